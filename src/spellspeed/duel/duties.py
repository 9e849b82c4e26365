"""What is due in a Standby or End Phase: each duty a Chain of its own (DESIGN §7.10, J-PHASE-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chain import CHAIN, PASS, responses, start_chain
from .clocks import counted, is_due
from .continuous import acts
from .legality.activation import used_up
from .machine import Step, program
from .moving import free_zone
from .records import NO_CTX, NOBODY, Card, Ctx, Duty, Event, Force, Option, Waiting
from .windows import AFTER, close_window

if TYPE_CHECKING:
    from .state import State


class ListDuties(Step):
    """What is due is fixed when the phase begins."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duties: list[Duty] = []
        for uid in duel.duty_cards:
            duties.extend(duties_of(duel, duel.cards[uid], duel.phase))
        if len(duties) > 1:
            # By where the cards lie, so that both seats are alike.
            duties.sort(key=lambda duty: place_order(duel, duty))
        if duel.phase == c.END_PHASE:
            for seat in (0, 1):
                for card in duel.monsters(seat):
                    for claim in card.claims:
                        if claim.lasts == c.END_OF_TURN:
                            duties.append(Duty(None, card.ref, claim.player, ()))
        if duel.force_kinds & c.S_DUTY:
            self.left_behind(duel, duties)
        duel.duties = tuple(duties)
        if not duties:
            duel.skip_rest()

    def left_behind(self, duel: State, duties: list[Duty]) -> None:
        """Effects that an earlier one left behind for this phase, or the n-th one; each falls due once."""
        kept = []
        for force in duel.forces:
            effect = force.static.duty() if force.static.kind & c.S_DUTY else None
            if effect is None or effect.phase != duel.phase or not is_due(duel, effect, force.player):
                kept.append(force)
            elif force.count + 1 < force.static.after:
                kept.append(counted(force))
            else:
                duties.append(Duty(effect, force.source, force.player, force.targets))
        duel.replace_forces(kept)


def duties_of(duel: State, card: Card, phase: int) -> list[Duty]:
    """What a card has to do, or may do, in this phase as things are now."""
    found: list[Duty] = []
    if card.muted:
        return found
    for effect in card.script.effects:
        if effect.kind != c.DUTY or effect.phase != phase or not (effect.zones >> card.zone) & 1:
            continue
        if card.on_field and not acts(card):
            continue
        player = card.side if card.on_field else card.owner
        if is_due(duel, effect, player):
            ctx = Ctx(player, card.uid, card.ref, effect)
            if all(need.holds(duel, ctx) for need in effect.needs):
                found.append(Duty(effect, card.ref, player, (), card.notes))
    return found


def place_order(duel: State, duty: Duty) -> tuple[bool, int, int, bool]:
    """The turn player's side first, zone by zone."""
    card = duel.cards[duty.source[0]]
    return (card.side != duel.turn_player, card.zone, card.slot, card.owner != duel.turn_player)


def lapse(duel: State, phase: int) -> None:
    """The turn player skips this phase: what was left behind for the next one is lost (J-PHASE-03)."""
    kept = []
    for force in duel.forces:
        effect = force.static.duty() if force.static.kind & c.S_DUTY else None
        if (
            effect is None
            or effect.phase != phase
            or phase == c.DRAW_PHASE
            or force.static.after > 1
            or not is_due(duel, effect, force.player)
        ):
            kept.append(force)
            continue
        for ref in force.targets:
            if duel.live(ref) and duel.cards[ref[0]].zone == c.REMOVED:
                free_zone(duel, duel.cards[ref[0]])
    duel.keep_forces(kept)


def before_draw(duel: State, *, again: bool = False) -> bool:
    """Does what was left behind for a Draw Phase, before the draw: no Chain, nobody answers.

    When the Draw Phase is skipped it is done as the next phase begins. False when there is nothing to do;
    otherwise the present step runs once more after it, if it asks for that (`again`).
    """
    due: list[Force] = []
    kept: list[Force] = []
    for force in duel.forces:
        effect = force.static.duty() if force.static.kind & c.S_DUTY else None
        if effect is not None and effect.phase == c.DRAW_PHASE and is_due(duel, effect, force.player):
            due.append(force)
        else:
            kept.append(force)
    if not due:
        return False
    duel.keep_forces(kept)
    if again:
        duel.again()
    for force in reversed(due):
        effect = force.static.duty()
        assert effect is not None
        ctx = Ctx(force.player, force.source[0], force.source, effect, None, force.targets)
        duel.call(effect.resolve, ctx)
    return True


class DoDuties(Step):
    """The turn player does one of his duties, uses something else, or passes; then the other player."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.duties:
            return
        player = 1 - duel.turn_player if self.opponent else duel.turn_player
        mine = [d for d in duel.duties if d.player == player and possible(duel, d)]
        if not mine:
            self.without_duty(duel, ctx, player)
            return
        options = different([duty_option(d) for d in mine])
        must = any(d.effect is None or d.effect.mandatory for d in mine)
        quick = responses(duel, player)
        options.extend(quick)
        if not must or (quick and not ctx.number("forced")):
            options.append(PASS)
        duel.ask(
            player, c.ORDER, f"Which effect of the {c.PHASE_NAMES[duel.phase]} is next?", options, self, ctx
        )

    def without_duty(self, duel: State, ctx: Ctx, player: int) -> None:
        """The other player's duties are left: this one may use something else, or pass."""
        if ctx.number("forced") or not any(possible(duel, duty) for duty in duel.duties):
            return
        options = responses(duel, player)
        if options:
            options.append(PASS)
            name = c.PHASE_NAMES[duel.phase]
            duel.ask(player, c.RESPOND, f"Use a card? Effects of the {name} are left.", options, self, ctx)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        player = 1 - duel.turn_player if self.opponent else duel.turn_player
        if pick.verb == c.V_PASS:
            return
        duel.jump(1)
        duel.call(AFTER, NO_CTX)
        if pick.verb == c.V_ACTIVATE:
            start_chain(duel, player, pick)
            return
        done = duel.duties[0]
        for duty in duel.duties:
            if duty.player == player and duty_option(duty).key == pick.key:
                done = duty
                break
        if done.effect is None or not done.effect.repeats:
            duel.duties = tuple([d for d in duel.duties if d is not done])
        if done.effect is None:
            end_claims(duel, done)
            return
        note_done(duel, done)
        if done.effect.unanswered:
            bound = Ctx(player, done.source[0], done.source, done.effect, None, done.targets)
            duel.call(done.effect.resolve, bound)
            return
        start_duty(duel, done)


def start_duty(duel: State, duty: Duty) -> None:
    """Starts the Chain of a duty."""
    assert duty.effect is not None
    event = Event(c.PHASE_BEGAN, duel.moment, duel.turn_player, (), (), duel.phase, 0, NOBODY, -1, (), "")
    waiting = Waiting(duty.effect, duty.source, duty.player, event, 0)
    duel.window_kind = c.AFTER_EVENT
    queue = Ctx(duty.player, -1, NOBODY).bind("queue", (waiting,)).bind("sure", 1)
    if duty.targets:
        # Those turned face-down since are left alone (J-TERM-07).
        queue = queue.bind("targets", tuple([ref for ref in duty.targets if duel.same(ref)]))
    if duty.notes:
        queue = queue.bind("notes", duty.notes)
    duel.call(CHAIN, queue)


def note_done(duel: State, duty: Duty) -> None:
    """A duty that was done, or left, does not come up again in this phase."""
    if duty.effect is not None and duty.effect.late:
        duel.mark(f"late {duty.source[0]}", duty.source[1] + 1)


def note_lost(duel: State, duty: Duty) -> None:
    """One that works once per Duel is used up even if it could not be done (Twin-Headed Behemoth)."""
    effect = duty.effect
    if effect is not None and effect.once == 4:
        duel.mark(f"{c.FOR_GOOD} {duty.source[0]}/{effect.index}", 1)


def duty_option(duty: Duty) -> Option:
    """How a duty is chosen; of several that one effect left behind the first card tells which."""
    target = duty.targets[0][0] if duty.targets else -1
    return Option(c.V_FIRST, duty.source[0], -1 if duty.effect is None else duty.effect.index, target)


def different(options: list[Option]) -> list[Option]:
    """One of each: what a card has left behind twice is alike, and done one after the other."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(option.key, option)
    return list(found.values())


def possible(duel: State, duty: Duty) -> bool:
    """Can the duty be carried out? One whose card lapsed cannot (upkeep, switch `standby_dodge`).

    Nor can one left on cards that have all gone or been turned face-down (J-TERM-07).
    """
    effect = duty.effect
    if effect is None:
        return duel.live(duty.source)
    if effect.upkeep and duel.covering(c.S_NO_UPKEEP, duel.cards[duty.source[0]]) is not None:
        return False
    if effect.once == 4 and used_up(duel, duel.cards[duty.source[0]], effect):
        return False
    if duty.targets and not any([duel.same(ref) for ref in duty.targets]):
        return False
    there = duel.same(duty.source)
    dodged = duel.rules.standby_dodge and not effect.left_behind
    if (effect.needs_source or dodged) and not there and not duty.targets:
        return False
    ctx = Ctx(duty.player, duty.source[0], duty.source, effect, None, duty.targets)
    if effect.cost is not None and effect.cost.obstacle(duel, ctx) is not None:
        return False
    for target in effect.targets:
        if target.obstacle(duel, ctx) is not None:
            return False
    for step in effect.steps:
        if step.obstacle(duel, ctx) is not None:
            return False
    return True


def end_claims(duel: State, duty: Duty) -> None:
    """Control taken until the End Phase ends, wherever it stands in the stack (DESIGN §7.8)."""
    if not duel.live(duty.source):
        return
    new = duel.cards[duty.source[0]].twin()
    new.claims = tuple([claim for claim in new.claims if claim.lasts != c.END_OF_TURN])
    duel.put(new)


def late_duties(duel: State) -> list[Duty]:
    """Duties of cards that have come to their place since the phase began (Sinister Serpent)."""
    found: list[Duty] = []
    for uid in duel.duty_cards:
        card = duel.cards[uid]
        if card.script.has_late_duty and not card.muted and duel.note(f"late {uid}") != card.visit + 1:
            found.extend(duties_of(duel, card, duel.phase))
    listed = [duty.source for duty in duel.duties]
    late = [d for d in found if d.effect is not None and d.effect.late and d.source not in listed]
    return [duty for duty in late if possible(duel, duty)]


def of_this_turn(duel: State) -> list[Force]:
    """What an effect has left behind for this very phase, though it has begun (Last Turn)."""
    if not duel.force_kinds & c.S_DUTY:
        return []
    found = []
    for force in duel.forces:
        if force.static.kind & c.S_DUTY and force.static.this_turn:
            effect = force.static.duty()
            if effect is not None and effect.phase == duel.phase and is_due(duel, effect, force.player):
                found.append(force)
    return found


def take_this_turn(duel: State) -> None:
    found = of_this_turn(duel)
    duel.keep_forces([force for force in duel.forces if force not in found])
    due = [Duty(force.static.duty(), force.source, force.player, force.targets) for force in found]
    duel.duties = (*duel.duties, *due)


class LastDuties(Step):
    """What has been left behind for this phase at the last moment."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if of_this_turn(duel):
            duel.again()
            duel.call(LATE_DUTIES, NO_CTX)


class OpenDuties(Step):
    """While duties are left, both players may use something else besides."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.duties = (*duel.duties, *late_duties(duel))
        if of_this_turn(duel):
            take_this_turn(duel)
        duel.window = ()
        duel.window_kind = c.LEAVING


class LeftOver(Step):
    """Both passed with duties left: the turn player must do one of his, then the other (J-PHASE-03)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        left = [d for d in duel.duties if (d.effect is None or d.effect.mandatory) and possible(duel, d)]
        if left:
            duel.jump(1)
            duel.bind("forced", 1)
            return
        for duty in duel.duties:
            note_done(duel, duty)
            note_lost(duel, duty)
        duel.duties = ()
        close_window(duel)


class Latecomers(Step):
    """Duties that fell due while both players had a last chance to act: after them there is another."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if late_duties(duel) or of_this_turn(duel):
            duel.skip(-2)
            duel.call(LATE_DUTIES, NO_CTX)


class NoList(Step):
    """Nothing is listed anew."""

    def run(self, duel: State, ctx: Ctx) -> None:
        pass


DUTIES = program("duties", ListDuties(), OpenDuties(), DoDuties(False), DoDuties(True), LeftOver())
LATE_DUTIES = program("late duties", NoList(), OpenDuties(), DoDuties(False), DoDuties(True), LeftOver())

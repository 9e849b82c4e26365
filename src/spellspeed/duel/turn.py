"""The turn: phases, the open state, duties, the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .attacked import forget_attacks
from .battle import BATTLE_PHASE, phase_options
from .chain import clear_field_zone, ignition_effects, quick_effects, shared_effects, start_chain
from .clocks import TurnEnds, counted
from .continuous import end_negating
from .duties import DUTIES, LastDuties, Latecomers, before_draw, lapse
from .forgoing import FORGONE, ForgoDraw
from .legality import (
    COMING_ROWS,
    OPEN_ROWS,
    SET_WAY_ROWS,
    SETTING_ROWS,
    STANDING_ROWS,
    SUMMON_LEFT_ROWS,
    SUMMON_WAY_ROWS,
    TURNING_ROWS,
    allowed,
    can_activate,
)
from .machine import Step, program
from .moving import change_position, draw, free_slot, move, place
from .records import NO_CTX, Ctx, Force, Option
from .settle import pay_fee, settle
from .summon import FLIP_SUMMON, SUMMON, summon_ctx
from .time_up import turn_over
from .windows import AFTER, LEAVE, LEAVE_WISHED, Run

if TYPE_CHECKING:
    from .state import State

HAND_LIMIT: Final = 6


def hand_limit(duel: State, player: int) -> int:
    """How many cards the player may hold at the end of his turn (R-PHASE-12); the most generous counts."""
    limit = HAND_LIMIT
    if duel.force_kinds & c.S_HAND_LIMIT:
        for force in duel.static_forces(c.S_HAND_LIMIT):
            if force.static.covers_player(duel, force, player):
                limit = max(limit, force.static.number(duel, force))
    return limit


class BeginTurn(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        duel.turn += 1
        if duel.turn > 1:
            duel.turn_player = 1 - duel.turn_player
        duel.summons_left = 1
        if duel.forces:
            player = duel.turn_player
            duel.keep_forces([f for f in duel.forces if f.until != c.YOUR_NEXT_TURN or f.player != player])
        duel.tell(c.TURN_BEGAN, duel.turn_player, amount=duel.turn)
        if duel.force_kinds & c.S_SKIP and skipped(duel, c.NO_PHASE):
            # The whole turn is skipped: nothing is done in it, and it counts as one.
            end_of_turn(duel)
            duel.jump(len(duel.stack[-1].program.steps) - 1)


class EnterPhase(Step):
    def __init__(self, phase: int) -> None:
        self.phase = phase

    def enters(self) -> int:
        return self.phase

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.force_kinds & c.S_SKIP and skipped(duel, self.phase):
            lapse(duel, self.phase)
            if self.phase == c.MAIN_1:
                # The Battle Phase may follow all the same (Timeater).
                duel.phase = c.MAIN_1
                duel.mark(c.NO_MAIN_1, 1)
                return
            steps = duel.stack[-1].program.steps
            pc = duel.pcs[-1]
            while not isinstance(steps[pc], EnterPhase):
                pc += 1
            duel.jump(pc)
            return
        enter_phase(duel, self.phase)
        if duel.force_kinds & c.S_DUTY and c.DRAW_PHASE < self.phase <= c.MAIN_1:
            before_draw(duel)


def skipped(duel: State, phase: int) -> bool:
    """Does an effect make the turn player skip this phase (NO_PHASE: this turn), with all that is due in it?

    One that was left behind for his next such phase, or the next few, is over then.
    """
    kept = []
    found = False
    for force in duel.forces:
        static = force.static
        if (
            static.kind & c.S_SKIP
            and static.number(duel, force) == phase
            and static.covers_player(duel, force, duel.turn_player)
        ):
            found = True
            if force.until == c.FOREVER:
                if force.count + 1 >= static.after:
                    continue
                force = counted(force)
        kept.append(force)
    duel.replace_forces(kept)
    return found


def enter_phase(duel: State, phase: int) -> None:
    duel.entered = duel.moment
    duel.phase = phase
    duel.step = c.NO_STEP
    if phase == c.END_PHASE and duel.forces:
        player = duel.turn_player
        ended = [f for f in duel.forces if f.until == c.THIS_END_PHASE]
        ended += [f for f in duel.forces if f.until == c.THEIR_END_PHASE and f.player != player]
        duel.keep_forces([f for f in duel.forces if f not in ended])
    duel.tell(c.PHASE_BEGAN, duel.turn_player, amount=phase)


class DrawForTurn(Step):
    """Drawing one card is compulsory; who cannot loses (R-PHASE-04, R-PHASE-05)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.turn == 1 and not duel.rules.first_turn_draw:
            return
        if duel.force_kinds & c.S_DUTY and before_draw(duel, again=True):
            return
        if ctx.number(FORGONE):
            return
        draw(duel, duel.turn_player, 1)
        settle(duel)
        if not (duel.answerable >> c.DRAWN) & 1:
            # No card answers a draw: both players are asked once, before the phase ends.
            duel.answered = duel.moment


class Act(Step):
    """The open state: one option per card and play (DESIGN §7.1)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        leaving = ctx.number("leaving")
        if leaving:
            if not ctx.number("acted"):
                duel.bind("next", leaving)
                return
            duel.bind("leaving", 0)
            duel.bind("acted", 0)
            ctx = duel.stack[-1].ctx
        options = open_options(duel, duel.turn_player)
        options.extend(phase_options(duel))
        duel.ask(duel.turn_player, c.ACT, f"Your move ({c.PHASE_NAMES[duel.phase]})", options, self, ctx)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        if pick.verb == c.V_PHASE:
            duel.bind("leaving", pick.number)
            if ctx.number("acted"):
                duel.bind("acted", 0)
            duel.call(LEAVE_WISHED, NO_CTX)
            return
        duel.call(AFTER, NO_CTX)
        make_play(duel, duel.turn_player, pick)


def open_options(duel: State, player: int) -> list[Option]:
    """All plays of the open state in a Main Phase.

    The rows of the turn say the same of every card, so they are asked once; those of the card follow, and
    what the loop itself makes sure of (a monster, in the hand) is not asked.
    """
    found: list[Option] = []
    any_card = duel.cards[0]
    is_open = allowed(OPEN_ROWS, duel, player, any_card, None)
    summons = is_open and allowed(SUMMON_LEFT_ROWS, duel, player, any_card, None)
    cards = duel.cards
    piles = duel.piles
    base = player * c.ZONES
    for uid in piles[base + c.HAND]:
        card = cards[uid]
        script = card.script
        if script.facts.kind == c.MONSTER:
            if summons and allowed(COMING_ROWS, duel, player, card, None):
                if allowed(SUMMON_WAY_ROWS, duel, player, card, None):
                    found.append(Option(c.V_SUMMON, uid))
                if allowed(SET_WAY_ROWS, duel, player, card, None):
                    found.append(Option(c.V_SET, uid))
            if script.procedure is not None and script.procedure.possible(duel, player, card):
                found.append(Option(c.V_SPECIAL_SUMMON, uid))
            if script.ignition_hand:
                ignition_effects(duel, player, card, found)
            if script.quick_hand:
                quick_effects(duel, player, card, found)
        else:
            effect = script.activation
            if effect is not None and can_activate(duel, player, card, effect):
                found.append(Option(c.V_ACTIVATE, uid, effect.index))
            if is_open and allowed(SETTING_ROWS, duel, player, card, None):
                found.append(Option(c.V_SET, uid))
    for uid in piles[base + c.MONSTER_ZONE]:
        if uid < 0:
            continue
        card = cards[uid]
        if card.up:
            if is_open and allowed(STANDING_ROWS, duel, player, card, None):
                found.append(Option(c.V_CHANGE_POSITION, uid))
            if card.script.ignition:
                ignition_effects(duel, player, card, found)
            if card.script.quick_field:
                quick_effects(duel, player, card, found)
        elif is_open and allowed(TURNING_ROWS, duel, player, card, None):
            found.append(Option(c.V_FLIP_SUMMON, uid))
    if duel.traits & c.T_FROM_FUSION_DECK:
        fusion_deck_options(duel, player, found)
    if duel.traits & c.T_FROM_DECK and duel.odd & c.O_HOSTED:
        deck_options(duel, player, found)
    field_options(duel, player, found)
    return found


def deck_options(duel: State, player: int, found: list[Option]) -> None:
    """Monsters that Special Summon themselves from the Deck, for one that wears an Equip (Metalzoa)."""
    names: dict[str, int] = {}
    for card in duel.cards_in(player, c.DECK):
        procedure = card.script.procedure
        if procedure is not None and card.name not in names and procedure.possible(duel, player, card):
            names[card.name] = card.uid
    # In the order of their names, which tells nothing of that of the Deck.
    found.extend([Option(c.V_SPECIAL_SUMMON, names[name]) for name in sorted(names)])


def fusion_deck_options(duel: State, player: int, found: list[Option]) -> None:
    """Fusion Monsters that Special Summon themselves; of several of a name one is enough."""
    names: list[str] = []
    for card in duel.cards_in(player, c.FUSION_DECK):
        procedure = card.script.procedure
        if procedure is not None and card.name not in names and procedure.possible(duel, player, card):
            names.append(card.name)
            found.append(Option(c.V_SPECIAL_SUMMON, card.uid))


def field_options(duel: State, player: int, found: list[Option]) -> None:
    """What may be activated in the Magic & Trap Zones and the Field Card Zone in an open state."""
    base = player * c.ZONES
    for uid in (*duel.piles[base + c.MAGIC_TRAP_ZONE], duel.piles[base + c.FIELD_ZONE][0]):
        if uid < 0:
            continue
        card = duel.cards[uid]
        script = card.script
        if not card.up:
            effect = script.activation
            if effect is not None and can_activate(duel, player, card, effect):
                found.append(Option(c.V_ACTIVATE, uid, effect.index))
        else:
            if script.quick_field:
                quick_effects(duel, player, card, found)
            if script.ignition:
                ignition_effects(duel, player, card, found)
    if duel.shared:
        shared_effects(duel, player, found)


def make_play(duel: State, player: int, pick: Option) -> None:
    """Starts the program of a play."""
    verb = pick.verb
    card = duel.cards[pick.card]
    if verb == c.V_ACTIVATE:
        start_chain(duel, player, pick)
    elif verb == c.V_SUMMON:
        duel.call(SUMMON, summon_ctx(duel, player, card, c.NORMAL_SUMMON))
    elif verb == c.V_SET and card.script.facts.kind == c.MONSTER:
        duel.call(SUMMON, summon_ctx(duel, player, card, c.SET_DOWN))
    elif verb == c.V_SET:
        duel.call(SET_CARD, Ctx(player, card.uid, card.ref))
    elif verb == c.V_FLIP_SUMMON:
        duel.call(FLIP_SUMMON, Ctx(player, card.uid, card.ref))
    elif verb == c.V_SPECIAL_SUMMON:
        assert card.script.procedure is not None
        duel.call(card.script.procedure.program, summon_ctx(duel, player, card, c.SPECIAL_SUMMON))
    else:
        assert verb == c.V_CHANGE_POSITION
        change_position(duel, card.uid, not card.attacking, manual=True, by=player)


class PickSetZone(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones == "ask" and duel.cards[ctx.card].script.facts.icon != c.FIELD:
            slots = duel.pile(ctx.player, c.MAGIC_TRAP_ZONE)
            options = [Option(c.V_ZONE, number=slot + 1) for slot in range(5) if slots[slot] == c.EMPTY]
            duel.ask(ctx.player, c.CHOOSE, "Choose a zone", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class SetCard(Step):
    """Sets a Magic or Trap Card; a Field Magic goes to the Field Card Zone (R-FIELD-01, J-FIELD-02)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        zone = c.MAGIC_TRAP_ZONE
        if duel.cards[ctx.card].script.facts.icon == c.FIELD:
            zone = c.FIELD_ZONE
            clear_field_zone(duel, ctx.player)
        if duel.force_kinds & c.S_FEE and not ctx.number("by effect"):
            pay_fee(duel, ctx.player, duel.cards[ctx.card])
        slot = ctx.number("zone") - 1
        if slot < 0:
            slot = free_slot(duel, ctx.player, zone)
        card = place(duel, ctx.card, ctx.player, zone, slot, up=False, attacking=False, arrived=c.SET_DOWN)
        duel.happen(c.SET, ctx.player, (card.ref,))


SET_CARD = program("set card", PickSetZone(), SetCard())


class Battle(Step):
    """The Battle Phase, if the turn player goes there."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if ctx.number("next") == c.BATTLE_PHASE:
            duel.bind("leaving", 0)
            duel.bind("acted", 0)
            duel.call(BATTLE_PHASE, NO_CTX)
        else:
            duel.skip(2)


class AfterBattle(Step):
    """Main Phase 2 exists only after a Battle Phase (R-PHASE-10).

    By an effect another Battle Phase may come before it (Weather Report).
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.notes and duel.note(c.TO_END_PHASE):
            duel.skip(1)
            return
        if duel.force_kinds & c.S_SKIP and battles_again(duel):
            options = [Option(c.V_YES), Option(c.V_NO)]
            prompt = "Begin another Battle Phase?"
            duel.ask(duel.turn_player, c.YES_NO, prompt, options, self, ctx)
            return
        enter_phase(duel, c.MAIN_2)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_NO:
            enter_phase(duel, c.MAIN_2)
            return
        duel.again()
        duel.mark(c.SECOND_BATTLE, 1)
        for card in duel.monsters(duel.turn_player):
            forget_attacks(duel, card)
        duel.call(BATTLE_PHASE, NO_CTX)


def battles_again(duel: State) -> bool:
    """May the turn player have a second Battle Phase after the one that has ended?"""
    player = duel.turn_player
    if duel.note(c.SECOND_BATTLE) or duel.covering_player(c.S_NO_BATTLE_PHASE, player) is not None:
        return False
    for force in duel.static_forces(c.S_SKIP):
        if force.static.number(duel, force) == c.TWO_BATTLES and force.static.covers_player(
            duel, force, player
        ):
            return True
    return False


class HandLimit(Step):
    """The turn player discards down to his limit, cards of his choice (R-PHASE-12, J-PHASE-04)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        player = duel.turn_player
        hand = duel.pile(player, c.HAND)
        over = len(hand) - hand_limit(duel, player)
        if over <= 0:
            return
        picked = ctx.refs("discards")
        taken = [ref[0] for ref in picked]
        options = [Option(c.V_PICK, uid) for uid in hand if uid not in taken]
        duel.ask(
            player,
            c.CHOOSE,
            f"Choose a card to discard ({len(picked) + 1} of {over})",
            options,
            self,
            ctx,
            least=over,
            most=over,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        player = duel.turn_player
        picked = (*ctx.refs("discards"), duel.cards[pick.card].ref)
        duel.again()
        if len(picked) < len(duel.pile(player, c.HAND)) - hand_limit(duel, player):
            duel.bind("discards", picked)
            return
        duel.bind("discards", ())
        move(duel, [ref[0] for ref in picked], c.GRAVEYARD, c.AS_DISCARD | c.BY_HAND_LIMIT, by=player)
        duel.call(AFTER, NO_CTX)


class EndTurn(Step):
    """What lasts until the end of the turn ends now (J-PHASE-05); what that triggers belongs to this turn."""

    def run(self, duel: State, ctx: Ctx) -> None:
        end_of_turn(duel)
        duel.call(AFTER, NO_CTX)


def end_of_turn(duel: State) -> None:
    """What lasts until the end of this turn ends; what it negated is free again."""
    if duel.force_kinds & c.S_NO_BATTLE_PHASE:
        defer(duel)
    ended = [force for force in duel.forces if over(duel, force)]
    duel.keep_forces([force for force in duel.forces if force not in ended])
    for force in ended:
        if force.static.kind & c.S_NEGATE:
            end_negating(duel, force.source[0])


def defer(duel: State) -> None:
    """What takes only a Battle Phase that nothing else has taken waits for the next one (Frozen Soul)."""
    player = duel.turn_player
    taken = [force for force in duel.static_forces(c.S_NO_BATTLE_PHASE) if not force.static.defers]
    if not any([force.static.covers_player(duel, force, player) for force in taken]):
        return
    kept = []
    for force in duel.forces:
        if force.static.defers and over(duel, force) and force.player != player:
            until = c.END_OF_THEIR_NEXT_TURN
            force = Force(force.order, force.static, force.source, force.player, until, duel.turn, ())
        kept.append(force)
    duel.replace_forces(kept)


def over(duel: State, force: Force) -> bool:
    """Does this static effect end with this turn?"""
    if force.until == c.END_OF_TURN:
        return True
    if force.turn == duel.turn:
        return False
    mine = force.player == duel.turn_player
    return force.until == (c.END_OF_YOUR_NEXT_TURN if mine else c.END_OF_THEIR_NEXT_TURN)


def note_paid(duel: State) -> None:
    """Keeps the half of each payment of the turn player in his turn (Life Absorbing Machine)."""
    player = duel.turn_player
    count = 0
    for event in duel.memory:
        if event.kind == c.LIFE_PAID and event.player == player:
            count += 1
            duel.mark(paid_note(player, count), (event.amount + 1) // 2)
    duel.mark(paid_note(player, 0), count)


def paid_note(player: int, number: int) -> str:
    """Where it is kept what a player paid in his last turn: how often for 0, else by this payment."""
    return f"{c.FOR_GOOD} paid {player} {number}"


class NextTurn(Step):
    """Memory rolls over, and the next turn begins."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.dirty:
            settle(duel)
            if duel.outcome is not None:
                return
        if duel.notes:
            turn_over(duel)
            if duel.outcome is not None:
                return
        if duel.remembered >> c.LIFE_PAID & 1:
            note_paid(duel)
        duel.last_memory = duel.memory
        duel.memory = ()
        duel.notes = tuple([note for note in duel.notes if note[0].startswith(c.FOR_GOOD)])
        duel.pace = 0
        duel.seen = ()
        duel.circle = ()
        duel.trail = ()
        duel.refusals = ()
        duel.jump(0)
        duel.rebind(NO_CTX)


TURN = program(
    "turn",
    BeginTurn(),
    EnterPhase(c.DRAW_PHASE),
    ForgoDraw(),
    DrawForTurn(),
    Run(AFTER),
    Run(LEAVE),
    EnterPhase(c.STANDBY_PHASE),
    Run(DUTIES),
    Run(LEAVE),
    Latecomers(),
    EnterPhase(c.MAIN_1),
    Act(),
    Battle(),
    AfterBattle(),
    Act(),
    EnterPhase(c.END_PHASE),
    Run(DUTIES),
    Run(LEAVE),
    Latecomers(),
    HandLimit(),
    EndTurn(),
    HandLimit(),
    LastDuties(),
    TurnEnds(),
    NextTurn(),
)

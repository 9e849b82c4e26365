"""The Damage Step in its six sub-steps (DESIGN §7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .attacked import ASK_FOR_ATTACKS, note_attack
from .continuous import end_force, lose_own_values
from .counters import set_note
from .hurting import inflict
from .machine import Step, program
from .moving import change_position, destroy, move, not_destroyed, turn_up
from .records import NOBODY, Attack, Card, Ctx, Event, Ref
from .serving import substitute
from .settle import settle
from .values import attack as attack_value
from .values import defense as defense_value
from .values import shown
from .windows import DAMAGE_WINDOW, Run

if TYPE_CHECKING:
    from .state import State

WAITED: Final = c.S_DOOMED | c.S_DESTROYED_IF | c.S_CALCULATED
"""Kinds of static effect of which something is due right after damage calculation."""


class BeginDamage(Step):
    """The attack is made; "at the start" effects act while the target is still face-down."""

    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        assert attack is not None
        duel.step = c.DAMAGE_STEP
        duel.substep = c.DAMAGE_START
        clear_chain_marks(duel)
        duel.tell(c.STEP_BEGAN, duel.turn_player, amount=c.DAMAGE_STEP)
        new = duel.cards[attack.attacker[0]].twin()
        if not attack.forced:
            new.attacks += 1
        if new.script.rests:
            new.notes = (*[note for note in new.notes if note[0] != "attacked"], ("attacked", duel.turn))
        duel.put(new)
        if duel.force_kinds & ASK_FOR_ATTACKS and not attack.forced:
            note_attack(duel, new.uid, attack.target)
        wake_fighters(duel)


def wake_fighters(duel: State) -> None:
    """Starts what a fight triggers at the start of the Damage Step and before calculation (J-DMG-01)."""
    attack = duel.attack
    listening = duel.listeners.get(c.FIGHTING)
    if listening is None or attack is None:
        return
    cards = (attack.attacker,) if attack.direct else (attack.attacker, attack.target)
    side = duel.cards[attack.attacker[0]].side
    amount = duel.substep
    event = Event(c.FIGHTING, duel.moment, side, cards, (), amount, 0, NOBODY, -1, (3,) * len(cards), "")
    duel.wake(event, listening, duel.substep)


def wake_victors(duel: State, attacker: Card, target: Card, doomed: list[Card]) -> None:
    """Starts what a monster triggers by destroying another one by battle, before that leaves the field."""
    listening = duel.listeners.get(c.DEFEATED)
    if listening is None:
        return
    for card in doomed:
        victor = target if card.uid == attacker.uid else attacker
        cards = (victor.ref, card.ref)
        event = Event(c.DEFEATED, duel.moment, victor.side, cards, (), 0, c.BY_BATTLE, NOBODY, -1, (3, 3), "")
        duel.wake(event, listening, c.AFTER_DAMAGE)


def clear_chain_marks(duel: State) -> None:
    """Each player may start one Chain in each sub-step (J-DMG-10)."""
    duel.mark("chain 0", 0)
    duel.mark("chain 1", 0)


class SubStep(Step):
    """Goes to a sub-step; with a fighter gone before calculation there is nothing to calculate (J-DMG-05)."""

    def __init__(self, substep: int) -> None:
        self.substep = substep

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.substep = self.substep
        if self.substep in (c.BEFORE_CALCULATION, c.CALCULATION) and not fighters_there(duel):
            duel.substep = c.DAMAGE_END
            duel.jump(len(duel.stack[-1].program.steps) - 3)
        elif self.substep == c.BEFORE_CALCULATION:
            wake_fighters(duel)
        elif self.substep == c.AFTER_DAMAGE and duel.force_kinds & WAITED:
            # Some of what destroys itself, or what a battle resets, has waited for this.
            duel.dirty = True
            destroy_doomed(duel)


def destroy_doomed(duel: State) -> None:
    """What an effect destroys right after damage calculation, before any trigger (Reflect Bounder)."""
    for force in duel.static_forces(c.S_DOOMED):
        doomed = [ref[0] for ref in force.targets if duel.same(ref) and not duel.cards[ref[0]].muted]
        destroy(duel, doomed, c.BY_EFFECT, source=force.source, by=force.player)


def fighters_there(duel: State) -> bool:
    attack = duel.attack
    if attack is None or not duel.live(attack.attacker):
        return False
    attacker = duel.cards[attack.attacker[0]]
    if not attacker.up or not attacker.attacking or attacker.side != duel.turn_player:
        return False
    if attack.direct:
        return True
    return duel.live(attack.target) and duel.cards[attack.target[0]].side != attacker.side


class TurnTargetUp(Step):
    """A face-down target is turned face-up first; its FLIP effect waits (R-DMG-03)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        if attack is None or attack.direct or not fighters_there(duel):
            return
        target = duel.cards[attack.target[0]]
        if not target.up:
            new = attack.twin()
            new.turned = True
            duel.attack = new
            turn_up(duel, target.uid, target.attacking, cause=c.BY_BATTLE, substep=c.AFTER_FLIP)
            if duel.force_kinds & c.S_POSITION:
                # What holds it in another position does so before it fights (Final Attack Orders).
                settle(duel)


class Calculate(Step):
    """Compare, apply damage, mark what is destroyed (R-DMG-09 to R-DMG-15)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not fighters_there(duel):
            duel.substep = c.DAMAGE_END
            duel.jump(len(duel.stack[-1].program.steps) - 3)
            return
        attack = duel.attack
        assert attack is not None
        attacker = duel.cards[attack.attacker[0]]
        strength = shown(attack_value(duel, attacker))
        if attack.direct:
            battle(duel, attack, attacker, None, 1 - attacker.side, strength, [])
            return
        target = duel.cards[attack.target[0]]
        if target.attacking:
            guard = shown(attack_value(duel, target))
            if strength > guard:
                battle(duel, attack, attacker, target, target.side, strength - guard, [target])
            elif strength == guard:
                battle(duel, attack, attacker, target, -1, 0, [attacker, target])
            else:
                battle(duel, attack, attacker, target, attacker.side, guard - strength, [attacker])
            return
        guard = shown(defense_value(duel, target))
        if strength > guard:
            force = duel.covering(c.S_PIERCING, attacker)
            hurt = -1 if force is None else 1 - force.player
            battle(duel, attack, attacker, target, hurt, strength - guard, [target])
        elif strength == guard:
            battle(duel, attack, attacker, target, -1, 0, [])
        else:
            battle(duel, attack, attacker, target, attacker.side, guard - strength, [])


def battle(
    duel: State, attack: Attack, attacker: Card, target: Card | None, hurt: int, amount: int, lost: list[Card]
) -> None:
    """Applies the result: damage first, then the marks; one moment."""
    cards: tuple[Ref, ...] = (attacker.ref,) if target is None else (attacker.ref, target.ref)
    winner = target if hurt == attacker.side and target not in lost else attacker
    # What answers a battle stands on one Chain with a FLIP effect (D.D. Warrior Lady and Fiber Jar).
    flipped = any([waiting.substep == c.AFTER_FLIP for waiting in duel.waiting])
    duel.happen(c.BATTLED, attacker.side, cards, substep=c.AFTER_FLIP if flipped else c.AFTER_DAMAGE)
    if hurt >= 0 and amount > 0 and winner is not None:
        amount = inflict(duel, winner, hurt, amount)
    doomed = [card for card in lost if not not_destroyed(duel, card, c.BY_BATTLE)]
    if duel.force_kinds & c.S_SUBSTITUTE:
        doomed = [card for card in doomed if not substitute(duel, card, amount if hurt == card.side else 0)]
    new = attack.twin()
    new.marked = tuple([card.ref for card in doomed])
    if duel.force_kinds & c.S_REPELS and target is not None and hurt == attacker.side:
        repel(duel, new, attacker, target)
    duel.attack = new
    if duel.force_kinds & c.S_QUELLS:
        quell(duel, attacker, target, doomed)
    if duel.force_kinds & c.S_TAKES_AWAY and target is not None and len(doomed) == 1:
        victor = target if doomed[0].uid == attacker.uid else attacker
        if duel.covering(c.S_TAKES_AWAY, duel.cards[victor.uid]) is not None:
            set_note(duel, duel.cards[doomed[0].uid], c.TAKEN_AWAY, 1)
    if doomed and target is not None:
        wake_victors(duel, attacker, target, doomed)
    settle(duel)


def repel(duel: State, attack: Attack, attacker: Card, target: Card) -> None:
    """The target in Defense Position has more DEF than the attacker ATK: does an effect destroy that for it?

    Some do at once, so that it can be neither chosen nor moved, others at the end of the Damage Step.
    """
    if target.attacking:
        return
    found = [force for force in duel.static_forces(c.S_REPELS) if force.static.covers(duel, force, target)]
    for force in found:
        if not not_destroyed(duel, attacker, c.BY_EFFECT, force.source):
            attack.repelled = force.source
            if force.static.number(duel, force) == c.CALCULATION:
                attack.marked = (attacker.ref,)
                return


def quell(duel: State, attacker: Card, target: Card | None, doomed: list[Card]) -> None:
    """Negates for good the effects of monsters that certain others destroy by battle (Dark Ruler Ha Des)."""
    quelled = []
    for card in doomed:
        other = target if card is attacker else attacker
        if other is None:
            continue
        for force in duel.static_forces(c.S_QUELLS):
            static = force.static
            if static.covers(duel, force, other) and static.quells(duel, force, card):
                quelled.append(card.uid)
                break
    for uid in quelled:
        new = duel.cards[uid].twin()
        new.muted = True
        duel.put(new)
        lose_own_values(duel, new)
        end_force(duel, new)


class BuryMarked(Step):
    """Monsters destroyed in this battle go to the Graveyard (R-DMG-08)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        # What destroys itself under some condition has waited for this (J-DMG-01).
        duel.dirty = True
        if attack is not None and attack.repelled[0] >= 0:
            bury_repelled(duel, attack)
            return
        if attack is None or not attack.marked:
            return
        marked = [ref for ref in attack.marked if duel.live(ref)]
        new = attack.twin()
        new.marked = ()
        duel.attack = new
        if not marked:
            return
        other = attack.target if marked[0][0] == attack.attacker[0] else attack.attacker
        by = duel.cards[other[0]].side if other[0] >= 0 else -1
        to = c.REMOVED if duel.cards[marked[0][0]].note(c.TAKEN_AWAY) else c.GRAVEYARD
        move(duel, [ref[0] for ref in marked], to, c.BY_BATTLE, source=other, by=by)


def bury_repelled(duel: State, attack: Attack) -> None:
    """The attacker was destroyed by the effect of a card, not by the battle."""
    new = attack.twin()
    new.marked = ()
    new.repelled = NOBODY
    duel.attack = new
    if duel.live(attack.attacker):
        by = duel.cards[attack.repelled[0]].side
        destroy(duel, [attack.attacker[0]], c.BY_EFFECT, source=attack.repelled, by=by)


def rest(duel: State, uid: int, when: int) -> None:
    """Changes a monster that has attacked to Defense Position, if a static effect says so; no Chain."""
    card = duel.cards[uid]
    for force in duel.static_forces(c.S_RESTS):
        if force.static.number(duel, force) != when or not force.static.covers(duel, force, card):
            continue
        if card.attacking:
            change_position(
                duel, uid, False, manual=False, source=force.source, by=force.player, same=duel.unanswered()
            )
        follow = force.static.follow()
        if follow is not None:
            ref = duel.cards[uid].ref
            duel.add_force(follow, force.source, force.player, c.END_OF_YOUR_NEXT_TURN, (ref,))


def rest_after_battle(duel: State) -> None:
    """Monsters that have attacked in this Battle Phase rest at its end (Goblin Attack Force)."""
    if duel.force_kinds & c.S_RESTS:
        for seat in (duel.turn_player, 1 - duel.turn_player):
            for card in duel.monsters(seat):
                if card.up and card.note("attacked") == duel.turn:
                    rest(duel, card.uid, c.END_OF_PHASE)


class EndDamage(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        if duel.force_kinds & c.S_RESTS and attack is not None and duel.live(attack.attacker):
            if duel.cards[attack.attacker[0]].up:
                rest(duel, attack.attacker[0], c.END_OF_DAMAGE_STEP)
        duel.substep = 0
        duel.step = c.BATTLE_STEP
        duel.keep_forces([f for f in duel.forces if f.until != c.END_OF_DAMAGE_STEP])
        settle(duel)


DAMAGE_STEP = program(
    "damage step",
    BeginDamage(),
    Run(DAMAGE_WINDOW),
    SubStep(c.DAMAGE_FLIP),
    TurnTargetUp(),
    SubStep(c.BEFORE_CALCULATION),
    Run(DAMAGE_WINDOW),
    SubStep(c.CALCULATION),
    Run(DAMAGE_WINDOW),
    Calculate(),
    SubStep(c.AFTER_DAMAGE),
    Run(DAMAGE_WINDOW),
    SubStep(c.AFTER_FLIP),
    Run(DAMAGE_WINDOW),
    SubStep(c.DAMAGE_END),
    BuryMarked(),
    Run(DAMAGE_WINDOW),
    EndDamage(),
)

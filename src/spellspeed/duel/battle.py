"""The Battle Phase: steps, attacks and Replays (DESIGN §7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .attacked import ASK_FOR_ATTACKS, LAST_ATTACKER, note_attack
from .chain import responses, start_chain
from .damage import DAMAGE_STEP, rest_after_battle
from .duties import DUTIES
from .legality import (
    ATTACK_ROWS,
    allowed,
    attack_price,
    attack_targets,
    attacks_allowed,
    attacks_made,
    cards_to_attack,
    may_attack,
    may_go_to,
    rival_picks,
)
from .machine import Step, program
from .moving import destroy, move
from .records import NO_CTX, NOBODY, Attack, Card, Ctx, Option, Ref, Task
from .settle import change_life
from .windows import AFTER, LEAVE, LEAVE_WISHED, Run, SecondAnswer, Window

if TYPE_CHECKING:
    from .state import State


class EnterBattle(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        duel.phase = c.BATTLE_PHASE
        duel.tell(c.PHASE_BEGAN, duel.turn_player, amount=c.BATTLE_PHASE)


class EnterStep(Step):
    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.step = self.step
        duel.tell(c.STEP_BEGAN, duel.turn_player, amount=self.step)


def attack_options(duel: State, player: int) -> list[Option]:
    found = []
    for card in duel.monsters(player):
        if allowed(ATTACK_ROWS, duel, player, card, None):
            for ref in attack_targets(duel, card):
                found.append(Option(c.V_ATTACK, card.uid, target=ref[0]))
    return found


TO_BATTLE: Final = Option(c.V_PHASE, number=c.BATTLE_PHASE)
TO_MAIN_2: Final = Option(c.V_PHASE, number=c.MAIN_2)
TO_END: Final = Option(c.V_PHASE, number=c.END_PHASE)
GOING: Final = {c.MAIN_1: (TO_BATTLE, TO_END), c.BATTLE_PHASE: (TO_MAIN_2,), c.MAIN_2: (TO_END,)}
"""What can come next after each phase that is left at will."""


def phase_options(duel: State) -> list[Option]:
    """Where the turn player may go from here (R-PHASE-08 to R-PHASE-10)."""
    found: list[Option] = []
    player = duel.turn_player
    bout = duel.bout
    ahead = GOING.get(duel.phase, ()) if bout is None else (Option(c.V_PHASE, number=bout.phase),)
    for option in ahead:
        if may_go_to(duel, player, option.number):
            found.append(option)
    return found


class BattleAct(Step):
    """The open state of the Battle Step: attack, use something, or go to the End Step."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if ctx.number("leaving"):
            if not ctx.number("acted"):
                return
            duel.bind("leaving", 0)
            duel.bind("acted", 0)
            ctx = duel.stack[-1].ctx
        player = duel.turn_player
        options = attack_options(duel, player)
        if duel.note("same attacker"):
            options.append(Option(c.V_NO))
        else:
            if duel.bout is not None and not options:
                return
            options.extend(responses(duel, player))
            options.extend(phase_options(duel))
        duel.ask(player, c.ACT, "Your move (Battle Step)", options, self, ctx)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        if pick.verb == c.V_PHASE:
            duel.bind("leaving", 1)
            if ctx.number("acted"):
                duel.bind("acted", 0)
            duel.call(LEAVE_WISHED, NO_CTX)
        elif pick.verb == c.V_ATTACK:
            duel.mark("same attacker", 0)
            card = duel.cards[pick.card]
            target = NOBODY if pick.target < 0 else duel.cards[pick.target].ref
            duel.call(ATTACK, Ctx(duel.turn_player, pick.card, card.ref).with_targets((target,)))
        elif pick.verb == c.V_NO:
            use_attack(duel, duel.note("same attacker") - 1)
            duel.mark("same attacker", 0)
        else:
            duel.call(AFTER, NO_CTX)
            start_chain(duel, duel.turn_player, pick)


class AimForced(Step):
    """An attack that an effect makes goes at the target of the attack in whose place it is made.

    When that has gone the turn player chooses another. With no monster to attack it is direct.
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        if not ctx.number("forced"):
            return
        card = duel.cards[ctx.card]
        if not (duel.same(ctx.source) and card.attacking and card.side == duel.turn_player):
            duel.skip_rest()
            return
        target = ctx.targets[0]
        rivals = duel.monsters(1 - card.side)
        if not rivals:
            duel.rebind(ctx.with_targets((NOBODY,)))
        elif target[0] < 0 or not duel.live(target) or duel.cards[target[0]].side == card.side:
            options = [Option(c.V_PICK, rival.uid) for rival in rivals]
            prompt = "Which monster does it attack?"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.rebind(ctx.with_targets((duel.cards[pick.card].ref,)))


class PickLured(Step):
    """Of several monsters that lure the attack the player who controls them chooses one.

    The same where an effect lets him choose what is attacked; then it may also be a direct attack.
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.force_kinds & c.S_LURE or ctx.number("forced"):
            return
        attacker = duel.cards[ctx.card]
        if not rival_picks(duel, attacker):
            return
        rivals = duel.monsters(1 - attacker.side)
        options = [Option(c.V_PICK, card.uid) for card in rivals if may_attack(duel, attacker, card)]
        if may_attack(duel, attacker, None):
            options.append(Option(c.V_MODE, number=1, word="direct attack"))
        prompt = "Which monster is attacked?"
        duel.ask(1 - ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        target = NOBODY if pick.verb == c.V_MODE else duel.cards[pick.card].ref
        duel.rebind(ctx.with_targets((target,)))


class DeclareAttack(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        target = ctx.targets[0]
        forced = ctx.number("forced") != 0
        if not forced:
            pay_to_attack(duel, ctx.player, card)
        new = duel.cards[ctx.card].twin()
        new.attacks = attacks_made(duel, card)
        new.declared = duel.turn
        duel.put(new)
        defenders = tuple([rival.ref for rival in duel.monsters(1 - card.side)])
        attack = Attack(card.ref, target, defenders, duel.next_order(), duel.attack)
        attack.forced = forced
        attack.hidden = target[0] >= 0 and not duel.cards[target[0]].up
        duel.attack = attack
        cards = (card.ref,) if target[0] < 0 else (card.ref, target)
        duel.happen(c.ATTACK_DECLARED, ctx.player, cards)


def pay_to_attack(duel: State, player: int, card: Card) -> None:
    """Pays for declaring an attack; nothing is refunded (J-REPLAY-04)."""
    price = attack_price(duel, card) if duel.force_kinds & c.S_PAY_TO_ATTACK else 0
    if price:
        change_life(duel, player, -price)
        duel.happen(c.LIFE_PAID, player, (card.ref,), amount=price, by=player)
    sends = cards_to_attack(duel, card) if duel.force_kinds & c.S_SEND_TO_ATTACK else 0
    if sends:
        top = list(reversed(duel.pile(player, c.DECK)[-sends:]))
        move(duel, top, c.GRAVEYARD, c.AS_COST, by=player)


def use_attack(duel: State, uid: int, target: Ref = NOBODY) -> None:
    """The attack on this monster, or a direct one, counts as made."""
    new = duel.cards[uid].twin()
    new.attacks = attacks_made(duel, new) + 1
    duel.put(new)
    if duel.force_kinds & ASK_FOR_ATTACKS:
        note_attack(duel, uid, target)


class AttackWindow(Window):
    """After each Chain: does the attack go on, stop, or begin again as a Replay (DESIGN §7.5)?"""

    def goes_on(self, duel: State) -> bool:
        attack = duel.attack
        if attack is None:
            return False
        if attack.negated:
            return self.stop(duel, attack, "negated")
        attacker = duel.cards[attack.attacker[0]]
        if not still_attacks(duel, attack, attacker):
            return self.stop(duel, attack, "stopped")
        rivals = duel.monsters(1 - attacker.side)
        before = sorted([(ref[0], ref[1]) for ref in attack.defenders])
        now = sorted([(rival.uid, rival.visit) for rival in rivals])
        changed = before != now
        if attack.direct and rivals and not may_attack(duel, attacker, None):
            changed = True
        if not changed:
            return True
        if duel.rules.replay_sources != "any" and not attack.by_trap:
            target = attack.target
            if not attack.direct and (not duel.live(target) or duel.cards[target[0]].side == attacker.side):
                return self.stop(duel, attack, "stopped")
            return True
        duel.tell(c.REPLAY, attacker.side, (attacker.ref,))
        duel.attack = attack.parent
        if duel.rules.replay_attacker == "same_only":
            duel.mark("same attacker", attacker.uid + 1)
        return False

    def stop(self, duel: State, attack: Attack, why: str) -> bool:
        """The attack is over and counts as made; the Battle Step's open state follows."""
        if duel.live(attack.attacker):
            if not attack.forced:
                use_attack(duel, attack.attacker[0], attack.target)
            duel.tell(c.ATTACK_STOPPED, duel.turn_player, (attack.attacker,), text=why)
        duel.attack = attack.parent
        return False


def redirect(duel: State, target: Ref) -> None:
    """The attack that goes on has another target from now on."""
    attack = duel.attack
    if attack is not None:
        new = Attack(attack.attacker, target, attack.defenders, attack.order, attack.parent)
        new.negated = attack.negated
        new.lately = attack.lately
        new.by_trap = attack.by_trap
        new.forced = attack.forced
        new.hidden = attack.hidden
        duel.attack = new


def begin_anew(duel: State) -> None:
    """The attack that goes on begins again as a Replay once the Chain has settled (Staunch Defender)."""
    if duel.attack is not None:
        new = duel.attack.twin()
        # No monsters are the same as these.
        new.defenders = (NOBODY,)
        new.by_trap = True
        duel.attack = new


def attack_instead(duel: State, card: Card) -> None:
    """Once the Chain has settled this monster attacks in place of the one that attacks now (DESIGN §7.5)."""
    attack = duel.attack
    if attack is not None:
        ctx = Ctx(duel.turn_player, card.uid, card.ref).bind("forced", 1)
        duel.tasks = (*duel.tasks, Task(ATTACK, ctx.with_targets((attack.target,))))


def still_attacks(duel: State, attack: Attack, attacker: Card) -> bool:
    """Is the attacker still there, in face-up Attack Position, and under no new ban (J-BP-03, J-BP-06)?"""
    if not duel.live(attack.attacker) or not attacker.up or not attacker.attacking:
        return False
    if attacker.side != duel.turn_player:
        return False
    for force in duel.static_forces(c.S_CANNOT_ATTACK):
        # One under a condition did not hold when the attack was declared.
        new = force.order > attack.order or (force.static.when is not None and not attack.forced)
        if new and (attacker.ref in force.targets or force.static.covers(duel, force, attacker)):
            return False
    made = attacks_made(duel, attacker)
    # The right to one more may have gone with its card.
    return made == 0 or attack.forced or made < attacks_allowed(duel, attacker)


class ToDamageStep(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.attack is not None and duel.attack.attacker[0] == ctx.card:
            duel.call(DAMAGE_STEP, ctx)


class EndAttack(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        if attack is not None and attack.attacker[0] == ctx.card:
            duel.attack = attack.parent


def end_poses(duel: State) -> None:
    """Magic and Trap Cards that lie as monsters are destroyed as the Battle Phase ends (Magical Hats)."""
    found = [
        card.uid
        for seat in (duel.turn_player, 1 - duel.turn_player)
        for card in duel.monsters(seat)
        if card.script.facts.kind != c.MONSTER
    ]
    if found:
        destroy(duel, found, c.BY_EFFECT)


class BattleDuties(Step):
    """What is due at the end of the Battle Phase (Helpoemer); of one inside another phase nothing is."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.bout is None and (duel.duty_cards or duel.force_kinds & c.S_DUTY):
            duel.step = c.END_STEP
            duel.call(DUTIES, NO_CTX)


class LeaveBattle(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        end_poses(duel)
        rest_after_battle(duel)
        duel.step = c.NO_STEP
        duel.substep = 0
        duel.mark("same attacker", 0)
        if duel.note(LAST_ATTACKER):
            duel.mark(LAST_ATTACKER, 0)
        ended = (c.END_OF_PHASE, c.END_OF_DAMAGE_STEP)
        since = 0 if duel.bout is None else duel.bout.order
        duel.keep_forces([f for f in duel.forces if f.until not in ended or f.order <= since])


ATTACK_WINDOW = program("attack window", AttackWindow(always=True), SecondAnswer())
ATTACK = program(
    "attack",
    AimForced(),
    PickLured(),
    DeclareAttack(),
    Run(ATTACK_WINDOW),
    ToDamageStep(),
    EndAttack(),
    Run(AFTER),
)
BATTLE_PHASE = program(
    "battle phase",
    EnterBattle(),
    EnterStep(c.START_STEP),
    Run(LEAVE),
    EnterStep(c.BATTLE_STEP),
    BattleAct(),
    EnterStep(c.END_STEP),
    Run(LEAVE),
    BattleDuties(),
    LeaveBattle(),
    Run(AFTER),
)

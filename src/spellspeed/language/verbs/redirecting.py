"""Other targets: of an effect that is answered, and of attacks; another monster attacks instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.battle import attack_instead, begin_anew, redirect
from spellspeed.duel.chain import replace_link
from spellspeed.duel.legality import may_attack
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import change_position
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..battling import LoneTarget
from ..prose import PLAIN, Speech
from ..sel import Sel
from ..targeting import Target
from ..which import Which
from .base import Deed, Verb
from .cards import Moving
from .lasting import how_long

if TYPE_CHECKING:
    from spellspeed.duel.effects import Static
    from spellspeed.duel.records import Card, Link
    from spellspeed.duel.state import State


class Redirect(Verb):
    """The effect that is answered gets another target, a legal one, in place of its only one (J-EFF-10).

    It is chosen as this resolves and is no target of this. With `attacks` an attack that is answered gets
    another target likewise. `among`: which cards the new target may be.
    """

    def __init__(self, among: Sel | None = None, *, attacks: bool = False) -> None:
        super().__init__()
        self.among = among
        self.attacks = attacks
        self.step = PickNewTarget(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def answered(self, duel: State, ctx: Ctx) -> int:
        """The place of the link whose target is to change; -1 when it is not a link that is answered."""
        chain = duel.chain
        effect = ctx.effect
        if chain is None or effect is None or effect.when is None or not effect.when.link:
            return -1
        index = len(chain.links) - 1 if chain.resolving < 0 else chain.resolving - 1
        if index < 0 or not effect.when.answers(duel, chain.links[index], ctx.player, ctx.card):
            return -1
        return index

    def others(self, duel: State, ctx: Ctx) -> list[Card]:
        """What else could be the target."""
        index = self.answered(duel, ctx)
        if index >= 0:
            assert duel.chain is not None
            return self.of_link(duel, ctx, duel.chain.links[index])
        attack = duel.attack
        if not self.attacks or attack is None or attack.direct:
            return []
        attacker = duel.cards[attack.attacker[0]]
        return [
            card
            for card in duel.monsters(1 - attacker.side)
            if card.uid != attack.target[0]
            and self.fits(duel, ctx, card)
            and may_attack(duel, attacker, card)
        ]

    def of_link(self, duel: State, ctx: Ctx, link: Link) -> list[Card]:
        found: list[Card] = []
        for step in link.effect.targets:
            if isinstance(step, Target):
                for card in step.candidates(duel, link.ctx):
                    if card.uid != link.ctx.targets[0][0] and self.fits(duel, ctx, card):
                        found.append(card)
        return found

    def fits(self, duel: State, ctx: Ctx, card: Card) -> bool:
        return self.among is None or self.among.matches(duel, card, ctx.player, ctx.card, None)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.others(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: nothing else could be the target.")

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = ctx.refs("new target")
        if not refs:
            return
        duel.tell(c.DECLARED, ctx.player, refs, source=ctx.source, by=ctx.player, seen=0)
        index = self.answered(duel, ctx)
        if index >= 0:
            assert duel.chain is not None
            link = duel.chain.links[index].twin()
            link.ctx = link.ctx.with_targets(refs)
            replace_link(duel, index, link)
        else:
            redirect(duel, refs[0])

    def text(self, speech: Speech = PLAIN) -> str:
        said = "it" if not self.attacks else "the attack or effect"
        what = "" if self.among is None else f", {self.among.words().a()}"
        return f"{said} gets another legal target{what} of your choice"

    def selections(self) -> tuple[Sel, ...]:
        return () if self.among is None else (self.among,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("redirect", None),)


class PickNewTarget(Step):
    def __init__(self, verb: Redirect) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [Option(c.V_PICK, card.uid) for card in self.verb.others(duel, ctx)]
        if options:
            duel.ask(ctx.player, c.CHOOSE, "Choose the new target", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("new target", (duel.cards[pick.card].ref,))


class TurnAttack(Moving):
    """The attack goes at this monster instead; `freely`: even if the attacker could not have chosen it."""

    def __init__(self, which: Which, *, freely: bool = False) -> None:
        super().__init__(which)
        self.freely = freely

    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        cards = self.cards(duel, ctx)
        if attack is not None and not attack.direct and cards:
            attacker = duel.cards[attack.attacker[0]]
            could = cards[0].side != attacker.side if self.freely else may_attack(duel, attacker, cards[0])
            if could:
                redirect(duel, cards[0].ref)

    def text(self, speech: Speech = PLAIN) -> str:
        even = ", even if it could not be attacked otherwise" if self.freely else ""
        return f"the attack goes at {self.what(speech)} instead{even}"

    def binds(self) -> tuple[str, ...]:
        return ()

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("redirect", None),)


class AttackInstead(Moving):
    """This monster attacks in place of the attacking one, turned to Attack Position if it must be.

    It costs nothing, bans do not stop it, and the monster may still make its own attack.
    """

    def __init__(self, which: Which) -> None:
        super().__init__(which)

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            if not card.attacking:
                change_position(duel, card.uid, True, manual=False, source=ctx.source, by=ctx.player)
            attack_instead(duel, duel.cards[card.uid])

    def text(self, speech: Speech = PLAIN) -> str:
        what = self.what(speech)
        return f"if {what} is in Defense Position, change it to Attack Position; {what} attacks instead"

    def binds(self) -> tuple[str, ...]:
        return ()

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("position", self.which, c.MAY), Deed("attack", self.which))


class OnlyTarget(Verb):
    """This turn the opponent's monsters attack this monster alone, and must; the attack begins anew.

    What was said so of another monster before holds no more.
    """

    def __init__(self, which: Which) -> None:
        super().__init__(which)
        self.lone = LoneTarget()

    def statics(self) -> tuple[Static, ...]:
        return (self.lone,)

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            duel.keep_forces([force for force in duel.forces if not isinstance(force.static, LoneTarget)])
            duel.add_force(self.lone, ctx.source, ctx.player, c.END_OF_TURN, (card.ref,))
            duel.tell(c.LASTING_BEGAN, ctx.player, (card.ref,), source=ctx.source, by=ctx.player)
            begin_anew(duel)

    def text(self, speech: Speech = PLAIN) -> str:
        said = self.lone.said_of(self.what(speech), False)
        return f"the attack begins again, and{how_long(c.END_OF_TURN, speech)}, {said}"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", self.which, c.LATER), Deed("redirect", None))


__all__ = ["AttackInstead", "OnlyTarget", "Redirect", "TurnAttack"]

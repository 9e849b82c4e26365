"""Negating Summons, activations and attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.chain import negate_activation, replace_link
from spellspeed.duel.moving import destroy
from spellspeed.duel.records import BLOCKED, Ctx, Reason
from spellspeed.duel.summon import negate_summon

from ..prose import PLAIN, Speech
from ..which import EVENT, IT, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


def answers_firm(duel: State, ctx: Ctx) -> Reason | None:
    """Is the newest activation one that cannot be negated?"""
    links = () if duel.chain is None else duel.chain.links
    if not links or not links[-1].effect.firm:
        return None
    if not duel.explaining:
        return BLOCKED
    name = duel.cards[links[-1].source[0]].name
    return Reason("R-GEN-01", f"{duel.cards[ctx.card].name}: the activation of {name} cannot be negated.")


class NegateSummon(Verb):
    """Negate the Summon that is being made and destroy the monster (J-TERM-03)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        negate_summon(duel, ctx.event, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return "negate the Summon and destroy the monster"

    def reads(self) -> tuple[str, ...]:
        return (EVENT,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("negate summon", None), Deed("destroy", IT))


class AnsweredCard(Which):
    """The card whose activation is answered: that of the Chain Link below."""

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        chain = duel.chain
        if chain is None:
            return []
        if chain.resolving > 0:
            below = chain.links[chain.resolving - 1].source
            return [duel.cards[below[0]]] if duel.live(below) else []
        for index in range(len(chain.links) - 1, 0, -1):
            if chain.links[index].source == ctx.source and chain.links[index].effect is ctx.effect:
                below = chain.links[index - 1].source
                return [duel.cards[below[0]]] if duel.live(below) else []
        return []

    def text(self, speech: Speech = PLAIN) -> str:
        return "that card"


ANSWERED_CARD: Final = AnsweredCard()


class NegateActivation(Verb):
    """Negate the activation this was chained to (J-CHAIN-09, J-MAG-06), and destroy the card if told so."""

    def __init__(self, *, destroys: bool = True) -> None:
        super().__init__()
        self.destroys = destroys

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return answers_firm(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        chain = duel.chain
        assert chain is not None
        if chain.resolving > 0:
            below = chain.links[chain.resolving - 1].source
            there = duel.live(below) and duel.cards[below[0]].on_field
            negate_activation(
                duel, chain.resolving - 1, destroys=self.destroys, source=ctx.source, by=ctx.player
            )
            duel.bind("gone", (below,) if self.destroys and there and not duel.live(below) else ())

    def binds(self) -> tuple[str, ...]:
        return ("gone",)

    def text(self, speech: Speech = PLAIN) -> str:
        return "negate the activation" + (" and destroy the card" if self.destroys else "")

    def deeds(self) -> tuple[Deed, ...]:
        negates = Deed("negate activation", None)
        return (negates, Deed("destroy", AnsweredCard())) if self.destroys else (negates,)


class NegateEffect(Verb):
    """Negate the effect this was chained to: it was activated, costs stay paid (J-MAG-06). Binds `did`."""

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return answers_firm(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        chain = duel.chain
        assert chain is not None
        below = chain.resolving - 1
        if below < 0 or chain.links[below].negated:
            duel.bind("did", 0)
            return
        link = chain.links[below].twin()
        link.effect_negated = True
        replace_link(duel, below, link)
        duel.bind("did", 1)

    def text(self, speech: Speech = PLAIN) -> str:
        return "negate its effect"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("negate effect", None),)


class NegateSummonOrActivation(Verb):
    """Negate whichever is answered: a Summon, or an activation; with `effects` only the effect of that."""

    def __init__(self, *, effects: bool = False) -> None:
        super().__init__()
        self.effects = effects

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return answers_firm(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        # As Chain Link 2 or later it answers the link before it, though a Summon may have begun it all.
        if duel.chain is None or duel.chain.resolving <= 0:
            NegateSummon().run(duel, ctx)
        elif not self.effects:
            NegateActivation().run(duel, ctx)
        else:
            NegateEffect().run(duel, ctx)
            below = duel.chain.links[duel.chain.resolving - 1]
            card = duel.cards[below.source[0]]
            # A monster that brings itself back from the Graveyard is destroyed as well (Vampire Lord).
            returns = (
                card.zone == c.GRAVEYARD and below.effect.left_behind and below.source in below.ctx.targets
            )
            if duel.live(below.source) and (card.on_field or returns):
                destroy(duel, [card.uid], c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        what = "effect" if self.effects else "activation"
        return f"negate the Summon or {what} and destroy that card"

    def deeds(self) -> tuple[Deed, ...]:
        negates = "negate effect" if self.effects else "negate activation"
        either = (Deed("negate summon", None, c.MAY), Deed(negates, None, c.MAY))
        return (*either, Deed("destroy", IT), Deed("destroy", AnsweredCard()))


class NegateAttack(Verb):
    """Negate the attack, or that of the target; it counts as made (J-BP-02)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        attack = duel.attack
        if self.which is not None and not self.cards(duel, ctx):
            return
        if attack is not None:
            new = attack.twin()
            new.negated = True
            duel.attack = new

    def text(self, speech: Speech = PLAIN) -> str:
        return "negate the attack" if self.which is None else f"negate the attack of {self.what(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("negate attack", None),)


class GoToEndPhase(Verb):
    """The End Phase of this turn comes at once, when the Chain has settled."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.phase != c.END_PHASE:
            duel.stop_battle = True
            duel.mark(c.TO_END_PHASE, 1)

    def text(self, speech: Speech = PLAIN) -> str:
        return "it becomes the End Phase of this turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("end battle", None),)


class EndBattlePhase(Verb):
    """The Battle Phase ends once the Chain has settled (DESIGN §7.3)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.phase == c.BATTLE_PHASE:
            duel.stop_battle = True

    def text(self, speech: Speech = PLAIN) -> str:
        return "end the Battle Phase"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("end battle", None),)

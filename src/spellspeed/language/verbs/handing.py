"""Hands that are compared, cut down and discarded in step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.life import inflict
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import in_zone_order, move
from spellspeed.duel.records import Ctx, Option
from spellspeed.duel.values import level

from ..prose import PLAIN, Speech, number
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class LowerLoses(Verb):
    """Of two bound cards the one with the lower Level goes to the Graveyard and costs its player damage.

    What is no monster has the Level 0.
    """

    def __init__(self, mine: str, his: str, amount: int) -> None:
        super().__init__()
        self.mine = mine
        self.his = his
        self.amount = amount

    def run(self, duel: State, ctx: Ctx) -> None:
        mine = [duel.cards[ref[0]] for ref in ctx.refs(self.mine) if duel.live(ref)]
        his = [duel.cards[ref[0]] for ref in ctx.refs(self.his) if duel.live(ref)]
        if not mine or not his:
            return
        first, second = stars(duel, mine[0]), stars(duel, his[0])
        if first == second:
            return
        lower, loser = (mine[0], ctx.player) if first < second else (his[0], 1 - ctx.player)
        move(duel, [lower.uid], c.GRAVEYARD, c.AS_MOVE, source=ctx.source, by=ctx.player)
        inflict(duel, loser, self.amount, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "the card with the lower Level is sent to the Graveyard, and its player takes "
            f"{self.amount} damage; what is no monster has Level 0"
        )

    def reads(self) -> tuple[str, ...]:
        return (self.mine, self.his)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("send", None, c.MAY), Deed("damage", None, c.MAY, of=2))


def stars(duel: State, card: Card) -> int:
    """The Level of a card in a hand; 0 of what is no monster."""
    return level(duel, card) if card.script.facts.kind == c.MONSTER else 0


class PickAway(Step):
    """A player chooses what he sends away, one card at a time: the turn player first, then the other."""

    def __init__(self, verb: CutDownTo, second: bool) -> None:
        self.verb = verb
        self.second = second

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = 1 - duel.turn_player if self.second else duel.turn_player
        cards = self.verb.counted(duel, ctx, seat)
        need = len(cards) - self.verb.left
        name = "away 1" if self.second else "away 0"
        picked = ctx.refs(name)
        taken = [ref[0] for ref in picked]
        if len(picked) >= need:
            return
        options = [Option(c.V_PICK, card.uid) for card in cards if card.uid not in taken]
        prompt = f"Send which card to the Graveyard? ({len(picked) + 1} of {need})"
        duel.ask(
            seat,
            c.CHOOSE,
            prompt,
            options,
            self,
            ctx,
            about=ctx.card,
            least=need,
            most=need,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        name = "away 1" if self.second else "away 0"
        duel.again()
        duel.bind(name, (*ctx.refs(name), duel.cards[pick.card].ref))


class CutDownTo(Verb):
    """Each player sends cards of his hand and side of the field to the Graveyard till he has so many."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left
        self.steps = (PickAway(self, False), PickAway(self, True))

    def counted(self, duel: State, ctx: Ctx, seat: int) -> list[Card]:
        """The cards of his hand and on his side, but the one that does this."""
        cards = (*duel.monsters(seat), *duel.magic_traps(seat), *duel.cards_in(seat, c.HAND))
        return [card for card in cards if card.uid != ctx.card]

    def asks(self) -> tuple[Step, ...]:
        return self.steps

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = (*ctx.refs("away 0"), *ctx.refs("away 1"))
        uids = in_zone_order(duel, [ref[0] for ref in refs if duel.live(ref)])
        if uids:
            move(duel, uids, c.GRAVEYARD, c.AS_MOVE, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "each player with more sends cards from his hand and his side of the field to the Graveyard, "
            f"until he has {number(self.left, 'card')} there"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("send", None),)

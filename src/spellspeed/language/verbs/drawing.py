"""Drawing up to a number, and discarding later as many as were really drawn (Mirage of Nightmare)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.chance import below
from spellspeed.duel.counters import set_note
from spellspeed.duel.moving import draw, move
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech, joined, number
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State

    from ..events import Sent
    from ..sel import Sel

DREW: Final = "drew"
DREW_IN: Final = "drew in turn"
"""What a card remembers: how many cards were drawn by it, and in which turn."""


class DrawUpTo(Verb):
    """Draw until you hold so many cards; this card remembers how many these were (DESIGN §7.10)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, duel: State, ctx: Ctx) -> None:
        missing = max(0, self.count - len(duel.pile(ctx.player, c.HAND)))
        drawn = draw(duel, ctx.player, missing, source=ctx.source, by=ctx.player) if missing else 0
        if duel.same(ctx.source):
            set_note(duel, duel.cards[ctx.card], DREW, drawn)
            set_note(duel, duel.cards[ctx.card], DREW_IN, duel.turn)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"draw until you have {number(self.count, 'card')} in your hand"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("draw", None),)


class DrawForEach(Verb):
    """Draw a card for each card that one of these events was about this turn, one after the other.

    So each is a draw of its own (Solemn Wishes counts them all).
    """

    def __init__(self, *events: Sent) -> None:
        super().__init__()
        self.events = events

    def run(self, duel: State, ctx: Ctx) -> None:
        count = 0
        for event in duel.memory:
            for i in range(len(event.cards)):
                if any([kind.one(duel, event, i, ctx.player, ctx.card) for kind in self.events]):
                    count += 1
        for _ in range(count):
            draw(duel, ctx.player, 1, source=ctx.source, by=ctx.player)

    def remembers(self) -> int:
        return 1 << c.MOVED

    def text(self, speech: Speech = PLAIN) -> str:
        said = joined([f"{event.what()} that {event.passed()}" for event in self.events], "or")
        whats = {event.what() for event in self.events}
        if len(whats) == 1:
            how = joined([event.passed() for event in self.events], "or").replace(" or was ", " or ")
            said = f"{whats.pop()} that {how}"
        return f"draw 1 card for each {said.replace('you control', 'of yours')} this turn"

    def selections(self) -> tuple[Sel, ...]:
        return tuple([sel for event in self.events for sel in event.selections()])

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("draw", None),)


class DiscardDrawn(Verb):
    """Discard as many cards at random as this card remembers, or the whole hand if these are fewer.

    In a duty the number is fixed when the phase begins.
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        hand = list(duel.pile(ctx.player, c.HAND))
        uids: list[int] = []
        for _ in range(min(ctx.number(DREW), len(hand))):
            uids.append(hand.pop(below(duel, len(hand))))
        if uids:
            move(duel, uids, c.GRAVEYARD, c.AS_DISCARD, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return "discard as many random cards from your hand as you drew"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", None, c.MAY),)

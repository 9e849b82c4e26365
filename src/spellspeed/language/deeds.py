"""What an effect would do, without trying it: its verbs say it of themselves (DESIGN §7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Effect
from spellspeed.duel.records import Ctx

from .prose import joined
from .sel import Sel
from .statics import SpokenEffect
from .verbs.base import DEEDS

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

__all__ = ["MOVES", "Would"]

MOVES: Final = ("add", "destroy", "send", "remove", "return", "special summon")
"""The deeds that take a card to another place."""


class Foreseen:
    """A deed, and the cards that it may be done to."""

    def __init__(self, deed: str, cards: list[Card], sure: int, least: int, seen: Sel | None) -> None:
        self.deed = deed
        self.cards = cards
        """As far as everybody can tell: nothing is said of what is in a hand or a Deck."""
        self.sure = sure
        """MUST, MAY or LATER."""
        self.least = least
        """It is done to at least so many of them."""
        self.seen = seen
        """It is done to each that fits, as only who may look at the card can tell."""


def deeds_of(duel: State, effect: Effect, ctx: Ctx) -> list[Foreseen]:
    """All that the effect would do, if it resolved now with these bindings (of its Chain Link)."""
    found: list[Foreseen] = []
    if not isinstance(effect, SpokenEffect):
        return found
    for deed in effect.deeds():
        cards: list[Card] = []
        least = 0
        if deed.which is not None and deed.sure != c.LATER:
            cards = deed.which.foreseen(duel, ctx)
            least = deed.which.at_least(len(cards))
        found.append(Foreseen(deed.deed, cards, deed.sure, least, deed.seen))
    return found


def targets_of(duel: State, ctx: Ctx) -> list[Card]:
    """The targets that are still there."""
    return [duel.cards[ref[0]] for ref in ctx.targets if duel.live(ref)]


class Would:
    """A question about an effect: would it do one of these deeds, to a card that fits?

    `sure` is how sure that must be: MUST, or MAY, which a MUST answers too.
    """

    def __init__(self, *deeds: str, on: Sel | None = None, sure: int = c.MUST) -> None:
        for deed in deeds:
            if deed not in DEEDS:
                raise ValueError(f"there is no deed {deed!r}")
        self.deeds = deeds
        self.on = on
        self.sure = sure

    def holds(self, duel: State, effect: Effect, ctx: Ctx, player: int, this: int) -> bool:
        """Would it? `player` and `this` are those of the card that asks."""
        found = self.answer(duel, effect, ctx, player, this)
        return found == c.MUST or (found == c.MAY and self.sure == c.MAY)

    def answer(self, duel: State, effect: Effect, ctx: Ctx, player: int, this: int) -> int:
        """MUST, MAY or LATER, whichever is surest; 0 if it would not."""
        best = 0
        for foreseen in deeds_of(duel, effect, ctx):
            if foreseen.deed in self.deeds:
                sure = self.how_sure(duel, foreseen, player, this)
                if sure and (best == 0 or sure < best):
                    best = sure
        return best

    def how_sure(self, duel: State, foreseen: Foreseen, player: int, this: int) -> int:
        on = self.on
        if on is None or foreseen.sure == c.LATER:
            return foreseen.sure
        fitting = 0
        seen = foreseen.seen
        for card in foreseen.cards:
            if on.matches(duel, card, player, this, None):
                fitting += 1
                # Of his own cards a player knows what others can only guess.
                if seen is not None and card.side == player and seen.matches(duel, card, player, this, None):
                    return c.MUST
        if fitting == 0:
            return 0
        # Of a choice some cards may be spared: it is sure only if not all of it can be made of others.
        return foreseen.sure if len(foreseen.cards) - fitting < foreseen.least else c.MAY

    def text(self) -> str:
        """A clause after a noun: "that would destroy a monster on the field"."""
        verb = "would" if self.sure == c.MUST else "could"
        what = "" if self.on is None else f" {self.on.words().a(located=True)}"
        deeds = [deed.replace("special summon", "Special Summon") for deed in self.deeds]
        return f"that {verb} {joined(deeds, 'or')}{what}"

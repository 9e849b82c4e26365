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
from .which import Every

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

__all__ = ["MOVES", "Would"]

MOVES: Final = ("add", "destroy", "send", "remove", "return", "special summon")
"""The deeds that take a card to another place."""

TO_PLAYER: Final = {"damage": "inflict damage to {}", "discard": "make {} discard"}
"""What befalls a player, in words."""


class Foreseen:
    """A deed, and the cards that it may be done to."""

    def __init__(
        self,
        deed: str,
        cards: list[Card],
        sure: int,
        least: int,
        seen: Sel | None,
        seats: list[int],
        many: bool,
    ) -> None:
        self.deed = deed
        self.cards = cards
        """As far as everybody can tell: nothing is said of what is in a hand or a Deck."""
        self.sure = sure
        """MUST, MAY or LATER."""
        self.least = least
        """It is done to at least so many of them."""
        self.seen = seen
        """It is done to each that fits, as only who may look at the card can tell."""
        self.seats = seats
        """The players whom it befalls."""
        self.many = many
        """It may be done to more than one card."""
        self.chosen = False
        """A player chooses to which, while the effect resolves."""


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
        seats = [card.side for card in cards] if deed.of == 3 else []
        if deed.of in (0, 2):
            seats.append(ctx.player)
        if deed.of in (1, 2):
            seats.append(1 - ctx.player)
        many = least > 1 or (deed.which is not None and deed.which.many())
        sure = deed.sure
        if isinstance(deed.which, Every) and deed.which.undecided(ctx):
            sure = max(sure, c.MAY)
        if deed.deed == "damage" and deed.which is not None and not cards:
            # There is nothing yet that the damage is counted by.
            sure = max(sure, c.MAY)
        foreseen = Foreseen(deed.deed, cards, sure, least, deed.seen, seats, many)
        foreseen.chosen = deed.which is not None and bool(deed.which.asks())
        found.append(foreseen)
        if deed.deed == "gain" and duel.force_kinds & c.S_GAIN_HURTS:
            hurt = [seat for seat in seats if duel.covering_player(c.S_GAIN_HURTS, seat) is not None]
            if hurt:
                found.append(Foreseen("damage", cards, sure, least, deed.seen, hurt, many))
    return found


def targets_of(duel: State, ctx: Ctx) -> list[Card]:
    """The targets that are still there."""
    return [duel.cards[ref[0]] for ref in ctx.targets if duel.live(ref)]


class Would:
    """A question about an effect: would it do one of these deeds, to a card that fits?

    `sure` is how sure that must be: MUST, or MAY, which a MUST answers too. `one`: to exactly one such card.
    `to`: to this player, 0 you or 1 the opponent.
    """

    def __init__(
        self, *deeds: str, on: Sel | None = None, sure: int = c.MUST, one: bool = False, to: int = -1
    ) -> None:
        for deed in deeds:
            if deed not in DEEDS:
                raise ValueError(f"there is no deed {deed!r}")
        self.deeds = deeds
        self.on = on
        self.sure = sure
        self.one = one
        self.to = to

    def holds(self, duel: State, effect: Effect, ctx: Ctx, player: int, this: int) -> bool:
        """Would it? `player` and `this` are those of the card that asks."""
        found = self.answer(duel, effect, ctx, player, this)
        return found == c.MUST or (found == c.MAY and self.sure == c.MAY)

    def answer(self, duel: State, effect: Effect, ctx: Ctx, player: int, this: int) -> int:
        """MUST, MAY or LATER, whichever is surest; 0 if it would not."""
        best = 0
        count = 0
        seat = player if self.to == 0 else 1 - player
        for foreseen in deeds_of(duel, effect, ctx):
            if foreseen.deed in self.deeds and (self.to < 0 or seat in foreseen.seats):
                sure = self.how_sure(duel, foreseen, player, this)
                if sure:
                    count += 2 if foreseen.many else 1
                    best = sure if best == 0 or sure < best else best
        return 0 if self.one and count > 1 else best

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
        what = ""
        if self.on is not None:
            words = self.on.words()
            what = f" exactly {words.counted(1)}" if self.one else f" {words.a(located=True)}"
        if self.to >= 0:
            return f"that {verb} {TO_PLAYER[self.deeds[0]].format(('you', 'him')[self.to])}"
        deeds = [deed.replace("special summon", "Special Summon") for deed in self.deeds]
        return f"that {verb} {joined(deeds, 'or')}{what}"

"""Looking at hidden cards, showing them, shuffling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.moving import destroy, shuffle
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech, number
from ..sel import NO, Case, Sel
from ..selections import FACE_DOWN, FACE_UP
from ..which import Fitting, Which
from .base import Deed, Verb, who
from .cards import show

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


def look(duel: State, player: int, cards: list[Card]) -> None:
    """This player, and only he, sees the cards."""
    for card in cards:
        new = duel.cards[card.uid].twin()
        new.known |= 1 << player
        duel.put(new)
    refs = tuple([duel.cards[card.uid].ref for card in cards])
    duel.tell(c.REVEALED, player, refs, seen=1 << player, by=player, text="look")


class LookAt(Verb):
    """You look at cards; the opponent does not see them."""

    def run(self, duel: State, ctx: Ctx) -> None:
        look(duel, ctx.player, self.cards(duel, ctx))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"look at {self.what(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("look", self.which),)


class LookAtDeckTop(Verb):
    """You look at the top cards of the opponent's Deck and put them back in the same order."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, duel: State, ctx: Ctx) -> None:
        deck = duel.pile(1 - ctx.player, c.DECK)
        look(duel, ctx.player, [duel.cards[uid] for uid in reversed(deck[-self.count :])])

    def text(self, speech: Speech = PLAIN) -> str:
        if self.count == 1:
            return "look at the top card of the opponent's Deck and put it back"
        what = number(self.count, "card")
        return f"look at the top {what} of the opponent's Deck and put them back in the same order"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("look", None),)


class Reveal(Verb):
    """Shows cards to both players; binds `shown`."""

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        show(duel, ctx.player, cards)
        duel.bind("shown", tuple([card.ref for card in cards]))

    def binds(self) -> tuple[str, ...]:
        return ("shown",)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"show {self.what(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("show", self.which),)


class RevealAllSet(Verb):
    """Both players see all face-down cards on the field; no FLIP effect is used, and they stay face-down."""

    def run(self, duel: State, ctx: Ctx) -> None:
        hidden = []
        for seat in (duel.turn_player, 1 - duel.turn_player):
            for card in (*duel.monsters(seat), *duel.magic_traps(seat)):
                if not card.up:
                    hidden.append(card)
        show(duel, ctx.player, hidden)

    def text(self, speech: Speech = PLAIN) -> str:
        return "both players look at all face-down cards on the field, which stay face-down"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("show", None),)


MONSTER_SHOWN: Final = Case(c.MONSTER, c.MONSTER_ZONE, up=True, attacking=False, theirs=True)


class RevealThenDestroy(Verb):
    """Looks at a Set target, and destroys it if it fits; a wrong one goes back as it was."""

    def __init__(self, which: Which, sel: Sel) -> None:
        super().__init__(which)
        self.sel = sel

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        hidden = [card for card in cards if not card.up]
        if hidden:
            show(duel, ctx.player, hidden)
        seen = [as_seen(card) for card in cards]
        doomed = [card.uid for card in seen if self.sel.matches(duel, card, ctx.player, ctx.card, None)]
        gone = destroy(duel, doomed, c.BY_EFFECT, source=ctx.source, by=ctx.player)
        duel.bind("did", len(gone))

    def text(self, speech: Speech = PLAIN) -> str:
        shown = f"if {self.what(speech)} is Set, show it"
        if self.sel.could(MONSTER_SHOWN) != NO:
            shown = f"show {self.what(speech)}"
        return f"{shown}; if it is {self.sel.words().a()}, destroy it"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def deeds(self) -> tuple[Deed, ...]:
        assert self.which is not None
        face_up = Fitting(self.which, self.sel & FACE_UP)
        face_down = Fitting(self.which, FACE_DOWN)
        return (Deed("destroy", face_up), Deed("destroy", face_down, c.MAY, seen=self.sel))


def as_seen(card: Card) -> Card:
    """The card as it is to those who have looked at its face."""
    if card.up:
        return card
    seen = card.twin()
    seen.up = True
    return seen


class ShowDecks(Verb):
    """Both players show each other their Decks, so that nothing is kept back (J-PUB-03)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        for seat in (duel.turn_player, 1 - duel.turn_player):
            refs = tuple([duel.cards[uid].ref for uid in sorted(duel.pile(seat, c.DECK))])
            duel.tell(c.REVEALED, seat, refs, by=seat, text="verify")

    def text(self, speech: Speech = PLAIN) -> str:
        return "show both Decks to both players"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("show", None),)


class ShuffleDeck(Verb):
    """Shuffle your Deck (`of` 1: the opponent's, 2: both).

    When a search found nothing, the other player first sees the Deck (J-PUB-03).
    """

    def __init__(self, *, after_search: str = "", of: int = 0) -> None:
        super().__init__()
        self.after_search = after_search
        self.of = of

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.of == 2:
            shuffle(duel, duel.turn_player)
            shuffle(duel, 1 - duel.turn_player)
            return
        player = who(ctx, self.of)
        if self.after_search and not ctx.refs(self.after_search):
            deck = duel.pile(player, c.DECK)
            refs = tuple([duel.cards[uid].ref for uid in sorted(deck)])
            duel.tell(c.REVEALED, player, refs, by=player, text="verify")
        shuffle(duel, player)

    def text(self, speech: Speech = PLAIN) -> str:
        if self.of == 2:
            return "shuffle both Decks"
        return "shuffle the opponent's Deck" if self.of == 1 else "shuffle your Deck"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("shuffle", None),)

    def reads(self) -> tuple[str, ...]:
        return (self.after_search,) if self.after_search else ()

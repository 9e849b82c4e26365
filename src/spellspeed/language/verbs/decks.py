"""What is done with the top of a Deck: sent to the Graveyard, turned up and used, put in another order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.decks import show_tops
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import move
from spellspeed.duel.records import Ctx, Option

from ..picking import distinct
from ..prose import PLAIN, Speech, number
from ..sel import Sel
from .base import Deed, Verb, who
from .looking import look

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class Mill(Verb):
    """Send the top cards of a Deck to the Graveyard, as many as there are (J-WIN-03). `of`: 1 theirs.

    `to` REMOVED: remove them from play. `each`: so many for each card that fits. Binds `did` to how many.
    """

    def __init__(self, count: int, *, of: int = 0, to: int = c.GRAVEYARD, each: Sel | None = None) -> None:
        super().__init__()
        self.count = count
        self.each = each
        self.of = of
        self.to = to

    def run(self, duel: State, ctx: Ctx) -> None:
        deck = duel.pile(who(ctx, self.of), c.DECK)
        count = self.count
        if self.each is not None:
            count *= len(self.each.find(duel, ctx.player, ctx.card))
        uids = list(reversed(deck[-count:])) if count else []
        refs = move(duel, uids, self.to, c.AS_MOVE, source=ctx.source, by=ctx.player)
        duel.bind("did", len(refs))

    def text(self, speech: Speech = PLAIN) -> str:
        whose = "the opponent's" if self.of == 1 else "your"
        top = "card" if self.count == 1 else number(self.count, "card")
        if self.to == c.REMOVED:
            return f"remove the top {top} of {whose} Deck from play"
        if self.each is not None:
            each = self.each.words().bare(located=True)
            return f"send the top {top} of {whose} Deck to the Graveyard for each {each}"
        return f"send the top {top} of {whose} Deck to the Graveyard"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def selections(self) -> tuple[Sel, ...]:
        return () if self.each is None else (self.each,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("remove" if self.to == c.REMOVED else "send", None),)


class LookFirst(Step):
    """The player sees the cards before he is asked about them."""

    def __init__(self, verb: ArrangeDeckTop) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        deck = duel.pile(who(ctx, self.verb.of), c.DECK)
        look(duel, ctx.player, [duel.cards[uid] for uid in reversed(deck[-self.verb.count :])])


class PickOrder(Step):
    """Asks which card is to lie next, from the top down."""

    def __init__(self, verb: ArrangeDeckTop) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        top = duel.pile(who(ctx, self.verb.of), c.DECK)[-self.verb.count :]
        placed = ctx.refs("arranged")
        taken = [ref[0] for ref in placed]
        left = [duel.cards[uid] for uid in reversed(top) if uid not in taken]
        if not left:
            return
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Which card is to lie next, from the top? ({len(placed) + 1} of {len(top)})",
            [Option(c.V_PICK, card.uid) for card in distinct(left)],
            self,
            ctx,
            about=ctx.card,
            least=len(top),
            most=len(top),
            picked=placed,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("arranged", (*ctx.refs("arranged"), duel.cards[pick.card].ref))


class ArrangeDeckTop(Verb):
    """You look at the top cards of a Deck and put them back in any order. `of`: 1 the opponent's."""

    def __init__(self, count: int, *, of: int = 0) -> None:
        super().__init__()
        self.count = count
        self.of = of

    def asks(self) -> tuple[Step, ...]:
        return (LookFirst(self), PickOrder(self))

    def run(self, duel: State, ctx: Ctx) -> None:
        index = who(ctx, self.of) * c.ZONES + c.DECK
        uids = [ref[0] for ref in ctx.refs("arranged")]
        if len(uids) < 2:
            return
        deck = duel.piles[index]
        duel.piles[index] = (*deck[: -len(uids)], *reversed(uids))
        other = 1 << (1 - ctx.player)
        for uid in uids:
            if duel.cards[uid].known & other:
                new = duel.cards[uid].twin()
                new.known &= ~other
                duel.put(new)

    def text(self, speech: Speech = PLAIN) -> str:
        whose = "the opponent's" if self.of == 1 else "your"
        what = number(self.count, "card")
        return f"look at the top {what} of {whose} Deck and put them back in any order"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("look", None),)


class AskBottom(Step):
    def __init__(self, verb: TopOrBottom) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        deck = duel.pile(who(ctx, self.verb.of), c.DECK)
        if not deck:
            return
        prompt = f"Put {duel.cards[deck[-1]].name} on the bottom of the Deck?"
        duel.ask(ctx.player, c.YES_NO, prompt, [Option(c.V_YES), Option(c.V_NO)], self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("to bottom", 1 if pick.verb == c.V_YES else 0)


class TopOrBottom(ArrangeDeckTop):
    """You look at the top card of a Deck and put it on the top or the bottom. `of`: 1 the opponent's."""

    def __init__(self, *, of: int = 0) -> None:
        super().__init__(1, of=of)

    def asks(self) -> tuple[Step, ...]:
        return (LookFirst(self), AskBottom(self))

    def run(self, duel: State, ctx: Ctx) -> None:
        index = who(ctx, self.of) * c.ZONES + c.DECK
        deck = duel.piles[index]
        if ctx.number("to bottom") and len(deck) > 1:
            duel.piles[index] = (deck[-1], *deck[:-1])
            show_tops(duel)

    def text(self, speech: Speech = PLAIN) -> str:
        whose = "the opponent's" if self.of == 1 else "your"
        return f"look at the top card of {whose} Deck and put it on the top or the bottom of that Deck"

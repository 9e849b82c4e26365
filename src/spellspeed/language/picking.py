"""Cards chosen as an effect resolves, which are no targets (J-EFF-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.graves import locked, substitutes
from spellspeed.duel.legality import singled_out, summon_room, tribute_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import is_marked, stays_buried
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from .declared import as_declared
from .prose import CHOSEN_BY_THEM, PLAIN, Speech, joined
from .sel import Sel, in_place_of_graves
from .selections import CARD
from .which import HIDDEN_PILES, Which, declared_words, own_pile

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

__all__ = [
    "all_but",
    "all_picked",
    "pick",
    "pick_of",
    "same_level",
    "search",
]


class Pick(Which):
    """Cards chosen as the effect resolves; these are no targets (J-EFF-11).

    `by` says who chooses: 0 the player who uses it, 1 the opponent. With `search` the choice may be empty
    and the other player verifies (J-PUB-03).
    """

    def __init__(
        self,
        sel: Sel,
        least: int = 1,
        most: int = 0,
        *,
        by: int = 0,
        name: str = "picked",
        needed: bool = True,
        search: bool = False,
        declared: str = "",
        below: bool = False,
        but: str = "",
        stars: str = "",
        unlike: bool = False,
        above: bool = False,
    ) -> None:
        self.above = above
        """Only those one Level above the card that was paid with."""
        self.stars = stars
        """The name of a bound number: only those of that Level; a 6 also stands for higher ones."""
        self.unlike = unlike
        """No two of the same name."""
        self.but = but
        """The name of cards that were bound and are not among those to choose from."""
        self.declared = declared
        self.below = below
        """Only those of a lower Level than a card of the event that is answered had."""
        self.sel = sel
        self.least = least
        self.most = most if most else least
        self.by = by
        self.name = name
        self.needed = needed and not search
        self.search = search
        self.as_many: Sel | None = None
        """Just as many as there are cards of this selection, or all that there are."""
        self.removes = False
        """They are removed from play."""
        self.tributes = False
        """They are Tributed."""
        self.summons_to = -1
        """To be Special Summoned to this side (0 yours, 1 theirs): no more than have a zone there."""
        self.summons_down = False
        """To be Special Summoned face-down."""
        self.step = PickCards(self)

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [duel.cards[ref[0]] for ref in ctx.refs(self.name) if duel.live(ref)]

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        if ctx.refs(self.name):
            return self.cards(duel, ctx)
        if self.sel.where() & HIDDEN_PILES:
            return []
        found = self.candidates(duel, ctx)
        if not found and duel.force_kinds & c.S_GRAVE_LOCK:
            # It would choose in a locked Graveyard (Agido under Necrovalley).
            return self.sel.find(duel, ctx.player, ctx.card)
        return found

    def at_least(self, found: int) -> int:
        return min(self.least, found) if self.as_many is None else 0

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        found = [card for card in self.sel.find(duel, ctx.player, ctx.card) if not is_marked(duel, card)]
        if self.removes and substitutes(duel, ctx.player):
            found = in_place_of_graves(duel, self.sel, ctx.player, ctx.card, found)
        if duel.force_kinds & c.S_GRAVE_LOCK:
            found = [card for card in found if not locked(duel, card, ctx)]
        if self.summons_to >= 0:
            # What comes out of the Fusion Deck by itself comes out in no other way (XYZ-Dragon Cannon).
            found = [card for card in found if card.zone != c.FUSION_DECK or not card.script.no_revival]
        if self.summons_to >= 0 and duel.force_kinds & c.S_CANNOT_SUMMON:
            found = [card for card in found if self.may_be_summoned(duel, ctx, card)]
        if self.but:
            found = [card for card in found if card.ref not in ctx.refs(self.but)]
        if self.tributes:
            found = [card for card in found if not tribute_forbidden(duel, card, for_summon=False)]
        if self.above:
            paid = [duel.cards[ref[0]].script.facts.level + 1 for ref in ctx.refs("cost")]
            found = [card for card in found if values.level(duel, card) in paid]
        if self.stars:
            wanted = ctx.number(self.stars)
            found = [card for card in found if fits_die(values.level(duel, card), wanted)]
        if self.removes and stays_buried(duel, ctx.player):
            found = [card for card in found if card.zone != c.GRAVEYARD]
        if self.below:
            found = [card for card in found if values.level(duel, card) < event_level(duel, ctx)]
        return as_declared(duel, found, ctx, self.declared)

    def may_be_summoned(self, duel: State, ctx: Ctx, card: Card) -> bool:
        """Does no static effect forbid to Special Summon it?"""
        seat = ctx.player if self.summons_to == 0 else 1 - ctx.player
        return not singled_out(duel, ctx.player, card, seat=seat, face_down=self.summons_down)

    def still(self, duel: State, ctx: Ctx, taken: list[int]) -> list[Card]:
        """What may be picked next, after these."""
        left = [card for card in self.candidates(duel, ctx) if card.uid not in taken]
        if self.unlike:
            names = [duel.cards[uid].name for uid in taken]
            left = [card for card in left if card.name not in names]
        return left

    def may_end(self, duel: State, ctx: Ctx, taken: list[int]) -> bool:
        """May the choice end with these, as far as their number is not all that counts?"""
        return True

    def limit(self, duel: State, ctx: Ctx) -> int:
        """The most that may be picked now."""
        if self.as_many is not None:
            return len(self.as_many.find(duel, ctx.player, ctx.card))
        if self.summons_to < 0 or self.most == self.least:
            return self.most
        seat = ctx.player if self.summons_to == 0 else 1 - ctx.player
        return max(self.least, min(self.most, summon_room(duel, ctx.player, seat)))

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if not self.needed or len(self.candidates(duel, ctx)) >= max(1, self.least):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.sel.words().bare()}.")

    def text(self, speech: Speech = PLAIN) -> str:
        return self._said(False)

    def moved(self, speech: Speech = PLAIN) -> str:
        return self._said(True)

    def prompt(self) -> str:
        """The question, as the player who chooses reads it."""
        return f"Choose {self._said(False, asked=True) if self.by == 1 else self.text()}"

    def _said(self, out: bool, *, asked: bool = False) -> str:
        words = declared_words(self.sel, self.declared)
        if self.below:
            words.say_suffix("with a lower Level than that card")
        if self.but:
            words.say_adjective("other")
        if self.stars:
            words.say_suffix("with the Level shown, or any higher one for a 6,")
        if self.unlike:
            words.say_suffix("with different names")
        if self.above:
            words.say_suffix("1 Level higher than that card")
        if self.by == 1 and asked:
            words.turned()
        elif self.by == 1:
            words.say_suffix(CHOSEN_BY_THEM if self.declared else "of the opponent's choice")
        if self.as_many is not None:
            whose = self.as_many.words().plural()
            return f"as many {words.plural(located=False)} as there are {whose}"
        return words.counted(self.most, out=out, most=self.most > self.least)

    def many(self, speech: Speech = PLAIN) -> bool:
        return self.most != 1 or self.as_many is not None

    def away(self, speech: Speech = PLAIN) -> bool:
        return own_pile(self.sel)

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,) if self.as_many is None else (self.sel, self.as_many)

    def reads(self) -> tuple[str, ...]:
        return tuple([name for name in (self.but, self.stars) if name])

    def binds(self) -> tuple[str, ...]:
        return (self.name,)


class PickOf(Pick):
    """Some of the cards that an earlier verb bound, chosen by the player or (`by` 1) by the opponent."""

    def __init__(
        self, among: str, least: int = 1, most: int = 0, *, by: int = 0, name: str = "given"
    ) -> None:
        super().__init__(CARD, least, most, by=by, name=name, needed=False)
        self.among = among

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        return [duel.cards[ref[0]] for ref in ctx.refs(self.among) if duel.live(ref)]

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        return self.cards(duel, ctx)

    def _said(self, out: bool, *, asked: bool = False) -> str:
        lead = f"up to {self.most}" if self.most > self.least else str(self.most)
        return f"{lead} of them" + (", chosen by the opponent," if self.by == 1 and not asked else "")

    def away(self, speech: Speech = PLAIN) -> bool:
        return True

    def selections(self) -> tuple[Sel, ...]:
        return ()

    def reads(self) -> tuple[str, ...]:
        return (self.among,)


TRIBUTED_LEVEL: Final = "tributed level"
"""Bound by a cost: the Level of the monster that was Tributed."""


class SameLevel(Pick):
    """A card that fits and has the Level of the monster that was Tributed for it."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(sel, needed=False)

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        wanted = ctx.number(TRIBUTED_LEVEL)
        return [card for card in super().candidates(duel, ctx) if values.level(duel, card) == wanted]

    def _said(self, out: bool, *, asked: bool = False) -> str:
        words = self.sel.words()
        words.say_suffix("of the Level of the Tributed monster")
        return words.counted(1, out=out)


class AllBut(Which):
    """All cards that fit but those chosen as it runs; with nothing to choose, all of them."""

    def __init__(self, kept: Pick, sel: Sel) -> None:
        self.kept = kept
        self.sel = sel

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        kept = [ref[0] for ref in ctx.refs(self.kept.name)]
        return [card for card in self.sel.find(duel, ctx.player, ctx.card) if card.uid not in kept]

    def at_least(self, found: int) -> int:
        if self.kept.as_many is not None:
            # It is used only when there are more (Pineapple Blast).
            return min(1, found)
        return max(0, found - self.kept.most)

    def asks(self) -> tuple[Step, ...]:
        return self.kept.asks()

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return self.kept.obstacle(duel, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"{self.sel.words().all()} except {self.kept_text(speech)}"

    def moved(self, speech: Speech = PLAIN) -> str:
        return f"{self.sel.words().all(out=True)}, except {self.kept_text(speech)},"

    def kept_text(self, speech: Speech) -> str:
        if self.kept.as_many is None:
            return self.kept.text(speech)
        chosen = ", of the opponent's choice," if self.kept.by == 1 else ""
        return f"as many{chosen} as there are {self.kept.as_many.words().plural()}"

    def many(self, speech: Speech = PLAIN) -> bool:
        return True

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel, *self.kept.selections())

    def binds(self) -> tuple[str, ...]:
        return self.kept.binds()


class AllPicked(Which):
    """Several choices, one after the other; the verb then acts on all of them in one moment."""

    def __init__(self, picks: tuple[Pick, ...]) -> None:
        self.picks = picks

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [card for pick in self.picks for card in pick.cards(duel, ctx)]

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        return [card for pick in self.picks for card in pick.foreseen(duel, ctx)]

    def at_least(self, found: int) -> int:
        return min(found, sum([pick.least for pick in self.picks]))

    def asks(self) -> tuple[Step, ...]:
        return tuple([step for pick in self.picks for step in pick.asks()])

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        for pick in self.picks:
            reason = pick.obstacle(duel, ctx)
            if reason is not None:
                return reason
        return None

    def text(self, speech: Speech = PLAIN) -> str:
        return joined([pick.text(speech) for pick in self.picks])

    def moved(self, speech: Speech = PLAIN) -> str:
        return joined([pick.moved(speech) for pick in self.picks])

    def many(self, speech: Speech = PLAIN) -> bool:
        return True

    def selections(self) -> tuple[Sel, ...]:
        return tuple([pick.sel for pick in self.picks])

    def binds(self) -> tuple[str, ...]:
        return tuple([pick.name for pick in self.picks])


class PickCards(Step):
    """Asks for the cards one at a time, in any order; `done` once enough are picked."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick

    def run(self, duel: State, ctx: Ctx) -> None:
        pick = self.pick
        picked = ctx.refs(pick.name)
        taken = [ref[0] for ref in picked]
        left = pick.still(duel, ctx, taken)
        most = pick.limit(duel, ctx)
        least = pick.least if pick.as_many is None else most
        if len(picked) >= most or not left or ctx.number("done"):
            duel.bind("done", 0)
            return
        options = [Option(c.V_PICK, card.uid) for card in distinct(left)]
        if len(picked) >= least and pick.may_end(duel, ctx, taken):
            options.append(Option(c.V_DONE))
        player = ctx.player if pick.by == 0 else 1 - ctx.player
        duel.ask(
            player,
            c.CHOOSE,
            pick.prompt(),
            options,
            self,
            ctx,
            about=ctx.card,
            least=least,
            most=most,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        if pick.verb == c.V_DONE:
            duel.bind("done", 1)
            return
        name = self.pick.name
        card = duel.cards[pick.card]
        player = ctx.player if self.pick.by == 0 else 1 - ctx.player
        if card.zone == c.DECK and not (card.known >> player) & 1:
            # Who has taken it out of the Deck knows from now on which card it is.
            new = card.twin()
            new.known |= 1 << player
            duel.put(new)
        duel.bind(name, (*ctx.refs(name), duel.cards[pick.card].ref))


def distinct(cards: list[Card]) -> list[Card]:
    """In a Deck one copy of each name is enough to choose from: nothing tells two copies apart there.

    The same goes for the Fusion Deck.
    """
    seen: set[str] = set()
    found = []
    for card in cards:
        if card.zone == c.DECK or card.zone == c.FUSION_DECK:
            if card.name in seen:
                continue
            seen.add(card.name)
        found.append(card)
    return found


def all_but(kept: Pick, sel: Sel) -> AllBut:
    """All cards that fit but those that are picked."""
    return AllBut(kept, sel)


def all_picked(*picks: Pick) -> AllPicked:
    """Several choices together."""
    return AllPicked(picks)


def same_level(sel: Sel) -> Pick:
    """A card of the Level of the monster that was Tributed (`TributeForLevel`)."""
    return SameLevel(sel)


def pick(
    sel: Sel,
    least: int = 1,
    most: int = 0,
    *,
    by: int = 0,
    name: str = "picked",
    needed: bool = True,
    but: str = "",
    stars: str = "",
    unlike: bool = False,
    declared: str = "",
    as_many: Sel | None = None,
) -> Pick:
    """Cards chosen as the effect resolves, no targets; none of those bound to the name `but`.

    `stars`: of the Level that the bound number says, or higher for a 6; `unlike`: no two of the same name;
    `declared`: only those of what was declared; `as_many`: just as many as there are cards of this selection.
    """
    found = Pick(sel, least, most, by=by, name=name, needed=needed, but=but, stars=stars, unlike=unlike)
    found.declared = declared
    found.as_many = as_many
    return found


def fits_die(level: int, shown: int) -> bool:
    """Is it the Level that a die shows, or a higher one when it shows a 6?"""
    return level == shown or (shown == 6 and level > 6)


def pick_of(among: str, least: int = 1, most: int = 0, *, by: int = 0, name: str = "given") -> Pick:
    """Some of the cards bound by an earlier verb, chosen as the effect resolves."""
    return PickOf(among, least, most, by=by, name=name)


def search(
    sel: Sel,
    least: int = 1,
    most: int = 0,
    *,
    by: int = 0,
    declared: str = "",
    below: bool = False,
    above: bool = False,
) -> Pick:
    """Cards chosen from the Deck; the search may find none (J-PUB-03). `by` 1: the opponent chooses.

    `below`: only cards of a lower Level than the card of the event that is answered; `above`: only of one
    Level more than the card that was paid with.
    """
    return Pick(sel, least, most, by=by, search=True, declared=declared, below=below, above=above)


def event_level(duel: State, ctx: Ctx) -> int:
    """The highest Level, as last known, of the cards of the event that the effect answers."""
    event = ctx.event
    effect = ctx.effect
    if event is None or effect is None or effect.when is None:
        return 0
    best = 0
    for i, was in enumerate(event.was):
        if effect.when.includes(duel, event, i, ctx.player, ctx.card) and was.level > best:
            best = was.level
    return best

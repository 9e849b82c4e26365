"""Which cards a verb acts on: the targets, this card, all that fit, or some chosen as it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.absent import removed_by
from spellspeed.duel.chance import below
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import is_marked
from spellspeed.duel.records import BLOCKED, Ctx, Reason, Ref
from spellspeed.duel.values import defense, level, shown

from .declared import as_declared, called
from .prose import PLAIN, Phrase, Speech
from .sel import Sel
from .selections import AnyCard

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Event
    from spellspeed.duel.state import State

__all__ = [
    "ATTACKED",
    "ATTACKER",
    "EQUIPPED_TO",
    "IT",
    "MONSTERS_REMOVED_BY_THIS",
    "NAMESAKES_OF_TARGET",
    "REMOVED_BY_THIS",
    "TARGET",
    "THIS",
    "among",
    "at_random",
    "bottommost",
    "chosen",
    "destroyed",
    "every",
    "in_zone",
    "namesakes",
    "of_that_level",
    "those",
    "within_paid",
]

TARGETS: Final = "targets"
EVENT: Final = "event"
"""Names of what is not bound by a verb: the targets, and the event that is answered."""

HIDDEN_PILES: Final = c.IN_DECK | c.IN_HAND | c.IN_FUSION_DECK


class Which:
    """The cards a verb acts on, found when it runs."""

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        raise NotImplementedError

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        """The cards it may act on, as far as everybody can tell before it runs (DESIGN §7.7)."""
        return self.cards(duel, ctx)

    def at_least(self, found: int) -> int:
        """Of so many foreseen cards it acts on at least this many."""
        return found

    def asks(self) -> tuple[Step, ...]:
        """Steps that ask for the choice, before the verb runs (law 2)."""
        return ()

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        """Why there is nothing to act on, when that forbids the activation."""
        return None

    def text(self, speech: Speech = PLAIN) -> str:
        """In words: "the target", "all monsters on the field"."""
        raise NotImplementedError

    def moved(self, speech: Speech = PLAIN) -> str:
        """In words, for a verb that takes the cards away: "1 monster from your Deck"."""
        return self.text(speech)

    def many(self, speech: Speech = PLAIN) -> bool:
        """More than one card, for the grammar?"""
        return False

    def away(self, speech: Speech = PLAIN) -> bool:
        """Are they in piles of the player's own, so that they are added to his hand, not returned?"""
        return False

    def selections(self) -> tuple[Sel, ...]:
        """The selections in it, for `check`."""
        return ()

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        """The cards meant, whether they are still there or not, to ask what is last known of them."""
        return ()

    def binds(self) -> tuple[str, ...]:
        """Names that its choice binds."""
        return ()

    def reads(self) -> tuple[str, ...]:
        """Names that must be bound before."""
        return ()


class Targets(Which):
    """The cards named as targets at activation."""

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [duel.cards[ref[0]] for ref in ctx.targets if duel.live(ref)]

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        return ctx.targets

    def text(self, speech: Speech = PLAIN) -> str:
        return speech.target

    def many(self, speech: Speech = PLAIN) -> bool:
        return speech.many

    def away(self, speech: Speech = PLAIN) -> bool:
        return speech.away

    def reads(self) -> tuple[str, ...]:
        return (TARGETS,)


class ThisCard(Which):
    """The card itself, while it is where it was when its effect was used."""

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [duel.cards[ctx.card]] if duel.live(ctx.source) else []

    def text(self, speech: Speech = PLAIN) -> str:
        return "this card"


def refs_of(event: Event, place: int) -> tuple[Ref, ...]:
    """The cards meant by "that monster"; of a declared attack this is the attacker, not its target."""
    if place < 0 and event.kind == c.ATTACK_DECLARED:
        place = 0
    return event.cards if place < 0 else event.cards[place : place + 1]


class EventCards(Which):
    """The cards of the event that is answered: "that monster"."""

    def __init__(self, text: str = "that monster", place: int = -1, sel: Sel | None = None) -> None:
        self._text = text
        self.place = place
        """Only the card at this place of the event: 0 the attacker, 1 its target."""
        self.sel = sel

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        return () if ctx.event is None else refs_of(ctx.event, self.place)

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        if ctx.event is None:
            return []
        refs = refs_of(ctx.event, self.place)
        found = [duel.cards[ref[0]] for ref in refs if duel.live(ref)]
        if self.sel is None:
            return found
        return [card for card in found if self.sel.matches(duel, card, ctx.player, ctx.card, None)]

    def text(self, speech: Speech = PLAIN) -> str:
        return self._text

    def selections(self) -> tuple[Sel, ...]:
        return () if self.sel is None else (self.sel,)

    def reads(self) -> tuple[str, ...]:
        return (EVENT,)


class RemovedByThis(Which):
    """What this card has removed from play, and is still away."""

    def __init__(self, text: str, many: bool) -> None:
        self._text = text
        self._many = many

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return removed_by(duel, ctx.source)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.cards(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: nothing that it removed is still away.")

    def text(self, speech: Speech = PLAIN) -> str:
        return self._text

    def many(self, speech: Speech = PLAIN) -> bool:
        return self._many

    def away(self, speech: Speech = PLAIN) -> bool:
        return not self._many


class AtRandom(Which):
    """Some of the cards that fit, as chance will have it; found anew each time a verb asks."""

    def __init__(self, sel: Sel, count: int) -> None:
        self.sel = sel
        self.count = count

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        left = self.sel.find(duel, ctx.player, ctx.card)
        found: list[Card] = []
        while left and len(found) < self.count:
            found.append(left.pop(below(duel, len(left))))
        return found

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        return []

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.sel.any(duel, ctx.player, ctx.card):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.sel.words().bare()}.")

    def text(self, speech: Speech = PLAIN) -> str:
        return self._said(False)

    def moved(self, speech: Speech = PLAIN) -> str:
        return self._said(True)

    def _said(self, out: bool) -> str:
        words = self.sel.words()
        chance = "1 random" if self.count == 1 else f"{self.count} random"
        return words.counted(self.count, out=out).replace(str(self.count), chance, 1)

    def many(self, speech: Speech = PLAIN) -> bool:
        return self.count != 1

    def away(self, speech: Speech = PLAIN) -> bool:
        return own_pile(self.sel)

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class Every(Which):
    """All cards that fit as the effect resolves (J-EFF-11)."""

    def __init__(self, sel: Sel, needed: bool = True, declared: str = "") -> None:
        self.sel = sel
        self.needed = needed
        self.declared = declared

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found = [card for card in self.sel.find(duel, ctx.player, ctx.card) if not is_marked(duel, card)]
        return as_declared(duel, found, ctx, self.declared)

    def undecided(self, ctx: Ctx) -> bool:
        """Is it still to be declared which of them it is?"""
        return self.declared != "" and ctx.values.get("declared") is None

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if not self.needed or (duel.attack is None and self.sel.any(duel, ctx.player, ctx.card)):
            return None
        if self.cards(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.sel.words().bare()}.")

    def text(self, speech: Speech = PLAIN) -> str:
        return declared_words(self.sel, self.declared).all()

    def moved(self, speech: Speech = PLAIN) -> str:
        return declared_words(self.sel, self.declared).all(out=True)

    def many(self, speech: Speech = PLAIN) -> bool:
        return not self.sel.words().definite

    def away(self, speech: Speech = PLAIN) -> bool:
        return own_pile(self.sel)

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class Bottommost(Which):
    """The first card that fits, from the bottom of a pile."""

    def __init__(self, sel: Sel) -> None:
        self.sel = sel

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return self.sel.find(duel, ctx.player, ctx.card, 1)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.cards(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.sel.words().bare()}.")

    def text(self, speech: Speech = PLAIN) -> str:
        return f"the bottommost {self.sel.words().bare()}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


def declared_words(sel: Sel, declared: str) -> Phrase:
    """The words of a selection of which only those count that have what was declared."""
    words = sel.words()
    if declared:
        words.say_suffix(f"{'with' if 'name' in declared else 'of'} the declared {called(declared)}")
    return words


def own_pile(sel: Sel) -> bool:
    """Does it look only into piles of the player's own?"""
    words = sel.words()
    return words.side == "you" and words.zones != 0 and not words.zones & c.ON_FIELD


class EquippedTo(Which):
    """The monster this card is equipped to."""

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        return ()

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        host = duel.cards[ctx.card].host
        return [duel.cards[host[0]]] if duel.same(host) else []

    def text(self, speech: Speech = PLAIN) -> str:
        return "the equipped monster"


class NamesakesOfIts(Which):
    """All cards of the target's name in the hand, the Deck and the Fusion Deck of its controller."""

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found: list[Card] = []
        for ref in ctx.targets:
            if duel.live(ref):
                target = duel.cards[ref[0]]
                for zone in (c.HAND, c.DECK, c.FUSION_DECK):
                    pile = duel.cards_in(target.side, zone)
                    found.extend([card for card in pile if card.name == target.name])
        return found

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        return []

    def text(self, speech: Speech = PLAIN) -> str:
        return f"all cards with the name of {speech.target} in its controller's hand and Decks"

    def many(self, speech: Speech = PLAIN) -> bool:
        return True

    def reads(self) -> tuple[str, ...]:
        return (TARGETS,)


class Fitting(Which):
    """Of other cards those that fit as well."""

    def __init__(self, of: Which, sel: Sel) -> None:
        self.of = of
        self.sel = sel

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found = self.of.cards(duel, ctx)
        return [card for card in found if self.sel.matches(duel, card, ctx.player, ctx.card, None)]

    def text(self, speech: Speech = PLAIN) -> str:
        return self.of.text(speech)


class Chosen(Which):
    """Cards bound by an earlier choice."""

    def __init__(self, name: str, text: str, many: bool = False, that: Sel | None = None) -> None:
        self.name = name
        self._text = text
        self._many = many
        self.that = that

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        return ctx.refs(self.name)

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found = [duel.cards[ref[0]] for ref in ctx.refs(self.name) if duel.live(ref)]
        that = self.that
        if that is None:
            return found
        return [card for card in found if that.matches(duel, card, ctx.player, ctx.card, None)]

    def text(self, speech: Speech = PLAIN) -> str:
        return self._text

    def selections(self) -> tuple[Sel, ...]:
        return () if self.that is None else (self.that,)

    def many(self, speech: Speech = PLAIN) -> bool:
        return self._many

    def reads(self) -> tuple[str, ...]:
        return (self.name,)


class Gone(Chosen):
    """The cards that the verb before destroyed, as they were: to ask what is last known of them."""

    def __init__(self, face_up: bool) -> None:
        super().__init__(
            "gone face-up" if face_up else "gone",
            "the destroyed face-up monsters" if face_up else "the destroyed monsters",
            True,
        )

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return []


class Namesakes(Which):
    """All cards that fit and have the name of one of the cards meant by another word."""

    def __init__(self, of: Which, sel: Sel) -> None:
        self.of = of
        self.sel = sel

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        names = [duel.cards[ref[0]].name for ref in self.of.refs(ctx)]
        return [card for card in self.sel.find(duel, ctx.player, ctx.card) if card.name in names]

    def text(self, speech: Speech = PLAIN) -> str:
        words = self.sel.words()
        words.say_suffix("with the same name")
        return words.all()

    def moved(self, speech: Speech = PLAIN) -> str:
        words = self.sel.words()
        words.say_suffix("with the same name")
        return words.all(out=True)

    def many(self, speech: Speech = PLAIN) -> bool:
        return True

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def reads(self) -> tuple[str, ...]:
        return self.of.reads()


class Among(Chosen):
    """All that fit of the cards that an earlier verb bound."""

    def __init__(self, name: str, sel: Sel) -> None:
        super().__init__(name, f"all {sel.words().plural(located=False)} among them", True)
        self.sel = sel

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found = super().cards(duel, ctx)
        return [card for card in found if self.sel.matches(duel, card, ctx.player, ctx.card, None)]

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


EQUIPPED_TO: Final = EquippedTo()
NAMESAKES_OF_TARGET: Final = NamesakesOfIts()
TARGET: Final = Targets()
THIS: Final = ThisCard()
REMOVED_BY_THIS: Final = RemovedByThis("the card it removed from play", False)
MONSTERS_REMOVED_BY_THIS: Final = RemovedByThis("the monsters it removed from play", True)
IT: Final = EventCards()
ATTACKER: Final = EventCards("the attacking monster", 0)
ATTACKED: Final = EventCards("the attacked monster", 1)


class InZone(Which):
    """The monster in the opponent's Monster Zone of this bound number, counted from your right."""

    def __init__(self, name: str) -> None:
        self.name = name

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        # Your right is the left of the opponent, from which his zones are numbered.
        slot = ctx.number(self.name) - 1
        uid = duel.pile(1 - ctx.player, c.MONSTER_ZONE)[slot] if 0 <= slot < 5 else c.EMPTY
        if uid < 0 or duel.cards[uid].zone != c.MONSTER_ZONE or is_marked(duel, duel.cards[uid]):
            return []
        return [duel.cards[uid]]

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        return []

    def text(self, speech: Speech = PLAIN) -> str:
        return "the monster in the opponent's Monster Zone of that number, counted from your right"

    def reads(self) -> tuple[str, ...]:
        return (self.name,)


class OfThatLevel(Every):
    """All that fit of the Level that an earlier verb bound; `six`: of a higher one too, if that is 6."""

    def __init__(self, sel: Sel, name: str) -> None:
        super().__init__(sel, needed=False)
        self.name = name

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        wanted = ctx.number(self.name)
        found = super().cards(duel, ctx)
        return [card for card in found if min(level(duel, card), 6) == wanted]

    def foreseen(self, duel: State, ctx: Ctx) -> list[Card]:
        return []

    def text(self, speech: Speech = PLAIN) -> str:
        return f"{self.sel.words().all()} of that Level, or of Level 6 and higher if it shows 6"

    def reads(self) -> tuple[str, ...]:
        return (self.name,)


class WithinPaid(Every):
    """All that fit with no more DEF than the monsters that were Tributed as a cost had ATK."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(sel, needed=False)

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        reach = ctx.number("paid ATK")
        return [card for card in super().cards(duel, ctx) if shown(defense(duel, card)) <= reach]

    def text(self, speech: Speech = PLAIN) -> str:
        words = self.sel.words()
        words.say_suffix("with no more DEF than the Tributed monster had ATK on the field")
        return words.all()


def within_paid(sel: Sel) -> WithinPaid:
    """All that fit with no more DEF than the monster Tributed as a cost had ATK; perhaps none."""
    return WithinPaid(sel)


def of_that_level(sel: Sel, name: str = "die") -> OfThatLevel:
    """All that fit of the Level that a die has shown; a 6 means higher Levels too (Blind Destruction)."""
    return OfThatLevel(sel, name)


def those(sel: Sel) -> EventCards:
    """The cards of the event that still fit."""
    return EventCards("that card" if isinstance(sel, AnyCard) else "every such monster", sel=sel)


def bottommost(sel: Sel) -> Bottommost:
    """The first card that fits, from the bottom of a pile of one player."""
    return Bottommost(sel)


def chosen(name: str, text: str, *, many: bool = False, that: Sel | None = None) -> Chosen:
    """Cards bound by an earlier verb: `summoned`, `picked`, ...; `text` is how they are called then.

    `that`: nothing is done with those that do not fit.
    """
    return Chosen(name, text, many, that)


def namesakes(of: Which, sel: Sel) -> Namesakes:
    """All cards that fit and have the same name as those."""
    return Namesakes(of, sel)


def among(name: str, sel: Sel) -> Among:
    """All that fit of the cards that an earlier verb bound: `drawn`, `excavated`, ..."""
    return Among(name, sel)


def destroyed(*, face_up: bool = False) -> Gone:
    """The cards that the verb before destroyed; `face_up`: only monsters that were face-up."""
    return Gone(face_up)


def in_zone(name: str = "die") -> InZone:
    """The monster in the opponent's Monster Zone of the number that an earlier verb bound (Needle Wall)."""
    return InZone(name)


def every(sel: Sel, *, needed: bool = True, declared: str = "") -> Every:
    """All cards that fit as the effect resolves. Without `needed` it may be used when there is none.

    `declared`: only those of the declared TYPE, ATTRIBUTE or KIND.
    """
    return Every(sel, needed, declared)


def at_random(sel: Sel, count: int = 1) -> AtRandom:
    """So many of the cards that fit, chosen by chance as the effect resolves."""
    return AtRandom(sel, count)

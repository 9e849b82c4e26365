"""The printed facts of every card in the pool, and how to find one by name or password.

The facts are data (`facts.json`, written by tools/import_pool.py), read when first asked for. They say what a
card *is*; what it *does* is written in the set files beside this module. See docs/cards.md.
"""

import datetime
import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal
from unicodedata import normalize

import msgspec

from ..duel import constants as codes
from ..duel.facts import Facts

__all__ = [
    "CUTOFF",
    "CardFacts",
    "CardSet",
    "Catalogue",
    "Printing",
    "UnknownCard",
    "catalogue",
    "check_facts",
    "fold",
]

CUTOFF: Final = datetime.date(2004, 2, 2)
"""The pool holds what was released up to this day."""

_KINDS: Final = {name: code for code, name in codes.KIND_NAMES.items()}
_ABILITIES: Final = {name: code for code, name in codes.ABILITY_NAMES.items()}
_ALTERNATE_REACH = 10  # alternate arts have codes this near to that of the base card

# Signs that people and catalogues write in more than one way.
_SIGNS: Final = str.maketrans(
    dict.fromkeys("‘’ʼ`´′", "'") | dict.fromkeys("“”″", '"') | dict.fromkeys("‐‑‒–—−", "-") | {"α": "alpha"}
)


def fold(text: str) -> str:
    """The form in which names are compared: no capitals, straight apostrophes, plain dashes, single spaces.

    >>> fold("  HARPIE’S  Feather Duster ")
    "harpie's feather duster"
    """
    return " ".join(text.casefold().translate(_SIGNS).split())


def _bare(text: str) -> str:
    """Letters and digits alone: what is left when people leave out the signs of a name, and accents.

    Those of other scripts stay, or a part of what was written would be dropped in silence.
    """
    return _SIGN.sub("", normalize("NFD", fold(text).replace("&", "and")))


_SIGN: Final = re.compile(r"[\W_]+")


class UnknownCard(LookupError):
    """No card of the pool is meant by this name or password, or more than one may be.

    The message is one sentence for a person. `nearest` holds the names it offers, best first, perhaps none.
    """

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest


class CardSet(msgspec.Struct, frozen=True):
    """A booster, starter deck or other product. Two products may share a code (BPT, JMP, PCY)."""

    code: str
    name: str
    kind: str
    date: datetime.date | None = None
    """Day of release in North America; None when no source gives a believable one."""


class Printing(msgspec.Struct, frozen=True):
    """One appearance of a card: the code of the set, the number on the card, the set's date if known."""

    set: str
    number: str
    date: datetime.date | None = None


class CardFacts(msgspec.Struct, frozen=True, dict=True):
    """The facts printed on one card, as words and numbers.

    A Magic or Trap Card has "" or None for what only Monsters print, a Monster has "" for its icon. `facts`
    gives the same in the codes of the engine.
    """

    name: str
    """Today's English name; names are the keys everywhere."""
    password: int
    kind: Literal["monster", "magic", "trap"]
    frame: Literal["normal", "effect", "fusion", "fusion+effect", "ritual", "ritual+effect", "magic", "trap"]
    first_date: datetime.date
    """Day of the first release."""
    sets: tuple[Printing, ...]
    """Every printing up to the cut-off, oldest first, those without a date last."""
    era_name: str = ""
    """The name printed in 2004 where it differs from today's, else ""."""
    icon: Literal["", "normal", "continuous", "equip", "field", "quick-play", "ritual", "counter"] = ""
    attribute: str = ""
    type: str = ""
    level: int | None = None
    attack: int | Literal["?"] | None = msgspec.field(default=None, name="atk")
    defense: int | Literal["?"] | None = msgspec.field(default=None, name="def")
    abilities: tuple[Literal["flip", "spirit", "union", "toon"], ...] = ()
    needs_effect_code: bool = False
    """False only for Monsters without an effect."""
    materials: tuple[str, ...] = ()
    """Names of the Fusion Material Monsters, in printed order."""
    ritual: str = ""
    """For a Ritual Magic Card its Ritual Monster and the other way round; "" when it names none."""
    limit: Literal["unlimited", "semi-limited", "limited", "forbidden"] = "unlimited"
    """Standing on the list of 2 February 2004."""

    @cached_property
    def facts(self) -> Facts:
        """The same facts in the codes of `spellspeed.duel.constants`; one object per card.

        >>> catalogue().by_name["Kuriboh"].facts.attack
        300
        """
        frame, _, _ = self.frame.partition("+")
        return Facts(
            self.name,
            _KINDS[self.kind],
            codes.FRAME_NAMES.index(frame),
            icon=codes.ICON_NAMES.index(self.icon),
            attribute=codes.ATTRIBUTE_NAMES.index(self.attribute),
            type=codes.TYPE_NAMES.index(self.type),
            level=self.level or 0,
            attack=self.attack if isinstance(self.attack, int) else 0,
            defense=self.defense if isinstance(self.defense, int) else 0,
            abilities=sum(_ABILITIES[ability] for ability in self.abilities),
            effect=self.needs_effect_code,
            materials=self.materials,
            ritual=self.ritual,
            password=self.password,
            unknown_attack=self.attack == "?",
            unknown_defense=self.defense == "?",
        )


class _File(msgspec.Struct):
    """facts.json as it lies on the disk."""

    format: Literal[1]
    sets: tuple[CardSet, ...]
    cards: tuple[CardFacts, ...]


class Catalogue:
    """All cards of a pool, in the order of their names, and all sets, in the order of their release.

    `by_name` has today's names as keys, `by_password` the codes of the base cards. Treat both as read only.

    >>> cards = catalogue()
    >>> len(cards)
    1161
    >>> cards.by_name["Jinzo"].attack
    2400
    """

    __slots__ = ("_by_bare_name", "_by_folded_name", "_by_letters", "by_name", "by_password", "sets")

    def __init__(self, cards: Iterable[CardFacts], sets: Iterable[CardSet] = ()) -> None:
        cards = tuple(cards)
        self.by_name: Final = {card.name: card for card in cards}
        self.by_password: Final = {card.password: card for card in cards}
        self.sets: Final = tuple(sets)
        self._by_folded_name: dict[str, CardFacts] = {}
        self._by_bare_name: dict[str, CardFacts | None] = {}
        self._by_letters: dict[str, list[str]] = {}

    def __len__(self) -> int:
        return len(self.by_name)

    def __iter__(self) -> Iterator[CardFacts]:
        return iter(self.by_name.values())

    def named(self, text: str) -> CardFacts | None:
        """The card whose whole name this is, of today or of 2004; None when there is none.

        Besides what `find` forgives, signs may be missing or others, as long as just one card is left.

        >>> catalogue().named("HARPIES FEATHER DUSTER").name
        "Harpie's Feather Duster"
        >>> catalogue().named("Harpie's Feather") is None
        True
        """
        card = self._folded_names().get(fold(text))
        return card or self._bare_names().get(_bare(text))

    def find(self, text: str) -> CardFacts:
        """The card meant by `text`: a name of today or of 2004, or the beginning of just one card's name.

        Capitals, the kind of apostrophe or dash, and spaces around do not matter.

        >>> catalogue().find("harpie’s feather").name
        "Harpie's Feather Duster"
        >>> catalogue().find("Red-Moon Baby").name
        'Vampire Baby'

        Raises UnknownCard, with the nearest names, when no card or more than one fits.

        >>> catalogue().find("Pot of Gread")
        Traceback (most recent call last):
        ...
        spellspeed.cards.catalogue.UnknownCard: no card is called "Pot of Gread"; do you mean Pot of Greed?
        """
        names = self._folded_names()
        wanted = fold(text)
        if not wanted:
            raise UnknownCard("no card name given")
        if wanted in names:
            return names[wanted]
        begun = sorted(_names(card for name, card in names.items() if name.startswith(wanted)))
        if len(begun) == 1:
            return self.by_name[begun[0]]
        if begun:
            offer = ", ".join(self._known_as(name, wanted) for name in begun[:5])
            more = f" and {len(begun) - 5} more" if len(begun) > 5 else ""
            message = f"{quoted(text)} begins the names of several cards: {offer}{more}"
            raise UnknownCard(message, tuple(begun[:5]))
        nearest = self._nearest(wanted)
        hint = f"; the nearest names are {', '.join(nearest)}" if len(nearest) > 1 else ""
        if len(nearest) == 1:
            hint = f"; do you mean {nearest[0]}?"
        raise UnknownCard(f"no card is called {quoted(text)}{hint}", nearest)

    def find_password(self, code: int) -> CardFacts:
        """The card with this password, or the base card of which this is the code of another picture.

        Other pictures have codes within 10 of the base card's; such a code counts only where it is not itself
        the password of a card and is near to one card alone.

        >>> catalogue().find_password(46986414).name
        'Dark Magician'
        >>> catalogue().find_password(46986417).name
        'Dark Magician'

        Raises UnknownCard when there is none.
        """
        if code in self.by_password:
            return self.by_password[code]
        reach = range(code - _ALTERNATE_REACH, code + _ALTERNATE_REACH + 1)
        near = [self.by_password[other] for other in reach if other in self.by_password]
        if len(near) != 1:
            raise UnknownCard(f"no card of this pool has the password {code}", tuple(_names(near)))
        return near[0]

    def in_set(self, code: str) -> tuple[CardFacts, ...]:
        """The cards printed under a set code (in capitals), in the order of their numbers.

        >>> [card.name for card in catalogue().in_set("TSC")]
        ['Perfectly Ultimate Great Moth', 'Riryoku', 'Negate Attack']

        Raises LookupError when no set has this code.
        """
        if all(one.code != code for one in self.sets):
            raise LookupError(f"no set has the code {quoted(code)}")
        numbered = ((one.number, card.name) for card in self for one in card.sets if one.set == code)
        return tuple(self.by_name[name] for _, name in sorted(numbered))

    def _folded_names(self) -> dict[str, CardFacts]:
        if not self._by_folded_name:
            eras = {fold(card.era_name): card for card in self if card.era_name}
            self._by_folded_name = eras | {fold(card.name): card for card in self}
        return self._by_folded_name

    def near_passwords(self, code: int) -> tuple[CardFacts, ...]:
        """The cards whose passwords are one slip of the keyboard away: a digit wrong, left out, added or two
        changed round.

        >>> [card.name for card in catalogue().near_passwords(40640157)]
        ['Kuriboh']
        """
        text = str(code)
        slips = set()
        for place in range(len(text) + 1):
            head, tail = text[:place], text[place:]
            slips.add(head + tail[1:])
            slips.add(head + tail[1:2] + tail[:1] + tail[2:])
            for digit in "0123456789":
                slips.update((head + digit + tail, head + digit + tail[1:]))
        near = {int(slip) for slip in slips if slip and len(slip) < 9} & self.by_password.keys()
        return tuple(self.by_password[other] for other in sorted(near))

    def nearest(self, text: str) -> tuple[str, ...]:
        """The names most like this one, best first, three at most, perhaps none."""
        return self._nearest(fold(text))

    def _bare_names(self) -> dict[str, CardFacts | None]:
        if not self._by_bare_name:
            for name, card in self._folded_names().items():
                bare = _bare(name)
                known = self._by_bare_name.get(bare, card)
                self._by_bare_name[bare] = card if known is card else None
        return self._by_bare_name

    def _known_as(self, name: str, wanted: str) -> str:
        """The name, with the one of 2004 where only that begins as wanted."""
        return name if fold(name).startswith(wanted) else f"{name} (as {self.by_name[name].era_name})"

    def _nearest(self, wanted: str) -> tuple[str, ...]:
        names = self._folded_names()
        wanted = wanted[:80]
        bare = _bare(wanted)
        bare_names = self._bare_names().items() if len(bare) > 2 else ()
        holding = [card for name, card in bare_names if card and bare in name]
        near = difflib.get_close_matches(wanted, self._sharing_letters(wanted), n=3, cutoff=0.7)
        return tuple(_names([*holding, *(names[name] for name in near)])[:3])

    def _sharing_letters(self, wanted: str) -> list[str]:
        """The names that share the most pairs of letters with it: a few, for a closer look."""
        if not self._by_letters:
            for name in self._folded_names():
                for pair in _pairs(name):
                    self._by_letters.setdefault(pair, []).append(name)
        shared = Counter[str]()
        pairs = _pairs(wanted)
        for pair in pairs:
            shared.update(self._by_letters.get(pair, ()))
        alike = {name: 2 * count / (len(pairs) + len(name)) for name, count in shared.items()}
        return sorted(alike, key=lambda name: (-alike[name], name))[:12]


def _pairs(text: str) -> set[str]:
    """Every two letters that stand side by side."""
    return {text[place : place + 2] for place in range(len(text) - 1)}


def _names(cards: Iterable[CardFacts]) -> list[str]:
    return list(dict.fromkeys(card.name for card in cards))


def shown(text: str) -> str:
    """`text` as it may stand in a message: on one line, without signs that could upset a terminal.

    >>> shown("one\\ntwo")
    'one?two'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def quoted(text: str) -> str:
    """`text` in quotes for a message, as in `shown`, and cut when it is long."""
    sign = "…" if len(text) > 60 else ""
    return f'"{shown(text[:60])}{sign}"'


@cache
def catalogue() -> Catalogue:
    """All cards released up to the cut-off; read at the first call, the same object ever after."""
    data = Path(__file__).with_name("facts.json").read_bytes()
    file = msgspec.json.decode(data, type=_File)
    return Catalogue(file.cards, file.sets)


# ---- the check -------------------------------------------------------------------------------------------

_FRAMES: Final = {
    "effect": 359,
    "normal": 302,
    "magic": 268,
    "trap": 178,
    "fusion": 29,
    "fusion+effect": 14,
    "ritual": 6,
    "ritual+effect": 5,
}
_ICONS: Final = {
    "monster": ("",),
    "magic": ("normal", "continuous", "equip", "field", "quick-play", "ritual"),
    "trap": ("normal", "continuous", "counter"),
}
# The list of 2 February 2004, once more and apart from the data, so that neither can go wrong unseen.
_LIMITED: Final = """\
Breaker the Magical Warrior; Butterfly Dagger - Elma; Call of the Haunted; Card Destruction; Ceasefire;
Change of Heart; Confiscation; Cyber Jar; Dark Hole; Delinquent Duo; Exiled Force; Exodia the Forbidden One;
Fiber Jar; Graceful Charity; Harpie's Feather Duster; Heavy Storm; Imperial Order; Injection Fairy Lily;
Jinzo; Left Arm of the Forbidden One; Left Leg of the Forbidden One; Mage Power; Magic Cylinder;
Magical Scientist;
Mirage of Nightmare; Mirror Force; Monster Reborn; Painful Choice; Pot of Greed; Premature Burial; Raigeki;
Reckless Greed; Reflect Bounder; Right Arm of the Forbidden One; Right Leg of the Forbidden One;
Ring of Destruction; Sangan; Sinister Serpent; Snatch Steal; Swords of Revealing Light; The Forceful Sentry;
Tribe-Infecting Virus; Twin-Headed Behemoth; United We Stand; Upstart Goblin; Vampire Lord;
Witch of the Black Forest; Yata-Garasu"""
_SEMI_LIMITED: Final = """\
Creature Swap; Last Turn; Marauding Captain; Morphing Jar; Morphing Jar #2; Nobleman of Crossout;
Reinforcement of the Army"""


def check_facts(cards: Iterable[CardFacts] | None = None, sets: Iterable[CardSet] | None = None) -> list[str]:
    """What is wrong with the facts, by default those of `catalogue()`: one sentence a problem.

    Looks at every card by itself, at the links between cards and sets, and at the counts and limits of the
    whole pool, which are known from elsewhere. When all is well the list is empty.

    >>> check_facts()
    []
    """
    cards = tuple(catalogue() if cards is None else cards)
    sets = tuple(catalogue().sets if sets is None else sets)
    by_name = {card.name: card for card in cards}
    known_sets = {(one.code, one.date) for one in sets}
    problems = [problem for card in cards for problem in _card_problems(card)]
    for card in cards:
        problems += [
            f"{card.name}: its Fusion Material {name} is not a Monster of the pool"
            for name in card.materials
            if name not in by_name or by_name[name].kind != "monster"
        ]
        if card.ritual and (card.ritual not in by_name or by_name[card.ritual].ritual != card.name):
            problems.append(f"{card.name}: {card.ritual} does not link back to it")
        problems += [
            f"{card.name}: there is no set {one.set} of {one.date}"
            for one in card.sets
            if (one.set, one.date) not in known_sets
        ]
    names = (name for card in cards for name in (card.name, card.era_name) if name)
    problems += _doubles("name", map(fold, names))
    problems += _doubles("password", (str(card.password) for card in cards))
    problems += _doubles("card number", (one.number for card in cards for one in card.sets))
    frames = Counter[str](card.frame for card in cards)
    problems += [
        f"{frames[frame]} cards have the frame {frame}, not {_FRAMES.get(frame, 0)}"
        for frame in {**_FRAMES, **frames}
        if frames[frame] != _FRAMES.get(frame, 0)
    ]
    for limit, listed in (("limited", _LIMITED), ("semi-limited", _SEMI_LIMITED), ("forbidden", "")):
        here = {card.name for card in cards if card.limit == limit}
        there = set(listed.replace("\n", " ").split("; ")) - {""}
        problems += [f"{name}: is {limit} here and not on the list" for name in sorted(here - there)]
        problems += [f"{name}: is {limit} on the list and not here" for name in sorted(there - here)]
    return problems


def _doubles(what: str, values: Iterable[str]) -> list[str]:
    counts = Counter(values).items()
    return [f"the {what} {value} occurs {count} times" for value, count in counts if count > 1]


def _card_problems(card: CardFacts) -> list[str]:
    """What is wrong with a card looked at alone."""
    monster = card.kind == "monster"
    frame, _, effect = card.frame.partition("+")
    plain = monster and frame != "effect" and not effect
    dates = [one.date for one in card.sets if one.date]
    rows = (
        (0 < card.password < 100_000_000, "its password has not one to eight digits"),
        (monster == (frame not in ("magic", "trap")), "its frame is not one of its kind"),
        (monster or frame == card.kind, "its frame is not one of its kind"),
        (card.needs_effect_code != plain, "whether it needs effect code does not go with its frame"),
        (card.icon in _ICONS[card.kind], "its icon is not one of its kind"),
        (monster == (card.level is not None), "a Level is for Monsters"),
        (card.level is None or 1 <= card.level <= 12, "its Level is not 1 to 12"),
        (monster == (card.attribute in codes.ATTRIBUTE_NAMES[1:]), "an Attribute is for Monsters"),
        (monster == (card.type in codes.TYPE_NAMES[1:]), "a Type is for Monsters"),
        (not card.abilities or frame == "effect", "only an Effect Monster has an ability"),
        ((len(card.materials) > 1) == (frame == "fusion"), "Fusion Materials are for Fusion Monsters"),
        (not card.ritual or frame == "ritual" or card.icon == "ritual", "a Ritual link is for Ritual cards"),
        (frame != "ritual" or bool(card.ritual), "it lacks its Ritual Magic Card"),
        (bool(dates), "no printing of it has a date"),
        (all(date <= CUTOFF for date in dates), "a printing of it is later than the cut-off"),
        (not dates or card.first_date == min(dates), "its first date is not that of its oldest printing"),
        (all(one.number.startswith(f"{one.set}-") for one in card.sets), "a number is not of its set"),
    )
    problems = [f"{card.name}: {problem}" for holds, problem in rows if not holds]
    for word, value in (("ATK", card.attack), ("DEF", card.defense)):
        if monster == (value is None):
            problems.append(f"{card.name}: {word} is for Monsters")
        elif isinstance(value, int) and (not 0 <= value <= 5000 or value % 10):
            problems.append(f"{card.name}: {word} {value} is not a number of tens up to 5000")
    return problems

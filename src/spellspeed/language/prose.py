"""Putting cards into words, in one house style; docs/the-language.md tells its rules.

>>> phrase = Phrase()
>>> phrase.say_noun(Noun(("monster",)))
>>> phrase.say_adjective("face-up")
>>> phrase.counted(2)
'2 face-up monsters on the field'
"""

from __future__ import annotations

from typing import Final

from spellspeed.duel import constants as c

KIND: Final = 0
FRAME: Final = 1
NAME: Final = 2
"""How much a noun says; of several the one that says most is said."""

ANY_NUMBER: Final = 60
"""A count that says "as many as there are", since no hand or field is so large."""
BARE: Final = ""
OTHER_THAN: Final = "other than "
CHOSEN_BY_THEM: Final = "that the opponent chooses"
ARTICLE: Final = "a"
PILE_NAMES: Final = (
    (c.IN_HAND, "hand"),
    (c.IN_DECK, "Deck"),
    (c.IN_GRAVEYARD, "Graveyard"),
    (c.IN_FUSION_DECK, "Fusion Deck"),
)


class Speech:
    """How the words of an effect call its targets, and whether they tell of its oath."""

    def __init__(
        self, target: str = "the target", many: bool = False, *, away: bool = False, oath: bool = False
    ) -> None:
        self.target = target
        self.many = many
        """More than one target."""
        self.away = away
        """The targets are in a pile of the player's own: they are added to the hand, not returned."""
        self.oath = oath


PLAIN: Final = Speech()


class Noun:
    """A noun. Several words may share a last one: "Magic or Trap Card"."""

    def __init__(self, words: tuple[str, ...], last: str = "", rank: int = KIND) -> None:
        self.words = words
        self.last = last
        self.rank = rank

    def form(self, many: bool, joint: str) -> str:
        if self.rank == NAME:
            return joined(list(self.words), joint)
        plural = "s" if many else ""
        if self.last:
            return f"{joined(list(self.words), joint)} {self.last}{plural}"
        return joined([word + plural for word in self.words], joint)

    def settable(self) -> bool:
        """Is it a Magic or Trap Card, so that face-down is called Set?"""
        return self.rank == KIND and "monster" not in self.words and (self.last or self.words[0]) != "card"


CARD_NOUN: Final = Noun(("card",))
MONSTER_NOUN: Final = Noun(("monster",))


def kind_noun(kind: int) -> Noun:
    """Monster, Magic or Trap, or several of them."""
    cards = [name for bit, name in ((c.MAGIC, "Magic"), (c.TRAP, "Trap")) if kind & bit]
    if not kind & c.MONSTER:
        return Noun(tuple(cards), "Card")
    return Noun(("monster", *[f"{name} Card" for name in cards]))


class Phrase:
    """The words of a selection: adjectives, a noun, whose it is, where it is, and what comes after."""

    def __init__(self) -> None:
        self.adjectives: list[tuple[str, ...]] = []
        """Each a group of which one is true: ("Warrior", "Beast-Warrior")."""
        self.noun: Noun | None = None
        self.definite = ""
        """Stands for the whole phrase: "this card"."""
        self.side = ""
        self.owned = False
        self.zones = 0
        self.suffixes: list[str] = []
        self.choices: list[Phrase] = []
        self.extreme = ""
        """"lowest" or "highest": the one with that ATK of all that are told."""
        self.told_where = False
        """Its words say already where it is."""

    # -- what selections say ------------------------------------------------------------------------

    def say_adjective(self, word: str) -> None:
        if (word,) not in self.adjectives:
            self.adjectives.append((word,))

    def say_noun(self, noun: Noun) -> None:
        if self.noun is None or noun.rank >= self.noun.rank:
            self.noun = noun

    def say_side(self, side: str) -> None:
        self.side = side

    def say_zones(self, zones: int) -> None:
        self.zones = self.zones & zones if self.zones else zones

    def say_suffix(self, words: str) -> None:
        self.suffixes.append(words)

    def say_either(self, left: Phrase, right: Phrase) -> None:
        """One of two. Like parts are joined; what cannot be joined stays two phrases."""
        if left.only_adjectives() and right.only_adjectives():
            self.adjectives.append((*left.adjectives[0], *right.adjectives[0]))
        elif left.only_noun() and right.only_noun():
            self.say_noun(_joined_noun(left.noun, right.noun))
        elif left.only_zones() and right.only_zones():
            self.say_zones(left.zones | right.zones)
        else:
            self.choices.extend([*left.parts(), *right.parts()])

    def say_not(self, inner: Phrase) -> None:
        """Not such a one."""
        if inner.only_adjectives() and len(inner.adjectives[0]) > 2:
            self.say_suffix(f"{OTHER_THAN}a {joined(list(inner.adjectives[0]), 'or')} card")
        elif inner.only_adjectives() and _has_opposite(inner.adjectives[0]):
            for word in inner.adjectives[0]:
                self.say_adjective({"face-up": "face-down", "face-down": "face-up"}.get(word, f"non-{word}"))
        elif inner.only_adjectives():
            words = [f"in {word}" if "Position" in word else word for word in inner.adjectives[0]]
            self.say_suffix(f"that is not {joined(words, 'or')}")
        elif inner.only_owned():
            self.say_suffix("the opponent owns")
        elif inner.definite or (inner.noun is not None and inner.noun.rank == NAME):
            self.say_suffix(f"{OTHER_THAN}{inner.bare()}")
        else:
            self.say_suffix(f"{OTHER_THAN}{inner.a()}")

    def plain(self) -> Phrase:
        """What it is and where, without what tells it from others of its kind: "such" says that."""
        self.adjectives = []
        self.suffixes = []
        return self

    def turned(self) -> Phrase:
        """As the other player says it: what was yours is the opponent's."""
        self.side = {"you": "the opponent", "the opponent": "you"}.get(self.side, self.side)
        for choice in self.choices:
            choice.turned()
        return self

    def parts(self) -> list[Phrase]:
        """The phrases it chooses between, or itself."""
        bare = not (self.adjectives or self.noun or self.side or self.zones or self.suffixes)
        return self.choices if self.choices and bare else [self]

    def only_adjectives(self) -> bool:
        return len(self.adjectives) == 1 and not (self.noun or self._placed() or self.definite)

    def only_noun(self) -> bool:
        return self.noun is not None and not (self.adjectives or self._placed())

    def only_zones(self) -> bool:
        return self.zones != 0 and not (
            self.adjectives or self.noun or self.side or self.owned or self.suffixes or self.choices
        )

    def only_owned(self) -> bool:
        return self.owned and not (self.adjectives or self.noun or self.side or self.zones or self.suffixes)

    def _placed(self) -> bool:
        return bool(self.side or self.owned or self.zones or self.suffixes or self.choices)

    # -- what is read -------------------------------------------------------------------------------

    def has(self) -> str:
        """ "has 2000 or less DEF", of one whose values alone are told; empty when there is more to tell."""
        if not self.suffixes or not all([said.startswith("with ") for said in self.suffixes]):
            return ""
        if self.adjectives or self.choices:
            return ""
        if self.noun is not None and self.noun.words != MONSTER_NOUN.words:
            return ""
        return f"has {joined([said.removeprefix('with ') for said in self.suffixes])}"

    def bare(self, *, located: bool = False) -> str:
        """Without a number: "face-up monster you control"."""
        return self._compose(BARE, False, "or", False, located)

    def a(self, *, out: bool = False, located: bool = False) -> str:
        """With an article: "another monster"."""
        return self._compose(ARTICLE, False, "or", out, located)

    def counted(self, count: int, *, out: bool = False, most: bool = False) -> str:
        """ "2 monsters on the field"; with `most` "up to 2 ..."; with `out` "from your hand", not "in"."""
        lead = f"up to {count}" if most else str(count)
        if count >= ANY_NUMBER:
            lead = "any number of"
        return self._compose(lead, count != 1, "or", out, True)

    def all(self, *, out: bool = False) -> str:
        """ "all monsters on the field"."""
        return self._compose("all", True, "and", out, True)

    def plural(self, *, located: bool = True) -> str:
        """ "face-up Warrior and Beast-Warrior monsters on the field"."""
        return self._compose(BARE, True, "and", False, located)

    def _compose(self, lead: str, many: bool, joint: str, out: bool, located: bool) -> str:
        if self.definite:
            return self.definite
        said: list[str] = []
        placed = False
        for choice in self.choices or [self]:
            one = self._with(choice) if self.choices else self
            head = one._head(many, joint)
            if lead == ARTICLE:
                head = article(head)
            elif lead and (not said or lead.isdigit()):
                head = f"{lead} {head}"
            if self.choices:
                tail = choice._tail(many and joint == "and", out, False)
                placed = placed or bool(choice.side or choice.zones)
                head = f"{head} {tail}".rstrip()
            said.append(head)
        tail = self._tail(many and joint == "and", out, located and not placed)
        return f"{joined(said, joint)} {tail}".rstrip()

    def _with(self, choice: Phrase) -> Phrase:
        """One of the choices, with the adjectives and the noun that all share."""
        whole = Phrase()
        whole.adjectives = [*self.adjectives, *choice.adjectives]
        whole.suffixes = [*self.suffixes, *choice.suffixes]
        whole.noun = choice.noun
        if self.noun is not None:
            whole.say_noun(self.noun if choice.noun is None or choice.noun.rank == KIND else choice.noun)
        return whole

    def _head(self, many: bool, joint: str) -> str:
        noun = self.noun
        if noun is None:
            noun = MONSTER_NOUN if self.adjectives or self.suffixes else CARD_NOUN
        words = []
        for group in sorted(self.adjectives, key=_rank):
            if group == ("face-down",) and noun.settable():
                group = ("Set",)
            words.append(joined(list(group), joint))
        return " ".join([*words, noun.form(many, joint)])

    def _tail(self, all_of_them: bool, out: bool, located: bool) -> str:
        words: list[str] = []
        piles = self.zones & ~c.ON_FIELD
        if not piles and self.side:
            own = "own and " if self.owned and self.side == "you" else ""
            words.append(f"you {own}control" if self.side == "you" else f"{self.side} controls")
        elif self.owned:
            words.append("you own")
        if not piles and not self.side and (located or self.zones) and not self.told_where:
            words.append("on the field")
        late = [said for said in self.suffixes if said.startswith("that ") and said != CHOSEN_BY_THEM]
        if not piles:
            late = []
        words.extend(_exceptions_joined([said for said in self.suffixes if said not in late]))
        if self.extreme:
            words.append(f"with the {self.extreme} ATK")
        if piles:
            words.append(self._piles(all_of_them, out))
        return " ".join([*words, *late])

    def was(self) -> str:
        """ "was Normal Summoned", of one of which nothing but that is told."""
        ways = [word for words in self.adjectives for word in words]
        if not ways or not all([word.endswith("Summoned") for word in ways]):
            return ""
        return f"was {joined(ways, 'or')}"

    def place(self) -> str:
        """Where it is: "in your Graveyard"."""
        return self._piles(False, False)

    def _piles(self, all_of_them: bool, out: bool) -> str:
        names = [name for bit, name in PILE_NAMES if self.zones & bit]
        whose = {"you": "your", "the opponent": "the opponent's"}.get(self.side, "either player's")
        if all_of_them and not self.side:
            whose = "both players'"
            names = [f"{name}s" for name in names]
        said = ""
        if names:
            joint = "and" if all_of_them else "or"
            said = f"{'from' if out else 'in'} {whose} {joined(names, joint)}"
            if self.zones & c.ON_FIELD:
                side = f"{whose} side of the field" if self.side else "the field"
                said = f"{said} {joint} {side}" if out else f"{said} {joint} on {side}"
        if self.zones & c.IN_REMOVED:
            whose = {"you": "of yours ", "the opponent": "of the opponent "}.get(self.side, "")
            removed = "removed from play" if said else f"{whose}removed from play"
            said = f"{said} or {removed}" if said else removed
        return said


def _exceptions_joined(suffixes: list[str]) -> list[str]:
    """What comes after a noun, with all exceptions in one: "other than A, B or C"."""
    others = [said for said in suffixes if said.startswith(OTHER_THAN)]
    if len(others) < 2:
        return suffixes
    names = joined([said.removeprefix(OTHER_THAN) for said in others], "or")
    return [*[said for said in suffixes if said not in others], f"{OTHER_THAN}{names}"]


def _joined_noun(left: Noun | None, right: Noun | None) -> Noun:
    assert left is not None and right is not None
    if left.last == right.last and left.rank == right.rank:
        return Noun((*left.words, *right.words), left.last, left.rank)
    words = [f"{word} {left.last}".rstrip() for word in left.words]
    words += [f"{word} {right.last}".rstrip() for word in right.words]
    return Noun(tuple(words), "", min(left.rank, right.rank))


def _has_opposite(words: tuple[str, ...]) -> bool:
    """Can "non-" stand before these adjectives?"""
    for word in words:
        if word.startswith("Level") or "Position" in word or word == "other":
            return False
    return True


def _rank(group: tuple[str, ...]) -> int:
    """The order in which adjectives are said."""
    first = group[0]
    if first == "other":
        return 0
    if first in ("face-up", "face-down"):
        return 1
    if "Position" in first:
        return 2
    if first.startswith("Level"):
        return 3
    return 4 if first.isupper() else 5


def article(words: str) -> str:
    """ "a monster", "an EARTH monster", "another monster"; a name or number has no article."""
    if words.startswith("other "):
        return f"an{words}"
    first = words[:1]
    if not first.isalpha():
        return words
    if first.lower() in "aeiou" and not words.startswith("Uni"):
        return f"an {words}"
    return f"a {words}"


def sentence(text: str) -> str:
    """A sentence of its own: a capital first, a full stop last."""
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def joined(parts: list[str], word: str = "and") -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} " + parts[-1]


def chained(parts: list[str]) -> str:
    """What is done, in one sentence; parts with commas, and one that asks "if you do", stand apart.

    >>> chained(["return them, which are shuffled", "draw 1 card"])
    'return them, which are shuffled, and draw 1 card'
    >>> chained(["destroy it", "if you do, draw 1 card"])
    'destroy it; if you do, draw 1 card'
    """
    for place, part in enumerate(parts):
        if place and part.startswith("if you do"):
            return f"{chained(parts[:place])}; {chained(parts[place:])}"
    if any("," in part for part in parts[:-1]):
        return f"{', '.join(parts[:-1])}, and {parts[-1]}"
    return joined(parts)


def name_quoted(name: str) -> str:
    """The name of a card in quotation marks; those in the name itself are single ones.

    >>> print(name_quoted("Umi"), name_quoted('Spirit Message "I"'))
    "Umi" "Spirit Message 'I'"
    """
    inner = name.replace('"', "'")
    return f'"{inner}"'


def ordinal(count: int) -> str:
    """ "1st", "2nd", "3rd", "4th"."""
    return f"{count}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(count, 'th') }"


def number(count: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{count} {noun}" + ("" if count == 1 else "s")

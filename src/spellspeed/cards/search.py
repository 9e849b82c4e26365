"""Searching the cards, in one grammar for the command line, the library and later the page: docs/search.md.

>>> [card.name for card in search('type:fiend level:6 atk>=2500 -toon')]
['Skull Archfiend of Lightning', 'Summoned Skull']
>>> [card.name for card in search('name:"feather duster" or icon:equip limit:1 effect:control')]
["Harpie's Feather Duster", 'Snatch Steal']
"""

import datetime
import difflib
import operator
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from ..duel import constants as codes
from .catalogue import CardFacts, catalogue, fold, quoted

__all__ = ["FIELDS", "SORTS", "BadQuery", "card_text", "compile_query", "effect_words", "in_words", "search"]

Copies = Callable[[str], int]
Test = Callable[[CardFacts], bool]

LONGEST: Final = 1_000
DEEPEST: Final = 40


class BadQuery(ValueError):
    """A query is not understood. The message begins with the column, counted from 1."""

    def __init__(self, query: str, column: int, why: str) -> None:
        self.query = query
        self.column = column
        self.why = why
        super().__init__(f"column {column}: {why}")

    def pointer(self) -> tuple[str, str]:
        """The query, and under it a sign at the column."""
        shown = "".join(sign if sign.isprintable() else "?" for sign in self.query)
        start = max(0, self.column - 60)
        return shown[start : start + 78], " " * (self.column - 1 - start) + "^"


# ---- what a card says ------------------------------------------------------------------------------------


def card_text(name: str) -> str:
    """What the card does, in the words of the program, one effect a line.

    A card without an effect is told by that, or by its Fusion Material Monsters.

    >>> card_text("Pot of Greed")
    'Draw 2 cards.'
    >>> card_text("Battle Ox")
    'A monster without an effect.'
    >>> print(card_text("Summoned Skull"))
    A monster without an effect.
    This card counts as an Archfiend card.
    >>> card_text("Flame Swordsman")
    'Fusion Material Monsters: "Flame Manipulator" and "Masaki the Legendary Swordsman".'
    """
    from ..language.card import describe
    from ..language.families import MEMBERS
    from .library import library

    card = catalogue().by_name[name]
    script = library().script(name)
    lines = []
    if card.materials:
        *most, last = (f'"{material}"' for material in card.materials)
        lines.append(f"Fusion Material Monsters: {', '.join(most)} and {last}.")
    if card.ritual and card.kind == "monster":
        lines.append(f'Ritual Summoned with "{card.ritual}".')
    if not script.written:
        lines.append("Its effect is not in the program yet.")
    else:
        told = describe(script)
        if told:
            lines.append(told)
        elif not lines:
            lines.append(
                "A monster without an effect." if card.kind == "monster" else "A card without an effect."
            )
    for family, members in MEMBERS.items():
        if name in members:
            lines.append(f"This card counts as an {family} card.")
    return "\n".join(lines)


def is_written(name: str) -> bool:
    """Is the card's effect in the program, or has it none?"""
    from .library import library

    return library().script(name).written


def in_words(card: CardFacts) -> str:
    """The facts of a card on one line.

    >>> in_words(catalogue().by_name["Jinzo"])
    'Effect Monster, DARK Machine, Level 6, ATK 2400, DEF 1500'
    >>> in_words(catalogue().by_name["Scapegoat"])
    'Quick-Play Magic'
    """
    if card.kind != "monster":
        return f"{card.icon.title()} {card.kind.title()}".removeprefix("Normal ")
    frame = " ".join(part.title() for part in card.frame.split("+") if part != "normal")
    abilities = "".join(f", {ability.title()}" for ability in card.abilities)
    head = f"{frame} Monster".strip()
    return (
        f"{head}, {card.attribute} {card.type}{abilities}, Level {card.level}, "
        f"ATK {card.attack}, DEF {card.defense}"
    )


_STATIC_WORDS: Final = (
    *("gain", "lose", "attack", "be attacked", "target", "negate", "activate", "be destroyed", "damage"),
    *("summon", "tribute", "directly", "position", "pay", "limit", "half"),
)
"""What continuous effects do, as their texts say it."""
_CAMEL: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


@cache
def effect_words(name: str) -> tuple[str, ...]:
    """What the effects of a card do, in the words of the card language; () as long as it is not written.

    >>> effect_words("Pot of Greed")
    ('activation', 'draw')
    >>> "destroy" in effect_words("Man-Eater Bug")
    True
    """
    from ..language.effects import CardEffect
    from ..language.verbs import Verb
    from .library import library

    found: dict[str, None] = {}

    def tell(verb: Verb) -> None:
        found[" ".join(_CAMEL.findall(type(verb).__name__)).lower()] = None
        if getattr(verb, "after_search", ""):
            found["search"] = None
        for deed in verb.deeds():
            found[deed.deed] = None
        for inner in verb.inner():
            tell(inner)

    script = library().script(name)
    for effect in script.effects:
        found[codes.EFFECT_CLASS_NAMES[effect.kind]] = None
        if isinstance(effect, CardEffect):
            for verb in (*effect.verbs, *effect.promises):
                tell(verb)
            for static in effect.spoken_statics:
                told = fold(static.text())
                found |= {word: None for word in _STATIC_WORDS if _begins_word(word, told)}
            if effect.price is not None:
                found["cost"] = None
    if script.procedure is not None:
        found["special summon"] = None
    return tuple(found)


@cache
def _prose(name: str) -> str:
    return fold(card_text(name))


# ---- taking a query apart --------------------------------------------------------------------------------


class _Token(NamedTuple):
    kind: str
    """word, phrase, field, "(", ")", "or", "not", "end"."""
    column: int
    field: str = ""
    sign: str = ""
    value: str = ""
    value_column: int = 0


_FIELD: Final = re.compile(r"([A-Za-z]+)\s*(:|>=|<=|!=|≥|≤|≠|=|<|>)")
_SIGNS: Final = {"≥": ">=", "≤": "<=", "≠": "!=", "=": ":"}
_WORD: Final = re.compile(r'[^\s"()]+')
_PART: Final = re.compile(r'[^\s"“„(),]*')
_QUOTES: Final = {'"': '"', "“": "”", "„": "“"}


def _tokens(query: str) -> Iterator[_Token]:
    place = 0
    while True:
        while place < len(query) and query[place].isspace():
            place += 1
        column = place + 1
        if place == len(query):
            yield _Token("end", column)
            return
        sign = query[place]
        if sign in "()":
            place += 1
            yield _Token(sign, column)
        elif sign in "-–—−!" and place + 1 < len(query) and not query[place + 1].isspace():
            place += 1
            yield _Token("not", column)
        elif sign == "|":
            place += 1
            yield _Token("or", column)
        elif sign in _QUOTES:
            value, place = _phrase(query, place)
            yield _Token("phrase", column, value=value)
        else:
            field = _FIELD.match(query, place)
            if field is not None:
                start = field.end()
                value, place = _value(query, start)
                op = _SIGNS.get(field[2], field[2])
                yield _Token("field", column, field[1].lower(), op, value, start + 1)
                continue
            word = _WORD.match(query, place)
            assert word is not None
            place = word.end()
            lower = word[0].lower()
            kind = {"or": "or", "not": "not", "and": "and"}.get(lower, "word")
            if kind != "and":
                yield _Token(kind, column, value=word[0])


def _phrase(query: str, place: int) -> tuple[str, int]:
    """The phrase whose quote stands here, and where it ends."""
    end = query.find(_QUOTES[query[place]], place + 1)
    if end < 0:
        raise BadQuery(query, place + 1, "the quote is not closed")
    return query[place + 1 : end], end + 1


def _value(query: str, place: int) -> tuple[str, int]:
    """The value that a field asks for: words with commas between them, each perhaps in quotes."""
    parts = []
    while place < len(query) and query[place].isspace():
        place += 1
    start = place
    more = True
    while more:
        if query[place : place + 1] in _QUOTES:
            phrase, place = _phrase(query, place)
            parts.append(phrase.replace(",", " "))
        else:
            word = _PART.match(query, place)
            assert word is not None
            parts.append(word[0])
            place = word.end()
        more = query[place : place + 1] == ","
        place += more
    if not all(part.strip() for part in parts):
        raise BadQuery(query, start + 1, "a value is missing here")
    return ",".join(parts), place


# ---- fields ----------------------------------------------------------------------------------------------

_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ":": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_LIMITS: Final = ("forbidden", "limited", "semi-limited", "unlimited")
_KINDS: Final = {
    "monster": "monster",
    "monsters": "monster",
    "magic": "magic",
    "spell": "magic",
    "spells": "magic",
    "trap": "trap",
    "traps": "trap",
}
_FRAMES: Final = ("normal", "effect", "fusion", "ritual")
_ABILITIES: Final = ("flip", "spirit", "union", "toon")

FIELDS: Final[dict[str, str]] = {
    "kind": "monster, magic, trap; of monsters normal, effect, fusion, ritual, flip, spirit, union, toon",
    "icon": "normal, continuous, equip, field, quick-play, ritual, counter",
    "type": "fiend, dragon, winged beast, …",
    "attribute": "earth, water, fire, wind, light, dark",
    "level": "a number; also < <= > >= != and a range such as 5-7",
    "atk": "a number, or ?; compared like level",
    "def": "a number, or ?; compared like level",
    "limit": "0 to 3, or forbidden, limited, semi-limited, unlimited",
    "set": "the code or the name of a set",
    "date": "day of the first release: 2003, 2003-06 or 2003-06-06; also compared",
    "effect": "what an effect does: draw, destroy, special summon, negate, trigger, …",
    "name": "words of the name",
    "text": "words of the text",
    "material": "words of a Fusion Material Monster's name",
    "password": "the number in the corner",
    "is": "written, unwritten, effect, vanilla",
}
_ALIASES: Final = {
    "attr": "attribute",
    "lv": "level",
    "lvl": "level",
    "attack": "atk",
    "defense": "def",
    "card": "kind",
    "year": "date",
    "released": "date",
    "fx": "effect",
    "race": "type",
}


def _near(value: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(value[:40], list(known), n=1, cutoff=0.6)
    return f"; do you mean {near[0]}?" if near else ""


class _Compiler:
    """Turns a query into a test of a card, by recursive descent."""

    def __init__(self, query: str, copies: Copies | None) -> None:
        self.query = query
        self.copies = copies
        self.tokens = list(_tokens(query))
        self.place = 0
        self.depth = 0

    @property
    def token(self) -> _Token:
        return self.tokens[self.place]

    def wrong(self, column: int, why: str) -> BadQuery:
        return BadQuery(self.query, column, why)

    def whole(self) -> Test:
        if self.token.kind == "end":
            return lambda card: True
        test = self.either()
        if self.token.kind == ")":
            raise self.wrong(self.token.column, "no bracket is open here")
        return test

    def either(self) -> Test:
        tests = [self.all()]
        while self.token.kind == "or":
            self.place += 1
            tests.append(self.all())
        return tests[0] if len(tests) == 1 else lambda card: any(test(card) for test in tests)

    def all(self) -> Test:
        tests = []
        while self.token.kind not in ("or", ")", "end"):
            tests.append(self.one())
        if not tests:
            raise self.wrong(self.token.column, "something to look for is missing here")
        return tests[0] if len(tests) == 1 else lambda card: all(test(card) for test in tests)

    def one(self) -> Test:
        token = self.token
        self.place += 1
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong(token.column, "brackets and negations are nested too deeply")
        try:
            if token.kind == "not":
                if self.token.kind in ("or", ")", "end"):
                    raise self.wrong(self.token.column, "something to leave out is missing here")
                inner = self.one()
                return lambda card: not inner(card)
            if token.kind == "(":
                inner = self.either()
                if self.token.kind != ")":
                    raise self.wrong(token.column, "the bracket is not closed")
                self.place += 1
                return inner
            if token.kind == "field":
                return self.field(token)
            return self.words(token)
        finally:
            self.depth -= 1

    def words(self, token: _Token) -> Test:
        wanted = fold(token.value)
        if not wanted:
            raise self.wrong(token.column, "the quotes are empty")
        return lambda card: _in_name(card, wanted) or _begins_word(wanted, _prose(card.name))

    # -- fields -------------------------------------------------------------------------------------

    def field(self, token: _Token) -> Test:
        name = _ALIASES.get(token.field, token.field)
        if name not in FIELDS:
            hint = _near(name, [*FIELDS, *_ALIASES]) or f"; there are {', '.join(FIELDS)}"
            raise self.wrong(token.column, f"there is no field {quoted(token.field)}{hint}")
        if name in ("level", "atk", "def", "limit", "date"):
            tests = [self.numbers(token, name, value) for value in token.value.split(",")]
        elif token.sign not in (":", "!="):
            raise self.wrong(token.column, f"{name} cannot be compared with {token.sign}")
        else:
            tests = [self.value(token, name, value.strip()) for value in token.value.split(",")]
        if token.sign == "!=":
            return lambda card: not any(test(card) for test in tests)
        return lambda card: any(test(card) for test in tests)

    def value(self, token: _Token, name: str, value: str) -> Test:
        wanted = fold(value)
        if name == "kind":
            return self.kind(token, wanted)
        if name == "icon":
            icon = self.choice(token, wanted.replace(" ", "-"), codes.ICON_NAMES[1:], "icon")
            return lambda card: card.icon == icon
        if name == "type":
            kind = self.choice(token, wanted, codes.TYPE_NAMES[1:], "type")
            return lambda card: card.type == kind
        if name == "attribute":
            attribute = self.choice(token, wanted, codes.ATTRIBUTE_NAMES[1:], "attribute")
            return lambda card: card.attribute == attribute
        if name == "set":
            return self.set(token, value)
        if name == "effect":
            return self.effect(token, wanted)
        if name == "is":
            return self.state(token, wanted)
        if name == "password":
            if not (value.isascii() and value.isdecimal() and len(value) < 20):
                raise self.wrong(token.value_column, "a password is a number")
            return lambda card: card.password == int(value)
        if name == "name":
            return lambda card: _in_name(card, wanted)
        if name == "material":
            return lambda card: any(_begins_word(wanted, fold(one)) for one in card.materials)
        return lambda card: _begins_word(wanted, _prose(card.name))

    def kind(self, token: _Token, wanted: str) -> Test:
        if wanted in _KINDS:
            kind = _KINDS[wanted]
            return lambda card: card.kind == kind
        if wanted in _FRAMES:
            return lambda card: wanted in card.frame.split("+")
        if wanted in _ABILITIES:
            return lambda card: wanted in card.abilities
        self.choice(token, wanted, ("monster", "magic", "trap", *_FRAMES, *_ABILITIES), "kind", whole=True)
        raise AssertionError

    def choice(
        self, token: _Token, wanted: str, known: tuple[str, ...], what: str, whole: bool = False
    ) -> str:
        """The one of the known values that is meant, whole or by its beginning."""
        found = [one for one in known if fold(one) == wanted]
        if not found and not whole:
            found = [one for one in known if fold(one).startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise self.wrong(token.value_column, f"{quoted(wanted)} may be {' or '.join(found)}")
        hint = _near(wanted, map(fold, known)) or f"; there are {', '.join(known)}"
        raise self.wrong(token.value_column, f"there is no {what} {quoted(wanted)}{hint}")

    def set(self, token: _Token, value: str) -> Test:
        wanted = fold(value)
        found = {one.code for one in catalogue().sets if wanted == one.code.lower()}
        found = found or {one.code for one in catalogue().sets if _begins_word(wanted, fold(one.name))}
        if not found:
            known = list(dict.fromkeys(one.code for one in catalogue().sets))
            hint = _near(value.upper(), known) or f"; there are {', '.join(known)}"
            raise self.wrong(token.value_column, f"there is no set {quoted(value)}{hint}")
        return lambda card: any(one.set in found for one in card.sets)

    def effect(self, token: _Token, wanted: str) -> Test:
        if not any(_begins_word(wanted, told) for told in _all_effect_words()):
            hint = _near(wanted, _all_effect_words())
            raise self.wrong(token.value_column, f"no effect does {quoted(wanted)}{hint}")
        return lambda card: any(_begins_word(wanted, told) for told in effect_words(card.name))

    def state(self, token: _Token, wanted: str) -> Test:
        if wanted == "written":
            return lambda card: is_written(card.name)
        if wanted == "unwritten":
            return lambda card: not is_written(card.name)
        if wanted == "effect":
            return lambda card: card.needs_effect_code
        if wanted == "vanilla":
            return lambda card: not card.needs_effect_code
        self.choice(token, wanted, ("written", "unwritten", "effect", "vanilla"), "is", whole=True)
        raise AssertionError

    def numbers(self, token: _Token, name: str, value: str) -> Test:
        value = value.strip()
        sign = ":" if token.sign == "!=" else token.sign
        compare = _COMPARE[sign]
        if name == "date":
            return self.date(token, value, sign)
        if name == "limit":
            words = [one for one in _LIMITS if one == fold(value)]
            if words:
                value = str(_LIMITS.index(words[0]))
        elif value == "?" and name != "level":
            if sign != ":":
                raise self.wrong(token.value_column, "? is no number to compare with")
            return lambda card: _number(card, name) == "?"
        low, dash, high = value.partition("-") if sign == ":" else (value, "", "")
        if not dash:
            low, dash, high = value.partition("..") if sign == ":" else (value, "", "")
        for one in (low, high) if dash else (low,):
            number = one.isascii() and one.isdecimal() and len(one) < 10
            if not number or (name == "limit" and int(one) >= len(_LIMITS)):
                what = "a number from 0 to 3 or a word of the list" if name == "limit" else "a number"
                raise self.wrong(token.value_column, f"{name} needs {what}, not {quoted(value)}")
        least, most = int(low), int(high or low)

        def test(card: CardFacts) -> bool:
            number = self.limit(card) if name == "limit" else _number(card, name)
            if not isinstance(number, int):
                return False
            return least <= number <= most if dash else compare(number, least)

        return test

    def limit(self, card: CardFacts) -> int:
        return _LIMITS.index(card.limit) if self.copies is None else self.copies(card.name)

    def date(self, token: _Token, value: str, sign: str) -> Test:
        match = re.fullmatch(r"([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?", value)
        try:
            if match is None:
                raise ValueError
            year, month, day = int(match[1]), int(match[2] or 1), int(match[3] or 1)
            first = datetime.date(year, month, day)
            if match[3]:
                last = first
            elif match[2]:
                last = datetime.date(year + month // 12, month % 12 + 1, 1) - datetime.timedelta(1)
            else:
                last = datetime.date(year, 12, 31)
        except ValueError:
            raise self.wrong(
                token.value_column,
                f"date needs a year, a month or a day such as 2003-06-06, not {quoted(value)}",
            ) from None
        tests: dict[str, Test] = {
            ":": lambda card: first <= card.first_date <= last,
            "<": lambda card: card.first_date < first,
            "<=": lambda card: card.first_date <= last,
            ">": lambda card: card.first_date > last,
            ">=": lambda card: card.first_date >= first,
        }
        return tests[sign]


def _number(card: CardFacts, name: str) -> int | str | None:
    if name == "level":
        return card.level
    return card.attack if name == "atk" else card.defense


@cache
def _all_effect_words() -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for card in catalogue() for word in effect_words(card.name)))


def _in_name(card: CardFacts, wanted: str) -> bool:
    return _begins_word(wanted, fold(card.name)) or _begins_word(wanted, fold(card.era_name))


def _begins_word(wanted: str, text: str) -> bool:
    """Does it stand in the text, at the beginning of a word?"""
    place = text.find(wanted)
    while place >= 0:
        if place == 0 or not text[place - 1].isalnum() or not wanted[0].isalnum():
            return True
        place = text.find(wanted, place + 1)
    return False


# ---- searching -------------------------------------------------------------------------------------------

SORTS: Final = ("name", "level", "atk", "def", "date", "kind")


def compile_query(query: str, copies: Copies | None = None) -> Test:
    """The query as a test of one card. `copies` says how many copies a format allows, for `limit:`.

    Raises BadQuery, with the column of what is wrong.

    >>> compile_query("kind:magic -levl>5")
    Traceback (most recent call last):
    ...
    spellspeed.cards.search.BadQuery: column 13: there is no field "levl"; do you mean level?
    """
    if len(query) > LONGEST:
        raise BadQuery(query, LONGEST + 1, f"a query has at most {LONGEST} signs")
    return _Compiler(query, copies).whole()


def search(query: str, *, sort: str = "", copies: Copies | None = None) -> list[CardFacts]:
    """The cards that fit, by default with the best fitting names first and then by name.

    Raises BadQuery, with the column of what is wrong.
    """
    test = compile_query(query, copies)
    found = [card for card in catalogue() if test(card)]
    if not sort:
        words = _plain_words(query)
        return sorted(found, key=lambda card: (_fit(card, words), fold(card.name)))
    keys: dict[str, Callable[[CardFacts], tuple[object, ...]]] = {
        "name": lambda card: (),
        "level": lambda card: (card.level is None, card.level or 0),
        "atk": lambda card: (card.kind != "monster", -_amount(card.attack)),
        "def": lambda card: (card.kind != "monster", -_amount(card.defense)),
        "date": lambda card: (card.first_date,),
        "kind": lambda card: (("monster", "magic", "trap").index(card.kind), card.frame, card.icon),
    }
    return sorted(found, key=lambda card: (*keys[sort](card), fold(card.name)))


def _amount(value: int | str | None) -> int:
    return value if isinstance(value, int) else -1


def _plain_words(query: str) -> list[str]:
    """The words and phrases that are looked for."""
    tokens = list(_tokens(query))
    return [
        fold(token.value)
        for before, token in zip([None, *tokens], tokens, strict=False)
        if token.kind in ("word", "phrase") and not (before and before.kind == "not")
    ]


def _fit(card: CardFacts, words: list[str]) -> int:
    """0: its name is what was typed; 1: begins so; 2: has all the words; 3: it fits otherwise."""
    whole = " ".join(words)
    best = 3
    for name in (fold(card.name), fold(card.era_name)):
        if name and name == whole:
            return 0
        if whole and name.startswith(whole):
            best = min(best, 1)
        elif words and all(_begins_word(word, name) for word in words):
            best = min(best, 2)
    return best

"""From what a person types to one of the options, or to a card."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Final

from spellspeed.cards.catalogue import UnknownCard, catalogue, fold, quoted
from spellspeed.protocol import Option

__all__ = ["Shown", "card_meant", "find_card", "matching", "merged", "number", "tokens"]

_WORD: Final = re.compile(r"[^\W_]+(?:['.-][^\W_]+)*")
_FILLERS: Final = frozenset(
    {"the", "a", "an", "my", "your", "of", "to", "from", "by", "and", "then", "please", "go"}
)
_BRACKET: Final = re.compile(r" \[[^\]]*\]( \(\d+\))?$| \(\d+\)$")
_MOST_CANDIDATES: Final = 8
_SPLIT: Final = re.compile(r"\b(?:with|using|by)\b")


class Shown:
    """One line of the list of options; options that make no difference share a line."""

    def __init__(self, sentence: str, option: Option) -> None:
        self.sentence = sentence
        self.option = option


def tokens(text: str) -> list[str]:
    """The words of a text as they are compared.

    >>> tokens("Attack the Battle Ox!")
    ['attack', 'battle', 'ox']
    """
    return [word for word in _WORD.findall(fold(text)) if word not in _FILLERS]


def number(text: str) -> int | None:
    """The number that a text is, if it is one of a size that can be meant.

    >>> number("12"), number("²"), number("9" * 5000)
    (12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) < 7 else None


def merged(options: Sequence[Option], hand: Iterable[str]) -> list[Shown]:
    """The options as they are listed: equal cards in your own hand need no telling apart."""
    in_hand = set(hand)
    found: dict[str, Shown] = {}
    for option in options:
        sentence = option.sentence
        if option.card in in_hand:
            sentence = _BRACKET.sub("", sentence) if "[" in sentence else sentence
        found.setdefault(sentence, Shown(sentence, option))
    return list(found.values())


def matching(text: str, shown: Sequence[Shown]) -> list[int]:
    """The places in the list that may be meant, those that fit best; empty if none does.

    Every word must begin a word of the sentence, or be very like one. If the first word begins the sentence
    of some, only these are meant: "summon skull" is no "Set Summoned Skull".
    """
    parts = [tokens(part) for part in _SPLIT.split(fold(text), maxsplit=1)]
    if not any(parts):
        return []
    scored = [(_score(parts, one.sentence), number) for number, one in enumerate(shown)]
    best = max((score for score, _ in scored), default=0)
    return [number for score, number in scored if score == best and score > 0]


def _score(parts: list[list[str]], sentence: str) -> int:
    halves = [tokens(part) for part in _SPLIT.split(fold(sentence), maxsplit=1)]
    if len(parts) == 2 and len(halves) == 2:
        total = 0
        for wanted, words in zip(parts, halves, strict=True):
            score = _score_words(wanted, words)
            if not score and wanted:
                return 0
            total += score
        return total + _leads(parts[0], halves[0])
    wanted = [word for part in parts for word in part]
    words = [word for half in halves for word in half]
    score = _score_words(wanted, words)
    return score + _leads(wanted, words) if score else 0


def _leads(wanted: list[str], words: list[str]) -> int:
    """Much for a sentence that begins with the first word."""
    return 1000 if wanted and words and words[0].startswith(wanted[0]) else 0


def _score_words(wanted: list[str], words: list[str]) -> int:
    """How well the words fit, 0 if one of them does not."""
    total = 1
    for word in wanted:
        if word in words:
            total += 12
        elif any(other.startswith(word) for other in words):
            total += 8
        elif len(word) > 3 and difflib.get_close_matches(word, words, n=1, cutoff=0.75):
            total += 3
        else:
            return 0
    return total


def find_card(text: str, names: Iterable[str]) -> list[str]:
    """Which of these cards may be meant, the best fits only.

    >>> find_card("skul", ["Summoned Skull", "Skull Red Bird", "Kuriboh"])
    ['Skull Red Bird', 'Summoned Skull']
    >>> find_card("summoned", ["Summoned Skull", "Skull Red Bird"])
    ['Summoned Skull']
    >>> find_card("dark magic", ["Dark Magician", "The Puppet Magic of Dark Ruler"])
    ['Dark Magician', 'The Puppet Magic of Dark Ruler']
    """
    wanted = tokens(text)
    if not wanted:
        return []
    exact = sorted({name for name in names if fold(name) == fold(text)})
    if exact:
        return exact
    scored = [(_score_words(wanted, tokens(name)), name) for name in set(names)]
    best = max((score for score, _ in scored), default=0)
    begun = {name for name in names if fold(name).startswith(fold(text))}
    return sorted(name for score, name in scored if name in begun or score == best > 0)


def card_meant(text: str, names: Iterable[str], *, anywhere: bool = False) -> tuple[str, str]:
    """The card meant, one of these or with `anywhere` else of the whole pool; or nothing, and what to say.

    >>> card_meant("skull", ["Summoned Skull", "Kuriboh"])
    ('Summoned Skull', '')
    >>> card_meant("kuri", ["Summoned Skull"])
    ('', 'You see no card called "kuri".')
    """
    found = find_card(text, names)
    if not found and anywhere:
        try:
            return catalogue().find(text).name, ""
        except UnknownCard as error:
            found = find_card(text, catalogue().by_name)
            if not found:
                return "", f"{str(error)[0].upper()}{str(error)[1:]}."
    if len(found) == 1:
        return found[0], ""
    if not found:
        return "", f"You see no card called {quoted(text)}."
    if len(found) > _MOST_CANDIDATES:
        return "", f"{len(found)} cards may be meant by {quoted(text)}; say more of the name."
    return "", f"Which card: {', '.join(found)}?"

"""Families of cards: by a word in the name, and others that count as members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel.values import has_name

from .prose import Phrase
from .sel import NO, Case, Sel, readable

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__ = ["Family", "OneOfNames"]

MEMBERS: Final[dict[str, tuple[str, ...]]] = {
    "Archfiend": (
        "A Deal with Dark Ruler",
        "Axe of Despair",
        "Beast of Talwar",
        "Black Skull Dragon",
        "Fiend Skull Dragon",
        "Lesser Fiend",
        "Shadow Tamer",
        "Summoned Skull",
        "Toon Summoned Skull",
    ),
}
"""Members whose printed name does not show it. Judges counted these so by 25 January 2004."""


class OneOfNames(Sel):
    """A card with one of several names that were told before."""

    def __init__(self, named: tuple[str, ...]) -> None:
        super().__init__()
        self.named = named

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and any([has_name(card, name) for name in self.named])

    def say(self, words: Phrase) -> None:
        words.say_suffix("with one of those names")

    def could(self, case: Case) -> int:
        return case.face if case.readable else NO

    def faces(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return self.named


class Family(Sel):
    """A card that has this word in its name, or counts as a member."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word
        self.members = MEMBERS.get(word, ())

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and (self.word in card.name or card.name in self.members)

    def say(self, words: Phrase) -> None:
        words.say_adjective(self.word)

    def could(self, case: Case) -> int:
        return case.face if case.readable else NO

    def faces(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return self.members

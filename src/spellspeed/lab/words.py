"""Cards in a sentence: the longest name that stands there, and where it lies if that is said."""

from __future__ import annotations

import difflib
import re
from typing import Final

from spellspeed.cards.catalogue import catalogue, fold, quoted
from spellspeed.duel.effects import Library

from .plays import At, Called, Name

__all__ = ["OWN_WORDS", "Sentences", "Unclear"]

OWN_WORDS: Final = {
    "you": 0,
    "your": 0,
    "my": 0,
    "them": 1,
    "their": 1,
    "they": 1,
    "opponent's": 1,
    "opponent’s": 1,
}
"""Whose something is."""
_WHOSE: Final = "|".join(sorted(OWN_WORDS, key=len, reverse=True))
_PLACES: Final = {
    "hand": "hand",
    "graveyard": "graveyard",
    "deck": "deck",
    "fusion deck": "fusion_deck",
    "removed cards": "removed",
    "removed": "removed",
    "field card zone": "field",
    "field zone": "field",
    "monster zone": "monsters",
    "monster": "monsters",
    "monsters": "monsters",
    "magic & trap zone": "magic_traps",
    "magic and trap zone": "magic_traps",
    "magic and traps": "magic_traps",
    "magic": "magic_traps",
    "trap": "magic_traps",
    "field": "field",
    "": "monsters",
}
_SPOT: Final = re.compile(
    rf"(?:the\s+)?(?P<whose>{_WHOSE})\s+"
    rf"(?P<place>{'|'.join(sorted(filter(None, _PLACES), key=len, reverse=True))})?"
    r"\s*(?P<number>\d{1,3})?(?!\S)\s*",
    re.IGNORECASE,
)
_IN: Final = re.compile(r"(?:in|from|at)\s+", re.IGNORECASE)
_ARTICLE: Final = re.compile(r"(?:the|a|an|my|your|their)\s+", re.IGNORECASE)
_MOST_WORDS: Final = 10
_SEPARATORS: Final = re.compile(
    r"\s+(?:on|with|and|from|in|at|discarding|tributing|paying|choosing|effect|atk|def|has|is|not)\b|[,.]",
    re.IGNORECASE,
)


class Unclear(ValueError):
    """A sentence is not understood; the message says what to do."""


class Sentences:
    """Reads sentences with cards of one library in them."""

    def __init__(self, library: Library) -> None:
        self.names: dict[str, str] = {
            fold(card.era_name): card.name
            for card in catalogue()
            if card.era_name and card.name in library.scripts
        }
        self.names |= {fold(name): name for name in library.scripts}

    def name(self, text: str) -> tuple[str, str] | None:
        """The longest name that the text begins with, and the rest."""
        words = text.split()
        for count in range(min(len(words), _MOST_WORDS), 0, -1):
            said = " ".join(words[:count])
            for form in (said, said.rstrip(",.;:")):
                name = self.names.get(fold(form))
                if name is not None:
                    return name, (said[len(form) :] + " " + " ".join(words[count:])).strip(" .").rstrip(" ,")
        return None

    def card(self, text: str) -> tuple[Name, str]:
        """The card that the text begins with, and the rest. Raises Unclear with the nearest names."""
        name, rest = self._card(text)
        return name, rest.lstrip(" ,")

    def _card(self, text: str) -> tuple[Name, str]:
        """The same with the comma that may stand before the rest."""
        text = text.strip()
        found = self.name(text)
        if found is None:
            article = _ARTICLE.match(text)
            found = self.name(text[article.end() :]) if article else None
        if found is None:
            spot = _SPOT.match(text)
            if spot is not None and (spot["number"] or (spot["place"] or "").lower().startswith("field")):
                return self.spot("", spot), text[spot.end() :]
            raise Unclear(self.unknown(text))
        name, rest = found
        for bracketed in (False, True):
            inner = rest[1:] if bracketed and rest.startswith("(") else "" if bracketed else rest
            said = _IN.match(inner)
            spot = _SPOT.match(inner[said.end() if said else 0 :].replace(")", " ", 1)) if inner else None
            if spot is not None and (said or bracketed):
                end = (said.end() if said else 0) + spot.end()
                return self.spot(name, spot), inner[end:].lstrip(" )")
        return name, rest

    def spot(self, name: str, match: re.Match[str]) -> Name:
        seat = OWN_WORDS[match["whose"].lower()]
        place = _PLACES[" ".join((match["place"] or "").lower().split())]
        number = int(match["number"] or 0)
        if not name and place in ("monsters", "magic_traps"):
            if number not in range(1, 6):
                raise Unclear(f"there is no zone {number}: zones are 1 to 5")
            return At(seat, number, place == "magic_traps")
        return Called(name, seat, place, number)

    def cards(self, text: str) -> tuple[list[Name], str]:
        """Cards joined by "and" or commas, and the rest."""
        found: list[Name] = []
        while True:
            name, text = self._card(text)
            found.append(name)
            more = re.match(r"(?:,\s*and|and|,)\s+", text, re.IGNORECASE)
            if more is None or not self.begins_with_card(text[more.end() :]):
                return found, text.lstrip(" ,")
            text = text[more.end() :]

    def begins_with_card(self, text: str) -> bool:
        try:
            self.card(text)
        except Unclear:
            return False
        return True

    def unknown(self, text: str) -> str:
        """No card is called so: what may be meant."""
        said = _SEPARATORS.split(text, maxsplit=1)[0].strip() or text
        if not said:
            return "which card? Its name is missing"
        near: list[str] = []
        for form in dict.fromkeys((text, said)):
            wanted = fold(form)[:80]
            near += [
                self.names[one] for one in difflib.get_close_matches(wanted, self.names, n=3, cutoff=0.6)
            ]
        near += [name for one, name in self.names.items() if len(said) > 2 and fold(said) in one]
        offered = list(dict.fromkeys(near))[:3]
        hint = f"; the nearest names are {', '.join(offered)}" if offered else ""
        return f"no card is called {quoted(said)}{hint}"

"""What was read from a list: the deck, and everything in the list that did not get into it."""

from typing import Final, Literal

import msgspec

from ..cards.catalogue import catalogue, quoted
from .deck import Deck, DeckError
from .format import Format
from .passwords import card_of, is_fusion, name_of
from .problems import PARTS, DeckProblem, Part

__all__ = ["Builder", "Form", "Reading", "Unread"]

Form = Literal["built-in", "ydk", "ydke", "omega", "names", "link"]
FORMS: Final[dict[Form, str]] = {
    "built-in": "a built-in deck",
    "ydk": "a .ydk list",
    "ydke": "a ydke:// code",
    "omega": "an Omega code",
    "names": "a list of names",
    "link": "a share link",
}
MOST_UNREAD: Final = 200
"""A file with more lines that are not understood is no deck list, and nobody reads on."""


class Unread(msgspec.Struct, frozen=True):
    """Something in the list that was not understood. As text it is one line."""

    line: int
    """Counted from 1; 0 when it is not about a line."""
    text: str
    """What stands there."""
    why: str
    nearest: tuple[str, ...] = ()
    """The names of cards most like it."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}" if self.line else self.why


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """A deck list as it was read."""

    deck: Deck
    """All that was understood."""
    form: Form
    """What kind of list it was."""
    unread: tuple[Unread, ...] = ()
    """What was not understood, and so is not in the deck."""
    strange: tuple[Unread, ...] = ()
    """What was understood, but is no card of ours; it is in the deck under its password or name."""
    foreign: tuple[tuple[str, str], ...] = ()
    """Cards of which the list names a printing from Japan or Asia, and the number of that printing."""
    notes: tuple[str, ...] = ()
    """What was understood in a way that may surprise, one sentence each."""

    def whole(self) -> Deck:
        """The deck, if nothing in the list stands in doubt. Raises DeckError with all that does.

        A deck with cards that are not ours may be looked at, but not played: it is refused here too.
        """
        found = sorted((*self.unread, *self.strange), key=lambda one: one.line)
        if found:
            raise DeckError(self.deck.name, tuple(str(one) for one in found))
        return self.deck

    def problems(self, format: Format | None = None) -> tuple[DeckProblem, ...]:
        """All that keeps the list from a Match: what was not understood, and the problems of the deck."""
        found = [DeckProblem("", _sentence(str(one)), "") for one in self.unread]
        for name, number in self.foreign:
            sentence = f"{name}: the printing {number} is Japanese or Asian-English and may not be used."
            found.append(DeckProblem("R-LIMIT-06", sentence, "Use an English one.", (name,)))
        return (*found, *self.deck.problems(format))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")


class Builder:
    """Gathers a reading, line by line, for the readers of the formats."""

    def __init__(self, name: str, form: Form) -> None:
        self.name = name
        self.form: Form = form
        self.parts: dict[Part, list[str]] = {part: [] for part in PARTS}
        self.unread: list[Unread] = []
        self.strange: list[Unread] = []
        self.foreign: list[tuple[str, str]] = []
        self.notes: list[str] = []

    def password(self, code: int, section: Part | None, place: str, line: int = 0, copies: int = 1) -> None:
        """Adds the card with this password. `place` says where it stood."""
        card = card_of(code)
        name = name_of(code)
        self.card(name, section, place, copies)
        if card is None:
            known = f"{name} is no card of this pool" if name[:1] != "#" else ""
            near = catalogue().near_passwords(code)
            hint = " or ".join(f"{one.password}, {one.name}" for one in near[:3])
            why = known or f"no card of this pool has the password {code}" + (
                f"; do you mean {hint}?" * bool(hint)
            )
            at = "" if line else f"{place}: "
            self.strange.append(Unread(line, str(code), at + why, tuple(one.name for one in near)))
        elif card.password != code:
            self.notes.append(f"{place}: {code} is another picture of {card.name}")

    def card(self, name: str, section: Part | None, place: str, copies: int = 1) -> None:
        """Adds copies of a card. Outside the Side Deck its frame says where it goes, not its heading."""
        part: Part = section or "main"
        if section != "side" and name in catalogue().by_name:
            part = "fusion" if is_fusion(name) else "main"
            if section and part != section:
                self.notes.append(f"{place}: {name} goes to the {PARTS[part]}")
        self.parts[part] += [name] * copies

    def strange_name(self, line: int, name: str) -> None:
        """Notes that a card, which is in the deck already, is none of ours."""
        self.strange.append(Unread(line, name, f"{name} is no card of this pool"))

    def miss(self, line: int, text: str, why: str, nearest: tuple[str, ...] = ()) -> None:
        self.unread.append(Unread(line, quoted(text)[1:-1], why, nearest))

    @property
    def full(self) -> bool:
        """Is there so much that is not understood that reading on is no use?"""
        return len(self.unread) + len(self.strange) >= MOST_UNREAD

    def give_up(self, line: int) -> None:
        self.miss(line, "", "too many problems, the rest of the file was not looked at")

    def done(self) -> Reading:
        """The reading. Raises DeckError when there is nothing in it."""
        parts = [tuple(self.parts[part]) for part in PARTS]
        if not any(parts) and not self.unread:
            raise DeckError(self.name, ("the list holds no card",))
        return Reading(
            deck=Deck(self.name, *parts),
            form=self.form,
            unread=tuple(self.unread),
            strange=tuple(self.strange),
            foreign=tuple(self.foreign),
            notes=tuple(self.notes),
        )

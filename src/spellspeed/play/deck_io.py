"""What the deck commands read and write."""

import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from spellspeed.cards.catalogue import quoted
from spellspeed.decks.deck import Deck, DeckError

if TYPE_CHECKING:
    from spellspeed.decks.reading import Reading

__all__ = ["Form", "Refused", "emit", "plain", "read", "save", "written"]

Form = Literal["ydk", "ydke", "omega", "names", "link"]


class Refused(Exception):
    """The command cannot be carried out; the message is for a person."""


def read(text: str) -> "Reading":
    """The deck meant by the argument. Raises DeckError."""
    from spellspeed.decks.find import MOST_BYTES, deck_of, find_deck

    if text != "-":
        return find_deck(text)
    if sys.stdin.isatty():
        raise DeckError("", ("name a deck, or pipe one into standard input",))
    return deck_of(sys.stdin.buffer.read(MOST_BYTES + 1))


def save(text: str, path: str, force: bool) -> None:
    """Writes the file, or to standard output for "-" or no path."""
    if path in ("", "-"):
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        return
    try:
        with open(path, "w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text if text.endswith("\n") else f"{text}\n")
    except FileExistsError:
        raise Refused(f"{quoted(path)} is there already; --force writes over it") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise Refused(f"{quoted(path)} cannot be written: {reason}") from None


def written(deck: Deck, form: Form, era: bool = False) -> str:
    """The deck as a text of this form. Raises DeckError."""
    from spellspeed import decks

    if form == "names":
        return decks.write_names(deck, era=era)
    writers: dict[str, Callable[[Deck], str]] = {
        "ydk": decks.write_ydk,
        "ydke": decks.write_ydke,
        "omega": decks.write_omega,
        "link": decks.write_link,
    }
    return writers[form](deck)


def emit(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def plain(value: Any) -> Any:
    """A record as JSON takes it."""
    import msgspec

    return msgspec.to_builtins(value, str_keys=True)

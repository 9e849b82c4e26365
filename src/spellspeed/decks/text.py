"""Text as people send it: any usual encoding, any line ends; and one clear sentence for what is none."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from ..cards.catalogue import quoted

__all__ = ["FileText", "Unreadable", "lines_of", "text_of", "text_of_file"]

MOST_LINES: Final = 8_000
"""Three copies of every card of the pool, each name as a comment, take about half of it."""

_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")


class FileText(NamedTuple):
    text: str
    notes: tuple[str, ...] = ()
    """What had to be guessed, one sentence each."""


class Unreadable(ValueError):
    """There is no text to be had; the message is one sentence. `missing`: there is nothing of that name."""

    def __init__(self, message: str, missing: bool = False) -> None:
        super().__init__(message)
        self.missing = missing


def text_of(data: bytes, name: str) -> FileText:
    """The text in these bytes: UTF-8 or UTF-16, with or without a mark, else Windows-1252.

    >>> text_of("Kuriboh".encode("utf-16"), "it").text
    'Kuriboh'

    Raises Unreadable, which calls the bytes by `name`, when they are no text or hold nothing.
    """
    text, notes = _decoded(data, name)
    text = text.removesuffix("\x1a")  # the end of a file, to old programs
    if _CONTROL.search(text):
        raise Unreadable(f"{name} is not a text file")
    if not text.strip("\ufeff \t\r\n\v\f"):
        raise Unreadable(f"{name} is empty")
    return FileText(text.removeprefix("\ufeff"), notes)


def _decoded(data: bytes, name: str) -> tuple[str, tuple[str, ...]]:
    encoding = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), "")
    if not encoding and data and len(data) % 2 == 0:
        half = len(data) // 2
        if data[1::2].count(0) > 0.8 * half and not data[::2].count(0):
            encoding = "utf-16-le"
        elif data[::2].count(0) > 0.8 * half and not data[1::2].count(0):
            encoding = "utf-16-be"
    try:
        return data.decode(encoding or "utf-8"), ()
    except UnicodeDecodeError as error:
        if encoding:
            raise Unreadable(f"{name} is not legal {encoding.upper().removesuffix('-SIG')}") from None
        line = data[: error.start].count(b"\n") + 1
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        text = "\0"
    if _CONTROL.search(text):
        raise Unreadable(f"{name} is not a text file")
    return text, (f"line {line} is not UTF-8; the text was read as Windows-1252",)


def text_of_file(path: str, what: str, most_bytes: int) -> FileText:
    """The text of the file. `what` it should be is told in an error: "deck". Raises Unreadable."""
    return text_of(_bytes_of_file(path, what, most_bytes), quoted(path))


def _bytes_of_file(path: str, what: str, most_bytes: int) -> bytes:
    try:
        with open(path, "rb") as file:
            data = file.read(most_bytes + 1)
    except FileNotFoundError:
        raise Unreadable(f"there is no {what} or file {quoted(path)}", missing=True) from None
    except IsADirectoryError:
        raise Unreadable(f"{quoted(path)} is a directory, not a {what}") from None
    except PermissionError:
        # Windows answers so for a directory.
        kind = f"is a directory, not a {what}" if Path(path).is_dir() else "may not be read"
        raise Unreadable(f"{quoted(path)} {kind}") from None
    except (OSError, ValueError) as error:  # ValueError: a NUL or a lone surrogate in the path
        reason = error.strerror if isinstance(error, OSError) else error
        raise Unreadable(f"{quoted(path)} cannot be read: {reason}") from None
    if len(data) > most_bytes:
        raise Unreadable(f"{quoted(path)} is too long for a {what}")
    return data


def lines_of(text: str, most: int = MOST_LINES) -> list[str]:
    """The lines of the text, without spaces around them. Raises Unreadable when there are too many."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > most + 1:
        raise Unreadable(f"it has {len(lines) - 1:,} lines; no deck needs more than {most:,}")
    return [line.strip() for line in lines]

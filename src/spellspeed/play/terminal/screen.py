"""Lines in, lines out. Plain lines by default; a terminal also gets colour, wrapped lines and a history."""

from __future__ import annotations

import io
import os
import sys
from typing import Final, TextIO

__all__ = ["Screen"]

_STYLES: Final = {
    "": "",
    "prompt": "bold",
    "head": "bold cyan",
    "hurt": "red",
    "bad": "yellow",
    "quiet": "dim",
}
_PAGE: Final = 60


class Screen:
    """Where the game is told and the answers come from.

    Nothing needs colour: a style only underlines what the words say. `NO_COLOR` and `TERM=dumb` turn it off.
    """

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        for stream in (self.source, self.sink):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # what cannot be read or shown is no reason to stop
        self.interactive = self.source.isatty() and self.sink.isatty()
        self._real = self.interactive and self.source is sys.stdin and self.sink is sys.stdout
        self._console = None
        if self.sink.isatty() and os.environ.get("TERM") != "dumb":
            from rich.console import Console

            self._console = Console(file=self.sink, highlight=False, markup=False, emoji=False)
        if self._real:
            self._history()

    def _history(self) -> None:
        """Begins to remember what is typed; what was typed before is forgotten."""
        try:
            import readline
        except ImportError:
            return
        readline.set_auto_history(True)
        readline.clear_history()

    def say(self, text: str = "", style: str = "") -> None:
        """One line, one fact."""
        if self._console is None:
            self.sink.write(f"{text}\n")
        else:
            self._console.print(text, style=_STYLES[style])

    def ask(self, prompt: str = "> ") -> str:
        """One line of input, without spaces around. Raises EOFError at the end of the input."""
        self.sink.flush()
        if self._real:
            return input(prompt).strip()
        self.sink.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.interactive:
            self.sink.write("\n")  # what was typed is not on the screen, nor its end of line
        return line.strip()

    def hide(self) -> None:
        """Takes what was said, and what was typed, out of sight, where there is a screen to take it from."""
        if not self.interactive:
            return
        if self._real:
            self._history()
        self.sink.write("\n" * _PAGE)
        if self._console is not None:
            self._console.clear()
        self.sink.flush()

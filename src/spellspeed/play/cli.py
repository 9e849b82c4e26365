"""The command line: ``spellspeed COMMAND``. Each command is a file in :mod:`spellspeed.play.commands`."""

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cyclopts import App
from rich.text import Text

import spellspeed

COMMANDS: Final = Path(__file__).parent / "commands"
INTERRUPTED: Final = 130
NOT_WRITTEN: Final = 74
"""The usual status of a program that could not write; 1 and 2 mean something else to most commands."""
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def command_files() -> list[Path]:
    """The file of every command, in the order of their names."""
    return sorted(path for path in COMMANDS.glob("*.py") if not path.name.startswith("_"))


def command_help(path: Path) -> str:
    """The docstring a command's file starts with, read without importing the file, a line to a paragraph."""
    quotes, _, rest = path.read_text(encoding="utf-8").partition('"""')
    if quotes.strip():
        raise ValueError(f"{path.name} does not start with its docstring")
    paragraphs = rest.partition('"""')[0].strip().split("\n\n")
    return "\n\n".join(part if "\n " in part else " ".join(part.split()) for part in paragraphs)


def printable(text: str) -> str:
    """The text without signs that could upset a terminal; line ends stay."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)


def application() -> App:
    """The command line with all its commands, none of them imported yet."""
    app = App(
        name="spellspeed",
        help="The classic Yu-Gi-Oh! TCG by the rules of 2 February 2004.",
        version=f"spellspeed {spellspeed.__version__}",
        help_format="plaintext",
        help_formatter="plain",  # no boxes: fit for a screen reader
        error_formatter=lambda error: Text(printable(f"spellspeed: {error}")),
    )
    for path in command_files():
        app.command(
            f"spellspeed.play.commands.{path.stem}:command",
            name=path.stem.replace("_", "-"),
            help=command_help(path),
        )
    return app


def data_folder() -> Path:
    """Where saved duels and settings live: ``SPELLSPEED_HOME``, or what is usual here. It may not exist."""
    chosen = os.environ.get("SPELLSPEED_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("spellspeed", appauthor=False)


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point; it ends the process."""
    open_streams()
    try:
        try:
            application()(arguments)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:  # the reader went away, as in `spellspeed rules | head`
        forget_output()
        raise SystemExit(0) from None
    except OSError as error:
        if error.filename is not None or error.errno not in _FULL:
            raise
        print(f"spellspeed: the output cannot be written: {error.strerror}", file=sys.stderr)
        forget_output()
        raise SystemExit(NOT_WRITTEN) from None


def open_streams() -> None:
    """Streams that whoever started the program has closed, as in `spellspeed deck check <&-`, are empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def forget_output() -> None:
    """What could not be written is not tried again at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()

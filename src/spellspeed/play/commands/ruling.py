"""The ruling lab: play a position from a text file and see whether what you expect comes about.

FILE holds a position, moves in words and what is expected, one a line; - reads standard input. After each
move the field is shown. A move that is not legal says why not, with the ids of the rules. --write makes such
a file of a duel that was saved. docs/ruling-lab.md tells the form, with examples.

Ends with 0 when everything holds, 1 when an expectation fails or a move cannot be made, 2 when the file
cannot be read.

  spellspeed ruling trap-hole.txt
  spellspeed ruling --brief - < trap-hole.txt
  spellspeed ruling --write duel.json > here.txt
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

if TYPE_CHECKING:
    from spellspeed.lab import Report, Step

FAILED: Final = 1
BAD_INPUT: Final = 2
MOST_BYTES: Final = 4_000_000
MOST_PROBLEMS: Final = 10


class NoRuling(Exception):
    """The file cannot be read: one sentence."""


def data_of(file: str) -> bytes:
    """What the file holds, or standard input. Raises NoRuling."""
    if file == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    path = Path(file)
    try:
        with path.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise NoRuling(f"there is no file {file}") from None
    except IsADirectoryError:
        raise NoRuling(f"{file} is a folder; name a file in it") from None
    except (OSError, ValueError) as error:
        raise NoRuling(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None


def text_of(file: str) -> str:
    data = data_of(file)
    if len(data) > MOST_BYTES:
        raise NoRuling(f"{file} is larger than a ruling can be")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise NoRuling(f"{file} is no text; a ruling is plain text in UTF-8")
    if not text.strip():
        raise NoRuling(f"{file} is empty; docs/ruling-lab.md tells what stands in a ruling")
    return text


def sentences(report: "Report", *, brief: bool) -> list[str]:
    """The report for people."""
    lines = [report.title] if report.title else []
    if not brief:
        lines += [*report.start, ""]
    for step in report.steps:
        lines += step_sentences(step, brief=brief)
    expected = [step for step in report.steps if step.kind not in ("move", "chance")]
    failed = sum(not step.holds for step in expected)
    if report.stopped:
        lines.append(f"Stopped at line {report.stopped}: that move cannot be made.")
    elif failed:
        lines.append(f"{failed} of {len(expected)} expectations {'fails' if failed == 1 else 'fail'}.")
    elif expected:
        lines.append(f"All holds: {len(expected)} expectation{'' if len(expected) == 1 else 's'}.")
    else:
        lines.append("Nothing was expected.")
    return lines


def step_sentences(step: "Step", *, brief: bool) -> list[str]:
    why = [f"    {reason.rule}: {reason.sentence}" for reason in step.reasons]
    if step.kind == "move":
        if not step.holds:
            asked = [f"    asked: {step.asked}"] if step.asked else []
            return [f"line {step.line}: {step.text}", f"  NOT LEGAL: {step.said}", *why, *asked]
        if brief:
            return []
        events = [f"  {event}" for event in step.events]
        return [f"line {step.line}: {step.text}", *events, "", *(f"    {line}" for line in step.field), ""]
    if step.kind == "chance":
        return [] if brief else [f"line {step.line}: chance: {step.text}"]
    if step.holds and brief:
        return []
    told = step.text if step.kind == "expect" else f"{step.kind}: {step.text}"
    if step.holds:
        return [f"line {step.line}: holds: {told}", *why]
    return [f"line {step.line}: FAILS: {told}", f"  instead: {step.said}", *why]


def written(file: str) -> str:
    """A saved duel as a ruling that begins where it stands. Raises NoRuling."""
    from spellspeed.lab import write_ruling
    from spellspeed.play.terminal.files import load
    from spellspeed.referee import BadSave, Duel

    try:
        found = load(Path(file))[0]
    except BadSave as error:
        raise NoRuling(str(error)) from None
    duel = found if isinstance(found, Duel) else found.duel
    if duel is None:
        raise NoRuling(f"no duel of the Match in {file} is going on")
    if duel.outcome is not None:
        raise NoRuling(f"the duel in {file} is over: {duel.outcome.sentence}")
    return write_ruling(duel.state)


def unread(file: str, problems: Sequence[str], *, as_json: bool, where: str = "") -> int:
    """Tells why the file cannot be read: a program all of it, a person the first lines. Gives the status."""
    if as_json:
        told = {"file": file, "holds": False, "problems": list(problems)}
        print(json.dumps(told, indent=2, ensure_ascii=False))
    for problem in problems[:MOST_PROBLEMS]:
        print(f"spellspeed ruling: {where}{problem}", file=sys.stderr)
    if len(problems) > MOST_PROBLEMS:
        more = len(problems) - MOST_PROBLEMS
        print(f"spellspeed ruling: {where}and {more} more lines that are wrong", file=sys.stderr)
    return BAD_INPUT


def command(
    file: Annotated[str, Parameter(help="The ruling, or - for standard input.", allow_leading_hyphen=True)],
    /,
    *,
    write: Annotated[
        bool, Parameter(negative="", show_default=False, help="FILE is a saved duel: print it as a ruling.")
    ] = False,
    brief: Annotated[
        bool, Parameter(negative="", show_default=False, help="Tell only what fails, and the result.")
    ] = False,
    swapped: Annotated[
        bool, Parameter(negative="", show_default=False, help="Change the seats over: you are player 2.")
    ] = False,
    as_json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print one JSON object.")
    ] = False,
) -> int:
    try:
        if write:
            print(written(file), end="")
            return 0
        text = text_of(file)
    except NoRuling as error:
        return unread(file, [str(error)], as_json=as_json)
    from msgspec import to_builtins

    from spellspeed.cards.library import library
    from spellspeed.lab import RulingError, play_ruling, read_ruling

    try:
        ruling = read_ruling(text, library())
    except RulingError as error:
        return unread(file, error.problems, as_json=as_json, where=f"{file}: ")
    report = play_ruling(ruling, library(), swapped=swapped)
    if as_json:
        print(json.dumps({"file": file, **to_builtins(report)}, indent=2, ensure_ascii=False))
    else:
        print("\n".join(sentences(report, brief=brief)))
    return 0 if report.holds else FAILED

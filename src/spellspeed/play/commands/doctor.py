"""Say which core runs and why, and what else is installed.

The core is either compiled or plain Python; both play the same. Every card is checked too. Ends with status
1 if something is wrong that keeps you from playing or from saving.
"""

import json
import os
import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, Final

from cyclopts import Parameter

import spellspeed
from spellspeed.play.cli import data_folder

LIBRARIES: Final = (
    *("alembic", "cyclopts", "msgspec", "platformdirs", "rich"),
    *("sqlalchemy", "starlette", "uvicorn", "websockets"),
)
ADVICE: Final = {
    "asked": "Unset SPELLSPEED_PURE to let compiled code run.",
    "none": "In a source tree, `make fast` compiles it.",
    "failed": "With that mended, install again.",
    "stale": "`make fast` compiles it again.",
    "other-python": "Compile or install it for this Python.",
    "damaged": "Compile or install it again.",
}


def library(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def card_problems() -> list[str]:
    """What the check of all cards finds (docs/add-a-card.md)."""
    try:
        from spellspeed.cards.library import library as all_cards
        from spellspeed.language.check import check_all

        return check_all(all_cards())
    except Exception as error:  # a mistake in a card may break its import in any way
        return [f"the cards cannot be read: {type(error).__name__}: {error}"]


def report() -> dict[str, Any]:
    """All that the doctor finds, as it goes into ``--json``."""
    core = spellspeed.CORE
    folder = data_folder()
    libraries = {name: library(name) for name in LIBRARIES}
    problems = [f"{name} is not installed" for name, number in libraries.items() if number is None]
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not (nearest.is_dir() and os.access(nearest, os.W_OK)):
        problems.append(f"the data folder {folder} cannot be written to")
    problems += card_problems()
    return {
        "spellspeed": spellspeed.__version__,
        "core": {
            "kind": core.kind,
            "reason": core.reason,
            "why": core.why,
            "modules": len(core.modules),
            "advice": ADVICE.get(core.reason),
        },
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": f"{platform.system()} {platform.machine()}",
        "libraries": libraries,
        "package": os.path.dirname(spellspeed.__file__),
        "data": {"folder": str(folder), "exists": folder.is_dir()},
        "problems": problems,
    }


def sentences(found: dict[str, Any]) -> list[str]:
    """The same for people: one fact a line."""
    core, data = found["core"], found["data"]
    lines = [
        f"spellspeed: {found['spellspeed']}, in {found['package']}",
        f"core: {core['kind']}, {core['why']}",
        *([f"  {core['advice']}"] if core["advice"] else []),
        f"python: {found['python']} ({found['implementation']}) on {found['system']}",
        *(f"{name}: {number or 'missing'}" for name, number in found["libraries"].items()),
        f"data: {data['folder']}" + ("" if data["exists"] else " (made when the first thing is saved)"),
        *(f"problem: {problem}" for problem in found["problems"]),
    ]
    return lines if found["problems"] else [*lines, "All is well."]


def command(
    *,
    as_json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print one JSON object.")
    ] = False,
) -> int:
    found = report()
    print(json.dumps(found, indent=2) if as_json else "\n".join(sentences(found)))
    return 1 if found["problems"] else 0

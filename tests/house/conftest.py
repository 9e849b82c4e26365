"""A tiny project with the real build machinery around a core of two classes."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from spellspeed import _core

ROOT = Path(__file__).parent.parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]

PACKAGE = """\
from spellspeed._core import CORE as CORE

__version__ = "0.0.1"
"""

CARD = """\
class Card:
    def __init__(self, attack: int) -> None:
        self.attack = attack

    def doubled(self) -> int:
        return self.attack * 2
"""

EQUIPPED = """\
from spellspeed.duel.card import Card


class Equipped(Card):
    def doubled(self) -> int:
        return super().doubled() + 500
"""


class Tiny:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src/spellspeed"
        self.card = self.package / "duel/card.py"

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SPELLSPEED_")}
        return {**kept, "PYTHONDONTWRITEBYTECODE": "1", **more}

    def python(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            check=False,
        )

    def compile(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        return self.python("tools/compile_core.py", "--opt", "0", *arguments, **more)

    def ask(self, code: str, path: Path | None = None, **more: str) -> str:
        """What a fresh Python prints that has the package on its path."""
        run = self.python("-c", code, PYTHONPATH=str(path or self.root / "src"), **more)
        return (run.stdout + run.stderr).strip()

    def pretend_compiled(self, **changes: object) -> None:
        """Extension modules that no Python can load, with a manifest that says all is well."""
        sources = _core.source_files(str(self.package), ["duel", "language"])
        files = [f"spellspeed/{name.removesuffix('.py')}{SUFFIX}" for name in sources]
        for name in files:
            (self.package.parent / name).write_text("no machine code")
        manifest = {
            "format": _core.FORMAT,
            "python": "3.9.9",
            "suffix": SUFFIX,
            "folders": ["duel", "language"],
            "sources": {name: _core.fingerprint(str(self.package / name)) for name in sources},
            "modules": ["spellspeed.duel.card"],
            "files": files,
        }
        (self.package / _core.MANIFEST).write_text(json.dumps({**manifest, **changes}))


def make_tiny(root: Path) -> Tiny:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "tools/compile_core.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, root / name)
    # What Spellspeed keeps plain is not in the tiny tree.
    project = root / "pyproject.toml"
    project.write_text(re.sub(r"(?m)^plain = \[.*$", "plain = []", project.read_text()))
    tiny = Tiny(root)
    for name, text in {
        "__init__.py": PACKAGE,
        "_core.py": (ROOT / "src/spellspeed/_core.py").read_text(),
        "duel/__init__.py": '"""The duel."""\n',
        "duel/card.py": CARD,
        "language/__init__.py": '"""The language."""\n',
        "language/equipped.py": EQUIPPED,
    }.items():
        (tiny.package / name).parent.mkdir(parents=True, exist_ok=True)
        (tiny.package / name).write_text(text)
    return tiny


@pytest.fixture
def tiny(tmp_path):
    return make_tiny(tmp_path)

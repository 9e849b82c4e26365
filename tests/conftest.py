"""What all tests share: which core they run on, and no deadline on a busy machine.

``SPELLSPEED_TEST_CORE`` says which core a run is meant for, ``plain`` or ``compiled`` (the Makefile sets it);
a run that would get another one stops before its first test.
"""

import importlib
import os
import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import hypothesis
import pytest

import spellspeed
from spellspeed import _core

ROOT = Path(__file__).parent.parent
MEANT_FOR = os.environ.get("SPELLSPEED_TEST_CORE")
RULE_ID = re.compile(r"(R|J)-[A-Z]+-[0-9]{2}|X-[0-9]{2}")

# A failure on one machine is the same failure on every other: no chance in CI, a broader search at the desk.
hypothesis.settings.register_profile("spellspeed", deadline=None, derandomize=bool(os.environ.get("CI")))
hypothesis.settings.load_profile("spellspeed")


def pytest_configure(config):
    if MEANT_FOR == "compiled":
        config.option.doctestmodules = False  # docstrings are tested on plain code


def pytest_report_header(config):
    return f"spellspeed {spellspeed.__version__}, core {spellspeed.CORE.sentence}"


def pytest_sessionstart(session):
    wrong = wrong_core()
    if wrong:
        pytest.exit(wrong, returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_collection_modifyitems(items):
    for item in items:
        for marker in item.iter_markers("rule"):
            wrong = [name for name in marker.args if not RULE_ID.fullmatch(str(name))]
            if wrong or not marker.args or marker.kwargs:
                raise pytest.UsageError(f"{item.nodeid}: rule(...) takes ids such as R-WIN-01, not {wrong}")


def wrong_core() -> str | None:
    """Why the tests must not run on what was imported."""
    core = spellspeed.CORE
    if MEANT_FOR is None:
        return None
    if core.kind != MEANT_FOR:
        return f"these tests are meant for the {MEANT_FOR} core, but it is {core.sentence}"
    if core.kind == "plain":
        return None
    package = os.path.dirname(spellspeed.__file__)
    changed = _core.changed_since(str(ROOT / "src/spellspeed"), _core.read_manifest(package))
    if changed:
        return f"the compiled copy is older than the source ({', '.join(changed)}): `make test-compiled`"
    for name in core.modules:
        file = importlib.import_module(name).__file__
        if not file.endswith(tuple(EXTENSION_SUFFIXES)):
            return f"{name} is not compiled: {file}"
    return None

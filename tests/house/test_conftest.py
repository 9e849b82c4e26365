"""A run on the wrong core, or with a rule id that is none, stops before its first test."""

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

import spellspeed
from spellspeed import _core
from tests import conftest

from .conftest import ROOT

PACKAGE = str(ROOT / "src/spellspeed")


def test_a_run_meant_for_compiled_code_does_not_run_plain():
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/house/test_tree.py"],
        cwd=ROOT,
        env={**os.environ, "SPELLSPEED_PURE": "1", "SPELLSPEED_TEST_CORE": "compiled"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "meant for the compiled core, but it is plain: SPELLSPEED_PURE is set" in run.stdout + run.stderr
    assert "passed" not in run.stdout


@pytest.fixture
def copy(monkeypatch):
    """As if a compiled copy of the present sources had been imported; the test may change its manifest."""
    folders = ["duel"]
    sources = _core.source_files(PACKAGE, folders)
    manifest = {
        "folders": folders,
        "sources": {name: _core.fingerprint(f"{PACKAGE}/{name}") for name in sources},
    }
    monkeypatch.setattr(conftest, "MEANT_FOR", "compiled")
    monkeypatch.setattr(_core, "read_manifest", lambda package: manifest)
    monkeypatch.setattr(spellspeed, "CORE", _core.Core("compiled", "fresh", "", ()))
    return manifest


def test_a_compiled_copy_of_the_present_sources_may_run(copy):
    assert conftest.wrong_core() is None


def test_a_compiled_copy_of_older_sources_may_not(copy):
    copy["sources"]["duel/__init__.py"] = "another"
    assert "older than the source (duel/__init__.py)" in conftest.wrong_core()


def test_every_module_must_have_come_compiled(copy, monkeypatch):
    monkeypatch.setattr(spellspeed, "CORE", _core.Core("compiled", "fresh", "", ("spellspeed._core",)))
    assert conftest.wrong_core().startswith("spellspeed._core is not compiled: ")


def marked(*ids):
    return SimpleNamespace(nodeid="t", iter_markers=lambda name: [pytest.mark.rule(*ids).mark])


def test_rule_ids_are_ids():
    conftest.pytest_collection_modifyitems([marked("R-WIN-01", "J-EFF-12", "X-01")])


@pytest.mark.parametrize("ids", [(), ("r-win-01",), ("R-WIN-1",), ("R-WIN-01, R-WIN-02",), (12,)])
def test_anything_else_is_refused(ids):
    with pytest.raises(pytest.UsageError, match="takes ids such as R-WIN-01"):
        conftest.pytest_collection_modifyitems([marked(*ids)])

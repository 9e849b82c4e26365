"""Compiling a tiny core for real."""

import importlib.util
import shutil

import pytest

from spellspeed import _core

from .conftest import ROOT, SUFFIX, make_tiny

spec = importlib.util.spec_from_file_location("compile_core", ROOT / "tools/compile_core.py")
compile_core = importlib.util.module_from_spec(spec)
spec.loader.exec_module(compile_core)

pytestmark = pytest.mark.xdist_group("compile")  # one compilation, used by all tests here
needs_compiler = pytest.mark.skipif(bool(compile_core.lacking()), reason=str(compile_core.lacking()))

WHICH = "import spellspeed; print(spellspeed.CORE.kind, spellspeed.CORE.reason)"
WHERE = "import spellspeed.duel.card as card; print(card.__file__)"
PLAY = "from spellspeed.language.equipped import Equipped; print(Equipped(1000).doubled())"


@pytest.fixture(scope="module")
def once(tmp_path_factory):
    tiny = make_tiny(tmp_path_factory.mktemp("compiled"))
    run = tiny.compile("--in-place")
    assert run.returncode == 0, run.stderr
    return tiny


@pytest.fixture
def compiled(once, tmp_path):
    """The compiled project, in a copy that a test may spoil."""
    shutil.copytree(once.root, tmp_path, dirs_exist_ok=True)
    return type(once)(tmp_path)


@needs_compiler
def test_compiled_code_runs(compiled):
    assert compiled.ask(f"{WHICH}; {PLAY}") == "compiled fresh\n2500"
    assert compiled.ask(WHERE) == str(compiled.card.with_name(f"card{SUFFIX}"))


@needs_compiler
def test_spellspeed_pure_runs_the_sources_of_a_compiled_install(compiled):
    assert compiled.ask(f"{WHICH}; {PLAY}", SPELLSPEED_PURE="1") == "plain asked\n2500"
    assert compiled.ask(WHERE, SPELLSPEED_PURE="1") == str(compiled.card)
    assert compiled.ask(
        f"import sys; {PLAY}; print({_core.RUNTIME!r} in sys.modules)", SPELLSPEED_PURE="1"
    ).endswith("False")


@needs_compiler
def test_an_edit_after_compiling_runs_at_once_and_plain(compiled):
    compiled.card.write_text(compiled.card.read_text().replace("* 2", "* 3"))
    assert compiled.ask(f"{WHICH}; {PLAY}") == "plain stale\n3500"
    assert compiled.ask(WHERE) == str(compiled.card)


@needs_compiler
def test_compiling_again_takes_only_what_changed(compiled):
    again = compiled.compile("--in-place")
    assert "up to date (4 modules)" in again.stderr
    compiled.card.write_text(compiled.card.read_text().replace("* 2", "* 3"))
    changed = compiled.compile("--in-place")
    assert "compiling 4 modules" in changed.stderr
    assert compiled.ask(f"{WHICH}; {PLAY}") == "compiled fresh\n3500"


@needs_compiler
def test_a_copy_for_tests_leaves_the_sources_clean(compiled):
    assert compiled.compile("--remove").returncode == 0
    run = compiled.compile("--for-tests")
    home = compiled.root / "build/compiled" / run.stdout.strip()
    assert compiled.ask(f"{WHICH}; {PLAY}", path=home) == "compiled fresh\n2500"
    assert compiled.ask(f"{WHICH}; {PLAY}") == "plain none\n2500"
    assert not list(compiled.package.rglob(f"*{SUFFIX}"))
    assert compiled.compile("--for-tests").stdout == run.stdout
    compiled.card.write_text(compiled.card.read_text().replace("* 2", "* 3"))
    assert compiled.compile("--for-tests").stdout != run.stdout
    assert compiled.ask(PLAY, path=home) == "2500"  # a run that still goes on there is not disturbed


@needs_compiler
def test_a_module_may_stay_plain(compiled):
    project = compiled.root / "pyproject.toml"
    project.write_text(project.read_text().replace("plain = []", 'plain = ["language.equipped"]'))
    assert compiled.compile("--in-place").returncode == 0
    assert not (compiled.package / f"language/equipped{SUFFIX}").exists()
    assert compiled.ask(WHICH) == "compiled fresh"
    assert "interpreted classes cannot inherit from compiled" in compiled.ask(PLAY)


@needs_compiler
def test_a_module_kept_plain_must_be_there(tiny):
    project = tiny.root / "pyproject.toml"
    project.write_text(project.read_text().replace("plain = []", 'plain = ["duel.lost"]'))
    run = tiny.compile("--in-place")
    assert run.returncode == 1
    assert "keeps plain what is not there: spellspeed.duel.lost" in run.stderr


@needs_compiler
def test_a_type_error_stops_the_compilation(tiny):
    tiny.card.write_text(tiny.card.read_text().replace("* 2", "+ None"))
    run = tiny.compile("--in-place")
    assert run.returncode == 1
    assert "duel/card.py:6: error" in run.stderr
    assert tiny.ask(WHICH) == "plain none"


def test_a_broken_compiler_is_noticed(tiny):
    run = tiny.compile("--can", CC="false")
    assert run.returncode == 3
    assert run.stderr.startswith("cannot compile: ")


def test_no_compiler_is_noticed(tiny):
    run = tiny.compile("--in-place", CC="no-such-compiler")
    assert run.returncode == 3
    assert run.stderr == "cannot compile: no C compiler (no-such-compiler is not there; on Debian: gcc)\n"

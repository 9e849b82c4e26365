"""Which core runs. No compiler is needed: the extension modules here are files that no Python can load."""

import pytest

from spellspeed import _core

from .conftest import SUFFIX

WHICH = "import spellspeed; print(spellspeed.CORE.kind, spellspeed.CORE.reason)"
PLAY = "from spellspeed.language.equipped import Equipped; print(Equipped(1000).doubled())"


@pytest.fixture(autouse=True)
def unasked(monkeypatch):
    monkeypatch.delenv("SPELLSPEED_PURE", raising=False)


def test_what_was_built_from_these_sources_runs(tiny):
    tiny.pretend_compiled()
    core = _core.examine(str(tiny.package))
    assert (core.kind, core.reason, core.modules) == ("compiled", "fresh", ("spellspeed.duel.card",))
    assert f"__init__{SUFFIX}: " in tiny.ask(PLAY)  # Python tried to load the extension module


def test_nothing_built_means_plain(tiny):
    assert _core.examine(str(tiny.package)).sentence == "plain: no compiled modules found"
    assert tiny.ask(f"{WHICH}; {PLAY}") == "plain none\n2500"


@pytest.mark.parametrize("word", ["1", "yes", "true", " 2 "])
def test_spellspeed_pure_means_plain(tiny, monkeypatch, word):
    tiny.pretend_compiled()
    monkeypatch.setenv("SPELLSPEED_PURE", word)
    assert _core.examine(str(tiny.package)).reason == "asked"
    assert tiny.ask(f"{WHICH}; {PLAY}", SPELLSPEED_PURE=word) == "plain asked\n2500"


@pytest.mark.parametrize("word", ["", "0", "no", "False", "off"])
def test_spellspeed_pure_may_be_off(tiny, monkeypatch, word):
    tiny.pretend_compiled()
    monkeypatch.setenv("SPELLSPEED_PURE", word)
    assert _core.examine(str(tiny.package)).kind == "compiled"


def test_plain_code_gets_no_runtime_of_the_compiled_group(tiny):
    (tiny.package.parent / f"{_core.RUNTIME}.py").write_text("")
    answer = tiny.ask(f"import spellspeed; import {_core.RUNTIME}", SPELLSPEED_PURE="1")
    assert answer.endswith(
        f"{_core.RUNTIME} is for the compiled core; the plain one runs: SPELLSPEED_PURE is set"
    )


def test_a_changed_source_makes_it_stale(tiny):
    tiny.pretend_compiled()
    tiny.card.write_text(tiny.card.read_text().replace("* 2", "* 3"))
    core = _core.examine(str(tiny.package))
    assert core.sentence == "plain: the compiled modules are older than the source: duel/card.py"
    assert tiny.ask(f"{WHICH}; {PLAY}") == "plain stale\n3500"


def test_a_new_source_makes_it_stale(tiny):
    tiny.pretend_compiled()
    (tiny.package / "language/verbs").mkdir()
    (tiny.package / "language/verbs/draw.py").write_text("")
    assert _core.examine(str(tiny.package)).why.endswith(": language/verbs/draw.py")


def test_a_source_that_is_gone_makes_it_stale(tiny):
    tiny.pretend_compiled()
    (tiny.package / "language/equipped.py").unlink()
    tiny.card.write_text("")
    core = _core.examine(str(tiny.package))
    assert core.reason == "stale"
    assert core.why.endswith(": duel/card.py and 1 more")


def test_a_build_for_another_python_does_not_run(tiny):
    tiny.pretend_compiled(suffix=".cpython-39-somewhere.so")
    core = _core.examine(str(tiny.package))
    assert core.sentence == "plain: compiled for another Python (3.9.9)"
    assert tiny.ask(PLAY) == "2500"


def test_a_build_with_a_module_missing_does_not_run(tiny):
    tiny.pretend_compiled(files=["spellspeed/duel/lost.so"])
    core = _core.examine(str(tiny.package))
    assert core.sentence == "plain: a compiled module is missing: spellspeed/duel/lost.so"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 0}', "{}"])
def test_a_manifest_that_cannot_be_read_means_plain(tiny, text):
    tiny.pretend_compiled()
    (tiny.package / _core.MANIFEST).write_text(text)
    assert _core.examine(str(tiny.package)).reason == "damaged"
    assert tiny.ask(PLAY) == "2500"


def test_the_install_left_word_of_why_it_is_plain(tiny):
    (tiny.package / _core.MANIFEST).write_text('{"plain": "no C compiler"}')
    core = _core.examine(str(tiny.package))
    assert core.sentence == "plain: not compiled when it was installed: no C compiler"

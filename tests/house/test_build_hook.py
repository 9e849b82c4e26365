"""The wheel: compiled where that is possible, plain where it is not, and never a failed install."""

import json
import zipfile

import pytest

from .test_compile import needs_compiler

pytestmark = pytest.mark.xdist_group("wheel")

WHICH = "import spellspeed; print(spellspeed.CORE.sentence)"
PLAY = "from spellspeed.language.equipped import Equipped; print(Equipped(1000).doubled())"


def wheel(tiny, **environment):
    """Build it; what the build said, the wheel's name, and the folder it was unpacked to."""
    run = tiny.python("-m", "hatchling", "build", "-t", "wheel", **environment)
    assert run.returncode == 0, run.stderr
    (made,) = (tiny.root / "dist").glob("*.whl")
    target = tiny.root / "installed"
    with zipfile.ZipFile(made) as archive:
        archive.extractall(target)
    return run.stdout + run.stderr, made.name, target


def test_spellspeed_pure_builds_plain(tiny):
    said, name, target = wheel(tiny, SPELLSPEED_PURE="1")
    assert name.endswith("-py3-none-any.whl")
    assert said.count("spellspeed: the core stays plain: SPELLSPEED_PURE was set\n") == 1
    assert (
        tiny.ask(WHICH, path=target) == "plain: not compiled when it was installed: SPELLSPEED_PURE was set"
    )


def test_a_broken_compiler_builds_plain_and_says_so_in_one_line(tiny):
    said, name, target = wheel(tiny, CC="false")
    assert name.endswith("-py3-none-any.whl")
    assert said.count("spellspeed: the core stays plain: the C compiler does not work") == 1
    assert "the C compiler does not work" in tiny.ask(WHICH, path=target)
    assert tiny.ask(PLAY, path=target) == "2500"


def test_a_missing_compiler_builds_plain(tiny):
    said, _, _ = wheel(tiny, CC="no-such-compiler")
    assert "the core stays plain: no C compiler (no-such-compiler is not there" in said


@needs_compiler
def test_a_core_that_does_not_compile_builds_plain(tiny):
    tiny.card.write_text(tiny.card.read_text().replace("* 2", "+ None"))
    said, _, target = wheel(tiny)
    assert "the core stays plain: compile failed" in said
    assert json.loads((target / "spellspeed/_core.json").read_text())["plain"].startswith("compile failed")


@needs_compiler
def test_a_compiler_builds_compiled(tiny):
    tiny.pretend_compiled()  # what lies in the source tree stays out of the wheel
    said, name, target = wheel(tiny, CFLAGS="-O0")
    assert "plain" not in said
    assert "none-any" not in name
    assert tiny.ask(WHICH, path=target) == "compiled: 4 modules"
    assert tiny.ask(PLAY, path=target) == "2500"
    assert tiny.ask(PLAY, path=target, SPELLSPEED_PURE="1") == "2500"

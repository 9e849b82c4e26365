import subprocess
import sys

import pytest

import spellspeed
from spellspeed.play import cli

NAMES = [path.stem.replace("_", "-") for path in cli.command_files()]


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    out, err = capsys.readouterr()
    return out, err, end.value.code


def test_help_lists_every_command_with_the_first_line_of_its_file(capsys):
    out, _, status = run(capsys, "--help")
    assert status == 0
    for path, name in zip(cli.command_files(), NAMES, strict=True):
        first_line = cli.command_help(path).splitlines()[0]
        assert f"{name}: {first_line[:40]}" in out


@pytest.mark.parametrize("name", NAMES)
def test_each_command_has_help(capsys, name):
    out, _, status = run(capsys, name, "--help")
    assert status == 0
    assert out.startswith(f"Usage: spellspeed {name}")


def test_the_version(capsys):
    assert run(capsys, "--version") == (f"spellspeed {spellspeed.__version__}\n", "", 0)


def test_an_unknown_command_is_named(capsys):
    out, err, status = run(capsys, "sumon")
    assert out == ""
    assert err.startswith('spellspeed: Unknown command "sumon".')
    assert status != 0


def test_what_is_wrong_is_told_without_signs_that_upset_a_terminal(capsys):
    for arguments in (
        ("sum\x1b[2Jon",),
        ("deck", "\x1b[2J"),
        ("cards", "\x1b[2J"),
        ("deck", "check", "\x1b[2J"),
    ):
        out, err, status = run(capsys, *arguments)
        assert status != 0
        assert "?[2J" in err and not any(ord(sign) < 32 for sign in (out + err).replace("\n", ""))


def test_starting_imports_neither_the_commands_nor_the_core():
    code = (
        "import sys; from spellspeed.play.cli import application; application()\n"
        "print(*[name for name in sys.modules if name.startswith(('spellspeed.duel', 'spellspeed.cards',"
        " 'spellspeed.language', 'spellspeed.play.commands.'))])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "\n"


def test_a_reader_may_go_away():
    whole = subprocess.Popen(
        [sys.executable, "-m", "spellspeed.play.cli", "doctor"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    whole.stdout.close()
    assert whole.stderr.read() == b""
    whole.stderr.close()
    assert whole.wait() == 0


def test_a_command_file_must_start_with_its_docstring(tmp_path):
    file = tmp_path / "summon.py"
    file.write_text('import this\n"""Late."""\n')
    with pytest.raises(ValueError, match=r"summon\.py does not start with its docstring"):
        cli.command_help(file)


def test_the_help_of_a_command_keeps_its_examples(tmp_path):
    file = tmp_path / "summon.py"
    file.write_text('"""Summon\na monster.\n\n  summon skull\n  summon ox\n"""\n')
    assert cli.command_help(file) == "Summon a monster.\n\n  summon skull\n  summon ox"

"""Whatever is typed on the command line ends with a status and words, not with a traceback."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellspeed.play import cli

needs_a_shell = pytest.mark.skipif(os.name != "posix", reason="a line for a POSIX shell")

FILES = {
    "names.txt": b"3 Kuriboh\n1 Jinzo\n",
    "list.ydk": b"#main\n40640057\n",
    "empty.ydk": b"",
    "binary.ydk": bytes(range(256)),
    "limits.lflist.conf": b"!x\n$whitelist\n40640057 3\n",
    "mine.toml": b'format = 1\nname = "x"\n',
}
DECKS = (
    *("SDY", "sdk", "nowhere", "-", "", "ydke://", "ydke://o6lXBQ==!!!", ".", "/", "*", "--", "-x", "é"),
    *("spellspeed:deck?name=%FF#ydke://o6lXBQ==!!!", "\ud800", "\x1b[2J", *FILES),
)
VALUES = (
    *(
        "0",
        "1",
        "-1",
        "3",
        "1e3",
        "9" * 20,
        "x",
        "",
        "ydk",
        "names",
        "omega",
        "link",
        "out.svg",
        "true",
        "\ud800",
    ),
    *(
        "2004-02-02",
        "limits.lflist.conf#x",
        "limits.lflist.conf#",
        "2x kuriboh",
        "(",
        '"',
        "level>=",
        "judge",
    ),
    *FILES,
)
FLAGS = {
    *("--json", "--era", "--force", "--together", "--plain", "--casual", "--match", "--no-siding", "--text"),
    "--hotseat",
}
OPTIONS = {
    "deck check": ("--format", "--json"),
    "deck show": ("--era", "--format", "--json"),
    "deck convert": ("--to", "-o", "--output", "--era", "--force"),
    "deck stats": ("--odds", "--together", "--svg", "--html", "--force", "--plain", "--format", "--json"),
    "deck advise": ("--format", "--json"),
    "deck hand": ("--hands", "--draws", "--seed", "--json"),
    "deck new": ("--like", "--seed", "--to", "--force", "--format"),
    "deck list": ("--format", "--json"),
    "deck format": ("--to", "-o", "--force", "--json"),
    "cards": ("--sort", "--first", "--text", "--json", "--format"),
    "verify": ("--commitment", "--json"),
    "selfplay --duels 1 --max-turns 2 SDY": (
        "--players",
        "--rules",
        "--format",
        "--casual",
        "--match",
        "--seed",
    ),
    "play --deck": ("--casual", "--format", "--cut", "--seed", "--rules", "--match", "--clock", "--hotseat"),
}


@st.composite
def lines(draw):
    command = draw(st.sampled_from(sorted(OPTIONS)))
    line = [*command.split(), draw(st.sampled_from(DECKS))]
    for option in draw(st.lists(st.sampled_from(OPTIONS[command]), max_size=3)):
        line.append(option)
        if option not in FLAGS:
            line.append(draw(st.sampled_from(VALUES)))
    return line


class Typed(io.StringIO):
    """Standard input with something in it."""

    def __init__(self, text):
        super().__init__(text)
        self.buffer = io.BytesIO(text.encode())


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("command-line")
    for name, data in FILES.items():
        (folder / name).write_bytes(data)
    return folder


@settings(max_examples=150)
@given(lines(), st.sampled_from(["", "3 Kuriboh", "quit\n", "concede\nyes\n\n"]))
def test_every_command_line_ends_with_a_status_and_words(folder, line, typed):
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.chdir(folder),
        mock.patch.dict(os.environ, {"SPELLSPEED_HOME": str(folder / "home")}),
        mock.patch.object(sys, "stdin", Typed(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.raises(SystemExit) as end,
    ):
        cli.main(line)
    assert end.value.code in (0, 1, 2), line
    told = out.getvalue() + err.getvalue()
    assert told or end.value.code == 0
    assert "Traceback" not in told
    assert not any(ord(sign) < 32 for sign in told.replace("\n", "")), line
    assert Path(folder / "names.txt").exists()


def in_a_shell(line):
    """What a shell makes of the line, in which $spellspeed is the program."""
    shell = {**os.environ, "spellspeed": f"{sys.executable} -m spellspeed"}
    return subprocess.run(["sh", "-c", line], env=shell, capture_output=True, encoding="utf-8", timeout=60)


@needs_a_shell
@pytest.mark.parametrize(
    "line, status, said",
    (
        ("deck check <&-", 2, "spellspeed deck check: standard input is empty\n"),
        ("deck check SDK >&-", 0, ""),
        ("deck check SDK 2>&-", 0, ""),
        ("verify - <&-", 2, "spellspeed verify: -: this is no log: Input data was truncated\n"),
        ("play --terminal --first me <&-", 0, ""),
    ),
)
def test_streams_that_are_closed_are_empty(line, status, said, tmp_path, monkeypatch):
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path))
    done = in_a_shell(f"$spellspeed {line}")
    assert (done.returncode, done.stderr) == (status, said)


@needs_a_shell
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only some systems have a disk that is full")
@pytest.mark.parametrize("line", ("deck check SDK", "deck convert SDK", "cards", "play --match --seed 1"))
def test_output_that_cannot_be_written_is_one_line_and_a_status_of_its_own(line, tmp_path, monkeypatch):
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path))
    done = in_a_shell(f"$spellspeed {line} >/dev/full")
    assert done.returncode == cli.NOT_WRITTEN
    assert done.stderr == "spellspeed: the output cannot be written: No space left on device\n"

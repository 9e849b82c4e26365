"""What is no deck gets one clear line from every command, soon, and leaves nothing behind."""

import base64
import gc
import gzip
import struct
import time
import tracemalloc
import zlib
from pathlib import Path

import pytest

from spellspeed.decks import DeckError, FormatError, read_deck, read_format, read_lflist
from spellspeed.play import cli

COMMANDS = (
    *(("deck", one) for one in ("check", "show", "convert", "stats", "advise", "hand")),
    ("play", "--deck"),
    ("play", "--match", "--opponent"),
    ("selfplay", "SDK"),
    ("selfplay", "--match", "SDK"),
)
BAD = {
    "an empty file": b"",
    "blank lines": b"\r\n\r\n  \n",
    "headings only": b"#main\n#extra\n!side\n",
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "a program": bytes(range(256)) * 20,
    "10,000 lines": b"Kuriboh\n" * 10_000,
    "10,000 passwords": b"40640057\n" * 10_000,
    "a broken code": b"ydke://abc!!!",
    "half a code": b"ydke://o6lXBQ==!",
    "a list of limits": b"!2004.2\n40640057 1 --Kuriboh\n",
    "a story": b"Once upon a time\n" * 50,
    "half of UTF-16": "#main\n40640057".encode("utf-16")[:-1],
    "a megabyte": b"x" * 1_000_001,
}
NO_FILES = {
    "a missing file": "nowhere.ydk",
    "a directory": "folder",
    "nothing": "",
    "a broken URL": "https://example.com/decks/17?x=ydke://",
    "another URL": "http://[::1",
    "a wrong code": "ydke://%%%!!!",
    "a link without a deck": "spellspeed:deck?name=Mine",
    "a NUL": "a\0b",
    "a line end": "a\nb",
}


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path / "home"))
    Path("folder").mkdir()

    def run(*arguments):
        with pytest.raises(SystemExit) as end:
            cli.main(arguments)
        return (*capsys.readouterr(), end.value.code)

    return run


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_what_is_no_deck_is_one_clear_line(run, command):
    for name, data in BAD.items():
        Path("it.ydk").write_bytes(data)
        out, err, status = run(*command, "it.ydk")
        assert (status, out, err.count("\n"), len(err) < 250) == (2, "", 1, True), name
        assert err.startswith(f"spellspeed {command[0]}"), name
    for name, text in NO_FILES.items():
        out, err, status = run(*command, text)
        assert (status, out, err.count("\n"), len(err) < 250) == (2, "", 1, True), name


def code(numbers):
    return base64.b64encode(struct.pack(f"<{len(numbers)}I", *numbers)).decode()


def raw(data):
    packed = zlib.compressobj(9, wbits=-15)
    return packed.compress(data) + packed.flush()


ZEROS = bytes(20_000_000)
GREEDY = {
    "an Omega code of 20 MB": base64.b64encode(raw(ZEROS)).decode(),
    "a zlib bomb": base64.b64encode(zlib.compress(ZEROS, 9)).decode(),
    "a gzip bomb": base64.b64encode(gzip.compress(ZEROS)).decode(),
    "a ydke code of 150,000 cards": f"ydke://{code([40640057] * 150_000)}!!!",
    "names that are nearly right": "Kuriboh\n" + "".join(f"3 Sumoned Skul {n}\n" for n in range(7000)),
    "all copies": "100 Kuriboh\n" * 2000,
    "brackets": f"Kuriboh\n{'(' * 199}\n{' 1' * 99}\n{'x ' * 99}\n{'- ' * 99}\n",
    "one number": "#main\n" + "9" * 900_000,
    "a name of percents": "spellspeed:deck?name=" + "%41" * 300_000 + "#ydke://!!!",
}


def deck_problems(text):
    try:
        return len(read_deck(text).problems())
    except DeckError as error:
        return len(error.problems)


@pytest.mark.parametrize("name", GREEDY)
def test_greedy_texts_are_read_soon_and_leave_nothing(name):
    text = GREEDY[name]
    deck_problems(text)
    gc.collect()
    tracemalloc.start()
    try:
        began = time.process_time()
        assert deck_problems(text) <= 500
        seconds = time.process_time() - began
        gc.collect()
        left, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert seconds < 20
    assert most < 40_000_000
    assert left < 200_000


FORMATS = {
    "a key of 100,000 parts": (read_format, ".".join(["a"] * 100_000) + " = 1"),
    "tables": (read_format, "".join(f"[t{n}.a.b]\n" for n in range(5000))),
    "brackets": (read_format, "a = " + "[" * 100_000),
    "quotes": (read_format, "\"'" * 300_000),
    "a list of limits": (read_lflist, "!x\n" + "".join(f"{n} 1\n" for n in range(1, 10_000))),
    "a list of lists": (read_lflist, "!x\n" * 5000),
    "a long number": (read_lflist, "!x\n" + "9" * 100_000 + " 1\n"),
}


@pytest.mark.parametrize("name", FORMATS)
def test_greedy_formats_are_read_soon_and_leave_nothing(name):
    read, text = FORMATS[name]

    def tried():
        try:
            read(text)
        except FormatError as error:
            assert error.problems

    tried()
    gc.collect()
    tracemalloc.start()
    try:
        began = time.process_time()
        tried()
        seconds = time.process_time() - began
        gc.collect()
        left, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert seconds < 20
    assert most < 80_000_000
    assert left < 200_000

"""``spellspeed deck``: what each of its commands says, writes and ends with."""

import io
import json
import sys
from pathlib import Path

import pytest

from spellspeed.decks import (
    Deck,
    builtin,
    load_deck,
    load_format,
    read_format,
    read_lflist,
    read_ydke,
    write_ydk,
    write_ydke,
)
from spellspeed.play.cli import main

KURIBOH = 40640057


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Run ``spellspeed deck`` with these arguments, in an empty folder; gives status, output and errors."""
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, stdin: bytes | None = None):
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as end:
            main(["deck", *arguments])
        printed = capsys.readouterr()
        return end.value.code or 0, printed.out, printed.err

    return command


def legal() -> Deck:
    return builtin("SDJ")


# ---- check -----------------------------------------------------------------------------------------------


def test_a_legal_deck(run):
    status, out, err = run("check", "SDY")
    assert (status, err) == (0, "")
    assert out.splitlines()[:2] == [
        "SDY: legal in the format 2 February 2004",
        "  Deck 50, Fusion Deck 0, Side Deck 0",
    ]


def test_a_deck_that_is_not_legal(run):
    Path("mine.txt").write_text("Name: Mine\n3 Kuriboh\n2 Pot of Greed\n", "utf-8")
    status, out, err = run("check", "mine.txt")
    assert (status, err) == (1, "")
    assert out.splitlines()[:4] == [
        "Mine: not legal in the format 2 February 2004, 2 problems",
        "  Deck 5, Fusion Deck 0, Side Deck 0",
        "  R-DECK-01: The Deck has 5 cards and needs at least 40. Add 35 cards.",
        "  R-LIMIT-03: Pot of Greed is Limited: 1 copy may be used, and there are 2 in the Deck. Take out 1.",
    ]


def test_a_list_that_is_not_understood_as_a_whole(run):
    status, out, _ = run("check", "-", stdin="40 Kuriboh\n1 Kurribe\n".encode("utf-16"))
    assert status == 2
    assert out.splitlines()[0] == "The deck: not understood as a whole, 2 problems"
    assert '  Line 2: no card of this pool is called "Kurribe"; do you mean Kuriboh?' in out


def test_the_json_of_a_legal_deck(run):
    status, out, _ = run("check", "SDJ", "--json")
    found = json.loads(out)
    assert status == 0
    assert (found["legal"], found["readable"], found["problems"]) == (True, True, [])
    assert (found["deck"], found["form"], found["format"]) == ("SDJ", "built-in", "2004-02-02")
    assert found["counts"] == {"main": 48, "fusion": 2, "side": 0}


def test_the_json_of_a_deck_that_is_not_legal(run):
    Path("mine.ydk").write_text(
        f"#main\n{KURIBOH}\n" + "55144522\n" * 2 + "12345678\n!side\n32864\n", "utf-8"
    )
    status, out, _ = run("check", "mine.ydk", "--json")
    found = json.loads(out)
    assert (status, found["legal"], found["readable"]) == (1, False, True)
    assert [one["rule"] for one in found["problems"]] == ["R-DECK-01", "R-DECK-09", "J-DECK-04", "R-LIMIT-03"]
    limit = found["problems"][-1]
    assert limit["cards"] == ["Pot of Greed"]
    assert limit["mend"] == "Take out 1."
    assert limit["moves"] == [{"card": "Pot of Greed", "count": 1, "out_of": "main", "into": ""}]


def test_the_json_of_a_list_that_is_not_understood(run):
    status, out, _ = run("check", "--json", stdin=b"40 Kuriboh\n1 Kurribe\n")
    found = json.loads(out)
    assert (status, found["legal"], found["readable"]) == (2, False, False)
    assert found["unread"] == [
        {
            "line": 2,
            "text": "1 Kurribe",
            "why": 'no card of this pool is called "Kurribe"; do you mean Kuriboh?',
            "nearest": ["Kuriboh"],
        }
    ]


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("nope.ydk", 'there is no deck or file "nope.ydk"; the built-in decks are SDK, SDY, SDJ, SDP'),
        (".", '"." is a directory, not a deck'),
        ("empty.ydk", '"empty.ydk" is empty'),
        ("binary.ydk", '"binary.ydk" is not a text file'),
        ("long.ydk", "it has 10,000 lines; no deck needs more than 8,000"),
        ("huge.ydk", '"huge.ydk" is too long for a deck'),
        ("ydke://what", 'a ydke:// code has three "!", this one has 0'),
        ("https://example.org/deck/7", "there is no deck in the link"),
        ("--nonsense", 'there is no deck or file "--nonsense"'),
    ],
)
def test_one_clear_line_when_there_is_no_deck(run, tmp_path, argument: str, message: str):
    Path(tmp_path, "empty.ydk").write_bytes(b"")
    Path(tmp_path, "binary.ydk").write_bytes(bytes(range(256)))
    Path(tmp_path, "long.ydk").write_text(f"{KURIBOH}\n" * 10_000, "utf-8")
    Path(tmp_path, "huge.ydk").write_bytes(b"1" * 1_000_001)
    for name in ("check", "show", "stats", "advise", "hand", "convert"):
        status, out, err = run(name, argument)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1 and err.startswith(f"spellspeed deck {name}: ") and message in err
    status, out, err = run("check", argument, "--json")
    found = json.loads(out)
    assert (status, err, found["legal"], found["readable"]) == (2, "", False, False)
    assert message in found["problems"][0]["sentence"]


def test_another_format(run):
    Path("early.toml").write_text('format = 1\nname = "Early"\npool.sets = ["SDK"]', "utf-8")
    Path("lists.lflist.conf").write_text("!Mine\n$whitelist\n40640057 1\n", "utf-8")
    assert run("check", "SDK", "--format", "early.toml")[0] == 0
    status, out, _ = run("check", "SDY", "--format", "early.toml", "--json")
    assert status == 1
    assert {one["rule"] for one in json.loads(out)["problems"]} == {"J-DECK-04"}
    assert run("check", "SDK", "--format", "lists.lflist.conf")[0] == 1
    status, _, err = run("check", "SDK", "--format", "1999")
    assert (status, err) == (
        2,
        'spellspeed deck check: there is no format or file "1999"; the formats here are 2004-02-02\n',
    )


def test_a_terminal_is_not_read(run, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    assert run("check") == (
        2,
        "",
        "spellspeed deck check: name a deck, or pipe one into standard input\n",
    )


# ---- show and convert ------------------------------------------------------------------------------------


def test_shown_by_kind(run):
    Path("mine.txt").write_text(
        "2 Red-Moon Baby\nDark Hole\nMirror Force\nFlame Swordsman\nSide\nJinzo", "utf-8"
    )
    status, out, err = run("show", "mine.txt")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "mine: Deck 4, Fusion Deck 1, Side Deck 1",
        "Monsters: 2",
        "  2 Vampire Baby: Effect Monster, DARK Zombie, Level 3, ATK 700, DEF 1000",
        "Magic Cards: 1",
        "  1 Dark Hole: Magic, Limited",
        "Trap Cards: 1",
        "  1 Mirror Force: Trap, Limited",
        "Fusion Deck: 1",
        "  1 Flame Swordsman: Fusion Monster, FIRE Warrior, Level 5, ATK 1800, DEF 1600",
        "Side Deck: 1",
        "  1 Jinzo: Effect Monster, DARK Machine, Level 6, ATK 2400, DEF 1500, Limited",
    ]
    assert "  2 Red-Moon Baby: " in run("show", "mine.txt", "--era")[1]
    assert json.loads(run("show", "mine.txt", "--json")[1])["groups"]["Monsters"] == {"Vampire Baby": 2}


def test_what_is_not_understood_is_told_beside(run):
    status, out, err = run("show", stdin=b"2 Kuriboh\nwhat\n")
    assert status == 2
    assert "  2 Kuriboh: " in out
    assert err == 'spellspeed deck show: line 2: no card of this pool is called "what"\n'


@pytest.mark.parametrize("form", ["ydk", "ydke", "omega", "names", "link"])
def test_converted_there_and_back(run, form: str):
    status, out, err = run("convert", "SDJ", "--to", form)
    assert (status, err) == (0, "")
    status, back, err = run("convert", "-", "--to", "ydk", stdin=out.encode())
    assert (status, back, err) == (0, write_ydk(legal()), "")


def test_converted_into_a_file(run):
    assert run("convert", "SDJ", "-o", "mine.ydk") == (0, "", "")
    assert load_deck("mine.ydk").main == legal().main
    assert run("convert", "SDK", "-o", "mine.ydk") == (
        2,
        "",
        'spellspeed deck convert: "mine.ydk" is there already; --force writes over it\n',
    )
    assert run("convert", "SDK", "-o", "mine.ydk", "--force")[0] == 0
    assert load_deck("mine.ydk").main == builtin("SDK").main
    assert "cannot be written: " in run("convert", "SDK", "-o", "no/such/folder.ydk")[2]


def test_cards_that_are_not_ours_keep_their_passwords(run):
    status, out, err = run("convert", "-", "--to", "ydke", stdin=b"#main\n40640057\n14558127\n")
    assert (status, out.strip()) == (0, write_ydke(Deck("", ("Kuriboh", "#14558127"))))
    assert err == "spellspeed deck convert: line 3: no card of this pool has the password 14558127\n"


@pytest.mark.rule("R-LIMIT-06")
def test_what_another_form_cannot_say_is_told(run):
    status, out, err = run(
        "convert", "-", "--to", "ydke", stdin=b"Side:\n1 Dark Hole (LOB-J052)\nFusion: 2\n1 Kuriboh\n"
    )
    assert (status, len(read_ydke(out).side)) == (0, 1)
    assert err.splitlines() == [
        "spellspeed deck convert: line 4: Kuriboh goes to the Deck",
        "spellspeed deck convert: line 3 says 2 cards, and the Fusion Deck has 0",
        "spellspeed deck convert: Dark Hole: the printing LOB-J052 is not written",
    ]


def test_a_list_that_is_not_understood_is_not_converted(run):
    status, out, err = run("convert", "-", stdin=b"1 Kuriboh\nwhat\n")
    assert (status, out) == (2, "")
    assert err == 'spellspeed deck convert: line 2: no card of this pool is called "what"\n'


# ---- stats, advise, hand ---------------------------------------------------------------------------------


def test_stats_in_plain_lines(run):
    status, out, err = run("stats", "SDY")
    assert (status, err) == (0, "")
    assert "█" not in out
    lines = out.splitlines()
    assert lines[0] == "SDY: Deck 50, Fusion Deck 0, Side Deck 0"
    for title in ("Kinds", "Levels", "ATK", "DEF", "Tributes"):
        assert title in lines


def test_odds_of_given_cards(run):
    status, out, _ = run(
        "stats", "SDY", "--odds", "dark hole", "--odds", "2x level<=4", "--together", "--json"
    )
    one, two, both = json.loads(out)["chances"]
    assert status == 0
    assert (one["copies"], one["opening"], one["first_draw"]) == (1, 0.1, 0.12)
    assert (two["least"], both["label"]) == (2, "dark hole and 2x level<=4")
    assert both["opening"] < one["opening"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--odds", "levl>3"), '--odds "levl>3": column 1: there is no field "levl"; do you mean level?'),
        (("--odds", "jinzo", "--together"), "--together needs --odds twice or more"),
        ((*["--odds", "jinzo"] * 7, "--together"), "--together: odds of 7 groups together"),
        (("--odds", " "), "--odds needs a card or a query"),
        (("--odds", "dark hle"), '--odds "dark hle": no card fits; do you mean Dark Hole or '),
        (("--odds", "0x dark hole"), '--odds "0x dark hole": it asks for 0 cards'),
        (("--svg", "-", "--html", "-"), "only one of --svg and --html can be printed"),
        (("--svg", "no/such/folder.svg"), '"no/such/folder.svg" cannot be written'),
    ],
)
def test_stats_that_cannot_be(run, arguments, message):
    status, out, err = run("stats", "SDY", *arguments)
    assert (status, out) == (2, "")
    assert message in err


def test_cards_that_the_deck_has_not_have_no_odds(run):
    status, out, _ = run("stats", "SDY", "--odds", "jinzo", "--json")
    (one,) = json.loads(out)["chances"]
    assert (status, one["copies"], one["opening"]) == (0, 0, 0.0)


def test_a_deck_too_small_for_a_hand(run):
    status, out, err = run("hand", stdin=b"4 Kuriboh")
    assert (status, out) == (2, "")
    assert err == "spellspeed deck hand: the Deck has 4 cards, too few for an opening hand of 5\n"


@pytest.mark.parametrize("name", ["", "  ", ".", "/"])
def test_a_new_deck_needs_a_file(run, name):
    assert run("new", name) == (2, "", "spellspeed deck new: name the file to write, such as mine.ydk\n")


def test_a_new_list_of_names_is_a_text(run):
    assert run("new", "mine", "--like", "SDJ", "--to", "names")[0] == 0
    assert Path("mine.txt").read_text("utf-8").startswith("Name: mine\n")


def test_pictures_and_a_page(run):
    assert run("stats", "SDY", "--svg", "a.svg", "--html", "a.html")[0] == 0
    assert Path("a.svg").read_text("utf-8").startswith("<svg ")
    assert "<h1>SDY: 50 cards</h1>" in Path("a.html").read_text("utf-8")
    assert "is there already" in run("stats", "SDY", "--svg", "a.svg")[2]
    assert run("stats", "SDY", "--svg", "-")[1].startswith("<svg ")


def test_advice(run):
    status, out, _ = run("advise", "SDY")
    assert status == 0
    assert out.splitlines()[0].endswith(" of 7 hints to think about")
    assert [line[2:10] for line in out.splitlines()[1:]].count("R-ADV-07") == 1
    hints = json.loads(run("advise", "SDY", "--json")[1])["hints"]
    assert [one["rule"] for one in hints] == [f"R-ADV-0{number}" for number in range(1, 8)]
    assert all(one["numbers"] for one in hints)


def test_hands(run):
    status, out, _ = run("hand", "SDY", "--hands", "3", "--seed", "7", "--json")
    found = json.loads(out)
    assert status == 0
    assert [(len(one["hand"]), len(one["draws"])) for one in found["hands"]] == [(5, 1)] * 3
    assert all(builtin("SDY").main.count(name) for one in found["hands"] for name in one["hand"])
    assert run("hand", "SDY", "--hands", "3", "--seed", "7", "--json")[1] == out
    assert len(run("hand", "SDY")[1].splitlines()) == 11


@pytest.mark.parametrize(
    "arguments", [("--hands", "0"), ("--hands", "1001"), ("--draws", "-1"), ("--draws", "46")]
)
def test_hands_that_cannot_be(run, arguments):
    assert "must be from" in run("hand", "SDY", *arguments)[2]


# ---- new, list, format -----------------------------------------------------------------------------------


def test_a_new_deck_by_chance(run):
    status, out, _ = run("new", "mine", "--seed", "5")
    assert (status, out) == (0, "mine.ydk: Deck 40, Fusion Deck 0, Side Deck 15, made by chance, seed 5\n")
    assert run("check", "mine.ydk")[0] == 0
    assert "is there already" in run("new", "mine.ydk", "--seed", "6")[2]


def test_a_new_deck_like_another(run):
    assert run("new", "mine.txt", "--like", "SDJ")[1].endswith("made like SDJ\n")
    assert Path("mine.txt").read_text("utf-8").startswith("Name: mine\n\nDeck: 48\n")
    assert load_deck("mine.txt") == Deck("mine", legal().main, legal().fusion)
    assert read_ydke(run("new", "-", "--like", "SDJ", "--to", "ydke")[1]).main == legal().main
    assert "there is no deck or file" in run("new", "other", "--like", "nope")[2]


def test_a_list_of_decks(run):
    run("new", "mine", "--like", "SDJ")
    Path("bad.ydk").write_text("what\n", "utf-8")
    Path("short.ydk").write_text(f"{KURIBOH}\n", "utf-8")
    Path("readme.txt").write_text("A story.\n" * 20, "utf-8")
    status, out, _ = run("list")
    assert status == 0
    assert out.splitlines()[4:] == [
        "bad.ydk: 0, 0, 0, not legal, 2 problems",
        "mine.ydk: 48, 2, 0, legal",
        "short.ydk: 1, 0, 0, not legal, 1 problem",
    ]
    assert out.splitlines()[0] == "SDK: Starter Deck: Kaiba, 50, 0, 0, legal"
    assert [one["legal"] for one in json.loads(run("list", "--json")[1])] == [True] * 4 + [False, True, False]
    assert "cannot be listed" in run("list", "nowhere")[2]


@pytest.mark.rule("R-LIMIT-01")
def test_a_format_is_shown_and_written(run):
    status, out, _ = run("format", "--json")
    found = json.loads(out)
    assert (status, found["date"], found["cards"]) == (0, "2004-02-02", 1161)
    assert [len(found[word]) for word in ("forbidden", "limited", "semi-limited")] == [0, 48, 7]
    assert run("format")[1].splitlines()[0] == "2 February 2004: 1161 cards"
    assert read_format(run("format", "--to", "toml")[1]) == load_format()
    run("format", "--to", "lflist", "-o", "our.lflist.conf")
    (again,) = read_lflist(Path("our.lflist.conf").read_text("utf-8")).formats
    assert again.cards == load_format().cards
    assert run("check", "SDJ", "--format", "our.lflist.conf")[0] == 0
    assert "--output needs" in run("format", "-o", "x")[2]


@pytest.mark.rule("R-LIMIT-01")
def test_what_may_surprise_in_the_file_of_a_format_is_told(run):
    Path("mine.lflist.conf").write_bytes(b"!Mine\n$secret\n40640057 1 --Kuriboh, \xe9\n14558127 0\n")
    notes = [
        "line 3 is not UTF-8; the text was read as Windows-1252",
        'line 2: "$secret" is not known here and was passed over',
        '1 card of "Mine" is none of ours; its password is kept',
    ]
    status, out, err = run("format", "mine.lflist.conf", "--json")
    assert (status, json.loads(out)["notes"]) == (0, notes)
    assert err.splitlines() == [f"spellspeed deck format: {note}" for note in notes]
    assert run("format", "--json")[2] == ""

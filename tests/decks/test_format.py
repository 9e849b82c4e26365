"""Formats: dated data, read and written, and what is reported in a file of one."""

import datetime
from pathlib import Path

import pytest
from deck_strategies import ALL
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.cards.catalogue import CUTOFF, catalogue
from spellspeed.decks import Format, FormatError, format_names, load_format, read_format, write_format
from spellspeed.decks.format import Excluded, Limits, Pool
from spellspeed.duel.rules import JUDGE, LETTER, Rules

HEAD = 'format = 1\nname = "Mine"\n'


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(FormatError) as caught:
        read_format(text, "mine")
    return caught.value.problems


@pytest.mark.rule("R-LIMIT-01", "J-DECK-04")
def test_the_format_of_the_day():
    day = load_format()
    assert (day.name, day.title, day.date) == ("2004-02-02", "2 February 2004", CUTOFF)
    assert day.cards == catalogue().by_name.keys()
    assert {code for code in day.pool.sets} == {one.code for one in catalogue().sets}
    assert day.rules.items() == JUDGE.items()


@pytest.mark.rule("R-LIMIT-01", "R-LIMIT-02", "R-LIMIT-03", "R-LIMIT-04", "R-LIMIT-05")
def test_the_list_of_the_day_is_the_one_in_the_facts():
    words = ("forbidden", "limited", "semi-limited", "unlimited")
    day = load_format()
    assert {card.name: words[day.copies(card.name)] for card in catalogue()} == {
        card.name: card.limit for card in catalogue()
    }
    limits = day.limits
    assert [len(names) for names in (limits.forbidden, limits.limited, limits.semi_limited)] == [0, 48, 7]
    assert limits.unlimited == ("Backup Soldier", "Limiter Removal")


def test_a_pool_by_sets():
    one = read_format(HEAD + 'pool.sets = ["sdk", "SDY"]')
    assert one.cards == {card.name for code in ("SDK", "SDY") for card in catalogue().in_set(code)}
    assert one.copies("Jinzo") == 0


def test_a_pool_by_cards_and_by_date():
    one = read_format(HEAD + 'pool.cards = ["kuriboh", "Red-Moon Baby"]')
    assert one.cards == {"Kuriboh", "Vampire Baby"}
    early = read_format(HEAD + 'pool.until = 2002-03-31\npool.cards = ["Jinzo"]\npool.without = ["Raigeki"]')
    assert "Dark Magician" in early.cards and "Jinzo" in early.cards
    assert not {"Raigeki", "Mirror Force"} & early.cards
    assert read_format(HEAD).cards == catalogue().by_name.keys()


def test_two_products_with_one_code_are_told_apart_by_the_date():
    one = read_format(HEAD + 'pool.sets = ["BPT"]\npool.until = 2002-12-31')
    assert one.cards and all(
        printing.date.year == 2002
        for name in one.cards
        if (printing := one.printing(catalogue().by_name[name])) and printing.date
    )


def test_the_switches_of_the_rules():
    one = read_format(HEAD + '[rules]\npreset = "letter"\nclock = "2003"')
    assert one.rules.items() == LETTER.items() | {"clock": "2003"}
    assert read_format(HEAD + "rules.first_turn_draw = false").rules.first_turn_draw is False


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('limits.limited = ["Kurribe"]', 'limited: no card is called "Kurribe"; do you mean Kuriboh?'),
        ('limits.limited = ["Harpie\'s Fea"]', "do you mean Harpie's Feather Duster?"),
        ('pool.sets = ["XYZ"]', 'sets: no set has the code "XYZ"'),
        ('limits.limited = ["Jinzo"]\nlimits.forbidden = ["JINZO"]', "Jinzo is on more than one list"),
        ("rules.toss = true", 'rules: toss may be "winner_chooses", "winner_starts", not true'),
        ("rules.first_turn_draw = 'true'", 'rules: first_turn_draw may be true, false, not "true"'),
        ("rules.tosses = 'coin'", 'rules: there is no switch "tosses"; there are preset, first_turn_draw'),
        ("foreign = [[5, 4]]", "foreign: 5 with 4 copies; there may be 0 to 3"),
        ("limit.limited = ['Jinzo']", "unknown field `limit`"),
        ("pool.until = 'soon'", "Invalid RFC3339"),
        ("date = 2004-02-30", "Invalid date"),
        ("format = 2", "Cannot overwrite a value"),
        ("[[[", "Invalid"),
        ("pool = " + "[" * 100_000, ""),
        ("foreign = [[" + "9" * 5000 + ", 1]]", "a number in it is too long"),
        (".".join(["a"] * 100_000) + " = 1", "it is nested too deeply"),
        ("[" + " . ".join(["'a'"] * 100_000) + "]", "it is nested too deeply"),
        ("a = {" + ".".join(['"a"'] * 100_000) + " = 1}", "it is nested too deeply"),
    ],
)
def test_what_is_wrong_in_a_file(text, problem):
    assert problem in problems(HEAD + text)[0]
    assert all(one.isprintable() for one in problems(HEAD + text))


def test_all_problems_at_once():
    assert len(problems(HEAD + 'pool.sets = ["A", "B"]\nlimits.limited = ["C", "D"]\nrules.e = "f"')) == 5


def test_nobody_reads_thousands_of_problems():
    many = ", ".join(f'"Kuribohh {number}"' for number in range(20_000))
    found = problems(f"{HEAD}pool.cards = [{many}]\npool.sets = [{many}]")
    assert len(found) == 401
    assert found[200] == "too many problems, the rest of the names was not looked at"


def test_a_name_is_needed():
    assert "name" in problems("format = 1")[0]
    assert problems('format = 1\nname = " "') == ("its name is empty",)


def test_a_file(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + HEAD.replace("\n", "\r\n").encode() + b"limits.limited = ['Kuriboh']")
    assert load_format(str(path)).copies("Kuriboh") == 1


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, 'there is no format or file "x.toml"; the formats here are 2004-02-02'),
        (b"", '"x.toml" is empty'),
        (b"\0\1\2", '"x.toml" is not a text file'),
        (b"#" * 4_000_001, '"x.toml" is too long for a format'),
    ],
)
def test_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data, message):
    monkeypatch.chdir(tmp_path)
    if data is not None:
        Path("x.toml").write_bytes(data)
    with pytest.raises(FormatError) as caught:
        load_format("x.toml")
    assert str(caught.value) == message


def test_a_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path.parent)
    with pytest.raises(FormatError, match="is a directory, not a format"):
        load_format(tmp_path.name)


names = st.lists(st.sampled_from(ALL), max_size=8, unique=True)
texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(str.strip)
switches = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in Rules.CHOICES.items()}
)


@st.composite
def formats(draw):
    listed = draw(st.lists(st.sampled_from(ALL), max_size=12, unique=True))
    cuts = sorted(draw(st.tuples(*[st.integers(0, len(listed))] * 3)))
    limits = [tuple(listed[a:b]) for a, b in zip([0, *cuts], [*cuts, len(listed)], strict=True)]
    codes = st.lists(st.sampled_from([one.code for one in catalogue().sets]), max_size=5, unique=True)
    day = st.none() | st.dates(datetime.date(1000, 1, 1))
    pool = Pool(draw(day), tuple(draw(codes)), tuple(draw(names)), tuple(draw(names)))
    excluded = st.builds(
        Excluded, st.text(st.characters(exclude_categories=["Cs"])), st.integers(1, 2**32 - 1), texts
    )
    return Format(
        name=draw(texts),
        title=draw(st.text(st.characters(exclude_categories=["Cs"]))),
        date=draw(day),
        pool=pool,
        limits=Limits(*limits),
        counts_as=draw(st.dictionaries(st.sampled_from(ALL[:50]), st.sampled_from(ALL[50:]), max_size=3)),
        excluded=tuple(draw(st.lists(excluded, max_size=3))),
        foreign=tuple(draw(st.lists(st.tuples(st.integers(1, 2**32 - 1), st.integers(0, 3)), max_size=4))),
        switches=draw(switches) | draw(st.sampled_from([{}, {"preset": "letter"}])),
    )


@given(formats())
def test_what_is_written_is_read(one):
    assert read_format(write_format(one)) == one


@pytest.mark.parametrize("name", format_names())
def test_the_formats_here_are_written_and_read(name):
    assert read_format(write_format(load_format(name))) == load_format(name)


lines = st.sampled_from(
    ["format = 1", 'name = "x"', "[pool]", "[limits]", "[rules]", "limited = ['Jinzo']", "until = 2003-01-01"]
)


@given(st.text() | st.lists(lines | st.text()).map("\n".join))
def test_nothing_but_a_format_or_a_format_error(text):
    try:
        read_format(text)
    except FormatError as error:
        assert error.problems and all(one.isprintable() for one in error.problems)

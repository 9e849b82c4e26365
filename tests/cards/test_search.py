"""The search grammar, and ``spellspeed cards``."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.cards import catalogue
from spellspeed.cards.search import BadQuery, card_text, compile_query, effect_words, in_words, search
from spellspeed.play.cli import main

CARDS = list(catalogue())


def one_of_those(card) -> bool:
    return card.kind == "trap" or card.icon == "equip"


def is_limited_trap(card) -> bool:
    return card.kind == "trap" and card.limit == "limited"


def names(query: str, **how) -> list[str]:
    return [card.name for card in search(query, **how)]


def agree(query: str, test) -> None:
    """The query finds just the cards that the test holds for, and there are some."""
    wanted = {card.name for card in CARDS if test(card)}
    assert set(names(query)) == wanted
    assert wanted


def test_nothing_asked_finds_all():
    assert len(search("")) == len(search(" \t ")) == len(CARDS)


def test_words_of_the_name():
    assert names("jinzo") == ["Jinzo", "Jinzo #7"]
    assert names("skull summoned")[:2] == ["Summoned Skull", "Toon Summoned Skull"]
    assert names("toon summoned skull")[0] == "Toon Summoned Skull"
    assert names("HARPIE’S feather")[:1] == ["Harpie's Feather Duster"]
    assert "Spring of Rebirth" not in names("name:ring")  # words, not letters
    assert names("red-moon baby") == ["Vampire Baby"]
    assert names("butterfly dagger - elma")[0] == "Butterfly Dagger - Elma"


def test_words_of_the_text():
    assert "Raigeki" in names('"destroy all monsters"')
    assert "Raigeki" in names("text:opponent text:destroy kind:magic")
    assert "Raigeki" not in names("name:opponent")


def test_a_phrase_is_taken_whole():
    assert names('"man-eater bug"') == ["Man-Eater Bug"]
    assert names('name:"bug man-eater"') == []
    assert names("“trap hole”")[0] == "Trap Hole"


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("kind:monster", lambda card: card.kind == "monster"),
        ("kind:magic", lambda card: card.kind == "magic"),
        ("kind:spell", lambda card: card.kind == "magic"),
        ("kind:TRAP", lambda card: card.kind == "trap"),
        ("kind:normal", lambda card: card.frame == "normal"),
        ("kind:effect", lambda card: "effect" in card.frame),
        ("kind:fusion", lambda card: card.frame.startswith("fusion")),
        ("kind:ritual", lambda card: card.frame.startswith("ritual")),
        ("kind:flip", lambda card: "flip" in card.abilities),
        ("kind:toon,spirit", lambda card: {"toon", "spirit"} & {*card.abilities}),
        ("icon:quick-play", lambda card: card.icon == "quick-play"),
        ("icon:quick", lambda card: card.icon == "quick-play"),
        ("icon:counter kind:trap", lambda card: card.icon == "counter"),
        ("type:fiend", lambda card: card.type == "Fiend"),
        ("type:beast", lambda card: card.type == "Beast"),
        ('type:"winged beast"', lambda card: card.type == "Winged Beast"),
        ("type:winged", lambda card: card.type == "Winged Beast"),
        ("attribute:dark", lambda card: card.attribute == "DARK"),
        ("attr:fire,wind", lambda card: card.attribute in ("FIRE", "WIND")),
        ("level:4", lambda card: card.level == 4),
        ("level=4", lambda card: card.level == 4),
        ("level>=5", lambda card: card.level and card.level >= 5),
        ("level≥5", lambda card: card.level and card.level >= 5),
        ("level >= 5", lambda card: card.level and card.level >= 5),
        ("level<2", lambda card: card.level and card.level < 2),
        ("level:5-6", lambda card: card.level in (5, 6)),
        ("level:7..12", lambda card: card.level and card.level >= 7),
        ("level:1,12", lambda card: card.level in (1, 12)),
        ("level!=4", lambda card: card.level != 4),
        ("atk>2000", lambda card: isinstance(card.attack, int) and card.attack > 2000),
        ("atk:?", lambda card: card.attack == "?"),
        ("def<=500", lambda card: isinstance(card.defense, int) and card.defense <= 500),
        ("def:0", lambda card: card.defense == 0),
        ("limit:1", lambda card: card.limit == "limited"),
        ("limit:limited", lambda card: card.limit == "limited"),
        ("limit<3", lambda card: card.limit != "unlimited"),
        ("limit:semi-limited", lambda card: card.limit == "semi-limited"),
        ("set:DCR", lambda card: any(one.set == "DCR" for one in card.sets)),
        ("set:dcr,lob", lambda card: any(one.set in ("DCR", "LOB") for one in card.sets)),
        ('set:"dark crisis"', lambda card: any(one.set == "DCR" for one in card.sets)),
        ("date:2002", lambda card: card.first_date.year == 2002),
        ("date:2003-06", lambda card: f"{card.first_date}"[:7] == "2003-06"),
        ("date:2003-12", lambda card: f"{card.first_date}"[:7] == "2003-12"),
        ("date>=2003-06-06", lambda card: f"{card.first_date}" >= "2003-06-06"),
        ("date>2002", lambda card: card.first_date.year > 2002),
        ("date<2002-04", lambda card: f"{card.first_date}" < "2002-04"),
        ("date<=2002", lambda card: card.first_date.year <= 2002),
        ("password:40640057", lambda card: card.name == "Kuriboh"),
        ("material:flame", lambda card: any(name.startswith("Flame") for name in card.materials)),
        ("is:vanilla", lambda card: not card.needs_effect_code),
        ("is:effect", lambda card: card.needs_effect_code),
        ("-kind:monster", lambda card: card.kind != "monster"),
        ("not kind:monster", lambda card: card.kind != "monster"),
        ("!kind:monster", lambda card: card.kind != "monster"),
        ("kind!=monster", lambda card: card.kind != "monster"),
        ("--kind:monster", lambda card: card.kind == "monster"),
        ("kind:trap or kind:magic", lambda card: card.kind != "monster"),
        ("kind:trap | kind:magic", lambda card: card.kind != "monster"),
        ("-(kind:trap or kind:magic)", lambda card: card.kind == "monster"),
        ("(icon:equip or kind:trap) limit:1", lambda card: card.limit == "limited" and one_of_those(card)),
        ("kind:trap or limit:1", lambda card: card.kind == "trap" or card.limit == "limited"),
        ("limit:1 kind:trap or icon:equip", lambda card: card.icon == "equip" or is_limited_trap(card)),
        ("kind:trap and limit:1", lambda card: card.kind == "trap" and card.limit == "limited"),
    ],
)  # fmt: skip
def test_fields(query: str, test):
    agree(query, test)


def test_leaving_out():
    assert "Summoned Skull" in names("skull -toon")
    assert "Toon Summoned Skull" not in names("skull -toon")
    assert "Man-Eater Bug" in names("man-eater -trap")


def test_what_effects_do():
    assert {"Pot of Greed", "Graceful Charity"} <= {*names("effect:draw")}
    assert "Man-Eater Bug" not in names("effect:draw")
    assert {"Man-Eater Bug", "Raigeki"} <= {*names("effect:destroy")}
    assert "Man-Eater Bug" in names("effect:flip")
    assert "Monster Reborn" in names('effect:"special summon"')
    assert "Reinforcement of the Army" in names("effect:search")
    assert "Jinzo" in names("effect:negate")
    assert effect_words("Battle Ox") == ()


def test_sorting():
    levels = [card.level for card in search("kind:monster", sort="level")]
    assert levels == sorted(levels)
    attacks = [card.attack for card in search("kind:normal", sort="atk")]
    assert attacks == sorted(attacks, reverse=True)
    dates = [card.first_date for card in search("", sort="date")]
    assert dates == sorted(dates)
    kinds = [card.kind for card in search("", sort="kind")]
    assert list(dict.fromkeys(kinds)) == ["monster", "magic", "trap"]
    assert names("level:12 kind:normal or level:8 kind:normal", sort="def")[0] == "Blue-Eyes White Dragon"


def test_the_limits_of_another_format():
    assert names("limit:1 jinzo", copies=lambda name: 2) == []
    assert names("limit:2 name:jinzo", copies=lambda name: 2) == ["Jinzo", "Jinzo #7"]


@pytest.mark.parametrize(
    ("query", "column", "why"),
    [
        ("kind:magic levl>=5", 12, 'there is no field "levl"; do you mean level?'),
        ("foo:bar", 1, 'there is no field "foo"; there are kind, icon, type'),
        ("limit:4", 7, 'limit needs a number from 0 to 3 or a word of the list, not "4"'),
        ("kind:trapp", 6, 'there is no kind "trapp"; do you mean trap?'),
        ("kind:zzz", 6, 'there is no kind "zzz"; there are monster, magic, trap'),
        ("type:drag0n", 6, 'there is no type "drag0n"; do you mean dragon?'),
        ("type:w", 6, '"w" may be Warrior or Winged Beast'),
        ("icon:counter,quik", 6, 'there is no icon "quik"'),
        ("level:four", 7, 'level needs a number, not "four"'),
        ("level:", 7, "a value is missing here"),
        ("level>= ", 9, "a value is missing here"),
        ("level:4,", 7, "a value is missing here"),
        ("level:4-", 7, 'level needs a number, not "4-"'),
        ("atk>?", 5, "? is no number to compare with"),
        ("limit:few", 7, 'limit needs a number from 0 to 3 or a word of the list, not "few"'),
        ("kind>monster", 1, "kind cannot be compared with >"),
        ("set:XYZ", 5, 'there is no set "XYZ"'),
        ("date:soon", 6, 'date needs a year, a month or a day such as 2003-06-06, not "soon"'),
        ("date:2003-02-30", 6, "date needs a year"),
        ("effect:drw", 8, 'no effect does "drw"; do you mean draw?'),
        ("password:x", 10, "a password is a number"),
        ('jinzo "trap', 7, "the quote is not closed"),
        ('jinzo ""', 7, "the quotes are empty"),
        ("(jinzo", 1, "the bracket is not closed"),
        ("jinzo)", 6, "no bracket is open here"),
        ("()", 2, "something to look for is missing here"),
        ("jinzo or", 9, "something to look for is missing here"),
        ("or jinzo", 1, "something to look for is missing here"),
        ("jinzo not", 10, "something to leave out is missing here"),
        ("(" * 100, 41, "brackets and negations are nested too deeply"),
        ("-" * 100 + "x", 41, "brackets and negations are nested too deeply"),
        ("x" * 1001, 1001, "a query has at most 1000 signs"),
    ],
)
def test_an_error_shows_the_column(query: str, column: int, why: str):
    with pytest.raises(BadQuery) as caught:
        compile_query(query)
    assert caught.value.column == column
    assert why in caught.value.why
    line, sign = caught.value.pointer()
    assert sign.endswith("^") and len(sign) <= 78 + 1 and len(line) <= 78


field = st.sampled_from(
    ["kind:", "level>=", "atk<", "set:", "effect:", "date:", "-", "(", ")", " or ", '"', "limit!="]
)
piece = st.one_of(
    field, st.text(max_size=6), st.sampled_from(["magic", "4", "trap hole", "DCR", "2003", ",", "?"])
)


@given(st.text() | st.lists(piece, max_size=8).map("".join))
def test_nothing_but_a_test_or_a_bad_query(query: str):
    try:
        test = compile_query(query)
    except BadQuery as error:
        assert 1 <= error.column <= len(query) + 1
        assert str(error).isprintable()
        error.pointer()
    else:
        assert all(isinstance(bool(test(card)), bool) for card in CARDS[:50])


def test_every_card_has_a_text_in_our_words():
    for card in CARDS:
        text = card_text(card.name)
        assert text and text.endswith((".", '."', ".'")), card.name
        assert all(f'"{name}"' in text for name in card.materials)
        assert in_words(card)
    assert card_text("Battle Ox") == "A monster without an effect."
    assert card_text("Skull Guardian") == 'Ritual Summoned with "Novox\'s Prayer".'


# ---- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def run(capsys):
    def command(*arguments):
        with pytest.raises(SystemExit) as end:
            main(["cards", *arguments])
        printed = capsys.readouterr()
        return end.value.code or 0, printed.out, printed.err

    return command


def test_one_card_is_shown_with_its_text(run):
    status, out, err = run("jinzo", "-#7")
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "Jinzo: Effect Monster, DARK Machine, Level 6, ATK 2400, DEF 1500, Limited"
    assert out.splitlines()[-1].startswith("  password 77585513; PSV-000")


def test_several_cards_take_a_line_each(run):
    status, out, err = run("jinzo")
    assert (status, err, len(out.splitlines())) == (0, "", 2)
    assert len(run("jinzo", "--text")[1].splitlines()) > 4
    assert run("kind:trap", "--first", "3")[2].startswith("... and ")


def test_json(run):
    status, out, err = run("--json", "kind:fusion", "is:vanilla", "-skull", "level:5")
    found = json.loads(out)
    assert (status, err) == (0, "")
    swordsman = next(one for one in found if one["name"] == "Flame Swordsman")
    assert swordsman["password"] == 45231177
    assert swordsman["written"] is True
    assert "Flame Manipulator" in swordsman["text"]
    assert swordsman["materials"] == ["Flame Manipulator", "Masaki the Legendary Swordsman"]


def test_all_of_them_as_json(run):
    status, out, _ = run("--json")
    found = json.loads(out)
    assert (status, len(found)) == (0, len(CARDS))
    assert all(one["text"] and isinstance(one["written"], bool) for one in found)
    assert all(one["written"] for one in found if one["frame"] in ("normal", "fusion", "ritual"))


def test_nothing_found(run):
    assert run("zzz") == (1, "", "spellspeed cards: no card fits zzz\n")
    assert run("zzz", "--json") == (1, "[]\n", "")


def test_a_bad_query_points_at_the_place(run):
    assert run("kind:magic", "levl>5") == (
        2,
        "",
        'spellspeed cards: column 12: there is no field "levl"; do you mean level?\n'
        "  kind:magic levl>5\n             ^\n",
    )


def test_another_format(run, tmp_path):
    path = tmp_path / "early.toml"
    path.write_text('format = 1\nname = "Early"\npool.sets = ["SDK"]\nlimits.limited = ["Uraby"]')
    assert len(run("--format", str(path))[1].splitlines()) == 50
    assert run("limit:1", "--format", str(path))[1].startswith("Uraby: Monster, EARTH Dinosaur")
    status, _, err = run("--format", "1999")
    assert (status, err) == (
        2,
        'spellspeed cards: there is no format or file "1999"; the formats here are 2004-02-02\n',
    )

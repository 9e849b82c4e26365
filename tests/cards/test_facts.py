"""The printed facts: the data is sound, a card is found as people write it, no card text is copied."""

import datetime
import importlib.util
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import spellspeed.cards
from spellspeed.cards import CardFacts, Catalogue, Printing, UnknownCard, catalogue, check_facts
from spellspeed.duel import constants as codes

FACTS = Path(spellspeed.cards.__file__).with_name("facts.json")


def card(name: str) -> CardFacts:
    return catalogue().by_name[name]


# ---- the data ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-LIMIT-02", "R-LIMIT-03", "R-LIMIT-04", "R-LIMIT-05")
def test_the_facts_have_no_problem() -> None:
    assert check_facts() == []
    assert Counter(card.limit for card in catalogue()) == {
        "unlimited": 1106,
        "limited": 48,
        "semi-limited": 7,
    }
    assert card("Backup Soldier").limit == card("Limiter Removal").limit == "unlimited"


@pytest.mark.rule("R-KIND-01", "R-KIND-02", "R-KIND-03")
def test_kinds_types_and_attributes() -> None:
    cards = catalogue()
    assert len(cards) == 1161
    assert Counter(card.kind for card in cards) == {"monster": 715, "magic": 268, "trap": 178}
    assert sum(not card.needs_effect_code for card in cards) == 337
    assert {card.type for card in cards} == set(codes.TYPE_NAMES)
    assert {card.attribute for card in cards} == set(codes.ATTRIBUTE_NAMES)
    assert {card.icon for card in cards} == set(codes.ICON_NAMES)


@pytest.mark.rule("J-DECK-04", "R-LIMIT-07")
def test_the_pool_ends_with_dark_crisis() -> None:
    assert card("Vampire Lord").first_date == datetime.date(2003, 12, 1)
    for later in (
        "Black Luster Soldier - Envoy of the Beginning",
        "Kaiser Sea Horse",
        "Slifer the Sky Dragon",
    ):
        assert later not in catalogue().by_name


def test_a_card_of_each_frame_in_the_codes_of_the_engine() -> None:
    jinzo = card("Jinzo").facts
    assert (jinzo.name, jinzo.password, jinzo.kind, jinzo.frame) == (
        "Jinzo",
        77585513,
        codes.MONSTER,
        codes.FRAME_EFFECT,
    )
    assert (jinzo.level, jinzo.attack, jinzo.defense, jinzo.effect) == (6, 2400, 1500, True)
    assert codes.TYPE_NAMES[jinzo.type] == "Machine"
    assert codes.ATTRIBUTE_NAMES[jinzo.attribute] == "DARK"
    assert card("Jinzo").facts is jinzo

    assert (card("Summoned Skull").facts.frame, card("Summoned Skull").facts.effect) == (
        codes.FRAME_NORMAL,
        False,
    )
    assert card("Man-Eater Bug").facts.abilities == codes.ABILITY_FLIP
    assert card("Yata-Garasu").facts.abilities == codes.ABILITY_SPIRIT

    flame, balter = card("Flame Swordsman").facts, card("Dark Balter the Terrible").facts
    assert flame.is_fusion and not flame.effect
    assert flame.materials == ("Flame Manipulator", "Masaki the Legendary Swordsman")
    assert balter.is_fusion and balter.effect

    turtle, oath = card("Crab Turtle").facts, card("Turtle Oath").facts
    assert turtle.is_ritual and not turtle.effect and turtle.ritual == "Turtle Oath"
    assert oath.icon == codes.RITUAL and oath.effect and oath.ritual == "Crab Turtle"
    assert card("Contract with the Abyss").ritual == ""

    typhoon, horn = card("Mystical Space Typhoon").facts, card("Horn of Heaven").facts
    assert typhoon.is_magic and typhoon.frame == codes.FRAME_MAGIC and typhoon.icon == codes.QUICK_PLAY
    assert horn.is_trap and horn.frame == codes.FRAME_TRAP and horn.icon == codes.COUNTER
    assert (typhoon.level, typhoon.attack, typhoon.type, typhoon.attribute) == (0, 0, 0, 0)


def test_a_question_mark_counts_as_nothing() -> None:
    boy = card("Gradius' Option")
    assert (boy.attack, boy.defense) == ("?", "?")
    assert (boy.facts.attack, boy.facts.unknown_attack, boy.facts.unknown_defense) == (0, True, True)
    assert not card("Kuriboh").facts.unknown_attack


def test_every_card_has_codes() -> None:
    for one in catalogue():
        assert one.facts.name == one.name
        assert codes.KIND_NAMES[one.facts.kind] == one.kind
        assert one.facts.effect == one.needs_effect_code


def test_sets() -> None:
    lob = catalogue().in_set("LOB")
    assert len(lob) == 126
    assert catalogue().sets[0].code == "LOB"
    assert [len(catalogue().in_set(code)) for code in ("MRL", "SRL", "DCR")] == [104, 104, 106]
    with pytest.raises(LookupError, match='no set has the code "IOC"'):
        catalogue().in_set("IOC")


# ---- the check finds what is wrong -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "change", "problem"),
    [
        ("Kuriboh", {"level": None}, "Kuriboh: a Level is for Monsters"),
        ("Kuriboh", {"level": 13}, "Kuriboh: its Level is not 1 to 12"),
        ("Kuriboh", {"attack": 301}, "Kuriboh: ATK 301 is not a number of tens up to 5000"),
        ("Kuriboh", {"defense": None}, "Kuriboh: DEF is for Monsters"),
        ("Kuriboh", {"type": "Hedgehog"}, "Kuriboh: a Type is for Monsters"),
        ("Kuriboh", {"limit": "limited"}, "Kuriboh: is limited here and not on the list"),
        ("Kuriboh", {"password": 77585513}, "the password 77585513 occurs 2 times"),
        ("Kuriboh", {"era_name": "JINZO"}, "the name jinzo occurs 2 times"),
        ("Kuriboh", {"frame": "normal"}, "303 cards have the frame normal, not 302"),
        ("Kuriboh", {"frame": "trap"}, "Kuriboh: its frame is not one of its kind"),
        ("Kuriboh", {"sets": ()}, "Kuriboh: no printing of it has a date"),
        (
            "Kuriboh",
            {"first_date": datetime.date(2001, 1, 1)},
            "Kuriboh: its first date is not that of its oldest",
        ),
        ("Kuriboh", {"sets": (Printing("XYZ", "XYZ-001", None),)}, "Kuriboh: there is no set XYZ of None"),
        ("Jinzo", {"limit": "unlimited"}, "Jinzo: is limited on the list and not here"),
        ("Horn of Heaven", {"icon": "equip"}, "Horn of Heaven: its icon is not one of its kind"),
        ("Crab Turtle", {"ritual": "Shinato's Ark"}, "Crab Turtle: Shinato's Ark does not link back to it"),
        (
            "Bickuribox",
            {"materials": ("Crass Clown", "Raigeki")},
            "Bickuribox: its Fusion Material Raigeki is not",
        ),
    ],
)
def test_the_check_finds(name: str, change: dict[str, Any], problem: str) -> None:
    changed = [msgspec.structs.replace(one, **change) if one.name == name else one for one in catalogue()]
    assert [found for found in check_facts(changed) if found.startswith(problem)]


def test_the_check_misses_a_card() -> None:
    missing = [one for one in catalogue() if one.name != "Flame Manipulator"]
    assert (
        "Flame Swordsman: its Fusion Material Flame Manipulator is not a Monster of the pool"
        in check_facts(missing)
    )


# ---- finding -----------------------------------------------------------------------------------------------


@pytest.mark.rule("J-DECK-01")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("jinzo", "Jinzo"),
        (" HARPIE’S  FEATHER DUSTER", "Harpie's Feather Duster"),
        ("7 Completed", "7 Completed"),
        ("Kuwagata Alpha", "Kuwagata α"),
        ("Frog The Jam", "Slime Toad"),
        ("vampire orchis", "Vampiric Orchis"),
        ("Butterfly Dagger – Elma", "Butterfly Dagger - Elma"),
        ("dark magician", "Dark Magician"),
        ("dark magician g", "Dark Magician Girl"),
        ("oscillo hero #", "Wattkid"),
    ],
)
def test_find(text: str, name: str) -> None:
    assert catalogue().find(text).name == name


def test_every_card_is_found_by_its_names() -> None:
    for one in catalogue():
        for text in (one.name, one.name.upper(), one.name.replace("'", "’"), one.era_name or one.name):
            assert catalogue().find(text) is one
        assert catalogue().by_password[one.password] is one
        assert catalogue().find_password(one.password) is one


@pytest.mark.parametrize(
    ("text", "message", "nearest"),
    [
        ("", "no card name given", ()),
        ("Mirror Farce", 'no card is called "Mirror Farce"; do you mean Mirror Force?', ("Mirror Force",)),
        (
            "feather duster",
            'no card is called "feather duster"; do you mean Harpie\'s',
            ("Harpie's Feather Duster",),
        ),
        ("qqq", 'no card is called "qqq"', ()),
        (
            "mystical sheep",
            '"mystical sheep" begins the names of',
            ("Mystical Sheep #1", "Mystical Sheep #2"),
        ),
    ],
)
def test_find_fails(text: str, message: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownCard) as caught:
        catalogue().find(text)
    assert str(caught.value).startswith(message)
    assert caught.value.nearest == nearest


def test_find_says_how_many_names_begin_so() -> None:
    with pytest.raises(UnknownCard, match=r'"gravekeeper" begins .*: (.+, ){4}[^,]+ and \d+ more'):
        catalogue().find("gravekeeper")


def test_find_offers_a_name_of_2004_that_begins_so() -> None:
    with pytest.raises(UnknownCard, match=r"cards: Oscillo Hero, Wattkid \(as Oscillo Hero #2\)$"):
        catalogue().find("oscillo")


@given(st.text())
def test_find_raises_nothing_else(text: str) -> None:
    try:
        catalogue().find(text)
    except UnknownCard as error:
        assert str(error).isprintable()


def test_alternate_arts() -> None:
    find = catalogue().find_password
    assert find(card("Dark Magician").password + 10).name == "Dark Magician"
    assert find(card("Dark Magician").password - 10).name == "Dark Magician"
    for distance in (11, -11):
        with pytest.raises(UnknownCard, match="no card of this pool has the password 469864"):
            find(card("Dark Magician").password + distance)


def test_an_alternate_art_never_hides_a_card() -> None:
    first = msgspec.structs.replace(card("Kuriboh"), password=100)
    second = msgspec.structs.replace(card("Jinzo"), password=106)
    find = Catalogue([first, second]).find_password
    assert [find(code).name for code in (90, 95, 100, 106, 111, 116)] == ["Kuriboh"] * 3 + ["Jinzo"] * 3
    with pytest.raises(UnknownCard) as caught:
        find(103)
    assert caught.value.nearest == ("Kuriboh", "Jinzo")


# ---- the import --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def importer() -> Iterator[ModuleType]:
    path = Path(__file__).parents[2] / "tools" / "import_pool.py"
    spec = importlib.util.spec_from_file_location("import_pool", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module


def pool_card(name: str, **known: object) -> dict[str, object]:
    """A card as in the research pool, with texts that must not be copied."""
    printed = ("era_name", "icon", "attribute", "type", "level", "atk", "def")
    empty = dict.fromkeys((*printed, "fusion_materials", "ritual_magic", "ritual_monster"))
    texts = {"current_text": "SECRET", "pre_errata_text": "SECRET", "note": "SECRET", "families": ["SECRET"]}
    sets = [
        {"set": "DL1", "number": "DL1-001", "name": "SECRET", "date": None},
        {"set": "LOB", "number": "LOB-001", "name": "SECRET", "date": "2002-03-08"},
    ]
    fixed = {"abilities": [], "needs_effect_code": False, "limit": "unlimited", "first_date": "2002-03-08"}
    return {"name": name, "password": 1, **empty, **texts, **fixed, "sets": sets, **known}


def test_the_import_copies_facts_and_no_text(importer: ModuleType) -> None:
    pool = [
        pool_card("The Oath", kind="magic", frame="magic", icon="ritual", ritual_monster="A Turtle"),
        pool_card("A Turtle", kind="monster", frame="ritual", atk="?", level=8),
    ]
    sets = {
        "sets": [{"code": "DL1", "name": "League", "kind": "promo", "release_date": None, "note": "SECRET"}]
    }
    text = importer.convert(pool, sets)
    assert "SECRET" not in text
    assert text == importer.convert(pool[::-1], sets)
    assert json.loads(text) == {
        "format": 1,
        "sets": [{"code": "DL1", "name": "League", "kind": "promo"}],
        "cards": [
            {
                "name": "A Turtle",
                "password": 1,
                "kind": "monster",
                "frame": "ritual",
                "level": 8,
                "atk": "?",
                "ritual": "The Oath",
                "first_date": "2002-03-08",
                "sets": [
                    {"set": "LOB", "number": "LOB-001", "date": "2002-03-08"},
                    {"set": "DL1", "number": "DL1-001"},
                ],
            },
            {
                "name": "The Oath",
                "password": 1,
                "kind": "magic",
                "frame": "magic",
                "icon": "ritual",
                "ritual": "A Turtle",
                "first_date": "2002-03-08",
                "sets": [
                    {"set": "LOB", "number": "LOB-001", "date": "2002-03-08"},
                    {"set": "DL1", "number": "DL1-001"},
                ],
            },
        ],
    }


def test_the_import_refuses_two_rituals_of_one_monster(importer: ModuleType) -> None:
    pool = [
        pool_card(name, kind="magic", frame="magic", icon="ritual", ritual_monster="A Turtle")
        for name in ("The Oath", "The Other Oath")
    ]
    with pytest.raises(ValueError, match="A Turtle is linked to both"):
        importer.convert(pool, {"sets": []})


def test_the_file_holds_no_card_text() -> None:
    """Every key is one we know, and no word of it is longer than a product's name."""
    known = {field.encode_name for kind in (CardFacts, Printing) for field in msgspec.structs.fields(kind)}
    for line in FACTS.read_text("utf-8").splitlines():
        if line.startswith('{"name"'):
            facts = json.loads(line.rstrip(","))
            assert facts.keys() <= known
            assert all(len(value) <= 50 for value in facts.values() if isinstance(value, str))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Man Eater Bug", "Man-Eater Bug"),
        ("morphing jar 2", "Morphing Jar #2"),
        ("HARPIES FEATHER DUSTER", "Harpie's Feather Duster"),
        ("Red-Eyes B. Dragon", "Red-Eyes Black Dragon"),
        ("7 colored fish", "7 Colored Fish"),
    ],
)
def test_a_whole_name_without_its_signs(text: str, name: str) -> None:
    card = catalogue().named(text)
    assert card is not None and card.name == name


@pytest.mark.parametrize("text", ["", "Harpie", "Pot of Gread", "#", "’"])
def test_no_whole_name(text: str) -> None:
    assert catalogue().named(text) is None


def test_a_slip_of_the_keyboard() -> None:
    kuriboh = catalogue().by_name["Kuriboh"]
    for slip in (4064005, 40640157, 40604057, 406400577, 40640057):
        assert kuriboh in catalogue().near_passwords(slip)
    assert catalogue().near_passwords(12345678) == ()

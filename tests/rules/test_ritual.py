"""Ritual Monsters and their Summon."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

OATH = hand("Hamburger Recipe", "Hungry Burger")
RETURN = magic("Come Back", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))


def performed(*more, **how):
    """After a Ritual Summon of Hungry Burger with a Level 6 monster from the hand."""
    d = table(you=[*OATH, *hand("Summoned Skull"), *more], **how)
    return d.activate("Hamburger Recipe").choose("attack")


@pytest.mark.rule("R-RIT-01")
def test_the_ritual_monster_must_be_in_the_hand():
    d = table(you=hand("Hamburger Recipe", "Summoned Skull") + deck("Hungry Burger"))
    assert "R-RIT-01" in d.why_not("Hamburger Recipe")
    assert not d.can("activate", "Hamburger Recipe")


@pytest.mark.rule("R-RIT-01")
def test_the_ritual_magic_fits_only_its_own_monster():
    d = table(you=hand("Hamburger Recipe", "Crab Turtle", "Summoned Skull"))
    assert "R-RIT-01" in d.why_not("Hamburger Recipe")


@pytest.mark.rule("R-RIT-01", "J-MAG-03")
def test_the_ritual_magic_may_be_set_first():
    d = table(you=[*OATH, *hand("Summoned Skull")]).set("Hamburger Recipe").activate("Hamburger Recipe")
    d.choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.rule("R-RIT-01")
def test_only_in_the_own_turn():
    d = table(you=set_("Hamburger Recipe") + hand("Hungry Burger", "Summoned Skull"), turn=THEM)
    assert "R-MAG-01" in d.why_not("Hamburger Recipe")


@pytest.mark.rule("R-RIT-02", "R-RIT-05", "R-MAG-06")
@pytest.mark.parametrize(
    "where",
    [
        hand("Battle Ox", "Mystical Elf"),
        attack("Battle Ox", "Mystical Elf"),
        hand("Battle Ox") + set_("Mystical Elf"),
    ],
)
def test_tributes_come_from_hand_field_or_both(where):
    d = table(you=[*OATH, *where]).activate("Hamburger Recipe", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Hamburger Recipe", "Mystical Elf"]


@pytest.mark.rule("R-RIT-02")
def test_too_low_levels_do_not_do():
    d = table(you=[*OATH, *hand("Battle Ox")])
    assert "R-RIT-02" in d.why_not("Hamburger Recipe")


@pytest.mark.rule("R-RIT-02")
def test_the_ritual_monster_itself_is_no_tribute():
    d = table(you=OATH)
    assert "R-RIT-02" in d.why_not("Hamburger Recipe")
    d = table(you=[*OATH, *hand("Hungry Burger")]).activate("Hamburger Recipe").choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]
    assert d.hand(YOU) == []


@pytest.mark.rule("R-RIT-03")
@pytest.mark.parametrize(
    "magic, monster, enough",
    [
        ("Revival of Dokurorider", "Dokurorider", ["Summoned Skull"]),
        ("Commencement Dance", "Performance of Sword", ["Summoned Skull"]),
        ("Novox's Prayer", "Skull Guardian", ["Cosmo Queen"]),
        ("Turtle Oath", "Crab Turtle", ["Cosmo Queen"]),
        ("Curse of the Masked Beast", "The Masked Beast", ["Cosmo Queen"]),
    ],
)
def test_each_ritual_magic_names_monster_and_levels(magic, monster, enough):
    d = table(you=hand(magic, monster, *enough)).activate(magic).choose("attack")
    assert d.monsters(YOU) == [monster]
    less = table(you=hand(magic, monster, "Battle Ox"))
    assert "R-RIT-02" in less.why_not(magic)


@pytest.mark.rule("R-RIT-04")
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_the_player_chooses_the_position(position):
    d = table(you=[*OATH, *hand("Summoned Skull")]).activate("Hamburger Recipe").choose(position)
    assert d.position("Hungry Burger") == position


@pytest.mark.rule("R-RIT-05", "J-TERM-01")
def test_ritual_tributes_are_tributes():
    d = performed()
    (moved,) = [e for e in d.events("move") if "Summoned Skull" in e.cards]
    assert moved.causes == {"tribute"}


@pytest.mark.rule("R-RIT-06")
@pytest.mark.card("Trap Hole", "Torrential Tribute")
def test_a_ritual_summon_is_special():
    d = table(you=[*OATH, *hand("Summoned Skull", "Battle Ox")], them=set_("Trap Hole", "Torrential Tribute"))
    d.activate("Hamburger Recipe").choose("attack")
    assert d.can_respond("Torrential Tribute")
    assert "J-EFF-12" in d.why_not("Trap Hole")
    assert d.summon("Battle Ox").can_respond("Trap Hole")


@pytest.mark.rule("R-RIT-07")
def test_a_destroyed_ritual_monster_goes_to_the_graveyard():
    d = performed(*hand("Dark Hole")).activate("Dark Hole")
    assert "Hungry Burger" in d.graveyard(YOU)


@pytest.mark.rule("R-RIT-07")
def test_back_in_the_hand_it_needs_a_new_ritual_summon():
    again = hand("Come Back", "Hamburger Recipe", "Summoned Skull")
    d = table(you=[*OATH, *attack("Summoned Skull"), *again], cards=[RETURN])
    d.activate("Hamburger Recipe", [at(YOU, 1)]).choose("attack").activate("Come Back", ["Hungry Burger"])
    assert "Hungry Burger" in d.hand(YOU)
    assert "R-RIT-08" in d.why_not("Hungry Burger", "summon")
    d.activate("Hamburger Recipe").choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.rule("R-RIT-08")
def test_a_ritual_monster_is_neither_normal_summoned_nor_set():
    d = table(you=hand("Hungry Burger") + attack("Kuriboh", "Kuriboh"))
    assert d.why_not("Hungry Burger", "summon") == ["R-RIT-08"]
    assert d.why_not("Hungry Burger", "set") == ["R-RIT-08"]
    assert not d.can("summon", "Hungry Burger")


@pytest.mark.rule("R-RIT-08", "J-FUS-06")
@pytest.mark.card("Monster Reborn")
def test_it_is_revived_only_after_a_ritual_summon():
    d = table(you=hand("Monster Reborn") + graveyard("Hungry Burger"))
    assert "J-EFF-12" in d.why_not("Monster Reborn")
    d = performed(*hand("Dark Hole", "Monster Reborn")).activate("Dark Hole")
    d.activate("Monster Reborn", ["Hungry Burger"]).choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.rule("J-RIT-02")
@pytest.mark.card("Ring of Destruction")
def test_tributes_are_made_as_the_ritual_resolves():
    you = [*OATH, *hand("Mystical Elf"), *attack("Battle Ox")]
    d = table(you=you, them=set_("Ring of Destruction"))
    d.activate("Hamburger Recipe").respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert sorted(d.hand(YOU)) == ["Hungry Burger", "Mystical Elf"]
    assert d.monsters(YOU) == []


@pytest.mark.rule("J-RIT-02")
def test_without_the_monster_in_hand_nothing_is_tributed():
    empty = trap("Empty Hands", w.activate(w.Discard(3, of=1, at_random=True)))
    d = table(you=[*OATH, *attack("Summoned Skull")], them=set_("Empty Hands"), cards=[empty])
    d.activate("Hamburger Recipe").respond("Empty Hands").resolve()
    assert d.monsters(YOU) == ["Summoned Skull"]
    assert sorted(d.graveyard(YOU)) == ["Hamburger Recipe", "Hungry Burger"]


@pytest.mark.rule("J-RIT-03", "R-ZONE-02")
def test_a_full_field_needs_a_tribute_from_the_field():
    full = ["Kuriboh"] * 5
    assert not table(you=[*OATH, *hand("Summoned Skull"), *attack(*full)]).can("activate", "Hamburger Recipe")
    d = table(you=[*OATH, *hand("Gemini Elf"), *attack(*full[:4], "Battle Ox")]).activate("Hamburger Recipe")
    d.pick("Gemini Elf", "Battle Ox").choose("attack")
    assert d.monsters(YOU) == [*full[:4], "Hungry Burger"]


@pytest.mark.rule("J-RIT-04")
def test_a_tribute_that_is_not_needed_is_refused():
    d = table(you=[*OATH, *hand("Summoned Skull", "Battle Ox", "Mystical Elf")]).activate("Hamburger Recipe")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Mystical Elf", "pick Summoned Skull"]
    d.pick("Battle Ox")
    assert d.options() != ["pick Summoned Skull"]
    assert d.monsters(YOU) == [] and d.kind == "position"
    d.choose("attack")
    assert sorted(d.hand(YOU)) == ["Summoned Skull"]
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Hamburger Recipe", "Mystical Elf"]


ABYSS = hand("Contract with the Abyss")


@pytest.mark.rule("J-RIT-01")
@pytest.mark.card("Contract with the Abyss")
def test_contract_with_the_abyss_needs_exactly_the_level():
    d = table(you=[*ABYSS, *hand("Hungry Burger", "Summoned Skull")]).activate("Contract with the Abyss")
    d.choose("attack")
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == (
        ["Hungry Burger"],
        ["Contract with the Abyss", "Summoned Skull"],
    )
    d = table(you=[*ABYSS, *hand("Hungry Burger", "Cosmo Queen", "Battle Ox", "Silver Fang")])
    assert d.why_not("Contract with the Abyss") == ["R-RIT-02"]


@pytest.mark.rule("J-RIT-01")
@pytest.mark.card("Turtle Oath")
def test_an_ordinary_ritual_magic_is_content_with_more():
    d = table(you=hand("Turtle Oath", "Crab Turtle", "Summoned Skull", "Battle Ox")).activate("Turtle Oath")
    assert d.pick("Summoned Skull").choose("attack").monsters(YOU) == ["Crab Turtle"]


@pytest.mark.rule("J-RIT-01")
@pytest.mark.card("Contract with the Abyss", "Relinquished", "Black Illusion Ritual")
def test_relinquished_takes_one_monster_of_level_1_or_of_any_level_by_its_own_ritual():
    d = table(you=[*ABYSS, *hand("Relinquished", "Kuriboh", "Battle Ox")]).activate("Contract with the Abyss")
    d.choose("attack")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Relinquished"], ["Battle Ox"])
    d = table(you=[*ABYSS, *hand("Relinquished", "Battle Ox")])
    assert "R-RIT-02" in d.why_not("Contract with the Abyss")
    d = table(you=hand("Black Illusion Ritual", "Relinquished", "Summoned Skull", "Kuriboh"))
    d.activate("Black Illusion Ritual", ["Summoned Skull"]).choose("attack")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Relinquished"], ["Kuriboh"])

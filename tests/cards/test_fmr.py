"""Cards of Forbidden Memories."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Harpie's Pet Dragon ---------------------------------------------------------------------------


@pytest.mark.card("Harpie's Pet Dragon")
def test_harpies_pet_dragon_counts_every_face_up_harpie_lady():
    pet = "Harpie's Pet Dragon"
    d = table(you=attack(pet, "Harpie Lady"), them=attack("Harpie Lady", "Kuriboh") + set_("Harpie Lady"))
    assert (d.attack_of(pet), d.defense_of(pet)) == (2600, 3100)


# -- Metalmorph -------------------------------------------------------------------------------------

METAL = "Metalmorph"


@pytest.mark.card(METAL)
@pytest.mark.rule("J-EQUIP-04")
def test_metalmorph_gives_300_and_half_the_atk_of_what_its_monster_attacks():
    d = table(you=set_(METAL) + attack("Battle Ox"), them=attack("Summoned Skull")).activate(
        METAL, ["Battle Ox"]
    )
    d.resolve()
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox"), d.equipped_to(METAL)) == (
        2000,
        1300,
        "Battle Ox",
    )
    d.to_battle().attack("Battle Ox", "Summoned Skull").resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Summoned Skull"], 8000 - 750)


@pytest.mark.card(METAL)
def test_metalmorph_gives_nothing_more_to_the_attacked_and_two_give_twice():
    mine = attack("Battle Ox") + set_(METAL)
    d = table(you=mine, them=attack("Summoned Skull")).activate(METAL, ["Battle Ox"]).resolve().end_turn()
    d.to_battle().attack("Summoned Skull", "Battle Ox").resolve()
    assert d.lp(YOU) == 7500
    d = table(you=mine + set_(METAL), them=attack("Dark Magician"))
    d.activate(at(YOU, 1, magic_trap=True), ["Battle Ox"]).resolve()
    d.activate(at(YOU, 2, magic_trap=True), ["Battle Ox"]).resolve()
    d.to_battle().attack("Battle Ox", "Dark Magician").resolve()
    assert d.lp(THEM) == 8000 - (1700 + 600 + 2500 - 2500)


@pytest.mark.card("Metalmorph", "Reverse Trap")
def test_reverse_trap_turns_the_300_of_metalmorph_and_not_the_half():
    d = table(you=attack("Battle Ox") + set_("Metalmorph", "Reverse Trap"), them=attack("Summoned Skull"))
    d.activate("Metalmorph", ["Battle Ox"]).activate("Reverse Trap")
    assert d.attack_of("Battle Ox") == 1400
    assert d.to_battle().attack("Battle Ox", "Summoned Skull").lp(THEM) == 8000 - (2650 - 2500)


# -- Red-Eyes Black Metal Dragon --------------------------------------------------------------------


def metal(*more, **options):
    """Red-Eyes Black Dragon with Metalmorph, and Red-Eyes Black Metal Dragon in the Deck."""
    worn = attack("Red-Eyes Black Dragon") + equip("Metalmorph", on="Red-Eyes Black Dragon")
    return table(
        you=worn + deck("Battle Ox", "Red-Eyes Black Metal Dragon", "Kuriboh") + hand(*more), **options
    )


@pytest.mark.card("Red-Eyes Black Metal Dragon", "Metalmorph")
@pytest.mark.rule("J-SUM-06")
def test_red_eyes_black_metal_dragon_comes_out_of_the_deck_for_the_one_in_metal():
    d = metal().special_summon("Red-Eyes Black Metal Dragon", position="attack")
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Red-Eyes Black Metal Dragon"], [])
    assert sorted(d.graveyard(YOU)) == ["Metalmorph", "Red-Eyes Black Dragon"]
    assert len(d.events("shuffle")) == 1
    d = metal(them=set_("Solemn Judgment")).special_summon("Red-Eyes Black Metal Dragon", position="attack")
    d.respond("Solemn Judgment").resolve()
    assert (d.monsters(YOU), "Red-Eyes Black Metal Dragon" in d.graveyard(YOU)) == ([], True)


@pytest.mark.card("Red-Eyes Black Metal Dragon", "Metalmorph", "Monster Reborn")
@pytest.mark.rule("J-FUS-06")
def test_red_eyes_black_metal_dragon_comes_from_nowhere_else():
    plain = table(
        you=attack("Red-Eyes Black Dragon", "Zoa")
        + equip("Metalmorph", on="Zoa")
        + deck("Red-Eyes Black Metal Dragon")
    )
    assert not plain.can("special summon", "Red-Eyes Black Metal Dragon")
    worn = attack("Red-Eyes Black Dragon") + equip("Metalmorph", on="Red-Eyes Black Dragon")
    d = table(you=worn + hand("Red-Eyes Black Metal Dragon"))
    assert not any(
        [d.can(verb, "Red-Eyes Black Metal Dragon") for verb in ("special summon", "summon", "set")]
    )
    d = table(you=hand("Monster Reborn") + graveyard("Red-Eyes Black Metal Dragon"))
    assert "J-EFF-12" in d.why_not("Monster Reborn")


@pytest.mark.card("Red-Eyes Black Metal Dragon", "Metalmorph")
def test_red_eyes_black_metal_dragon_waits_for_your_main_phase():
    d = metal().to_battle().attack("Red-Eyes Black Dragon")
    assert "special summon Red-Eyes Black Metal Dragon" not in " ".join(d.options())
    d.main2().special_summon("Red-Eyes Black Metal Dragon", position="defense")
    assert d.position("Red-Eyes Black Metal Dragon") == "defense"
    metal("Kuriboh").special_summon("Red-Eyes Black Metal Dragon", position="attack").summon("Kuriboh")


@pytest.mark.card("Harpie's Pet Dragon")
def test_harpies_pet_dragon_does_not_count_the_sisters_or_the_graveyard():
    pet = "Harpie's Pet Dragon"
    d = table(you=attack(pet, "Harpie Lady Sisters") + graveyard("Harpie Lady"))
    assert d.attack_of(pet) == 2000

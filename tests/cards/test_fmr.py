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

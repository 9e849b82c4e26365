"""Cards of Tournament Pack: 1st Season."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Cockroach Knight -------------------------------------------------------------------------------


@pytest.mark.card("Cockroach Knight", "Dark Hole")
def test_cockroach_knight_returns_to_the_top_of_the_deck():
    d = table(you=hand("Dark Hole") + attack("Cockroach Knight")).activate("Dark Hole").resolve()
    assert (d.deck(YOU)[0], d.graveyard(YOU)) == ("Cockroach Knight", ["Dark Hole"])


@pytest.mark.card("Cockroach Knight", "Graceful Charity")
def test_cockroach_knight_returns_from_the_hand_too():
    d = table(you=hand("Graceful Charity", "Cockroach Knight", "Kuriboh"))
    d.activate("Graceful Charity").pick("Cockroach Knight", "Kuriboh").resolve()
    assert d.deck(YOU)[0] == "Cockroach Knight"


@pytest.mark.card("Blue Medicine")
def test_blue_medicine_heals_400():
    assert table(you=hand("Blue Medicine")).activate("Blue Medicine").resolve().lp(YOU) == 8400


# -- Goddess with the Third Eye, Beastking of the Swamps, Versago the Destroyer, Mystical Sheep #1 ---

SUBSTITUTES = (
    "Goddess with the Third Eye",
    "Beastking of the Swamps",
    "Versago the Destroyer",
    "Mystical Sheep #1",
)


@pytest.mark.card(
    "Goddess with the Third Eye", "Beastking of the Swamps", "Versago the Destroyer", "Mystical Sheep #1"
)
@pytest.mark.rule("J-FUS-03")
@pytest.mark.parametrize("substitute", SUBSTITUTES)
def test_a_substitute_stands_for_one_material(substitute):
    d = table(you=hand("Polymerization", substitute) + attack("Battle Ox") + fusion_deck("Rabid Horseman"))
    d.activate("Polymerization", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]
    assert sorted(d.graveyard(YOU)) == sorted(["Battle Ox", "Polymerization", substitute])


@pytest.mark.card("Goddess with the Third Eye", "Versago the Destroyer")
@pytest.mark.rule("J-FUS-03")
def test_the_other_materials_must_be_the_right_ones():
    goddess = "Goddess with the Third Eye"
    d = table(you=hand("Polymerization", goddess, "Versago the Destroyer") + fusion_deck("Rabid Horseman"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]
    d = table(you=hand("Polymerization", goddess, "Silver Fang") + fusion_deck("Rabid Horseman"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]


@pytest.mark.card("Versago the Destroyer", "Mystical Sheep #1")
@pytest.mark.rule("J-FUS-03", "J-FUS-04")
def test_after_a_substitute_only_right_ones_are_offered():
    cards = ("Polymerization", "Mystic Horseman", "Versago the Destroyer", "Mystical Sheep #1")
    d = table(you=hand(*cards) + attack("Battle Ox") + fusion_deck("Rabid Horseman"))
    d.activate("Polymerization").pick("Versago the Destroyer")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Mystic Horseman"]
    d.pick("Mystic Horseman").choose("attack")
    assert d.monsters(YOU) == ["Battle Ox", "Rabid Horseman"]


@pytest.mark.card("Versago the Destroyer")
@pytest.mark.rule("J-FUS-02", "J-FUS-03")
def test_with_a_full_field_one_of_the_materials_comes_from_it():
    field = attack("Versago the Destroyer", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh")
    mine = hand("Polymerization", "Battle Ox", "Mystic Horseman") + field + fusion_deck("Rabid Horseman")
    d = table(you=mine).activate("Polymerization").pick("Battle Ox")
    d.choose("attack")
    assert d.graveyard(YOU) == ["Battle Ox", "Versago the Destroyer", "Polymerization"]


@pytest.mark.card("Goddess with the Third Eye")
@pytest.mark.rule("J-FUS-03")
def test_some_fusion_monsters_take_no_substitute():
    strict = effect_monster("Strict", materials=("Battle Ox", "Mystic Horseman"), true_materials=True)
    mine = hand("Polymerization", "Goddess with the Third Eye", "Battle Ox") + fusion_deck("Strict")
    assert table(you=mine, cards=[strict]).why_not("Polymerization") == ["R-FUS-02"]


# -- Wodan the Resident of the Forest --------------------------------------------------------------


@pytest.mark.card("Wodan the Resident of the Forest")
def test_wodan_counts_every_face_up_plant():
    wodan = "Wodan the Resident of the Forest"
    plant = normal_monster("Weed", 100, 100, type="Plant")
    d = table(you=attack(wodan, "Weed"), them=attack("Weed") + set_("Weed"), cards=[plant])
    assert d.attack_of(wodan) == 1100


# -- Burning Spear, Elf's Light, Gust Fan, Steel Shell ----------------------------------------------


@pytest.mark.card("Burning Spear", "Elf's Light", "Gust Fan", "Steel Shell")
@pytest.mark.rule("R-EQUIP-03")
@pytest.mark.parametrize(
    ("name", "attribute"),
    [("Burning Spear", "FIRE"), ("Elf's Light", "LIGHT"), ("Gust Fan", "WIND"), ("Steel Shell", "WATER")],
)
def test_an_equip_for_one_attribute_gives_400_atk_for_200_def(name, attribute):
    host = normal_monster("Host", 1000, 1000, attribute=attribute)
    d = table(you=hand(name) + attack("Host", "Battle Ox"), cards=[host]).activate(name).resolve()
    assert (d.equipped_to(name), d.attack_of("Host"), d.defense_of("Host")) == ("Host", 1400, 800)
    assert table(you=hand(name) + attack("Battle Ox")).why_not(name) == ["J-EFF-12"]


# -- Raimei -----------------------------------------------------------------------------------------


@pytest.mark.card("Raimei")
def test_raimei_takes_300_life_points_without_damage():
    d = table(you=hand("Raimei")).activate("Raimei").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.events("effect-damage")) == (8000, 7700, [])
    d = table(you=hand("Raimei"), them=lp(300)).activate("Raimei")
    assert (d.over, d.winner) == (True, YOU)


# -- Patrol Robo ------------------------------------------------------------------------------------


@pytest.mark.card("Patrol Robo")
def test_patrol_robo_may_look_at_a_set_card_in_your_standby_phase():
    d = table(you=attack("Patrol Robo"), them=set_("Trap Hole"), turn=THEM).end_turn()
    d.use("Patrol Robo").resolve()
    assert d.knows(YOU, "Trap Hole") and d.is_set("Trap Hole")
    d = table(you=attack("Patrol Robo"), them=set_("Trap Hole"), turn=THEM).end_turn().pass_()
    assert not d.knows(YOU, "Trap Hole")


@pytest.mark.card("Wodan the Resident of the Forest", "DNA Surgery")
def test_wodan_counts_what_is_a_plant_now_and_nothing_else():
    wodan = "Wodan the Resident of the Forest"
    d = table(you=attack(wodan, "Kuriboh") + set_("DNA Surgery"))
    assert d.attack_of(wodan) == 900
    d.activate("DNA Surgery").choose("Plant").resolve()
    assert d.attack_of(wodan) == 1100


@pytest.mark.card("White Hole", "Dark Hole")
def test_white_hole_saves_your_monsters_from_dark_hole():
    d = table(
        you=set_("White Hole") + attack("Kuriboh"), them=hand("Dark Hole") + attack("Battle Ox"), turn=THEM
    )
    d.activate("Dark Hole").respond("White Hole").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [])


@pytest.mark.card("White Hole", "Dark Hole", "Raigeki")
def test_white_hole_answers_only_the_opponents_dark_hole():
    d = table(you=set_("White Hole") + attack("Kuriboh"), them=hand("Raigeki"), turn=THEM).activate("Raigeki")
    assert not d.can_respond("White Hole", YOU)
    d = table(you=set_("White Hole") + attack("Kuriboh") + hand("Dark Hole")).activate("Dark Hole")
    assert not d.can_respond("White Hole", YOU)


@pytest.mark.card("Patrol Robo")
def test_patrol_robo_has_nothing_to_look_at_without_set_cards():
    assert (
        table(you=attack("Patrol Robo"), them=attack("Kuriboh"), turn=THEM).end_turn().phase == "Main Phase 1"
    )

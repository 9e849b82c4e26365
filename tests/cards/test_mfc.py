"""Cards of Magician's Force (MFC)."""

import pytest
from scenario import *

pytestmark = both_seats

SCIENTIST = "Magical Scientist"
SWORDSMAN = "Flame Swordsman"


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("R-EFF-05", "J-SUM-07")
def test_the_scientist_pays_1000_for_a_small_fusion_monster():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN)).activate(SCIENTIST).choose("defense")
    assert (d.lp(YOU), d.position(SWORDSMAN), d.fusion_deck(YOU)) == (7000, "defense", [])


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-03")
def test_the_scientist_works_as_often_as_he_is_paid():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN, SWORDSMAN) + lp(2500))
    d.activate(SCIENTIST).choose("attack").activate(SCIENTIST).choose("attack")
    assert (d.lp(YOU), d.monsters(YOU).count(SWORDSMAN)) == (500, 2)


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-07")
def test_the_scientist_cannot_take_the_last_1000():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + lp(1000))
    assert "J-EFF-07" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-12")
def test_the_scientist_makes_no_monster_of_level_7():
    d = table(you=attack(SCIENTIST) + fusion_deck("Gaia the Dragon Champion"))
    assert "J-EFF-12" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("R-ZONE-02")
def test_the_scientist_needs_a_free_zone():
    d = table(you=attack(SCIENTIST, "Battle Ox", "Kuriboh", "Jinzo", "Sangan") + fusion_deck(SWORDSMAN))
    assert "R-ZONE-02" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist")
def test_what_the_scientist_made_attacks_monsters_but_not_directly():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN), them=attack("Kuriboh"))
    d.activate(SCIENTIST).choose("attack").to_battle().attack(SWORDSMAN, "Kuriboh").resolve()
    assert d.lp(THEM) == 8000 - 1500
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN)).activate(SCIENTIST).choose("attack")
    d.to_battle()
    assert not d.can("attack", SWORDSMAN, DIRECT)
    assert d.can("attack", SCIENTIST, DIRECT)


@pytest.mark.card("Magical Scientist")
def test_what_the_scientist_made_goes_back_in_the_end_phase():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN)).activate(SCIENTIST).choose("attack").end_turn()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([SCIENTIST], [SWORDSMAN])


@pytest.mark.card("Magical Scientist", "Ring of Destruction")
def test_it_goes_back_though_the_scientist_has_gone():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + set_("Ring of Destruction"))
    d.activate(SCIENTIST).resolve().choose("attack")
    d.activate("Ring of Destruction", targets=[SCIENTIST]).end_turn()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([], [SWORDSMAN])


@pytest.mark.card("Magical Scientist", "Ring of Destruction")
@pytest.mark.rule("J-EFF-04")
def test_the_effect_resolves_though_the_scientist_is_destroyed_in_answer():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN), them=set_("Ring of Destruction"))
    d.activate(SCIENTIST).respond("Ring of Destruction").choose("attack")
    assert d.monsters(YOU) == [SWORDSMAN]


@pytest.mark.card("Magical Scientist", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_turned_face_down_it_stays_and_may_attack_directly_later():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + hand("Book of Moon"))
    d.activate(SCIENTIST).resolve().choose("attack").activate("Book of Moon", targets=[SWORDSMAN]).end_turn()
    assert d.position(SWORDSMAN) == "set"
    d.end_turn().flip(SWORDSMAN).to_battle()
    assert d.can("attack", SWORDSMAN, DIRECT)


@pytest.mark.card("Magical Scientist", "Dark Hole", "Monster Reborn")
@pytest.mark.rule("J-FUS-05", "R-FUS-08")
def test_destroyed_it_stays_in_the_graveyard_and_cannot_be_revived():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + hand("Dark Hole", "Monster Reborn"))
    d.activate(SCIENTIST).choose("attack").activate("Dark Hole")
    assert d.graveyard(YOU) == [SCIENTIST, SWORDSMAN, "Dark Hole"]
    d.activate("Monster Reborn")
    d.choose("attack").end_turn()
    assert d.monsters(YOU) == [SCIENTIST]
    assert SWORDSMAN in d.graveyard(YOU)


@pytest.mark.card("Magical Scientist", "Penguin Soldier")
@pytest.mark.rule("R-FUS-09")
def test_bounced_it_goes_to_the_fusion_deck():
    d = table(you=attack(SCIENTIST) + set_("Penguin Soldier") + fusion_deck(SWORDSMAN))
    d.activate(SCIENTIST).choose("attack").flip("Penguin Soldier").use("Penguin Soldier", [SWORDSMAN]).done()
    assert (d.hand(YOU), d.fusion_deck(YOU)) == ([], [SWORDSMAN])


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("R-TRIB-02")
def test_it_may_be_tributed():
    d = table(you=attack(SCIENTIST) + hand("Summoned Skull") + fusion_deck(SWORDSMAN))
    d.activate(SCIENTIST).choose("attack").summon("Summoned Skull", tributes=[SWORDSMAN]).end_turn()
    assert sorted(d.monsters(YOU)) == [SCIENTIST, "Summoned Skull"]


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-01")
def test_the_scientist_works_only_in_your_main_phase():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN), phase=BATTLE_PHASE)
    assert "J-EFF-01" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist", "Scapegoat")
def test_after_scapegoat_the_scientist_rests():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + hand("Scapegoat"))
    d.activate("Scapegoat")
    assert d.why_not(SCIENTIST, "activate") != []


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-PHASE-03")
def test_two_monsters_of_the_same_scientist_go_back_one_after_the_other():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN, "Fusionist"))
    d.activate(SCIENTIST).pick(SWORDSMAN).choose("attack").activate(SCIENTIST).choose("attack").end_turn()
    first, second = d.state.decision.options
    assert first.key != second.key
    d.choose(second.key)
    assert d.fusion_deck(YOU) == ["Fusionist", SWORDSMAN]

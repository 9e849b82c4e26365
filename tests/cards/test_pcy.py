"""Cards of Power of Chaos: Yugi the Destiny."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.card("Anti-Spell Fragrance")
@pytest.mark.rule("R-MAG-02")
def test_under_anti_spell_fragrance_a_magic_card_is_set_first():
    d = table(you=face_up("Anti-Spell Fragrance") + hand("Pot of Greed"), them=hand("Pot of Greed"))
    assert d.why_not("Pot of Greed") == ["J-TRAP-02"]
    d.set("Pot of Greed")
    assert d.why_not("Pot of Greed") == ["J-TRAP-02"]
    d.end_turn()
    assert not d.can("activate", "Pot of Greed")
    d.end_turn().activate("Pot of Greed")
    assert d.graveyard(YOU) == ["Pot of Greed"]


@pytest.mark.card("Anti-Spell Fragrance")
@pytest.mark.rule("J-MAG-02")
def test_a_set_quick_play_waits_for_its_players_next_turn_too():
    d = table(you=face_up("Anti-Spell Fragrance") + hand("Mystical Space Typhoon"), them=set_("Kuriboh"))
    d.set("Mystical Space Typhoon").end_turn()
    assert "J-TRAP-02" in d.why_not("Mystical Space Typhoon")
    d.end_turn()
    assert d.can_respond("Mystical Space Typhoon")


@pytest.mark.card("Anti-Spell Fragrance")
def test_what_was_set_for_a_turn_before_may_be_activated():
    d = table(you=set_("Pot of Greed", "Yami"), them=face_up("Anti-Spell Fragrance"))
    assert d.can("activate", "Pot of Greed") and d.can("activate", "Yami")
    d = table(you=set_("Pot of Greed", this_turn=True), them=face_up("Anti-Spell Fragrance"))
    assert not d.can("activate", "Pot of Greed")


@pytest.mark.card("Anti-Spell Fragrance")
def test_anti_spell_fragrance_does_not_touch_what_it_answers_nor_face_up_cards():
    d = table(
        you=hand("Pot of Greed") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
        them=set_("Anti-Spell Fragrance"),
    )
    d.activate("Pot of Greed").respond("Anti-Spell Fragrance").resolve()
    assert (len(d.hand(YOU)), d.attack_of("Battle Ox")) == (2, 2700)


@pytest.mark.card("Anti-Spell Fragrance")
def test_magic_cards_in_the_hand_may_still_be_discarded_for_a_cost():
    d = table(you=hand("Pot of Greed", "Tribute to The Doomed"), them=face_up("Anti-Spell Fragrance"))
    assert not d.can("activate", "Tribute to The Doomed")
    d = table(
        you=hand("Pot of Greed") + set_("Tribute to The Doomed"),
        them=face_up("Anti-Spell Fragrance") + attack("Kuriboh"),
    )
    d.activate("Tribute to The Doomed", ["Kuriboh"], cost=["Pot of Greed"]).resolve()
    assert d.monsters(THEM) == []


# -- Windstorm of Etaqua ---------------------------------------------------------------------------


@pytest.mark.card("Windstorm of Etaqua")
def test_windstorm_of_etaqua_changes_the_positions_of_the_opponents_face_up_monsters():
    storm = "Windstorm of Etaqua"
    d = table(
        you=set_(storm) + attack("Gemini Elf"), them=attack("Battle Ox") + defense("Kuriboh") + set_("Sangan")
    )
    d.activate(storm).resolve()
    found = [d.position(name) for name in ("Battle Ox", "Kuriboh", "Sangan", "Gemini Elf")]
    assert found == ["defense", "attack", "set", "attack"]


@pytest.mark.card("Windstorm of Etaqua")
@pytest.mark.rule("J-BP-03")
def test_windstorm_of_etaqua_stops_an_attack():
    d = table(you=set_("Windstorm of Etaqua"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox").respond("Windstorm of Etaqua").resolve()
    assert (d.lp(YOU), d.position("Battle Ox")) == (8000, "defense")


@pytest.mark.card("Thousand Knives", "Dark Magician")
def test_thousand_knives_destroys_a_monster_beside_dark_magician():
    d = table(you=hand("Thousand Knives") + attack("Dark Magician"), them=set_("Kuriboh"))
    d.activate("Thousand Knives", ["Kuriboh"]).resolve()
    assert d.graveyard(THEM) == ["Kuriboh"]


@pytest.mark.card("Thousand Knives", "Dark Magician")
def test_thousand_knives_needs_dark_magician_face_up_on_your_side():
    d = table(you=hand("Thousand Knives") + set_("Dark Magician"), them=attack("Dark Magician"))
    assert "J-EFF-12" in d.why_not("Thousand Knives")


@pytest.mark.card("Thousand Knives", "Relinquished")
def test_thousand_knives_is_content_with_a_dark_magician_that_relinquished_holds():
    d = table(you=attack("Relinquished") + hand("Thousand Knives"), them=attack("Dark Magician", "Kuriboh"))
    d.activate("Relinquished", ["Dark Magician"]).resolve().activate("Thousand Knives")
    assert d.resolve().graveyard(THEM) == ["Kuriboh"]

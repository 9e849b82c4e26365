"""Fusion Monsters and their Summon."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

FUSION = fusion_deck("Rabid Horseman")
MATERIALS = ("Battle Ox", "Mystic Horseman")
RETURN = magic("Come Back", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))
TO_DECK = magic("Go Under", w.activate(w.ToDeck(w.TARGET), target=w.MONSTER))
OTHER_WAY = magic(
    "Other Way", w.activate(w.SpecialSummon(w.pick(w.FUSION_MONSTER & w.IN_FUSION_DECK & w.YOURS)))
)


def fused(you=(), them=(), **how):
    """After a Fusion Summon of Rabid Horseman from the hand."""
    d = table(you=[*hand("Polymerization", *MATERIALS), *FUSION, *you], them=them, **how)
    return d.activate("Polymerization", ["Battle Ox"]).choose("attack")


@pytest.mark.rule("R-FUS-01")
def test_a_fusion_monster_lists_its_materials():
    d = table(you=attack("Rabid Horseman"))
    assert d.card("Rabid Horseman").facts.materials == ("Battle Ox", "Mystic Horseman")
    assert d.seen(THEM, YOU).monsters[0].frame == "fusion"


@pytest.mark.rule("R-FUS-02")
def test_all_materials_are_needed():
    d = table(you=hand("Polymerization", "Battle Ox", "Battle Ox") + FUSION)
    assert "R-FUS-02" in d.why_not("Polymerization")
    assert not d.can("activate", "Polymerization")


@pytest.mark.rule("R-FUS-02")
def test_two_of_the_same_material_are_two_cards():
    you = hand("Polymerization", "Thunder Dragon") + fusion_deck("Twin-Headed Thunder Dragon")
    assert "R-FUS-02" in table(you=you).why_not("Polymerization")
    d = table(you=you + hand("Thunder Dragon"))
    d.activate("Polymerization", ["Thunder Dragon"]).choose("attack")
    assert d.monsters(YOU) == ["Twin-Headed Thunder Dragon"]


@pytest.mark.rule("R-FUS-02")
def test_no_fusion_summon_without_polymerization():
    d = table(you=hand(*MATERIALS) + FUSION)
    assert not any("Rabid Horseman" in option for option in d.options())


@pytest.mark.rule("R-FUS-03", "R-FUS-06")
@pytest.mark.parametrize(
    "where", [hand(*MATERIALS), attack(*MATERIALS), hand("Battle Ox") + attack("Mystic Horseman")]
)
def test_materials_come_from_hand_field_or_both(where):
    d = table(you=hand("Polymerization") + FUSION + where)
    d.activate("Polymerization", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]
    assert d.hand(YOU) == []
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Mystic Horseman", "Polymerization"]


@pytest.mark.rule("R-FUS-03")
def test_which_copy_is_used_is_the_players_choice():
    d = table(you=hand("Polymerization", *MATERIALS) + attack("Battle Ox") + FUSION)
    d.activate("Polymerization").resolve().pick(at(YOU, 1)).choose("attack")
    assert d.hand(YOU) == ["Battle Ox"]
    assert d.monsters(YOU) == ["Rabid Horseman"]


@pytest.mark.rule("R-FUS-03")
def test_materials_do_not_come_from_the_graveyard():
    d = table(you=hand("Polymerization", "Battle Ox") + graveyard("Mystic Horseman") + FUSION)
    assert "R-FUS-02" in d.why_not("Polymerization")


@pytest.mark.rule("R-FUS-04")
def test_only_in_the_own_turn():
    d = table(you=hand(*MATERIALS) + set_("Polymerization") + FUSION, turn=THEM)
    assert "R-MAG-01" in d.why_not("Polymerization")


@pytest.mark.rule("R-FUS-05")
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_the_player_chooses_the_position(position):
    d = table(you=hand("Polymerization", *MATERIALS) + FUSION).activate("Polymerization", ["Battle Ox"])
    assert d.zones(YOU, magic_trap=True)[2] == "Polymerization"
    d.choose(position)
    assert d.position("Rabid Horseman") == position


@pytest.mark.rule("R-FUS-05")
def test_the_player_chooses_the_fusion_monster():
    you = hand("Polymerization", *MATERIALS, "Time Wizard", "Baby Dragon")
    d = table(you=you + fusion_deck("Thousand Dragon", "Rabid Horseman", "Flame Swordsman"))
    d.activate("Polymerization")
    assert sorted(d.options()) == ["pick Rabid Horseman", "pick Thousand Dragon"]
    d.pick("Thousand Dragon", "Time Wizard").choose("attack")
    assert sorted(d.hand(YOU)) == sorted(MATERIALS)


@pytest.mark.rule("R-FUS-07")
@pytest.mark.card("Trap Hole")
def test_a_fusion_summon_leaves_the_normal_summon_and_no_trap_hole():
    d = table(you=hand("Polymerization", *MATERIALS, "Battle Ox") + FUSION, them=set_("Trap Hole"))
    d.activate("Polymerization").pick("Battle Ox").choose("attack")
    assert "J-EFF-12" in d.why_not("Trap Hole")
    assert d.summon("Battle Ox").can_respond("Trap Hole")


@pytest.mark.rule("R-FUS-08")
def test_a_destroyed_fusion_monster_goes_to_the_graveyard():
    d = fused(hand("Dark Hole")).activate("Dark Hole")
    assert "Rabid Horseman" in d.graveyard(YOU)
    assert d.fusion_deck(YOU) == []


@pytest.mark.rule("R-FUS-09")
def test_back_to_the_hand_means_the_fusion_deck():
    d = fused(hand("Come Back"), cards=[RETURN]).activate("Come Back")
    assert (d.hand(YOU), d.fusion_deck(YOU)) == ([], ["Rabid Horseman"])


@pytest.mark.rule("J-FUS-07")
def test_back_to_the_deck_means_the_fusion_deck():
    d = fused(hand("Go Under"), cards=[TO_DECK])
    cards = len(d.deck(YOU))
    d.activate("Go Under")
    assert d.fusion_deck(YOU) == ["Rabid Horseman"]
    assert len(d.deck(YOU)) == cards


@pytest.mark.rule("J-FUS-01")
@pytest.mark.card("Ring of Destruction")
def test_materials_are_chosen_as_polymerization_resolves():
    d = table(
        you=hand("Polymerization", "Mystic Horseman") + attack("Battle Ox") + FUSION,
        them=set_("Ring of Destruction"),
    )
    d.activate("Polymerization").respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert d.monsters(YOU) == []
    assert d.hand(YOU) == ["Mystic Horseman"]
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Polymerization"]


@pytest.mark.rule("J-FUS-01", "J-TERM-01")
def test_materials_are_no_cost_and_no_tribute():
    d = fused()
    (moved,) = [e for e in d.events("move") if "Battle Ox" in e.cards]
    assert moved.causes == {"material"}
    assert set(moved.cards) == set(MATERIALS)


@pytest.mark.rule("J-FUS-01", "J-EFF-06")
@pytest.mark.card("Magic Jammer")
def test_materials_are_kept_when_polymerization_is_negated():
    d = table(you=hand("Polymerization", *MATERIALS) + FUSION, them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Polymerization").respond("Magic Jammer", cost=["Kuriboh"]).resolve()
    assert sorted(d.hand(YOU)) == sorted(MATERIALS)


@pytest.mark.rule("J-FUS-02", "R-ZONE-02")
def test_a_full_field_needs_a_material_from_the_field():
    full = ["Kuriboh"] * 4
    you = hand("Polymerization", *MATERIALS) + FUSION
    assert not table(you=you + attack(*full, "Kuriboh")).can("activate", "Polymerization")
    d = table(you=you + attack(*full, "Battle Ox")).activate("Polymerization")
    d.pick("Mystic Horseman").choose("attack")
    assert d.hand(YOU) == ["Battle Ox"]
    assert d.monsters(YOU) == [*full, "Rabid Horseman"]


@pytest.mark.rule("J-FUS-02")
def test_with_a_full_field_the_zone_of_the_material_is_offered():
    you = (
        hand("Polymerization", "Mystic Horseman") + attack(*["Kuriboh"] * 3, "Battle Ox", "Kuriboh") + FUSION
    )
    d = table(you=you, rules={"zones": "ask"}).activate("Polymerization", zone=1)
    d.pick("Battle Ox").choose("attack")
    assert d.zones(YOU)[3] == "Rabid Horseman"


@pytest.mark.rule("J-FUS-04")
def test_a_face_down_material_is_shown():
    d = table(you=hand("Polymerization", "Mystic Horseman") + set_("Battle Ox") + FUSION)
    d.activate("Polymerization", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]
    assert {card.name for card in d.seen(THEM, YOU).graveyard} >= set(MATERIALS)


@pytest.mark.rule("J-FUS-04", "J-TERM-04")
@pytest.mark.card("Change of Heart")
def test_a_controlled_monster_is_material_and_goes_to_its_owner():
    d = table(
        you=hand("Polymerization", "Mystic Horseman", "Change of Heart") + FUSION, them=attack("Battle Ox")
    )
    d.activate("Change of Heart").activate("Polymerization", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-FUS-04")
def test_the_opponents_monsters_are_no_material():
    d = table(you=hand("Polymerization", "Mystic Horseman") + FUSION, them=attack("Battle Ox"))
    assert "R-FUS-02" in d.why_not("Polymerization")


@pytest.mark.rule("J-FUS-05")
@pytest.mark.card("Monster Reborn", "Polymerization")
def test_one_that_was_fusion_summoned_may_be_revived():
    d = fused(hand("Dark Hole", "Monster Reborn")).activate("Dark Hole")
    d.activate("Monster Reborn", ["Rabid Horseman"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]


@pytest.mark.rule("J-FUS-05")
def test_one_that_came_another_way_may_not_be_revived():
    d = table(you=hand("Other Way", "Dark Hole", "Monster Reborn") + FUSION, cards=[OTHER_WAY])
    d.activate("Other Way").choose("attack").activate("Dark Hole")
    assert "Rabid Horseman" in d.graveyard(YOU)
    assert "J-EFF-12" in d.why_not("Monster Reborn")


@pytest.mark.rule("J-FUS-05")
def test_the_opponent_may_revive_it_too():
    d = fused(hand("Dark Hole"), hand("Monster Reborn")).activate("Dark Hole").end_turn()
    d.activate("Monster Reborn", ["Rabid Horseman"]).choose("attack")
    assert d.monsters(THEM) == ["Rabid Horseman"]


@pytest.mark.rule("J-FUS-05", "J-FUS-06")
@pytest.mark.card("Call of the Haunted")
def test_once_properly_summoned_it_may_be_revived_again_and_again():
    d = fused(hand("Dark Hole", "Dark Hole", "Monster Reborn", "Monster Reborn")).activate("Dark Hole")
    d.activate("Monster Reborn", ["Rabid Horseman"]).choose("attack").activate("Dark Hole")
    d.activate("Monster Reborn", ["Rabid Horseman"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]


@pytest.mark.rule("J-FUS-06")
def test_going_back_to_the_fusion_deck_clears_the_mark():
    you = hand("Come Back", "Other Way", "Dark Hole", "Monster Reborn")
    d = fused(you, cards=[RETURN, OTHER_WAY]).activate("Come Back")
    d.activate("Other Way").choose("attack").activate("Dark Hole").activate("Monster Reborn")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Mystic Horseman"]


@pytest.mark.rule("J-FUS-06", "J-SUM-06")
@pytest.mark.card("Solemn Judgment")
def test_a_negated_summon_is_not_proper():
    giant = effect_monster(
        "Lonely Giant",
        attack=2500,
        level=8,
        cannot_be_summoned=w.NORMAL_SUMMON,
        procedure=w.Procedure((), w.tribute()),
    )
    you = hand("Lonely Giant", "Monster Reborn") + attack("Kuriboh")
    d = table(you=you, them=set_("Solemn Judgment"), cards=[giant])
    d.special_summon("Lonely Giant", position="attack").respond("Solemn Judgment").resolve()
    assert "Lonely Giant" in d.graveyard(YOU)
    d.activate("Monster Reborn")
    assert d.prompt == "In which position?", "only Kuriboh can be chosen"
    d = table(you=[*you, *hand("Dark Hole")], cards=[giant]).special_summon("Lonely Giant")
    d.choose("attack").activate("Dark Hole").activate("Monster Reborn", ["Lonely Giant"]).choose("attack")
    assert d.monsters(YOU) == ["Lonely Giant"]


@pytest.mark.rule("J-FUS-06")
def test_only_by_its_own_summon_bars_revival_always():
    giant = effect_monster(
        "Lonely Giant",
        level=8,
        cannot_be_summoned=w.NORMAL_SUMMON,
        no_revival=True,
        procedure=w.Procedure((), w.tribute()),
    )
    d = table(you=hand("Monster Reborn") + graveyard("Lonely Giant", proper=True), cards=[giant])
    assert "J-EFF-12" in d.why_not("Monster Reborn")

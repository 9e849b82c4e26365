"""Cards of Metal Raiders."""

import pytest
from scenario import *

from spellspeed.duel.facts import Facts
from spellspeed.language import words as w
from spellspeed.language.card import define

pytestmark = both_seats

SEARCHERS = ("Sangan", "Witch of the Black Forest")


def own(name, kind, frame, *effects, procedure=None, **facts):
    """A card of this file's own."""
    return define(name, *effects, procedure=procedure).script(Facts(name, kind, frame, **facts))


# -- Block Attack -----------------------------------------------------------------------------------


@pytest.mark.card("Block Attack")
def test_block_attack_turns_an_opponents_attacker_to_defense():
    d = table(
        you=attack("Battle Ox") + hand("Block Attack"), them=attack("Summoned Skull") + defense("Kuriboh")
    )
    d.activate("Block Attack")
    assert d.position("Summoned Skull") == "defense"
    assert d.position("Battle Ox") == "attack"


@pytest.mark.card("Block Attack")
@pytest.mark.rule("J-EFF-12")
def test_block_attack_needs_an_attack_position_monster_of_the_opponent():
    d = table(
        you=attack("Battle Ox") + hand("Block Attack"), them=defense("Summoned Skull") + set_("Kuriboh")
    )
    assert d.why_not("Block Attack") == ["J-EFF-12"]


@pytest.mark.card("Block Attack", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_block_attack_does_nothing_to_a_monster_turned_down_in_chain():
    d = table(you=hand("Block Attack"), them=attack("Summoned Skull") + set_("Book of Moon"))
    d.activate("Block Attack").respond("Book of Moon").resolve()
    assert d.position("Summoned Skull") == "set"


# -- Heavy Storm ------------------------------------------------------------------------------------


@pytest.mark.card("Heavy Storm")
def test_heavy_storm_destroys_all_magic_and_traps_also_in_the_field_zones():
    d = table(
        you=attack("Battle Ox") + hand("Heavy Storm") + set_("Waboku") + field("Yami"),
        them=face_up("Gravity Bind") + set_("Mirror Force", "Sogen"),
    )
    d.activate("Heavy Storm").resolve()
    assert sorted(d.graveyard(YOU)) == ["Heavy Storm", "Waboku", "Yami"]
    assert sorted(d.graveyard(THEM)) == ["Gravity Bind", "Mirror Force", "Sogen"]
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Heavy Storm")
@pytest.mark.rule("J-EFF-12")
def test_heavy_storm_alone_on_the_field_has_nothing_to_destroy():
    d = table(you=attack("Battle Ox") + hand("Heavy Storm"), them=set_("Kuriboh"))
    assert d.why_not("Heavy Storm") == ["J-EFF-12"]


@pytest.mark.card("Heavy Storm", "Waboku")
@pytest.mark.rule("J-MAG-05")
def test_a_normal_trap_answers_heavy_storm_and_works_though_it_is_destroyed():
    d = table(you=hand("Heavy Storm"), them=set_("Waboku", "Mirror Force"))
    d.activate("Heavy Storm").respond("Waboku").resolve()
    assert sorted(d.graveyard(THEM)) == ["Mirror Force", "Waboku"]
    assert [e.cards for e in d.events("resolve")] == [("Waboku",), ("Heavy Storm",)]


@pytest.mark.card("Heavy Storm", "Call of the Haunted")
@pytest.mark.rule("J-MAG-05")
def test_call_of_the_haunted_answers_heavy_storm_in_vain():
    d = table(you=hand("Heavy Storm"), them=set_("Call of the Haunted") + graveyard("Battle Ox"))
    d.activate("Heavy Storm").respond("Call of the Haunted").resolve()
    assert d.monsters(THEM) == []
    assert sorted(d.graveyard(THEM)) == ["Battle Ox", "Call of the Haunted"]


@pytest.mark.card("Heavy Storm", "Witch of the Black Forest", "Relinquished")
@pytest.mark.rule("J-EQUIP-04")
def test_heavy_storm_destroys_a_monster_that_serves_as_an_equip():
    d = table(
        you=hand("Heavy Storm"),
        them=attack("Relinquished") + equip("Witch of the Black Forest", on="Relinquished") + deck("Kuriboh"),
    )
    d.activate("Heavy Storm")
    assert d.graveyard(THEM) == ["Witch of the Black Forest"]
    assert d.hand(THEM) == ["Kuriboh"]


# -- Horn of Heaven ---------------------------------------------------------------------------------


@pytest.mark.card("Horn of Heaven")
@pytest.mark.rule("J-SUM-02")
def test_horn_of_heaven_negates_a_normal_summon_and_the_summon_is_used_up():
    d = table(you=hand("Battle Ox", "Kuriboh"), them=attack("Silver Fang") + set_("Horn of Heaven"))
    d.summon("Battle Ox").respond("Horn of Heaven", cost=["Silver Fang"])
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Battle Ox"])
    assert d.graveyard(THEM) == ["Silver Fang", "Horn of Heaven"]
    assert d.why_not("Kuriboh") == ["R-SUM-01"]


@pytest.mark.card("Horn of Heaven")
@pytest.mark.rule("J-SUM-02")
def test_the_tributes_of_a_negated_summon_stay_paid():
    d = table(
        you=attack("Kuriboh") + hand("Summoned Skull"), them=attack("Silver Fang") + set_("Horn of Heaven")
    )
    d.summon("Summoned Skull", ["Kuriboh"]).respond("Horn of Heaven")
    assert d.graveyard(YOU) == ["Kuriboh", "Summoned Skull"]


@pytest.mark.card("Horn of Heaven")
@pytest.mark.rule("J-EFF-12")
def test_horn_of_heaven_needs_a_monster_to_tribute():
    d = table(you=hand("Battle Ox"), them=set_("Horn of Heaven")).summon("Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.kind == "act"


@pytest.mark.card("Horn of Heaven", "Monster Reborn")
@pytest.mark.rule("J-SUM-06", "J-SUM-05")
def test_horn_of_heaven_answers_no_summon_by_an_effect_and_no_set():
    d = table(
        you=hand("Monster Reborn", "Battle Ox") + graveyard("Silver Fang"),
        them=attack("Kuriboh") + set_("Horn of Heaven"),
    )
    d.activate("Monster Reborn")
    assert not d.can_respond("Horn of Heaven")
    d.choose("attack")
    assert not d.can_respond("Horn of Heaven")
    assert not d.set("Battle Ox").can_respond("Horn of Heaven")


@pytest.mark.card("Horn of Heaven")
@pytest.mark.rule("J-SUM-06", "J-FUS-06")
def test_horn_of_heaven_negates_a_built_in_special_summon_which_is_no_proper_one():
    rider = own(
        "Ghost Rider",
        1,
        2,
        procedure=w.Procedure((), None),
        effect=True,
        level=8,
        attack=2000,
        type=3,
        attribute=6,
    )
    rider.cannot_be_summoned = w.NORMAL_SUMMON
    d = table(
        you=hand("Ghost Rider", "Monster Reborn"),
        them=attack("Kuriboh") + set_("Horn of Heaven"),
        cards=[rider],
    )
    d.special_summon("Ghost Rider").choose("attack").respond("Horn of Heaven")
    assert d.graveyard(YOU) == ["Ghost Rider"]
    d.activate("Monster Reborn").choose("attack")
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card("Horn of Heaven", "Man-Eater Bug")
@pytest.mark.rule("J-TERM-03")
def test_a_negated_flip_summon_uses_no_flip_effect():
    d = table(you=set_("Man-Eater Bug"), them=attack("Kuriboh", "Battle Ox") + set_("Horn of Heaven"))
    d.flip("Man-Eater Bug").respond("Horn of Heaven", cost=["Kuriboh"])
    assert d.graveyard(YOU) == ["Man-Eater Bug"]
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Horn of Heaven", "Trap Hole")
@pytest.mark.rule("J-SUM-01")
def test_after_the_attempt_horn_of_heaven_is_too_late():
    d = table(you=hand("Battle Ox"), them=attack("Kuriboh") + set_("Horn of Heaven", "Trap Hole"))
    d.summon("Battle Ox")
    assert d.options() == ["activate Horn of Heaven", "pass"]
    d.pass_()
    assert d.options() == ["activate Trap Hole", "pass"]


# -- Kuriboh ----------------------------------------------------------------------------------------


@pytest.mark.card("Kuriboh")
def test_kuriboh_discarded_takes_away_the_battle_damage():
    d = table(you=attack("Summoned Skull"), them=hand("Kuriboh"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull").respond("Kuriboh")
    assert (d.lp(THEM), d.graveyard(THEM)) == (8000, ["Kuriboh"])
    assert d.events("battle-damage") == []


@pytest.mark.card("Kuriboh")
def test_kuriboh_saves_life_points_but_no_monster():
    d = table(you=attack("Summoned Skull"), them=attack("Battle Ox") + hand("Kuriboh"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull", "Battle Ox").respond("Kuriboh")
    assert d.lp(THEM) == 8000
    assert d.graveyard(THEM) == ["Kuriboh", "Battle Ox"]


@pytest.mark.card("Kuriboh")
@pytest.mark.rule("J-DMG-02")
def test_kuriboh_is_used_only_at_damage_calculation():
    d = table(
        you=attack("Summoned Skull"), them=hand("Kuriboh") + set_("Rush Recklessly"), phase=BATTLE_PHASE
    )
    d.attack("Summoned Skull")
    steps = []
    while d.kind == "respond":
        if d.can("activate", "Kuriboh"):
            steps.append(d.step)
        d.pass_()
    assert steps == ["Damage Step: damage calculation"]
    assert d.lp(THEM) == 5500


@pytest.mark.card("Kuriboh")
def test_kuriboh_does_not_serve_in_ones_own_attack():
    d = table(you=attack("Battle Ox") + hand("Kuriboh"), them=attack("Summoned Skull"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Summoned Skull")
    assert (d.lp(YOU), d.hand(YOU)) == (7200, ["Kuriboh"])


@pytest.mark.card("Kuriboh")
def test_kuriboh_on_the_field_cannot_be_used():
    d = table(you=attack("Summoned Skull"), them=attack("Kuriboh"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull", "Kuriboh")
    assert d.lp(THEM) == 5800


@pytest.mark.card("Kuriboh")
def test_kuriboh_serves_for_one_battle_only():
    d = table(you=attack("Summoned Skull", "Battle Ox"), them=hand("Kuriboh"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull").respond("Kuriboh").attack("Battle Ox")
    assert d.lp(THEM) == 6300


@pytest.mark.card("Kuriboh", "Injection Fairy Lily")
@pytest.mark.rule("J-EFF-06")
def test_kuriboh_is_chained_to_injection_fairy_lily_who_has_paid():
    d = table(you=attack("Injection Fairy Lily"), them=hand("Kuriboh"), phase=BATTLE_PHASE)
    d.attack("Injection Fairy Lily").activate("Injection Fairy Lily").respond("Kuriboh").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6000, 8000)


@pytest.mark.card("Kuriboh", "Airknight Parshath")
@pytest.mark.rule("J-DMG-09")
def test_kuriboh_stops_the_damage_that_pierces_and_what_it_would_trigger():
    d = table(you=attack("Airknight Parshath"), them=defense("Silver Fang") + hand("Kuriboh"))
    d.to_battle().attack("Airknight Parshath", "Silver Fang").respond("Kuriboh")
    assert (d.lp(THEM), d.hand(YOU)) == (8000, [])
    assert "Silver Fang" in d.graveyard(THEM)


# -- Magic Jammer -----------------------------------------------------------------------------------


@pytest.mark.card("Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_magic_jammer_negates_a_magic_card_for_a_discard():
    d = table(you=hand("Pot of Greed"), them=set_("Magic Jammer") + hand("Battle Ox", "Kuriboh"))
    d.activate("Pot of Greed").respond("Magic Jammer", cost=["Kuriboh"])
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Battle Ox"], ["Kuriboh", "Magic Jammer"])


@pytest.mark.card("Magic Jammer")
@pytest.mark.rule("J-EFF-12")
def test_magic_jammer_needs_a_card_to_discard():
    d = table(you=hand("Pot of Greed"), them=set_("Magic Jammer")).activate("Pot of Greed")
    assert len(d.hand(YOU)) == 2


@pytest.mark.card("Magic Jammer", "Waboku")
def test_magic_jammer_answers_no_trap_no_monster_effect_and_no_set():
    d = table(
        you=attack("Exiled Force") + hand("Dark Hole"),
        them=set_("Magic Jammer", "Waboku", "Kuriboh") + hand("Battle Ox"),
    )
    d.activate("Exiled Force", targets=["Kuriboh"])
    assert not d.can_respond("Magic Jammer")
    assert not d.resolve().set("Dark Hole").can_respond("Magic Jammer")
    d.leave_for(BATTLE_PHASE).respond("Waboku")
    assert not d.can_respond("Magic Jammer")


@pytest.mark.card("Magic Jammer")
@pytest.mark.rule("J-MAG-06", "R-EQUIP-01")
def test_magic_jammer_on_an_equip_leaves_the_monster_as_it_was():
    d = table(
        you=attack("Battle Ox") + hand("Axe of Despair"), them=set_("Magic Jammer") + hand("Silver Fang")
    )
    d.activate("Axe of Despair").respond("Magic Jammer")
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Magic Jammer", "Axe of Despair")
@pytest.mark.rule("J-MAG-06")
def test_an_axe_of_despair_whose_activation_was_negated_does_not_return():
    d = table(
        you=attack("Battle Ox", "Kuriboh") + hand("Axe of Despair"),
        them=set_("Magic Jammer") + hand("Silver Fang"),
    )
    d.activate("Axe of Despair", ["Battle Ox"]).respond("Magic Jammer")
    assert d.kind == "act"
    assert d.graveyard(YOU) == ["Axe of Despair"]


@pytest.mark.card("Magic Jammer", "Mystical Space Typhoon")
@pytest.mark.rule("R-CHAIN-09", "J-CHAIN-09")
def test_magic_jammer_must_be_chained_to_the_magic_card_directly():
    d = table(
        you=hand("Pot of Greed"),
        them=set_("Magic Jammer", "Waboku") + hand("Battle Ox"),
    )
    d.activate("Pot of Greed").respond("Waboku")
    assert not d.can_respond("Magic Jammer")


@pytest.mark.card("Magic Jammer")
def test_magic_jammer_negates_the_quick_play_magic_that_would_destroy_it():
    d = table(you=hand("Mystical Space Typhoon"), them=set_("Magic Jammer") + hand("Battle Ox"))
    d.activate("Mystical Space Typhoon").respond("Magic Jammer")
    assert d.graveyard(YOU) == ["Mystical Space Typhoon"]
    assert d.graveyard(THEM) == ["Battle Ox", "Magic Jammer"]


# -- Mirror Force -----------------------------------------------------------------------------------


@pytest.mark.card("Mirror Force")
def test_mirror_force_destroys_the_opponents_attack_position_monsters():
    d = table(
        you=attack("Summoned Skull", "Battle Ox") + defense("Mystical Elf") + set_("Silver Fang"),
        them=attack("Kuriboh") + set_("Mirror Force"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Kuriboh").respond("Mirror Force")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Summoned Skull"]
    assert sorted(d.monsters(YOU)) == ["Mystical Elf", "Silver Fang"]
    assert d.monsters(THEM) == ["Kuriboh"]


@pytest.mark.card("Mirror Force")
def test_mirror_force_only_answers_the_opponents_attack():
    d = table(
        you=attack("Summoned Skull") + set_("Mirror Force"),
        them=attack("Battle Ox"),
        phase=BATTLE_PHASE,
    )
    assert not d.can("activate", "Mirror Force")
    d.attack("Summoned Skull", "Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.magic_traps(YOU) == ["Mirror Force"]


@pytest.mark.card("Mirror Force", "Book of Moon")
@pytest.mark.rule("J-EFF-11")
def test_mirror_force_spares_a_monster_turned_face_down_in_chain():
    d = table(
        you=attack("Summoned Skull", "Battle Ox") + set_("Book of Moon"),
        them=set_("Mirror Force"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull").respond("Mirror Force").respond("Book of Moon", ["Battle Ox"]).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert "Summoned Skull" in d.graveyard(YOU)


@pytest.mark.card("Mirror Force", "Lord of D.")
@pytest.mark.rule("J-EFF-11")
def test_mirror_force_names_no_target():
    d = table(you=attack("Luster Dragon", "Lord of D."), them=set_("Mirror Force"), phase=BATTLE_PHASE)
    d.attack("Luster Dragon").respond("Mirror Force")
    assert d.monsters(YOU) == []


# -- Sangan, Witch of the Black Forest --------------------------------------------------------------


def finds(name):
    """A monster that this searcher finds, and one that it does not find."""
    return ("Mystical Elf", "Battle Ox") if name == "Sangan" else ("Battle Ox", "Mystical Elf")


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_destroyed_fetches_a_monster_with_at_most_1500(name):
    good, bad = finds(name)
    d = table(you=attack(name) + hand("Dark Hole") + deck(bad, good, "Kuriboh", "Waboku"))
    d.activate("Dark Hole")
    assert sorted(d.options()) == sorted([f"pick {good}", "pick Kuriboh"])
    d.pick(good)
    assert d.hand(YOU) == [good]
    assert d.events("shuffle")
    assert d.can("summon", good)


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.rule("J-PUB-02")
@pytest.mark.parametrize("name", SEARCHERS)
def test_the_card_fetched_is_shown(name):
    d = table(you=attack(name) + hand("Dark Hole") + deck("Kuriboh")).activate("Dark Hole")
    assert d.hand(YOU) == ["Kuriboh"]
    assert any(e.cards == ("Kuriboh",) for e in d.events("reveal"))


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.rule("J-PUB-03")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_search_that_finds_nothing_shows_the_deck(name):
    d = table(you=attack(name) + hand("Dark Hole") + deck("Dark Magician", rest=False)).activate("Dark Hole")
    assert d.hand(YOU) == []
    assert [(e.text, e.cards) for e in d.events("reveal")] == [("verify", ("Dark Magician",))]


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.rule("J-CHAIN-07")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_tributed_never_misses_and_searches_after_the_summon(name):
    d = table(you=attack(name) + hand("Summoned Skull") + deck("Kuriboh"))
    d.summon("Summoned Skull", [name])
    assert (d.monsters(YOU), d.hand(YOU)) == (["Summoned Skull"], ["Kuriboh"])


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.rule("J-CHAIN-07", "J-CHAIN-05")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_paid_as_a_cost_searches_after_the_chain(name):
    d = table(
        you=hand("Battle Ox"),
        them=attack(name) + set_("Horn of Heaven") + deck("Kuriboh"),
    )
    d.summon("Battle Ox").respond("Horn of Heaven")
    assert d.hand(THEM) == ["Kuriboh"]
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_destroyed_in_battle_or_face_down_searches(name):
    d = table(you=attack("Summoned Skull"), them=attack(name) + deck("Kuriboh"), phase=BATTLE_PHASE)
    assert d.attack("Summoned Skull", name).hand(THEM) == ["Kuriboh"]
    d = table(you=hand("Dark Hole"), them=set_(name) + deck("Kuriboh")).activate("Dark Hole")
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Card Destruction")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_discarded_does_not_search(name):
    d = table(you=hand("Card Destruction", name) + deck("Cosmo Queen", "Kuriboh"))
    d.activate("Card Destruction")
    assert d.hand(YOU) == ["Cosmo Queen"]
    assert d.kind == "act"


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Hane-Hane")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_that_returns_to_the_hand_does_not_search(name):
    d = table(you=set_("Hane-Hane"), them=attack(name) + deck("Kuriboh")).flip("Hane-Hane").pick(name)
    assert d.hand(THEM) == [name]


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Solemn Judgment")
@pytest.mark.rule("J-TERM-03")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_whose_summon_is_negated_does_not_search(name):
    d = table(you=hand(name) + deck("Kuriboh"), them=set_("Solemn Judgment"))
    d.summon(name).respond("Solemn Judgment")
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], [name])


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Solemn Judgment")
@pytest.mark.rule("J-TERM-03")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_whose_flip_summon_is_negated_was_on_the_field(name):
    d = table(you=set_(name) + deck("Kuriboh"), them=set_("Solemn Judgment"))
    d.flip(name).respond("Solemn Judgment")
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Change of Heart")
@pytest.mark.rule("J-EFF-05")
@pytest.mark.parametrize("name", SEARCHERS)
def test_the_owner_of_a_searcher_gets_its_effect(name):
    d = table(
        you=hand("Change of Heart", "Summoned Skull") + deck("Baby Dragon"),
        them=attack(name) + deck("Kuriboh"),
    )
    d.activate("Change of Heart").summon("Summoned Skull", [name])
    assert (d.hand(THEM), d.hand(YOU)) == (["Kuriboh"], [])


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Polymerization")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_used_as_fusion_material_from_the_field_searches(name):
    fusion = own(
        "Two Witches", 1, 3, materials=("Sangan", "Witch of the Black Forest"), level=5, attack=1000, type=2
    )
    other = SEARCHERS[1 - SEARCHERS.index(name)]
    d = table(
        you=attack(name) + hand(other, "Polymerization") + fusion_deck("Two Witches") + deck("Kuriboh"),
        cards=[fusion],
    )
    d.activate("Polymerization", [name]).choose("attack")
    assert d.hand(YOU) == ["Kuriboh"]
    assert d.monsters(YOU) == ["Two Witches"]


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.rule("J-CHAIN-06")
def test_two_searchers_go_on_one_chain_in_the_order_their_player_likes():
    d = table(you=attack(*SEARCHERS) + hand("Dark Hole") + deck("Kuriboh", "Silver Fang"))
    d.activate("Dark Hole")
    assert d.kind == "order"
    d.choose("first Sangan")
    assert d.chain() == ["Sangan", "Witch of the Black Forest"]
    d.pick("Silver Fang")
    assert sorted(d.hand(YOU)) == ["Kuriboh", "Silver Fang"]


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_printed_question_mark_is_no_number_to_search_for(name):
    unknown = own("Riddle", 1, 1, level=4, type=8, attribute=6, unknown_attack=True, unknown_defense=True)
    d = table(you=attack(name) + hand("Dark Hole") + deck("Riddle", "Kuriboh"), cards=[unknown])
    assert d.activate("Dark Hole").hand(YOU) == ["Kuriboh"]


@pytest.mark.card("Sangan", "Witch of the Black Forest")
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_removed_from_play_does_not_search(name):
    gate = own(
        "Gate",
        2,
        5,
        w.activate(w.SendAway(w.TARGET, to=w.REMOVED), target=w.MONSTER),
        icon=1,
        effect=True,
    )
    d = table(you=hand("Gate"), them=attack(name) + deck("Kuriboh"), cards=[gate]).activate("Gate")
    assert (d.removed(THEM), d.hand(THEM)) == ([name], [])


@pytest.mark.card("Sangan", "Witch of the Black Forest", "Mystical Space Typhoon", "Waboku")
@pytest.mark.rule("J-CHAIN-05")
@pytest.mark.parametrize("name", SEARCHERS)
def test_the_effect_of_a_searcher_can_be_answered_and_its_card_used_at_once(name):
    d = table(you=attack(name) + hand("Dark Hole") + deck("Kuriboh"), them=set_("Waboku"))
    d.activate("Dark Hole").pass_()
    assert (d.chain(), d.asked) == ([name], THEM)
    assert d.resolve().can("summon", "Kuriboh")


# -- Solemn Judgment --------------------------------------------------------------------------------


@pytest.mark.card("Solemn Judgment")
@pytest.mark.rule("J-MAG-06")
def test_solemn_judgment_negates_a_magic_card_for_half_the_life_points():
    d = table(you=hand("Pot of Greed"), them=set_("Solemn Judgment"))
    d.activate("Pot of Greed").respond("Solemn Judgment")
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])
    assert (d.lp(THEM), d.lp(YOU)) == (4000, 8000)


@pytest.mark.card("Solemn Judgment")
@pytest.mark.rule("J-EFF-08")
@pytest.mark.parametrize(("before", "after"), [(8000, 4000), (7001, 3501), (3, 2), (1, 1)])
def test_half_a_life_point_that_is_left_counts_as_a_whole_one(before, after):
    d = table(you=hand("Pot of Greed"), them=set_("Solemn Judgment") + lp(before))
    d.activate("Pot of Greed").respond("Solemn Judgment")
    assert d.lp(THEM) == after


@pytest.mark.card("Solemn Judgment", "Waboku")
def test_solemn_judgment_negates_a_trap():
    d = table(you=set_("Solemn Judgment"), them=set_("Waboku"))
    d.leave_for(BATTLE_PHASE).respond("Waboku").respond("Solemn Judgment").resolve()
    assert d.graveyard(THEM) == ["Waboku"]
    assert d.events("lasting") == []
    assert d.lp(YOU) == 4000


@pytest.mark.card("Solemn Judgment")
@pytest.mark.rule("J-SUM-01", "J-SUM-02")
def test_solemn_judgment_negates_a_summon():
    d = table(you=hand("Battle Ox", "Kuriboh"), them=set_("Solemn Judgment"))
    d.summon("Battle Ox").respond("Solemn Judgment")
    assert (d.monsters(YOU), d.graveyard(YOU), d.lp(THEM)) == ([], ["Battle Ox"], 4000)
    assert not d.can("summon", "Kuriboh")


@pytest.mark.card("Solemn Judgment", "Jinzo")
@pytest.mark.rule("J-TRAP-02")
def test_solemn_judgment_negates_the_summon_of_jinzo():
    d = table(you=attack("Kuriboh") + hand("Jinzo"), them=set_("Solemn Judgment"))
    d.summon("Jinzo", ["Kuriboh"]).respond("Solemn Judgment")
    assert d.graveyard(YOU) == ["Kuriboh", "Jinzo"]


@pytest.mark.card("Solemn Judgment", "Exiled Force", "Call of the Haunted")
@pytest.mark.rule("J-SUM-06")
def test_solemn_judgment_answers_neither_a_monster_effect_nor_a_summon_by_an_effect():
    d = table(
        you=attack("Exiled Force") + graveyard("Battle Ox") + hand("Monster Reborn"),
        them=set_("Solemn Judgment", "Kuriboh"),
    )
    d.activate("Exiled Force", targets=["Kuriboh"])
    assert d.kind == "act"
    d.activate("Monster Reborn", ["Battle Ox"])
    assert d.can_respond("Solemn Judgment")
    d.pass_().choose("attack")
    assert d.kind == "act"
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Solemn Judgment", "Mystical Space Typhoon")
@pytest.mark.rule("R-CHAIN-09")
def test_nothing_but_a_counter_trap_answers_solemn_judgment():
    d = table(
        you=hand("Pot of Greed") + set_("Mystical Space Typhoon", "Solemn Judgment"),
        them=set_("Solemn Judgment"),
    )
    d.activate("Pot of Greed").respond("Solemn Judgment", seat=THEM)
    assert (d.asked, d.options()) == (YOU, ["activate Solemn Judgment", "pass"])
    d.respond("Solemn Judgment")
    assert len(d.hand(YOU)) == 2
    assert (d.lp(YOU), d.lp(THEM)) == (4000, 4000)


@pytest.mark.card("Solemn Judgment", "Horn of Heaven")
@pytest.mark.rule("J-CHAIN-09")
def test_solemn_judgment_chained_to_horn_of_heaven_saves_the_summon():
    d = table(
        you=hand("Battle Ox") + set_("Solemn Judgment"), them=attack("Kuriboh") + set_("Horn of Heaven")
    )
    d.summon("Battle Ox").respond("Horn of Heaven").respond("Solemn Judgment", seat=YOU).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.graveyard(THEM) == ["Kuriboh", "Horn of Heaven"]
    assert d.lp(YOU) == 4000


@pytest.mark.card("Solemn Judgment", "Gravity Bind")
@pytest.mark.rule("J-MAG-06", "J-FIELD-01")
def test_solemn_judgment_on_a_continuous_or_field_card():
    d = table(you=hand("Umi") + field("Yami"), them=set_("Solemn Judgment", "Gravity Bind"))
    d.activate("Umi").respond("Solemn Judgment")
    assert d.graveyard(YOU) == ["Yami", "Umi"]
    d = table(you=attack("Battle Ox") + set_("Solemn Judgment"), them=set_("Gravity Bind"))
    d.leave_for(BATTLE_PHASE).respond("Gravity Bind").respond("Solemn Judgment").to_battle()
    assert d.attack("Battle Ox").lp(THEM) == 6300


@pytest.mark.card("Solemn Judgment", "Sangan")
def test_solemn_judgment_does_not_answer_an_effect_used_in_the_graveyard():
    d = table(you=attack("Sangan") + hand("Dark Hole") + deck("Kuriboh"), them=set_("Solemn Judgment"))
    d.activate("Dark Hole").pass_()
    assert d.hand(YOU) == ["Kuriboh"]
    assert d.lp(THEM) == 8000


# -- Magician of Faith, Mask of Darkness ------------------------------------------------------------


@pytest.mark.card("Magician of Faith", "Mask of Darkness")
@pytest.mark.parametrize(
    "monster, back", [("Magician of Faith", "Dark Hole"), ("Mask of Darkness", "Trap Hole")]
)
def test_a_magic_or_trap_card_comes_back_from_your_own_graveyard(monster, back):
    d = table(
        you=set_(monster) + graveyard("Dark Hole", "Trap Hole", "Sangan"),
        them=graveyard("Pot of Greed", "Waboku"),
    ).flip(monster)
    assert d.hand(YOU) == [back]
    assert len(d.graveyard(THEM)) == 2


@pytest.mark.card("Magician of Faith")
@pytest.mark.rule("J-FLIP-05")
def test_magician_of_faith_without_a_magic_card_in_the_graveyard_does_nothing():
    d = table(you=set_("Magician of Faith") + graveyard("Trap Hole")).flip("Magician of Faith")
    assert d.hand(YOU) == []
    assert d.events("activate") == []


@pytest.mark.card("Magician of Faith")
@pytest.mark.rule("J-DMG-03", "J-EFF-10")
def test_magician_of_faith_destroyed_by_an_attack_takes_the_card_that_was_named():
    d = table(
        you=attack("Battle Ox"),
        them=set_("Magician of Faith") + graveyard("Dark Hole", "Pot of Greed"),
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox", "Magician of Faith").resolve()
    assert (d.asked, d.kind) == (THEM, "choose")
    assert d.pick("Dark Hole").hand(THEM) == ["Dark Hole"]
    assert d.graveyard(THEM) == ["Pot of Greed", "Magician of Faith"]


@pytest.mark.card("Mask of Darkness")
@pytest.mark.rule("J-FLIP-03")
def test_mask_of_darkness_summoned_face_up_takes_nothing():
    d = table(you=hand("Mask of Darkness") + graveyard("Trap Hole")).summon("Mask of Darkness")
    assert d.hand(YOU) == []


# -- Milus Radiant ----------------------------------------------------------------------------------


@pytest.mark.card("Milus Radiant")
def test_milus_radiant_raises_earth_and_lowers_wind_on_both_sides():
    d = table(you=hand("Milus Radiant") + attack("Battle Ox"), them=attack("Silver Fang", "Baby Dragon"))
    d.summon("Milus Radiant")
    names = ["Milus Radiant", "Battle Ox", "Silver Fang", "Baby Dragon"]
    assert [d.attack_of(name) for name in names] == [800, 2200, 1700, 800]
    assert d.defense_of("Battle Ox") == 1000


@pytest.mark.card("Milus Radiant", "Book of Moon")
@pytest.mark.rule("R-EFF-04")
def test_milus_radiant_turned_face_down_raises_nothing():
    d = table(you=attack("Milus Radiant", "Battle Ox") + hand("Book of Moon"))
    assert d.activate("Book of Moon", ["Milus Radiant"]).attack_of("Battle Ox") == 1700


# -- Princess of Tsurugi ----------------------------------------------------------------------------


@pytest.mark.card("Princess of Tsurugi")
def test_princess_of_tsurugi_burns_for_each_magic_and_trap_of_the_opponent_at_once():
    d = (
        table(
            you=set_("Princess of Tsurugi", "Waboku"),
            them=set_("Dark Hole", "Trap Hole") + field("Umi") + attack("Battle Ox"),
        )
        .flip("Princess of Tsurugi")
        .resolve()
    )
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6500)
    assert [e.amount for e in d.events("effect-damage")] == [1500]


@pytest.mark.card("Princess of Tsurugi", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-11")
def test_princess_of_tsurugi_counts_as_she_resolves():
    d = table(you=set_("Princess of Tsurugi"), them=set_("Mystical Space Typhoon", "Trap Hole"))
    d.flip("Princess of Tsurugi").respond("Mystical Space Typhoon", ["Trap Hole"])
    assert d.lp(THEM) == 7500


# -- Seven Tools of the Bandit ----------------------------------------------------------------------


@pytest.mark.card("Seven Tools of the Bandit", "Trap Hole")
@pytest.mark.rule("J-MAG-06", "R-TRAP-05")
def test_seven_tools_negates_a_trap_for_1000():
    d = table(you=hand("Battle Ox") + set_("Seven Tools of the Bandit"), them=set_("Trap Hole"))
    d.summon("Battle Ox").respond("Trap Hole").respond("Seven Tools of the Bandit")
    assert (d.monsters(YOU), d.lp(YOU)) == (["Battle Ox"], 7000)
    assert d.graveyard(THEM) == ["Trap Hole"]


@pytest.mark.card("Seven Tools of the Bandit", "Solemn Judgment")
@pytest.mark.rule("R-CHAIN-09")
def test_seven_tools_answers_a_counter_trap():
    d = table(you=hand("Pot of Greed") + set_("Seven Tools of the Bandit"), them=set_("Solemn Judgment"))
    d.activate("Pot of Greed").respond("Solemn Judgment").respond("Seven Tools of the Bandit")
    assert len(d.hand(YOU)) == 2
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 4000)


@pytest.mark.card("Seven Tools of the Bandit", "Ultimate Offering")
def test_seven_tools_does_not_answer_the_effect_of_a_face_up_trap():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=set_("Seven Tools of the Bandit"))
    d.activate("Ultimate Offering")
    assert not d.can_respond("Seven Tools of the Bandit")


@pytest.mark.card("Seven Tools of the Bandit")
@pytest.mark.rule("J-EFF-07")
def test_seven_tools_cannot_be_paid_with_the_last_1000():
    d = table(you=hand("Battle Ox") + set_("Seven Tools of the Bandit") + lp(1000), them=set_("Trap Hole"))
    d.summon("Battle Ox").respond("Trap Hole")
    assert d.monsters(YOU) == []


# -- Soul Release -----------------------------------------------------------------------------------


@pytest.mark.card("Soul Release")
def test_soul_release_removes_up_to_five_cards_of_any_graveyard():
    mine = ("Sangan", "Dark Hole", "Trap Hole")
    d = table(you=hand("Soul Release") + graveyard(*mine), them=graveyard("Jinzo", "Kuriboh", "Waboku"))
    d.activate("Soul Release", ["Sangan", "Jinzo", "Waboku"]).done()
    assert (d.removed(YOU), d.removed(THEM)) == (["Sangan"], ["Jinzo", "Waboku"])
    assert d.graveyard(YOU) == ["Dark Hole", "Trap Hole", "Soul Release"]


@pytest.mark.card("Soul Release")
def test_soul_release_takes_no_more_than_five_and_needs_one():
    six = ("Jinzo", "Kuriboh", "Waboku", "Sangan", "Dark Hole", "Raigeki")
    d = table(you=hand("Soul Release"), them=graveyard(*six))
    d.activate("Soul Release", six[:5])
    assert d.graveyard(THEM) == ["Raigeki"]
    assert table(you=hand("Soul Release")).why_not("Soul Release") == ["J-EFF-12"]


@pytest.mark.card("Soul Release", "Call of the Haunted")
@pytest.mark.rule("J-EFF-10")
def test_soul_release_lets_go_a_target_that_has_left():
    d = table(you=hand("Soul Release"), them=graveyard("Jinzo", "Waboku") + set_("Call of the Haunted"))
    d.activate("Soul Release", ["Jinzo", "Waboku"]).respond("Call of the Haunted", ["Jinzo"])
    assert (d.removed(THEM), d.monsters(THEM)) == (["Waboku"], ["Jinzo"])


# -- White Magical Hat ------------------------------------------------------------------------------


@pytest.mark.card("White Magical Hat")
@pytest.mark.rule("R-EFF-06")
def test_white_magical_hat_makes_the_opponent_discard_at_random():
    d = table(
        you=attack("White Magical Hat"),
        them=hand("Jinzo", "Kuriboh", "Waboku"),
        phase=BATTLE_PHASE,
        chance=[2],
    )
    d.attack("White Magical Hat").resolve()
    assert (d.lp(THEM), d.graveyard(THEM)) == (7000, ["Waboku"])
    assert d.events("move")[0].causes == {"discard"}


@pytest.mark.card("White Magical Hat")
@pytest.mark.rule("J-DMG-09")
def test_white_magical_hat_wants_battle_damage_of_its_own():
    d = table(you=attack("White Magical Hat"), them=attack("Kuriboh") + hand("Jinzo"), phase=BATTLE_PHASE)
    assert d.attack("White Magical Hat", "Kuriboh").resolve().hand(THEM) == []
    d = table(you=attack("White Magical Hat"), them=defense("Kuriboh") + hand("Jinzo"), phase=BATTLE_PHASE)
    assert d.attack("White Magical Hat", "Kuriboh").resolve().hand(THEM) == ["Jinzo"]


# -- Dark Elf ---------------------------------------------------------------------------------------


@pytest.mark.card("Dark Elf")
def test_dark_elf_pays_1000_for_each_attack():
    d = table(you=attack("Dark Elf")).to_battle().attack("Dark Elf").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 6000)


@pytest.mark.card("Dark Elf")
@pytest.mark.rule("J-EFF-07")
def test_dark_elf_does_not_attack_for_the_last_1000():
    d = table(you=attack("Dark Elf") + lp(1000)).to_battle()
    assert not d.can("attack", "Dark Elf", DIRECT)
    assert table(you=attack("Dark Elf") + lp(1001)).to_battle().can("attack", "Dark Elf", DIRECT)


@pytest.mark.card("Dark Elf")
def test_dark_elf_pays_nothing_when_it_is_attacked():
    d = table(you=attack("Dark Elf"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Dark Elf").resolve().lp(YOU) == 8000


@pytest.mark.card("Dark Elf", "Magic Cylinder")
@pytest.mark.rule("J-EFF-06")
def test_dark_elfs_1000_are_gone_though_the_attack_is_negated():
    d = table(you=attack("Dark Elf"), them=set_("Magic Cylinder")).to_battle()
    d.attack("Dark Elf").respond("Magic Cylinder").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000 - 1000 - 2000, 8000)


@pytest.mark.card("Dark Elf", "Call of the Haunted")
@pytest.mark.rule("J-REPLAY-04")
def test_a_replay_gives_dark_elf_nothing_back_and_a_new_attack_costs_anew():
    d = table(you=attack("Dark Elf"), them=set_("Call of the Haunted") + graveyard("Kuriboh")).to_battle()
    d.attack("Dark Elf").respond("Call of the Haunted").resolve()
    assert d.lp(YOU) == 7000
    assert d.attack("Dark Elf", "Kuriboh").resolve().lp(YOU) == 6000


# -- Tribute to The Doomed --------------------------------------------------------------------------


@pytest.mark.card("Tribute to The Doomed")
def test_tribute_to_the_doomed_discards_a_card_and_destroys_any_monster():
    d = table(you=hand("Tribute to The Doomed", "Kuriboh", "Jinzo"), them=set_("Sangan", "Waboku"))
    d.activate("Tribute to The Doomed", ["Sangan"], cost=["Kuriboh"]).resolve()
    assert (d.hand(YOU), d.monsters(THEM)) == (["Jinzo"], [])
    assert d.graveyard(YOU) == ["Kuriboh", "Tribute to The Doomed"]


@pytest.mark.card("Tribute to The Doomed")
@pytest.mark.rule("J-EFF-12")
def test_tribute_to_the_doomed_needs_a_card_to_discard_and_a_monster():
    d = table(you=hand("Tribute to The Doomed"), them=attack("Battle Ox"))
    assert d.why_not("Tribute to The Doomed") == ["J-EFF-12"]
    d = table(you=hand("Tribute to The Doomed", "Kuriboh"))
    assert d.why_not("Tribute to The Doomed") == ["J-EFF-12"]


# -- Dream Clown ------------------------------------------------------------------------------------


@pytest.mark.card("Dream Clown")
def test_dream_clown_destroys_a_monster_as_it_goes_to_defense():
    d = table(you=attack("Dream Clown"), them=attack("Jinzo", "Battle Ox")).change("Dream Clown")
    d.pick("Jinzo")
    assert (d.position("Dream Clown"), d.graveyard(THEM)) == ("defense", ["Jinzo"])


@pytest.mark.card("Dream Clown", "Block Attack")
def test_dream_clown_does_so_when_an_effect_turns_it():
    d = table(you=attack("Dream Clown"), them=hand("Block Attack") + set_("Battle Ox"), turn=THEM)
    d.activate("Block Attack")
    assert d.graveyard(THEM) == ["Block Attack", "Battle Ox"]


@pytest.mark.card("Dream Clown", "Book of Moon")
def test_dream_clown_turned_face_down_or_to_attack_destroys_nothing():
    d = table(you=attack("Dream Clown") + hand("Book of Moon"), them=attack("Battle Ox"))
    assert d.activate("Book of Moon", ["Dream Clown"]).monsters(THEM) == ["Battle Ox"]
    d = table(you=defense("Dream Clown"), them=attack("Battle Ox")).change("Dream Clown")
    assert d.monsters(THEM) == ["Battle Ox"]


# -- Muka Muka --------------------------------------------------------------------------------------


@pytest.mark.card("Muka Muka")
def test_muka_muka_gains_300_for_each_card_in_its_controllers_hand():
    d = table(you=attack("Muka Muka") + hand("Jinzo", "Pot of Greed"), them=hand("Sangan"))
    assert (d.attack_of("Muka Muka"), d.defense_of("Muka Muka")) == (1200, 900)
    d.activate("Pot of Greed")
    assert (d.attack_of("Muka Muka"), d.defense_of("Muka Muka")) == (1500, 1200)


@pytest.mark.card("Muka Muka", "Change of Heart")
def test_muka_muka_counts_the_hand_of_who_has_taken_it():
    d = table(you=hand("Change of Heart", "Jinzo"), them=attack("Muka Muka") + hand("Sangan", "Kuriboh"))
    assert d.attack_of("Muka Muka") == 1200
    assert d.activate("Change of Heart").attack_of("Muka Muka") == 900


# -- Robbin' Goblin ---------------------------------------------------------------------------------


@pytest.mark.card("Robbin' Goblin")
def test_robbin_goblin_discards_at_random_for_each_battle_damage_of_your_monsters():
    d = table(
        you=attack("Battle Ox", "Silver Fang") + face_up("Robbin' Goblin"),
        them=hand("Jinzo", "Kuriboh", "Waboku"),
        phase=BATTLE_PHASE,
        chance=[2, 0],
    )
    d.attack("Battle Ox").resolve()
    assert d.graveyard(THEM) == ["Waboku"]
    assert d.attack("Silver Fang").resolve().hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Robbin' Goblin")
@pytest.mark.rule("J-DMG-09")
def test_robbin_goblin_hears_no_other_damage():
    d = table(you=attack("Kuriboh") + face_up("Robbin' Goblin") + hand("Ookazi"), them=hand("Jinzo"))
    d.activate("Ookazi")
    assert d.hand(THEM) == ["Jinzo"]
    d = table(
        you=hand("Jinzo") + face_up("Robbin' Goblin"), them=attack("Battle Ox"), turn=THEM, phase=BATTLE_PHASE
    )
    assert d.attack("Battle Ox").resolve().hand(YOU) == ["Jinzo"]


@pytest.mark.card("Robbin' Goblin", "White Magical Hat")
@pytest.mark.rule("J-CHAIN-06")
def test_robbin_goblin_and_the_monsters_own_effect_make_one_chain():
    d = table(
        you=attack("White Magical Hat") + face_up("Robbin' Goblin"),
        them=hand("Jinzo", "Kuriboh", "Waboku"),
        phase=BATTLE_PHASE,
    )
    d.attack("White Magical Hat").resolve().use("Robbin' Goblin")
    assert len(d.hand(THEM)) == 1


@pytest.mark.card("Robbin' Goblin", "Jinzo")
@pytest.mark.rule("J-TRAP-02")
def test_robbin_goblin_is_silent_before_jinzo():
    d = table(
        you=attack("Jinzo") + face_up("Robbin' Goblin"), them=hand("Kuriboh", "Sangan"), phase=BATTLE_PHASE
    )
    d.attack("Jinzo").resolve()
    assert (d.lp(THEM), len(d.hand(THEM))) == (5600, 2)


# -- Shield & Sword ---------------------------------------------------------------------------------


@pytest.mark.card("Shield & Sword")
@pytest.mark.rule("J-PHASE-05")
def test_shield_and_sword_switches_original_atk_and_def_till_the_end_of_the_turn():
    d = table(you=attack("Mystical Elf") + hand("Shield & Sword"), them=defense("Battle Ox"))
    d.activate("Shield & Sword")
    assert (d.attack_of("Mystical Elf"), d.defense_of("Mystical Elf")) == (2000, 800)
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1000, 1700)
    d.end_turn()
    assert (d.attack_of("Mystical Elf"), d.defense_of("Battle Ox")) == (800, 1000)


@pytest.mark.card("Shield & Sword", "Axe of Despair")
def test_what_is_added_comes_on_top_of_the_switched_values():
    d = table(
        you=attack("Mystical Elf") + equip("Axe of Despair", on="Mystical Elf") + hand("Shield & Sword")
    ).activate("Shield & Sword")
    assert (d.attack_of("Mystical Elf"), d.defense_of("Mystical Elf")) == (3000, 800)


@pytest.mark.card("Shield & Sword")
def test_shield_and_sword_leaves_face_down_and_later_monsters_as_they_are():
    d = table(you=set_("Mystical Elf") + hand("Battle Ox", "Shield & Sword"), them=attack("Jinzo"))
    d.activate("Shield & Sword").summon("Battle Ox").flip("Mystical Elf")
    assert (d.attack_of("Battle Ox"), d.attack_of("Mystical Elf"), d.attack_of("Jinzo")) == (1700, 800, 1500)


@pytest.mark.card("Shield & Sword")
def test_shield_and_sword_twice_changes_nothing():
    d = table(you=attack("Mystical Elf") + hand("Shield & Sword", "Shield & Sword"))
    assert d.activate("Shield & Sword").activate("Shield & Sword").attack_of("Mystical Elf") == 800


# -- Barrel Dragon ----------------------------------------------------------------------------------


@pytest.mark.card("Barrel Dragon")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize(("coins", "dies"), [((1, 0, 1), True), ((1, 1, 1), True), ((0, 1, 0), False)])
def test_barrel_dragon_destroys_its_target_with_two_heads_of_three(coins, dies):
    d = table(you=attack("Barrel Dragon"), them=attack("Jinzo", "Kuriboh"), chance=coins)
    d.activate("Barrel Dragon", ["Jinzo"]).resolve()
    assert d.graveyard(THEM) == (["Jinzo"] if dies else [])


@pytest.mark.card("Barrel Dragon")
def test_barrel_dragon_shoots_once_a_turn_at_the_opponents_monsters_only():
    d = table(you=attack("Barrel Dragon", "Kuriboh"), them=attack("Jinzo"), chance=(0, 0, 0))
    d.activate("Barrel Dragon", ["Jinzo"]).resolve()
    assert d.why_not("Barrel Dragon", "activate") == ["R-GEN-01"]
    d = table(you=attack("Barrel Dragon", "Kuriboh"))
    assert d.why_not("Barrel Dragon", "activate") == ["J-EFF-12"]


@pytest.mark.card("Barrel Dragon")
@pytest.mark.rule("J-EFF-20")
def test_barrel_dragon_may_target_a_face_down_monster():
    d = table(you=attack("Barrel Dragon"), them=set_("Man-Eater Bug"), chance=(1, 1, 0))
    d.activate("Barrel Dragon", ["Man-Eater Bug"]).resolve()
    assert d.graveyard(THEM) == ["Man-Eater Bug"]
    assert d.monsters(YOU) == ["Barrel Dragon"]


# -- Big Eye ----------------------------------------------------------------------------------------


@pytest.mark.card("Big Eye")
def test_big_eye_puts_the_top_five_cards_in_any_order():
    five = ("Jinzo", "Kuriboh", "Waboku", "Sangan", "Dark Hole")
    d = table(you=set_("Big Eye") + deck(*five, "Battle Ox")).flip("Big Eye")
    d.pick("Waboku", "Jinzo", "Dark Hole", "Sangan")
    assert d.deck(YOU)[:6] == ["Waboku", "Jinzo", "Dark Hole", "Sangan", "Kuriboh", "Battle Ox"]
    assert d.events("draw") == []


@pytest.mark.card("Big Eye")
@pytest.mark.rule("J-PUB-01")
def test_big_eye_shows_the_cards_to_its_player_alone():
    d = table(you=set_("Big Eye") + deck("Jinzo", "Kuriboh")).flip("Big Eye")
    assert [e.shown for e in d.events("reveal")] == [{YOU}]


@pytest.mark.card("Big Eye")
def test_big_eye_does_with_as_many_cards_as_there_are():
    d = table(you=set_("Big Eye") + deck("Jinzo", "Kuriboh", rest=False)).flip("Big Eye").pick("Kuriboh")
    assert d.deck(YOU) == ["Kuriboh", "Jinzo"]


# -- Time Wizard ------------------------------------------------------------------------------------


def wizard(call, coin):
    d = table(
        you=attack("Time Wizard", "Battle Ox") + set_("Mystical Elf"),
        them=attack("Jinzo", "Sangan") + set_("Kuriboh"),
        chance=[coin],
    )
    return d.activate("Time Wizard", mode=call)


@pytest.mark.card("Time Wizard")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize("call, coin", [("heads", 1), ("tails", 0)])
def test_time_wizard_called_right_destroys_all_monsters_of_the_opponent(call, coin):
    d = wizard(call, coin)
    assert (d.monsters(THEM), len(d.monsters(YOU)), d.lp(YOU)) == ([], 3, 8000)


@pytest.mark.card("Time Wizard")
@pytest.mark.rule("J-EFF-08", "J-EFF-14")
@pytest.mark.parametrize("call, coin", [("heads", 0), ("tails", 1)])
def test_time_wizard_called_wrong_destroys_your_own_and_costs_half_their_atk(call, coin):
    d = wizard(call, coin)
    assert (d.monsters(YOU), len(d.monsters(THEM))) == ([], 3)
    assert d.lp(YOU) == 8000 - (500 + 1700) // 2


@pytest.mark.card("Time Wizard")
def test_what_time_wizard_costs_is_no_damage():
    d = wizard("heads", 0)
    assert [(e.player, e.amount) for e in d.events("lose")] == [(YOU, 1100)]
    assert d.events("effect-damage") == []


@pytest.mark.card("Time Wizard")
@pytest.mark.rule("J-EFF-01")
def test_time_wizard_once_per_turn_in_the_own_main_phase():
    d = table(you=attack("Time Wizard"), chance=[1]).activate("Time Wizard", mode="heads")
    assert d.why_not("Time Wizard", "activate") == ["R-GEN-01"]
    d = table(you=attack("Time Wizard"), turn=THEM)
    assert "J-EFF-01" in d.why_not("Time Wizard", "activate")


@pytest.mark.card("Time Wizard", "Axe of Despair")
def test_time_wizard_counts_the_atk_that_the_monsters_had():
    d = table(
        you=attack("Time Wizard") + equip("Axe of Despair", on="Time Wizard"),
        them=attack("Jinzo"),
        chance=[0],
    )
    d.activate("Time Wizard", mode="heads").resolve()
    assert d.lp(YOU) == 8000 - 1500 // 2


# -- Fake Trap --------------------------------------------------------------------------------------


@pytest.mark.card("Fake Trap", "Mystical Space Typhoon")
def test_fake_trap_is_destroyed_in_place_of_another_trap_which_is_shown():
    d = table(you=hand("Mystical Space Typhoon"), them=set_("Fake Trap", "Waboku", "Trap Hole"))
    d.activate("Mystical Space Typhoon", ["Waboku"]).respond("Fake Trap").resolve()
    assert (d.magic_traps(THEM), d.graveyard(THEM)) == (["Waboku", "Trap Hole"], ["Fake Trap"])
    assert d.knows(YOU, "Waboku") and not d.knows(YOU, "Trap Hole")


@pytest.mark.card("Fake Trap", "Heavy Storm")
def test_fake_trap_saves_all_traps_but_no_magic_and_none_of_the_opponent():
    d = table(
        you=hand("Heavy Storm") + set_("Waboku"),
        them=set_("Fake Trap", "Trap Hole", "Dark Hole") + face_up("Gravity Bind") + field("Umi"),
    )
    d.activate("Heavy Storm").respond("Fake Trap").resolve()
    assert d.magic_traps(THEM) == ["Trap Hole", "Gravity Bind"]
    assert sorted(d.graveyard(THEM)) == ["Dark Hole", "Fake Trap", "Umi"]
    assert d.magic_traps(YOU) == []


@pytest.mark.card("Fake Trap", "Mystical Space Typhoon", "Heavy Storm")
def test_fake_trap_saves_from_the_effect_it_answers_and_from_no_other():
    d = table(
        you=hand("Heavy Storm", "Mystical Space Typhoon"),
        them=set_("Fake Trap", "Trap Hole", "Ring of Destruction"),
    )
    d.activate("Heavy Storm").pass_()
    d.activate("Mystical Space Typhoon", ["Trap Hole"]).respond("Fake Trap").resolve()
    assert d.magic_traps(THEM) == []


@pytest.mark.card("Fake Trap", "Pot of Greed", "Dark Hole", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-12")
def test_fake_trap_answers_only_what_would_destroy_a_trap_of_yours():
    d = table(you=hand("Mystical Space Typhoon"), them=set_("Fake Trap", "Dark Hole"))
    assert not d.activate("Mystical Space Typhoon", ["Dark Hole"]).can_respond("Fake Trap")
    d = table(you=hand("Dark Hole"), them=set_("Fake Trap", "Waboku") + attack("Battle Ox"))
    assert not d.activate("Dark Hole").can_respond("Fake Trap")
    d = table(you=set_("Trap Hole"), them=set_("Fake Trap", "Mystical Space Typhoon"), turn=THEM)
    assert not d.activate("Mystical Space Typhoon", ["Fake Trap"]).can_respond("Fake Trap")


@pytest.mark.card("Fake Trap", "Seven Tools of the Bandit")
def test_fake_trap_does_not_answer_seven_tools():
    d = table(
        you=hand("Battle Ox") + set_("Seven Tools of the Bandit"),
        them=set_("Fake Trap", "Trap Hole", "Waboku"),
    )
    d.summon("Battle Ox").respond("Trap Hole").respond("Seven Tools of the Bandit")
    assert not d.can_respond("Fake Trap")


@pytest.mark.card("Fake Trap", "Trap Master", "Armed Ninja")
def test_fake_trap_answers_a_look_at_a_set_trap_that_would_destroy_it():
    d = table(you=set_("Trap Master"), them=set_("Fake Trap", "Waboku")).flip("Trap Master").pick("Waboku")
    assert d.respond("Fake Trap").resolve().magic_traps(THEM) == ["Waboku"]
    d = table(you=set_("Armed Ninja"), them=set_("Fake Trap", "Waboku")).flip("Armed Ninja").pick("Waboku")
    assert not d.can_respond("Fake Trap")


# -- Ring of Magnetism ------------------------------------------------------------------------------

RINGED = attack("Battle Ox", "Sangan") + equip("Ring of Magnetism", on="Battle Ox")


@pytest.mark.card("Ring of Magnetism")
@pytest.mark.rule("R-EQUIP-03")
def test_ring_of_magnetism_lowers_a_monster_of_your_own():
    d = table(you=attack("Battle Ox") + hand("Ring of Magnetism"), them=attack("Jinzo"))
    d.activate("Ring of Magnetism")
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1200, 500)
    d = table(you=hand("Ring of Magnetism"), them=attack("Jinzo"))
    assert d.why_not("Ring of Magnetism") == ["J-EFF-12"]


@pytest.mark.card("Ring of Magnetism")
def test_ring_of_magnetism_draws_all_attacks_to_its_monster():
    d = table(you=RINGED, them=attack("Jinzo"), turn=THEM, phase=BATTLE_PHASE)
    assert d.can("attack", "Jinzo", "Battle Ox") and not d.can("attack", "Jinzo", "Sangan")
    assert d.why_not("Jinzo", "attack", "Sangan") == ["R-GEN-01"]
    d = table(you=RINGED, them=attack("Jinzo"), phase=BATTLE_PHASE)
    assert d.can("attack", "Sangan", "Jinzo")


@pytest.mark.card("Ring of Magnetism", "Inaba White Rabbit")
def test_ring_of_magnetism_draws_even_a_monster_that_attacks_only_directly():
    d = table(you=RINGED, them=attack("Inaba White Rabbit"), turn=THEM, phase=BATTLE_PHASE)
    assert [one for one in d.options() if one.startswith("attack")] == [
        "attack Inaba White Rabbit > Battle Ox"
    ]


@pytest.mark.card("Ring of Magnetism", "Marauding Captain")
def test_ring_of_magnetism_goes_before_what_keeps_the_monster_from_being_attacked():
    mine = attack("Marauding Captain", "Celtic Guardian") + equip("Ring of Magnetism", on="Celtic Guardian")
    d = table(you=mine, them=attack("Jinzo"), turn=THEM, phase=BATTLE_PHASE)
    assert d.can("attack", "Jinzo", "Celtic Guardian") and not d.can("attack", "Jinzo", "Marauding Captain")


@pytest.mark.card("Ring of Magnetism")
def test_of_two_ringed_monsters_their_controller_says_which_is_attacked():
    two = [*RINGED, *equip("Ring of Magnetism", on="Sangan")]
    d = table(you=two, them=attack("Jinzo"), turn=THEM, phase=BATTLE_PHASE).attack("Jinzo", "Battle Ox")
    assert (d.asked, d.kind) == (YOU, "choose")
    d.pick("Sangan").resolve()
    assert "Sangan" in d.graveyard(YOU) and "Battle Ox" in d.monsters(YOU)


@pytest.mark.card("Ring of Magnetism", "Change of Heart")
@pytest.mark.rule("R-EQUIP-05")
def test_ring_of_magnetism_goes_with_a_monster_that_changes_sides():
    d = table(you=RINGED, them=hand("Change of Heart") + attack("Jinzo"), turn=THEM)
    d.activate("Change of Heart", ["Battle Ox"])
    assert (d.magic_traps(YOU), d.attack_of("Battle Ox")) == (["Ring of Magnetism"], 1200)
    d = table(
        you=equip("Ring of Magnetism", on=at(THEM, 1)) + attack("Jinzo"),
        them=attack("Battle Ox", "Sangan"),
        phase=BATTLE_PHASE,
    )
    assert d.can("attack", "Jinzo", "Battle Ox") and not d.can("attack", "Jinzo", "Sangan")


# -- Cannon Soldier ---------------------------------------------------------------------------------


@pytest.mark.card("Cannon Soldier")
@pytest.mark.rule("J-EFF-03", "J-TRIB-02")
def test_cannon_soldier_tributes_any_monster_itself_too():
    d = table(you=attack("Cannon Soldier") + set_("Kuriboh"))
    d.activate("Cannon Soldier", cost=["Kuriboh"]).resolve()
    d.activate("Cannon Soldier", cost=["Cannon Soldier"]).resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (7000, [])


@pytest.mark.card("Cannon Soldier", "Trap Hole")
@pytest.mark.rule("J-SUM-03")
def test_cannon_soldier_shoots_before_trap_hole():
    d = table(you=hand("Cannon Soldier") + attack("Kuriboh"), them=set_("Trap Hole"))
    d.summon("Cannon Soldier").activate("Cannon Soldier", cost=["Cannon Soldier"]).resolve()
    assert d.lp(THEM) == 7500


# -- Thunder Dragon ---------------------------------------------------------------------------------


@pytest.mark.card("Thunder Dragon")
def test_thunder_dragon_discarded_fetches_up_to_two_others():
    d = table(you=hand("Thunder Dragon") + deck("Thunder Dragon", "Thunder Dragon"))
    d.activate("Thunder Dragon").pick("Thunder Dragon")
    assert (d.hand(YOU), d.graveyard(YOU)) == (["Thunder Dragon", "Thunder Dragon"], ["Thunder Dragon"])
    d = table(you=hand("Thunder Dragon") + deck("Thunder Dragon", "Thunder Dragon"))
    assert d.activate("Thunder Dragon").done().hand(YOU) == ["Thunder Dragon"]


@pytest.mark.card("Thunder Dragon", "Graceful Charity")
def test_thunder_dragon_discarded_by_an_effect_fetches_nothing():
    d = table(
        you=hand("Graceful Charity", "Thunder Dragon", "Kuriboh")
        + deck("Sangan", "Yami", "Dark Hole", "Thunder Dragon")
    )
    d.activate("Graceful Charity").pick("Thunder Dragon", "Kuriboh").resolve()
    assert sorted(d.hand(YOU)) == ["Dark Hole", "Sangan", "Yami"]


@pytest.mark.card("Thunder Dragon", "Banisher of the Light")
@pytest.mark.rule("J-PUB-03")
def test_thunder_dragon_may_be_removed_from_play_and_find_nothing():
    d = (
        table(you=hand("Thunder Dragon") + attack("Banisher of the Light"))
        .activate("Thunder Dragon")
        .resolve()
    )
    assert (d.removed(YOU), [one.text for one in d.events("reveal")]) == (["Thunder Dragon"], ["verify"])


@pytest.mark.card("Thunder Dragon")
@pytest.mark.rule("J-EFF-01")
def test_thunder_dragon_is_for_your_own_main_phase():
    d = table(you=hand("Thunder Dragon"), turn=THEM, them=hand("Pot of Greed"))
    assert "J-EFF-01" in d.why_not("Thunder Dragon", "activate")
    assert (
        not table(you=hand("Thunder Dragon") + attack("Battle Ox"))
        .to_battle()
        .can("activate", "Thunder Dragon")
    )


# -- The Cheerful Coffin, The Immortal of Thunder ---------------------------------------------------


@pytest.mark.card("The Cheerful Coffin")
@pytest.mark.rule("J-TERM-02")
def test_the_cheerful_coffin_discards_up_to_three_monsters():
    d = table(you=hand("The Cheerful Coffin", "Kuriboh", "Sangan", "Dark Hole", "Battle Ox", "Silver Fang"))
    d.activate("The Cheerful Coffin").pick("Kuriboh", "Sangan").done()
    assert sorted(d.hand(YOU)) == ["Battle Ox", "Dark Hole", "Silver Fang"]
    assert "J-EFF-12" in table(you=hand("The Cheerful Coffin", "Dark Hole")).why_not("The Cheerful Coffin")


IMMORTAL = "The Immortal of Thunder"


@pytest.mark.card("The Immortal of Thunder", "Raigeki")
def test_the_immortal_of_thunder_heals_and_later_takes_more():
    d = table(you=set_(IMMORTAL), them=hand("Raigeki")).flip(IMMORTAL).resolve()
    assert d.lp(YOU) == 11000
    d.end_turn().activate("Raigeki").resolve()
    assert (d.lp(YOU), d.events("effect-damage")) == (6000, [])


@pytest.mark.card("The Immortal of Thunder", "Raigeki")
def test_the_immortal_of_thunder_that_never_healed_takes_nothing():
    d = table(you=hand("Raigeki"), them=attack(IMMORTAL)).activate("Raigeki").resolve()
    assert d.lp(THEM) == 8000
    d = table(you=hand("Raigeki"), them=set_(IMMORTAL)).activate("Raigeki").resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.card("The Immortal of Thunder")
def test_the_immortal_of_thunder_destroyed_in_the_battle_that_turned_it_up_takes_its_price():
    d = table(you=attack("Summoned Skull"), them=set_(IMMORTAL) + lp(3000))
    d.to_battle().attack("Summoned Skull", IMMORTAL).resolve()
    assert d.lp(THEM) == 1000


# -- monsters that raise one Attribute and lower another --------------------------------------------


@pytest.mark.card("Bladefly", "Hoshiningen", "Little Chimera", "Star Boy", "Witch's Apprentice")
@pytest.mark.parametrize(
    ("name", "raised", "lowered"),
    [
        ("Bladefly", "WIND", "EARTH"),
        ("Hoshiningen", "LIGHT", "DARK"),
        ("Little Chimera", "FIRE", "WATER"),
        ("Star Boy", "WATER", "FIRE"),
        ("Witch's Apprentice", "DARK", "LIGHT"),
    ],
)
def test_one_attribute_is_raised_and_another_lowered(name, raised, lowered):
    pair = [
        normal_monster("Raised", 1000, 1000, attribute=raised),
        normal_monster("Lowered", 300, 1000, attribute=lowered),
    ]
    d = table(you=attack(name, "Lowered") + set_("Gravity Bind"), them=attack("Raised"), cards=pair)
    assert (d.attack_of("Raised"), d.attack_of("Lowered"), d.defense_of("Raised")) == (1500, 0, 1000)
    d = table(you=set_(name), them=attack("Raised"), cards=pair)
    assert d.attack_of("Raised") == 1000


# -- monsters that attack directly -----------------------------------------------------------------

DIRECT_ATTACKERS = ("Jinzo #7", "Leghul", "Mystic Lamp", "Ooguchi", "Queen's Double", "Rainbow Flower")


@pytest.mark.card("Jinzo #7", "Leghul", "Mystic Lamp", "Ooguchi", "Queen's Double", "Rainbow Flower")
@pytest.mark.rule("R-BP-08")
@pytest.mark.parametrize("name", DIRECT_ATTACKERS)
def test_it_may_attack_directly_past_monsters(name):
    d = table(you=attack(name, "Battle Ox"), them=defense("Summoned Skull")).to_battle()
    assert d.can("attack", name, "Summoned Skull") and not d.can("attack", "Battle Ox", DIRECT)
    value = d.attack_of(name)
    assert d.attack(name).lp(THEM) == 8000 - value


@pytest.mark.card("Jinzo #7", "Leghul", "Mystic Lamp", "Ooguchi", "Queen's Double", "Rainbow Flower")
@pytest.mark.parametrize("name", DIRECT_ATTACKERS)
def test_a_negated_direct_attacker_attacks_only_monsters(name):
    d = table(you=attack(name) + face_up("Skill Drain"), them=defense("Summoned Skull")).to_battle()
    assert not d.can("attack", name, DIRECT)


# -- Crass Clown, Tainted Wisdom -------------------------------------------------------------------


@pytest.mark.card("Crass Clown")
def test_crass_clown_changed_to_attack_returns_a_monster():
    d = table(you=defense("Crass Clown"), them=attack("Summoned Skull") + set_("Kuriboh"))
    d.change("Crass Clown").pick("Kuriboh").resolve()
    assert (d.hand(THEM), d.monsters(THEM)) == (["Kuriboh"], ["Summoned Skull"])


@pytest.mark.card("Crass Clown")
def test_crass_clown_flip_summoned_returns_a_monster_too():
    d = table(you=set_("Crass Clown"), them=attack("Summoned Skull")).flip("Crass Clown").resolve()
    assert d.hand(THEM) == ["Summoned Skull"]


@pytest.mark.card("Crass Clown")
def test_crass_clown_turned_to_defense_or_attacked_returns_nothing():
    d = table(you=attack("Crass Clown"), them=attack("Kuriboh")).change("Crass Clown").resolve()
    assert d.monsters(THEM) == ["Kuriboh"]
    d = table(you=set_("Crass Clown"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Crass Clown").resolve()
    assert (d.position("Crass Clown"), d.monsters(THEM)) == ("defense", ["Kuriboh"])


@pytest.mark.card("Tainted Wisdom")
def test_tainted_wisdom_changed_to_defense_shuffles_your_deck():
    d = table(you=attack("Tainted Wisdom")).change("Tainted Wisdom").resolve()
    assert len(d.events("shuffle")) == 1
    d = table(you=defense("Tainted Wisdom")).change("Tainted Wisdom").resolve()
    assert d.events("shuffle") == []


# -- Insect Soldiers of the Sky --------------------------------------------------------------------


@pytest.mark.card("Insect Soldiers of the Sky")
def test_insect_soldiers_are_stronger_in_an_attack_on_a_wind_monster():
    wind = normal_monster("Wind", 1900, 0, attribute="WIND")
    d = table(you=attack("Insect Soldiers of the Sky"), them=attack("Wind"), cards=[wind]).to_battle()
    d.attack("Insect Soldiers of the Sky", "Wind").resolve()
    assert (d.graveyard(THEM), d.lp(THEM), d.attack_of("Insect Soldiers of the Sky")) == (
        ["Wind"],
        7900,
        1000,
    )


@pytest.mark.card("Insect Soldiers of the Sky")
@pytest.mark.parametrize(("attribute", "turn"), [("WIND", THEM), ("EARTH", YOU)])
def test_insect_soldiers_gain_nothing_when_attacked_or_against_another(attribute, turn):
    foe = normal_monster("Foe", 1900, 0, attribute=attribute)
    d = table(
        you=attack("Insect Soldiers of the Sky"), them=attack("Foe"), cards=[foe], turn=turn
    ).to_battle()
    pair = ("Insect Soldiers of the Sky", "Foe")
    d.attack(*(pair if turn == YOU else reversed(pair))).resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Insect Soldiers of the Sky"], 7100)


# -- Kazejin, Sanga of the Thunder, Suijin ---------------------------------------------------------

GUARDS = ("Kazejin", "Sanga of the Thunder", "Suijin")


@pytest.mark.card("Kazejin", "Sanga of the Thunder", "Suijin")
@pytest.mark.parametrize("name", GUARDS)
def test_a_guard_makes_the_atk_of_what_attacks_it_zero(name):
    d = table(you=set_(name), them=attack("Blue-Eyes White Dragon"), turn=THEM).to_battle()
    d.attack("Blue-Eyes White Dragon", name).until("damage calculation").activate(name).resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == ([name], 8000 - d.defense_of(name))
    assert d.attack_of("Blue-Eyes White Dragon") == 3000


@pytest.mark.card("Suijin")
def test_suijin_uses_its_effect_once_while_it_is_face_up():
    d = table(you=attack("Suijin"), them=attack("Blue-Eyes White Dragon", "Summoned Skull"), turn=THEM)
    d.to_battle().attack("Summoned Skull", "Suijin").until("damage calculation").activate("Suijin").resolve()
    assert d.graveyard(THEM) == ["Summoned Skull"]
    d.attack("Blue-Eyes White Dragon", "Suijin").resolve()
    assert d.graveyard(YOU) == ["Suijin"]


@pytest.mark.card("Suijin", "Book of Moon")
def test_suijin_turned_face_down_may_use_its_effect_again():
    d = table(
        you=attack("Suijin") + set_("Book of Moon"),
        them=attack("Blue-Eyes White Dragon", "Summoned Skull"),
        turn=THEM,
    )
    d.to_battle().attack("Summoned Skull", "Suijin").until("damage calculation").activate("Suijin").resolve()
    d.attack("Blue-Eyes White Dragon", "Suijin").respond("Book of Moon", targets=["Suijin"])
    d.until("damage calculation").activate("Suijin").resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == (["Suijin"], 8000 - 2500 - 2400)


@pytest.mark.card("Suijin")
def test_suijin_does_nothing_in_its_own_attack_or_for_another_monster():
    d = table(you=attack("Suijin"), them=attack("Blue-Eyes White Dragon")).to_battle()
    d.attack("Suijin", "Blue-Eyes White Dragon").resolve()
    assert d.graveyard(YOU) == ["Suijin"]
    d = table(you=attack("Suijin", "Kuriboh"), them=attack("Blue-Eyes White Dragon"), turn=THEM).to_battle()
    d.attack("Blue-Eyes White Dragon", "Kuriboh").resolve()
    assert d.lp(YOU) == 5300


# -- Masked Sorcerer, The Bistro Butcher -----------------------------------------------------------


@pytest.mark.card("Masked Sorcerer", "The Bistro Butcher")
@pytest.mark.parametrize(
    ("name", "yours", "theirs"), [("Masked Sorcerer", 1, 0), ("The Bistro Butcher", 0, 2)]
)
def test_battle_damage_makes_a_player_draw(name, yours, theirs):
    d = table(you=attack(name)).to_battle().attack(name).resolve()
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (yours, theirs)


@pytest.mark.card("Masked Sorcerer")
def test_masked_sorcerer_draws_when_a_weaker_monster_attacks_it_in_defense():
    d = table(you=defense("Masked Sorcerer"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Masked Sorcerer").resolve()
    assert (d.lp(THEM), len(d.hand(YOU))) == (6900, 1)


# -- Cocoon of Evolution, Larvae Moth, Great Moth ---------------------------------------------------

COCOON, PETIT = "Cocoon of Evolution", "Petit Moth"


def cocooned(*more):
    """Petit Moth, just equipped with Cocoon of Evolution."""
    return table(you=hand(COCOON, *more) + attack(PETIT)).activate(COCOON, [PETIT]).resolve()


def own_turns(d, count):
    for _ in range(count):
        d.end_turn().end_turn()
    return d


@pytest.mark.card(COCOON)
@pytest.mark.rule("R-SUM-01")
def test_cocoon_of_evolution_equips_petit_moth_from_the_hand_with_its_own_values():
    d = cocooned("Kuriboh")
    assert (d.magic_traps(YOU), d.equipped_to(COCOON)) == ([COCOON], PETIT)
    assert (d.attack_of(PETIT), d.defense_of(PETIT)) == (0, 2000)
    assert d.why_not("Kuriboh") == ["R-SUM-01"], "it uses the Normal Summon or Set of the turn"


@pytest.mark.card(COCOON)
def test_cocoon_of_evolution_may_be_summoned_instead_and_equips_nothing_else():
    d = table(you=hand(COCOON) + attack(PETIT)).summon(COCOON)
    assert (d.monsters(YOU), d.attack_of(PETIT)) == ([PETIT, COCOON], 300)
    assert d.why_not(COCOON, "activate") != [], "on the field it is a monster and stays one"
    assert "J-EFF-12" in table(you=hand(COCOON) + attack("Kuriboh")).why_not(COCOON, "activate")
    d = table(you=hand("Kuriboh", COCOON) + attack(PETIT)).summon("Kuriboh")
    assert "R-SUM-01" in d.why_not(COCOON, "activate")


@pytest.mark.card(COCOON, "Mystical Space Typhoon", "Imperial Order")
@pytest.mark.rule("J-EQUIP-04")
def test_an_equipped_cocoon_is_an_equip_magic_card():
    d = cocooned("Mystical Space Typhoon").activate("Mystical Space Typhoon", [COCOON]).resolve()
    assert (d.attack_of(PETIT), COCOON in d.graveyard(YOU)) == (300, True)
    d = table(you=hand(COCOON) + attack(PETIT) + set_("Imperial Order")).activate(COCOON).resolve()
    assert d.activate("Imperial Order").resolve().attack_of(PETIT) == 300


@pytest.mark.card("Larvae Moth", "Great Moth", COCOON)
@pytest.mark.rule("J-SUM-06")
@pytest.mark.parametrize(("moth", "turns"), [("Larvae Moth", 2), ("Great Moth", 4)])
def test_a_moth_hatches_after_so_many_of_your_turns(moth, turns):
    d = own_turns(cocooned(moth), turns - 1)
    assert "J-EFF-12" in d.why_not(moth, "special summon")
    own_turns(d, 1).special_summon(moth, position="attack")
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == ([moth], [COCOON, PETIT])


@pytest.mark.card("Larvae Moth", COCOON)
def test_larvae_moth_hatches_later_too_and_is_not_normal_summoned():
    d = own_turns(cocooned("Larvae Moth"), 3)
    assert "R-RIT-08" in d.why_not("Larvae Moth", "summon")
    assert d.can("special summon", "Larvae Moth")


@pytest.mark.card("Great Moth", "Monster Reborn")
@pytest.mark.rule("J-FUS-06")
def test_a_moth_that_never_hatched_is_not_revived():
    assert table(you=hand("Monster Reborn") + graveyard("Great Moth")).why_not("Monster Reborn") == [
        "J-EFF-12"
    ]


@pytest.mark.card(COCOON, "Larvae Moth", "Collected Power")
def test_a_cocoon_moved_to_another_petit_moth_begins_anew():
    mine = hand(COCOON, "Larvae Moth") + attack(PETIT, PETIT) + set_("Collected Power")
    d = own_turns(table(you=mine).activate(COCOON, [at(YOU, 1)]).resolve(), 2)
    d.to_phase(MAIN_1)
    assert d.can("special summon", "Larvae Moth")
    d.activate("Collected Power", [at(YOU, 2)]).resolve()
    assert not d.can("special summon", "Larvae Moth")


# -- Battleguards, Shadow Ghoul, The Little Swordsman of Aile ---------------------------------------


@pytest.mark.card("Lava Battleguard", "Swamp Battleguard")
def test_the_battleguards_strengthen_each_other():
    d = table(you=attack("Lava Battleguard", "Swamp Battleguard"), them=attack("Swamp Battleguard"))
    assert [d.attack_of(name, YOU) for name in d.monsters(YOU)] == [2050, 2300]
    assert d.attack_of("Swamp Battleguard", THEM) == 1800


@pytest.mark.card("Shadow Ghoul")
def test_shadow_ghoul_counts_the_monsters_of_your_graveyard():
    dead = graveyard("Kuriboh", "Sangan", "Waboku")
    assert table(you=attack("Shadow Ghoul") + dead, them=dead).attack_of("Shadow Ghoul") == 1800


@pytest.mark.card("The Little Swordsman of Aile")
@pytest.mark.rule("J-EFF-03")
def test_the_little_swordsman_grows_with_each_tribute_until_the_turn_ends():
    aile = "The Little Swordsman of Aile"
    d = table(you=attack(aile, "Kuriboh", "Sangan"))
    d.activate(aile, cost=["Kuriboh"]).resolve().activate(aile, cost=["Sangan"]).resolve()
    assert d.attack_of(aile) == 2200
    assert d.end_turn().attack_of(aile) == 800


# -- Yado Karu -------------------------------------------------------------------------------------


@pytest.mark.card("Yado Karu")
def test_yado_karu_puts_cards_of_the_hand_under_the_deck_in_the_order_chosen():
    d = (
        table(you=attack("Yado Karu") + hand("Kuriboh", "Sangan", "Waboku"))
        .change("Yado Karu")
        .use("Yado Karu")
    )
    d.resolve().pick("Waboku", "Kuriboh").done().resolve()
    assert (d.hand(YOU), d.deck(YOU)[-2:]) == (["Sangan"], ["Waboku", "Kuriboh"])


@pytest.mark.card("Yado Karu")
def test_yado_karu_need_not():
    d = table(you=attack("Yado Karu") + hand("Kuriboh")).change("Yado Karu").no()
    assert d.hand(YOU) == ["Kuriboh"]


# -- Electric Lizard, Steel Scorpion ---------------------------------------------------------------


@pytest.mark.card("Electric Lizard")
@pytest.mark.parametrize("how", [defense, set_])
def test_what_attacks_electric_lizard_cannot_attack_in_its_next_turn(how):
    d = table(you=how("Electric Lizard"), them=attack("Kuriboh", "Battle Ox"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Electric Lizard").resolve().end_turn().end_turn().to_battle()
    assert not d.can("attack", "Kuriboh") and d.can("attack", "Battle Ox")
    assert d.end_turn().end_turn().to_battle().can("attack", "Kuriboh")


@pytest.mark.card("Electric Lizard", "Book of Moon")
def test_electric_lizard_does_not_hold_a_zombie_or_one_turned_down_since():
    zombie = normal_monster("Undead", 100, 100, type="Zombie")
    d = table(you=defense("Electric Lizard"), them=attack("Undead"), turn=THEM, cards=[zombie]).to_battle()
    d.attack("Undead", "Electric Lizard").resolve().end_turn().end_turn().to_battle()
    assert d.can("attack", "Undead")


@pytest.mark.card("Steel Scorpion")
def test_what_attacks_steel_scorpion_falls_two_turns_later():
    d = table(you=set_("Steel Scorpion"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Steel Scorpion").resolve().end_turn()
    d.end_turn().end_turn().end_turn()
    assert d.monsters(THEM) == ["Battle Ox"]
    d.end_turn()
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card("Steel Scorpion")
def test_steel_scorpion_spares_machines():
    robot = normal_monster("Robot", 1000, 1000, type="Machine")
    d = table(you=set_("Steel Scorpion"), them=attack("Robot"), turn=THEM, cards=[robot]).to_battle()
    d.attack("Robot", "Steel Scorpion").resolve()
    for _ in range(5):
        d.end_turn()
    assert d.monsters(THEM) == ["Robot"]


# -- Gate Guardian, Elegant Egotist -----------------------------------------------------------------

GATE = ("Sanga of the Thunder", "Kazejin", "Suijin")


@pytest.mark.card("Gate Guardian")
@pytest.mark.rule("J-SUM-06", "J-TRIB-02")
def test_gate_guardian_comes_for_its_three_parts_even_face_down():
    d = table(you=hand("Gate Guardian") + attack(*GATE[:2]) + set_(GATE[2])).special_summon(
        "Gate Guardian", position="attack"
    )
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == (["Gate Guardian"], sorted(GATE))
    d = table(you=hand("Gate Guardian", GATE[2]) + attack(*GATE[:2], "Kuriboh"))
    assert not d.can("special summon", "Gate Guardian") and not d.can("summon", "Gate Guardian")


@pytest.mark.card("Elegant Egotist", "Harpie Lady Sisters", "Monster Reborn", "Dark Hole")
@pytest.mark.rule("J-FUS-06")
def test_elegant_egotist_brings_harpie_ladies_once_there_is_one():
    d = table(
        you=hand("Elegant Egotist", "Monster Reborn", "Dark Hole") + deck("Harpie Lady Sisters"),
        them=attack("Harpie Lady"),
    )
    d.activate("Elegant Egotist").resolve().choose("attack")
    assert d.monsters(YOU) == ["Harpie Lady Sisters"]
    d.activate("Dark Hole").resolve().activate("Monster Reborn", ["Harpie Lady Sisters"]).choose("attack")
    assert d.monsters(YOU) == ["Harpie Lady Sisters"], "it was properly Summoned"


@pytest.mark.card("Elegant Egotist", "Harpie Lady Sisters")
def test_elegant_egotist_needs_a_face_up_harpie_lady():
    d = table(you=hand("Elegant Egotist", "Harpie Lady Sisters") + set_("Harpie Lady"))
    assert "J-EFF-12" in d.why_not("Elegant Egotist")
    assert not d.can("summon", "Harpie Lady Sisters")


# -- Germ Infection, Stim-Pack, Sword of Deep-Seated, Paralyzing Potion -----------------------------


@pytest.mark.card("Germ Infection", "Axe of Despair")
@pytest.mark.rule("J-EFF-09")
def test_germ_infection_weakens_its_monster_in_each_of_its_standby_phases_below_0_too():
    # Upper Deck, 24 February 2004.
    hat = attack("White Magical Hat")
    d = table(you=hand("Germ Infection", "Axe of Despair"), them=hat).activate("Germ Infection").resolve()
    assert d.attack_of("White Magical Hat") == 1000
    d.end_turn().to_phase(MAIN_1)
    assert d.attack_of("White Magical Hat") == 700
    for _ in range(6):
        d.end_turn()
    d.to_phase(MAIN_1)
    assert d.attack_of("White Magical Hat") == 0
    d.end_turn().activate("Axe of Despair", ["White Magical Hat"]).resolve()
    assert d.attack_of("White Magical Hat") == 800


@pytest.mark.card("Germ Infection", "Paralyzing Potion")
@pytest.mark.rule("R-EQUIP-03")
@pytest.mark.parametrize("name", ["Germ Infection", "Paralyzing Potion"])
def test_some_equips_fit_no_machine(name):
    assert table(you=hand(name), them=attack("X-Head Cannon")).why_not(name) == ["J-EFF-12"]


@pytest.mark.card("Stim-Pack")
def test_stim_pack_gives_700_and_takes_200_in_each_of_your_standby_phases():
    d = table(you=hand("Stim-Pack") + attack("Battle Ox")).activate("Stim-Pack").resolve()
    assert d.attack_of("Battle Ox") == 2400
    d.end_turn().to_phase(MAIN_1)
    assert d.attack_of("Battle Ox") == 2400
    d.end_turn().to_phase(MAIN_1)
    assert d.attack_of("Battle Ox") == 2200


@pytest.mark.card("Sword of Deep-Seated", "Graceful Charity")
@pytest.mark.rule("J-CHAIN-05")
def test_sword_of_deep_seated_returns_to_the_deck_from_wherever_it_was_sent():
    sword = "Sword of Deep-Seated"
    d = table(you=hand("Graceful Charity", sword, "Kuriboh")).activate("Graceful Charity")
    d.pick(sword, "Kuriboh").resolve()
    assert d.deck(YOU)[0] == sword
    d = table(you=attack("Battle Ox") + equip(sword, on="Battle Ox"))
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2200, 1500)


@pytest.mark.card("Paralyzing Potion")
def test_paralyzing_potion_keeps_a_monster_from_attacking():
    d = table(you=equip("Paralyzing Potion", on="Battle Ox"), them=attack("Battle Ox", "Kuriboh"), turn=THEM)
    d.to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT) and d.can("attack", "Kuriboh", DIRECT)


# -- Mushroom Man #2 --------------------------------------------------------------------------------

MUSHROOM = "Mushroom Man #2"


@pytest.mark.card("Mushroom Man #2")
def test_mushroom_man_2_takes_life_points_and_can_be_given_back_and_forth():
    d = table(you=attack(MUSHROOM), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.lp(YOU), d.events("effect-damage")) == (7700, [])
    d.leave_for(END_PHASE)
    d.to_phase(END_PHASE).use(MUSHROOM).resolve()
    assert (d.lp(YOU), d.controller(MUSHROOM)) == (7200, THEM)
    d.to_phase(MAIN_1)
    assert d.lp(THEM) == 7700
    d.to_phase(END_PHASE).use(MUSHROOM).resolve()
    assert (d.lp(THEM), d.controller(MUSHROOM)) == (7200, YOU)


@pytest.mark.card("Mushroom Man #2")
def test_mushroom_man_2_may_be_kept():
    d = table(you=attack(MUSHROOM)).to_phase(END_PHASE).pass_()
    assert (d.turn, d.controller(MUSHROOM)) == (6, YOU)


# -- Catapult Turtle, Tremendous Fire ---------------------------------------------------------------


@pytest.mark.card("Catapult Turtle", "Axe of Despair")
def test_catapult_turtle_inflicts_half_the_atk_on_the_field_as_often_as_there_are_tributes():
    mine = attack("Catapult Turtle", "Battle Ox") + set_("Kuriboh") + equip("Axe of Despair", on="Battle Ox")
    d = table(you=mine).activate("Catapult Turtle", cost=["Battle Ox"]).resolve()
    assert d.lp(THEM) == 8000 - 1350
    d.activate("Catapult Turtle", cost=["Kuriboh"]).resolve()
    assert d.lp(THEM) == 8000 - 1350 - 150
    d.activate("Catapult Turtle").resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (8000 - 1350 - 150 - 500, [])


@pytest.mark.card("Tremendous Fire")
@pytest.mark.rule("J-WIN-02")
def test_tremendous_fire_burns_both_players_at_once():
    d = table(you=hand("Tremendous Fire")).activate("Tremendous Fire").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 7000)
    d = table(you=hand("Tremendous Fire") + lp(500), them=lp(1000)).activate("Tremendous Fire")
    assert (d.over, d.winner) == (True, DRAW)
    d = table(you=hand("Tremendous Fire") + lp(500), them=lp(1001)).activate("Tremendous Fire")
    assert (d.over, d.winner) == (True, THEM)


# -- Castle of Dark Illusions, Pumpking the King of Ghosts -----------------------------------------

CASTLE, PUMPKING = "Castle of Dark Illusions", "Pumpking the King of Ghosts"
UNDEAD = [normal_monster("Undead", 1000, 1000, type="Zombie")]


@pytest.mark.card(CASTLE)
def test_castle_of_dark_illusions_strengthens_zombies_for_four_of_your_standby_phases():
    d = (
        table(you=set_(CASTLE) + attack("Kuriboh"), them=attack("Undead"), cards=UNDEAD)
        .flip(CASTLE)
        .resolve()
    )
    assert (d.attack_of("Undead"), d.attack_of("Kuriboh")) == (1200, 300)
    for value in (1400, 1600, 1800, 2000, 2000):
        assert d.end_turn().end_turn().attack_of("Undead") == value
    assert d.defense_of("Undead") == 2000


@pytest.mark.card(CASTLE, "Raigeki")
def test_what_castle_of_dark_illusions_gave_stays_when_it_goes():
    d = table(you=set_(CASTLE), them=attack("Undead") + hand("Raigeki"), cards=UNDEAD).flip(CASTLE).resolve()
    d.end_turn().activate("Raigeki").resolve().end_turn()
    assert d.attack_of("Undead") == 1200
    d = table(you=attack(CASTLE), them=attack("Undead"), cards=UNDEAD).end_turn().end_turn()
    assert d.attack_of("Undead") == 1000


@pytest.mark.card(PUMPKING, CASTLE)
def test_pumpking_grows_beside_the_castle_and_loses_it_all_when_that_goes():
    d = table(you=attack(PUMPKING, CASTLE), them=set_("Fissure"))
    assert d.attack_of(PUMPKING) == 1900
    for value in (2000, 2100, 2200, 2300, 2300):
        assert d.end_turn().end_turn().attack_of(PUMPKING) == value
    d.end_turn().activate("Fissure").resolve()
    assert (d.attack_of(PUMPKING), d.graveyard(YOU)) == (1800, [CASTLE])


@pytest.mark.card(PUMPKING)
def test_pumpking_without_the_castle_does_not_grow():
    assert table(you=attack(PUMPKING) + set_(CASTLE)).end_turn().end_turn().attack_of(PUMPKING) == 1800


@pytest.mark.card("Blast Juggler")
def test_blast_juggler_destroys_two_weak_monsters_in_your_standby_phase():
    d = table(you=attack("Blast Juggler"), them=attack("Kuriboh", "Sangan", "Battle Ox"), turn=THEM)
    d.end_turn().to_phase(STANDBY_PHASE).use("Blast Juggler").pick("Kuriboh", "Sangan").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Blast Juggler")
def test_blast_juggler_is_no_target_of_its_own_and_needs_two():
    d = table(you=attack("Blast Juggler"), them=attack("Kuriboh", "Battle Ox"), turn=THEM).end_turn()
    assert (d.to_phase(MAIN_1).kind, d.monsters(YOU)) == ("act", ["Blast Juggler"])


@pytest.mark.card("Dragon Piper", "Dragon Capture Jar")
def test_dragon_piper_breaks_the_jar_and_sets_dragons_free():
    d = table(you=set_("Dragon Piper") + defense("Koumori Dragon"), them=face_up("Dragon Capture Jar"))
    d.flip("Dragon Piper").resolve()
    assert (d.graveyard(THEM), d.position("Koumori Dragon")) == (["Dragon Capture Jar"], "attack")


@pytest.mark.card("Dragon Piper")
def test_dragon_piper_without_a_jar_changes_nothing():
    d = table(you=set_("Dragon Piper") + defense("Koumori Dragon")).flip("Dragon Piper").resolve()
    assert d.position("Koumori Dragon") == "defense"


@pytest.mark.card("Share the Pain")
def test_share_the_pain_takes_a_monster_of_each():
    d = table(you=hand("Share the Pain") + attack("Kuriboh"), them=attack("Sangan", "Battle Ox"))
    d.activate("Share the Pain").resolve().pick("Battle Ox")
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Sangan"])


@pytest.mark.card("Share the Pain")
def test_share_the_pain_needs_a_monster_on_each_side():
    assert "J-EFF-12" in table(you=hand("Share the Pain"), them=attack("Sangan")).why_not("Share the Pain")
    assert "J-EFF-12" in table(you=hand("Share the Pain") + attack("Kuriboh")).why_not("Share the Pain")


# -- Jirai Gumo, The Unhappy Maiden -----------------------------------------------------------------


@pytest.mark.card("Jirai Gumo")
@pytest.mark.rule("J-EFF-08", "J-EFF-14")
@pytest.mark.parametrize(("called", "left"), [("heads", 7001), ("tails", 3501)])
def test_jirai_gumo_costs_half_your_life_points_when_called_wrong(called, left):
    d = table(you=attack("Jirai Gumo") + lp(7001), chance=[1]).to_battle().attack("Jirai Gumo").choose(called)
    assert (d.resolve().lp(YOU), d.lp(THEM)) == (left, 5800)


@pytest.mark.card("The Unhappy Maiden")
def test_the_unhappy_maiden_ends_the_battle_phase():
    maiden = "The Unhappy Maiden"
    d = table(you=attack(maiden), them=attack("Battle Ox", "Cosmo Queen"), turn=THEM).to_battle()
    d.attack("Battle Ox", maiden).resolve()
    assert (d.phase, d.lp(YOU)) == ("Main Phase 2", 6300)


@pytest.mark.card("The Unhappy Maiden", "Fissure")
def test_the_unhappy_maiden_destroyed_by_an_effect_ends_nothing():
    d = table(you=attack("The Unhappy Maiden"), them=hand("Fissure"), turn=THEM).activate("Fissure").resolve()
    assert d.phase == "Main Phase 1"


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Bladefly", "Hoshiningen", "Little Chimera", "Star Boy", "Witch's Apprentice")
@pytest.mark.parametrize(
    ("name", "raised"),
    [
        ("Bladefly", "WIND"),
        ("Hoshiningen", "LIGHT"),
        ("Little Chimera", "FIRE"),
        ("Star Boy", "WATER"),
        ("Witch's Apprentice", "DARK"),
    ],
)
def test_a_negated_aura_raises_nothing_and_two_add_up(name, raised):
    some = [normal_monster("Raised", 1000, 1000, attribute=raised)]
    assert table(you=attack(name, name, "Raised"), cards=some).attack_of("Raised") == 2000
    d = table(you=attack(name, "Raised") + face_up("Skill Drain"), cards=some)
    assert d.attack_of("Raised") == 1000


@pytest.mark.card("Kazejin", "Sanga of the Thunder", "Suijin")
@pytest.mark.rule("J-EFF-02")
@pytest.mark.parametrize("name", GUARDS)
def test_a_guard_that_is_negated_saves_itself_not(name):
    d = table(
        you=attack(name) + face_up("Skill Drain"), them=attack("Blue-Eyes White Dragon"), turn=THEM
    ).to_battle()
    d.attack("Blue-Eyes White Dragon", name).until("damage calculation").activate(name).resolve()
    assert d.graveyard(YOU) == [name]


@pytest.mark.card("Lava Battleguard", "Swamp Battleguard")
def test_a_battleguard_does_not_count_a_face_down_friend():
    d = table(you=attack("Lava Battleguard") + set_("Swamp Battleguard"))
    assert d.attack_of("Lava Battleguard") == 1550
    d = table(you=attack("Swamp Battleguard") + set_("Lava Battleguard"))
    assert d.attack_of("Swamp Battleguard") == 1800


@pytest.mark.card("Shadow Ghoul")
def test_shadow_ghoul_grows_as_monsters_die_and_shrinks_as_they_return():
    d = table(you=attack("Shadow Ghoul", "Kuriboh") + hand("Monster Reborn"), them=hand("Fissure"), turn=THEM)
    assert d.activate("Fissure").resolve().attack_of("Shadow Ghoul") == 1700
    d.end_turn().activate("Monster Reborn").resolve().choose("attack").resolve()
    assert d.attack_of("Shadow Ghoul") == 1600


@pytest.mark.card("The Little Swordsman of Aile")
@pytest.mark.rule("J-EFF-12")
def test_the_little_swordsman_cannot_be_paid_with_the_opponents_monsters():
    aile = "The Little Swordsman of Aile"
    d = table(you=attack(aile), them=attack("Kuriboh")).activate(aile).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Kuriboh"])


@pytest.mark.card("Tainted Wisdom", "Block Attack")
def test_tainted_wisdom_is_changed_by_an_effect_too_and_not_as_it_is_turned_down():
    d = table(you=attack("Tainted Wisdom"), them=hand("Block Attack", "Book of Moon"), turn=THEM)
    assert len(d.activate("Block Attack").resolve().events("shuffle")) == 1
    d = table(you=attack("Tainted Wisdom"), them=hand("Book of Moon"), turn=THEM).activate("Book of Moon")
    assert d.resolve().events("shuffle") == []


@pytest.mark.card("The Bistro Butcher", "Waboku")
@pytest.mark.rule("J-DMG-09")
def test_the_bistro_butcher_feeds_nobody_without_battle_damage():
    d = table(you=attack("The Bistro Butcher"), them=set_("Waboku")).to_battle().attack("The Bistro Butcher")
    assert d.respond("Waboku").resolve().hand(THEM) == []


@pytest.mark.card("Tremendous Fire", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_a_negated_tremendous_fire_burns_nobody():
    d = table(you=hand("Tremendous Fire"), them=set_("Magic Jammer") + hand("Kuriboh")).activate(
        "Tremendous Fire"
    )
    d.respond("Magic Jammer").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("Thunder Dragon", "Exchange")
@pytest.mark.rule("J-TERM-04")
def test_the_opponents_thunder_dragon_in_your_hand_searches_your_deck():
    d = table(you=hand("Exchange", "Kuriboh") + deck("Thunder Dragon"), them=hand("Thunder Dragon"))
    d.activate("Exchange").resolve().activate("Thunder Dragon").resolve()
    assert (d.hand(YOU), d.graveyard(THEM)) == (["Thunder Dragon"], ["Thunder Dragon"])

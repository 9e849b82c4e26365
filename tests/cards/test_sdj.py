"""Cards of the Starter Deck: Joey (SDJ)."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Penguin Soldier --------------------------------------------------------------------------------


@pytest.mark.card("Penguin Soldier")
@pytest.mark.rule("J-TERM-04", "J-FLIP-04")
def test_the_penguin_returns_two_monsters_of_either_side():
    d = table(you=set_("Penguin Soldier") + attack("Battle Ox"), them=attack("Jinzo", "Kuriboh"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Battle Ox", "Jinzo"])
    assert (d.hand(YOU), d.hand(THEM)) == (["Battle Ox"], ["Jinzo"])
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Penguin Soldier"], ["Kuriboh"])


@pytest.mark.card("Penguin Soldier")
def test_the_penguin_may_return_only_one_or_none():
    d = table(you=set_("Penguin Soldier"), them=attack("Jinzo", "Kuriboh"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Jinzo"]).done()
    assert (d.hand(THEM), d.monsters(THEM)) == (["Jinzo"], ["Kuriboh"])
    d = table(you=set_("Penguin Soldier"), them=attack("Jinzo", "Kuriboh"))
    d.flip("Penguin Soldier").no()
    assert d.monsters(THEM) == ["Jinzo", "Kuriboh"]


@pytest.mark.card("Penguin Soldier")
def test_the_penguin_may_return_itself():
    d = table(you=set_("Penguin Soldier")).flip("Penguin Soldier").use("Penguin Soldier")
    assert d.hand(YOU) == ["Penguin Soldier"]


@pytest.mark.card("Penguin Soldier")
def test_the_penguin_touches_no_magic_and_no_trap():
    d = table(you=set_("Penguin Soldier"), them=set_("Mirror Force", "Dark Hole"))
    d.flip("Penguin Soldier").use("Penguin Soldier")
    assert len(d.magic_traps(THEM)) == 2


@pytest.mark.card("Penguin Soldier")
@pytest.mark.rule("J-TOK-01")
def test_a_token_that_the_penguin_returns_is_gone():
    d = table(you=set_("Penguin Soldier"), them=defense("Sheep Token"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Sheep Token"]).done()
    assert (d.monsters(THEM), d.hand(THEM), d.graveyard(THEM)) == ([], [], [])


@pytest.mark.card("Penguin Soldier")
@pytest.mark.rule("R-FUS-09")
def test_a_fusion_monster_that_the_penguin_returns_goes_to_the_fusion_deck():
    d = table(you=set_("Penguin Soldier"), them=attack("Flame Swordsman", how="Fusion Summoned"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Flame Swordsman"]).done()
    assert (d.hand(THEM), d.fusion_deck(THEM)) == ([], ["Flame Swordsman"])


@pytest.mark.card("Penguin Soldier")
@pytest.mark.rule("J-DMG-03", "R-DMG-06")
def test_a_penguin_that_died_returns_its_attacker_but_not_itself():
    d = table(you=attack("Battle Ox"), them=set_("Penguin Soldier"))
    d.to_battle().attack("Battle Ox", "Penguin Soldier").resolve().use("Penguin Soldier")
    assert (d.hand(YOU), d.hand(THEM), d.graveyard(THEM)) == (["Battle Ox"], [], ["Penguin Soldier"])


@pytest.mark.card("Penguin Soldier", "Lord of D.")
def test_the_penguin_names_no_dragon_beside_lord_of_d():
    d = table(you=set_("Penguin Soldier"), them=attack("Lord of D.", "Koumori Dragon"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Lord of D.", "Penguin Soldier"])
    assert d.monsters(THEM) == ["Koumori Dragon"]


@pytest.mark.card("Penguin Soldier")
@pytest.mark.rule("J-FLIP-06")
def test_a_penguin_turned_up_inside_a_chain_acts_in_the_next_one():
    from spellspeed.duel.constants import P_DEFENSE
    from spellspeed.language.effects import activate
    from spellspeed.language.selections import MONSTER
    from spellspeed.language.verbs import ChangeTo, GainLife
    from spellspeed.language.which import TARGET

    sun = magic("Dawn", activate(ChangeTo(TARGET, P_DEFENSE), GainLife(100), target=MONSTER))
    d = table(you=set_("Penguin Soldier") + hand("Dawn"), them=attack("Jinzo"), cards=[sun])
    d.activate("Dawn", targets=["Penguin Soldier"]).use("Penguin Soldier", ["Jinzo"]).done()
    assert (d.hand(THEM), d.lp(YOU)) == (["Jinzo"], 8100)


# -- Scapegoat --------------------------------------------------------------------------------------

SHEEP = ["Sheep Token"] * 4
ONE_ZONE_TAKEN = ("Battle Ox",)
TWO_ZONES_TAKEN = ("Battle Ox", "Kuriboh")


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("R-TOK-01", "R-TOK-02", "R-TOK-03", "J-TOK-01")
def test_scapegoat_makes_four_sheep_in_defense_position():
    d = table(you=hand("Scapegoat")).activate("Scapegoat")
    assert d.monsters(YOU) == SHEEP
    assert [d.position(at(YOU, zone)) for zone in (1, 2, 3, 4)] == ["defense"] * 4
    assert len(d.events("summon")) == 1


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("J-EFF-12")
def test_scapegoat_needs_four_free_zones():
    d = table(you=hand("Scapegoat") + attack(*ONE_ZONE_TAKEN))
    assert d.can("activate", "Scapegoat")
    d = table(you=hand("Scapegoat") + attack(*TWO_ZONES_TAKEN))
    assert "J-EFF-12" in d.why_not("Scapegoat")


@pytest.mark.card("Scapegoat")
def test_after_scapegoat_you_may_set_but_not_summon_in_any_way():
    d = table(you=hand("Scapegoat", "Battle Ox", "Monster Reborn") + graveyard("Jinzo"))
    d.activate("Scapegoat")
    assert not d.can("summon", "Battle Ox")
    assert d.why_not("Monster Reborn") == ["R-GEN-01"]
    d.set("Battle Ox")
    assert d.position("Battle Ox") == "set"
    d = table(you=hand("Scapegoat") + set_("Man-Eater Bug")).activate("Scapegoat")
    assert d.why_not("Man-Eater Bug", "flip") == ["R-GEN-01"]


@pytest.mark.card("Scapegoat")
def test_the_lock_of_scapegoat_ends_with_the_turn_and_binds_only_its_player():
    d = table(you=set_("Scapegoat") + hand("Battle Ox"), them=hand("Gemini Elf", "Kuriboh"), turn=THEM)
    d.summon("Kuriboh").respond("Scapegoat").end_turn()
    assert d.can("summon", "Battle Ox")


@pytest.mark.card("Scapegoat")
def test_scapegoat_cannot_follow_a_summon_of_yours_but_a_set():
    d = table(you=hand("Scapegoat", "Battle Ox")).summon("Battle Ox")
    assert "J-EFF-12" in d.why_not("Scapegoat")
    d = table(you=hand("Scapegoat", "Battle Ox")).set("Battle Ox")
    assert d.can("activate", "Scapegoat")


@pytest.mark.card("Scapegoat")
def test_scapegoat_may_follow_a_summon_of_the_opponent_or_of_another_turn():
    d = table(you=set_("Scapegoat") + hand("Battle Ox")).summon("Battle Ox").end_turn()
    d.leave_for(END_PHASE).respond("Scapegoat")
    assert len(d.monsters(YOU)) == 5


@pytest.mark.card("Scapegoat", "Call of the Haunted")
def test_having_activated_scapegoat_you_summon_nothing_in_its_chain():
    d = table(
        you=set_("Scapegoat", "Call of the Haunted") + graveyard("Jinzo"),
        them=set_("Reinforcements", "Kuriboh"),
    )
    d.activate("Scapegoat")
    assert not d.can_respond("Call of the Haunted")


@pytest.mark.card("Scapegoat", "Call of the Haunted")
def test_scapegoat_stops_a_special_summon_that_it_was_chained_to():
    d = table(you=set_("Scapegoat", "Call of the Haunted") + graveyard("Jinzo"))
    d.activate("Call of the Haunted", targets=["Jinzo"]).respond("Scapegoat").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (SHEEP, ["Jinzo", "Scapegoat"])


@pytest.mark.card("Scapegoat", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_with_its_activation_negated_scapegoat_locks_nothing():
    d = table(you=hand("Scapegoat", "Battle Ox"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Scapegoat").respond("Magic Jammer")
    assert d.monsters(YOU) == []
    assert d.can("summon", "Battle Ox")


@pytest.mark.card("Scapegoat", "Imperial Order")
@pytest.mark.rule("J-MAG-06")
def test_with_its_effect_negated_scapegoat_locks_all_the_same():
    d = table(you=hand("Scapegoat", "Battle Ox"), them=set_("Imperial Order"))
    d.activate("Scapegoat").respond("Imperial Order")
    assert d.monsters(YOU) == []
    assert not d.can("summon", "Battle Ox")


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("R-TOK-02", "J-TRIB-02")
def test_sheep_are_no_tribute_for_a_tribute_summon_or_set():
    d = table(you=defense("Sheep Token", "Sheep Token") + hand("Summoned Skull"))
    assert "R-TRIB-01" in d.why_not("Summoned Skull", "summon")
    assert "R-TRIB-01" in d.why_not("Summoned Skull", "set")


@pytest.mark.card("Scapegoat", "Horn of Heaven")
def test_sheep_pay_any_other_tribute():
    d = table(you=defense("Sheep Token") + set_("Horn of Heaven"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox").respond("Horn of Heaven")
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Scapegoat", "Change of Heart")
@pytest.mark.rule("J-CTRL-02")
def test_sheep_that_fill_the_field_leave_no_room_for_a_monster_that_comes_back():
    d = table(you=attack(*TWO_ZONES_TAKEN) + set_("Scapegoat"), them=hand("Change of Heart"), turn=THEM)
    d.activate("Change of Heart", targets=["Kuriboh"])
    d.leave_for(END_PHASE).respond("Scapegoat").end_turn()
    assert sorted(d.monsters(YOU)) == ["Battle Ox", *SHEEP]
    assert d.graveyard(YOU) == ["Scapegoat", "Kuriboh"]

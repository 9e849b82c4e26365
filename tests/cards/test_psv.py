"""Cards of Pharaoh's Servant."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.facts import Facts
from spellspeed.language import words as w
from spellspeed.language.card import define
from spellspeed.view import view

pytestmark = both_seats

FIVE = ("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")


def called(you="Battle Ox", them=(), more=()):
    """A monster that Call of the Haunted has brought."""
    d = table(
        you=set_("Call of the Haunted") + graveyard(you) + list(more),
        them=list(them),
    )
    d.activate("Call of the Haunted", [you]).resolve()
    assert d.monsters(YOU)[-1] == you
    return d


# -- Call of the Haunted ----------------------------------------------------------------------------


@pytest.mark.card("Call of the Haunted")
def test_call_of_the_haunted_revives_from_your_graveyard_in_attack_position():
    d = called(them=graveyard("Summoned Skull"))
    assert (d.monsters(YOU), d.position("Battle Ox")) == (["Battle Ox"], "attack")
    assert d.magic_traps(YOU) == ["Call of the Haunted"]


@pytest.mark.card("Call of the Haunted")
@pytest.mark.rule("J-EFF-12")
def test_call_of_the_haunted_needs_a_monster_in_your_own_graveyard_and_a_zone():
    d = table(
        you=set_("Call of the Haunted") + graveyard("Dark Hole", "Hungry Burger"), them=graveyard("Kuriboh")
    )
    assert d.why_not("Call of the Haunted") == ["J-EFF-12"]
    d = table(you=attack(*FIVE) + set_("Call of the Haunted") + graveyard("Kuriboh"))
    assert d.why_not("Call of the Haunted") == ["R-ZONE-02"]


@pytest.mark.card("Call of the Haunted", "Mystical Space Typhoon")
def test_when_call_of_the_haunted_is_destroyed_its_monster_is_destroyed():
    d = called(them=set_("Mystical Space Typhoon"))
    d.leave_for(BATTLE_PHASE).respond("Mystical Space Typhoon", seat=THEM)
    assert d.graveyard(YOU) == ["Call of the Haunted", "Battle Ox"]


@pytest.mark.card("Call of the Haunted", "Ring of Destruction")
def test_when_its_monster_is_destroyed_call_of_the_haunted_is_destroyed():
    d = called(them=set_("Ring of Destruction"))
    d.leave_for(BATTLE_PHASE).respond("Ring of Destruction")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Call of the Haunted"]
    assert d.magic_traps(YOU) == []


@pytest.mark.card("Call of the Haunted")
@pytest.mark.rule("J-TERM-01")
def test_when_its_monster_is_tributed_call_of_the_haunted_stays_for_nothing():
    d = called(more=hand("Summoned Skull")).summon("Summoned Skull", ["Battle Ox"])
    assert d.magic_traps(YOU) == ["Call of the Haunted"]
    assert d.monsters(YOU) == ["Summoned Skull"]


@pytest.mark.card("Call of the Haunted", "Hane-Hane", "Mystical Space Typhoon")
@pytest.mark.rule("J-TERM-07")
def test_when_its_monster_is_bounced_call_of_the_haunted_stays_and_knows_it_no_more():
    d = called(more=hand("Mystical Space Typhoon") + set_("Hane-Hane"))
    d.flip("Hane-Hane").pick("Battle Ox").resolve()
    assert (d.hand(YOU), d.magic_traps(YOU)) == (
        ["Mystical Space Typhoon", "Battle Ox"],
        ["Call of the Haunted"],
    )
    d.summon("Battle Ox").activate("Mystical Space Typhoon")
    assert "Battle Ox" in d.monsters(YOU)


@pytest.mark.card("Call of the Haunted", "Book of Moon", "Mystical Space Typhoon")
@pytest.mark.rule("J-TERM-07")
def test_a_monster_turned_face_down_is_severed_from_call_of_the_haunted():
    d = called(more=hand("Mystical Space Typhoon"), them=set_("Book of Moon"))
    d.leave_for(BATTLE_PHASE).respond("Book of Moon").resolve()
    assert d.magic_traps(YOU) == ["Call of the Haunted"]
    d.activate("Mystical Space Typhoon")
    assert d.position("Battle Ox") == "set"


@pytest.mark.card("Call of the Haunted", "Book of Moon", "Dark Hole")
@pytest.mark.rule("J-TERM-07")
def test_call_of_the_haunted_outlives_a_severed_monster():
    d = called(more=hand("Dark Hole"), them=set_("Book of Moon"))
    d.leave_for(BATTLE_PHASE).respond("Book of Moon").resolve().activate("Dark Hole").resolve()
    assert d.magic_traps(YOU) == ["Call of the Haunted"]


@pytest.mark.card("Call of the Haunted", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_call_of_the_haunted_destroyed_in_chain_brings_nothing():
    d = table(you=set_("Call of the Haunted") + graveyard("Battle Ox"), them=set_("Mystical Space Typhoon"))
    d.activate("Call of the Haunted").respond("Mystical Space Typhoon")
    assert d.graveyard(YOU) == ["Battle Ox", "Call of the Haunted"]


@pytest.mark.card("Call of the Haunted", "Mystical Space Typhoon")
def test_call_of_the_haunted_chained_to_mystical_space_typhoon_brings_the_monster_and_loses_it():
    d = table(
        you=set_("Call of the Haunted") + graveyard("Battle Ox"),
        them=hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon").respond("Call of the Haunted")
    assert d.events("summon")[0].cards == ("Battle Ox",)
    assert d.graveyard(YOU) == ["Call of the Haunted", "Battle Ox"]


@pytest.mark.card("Call of the Haunted", "Monster Reborn")
@pytest.mark.rule("J-EFF-10")
def test_call_of_the_haunted_stays_when_its_target_has_gone():
    d = table(
        you=set_("Call of the Haunted", "Call of the Haunted") + graveyard("Battle Ox"),
        them=hand("Monster Reborn"),
        turn=THEM,
    )
    d.activate("Monster Reborn", seat=THEM)
    d.activate(at(YOU, 1, magic_trap=True), seat=YOU).activate(
        at(YOU, 2, magic_trap=True), seat=YOU
    ).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.magic_traps(YOU) == ["Call of the Haunted", "Call of the Haunted"]
    assert d.graveyard(THEM) == ["Monster Reborn"]


@pytest.mark.card("Call of the Haunted")
@pytest.mark.rule("J-REPLAY-01")
def test_a_monster_that_call_of_the_haunted_brings_to_the_defender_is_a_replay():
    d = table(
        you=attack("Summoned Skull", "Kuriboh"),
        them=set_("Call of the Haunted") + graveyard("Battle Ox"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull").respond("Call of the Haunted")
    assert d.events("replay")
    assert d.can("attack", "Kuriboh", "Battle Ox")
    assert d.can("attack", "Summoned Skull", "Battle Ox")
    assert d.lp(THEM) == 8000


@pytest.mark.card("Call of the Haunted")
@pytest.mark.rule("J-DMG-02")
def test_call_of_the_haunted_is_refused_in_the_damage_step():
    d = table(
        you=attack("Summoned Skull"),
        them=set_("Call of the Haunted") + graveyard("Battle Ox"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull")
    steps = set()
    while d.kind == "respond":
        steps.add(d.step)
        d.pass_()
    assert steps == {"Battle Step"}


@pytest.mark.card("Call of the Haunted", "Jinzo", "Mystical Space Typhoon")
@pytest.mark.rule("J-TRAP-02")
def test_jinzo_brought_by_call_of_the_haunted_does_not_need_it():
    d = called("Jinzo", more=hand("Mystical Space Typhoon")).activate("Mystical Space Typhoon")
    assert d.monsters(YOU) == ["Jinzo"]
    assert d.graveyard(YOU) == ["Call of the Haunted", "Mystical Space Typhoon"]


@pytest.mark.card("Call of the Haunted", "Jinzo", "Dark Hole")
@pytest.mark.rule("J-TRAP-02")
def test_when_jinzo_is_destroyed_call_of_the_haunted_goes_with_him():
    d = called("Jinzo", more=hand("Dark Hole")).activate("Dark Hole")
    assert d.magic_traps(YOU) == []
    assert sorted(d.graveyard(YOU)) == ["Call of the Haunted", "Dark Hole", "Jinzo"]


@pytest.mark.card("Call of the Haunted", "Jinzo", "Book of Moon", "Mystical Space Typhoon")
def test_jinzo_turned_face_down_is_severed_from_call_of_the_haunted():
    d = called("Jinzo", more=hand("Book of Moon", "Mystical Space Typhoon"))
    d.activate("Book of Moon").resolve().activate("Mystical Space Typhoon")
    assert d.position("Jinzo") == "set"


@pytest.mark.card("Call of the Haunted", "Jinzo", "Mystical Space Typhoon")
def test_while_jinzo_negates_call_of_the_haunted_its_other_monster_is_free():
    d = called(more=attack("Kuriboh") + hand("Jinzo", "Mystical Space Typhoon"))
    d.summon("Jinzo", ["Kuriboh"]).activate("Mystical Space Typhoon")
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Jinzo"]


@pytest.mark.card("Call of the Haunted", "Jinzo", "Ring of Destruction")
def test_while_jinzo_negates_call_of_the_haunted_it_outlives_its_monster():
    d = called(more=attack("Kuriboh") + hand("Jinzo"), them=attack("Exiled Force"))
    d.summon("Jinzo", ["Kuriboh"]).end_turn().to_phase(MAIN_1)
    d.activate("Exiled Force", ["Battle Ox"])
    assert d.magic_traps(YOU) == ["Call of the Haunted"]
    assert "Battle Ox" in d.graveyard(YOU)


@pytest.mark.card("Call of the Haunted", "Change of Heart", "Mystical Space Typhoon")
@pytest.mark.rule("J-TERM-07")
def test_a_change_of_control_does_not_sever_the_link():
    d = called(them=hand("Change of Heart", "Mystical Space Typhoon"))
    d.end_turn().to_phase(MAIN_1).activate("Change of Heart").resolve()
    assert d.controller("Battle Ox") == THEM
    d.activate("Mystical Space Typhoon").resolve()
    assert d.graveyard(YOU) == ["Call of the Haunted", "Battle Ox"]


# -- Gravity Bind -----------------------------------------------------------------------------------


@pytest.mark.card("Gravity Bind")
def test_gravity_bind_keeps_level_4_and_higher_from_attacking():
    d = table(
        you=attack("Battle Ox", "Silver Fang", "Dark Magician"),
        them=face_up("Gravity Bind"),
        phase=BATTLE_PHASE,
    )
    assert not d.can("attack", "Battle Ox")
    assert not d.can("attack", "Dark Magician")
    assert d.can("attack", "Silver Fang", DIRECT)
    assert d.why_not("Battle Ox", "attack") == ["R-GEN-01"]


@pytest.mark.card("Gravity Bind")
def test_gravity_bind_binds_its_own_player_too():
    d = table(you=attack("Battle Ox") + face_up("Gravity Bind"), phase=BATTLE_PHASE)
    assert not d.can("attack", "Battle Ox")


@pytest.mark.card("Gravity Bind")
@pytest.mark.rule("J-BP-03", "J-BP-06")
def test_gravity_bind_activated_in_answer_stops_the_attack():
    d = table(you=attack("Battle Ox"), them=set_("Gravity Bind"), phase=BATTLE_PHASE)
    d.attack("Battle Ox").respond("Gravity Bind")
    assert d.lp(THEM) == 8000
    assert [e.text for e in d.events("attack-stopped")] == ["stopped"]
    assert not d.can("attack", "Battle Ox")


@pytest.mark.card("Gravity Bind")
@pytest.mark.rule("J-BP-06")
def test_gravity_bind_activated_in_answer_does_not_stop_a_weak_attacker():
    d = table(you=attack("Silver Fang"), them=set_("Gravity Bind"), phase=BATTLE_PHASE)
    d.attack("Silver Fang").respond("Gravity Bind")
    assert d.lp(THEM) == 6800


@pytest.mark.card("Gravity Bind", "Jinzo")
def test_gravity_bind_does_not_bind_while_jinzo_is_there():
    d = table(you=attack("Jinzo"), them=face_up("Gravity Bind"), phase=BATTLE_PHASE)
    assert d.attack("Jinzo").lp(THEM) == 5600


@pytest.mark.card("Gravity Bind", "Injection Fairy Lily")
def test_gravity_bind_asks_for_the_level_not_for_the_atk():
    d = table(you=attack("Sonic Duck"), them=face_up("Gravity Bind"), phase=BATTLE_PHASE)
    assert d.attack("Sonic Duck").lp(THEM) == 6300


# -- Imperial Order ---------------------------------------------------------------------------------


@pytest.mark.card("Imperial Order", "Pot of Greed")
@pytest.mark.rule("J-MAG-06")
def test_magic_may_be_activated_under_imperial_order_but_does_nothing():
    d = table(you=hand("Pot of Greed"), them=face_up("Imperial Order")).activate("Pot of Greed")
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])


@pytest.mark.card("Imperial Order", "Pot of Greed")
def test_imperial_order_chained_to_a_magic_card_negates_it():
    d = table(you=hand("Pot of Greed"), them=set_("Imperial Order"))
    d.activate("Pot of Greed").respond("Imperial Order")
    assert d.hand(YOU) == []


@pytest.mark.card("Imperial Order", "Waboku", "Mystic Tomato")
def test_imperial_order_leaves_traps_and_monsters_alone():
    d = table(
        you=attack("Summoned Skull") + face_up("Imperial Order"),
        them=attack("Mystic Tomato") + deck("Kuriboh"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Mystic Tomato").choose("first Mystic Tomato")
    assert d.monsters(THEM) == ["Kuriboh"]
    d = table(you=attack("Battle Ox") + face_up("Imperial Order"), them=set_("Waboku"), phase=BATTLE_PHASE)
    assert d.attack("Battle Ox").respond("Waboku").lp(THEM) == 8000


@pytest.mark.card("Imperial Order", "Axe of Despair", "Yami")
def test_equips_and_fields_rest_under_imperial_order_and_work_again_after_it():
    d = table(
        you=attack("Summoned Skull") + equip("Axe of Despair", on="Summoned Skull") + field("Yami"),
        them=set_("Imperial Order") + lp(500),
    )
    assert d.attack_of("Summoned Skull") == 3700
    d.leave_for(BATTLE_PHASE).respond("Imperial Order").resolve()
    assert d.attack_of("Summoned Skull") == 2500
    assert d.magic_traps(YOU) == ["Axe of Despair"]
    assert d.field(YOU) == "Yami"
    d.end_turn().to_phase(MAIN_1)
    assert d.magic_traps(THEM) == []
    assert d.attack_of("Summoned Skull") == 3700


@pytest.mark.card("Imperial Order", "Snatch Steal")
def test_under_imperial_order_a_stolen_monster_goes_back_for_the_time_being():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Summoned Skull") + set_("Imperial Order"),
    )
    d.activate("Snatch Steal").resolve()
    assert d.controller("Summoned Skull") == YOU
    d.leave_for(BATTLE_PHASE).respond("Imperial Order").resolve()
    assert d.controller("Summoned Skull") == THEM
    assert d.equipped_to("Snatch Steal") == "Summoned Skull"
    d.end_turn().no().to_phase(MAIN_1)
    assert d.controller("Summoned Skull") == YOU


@pytest.mark.card("Imperial Order", "Snatch Steal")
def test_under_imperial_order_snatch_steal_gives_no_life_points():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Summoned Skull") + set_("Imperial Order"),
    )
    d.activate("Snatch Steal").resolve().leave_for(BATTLE_PHASE).respond("Imperial Order").resolve()
    d.end_turn().yes().to_phase(MAIN_1)
    assert d.lp(THEM) == 7300


@pytest.mark.card("Imperial Order", "Snatch Steal")
def test_snatch_steal_activated_under_imperial_order_takes_control_when_it_is_gone():
    d = table(
        you=hand("Snatch Steal"),
        them=attack("Summoned Skull") + face_up("Imperial Order"),
    )
    d.activate("Snatch Steal")
    assert d.controller("Summoned Skull") == THEM
    assert d.end_turn().no().to_phase(MAIN_1).controller("Summoned Skull") == YOU


@pytest.mark.card("Imperial Order")
@pytest.mark.rule("J-EFF-07")
def test_in_its_players_standby_phase_imperial_order_costs_700_or_goes():
    d = table(you=face_up("Imperial Order"), turn=THEM).end_turn()
    assert (d.asked, d.kind, d.phase) == (YOU, "yes-no", STANDBY_PHASE)
    assert d.yes().lp(YOU) == 7300
    assert d.magic_traps(YOU) == ["Imperial Order"]
    d = table(you=face_up("Imperial Order"), turn=THEM).end_turn().no()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, ["Imperial Order"])


@pytest.mark.card("Imperial Order")
def test_imperial_order_costs_nothing_in_the_opponents_standby_phase():
    d = table(you=face_up("Imperial Order")).end_turn().to_phase(MAIN_1)
    assert (d.turn_player, d.lp(YOU), d.magic_traps(YOU)) == (THEM, 8000, ["Imperial Order"])


@pytest.mark.card("Imperial Order")
@pytest.mark.rule("J-EFF-07")
def test_with_700_life_points_imperial_order_cannot_be_paid():
    d = table(you=face_up("Imperial Order") + lp(700), turn=THEM).end_turn()
    assert (d.lp(YOU), d.graveyard(YOU)) == (700, ["Imperial Order"])
    d = table(you=face_up("Imperial Order") + lp(701), turn=THEM).end_turn().yes()
    assert d.lp(YOU) == 1


@pytest.mark.card("Imperial Order", "Jinzo")
def test_negated_by_jinzo_imperial_order_costs_nothing_and_stays():
    d = table(you=face_up("Imperial Order"), them=attack("Jinzo"), turn=THEM).end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.magic_traps(YOU)) == (8000, ["Imperial Order"])


@pytest.mark.card("Imperial Order", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_mystical_space_typhoon_chained_to_imperial_order_destroys_it():
    d = table(
        you=set_("Imperial Order"),
        them=set_("Mystical Space Typhoon") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
    )
    d.activate("Imperial Order").respond("Mystical Space Typhoon", ["Imperial Order"])
    assert d.graveyard(YOU) == ["Imperial Order"]
    assert d.attack_of("Battle Ox") == 2700


@pytest.mark.card("Imperial Order", "Mystical Space Typhoon")
def test_imperial_order_chained_to_mystical_space_typhoon_survives_it():
    d = table(you=set_("Imperial Order"), them=hand("Mystical Space Typhoon"), turn=THEM)
    d.activate("Mystical Space Typhoon").respond("Imperial Order")
    assert d.magic_traps(YOU) == ["Imperial Order"]


@pytest.mark.card("Imperial Order")
@pytest.mark.rule("J-DMG-02")
def test_imperial_order_is_refused_in_the_damage_step():
    d = table(you=attack("Battle Ox"), them=set_("Imperial Order"), phase=BATTLE_PHASE).attack("Battle Ox")
    while d.kind == "respond":
        assert d.step == "Battle Step"
        d.pass_()
    assert d.lp(THEM) == 6300


@pytest.mark.card("Imperial Order", "Scapegoat")
def test_imperial_order_on_scapegoat_leaves_the_ban_on_summons():
    d = table(you=hand("Scapegoat", "Battle Ox"), them=set_("Imperial Order"))
    d.activate("Scapegoat").respond("Imperial Order")
    assert d.monsters(YOU) == []
    assert not d.can("summon", "Battle Ox")
    assert d.can("set", "Battle Ox")


@pytest.mark.card("Imperial Order", "Rush Recklessly")
def test_imperial_order_does_not_undo_what_has_resolved():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly"), them=set_("Imperial Order"))
    d.activate("Rush Recklessly").pass_()
    d.leave_for(BATTLE_PHASE).respond("Imperial Order").resolve()
    assert d.attack_of("Battle Ox") == 2400


@pytest.mark.card("Imperial Order")
@pytest.mark.rule("J-MAG-04")
def test_a_continuous_magic_activated_under_imperial_order_works_when_that_is_gone():
    d = table(
        you=attack("Battle Ox") + hand("Tame Magic"),
        them=face_up("Imperial Order") + attack("Summoned Skull"),
        cards=[
            define("Tame Magic", w.continuous(w.cannot_attack(w.MONSTER & w.FACE_UP))).script(
                Facts("Tame Magic", c.MAGIC, c.FRAME_MAGIC, icon=c.CONTINUOUS, effect=True)
            )
        ],
    )
    d.activate("Tame Magic").to_battle()
    assert d.can("attack", "Battle Ox", "Summoned Skull")
    d.end_turn().no().to_battle()
    assert not d.can("attack", "Summoned Skull")


@pytest.mark.card("Imperial Order", "Axe of Despair")
@pytest.mark.rule("J-EQUIP-02")
def test_an_equip_activated_under_imperial_order_works_when_that_is_gone():
    d = table(you=attack("Battle Ox") + hand("Axe of Despair"), them=face_up("Imperial Order")).activate(
        "Axe of Despair"
    )
    assert d.equipped_to("Axe of Despair") == "Battle Ox"
    assert d.attack_of("Battle Ox") == 1700
    assert d.end_turn().no().attack_of("Battle Ox") == 2700


# -- Jinzo ------------------------------------------------------------------------------------------


@pytest.mark.card("Jinzo", "Mirror Force")
@pytest.mark.rule("J-TRAP-02")
def test_no_trap_may_be_activated_while_jinzo_is_face_up():
    d = table(you=attack("Jinzo", "Battle Ox"), them=set_("Mirror Force", "Waboku"), phase=BATTLE_PHASE)
    d.attack("Battle Ox")
    assert d.lp(THEM) == 6300
    assert "J-TRAP-02" in d.why_not("Waboku")
    d = table(you=attack("Jinzo") + set_("Waboku"))
    assert d.why_not("Waboku") == ["J-TRAP-02"]


@pytest.mark.card("Jinzo", "Torrential Tribute")
@pytest.mark.rule("J-TRAP-02")
def test_traps_that_answer_a_summon_do_not_answer_jinzos():
    d = table(you=attack("Kuriboh") + hand("Jinzo"), them=set_("Torrential Tribute", "Trap Hole"))
    d.summon("Jinzo", ["Kuriboh"])
    assert d.kind == "act"
    assert d.monsters(YOU) == ["Jinzo"]


@pytest.mark.card("Jinzo", "Torrential Tribute")
@pytest.mark.rule("J-TRAP-02", "J-EFF-02")
def test_a_face_down_jinzo_does_not_stop_traps():
    d = table(you=set_("Jinzo") + hand("Battle Ox"), them=set_("Torrential Tribute"))
    d.summon("Battle Ox").respond("Torrential Tribute")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Jinzo"]


@pytest.mark.card("Jinzo", "Gravity Bind", "Book of Moon")
@pytest.mark.rule("R-EFF-04")
def test_traps_work_again_when_jinzo_is_turned_face_down():
    d = table(
        you=attack("Jinzo", "Battle Ox") + hand("Book of Moon"), them=face_up("Gravity Bind") + set_("Waboku")
    )
    d.activate("Book of Moon", ["Jinzo"])
    assert d.can_respond("Waboku")
    d.to_battle()
    assert not d.can("attack", "Battle Ox")


@pytest.mark.card("Jinzo", "Mirror Force", "Call of the Haunted")
@pytest.mark.rule("J-TRAP-02")
def test_jinzo_brought_in_chain_negates_the_trap_that_has_not_resolved_yet():
    d = table(
        you=attack("Battle Ox") + set_("Call of the Haunted") + graveyard("Jinzo"),
        them=set_("Mirror Force"),
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox").respond("Mirror Force").respond("Call of the Haunted").resolve()
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Jinzo"]
    assert d.lp(THEM) == 6300


@pytest.mark.card("Jinzo", "Waboku")
@pytest.mark.rule("J-TRAP-02")
def test_a_trap_that_has_resolved_keeps_its_result():
    d = table(
        you=attack("Battle Ox", "Kuriboh") + hand("Jinzo"),
        them=set_("Waboku") + attack("Silver Fang"),
    )
    d.leave_for(BATTLE_PHASE).respond("Waboku").resolve()
    d.summon("Jinzo", ["Kuriboh"]).to_battle().attack("Battle Ox", "Silver Fang")
    assert (d.lp(THEM), d.monsters(THEM)) == (8000, ["Silver Fang"])


@pytest.mark.card("Jinzo", "Pot of Greed", "Man-Eater Bug")
def test_jinzo_does_not_touch_magic_and_monsters():
    d = table(you=attack("Jinzo") + set_("Man-Eater Bug") + hand("Pot of Greed"), them=attack("Battle Ox"))
    assert len(d.activate("Pot of Greed").hand(YOU)) == 2
    d.flip("Man-Eater Bug").pick("Battle Ox")
    assert d.monsters(THEM) == []


@pytest.mark.card("Jinzo")
def test_jinzo_does_not_stop_a_trap_effect_used_in_the_graveyard():
    bomb = define(
        "Bomb Trap",
        w.trigger(w.Damage(500), when=w.Sent(), zones=w.FROM_GRAVEYARD),
    ).script(Facts("Bomb Trap", c.TRAP, c.FRAME_TRAP, icon=c.NORMAL, effect=True))
    d = table(you=attack("Jinzo") + hand("Heavy Storm"), them=set_("Bomb Trap"), cards=[bomb]).activate(
        "Heavy Storm"
    )
    assert d.lp(YOU) == 7500


@pytest.mark.card("Jinzo", "Solemn Judgment")
@pytest.mark.rule("J-SUM-01", "J-TRAP-02")
def test_a_flip_summon_of_jinzo_can_be_negated_because_he_is_still_face_down():
    d = table(you=set_("Jinzo"), them=set_("Solemn Judgment")).flip("Jinzo").respond("Solemn Judgment")
    assert d.graveyard(YOU) == ["Jinzo"]


# -- Premature Burial -------------------------------------------------------------------------------


def buried(name="Battle Ox", more=(), them=()):
    """A monster that Premature Burial has brought."""
    d = table(you=hand("Premature Burial") + graveyard(name) + list(more), them=list(them))
    return d.activate("Premature Burial", [name])


@pytest.mark.card("Premature Burial")
def test_premature_burial_pays_800_and_brings_a_monster_in_attack_position():
    d = buried()
    assert (d.lp(YOU), d.position("Battle Ox")) == (7200, "attack")
    assert d.equipped_to("Premature Burial") == "Battle Ox"


@pytest.mark.card("Premature Burial")
@pytest.mark.rule("J-EFF-07", "J-EFF-12")
def test_premature_burial_needs_800_to_spare_and_a_monster_of_your_own():
    d = table(you=hand("Premature Burial") + graveyard("Battle Ox") + lp(800))
    assert d.why_not("Premature Burial") == ["J-EFF-07"]
    d = table(you=hand("Premature Burial"), them=graveyard("Battle Ox"))
    assert d.why_not("Premature Burial") == ["J-EFF-12"]


@pytest.mark.card("Premature Burial", "Mystical Space Typhoon")
def test_premature_burial_destroyed_takes_the_monster_with_it():
    d = buried(them=set_("Mystical Space Typhoon")).end_turn()
    d.activate("Mystical Space Typhoon", ["Premature Burial"]).resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Premature Burial"]


@pytest.mark.card("Premature Burial")
@pytest.mark.rule("J-EQUIP-01")
def test_the_monster_destroyed_takes_premature_burial_with_it():
    d = buried(more=hand("Dark Hole")).activate("Dark Hole")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Dark Hole", "Premature Burial"]


@pytest.mark.card("Premature Burial", "Book of Moon")
@pytest.mark.rule("J-EQUIP-01", "J-TERM-07")
def test_the_monster_turned_face_down_stays_and_premature_burial_goes():
    d = buried(more=hand("Book of Moon")).activate("Book of Moon")
    assert (d.position("Battle Ox"), sorted(d.graveyard(YOU))) == (
        "set",
        ["Book of Moon", "Premature Burial"],
    )


@pytest.mark.card("Premature Burial", "Imperial Order")
@pytest.mark.rule("J-EFF-06", "J-EQUIP-02")
def test_imperial_order_chained_to_premature_burial_leaves_the_monster_and_the_800_gone():
    d = table(you=hand("Premature Burial") + graveyard("Battle Ox"), them=set_("Imperial Order"))
    d.activate("Premature Burial").respond("Imperial Order").resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (7200, ["Battle Ox", "Premature Burial"])


@pytest.mark.card("Premature Burial", "Imperial Order", "Mystical Space Typhoon")
def test_under_imperial_order_premature_burial_stays_idle_and_goes_alone():
    d = buried(them=set_("Imperial Order", "Dust Tornado")).end_turn().activate("Imperial Order").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Battle Ox"], ["Premature Burial"])
    d.use("Imperial Order").resolve().yes().activate("Dust Tornado", ["Premature Burial"]).resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], ["Premature Burial"])


@pytest.mark.card("Premature Burial", "Imperial Order")
def test_under_imperial_order_the_monster_still_takes_premature_burial_with_it():
    d = buried(them=set_("Imperial Order", "Ring of Destruction")).end_turn()
    d.activate("Imperial Order").resolve().activate("Ring of Destruction", ["Battle Ox"]).resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Premature Burial"]


# -- Dust Tornado -----------------------------------------------------------------------------------


@pytest.mark.card("Dust Tornado")
def test_dust_tornado_destroys_a_card_of_the_opponent_and_may_set_one():
    d = table(you=set_("Dust Tornado") + hand("Mirror Force", "Kuriboh"), them=set_("Waboku"))
    d.activate("Dust Tornado", ["Waboku"]).resolve().yes()
    assert (d.graveyard(THEM), d.graveyard(YOU)) == (["Waboku"], ["Dust Tornado"])
    assert (d.magic_traps(YOU), d.is_set("Mirror Force"), d.hand(YOU)) == (
        ["Mirror Force"],
        True,
        ["Kuriboh"],
    )


@pytest.mark.card("Dust Tornado")
def test_dust_tornado_need_not_set_a_card_and_needs_none():
    d = table(you=set_("Dust Tornado") + hand("Mirror Force"), them=set_("Sogen"))
    d.activate("Dust Tornado").no()
    assert (d.hand(YOU), d.graveyard(THEM)) == (["Mirror Force"], ["Sogen"])
    d = table(you=set_("Dust Tornado") + hand("Kuriboh"), them=set_("Sogen")).activate("Dust Tornado")
    assert (d.kind, d.graveyard(THEM)) == ("act", ["Sogen"])


@pytest.mark.card("Dust Tornado")
@pytest.mark.rule("J-EFF-12")
def test_dust_tornado_does_not_hit_your_own_cards():
    d = table(you=set_("Dust Tornado", "Waboku"), them=set_("Kuriboh"))
    assert "J-EFF-12" in d.why_not("Dust Tornado")


@pytest.mark.card("Dust Tornado", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-10")
def test_when_the_target_goes_in_answer_nothing_is_set():
    d = table(you=set_("Dust Tornado") + hand("Mirror Force"), them=set_("Sogen", "Mystical Space Typhoon"))
    d.activate("Dust Tornado", ["Sogen"]).respond("Mystical Space Typhoon", ["Sogen"])
    assert (d.kind, d.hand(YOU), d.graveyard(THEM)) == (
        "act",
        ["Mirror Force"],
        ["Sogen", "Mystical Space Typhoon"],
    )


@pytest.mark.card("Dust Tornado", "Waboku")
@pytest.mark.rule("J-MAG-05")
def test_the_target_used_in_answer_is_destroyed_all_the_same_and_a_card_may_be_set():
    d = table(you=set_("Dust Tornado") + hand("Mirror Force"), them=set_("Waboku"))
    d.activate("Dust Tornado").respond("Waboku").resolve().yes()
    assert (d.magic_traps(YOU), d.graveyard(THEM)) == (["Mirror Force"], ["Waboku"])


@pytest.mark.card("Dust Tornado", "Harpie's Feather Duster")
def test_a_card_set_in_answer_to_the_duster_is_destroyed_too():
    d = table(
        you=set_("Dust Tornado") + hand("Mirror Force"), them=set_("Sogen") + hand("Harpie's Feather Duster")
    )
    d.end_turn().activate("Harpie's Feather Duster").respond("Dust Tornado", ["Sogen"]).yes()
    assert (d.magic_traps(YOU), d.graveyard(YOU)) == ([], ["Dust Tornado", "Mirror Force"])


@pytest.mark.card("Dust Tornado")
@pytest.mark.rule("J-MAG-03", "R-TRAP-02")
def test_a_magic_card_set_by_dust_tornado_can_be_used_this_turn_and_a_trap_cannot():
    d = (
        table(you=set_("Dust Tornado") + hand("Pot of Greed"), them=set_("Sogen"))
        .activate("Dust Tornado")
        .yes()
    )
    assert d.can("activate", "Pot of Greed")
    d = table(you=set_("Dust Tornado") + hand("Waboku"), them=set_("Sogen")).activate("Dust Tornado").yes()
    assert d.why_not("Waboku") == ["R-TRAP-02"]


@pytest.mark.card("Dust Tornado")
@pytest.mark.rule("R-ZONE-04")
def test_with_all_zones_taken_only_a_field_magic_can_be_set():
    full = set_("Dust Tornado", "Waboku", "Waboku", "Waboku", "Waboku")
    d = table(you=full + hand("Mirror Force"), them=set_("Umi")).activate("Dust Tornado").resolve()
    assert (d.kind, d.hand(YOU)) == ("act", ["Mirror Force"])
    d = (
        table(you=full + hand("Mirror Force", "Yami"), them=set_("Umi"))
        .activate("Dust Tornado")
        .resolve()
        .yes()
    )
    assert (d.field(YOU), d.hand(YOU)) == ("Yami", ["Mirror Force"])


# -- Enchanted Javelin ------------------------------------------------------------------------------


@pytest.mark.card("Enchanted Javelin")
def test_enchanted_javelin_gains_the_atk_of_an_attacking_monster():
    d = table(you=attack("Battle Ox"), them=set_("Enchanted Javelin"), phase=BATTLE_PHASE)
    d.attack("Battle Ox").respond("Enchanted Javelin").resolve()
    assert d.lp(THEM) == 8000 + 1700 - 1700


@pytest.mark.card("Enchanted Javelin", "Rush Recklessly")
def test_enchanted_javelin_reads_the_atk_as_it_resolves():
    d = table(you=attack("Battle Ox"), them=set_("Enchanted Javelin", "Rush Recklessly"), phase=BATTLE_PHASE)
    d.attack("Battle Ox").respond("Enchanted Javelin").respond("Rush Recklessly").resolve()
    assert [e.amount for e in d.events("gain")] == [2400]


@pytest.mark.card("Enchanted Javelin", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_enchanted_javelin_loses_a_target_that_is_turned_face_down():
    d = table(you=attack("Battle Ox"), them=set_("Enchanted Javelin", "Book of Moon"), phase=BATTLE_PHASE)
    d.attack("Battle Ox").respond("Enchanted Javelin").respond("Book of Moon").resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.card("Enchanted Javelin")
@pytest.mark.rule("J-DMG-02")
def test_enchanted_javelin_is_not_for_the_damage_step():
    d = table(you=attack("Battle Ox"), them=set_("Enchanted Javelin", "Rush Recklessly"), phase=BATTLE_PHASE)
    d.attack("Battle Ox").until("Damage Step")
    assert not d.can("activate", "Enchanted Javelin")


# -- Cold Wave --------------------------------------------------------------------------------------


@pytest.mark.card("Cold Wave")
def test_cold_wave_stops_magic_and_traps_until_your_next_turn():
    d = table(you=hand("Cold Wave", "Pot of Greed"), them=set_("Dust Tornado") + hand("Pot of Greed"))
    d.activate("Cold Wave").resolve()
    assert "J-TRAP-02" in d.why_not("Pot of Greed")
    assert d.why_not("Pot of Greed", "set") == ["R-GEN-01"]
    d.end_turn()
    assert not d.can("activate", "Pot of Greed") and not d.can("set", "Pot of Greed")
    d.end_turn()
    assert d.can("activate", "Pot of Greed") and d.can("set", "Pot of Greed")


@pytest.mark.card("Cold Wave")
@pytest.mark.rule("J-EFF-12")
def test_cold_wave_only_at_the_start_of_main_phase_1():
    assert table(you=hand("Cold Wave")).can("activate", "Cold Wave")
    d = table(you=hand("Cold Wave", "Kuriboh"))
    assert d.summon("Kuriboh").why_not("Cold Wave") == ["J-EFF-12"]
    d = table(you=hand("Cold Wave", "Pot of Greed"))
    assert d.set("Pot of Greed").why_not("Cold Wave") == ["J-EFF-12"]
    d = table(you=hand("Cold Wave") + attack("Kuriboh"))
    assert d.change("Kuriboh").why_not("Cold Wave") == ["J-EFF-12"]
    d = table(you=hand("Cold Wave") + attack("Kuriboh"), phase=BATTLE_PHASE)
    assert d.main2().why_not("Cold Wave") == ["J-EFF-12"]


@pytest.mark.card("Cold Wave", "Magic Jammer")
def test_after_a_negated_cold_wave_no_second_one():
    d = table(you=hand("Cold Wave", "Cold Wave"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Cold Wave").respond("Magic Jammer").resolve()
    assert d.graveyard(YOU) == ["Cold Wave"] and not d.can("activate", "Cold Wave")


@pytest.mark.card("Cold Wave", "Dust Tornado")
def test_cold_wave_may_be_answered_and_leaves_face_up_cards_alone():
    d = table(
        you=hand("Cold Wave") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
        them=set_("Dust Tornado") + hand("Dust Tornado"),
    )
    d.activate("Cold Wave")
    assert d.can_respond("Dust Tornado")
    d.resolve()
    assert d.attack_of("Battle Ox") == 2700


@pytest.mark.card("Cold Wave", "Ultimate Offering")
def test_cold_wave_stops_the_effects_of_face_up_magic_and_traps_not_of_monsters():
    d = table(
        you=hand("Cold Wave", "Kuriboh") + face_up("Ultimate Offering") + attack("Exiled Force"),
        them=attack("Battle Ox"),
    )
    d.activate("Cold Wave").resolve()
    assert "J-TRAP-02" in d.why_not("Ultimate Offering")
    assert d.activate("Exiled Force", ["Battle Ox"]).monsters(THEM) == []


@pytest.mark.card("Cold Wave", "Messenger of Peace")
def test_an_upkeep_is_paid_under_cold_wave():
    d = table(you=hand("Cold Wave"), them=face_up("Messenger of Peace"))
    d.activate("Cold Wave").end_turn().yes().to_phase(MAIN_1)
    assert (d.lp(THEM), d.magic_traps(THEM)) == (7900, ["Messenger of Peace"])


# -- Time Seal --------------------------------------------------------------------------------------


@pytest.mark.card("Time Seal")
@pytest.mark.rule("R-PHASE-04")
def test_time_seal_skips_the_opponents_next_draw_phase_and_no_more():
    d = table(you=set_("Time Seal"), them=hand("Kuriboh"))
    d.activate("Time Seal").end_turn()
    assert d.hand(THEM) == ["Kuriboh"]
    assert len(d.end_turn().hand(YOU)) == 1
    assert len(d.end_turn().hand(THEM)) == 2


@pytest.mark.card("Time Seal")
def test_time_seal_in_the_opponents_turn_skips_his_draw_phase_two_turns_later():
    d = table(you=set_("Time Seal"), them=attack("Battle Ox"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Time Seal").end_turn()
    assert len(d.hand(YOU)) == 1
    assert d.end_turn().hand(THEM) == []


# -- Morphing Jar #2 --------------------------------------------------------------------------------


def jarred(you=(), them=(), **more):
    """Morphing Jar #2 is Flip Summoned."""
    d = table(you=set_("Morphing Jar #2") + list(you), them=list(them), **more)
    return d.flip("Morphing Jar #2").resolve_chain()


def shuffled_deck(*names):
    """A whole Deck: the cards in it come in any order."""
    return deck(*names, rest=False)


@pytest.mark.card("Morphing Jar #2")
def test_morphing_jar_2_returns_all_monsters_and_each_player_turns_up_as_many_of_his_own():
    d = jarred(
        you=attack("Battle Ox") + shuffled_deck("Kuriboh"),
        them=attack("Jinzo", "Summoned Skull") + shuffled_deck("Silver Fang"),
    )
    assert len(d.monsters(YOU)) == 2 and d.monsters(THEM) == ["Silver Fang"] * d.monsters(THEM).count(
        "Silver Fang"
    )
    mine = d.monsters(YOU) + d.deck(YOU)
    assert sorted(mine) == ["Battle Ox", "Kuriboh", "Morphing Jar #2"]
    his = d.monsters(THEM) + d.deck(THEM) + d.graveyard(THEM)
    assert sorted(his) == ["Jinzo", "Silver Fang", "Summoned Skull"]
    assert len(d.deck(THEM)) == 1, "two monsters returned to his Deck, so two were turned up"
    assert all(d.position(name) == "set" for name in d.monsters(YOU))


@pytest.mark.card("Morphing Jar #2")
def test_what_is_no_monster_of_level_4_or_lower_goes_to_the_graveyard():
    d = jarred(you=shuffled_deck("Umi"), them=attack("Jinzo") + shuffled_deck("Dark Hole"))
    assert d.monsters(YOU) == ["Morphing Jar #2"]
    assert "Jinzo" in d.graveyard(THEM) and d.monsters(THEM) == []


@pytest.mark.card("Morphing Jar #2", "Inaba White Rabbit")
def test_a_monster_that_cannot_be_special_summoned_counts_and_goes_to_the_graveyard():
    d = jarred(them=attack("Inaba White Rabbit") + shuffled_deck())
    assert (d.monsters(THEM), d.graveyard(THEM)) == ([], ["Inaba White Rabbit"])


@pytest.mark.card("Morphing Jar #2", "Scapegoat")
@pytest.mark.rule("J-TOK-01", "J-FUS-07")
def test_tokens_and_fusion_monsters_are_not_counted():
    d = jarred(them=attack("Sheep Token", "Flame Swordsman") + shuffled_deck("Kuriboh"))
    assert (d.monsters(THEM), d.deck(THEM), d.fusion_deck(THEM)) == ([], ["Kuriboh"], ["Flame Swordsman"])


@pytest.mark.card("Morphing Jar #2")
@pytest.mark.rule("J-DMG-03")
def test_morphing_jar_2_destroyed_in_battle_does_not_return_and_is_not_counted():
    d = table(
        you=attack("Summoned Skull") + shuffled_deck("Kuriboh"),
        them=set_("Morphing Jar #2") + shuffled_deck("Silver Fang"),
    )
    d.to_battle().attack("Summoned Skull", "Morphing Jar #2").resolve()
    assert (d.graveyard(THEM), d.deck(THEM), d.monsters(THEM)) == (["Morphing Jar #2"], ["Silver Fang"], [])
    assert len(d.monsters(YOU) + d.graveyard(YOU)) == 1


@pytest.mark.card("Morphing Jar #2", "Change of Heart")
@pytest.mark.rule("J-TERM-04")
def test_a_borrowed_monster_returns_to_its_owner_and_counts_for_him():
    d = table(
        you=set_("Morphing Jar #2") + hand("Change of Heart") + shuffled_deck("Umi"),
        them=attack("Silver Fang") + shuffled_deck(),
    )
    d.activate("Change of Heart", ["Silver Fang"]).flip("Morphing Jar #2").resolve_chain()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Morphing Jar #2"], ["Silver Fang"])


@pytest.mark.card("Morphing Jar #2")
@pytest.mark.rule("J-PUB-04")
def test_monsters_of_morphing_jar_2_are_mixed():
    d = jarred(them=attack("Silver Fang", "Battle Ox") + shuffled_deck())
    assert sorted(d.monsters(THEM)) == ["Battle Ox", "Silver Fang"]
    assert not d.knows(YOU, "Silver Fang") and d.knows(THEM, "Silver Fang")
    assert d.knows(THEM, "Morphing Jar #2"), "it came alone: both players saw it"


@pytest.mark.card("Morphing Jar #2")
def test_the_flip_of_morphing_jar_2_is_a_special_summon_that_can_be_answered():
    d = jarred(them=set_("Torrential Tribute") + attack("Silver Fang") + shuffled_deck())
    d.respond("Torrential Tribute")
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], [])


# -- Backup Soldier ---------------------------------------------------------------------------------

DEAD = ("Battle Ox", "Mystical Elf", "Silver Fang", "Kuriboh", "Jinzo")


@pytest.mark.card("Backup Soldier")
def test_backup_soldier_returns_up_to_three_weak_monsters_without_effect():
    d = table(you=set_("Backup Soldier") + graveyard(*DEAD, "Oscillo Hero")).activate("Backup Soldier")
    assert sorted(d.options()) == ["pick Mystical Elf", "pick Oscillo Hero", "pick Silver Fang"]
    d.pick("Mystical Elf", "Silver Fang", "Oscillo Hero")
    assert sorted(d.hand(YOU)) == ["Mystical Elf", "Oscillo Hero", "Silver Fang"]
    d = table(you=set_("Backup Soldier") + graveyard(*DEAD)).activate("Backup Soldier").pick("Silver Fang")
    assert d.done().hand(YOU) == ["Silver Fang"]


@pytest.mark.card("Backup Soldier")
@pytest.mark.rule("J-EFF-12")
def test_backup_soldier_needs_five_monsters_in_your_graveyard():
    d = table(you=set_("Backup Soldier") + graveyard(*DEAD[:4], "Umi"), them=graveyard("Silver Fang"))
    assert d.why_not("Backup Soldier") == ["J-EFF-12"]


@pytest.mark.card("Backup Soldier")
@pytest.mark.rule("R-FUS-09", "J-RIT-05")
def test_backup_soldier_returns_a_fusion_monster_without_effect_to_the_fusion_deck():
    dead = ("Charubin the Fire Knight", "Kuriboh", "Jinzo", "Sangan", "Jinzo")
    d = table(you=set_("Backup Soldier") + graveyard(*dead)).activate("Backup Soldier").resolve()
    assert (d.hand(YOU), d.fusion_deck(YOU)) == ([], ["Charubin the Fire Knight"])


@pytest.mark.card("Backup Soldier")
@pytest.mark.rule("J-EFF-13")
def test_a_second_backup_soldier_may_be_chained_to_the_first():
    five = graveyard("Mystical Elf", "Silver Fang", "Mystical Elf", "Silver Fang", "Mystical Elf")
    d = table(you=set_("Backup Soldier", "Backup Soldier") + five)
    d.activate(at(YOU, 1, magic_trap=True), ["Mystical Elf", "Mystical Elf", "Mystical Elf"])
    d.respond("Backup Soldier", ["Silver Fang", "Silver Fang"]).done().resolve()
    assert (len(d.hand(YOU)), d.graveyard(YOU)) == (5, ["Backup Soldier", "Backup Soldier"])


@pytest.mark.card("Backup Soldier", "Delinquent Duo")
@pytest.mark.rule("J-WIN-05")
def test_backup_soldier_completes_exodia_before_delinquent_duo_resolves():
    limbs = (
        "Left Arm of the Forbidden One",
        "Right Arm of the Forbidden One",
        "Left Leg of the Forbidden One",
    )
    d = table(
        you=set_("Backup Soldier")
        + hand("Exodia the Forbidden One", "Right Leg of the Forbidden One")
        + graveyard(*limbs, "Kuriboh", "Jinzo"),
        them=hand("Delinquent Duo"),
        turn=THEM,
    )
    d.activate("Delinquent Duo").respond("Backup Soldier", list(limbs)).resolve()
    assert (d.winner, d.rule) == (YOU, "R-WIN-07")


# -- Ceasefire --------------------------------------------------------------------------------------


@pytest.mark.card("Ceasefire", "Man-Eater Bug")
def test_ceasefire_turns_defenders_up_without_flip_effects_and_burns_for_effect_monsters():
    d = table(
        you=set_("Ceasefire", "Mystical Elf") + attack("Sangan", "Battle Ox"),
        them=set_("Man-Eater Bug", "Kuriboh"),
    )
    d.activate("Ceasefire").resolve()
    assert [d.position(name) for name in ("Mystical Elf", "Man-Eater Bug", "Kuriboh")] == ["defense"] * 3
    assert (d.lp(YOU), d.lp(THEM), d.kind) == (8000, 8000 - 3 * 500, "act")


@pytest.mark.card("Ceasefire", "Scapegoat")
@pytest.mark.rule("J-TOK-01", "J-EFF-12")
def test_ceasefire_needs_a_set_monster_or_an_effect_monster_and_a_token_is_none():
    d = table(you=set_("Ceasefire") + attack("Battle Ox", "Sheep Token"), them=attack("Silver Fang"))
    assert d.why_not("Ceasefire") == ["J-EFF-12"]
    d = table(you=set_("Ceasefire") + attack("Battle Ox", "Sheep Token", "Kuriboh")).activate("Ceasefire")
    assert d.lp(THEM) == 7500


@pytest.mark.card("Ceasefire")
def test_ceasefire_needs_no_effect_monster():
    d = table(you=set_("Ceasefire"), them=set_("Mystical Elf")).activate("Ceasefire")
    assert (d.position("Mystical Elf"), d.lp(THEM)) == ("defense", 8000)


@pytest.mark.card("Ceasefire", "Man-Eater Bug")
@pytest.mark.rule("J-CHAIN-02")
def test_a_flip_effect_already_on_the_chain_still_resolves():
    d = table(you=set_("Ceasefire") + attack("Battle Ox"), them=set_("Man-Eater Bug"), turn=THEM)
    d.flip("Man-Eater Bug").pick("Battle Ox").respond("Ceasefire").resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (7500, [])


@pytest.mark.card("Ceasefire", "Jinzo")
def test_ceasefire_that_turns_jinzo_up_resolves_to_the_end():
    d = table(you=set_("Ceasefire"), them=set_("Jinzo")).activate("Ceasefire")
    assert (d.position("Jinzo"), d.lp(THEM)) == ("defense", 7500)


# -- Limiter Removal --------------------------------------------------------------------------------

MACHINE = "Mechanicalchaser"


@pytest.mark.card("Limiter Removal")
def test_limiter_removal_doubles_your_machines_which_are_destroyed_in_the_end_phase():
    d = table(you=attack(MACHINE, "Battle Ox") + hand("Limiter Removal"), them=attack(MACHINE))
    d.activate("Limiter Removal")
    assert (d.attack_of(MACHINE, YOU), d.attack_of(MACHINE, THEM), d.attack_of("Battle Ox")) == (
        3700,
        1850,
        1700,
    )
    d.end_turn()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], [MACHINE])
    assert [e.causes for e in d.events("move") if e.cards == (MACHINE,)] == [{"effect"}]


@pytest.mark.card("Limiter Removal")
@pytest.mark.rule("J-EFF-12")
def test_limiter_removal_needs_a_face_up_machine_of_yours():
    d = table(you=set_(MACHINE) + attack("Battle Ox") + hand("Limiter Removal"), them=attack(MACHINE))
    assert d.why_not("Limiter Removal") == ["J-EFF-12"]


@pytest.mark.card("Limiter Removal")
def test_a_second_limiter_removal_doubles_what_the_first_has_reached():
    d = table(you=attack(MACHINE) + hand("Limiter Removal", "Limiter Removal"))
    d.activate("Limiter Removal").resolve().activate("Limiter Removal").resolve()
    assert d.attack_of(MACHINE) == 4 * 1850
    d.end_turn().use("Limiter Removal")
    assert d.monsters(YOU) == []


@pytest.mark.card("Limiter Removal", "Sword of Dark Destruction")
def test_what_raised_the_machine_before_is_doubled_and_stays_doubled_when_it_goes():
    d = table(
        you=attack(MACHINE) + equip("Sword of Dark Destruction", on=MACHINE) + hand("Limiter Removal"),
        them=set_("Mystical Space Typhoon"),
    )
    d.activate("Limiter Removal").resolve()
    assert d.attack_of(MACHINE) == 2 * 2250
    d.to_battle().attack(MACHINE).respond("Mystical Space Typhoon", ["Sword of Dark Destruction"]).resolve()
    assert d.lp(THEM) == 8000 - 2 * 2250


@pytest.mark.card("Limiter Removal", "Axe of Despair")
def test_what_raises_the_machine_later_is_added():
    d = table(you=attack(MACHINE) + hand("Limiter Removal", "Axe of Despair")).activate("Limiter Removal")
    assert d.activate("Axe of Despair").attack_of(MACHINE) == 3700 + 1000


@pytest.mark.card("Limiter Removal", "Mage Power")
def test_limiter_removal_doubles_mage_power_too():
    d = table(you=attack(MACHINE) + equip("Mage Power", on=MACHINE) + hand("Limiter Removal"))
    assert d.activate("Limiter Removal").attack_of(MACHINE) == (1850 + 500 + 500) * 2


@pytest.mark.card("Limiter Removal", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_a_machine_turned_face_down_is_itself_again_and_not_destroyed():
    d = table(you=attack(MACHINE, MACHINE) + hand("Limiter Removal", "Book of Moon"))
    d.activate("Limiter Removal").resolve().activate("Book of Moon", [at(YOU, 1)]).end_turn()
    assert (d.monsters(YOU), d.position(MACHINE)) == ([MACHINE], "set")


@pytest.mark.card("Limiter Removal")
@pytest.mark.rule("J-DMG-02")
def test_limiter_removal_works_in_the_damage_step():
    d = table(you=attack(MACHINE) + set_("Limiter Removal"), them=attack("Summoned Skull")).to_battle()
    d.attack(MACHINE, "Summoned Skull").until("before damage calculation").activate(
        "Limiter Removal"
    ).resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Summoned Skull"], 8000 - 1200)


@pytest.mark.card("Limiter Removal", "Call of the Haunted")
@pytest.mark.rule("R-GEN-01")
def test_a_machine_that_comes_in_answer_to_limiter_removal_is_not_doubled():
    d = table(
        you=attack(MACHINE) + hand("Limiter Removal") + set_("Call of the Haunted") + graveyard("Jinzo")
    )
    d.activate("Limiter Removal").respond("Call of the Haunted", ["Jinzo"]).resolve().end_turn()
    assert d.monsters(YOU) == ["Jinzo"]


# -- Nobleman of Crossout ---------------------------------------------------------------------------


@pytest.mark.card("Nobleman of Crossout")
def test_nobleman_of_crossout_removes_a_set_monster_from_play():
    d = table(you=hand("Nobleman of Crossout"), them=set_("Mystical Elf") + deck("Mystical Elf"))
    d.activate("Nobleman of Crossout")
    assert (d.monsters(THEM), d.removed(THEM), d.graveyard(THEM)) == ([], ["Mystical Elf"], [])
    assert (d.deck(THEM)[0], d.events("shuffle")) == ("Mystical Elf", [])


@pytest.mark.card("Nobleman of Crossout", "Man-Eater Bug")
@pytest.mark.rule("J-FLIP-05", "J-PUB-03")
def test_a_flip_monster_goes_unflipped_with_its_namesakes_in_both_decks():
    bug = "Man-Eater Bug"
    d = table(
        you=hand("Nobleman of Crossout", bug) + deck("Umi", bug), them=set_(bug) + deck(bug) + hand(bug)
    )
    d.activate("Nobleman of Crossout")
    assert (d.removed(YOU), d.removed(THEM)) == ([bug], [bug, bug])
    assert (bug in d.deck(YOU), bug in d.deck(THEM), d.hand(YOU), d.hand(THEM)) == (
        False,
        False,
        [bug],
        [bug],
    )
    assert [e.player for e in d.events("reveal")] == [YOU, THEM]
    assert [e.player for e in d.events("shuffle")] == [YOU, THEM]
    assert (d.kind, d.events("flip")) == ("act", [])


@pytest.mark.card("Nobleman of Crossout", "Sangan")
@pytest.mark.rule("R-GEN-07")
def test_a_set_sangan_removed_from_play_searches_nothing():
    d = table(you=hand("Nobleman of Crossout"), them=set_("Sangan") + deck("Kuriboh"))
    d.activate("Nobleman of Crossout")
    assert (d.removed(THEM), d.hand(THEM), d.kind) == (["Sangan"], [], "act")


@pytest.mark.card("Nobleman of Crossout")
@pytest.mark.rule("J-EFF-12")
def test_nobleman_of_crossout_needs_a_set_monster():
    d = table(you=hand("Nobleman of Crossout"), them=attack("Jinzo") + set_("Waboku"))
    assert d.why_not("Nobleman of Crossout") == ["J-EFF-12"]


@pytest.mark.card("Nobleman of Crossout", "Ceasefire")
@pytest.mark.rule("J-EFF-10")
def test_a_monster_turned_up_in_answer_is_spared():
    d = table(you=hand("Nobleman of Crossout"), them=set_("Man-Eater Bug", "Ceasefire"))
    d.activate("Nobleman of Crossout").respond("Ceasefire").resolve()
    assert (d.position("Man-Eater Bug"), d.removed(THEM)) == ("defense", [])


# -- Dimensionhole ----------------------------------------------------------------------------------


@pytest.mark.card("Dimensionhole")
def test_dimensionhole_removes_a_monster_until_your_next_standby_phase():
    d = table(hand("Dimensionhole") + defense("Battle Ox", zone=2))
    d.activate("Dimensionhole").resolve()
    assert (d.monsters(YOU), d.removed(YOU)) == ([], ["Battle Ox"])
    d.end_turn()
    assert d.removed(YOU) == ["Battle Ox"]
    d.end_turn()
    assert d.zones(YOU)[1] == "Battle Ox"
    assert (d.position("Battle Ox"), d.removed(YOU)) == ("defense", [])


@pytest.mark.card("Dimensionhole")
@pytest.mark.rule("R-ZONE-02")
def test_the_zone_of_a_monster_in_the_dimensionhole_is_taken():
    d = table(hand("Dimensionhole", "Kuriboh") + monster(*["Battle Ox"] * 4, "Summoned Skull"))
    d.activate("Dimensionhole", ["Summoned Skull"]).resolve()
    assert d.why_not("Kuriboh") == ["R-ZONE-02"]
    assert d.zones(YOU)[4] is None


@pytest.mark.card("Dimensionhole")
@pytest.mark.rule("R-ZONE-02")
def test_with_zones_asked_the_kept_zone_is_not_offered():
    d = table(hand("Dimensionhole", "Kuriboh") + monster("Battle Ox", zone=3), rules={"zones": "ask"})
    d.activate("Dimensionhole").choose("zone 1").resolve()
    assert d.state.decision is not None
    d.summon("Kuriboh")
    assert d.options() == ["zone 1", "zone 2", "zone 4", "zone 5"]


@pytest.mark.card("Dimensionhole")
def test_a_face_down_monster_comes_back_face_down():
    d = table(hand("Dimensionhole") + set_("Man-Eater Bug"), monster("Battle Ox"))
    d.activate("Dimensionhole").resolve().end_turn().end_turn()
    assert d.position("Man-Eater Bug") == "set"
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Dimensionhole", "Scapegoat")
@pytest.mark.rule("J-TOK-01")
def test_a_token_in_the_dimensionhole_is_gone_for_good():
    d = table(hand("Dimensionhole") + defense("Sheep Token"))
    d.activate("Dimensionhole").resolve()
    assert d.state.free_slots(d.state.turn_player, 3) == 5
    d.end_turn().end_turn()
    assert (d.monsters(YOU), d.removed(YOU)) == ([], [])


@pytest.mark.card("Dimensionhole")
@pytest.mark.rule("J-PHASE-03")
def test_a_skipped_standby_phase_leaves_the_monster_removed_and_frees_its_zone():
    book = magic("Lawbook", w.activate(w.Leave(w.skips(w.STANDBY_PHASE), until=w.FOREVER)))
    d = table(hand("Dimensionhole", "Lawbook") + monster("Battle Ox"), cards=[book])
    d.activate("Dimensionhole").resolve()
    d.activate("Lawbook").resolve().end_turn().end_turn()
    assert (d.monsters(YOU), d.removed(YOU)) == ([], ["Battle Ox"])
    assert d.state.free_slots(d.state.turn_player, 3) == 5
    d.end_turn().end_turn()
    assert d.removed(YOU) == ["Battle Ox"]


@pytest.mark.card("Dimensionhole", "Rush Recklessly")
@pytest.mark.rule("J-TERM-07")
def test_a_monster_that_was_away_is_a_new_one():
    d = table(hand("Dimensionhole") + monster("Battle Ox") + equip("Axe of Despair", on="Battle Ox"))
    assert d.attack_of("Battle Ox") == 2700
    d.activate("Dimensionhole").resolve()
    assert "Axe of Despair" in d.graveyard(YOU)
    d.no().end_turn().end_turn() if d.kind == "order" else d.end_turn().end_turn()
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Dimensionhole", "Torrential Tribute")
def test_the_return_is_no_summon():
    d = table(hand("Dimensionhole") + monster("Battle Ox"), set_("Torrential Tribute"))
    d.activate("Dimensionhole").resolve().end_turn()
    while d.phase != STANDBY_PHASE or d.turn_player != YOU:
        d.end_turn() if d.kind == "act" else d.pass_()
        if d.monsters(YOU):
            break
    assert d.monsters(YOU) == ["Battle Ox"]
    assert not d.can_respond("Torrential Tribute")


@pytest.mark.card("Dimensionhole", "Change of Heart")
@pytest.mark.rule("J-CTRL-05")
def test_a_borrowed_monster_comes_back_to_its_owner():
    d = table(hand("Dimensionhole", "Change of Heart"), monster("Battle Ox"))
    d.activate("Change of Heart").resolve()
    d.activate("Dimensionhole").resolve().end_turn().end_turn()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


# -- Lightforce Sword -------------------------------------------------------------------------------


@pytest.mark.card("Lightforce Sword")
@pytest.mark.rule("J-PUB-01")
def test_lightforce_sword_removes_a_random_card_face_down():
    d = table(set_("Lightforce Sword"), hand("Kuriboh", "Sangan", "Jinzo"), chance=[1])
    d.activate("Lightforce Sword").resolve()
    assert d.removed(THEM) == ["Sangan"]
    assert d.graveyard(YOU) == ["Lightforce Sword"]
    assert [card.name for card in d.seen(THEM, THEM).removed] == ["Sangan"]
    assert [(card.name, card.face) for card in d.seen(YOU, THEM).removed] == [("", "down")]


@pytest.mark.card("Lightforce Sword")
@pytest.mark.rule("J-EFF-12")
def test_lightforce_sword_needs_a_card_in_the_hand():
    assert table(set_("Lightforce Sword")).why_not("Lightforce Sword") == ["J-EFF-12"]


@pytest.mark.card("Lightforce Sword")
def test_lightforce_sword_gives_the_card_back_in_the_fourth_standby_phase():
    d = table(set_("Lightforce Sword"), hand("Kuriboh"), chance=[0])
    d.activate("Lightforce Sword").resolve()
    for _ in range(6):
        d.end_turn()
        assert d.removed(THEM) == ["Kuriboh"]
    d.end_turn()
    assert "Kuriboh" in d.hand(THEM)
    assert d.removed(THEM) == []


@pytest.mark.card("Lightforce Sword", "Pyro Clock of Destiny")
def test_pyro_clock_brings_the_card_back_a_turn_sooner():
    d = table(set_("Lightforce Sword", "Pyro Clock of Destiny"), hand("Kuriboh"), chance=[0])
    d.activate("Lightforce Sword").resolve()
    d.activate("Pyro Clock of Destiny").resolve()
    for _ in range(4):
        d.end_turn()
        assert d.removed(THEM) == ["Kuriboh"]
    d.end_turn()
    assert "Kuriboh" in d.hand(THEM)


# -- Gearfried the Iron Knight ----------------------------------------------------------------------


@pytest.mark.card("Gearfried the Iron Knight")
@pytest.mark.rule("J-CHAIN-04")
def test_gearfried_destroys_every_equip_at_once_and_without_a_chain():
    d = table(you=attack("Gearfried the Iron Knight") + hand("Axe of Despair"), them=set_("Waboku"))
    d.activate("Axe of Despair").pass_()
    assert (d.attack_of("Gearfried the Iron Knight"), d.graveyard(YOU)) == (1800, ["Axe of Despair"])
    assert [e.causes for e in d.events("move")] == [{"effect"}]
    assert len(d.events("activate")) == 1


@pytest.mark.card("Gearfried the Iron Knight", "Black Pendant")
def test_gearfried_destroys_an_equip_of_the_opponent_too():
    d = table(you=attack("Gearfried the Iron Knight"), them=hand("Black Pendant"), turn=THEM)
    d.activate("Black Pendant")
    assert (d.graveyard(THEM), d.lp(YOU)) == (["Black Pendant"], 7500)


@pytest.mark.card("Gearfried the Iron Knight", "Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_snatch_steal_does_not_take_gearfried():
    d = table(you=hand("Snatch Steal"), them=attack("Gearfried the Iron Knight")).activate("Snatch Steal")
    assert (d.monsters(THEM), d.graveyard(YOU)) == (["Gearfried the Iron Knight"], ["Snatch Steal"])
    assert d.events("control") == []


@pytest.mark.card("Gearfried the Iron Knight", "Call of the Haunted")
def test_gearfried_is_brought_back_by_call_of_the_haunted():
    d = table(you=set_("Call of the Haunted") + graveyard("Gearfried the Iron Knight"))
    d.activate("Call of the Haunted")
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Gearfried the Iron Knight"], ["Call of the Haunted"])


@pytest.mark.card("Gearfried the Iron Knight", "Axe of Despair", "Book of Moon")
def test_gearfried_leaves_equips_on_other_monsters():
    d = table(you=attack("Gearfried the Iron Knight", "Battle Ox") + hand("Axe of Despair"))
    d.activate("Axe of Despair", ["Battle Ox"])
    assert d.attack_of("Battle Ox") == 2700
    d = table(you=set_("Gearfried the Iron Knight") + attack("Battle Ox") + hand("Axe of Despair"))
    assert d.activate("Axe of Despair").equipped_to("Axe of Despair") == "Battle Ox"


# -- DNA Surgery ------------------------------------------------------------------------------------


@pytest.mark.card("DNA Surgery")
def test_dna_surgery_makes_all_face_up_monsters_of_the_declared_type():
    d = table(you=set_("DNA Surgery") + hand("Sogen"), them=attack("Summoned Skull") + set_("Kuriboh"))
    d.activate("DNA Surgery", mode="Warrior")
    d.activate("Sogen")
    assert d.attack_of("Summoned Skull") == 2700
    assert d.attack_of("Kuriboh") == 300


@pytest.mark.card("DNA Surgery", "Dust Tornado")
def test_when_dna_surgery_goes_the_types_come_back():
    d = table(
        you=face_up("DNA Surgery", notes={"declared": 4}) + field("Sogen") + attack("Summoned Skull"),
        them=set_("Dust Tornado"),
    )
    assert d.attack_of("Summoned Skull") == 2700
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", ["DNA Surgery"]).resolve()
    assert d.attack_of("Summoned Skull") == 2500


@pytest.mark.card("DNA Surgery")
def test_of_two_dna_surgeries_the_one_that_resolved_last_counts():
    d = table(
        you=face_up("DNA Surgery", notes={"declared": 1}) + set_("DNA Surgery") + attack("Summoned Skull"),
        them=field("Sogen"),
    )
    d.activate("DNA Surgery", mode="Warrior")
    assert d.attack_of("Summoned Skull") == 2700


@pytest.mark.card("DNA Surgery", "Monster Reborn")
def test_dna_surgery_does_not_reach_the_graveyard_or_the_hand():
    d = table(
        you=face_up("DNA Surgery", notes={"declared": 4}) + hand("Reinforcement of the Army"),
        them=graveyard("Kuriboh"),
    )
    d.activate("Reinforcement of the Army").resolve()
    assert d.hand(YOU) == []


# -- Light of Intervention --------------------------------------------------------------------------


@pytest.mark.card("Light of Intervention")
@pytest.mark.rule("R-SUM-02")
def test_under_light_of_intervention_a_monster_is_summoned_in_defense_position_not_set():
    d = table(you=face_up("Light of Intervention") + hand("Battle Ox"))
    assert d.why_not("Battle Ox", "set") == ["R-GEN-01"]
    d.summon("Battle Ox").choose("defense")
    assert d.position("Battle Ox") == "defense"
    assert [e.amount for e in d.events("summon")] == [1]


@pytest.mark.card("Light of Intervention", "Trap Hole")
def test_that_summon_can_be_answered_with_trap_hole():
    d = table(you=face_up("Light of Intervention") + hand("Battle Ox"), them=set_("Trap Hole"))
    d.summon("Battle Ox").choose("defense").respond("Trap Hole")
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card("Light of Intervention", "Book of Moon")
@pytest.mark.rule("J-POS-05")
def test_under_light_of_intervention_no_monster_is_turned_face_down():
    d = table(you=face_up("Light of Intervention") + hand("Book of Moon"), them=attack("Battle Ox"))
    assert d.why_not("Book of Moon") == ["R-GEN-01"]
    d = table(you=hand("Book of Moon"), them=attack("Battle Ox") + set_("Light of Intervention"))
    d.activate("Book of Moon").respond("Light of Intervention").resolve()
    assert d.position("Battle Ox") == "attack"


@pytest.mark.card("Light of Intervention")
def test_what_was_set_before_stays_face_down_and_binds_both_players():
    d = table(you=set_("Kuriboh") + hand("Battle Ox"), them=face_up("Light of Intervention"))
    assert d.position("Kuriboh") == "set" and not d.can("set", "Battle Ox")
    assert d.flip("Kuriboh").position("Kuriboh") == "attack"


@pytest.mark.card("Light of Intervention", "Cyber Jar")
def test_cyber_jar_lays_monsters_face_up_in_defense_position():
    d = table(
        you=set_("Cyber Jar")
        + deck("Battle Ox", "Pot of Greed", "Pot of Greed", "Pot of Greed", "Pot of Greed"),
        them=face_up("Light of Intervention") + deck(*["Raigeki"] * 5),
    )
    d.flip("Cyber Jar").choose("defense").resolve()
    assert d.position("Battle Ox") == "defense"


@pytest.mark.card("Light of Intervention", "Ultimate Offering")
def test_ultimate_offering_sets_nothing_under_light_of_intervention():
    d = table(you=face_up("Light of Intervention", "Ultimate Offering") + hand("Battle Ox"))
    d.activate("Ultimate Offering").resolve().choose("defense")
    assert d.position("Battle Ox") == "defense"


# -- Goblin Attack Force ----------------------------------------------------------------------------

GOBLINS = "Goblin Attack Force"


@pytest.mark.card("Goblin Attack Force")
def test_the_goblins_go_to_defense_at_the_end_of_the_battle_phase_they_attacked_in():
    d = table(you=attack(GOBLINS)).to_battle().attack(GOBLINS)
    assert (d.position(GOBLINS), d.lp(THEM)) == ("attack", 8000 - 2300)
    d.main2()
    assert d.position(GOBLINS) == "defense"


@pytest.mark.card("Goblin Attack Force")
def test_the_goblins_are_not_turned_until_the_end_of_your_next_turn():
    d = table(you=attack(GOBLINS)).to_battle().attack(GOBLINS).end_turn().end_turn()
    assert d.why_not(GOBLINS, "change") == ["R-GEN-01"]
    d.end_turn().end_turn()
    assert d.can("change", GOBLINS)


@pytest.mark.card("Goblin Attack Force")
def test_the_goblins_rest_only_after_an_attack_of_their_own():
    d = table(you=attack(GOBLINS), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", GOBLINS).resolve().end_turn()
    assert d.position(GOBLINS) == "attack"
    assert table(you=attack(GOBLINS)).to_battle().main2().position(GOBLINS) == "attack"


@pytest.mark.card("Goblin Attack Force", "Magic Cylinder")
@pytest.mark.rule("J-BP-02")
def test_the_goblins_stay_when_their_attack_is_negated():
    d = table(you=attack(GOBLINS), them=set_("Magic Cylinder")).to_battle()
    d.attack(GOBLINS).respond("Magic Cylinder").resolve().main2()
    assert (d.position(GOBLINS), d.lp(YOU)) == ("attack", 8000 - 2300)


@pytest.mark.card("Goblin Attack Force", "Change of Heart")
@pytest.mark.rule("J-CTRL-03")
def test_who_takes_the_goblins_cannot_turn_them_either():
    d = table(you=attack(GOBLINS), them=hand("Change of Heart")).to_battle().attack(GOBLINS).end_turn()
    d.activate("Change of Heart")
    assert (d.controller(GOBLINS), d.why_not(GOBLINS, "change")) == (THEM, ["R-GEN-01"])


@pytest.mark.card("Goblin Attack Force", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_the_goblins_turned_face_down_may_be_flip_summoned():
    d = table(you=attack(GOBLINS), them=set_("Book of Moon")).to_battle().attack(GOBLINS).main2()
    d.end_turn().activate("Book of Moon").resolve().end_turn()
    assert d.position(GOBLINS) == "set"
    assert d.can("flip", GOBLINS)


@pytest.mark.card("Goblin Attack Force", "Skill Drain")
def test_the_goblins_rest_if_they_are_negated_no_more_at_the_end_of_the_battle_phase():
    d = table(
        you=attack(GOBLINS) + set_("Mystical Space Typhoon"), them=face_up("Skill Drain"), turn=YOU
    ).to_battle()
    d.attack(GOBLINS).resolve().activate("Mystical Space Typhoon", ["Skill Drain"]).resolve().main2()
    assert d.position(GOBLINS) == "defense"
    d = table(you=attack(GOBLINS), them=face_up("Skill Drain")).to_battle().attack(GOBLINS).main2()
    assert d.position(GOBLINS) == "attack"


# -- Appropriate ------------------------------------------------------------------------------------


@pytest.mark.card("Appropriate")
@pytest.mark.rule("J-CHAIN-07")
def test_appropriate_draws_two_each_time_the_opponent_draws_by_an_effect():
    d = table(face_up("Appropriate"), hand("Pot of Greed"), turn=THEM)
    d.activate("Pot of Greed").resolve()
    assert len(d.hand(YOU)) == 2


@pytest.mark.card("Appropriate")
def test_appropriate_does_not_answer_the_draw_of_a_draw_phase():
    d = table(face_up("Appropriate"), set_("Appropriate"), turn=YOU)
    d.end_turn()
    assert len(d.hand(YOU)) == 0
    assert d.phase == MAIN_1
    assert d.why_not("Appropriate")


@pytest.mark.card("Appropriate", "Pot of Greed")
@pytest.mark.rule("J-TRAP-01")
def test_the_draw_that_lets_appropriate_be_activated_gives_nothing_yet():
    d = table(set_("Appropriate"), hand("Pot of Greed", "Upstart Goblin"), turn=THEM)
    d.activate("Pot of Greed").respond("Appropriate").resolve()
    assert d.hand(YOU) == []
    d.activate("Upstart Goblin").resolve()
    assert len(d.hand(YOU)) == 2


@pytest.mark.card("Appropriate", "Graceful Charity")
@pytest.mark.rule("J-CHAIN-07")
def test_graceful_charity_and_appropriate():
    late = table(set_("Appropriate"), hand("Graceful Charity", "Kuriboh"), turn=THEM)
    late.activate("Graceful Charity").resolve()
    late.choose(late.state.decision.options[0].key)
    late.choose(late.state.decision.options[0].key)
    assert not late.can_respond("Appropriate")
    early = table(face_up("Appropriate"), hand("Graceful Charity", "Kuriboh"), turn=THEM)
    early.activate("Graceful Charity").resolve()
    early.choose(early.state.decision.options[0].key)
    early.choose(early.state.decision.options[0].key).resolve()
    assert len(early.hand(YOU)) == 2


@pytest.mark.card("Appropriate")
@pytest.mark.rule("J-WIN-08", "R-WIN-05")
def test_two_appropriates_play_out_till_a_deck_is_empty():
    """A loop that gets somewhere: nobody is asked anything until somebody cannot draw."""
    d = table(face_up("Appropriate") + hand("Upstart Goblin"), face_up("Appropriate"))
    d.activate("Upstart Goblin").resolve()
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")
    assert d.deck(YOU) == d.deck(THEM) == []
    assert d.events("loop") == []


@pytest.mark.card("Appropriate")
@pytest.mark.rule("J-WIN-08", "R-WIN-07")
def test_exodia_is_looked_for_while_two_appropriates_draw():
    four = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    d = table(
        face_up("Appropriate")
        + hand("Upstart Goblin", *four)
        + deck(*["Battle Ox"] * 6, "Exodia the Forbidden One"),
        face_up("Appropriate"),
    )
    d.activate("Upstart Goblin").resolve()
    assert (d.winner, d.rule) == (YOU, "R-WIN-07")


# -- Prohibition ------------------------------------------------------------------------------------


def prohibited(name, you=(), them=(), **more):
    """Prohibition is in force and names this card."""
    d = table(you=hand("Prohibition") + list(you), them=list(them), **more)
    return d.activate("Prohibition").choose(name).resolve()


@pytest.mark.card("Prohibition")
def test_a_prohibited_monster_is_neither_summoned_nor_set():
    d = prohibited("Battle Ox", you=hand("Battle Ox"))
    assert not d.can("summon", "Battle Ox") and not d.can("set", "Battle Ox")
    assert d.why_not("Battle Ox") == ["R-GEN-01"]


@pytest.mark.card("Prohibition")
def test_a_prohibited_magic_card_is_neither_activated_nor_set_by_either_player():
    d = prohibited("Pot of Greed", you=hand("Pot of Greed"), them=hand("Pot of Greed"))
    assert not d.can("activate", "Pot of Greed") and not d.can("set", "Pot of Greed")
    d.end_turn()
    assert not d.can("activate", "Pot of Greed")


@pytest.mark.card("Prohibition", "Mystical Space Typhoon")
def test_cards_on_the_field_before_are_free_even_face_down():
    d = prohibited(
        "Mystical Space Typhoon",
        you=hand("Mystical Space Typhoon"),
        them=set_("Mystical Space Typhoon"),
    )
    d.leave_for(BATTLE_PHASE)
    assert d.can_respond("Mystical Space Typhoon", THEM) and not d.can_respond("Mystical Space Typhoon", YOU)


@pytest.mark.card("Prohibition", "Jinzo", "Monster Reborn")
def test_a_prohibited_monster_may_be_special_summoned_without_effect_attack_or_change():
    d = prohibited(
        "Jinzo", you=hand("Monster Reborn") + graveyard("Jinzo") + set_("Waboku"), them=attack("Kuriboh")
    )
    d.activate("Monster Reborn", ["Jinzo"]).pass_().choose("attack")
    assert d.can_respond("Waboku"), "Jinzo has no effect"
    d.to_battle()
    assert not d.can("attack", "Jinzo") and "R-GEN-01" in d.why_not("Jinzo", "attack")
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert not d.can("change", "Jinzo")


@pytest.mark.card("Prohibition", "Jinzo")
def test_a_monster_on_the_field_before_keeps_effect_and_attack():
    d = prohibited("Jinzo", you=attack("Jinzo"), them=set_("Waboku"))
    assert not d.can_respond("Waboku")
    assert d.to_battle().can("attack", "Jinzo")


@pytest.mark.card("Prohibition", "Kuriboh", "Sangan")
def test_effects_in_the_hand_and_in_the_graveyard_are_prohibited():
    d = prohibited("Kuriboh", you=attack("Summoned Skull"), them=hand("Kuriboh"))
    d.to_battle().attack("Summoned Skull")
    assert not d.can_respond("Kuriboh")
    d = prohibited("Sangan", you=hand("Monster Reborn", "Dark Hole") + graveyard("Sangan"))
    d.activate("Monster Reborn", ["Sangan"]).choose("attack").activate("Dark Hole").resolve()
    assert "Sangan" in d.graveyard(YOU) and d.events("shuffle") == []


@pytest.mark.card("Prohibition", "Imperial Order")
@pytest.mark.rule("J-MAG-06")
def test_imperial_order_frees_what_was_declared_at_activation_until_it_leaves():
    d = table(
        you=hand("Prohibition", "Battle Ox") + set_("Dust Tornado"),
        them=set_("Imperial Order"),
        cards=[],
    )
    d.activate("Prohibition").choose("Battle Ox").respond("Imperial Order").resolve()
    assert d.can("summon", "Battle Ox")
    d.activate("Dust Tornado", ["Imperial Order"]).resolve()
    assert not d.can("summon", "Battle Ox")


@pytest.mark.card("Prohibition", "Exodia the Forbidden One")
@pytest.mark.rule("R-WIN-07")
def test_prohibition_does_not_stop_exodia():
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    d = prohibited("Exodia the Forbidden One", you=hand(*limbs) + deck("Exodia the Forbidden One"))
    d.end_turn().end_turn()
    assert d.winner == YOU


@pytest.mark.card("Prohibition", "A Legendary Ocean", "Umi")
@pytest.mark.rule("J-DECK-01")
def test_what_counts_as_another_card_is_prohibited_by_that_name_and_not_declared_by_its_own():
    ocean = magic("Ocean", w.continuous(w.Said("it is an ocean")), icon="field", also=("Umi",))
    d = table(you=hand("Prohibition", "Ocean"), cards=[ocean]).activate("Prohibition")
    assert "Ocean" not in d.options()
    d.choose("Umi").resolve()
    assert not d.can("activate", "Ocean")


@pytest.mark.card("Prohibition")
def test_both_players_see_the_prohibited_name():
    d = prohibited("Jinzo")
    assert [card.declared for card in d.seen(THEM, YOU).magic_traps if card] == ["Jinzo"]


# -- Parasite Paracide ------------------------------------------------------------------------------


def infested(you=(), them=(), **more):
    """Parasite Paracide lies face-up in the opponent's Deck, which holds nothing else."""
    d = table(you=set_("Parasite Paracide") + list(you), them=deck(rest=False) + list(them), **more).flip(
        "Parasite Paracide"
    )
    d.resolve_chain()
    assert ("Parasite Paracide" in d.monsters(YOU), d.deck(THEM)) == (False, ["Parasite Paracide"])
    return d


def type_of(d, name):
    return c.TYPE_NAMES[values.monster_type(d.state, d.card(name))]


@pytest.mark.card("Parasite Paracide")
@pytest.mark.rule("J-PUB-01")
def test_both_players_know_that_parasite_paracide_is_in_the_deck():
    d = infested()
    assert d.seen(YOU, THEM).deck_reversed == d.seen(THEM, THEM).deck_reversed == ("Parasite Paracide",)
    assert d.seen(YOU, THEM).deck_top.name == "Parasite Paracide"


@pytest.mark.card("Parasite Paracide")
def test_drawn_by_the_opponent_it_is_summoned_to_his_side_and_costs_him_1000():
    d = infested(them=attack("Battle Ox")).end_turn()
    assert (d.monsters(THEM), d.position("Parasite Paracide")) == (
        ["Battle Ox", "Parasite Paracide"],
        "defense",
    )
    assert (d.lp(THEM), d.lp(YOU), d.controller("Parasite Paracide")) == (7000, 8000, THEM)
    assert type_of(d, "Battle Ox") == type_of(d, "Parasite Paracide") == "Insect"


@pytest.mark.card("Parasite Paracide")
def test_only_the_monsters_of_the_player_who_drew_it_become_insects():
    d = infested(you=attack("Mystical Elf"), them=attack("Battle Ox")).end_turn()
    assert (type_of(d, "Mystical Elf"), type_of(d, "Battle Ox")) == ("Spellcaster", "Insect")
    d = table(you=attack("Parasite Paracide", "Battle Ox"))
    assert type_of(d, "Battle Ox") == "Beast-Warrior", "Summoned in another way it changes no Types"


@pytest.mark.card("Parasite Paracide")
@pytest.mark.rule("J-SUM-08")
def test_with_a_full_field_it_is_destroyed_and_does_no_damage():
    five = ("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")
    d = infested(them=attack(*five)).end_turn()
    assert (d.graveyard(YOU), d.hand(THEM), d.lp(THEM)) == (["Parasite Paracide"], [], 8000)


@pytest.mark.card("Parasite Paracide")
def test_while_it_cannot_be_special_summoned_it_is_destroyed_and_does_no_damage():
    ban = magic("Ban", w.continuous(w.no_summons(1)), icon="continuous")
    d = infested(you=face_up("Ban"), cards=[ban]).end_turn()
    assert (d.graveyard(YOU), d.hand(THEM), d.lp(THEM)) == (["Parasite Paracide"], [], 8000)


@pytest.mark.card("Parasite Paracide")
@pytest.mark.rule("J-DMG-03")
def test_destroyed_in_the_battle_that_flipped_it_it_goes_to_the_graveyard():
    d = table(you=attack("Summoned Skull"), them=set_("Parasite Paracide"))
    d.to_battle().attack("Summoned Skull", "Parasite Paracide").resolve()
    assert (d.graveyard(THEM), d.seen(THEM, YOU).deck_reversed) == (["Parasite Paracide"], ())


@pytest.mark.card("Parasite Paracide")
@pytest.mark.rule("J-TERM-04")
def test_destroyed_it_goes_to_its_owners_graveyard_and_types_are_as_before():
    d = infested(you=attack("Summoned Skull"), them=attack("Battle Ox")).end_turn().end_turn()
    d.to_battle().attack("Summoned Skull", "Parasite Paracide").resolve()
    assert (d.graveyard(YOU), type_of(d, "Battle Ox")) == (["Parasite Paracide"], "Beast-Warrior")


@pytest.mark.card("Parasite Paracide", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_turned_face_down_it_no_longer_changes_types_and_turned_up_it_infests_the_other_deck():
    d = infested(you=hand("Book of Moon"), them=attack("Battle Ox") + hand("Umi")).end_turn().end_turn()
    d.activate("Book of Moon", ["Parasite Paracide"]).resolve()
    assert type_of(d, "Battle Ox") == "Beast-Warrior"


@pytest.mark.card("Parasite Paracide")
@pytest.mark.rule("J-PUB-02")
def test_who_takes_it_out_of_his_deck_without_drawing_has_it_in_his_hand():
    call = magic("Call", w.activate(w.ToHand(w.search(w.MONSTER & w.IN_DECK & w.THEIRS, by=1))))
    d = infested(you=hand("Call"), cards=[call]).activate("Call").resolve()
    assert (d.hand(THEM), d.monsters(THEM), d.lp(THEM)) == (["Parasite Paracide"], [], 8000)


# -- Shift ------------------------------------------------------------------------------------------


@pytest.mark.card("Shift")
@pytest.mark.rule("J-REPLAY-01")
def test_shift_turns_an_attack_to_another_monster_of_yours_without_a_replay():
    d = table(
        you=attack("Battle Ox"), them=attack("Kuriboh", "Summoned Skull") + set_("Shift"), phase=BATTLE_PHASE
    )
    d.attack("Battle Ox", "Kuriboh").respond("Shift").resolve()
    assert (d.lp(YOU), d.graveyard(YOU), len(d.monsters(THEM))) == (7200, ["Battle Ox"], 2)


@pytest.mark.card("Shift", "Change of Heart")
def test_shift_turns_a_magic_card_to_another_monster_of_yours():
    d = table(
        you=hand("Change of Heart") + attack("Battle Ox"),
        them=attack("Kuriboh", "Summoned Skull") + set_("Shift"),
    )
    d.activate("Change of Heart", ["Summoned Skull"]).respond("Shift").resolve()
    assert "Kuriboh" in d.monsters(YOU) and d.monsters(THEM) == ["Summoned Skull"]


@pytest.mark.card("Shift", "Ring of Destruction")
def test_shift_turns_a_trap_too_but_only_to_your_own_monsters():
    d = table(you=set_("Ring of Destruction") + attack("Battle Ox"), them=attack("Kuriboh") + set_("Shift"))
    assert not d.activate("Ring of Destruction", ["Kuriboh"]).can_respond("Shift")
    d = table(
        you=set_("Ring of Destruction") + attack("Battle Ox"),
        them=attack("Summoned Skull", "Kuriboh") + set_("Shift"),
    )
    d.activate("Ring of Destruction", ["Summoned Skull"]).respond("Shift").resolve()
    assert (d.monsters(THEM), d.lp(YOU)) == (["Summoned Skull"], 7700)


@pytest.mark.card("Shift", "Exiled Force")
@pytest.mark.rule("J-EFF-12")
def test_shift_does_not_answer_monster_effects_direct_attacks_or_other_targets():
    d = table(you=attack("Exiled Force"), them=attack("Kuriboh", "Sangan") + set_("Shift"))
    assert not d.activate("Exiled Force", ["Kuriboh"]).can_respond("Shift")
    d = table(you=attack("Battle Ox"), them=set_("Shift"), phase=BATTLE_PHASE)
    assert not d.attack("Battle Ox").can_respond("Shift")
    d = table(
        you=hand("Rush Recklessly") + attack("Battle Ox", "Kuriboh"), them=attack("Sangan") + set_("Shift")
    )
    assert not d.activate("Rush Recklessly", ["Battle Ox"]).can_respond("Shift")


# -- Mirror Wall ------------------------------------------------------------------------------------

WALL = "Mirror Wall"


@pytest.mark.card(WALL)
@pytest.mark.rule("J-EFF-08")
def test_mirror_wall_halves_what_attacks_its_player_as_it_attacks():
    d = table(you=attack("Battle Ox"), them=face_up(WALL) + attack("Silver Fang")).to_battle()
    assert d.attack_of("Battle Ox") == 1700
    d.attack("Battle Ox", "Silver Fang").resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Battle Ox"], 7650)


@pytest.mark.card(WALL)
@pytest.mark.rule("J-DMG-02")
def test_mirror_wall_activated_during_the_attack_halves_the_attacker():
    d = table(you=attack("Battle Ox"), them=set_(WALL) + attack("Silver Fang")).to_battle()
    d.attack("Battle Ox", "Silver Fang").until("Damage Step: before damage calculation")
    assert d.respond(WALL).resolve().graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card(WALL, "Dust Tornado")
def test_the_halved_attack_stays_until_the_wall_goes_and_is_halved_only_once():
    d = table(you=attack("Battle Ox") + set_("Dust Tornado"), them=face_up(WALL) + lp(20000)).to_battle()
    d.attack("Battle Ox").resolve().end_turn()
    assert d.attack_of("Battle Ox") == 850
    d.resolve().yes().end_turn().to_battle().attack("Battle Ox")
    assert d.attack_of("Battle Ox") == 850
    d.resolve().leave_for(MAIN_2).respond("Dust Tornado", [WALL]).resolve()
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card(WALL)
def test_two_walls_leave_a_quarter():
    d = table(you=attack("Battle Ox"), them=face_up(WALL, WALL)).to_battle()
    assert d.attack("Battle Ox").attack_of("Battle Ox") == 425


@pytest.mark.card(WALL, "Injection Fairy Lily")
@pytest.mark.rule("J-EFF-09")
def test_mirror_wall_first_and_then_lily_makes_3200():
    d = table(you=attack("Injection Fairy Lily"), them=face_up(WALL)).to_battle()
    d.attack("Injection Fairy Lily").respond("Injection Fairy Lily").resolve()
    assert d.lp(THEM) == 8000 - 3200


@pytest.mark.card(WALL)
@pytest.mark.rule("J-EFF-07")
def test_mirror_wall_costs_2000_in_your_standby_phase_or_goes():
    d = table(you=face_up(WALL), phase=TURN_BEGINS).resolve().yes().to_phase(MAIN_1)
    assert (d.lp(YOU), d.magic_traps(YOU)) == (6000, [WALL])
    d = table(you=face_up(WALL) + lp(2000), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.lp(YOU), d.magic_traps(YOU)) == (2000, [])


@pytest.mark.card(WALL)
def test_your_own_attackers_are_not_halved():
    d = table(you=attack("Battle Ox") + face_up(WALL)).to_battle()
    assert d.attack("Battle Ox").resolve().lp(THEM) == 6300


# -- Magical Hats -----------------------------------------------------------------------------------

HATS = ("Umi", "Trap Hole")


def hatted(you=(), them=(), monster="Battle Ox", cards=HATS, lay=attack, picks=HATS, **more):
    """The opponent attacks your monster, which hides under Magical Hats; a Replay follows."""
    d = table(
        you=lay(monster) + set_("Magical Hats") + deck(*cards, rest=False) + list(you),
        them=attack("Summoned Skull") + list(them),
        turn=THEM,
        phase=BATTLE_PHASE,
        **more,
    )
    d.attack("Summoned Skull", monster).activate("Magical Hats").resolve()
    for name in picks:
        if d.kind == "choose":
            d.pick(name)
    return d


@pytest.mark.card("Magical Hats")
def test_magical_hats_hides_a_monster_among_two_cards_of_the_deck():
    d = hatted(cards=("Umi", "Trap Hole", "Jinzo", "Dark Hole"))
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Trap Hole", "Umi"]
    assert all(d.position(name) == "set" for name in ("Battle Ox", *HATS))
    assert not any(d.knows(THEM, name) for name in ("Battle Ox", *HATS)) and d.knows(YOU, "Umi")
    assert sorted(d.deck(YOU)) == ["Dark Hole", "Jinzo"] and len(d.events("shuffle")) == 1


@pytest.mark.card("Magical Hats")
@pytest.mark.rule("J-REPLAY-01", "J-REPLAY-02")
def test_the_hats_cause_a_replay_and_may_be_attacked():
    d = hatted()
    assert (d.asked, d.kind) == (THEM, "act")
    d.attack("Summoned Skull", "Umi").resolve()
    assert d.graveyard(YOU) == ["Magical Hats", "Umi"]
    assert d.lp(YOU) == 8000


@pytest.mark.card("Magical Hats")
def test_the_two_cards_are_destroyed_as_the_battle_phase_ends():
    d = hatted().main2()
    assert (d.monsters(YOU), d.position("Battle Ox")) == (["Battle Ox"], "set")
    assert sorted(d.graveyard(YOU)) == ["Magical Hats", "Trap Hole", "Umi"]
    assert d.events("move")[-1].causes == {"effect"}


@pytest.mark.card("Magical Hats", "Negate Attack")
@pytest.mark.rule("J-BP-02")
def test_so_they_are_when_an_effect_ends_the_battle_phase():
    end = trap("Curtain", w.activate(w.EndBattlePhase(), when=w.AttackDeclared(by=w.OPPONENT)))
    d = table(
        you=attack("Battle Ox") + set_("Magical Hats", "Curtain") + deck(*HATS, rest=False),
        them=attack("Summoned Skull"),
        turn=THEM,
        phase=BATTLE_PHASE,
        cards=[end],
    )
    d.attack("Summoned Skull", "Battle Ox").activate("Magical Hats").resolve().pick("Umi")
    d.attack("Summoned Skull", "Umi").respond("Curtain").resolve()
    assert (d.phase, d.monsters(YOU)) == (MAIN_2, ["Battle Ox"])


@pytest.mark.card("Magical Hats", "Black Pendant")
def test_black_pendant_that_posed_as_a_monster_has_its_effect_in_the_graveyard():
    d = hatted(cards=("Black Pendant", "Umi"), picks=("Black Pendant", "Umi")).main2()
    assert d.lp(THEM) == 7500


@pytest.mark.card("Magical Hats", "Gravity Bind")
@pytest.mark.rule("J-EFF-01")
def test_a_card_that_poses_as_a_monster_has_no_effect_even_face_up():
    d = hatted(cards=("Gravity Bind", "Umi"), picks=("Gravity Bind", "Umi"), them=attack("Curse of Dragon"))
    d.attack("Curse of Dragon", "Umi").resolve()
    d.attack("Summoned Skull", "Gravity Bind")
    assert d.resolve().graveyard(YOU) == ["Magical Hats", "Umi", "Gravity Bind"]


@pytest.mark.card("Magical Hats")
@pytest.mark.rule("J-EFF-12")
def test_magical_hats_needs_the_opponents_battle_phase_and_two_zones():
    four = ("Battle Ox", "Mystical Elf", "Silver Fang", "Dark Magician")
    d = table(you=attack(*four) + set_("Magical Hats"), them=attack("Summoned Skull"), turn=THEM)
    d.leave_for(BATTLE_PHASE)
    assert not d.can_respond("Magical Hats")
    assert d.why_not("Magical Hats") == ["J-EFF-12"], "one zone is free"
    d = table(you=attack("Battle Ox") + set_("Magical Hats"), phase=BATTLE_PHASE)
    assert d.why_not("Magical Hats") == ["J-EFF-12"]


@pytest.mark.card("Magical Hats")
@pytest.mark.rule("J-PUB-03")
def test_with_one_fitting_card_in_the_deck_nothing_is_hidden():
    d = hatted(cards=("Umi", "Jinzo"), picks=())
    assert (d.monsters(YOU), sorted(d.deck(YOU))) == ([], ["Jinzo", "Umi"]), "the attack goes on"


@pytest.mark.card("Magical Hats", "Scapegoat")
@pytest.mark.rule("J-TOK-01")
def test_a_token_may_be_chosen_and_stays_face_up():
    d = hatted(monster="Sheep Token")
    assert (d.position("Sheep Token"), d.position("Umi")) == ("defense", "set")


@pytest.mark.card("Magical Hats", "Ultimate Offering")
@pytest.mark.rule("J-TRIB-02")
def test_the_cards_may_be_tributed():
    d = hatted(you=face_up("Ultimate Offering") + hand("Jinzo"))
    d.leave_for(MAIN_2).respond("Ultimate Offering").resolve().choose("summon Jinzo").pick("Umi").resolve()
    assert d.monsters(YOU) == ["Battle Ox", "Jinzo"] or "Jinzo" in d.monsters(YOU)
    assert "Umi" in d.graveyard(YOU)


@pytest.mark.card("Magical Hats")
@pytest.mark.rule("J-PUB-04")
def test_nothing_tells_which_one_is_the_monster():
    aim = trap("Aim", w.activate(w.May(w.Destroy(w.TARGET)), target=w.MONSTER & w.THEIRS))
    d = table(
        you=attack("Battle Ox") + set_("Magical Hats") + deck(*HATS, rest=False),
        them=attack("Summoned Skull") + set_("Aim"),
        turn=THEM,
        phase=BATTLE_PHASE,
        cards=[aim],
    )
    d.attack("Summoned Skull", "Battle Ox").activate("Aim", ["Battle Ox"]).respond("Magical Hats").resolve()
    d.pick("Umi")
    assert (d.asked, d.kind) == (THEM, "yes-no"), "the first Chain Link resolves"
    seen = view(d.state, d._seat(THEM))
    assert [link.targets for link in seen.chain] == [(), ()]
    assert (seen.attack.target, "Zone" in seen.chain[0].sentence) == ("", False)
    assert d.yes().graveyard(YOU)[-1] != "Umi" and "Battle Ox" in d.graveyard(YOU)


# -- Graverobber ------------------------------------------------------------------------------------


def robbed(name, you=(), them=(), **more):
    """Graverobber has taken this Magic Card out of the opponent's Graveyard."""
    d = table(you=set_("Graverobber") + list(you), them=graveyard(name) + list(them), **more)
    d.activate("Graverobber").resolve()
    assert (d.hand(YOU)[-1], d.graveyard(THEM)) == (name, [])
    return d


@pytest.mark.card("Graverobber", "Pot of Greed")
@pytest.mark.rule("J-TERM-04")
def test_the_robbed_card_is_used_for_2000_damage_and_goes_to_its_owners_graveyard():
    d = robbed("Pot of Greed").activate("Pot of Greed").resolve()
    assert (d.lp(YOU), len(d.hand(YOU)), d.graveyard(THEM)) == (6000, 2, ["Pot of Greed"])
    assert [(one.amount, one.player) for one in d.events("effect-damage")] == [(2000, YOU)]


@pytest.mark.card("Graverobber", "Pot of Greed")
def test_unused_it_goes_back_in_the_end_phase():
    d = robbed("Pot of Greed").end_turn()
    assert (d.lp(YOU), d.hand(YOU), d.graveyard(THEM)) == (8000, [], ["Pot of Greed"])


@pytest.mark.card("Graverobber", "Messenger of Peace")
def test_a_continuous_card_that_was_robbed_and_played_stays_with_its_player():
    d = robbed("Messenger of Peace").activate("Messenger of Peace").resolve().end_turn()
    assert (d.lp(YOU), d.magic_traps(YOU), d.graveyard(THEM)) == (6000, ["Messenger of Peace"], [])


@pytest.mark.card("Graverobber", "Dark Hole")
def test_to_set_it_or_to_pay_with_it_is_to_use_it():
    d = robbed("Dark Hole").set("Dark Hole").end_turn()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (6000, ["Dark Hole"])
    d = robbed("Dark Hole", you=hand("Tribute to The Doomed"), them=attack("Kuriboh"))
    d.activate("Tribute to The Doomed", ["Kuriboh"], cost=["Dark Hole"]).resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (6000, ["Dark Hole", "Kuriboh"])


@pytest.mark.card("Graverobber", "Delinquent Duo")
def test_when_the_opponent_makes_you_discard_it_nothing_is_paid():
    duo = trap("Duo", w.activate(w.Discard(1, of=1, at_random=True)))
    d = robbed("Pot of Greed", them=set_("Duo"), cards=[duo])
    d.leave_for(BATTLE_PHASE).respond("Duo").resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (8000, ["Pot of Greed", "Duo"])


@pytest.mark.card("Graverobber", "Magic Jammer")
@pytest.mark.rule("J-EFF-06")
def test_the_damage_is_not_given_back_when_the_card_is_negated():
    d = robbed("Pot of Greed", them=set_("Magic Jammer") + hand("Umi"))
    d.activate("Pot of Greed").respond("Magic Jammer").resolve()
    assert (d.lp(YOU), d.hand(YOU)) == (6000, [])


@pytest.mark.card("Graverobber", "Pot of Greed")
@pytest.mark.rule("J-WIN-01")
def test_the_damage_may_take_the_last_life_points():
    d = robbed("Pot of Greed", you=lp(2000)).activate("Pot of Greed")
    assert d.winner == THEM


@pytest.mark.card("Graverobber", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-01")
def test_robbed_in_the_opponents_turn_it_is_of_no_use_and_goes_back():
    d = table(you=set_("Graverobber"), them=graveyard("Mystical Space Typhoon") + set_("Waboku"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Graverobber").resolve()
    assert not d.can_respond("Mystical Space Typhoon", YOU)
    d.end_turn()
    assert (d.hand(YOU)[:-1], d.graveyard(THEM)) == ([], ["Mystical Space Typhoon"])


# -- Numinous Healer --------------------------------------------------------------------------------

HEALER = "Numinous Healer"


@pytest.mark.card(HEALER, "Ookazi")
def test_numinous_healer_heals_when_you_take_damage_by_an_effect():
    d = table(you=hand("Ookazi"), them=set_(HEALER))
    d.activate("Ookazi").respond(HEALER).resolve()
    assert d.lp(THEM) == 8000 - 800 + 1000


@pytest.mark.card(HEALER)
@pytest.mark.rule("J-DMG-02")
def test_numinous_healer_heals_in_the_damage_step_and_counts_those_in_the_graveyard():
    d = table(you=attack("Battle Ox"), them=set_(HEALER) + graveyard(HEALER, HEALER)).to_battle()
    d.attack("Battle Ox").respond(HEALER).resolve()
    assert d.lp(THEM) == 8000 - 1700 + 2000


@pytest.mark.card(HEALER, "Solemn Judgment")
@pytest.mark.rule("J-DMG-09", "J-EFF-12")
def test_no_damage_no_healing():
    d = table(you=hand("Ookazi") + set_(HEALER))
    d.activate("Ookazi")
    assert not d.can_respond(HEALER, YOU)
    d = table(you=hand("Confiscation") + set_(HEALER), them=hand("Kuriboh", "Sangan"))
    d.activate("Confiscation")
    assert (d.lp(YOU), d.kind) == (7000, "choose")
    d = table(you=attack("Battle Ox"), them=attack("Battle Ox") + set_(HEALER)).to_battle()
    d.attack("Battle Ox", at(THEM, 1))
    assert not d.can_respond(HEALER)


@pytest.mark.card(HEALER, "Fire Princess")
def test_it_is_one_gain_of_life_points():
    d = table(you=hand("Ookazi"), them=set_(HEALER) + graveyard(HEALER) + attack("Fire Princess"))
    d.activate("Ookazi").respond(HEALER).resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (8700, 7500)


# -- Ground Collapse --------------------------------------------------------------------------------

COLLAPSE = "Ground Collapse"


@pytest.mark.card(COLLAPSE)
@pytest.mark.rule("R-ZONE-01")
def test_ground_collapse_closes_two_free_zones_of_either_side():
    d = table(you=hand(COLLAPSE) + attack("Kuriboh", zone=3)).activate(COLLAPSE)
    assert len(d.options()) == 9
    d.choose("Your zone 1").choose("The opponent's zone 3").resolve()
    assert d.seen(by=THEM, of=YOU).kept == (1,) and d.seen(by=YOU, of=THEM).kept == (3,)


@pytest.mark.card(COLLAPSE)
@pytest.mark.rule("R-ZONE-02")
def test_a_closed_zone_holds_no_monster():
    d = table(
        you=face_up(COLLAPSE, notes={"zone 1": 1, "zone 2": 2})
        + attack("Kuriboh", zone=3)
        + attack("Sangan", zone=4)
        + attack("Battle Ox", zone=5)
        + hand("Silver Fang", "Summoned Skull", "Scapegoat"),
    )
    assert d.why_not("Silver Fang", "summon") == ["R-ZONE-02"]
    assert "J-EFF-12" in d.why_not("Scapegoat")
    d.summon("Summoned Skull", tributes=["Kuriboh"])
    assert d.zones(YOU) == [None, None, "Summoned Skull", "Sangan", "Battle Ox"]


@pytest.mark.card(COLLAPSE, "Dust Tornado")
def test_when_ground_collapse_goes_the_zones_are_free_again():
    d = table(
        you=face_up(COLLAPSE, notes={"zone 1": 1, "zone 2": 2})
        + attack("Kuriboh", zone=3)
        + attack("Sangan", zone=4)
        + attack("Battle Ox", zone=5)
        + hand("Silver Fang"),
        them=set_("Dust Tornado"),
    )
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", [COLLAPSE]).resolve()
    assert d.can("summon", "Silver Fang")


@pytest.mark.card(COLLAPSE, "Imperial Order")
def test_under_imperial_order_the_zones_may_be_used_and_the_monsters_stay_afterwards():
    d = table(
        you=face_up(COLLAPSE, notes={"zone 1": 1, "zone 2": 2}, order=2)
        + attack("Kuriboh", "Sangan", zone=0)
        + hand("Silver Fang"),
        them=face_up("Imperial Order", order=1) + set_("Dust Tornado"),
        rules={"zones": "ask"},
    )
    assert d.can("summon", "Silver Fang")


@pytest.mark.card(COLLAPSE)
@pytest.mark.rule("J-EFF-12")
def test_ground_collapse_needs_two_free_zones():
    full = attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang", "Mystical Elf")
    d = table(you=hand(COLLAPSE) + full, them=full)
    assert d.why_not(COLLAPSE) == ["J-EFF-12"]


# -- Monster Recovery ---------------------------------------------------------------------------------

RECOVERY = "Monster Recovery"


@pytest.mark.card(RECOVERY)
def test_monster_recovery_shuffles_the_monster_and_the_hand_away_and_draws_as_many():
    d = table(you=attack("Battle Ox") + hand(RECOVERY, "Umi", "Sogen"), them=hand("Kuriboh"))
    d.activate(RECOVERY, ["Battle Ox"]).resolve()
    assert (d.monsters(YOU), len(d.hand(YOU)), len(d.deck(YOU))) == ([], 2, 21)
    assert d.graveyard(YOU) == [RECOVERY] and d.hand(THEM) == ["Kuriboh"]


@pytest.mark.card(RECOVERY)
def test_with_no_other_card_in_hand_nothing_is_drawn():
    d = table(you=set_("Battle Ox") + hand(RECOVERY)).activate(RECOVERY, ["Battle Ox"]).resolve()
    assert (d.monsters(YOU), d.hand(YOU), len(d.deck(YOU))) == ([], [], 21)


@pytest.mark.card(RECOVERY, "Scapegoat")
@pytest.mark.rule("J-TOK-01")
def test_monster_recovery_takes_a_token_which_vanishes():
    d = table(you=hand("Scapegoat", RECOVERY, "Umi"), turn=YOU).activate("Scapegoat").resolve()
    d.activate(RECOVERY, [at(YOU, 1)]).resolve()
    assert (len(d.monsters(YOU)), len(d.hand(YOU)), len(d.deck(YOU))) == (3, 1, 20)


@pytest.mark.card(RECOVERY, "Change of Heart")
@pytest.mark.rule("J-TERM-04")
def test_a_monster_of_the_opponent_goes_to_his_deck_and_only_you_draw():
    d = table(you=hand("Change of Heart", RECOVERY, "Umi"), them=attack("Battle Ox"))
    d.activate("Change of Heart", ["Battle Ox"]).resolve().activate(RECOVERY, ["Battle Ox"]).resolve()
    assert (len(d.deck(YOU)), len(d.deck(THEM)), len(d.hand(YOU)), d.hand(THEM)) == (20, 21, 1, [])


@pytest.mark.card(RECOVERY, "Ring of Destruction")
@pytest.mark.rule("J-EFF-12")
def test_when_the_monster_is_gone_the_hand_stays():
    d = table(you=attack("Battle Ox") + hand(RECOVERY, "Umi"), them=set_("Ring of Destruction"))
    d.activate(RECOVERY, ["Battle Ox"]).respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert (d.hand(YOU), len(d.deck(YOU))) == (["Umi"], 20)


@pytest.mark.card(RECOVERY, "Graverobber")
def test_not_with_a_card_of_the_opponent_in_hand():
    d = robbed("Pot of Greed", you=attack("Battle Ox") + hand(RECOVERY))
    assert d.why_not(RECOVERY) == ["J-EFF-12"]


# -- Skull Invitation ---------------------------------------------------------------------------------

INVITATION = "Skull Invitation"


@pytest.mark.card(INVITATION, "Dark Hole")
@pytest.mark.rule("R-EFF-03")
def test_skull_invitation_burns_the_owner_of_each_card_sent_to_the_graveyard():
    d = table(
        you=face_up(INVITATION) + hand("Dark Hole") + attack("Kuriboh"), them=attack("Battle Ox", "Sangan")
    )
    d.activate("Dark Hole").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000 - 600, 8000 - 600)
    assert [(one.amount, one.player) for one in d.events("effect-damage")] == [
        (300, YOU),
        (600, THEM),
        (300, YOU),
    ]


@pytest.mark.card(INVITATION, "Change of Heart", "Tribute to The Doomed")
def test_it_asks_for_the_owner_not_for_who_controlled_it():
    d = table(you=face_up(INVITATION) + hand("Change of Heart", "Summoned Skull"), them=attack("Battle Ox"))
    d.activate("Change of Heart", ["Battle Ox"]).resolve().summon("Summoned Skull", ["Battle Ox"])
    assert (d.lp(YOU), d.lp(THEM)) == (7700, 7700)


@pytest.mark.card(INVITATION, "Scapegoat", "Kuriboh")
@pytest.mark.rule("J-TOK-01")
def test_a_token_is_not_sent_but_a_discard_is():
    d = table(them=face_up(INVITATION), you=hand("Scapegoat", "Dark Hole", "Kuriboh"), turn=YOU)
    d.activate("Scapegoat").resolve().activate("Dark Hole").resolve()
    assert d.lp(YOU) == 7400


@pytest.mark.card(INVITATION, "Heavy Storm")
def test_what_goes_together_with_skull_invitation_no_longer_burns():
    d = table(you=face_up(INVITATION) + set_("Umi") + hand("Heavy Storm")).activate("Heavy Storm").resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, [INVITATION, "Umi", "Heavy Storm"])


@pytest.mark.card(INVITATION)
@pytest.mark.rule("J-WIN-01")
def test_both_can_lose_by_one_move():
    d = table(
        you=face_up(INVITATION) + hand("Dark Hole") + attack("Kuriboh") + lp(300),
        them=attack("Sangan") + lp(300),
    )
    d.activate("Dark Hole").resolve()
    assert d.winner == DRAW


# -- Rain of Mercy, Gift of The Mystical Elf, Solemn Wishes -----------------------------------------


@pytest.mark.card("Rain of Mercy")
def test_rain_of_mercy_heals_both_players():
    d = table(you=hand("Rain of Mercy")).activate("Rain of Mercy").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 9000)


@pytest.mark.card("Gift of The Mystical Elf", "Fire Princess")
def test_gift_of_the_mystical_elf_is_one_gain_for_all_monsters():
    d = table(
        you=set_("Gift of The Mystical Elf", "Kuriboh") + attack("Fire Princess"), them=attack("Battle Ox")
    )
    d.activate("Gift of The Mystical Elf").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8900, 7500)
    assert "J-EFF-12" in table(you=set_("Gift of The Mystical Elf")).why_not("Gift of The Mystical Elf")


@pytest.mark.card("Solemn Wishes", "Pot of Greed")
def test_solemn_wishes_heals_once_for_each_draw():
    d = table(you=face_up("Solemn Wishes") + hand("Pot of Greed"), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert d.lp(YOU) == 8500
    assert d.activate("Pot of Greed").resolve().lp(YOU) == 9000
    assert d.end_turn().lp(YOU) == 9000


# -- Hayabusa Knight -------------------------------------------------------------------------------


@pytest.mark.card("Hayabusa Knight")
@pytest.mark.rule("R-BP-06")
def test_hayabusa_knight_attacks_twice_and_not_three_times():
    d = table(you=attack("Hayabusa Knight")).to_battle().attack("Hayabusa Knight").attack("Hayabusa Knight")
    assert (d.lp(THEM), d.why_not("Hayabusa Knight", "attack")) == (6000, ["R-BP-06"])


@pytest.mark.card("Hayabusa Knight", "Magic Cylinder")
@pytest.mark.rule("J-BP-02")
def test_hayabusa_knight_attacks_a_second_time_after_a_negated_attack():
    d = table(you=attack("Hayabusa Knight"), them=set_("Magic Cylinder")).to_battle()
    d.attack("Hayabusa Knight").respond("Magic Cylinder").resolve().attack("Hayabusa Knight").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 7000)


@pytest.mark.card("Hayabusa Knight", "Toll")
def test_toll_is_paid_for_each_attack_of_hayabusa_knight():
    d = table(you=attack("Hayabusa Knight"), them=face_up("Toll")).to_battle()
    d.attack("Hayabusa Knight").attack("Hayabusa Knight")
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 6000)


@pytest.mark.card("Hayabusa Knight", "Kuriboh")
def test_kuriboh_stops_the_damage_of_one_attack_of_hayabusa_knight():
    d = table(you=attack("Hayabusa Knight"), them=hand("Kuriboh")).to_battle()
    d.attack("Hayabusa Knight").respond("Kuriboh").resolve().attack("Hayabusa Knight").resolve()
    assert d.lp(THEM) == 7000


# -- Mad Sword Beast -------------------------------------------------------------------------------


@pytest.mark.card("Mad Sword Beast")
def test_mad_sword_beast_pierces_and_only_as_the_attacker():
    d = table(you=attack("Mad Sword Beast"), them=set_("Kuriboh")).to_battle()
    assert d.attack("Mad Sword Beast", "Kuriboh").resolve().lp(THEM) == 6800
    d = table(you=attack("Mad Sword Beast"), them=defense("Giant Soldier of Stone")).to_battle()
    assert d.attack("Mad Sword Beast", "Giant Soldier of Stone").resolve().lp(YOU) == 7400


# -- Fairy Meteor Crush -----------------------------------------------------------------------------

CRUSH = "Fairy Meteor Crush"


@pytest.mark.card(CRUSH)
def test_fairy_meteor_crush_inflicts_the_excess_over_def_once_even_with_two():
    mine = attack("Battle Ox") + equip(CRUSH, on="Battle Ox")
    d = table(you=mine, them=defense("Kuriboh")).to_battle().attack("Battle Ox", "Kuriboh").resolve()
    assert d.lp(THEM) == 8000 - 1500
    d = table(you=mine + equip(CRUSH, on="Battle Ox"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(THEM) == 8000 - 1500


@pytest.mark.card(CRUSH, "Kuriboh")
@pytest.mark.rule("J-DMG-09")
def test_kuriboh_prevents_the_damage_of_fairy_meteor_crush():
    mine = attack("Battle Ox") + equip(CRUSH, on="Battle Ox")
    d = table(you=mine, them=defense("Silver Fang") + hand("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Silver Fang").until("damage calculation").activate("Kuriboh").resolve()
    assert d.lp(THEM) == 8000


# -- Bite Shoes, Shadow of Eyes --------------------------------------------------------------------


@pytest.mark.card("Bite Shoes")
@pytest.mark.parametrize(("how", "after"), [(attack, "defense"), (defense, "attack")])
def test_bite_shoes_changes_the_position_of_a_face_up_monster(how, after):
    d = table(you=set_("Bite Shoes"), them=how("Battle Ox")).flip("Bite Shoes").pick("Battle Ox").resolve()
    assert d.position("Battle Ox") == after


@pytest.mark.card("Shadow of Eyes")
def test_shadow_of_eyes_turns_a_monster_up_without_its_flip_effect():
    d = table(you=set_("Shadow of Eyes") + attack("Battle Ox"), them=hand("Man-Eater Bug"), turn=THEM)
    d.set("Man-Eater Bug").respond("Shadow of Eyes").resolve()
    assert (d.position("Man-Eater Bug"), d.monsters(YOU)) == ("attack", ["Battle Ox"])


@pytest.mark.card("Shadow of Eyes", "Royal Keeper")
def test_shadow_of_eyes_starts_what_is_no_flip_effect():
    d = table(you=set_("Shadow of Eyes"), them=hand("Royal Keeper"), turn=THEM).set("Royal Keeper")
    assert d.respond("Shadow of Eyes").resolve().attack_of("Royal Keeper") == 1900


@pytest.mark.card("Shadow of Eyes")
def test_shadow_of_eyes_does_not_answer_a_set_magic_or_your_own_set():
    d = table(you=set_("Shadow of Eyes"), them=hand("Waboku"), turn=THEM).set("Waboku")
    assert "J-EFF-12" in d.why_not("Shadow of Eyes")
    d = table(you=set_("Shadow of Eyes") + hand("Kuriboh")).set("Kuriboh")
    assert "J-EFF-12" in d.why_not("Shadow of Eyes")


# -- Buster Blader ---------------------------------------------------------------------------------


@pytest.mark.card("Buster Blader", "DNA Surgery")
def test_buster_blader_counts_the_opponents_dragons_on_the_field_and_in_the_graveyard():
    d = table(
        you=attack("Buster Blader", "Baby Dragon") + graveyard("Baby Dragon"),
        them=attack("Baby Dragon", "Battle Ox") + set_("Baby Dragon") + graveyard("Baby Dragon", "Kuriboh"),
    )
    assert d.attack_of("Buster Blader") == 3600


# -- Insect Barrier, Invitation to a Dark Sleep ----------------------------------------------------


@pytest.mark.card("Insect Barrier")
def test_insect_barrier_stops_the_opponents_insects_alone():
    d = table(you=face_up("Insect Barrier"), them=attack("Man-Eater Bug", "Battle Ox"), turn=THEM).to_battle()
    assert d.why_not("Man-Eater Bug", "attack") == ["R-GEN-01"] and d.can("attack", "Battle Ox")
    assert (
        table(you=face_up("Insect Barrier") + attack("Man-Eater Bug"))
        .to_battle()
        .can("attack", "Man-Eater Bug")
    )


@pytest.mark.card("Invitation to a Dark Sleep", "Dark Hole")
def test_invitation_to_a_dark_sleep_holds_a_monster_while_it_is_face_up():
    d = table(you=set_("Invitation to a Dark Sleep"), them=attack("Battle Ox") + hand("Fissure"))
    d.flip("Invitation to a Dark Sleep").resolve().end_turn().to_battle()
    assert d.why_not("Battle Ox", "attack") == ["R-GEN-01"]
    d.main2().activate("Fissure").resolve().end_turn().end_turn().to_battle()
    assert d.can("attack", "Battle Ox")


# -- Drill Bug -------------------------------------------------------------------------------------


@pytest.mark.card("Drill Bug")
def test_drill_bug_puts_parasite_paracide_on_top_of_the_deck():
    d = table(you=attack("Drill Bug") + deck(FILLER, "Parasite Paracide")).to_battle()
    d.attack("Drill Bug").use("Drill Bug").resolve()
    assert (d.deck(YOU)[0], d.events("shuffle") == []) == ("Parasite Paracide", False)


# -- The Fiend Megacyber, Bubonic Vermin, The Shallow Grave, Vampire Baby ---------------------------


@pytest.mark.card("The Fiend Megacyber")
def test_the_fiend_megacyber_comes_against_two_more_monsters():
    d = table(
        you=hand("The Fiend Megacyber") + attack("Kuriboh"), them=attack("Battle Ox", "Sangan", "Silver Fang")
    )
    d.special_summon("The Fiend Megacyber", position="attack")
    assert "The Fiend Megacyber" in d.monsters(YOU)
    d = table(you=hand("The Fiend Megacyber") + attack("Kuriboh"), them=attack("Battle Ox", "Sangan"))
    assert not d.can("special summon", "The Fiend Megacyber") and d.can("summon", "The Fiend Megacyber")


@pytest.mark.card("Bubonic Vermin")
def test_bubonic_vermin_may_set_another():
    d = (
        table(you=set_("Bubonic Vermin") + deck("Bubonic Vermin"))
        .flip("Bubonic Vermin")
        .use("Bubonic Vermin")
        .resolve()
    )
    assert (d.monsters(YOU), len(d.events("shuffle"))) == (["Bubonic Vermin", "Bubonic Vermin"], 1)
    d = table(you=set_("Bubonic Vermin") + deck("Bubonic Vermin")).flip("Bubonic Vermin").no()
    assert d.monsters(YOU) == ["Bubonic Vermin"]


@pytest.mark.card("The Shallow Grave", "Disappear")
def test_the_shallow_grave_sets_a_monster_for_each_player():
    d = table(
        you=hand("The Shallow Grave") + graveyard("Summoned Skull"), them=graveyard("Battle Ox", "Sangan")
    )
    d.activate("The Shallow Grave")
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Battle Ox", "pick Sangan"])
    d.pick("Sangan").resolve()
    assert d.is_set("Summoned Skull") and d.is_set("Sangan")
    assert d.knows(THEM, "Summoned Skull")


@pytest.mark.card("The Shallow Grave", "Necrovalley")
def test_the_shallow_grave_needs_a_monster_and_a_zone_for_each_player():
    five = attack("Battle Ox", "Kuriboh", "Sangan", "Silver Fang", "Mystical Elf")
    grave = hand("The Shallow Grave") + graveyard("Summoned Skull")
    assert "J-EFF-12" in table(you=grave).why_not("The Shallow Grave")
    assert "J-EFF-12" in table(you=grave, them=graveyard("Sangan") + five).why_not("The Shallow Grave")
    d = table(you=grave + field("Necrovalley"), them=graveyard("Sangan"))
    assert "R-GEN-01" in d.why_not("The Shallow Grave")


@pytest.mark.card("Vampire Baby")
def test_vampire_baby_takes_what_it_destroyed_at_the_end_of_the_battle_phase():
    weak = normal_monster("Weak", 500, 0)
    d = table(you=attack("Vampire Baby"), them=attack("Weak") + graveyard("Sangan"), cards=[weak])
    d.to_battle().attack("Vampire Baby", "Weak").leave_for(MAIN_2).use("Vampire Baby").resolve().choose(
        "attack"
    )
    assert (sorted(d.monsters(YOU)), d.controller("Weak")) == (["Vampire Baby", "Weak"], YOU)


@pytest.mark.card("Vampire Baby")
def test_vampire_baby_may_be_declined_and_must_be_there():
    weak = normal_monster("Weak", 500, 0)
    d = table(you=attack("Vampire Baby"), them=attack("Weak"), cards=[weak])
    d.to_battle().attack("Vampire Baby", "Weak").leave_for(MAIN_2).pass_()
    assert (d.phase, d.monsters(YOU)) == ("Main Phase 2", ["Vampire Baby"])
    d = table(you=attack("Vampire Baby", "Battle Ox"), them=attack("Weak", "Kuriboh"), cards=[weak])
    d.to_battle().attack("Battle Ox", "Weak").main2()
    assert d.monsters(THEM) == ["Kuriboh"]


# -- Nobleman of Extermination ----------------------------------------------------------------------


@pytest.mark.card("Nobleman of Extermination")
def test_nobleman_of_extermination_removes_a_set_trap_and_its_namesakes():
    d = table(
        you=hand("Nobleman of Extermination") + deck("Mirror Force", "Sangan"),
        them=set_("Mirror Force") + deck("Mirror Force", "Kuriboh") + hand("Mirror Force"),
    )
    d.activate("Nobleman of Extermination").resolve()
    assert (d.removed(YOU), d.removed(THEM), d.hand(THEM)) == (
        ["Mirror Force"],
        ["Mirror Force"] * 2,
        ["Mirror Force"],
    )
    d = table(you=hand("Nobleman of Extermination") + deck("Dark Hole"), them=set_("Dark Hole"))
    d.activate("Nobleman of Extermination").resolve()
    assert (d.removed(YOU), d.removed(THEM), d.events("shuffle")) == ([], ["Dark Hole"], [])


# -- 7 Completed ------------------------------------------------------------------------------------


@pytest.mark.card("7 Completed")
@pytest.mark.parametrize(("value", "expected"), [("ATK", (2500, 1500)), ("DEF", (1800, 2200))])
def test_7_completed_raises_the_declared_value_of_a_machine(value, expected):
    x = "X-Head Cannon"
    d = table(you=hand("7 Completed") + attack(x)).activate("7 Completed").choose(value).resolve()
    assert (d.attack_of(x), d.defense_of(x)) == expected
    assert table(you=hand("7 Completed") + attack("Battle Ox")).why_not("7 Completed") == ["J-EFF-12"]


@pytest.mark.card("7 Completed", "Collected Power")
def test_7_completed_moved_to_another_machine_keeps_the_choice():
    x = "X-Head Cannon"
    d = table(you=hand("7 Completed") + attack(x, "Y-Dragon Head") + set_("Collected Power"))
    d.activate("7 Completed").choose("DEF").pick(x).resolve().activate(
        "Collected Power", ["Y-Dragon Head"]
    ).resolve()
    assert (d.attack_of("Y-Dragon Head"), d.defense_of("Y-Dragon Head")) == (1500, 2300)


# -- Forced Requisition, Insect Imitation -----------------------------------------------------------


@pytest.mark.card("Forced Requisition", "Graceful Charity")
@pytest.mark.rule("J-TERM-02")
def test_forced_requisition_makes_the_opponent_discard_as_many():
    d = table(
        you=face_up("Forced Requisition") + hand("Graceful Charity", "Kuriboh", "Sangan"),
        them=hand("Battle Ox", "Dark Hole", "Yami"),
    )
    d.activate("Graceful Charity").pick("Kuriboh", "Sangan").resolve()
    assert d.asked == THEM
    d.pick("Yami", "Battle Ox")
    assert (d.hand(THEM), sorted(d.graveyard(THEM))) == (["Dark Hole"], ["Battle Ox", "Yami"])


@pytest.mark.card("Forced Requisition", "Tribute to The Doomed", "Graceful Charity")
def test_forced_requisition_is_activated_after_a_discard_that_was_no_cost():
    d = table(
        you=set_("Forced Requisition") + hand("Graceful Charity", "Kuriboh", "Sangan"), them=hand("Battle Ox")
    )
    assert "J-EFF-12" in d.why_not("Forced Requisition")
    d.activate("Graceful Charity").pick("Kuriboh", "Sangan").respond("Forced Requisition").resolve()
    assert (d.magic_traps(YOU), d.hand(THEM)) == (["Forced Requisition"], ["Battle Ox"])
    d = table(
        you=set_("Forced Requisition") + hand("Tribute to The Doomed", "Kuriboh"),
        them=attack("Battle Ox") + hand("Yami"),
    )
    d.activate("Tribute to The Doomed", ["Battle Ox"])
    assert d.monsters(THEM) == []


@pytest.mark.card("Insect Imitation")
def test_insect_imitation_brings_an_insect_one_level_higher():
    insects = [normal_monster(f"Bug {level}", 500, 0, level=level, type="Insect") for level in (3, 4, 5)]
    d = table(
        you=hand("Insect Imitation") + attack("Silver Fang") + deck("Bug 3", "Bug 4", "Bug 5"), cards=insects
    )
    d.activate("Insect Imitation").resolve().choose("set")
    assert d.is_set("Bug 4")
    assert "J-EFF-12" in table(you=hand("Insect Imitation")).why_not("Insect Imitation")


# -- Kiseitai --------------------------------------------------------------------------------------


@pytest.mark.card("Kiseitai")
@pytest.mark.rule("J-DMG-05")
def test_kiseitai_attacked_face_down_becomes_an_equip_and_its_player_gains():
    d = table(you=set_("Kiseitai"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Kiseitai").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU), d.lp(YOU)) == ([], ["Kiseitai"], 8000)
    assert d.equipped_to("Kiseitai") == "Battle Ox"
    assert d.end_turn().end_turn().lp(YOU) == 8850


@pytest.mark.card("Kiseitai", "Dark Ruler Ha Des", "Skill Drain")
def test_ha_des_does_not_silence_kiseitai_and_skill_drain_does():
    d = table(you=attack("Dark Ruler Ha Des"), them=set_("Kiseitai")).to_battle()
    assert d.attack("Dark Ruler Ha Des", "Kiseitai").resolve().magic_traps(THEM) == ["Kiseitai"]
    d = table(you=attack("Battle Ox"), them=set_("Kiseitai") + face_up("Skill Drain")).to_battle()
    assert d.attack("Battle Ox", "Kiseitai").resolve().graveyard(THEM) == ["Kiseitai"]


@pytest.mark.card("Kiseitai", "Skill Drain")
def test_kiseitai_face_up_or_negated_fights_like_any_monster():
    d = table(you=defense("Kiseitai"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Kiseitai").resolve().graveyard(YOU) == ["Kiseitai"]
    d = table(you=set_("Kiseitai") + face_up("Skill Drain"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Kiseitai").resolve().graveyard(YOU) == ["Kiseitai"]


# -- The Regulation of Tribe, Chain Destruction ----------------------------------------------------

TRIBE = "The Regulation of Tribe"


@pytest.mark.card(TRIBE)
def test_the_regulation_of_tribe_stops_a_type_for_a_tribute_each_turn():
    d = table(you=set_(TRIBE) + attack("Battle Ox"), them=attack("Kuriboh", "Sangan"))
    d.activate(TRIBE).choose("Fiend").resolve().end_turn().to_battle()
    assert not d.can("attack", "Kuriboh")
    d.end_turn().pick("Battle Ox").resolve()
    assert (d.graveyard(YOU), d.magic_traps(YOU)) == (["Battle Ox"], [TRIBE])
    assert TRIBE in d.end_turn().end_turn().graveyard(YOU)


@pytest.mark.card("Chain Destruction")
def test_chain_destruction_destroys_the_namesakes_in_hand_and_deck():
    d = table(
        you=set_("Chain Destruction"), them=hand("Kuriboh", "Kuriboh") + deck("Sangan", "Kuriboh"), turn=THEM
    )
    d.summon("Kuriboh").respond("Chain Destruction").resolve()
    assert (d.monsters(THEM), d.graveyard(THEM), d.hand(THEM)) == (["Kuriboh"], ["Kuriboh", "Kuriboh"], [])


@pytest.mark.card("Chain Destruction")
def test_chain_destruction_answers_your_own_summon_too_and_no_strong_one():
    d = (
        table(you=set_("Chain Destruction") + hand("Kuriboh", "Kuriboh"))
        .summon("Kuriboh")
        .respond("Chain Destruction")
    )
    assert d.resolve().graveyard(YOU) == ["Kuriboh", "Chain Destruction"]
    d = table(you=set_("Chain Destruction"), them=hand("Summoned Skull") + attack("Kuriboh"), turn=THEM)
    assert "J-EFF-12" in d.summon("Summoned Skull", tributes=["Kuriboh"]).why_not("Chain Destruction")


@pytest.mark.card("Chain Destruction", "Rush Recklessly")
@pytest.mark.rule("J-EFF-13")
def test_chain_destruction_goes_on_though_its_target_has_grown():
    d = table(
        you=set_("Chain Destruction"),
        them=hand("Battle Ox", "Battle Ox") + deck("Battle Ox") + set_("Rush Recklessly"),
        turn=THEM,
    )
    d.summon("Battle Ox").respond("Chain Destruction").respond("Rush Recklessly", targets=["Battle Ox"])
    assert d.resolve().graveyard(THEM).count("Battle Ox") == 2


# -- Effect damage of Pharaoh's Servant -------------------------------------------------------------


@pytest.mark.card("Attack and Receive")
def test_attack_and_receive_gives_back_more_for_each_one_in_the_graveyard():
    mine = set_("Attack and Receive") + graveyard("Attack and Receive", "Attack and Receive")
    d = (
        table(you=mine, them=hand("Sparks"), turn=THEM)
        .activate("Sparks")
        .respond("Attack and Receive")
        .resolve()
    )
    assert (d.lp(YOU), d.lp(THEM)) == (7800, 8000 - 700 - 600)


@pytest.mark.card("Attack and Receive")
@pytest.mark.rule("J-DMG-02")
def test_attack_and_receive_answers_battle_damage_in_the_damage_step():
    d = table(you=set_("Attack and Receive"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox").respond("Attack and Receive").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 7300)


@pytest.mark.card("Attack and Receive")
def test_attack_and_receive_answers_neither_costs_nor_losses_nor_your_own_effects():
    mine = set_("Attack and Receive")
    d = table(you=mine + hand("Tremendous Fire", "Toon World")).activate("Tremendous Fire").resolve()
    assert (d.kind, d.lp(YOU), d.lp(THEM)) == ("act", 7500, 7000)
    d = table(you=mine + hand("Toon World")).activate("Toon World")
    assert (d.kind, d.lp(YOU)) == ("act", 7000)
    d = table(you=mine, them=hand("Raimei"), turn=THEM).activate("Raimei").resolve()
    assert (d.kind, d.lp(YOU)) == ("act", 7700)


@pytest.mark.card("Burning Land")
def test_burning_land_destroys_field_magic_and_burns_the_turn_player():
    d = table(you=hand("Burning Land"), them=set_("Yami"))
    d.activate("Burning Land").resolve()
    assert (d.graveyard(THEM), d.lp(YOU), d.lp(THEM)) == (["Yami"], 8000, 8000)
    d.end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)
    d.end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 7500)


@pytest.mark.card("Burning Land")
@pytest.mark.rule("J-EFF-12")
def test_burning_land_needs_a_field_magic_card():
    assert table(you=hand("Burning Land")).why_not("Burning Land") == ["J-EFF-12"]


@pytest.mark.card("Minor Goblin Official")
def test_minor_goblin_official_burns_in_each_standby_phase_of_a_weak_opponent():
    trap_ = "Minor Goblin Official"
    assert table(you=set_(trap_), them=lp(3001)).why_not(trap_) == ["J-EFF-12"]
    d = table(you=set_(trap_), them=lp(3000)).activate(trap_).resolve().end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 2500)
    assert d.end_turn().resolve().lp(THEM) == 2500


@pytest.mark.card("Type Zero Magic Crusher")
def test_type_zero_magic_crusher_discards_magic_in_either_turn():
    trap_ = "Type Zero Magic Crusher"
    d = table(you=face_up(trap_) + hand("Sparks", "Kuriboh", "Hinotama"))
    d.activate(trap_, cost=["Sparks"]).resolve().activate(trap_, cost=["Hinotama"]).resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (7000, ["Kuriboh"])
    assert d.why_not(trap_) == ["R-MAG-02", "J-EFF-12"]
    d = table(you=face_up(trap_) + hand("Sparks"), them=hand("Pot of Greed"), turn=THEM)
    assert d.activate("Pot of Greed").respond(trap_).resolve().lp(THEM) == 7500


# -- Major Riot -------------------------------------------------------------------------------------


@pytest.mark.card("Major Riot", "Penguin Soldier")
@pytest.mark.rule("J-SUM-08", "J-PUB-04")
def test_major_riot_returns_every_monster_for_as_many_from_the_hands():
    d = table(
        you=set_("Major Riot") + attack("Battle Ox", "Silver Fang") + hand("Sangan"),
        them=set_("Penguin Soldier") + attack("Kuriboh"),
        turn=THEM,
    )
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Silver Fang"]).done().respond("Major Riot").resolve()
    assert sorted(d.options()) == ["pick Battle Ox", "pick Sangan", "pick Silver Fang"]
    d.pick("Sangan")
    assert (d.hand(YOU), d.is_set("Sangan")) == (["Silver Fang", "Battle Ox"], True)
    assert (d.hand(THEM), len(d.monsters(THEM))) == ([], 2)


@pytest.mark.card("Major Riot", "Penguin Soldier")
def test_major_riot_does_not_answer_what_you_return_yourself():
    d = table(you=set_("Major Riot", "Penguin Soldier") + attack("Battle Ox"), them=attack("Kuriboh"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Battle Ox"]).done().resolve()
    assert (d.kind, "J-EFF-12" in d.why_not("Major Riot")) == ("act", True)


# -- Sword Hunter ----------------------------------------------------------------------------------


@pytest.mark.card("Sword Hunter")
def test_sword_hunter_bears_what_it_destroyed_and_gains_200_for_each():
    d = (
        table(you=attack("Sword Hunter"), them=attack("Kuriboh"))
        .to_battle()
        .attack("Sword Hunter", "Kuriboh")
    )
    assert d.attack_of("Sword Hunter") == 2450
    d.main2()
    assert (d.attack_of("Sword Hunter"), d.magic_traps(YOU), d.graveyard(THEM)) == (2650, ["Kuriboh"], [])
    assert d.end_turn().end_turn().attack_of("Sword Hunter") == 2650


@pytest.mark.card("Sword Hunter", "Mystical Space Typhoon", "Book of Moon")
def test_sword_hunter_loses_an_equip_that_is_destroyed_and_all_when_it_is_turned_down():
    scene = {"you": attack("Sword Hunter") + hand("Book of Moon"), "them": attack("Kuriboh")}
    d = table(**scene).to_battle().attack("Sword Hunter", "Kuriboh").leave_for(MAIN_2)
    d.pass_().use("Sword Hunter").resolve()
    assert d.magic_traps(YOU) == ["Kuriboh"]
    d.to_phase(MAIN_2).activate("Book of Moon").resolve()
    assert (d.magic_traps(YOU), d.graveyard(THEM)) == ([], ["Kuriboh"])


@pytest.mark.card("Sword Hunter")
def test_sword_hunter_takes_nothing_it_did_not_destroy_by_battle():
    d = table(you=attack("Sword Hunter", "Battle Ox"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").main2().magic_traps(YOU) == []


@pytest.mark.card("4-Starred Ladybug of Doom")
def test_the_ladybug_destroys_all_level_4_monsters_of_the_opponent():
    d = table(
        you=set_("4-Starred Ladybug of Doom") + attack("Battle Ox"),
        them=attack("Battle Ox", "Kuriboh", "Gemini Elf"),
    )
    d.flip("4-Starred Ladybug of Doom").resolve()
    assert (d.monsters(THEM), len(d.monsters(YOU))) == (["Kuriboh"], 2)


@pytest.mark.card("4-Starred Ladybug of Doom")
@pytest.mark.rule("J-EFF-20")
def test_the_ladybug_does_not_read_face_down_monsters():
    d = table(you=set_("4-Starred Ladybug of Doom"), them=set_("Battle Ox")).flip("4-Starred Ladybug of Doom")
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Driving Snow", "Gust", "Mystical Space Typhoon")
def test_driving_snow_answers_the_loss_of_a_trap_and_gust_of_a_magic():
    d = table(
        you=set_("Trap Hole", "Driving Snow", "Gust"),
        them=hand("Mystical Space Typhoon") + set_("Waboku"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon", ["Trap Hole"]).resolve_chain()
    assert d.can_respond("Driving Snow", YOU) and not d.can_respond("Gust", YOU)
    d.respond("Driving Snow", ["Waboku"]).resolve()
    assert sorted(d.graveyard(THEM)) == ["Mystical Space Typhoon", "Waboku"]


@pytest.mark.card("Gust", "Driving Snow", "Mystical Space Typhoon")
def test_gust_answers_the_loss_of_a_magic_card():
    d = table(
        you=set_("Dark Hole", "Driving Snow", "Gust"),
        them=hand("Mystical Space Typhoon") + set_("Waboku"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon", ["Dark Hole"]).resolve_chain()
    assert d.can_respond("Gust", YOU) and not d.can_respond("Driving Snow", YOU)
    d.respond("Gust", ["Waboku"]).resolve()
    assert "Waboku" in d.graveyard(THEM)


@pytest.mark.card("Driving Snow", "Gust", "Mystical Space Typhoon")
def test_driving_snow_and_gust_ignore_what_you_destroy_yourself():
    d = table(you=set_("Trap Hole", "Driving Snow", "Gust") + hand("Mystical Space Typhoon"))
    d.activate("Mystical Space Typhoon", ["Trap Hole"]).resolve_chain()
    assert not d.can_respond("Driving Snow", YOU) and not d.can_respond("Gust", YOU)


@pytest.mark.card("Michizure", "Fissure")
def test_michizure_destroys_a_monster_when_yours_is_sent_to_the_graveyard():
    d = table(
        you=set_("Michizure") + attack("Kuriboh"), them=hand("Fissure") + attack("Battle Ox"), turn=THEM
    )
    d.activate("Fissure").resolve_chain().respond("Michizure", ["Battle Ox"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], [])


@pytest.mark.card("Michizure", "Cannon Soldier")
def test_michizure_answers_neither_a_tribute_nor_a_battle():
    d = table(you=set_("Michizure") + attack("Cannon Soldier", "Kuriboh"), them=attack("Battle Ox"))
    d.activate("Cannon Soldier", cost=["Kuriboh"])
    assert not d.can_respond("Michizure", YOU)
    d = table(you=set_("Michizure") + attack("Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Kuriboh").resolve()
    assert (d.graveyard(YOU), d.monsters(THEM)) == (["Kuriboh"], ["Battle Ox"])


@pytest.mark.card("Michizure", "Delinquent Duo")
def test_michizure_answers_no_monster_that_was_in_the_hand():
    d = table(
        you=set_("Michizure") + hand("Kuriboh", "Sangan"),
        them=hand("Delinquent Duo") + attack("Battle Ox"),
        turn=THEM,
    )
    d.activate("Delinquent Duo").resolve_chain()
    assert sorted(d.graveyard(YOU)) == ["Kuriboh", "Sangan"]
    assert d.kind == "act"


# -- Solomon's Lawbook ------------------------------------------------------------------------------


@pytest.mark.card("Solomon's Lawbook", "Imperial Order")
@pytest.mark.rule("J-PHASE-03")
def test_solomons_lawbook_skips_your_next_standby_phase_and_its_payments():
    book = "Solomon's Lawbook"
    d = table(you=set_(book) + face_up("Imperial Order")).activate(book).resolve().end_turn().end_turn()
    assert (d.phase, d.lp(YOU), d.magic_traps(YOU)) == ("Main Phase 1", 8000, ["Imperial Order"])
    assert d.end_turn().end_turn().yes().lp(YOU) == 7300


# -- Gamble -----------------------------------------------------------------------------------------


@pytest.mark.card("Gamble")
@pytest.mark.rule("J-EFF-14")
def test_gamble_draws_up_to_five_cards_or_costs_the_next_turn():
    six = hand("Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh")
    d = (
        table(you=set_("Gamble") + hand("Sparks", "Yami"), them=six, chance=[1])
        .activate("Gamble")
        .choose("heads")
    )
    assert len(d.resolve().hand(YOU)) == 5
    d = table(you=set_("Gamble"), them=six, chance=[1]).activate("Gamble").choose("tails").resolve()
    assert d.hand(YOU) == []
    d.end_turn().end_turn().pick("Kuriboh")
    assert (d.turn_player, d.turn) == (THEM, 8)
    d.end_turn().pick("Kuriboh")
    assert (d.turn_player, d.hand(YOU)) == (YOU, ["Cosmo Queen"])


@pytest.mark.card("Gamble")
@pytest.mark.rule("J-EFF-12")
def test_gamble_needs_six_cards_against_two():
    six = hand("Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh")
    assert table(you=set_("Gamble") + hand("Yami", "Yami", "Yami"), them=six).why_not("Gamble") == [
        "J-EFF-12"
    ]
    assert table(you=set_("Gamble"), them=six[:5]).why_not("Gamble") == ["J-EFF-12"]


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Bite Shoes")
@pytest.mark.rule("R-DMG-05")
def test_bite_shoes_attacked_turns_the_attacker_after_the_battle():
    d = table(you=set_("Bite Shoes"), them=attack("Battle Ox", "Kuriboh"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Bite Shoes").pick("Battle Ox").resolve()
    assert (d.position("Battle Ox"), d.graveyard(YOU)) == ("defense", ["Bite Shoes"])


@pytest.mark.card("Buster Blader", "DNA Surgery")
def test_buster_blader_counts_what_is_a_dragon_now():
    d = table(you=attack("Buster Blader") + hand("DNA Surgery"), them=attack("Kuriboh", "Battle Ox"))
    assert d.attack_of("Buster Blader") == 2600
    d = table(you=attack("Buster Blader") + set_("DNA Surgery"), them=attack("Kuriboh", "Battle Ox"))
    d.activate("DNA Surgery").choose("Dragon").resolve()
    assert d.attack_of("Buster Blader") == 3600


@pytest.mark.card("Drill Bug")
def test_drill_bug_need_not_and_finds_nothing_that_is_not_there():
    d = (
        table(you=attack("Drill Bug") + deck("Kuriboh", "Parasite Paracide"))
        .to_battle()
        .attack("Drill Bug")
        .no()
    )
    assert (d.deck(YOU)[0], d.events("shuffle")) == ("Kuriboh", [])
    d = table(you=attack("Drill Bug")).to_battle().attack("Drill Bug").use("Drill Bug").resolve()
    assert len(d.events("shuffle")) == 1


@pytest.mark.card("Insect Barrier", "DNA Surgery")
def test_insect_barrier_holds_what_is_an_insect_now():
    d = table(you=face_up("Insect Barrier") + set_("DNA Surgery"), them=attack("Battle Ox"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("DNA Surgery").choose("Insect").resolve().to_battle()
    assert not d.can("attack", "Battle Ox")


@pytest.mark.card("Invitation to a Dark Sleep")
def test_invitation_to_a_dark_sleep_does_nothing_when_it_is_attacked_face_down():
    sleep = "Invitation to a Dark Sleep"
    d = table(you=set_(sleep), them=attack("Kuriboh", "Battle Ox"), turn=THEM).to_battle()
    d.attack("Kuriboh", sleep).resolve()
    assert d.can("attack", "Battle Ox")


@pytest.mark.card("Mad Sword Beast", "Skill Drain")
def test_mad_sword_beast_negated_does_not_pierce():
    d = table(you=attack("Mad Sword Beast") + face_up("Skill Drain"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Mad Sword Beast", "Kuriboh").resolve().lp(THEM) == 8000


@pytest.mark.card("The Regulation of Tribe")
@pytest.mark.rule("J-EFF-07")
def test_the_regulation_of_tribe_need_not_be_kept():
    d = table(you=set_(TRIBE) + attack("Battle Ox")).activate(TRIBE).choose("Fiend").resolve()
    d.end_turn().end_turn().no().resolve()
    assert (d.graveyard(YOU), d.monsters(YOU)) == ([TRIBE], ["Battle Ox"])


@pytest.mark.card("Infinite Dismissal")
def test_infinite_dismissal_destroys_low_levels_summoned_this_turn():
    d = table(you=hand("Kuriboh") + attack("Sangan"), them=face_up("Infinite Dismissal"))
    d.summon("Kuriboh").end_turn()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Sangan"], ["Kuriboh"])


@pytest.mark.card("Infinite Dismissal", "Book of Moon")
def test_infinite_dismissal_spares_high_levels_sets_and_what_was_turned_down():
    d = table(you=hand("Battle Ox"), them=face_up("Infinite Dismissal")).summon("Battle Ox").end_turn()
    assert d.monsters(YOU) == ["Battle Ox"]
    d = table(you=hand("Kuriboh"), them=face_up("Infinite Dismissal")).set("Kuriboh").end_turn()
    assert d.monsters(YOU) == ["Kuriboh"]
    d = table(you=hand("Kuriboh", "Book of Moon"), them=face_up("Infinite Dismissal"))
    assert d.summon("Kuriboh").activate("Book of Moon").end_turn().monsters(YOU) == ["Kuriboh"]


@pytest.mark.card("Infinite Dismissal", "A Legendary Ocean")
def test_infinite_dismissal_reads_the_level_that_a_legendary_ocean_leaves():
    fish = "7 Colored Fish"
    d = table(you=hand(fish) + field("A Legendary Ocean") + face_up("Infinite Dismissal")).summon(fish)
    assert d.end_turn().graveyard(YOU) == [fish]


@pytest.mark.card("Infinite Dismissal")
@pytest.mark.rule("J-PHASE-03", "J-EFF-15")
def test_a_spirit_of_the_turn_player_returns_before_the_opponents_infinite_dismissal():
    d = table(you=hand("Yata-Garasu"), them=face_up("Infinite Dismissal")).summon("Yata-Garasu").end_turn()
    assert (d.hand(YOU), d.graveyard(YOU)) == (["Yata-Garasu"], [])


@pytest.mark.card("Bombardment Beetle", "Man-Eater Bug")
def test_bombardment_beetle_destroys_a_face_down_effect_monster():
    d = table(you=set_("Bombardment Beetle"), them=set_("Man-Eater Bug")).flip("Bombardment Beetle").resolve()
    assert (d.monsters(THEM), d.monsters(YOU)) == ([], ["Bombardment Beetle"])


@pytest.mark.card("Bombardment Beetle")
def test_bombardment_beetle_returns_a_normal_monster_and_sees_it():
    d = table(you=set_("Bombardment Beetle"), them=set_("Battle Ox")).flip("Bombardment Beetle").resolve()
    assert d.position("Battle Ox") == "set" and d.knows(YOU, "Battle Ox")


# -- Hands that are shown ---------------------------------------------------------------------------


@pytest.mark.card("Respect Play")
@pytest.mark.rule("J-PUB-01")
def test_respect_play_shows_the_hand_of_the_turn_player():
    d = table(you=set_("Respect Play") + hand("Sparks"), them=hand("Kuriboh") + deck("Yami"))
    d.activate("Respect Play").resolve()
    assert "Sparks [known to them]" in d.picture() and "Kuriboh [known" not in d.picture()
    d.end_turn()
    assert "Kuriboh [known to you] | Yami [known to you]" in d.picture()


@pytest.mark.card("The Eye of Truth")
@pytest.mark.rule("J-PUB-01")
def test_the_eye_of_truth_shows_a_hand_and_pays_for_magic_in_it():
    eye = "The Eye of Truth"
    d = table(you=set_(eye) + hand("Sparks"), them=hand("Yami") + deck("Kuriboh")).activate(eye).resolve()
    assert "Yami [known to you]" in d.picture() and "Sparks [known" not in d.picture()
    assert d.end_turn().resolve().lp(THEM) == 9000
    d = table(you=face_up(eye), them=hand("Kuriboh") + deck("Battle Ox")).end_turn().resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.card("Inspection")
def test_inspection_looks_at_random_cards_as_often_as_it_is_paid_for():
    theirs = hand("Kuriboh", "Sparks") + deck("Battle Ox")
    d = table(you=face_up("Inspection"), them=theirs, chance=[0, 1]).end_turn()
    d.use("Inspection")
    assert (d.lp(YOU), d.picture().count("[known to you]")) == (7500, 1)
    d.use("Inspection")
    assert (d.lp(YOU), d.picture().count("[known to you]")) == (7000, 2)
    assert (d.pass_().phase, d.turn_player) == ("Main Phase 1", THEM)
    assert table(you=face_up("Inspection"), them=theirs, turn=THEM).end_turn().phase == "Main Phase 1"


@pytest.mark.card("Armored Glass", "Axe of Despair")
def test_armored_glass_negates_equips_for_the_turn():
    d = table(you=set_("Armored Glass"), them=attack("Battle Ox") + hand("Axe of Despair"), turn=THEM)
    d.activate("Axe of Despair").resolve_chain().respond("Armored Glass").resolve()
    assert d.attack_of("Battle Ox") == 1700
    d.end_turn()
    assert d.attack_of("Battle Ox") == 2700


@pytest.mark.card("Armored Glass", "Axe of Despair")
def test_armored_glass_waits_for_a_monster_to_be_equipped():
    d = table(you=set_("Armored Glass"), them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"))
    assert "J-EFF-12" in d.why_not("Armored Glass")


@pytest.mark.card("Metal Detector", "Gravity Bind")
def test_metal_detector_negates_continuous_traps_this_turn():
    d = table(you=set_("Metal Detector"), them=attack("Summoned Skull") + set_("Gravity Bind"), turn=THEM)
    d.activate("Gravity Bind").respond("Metal Detector").resolve().to_battle()
    assert d.can("attack", "Summoned Skull") and d.magic_traps(THEM) == ["Gravity Bind"]
    d.end_turn().end_turn().to_battle()
    assert not d.can("attack", "Summoned Skull")


@pytest.mark.card("Metal Detector", "Trap Hole")
def test_metal_detector_answers_only_a_continuous_trap():
    d = table(you=set_("Metal Detector") + hand("Battle Ox"), them=set_("Trap Hole")).summon("Battle Ox")
    assert not d.respond("Trap Hole").can_respond("Metal Detector", YOU)


@pytest.mark.card("Mystic Probe", "Messenger of Peace")
def test_mystic_probe_negates_continuous_magic_this_turn():
    d = table(you=set_("Mystic Probe"), them=hand("Messenger of Peace") + attack("Summoned Skull"), turn=THEM)
    d.activate("Messenger of Peace").respond("Mystic Probe").resolve().to_battle()
    assert d.can("attack", "Summoned Skull")


@pytest.mark.card("Mystic Probe", "Dark Hole")
def test_mystic_probe_answers_only_continuous_magic():
    d = table(you=set_("Mystic Probe"), them=hand("Dark Hole") + attack("Kuriboh"), turn=THEM)
    assert not d.activate("Dark Hole").can_respond("Mystic Probe", YOU)


@pytest.mark.card("World Suppression", "Yami")
def test_world_suppression_negates_the_field_magic_this_turn():
    d = table(you=set_("World Suppression"), them=hand("Yami") + attack("Summoned Skull"), turn=THEM)
    d.activate("Yami").respond("World Suppression").resolve()
    assert d.attack_of("Summoned Skull") == 2500
    d.end_turn()
    assert d.attack_of("Summoned Skull") == 2700


@pytest.mark.card("World Suppression", "Dark Hole")
def test_world_suppression_answers_only_field_magic():
    d = table(you=set_("World Suppression"), them=hand("Dark Hole") + attack("Kuriboh"), turn=THEM)
    assert not d.activate("Dark Hole").can_respond("World Suppression", YOU)


@pytest.mark.card("Deepsea Warrior", "Umi", "Dark Hole")
def test_deepsea_warrior_is_unaffected_by_magic_beside_umi():
    d = table(you=attack("Deepsea Warrior") + field("Umi"), them=hand("Dark Hole"), turn=THEM)
    assert d.attack_of("Deepsea Warrior") == 1600
    assert d.activate("Dark Hole").resolve().monsters(YOU) == ["Deepsea Warrior"]


@pytest.mark.card("Deepsea Warrior", "Dark Hole", "Umi", "Ring of Destruction")
def test_deepsea_warrior_needs_umi_and_fears_traps():
    d = (
        table(you=attack("Deepsea Warrior"), them=hand("Dark Hole"), turn=THEM)
        .activate("Dark Hole")
        .resolve()
    )
    assert d.monsters(YOU) == []
    d = table(you=attack("Deepsea Warrior") + field("Umi"), them=set_("Ring of Destruction"), turn=THEM)
    assert d.activate("Ring of Destruction").resolve().monsters(YOU) == []


@pytest.mark.card("The Legendary Fisherman", "Umi")
def test_the_legendary_fisherman_is_not_attacked_beside_umi():
    mine = attack("The Legendary Fisherman") + field("Umi")
    d = table(you=mine, them=attack("Summoned Skull"), turn=THEM).to_battle()
    assert not d.can("attack", "Summoned Skull", "The Legendary Fisherman")
    assert d.attack("Summoned Skull").resolve().lp(YOU) == 8000 - 2500


@pytest.mark.card("The Legendary Fisherman", "Umi", "Raigeki")
def test_the_legendary_fisherman_without_umi_is_attacked_and_destroyed_by_magic():
    d = table(
        you=attack("The Legendary Fisherman"), them=attack("Summoned Skull") + hand("Raigeki"), turn=THEM
    )
    d.activate("Raigeki").resolve()
    assert d.graveyard(YOU) == ["The Legendary Fisherman"]
    d = table(you=attack("The Legendary Fisherman"), them=attack("Summoned Skull"), turn=THEM).to_battle()
    assert d.can("attack", "Summoned Skull", "The Legendary Fisherman")


# -- What else the cards of Pharaoh's Servant do not do ---------------------------------------------


@pytest.mark.card("Inspection", "Mystical Space Typhoon")
def test_inspection_that_is_destroyed_in_answer_shows_nothing():
    d = table(you=face_up("Inspection"), them=hand("Kuriboh") + set_("Mystical Space Typhoon")).end_turn()
    d.resolve().use("Inspection").respond("Mystical Space Typhoon").resolve()
    assert (d.lp(YOU), "known to you" in d.picture()) == (7500, False)


@pytest.mark.card("Minor Goblin Official")
def test_minor_goblin_official_goes_on_when_the_opponent_recovers():
    d = table(you=face_up("Minor Goblin Official"), them=lp(8000)).end_turn().resolve()
    assert d.lp(THEM) == 7500


@pytest.mark.card("Respect Play", "Mystical Space Typhoon")
def test_without_respect_play_new_cards_stay_hidden():
    mine = face_up("Respect Play") + hand("Mystical Space Typhoon")
    d = table(you=mine, them=deck("Yami")).activate("Mystical Space Typhoon", ["Respect Play"]).resolve()
    assert "Yami [known" not in d.end_turn().picture()


@pytest.mark.card("The Eye of Truth")
def test_the_eye_of_truth_pays_nothing_in_the_turn_of_its_own_player():
    d = table(you=face_up("The Eye of Truth"), them=hand("Yami"), turn=THEM).end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("Type Zero Magic Crusher")
def test_type_zero_magic_crusher_is_activated_before_it_is_used():
    d = (
        table(you=set_("Type Zero Magic Crusher") + hand("Sparks"))
        .activate("Type Zero Magic Crusher")
        .resolve()
    )
    assert (d.hand(YOU), d.lp(THEM)) == (["Sparks"], 8000)


# -- Magic Drain ------------------------------------------------------------------------------------


@pytest.mark.card("Magic Drain", "Pot of Greed")
@pytest.mark.rule("J-MAG-06")
def test_magic_drain_negates_unless_the_opponent_discards_a_magic_card():
    d = table(you=hand("Pot of Greed", "Dark Hole", "Kuriboh"), them=set_("Magic Drain"))
    d.activate("Pot of Greed").respond("Magic Drain").resolve()
    assert (d.asked, d.can("pick", "Dark Hole"), d.can("pick", "Kuriboh")) == (YOU, True, False)
    assert len(d.pick("Dark Hole").resolve().hand(YOU)) == 3
    d = table(you=hand("Pot of Greed", "Dark Hole"), them=set_("Magic Drain"))
    d.activate("Pot of Greed").respond("Magic Drain").resolve().done().resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == (["Dark Hole"], ["Pot of Greed"])


@pytest.mark.card("Magic Drain", "Pot of Greed")
def test_magic_drain_asks_nothing_of_a_hand_without_magic_and_answers_no_card_of_its_own_player():
    d = table(you=hand("Pot of Greed", "Kuriboh"), them=set_("Magic Drain"))
    d.activate("Pot of Greed").respond("Magic Drain").resolve()
    assert (d.kind, d.hand(YOU)) == ("act", ["Kuriboh"])
    d = table(you=hand("Pot of Greed") + set_("Magic Drain"), them=set_("Jar of Greed"))
    d.activate("Pot of Greed")
    assert not d.can_respond("Magic Drain", YOU)


# -- Earthshaker ------------------------------------------------------------------------------------


@pytest.mark.card("Earthshaker")
@pytest.mark.rule("J-EFF-06")
def test_earthshaker_destroys_all_face_up_monsters_of_the_one_of_two_attributes_that_they_declare():
    d = table(
        you=set_("Earthshaker") + attack("Battle Ox", "Kuriboh"),
        them=attack("Silver Fang", "Mystical Elf") + set_("Summoned Skull"),
    )
    d.activate("Earthshaker").choose("EARTH").choose("LIGHT").resolve()
    assert (d.asked, sorted(d.options())) == (THEM, ["EARTH", "LIGHT"])
    d.choose("EARTH")
    assert (d.graveyard(THEM), d.monsters(THEM)) == (["Silver Fang"], ["Mystical Elf", "Summoned Skull"])
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == (["Kuriboh"], ["Battle Ox", "Earthshaker"])


@pytest.mark.card("Earthshaker")
def test_the_two_attributes_of_earthshaker_differ_and_need_not_be_there():
    d = table(you=set_("Earthshaker"), them=attack("Silver Fang")).activate("Earthshaker").choose("EARTH")
    assert "EARTH" not in d.options()
    d.choose("WIND").resolve().choose("WIND")
    assert (d.monsters(THEM), d.graveyard(YOU)) == (["Silver Fang"], ["Earthshaker"])


@pytest.mark.card("Earthshaker")
@pytest.mark.rule("J-EFF-12")
def test_earthshaker_needs_a_face_up_monster():
    d = table(you=set_("Earthshaker"), them=set_("Silver Fang"))
    assert d.why_not("Earthshaker") == ["J-EFF-12"]


@pytest.mark.card("Earthshaker", "Spirit Reaper")
@pytest.mark.rule("J-EFF-11")
def test_earthshaker_targets_nothing():
    d = table(you=set_("Earthshaker"), them=attack("Spirit Reaper", "Battle Ox")).activate("Earthshaker")
    d.choose("DARK").choose("EARTH").resolve().choose("EARTH")
    assert d.monsters(THEM) == ["Spirit Reaper"]


@pytest.mark.card("Major Riot", "Hane-Hane")
@pytest.mark.rule("J-DMG-02")
def test_major_riot_is_not_activated_in_the_damage_step():
    d = table(you=attack("Battle Ox") + set_("Major Riot"), them=set_("Hane-Hane"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Hane-Hane").resolve()
    assert (d.hand(YOU), d.magic_traps(YOU)) == (["Battle Ox"], ["Major Riot"])


@pytest.mark.card("Nobleman of Extermination", "Fake Trap", "Waboku")
@pytest.mark.rule("J-EFF-10")
def test_a_trap_that_was_saved_or_activated_in_answer_loses_no_namesakes():
    d = table(
        you=hand("Nobleman of Extermination"),
        them=set_("Mirror Force", "Fake Trap") + deck("Mirror Force", "Fake Trap"),
    )
    d.activate("Nobleman of Extermination", ["Mirror Force"]).respond("Fake Trap").resolve()
    assert (d.graveyard(THEM), d.removed(THEM)) == (["Fake Trap"], [])
    d = table(you=hand("Nobleman of Extermination"), them=set_("Waboku") + deck("Waboku"))
    d.activate("Nobleman of Extermination").respond("Waboku").resolve()
    assert (d.removed(THEM), d.deck(THEM)[0]) == ([], "Waboku")


@pytest.mark.card("Light of Intervention", "Nimble Momonga")
def test_nimble_momongas_come_face_up_under_light_of_intervention():
    momonga = "Nimble Momonga"
    d = table(
        you=face_up("Light of Intervention") + defense(momonga) + deck(momonga, momonga),
        them=attack("Battle Ox"),
        turn=THEM,
    )
    d.to_battle().attack("Battle Ox", momonga).resolve().yes().pick(momonga).resolve()
    assert (d.position(at(YOU, 2)), d.position(at(YOU, 3))) == ("defense", "defense")


@pytest.mark.card("Deepsea Warrior", "The Legendary Fisherman", "Change of Heart", "Umi")
@pytest.mark.rule("J-CTRL-03")
def test_who_was_taken_face_down_goes_back_when_turned_up_beside_umi():
    for name in ("Deepsea Warrior", "The Legendary Fisherman"):
        d = table(you=hand("Change of Heart") + field("Umi"), them=set_(name)).activate("Change of Heart")
        assert d.resolve().monsters(YOU) == [name]
        assert d.flip(name).resolve().monsters(THEM) == [name]


@pytest.mark.card("The Legendary Fisherman", "Umi", "Axe of Despair")
def test_an_equip_does_nothing_for_the_fisherman_beside_umi():
    fisherman = "The Legendary Fisherman"
    d = table(you=attack(fisherman) + equip("Axe of Despair", on=fisherman) + field("Umi"))
    assert (d.attack_of(fisherman), d.equipped_to("Axe of Despair")) == (1850, fisherman)


@pytest.mark.card("Armored Glass", "Maha Vailo", "Axe of Despair", "Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_armored_glass_leaves_maha_vailo_his_own_bonus_and_gives_a_monster_back_for_the_turn():
    d = table(you=set_("Armored Glass") + attack("Maha Vailo") + hand("Axe of Despair"))
    d.activate("Axe of Despair").resolve_chain().respond("Armored Glass").resolve()
    assert d.attack_of("Maha Vailo") == 1550 + 500
    d = table(you=set_("Armored Glass") + attack("Battle Ox"), them=hand("Snatch Steal"), turn=THEM)
    d.activate("Snatch Steal").resolve_chain().respond("Armored Glass").resolve()
    assert d.controller("Battle Ox") == YOU
    assert d.end_turn().controller("Battle Ox") == THEM


@pytest.mark.card("Imperial Order", "Swords of Revealing Light", "Limiter Removal", "Y-Dragon Head")
@pytest.mark.rule("J-MAG-06")
def test_imperial_order_on_swords_limiter_removal_and_a_union():
    order, swords, cannon = "Imperial Order", "Swords of Revealing Light", "X-Head Cannon"
    d = table(you=hand(swords), them=attack("Battle Ox") + set_(order)).activate(swords).leave_for(END_PHASE)
    d.respond(order).resolve().end_turn().yes().to_battle()
    assert d.can("attack", "Battle Ox", DIRECT) and d.magic_traps(YOU) == [swords]
    d = table(you=attack(cannon) + hand("Limiter Removal"), them=set_(order)).activate("Limiter Removal")
    d.respond(order).resolve()
    assert (d.attack_of(cannon), d.end_turn().monsters(YOU)) == (1800, [cannon])
    d = table(you=attack(cannon) + hand("Limiter Removal"), them=set_(order)).activate("Limiter Removal")
    d.leave_for(END_PHASE).respond(order).resolve()
    assert d.end_turn().monsters(YOU) == []
    d = table(you=attack(cannon, "Y-Dragon Head"), them=set_(order)).activate("Y-Dragon Head").resolve()
    d.leave_for(END_PHASE).respond(order).resolve().end_turn().yes().end_turn()
    d.activate("Y-Dragon Head").resolve()
    assert (d.monsters(YOU), d.attack_of(cannon)) == ([cannon], 1800)


@pytest.mark.card("DNA Surgery", "Limiter Removal")
def test_limiter_removal_destroys_what_is_no_machine_any_more():
    mine = attack("X-Head Cannon") + hand("Limiter Removal") + set_("DNA Surgery")
    d = table(you=mine).activate("Limiter Removal").resolve().activate("DNA Surgery", mode="Zombie").resolve()
    assert d.end_turn().monsters(YOU) == []


@pytest.mark.card("Cold Wave", "Y-Dragon Head")
@pytest.mark.rule("J-EFF-16")
def test_under_cold_wave_a_union_may_still_be_equipped():
    d = table(you=hand("Cold Wave") + attack("X-Head Cannon", "Y-Dragon Head")).activate("Cold Wave")
    assert d.resolve().activate("Y-Dragon Head").resolve().magic_traps(YOU) == ["Y-Dragon Head"]


@pytest.mark.card("Forced Requisition", "Card Destruction")
@pytest.mark.rule("J-PHASE-04")
def test_forced_requisition_answers_the_hand_limit_and_follows_card_destruction():
    seven = ["Umi", "Yami", "Sogen", "Kuriboh", "Sangan", "Jinzo", "Battle Ox"]
    d = table(you=set_("Forced Requisition") + hand(*seven), them=hand("Silver Fang")).leave_for(END_PHASE)
    assert d.pick("Umi").can_respond("Forced Requisition")
    d = table(
        you=face_up("Forced Requisition") + hand("Card Destruction", "Kuriboh"),
        them=hand("Battle Ox", "Jinzo"),
    )
    d.activate("Card Destruction").resolve()
    assert (d.asked, len(d.options())) == (THEM, 2), "he discards one of the two he has drawn"


@pytest.mark.card("Cold Wave", "Cocoon of Evolution", "Thousand-Eyes Restrict")
@pytest.mark.rule("J-TRAP-01")
def test_under_cold_wave_no_cocoon_is_equipped_but_thousand_eyes_restrict_holds_a_monster():
    d = table(you=hand("Cold Wave", "Cocoon of Evolution") + attack("Petit Moth")).activate("Cold Wave")
    assert "R-GEN-01" in d.resolve().why_not("Cocoon of Evolution", "activate")
    d = table(you=hand("Cold Wave") + attack("Thousand-Eyes Restrict"), them=attack("Battle Ox"))
    d.activate("Cold Wave").resolve().activate("Thousand-Eyes Restrict").resolve()
    assert d.magic_traps(YOU) == ["Battle Ox"]


@pytest.mark.card("Forced Requisition", "Jinzo", "Tribute to The Doomed", "Magic Jammer")
@pytest.mark.rule("J-TRAP-02")
def test_a_discard_while_jinzo_is_there_does_not_count_though_it_destroys_him():
    mine = face_up("Forced Requisition") + hand("Tribute to The Doomed", "Kuriboh")
    d = table(you=mine, them=attack("Jinzo") + hand("Umi"))
    d.activate("Tribute to The Doomed", ["Jinzo"], cost=["Kuriboh"]).resolve()
    assert (d.monsters(THEM), d.hand(THEM)) == ([], ["Umi"])
    mine = face_up("Forced Requisition") + set_("Magic Jammer") + hand("Kuriboh")
    d = table(you=mine, them=hand("Pot of Greed", "Umi"), turn=THEM).activate("Pot of Greed")
    assert d.respond("Magic Jammer").resolve().hand(THEM) == []

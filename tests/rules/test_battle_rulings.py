"""Rulings on attacks: windows, attacks that stop, the end of the Battle Phase (DESIGN §7.5)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w
from spellspeed.language.statics import Simple

pytestmark = both_seats

NO_CHANGE = Simple(c.S_CANNOT_CHANGE, w.MONSTER, "cannot change position", "cannot change position")

CIRCLE = trap(
    "Circle",
    w.activate(
        w.Leave(w.cannot_attack(w.MONSTER), until=w.FOREVER, which=w.TARGET),
        w.Leave(NO_CHANGE, until=w.FOREVER, which=w.TARGET),
        target=w.MONSTER,
    ),
)
HALT = trap(
    "Halt",
    w.activate(w.NegateAttack(), w.EndBattlePhase(), when=w.AttackDeclared(by=w.OPPONENT)),
    icon="counter",
)
TRUCE = magic("Truce", w.activate(w.EndBattlePhase()), icon="quick-play")
SEND_HOME = trap("Send Home", w.activate(w.ToHand(w.TARGET), target=w.MONSTER))
STUMBLE = trap("Stumble", w.activate(w.ChangeTo(w.TARGET, w.P_DEFENSE), target=w.MONSTER & w.FACE_UP))
RISE = magic("Rise", w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER), icon="quick-play")
SNATCH = trap("Snatch", w.activate(w.TakeControl(w.TARGET), target=w.MONSTER & w.THEIRS))
PEACE = magic(
    "Peace", w.continuous(w.cannot_attack(w.MONSTER & w.FACE_UP & (w.ATK >= 1800))), icon="continuous"
)
BOAST = magic("Boast", w.activate(w.Gain(w.TARGET, attack=500), target=w.MONSTER), icon="quick-play")
SPARK = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
SHOUTER = effect_monster("Shouter", w.trigger(w.GainLife(100), when=w.AttackDeclared(by=w.YOU)), attack=1500)
MEDIATOR = effect_monster("Mediator", w.flip(w.EndBattlePhase()), attack=500, defense=500)
OWN = [CIRCLE, HALT, TRUCE, SEND_HOME, STUMBLE, RISE, SNATCH, PEACE, BOAST, SPARK, SHOUTER, MEDIATOR]


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more).to_battle()


# -- the windows of an attack -----------------------------------------------------------------------


@pytest.mark.rule("J-BP-01")
@pytest.mark.card("Mirror Force")
def test_what_answers_an_attack_then_further_chains_then_the_damage_step():
    d = scene(attack("Battle Ox") + hand("Spark", "Boast"), attack("Silver Fang") + set_("Mirror Force"))
    d.attack("Battle Ox", "Silver Fang")
    assert d.options() == ["activate Spark", "activate Boast", "pass"]
    d.activate("Spark")
    assert d.options() == ["activate Mirror Force", "pass"]  # in the first chain
    d.pass_().pass_()
    assert d.options() == ["activate Boast", "pass"]  # a further window
    d.activate("Boast", ["Battle Ox"]).resolve()
    assert d.graveyard(THEM) == ["Silver Fang"]
    assert d.lp(THEM) == 8000 - 500 - (2200 - 1200)


@pytest.mark.rule("J-BP-01", "J-CHAIN-08")
@pytest.mark.card("Mirror Force")
def test_a_trigger_of_the_attack_is_link_1_and_what_answers_the_attack_is_chained_to_it():
    d = scene(attack("Shouter"), set_("Mirror Force")).attack("Shouter")
    assert (d.chain(), d.options()) == (["Shouter"], ["activate Mirror Force", "pass"])
    d.respond("Mirror Force").resolve()
    assert (d.monsters(YOU), d.lp(YOU), d.lp(THEM)) == ([], 8100, 8000)
    d = scene(attack("Shouter"), set_("Mirror Force")).attack("Shouter").pass_()
    assert d.kind == "act"  # the chance is past: the attack went through
    assert d.lp(THEM) == 6500


@pytest.mark.rule("J-BP-01", "J-PHASE-01")
def test_who_acts_at_the_end_of_the_battle_step_leaves_the_turn_player_his_attacks():
    d = scene(attack("Battle Ox"), attack("Silver Fang") + set_("Send Home")).leave_for(MAIN_2)
    d.respond("Send Home", ["Silver Fang"])
    assert (d.step, d.options()) == ("Battle Step", ["attack Battle Ox > direct", MAIN_2])


# -- negated attacks and the end of the phase -------------------------------------------------------


@pytest.mark.rule("J-BP-02")
@pytest.mark.card("Magic Cylinder")
def test_after_a_negated_attack_another_monster_may_attack():
    d = scene(attack("Battle Ox", "Gemini Elf"), set_("Magic Cylinder"))
    d.attack("Battle Ox").respond("Magic Cylinder").resolve()
    assert d.lp(YOU) == 8000 - 1700
    assert d.options() == ["attack Gemini Elf > direct", MAIN_2]
    assert d.main2().why_not("Battle Ox", "change") == ["J-POS-02"]


@pytest.mark.rule("J-BP-02")
def test_what_ends_the_battle_phase_leaves_no_further_attack():
    d = scene(attack("Battle Ox", "Gemini Elf"), set_("Halt")).attack("Battle Ox").respond("Halt")
    d.resolve()
    assert d.phase == MAIN_2
    assert d.lp(THEM) == 8000
    assert [kind for kind in d.kinds() if kind == "battle"] == []


@pytest.mark.rule("J-BP-02", "J-CHAIN-05")
@pytest.mark.card("Sangan", "Mystical Space Typhoon")
def test_the_battle_phase_ends_when_the_chain_and_its_triggers_are_over():
    bolt = magic("Bolt", w.activate(w.Destroy(w.TARGET), target=w.MONSTER), icon="quick-play")
    d = table(
        you=attack("Battle Ox", "Sangan") + hand("Truce", "Bolt") + deck("Kuriboh", "Mystical Elf"),
        cards=[TRUCE, bolt],
    ).to_battle()
    d.activate("Truce").activate("Bolt", ["Sangan"])
    assert (d.phase, d.kind) == (BATTLE_PHASE, "choose")  # Truce has resolved; Sangan searches
    d.pick("Kuriboh")
    assert d.phase == MAIN_2


@pytest.mark.rule("J-BP-02")
def test_a_battle_phase_that_is_ended_in_the_open_battle_step():
    d = scene(attack("Battle Ox") + hand("Truce")).activate("Truce").resolve()
    assert d.phase == MAIN_2


@pytest.mark.rule("J-BP-02", "J-DMG-03", "R-DMG-08")
def test_a_damage_step_that_has_begun_is_carried_out_before_the_battle_phase_ends():
    d = scene(attack("Battle Ox", "Gemini Elf"), set_("Mediator")).attack("Battle Ox", "Mediator").resolve()
    assert d.graveyard(THEM) == ["Mediator"]
    assert d.phase == MAIN_2


# -- attacks that stop ------------------------------------------------------------------------------


@pytest.mark.rule("J-BP-03")
def test_an_attacker_that_leaves_stops_and_another_may_attack():
    d = scene(attack("Battle Ox", "Gemini Elf"), set_("Send Home")).attack("Battle Ox")
    d.respond("Send Home", ["Battle Ox"]).resolve()
    assert d.events("replay") == []
    assert d.lp(THEM) == 8000
    assert d.options() == ["attack Gemini Elf > direct", MAIN_2]


@pytest.mark.rule("J-BP-03")
def test_an_attacker_put_in_defense_position_has_made_its_attack_even_if_it_rises_again():
    d = scene(attack("Battle Ox") + hand("Rise"), set_("Stumble")).attack("Battle Ox")
    d.respond("Stumble", ["Battle Ox"]).resolve()
    assert d.events("attack-stopped")
    d.activate("Rise", ["Battle Ox"]).resolve()
    assert d.position("Battle Ox") == "attack"
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]


@pytest.mark.rule("J-BP-03")
def test_an_answer_that_raises_the_attacker_resolves_first_and_helps_nothing():
    d = scene(attack("Battle Ox") + hand("Rise"), set_("Stumble"))
    d.attack("Battle Ox").respond("Stumble", ["Battle Ox"]).respond("Rise", ["Battle Ox"]).resolve()
    assert d.position("Battle Ox") == "defense"  # the last link resolves first
    assert d.lp(THEM) == 8000


@pytest.mark.rule("J-BP-03", "J-BP-06")
def test_a_lock_put_on_the_attacker_stops_it_without_a_replay():
    d = scene(attack("Battle Ox", "Gemini Elf"), set_("Circle")).attack("Battle Ox")
    d.respond("Circle", ["Battle Ox"]).resolve()
    assert d.events("replay") == []
    assert d.options() == ["attack Gemini Elf > direct", MAIN_2]
    assert sorted(d.why_not("Battle Ox", "attack")) == ["R-BP-06", "R-GEN-01"]


@pytest.mark.rule("J-BP-03")
def test_a_locked_monster_stays_locked_next_turn_and_in_other_hands():
    d = scene(attack("Battle Ox"), set_("Circle")).attack("Battle Ox").respond("Circle", ["Battle Ox"])
    d.end_turn().end_turn().to_battle()
    assert d.why_not("Battle Ox", "attack") == ["R-GEN-01"]
    assert "R-GEN-01" in d.main2().why_not("Battle Ox", "change")


@pytest.mark.rule("J-BP-03", "R-BP-05")
def test_an_attacker_that_changes_sides_stops():
    d = scene(attack("Battle Ox"), attack("Silver Fang") + set_("Snatch")).attack("Battle Ox", "Silver Fang")
    d.respond("Snatch", ["Battle Ox"]).resolve()
    assert d.controller("Battle Ox") == THEM
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)
    assert d.events("battle") == d.events("replay") == []


@pytest.mark.rule("J-BP-03", "J-BP-06")
@pytest.mark.card("Gravity Bind")
def test_gravity_bind_activated_in_answer_stops_the_attack_and_those_to_come():
    d = scene(attack("Battle Ox", "Gemini Elf", "Kuriboh"), set_("Gravity Bind")).attack("Battle Ox")
    d.respond("Gravity Bind").resolve()
    assert d.lp(THEM) == 8000
    assert d.options() == ["attack Kuriboh > direct", MAIN_2]


@pytest.mark.rule("J-BP-06")
def test_an_atk_limit_is_asked_at_the_declaration():
    d = scene(attack("Battle Ox", "Gemini Elf") + hand("Boast"), face_up("Peace"))
    assert d.why_not("Gemini Elf", "attack") == ["R-GEN-01"]
    d.attack("Battle Ox").activate("Boast", ["Battle Ox"]).resolve()
    assert d.lp(THEM) == 8000 - 2200  # 2200 ATK now, but it was allowed to attack


@pytest.mark.rule("J-BP-06")
def test_a_monster_that_grows_before_its_attack_meets_the_limit():
    d = scene(attack("Battle Ox") + hand("Boast"), face_up("Peace")).activate("Boast", ["Battle Ox"])
    d.resolve()
    assert d.why_not("Battle Ox", "attack") == ["R-GEN-01"]


# -- targets that change ----------------------------------------------------------------------------


@pytest.mark.rule("J-BP-04")
def test_a_target_put_in_defense_position_is_fought_with_its_def():
    d = scene(attack("Battle Ox"), attack("Gemini Elf") + set_("Stumble")).attack("Battle Ox", "Gemini Elf")
    d.respond("Stumble", ["Gemini Elf"]).resolve()
    assert (d.graveyard(THEM), d.lp(YOU)) == (["Stumble", "Gemini Elf"], 8000)


@pytest.mark.rule("J-BP-04")
def test_a_set_target_raised_to_attack_position_is_fought_with_its_atk():
    d = scene(attack("Battle Ox") + hand("Rise"), set_("Gemini Elf")).attack("Battle Ox", "Gemini Elf")
    d.activate("Rise", ["Gemini Elf"]).resolve()
    assert d.graveyard(YOU) == ["Rise", "Battle Ox"]
    assert d.lp(YOU) == 8000 - 200


@pytest.mark.rule("J-BP-04", "R-DMG-03")
@pytest.mark.card("Book of Moon", "Man-Eater Bug")
def test_a_flip_monster_turned_face_down_in_answer_uses_its_effect_when_attacked():
    d = scene(attack("Battle Ox"), attack("Man-Eater Bug") + set_("Book of Moon"))
    d.attack("Battle Ox", "Man-Eater Bug").respond("Book of Moon", ["Man-Eater Bug"]).resolve()
    assert d.graveyard(YOU) == ["Battle Ox"]


# -- marks of an attack -----------------------------------------------------------------------------


@pytest.mark.rule("J-POS-02", "J-BP-02")
@pytest.mark.parametrize("name", ["Halt", "Stumble", "Circle"])
def test_whatever_became_of_the_attack_the_position_is_locked(name):
    d = scene(attack("Battle Ox"), set_(name)).attack("Battle Ox")
    d.respond(name, [] if name == "Halt" else ["Battle Ox"]).resolve().main2()
    assert "J-POS-02" in d.why_not("Battle Ox", "change")


@pytest.mark.rule("R-BP-06", "J-DMG-05")
def test_an_attack_is_made_once_the_damage_step_begins_even_without_a_calculation():
    vanish = effect_monster("Vanish", w.quick(w.ToHand(w.THIS), damage=1 << c.BEFORE_CALCULATION))
    d = table(you=attack("Battle Ox"), them=attack("Vanish"), cards=[vanish]).to_battle()
    d.attack("Battle Ox", "Vanish").until("before damage calculation").respond("Vanish").resolve()
    assert d.events("battle") == []
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]

"""Rulings on the phases: leaving them, what is due in them, the hand limit (DESIGN §7.10)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats

MST = "Mystical Space Typhoon"
STANDBY, END = c.STANDBY_PHASE, c.END_PHASE


def due(name, *verbs, icon="continuous", **marks):
    """A Continuous Magic Card with an effect due in a Standby Phase."""
    return magic(name, w.duty(*verbs, **{"phase": STANDBY, **marks}), icon=icon)


LAMP = due("Lamp", w.GainLife(100))
LANTERN = due("Lantern", w.GainLife(1000))
CURSE = due("Curse", w.Damage(300), whose=1)
WELL = due("Well", w.Draw(1), mandatory=False)
TAX = trap("Tax", w.duty(w.PayOrLose(700), phase=STANDBY, upkeep=True), icon="continuous")
TORCH = trap("Torch", w.duty(w.GainLife(100), phase=STANDBY, whose=2), icon="continuous")
NURSE = effect_monster("Nurse", w.duty(w.GainLife(100), phase=STANDBY), attack=100)
DUSK = effect_monster("Dusk", w.duty(w.GainLife(100), phase=END), attack=100)
BREAK = trap("Break", w.activate(w.Destroy(w.TARGET), target=w.CARD & w.ON_FIELD))
SPARK = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
HERB = trap("Herb", w.activate(w.GainLife(500)))
FORTUNE = effect_monster(
    "Fortune", w.trigger(w.Draw(2), when=w.Sent(origin=w.FROM_HAND), zones=w.FROM_GRAVEYARD)
)
SEAL = magic("Seal", w.activate(w.Leave(w.skips(c.DRAW_PHASE, 1), until=w.FOREVER)))
NO_DAWN = magic("No Dawn", w.activate(w.Leave(w.skips(STANDBY, 1), until=w.FOREVER)))
OWN = [LAMP, LANTERN, CURSE, WELL, TAX, TORCH, NURSE, DUSK, BREAK, SPARK, HERB, FORTUNE, SEAL, NO_DAWN]
DODGE = {"standby_dodge": True}


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more)


def dawn(you=(), them=(), **more):
    """The beginning of YOUR turn."""
    return scene(you, them, phase=TURN_BEGINS, **more)


# -- leaving a phase --------------------------------------------------------------------------------


@pytest.mark.rule("J-PHASE-01")
@pytest.mark.parametrize("phase", [DRAW_PHASE, STANDBY_PHASE, END_PHASE])
def test_both_players_may_act_before_a_phase_ends_the_turn_player_first(phase):
    d = scene(hand("Spark"), set_("Herb"), phase=phase)
    assert (d.phase, d.asked, d.options()) == (phase, YOU, ["activate Spark", "pass"])
    d.pass_()
    assert (d.phase, d.asked, d.options()) == (phase, THEM, ["activate Herb", "pass"])
    d.pass_()
    assert d.phase != phase or d.turn_player == THEM


@pytest.mark.rule("J-PHASE-01")
def test_when_the_opponent_acts_both_are_asked_again():
    d = scene(hand("Spark"), set_("Herb", "Herb"), phase=STANDBY_PHASE).pass_()
    d.activate(at(THEM, 1, magic_trap=True))
    assert d.chain() == ["Herb"]
    d.resolve_chain()
    assert (d.phase, d.asked) == (STANDBY_PHASE, YOU)


@pytest.mark.rule("J-PHASE-01", "J-CHAIN-03")
def test_when_the_opponent_acts_at_the_end_of_main_phase_1_it_goes_on():
    d = scene(hand("Battle Ox"), set_("Herb", "Herb") + lp(1000)).leave_for(BATTLE_PHASE)
    d.activate(at(THEM, 1, magic_trap=True)).resolve()
    assert (d.phase, d.asked, d.kind, d.lp(THEM)) == (MAIN_1, YOU, "act", 1500)
    assert d.can("summon", "Battle Ox")
    d.leave_for(BATTLE_PHASE)
    assert (d.asked, d.options()) == (THEM, ["activate Herb", "pass"])  # asked anew
    d.pass_()
    assert d.phase == BATTLE_PHASE


@pytest.mark.rule("J-PHASE-01")
def test_who_acted_in_an_earlier_phase_does_not_keep_anybody_in_a_later_one():
    d = dawn(hand("Spark") + attack("Battle Ox"), set_("Herb")).activate("Spark").resolve()
    d.leave_for(BATTLE_PHASE).resolve()
    assert d.phase == BATTLE_PHASE
    d.leave_for(MAIN_2).resolve()
    assert d.phase == MAIN_2


@pytest.mark.rule("J-PHASE-02", "J-MAG-01")
@pytest.mark.card("Mystical Space Typhoon")
def test_T21_the_first_question_of_a_turn_comes_after_the_draw():
    d = dawn(deck(MST), set_("Herb"))
    assert (d.phase, d.hand(YOU)) == (DRAW_PHASE, [MST])
    assert d.options() == [f"activate {MST}", "pass"]


# -- what is due in the Standby Phase ---------------------------------------------------------------


@pytest.mark.rule("J-PHASE-03", "R-PHASE-06")
def test_what_is_due_is_done_before_main_phase_1():
    d = dawn(face_up("Lamp"))
    assert (d.phase, d.lp(YOU)) == (MAIN_1, 8100)
    assert d.end_turn().lp(YOU) == 8100  # in your own Standby Phase only
    assert d.end_turn().lp(YOU) == 8200


@pytest.mark.rule("J-PHASE-03")
def test_your_own_in_any_order_each_a_chain_of_its_own():
    d = dawn(face_up("Lamp", "Lantern"), face_up("Curse"))
    assert (d.asked, d.options()) == (YOU, ["first Lamp", "first Lantern"])
    d.use("Lantern")
    assert [kind for kind in d.kinds() if kind in ("activate", "resolve")] == ["activate", "resolve"] * 3
    assert [event.cards[0] for event in d.events("activate")] == ["Lantern", "Lamp", "Curse"]


@pytest.mark.rule("J-PHASE-03")
def test_the_turn_player_does_his_first_then_the_opponent():
    d = dawn(face_up("Lamp") + attack("Nurse"), face_up("Curse"))
    d.use("Nurse")
    assert [event.cards[0] for event in d.events("activate")] == ["Nurse", "Lamp", "Curse"]
    assert d.phase == MAIN_1


@pytest.mark.rule("J-PHASE-03", "J-CHAIN-06")
def test_duties_are_no_triggers_of_one_event():
    d = dawn(face_up("Lamp"), face_up("Curse") + set_("Herb")).to_phase(STANDBY_PHASE)
    assert (d.asked, d.chain()) == (THEM, ["Lamp"])  # the Curse is not on this chain
    d.pass_().resolve().use("Curse").resolve()
    assert d.lp(YOU) == 8100 - 300


@pytest.mark.rule("J-PHASE-03")
def test_an_optional_one_may_be_left_undone():
    d = dawn(face_up("Well")).pass_()
    assert (d.phase, len(d.hand(YOU))) == (MAIN_1, 1)
    d = dawn(face_up("Well")).use("Well")
    assert (d.phase, len(d.hand(YOU))) == (MAIN_1, 2)


@pytest.mark.rule("J-PHASE-03")
def test_a_mandatory_one_cannot_be_left_undone():
    d = dawn(face_up("Lamp") + hand("Spark")).to_phase(STANDBY_PHASE)
    assert d.options() == ["first Lamp", "activate Spark", "pass"]
    d.pass_()
    assert d.options() == ["first Lamp", "activate Spark"]
    assert d.use("Lamp").resolve().lp(YOU) == 8100


@pytest.mark.rule("J-PHASE-03")
def test_something_else_may_be_used_before_by_either_player():
    d = dawn(set_("Herb"), face_up("Curse") + set_("Herb")).to_phase(STANDBY_PHASE)
    assert (d.asked, d.options()) == (YOU, ["activate Herb", "pass"])
    d.activate("Herb", seat=YOU).resolve()
    assert (d.asked, d.options()) == (THEM, ["first Curse", "activate Herb", "pass"])
    d.activate("Herb", seat=THEM).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8500 - 300, 8500)


@pytest.mark.rule("J-PHASE-03")
def test_what_is_due_is_fixed_when_the_phase_begins():
    d = dawn(face_up("Lamp") + set_("Torch")).to_phase(STANDBY_PHASE)
    d.activate("Torch").resolve()
    assert d.lp(YOU) == 8100
    d.end_turn()
    assert d.lp(YOU) == 8200  # the opponent's Standby Phase: now the Torch is due


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.card("Mystical Space Typhoon")
def test_a_card_that_leaves_in_the_draw_phase_has_nothing_due():
    d = dawn(face_up("Lamp"), set_(MST))
    assert d.phase == DRAW_PHASE
    d.respond(MST, ["Lamp"]).resolve()
    assert (d.phase, d.lp(YOU)) == (MAIN_1, 8000)


@pytest.mark.rule("J-PHASE-03", "J-MAG-05")
@pytest.mark.parametrize(("rules", "gained"), [({}, 100), (DODGE, 0)], ids=["judge", "dodge"])
def test_a_card_that_leaves_in_the_standby_phase_is_too_late_unless_the_switch_says_so(rules, gained):
    d = dawn(face_up("Lamp") + set_("Break"), rules=rules).to_phase(STANDBY_PHASE)
    d.activate("Break", ["Lamp"]).resolve()
    assert (d.phase, d.lp(YOU), d.graveyard(YOU)) == (MAIN_1, 8000 + gained, ["Lamp", "Break"])


@pytest.mark.rule("J-PHASE-03", "J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.parametrize(("rules", "gained"), [({}, 100), (DODGE, 0)], ids=["judge", "dodge"])
def test_chaining_to_it_is_too_late_unless_the_switch_says_so(rules, gained):
    d = dawn(face_up("Lamp"), set_(MST), rules=rules).to_phase(STANDBY_PHASE)
    while not d.chain():
        d.pass_()
    assert (d.chain(), d.asked) == (["Lamp"], THEM)
    d.activate(MST, ["Lamp"]).resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000 + gained, ["Lamp"])


@pytest.mark.rule("J-PHASE-03", "J-EFF-04")
@pytest.mark.parametrize(("rules", "gained"), [({}, 100), (DODGE, 0)], ids=["judge", "dodge"])
def test_a_monsters_duty_outlives_the_monster_unless_the_switch_says_so(rules, gained):
    d = dawn(attack("Nurse") + set_("Break"), rules=rules).to_phase(STANDBY_PHASE)
    d.activate("Break", ["Nurse"]).resolve()
    assert (d.phase, d.lp(YOU)) == (MAIN_1, 8000 + gained)


@pytest.mark.rule("J-PHASE-03", "J-EFF-07")
def test_an_upkeep_lapses_with_its_card():
    d = dawn(face_up("Tax") + set_("Break")).to_phase(STANDBY_PHASE).activate("Break", ["Tax"])
    assert (d.phase, d.kind, d.lp(YOU)) == (MAIN_1, "act", 8000)
    d = dawn(face_up("Tax"), set_("Break")).to_phase(STANDBY_PHASE)
    while not d.chain():
        d.pass_()
    d.activate("Break", ["Tax"]).resolve()  # in chain to it
    assert (d.phase, d.kind, d.lp(YOU)) == (MAIN_1, "act", 8000)


@pytest.mark.rule("J-PHASE-03", "J-EFF-07", "R-MAG-04", "R-TRAP-04")
def test_an_upkeep_is_paid_or_the_card_is_lost():
    d = dawn(face_up("Tax")).yes()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (7300, ["Tax"])
    d = dawn(face_up("Tax")).no()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, ["Tax"])
    d = dawn(face_up("Tax") + lp(700))
    assert (d.lp(YOU), d.graveyard(YOU)) == (700, ["Tax"])  # it may not be paid down to 0


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.card("Imperial Order")
def test_an_effect_negated_when_it_was_carried_out_counts_as_done():
    d = dawn(face_up("Lamp"), face_up("Imperial Order"))
    assert (d.phase, d.lp(YOU)) == (MAIN_1, 8000)
    assert [event.cards for event in d.events("negate")] == [("Lamp",)]


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.card("Imperial Order")
def test_a_negater_that_is_lost_in_time_saves_the_effect():
    d = dawn(face_up("Lamp", "Imperial Order"))
    assert d.options() == ["first Lamp", "first Imperial Order"]
    d.use("Imperial Order").no()
    assert d.lp(YOU) == 8100


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.card("Snatch Steal")
def test_what_is_due_in_the_opponents_standby_phase():
    d = table(
        you=attack("Battle Ox", owner=THEM, until="while equipped") + equip("Snatch Steal", on="Battle Ox"),
        turn=THEM,
        phase=TURN_BEGINS,
    )
    assert (d.lp(THEM), d.lp(YOU)) == (9000, 8000)
    assert d.end_turn().lp(THEM) == 9000


@pytest.mark.rule("J-PHASE-03")
def test_a_skipped_standby_phase_skips_what_is_due_in_it():
    d = scene(hand("No Dawn"), face_up("Lamp")).activate("No Dawn").end_turn()
    assert (d.turn_player, d.phase, d.lp(THEM)) == (THEM, MAIN_1, 8000)
    assert len(d.hand(THEM)) == 1
    d.end_turn().end_turn()
    assert d.lp(THEM) == 8100  # only the next one is skipped


@pytest.mark.rule("J-PHASE-03", "R-PHASE-04")
def test_a_skipped_draw_phase_has_no_draw():
    d = scene(hand("Seal"), face_up("Lamp") + set_("Herb")).activate("Seal").end_turn().use("Lamp").resolve()
    assert (d.turn_player, d.hand(THEM), d.lp(THEM)) == (THEM, [], 8100)
    phases = [PHASES[event.amount] for event in d.events("phase")]
    assert phases == [END_PHASE, STANDBY_PHASE, MAIN_1]


# -- the End Phase ----------------------------------------------------------------------------------


@pytest.mark.rule("J-PHASE-04", "J-PHASE-03")
@pytest.mark.card("Change of Heart", "Inaba White Rabbit")
def test_effects_of_the_end_phase_are_done_in_the_order_their_player_likes():
    d = table(
        you=attack("Inaba White Rabbit", this_turn=True) + attack("Kuriboh", owner=THEM, until="this turn")
    ).end_turn()
    assert (d.phase, d.options()) == (END_PHASE, ["first Inaba White Rabbit", "give back Kuriboh"])
    d.choose("give back Kuriboh")
    assert d.controller("Kuriboh") == THEM
    assert d.hand(YOU) == ["Inaba White Rabbit"]


@pytest.mark.rule("J-PHASE-04", "J-EFF-15")
@pytest.mark.card("Inaba White Rabbit")
def test_T23_a_spirit_returns_before_the_hand_limit():
    d = table(you=attack("Inaba White Rabbit", this_turn=True) + hand(*["Kuriboh"] * 6)).end_turn()
    assert d.kind == "choose"
    assert len(d.hand(YOU)) == 7
    d.pick("Inaba White Rabbit")
    assert (len(d.hand(YOU)), d.graveyard(YOU)) == (6, ["Inaba White Rabbit"])


@pytest.mark.rule("J-PHASE-04")
@pytest.mark.card("The Wicked Worm Beast")
def test_the_wicked_worm_beast_returns_before_the_hand_limit():
    d = table(you=attack("The Wicked Worm Beast") + hand(*["Kuriboh"] * 6)).end_turn()
    assert len(d.hand(YOU)) == 7
    d.pick("Kuriboh")
    assert "The Wicked Worm Beast" in d.hand(YOU)


@pytest.mark.rule("J-PHASE-04")
def test_a_hand_that_the_discard_refills_is_discarded_again():
    d = scene(hand("Fortune", *["Kuriboh"] * 6)).end_turn().pick("Fortune")
    assert (d.kind, len(d.hand(YOU))) == ("choose", 8)
    d.pick("Kuriboh", "Kuriboh")
    assert len(d.hand(YOU)) == 6
    assert d.turn_player == THEM


@pytest.mark.rule("J-PHASE-04")
def test_what_a_discard_triggers_may_be_answered_and_the_limit_still_holds():
    d = scene(hand("Fortune", *["Kuriboh"] * 6), set_("Herb")).end_turn().pick("Fortune")
    assert (d.asked, d.chain(), d.phase) == (THEM, ["Fortune"], END_PHASE)
    d.resolve().pick("Kuriboh", "Kuriboh").resolve()
    assert len(d.hand(YOU)) == 6


@pytest.mark.rule("J-PHASE-05")
@pytest.mark.card("Rush Recklessly")
def test_what_lasts_until_the_end_of_the_turn_ends_after_the_hand_limit():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly", *["Kuriboh"] * 7))
    d.activate("Rush Recklessly", ["Battle Ox"]).end_turn()
    assert (d.kind, d.attack_of("Battle Ox")) == ("choose", 2400)
    d.pick("Kuriboh")
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.rule("J-PHASE-05", "J-PHASE-01")
@pytest.mark.card("Rush Recklessly")
def test_it_still_holds_while_the_players_act_in_the_end_phase():
    d = scene(attack("Battle Ox") + hand("Rush Recklessly"), set_("Herb"))
    d.activate("Rush Recklessly", ["Battle Ox"]).resolve().leave_for(END_PHASE).pass_()
    assert (d.phase, d.asked, d.attack_of("Battle Ox")) == (END_PHASE, THEM, 2400)


@pytest.mark.rule("J-PHASE-05", "J-PHASE-02", "J-PHASE-04")
def test_what_the_end_of_the_turn_triggers_belongs_to_that_turn_and_so_does_its_hand_limit():
    strong = w.Exists(w.MONSTER & w.FACE_UP & w.OTHER & (w.ATK >= 1900))
    canary = effect_monster(
        "Canary",
        w.continuous(w.destroyed_while(w.THIS_CARD, strong)),
        w.trigger(w.Draw(2), when=w.Sent(), zones=w.FROM_GRAVEYARD),
        attack=1800,
    )
    shelter = magic("Shelter", w.activate(w.Leave(w.not_destroyed(w.MONSTER, c.IS_DESTROYED))))
    d = table(you=attack("Canary") + hand("Shelter", "Gemini Elf", *["Kuriboh"] * 6), cards=[canary, shelter])
    d.activate("Shelter").summon("Gemini Elf").end_turn()
    assert (d.phase, d.turn_player, d.graveyard(YOU)) == (END_PHASE, YOU, ["Shelter", "Canary"])
    assert len(d.hand(YOU)) == 8
    d.pick("Kuriboh", "Kuriboh")
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 6)


@pytest.mark.rule("J-PHASE-03", "J-PHASE-04")
def test_a_duty_of_the_end_phase_may_be_answered():
    d = scene(attack("Dusk"), set_("Herb")).leave_for(END_PHASE).pass_()
    assert (d.phase, d.chain(), d.asked) == (END_PHASE, ["Dusk"], THEM)


# -- the first turn ---------------------------------------------------------------------------------


@pytest.mark.rule("J-SETUP-01", "J-PHASE-02")
def test_the_starting_player_may_use_what_was_drawn_in_the_first_draw_phase():
    d = opening(["Battle Ox"] * 5 + ["Spark"], cards=[SPARK])
    assert (d.phase, d.options()) == (DRAW_PHASE, ["activate Spark", "pass"])

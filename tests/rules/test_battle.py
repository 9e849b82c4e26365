"""The Battle Phase: steps, attacks, Replays."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.rule("R-BP-01", "R-BP-02", "R-BP-10")
def test_the_steps_of_a_battle_phase():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh").attack("Gemini Elf").main2()
    steps = ["Start Step", "Battle Step", "Damage Step", "Damage Step", "End Step"]
    assert [STEPS[event.amount] for event in d.events("step")] == steps


@pytest.mark.rule("R-BP-02", "R-BP-04", "R-BP-10", "J-PHASE-01")
@pytest.mark.card("Reinforcements")
def test_both_players_may_act_in_the_start_step_the_battle_step_and_the_end_step():
    both = set_("Reinforcements") + attack("Battle Ox")
    d = table(you=both, them=both).leave_for(BATTLE_PHASE).until("Start Step")
    assert d.asked == YOU
    assert d.pass_().asked == THEM
    d.pass_()
    assert (d.step, d.asked) == ("Battle Step", YOU)
    assert d.can("activate", "Reinforcements")
    d.leave_for(MAIN_2)
    assert (d.step, d.asked) == ("Battle Step", THEM)
    d.pass_().until("End Step")
    assert d.asked == YOU
    assert d.pass_().asked == THEM
    assert d.pass_().phase == MAIN_2


@pytest.mark.rule("R-BP-03", "R-BP-08", "J-BP-05")
def test_one_attacker_and_one_opposing_monster():
    d = table(
        you=attack("Battle Ox", "Gemini Elf"),
        them=attack("Kuriboh") + defense("Mystical Elf") + set_("Summoned Skull"),
    ).to_battle()
    assert d.options() == [
        f"attack {mine} > {theirs}"
        for mine in ("Battle Ox", "Gemini Elf")
        for theirs in ("Kuriboh", "Mystical Elf", "Summoned Skull")
    ] + [MAIN_2]


@pytest.mark.rule("R-BP-05")
def test_only_face_up_attack_position_attacks():
    d = table(you=attack("Battle Ox") + defense("Gemini Elf") + set_("Kuriboh")).to_battle()
    assert d.can("attack", "Battle Ox")
    for name in ("Gemini Elf", "Kuriboh"):
        assert not d.can("attack", name)
        assert d.why_not(name, "attack") == ["R-BP-05"]


@pytest.mark.rule("R-BP-05")
def test_only_in_the_turn_of_its_controller():
    d = table(you=attack("Battle Ox"), them=attack("Gemini Elf")).to_battle()
    assert not d.can("attack", "Gemini Elf")
    assert "R-BP-05" in d.why_not("Gemini Elf", "attack")


@pytest.mark.rule("R-BP-05", "R-CTRL-03")
def test_a_monster_taken_from_the_opponent_attacks_for_you():
    d = table(you=attack("Battle Ox", owner=THEM)).to_battle().attack("Battle Ox")
    assert d.lp(THEM) == 6300


@pytest.mark.rule("R-BP-06")
def test_each_monster_attacks_once():
    d = table(you=attack("Battle Ox", "Gemini Elf")).to_battle().attack("Battle Ox")
    assert not d.can("attack", "Battle Ox")
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]
    assert d.can("attack", "Gemini Elf")


@pytest.mark.rule("R-BP-06")
def test_next_turn_it_attacks_again():
    d = table(you=attack("Battle Ox")).to_battle().attack("Battle Ox").end_turn().end_turn()
    assert d.to_battle().attack("Battle Ox").lp(THEM) == 8000 - 2 * 1700


@pytest.mark.rule("R-BP-07")
def test_nobody_has_to_attack():
    d = table(you=attack("Battle Ox", "Gemini Elf")).to_battle().main2()
    assert d.phase == MAIN_2
    assert d.lp(THEM) == 8000


@pytest.mark.rule("R-BP-08")
def test_without_a_monster_on_the_other_side_the_attack_is_direct():
    d = table(you=attack("Battle Ox")).to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)
    assert d.attack("Battle Ox").lp(THEM) == 6300


@pytest.mark.rule("R-BP-08", "J-BP-05")
@pytest.mark.parametrize("position", [attack, defense, set_])
def test_with_one_it_must_be_the_target(position):
    d = table(you=attack("Battle Ox"), them=position("Kuriboh")).to_battle()
    assert d.can("attack", "Battle Ox", "Kuriboh")
    assert not d.can("attack", "Battle Ox", DIRECT)
    assert d.why_not("Battle Ox", "attack", DIRECT) == ["R-BP-08"]


@pytest.mark.rule("R-BP-08", "R-BP-09")
def test_when_the_last_monster_is_gone_the_next_attack_is_direct():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh")
    assert d.can("attack", "Gemini Elf", DIRECT)


@pytest.mark.rule("R-BP-09")
def test_after_a_damage_step_another_attack_or_the_end():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh")
    assert (d.step, d.options()) == ("Battle Step", ["attack Gemini Elf > direct", MAIN_2])


@pytest.mark.rule("J-BP-07")
def test_a_monster_with_0_atk_may_attack():
    nothing = normal_monster("Nothing", 0, 0)
    d = table(you=attack("Nothing"), cards=[nothing]).to_battle()
    assert d.attack("Nothing").lp(THEM) == 8000
    assert d.why_not("Nothing", "attack") == ["R-BP-06"]


@pytest.mark.rule("J-SUM-09")
@pytest.mark.card("Mystic Tomato")
def test_a_monster_summoned_in_the_battle_phase_may_attack_in_it():
    d = table(you=attack("Mystic Tomato") + deck("Sangan"), them=attack("Gemini Elf") + lp(8000)).to_battle()
    d.attack("Mystic Tomato", "Gemini Elf").use("Mystic Tomato")
    while d.kind != "act":
        d.choose("attack" if d.kind == "position" else "pick Sangan")
    assert d.can("attack", "Sangan", "Gemini Elf")


@pytest.mark.rule("J-BP-01", "R-BP-04")
@pytest.mark.card("Mirror Force", "Reinforcements")
def test_what_answers_an_attack_belongs_in_the_first_chain_after_it():
    d = table(you=attack("Battle Ox"), them=set_("Mirror Force", "Reinforcements") + attack("Kuriboh"))
    d.to_battle().attack("Battle Ox", "Kuriboh")
    assert d.can("activate", "Mirror Force")
    assert d.can("activate", "Reinforcements")
    d.respond("Reinforcements", targets=["Kuriboh"])
    assert d.can("activate", "Mirror Force")  # in the same Chain
    d.pass_()
    assert d.kind == "act"
    assert d.lp(THEM) == 8000 - (1700 - 800)
    assert d.is_set("Mirror Force")


@pytest.mark.rule("J-BP-01")
@pytest.mark.card("Rush Recklessly", "Reinforcements")
def test_after_a_chain_the_players_may_act_again_until_both_pass():
    d = table(
        you=attack("Battle Ox"),
        them=set_("Reinforcements", "Rush Recklessly") + attack("Kuriboh"),
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Reinforcements", targets=["Kuriboh"]).resolve_chain()
    assert (d.step, d.asked) == ("Battle Step", THEM)
    assert d.can("activate", "Rush Recklessly")


@pytest.mark.rule("J-BP-02")
@pytest.mark.card("Magic Cylinder")
def test_a_negated_attack_is_used_up():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=set_("Magic Cylinder") + attack("Kuriboh"))
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Magic Cylinder").resolve()
    assert (d.lp(YOU), d.monsters(THEM)) == (6300, ["Kuriboh"])
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]
    assert d.can("attack", "Gemini Elf")


@pytest.mark.rule("J-BP-03", "J-REPLAY-01")
@pytest.mark.card("Mirror Force")
def test_an_attacker_that_leaves_stops_the_attack_without_a_replay():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=set_("Mirror Force") + attack("Kuriboh"))
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Mirror Force").resolve()
    assert d.monsters(YOU) == []
    assert d.events("replay") == []
    assert d.options() == [MAIN_2]


@pytest.mark.rule("J-BP-03")
@pytest.mark.card("Book of Moon")
def test_an_attacker_turned_face_down_stops_and_its_attack_is_made():
    d = table(you=attack("Battle Ox"), them=set_("Book of Moon") + attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Book of Moon", targets=["Battle Ox"]).resolve()
    assert d.events("replay") == []
    assert d.monsters(THEM) == ["Kuriboh"]
    assert "R-BP-06" in d.why_not("Battle Ox", "attack")


@pytest.mark.rule("J-BP-03", "J-BP-06")
@pytest.mark.card("Gravity Bind")
def test_an_attacker_that_may_no_longer_attack_stops():
    d = table(you=attack("Battle Ox"), them=set_("Gravity Bind") + attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Gravity Bind").resolve()
    assert d.monsters(THEM) == ["Kuriboh"]
    assert "R-BP-06" in d.why_not("Battle Ox", "attack")


@pytest.mark.rule("J-BP-04")
@pytest.mark.card("Book of Moon")
def test_a_target_turned_face_down_is_fought_as_it_is_then():
    d = table(you=attack("Battle Ox"), them=set_("Book of Moon") + attack("Summoned Skull")).to_battle()
    d.attack("Battle Ox", "Summoned Skull").respond("Book of Moon", targets=["Summoned Skull"]).resolve()
    # 1700 ATK against 1200 DEF.
    assert d.graveyard(THEM) == ["Book of Moon", "Summoned Skull"]
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("J-BP-06")
@pytest.mark.card("Gravity Bind")
def test_a_ban_is_asked_when_the_attack_is_declared():
    d = table(you=attack("Battle Ox", "Kuriboh"), them=face_up("Gravity Bind")).to_battle()
    assert not d.can("attack", "Battle Ox")
    assert d.why_not("Battle Ox", "attack") == ["R-GEN-01"]
    assert d.can("attack", "Kuriboh")


# -- Replays ------------------------------------------------------------------------------------------


def replayed(**options):
    """Battle Ox attacks Kuriboh, and Call of the Haunted brings a defender."""
    d = table(
        you=attack("Battle Ox", "Summoned Skull"),
        them=attack("Kuriboh") + set_("Call of the Haunted") + graveyard("Mystical Elf"),
        **options,
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Call of the Haunted").resolve()
    return d


@pytest.mark.rule("R-REPLAY-01", "R-REPLAY-02", "R-REPLAY-03", "J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_T02_a_new_defender_makes_a_replay():
    d = replayed()
    assert len(d.events("replay")) == 1
    assert (d.step, d.kind, d.asked) == ("Battle Step", "act", YOU)
    assert d.options() == [
        "attack Battle Ox > Kuriboh",
        "attack Battle Ox > Mystical Elf",
        "attack Summoned Skull > Kuriboh",
        "attack Summoned Skull > Mystical Elf",
        MAIN_2,
    ]


@pytest.mark.rule("R-REPLAY-03", "J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_T02_another_monster_may_attack_and_the_first_one_later():
    d = replayed().attack("Summoned Skull", "Mystical Elf")
    assert d.monsters(THEM) == ["Kuriboh"]
    d.attack("Battle Ox", "Kuriboh")
    assert d.monsters(THEM) == []
    assert d.lp(THEM) == 8000 - 1700 - 1400


@pytest.mark.rule("J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_in_a_replay_the_player_may_attack_with_the_same_monster_or_not_at_all():
    assert replayed().attack("Battle Ox", "Kuriboh").lp(THEM) == 8000 - 1400
    assert replayed().main2().lp(THEM) == 8000


@pytest.mark.rule("J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_switch_replay_attacker_same_only():
    d = replayed(rules={"replay_attacker": "same_only"})
    assert d.options() == ["attack Battle Ox > Kuriboh", "attack Battle Ox > Mystical Elf", "no"]
    d.no()
    assert "R-BP-06" in d.why_not("Battle Ox", "attack")
    assert d.can("attack", "Summoned Skull")


@pytest.mark.rule("R-REPLAY-01")
@pytest.mark.card("Call of the Haunted")
def test_a_direct_attack_that_meets_a_new_monster_is_replayed():
    d = table(you=attack("Battle Ox"), them=set_("Call of the Haunted") + graveyard("Mystical Elf"))
    d.to_battle().attack("Battle Ox").respond("Call of the Haunted").resolve()
    assert d.lp(THEM) == 8000
    assert d.options() == ["attack Battle Ox > Mystical Elf", MAIN_2]


@pytest.mark.rule("R-REPLAY-05")
@pytest.mark.card("Call of the Haunted")
def test_a_replay_leaves_earlier_battles_as_they_are():
    d = table(
        you=attack("Battle Ox", "Gemini Elf"),
        them=attack("Kuriboh") + set_("Call of the Haunted") + graveyard("Mystical Elf"),
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").attack("Gemini Elf")
    d.respond("Call of the Haunted", targets=["Mystical Elf"]).resolve()
    assert len(d.events("replay")) == 1
    assert "Kuriboh" in d.graveyard(THEM)
    assert d.lp(THEM) == 8000 - 1400
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]
    assert d.can("attack", "Gemini Elf")


@pytest.mark.rule("J-REPLAY-01", "R-REPLAY-01")
@pytest.mark.card("Call of the Haunted")
def test_what_comes_or_goes_on_the_attacking_side_makes_no_replay():
    d = table(
        you=attack("Battle Ox") + set_("Call of the Haunted") + graveyard("Mystical Elf"),
        them=attack("Kuriboh"),
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Call of the Haunted").resolve()
    assert d.events("replay") == []
    assert d.lp(THEM) == 8000 - 1400


@pytest.mark.rule("J-REPLAY-01")
@pytest.mark.card("Ultimate Offering")
def test_a_defender_tributed_for_another_makes_a_replay_though_the_number_is_the_same():
    d = table(
        you=attack("Battle Ox"),
        them=attack("Kuriboh") + face_up("Ultimate Offering") + hand("Summoned Skull"),
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Ultimate Offering").resolve()
    d.choose("summon Summoned Skull")
    assert d.monsters(THEM) == ["Summoned Skull"]
    assert len(d.events("replay")) == 1
    assert d.options() == ["attack Battle Ox > Summoned Skull", MAIN_2]


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
@pytest.mark.card("Call of the Haunted")
def test_switch_replay_sources_by_the_letter():
    d = replayed(rules="letter")
    assert len(d.events("replay")) == 1


@pytest.mark.rule("J-REPLAY-05")
@pytest.mark.card("Man-Eater Bug")
def test_no_replay_in_the_damage_step():
    d = table(you=attack("Gemini Elf"), them=set_("Man-Eater Bug") + attack("Kuriboh"))
    d.to_battle().attack("Gemini Elf", "Man-Eater Bug").pick("Kuriboh")
    assert d.monsters(THEM) == []
    assert d.events("replay") == []
    assert d.options() == [MAIN_2]


# -- what else may happen to an attack ----------------------------------------------------------------

STOP = trap("Stop", w.activate(w.NegateAttack(), w.EndBattlePhase(), when=w.AttackDeclared(by=w.OPPONENT)))
GRAB = trap("Grab", w.activate(w.TakeControl(w.TARGET, w.END_OF_TURN), target=w.MONSTER & w.THEIRS))
HIT = trap("Hit", w.activate(w.Destroy(w.TARGET), target=w.MONSTER))


@pytest.mark.rule("R-BP-05", "R-SUM-02")
def test_a_monster_attacks_in_the_turn_it_was_summoned():
    d = table(you=hand("Battle Ox") + set_("Kuriboh")).summon("Battle Ox").flip("Kuriboh").to_battle()
    assert d.attack("Battle Ox").attack("Kuriboh").lp(THEM) == 8000 - 1700 - 300


@pytest.mark.rule("J-BP-02")
def test_what_ends_the_battle_phase_ends_all_of_it():
    d = table(you=attack("Battle Ox", "Gemini Elf"), them=set_("Stop") + attack("Kuriboh"), cards=[STOP])
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Stop").resolve()
    assert (d.phase, d.kind, d.monsters(THEM)) == (MAIN_2, "act", ["Kuriboh"])
    assert d.why_not("Battle Ox", "change") == ["J-POS-02"]
    assert d.can("change", "Gemini Elf")


@pytest.mark.rule("J-BP-03")
def test_an_attacker_that_changes_sides_stops_its_attack():
    d = table(you=attack("Battle Ox"), them=set_("Grab") + attack("Kuriboh"), cards=[GRAB]).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Grab", targets=["Battle Ox"]).resolve()
    assert d.controller("Battle Ox") == THEM
    assert d.events("replay") == d.events("battle") == []
    assert (d.kind, d.options()) == ("act", [MAIN_2])


@pytest.mark.rule("J-REPLAY-01", "J-REPLAY-03")
def test_a_target_that_changes_sides_makes_a_replay():
    d = table(
        you=attack("Battle Ox") + set_("Grab"), them=attack("Kuriboh", "Mystical Elf"), cards=[GRAB]
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Grab", targets=["Kuriboh"]).resolve()
    assert len(d.events("replay")) == 1
    assert set(d.options()) == {"attack Kuriboh > Mystical Elf", "attack Battle Ox > Mystical Elf", MAIN_2}


@pytest.mark.rule("J-REPLAY-01", "J-REPLAY-02", "R-BP-08")
def test_when_the_last_target_is_gone_the_replay_may_be_a_direct_attack():
    d = table(you=attack("Battle Ox") + set_("Hit"), them=attack("Kuriboh"), cards=[HIT]).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Hit", targets=["Kuriboh"]).resolve()
    assert len(d.events("replay")) == 1
    assert d.attack("Battle Ox").lp(THEM) == 6300


@pytest.mark.rule("J-REPLAY-01")
def test_another_defender_that_leaves_makes_a_replay_too():
    d = table(
        you=attack("Battle Ox") + set_("Hit"), them=attack("Kuriboh", "Mystical Elf"), cards=[HIT]
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond("Hit", targets=["Mystical Elf"]).resolve()
    assert len(d.events("replay")) == 1
    assert d.options() == ["attack Battle Ox > Kuriboh", MAIN_2]


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
def test_switch_replay_sources_by_the_letter_a_monster_makes_no_replay():
    imp = effect_monster("Imp", w.quick(w.Destroy(w.TARGET), target=w.MONSTER & w.OTHER, once=1), attack=100)
    you, them = attack("Battle Ox", "Imp"), attack("Kuriboh", "Mystical Elf")
    for rules, replays, damage in (("judge", 1, 0), ("letter", 0, 1400)):
        d = table(you=you, them=them, cards=[imp], rules=rules).to_battle()
        d.attack("Battle Ox", "Kuriboh").activate("Imp", targets=["Mystical Elf"]).resolve()
        assert len(d.events("replay")) == replays
        assert d.lp(THEM) == 8000 - damage


@pytest.mark.rule("J-REPLAY-03", "R-REPLAY-04")
def test_by_the_letter_an_attack_on_a_target_that_a_monster_took_away_stops():
    imp = effect_monster("Imp", w.quick(w.Destroy(w.TARGET), target=w.MONSTER & w.OTHER, once=1), attack=100)
    d = table(you=attack("Battle Ox", "Imp"), them=attack("Kuriboh"), cards=[imp], rules="letter").to_battle()
    d.attack("Battle Ox", "Kuriboh").activate("Imp", targets=["Kuriboh"]).resolve()
    assert d.events("replay") == []
    assert (d.lp(THEM), d.kind) == (8000, "act")
    assert d.why_not("Battle Ox", "attack") == ["R-BP-06"]


@pytest.mark.rule("J-BP-04", "R-FLIP-04")
@pytest.mark.card("Man-Eater Bug", "Book of Moon")
def test_a_target_turned_face_down_is_turned_up_again_and_its_flip_effect_starts():
    d = table(you=attack("Gemini Elf"), them=attack("Man-Eater Bug") + set_("Book of Moon")).to_battle()
    d.attack("Gemini Elf", "Man-Eater Bug").respond("Book of Moon", targets=["Man-Eater Bug"]).resolve()
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Gemini Elf"], 8000)


@pytest.mark.rule("J-PHASE-01", "R-BP-10")
@pytest.mark.card("Reinforcements")
def test_if_the_opponent_acts_as_the_battle_step_ends_it_goes_on():
    d = table(you=attack("Battle Ox"), them=set_("Reinforcements") + attack("Kuriboh")).to_battle()
    d.leave_for(MAIN_2)
    assert (d.step, d.asked) == ("Battle Step", THEM)
    d.respond("Reinforcements", targets=["Kuriboh"]).resolve()
    assert (d.step, d.asked, d.kind) == ("Battle Step", YOU, "act")
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(THEM) == 8000 - (1700 - 800)

"""Monster effects, costs, targets, activation and resolution."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


# -- the classes of effect --------------------------------------------------------------------------


@pytest.mark.rule("R-EFF-01", "R-FLIP-04")
@pytest.mark.card("Man-Eater Bug")
def test_a_flip_effect_starts_when_the_monster_turns_up():
    d = table(you=set_("Man-Eater Bug"), them=attack("Battle Ox")).flip("Man-Eater Bug").pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.rule("R-EFF-02")
@pytest.mark.card("Man-Eater Bug")
def test_a_flip_effect_starts_when_the_monster_is_attacked():
    d = table(you=attack("Battle Ox"), them=set_("Man-Eater Bug")).to_battle()
    d.attack("Battle Ox", "Man-Eater Bug").resolve()
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.rule("R-EFF-02", "J-FLIP-06")
@pytest.mark.card("Man-Eater Bug")
def test_a_flip_effect_starts_when_a_card_turns_the_monster_up():
    wake = magic("Wake Up", w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN))
    d = table(you=hand("Wake Up"), them=set_("Man-Eater Bug") + attack("Battle Ox"), cards=[wake])
    d.activate("Wake Up").pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.rule("R-EFF-03")
def test_a_continuous_effect_applies_while_face_up():
    d = table(you=attack("Battle Ox"), them=face_up("Gravity Bind")).to_battle()
    assert d.why_not("Battle Ox") == ["R-GEN-01"]
    d = table(
        you=attack("Lord of D.", "Luster Dragon"), them=hand("Snatch Steal", "Change of Heart"), turn=THEM
    )
    assert d.activate("Change of Heart").monsters(THEM) == ["Lord of D."], "the Dragon was no target"


@pytest.mark.rule("R-EFF-04")
@pytest.mark.card("Lord of D.")
def test_a_continuous_effect_stops_face_down_and_off_the_field():
    d = table(you=attack("Lord of D.", "Luster Dragon") + hand("Book of Moon", "Book of Moon"))
    d.activate("Book of Moon").resolve()
    assert d.is_set("Lord of D."), "Luster Dragon was no target"
    d.activate("Book of Moon")
    assert d.is_set("Luster Dragon")
    d = table(you=attack("Luster Dragon") + hand("Fissure", "Book of Moon"), them=attack("Lord of D."))
    d.activate("Fissure").resolve().activate("Book of Moon")
    assert d.is_set("Luster Dragon")


@pytest.mark.rule("R-EFF-05", "J-EFF-06")
@pytest.mark.card("Magical Scientist")
def test_a_cost_effect_is_paid_for():
    d = table(you=attack("Magical Scientist") + fusion_deck("Flame Ghost"))
    d.activate("Magical Scientist").choose("attack")
    assert d.lp(YOU) == 7000
    assert "Flame Ghost" in d.monsters(YOU)


@pytest.mark.rule("R-EFF-06")
@pytest.mark.card("Airknight Parshath")
def test_a_trigger_effect_starts_on_damage():
    d = table(you=attack("Airknight Parshath")).to_battle().attack("Airknight Parshath").resolve()
    assert len(d.hand(YOU)) == 1


@pytest.mark.rule("R-EFF-06", "J-DMG-09")
@pytest.mark.card("Airknight Parshath", "Waboku")
def test_no_damage_no_trigger():
    d = table(you=attack("Airknight Parshath"), them=set_("Waboku")).to_battle()
    d.attack("Airknight Parshath").respond("Waboku").resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (8000, [])


@pytest.mark.rule("R-EFF-06")
@pytest.mark.card("Sangan")
def test_a_trigger_effect_starts_on_its_printed_condition():
    d = table(you=hand("Dark Hole") + attack("Sangan") + deck("Kuriboh")).activate("Dark Hole")
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("R-EFF-07", "R-CHAIN-10")
def test_a_multi_trigger_effect_may_be_used_in_the_opponents_turn():
    watcher = effect_monster("Quick Watcher", w.quick(w.GainLife(1000), cost=w.Pay(500)))
    d = table(you=attack("Quick Watcher"), them=hand("Pot of Greed"), turn=THEM, cards=[watcher])
    d.activate("Pot of Greed").respond("Quick Watcher").resolve()
    assert d.lp(YOU) == 8500


@pytest.mark.rule("R-EFF-08", "R-GEN-01")
@pytest.mark.card("Inaba White Rabbit")
def test_the_printed_text_counts():
    d = table(you=attack("Inaba White Rabbit"), them=attack("Battle Ox")).to_battle()
    assert d.can("attack", "Inaba White Rabbit", DIRECT)


@pytest.mark.rule("J-EFF-01")
@pytest.mark.card("Exiled Force")
def test_an_ignition_effect_belongs_to_the_own_main_phase():
    d = table(you=attack("Exiled Force"), them=attack("Battle Ox"))
    assert d.can("activate", "Exiled Force")
    d.to_battle()
    assert "J-EFF-01" in d.why_not("Exiled Force", "activate")
    d.main2()
    assert d.can("activate", "Exiled Force")
    d = table(you=attack("Exiled Force"), them=attack("Battle Ox"), turn=THEM)
    assert "J-EFF-01" in d.why_not("Exiled Force", "activate")


@pytest.mark.rule("J-EFF-01", "R-CHAIN-07", "J-CHAIN-01")
@pytest.mark.card("Exiled Force")
def test_an_ignition_effect_answers_nothing():
    d = table(
        you=attack("Exiled Force") + hand("Pot of Greed") + set_("Waboku"),
        them=attack("Battle Ox") + set_("Reverse Trap"),
    )
    d.activate("Pot of Greed").respond("Reverse Trap")
    assert d.can("activate", "Waboku")
    assert "R-CHAIN-06" in d.why_not("Exiled Force", "activate")


@pytest.mark.rule("J-EFF-01")
@pytest.mark.card("Sangan", "Man-Eater Bug")
def test_trigger_and_flip_effects_are_not_offered_as_plays():
    d = table(you=attack("Sangan", "Man-Eater Bug"), them=attack("Battle Ox"))
    assert not d.can("activate", "Sangan")
    assert not d.can("activate", "Man-Eater Bug")


@pytest.mark.rule("J-EFF-01", "R-CHAIN-10")
@pytest.mark.card("Jinzo")
def test_a_continuous_effect_makes_no_chain():
    d = table(you=hand("Jinzo") + attack("Kuriboh"), them=set_("Waboku")).summon("Jinzo")
    assert (d.kind, d.chain()) == ("act", [])
    assert d.events("activate") == []


@pytest.mark.rule("J-EFF-02")
def test_effects_on_the_field_need_the_monster_face_up():
    watcher = effect_monster("Quick Watcher", w.quick(w.GainLife(1000)))
    d = table(you=set_("Exiled Force", "Quick Watcher"), them=attack("Battle Ox"), cards=[watcher])
    assert d.why_not("Exiled Force", "activate") == ["J-EFF-02"]
    assert "J-EFF-02" in d.why_not("Quick Watcher", "activate")
    assert not d.can("activate", "Quick Watcher")


@pytest.mark.rule("J-EFF-03")
@pytest.mark.card("Magical Scientist")
def test_no_hidden_limit_of_uses():
    fusions = ("Flame Ghost", "Charubin the Fire Knight", "Fusionist")
    d = table(you=attack("Magical Scientist") + fusion_deck(*fusions))
    for name in fusions[:2]:
        d.activate("Magical Scientist").pick(name).choose("attack")
    d.activate("Magical Scientist").choose("attack")
    assert d.lp(YOU) == 5000
    assert set(d.monsters(YOU)) == {"Magical Scientist", *fusions}


@pytest.mark.rule("J-EFF-03", "R-GEN-01")
def test_a_printed_limit_counts():
    lender = effect_monster("Careful Lender", w.ignition(w.GainLife(300), once=1))
    d = table(you=attack("Careful Lender"), cards=[lender]).activate("Careful Lender")
    assert d.why_not("Careful Lender", "activate") == ["R-GEN-01"]
    d.end_turn().end_turn().activate("Careful Lender")
    assert d.lp(YOU) == 8600


# -- what becomes of an effect when its monster goes -------------------------------------------------


HEALER = effect_monster("Slow Healer", w.ignition(w.GainLife(1000)), attack=1000)


@pytest.mark.rule("J-EFF-04")
@pytest.mark.card("Ring of Destruction")
def test_an_activated_effect_resolves_though_its_monster_is_gone():
    d = table(you=attack("Slow Healer"), them=set_("Ring of Destruction"), cards=[HEALER])
    d.activate("Slow Healer").respond("Ring of Destruction", ["Slow Healer"]).resolve()
    assert d.lp(YOU) == 8000
    assert d.graveyard(YOU) == ["Slow Healer"]


@pytest.mark.rule("J-EFF-04")
@pytest.mark.card("Book of Moon")
def test_an_activated_effect_resolves_though_its_monster_is_face_down():
    d = table(you=attack("Slow Healer"), them=set_("Book of Moon"), cards=[HEALER])
    d.activate("Slow Healer").respond("Book of Moon", ["Slow Healer"]).resolve()
    assert d.lp(YOU) == 9000
    assert d.is_set("Slow Healer")


@pytest.mark.rule("J-EFF-04", "J-FLIP-06")
@pytest.mark.card("Book of Moon", "Man-Eater Bug")
def test_a_flip_effect_resolves_though_the_monster_is_face_down_again():
    d = table(you=set_("Man-Eater Bug"), them=attack("Battle Ox") + set_("Book of Moon"))
    d.flip("Man-Eater Bug").pick("Battle Ox").respond("Book of Moon", ["Man-Eater Bug"]).resolve()
    assert d.is_set("Man-Eater Bug")
    assert d.graveyard(THEM) == ["Battle Ox", "Book of Moon"]


@pytest.mark.rule("J-EFF-04", "J-CHAIN-04")
@pytest.mark.card("Ring of Destruction", "Book of Moon")
def test_a_continuous_effect_ends_between_links():
    banner = effect_monster("Banner", w.continuous(w.Bonus(w.MONSTER & w.YOURS, attack=500)))
    d = table(
        you=attack("Banner", "Battle Ox") + hand("Book of Moon"),
        them=set_("Ring of Destruction"),
        cards=[banner],
    )
    assert d.attack_of("Battle Ox") == 2200
    d.leave_for(END_PHASE).respond("Ring of Destruction", ["Battle Ox"]).respond("Book of Moon", ["Banner"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000 - 1700, 8000 - 1700)


@pytest.mark.rule("J-EFF-05")
def test_an_effect_belongs_to_who_activated_it():
    grab = trap("Sudden Grab", w.activate(w.TakeControl(w.TARGET), target=w.MONSTER & w.THEIRS))
    d = table(you=attack("Slow Healer"), them=set_("Sudden Grab"), cards=[HEALER, grab])
    d.activate("Slow Healer").respond("Sudden Grab", ["Slow Healer"]).resolve()
    assert d.monsters(THEM) == ["Slow Healer"]
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 8000)


@pytest.mark.rule("J-EFF-05", "J-TERM-04")
@pytest.mark.card("Sangan", "Change of Heart")
def test_an_effect_in_the_graveyard_belongs_to_the_owner():
    d = table(
        you=hand("Change of Heart", "Summoned Skull") + deck("Kuriboh"),
        them=attack("Sangan") + deck("Wall of Illusion"),
    )
    d.activate("Change of Heart").summon("Summoned Skull", ["Sangan"])
    assert d.graveyard(THEM) == ["Sangan"]
    assert d.hand(THEM) == ["Wall of Illusion"]
    assert d.hand(YOU) == []


@pytest.mark.rule("J-EFF-05", "J-CTRL-03")
@pytest.mark.card("Man-Eater Bug", "Change of Heart")
def test_an_effect_on_the_field_belongs_to_the_controller():
    d = table(you=hand("Change of Heart"), them=set_("Man-Eater Bug") + attack("Battle Ox"))
    d.activate("Change of Heart", ["Man-Eater Bug"]).flip("Man-Eater Bug")
    assert d.asked == YOU
    d.pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]


# -- costs ------------------------------------------------------------------------------------------


@pytest.mark.rule("J-EFF-06")
@pytest.mark.card("Exiled Force")
def test_costs_and_targets_are_made_at_activation():
    d = table(
        you=attack("Exiled Force"),
        them=attack("Battle Ox", "Kuriboh") + set_("Waboku"),
    )
    d.activate("Exiled Force", ["Kuriboh"])
    assert d.graveyard(YOU) == ["Exiled Force"]
    assert d.events("declare")[-1].cards == ("Kuriboh",)
    assert d.monsters(THEM) == ["Battle Ox", "Kuriboh"]


@pytest.mark.rule("J-EFF-06")
@pytest.mark.card("Magic Jammer", "Solemn Judgment")
def test_costs_are_not_refunded_when_the_effect_is_negated():
    d = table(
        you=set_("Magic Jammer", "Solemn Judgment") + hand("Kuriboh"),
        them=hand("Pot of Greed") + set_("Solemn Judgment"),
        turn=THEM,
    )
    d.activate("Pot of Greed").respond("Magic Jammer", cost=["Kuriboh"])
    d.respond("Solemn Judgment", seat=THEM).resolve()
    assert "Kuriboh" in d.graveyard(YOU)
    assert (d.lp(THEM), len(d.hand(THEM))) == (4000, 2)


@pytest.mark.rule("J-EFF-06")
@pytest.mark.card("Ring of Destruction", "Exiled Force")
def test_costs_are_not_refunded_when_the_target_is_gone():
    d = table(you=attack("Exiled Force"), them=attack("Kuriboh") + set_("Ring of Destruction"))
    d.activate("Exiled Force").respond("Ring of Destruction").resolve()
    assert d.graveyard(YOU) == ["Exiled Force"]
    assert d.graveyard(THEM) == ["Kuriboh", "Ring of Destruction"]


@pytest.mark.rule("J-EFF-07")
@pytest.mark.card("Magical Scientist")
@pytest.mark.parametrize("life, allowed", [(1000, False), (1001, True)])
def test_a_payment_must_leave_a_life_point(life, allowed):
    d = table(you=lp(life) + attack("Magical Scientist") + fusion_deck("Flame Ghost"))
    assert d.can("activate", "Magical Scientist") == allowed
    assert ("J-EFF-07" in d.why_not("Magical Scientist", "activate")) != allowed


@pytest.mark.rule("J-EFF-07")
@pytest.mark.card("Imperial Order")
def test_maintenance_that_is_not_paid_destroys_the_card():
    d = table(you=face_up("Imperial Order"), phase=TURN_BEGINS).no()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Imperial Order"], 8000)
    d = table(you=face_up("Imperial Order"), phase=TURN_BEGINS).yes()
    assert (d.magic_traps(YOU), d.lp(YOU)) == (["Imperial Order"], 7300)


@pytest.mark.rule("J-EFF-07")
@pytest.mark.card("Imperial Order")
def test_maintenance_that_cannot_be_paid_destroys_the_card():
    d = table(you=lp(700) + face_up("Imperial Order"), phase=TURN_BEGINS)
    assert d.graveyard(YOU) == ["Imperial Order"]
    assert d.lp(YOU) == 700


@pytest.mark.rule("J-EFF-08")
@pytest.mark.card("Solemn Judgment")
@pytest.mark.parametrize("life, left", [(8000, 4000), (7999, 4000), (3, 2), (2, 1)])
def test_half_a_life_point_that_is_left_is_rounded_up(life, left):
    d = table(you=lp(life) + set_("Solemn Judgment"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox").respond("Solemn Judgment").resolve()
    assert d.lp(YOU) == left


@pytest.mark.rule("J-EFF-08")
def test_half_an_odd_attack_is_rounded_up():
    half = trap(
        "Half the Strength",
        w.continuous(w.Bonus(w.MONSTER & w.THEIRS, attack=1, operation=w.HALVE)),
        icon="continuous",
    )
    odd = normal_monster("Odd One", 1555)
    d = table(you=face_up("Half the Strength"), them=attack("Odd One"), cards=[half, odd])
    assert d.attack_of("Odd One") == 778


WEAKEN = magic("Weaken", w.activate(w.Gain(w.TARGET, attack=-1000), target=w.MONSTER & w.FACE_UP))


@pytest.mark.rule("J-EFF-09")
@pytest.mark.card("Rush Recklessly")
def test_a_negative_attack_shows_zero_and_is_kept():
    d = table(you=hand("Weaken", "Rush Recklessly", "Reinforcements"), them=attack("Kuriboh"), cards=[WEAKEN])
    d.activate("Weaken").resolve()
    assert d.attack_of("Kuriboh") == 0
    d.activate("Rush Recklessly").resolve()
    assert d.attack_of("Kuriboh") == 0


@pytest.mark.rule("J-EFF-09")
@pytest.mark.card("Rush Recklessly")
def test_a_later_bonus_adds_to_the_negative_sum():
    d = table(
        you=hand("Weaken", "Rush Recklessly", "Rush Recklessly"), them=attack("Kuriboh"), cards=[WEAKEN]
    )
    d.activate("Weaken").resolve().activate("Rush Recklessly").resolve().activate("Rush Recklessly")
    assert d.attack_of("Kuriboh") == 300 - 1000 + 1400


# -- targets ----------------------------------------------------------------------------------------


@pytest.mark.rule("J-EFF-10")
@pytest.mark.card("Ring of Destruction", "Exiled Force")
def test_a_target_is_never_chosen_again():
    d = table(you=attack("Exiled Force"), them=attack("Kuriboh", "Battle Ox") + set_("Ring of Destruction"))
    d.activate("Exiled Force", ["Kuriboh"]).respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    assert d.events("disappear") != []


@pytest.mark.rule("J-EFF-10")
@pytest.mark.card("Book of Moon", "Ring of Destruction")
def test_a_target_that_no_longer_fits_is_spared():
    d = table(you=attack("Battle Ox") + set_("Ring of Destruction"), them=set_("Book of Moon"))
    d.activate("Ring of Destruction").respond("Book of Moon").resolve()
    assert d.is_set("Battle Ox")
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("J-EFF-10")
@pytest.mark.card("Change of Heart", "Book of Moon")
def test_an_effect_that_takes_either_face_goes_on():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + set_("Book of Moon"))
    d.activate("Change of Heart").respond("Book of Moon").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.is_set("Battle Ox")
    d.end_turn()
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-EFF-10")
@pytest.mark.card("Two-Pronged Attack", "Ring of Destruction")
def test_the_targets_that_are_left_are_still_hit():
    d = table(
        you=attack("Kuriboh", "Battle Ox") + set_("Two-Pronged Attack"),
        them=attack("Mystical Elf") + set_("Ring of Destruction"),
    )
    d.activate("Two-Pronged Attack", ["Kuriboh"]).respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], [])


@pytest.mark.rule("J-EFF-11")
@pytest.mark.card("Mirror Force", "Book of Moon")
def test_what_names_no_target_looks_at_the_field_as_it_resolves():
    d = table(
        you=attack("Battle Ox", "Gemini Elf") + hand("Book of Moon"), them=set_("Mirror Force")
    ).to_battle()
    d.attack("Battle Ox").respond("Mirror Force").respond("Book of Moon", ["Gemini Elf"]).resolve()
    assert d.monsters(YOU) == ["Gemini Elf"]


@pytest.mark.rule("J-EFF-11")
@pytest.mark.card("Trap Hole", "Torrential Tribute")
def test_trap_hole_names_its_target_and_torrential_tribute_none():
    d = table(you=set_("Trap Hole", "Torrential Tribute"), them=hand("Battle Ox"), turn=THEM).summon(
        "Battle Ox"
    )
    d.respond("Trap Hole").respond("Torrential Tribute").resolve()
    told = d.events("declare")
    assert [event.cards for event in told] == [("Battle Ox",)]
    assert d.graveyard(THEM) == ["Battle Ox"]


# -- what an activation needs -----------------------------------------------------------------------


@pytest.mark.rule("J-EFF-12")
@pytest.mark.card("Horn of Heaven", "Magic Jammer")
def test_a_cost_must_be_payable():
    d = table(you=set_("Horn of Heaven"), them=hand("Battle Ox"), turn=THEM).summon("Battle Ox")
    assert d.kind == "act"
    assert "J-EFF-12" in d.why_not("Horn of Heaven")
    d = table(you=hand("Pot of Greed"), them=set_("Magic Jammer")).activate("Pot of Greed")
    assert len(d.hand(YOU)) == 2


@pytest.mark.rule("J-EFF-12")
@pytest.mark.card("Mystical Space Typhoon", "Exiled Force")
def test_a_legal_target_must_exist():
    d = table(you=hand("Mystical Space Typhoon") + attack("Exiled Force"))
    assert d.why_not("Mystical Space Typhoon") == ["J-EFF-12"]
    assert d.why_not("Exiled Force", "activate") == ["J-EFF-12"], "it is Tributed, so it is no target"


@pytest.mark.rule("J-EFF-12")
@pytest.mark.card("Trap Hole", "Mirror Force")
def test_the_printed_condition_must_be_true():
    d = table(you=set_("Trap Hole", "Mirror Force"), them=attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Trap Hole")
    assert "J-EFF-12" in d.why_not("Mirror Force")


@pytest.mark.rule("J-EFF-12")
@pytest.mark.card("Scapegoat", "Monster Reborn")
@pytest.mark.parametrize(
    "count, goats, reborn", [(1, True, True), (2, False, True), (4, False, True), (5, False, False)]
)
def test_the_space_must_exist(count, goats, reborn):
    you = hand("Scapegoat", "Monster Reborn") + graveyard("Battle Ox") + attack(*["Kuriboh"] * count)
    d = table(you=you)
    assert d.can("activate", "Scapegoat") == goats
    assert d.can("activate", "Monster Reborn") == reborn


@pytest.mark.rule("J-EFF-12", "J-PUB-03")
@pytest.mark.card("Reinforcement of the Army")
def test_a_search_needs_no_card_to_find():
    d = table(you=hand("Reinforcement of the Army"))
    assert d.can("activate", "Reinforcement of the Army")


@pytest.mark.rule("J-EFF-13")
def test_a_condition_of_activation_is_not_asked_again():
    shutter = trap(
        "Full Hand",
        w.activate(w.GainLife(1000), needs=w.Exists(w.CARD & w.IN_HAND & w.THEIRS, 2)),
    )
    throw = trap("Throw Away", w.activate(w.GainLife(100), cost=w.discard(2)))
    d = table(
        you=set_("Full Hand"), them=hand("Kuriboh", "Battle Ox") + set_("Throw Away"), cards=[shutter, throw]
    )
    d.activate("Full Hand").respond("Throw Away", cost=["Kuriboh"]).resolve()
    assert d.hand(THEM) == []
    assert d.lp(YOU) == 9000


@pytest.mark.rule("J-EFF-13")
@pytest.mark.card("The Flute of Summoning Dragon", "Ring of Destruction")
def test_a_condition_is_asked_again_when_the_text_says_so():
    d = table(
        you=hand("The Flute of Summoning Dragon", "Luster Dragon") + attack("Lord of D."),
        them=set_("Ring of Destruction"),
    )
    d.activate("The Flute of Summoning Dragon").respond("Ring of Destruction").resolve()
    assert d.hand(YOU) == ["Luster Dragon"]


# -- coins and dice ---------------------------------------------------------------------------------

DRAGON = effect_monster(
    "Revolver",
    w.ignition(w.TossCoins(3), w.IfHeads(2, 3, w.Destroy(w.TARGET)), target=w.MONSTER & w.THEIRS, once=1),
)
MASTER = effect_monster(
    "Dice Master",
    w.ignition(
        w.RollDie(),
        w.IfRolled(1, 2, w.Destroy(w.every(w.MONSTER & w.THEIRS, needed=False))),
        w.IfRolled(3, 5, w.Destroy(w.pick(w.MONSTER & w.THEIRS, needed=False))),
        w.IfRolled(6, 6, w.Destroy(w.every(w.MONSTER & w.YOURS, needed=False))),
    ),
)


@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize("coins, left", [((1, 1, 0), ["Kuriboh"]), ((0, 0, 1), ["Battle Ox", "Kuriboh"])])
def test_coins_are_tossed_as_the_effect_resolves_and_targets_named_before(coins, left):
    d = table(
        you=attack("Revolver"),
        them=attack("Battle Ox", "Kuriboh") + set_("Waboku"),
        cards=[DRAGON],
        chance=coins,
    )
    d.activate("Revolver", ["Battle Ox"])
    assert (d.asked, d.events("chance")) == (THEM, [])
    d.resolve()
    assert d.monsters(THEM) == left
    assert [event.amount for event in d.events("chance")] == [sum(coins)]
    assert d.events("chance")[0].text.startswith("The coins show ")


@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize("shown", [1, 3, 6])
def test_what_depends_on_the_roll_is_named_after_it(shown):
    d = table(
        you=attack("Dice Master"), them=attack("Battle Ox", "Kuriboh"), cards=[MASTER], chance=[shown - 1]
    )
    d.activate("Dice Master")
    assert d.events("chance")[0].amount == shown
    assert d.events("declare") == []
    if shown == 3:
        d.pick("Kuriboh")
    left = {1: (1, []), 3: (1, ["Battle Ox"]), 6: (0, ["Battle Ox", "Kuriboh"])}
    assert (len(d.monsters(YOU)), d.monsters(THEM)) == left[shown]


@pytest.mark.rule("J-EFF-14")
def test_each_result_of_a_coin_is_as_likely():
    told = set()
    for seed in range(12):
        d = table(you=attack("Revolver"), them=attack("Kuriboh"), cards=[DRAGON], seed=seed)
        told.add(d.activate("Revolver").events("chance")[0].amount)
    assert len(told) > 2


def test_coins_and_dice_in_words():
    assert DRAGON.effects[0].text() == (
        "Once per turn, in your Main Phase: Target 1 monster the opponent controls. Toss 3 coins. "
        "If 2 or 3 are heads, destroy the target."
    )
    assert "Roll a die. If it shows 1 or 2, destroy all monsters the opponent controls." in (
        MASTER.effects[0].text()
    )


# -- Spirits ----------------------------------------------------------------------------------------


@pytest.mark.rule("J-EFF-15")
@pytest.mark.card("Inaba White Rabbit", "Monster Reborn")
def test_a_spirit_is_an_effect_monster_and_no_type_and_cannot_be_special_summoned():
    d = table(you=hand("Monster Reborn", "Inaba White Rabbit") + graveyard("Inaba White Rabbit"))
    assert "J-EFF-12" in d.why_not("Monster Reborn")
    rabbit = d.summon("Inaba White Rabbit").seen(THEM, YOU).monsters[2]
    assert (rabbit.frame, rabbit.type) == ("effect", "Beast")


@pytest.mark.rule("J-EFF-15")
@pytest.mark.card("Inaba White Rabbit")
def test_a_spirit_goes_home_in_the_turn_it_was_normal_summoned():
    d = table(you=hand("Inaba White Rabbit")).summon("Inaba White Rabbit").end_turn()
    assert d.hand(YOU) == ["Inaba White Rabbit"]


@pytest.mark.rule("J-EFF-15")
@pytest.mark.card("Inaba White Rabbit")
def test_a_spirit_goes_home_in_the_turn_it_was_turned_up():
    d = table(you=set_("Inaba White Rabbit")).flip("Inaba White Rabbit").end_turn()
    assert d.hand(YOU) == ["Inaba White Rabbit"]
    d = table(you=set_("Inaba White Rabbit"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Inaba White Rabbit").end_turn()
    assert d.hand(YOU)[0] == "Inaba White Rabbit"


@pytest.mark.rule("J-EFF-15")
@pytest.mark.card("Inaba White Rabbit", "Book of Moon")
def test_a_face_down_spirit_stays():
    d = table(you=hand("Inaba White Rabbit")).set("Inaba White Rabbit").end_turn()
    assert d.monsters(YOU) == ["Inaba White Rabbit"]
    d = table(you=hand("Inaba White Rabbit", "Book of Moon")).summon("Inaba White Rabbit")
    d.activate("Book of Moon").end_turn()
    assert d.monsters(YOU) == ["Inaba White Rabbit"]


@pytest.mark.rule("J-EFF-15", "J-TERM-04")
@pytest.mark.card("Inaba White Rabbit", "Change of Heart")
@pytest.mark.parametrize("first", [0, 1])
def test_a_spirit_goes_home_to_its_owner(first):
    d = table(you=hand("Change of Heart"), them=set_("Inaba White Rabbit"))
    d.activate("Change of Heart").flip("Inaba White Rabbit").end_turn()
    d.choose(d.state.decision.options[first].key).end_turn()
    assert d.hand(THEM)[0] == "Inaba White Rabbit"


# -- face-down monsters -----------------------------------------------------------------------------


@pytest.mark.rule("J-EFF-20")
@pytest.mark.card("Exiled Force", "Man-Eater Bug")
def test_a_face_down_monster_is_a_target_and_is_not_turned_up():
    d = table(you=attack("Exiled Force"), them=set_("Man-Eater Bug") + attack("Battle Ox"))
    d.activate("Exiled Force", ["Man-Eater Bug"])
    assert d.graveyard(THEM) == ["Man-Eater Bug"]
    assert d.events("flip") == []
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.rule("J-EFF-20")
@pytest.mark.card("Ring of Destruction", "Fissure", "Rush Recklessly")
def test_what_asks_for_a_face_up_monster_or_its_values_spares_a_face_down_one():
    d = table(
        you=hand("Fissure", "Rush Recklessly", "Block Attack") + set_("Ring of Destruction"),
        them=set_("Kuriboh"),
    )
    for name in ("Fissure", "Rush Recklessly", "Block Attack", "Ring of Destruction"):
        assert "J-EFF-12" in d.why_not(name), name


@pytest.mark.rule("J-EFF-20")
def test_what_reads_a_property_spares_a_face_down_monster():
    crush = magic("Crush the Dark", w.activate(w.Destroy(w.every(w.MONSTER & w.DARK))))
    d = table(you=hand("Crush the Dark"), them=attack("Kuriboh") + set_("Mystic Tomato"), cards=[crush])
    d.activate("Crush the Dark")
    assert d.monsters(THEM) == ["Mystic Tomato"]


# -- card data --------------------------------------------------------------------------------------


@pytest.mark.rule("J-EFF-19")
def test_every_effect_says_its_class_and_what_else_its_text_leaves_open():
    from spellspeed.cards.library import library
    from spellspeed.duel import constants as c

    for script in library().scripts.values():
        for effect in script.effects:
            assert effect.kind in c.EFFECT_CLASS_NAMES, script.facts.name
            assert effect.speed in (1, 2, 3) or effect.kind == c.CONTINUOUS_EFFECT, script.facts.name
            if effect.kind in (c.TRIGGER, c.FLIP):
                assert effect.when is not None and effect.zones, script.facts.name
            if effect.kind in (c.IGNITION, c.MULTI_TRIGGER):
                assert effect.zones, script.facts.name


@pytest.mark.rule("J-EFF-19", "J-CHAIN-07")
@pytest.mark.card("Mystic Tomato", "Sangan")
def test_a_may_is_asked_and_a_must_is_not():
    d = table(you=attack("Battle Ox"), them=attack("Mystic Tomato") + deck("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Mystic Tomato")
    assert (d.kind, d.asked) == ("order", THEM)
    d.no()
    assert d.monsters(THEM) == []
    d = table(you=attack("Battle Ox"), them=attack("Sangan") + deck("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Sangan")
    assert d.hand(THEM) == ["Kuriboh"]

"""Magic Cards."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.rule("R-MAG-01")
@pytest.mark.card("Pot of Greed")
def test_magic_is_played_in_a_main_phase_of_the_own_turn():
    d = table(you=hand("Pot of Greed") + attack("Battle Ox") + set_("Dark Hole"))
    assert d.can("activate", "Pot of Greed")
    d.to_battle()
    assert not d.can("activate", "Pot of Greed")
    assert "R-MAG-01" in d.why_not("Pot of Greed")
    assert "R-MAG-01" in d.why_not("Dark Hole")
    assert d.main2().can("activate", "Pot of Greed")
    assert "R-MAG-01" in table(you=set_("Pot of Greed"), turn=THEM).why_not("Pot of Greed")


@pytest.mark.rule("R-MAG-02")
@pytest.mark.card("Pot of Greed")
def test_magic_is_played_face_up_or_set():
    d = table(you=hand("Pot of Greed", "Dark Hole"), them=attack("Kuriboh")).set("Pot of Greed")
    assert d.is_set("Pot of Greed")
    assert len(d.hand(YOU)) == 1
    d.activate("Dark Hole")
    assert d.monsters(THEM) == []


@pytest.mark.rule("R-MAG-03")
@pytest.mark.card("Pot of Greed")
def test_normal_magic_goes_to_the_graveyard():
    d = table(you=hand("Pot of Greed")).activate("Pot of Greed")
    assert (d.graveyard(YOU), d.magic_traps(YOU)) == (["Pot of Greed"], [])
    assert d.events("move")[-1].causes == {"used"}


TITHE = magic(
    "Rule of Tithes",
    w.continuous(w.Bonus(w.MONSTER & w.YOURS, attack=100)),
    w.duty(w.PayOrLose(500), phase=w.STANDBY_PHASE, upkeep=True),
    icon="continuous",
)


@pytest.mark.rule("R-MAG-04", "R-MAG-05")
@pytest.mark.card("Mystical Space Typhoon")
def test_continuous_magic_stays_until_destroyed():
    d = table(
        you=hand("Rule of Tithes") + attack("Kuriboh"), them=set_("Mystical Space Typhoon"), cards=[TITHE]
    )
    d.activate("Rule of Tithes").resolve()
    assert d.magic_traps(YOU) == ["Rule of Tithes"]
    assert d.attack_of("Kuriboh") == 400
    d.end_turn().activate("Mystical Space Typhoon", seat=THEM).resolve()
    assert d.graveyard(YOU) == ["Rule of Tithes"]
    assert d.attack_of("Kuriboh") == 300


@pytest.mark.rule("R-MAG-04", "J-EFF-07")
def test_continuous_magic_may_have_an_upkeep():
    d = table(you=face_up("Rule of Tithes"), phase=TURN_BEGINS, cards=[TITHE])
    assert d.kind == "yes-no"
    assert d.yes().lp(YOU) == 7500
    d = table(you=face_up("Rule of Tithes"), phase=TURN_BEGINS, cards=[TITHE]).no()
    assert d.graveyard(YOU) == ["Rule of Tithes"]


@pytest.mark.rule("R-MAG-05")
@pytest.mark.card("Axe of Despair", "Umi")
def test_equip_and_field_magic_stay():
    d = table(you=hand("Axe of Despair", "Umi") + attack("Kuriboh"))
    d.activate("Axe of Despair").activate("Umi")
    assert (d.magic_traps(YOU), d.field(YOU), d.graveyard(YOU)) == (["Axe of Despair"], "Umi", [])


@pytest.mark.rule("R-MAG-07", "R-BP-04")
@pytest.mark.card("Rush Recklessly")
def test_quick_play_magic_in_the_battle_phase():
    d = table(you=hand("Rush Recklessly") + attack("Battle Ox"), them=attack("Gemini Elf")).to_battle()
    d.attack("Battle Ox", "Gemini Elf").respond("Rush Recklessly", ["Battle Ox"]).resolve()
    assert d.lp(THEM) == 7500


@pytest.mark.rule("R-MAG-08")
@pytest.mark.card("Mystical Space Typhoon")
def test_a_set_quick_play_in_the_opponents_turn():
    d = table(you=set_("Mystical Space Typhoon"), them=hand("Axe of Despair") + attack("Kuriboh"), turn=THEM)
    d.activate("Axe of Despair").respond("Mystical Space Typhoon", ["Axe of Despair"]).resolve()
    assert d.attack_of("Kuriboh") == 300


@pytest.mark.rule("J-MAG-01", "R-MAG-08")
@pytest.mark.card("Mystical Space Typhoon")
def test_never_from_the_hand_in_the_opponents_turn():
    d = table(you=hand("Mystical Space Typhoon"), them=hand("Pot of Greed") + set_("Waboku"), turn=THEM)
    d.activate("Pot of Greed")
    assert d.asked == THEM
    d.resolve()
    assert "J-MAG-01" in d.why_not("Mystical Space Typhoon")


@pytest.mark.rule("J-MAG-01")
@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.parametrize("phase", [DRAW_PHASE, STANDBY_PHASE, MAIN_1, BATTLE_PHASE, END_PHASE])
def test_quick_play_from_the_hand_in_any_phase_of_the_own_turn(phase):
    d = table(you=hand("Mystical Space Typhoon"), them=set_("Waboku"), phase=phase)
    assert d.phase == phase
    d.activate("Mystical Space Typhoon").resolve()
    assert "Waboku" in d.graveyard(THEM)


@pytest.mark.rule("J-MAG-01")
@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.parametrize(
    "phase, asked", [(DRAW_PHASE, False), (MAIN_1, True), (BATTLE_PHASE, True), (END_PHASE, False)]
)
def test_switch_quick_play_hand_main_and_battle(phase, asked):
    rules = {"quick_play_hand": "main_and_battle"}
    d = table(you=hand("Mystical Space Typhoon"), them=field("Umi"), phase=phase, rules=rules)
    if asked:
        assert d.phase == phase
        assert d.can("activate", "Mystical Space Typhoon")
    else:
        assert d.phase != phase, "nobody was asked anything in it"


@pytest.mark.rule("J-MAG-02", "J-MAG-03")
@pytest.mark.card("Rush Recklessly", "Dark Hole")
def test_a_set_quick_play_waits_a_turn_and_other_magic_does_not():
    d = table(you=hand("Rush Recklessly", "Dark Hole") + attack("Kuriboh"), them=attack("Battle Ox"))
    d.set("Rush Recklessly").set("Dark Hole")
    assert "J-MAG-02" in d.why_not("Rush Recklessly")
    d.activate("Dark Hole")
    assert d.monsters(THEM) == []


@pytest.mark.rule("J-MAG-02")
@pytest.mark.card("Rush Recklessly")
def test_a_set_quick_play_may_be_used_in_the_next_turn():
    d = table(you=hand("Rush Recklessly") + attack("Kuriboh"), them=attack("Battle Ox")).set(
        "Rush Recklessly"
    )
    d.end_turn().to_battle().attack("Battle Ox", "Kuriboh").respond("Rush Recklessly", ["Kuriboh"]).resolve()
    assert d.lp(YOU) == 8000 - (1700 - 1000)


# -- zones and the end of a chain -------------------------------------------------------------------


@pytest.mark.rule("J-MAG-04", "R-ZONE-04")
@pytest.mark.card("Pot of Greed", "Umi")
def test_an_activation_needs_a_free_zone_or_its_own():
    full = set_(*["Dark Hole"] * 4, "Waboku")
    d = table(you=hand("Pot of Greed", "Umi") + full, them=attack("Kuriboh"))
    assert d.why_not("Pot of Greed") == ["R-ZONE-04"]
    assert d.can("activate", "Umi")
    assert d.can("activate", "Dark Hole")
    assert d.can("activate", "Waboku")


@pytest.mark.rule("J-MAG-04")
@pytest.mark.card("Mystical Space Typhoon", "Pot of Greed")
def test_the_zone_is_taken_until_the_whole_chain_has_resolved():
    you = hand("Pot of Greed", "Mystical Space Typhoon", "Rush Recklessly") + attack("Kuriboh")
    d = table(you=you + set_(*["Solemn Judgment"] * 3), them=set_("Reverse Trap"))
    d.activate("Pot of Greed").respond("Reverse Trap").respond("Mystical Space Typhoon", ["Reverse Trap"])
    assert d.zones(YOU, magic_trap=True).count(None) == 0
    assert d.asked == YOU
    assert d.why_not("Rush Recklessly") == ["R-ZONE-04"]
    d.resolve()
    assert d.zones(YOU, magic_trap=True).count(None) == 2


@pytest.mark.rule("J-MAG-04")
@pytest.mark.card("Pot of Greed", "Waboku", "Mystical Space Typhoon")
def test_used_cards_go_to_the_graveyard_together():
    d = table(you=hand("Pot of Greed", "Mystical Space Typhoon"), them=set_("Waboku", "Reverse Trap"))
    d.activate("Pot of Greed").respond("Waboku").respond("Mystical Space Typhoon", ["Reverse Trap"]).resolve()
    used = [event for event in d.events("move") if event.causes == {"used"}]
    assert len({event.moment for event in used}) == 1
    assert {name for event in used for name in event.cards} == {
        "Pot of Greed",
        "Waboku",
        "Mystical Space Typhoon",
    }


# -- destroying is not negating ---------------------------------------------------------------------


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Pot of Greed")
def test_normal_magic_resolves_though_destroyed():
    d = table(you=hand("Pot of Greed"), them=set_("Mystical Space Typhoon")).activate("Pot of Greed")
    d.respond("Mystical Space Typhoon").resolve()
    assert len(d.hand(YOU)) == 2


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Rush Recklessly", "Hamburger Recipe")
def test_quick_play_and_ritual_magic_resolve_though_destroyed():
    d = table(you=hand("Rush Recklessly") + attack("Kuriboh"), them=set_("Mystical Space Typhoon"))
    d.activate("Rush Recklessly").respond("Mystical Space Typhoon").resolve()
    assert d.attack_of("Kuriboh") == 1000
    d = table(
        you=hand("Hamburger Recipe", "Hungry Burger", "Summoned Skull"), them=set_("Mystical Space Typhoon")
    )
    d.activate("Hamburger Recipe").respond("Mystical Space Typhoon").resolve().choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Waboku")
def test_a_normal_trap_resolves_though_destroyed():
    d = table(you=attack("Battle Ox") + set_("Mystical Space Typhoon"), them=set_("Waboku")).to_battle()
    d.attack("Battle Ox").respond("Waboku").respond("Mystical Space Typhoon", ["Waboku"]).resolve()
    assert d.lp(THEM) == 8000


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon", "Axe of Despair", "Umi", "Imperial Order")
def test_equip_field_and_continuous_cards_must_still_be_there():
    d = table(you=hand("Axe of Despair") + attack("Kuriboh"), them=set_("Mystical Space Typhoon"))
    d.activate("Axe of Despair").respond("Mystical Space Typhoon").resolve()
    if d.kind == "order":
        d.no()
    assert d.attack_of("Kuriboh") == 300
    d = table(you=hand("Umi") + attack("Kuriboh"), them=set_("Mystical Space Typhoon"))
    d.activate("Umi").respond("Mystical Space Typhoon").resolve()
    assert d.field(YOU) is None
    d = table(you=hand("Pot of Greed", "Mystical Space Typhoon"), them=set_("Imperial Order"))
    d.activate("Pot of Greed").respond("Imperial Order").respond("Mystical Space Typhoon", ["Imperial Order"])
    d.resolve()
    assert len(d.hand(YOU)) == 2


# -- negating ---------------------------------------------------------------------------------------


@pytest.mark.rule("J-MAG-06")
@pytest.mark.card("Magic Jammer", "Pot of Greed")
def test_a_negated_activation_sends_the_card_to_the_graveyard():
    d = table(you=hand("Pot of Greed"), them=set_("Magic Jammer") + hand("Kuriboh")).activate("Pot of Greed")
    d.respond("Magic Jammer").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])
    assert d.events("resolve") != []
    assert [e.cards for e in d.events("negate")] == [("Pot of Greed",)]


@pytest.mark.rule("J-MAG-06")
@pytest.mark.card("Magic Jammer", "Axe of Despair")
@pytest.mark.parametrize("where", [hand, set_])
def test_a_negated_activation_gives_no_effect_in_the_graveyard(where):
    d = table(you=where("Axe of Despair") + attack("Kuriboh"), them=set_("Magic Jammer") + hand("Sangan"))
    d.activate("Axe of Despair").respond("Magic Jammer").resolve()
    assert (d.kind, d.asked) == ("act", YOU)
    assert d.graveyard(YOU) == ["Axe of Despair"]


@pytest.mark.rule("J-MAG-05", "J-MAG-06")
@pytest.mark.card("Mystical Space Typhoon", "Axe of Despair")
def test_a_destroyed_one_has_its_effect_in_the_graveyard():
    for where in (hand, set_):
        d = table(
            you=where("Heavy Pendant") + attack("Kuriboh"),
            them=set_("Mystical Space Typhoon"),
            cards=[PENDANT],
        )
        d.activate("Heavy Pendant").respond("Mystical Space Typhoon").resolve()
        assert d.lp(THEM) == 7500
    d = table(you=set_("Axe of Despair") + attack("Kuriboh"), them=set_("Mystical Space Typhoon"), turn=THEM)
    d.activate("Mystical Space Typhoon").resolve()
    assert (d.kind, d.asked) == ("order", YOU)


@pytest.mark.rule("J-MAG-06")
@pytest.mark.card("Imperial Order", "Pot of Greed")
def test_a_negated_effect_resolves_without_effect():
    d = table(you=hand("Pot of Greed"), them=set_("Imperial Order")).activate("Pot of Greed")
    d.respond("Imperial Order").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])
    assert d.magic_traps(THEM) == ["Imperial Order"]


@pytest.mark.rule("J-MAG-06", "J-EFF-06")
@pytest.mark.card("Imperial Order")
def test_costs_stay_paid_and_drawbacks_vanish_with_the_effect():
    deal = magic("Hard Bargain", w.activate(w.Draw(2), w.Damage(1000, of=0), cost=w.Pay(500)))
    d = table(you=hand("Hard Bargain"), them=set_("Imperial Order"), cards=[deal]).activate("Hard Bargain")
    d.respond("Imperial Order").resolve()
    assert (d.hand(YOU), d.lp(YOU)) == ([], 7500)


@pytest.mark.rule("J-MAG-06")
@pytest.mark.card("Imperial Order", "Pot of Greed")
def test_magic_may_be_activated_under_imperial_order():
    d = table(you=hand("Pot of Greed"), them=face_up("Imperial Order")).activate("Pot of Greed")
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])


@pytest.mark.rule("J-MAG-06", "J-SUM-02")
@pytest.mark.card("Scapegoat", "Magic Jammer", "Imperial Order")
def test_what_follows_from_the_activation_goes_with_it():
    d = table(you=hand("Scapegoat", "Battle Ox"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Scapegoat").respond("Magic Jammer").resolve()
    assert d.can("summon", "Battle Ox")
    d = table(you=hand("Scapegoat", "Battle Ox"), them=set_("Imperial Order"))
    d.activate("Scapegoat").respond("Imperial Order").resolve()
    assert "R-GEN-01" in d.why_not("Battle Ox", "summon")
    assert d.can("set", "Battle Ox")


# -- effects of cards that lie on the field or in the Graveyard ---------------------------------------

CANNON = magic("Patient Cannon", w.ignition(w.Damage(1000), cost=w.SendThisCard()), icon="continuous")
KEPT = magic("Slow Fountain", w.ignition(w.GainLife(1000)), icon="continuous")
PENDANT = magic(
    "Heavy Pendant",
    w.trigger(w.Damage(500), when=w.Sent(), zones=w.FROM_GRAVEYARD),
    icon="equip",
    equips=w.MONSTER & w.FACE_UP,
)
ROBBER = trap(
    "Grave Robber", w.activate(w.SendAway(w.TARGET, to=w.REMOVED), target=w.MAGIC & w.IN_GRAVEYARD & w.THEIRS)
)


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon")
def test_the_effect_of_a_continuous_card_needs_it_face_up_as_it_resolves():
    d = table(you=face_up("Slow Fountain"), them=set_("Mystical Space Typhoon"), cards=[KEPT])
    d.activate("Slow Fountain").respond("Mystical Space Typhoon")
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, ["Slow Fountain"])


@pytest.mark.rule("J-MAG-05", "J-EFF-06")
@pytest.mark.card("Imperial Order")
def test_one_that_was_sent_as_its_own_cost_resolves():
    d = table(you=face_up("Patient Cannon"), cards=[CANNON]).activate("Patient Cannon")
    assert (d.lp(THEM), d.graveyard(YOU)) == (7000, ["Patient Cannon"])
    d = table(you=face_up("Patient Cannon"), them=set_("Imperial Order"), cards=[CANNON])
    d.activate("Patient Cannon").respond("Imperial Order")
    assert d.lp(THEM) == 7000, "it is no longer on the field to be negated"


@pytest.mark.rule("J-MAG-05")
@pytest.mark.card("Mystical Space Typhoon")
def test_an_effect_of_the_graveyard_resolves_though_its_card_has_left():
    d = table(
        you=attack("Kuriboh") + equip("Heavy Pendant", on="Kuriboh"),
        them=set_("Mystical Space Typhoon", "Grave Robber"),
        turn=THEM,
        cards=[PENDANT, ROBBER],
    )
    d.activate("Mystical Space Typhoon", ["Heavy Pendant"]).respond("Grave Robber", ["Heavy Pendant"])
    assert d.removed(YOU) == ["Heavy Pendant"]
    assert d.lp(THEM) == 7500

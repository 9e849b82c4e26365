"""Face-up monsters of the same name that do not stand together, and words for other mass destruction."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("NamesakesFall")
def test_of_two_monsters_of_a_name_the_later_one_falls():
    judge = effect_monster("Judge", w.continuous(w.NamesakesFall()))
    d = table(attack("Judge", "Kuriboh") + hand("Kuriboh"), cards=[judge]).summon("Kuriboh").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Judge", "Kuriboh"], ["Kuriboh"])
    d = table(hand("Judge") + attack("Kuriboh"), attack("Kuriboh"), cards=[judge]).summon("Judge").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Judge"], [])
    assert judge.effects[0].text().startswith("When a monster is Summoned or turned face-up while another")


@pytest.mark.word("NamesakesFall")
def test_all_of_a_name_fall_that_were_there_when_the_effect_began_to_hold_again():
    judge = effect_monster("Judge", w.continuous(w.NamesakesFall()))
    mine = attack("Judge") + hand("Kuriboh", "Monster Reborn", "Mystical Space Typhoon") + set_("Skill Drain")
    d = table(mine + graveyard("Kuriboh"), cards=[judge]).summon("Kuriboh").activate("Skill Drain").resolve()
    d.activate("Monster Reborn", targets=["Kuriboh"]).pass_().choose("attack").resolve()
    assert d.monsters(YOU).count("Kuriboh") == 2
    d.activate("Mystical Space Typhoon", targets=["Skill Drain"]).resolve()
    assert d.monsters(YOU) == ["Judge"]


@pytest.mark.word("within_paid")
def test_monsters_within_reach_of_the_one_that_was_tributed():
    blast = magic("Blast", w.activate(w.Destroy(w.within_paid(w.MONSTER & w.FACE_UP)), cost=w.tribute(1)))
    cards = [
        blast,
        normal_monster("Strong", 1000, 0),
        normal_monster("Low", 0, 1000),
        normal_monster("High", 0, 1050),
    ]
    d = (
        table(hand("Blast") + attack("Strong"), attack("Low", "High"), cards=cards)
        .activate("Blast")
        .resolve()
    )
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["High"])
    assert blast.effects[0].text() == (
        "Tribute 1 monster you control. Destroy all face-up monsters on the field with no more DEF than the "
        "Tributed monster had ATK on the field."
    )


@pytest.mark.word("BATTLED_THIS_TURN")
def test_monsters_that_took_part_in_a_damage_calculation():
    sweep = magic("Sweep", w.activate(w.ToHand(w.every(w.MONSTER & w.BATTLED_THIS_TURN))))
    scene = {"you": hand("Sweep") + attack("Battle Ox", "Kuriboh"), "them": defense("Giant Soldier of Stone")}
    d = table(**scene, cards=[sweep]).to_battle().attack("Battle Ox", "Giant Soldier of Stone").main2()
    d.activate("Sweep").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [])
    assert table(**scene, cards=[sweep]).why_not("Sweep", "activate") == ["J-EFF-12"]
    assert sweep.effects[0].text() == (
        "Return all monsters on the field that took part in a damage calculation this turn to their owners' "
        "hands."
    )


@pytest.mark.word("NoLinkOfYours")
def test_nothing_of_yours_may_be_on_the_chain():
    calm = trap("Calm", w.activate(w.GainLife(500), needs=w.NoLinkOfYours()))
    d = table(hand("Pot of Greed") + set_("Calm"), set_("Jar of Greed"), cards=[calm]).activate(
        "Pot of Greed"
    )
    assert d.why_not("Calm") == ["J-EFF-12"]
    d = table(hand("Pot of Greed"), set_("Calm"), cards=[calm]).activate("Pot of Greed")
    assert d.can_respond("Calm")
    assert calm.effects[0].text() == "If nothing of yours is on the Chain: Gain 500 Life Points."


@pytest.mark.word("all_but", "pick")
def test_as_many_are_left_as_there_are_others():
    rest = w.all_but(
        w.pick(w.MONSTER & w.THEIRS, by=1, needed=False, as_many=w.MONSTER & w.YOURS), w.MONSTER & w.THEIRS
    )
    cull = magic("Cull", w.activate(w.Destroy(rest)))
    d = table(hand("Cull") + attack("Kuriboh"), attack("Battle Ox", "Sangan"), cards=[cull]).activate("Cull")
    assert d.asked == THEM
    assert d.pick("Battle Ox").resolve().monsters(THEM) == ["Battle Ox"]
    d = table(hand("Cull"), attack("Battle Ox", "Sangan"), cards=[cull]).activate("Cull").resolve()
    assert d.monsters(THEM) == []


@pytest.mark.word("duty")
@pytest.mark.rule("R-PHASE-04", "J-PHASE-02")
def test_a_duty_of_the_draw_phase_stands_for_the_draw():
    saver = effect_monster("Saver", w.duty(w.GainLife(500), phase=w.DRAW_PHASE, mandatory=False))
    scene = {"you": attack("Saver"), "cards": [saver], "phase": TURN_BEGINS}
    d = table(**scene, them=set_("Jar of Greed")).use("Saver")
    assert d.can_respond("Jar of Greed")
    d.to_phase(MAIN_1)
    assert (d.hand(YOU), d.lp(YOU)) == ([], 8500)
    d = table(**scene).pass_().to_phase(MAIN_1)
    assert (len(d.hand(YOU)), d.lp(YOU)) == (1, 8000)
    assert (
        saver.effects[0].text() == "In your Draw Phase, in place of the draw: You may gain 500 Life Points."
    )

"""Words of the families: hands compared and cut down, control that shifts, Life Points before damage."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def usable(d, name):
    return not d.why_not(name, "activate")


@pytest.mark.word("GiveControl", "ControlShifted")
def test_control_is_given_away_and_that_is_answered():
    hot = effect_monster(
        "Hot", w.ignition(w.GiveControl()), w.trigger(w.Damage(300, of=0), when=w.ControlShifted(), once=2)
    )
    d = table(you=attack("Hot"), cards=[hot]).activate("Hot").resolve()
    assert (d.controller("Hot"), d.lp(THEM)) == (THEM, 7700)
    five = attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang", "Mystical Elf")
    assert not usable(table(you=attack("Hot"), them=five, cards=[hot]), "Hot")
    assert hot.effects[0].text() == "In your Main Phase: The opponent takes control of this card."


@pytest.mark.word("SwapWithThis")
def test_a_monster_changes_places_with_this():
    swap = effect_monster("Swap", w.ignition(w.SwapWithThis(), target=w.MONSTER & w.THEIRS))
    d = table(you=attack("Swap"), them=attack("Kuriboh"), cards=[swap]).activate("Swap").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], ["Swap"])


@pytest.mark.word("CutDownTo", "AnyHolds")
def test_each_player_keeps_so_many_cards():
    cut = trap("Cut", w.activate(w.CutDownTo(2), needs=w.AnyHolds(3)))
    d = table(you=set_("Cut"), them=hand("Kuriboh", "Sangan") + attack("Battle Ox"), cards=[cut])
    d.activate("Cut").resolve().pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert not usable(table(you=set_("Cut") + hand("Kuriboh", "Sangan"), cards=[cut]), "Cut")


@pytest.mark.word("LowerLoses", "all_picked")
def test_the_lower_level_loses():
    both = w.all_picked(
        w.pick(w.CARD & w.IN_HAND & w.YOURS, name="mine"),
        w.pick(w.CARD & w.IN_HAND & w.THEIRS, by=1, name="his"),
    )
    duel = magic("Contest", w.activate(w.Reveal(both), w.LowerLoses("mine", "his", 400)))
    d = (
        table(you=hand("Contest", "Dark Hole"), them=hand("Kuriboh"), cards=[duel])
        .activate("Contest")
        .resolve()
    )
    assert (d.lp(YOU), d.hand(YOU), d.hand(THEM)) == (7600, [], ["Kuriboh"])


@pytest.mark.word("nth_target")
def test_the_first_and_the_second_target():
    two = w.Target(w.MONSTER & w.THEIRS), w.Target(w.MONSTER & w.THEIRS)
    split = magic("Split", w.activate(w.Destroy(w.nth_target(0)), w.ToHand(w.nth_target(1)), target=two))
    d = table(you=hand("Split"), them=attack("Kuriboh", "Sangan"), cards=[split]).activate("Split")
    d.pick("Sangan").resolve()
    assert (d.graveyard(THEM), d.hand(THEM)[0]) == (["Sangan"], "Kuriboh")
    said = "Destroy the 1st target. Return the 2nd target to its owner's hand."
    assert split.effects[0].text().endswith(said)


@pytest.mark.word("GainPaid")
def test_half_of_what_was_paid_in_your_last_turn():
    well = trap("Well", w.duty(w.GainPaid(), phase=w.STANDBY_PHASE), icon="continuous")
    payer = magic("Payer", w.activate(w.Draw(1), cost=w.Pay(301)))
    d = table(you=face_up("Well") + hand("Payer"), cards=[well, payer]).activate("Payer").resolve()
    assert d.end_turn().end_turn().to_phase(MAIN_1).lp(YOU) == 8000 - 301 + 151


@pytest.mark.word("GainsBeforeDamage", "UpToCalculation")
def test_life_points_before_great_damage():
    shield = trap(
        "Shield",
        w.activate(
            w.Leave(w.GainsBeforeDamage(1000, 500)),
            needs=w.UpToCalculation(),
            damage=w.MODIFIER | w.AT_CALCULATION,
        ),
    )
    d = table(you=set_("Shield"), them=attack("Battle Ox"), turn=THEM, cards=[shield])
    assert not usable(d, "Shield")
    d.to_battle().attack("Battle Ox").respond("Shield").resolve()
    assert d.lp(YOU) == 8000 + 500 - 1700


@pytest.mark.word("keeps_control", "owners_control")
def test_control_that_cannot_change_and_control_of_the_owners():
    loyal = effect_monster("Loyal", w.continuous(w.keeps_control(w.THIS_CARD)))
    home = trap("Home", w.continuous(w.owners_control()), icon="continuous")
    d = table(you=hand("Change of Heart"), them=attack("Loyal"), cards=[loyal, home])
    assert not usable(d, "Change of Heart")
    d = table(you=hand("Change of Heart"), them=attack("Kuriboh") + face_up("Home"), cards=[loyal, home])
    assert d.activate("Change of Heart").resolve().controller("Kuriboh") == THEM

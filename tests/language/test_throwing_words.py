"""Throws that are repeated or chosen from, hands kept open, counters moved, and bans on what is played."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("Redoes")
@pytest.mark.rule("J-EFF-14")
def test_coins_are_tossed_again():
    luck = magic("Luck", w.continuous(w.Redoes()), icon="continuous")
    coin = magic("Coin", w.activate(w.TossCoins(), w.IfHeads(1, 1, w.Damage(100))))
    scene = {"you": face_up("Luck") + hand("Coin", "Coin"), "cards": [luck, coin]}
    d = table(**scene, chance=[0, 1, 0]).activate("Coin").yes()
    assert d.lp(THEM) == 7900
    assert d.activate("Coin").kind == "act"
    assert table(**scene, chance=[0]).activate("Coin").no().lp(THEM) == 8000


@pytest.mark.word("RollTwice", "DeclareRoll")
@pytest.mark.rule("J-EFF-14")
def test_one_of_two_rolls_is_declared():
    wheel = magic(
        "Wheel",
        w.activate(
            w.RollTwice(), w.DeclareRoll(), w.Destroy(w.pick(w.MONSTER, needed=False, declared=w.LEVEL_STARS))
        ),
    )
    d = table(you=hand("Wheel"), them=attack("Battle Ox"), cards=[wheel], chance=[3, 1]).activate("Wheel")
    assert d.choose("Level 4").monsters(THEM) == []


@pytest.mark.word("hands_shown", "turn_hand_shown")
@pytest.mark.rule("J-PUB-01")
def test_hands_are_kept_open():
    glass = magic("Glass", w.continuous(w.hands_shown(1)), icon="continuous")
    d = table(you=hand("Glass", "Sparks"), them=hand("Kuriboh"), cards=[glass]).activate("Glass").resolve()
    assert "Kuriboh [known to you]" in d.picture() and "Sparks [known" not in d.picture()
    court = magic("Court", w.continuous(w.turn_hand_shown()), icon="continuous")
    d = table(you=hand("Court", "Sparks"), them=hand("Kuriboh"), cards=[court]).activate("Court").resolve()
    assert "Sparks [known to them]" in d.picture() and "Kuriboh [known" not in d.picture()


@pytest.mark.word("MoveCounter")
@pytest.mark.rule("J-EFF-18")
def test_a_counter_moves_from_this_card():
    donor = effect_monster(
        "Donor", w.ignition(w.MoveCounter(w.TARGET), target=w.MONSTER & w.OTHER), counters=2
    )
    jar = effect_monster(
        "Jar",
        w.continuous(w.Bonus(w.THIS_CARD, attack=100, each_counter=w.SPELL_COUNTER)),
        attack=0,
        counters=1,
    )
    d = table(you=attack("Donor", notes={"Spell Counter": 1}) + attack("Jar"), cards=[donor, jar])
    assert d.activate("Donor").attack_of("Jar") == 100


@pytest.mark.word("NoDiscardCosts")
@pytest.mark.rule("J-EFF-06")
def test_no_discard_costs():
    miser = effect_monster("Miser", w.continuous(w.NoDiscardCosts()))
    d = table(you=hand("Tribute to The Doomed", "Sparks"), them=attack("Miser"), cards=[miser])
    assert d.why_not("Tribute to The Doomed") and d.can("activate", "Sparks")


@pytest.mark.word("FewMoreSummons")
@pytest.mark.rule("J-EFF-12")
def test_few_more_summons():
    gate = magic("Gate", w.continuous(w.FewMoreSummons(1)), icon="continuous")
    d = table(you=face_up("Gate") + hand("Kuriboh", "Battle Ox"), cards=[gate], summons=2).summon("Kuriboh")
    assert d.why_not("Battle Ox", "summon") and d.why_not("Battle Ox", "set")

"""Costs: what is paid, what must be there to pay it, and how it reads."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def deal(cost, **more):
    return magic("Deal", w.activate(w.Draw(1), cost=cost, **more))


def spoken(cost):
    return deal(cost).effects[0].text().removesuffix(" Draw 1 card.")


@pytest.mark.word("Pay")
@pytest.mark.rule("J-EFF-07")
def test_life_points_but_not_the_last():
    d = table(you=hand("Deal") + lp(1001), cards=[deal(w.Pay(1000))]).activate("Deal")
    assert d.lp(YOU) == 1
    d = table(you=hand("Deal") + lp(1000), cards=[deal(w.Pay(1000))])
    assert d.why_not("Deal") == ["J-EFF-07"]
    assert spoken(w.Pay(1000)) == "Pay 1000 Life Points."


@pytest.mark.rule("J-EFF-08")
def test_half_of_the_life_points():
    d = table(you=hand("Deal") + lp(7001), cards=[deal(w.Pay(half=True))]).activate("Deal")
    assert d.lp(YOU) == 3501
    assert spoken(w.Pay(half=True)) == "Pay half of your Life Points."


@pytest.mark.word("discard")
@pytest.mark.rule("J-TERM-02")
def test_discards():
    d = table(you=hand("Deal", "Kuriboh", "Dark Hole"), cards=[deal(w.discard())])
    d.activate("Deal", cost=["Kuriboh"])
    assert d.graveyard(YOU) == ["Kuriboh", "Deal"]
    assert d.events("move")[0].causes == {"cost", "discard"}
    d = table(you=hand("Deal", "Kuriboh"), cards=[deal(w.discard(1, w.MAGIC))])
    assert d.why_not("Deal") == ["J-EFF-12"], "it does not discard itself, nor a monster"
    assert spoken(w.discard()) == "Discard 1 card."
    assert spoken(w.discard(2, w.MAGIC)) == "Discard 2 Magic Cards."


@pytest.mark.word("tribute")
def test_tributes():
    d = table(you=hand("Deal") + attack("Kuriboh", "Battle Ox"), cards=[deal(w.tribute(1, w.FIEND))])
    d.activate("Deal")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], ["Kuriboh", "Deal"])
    assert d.events("move")[0].causes == {"cost", "tribute"}
    d = table(you=hand("Deal") + attack("Kuriboh"), cards=[deal(w.tribute(2))])
    assert d.why_not("Deal") == ["J-EFF-12"]
    assert spoken(w.tribute()) == "Tribute 1 monster you control."
    assert spoken(w.tribute(2, w.FACE_UP & w.DARK)) == "Tribute 2 face-up DARK monsters you control."


@pytest.mark.word("TributeThis")
def test_this_card_is_tributed():
    bomb = effect_monster("Bomb", w.ignition(w.Destroy(w.TARGET), target=w.MONSTER, cost=w.TributeThis()))
    d = table(you=attack("Bomb"), them=attack("Battle Ox"), cards=[bomb]).activate("Bomb")
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Bomb"], ["Battle Ox"])
    assert table(you=attack("Bomb"), cards=[bomb]).why_not("Bomb", "activate") == ["J-EFF-12"]
    assert spoken(w.TributeThis()) == "Tribute this card."


@pytest.mark.word("DiscardThis", "FROM_HAND")
def test_this_card_is_discarded():
    spark = effect_monster("Spark", w.quick(w.Damage(500), cost=w.DiscardThis(), zones=w.FROM_HAND))
    d = table(you=hand("Spark"), them=hand("Battle Ox"), turn=THEM, cards=[spark])
    d.summon("Battle Ox").respond("Spark")
    assert (d.lp(THEM), d.graveyard(YOU)) == (7500, ["Spark"])
    assert not table(you=attack("Spark"), cards=[spark]).can("activate", "Spark")
    text = spark.effects[0].text()
    assert text == "In either player's turn: Discard this card. Inflict 500 damage to the opponent."


@pytest.mark.word("SendThisCard")
def test_this_card_is_sent():
    lamp = magic("Lamp", w.ignition(w.Draw(1), cost=w.SendThisCard()), icon="continuous")
    d = table(you=face_up("Lamp"), cards=[lamp]).activate("Lamp")
    assert (d.graveyard(YOU), len(d.hand(YOU))) == (["Lamp"], 1)
    assert lamp.effects[1].text() == (
        "In your Main Phase, while this card is face-up: Send this card to the Graveyard. Draw 1 card."
    )


@pytest.mark.rule("J-EFF-06")
def test_a_cost_is_paid_before_and_never_refunded():
    d = table(
        you=hand("Deal", "Battle Ox"), them=hand("Kuriboh") + set_("Magic Jammer"), cards=[deal(w.Pay(500))]
    )
    d.activate("Deal").respond("Magic Jammer")
    assert (d.lp(YOU), d.hand(YOU)) == (7500, ["Battle Ox"])


@pytest.mark.rule("J-EFF-12")
def test_targets_are_counted_without_what_is_paid():

    swap = magic("Deal", w.activate(w.Destroy(w.TARGET), target=w.MONSTER & w.YOURS, cost=w.tribute()))
    assert table(you=hand("Deal") + attack("Kuriboh"), cards=[swap]).why_not("Deal") == ["J-EFF-12"]
    d = table(you=hand("Deal") + attack("Kuriboh", "Battle Ox"), cards=[swap])
    d.activate("Deal", ["Battle Ox"], cost=["Kuriboh"])
    assert d.graveyard(YOU) == ["Kuriboh", "Battle Ox", "Deal"]

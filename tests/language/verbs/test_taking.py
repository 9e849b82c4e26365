"""Taking control, and equipping."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


@pytest.mark.word("TakeControl")
@pytest.mark.rule("J-CTRL-01")
@pytest.mark.parametrize(
    ("lasts", "words", "later"), [(w.FOREVER, "", YOU), (w.END_OF_TURN, " until the End Phase", THEM)]
)
def test_control_is_taken(lasts, words, later):
    take = spell(w.TakeControl(w.TARGET, lasts), target=w.MONSTER & w.THEIRS)
    d = table(you=hand("Spell"), them=attack("Battle Ox"), cards=[take]).activate("Spell")
    assert d.controller("Battle Ox") == YOU
    assert d.end_turn().controller("Battle Ox") == later
    full = attack("Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh")
    d = table(you=hand("Spell") + full, them=attack("Battle Ox"), cards=[take])
    assert d.why_not("Spell") == ["J-CTRL-01"]
    assert take.effects[0].text() == (
        f"Target 1 monster the opponent controls. Take control of the target{words}."
    )
    assert [deed.deed for deed in take.effects[0].deeds()] == ["take control"]


@pytest.mark.word("Equip")
@pytest.mark.rule("J-EQUIP-01")
def test_a_card_is_equipped():
    gear = magic(
        "Gear", w.continuous(w.equip_bonus(500)), icon="equip", equips=w.MONSTER & w.FACE_UP & w.THEIRS
    )
    d = table(you=hand("Gear"), them=attack("Battle Ox"), cards=[gear]).activate("Gear")
    assert (d.equipped_to("Gear"), d.attack_of("Battle Ox")) == ("Battle Ox", 2200)
    assert gear.effects[0].text() == "Equip only to a face-up monster the opponent controls."
    assert [deed.deed for deed in gear.effects[0].deeds()] == ["equip"]
    steal = magic(
        "Gear",
        w.activate(
            w.Equip(), w.TakeControl(w.TARGET, w.WHILE_SOURCE), target=w.MONSTER & w.FACE_UP, cost=w.Pay(800)
        ),
        icon="equip",
        equips=w.MONSTER & w.FACE_UP,
    )
    assert steal.effects[0].text() == (
        "Pay 800 Life Points. Equip to a face-up monster. Take control of the equipped monster."
    )


@pytest.mark.word("PayOrLose", "duty")
@pytest.mark.rule("J-EFF-07")
def test_an_upkeep():
    def scene(you):
        d = table(you=face_up("Fort") + list(you), them=hand("Kuriboh"), turn=THEM, cards=[fort])
        return d.end_turn()

    fort = magic("Fort", w.duty(w.PayOrLose(500), phase=w.STANDBY_PHASE, upkeep=True), icon="continuous")
    assert scene(lp(2000)).yes().lp(YOU) == 1500
    assert scene(lp(2000)).no().graveyard(YOU) == ["Fort"]
    assert scene(lp(500)).graveyard(YOU) == ["Fort"], "it cannot be paid"
    assert fort.effects[1].text() == "In your Standby Phase: Pay 500 Life Points, or this card is destroyed."
    assert [deed.deed for deed in fort.effects[1].deeds()] == ["pay", "destroy"]

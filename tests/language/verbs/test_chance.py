"""Coins and dice."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


@pytest.mark.word("TossCoins", "IfHeads")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize(("sides", "lives"), [((0, 0), 8000), ((1, 0), 8100), ((1, 1), 9000)])
def test_coins(sides, lives):
    toss = spell(w.TossCoins(2), w.IfHeads(2, 2, w.GainLife(1000)), w.IfHeads(1, 1, w.GainLife(100)))
    d = table(you=hand("Spell"), cards=[toss], chance=sides).activate("Spell")
    assert d.lp(YOU) == lives
    assert toss.effects[0].text() == (
        "Toss 2 coins. If 2 are heads, gain 1000 Life Points. If heads, gain 100 Life Points."
    )
    assert [(deed.deed, deed.sure) for deed in toss.effects[0].deeds()] == [
        ("chance", c.MUST),
        ("gain", c.MAY),
        ("gain", c.MAY),
    ]


@pytest.mark.word("RollDie", "IfRolled")
@pytest.mark.parametrize(("side", "lives"), [(0, 8600), (4, 8600), (5, 7000)])
def test_dice(side, lives):
    roll = spell(w.RollDie(), w.IfRolled(1, 5, w.GainLife(600)), w.IfRolled(6, 6, w.Damage(1000, of=0)))
    d = table(you=hand("Spell"), cards=[roll], chance=[side]).activate("Spell")
    assert d.lp(YOU) == lives
    assert roll.effects[0].text() == (
        "Roll a die. If it shows 1 to 5, gain 600 Life Points. "
        "If it shows 6, inflict 1000 damage to yourself."
    )

"""Ritual Summons by an effect; the rules of them are in tests/rules."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

RITE = magic("Rite", w.activate(w.RitualSummon("Hungry Burger", 6)))


@pytest.mark.word("RitualSummon")
@pytest.mark.rule("J-RIT-02", "J-RIT-04")
def test_tributes_of_enough_levels_and_none_too_many():
    d = table(you=hand("Rite", "Hungry Burger") + attack("Battle Ox", "Kuriboh", "Silver Fang"), cards=[RITE])
    d.activate("Rite")
    assert d.options() == ["pick Battle Ox", "pick Silver Fang"], "Kuriboh is never needed"
    d.pick("Battle Ox").choose("attack")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (
        ["Kuriboh", "Hungry Burger"],
        ["Battle Ox", "Silver Fang", "Rite"],
    )
    assert d.events("move")[0].causes == {"tribute"}
    assert d.card("Hungry Burger").proper


@pytest.mark.parametrize(
    ("you", "rule"),
    [
        (hand("Rite") + attack("Summoned Skull"), "R-RIT-01"),
        (hand("Rite", "Hungry Burger") + attack("Battle Ox"), "R-RIT-02"),
    ],
)
def test_why_it_cannot_be_used(you, rule):
    assert table(you=you, cards=[RITE]).why_not("Rite") == [rule]


def test_it_says_what_it_does():
    assert RITE.effects[0].text() == (
        'Ritual Summon "Hungry Burger" from your hand: '
        "Tribute monsters from your hand or field with total Levels of 6 or more."
    )
    assert [deed.deed for deed in RITE.effects[0].deeds()] == ["special summon"]

"""Fusion Summons by an effect; the rules of them are in tests/rules."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

FUSE = magic("Fuse", w.activate(w.FusionSummon()))


@pytest.mark.word("FusionSummon")
@pytest.mark.rule("J-FUS-01", "J-FUS-05")
def test_materials_go_and_the_monster_is_properly_summoned():
    d = table(
        you=hand("Fuse", "Mystic Horseman") + attack("Battle Ox") + fusion_deck("Rabid Horseman"),
        cards=[FUSE],
    )
    d.activate("Fuse", ["Battle Ox"]).choose("defense")
    assert (d.monsters(YOU), d.position("Rabid Horseman")) == (["Rabid Horseman"], "defense")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Fuse", "Mystic Horseman"]
    assert d.events("move")[0].causes == {"material"}
    assert d.card("Rabid Horseman").proper


@pytest.mark.rule("R-FUS-02")
def test_without_all_materials_it_cannot_be_used():
    d = table(you=hand("Fuse", "Mystic Horseman") + fusion_deck("Rabid Horseman"), cards=[FUSE])
    assert d.why_not("Fuse") == ["R-FUS-02"]
    none = magic("Ban", w.continuous(w.no_summons()), icon="field")
    d = table(
        you=hand("Fuse", "Mystic Horseman", "Battle Ox") + field("Ban") + fusion_deck("Rabid Horseman"),
        cards=[FUSE, none],
    )
    assert d.why_not("Fuse") == ["R-GEN-01"]


def test_it_says_what_it_does():
    assert FUSE.effects[0].text() == (
        "Fusion Summon 1 Fusion Monster from your Fusion Deck: "
        "send its Fusion Material Monsters from your hand or field to the Graveyard."
    )
    assert [deed.deed for deed in FUSE.effects[0].deeds()] == ["special summon"]

"""Kinds of card."""

import pytest
from scenario import *

from spellspeed.cards.catalogue import catalogue
from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.rule("R-KIND-01")
def test_there_are_three_kinds_of_card():
    d = table(you=attack("Battle Ox") + set_("Trap Hole") + hand("Pot of Greed"))
    seen = d.seen(YOU, YOU)
    assert (seen.monsters[0].kind, seen.monsters[0].frame) == ("monster", "normal")
    assert seen.hand[0].kind == "magic"
    assert seen.magic_traps[0].kind == "trap"


@pytest.mark.rule("R-KIND-02", "R-KIND-03", "R-KIND-04")
def test_a_monster_shows_type_attribute_and_level():
    d = table(them=attack("Battle Ox"))
    ox = d.seen(YOU, THEM).monsters[0]
    assert (ox.type, ox.attribute, ox.level) == ("Beast-Warrior", "EARTH", 4)


@pytest.mark.rule("R-KIND-04", "R-TRIB-01")
def test_the_level_tells_the_tributes():
    d = table(you=hand("Battle Ox", "Summoned Skull", "Cosmo Queen") + attack("Kuriboh"))
    assert d.can("summon", "Battle Ox")
    assert d.can("summon", "Summoned Skull")
    assert d.why_not("Cosmo Queen", "summon") == ["R-TRIB-01"]


@pytest.mark.rule("R-KIND-05")
def test_a_normal_monster_attacks_and_defends():
    d = table(you=attack("Battle Ox"), them=defense("Giant Soldier of Stone")).to_battle()
    d.attack("Battle Ox", "Giant Soldier of Stone")
    assert d.lp(YOU) == 7700
    assert d.monsters(THEM) == ["Giant Soldier of Stone"]


@pytest.mark.rule("R-KIND-05")
def test_a_normal_monster_is_a_tribute_a_cost_and_fusion_material():
    d = table(you=hand("Summoned Skull") + attack("Battle Ox")).summon("Summoned Skull", ["Battle Ox"])
    assert d.graveyard(YOU) == ["Battle Ox"]
    d = table(you=set_("Horn of Heaven") + attack("Battle Ox"), them=hand("Kuriboh"), turn=THEM)
    d.summon("Kuriboh").respond("Horn of Heaven", cost=["Battle Ox"]).resolve()
    assert d.graveyard(YOU) == ["Battle Ox", "Horn of Heaven"]
    d = table(
        you=hand("Polymerization", "Mystic Horseman") + attack("Battle Ox") + fusion_deck("Rabid Horseman")
    )
    d.activate("Polymerization", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]


@pytest.mark.rule("R-KIND-06")
def test_only_magic_and_traps_have_icons():
    for card in catalogue().by_name.values():
        facts = card.facts
        if facts.kind == c.MONSTER:
            assert facts.icon == c.NO_ICON
        elif facts.kind == c.TRAP:
            assert facts.icon in (c.NORMAL, c.CONTINUOUS, c.COUNTER), facts.name
        else:
            assert facts.icon in (c.NORMAL, c.CONTINUOUS, c.EQUIP, c.FIELD, c.QUICK_PLAY, c.RITUAL), (
                facts.name
            )


@pytest.mark.rule("R-KIND-06", "R-CHAIN-06")
@pytest.mark.parametrize(
    "name, icon",
    [
        ("Pot of Greed", "normal"),
        ("Imperial Order", "continuous"),
        ("Axe of Despair", "equip"),
        ("Umi", "field"),
        ("Mystical Space Typhoon", "quick-play"),
        ("Turtle Oath", "ritual"),
        ("Magic Jammer", "counter"),
    ],
)
def test_the_icon_is_shown(name, icon):
    assert table(you=hand(name)).seen(YOU, YOU).hand[0].icon == icon


@pytest.mark.rule("J-RIT-05")
def test_a_plain_fusion_or_ritual_monster_is_no_effect_monster_and_no_normal_monster():
    spare = magic("Spare the Rest", w.activate(w.Destroy(w.every(w.MONSTER & w.NORMAL_MONSTER))))
    names = ("Rabid Horseman", "Hungry Burger", "Kuriboh")
    d = table(you=hand("Spare the Rest"), them=attack(*names, "Battle Ox"), cards=[spare])
    d.activate("Spare the Rest")
    assert d.monsters(THEM) == list(names)
    for name in names[:2]:
        assert not d.card(name).facts.effect

"""Summons made by effects."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


def cast(*verbs, you=(), them=(), picks=(), **more):
    d = table(you=hand("Spell") + list(you), them=list(them), cards=[spell(*verbs, **more)])
    return d.activate("Spell", picks)


BACK = w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS)


@pytest.mark.word("SpecialSummon", "P_SET")
@pytest.mark.rule("J-SUM-07")
def test_special_summon():
    d = cast(w.SpecialSummon(w.TARGET), you=graveyard("Battle Ox"), target=BACK)
    assert d.options() == ["attack", "defense"]
    assert d.choose("defense").position("Battle Ox") == "defense"
    for position, is_in, words in (
        (w.P_ATTACK, "attack", " in Attack Position"),
        (w.P_DEFENSE, "defense", " in Defense Position"),
        (w.P_SET, "set", " in face-down Defense Position"),
    ):
        verb = w.SpecialSummon(w.TARGET, position=position)
        assert cast(verb, you=graveyard("Battle Ox"), target=BACK).position("Battle Ox") == is_in
        assert (
            text(verb, target=BACK)
            == f"Target 1 monster in your Graveyard. Special Summon the target{words}."
        )
    assert [deed.deed for deed in spell(w.SpecialSummon(w.TARGET)).effects[0].deeds()] == ["special summon"]


def test_special_summon_several_at_once_and_to_the_other_side():
    both = w.SpecialSummon(w.pick(w.revivable(w.MONSTER & w.IN_HAND & w.YOURS), 2), position=w.P_ATTACK, to=1)
    d = cast(both, you=hand("Battle Ox", "Kuriboh", "Silver Fang"))
    d.pick("Battle Ox", "Kuriboh")
    assert (d.monsters(THEM), [len(event.cards) for event in d.events("summon")]) == (
        ["Kuriboh", "Battle Ox"],
        [2],
    )
    assert text(both) == "Special Summon 2 monsters from your hand to the opponent's side in Attack Position."


@pytest.mark.rule("R-ZONE-02")
def test_no_special_summon_without_a_zone_or_where_it_is_forbidden():
    full = attack("Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh")
    d = table(you=hand("Monster Reborn") + graveyard("Battle Ox") + full)
    assert d.why_not("Monster Reborn") == ["R-ZONE-02"]


def test_a_linked_monster():
    call = trap(
        "Call",
        w.activate(w.SpecialSummon(w.TARGET, position=w.P_ATTACK, link=True), target=BACK),
        icon="continuous",
        linked=1,
    )
    d = table(you=set_("Call") + graveyard("Battle Ox") + hand("Mystical Space Typhoon"), cards=[call])
    d.activate("Call").resolve().activate("Mystical Space Typhoon").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.word("SummonTokens")
@pytest.mark.rule("R-TOK-01", "J-EFF-12")
def test_tokens():
    goats = w.SummonTokens("Sheep Token", 2)
    d = cast(goats)
    assert d.monsters(YOU) == ["Sheep Token", "Sheep Token"]
    assert d.position(at(YOU, 3)) == "defense"
    theirs = w.SummonTokens("Sheep Token", 1, position=w.P_ATTACK, to=1)
    assert cast(theirs).monsters(THEM) == ["Sheep Token"]
    d = table(you=hand("Spell") + attack("Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh"), cards=[spell(goats)])
    assert d.reasons("Spell")[0].sentence == "Spell: 2 free Monster Zones are needed, there are 1."
    assert text(goats) == "Special Summon 2 Sheep Tokens in Defense Position."
    assert text(theirs) == "Special Summon 1 Sheep Token to the opponent's side in Attack Position."
    assert [deed.deed for deed in spell(goats).effects[0].deeds()] == ["special summon"]


@pytest.mark.word("NormalSummon")
@pytest.mark.rule("J-SUM-10")
def test_one_more_normal_summon():
    d = cast(w.NormalSummon(), you=hand("Battle Ox", "Kuriboh"))
    d.choose("summon Battle Ox").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.can("summon", "Kuriboh"), "besides the one of the turn"
    d = table(you=hand("Spell", "Summoned Skull"), cards=[spell(w.NormalSummon())])
    assert d.why_not("Spell") == ["J-EFF-12"]
    assert (
        text(w.NormalSummon())
        == "Normal Summon or Set 1 monster; this does not use up the one you may make each turn."
    )
    assert [deed.deed for deed in spell(w.NormalSummon()).effects[0].deeds()] == ["normal summon"]


@pytest.mark.word("Procedure")
@pytest.mark.rule("J-SUM-06")
def test_a_special_summon_built_into_a_monster():
    needs = (w.Exists(w.MONSTER & w.IN_GRAVEYARD & w.YOURS),)
    fiend = effect_monster(
        "Late Fiend", cannot_be_summoned=w.NORMAL_SUMMON, procedure=w.Procedure(needs, w.tribute())
    )
    d = table(you=hand("Late Fiend") + attack("Kuriboh"), cards=[fiend])
    assert not d.can("special summon", "Late Fiend") and not d.can("summon", "Late Fiend")
    d = table(you=hand("Late Fiend") + attack("Kuriboh") + graveyard("Battle Ox"), cards=[fiend])
    d.special_summon("Late Fiend", position="attack").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Late Fiend"], ["Battle Ox", "Kuriboh"])

"""Life Points gained and lost by effects."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


def cast(*verbs, you=(), them=(), **more):
    return table(you=hand("Spell") + list(you), them=list(them), cards=[spell(*verbs, **more)]).activate(
        "Spell"
    )


@pytest.mark.word("GainLife")
def test_gain_life():
    assert cast(w.GainLife(700)).lp(YOU) == 8700
    assert cast(w.GainLife(700, of=1)).lp(THEM) == 8700
    d = cast(w.GainLife(attack_of=w.TARGET), them=attack("Battle Ox"), target=w.MONSTER)
    assert d.lp(YOU) == 9700
    assert text(w.GainLife(700)) == "Gain 700 Life Points."
    assert text(w.GainLife(700, of=1)) == "The opponent gains 700 Life Points."
    assert [deed.deed for deed in spell(w.GainLife(1)).effects[0].deeds()] == ["gain"]


@pytest.mark.word("Damage")
@pytest.mark.rule("J-DMG-09")
def test_damage():
    assert cast(w.Damage(300)).lp(THEM) == 7700
    assert cast(w.Damage(300, of=0)).lp(YOU) == 7700
    d = cast(w.Damage(300, each=w.MONSTER & w.THEIRS), them=attack("Kuriboh", "Battle Ox"))
    assert d.lp(THEM) == 7400
    assert [event.amount for event in d.events("effect-damage")] == [600]
    assert d.events("battle-damage") == []
    assert text(w.Damage(300)) == "Inflict 300 damage to the opponent."
    assert text(w.Damage(300, of=0)) == "Inflict 300 damage to yourself."
    assert text(w.Damage(300, each=w.MONSTER & w.THEIRS)) == (
        "Inflict 300 damage to the opponent for each monster the opponent controls."
    )
    assert [deed.deed for deed in spell(w.Damage(1)).effects[0].deeds()] == ["damage"]


@pytest.mark.rule("J-WIN-02")
def test_damage_to_both_by_the_atk_a_card_had():
    ring = (w.Destroy(w.TARGET), w.IfDid(w.Damage(attack_of=w.TARGET, both=True)))
    d = cast(*ring, them=attack("Battle Ox"), target=w.MONSTER)
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 6300)
    assert len({event.moment for event in d.events("effect-damage")}) == 1
    assert cast(*ring, you=lp(100), them=attack("Battle Ox") + lp(100), target=w.MONSTER).winner == DRAW
    assert text(*ring, target=w.MONSTER).endswith(
        "If you do, inflict damage to both players equal to the ATK of the target."
    )


@pytest.mark.word("Damage")
@pytest.mark.rule("J-WIN-02")
def test_damage_may_hurt_its_own_player_at_once_and_grow_with_what_fits():
    fire = magic("Fire", w.activate(w.Damage(1000, yours=500)))
    d = table(you=hand("Fire") + lp(500), them=lp(1000), cards=[fire]).activate("Fire")
    assert d.over and d.winner == DRAW
    more = magic(
        "More", w.activate(w.Damage(700, more=300, each=w.Named("Kuriboh") & w.IN_GRAVEYARD & w.YOURS))
    )
    d = table(you=hand("More") + graveyard("Kuriboh", "Kuriboh"), cards=[more]).activate("More")
    assert d.lp(THEM) == 6700
    assert table(you=hand("More"), cards=[more]).activate("More").lp(THEM) == 7300

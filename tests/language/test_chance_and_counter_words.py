"""Words of coins, dice and counters, and the bans and costs that came with them."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def cast(*verbs, you=(), them=(), chance=(), **more):
    spell = magic("Spell", w.activate(*verbs, **more))
    return table(you=hand("Spell") + list(you), them=list(them), cards=[spell], chance=list(chance)).activate(
        "Spell"
    )


@pytest.mark.word("RollAgainst")
@pytest.mark.rule("J-EFF-14")
def test_both_players_roll_until_one_has_more():
    d = cast(w.RollAgainst(100, six=900), chance=[1, 1, 0, 3])
    assert (d.lp(YOU), d.lp(THEM)) == (7600, 8000)
    assert cast(w.RollAgainst(100, six=900), chance=[5, 3]).lp(THEM) == 7100


@pytest.mark.word("of_that_level")
def test_of_that_level():
    strike = (w.RollDie(), w.Destroy(w.of_that_level(w.MONSTER & w.FACE_UP)))
    d = cast(*strike, them=attack("Battle Ox", "Cosmo Queen"), chance=[3])
    assert d.monsters(THEM) == ["Cosmo Queen"]
    assert cast(*strike, them=attack("Battle Ox", "Cosmo Queen"), chance=[5]).monsters(THEM) == ["Battle Ox"]


@pytest.mark.word("IfSo")
def test_if_so():
    either = w.IfSo(w.Exists(w.MONSTER), w.Damage(100), otherwise=w.GainLife(100))
    assert cast(either, them=attack("Kuriboh")).lp(THEM) == 7900
    assert cast(either).lp(YOU) == 8100
    assert either.text() == (
        "if a monster is on the field, inflict 100 damage to the opponent; otherwise, gain 100 Life Points"
    )


@pytest.mark.word("IfDid")
def test_if_you_do_and_otherwise():
    either = (w.Destroy(w.every(w.MONSTER, needed=False)), w.IfDid(w.Damage(100), otherwise=w.GainLife(100)))
    assert cast(*either, them=attack("Kuriboh")).lp(THEM) == 7900
    assert cast(*either).lp(YOU) == 8100


@pytest.mark.word("TakeAllCounters", "HOLDS_COUNTERS", "NO_LIMIT")
@pytest.mark.rule("J-EFF-18")
def test_counters_are_put_where_there_is_room_and_taken_from_all():
    jar = effect_monster(
        "Jar",
        w.continuous(w.Bonus(w.THIS_CARD, attack=100, each_counter=w.SPELL_COUNTER)),
        attack=0,
        counters=1,
    )
    well = effect_monster(
        "Well",
        w.continuous(w.Bonus(w.THIS_CARD, attack=100, each_counter=w.SPELL_COUNTER)),
        attack=0,
        counters=w.NO_LIMIT,
    )
    give = magic("Give", w.activate(w.PutCounters(1, w.every(w.CARD & w.ON_FIELD & w.HOLDS_COUNTERS))))
    take = magic("Take", w.activate(w.TakeAllCounters()))
    d = table(
        you=hand("Give", "Give", "Take") + attack("Jar"), them=attack("Well"), cards=[jar, well, give, take]
    )
    d.activate("Give").activate("Give")
    assert (d.attack_of("Jar"), d.attack_of("Well")) == (100, 200)
    d.activate("Take")
    assert (d.attack_of("Jar"), d.attack_of("Well")) == (0, 0)


@pytest.mark.word("CounterOrLose")
@pytest.mark.rule("J-EFF-07")
def test_a_counter_or_this_card():
    eater = effect_monster("Eater", w.duty(w.CounterOrLose(), phase=w.STANDBY_PHASE, upkeep=True), counters=2)
    d = table(you=attack("Eater", notes={"Spell Counter": 1}), turn=THEM, cards=[eater]).end_turn()
    assert d.pick("Eater").monsters(YOU) == ["Eater"]
    assert table(you=attack("Eater"), turn=THEM, cards=[eater]).end_turn().graveyard(YOU) == ["Eater"]


@pytest.mark.word("no_special_summons", "no_new_monsters")
@pytest.mark.rule("J-EFF-12")
def test_bans_of_new_monsters():
    stone = effect_monster("Stone", w.continuous(w.no_special_summons()))
    d = table(
        you=hand("Monster Reborn", "Kuriboh") + graveyard("Kuriboh"), them=attack("Stone"), cards=[stone]
    )
    assert d.why_not("Monster Reborn") and d.can("summon", "Kuriboh")
    wall = effect_monster("Wall", w.continuous(w.no_new_monsters(1)))
    d = table(you=hand("Kuriboh") + set_("Battle Ox"), them=attack("Wall"), cards=[wall])
    assert d.why_not("Kuriboh", "set") and d.why_not("Kuriboh", "summon") and d.can("flip", "Battle Ox")


@pytest.mark.word("DiscardRandom")
@pytest.mark.rule("J-EFF-06")
def test_a_random_discard_as_a_cost():
    d = cast(w.Damage(100), you=hand("Kuriboh", "Sparks"), chance=[1], cost=w.DiscardRandom())
    assert (d.lp(THEM), d.hand(YOU)) == (7900, ["Kuriboh"])

"""Words that count, skip and end turns and phases, and damage for what happens."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("CountTurns")
def test_a_card_counts_your_standby_phases():
    clock = magic(
        "Clock",
        w.activate(oath=(w.CountTurns(),)),
        w.ignition(w.Damage(100, per_turn=True), cost=w.SendThisCard()),
        icon="continuous",
    )
    d = table(you=hand("Clock"), cards=[clock]).activate("Clock").end_turn().end_turn().end_turn().end_turn()
    assert d.activate("Clock").lp(THEM) == 7800


@pytest.mark.word("skips_turn")
def test_a_turn_is_skipped():
    rest = magic("Rest", w.activate(w.Leave(w.skips_turn(1), until=w.FOREVER)))
    d = table(you=hand("Rest"), cards=[rest]).activate("Rest").end_turn()
    assert (d.turn_player, d.turn, d.hand(THEM)) == (YOU, 7, [])
    assert d.end_turn().turn_player == THEM


@pytest.mark.card("Axe of Despair")
def test_a_skipped_turn_ends_what_was_negated_until_its_end():
    rest = magic("Rest", w.activate(w.Leave(w.skips_turn(1), until=w.FOREVER)))
    hush = magic(
        "Hush", w.activate(w.Leave(w.negates(w.MAGIC & w.EQUIP_ICON), until=w.END_OF_THEIR_NEXT_TURN))
    )
    mine = hand("Rest", "Hush") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox")
    d = table(you=mine, cards=[rest, hush]).activate("Hush").activate("Rest").resolve()
    assert d.attack_of("Battle Ox") == 1700
    assert d.end_turn().attack_of("Battle Ox") == 2700


@pytest.mark.word("GoToEndPhase")
def test_the_end_phase_comes_at_once():
    end = magic("End", w.activate(w.GoToEndPhase()))
    d = table(you=hand("End"), cards=[end]).activate("End")
    assert (d.turn_player, d.turn) == (THEM, 6)


@pytest.mark.word("NoNextBattlePhase")
def test_the_next_battle_phase_of_the_opponent_is_skipped():
    peace = magic("Peace", w.activate(w.NoNextBattlePhase()))
    d = table(you=hand("Peace"), cards=[peace]).activate("Peace").end_turn()
    assert not d.can_go(BATTLE_PHASE)
    assert d.end_turn().end_turn().can_go(BATTLE_PHASE)


@pytest.mark.word("DamageEachBurn")
def test_more_damage_with_each_damage():
    room = magic("Room", w.continuous(w.DamageEachBurn(50)), icon="continuous")
    d = table(you=face_up("Room") + hand("Sparks"), cards=[room]).activate("Sparks").resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (7750, 8000)


@pytest.mark.word("LINKED_CARD")
def test_what_a_card_is_linked_with_need_be_no_monster():
    leech = magic(
        "Leech",
        w.activate(w.LinkTo(w.TARGET), target=w.MAGIC & w.FACE_UP & w.ON_FIELD),
        w.ignition(w.Destroy(w.every(w.CARD & w.LINKED_CARD & w.ON_FIELD)), once=1),
        icon="continuous",
    )
    d = table(you=hand("Leech"), them=field("Yami"), cards=[leech]).activate("Leech").activate("Leech")
    assert d.graveyard(THEM) == ["Yami"]


@pytest.mark.word("Summoned")
@pytest.mark.rule("R-TRIB-03")
def test_a_monster_may_take_one_more_tribute_than_it_needs():
    greedy = effect_monster(
        "Greedy",
        w.trigger(w.Damage(100), when=w.Summoned(w.TRIBUTE_SUMMON, this=True, tributes=2)),
        level=5,
    )
    mine = hand("Greedy") + attack("Kuriboh", "Battle Ox")
    assert table(you=mine, cards=[greedy]).summon("Greedy", tributes=["Kuriboh"]).done().lp(THEM) == 8000
    d = table(you=mine, cards=[greedy]).summon("Greedy", tributes=["Kuriboh", "Battle Ox"])
    assert d.lp(THEM) == 7900

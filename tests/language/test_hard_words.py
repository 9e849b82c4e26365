"""Words for effects that wait and count, that win the Duel, that lock the Graveyards."""

import pytest
from scenario import *

from spellspeed.language import words as w
from spellspeed.language.check import check_card
from spellspeed.language.effects import CardEffect

pytestmark = both_seats


def last_turns(d, count):
    for _ in range(count):
        d.end_turn()
    return d


@pytest.mark.word("WinDuel")
@pytest.mark.rule("J-WIN-10")
@pytest.mark.parametrize(("of", "winner"), [(0, YOU), (1, THEM)])
def test_a_card_wins_the_duel(of, winner):
    crown = magic("Crown", w.activate(w.WinDuel(of=of)))
    d = table(hand("Crown"), cards=[crown])
    d.activate("Crown").resolve()
    assert (d.winner, d.rule) == (winner, "J-WIN-10")


@pytest.mark.word("WinDuel")
@pytest.mark.rule("J-WIN-07")
def test_who_wins_and_loses_at_once_draws():
    crown = magic("Crown", w.activate(w.WinDuel(), w.Damage(8000, of=0)))
    d = table(hand("Crown"), cards=[crown])
    d.activate("Crown").resolve()
    assert (d.winner, d.rule) == (DRAW, "J-WIN-07")


@pytest.mark.word("TURN_END", "Due")
def test_what_is_due_at_the_end_of_a_turn_comes_after_the_hand_limit():
    later = w.Due(w.duty(w.Damage(500), phase=w.TURN_END, whose=2), after=2)
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(hand("Fuse"), cards=[fuse])
    d.activate("Fuse").resolve().end_turn()
    assert d.lp(THEM) == 8000
    d.end_turn()
    assert d.lp(THEM) == 7500
    last_turns(d, 2)
    assert d.lp(THEM) == 7500
    assert fuse.effects[0].text() == (
        "At the end of the 2nd turn, counting this one: Inflict 500 damage to the opponent."
    )


@pytest.mark.word("Due", "STANDBY_PHASE")
def test_an_effect_may_be_due_in_the_nth_phase():
    later = w.Due(w.duty(w.Damage(500), phase=w.STANDBY_PHASE, whose=1), after=2)
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(hand("Fuse"), cards=[fuse])
    d.activate("Fuse").resolve()
    assert "in the opponent's 2nd Standby Phase after this" in fuse.effects[0].text().lower().replace(
        "standby phase", "Standby Phase"
    )
    last_turns(d, 2)
    assert d.lp(THEM) == 8000
    d.end_turn()
    assert d.lp(THEM) == 7500


@pytest.mark.word("Due", "skips")
@pytest.mark.rule("J-PHASE-03")
def test_an_effect_due_in_the_next_phase_is_lost_when_that_is_skipped():
    later = w.Due(w.duty(w.Damage(500), phase=w.STANDBY_PHASE, whose=1))
    book = magic("Book", w.activate(w.Leave(w.skips(w.STANDBY_PHASE, 1), until=w.FOREVER)))
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    d = table(hand("Fuse", "Book"), cards=[fuse, book])
    d.activate("Fuse").resolve()
    d.activate("Book").resolve()
    last_turns(d, 4)
    assert d.lp(THEM) == 8000


@pytest.mark.word("AdvanceCount")
def test_a_turn_count_moves_at_once():
    later = w.Due(w.duty(w.Damage(500), phase=w.TURN_END, whose=2), after=3, clock=True)
    fuse = magic("Fuse", w.activate(w.Leave(later, until=w.FOREVER)))
    clock = magic("Clock", w.activate(w.AdvanceCount(2)))
    d = table(hand("Fuse", "Clock"), cards=[fuse, clock])
    assert d.why_not("Clock") == ["J-EFF-12"]
    d.activate("Fuse").resolve()
    d.activate("Clock").resolve().end_turn()
    assert d.lp(THEM) == 7500


@pytest.mark.word("TURN_END")
def test_a_printed_duty_has_a_phase():
    odd = effect_monster("Odd", w.duty(w.Damage(100), phase=w.TURN_END))
    assert any("TURN_END" in problem for problem in check_card(odd))
    assert isinstance(odd.effects[0], CardEffect)


# -- removed for a time -----------------------------------------------------------------------------


@pytest.mark.word("RemoveForNow", "BringBack", "REMOVED_BY_THIS", "UNTIL_DONE")
def test_a_card_removes_monsters_and_brings_its_own_back():
    away = w.activate(w.RemoveForNow(w.TARGET, keeps_zone=True), target=w.MONSTER)
    tower = magic("Tower", away, w.ignition(w.BringBack(w.REMOVED_BY_THIS)), remains=w.UNTIL_DONE)
    d = table(hand("Tower"), defense("Battle Ox", zone=2) + removed("Kuriboh"), cards=[tower])
    d.activate("Tower").resolve()
    assert d.removed(THEM) == ["Kuriboh", "Battle Ox"]
    assert d.seen(YOU, THEM).kept == (2,)
    d.activate("Tower").resolve()
    assert (d.removed(THEM), d.zones(THEM)[1], d.position("Battle Ox")) == (
        ["Kuriboh"],
        "Battle Ox",
        "defense",
    )
    assert d.seen(YOU, THEM).kept == ()
    assert not d.can("activate", "Tower")


@pytest.mark.word("MONSTERS_REMOVED_BY_THIS")
def test_what_a_card_removed_it_knows_in_the_graveyard():
    pit = magic(
        "Pit",
        w.activate(w.RemoveForNow(w.every(w.MONSTER))),
        w.trigger(
            w.ToHand(w.MONSTERS_REMOVED_BY_THIS), when=w.Sent(causes=w.IS_DESTROYED), zones=w.FROM_GRAVEYARD
        ),
        icon="continuous",
    )
    d = table(hand("Pit", "Heavy Storm"), attack("Battle Ox", "Silver Fang"), cards=[pit])
    d.activate("Pit").resolve()
    d.activate("Heavy Storm").resolve()
    assert sorted(d.hand(THEM)) == ["Battle Ox", "Silver Fang"]


@pytest.mark.word("RemoveForNow")
@pytest.mark.rule("J-SUM-08")
def test_a_monster_that_finds_its_side_full_is_lost():
    back = w.Due(w.duty(w.BringBack(w.TARGET), phase=w.END_PHASE, whose=2))
    leave = w.Leave(back, until=w.FOREVER, which=w.chosen("removed", "it"))
    pit = magic("Pit", w.activate(w.RemoveForNow(w.TARGET), leave, target=w.MONSTER))
    d = table(hand("Pit", "Kuriboh") + attack("Battle Ox", *["Silver Fang"] * 4), cards=[pit])
    d.activate("Pit", ["Battle Ox"]).resolve()
    d.summon("Kuriboh").resolve().end_turn()
    assert d.graveyard(YOU) == ["Pit", "Battle Ox"]


@pytest.mark.word("at_random")
def test_cards_are_chosen_by_chance():
    thief = magic("Thief", w.activate(w.SendAway(w.at_random(w.IN_HAND & w.THEIRS, 2))))
    d = table(hand("Thief"), hand("Kuriboh", "Sangan", "Jinzo"), cards=[thief], chance=[2, 0])
    d.activate("Thief").resolve()
    assert (d.hand(THEM), sorted(d.graveyard(THEM))) == (["Sangan"], ["Jinzo", "Kuriboh"])
    assert thief.effects[0].text() == "Send 2 random cards from the opponent's hand to the Graveyard."
    assert "J-EFF-12" in table(hand("Thief"), cards=[thief]).why_not("Thief")


@pytest.mark.word("UNTIL_DONE")
@pytest.mark.rule("J-MAG-05")
@pytest.mark.parametrize("answer", ["", "Mystical Space Typhoon", "Imperial Order"])
def test_a_card_that_stays_by_its_own_effect(answer):
    draw = w.activate(w.Draw(1), w.Leave(w.cannot_attack(w.MONSTER & w.THEIRS), w.WHILE_SOURCE))
    lamp = magic("Lamp", draw, remains=w.UNTIL_DONE)
    d = table(hand("Lamp"), set_(answer) if answer else (), cards=[lamp])
    d.activate("Lamp")
    (d.respond(answer) if answer else d).resolve()
    assert d.magic_traps(YOU) == ([] if answer else ["Lamp"])
    assert len(d.hand(YOU)) == (0 if answer == "Imperial Order" else 1)

"""The words of scenes themselves: what they refuse, and how a failing test reads."""

import pytest
from scenario import *

from spellspeed.language import words as w


def refusal(action):
    with pytest.raises(AssertionError) as caught:
        action()
    return str(caught.value)


def test_a_play_that_is_not_offered_shows_field_question_options_and_reasons():
    d = table(you=attack("Battle Ox"), them=set_("Kuriboh") + lp(1234)).to_battle()
    assert refusal(lambda: d.attack("Battle Ox")).splitlines() == [
        "attack Battle Ox > direct: it is not offered",
        "",
        "turn: 5, you, Battle Phase",
        "them LP: 1234",
        "them hand: none",
        "them deck: Cosmo Queen x20",
        "them monsters: 1 (set) Kuriboh (300/200)",
        "you monsters: 1 Battle Ox ATK (1700/1000)",
        "you deck: Cosmo Queen x20",
        "you hand: none",
        "you LP: 8000",
        "# asked: you: Your move (Battle Step)",
        "options: attack Battle Ox > Kuriboh, Main Phase 2",
        "why not: R-BP-08: Battle Ox: the opponent has monsters, so one of them must be the target.",
    ]


def test_a_refused_play_leaves_the_duel_as_it_was():
    d = table(you=hand("Summoned Skull"), them=set_("Reinforcements") + attack("Battle Ox"))
    before, events = d.picture(), len(d.log)
    refusal(lambda: d.summon("Summoned Skull"))
    refusal(lambda: d.respond("Reinforcements"))
    assert (d.picture(), len(d.log)) == (before, events)


def test_an_action_lets_everybody_pass_and_stops_at_the_next_question():
    d = table(you=hand("Kuriboh", "Trap Hole"), them=set_("Reinforcements") + attack("Battle Ox"))
    assert d.summon("Kuriboh").asked == THEM
    assert d.set("Trap Hole").asked == THEM
    assert d.resolve().asked == YOU


def test_only_an_answer_responds():
    d = table(you=set_("Reinforcements") + attack("Battle Ox"))
    assert "nobody is asked to respond with it" in refusal(lambda: d.respond("Reinforcements"))
    assert d.activate("Reinforcements").resolve().attack_of("Battle Ox") == 2200


def test_a_name_that_two_cards_on_the_field_have_is_not_enough():
    d = table(you=attack("Kuriboh", "Kuriboh"), them=attack("Kuriboh")).to_battle()
    assert "more than one is meant; say in which zone" in refusal(lambda: d.attack("Kuriboh", "Kuriboh"))
    assert "3 cards on the field are called 'Kuriboh'" in refusal(lambda: d.position("Kuriboh"))
    d.attack(at(YOU, 2), at(THEM, 1))
    assert d.zones(YOU) == ["Kuriboh", None, None, None, None]


def test_equal_cards_in_a_hand_are_all_the_same():
    d = table(you=hand("Kuriboh", "Kuriboh")).summon("Kuriboh")
    assert d.hand(YOU) == ["Kuriboh"]


def test_a_pick_that_nothing_asks_for_is_refused():
    d = table(you=hand("Summoned Skull") + attack("Kuriboh", "Battle Ox"))
    words = refusal(lambda: d.summon("Summoned Skull", tributes=["Gemini Elf"]))
    assert words.startswith("Gemini Elf cannot be picked")
    d = table(you=hand("Battle Ox") + attack("Kuriboh"))
    words = refusal(lambda: d.summon("Battle Ox", tributes=["Kuriboh"]))
    assert words.startswith("Kuriboh was to be picked, but nothing asked for it")


def test_the_only_pick_may_be_told_though_it_is_not_asked():
    d = table(you=hand("Summoned Skull") + attack("Kuriboh")).summon("Summoned Skull", tributes=["Kuriboh"])
    assert d.monsters(YOU) == ["Summoned Skull"]


def test_can_fails_where_no_would_tell_nothing():
    d = table(you=hand("Kuriboh"), them=set_("Reinforcements", "Waboku") + attack("Battle Ox"))
    assert "does not belong to the player who is asked" in refusal(lambda: d.can("activate", "Waboku"))
    d.summon("Kuriboh")
    assert "asks of an open state" in refusal(lambda: d.can("attack", "Kuriboh"))
    assert "asks of an open state" in refusal(lambda: d.can_go(BATTLE_PHASE))


def test_a_wrong_name_is_told_with_the_nearest():
    words = refusal(lambda: table(you=hand("Pot of Gread")))
    assert words.startswith('no card is called "Pot of Gread"; the nearest names are Pot of Greed')
    d = table(you=hand("Pot of Greed"))
    assert "Pot of Greed" in refusal(lambda: d.activate("Pot of Gread"))


def test_a_card_whose_effect_is_not_written_says_so():
    unwritten = magic("Blank", w.activate(w.Draw(1)))
    unwritten.written = False
    unwritten.activation = None
    d = table(you=hand("Blank"), cards=[unwritten])
    assert "the effect of Blank is not in the program yet" in refusal(lambda: d.activate("Blank"))


def test_parts_are_joined_by_plus_or_in_lists():
    first = table(you=attack("Battle Ox") + hand("Kuriboh") + lp(100))
    second = table(you=[attack("Battle Ox"), hand("Kuriboh"), lp(100)])
    assert first.picture() == second.picture()


def test_words_of_options_and_choices():
    d = table(you=hand("Monster Reborn") + graveyard("Battle Ox")).activate("Monster Reborn")
    assert d.options() == ["attack", "defense"]
    assert "no option is meant by 'sideways'" in refusal(lambda: d.choose("sideways"))
    assert d.choose("defense").position("Battle Ox") == "defense"


def test_when_the_duel_is_over_nobody_acts():
    d = table(you=attack("Battle Ox"), them=lp(100)).to_battle().attack("Battle Ox")
    assert "the duel is over" in refusal(lambda: d.attack("Battle Ox"))
    assert "nobody is asked anything" in refusal(lambda: d.options())


@both_seats
def test_both_seats_change_the_seats_and_not_the_players(request):
    d = table(you=hand("Kuriboh"), them=lp(100))
    assert d.state.turn_player == d.swapped == ("swapped" in request.node.name)
    assert (d.asked, d.turn_player, d.hand(YOU), d.lp(THEM)) == (YOU, YOU, ["Kuriboh"], 100)

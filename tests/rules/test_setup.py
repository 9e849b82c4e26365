"""The beginning of a Duel."""

import pytest
from scenario import *

pytestmark = both_seats


def names(prefix, count=40):
    """Different names, so that an order can be told."""
    return [f"{prefix} {number}" for number in range(count)]


def deck_cards(*prefixes):
    return [normal_monster(name) for prefix in prefixes for name in names(prefix)]


@pytest.mark.rule("R-GEN-02")
def test_two_players_sit_at_the_table():
    d = opening()
    assert {d.turn_player, 1 - d.turn_player} == {YOU, THEM}
    with pytest.raises(AssertionError, match="YOU or THEM"):
        d.lp(2)


@pytest.mark.rule("R-SETUP-01")
def test_the_players_greet_each_other_first():
    d = opening(shuffled=True)
    assert d.kinds()[0] == "greet"


@pytest.mark.rule("R-SETUP-02")
def test_both_decks_are_shuffled_before_the_opening_hands():
    cards = deck_cards("Mine", "Theirs")
    d = opening(names("Mine"), names("Theirs"), shuffled=True, seed=7, cards=cards)
    assert {event.player for event in d.events("shuffle")} == {YOU, THEM}
    assert d.kinds()[:4] == ["greet", "shuffle", "shuffle", "draw"]
    for seat, prefix in ((YOU, "Mine"), (THEM, "Theirs")):
        whole = d.hand(seat) + d.deck(seat)
        assert sorted(whole) == sorted(names(prefix))
        assert whole != names(prefix)


@pytest.mark.rule("R-SETUP-02")
def test_a_shuffle_comes_from_the_seed():
    cards = deck_cards("Mine", "Theirs")
    decks = [
        opening(names("Mine"), names("Theirs"), shuffled=True, seed=seed, cards=cards).deck(YOU)
        for seed in (1, 1, 2)
    ]
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.rule("R-SETUP-03", "J-PUB-01")
def test_the_deck_lies_face_down():
    d = opening(shuffled=True)
    for by in (YOU, THEM):
        for of in (YOU, THEM):
            assert d.seen(by, of).deck_count == len(d.deck(of))
    assert all(card.known == 0 for card in d.state.cards if card.zone == 1)


@pytest.mark.rule("R-SETUP-04", "J-PUB-01")
def test_the_fusion_deck_lies_face_down():
    d = opening(you_fusion=["Gaia the Dragon Champion"])
    assert d.fusion_deck(YOU) == ["Gaia the Dragon Champion"]
    assert [card.name for card in d.seen(YOU, YOU).fusion] == ["Gaia the Dragon Champion"]
    assert d.seen(THEM, YOU).fusion == ()
    assert d.seen(THEM, YOU).fusion_count == 1


@pytest.mark.rule("R-SETUP-07")
@pytest.mark.parametrize("first", [YOU, THEM])
def test_who_starts_is_settled_before_the_opening_hands(first):
    d = opening(first=first)
    assert d.turn_player == first
    assert d.events("greet")[0].player == first
    assert d.events("draw")[0].player == first


@pytest.mark.rule("R-SETUP-08")
def test_each_player_draws_five_from_the_top():
    cards = deck_cards("Mine", "Theirs")
    d = opening(names("Mine"), names("Theirs"), first=YOU, cards=cards)
    assert d.hand(THEM) == names("Theirs")[:5]
    assert d.hand(YOU)[:5] == names("Mine")[:5]
    assert [(event.player, event.amount) for event in d.events("draw")] == [(YOU, 5), (THEM, 5), (YOU, 1)]


@pytest.mark.rule("R-SETUP-09")
def test_the_first_turn_begins_when_both_hold_five():
    d = opening()
    assert d.kinds() == ["greet", "draw", "draw", "turn", "phase", "draw", "phase", "phase"]
    assert d.turn == 1


@pytest.mark.rule("J-SETUP-01")
def test_the_starting_player_draws_in_the_first_draw_phase():
    d = opening(first=THEM)
    assert (len(d.hand(THEM)), len(d.hand(YOU))) == (6, 5)


@pytest.mark.rule("J-SETUP-01")
def test_switch_first_turn_draw_off():
    d = opening(first=THEM, rules={"first_turn_draw": False})
    assert (len(d.hand(THEM)), len(d.hand(YOU))) == (5, 5)
    d.end_turn()
    assert len(d.hand(YOU)) == 6


@pytest.mark.rule("J-SETUP-02")
def test_an_opening_hand_is_kept():
    d = opening(["Cosmo Queen"] * 40)
    assert d.hand(YOU) == ["Cosmo Queen"] * 6
    assert d.kind == "act"


@pytest.mark.rule("J-SETUP-01", "R-PHASE-09", "R-PHASE-10")
def test_T01_the_first_turn_has_a_draw_and_no_battle_phase_and_no_main_phase_2():
    d = opening(["Battle Ox"] * 40, ["Battle Ox"] * 40)
    assert len(d.hand(YOU)) == 6
    d.summon("Battle Ox")
    assert not d.can_go(BATTLE_PHASE)
    assert not d.can_go(MAIN_2)
    d.end_turn()
    assert (d.turn, d.turn_player) == (2, THEM)
    assert d.can_go(BATTLE_PHASE)

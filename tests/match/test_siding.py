"""Exchanging cards with the Side Deck (R-DECK-08, R-DECK-10, J-DECK-03)."""

import msgspec
import pytest
from match_scenes import FUSIONS, MAIN, SIDE, WITH_FUSIONS, WITH_SIDE, WITHOUT, go, match, play

from spellspeed.match import NotNow, UnfairSwap


@pytest.fixture(params=[0, 1])
def seat(request):
    return request.param


def between(seat, deck=WITH_SIDE, other=WITHOUT):
    """After the first Duel; the player in this seat has this deck."""
    decks = (deck, other) if seat == 0 else (other, deck)
    return play(match(*decks), 0)


def refused(m, seat, out, into):
    before = m.decks
    with pytest.raises(UnfairSwap) as error:
        m.side(seat, out, into)
    assert m.decks == before
    return error.value.rule


@pytest.mark.rule("R-DECK-08", "R-MATCH-08")
def test_cards_are_exchanged_one_for_one(seat):
    m = between(seat)
    m.side(seat, MAIN[:2], SIDE[3:5])
    deck = m.decks[seat]
    assert len(deck.main) == 40 and len(deck.side) == 15
    assert sorted(deck.main) == sorted((*MAIN[2:], *SIDE[3:5]))
    assert sorted(deck.side) == sorted((*SIDE[:3], *SIDE[5:], *MAIN[:2]))
    go(m)
    held = [card.name for card in m.duel.state.cards if card.owner == seat]
    assert sorted(held) == sorted((*deck.main, *deck.fusion))


@pytest.mark.rule("R-DECK-08")
def test_the_deck_keeps_its_size(seat):
    m = between(seat)
    assert refused(m, seat, [], SIDE[:1]) == "R-DECK-08"
    assert refused(m, seat, MAIN[:2], SIDE[:1]) == "R-DECK-08"


@pytest.mark.rule("R-DECK-08")
def test_only_cards_that_are_there_are_exchanged(seat):
    m = between(seat)
    assert refused(m, seat, [MAIN[0]] * 2, SIDE[:2]) == "R-DECK-08"
    assert refused(m, seat, MAIN[:1], MAIN[1:2]) == "R-DECK-08"
    assert refused(m, seat, SIDE[:1], SIDE[1:2]) == "R-DECK-08"
    assert refused(m, seat, ["No Such Card"], SIDE[:1]) == "R-DECK-08"


@pytest.mark.rule("R-MATCH-08")
def test_a_card_may_come_in_and_go_out_again(seat):
    m = between(seat)
    m.side(seat, MAIN[:1], SIDE[:1])
    m.side(seat, SIDE[:1], MAIN[:1])
    assert m.decks[seat] == m.registered[seat]
    m.side(seat, MAIN[:1], SIDE[:1])
    m.unside(seat)
    assert m.decks[seat] == m.registered[seat]


@pytest.mark.rule("R-DECK-10")
def test_the_side_deck_is_not_used_before_the_first_duel(seat):
    decks = (WITH_SIDE, WITHOUT) if seat == 0 else (WITHOUT, WITH_SIDE)
    m = match(*decks)
    with pytest.raises(NotNow):
        m.side(seat, MAIN[:1], SIDE[:1])
    go(m)
    with pytest.raises(NotNow, match="a Duel is being played"):
        m.side(seat, MAIN[:1], SIDE[:1])
    assert m.decks == decks


@pytest.mark.rule("J-DECK-03")
def test_fusion_monsters_are_exchanged_with_the_fusion_deck_only(seat):
    m = between(seat, WITH_FUSIONS)
    assert refused(m, seat, MAIN[:1], FUSIONS[1:2]) == "J-DECK-03"
    assert refused(m, seat, FUSIONS[:1], SIDE[:1]) == "J-DECK-03"
    m.side(seat, (FUSIONS[0], MAIN[0]), (SIDE[0], FUSIONS[1]))
    deck = m.decks[seat]
    assert deck.fusion == FUSIONS[1:2]
    assert SIDE[0] in deck.main and MAIN[0] in deck.side and FUSIONS[0] in deck.side
    assert (len(deck.main), len(deck.side)) == (40, 15)


@pytest.mark.rule("R-MATCH-08")
def test_who_is_ready_exchanges_no_more(seat):
    m = between(seat, other=WITH_SIDE)
    m.ready(seat)
    with pytest.raises(NotNow, match="is done with exchanging"):
        m.side(seat, MAIN[:1], SIDE[:1])
    m.side(1 - seat, MAIN[:1], SIDE[:1])
    assert m.stage == "siding"
    m.ready(1 - seat)
    assert m.stage == "choice"


@pytest.mark.rule("R-MATCH-08")
def test_without_side_decks_the_match_goes_on_at_once():
    assert play(match(WITHOUT, WITHOUT), 0).stage == "choice"


# -- what the opponent sees -------------------------------------------------------------------------


@pytest.mark.rule("R-SETUP-05")
def test_a_side_deck_is_counted_out_and_stays_off_the_field(seat):
    decks = (WITH_SIDE, WITHOUT) if seat == 0 else (WITHOUT, WITH_SIDE)
    m = match(*decks)
    counted = [one.sentence for one in m.news if one.rule == "R-SETUP-05"]
    assert counted == [f"Player {seat + 1} counts out a Side Deck of 15 cards."]
    go(m)
    assert not {card.name for card in m.duel.state.cards} & set(SIDE)


@pytest.mark.rule("R-SETUP-06")
def test_the_side_deck_is_counted_again(seat):
    m = between(seat)
    m.side(seat, MAIN[:2], SIDE[:2])
    assert "R-SETUP-06" not in [one.rule for one in m.news]
    m.ready(seat)
    counted = [one.sentence for one in m.news if one.rule == "R-SETUP-06"]
    assert counted == [f"Player {seat + 1} counts out again a Side Deck of 15 cards."]
    assert m.view(1 - seat).side_counts[seat] == 15
    assert m.view(1 - seat).deck_counts[seat] == 40


@pytest.mark.rule("R-SETUP-05", "R-SETUP-06")
def test_the_opponent_cannot_tell_what_was_exchanged(seat):
    seen = []
    for cards in (0, 1, 5):
        m = between(seat)
        m.side(seat, MAIN[:cards], SIDE[:cards])
        m.ready(seat)
        seen.append(msgspec.json.encode(m.view(1 - seat)))
    assert len(set(seen)) == 1
    assert not any(name.encode() in seen[0] for name in SIDE)


# -- afterwards -------------------------------------------------------------------------------------


@pytest.mark.rule("J-MATCH-04")
def test_decks_go_back_to_what_was_registered(seat):
    m = between(seat)
    m.side(seat, MAIN[:2], SIDE[:2])
    play(m, 1)
    assert m.stage == "siding" and m.decks[seat] != m.registered[seat]  # not before the Match is over
    play(m, 0)
    assert m.stage == "over" and m.decks == m.registered
    assert m.registered[seat] == WITH_SIDE


@pytest.mark.rule("J-MATCH-04")
def test_decks_go_back_after_a_match_that_was_conceded(seat):
    m = between(seat)
    m.side(seat, MAIN[:2], SIDE[:2])
    m.concede(seat)
    assert m.decks == m.registered

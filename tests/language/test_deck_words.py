"""The words about Decks, hands and names: what is taken, turned up, held and declared."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("Mill")
def test_mill_takes_the_top_cards_of_the_deck_it_says():
    card = magic("Mill", w.activate(w.Mill(2), w.Mill(1, of=1)))
    d = table(you=hand("Mill") + deck("Jinzo", "Kuriboh"), them=deck("Sogen", "Umi"), cards=[card])
    d.activate("Mill").resolve()
    assert d.graveyard(YOU) == ["Jinzo", "Kuriboh", "Mill"]
    assert d.graveyard(THEM) == ["Sogen"]


@pytest.mark.word("search", "ShuffleDeck")
def test_the_opponent_searches_his_own_deck_which_is_shuffled():
    sel = w.MONSTER & w.IN_DECK & w.THEIRS
    card = magic(
        "Call", w.activate(w.ToHand(w.search(sel, by=1)), w.ShuffleDeck(after_search="picked", of=1))
    )
    d = table(you=hand("Call"), them=deck("Jinzo", "Kuriboh"), cards=[card]).activate("Call").resolve()
    assert d.asked == THEM
    d.pick("Kuriboh")
    assert (d.hand(THEM), d.hand(YOU)) == (["Kuriboh"], [])
    assert [one.player for one in d.events("shuffle")] == [THEM]


@pytest.mark.word("hand_limit")
@pytest.mark.rule("R-PHASE-12")
@pytest.mark.parametrize(("who", "yours", "theirs"), [(0, 8, 6), (1, 6, 8), (2, 8, 8)])
def test_a_hand_limit_is_of_you_the_opponent_or_both(who, yours, theirs):
    card = magic("Purse", w.continuous(w.hand_limit(8, who)), icon="continuous")
    d = table(you=hand(*["Umi"] * 9) + face_up("Purse"), them=hand(*["Sogen"] * 8), cards=[card]).end_turn()
    assert len(d.state.decision.picked) == 0 and d.state.decision.least == 9 - yours
    while d.kind == "choose":
        d.pick("Umi")
    d.end_turn()
    assert d.state.decision.least == 9 - theirs

"""The built-in decks can be played: every card of them is written, and every pair plays to the end."""

from itertools import combinations_with_replacement

import pytest

from spellspeed import Duel
from spellspeed.cards.library import library
from spellspeed.decks import builtin, builtin_names
from spellspeed.play.runs import run
from spellspeed.play.selfplay import Setup

CODES = sorted(builtin_names())


@pytest.mark.parametrize("code", CODES)
def test_every_card_of_a_built_in_deck_is_written(code: str) -> None:
    deck = builtin(code)
    scripts = library().scripts
    assert [name for name in (*deck.main, *deck.fusion) if not scripts[name].written] == []
    assert Duel.start(deck, deck, seed=1).state.decision is not None


@pytest.mark.parametrize("codes", list(combinations_with_replacement(CODES, 2)), ids=" against ".join)
def test_every_pair_of_built_in_decks_plays_to_the_end(codes: tuple[str, str]) -> None:
    found = run(Setup((builtin(codes[0]), builtin(codes[1])), seed=4), 6).report()
    assert (found["duels"], found["errors"]) == (6, 0)

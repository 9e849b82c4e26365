"""A view never depends on what its viewer may not know."""

from random import Random

import pytest
from random_duels import finish, states

from spellspeed.duel import constants as c
from spellspeed.protocol import encode
from spellspeed.redeal import redeal
from spellspeed.view import view

SEEDS = range(6)
EVERY = 5


def seen(duel, viewer):
    return encode(view(duel, viewer, duel.news))


def looked_at(seed):
    """Some of the questions of a random duel."""
    chance = Random(seed)
    return (duel for duel in states(seed) if chance.randrange(EVERY) == 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_views_do_not_change_with_hidden_cards(seed):
    for duel in looked_at(seed):
        before = [encode(view(duel, viewer)) for viewer in (0, 1, "public")]
        for player in (0, 1):
            twin = redeal(duel, player, seed, ask=player == duel.decision.player)
            assert encode(view(twin, player)) == before[player]
            assert encode(view(twin, "public")) == before[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_questions_do_not_change_with_hidden_cards(seed):
    for duel in looked_at(seed):
        player = duel.decision.player
        twin = redeal(duel, player, seed)
        assert encode(view(twin, player)) == encode(view(duel, player))


PLAIN = (c.TURN_BEGAN, c.PHASE_BEGAN, c.STEP_BEGAN, c.SET, c.POSITION_CHANGED)
"""Events that show no card which was hidden before."""


def is_plain(duel, player):
    """Has nothing happened but what is told alike whatever the hidden cards are?"""
    drawn = (event for event in duel.news if event.kind not in PLAIN)
    turned = duel.turned or any(card.zone == c.DECK and card.up for card in duel.cards)
    return not turned and all(event.kind == c.DRAWN and event.player != player for event in drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_follows_an_answer_is_told_alike(seed):
    """After a play that shows no hidden card, events and view are the same in both duels."""
    safe = (c.V_SET, c.V_CHANGE_POSITION, c.V_PHASE)
    for duel in looked_at(seed):
        player = duel.decision.player
        picks = [number for number, option in enumerate(duel.decision.options) if option.verb in safe]
        if duel.decision.kind != c.ACT or not picks:
            continue
        pick = picks[seed % len(picks)]
        twin = redeal(duel, player, seed)
        here = duel.clone()
        for one in (here, twin):
            one.choose(one.decision.options[pick])
        asked = all(one.decision is not None and one.decision.kind == c.ACT for one in (here, twin))
        if asked and is_plain(here, player) and is_plain(twin, player):
            assert seen(here, player) == seen(twin, player)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_law_has_teeth(seed):
    """Who sees everything does see the difference."""
    for duel in looked_at(seed):
        twin = redeal(duel, 0, seed, ask=False)
        assert encode(view(twin, "all")) != encode(view(duel, "all"))
        break


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redeal_changes_only_what_is_not_known(seed):
    for duel in looked_at(seed):
        for player in (0, 1):
            twin = redeal(duel, player, seed, ask=False)
            for owner in (0, 1):
                names = [
                    sorted(card.name for card in one.cards if card.owner == owner) for one in (duel, twin)
                ]
                assert names[0] == names[1]
            for old, new in zip(duel.cards, twin.cards, strict=True):
                assert old.ref == new.ref
                if old.known >> player & 1:
                    assert old is new
                elif old.on_field and not old.mixed:
                    assert (old.script.facts.kind == c.MONSTER) == (new.script.facts.kind == c.MONSTER)
            again = redeal(duel, player, seed, ask=False)
            assert [card.name for card in again.cards] == [card.name for card in twin.cards]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_duel_can_be_played_on(seed):
    for number, duel in enumerate(looked_at(seed)):
        if number % 10 == 0:
            twin = redeal(duel, duel.decision.player, seed)
            assert finish(twin, seed).decision is None

"""Views where cards are mixed, turned up, shuffled away and lent: decks full of such cards."""

from random import Random

import pytest
from random_duels import MOST, finish

from spellspeed.cards.library import library
from spellspeed.duel import constants as c
from spellspeed.duel.rules import Rules
from spellspeed.duel.setup import new_duel
from spellspeed.protocol import encode
from spellspeed.redeal import redeal
from spellspeed.saves import state_hash
from spellspeed.view import view

SEEDS = range(8)
EVERY = 4
HARD = (
    "Arsenal Robber",
    "Convulsion of Nature",
    "Cyber Jar",
    "Fiber Jar",
    "Magical Hats",
    "Morphing Jar",
    "Morphing Jar #2",
    "Needle Worm",
    "Painful Choice",
    "Parasite Paracide",
    "Pharaoh's Treasure",
    "Question",
    "Reasoning",
    "Book of Moon",
    "Stop Defense",
)
"""Cards that move many hidden cards, and some that turn monsters up and down."""


def hard_deck(chance):
    """40 cards: many copies of these, small monsters, and any others with effects."""
    facts = [script.facts for script in library().scripts.values() if script.written]
    others = [one for one in facts if one.frame not in (c.FRAME_FUSION, c.FRAME_TOKEN)]
    small = [one.name for one in others if one.kind == c.MONSTER and one.level <= 4]
    acting = [one.name for one in others if one.effect]
    return [
        chance.choice(names) for names, count in ((HARD, 18), (small, 12), (acting, 10)) for _ in range(count)
    ]


def hard_states(seed):
    """A random duel of two such decks at each of its questions."""
    chance = Random(seed)
    rules = Rules(zones="ask") if seed % 2 else Rules()
    decks = (hard_deck(chance), hard_deck(chance))
    duel = new_duel(library(), decks, ([], []), seed=seed, first=seed % 2, rules=rules)
    for _ in range(MOST):
        if duel.decision is None:
            return
        yield duel
        duel.choose(chance.choice(duel.decision.options))


def looked_at(seed):
    chance = Random(seed)
    return (duel for duel in hard_states(seed) if chance.randrange(EVERY) == 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_views_do_not_change_with_hidden_cards(seed):
    for number, duel in enumerate(looked_at(seed)):
        before = [encode(view(duel, viewer)) for viewer in (0, 1, "public")]
        for player in (0, 1):
            twin = redeal(duel, player, number, ask=player == duel.decision.player)
            assert encode(view(twin, player)) == before[player]
            assert encode(view(twin, "public")) == before[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_duel_can_be_played_on_and_a_copy_goes_on_alike(seed):
    for number, duel in enumerate(looked_at(seed)):
        if number % 12 == 0:
            assert finish(redeal(duel, duel.decision.player, number), number).decision is None
            assert state_hash(finish(duel.clone(), number)) == state_hash(finish(duel.clone(), number))

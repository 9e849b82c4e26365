"""Views where cards are mixed, turned up, shuffled away and lent: decks full of such cards."""

from random import Random

import pytest
from random_duels import MOST, finish
from scenario import *

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
    "Bait Doll",
    "Convulsion of Nature",
    "Cyber Jar",
    "Double Spell",
    "Fiber Jar",
    "Graverobber",
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


# -- what a player knows of mixed cards ---------------------------------------------------------------


def lying(duel, seat):
    """What lies in the Monster Zones, from the left."""
    pile = duel.pile(seat, c.MONSTER_ZONE)
    return tuple(duel.cards[uid].name if uid >= 0 else "" for uid in pile)


def test_a_redeal_does_not_know_under_which_hat_the_monster_is():
    d = table(
        you=attack("Battle Ox")
        + set_("Magical Hats")
        + deck("Umi", "Sogen", "Dark Hole", "Jinzo", rest=False),
        them=attack("Summoned Skull"),
        turn=THEM,
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Battle Ox").activate("Magical Hats").resolve().pick("Umi", "Sogen").resolve()
    twins = [lying(redeal(d.state, THEM, seed), YOU) for seed in range(40)]
    assert {names.index("Battle Ox") for names in twins} == {0, 1, 2, 3, 4} & {
        i for i, name in enumerate(lying(d.state, YOU)) if name
    }
    hats = {name for names in twins for name in names} - {"", "Battle Ox"}
    assert hats == {"Umi", "Sogen", "Dark Hole"}, "any card of the Deck that is no monster could lie there"
    assert {lying(redeal(d.state, YOU, seed), YOU) for seed in range(10)} == {lying(d.state, YOU)}


def test_a_redeal_knows_which_monsters_are_among_those_of_cyber_jar():
    d = table(
        you=set_("Cyber Jar") + deck("Battle Ox", "Kuriboh", "Sangan", "Umi", "Umi"), them=deck(*["Umi"] * 5)
    )
    d.flip("Cyber Jar").resolve().choose("attack").choose("set").choose("set")
    twins = [lying(redeal(d.state, THEM, seed), YOU) for seed in range(20)]
    assert {tuple(sorted(names)) for names in twins} == {tuple(sorted(lying(d.state, YOU)))}
    assert len(set(twins)) == 2


def test_a_redeal_does_not_know_where_in_a_deck_the_parasite_is():
    d = table(you=set_("Parasite Paracide"), them=deck("Umi", "Sogen", "Yami", "Kuriboh", rest=False))
    d.flip("Parasite Paracide").resolve()
    top = d.seen(YOU, THEM).deck_top
    places = {
        [card.name for card in redeal(d.state, YOU, seed).cards_in(THEM, c.DECK)].index("Parasite Paracide")
        for seed in range(40)
    }
    assert places == ({4} if top else {0, 1, 2, 3})


def test_a_redeal_leaves_a_deck_its_cards_while_its_player_looks_through_it():
    names = ("Umi", "Sogen", "Yami", "Forest", "Wasteland", "Mountain")
    d = table(
        you=hand("Painful Choice") + graveyard("Dark Hole") + deck(*names, rest=False),
        them=set_("Graverobber") + hand("Raigeki"),
        turn=THEM,
    )
    d.activate("Graverobber").resolve().set("Dark Hole").end_turn()
    d.activate("Painful Choice")
    twins = [redeal(d.state, YOU, seed, ask=False) for seed in range(20)]
    assert len({tuple(card.name for card in twin.cards_in(YOU, c.DECK)) for twin in twins}) > 1
    assert {tuple(sorted(card.name for card in twin.cards_in(YOU, c.DECK))) for twin in twins} == {
        tuple(sorted(card.name for card in d.state.cards_in(YOU, c.DECK)))
    }

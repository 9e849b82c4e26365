"""Random duels for the laws: any cards of the pool, any legal answers, the same for the same seed."""

from collections.abc import Iterator
from random import Random

from spellspeed.cards.library import library
from spellspeed.decks import Deck
from spellspeed.duel import constants as c
from spellspeed.duel.rules import JUDGE, Rules
from spellspeed.duel.setup import new_duel
from spellspeed.duel.state import State

MOST = 2000
"""Decisions after which a random duel is left alone."""


def random_deck(seed: int) -> tuple[list[str], list[str]]:
    """Names of 40 cards and of some Fusion Monsters: small monsters, cards with effects, and any others."""
    chance = Random(seed)
    scripts = library().scripts.values()
    facts = [script.facts for script in scripts]
    no_deck = (c.FRAME_FUSION, c.FRAME_TOKEN)
    acting = [one.facts.name for one in scripts if one.effects and one.facts.frame not in no_deck]
    small = [
        one.name for one in facts if one.kind == c.MONSTER and one.level <= 4 and one.frame <= c.FRAME_EFFECT
    ]
    others = [one.name for one in facts if one.frame != c.FRAME_FUSION and one.frame != c.FRAME_TOKEN]
    fusion = [one.name for one in facts if one.frame == c.FRAME_FUSION]
    parts = ((small, 14), (acting, 16), (others, 10))
    main = [chance.choice(names) for names, count in parts for _ in range(count)]
    return main, chance.sample(fusion, 3)


def plain_deck(name: str) -> Deck:
    """40 monsters without an effect, which every version of the program can play."""
    chance = Random(name)
    names = [
        script.facts.name
        for script in library().scripts.values()
        if script.facts.frame == c.FRAME_NORMAL and not script.facts.effect
    ]
    return Deck(name, tuple(chance.choice(names) for _ in range(40)))


def start(seed: int, rules: Rules = JUDGE, *, quiet: bool = False) -> State:
    """A duel of two random decks at its first question."""
    (one, one_fusion), (two, two_fusion) = random_deck(2 * seed), random_deck(2 * seed + 1)
    return new_duel(
        library(), (one, two), (one_fusion, two_fusion), seed=seed, first=seed % 2, rules=rules, quiet=quiet
    )


def states(seed: int, rules: Rules = JUDGE, *, quiet: bool = False) -> Iterator[State]:
    """The duel at each of its questions. Clone what you keep: it is one state that moves on."""
    duel = start(seed, rules, quiet=quiet)
    chance = Random(seed)
    for _ in range(MOST):
        if duel.decision is None:
            return
        yield duel
        duel.choose(chance.choice(duel.decision.options))


def finish(duel: State, seed: int) -> State:
    """Plays on at random to the end."""
    chance = Random(seed)
    for _ in range(MOST):
        if duel.decision is None:
            break
        duel.choose(chance.choice(duel.decision.options))
    return duel

"""Random duels for the laws: legal decks of written cards, any legal answers, the same for the same seed."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from spellspeed.cards.library import library
from spellspeed.decks import Deck, load_format
from spellspeed.duel import constants as c
from spellspeed.duel.rules import JUDGE, Rules
from spellspeed.duel.setup import new_duel
from spellspeed.duel.state import State

MOST = 3000
"""Decisions after which a random duel is left alone."""
LEAST, GREATEST = 40, 60
SMALL, ACTING = 14, 16
"""Of forty cards so many are small monsters and cards that do something; the rest are any cards."""
FUSIONS = 3


@cache
def pools() -> dict[str, list[str]]:
    """Names of the written cards, by what they are good for in a random deck."""
    facts = [script.facts for script in library().scripts.values() if script.written]
    main = [one for one in facts if one.frame not in (c.FRAME_FUSION, c.FRAME_TOKEN)]
    return {
        "small": [
            one.name
            for one in main
            if one.kind == c.MONSTER and one.level <= 4 and one.frame <= c.FRAME_EFFECT
        ],
        "acting": [one.name for one in main if one.effect],
        "any": [one.name for one in main],
        "fusion": [one.name for one in facts if one.frame == c.FRAME_FUSION],
    }


class Making:
    """A deck in the making: it takes a copy of a card as long as the format allows it."""

    def __init__(self) -> None:
        self.format = load_format()
        self.main: list[str] = []
        self.fusion: list[str] = []
        self.held: dict[str, int] = {}

    def add(self, name: str) -> bool:
        counted = self.format.counted_as(name)
        fusion = library().scripts[name].facts.frame == c.FRAME_FUSION
        if self.held.get(counted, 0) >= self.format.copies(name):
            return False
        if not fusion and len(self.main) >= GREATEST:
            return False
        self.held[counted] = self.held.get(counted, 0) + 1
        (self.fusion if fusion else self.main).append(name)
        return True

    def fill(self, chance: Random, names: Sequence[str], size: int) -> None:
        """Draws cards of these names until the Deck has this size."""
        while len(self.main) < size:
            self.add(chance.choice(names))


def random_deck(seed: int, wanted: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """Names of the 40 to 60 cards of a legal Deck and of some Fusion Monsters, among them those wanted."""
    chance = Random(seed)
    deck = Making()
    for name in wanted:
        deck.add(name)
    size = max(len(deck.main), chance.choice((LEAST, LEAST, LEAST, chance.randint(LEAST, GREATEST))))
    left = size - len(deck.main)
    known = pools()
    deck.fill(chance, known["small"], size - left + left * SMALL // LEAST)
    deck.fill(chance, known["acting"], size - left + left * (SMALL + ACTING) // LEAST)
    deck.fill(chance, known["any"], size)
    for name in chance.sample(known["fusion"], FUSIONS):
        deck.add(name)
    chance.shuffle(deck.main)
    return deck.main, deck.fusion


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
    yield from played(start(seed, rules, quiet=quiet), seed)


def played(duel: State, seed: int) -> Iterator[State]:
    """A duel that is played on at random, at each of its questions."""
    chance = Random(seed)
    for _ in range(MOST):
        if duel.decision is None:
            return
        yield duel
        duel.choose(chance.choice(duel.decision.options))


def finish(duel: State, seed: int) -> State:
    """Plays on at random to the end."""
    for _ in played(duel, seed):
        pass
    return duel

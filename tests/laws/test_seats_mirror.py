"""Both seats are alike: swap the seats, and the duel is mirrored, question by question."""

from random import Random

import pytest
from random_duels import MOST, random_deck

from spellspeed.cards.library import library
from spellspeed.duel import constants as c
from spellspeed.duel.rules import Rules
from spellspeed.duel.setup import new_duel

SEEDS = range(24)


class Mirror:
    """Two duels with the seats swapped, and how their cards correspond."""

    def __init__(self, seed, rules):
        (one, one_fusion), (two, two_fusion) = random_deck(2 * seed), random_deck(2 * seed + 1)
        first = seed % 2
        self.here = new_duel(
            library(), (one, two), (one_fusion, two_fusion), seed=seed, ordered=True, first=first, rules=rules
        )
        self.there = new_duel(
            library(),
            (two, one),
            (two_fusion, one_fusion),
            seed=seed,
            ordered=True,
            first=1 - first,
            rules=rules,
        )
        self.ones = len(one) + len(one_fusion)
        self.twos = len(two) + len(two_fusion)

    def card(self, uid):
        """The uid there of a card here; Tokens are made in the same order on both sides."""
        if uid < 0 or uid >= self.ones + self.twos:
            return uid
        return uid + self.twos if uid < self.ones else uid - self.ones

    def key(self, option):
        return (
            option.verb,
            self.card(option.card),
            option.effect,
            self.card(option.target),
            option.number,
            option.word,
        )

    def check(self):
        here, there = self.here, self.there
        assert here.lp == there.lp[::-1]
        assert (here.turn, here.phase, here.step, here.substep) == (
            there.turn,
            there.phase,
            there.step,
            there.substep,
        )
        for seat in (0, 1):
            for zone in range(c.ZONES):
                mine = [self.card(uid) for uid in here.pile(seat, zone)]
                assert mine == list(there.pile(1 - seat, zone))


def plain(option):
    return (option.verb, option.card, option.effect, option.target, option.number, option.word)


@pytest.mark.parametrize("rules", [Rules(), Rules(zones="ask")], ids=["judge", "ask for zones"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_duel_is_mirrored(seed, rules):
    mirror = Mirror(seed, rules)
    chance = Random(seed)
    for _ in range(MOST):
        mirror.check()
        mine, theirs = mirror.here.decision, mirror.there.decision
        assert (mine is None) == (theirs is None)
        if mine is None:
            break
        assert (mine.player, mine.kind, mine.prompt) == (1 - theirs.player, theirs.kind, theirs.prompt)
        by_key = {plain(option): option for option in theirs.options}
        assert [mirror.key(option) for option in mine.options] == list(by_key)
        pick = chance.choice(mine.options)
        mirror.there.choose(by_key[mirror.key(pick)])
        mirror.here.choose(pick)
    winners = [duel.outcome.winner if duel.outcome else None for duel in (mirror.here, mirror.there)]
    assert winners in ([0, 1], [1, 0], [-1, -1], [None, None])

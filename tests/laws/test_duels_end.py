"""Every duel ends, or can be stopped; no question is without an answer; the state hangs together."""

import pytest
from random_duels import MOST, states

from spellspeed.duel import constants as c
from spellspeed.duel.rules import Rules

SEEDS = range(60)


def whole(duel):
    """Every card lies in exactly one place, and knows it."""
    lying = {}
    for index, pile in enumerate(duel.piles):
        for slot, uid in enumerate(pile):
            if uid < 0:
                continue
            assert uid not in lying
            lying[uid] = (index // c.ZONES, index % c.ZONES, slot)
    for card in duel.cards:
        if card.zone == c.NOWHERE:
            assert card.uid not in lying
            continue
        seat, zone, slot = lying[card.uid]
        assert seat == card.side
        assert zone == (c.MONSTER_ZONE if card.zone == c.ARRIVING else card.zone)
        if card.on_field:
            assert slot == card.slot
        elif card.zone not in (c.HAND, c.DECK):
            assert seat == card.owner
    for seat in (0, 1):
        assert len(duel.pile(seat, c.MONSTER_ZONE)) == len(duel.pile(seat, c.MAGIC_TRAP_ZONE)) == 5
        assert duel.lp[seat] >= 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_duel_ends_and_hangs_together(seed):
    count = 0
    duel = None
    for duel in states(seed, Rules(zones="ask") if seed % 2 else Rules()):
        count += 1
        keys = [option.key for option in duel.decision.options]
        assert keys
        assert len(set(keys)) == len(keys)
        whole(duel)
    assert count < MOST
    assert duel.decision is None
    assert duel.outcome is not None
    assert not duel.stack

"""No message to a player depends on what he may not know, not even by its length."""

import msgspec
import pytest
from random_duels import states

from spellspeed.protocol import encode
from spellspeed.redeal import redeal
from spellspeed.referee import Duel
from spellspeed.server.frames import Frames


def message(state, viewer):
    """What a viewer is sent of a table that stands so, but for the number that is drawn by chance."""
    frame = Frames(viewer, Duel(state), 1).next(go_back=True, take_back=True)
    return encode(msgspec.structs.replace(frame, epoch=0))


@pytest.mark.parametrize("seed", range(4))
def test_a_frame_is_the_same_whatever_the_hidden_cards_are(seed):
    compared = 0
    for index, state in enumerate(states(seed)):
        if index % 7:
            continue
        state.news = []  # what was just told was told to this player of the real cards
        for viewer in (0, 1):
            twin = redeal(state, viewer, index, ask=viewer == state.decision.player)
            assert message(twin, viewer) == message(state, viewer)
            compared += 1
    assert compared > 10

"""Every card whose effect is written passes the check of its tree (docs/add-a-card.md)."""

import pytest

from spellspeed.cards.library import library
from spellspeed.language.check import check_card


@pytest.mark.parametrize("name", [name for name, script in library().scripts.items() if script.effects])
def test_a_written_card_passes_the_check(name):
    assert check_card(library().script(name), library()) == []


def test_every_card_of_the_pool_is_written():
    assert [name for name, script in library().scripts.items() if not script.written] == []

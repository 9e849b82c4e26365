"""Options in words: what a player reads of his choices."""

import pytest
from scenario import *

from spellspeed.view import view


def options(d):
    return [option.sentence for option in view(d.state, d.state.decision.player).decision.options]


@pytest.mark.card("Second Goblin")
def test_of_several_effects_of_a_card_each_says_what_it_does():
    d = table(you=attack("Giant Orc") + face_up("Second Goblin", on="Giant Orc"))
    used = [one for one in options(d) if one.startswith("Use the effect")]
    assert used == [
        "Use the effect of Second Goblin: Special Summon this card in Attack Position",
        "Use the effect of Second Goblin: change the battle position of the equipped monster",
    ]


@pytest.mark.card("Cannon Soldier")
def test_a_single_effect_is_known_by_its_card():
    assert "Use the effect of Cannon Soldier" in options(table(you=attack("Cannon Soldier")))

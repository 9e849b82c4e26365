"""Cards of Yu-Gi-Oh! DDS."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Salamandra -------------------------------------------------------------------------------------


@pytest.mark.card("Salamandra")
@pytest.mark.rule("R-EQUIP-03")
def test_salamandra_gives_a_fire_monster_700_atk():
    host = normal_monster("Host", 1000, 1000, attribute="FIRE")
    d = (
        table(you=hand("Salamandra") + attack("Host", "Battle Ox"), cards=[host])
        .activate("Salamandra")
        .resolve()
    )
    assert (d.attack_of("Host"), d.defense_of("Host")) == (1700, 1000)


@pytest.mark.card("Salamandra")
def test_salamandra_fits_nothing_but_fire():
    assert table(you=hand("Salamandra") + attack("Battle Ox")).why_not("Salamandra") == ["J-EFF-12"]

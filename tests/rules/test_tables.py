"""Rows that can forbid nothing now are left out of their tables, and no others (docs/the-machine.md)."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.duel import legality
from spellspeed.duel.legality import Row, Table

TABLES = [(name, one) for name, one in vars(legality).items() if isinstance(one, Table)]


@pytest.mark.parametrize(("name", "one"), TABLES, ids=lambda value: value if isinstance(value, str) else "")
def test_each_part_of_a_table_holds_what_may_forbid_then(name, one):
    quiet = [row for row in one.rows if not row.kinds and not row.damage_step]
    assert list(one.parts[0]) == quiet
    assert list(one.parts[1]) == [row for row in one.rows if not row.damage_step]
    assert list(one.parts[2]) == [row for row in one.rows if not row.kinds]
    assert one.parts[3] == one.rows
    assert all(row.kinds & one.kinds == row.kinds for row in one.rows)


def test_what_a_row_hangs_on_is_known():
    kinds = {type(row).__name__: row.kinds for _, one in TABLES for row in one.rows if row.kinds}
    assert kinds["PositionNotLocked"] == c.S_CANNOT_CHANGE | c.S_POSITION
    assert kinds["CanPayFee"] == c.S_FEE
    assert kinds["SummonNotForbidden"] == c.S_CANNOT_SUMMON
    assert (Row("").kinds, Row("").damage_step) == (0, False)


def test_a_row_left_out_has_nothing_to_say():
    d = table(you=attack("Battle Ox") + hand("Kuriboh", "Trap Hole") + set_("Sangan"))
    assert d.state.force_kinds == 0
    for _, one in TABLES:
        left_out = [row for row in one.rows if row not in one.parts[0]]
        for card in d.state.cards:
            assert not any(row.fails(d.state, YOU, card, None) for row in left_out if not row.damage_step)

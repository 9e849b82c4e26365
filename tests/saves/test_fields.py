"""The tables of saved fields name every field of every record."""

import ast
from pathlib import Path

import pytest

from spellspeed import saves
from spellspeed.duel import records, state

SOURCES = Path(saves.__file__).parent / "duel"
NOT_SAVED = {"Option", "Decision", "Reason"}
"""Records that no saved duel holds: an open question is asked again."""


def slots(path):
    """The slots of every class in a source file: a compiled class does not show its own."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.Assign) and line.targets[0].id == "__slots__":
                    found[node.name] = set(ast.literal_eval(line.value))
    return found


RECORDS = slots(SOURCES / "records.py")


def test_every_record_has_a_table():
    assert set(saves.FIELDS) == set(RECORDS) - NOT_SAVED


@pytest.mark.parametrize("name", saves.FIELDS)
def test_a_table_names_every_field(name):
    fields = saves.FIELDS[name]
    assert len(set(fields)) == len(fields)
    assert set(fields) | set(saves.LEFT_OUT.get(name, ())) == RECORDS[name]
    assert hasattr(records, name)


def test_the_state_is_saved_whole():
    fields = slots(SOURCES / "state.py")["State"]
    assert set(saves.STATE_FIELDS) | set(saves.LEFT_OUT["State"]) == fields
    assert not set(saves.STATE_FIELDS) & set(saves.LEFT_OUT["State"])
    assert hasattr(state, "State")

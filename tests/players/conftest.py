import pytest

from spellspeed.decks import builtin


@pytest.fixture(scope="session")
def starters():
    """The two starter decks."""
    return builtin("SDY"), builtin("SDK")

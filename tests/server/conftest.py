"""A server for the tests that need one."""

import pytest
from server_scenes import LOOSE, House


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server with loose limits, for a whole file of tests."""
    made = House(tmp_path_factory.mktemp("home"))
    yield made
    made.stop()


@pytest.fixture
def new_house(tmp_path):
    """Makes servers, each in a folder of its own unless told otherwise."""
    made = []

    def make(home=None, limits=LOOSE, **settings):
        made.append(House(home or tmp_path / f"home{len(made)}", limits, **settings))
        return made[-1]

    yield make
    for one in made:
        one.stop()

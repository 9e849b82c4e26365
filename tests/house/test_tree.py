"""What may lie in the source tree."""

import re
import subprocess
import sys
import tomllib

import pytest

from spellspeed.play.commands.doctor import LIBRARIES

from .conftest import ROOT


def tracked():
    run = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in run.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_pictures_of_cards_and_no_card_databases():
    for path in tracked():
        assert path.suffix.lower() not in (".cdb", ".jpg", ".jpeg", ".webp"), path
        assert not re.fullmatch(r"[0-9]{5,8}\.[a-z]+", path.name), f"{path} is named like a card's picture"
        if path.suffix.lower() in (".png", ".gif", ".ico", ".svg"):
            assert path.stat().st_size < 20_000, f"{path} is too large"


def test_nothing_that_is_built_is_tracked():
    assert not [
        path for path in tracked() if path.suffix in (".so", ".pyd", ".pyc") or path.name == "_core.json"
    ]


def test_the_changelog_fragments_can_be_read():
    run = subprocess.run(
        [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "next"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    kinds = {kind["directory"] for kind in project()["tool"]["towncrier"]["type"]}
    for path in (ROOT / "changelog.d").iterdir():
        assert path.suffix == ".md", path
        assert path.name == "README.md" or path.stem.rpartition(".")[2] in kinds, f"{path.name}: which kind?"


def test_few_libraries_are_all_that_is_needed_to_play():
    needed = {re.split(r"[<>=\[]", line)[0] for line in project()["project"]["dependencies"]}
    terminal = {"cyclopts", "msgspec", "platformdirs", "rich"}
    server = {"alembic", "sqlalchemy", "starlette", "uvicorn", "websockets"}
    assert needed == terminal | server
    assert needed == set(LIBRARIES), "the doctor looks for all of them"


def project():
    with open(ROOT / "pyproject.toml", "rb") as file:
        return tomllib.load(file)

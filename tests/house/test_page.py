"""The page in the browser: its types, its lock file, and what is said where it cannot be built."""

import json
import shutil
import subprocess
import sys
import zipfile

import pytest

from .conftest import ROOT

PAGE = ROOT / "page"


def test_the_types_of_the_page_are_those_of_the_schema():
    run = subprocess.run(
        [sys.executable, ROOT / "tools/page_types.py", "--check"], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr


def test_the_lock_file_names_no_registry():
    lock = json.loads((PAGE / "package-lock.json").read_text())
    assert [one for one in lock["packages"].values() if "resolved" in one] == []
    assert all(one.get("version") and one.get("integrity") for name, one in lock["packages"].items() if name)


def tiny_page(tiny):
    """A page that every Node builds without a package."""
    page = tiny.root / "page"
    page.mkdir()
    (tiny.root / "tools/build_page.py").write_text((ROOT / "tools/build_page.py").read_text())
    (page / "package.json").write_text(
        json.dumps({"name": "tiny", "version": "0.0.0", "scripts": {"build": "node build.mjs"}})
    )
    (page / "package-lock.json").write_text(
        json.dumps(
            {"name": "tiny", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": {"name": "tiny"}}}
        )
    )
    (page / "build.mjs").write_text(
        'import { mkdirSync, writeFileSync } from "node:fs";\n'
        'mkdirSync("../src/spellspeed/server/page/assets", { recursive: true });\n'
        'writeFileSync("../src/spellspeed/server/page/index.html", "<title>tiny</title>");\n'
    )
    return page


def test_without_node_one_line_says_why_and_the_wheel_is_built_all_the_same(tiny, tmp_path):
    tiny_page(tiny)
    (tmp_path / "empty").mkdir()
    run = tiny.python("-S", "tools/build_page.py", PATH=str(tmp_path / "empty"))
    assert run.returncode == 3
    assert run.stderr == "The page in the browser cannot be built here: there is no Node 20.19 or newer.\n"
    made = tiny.python(
        "-m", "hatchling", "build", "-t", "wheel", PATH=str(tmp_path / "empty"), SPELLSPEED_PURE="1"
    )
    assert made.returncode == 0, made.stderr
    assert made.stderr.count("without the page in the browser: The page in the browser cannot be built") == 1


@pytest.mark.skipif("not __import__('shutil').which('npm')", reason="no Node here")
def test_the_page_is_built_once_and_lies_in_the_wheel(tiny):
    page = tiny_page(tiny)
    first = tiny.python("tools/build_page.py")
    assert first.returncode == 0 and "Building the page" in first.stderr
    assert tiny.python("tools/build_page.py").stderr == ""
    (page / "more.txt").write_text("changed")
    assert "Building the page" in tiny.python("tools/build_page.py").stderr
    made = tiny.python("-m", "hatchling", "build", "-t", "wheel", SPELLSPEED_PURE="1")
    assert made.returncode == 0, made.stderr
    with zipfile.ZipFile(next((tiny.root / "dist").glob("*.whl"))) as wheel:
        assert wheel.read("spellspeed/server/page/index.html") == b"<title>tiny</title>"


@pytest.mark.skipif("not __import__('shutil').which('npm')", reason="no Node here")
def test_the_types_of_the_page_hold():
    npm = shutil.which("npm")
    if not (PAGE / "node_modules/svelte-check").is_dir():
        run = subprocess.run([npm, "ci"], cwd=PAGE, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
    run = subprocess.run([npm, "run", "check"], cwd=PAGE, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout

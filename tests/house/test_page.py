"""The page in the browser: its types, its lock file, and what is said where it cannot be built."""

import importlib.util
import json
import os
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


@pytest.mark.xdist_group("browser")  # those tests install into page/node_modules, too
def test_the_types_of_the_page_hold_and_its_parts_do_what_they_should():
    run = subprocess.run(
        [sys.executable, ROOT / "tools/build_page.py", "--fetch", "--test"], capture_output=True, text=True
    )
    if run.returncode == 3 and os.environ.get("CI") != "true":
        pytest.skip(run.stderr)
    assert run.returncode == 0, run.stderr


def test_what_fails_in_the_tests_of_the_parts_is_shown(tiny):
    page = tiny_page(tiny)
    (page / "node_modules/vitest").mkdir(parents=True)
    (page / "node_modules/.package-lock.json").write_text("{}")
    scripts = {"check": "node -p 1", "test": "node -e \"console.log('this is wrong'); process.exit(1)\""}
    (page / "package.json").write_text(json.dumps({"name": "tiny", "version": "0.0.0", "scripts": scripts}))
    run = tiny.python("tools/build_page.py", "--test")
    if run.returncode == 3:
        pytest.skip(run.stderr)
    assert run.returncode == 1
    assert "this is wrong" in run.stderr
    assert run.stderr.endswith("The page in the browser cannot be tested here: npm test failed.\n")


# ---- where something is lacking


def bare(tmp_path, **more):
    """A machine without browser and Node."""
    kept = {name: value for name, value in os.environ.items() if name not in ("CI", "SPELLSPEED_CHROMIUM")}
    return {**kept, "PATH": str(tmp_path), **more}


def last_line(tmp_path, **more):
    run = subprocess.run(
        [sys.executable, ROOT / "tools/browser.py"],
        capture_output=True,
        text=True,
        env=bare(tmp_path, **more),
    )
    return run.returncode, run.stdout


def program(folder, name, says=""):
    made = folder / name
    made.write_text(f"#!/bin/sh\necho {says}\n")
    made.chmod(0o755)
    return str(made)


def test_the_last_line_says_what_did_not_run_and_how_to_install_it(tmp_path):
    program(tmp_path, "npm")
    program(tmp_path, "node", "v22.1.0")
    code, said = last_line(tmp_path)
    assert code == 0
    where, _, why = said.partition(": there")
    assert where == "Not run: the tests in a browser (tests/browser)"
    assert why == " is no Chromium; on Debian: apt install chromium\n"
    code, said = last_line(tmp_path, CI="true")
    assert code == 1 and said.startswith("Not run: ")


def test_without_node_the_last_line_says_so_too(tmp_path, monkeypatch, browser_tool):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SPELLSPEED_CHROMIUM", raising=False)
    page = browser_tool.page_tool()
    monkeypatch.setattr(browser_tool, "page_tool", lambda: page)
    monkeypatch.setattr(page, "lacking", lambda: True)
    monkeypatch.setattr(page, "is_built", lambda: False)
    one, two = browser_tool.not_run()
    assert "no Chromium" in one and "(page/tests): there is no Node" in two
    monkeypatch.setenv("SPELLSPEED_CHROMIUM", program(tmp_path, "chrome"))
    one, two = browser_tool.not_run()
    assert "(tests/browser): there is no Node" in one  # nothing to look at
    monkeypatch.setattr(page, "is_built", lambda: True)
    assert len(browser_tool.not_run()) == 1
    monkeypatch.setattr(page, "lacking", lambda: False)
    assert browser_tool.not_run() == []


def test_what_python_lacks_is_told_by_its_name(tmp_path, monkeypatch, browser_tool):
    monkeypatch.setenv("SPELLSPEED_CHROMIUM", program(tmp_path, "chrome"))
    found = browser_tool.importlib.util.find_spec
    monkeypatch.setattr(
        browser_tool.importlib.util,
        "find_spec",
        lambda name: None if name == "playwright" else found(name),
    )
    assert browser_tool.lacking() == "Python lacks playwright; pip install playwright"


@pytest.fixture
def browser_tool():
    spec = importlib.util.spec_from_file_location("_browser", ROOT / "tools/browser.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_chromium_the_tests_in_a_browser_are_left_out_but_not_in_ci(tmp_path):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    command += [str(ROOT / "tests/browser/test_people.py")]
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=bare(tmp_path))
    assert run.returncode == 0 and "skipped" in run.stdout and "passed" not in run.stdout, run.stdout
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=bare(tmp_path, CI="true"))
    assert run.returncode == 4
    assert (
        "the tests in a browser cannot run: there is no Chromium; on Debian: apt install chromium"
        in run.stderr
    )

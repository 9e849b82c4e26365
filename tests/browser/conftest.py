"""A browser for the tests that need one; where there is none they are left out, in CI they fail."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest
from server_scenes import House

from spellspeed.server.config import PAGE

ROOT = Path(__file__).parent.parent.parent
SCREENS = ROOT / "build/screens"
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def tool(name):
    spec = importlib.util.spec_from_file_location(f"_{name}", ROOT / f"tools/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BROWSER = tool("browser")
LACKING = 3
"""What tools/build_page.py ends with where there is no Node."""


def pytest_collection_modifyitems(items):
    mine = [item for item in items if Path(__file__).parent in item.path.parents]
    why = BROWSER.lacking()
    if mine and why and BROWSER.in_ci():
        raise pytest.UsageError(f"the tests in a browser cannot run: {why}")
    for item in mine:
        item.add_marker(pytest.mark.xdist_group("browser"))
        if why:
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def built():
    """The page, as its sources are now."""
    run = subprocess.run(
        [sys.executable, ROOT / "tools/build_page.py", "--fetch"], capture_output=True, text=True
    )
    if run.returncode == LACKING and not BROWSER.in_ci():
        pytest.skip(run.stderr)
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="session")
def chromium(built):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER.chromium(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(built, tmp_path_factory):
    made = House(tmp_path_factory.mktemp("home"), page=PAGE)
    yield made
    made.stop()


@pytest.fixture
def open_page(chromium):
    """Opens pages at a server. In the end none of them has asked another machine, or complained."""
    contexts, asked, complaints = [], [], []

    def make(url, size=(1280, 800), player=None, settings=None, **more):
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, **more)
        contexts.append(context)
        context.set_default_timeout(30_000)
        home = "/".join(url.split("/")[:3]) + "/"
        context.on("request", lambda request: asked.append((home, request.url)))
        kept = {"spellspeed.settings": settings or {}}
        if player is not None:
            kept["spellspeed.player"] = {"player": player.id, "name": player.name, "secret": player.secret}
        context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(url)
        return page

    make.complaints = complaints
    yield make
    for context in contexts:
        context.close()
    assert [wanted for home, wanted in asked if not wanted.startswith((home, "data:", "blob:"))] == []
    assert [line for line in complaints if "WebSocket connection" not in line] == []


@pytest.fixture
def shoot():
    """Keeps a picture of the page under build/screens."""
    SCREENS.mkdir(parents=True, exist_ok=True)

    def take(page, name):
        page.screenshot(path=SCREENS / f"{name}.png")

    return take

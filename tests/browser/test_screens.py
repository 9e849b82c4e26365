"""axe finds nothing serious on any screen, light or dark, and each is kept as a picture."""

import pytest

from .seats import Mouse

BAD = ("serious", "critical")


def findings(page):
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in BAD
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_table(house, open_page, shoot, scheme):
    person = house.person()
    ticket = person.table("SDY", computer="heuristic", opponent={"builtin": "SDK"}, first="me", seed=5)
    page = open_page(house.url, player=person, settings={"motion": False}, color_scheme=scheme)
    page.get_by_role("button", name="Play now").wait_for()
    assert findings(page) == []
    page.locator(f"a[href='/duel/{ticket['table']}']").click()
    page.locator(".prompt.asked").wait_for()
    assert findings(page) == []
    page.locator(".hand .zone").first.click()
    page.locator("dialog[open] .menu").wait_for()
    assert findings(page) == []
    page.keyboard.press("Escape")
    Mouse(page).summon()
    page.locator(".mat .zone[aria-label*='Your Monster Zone'] .card").first.wait_for()
    page.keyboard.press("e")
    page.locator(".log h3", has_text="Turn 3").wait_for()
    assert findings(page) == []
    shoot(page, f"turn-{scheme}")
    for key in ("m", "g", "?", "l", "i"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert findings(page) == []
        page.keyboard.press("Escape")
    page.keyboard.press("t")
    assert findings(page) == []
    page.keyboard.press("t")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up the Duel").click()
    page.locator(".result").wait_for()
    assert findings(page) == []
    shoot(page, f"result-{scheme}")

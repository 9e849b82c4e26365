"""axe finds nothing serious on any screen, light or dark, and each is kept as a picture."""

import pytest

from .seats import Mouse, fast_player

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
        page.locator("dialog[open]").wait_for(state="hidden")
    page.keyboard.press("t")
    assert findings(page) == []
    page.keyboard.press("t")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up the Duel").click()
    page.locator(".result").wait_for()
    assert findings(page) == []
    shoot(page, f"result-{scheme}")


SCREENS = (
    ("decks", "/decks", "Starter Deck: Yugi"),
    ("cards", "/cards?q=effect:draw", "cards"),
    ("card", "/cards/Man-Eater%20Bug", "Man-Eater Bug"),
    ("rules", "/rules", "R-WIN-01"),
    ("rule", "/rules/R-TRIB-01", "R-TRIB-01"),
    ("replays", "/replays", "Open a log"),
    ("settings", "/settings", "Colours"),
    ("help", "/help", "How to play"),
    ("join", "/join/nowhere#x", "Sit down"),
    ("nothing", "/no/such/screen", "nothing at this address"),
)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_other_screens(house, open_page, shoot, scheme):
    page = open_page(house.url, player=house.person(), color_scheme=scheme)
    phone = open_page(house.url, player=house.person(), size=(390, 844), color_scheme=scheme)
    for name, path, words in SCREENS:
        page.goto(house.url + path)
        page.get_by_text(words).first.wait_for()
        assert findings(page) == [], name
        shoot(page, f"{name}-{scheme}")
        if scheme == "light":
            phone.goto(house.url + path)
            phone.get_by_text(words).first.wait_for()
            assert phone.evaluate("document.documentElement.scrollWidth") <= 390, name
            shoot(phone, f"{name}-phone")


def test_a_server_that_does_not_answer_is_told_on_every_screen(house, open_page, shoot):
    page = open_page(house.url, player=house.person())
    page.get_by_role("button", name="Play now").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("alert").get_by_text("The server does not answer").wait_for()
    for name in ("Decks", "Cards", "Rules", "Replays"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        page.get_by_text("The server does not answer").first.wait_for()
    assert findings(page) == []
    shoot(page, "unreachable")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("No duel has been played").wait_for()
    open_page.complaints.clear()  # the browser tells that it was offline, too


def test_from_a_list_of_names_to_a_duel(house, open_page, shoot):
    page = open_page(house.url, player=house.person())
    page.get_by_role("link", name="Decks").click()
    page.get_by_label("Paste a list").fill("3 Gemini Elf\n3 Mystical Elf\n2 Pot of Greed\n3 Celtic Guardian")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("heading", name="2 problems").wait_for()
    assert findings(page) == []
    page.get_by_role("button", name="Mend", exact=True).first.click()
    page.get_by_role("heading", name="1 problem").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name="2 problems").wait_for()
    page.get_by_role("searchbox").fill("summoned skull")
    page.get_by_role("button", name="Add Summoned Skull").first.click()
    page.locator("section[aria-label='Deck']", has_text="Summoned Skull").wait_for()
    page.get_by_role("button", name="ydke").click()
    assert "ydke://" in page.get_by_label("Export").input_value()
    page.get_by_role("button", name="Sample hands").click()
    page.locator(".hand .face").first.wait_for()
    page.get_by_role("button", name="Numbers").click()
    page.locator("table").first.wait_for()
    assert findings(page) == []
    shoot(page, "editor")
    page.get_by_text("Saved", exact=True).wait_for()
    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("alert").wait_for()  # 12 cards are no Deck
    page.get_by_text("More choices").click()
    page.get_by_label("Decks need not be legal").check()
    page.get_by_label("Who starts").select_option("me")
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt.asked").wait_for()
    open_page.complaints.clear()  # the browser tells the refused table, too


def test_a_replay_is_looked_at_and_played_on(house, open_page, shoot):
    person, settings = fast_player(house)
    page = open_page(house.url, player=person, settings=settings)
    mouse = Mouse(page)
    mouse.start()
    mouse.play()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_text("The duel begins").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="One step", exact=True).click()
    page.get_by_text("Answer 3 of").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text("Answer 2 of").wait_for()
    page.get_by_role("button", name="Next turn").click()
    page.locator(".log h3", has_text="Turn 2").wait_for()
    assert findings(page) == []
    shoot(page, "replay")
    theirs = page.locator(".zone[aria-label^='Hand of Computer'] text").first
    theirs.wait_for()
    page.get_by_role("combobox", name="Hands").select_option("Ann")
    theirs.wait_for(state="detached")
    assert page.locator(".zone[aria-label^='Hand of Ann']").count()
    page.get_by_role("combobox", name="Hands").select_option("neither")
    page.locator(".zone[aria-label^='Hand of Ann']").first.wait_for(state="detached")
    page.get_by_role("button", name="Verify").click()
    page.get_by_text("Everything in this log holds.").wait_for()
    page.get_by_role("button", name="Play on from here as Ann").click()
    page.locator(".prompt").wait_for()


def test_a_match_with_exchanged_cards(house, open_page, shoot):
    person = house.person()
    deck = house.get("/api/about").json()["decks"][1]["deck"]
    side = (
        ["Man-Eater Bug"] * 3 + ["Gemini Elf"] * 3 + ["Kuriboh"] * 3 + ["Fissure"] * 2 + ["Skull Servant"] * 3
    )
    deck = {**deck, "main": deck["main"][:40], "side": [*side, "Waboku"]}
    ticket = person.post(
        "/api/tables", {"deck": {"deck": deck}, "mode": "match", "computer": "random", "casual": True}
    ).json()
    page = open_page(house.url, player=person, settings={"motion": False})
    page.locator(f"a[href='/duel/{ticket['table']}']").click()
    page.locator(".panel h1, .prompt").first.wait_for()
    if page.get_by_role("button", name="Go first").count():
        page.get_by_role("button", name="Go first").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Give up the Duel").click()
    page.get_by_role("button", name="Go on to the next Duel").click()
    page.get_by_role("heading", name="Exchange cards").wait_for()
    assert findings(page) == []
    page.get_by_label(deck["main"][0]).first.check()
    page.get_by_label("Gemini Elf").check()
    page.get_by_role("button", name="Exchange", exact=True).click()
    page.get_by_label("2 × Gemini Elf").wait_for()
    shoot(page, "siding")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("heading", name="Exchange cards").wait_for(state="detached")

"""Whole duels at the page: by mouse, by touch on a phone, by keys alone, and in words."""

import pytest

from .seats import Keys, Mouse, Touch, fast_player

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True, "color_scheme": "light"}


@pytest.fixture
def player(house):
    return fast_player(house)


def test_a_whole_duel_by_mouse_and_a_rematch(house, player, open_page, shoot):
    person, settings = player
    page = open_page(house.url, player=person, settings=settings, color_scheme="dark")
    shoot(page, "home-dark")
    mouse = Mouse(page)
    mouse.start()
    shoot(page, "table-dark")
    mouse.play()
    assert page.locator(".result h1").inner_text() in ("You win", "You lose", "A draw")
    page.locator(".result svg").wait_for()
    shoot(page, "result-dark")
    page.get_by_role("button", name="Look at the table").click()
    assert page.locator(".mat").is_visible()
    page.locator("button.main").last.click()
    address = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != address)
    page.locator(".prompt, .panel h1").first.wait_for()


def test_a_whole_duel_by_touch_on_a_phone(house, player, open_page, shoot):
    person, settings = player
    page = open_page(house.url, player=person, settings=settings, **PHONE)
    shoot(page, "home-phone")
    touch = Touch(page)
    touch.start()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "table-phone")
    touch.play()
    shoot(page, "result-phone")
    assert page.get_by_role("button", name="Rematch").is_visible()


def test_a_whole_duel_by_keys_alone(house, player, open_page):
    person, settings = player
    weak = person.get("/api/decks").json()["decks"]
    assert len(weak) == 2
    # the decks are not legal, so the table is made beforehand; from here on there is no mouse
    deck, opponent = ({"saved": settings[one][6:]} for one in ("deck", "opponent"))
    wish = {"deck": deck, "opponent": opponent, "computer": "random", "casual": True, "first": "me"}
    ticket = person.post("/api/tables", wish).json()
    page = open_page(house.url, player=person, settings=settings)
    for _ in range(30):
        page.keyboard.press("Tab")
        if "against" in Keys(page).focused():
            break
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/duel/{ticket['table']}")
    page.locator(".prompt.asked").wait_for()
    keys = Keys(page)
    page.keyboard.press("?")
    assert page.get_by_role("dialog", name="Keys").is_visible()
    page.keyboard.press("Escape")
    keys.play()
    assert page.locator(".result h1").inner_text() in ("You win", "You lose", "A draw")


@pytest.fixture
def duel(house, open_page):
    """A page with the first move of a duel between starter decks."""

    def begin(**more):
        person = house.person()
        wish = {"computer": "heuristic", "opponent": {"builtin": "SDK"}, "first": "me", "seed": 5}
        ticket = person.table("SDY", **wish)
        page = open_page(house.url, player=person, settings={"motion": False}, **more)
        page.locator(f"a[href='/duel/{ticket['table']}']").click()
        page.locator(".prompt.asked").wait_for()
        return page

    return begin


def test_a_greyed_move_says_why_with_its_rule(duel, shoot):
    page = duel()
    page.locator(".hand .zone", has=page.locator(".face")).filter(has_text="").first.wait_for()
    trap = page.locator(".hand .zone[aria-label*='Trap']").first
    trap.click()
    greyed = page.locator("dialog .greyed")
    greyed.locator("a").first.wait_for()
    assert "Activate" in greyed.inner_text()
    assert greyed.locator("a").first.get_attribute("href").startswith("/rules/")
    shoot(page, "menu")


def test_undo_and_looking_back(duel):
    page = duel()
    hand = page.locator(".hand .zone").count()
    Mouse(page).summon()
    page.locator(".mat .zone[aria-label*='Your Monster Zone'] .card").first.wait_for()
    assert page.locator(".hand .zone").count() == hand - 1
    page.locator(".right .log .line").first.click()
    assert "look back" in page.locator(".prompt .say").inner_text()
    assert page.locator(".hand .zone").count() == hand
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".hand .zone").nth(hand - 1).wait_for()


def test_cards_are_dragged_as_a_shortcut(duel):
    page = duel()
    monster = page.locator(".hand .zone.active[aria-label*='ATK']").first
    name = monster.get_attribute("aria-label").partition(": ")[2].partition(",")[0]
    monster.drag_to(page.locator(".mat .zone[aria-label^='Your Monster Zone 2']"))
    there = page.locator(f".mat .zone[aria-label*='{name}']")
    there.wait_for()
    assert "Your Monster Zone" in there.get_attribute("aria-label")
    hand = page.locator(".hand .zone").count()
    # what cannot be done there does nothing: a second monster in the same turn
    other = page.locator(".hand .zone[aria-label*='ATK']").first
    other.drag_to(page.locator(".mat .zone[aria-label^='Your Monster Zone 4']"), force=True)
    page.wait_for_timeout(300)
    assert page.locator(".hand .zone").count() == hand


def test_two_tabs_on_one_seat_show_the_same_and_the_first_answer_counts(house, open_page):
    person = house.person()
    ticket = person.table("SDY", computer="heuristic", opponent={"builtin": "SDK"}, first="me", seed=5)
    pages = [open_page(house.url, player=person, settings={"motion": False}) for _ in range(2)]
    for page in pages:
        page.locator(f"a[href='/duel/{ticket['table']}']").click()
        page.locator(".prompt.asked").wait_for()
    Mouse(pages[0]).summon()
    for page in pages:
        page.locator(".mat .zone[aria-label*='Your Monster Zone'] .card").first.wait_for()
    hands = [page.locator(".hand .zone").count() for page in pages]
    assert hands[0] == hands[1]
    assert not pages[1].locator(".prompt .error").count()


def test_the_newest_line_of_the_log_is_seen_unless_one_reads_further_up(duel):
    page = duel(size=(1280, 620))
    Mouse(page).summon()
    for turn in (2, 4):
        page.locator(".prompt button.phase", has_text="End turn").click()
        page.locator(".log h3", has_text=f"Turn {turn + 1}").wait_for()
        page.locator(".prompt.asked", has_text="Main Phase 1").wait_for()
    page.reload()
    page.locator(".prompt.asked").wait_for()
    seen = "box => box.scrollHeight - box.scrollTop - box.clientHeight < 5"
    box = page.locator(".right .log")
    assert box.evaluate("box => box.scrollHeight > box.clientHeight + 100") and box.evaluate(seen)
    box.evaluate("box => box.scrollTop = 0")
    page.wait_for_timeout(100)
    lines = page.locator(".right .log .line")
    before = lines.count()
    page.locator(".prompt button.phase", has_text="End turn").click()
    lines.nth(before).wait_for()
    assert box.evaluate("box => box.scrollTop") == 0


def test_pass_and_next_phase_are_never_the_same_button(duel):
    page = duel()
    assert page.locator(".prompt .right button", has_text="Pass").count() == 0
    page.keyboard.press("Space")  # no question that can be passed: nothing happens
    page.wait_for_timeout(200)
    assert "Main Phase 1" in page.locator(".prompt .say").inner_text()


def test_the_table_in_words(duel, shoot):
    page = duel()
    page.keyboard.press("/")
    line = page.locator("#command-line")
    page.locator("#command-line:focus").wait_for()
    for said, answer in (
        ("board", "Deck"),
        ("info witty", "Fiend"),
        ("why attack witty", "R-"),
        ("no such words", "No option"),
    ):
        line.fill(said)
        line.press("Enter")
        page.locator(".said p", has_text=answer).first.wait_for()
    line.fill("set trap master")
    line.press("Enter")
    page.locator("pre", has_text="Trap Master").first.wait_for()
    page.locator(".said p", has_text="You Set").first.wait_for()
    shoot(page, "text")


def test_everything_is_there_at_200_percent(duel, shoot):
    page = duel(size=(640, 400))  # 1280 by 800 at 200 %
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.get_by_role("button", name="All moves").click()
    page.locator("dialog section button").first.click()
    shoot(page, "zoomed")


def test_names_are_never_markup(house, open_page):
    name = "<img src=x onerror=alert(1)>"
    person = house.person(name)
    ticket = person.table("SDY", computer="heuristic", first="me")
    page = open_page(house.url, player=person)
    page.locator(f"a[href='/duel/{ticket['table']}']").click()
    page.locator(".bar", has_text=name).wait_for()
    assert page.locator("img[src=x]").count() == 0

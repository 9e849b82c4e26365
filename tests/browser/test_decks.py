"""The deck editor: by dragging, by keys alone, with the search's filters, and when something goes wrong."""

import pytest

from .test_screens import findings


@pytest.fixture
def editor(house, open_page):
    """A page with a deck of a few cards, and the person to whom it belongs."""

    def begin(main, **more):
        person = house.person()
        made = person.post("/api/decks", {"name": "Mine", "main": main, "fusion": [], "side": []}).json()
        page = open_page(house.url, player=person, **more)
        page.get_by_role("link", name="Decks").click()
        page.get_by_role("link", name="Edit: Mine").click()
        page.get_by_label("Name of the deck").wait_for()
        return page, lambda: person.get(f"/api/decks/{made['id']}").json()["deck"]

    return begin


def part(page, name):
    return page.get_by_role("region", name=name, exact=True)


def found(page, query, name):
    page.get_by_role("searchbox").fill(query)
    one = page.locator(".found .name", has_text=name).first
    one.wait_for()
    return one


def test_cards_are_dragged_in_across_and_out(editor, shoot):
    page, kept = editor(["Kuriboh", "Kuriboh"])
    found(page, '"summoned skull"', "Summoned Skull").drag_to(part(page, "Deck"))
    part(page, "Deck").get_by_text("1 Summoned Skull").wait_for()
    found(page, "flame swordsman", "Flame Swordsman").drag_to(part(page, "Deck"))
    part(page, "Fusion Deck").get_by_text("1 Flame Swordsman").wait_for()  # where it belongs
    part(page, "Deck").locator(".name", has_text="Kuriboh").drag_to(part(page, "Side Deck"))
    part(page, "Side Deck").get_by_text("1 Kuriboh").wait_for()
    part(page, "Deck").get_by_text("1 Kuriboh").wait_for()
    shoot(page, "editor-drag")
    part(page, "Side Deck").locator(".name", has_text="Kuriboh").drag_to(part(page, "Search cards"))
    part(page, "Side Deck").get_by_text("empty").wait_for()
    page.get_by_text("Saved", exact=True).wait_for()
    assert kept()["main"] == ["Kuriboh", "Summoned Skull"] and kept()["fusion"] == ["Flame Swordsman"]
    assert kept().get("side", []) == []


def test_a_deck_is_made_by_keys_alone(editor):
    page, kept = editor(["Kuriboh"])
    page.get_by_role("searchbox").focus()
    page.keyboard.type("name:skull kind:normal")
    page.locator(".found .name").first.wait_for()
    page.wait_for_timeout(400)
    first, second = (page.locator(".found .name").nth(number) for number in (0, 1))
    names = [one.inner_text().split("\n")[0].strip() for one in (first, second)]
    for key in ("ArrowDown", "+", "+", "ArrowDown", "s", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.type") == "search"
    part(page, "Deck").get_by_text(f"2 {names[0]}").wait_for()
    part(page, "Side Deck").get_by_text(f"1 {names[1]}").wait_for()
    part(page, "Deck").locator(".name", has_text=names[0]).focus()
    page.keyboard.press("-")
    part(page, "Deck").get_by_text(f"1 {names[0]}").wait_for()
    page.keyboard.press("Control+z")
    part(page, "Deck").get_by_text(f"2 {names[0]}").wait_for()
    page.keyboard.press("Control+y")
    part(page, "Deck").get_by_text(f"1 {names[0]}").wait_for()
    page.get_by_text("Saved", exact=True).wait_for()
    assert sorted(kept()["main"]) == sorted(["Kuriboh", names[0]]) and kept()["side"] == [names[1]]


def test_filters_stand_in_the_search_and_the_search_in_the_filters(editor, open_page, shoot):
    page, _ = editor(["Kuriboh"])
    page.get_by_text("Filters").click()
    page.get_by_role("button", name="trap", exact=True).click()
    page.get_by_role("button", name="counter", exact=True).click()
    search = page.get_by_role("searchbox")
    assert search.input_value() == "kind:trap icon:counter"
    page.locator(".found .name", has_text="Solemn Judgment").wait_for()
    assert findings(page) == []
    shoot(page, "editor-filters")
    page.get_by_role("button", name="counter", exact=True).click()
    page.get_by_role("combobox", name="Limit", exact=True).select_option("limited")
    assert search.input_value() == "kind:trap limit:limited"
    search.fill("type:dragon atk>=2500")
    assert page.get_by_role("combobox", name="Type", exact=True).input_value() == "dragon"
    assert page.get_by_label("ATK from").input_value() == "2500"
    assert page.locator(".chips [aria-pressed=true]").count() == 0
    page.get_by_role("button", name="Clear the search").click()
    assert search.input_value() == ""
    search.fill("levl>=5")
    page.get_by_text("there is no field").wait_for()
    assert page.locator(".found .name").count()  # what was found before is still there
    open_page.complaints.clear()  # the browser tells of the refused search, too


def test_what_cannot_be_saved_is_said_and_saved_again(editor, open_page):
    page, kept = editor(["Kuriboh"])
    page.get_by_text("Saved", exact=True).wait_for()
    page.context.set_offline(True)
    part(page, "Deck").get_by_role("button", name="Add Kuriboh").click()
    page.get_by_role("alert").get_by_text("The server does not answer").wait_for()
    page.get_by_text("Not saved").wait_for()
    page.context.set_offline(False)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved", exact=True).wait_for()
    assert not page.get_by_role("alert").count()
    assert kept()["main"] == ["Kuriboh"] * 2
    open_page.complaints.clear()  # the browser tells that it was offline, too


def test_leaving_at_once_loses_nothing(editor):
    page, kept = editor(["Kuriboh"])
    page.get_by_text("Saved", exact=True).wait_for()
    part(page, "Deck").get_by_role("button", name="Add Kuriboh").click()
    page.get_by_role("link", name="Rules").click()
    page.get_by_text("R-WIN-01").first.wait_for()
    assert kept()["main"] == ["Kuriboh"] * 2

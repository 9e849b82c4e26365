"""Two people and those who watch, each at a browser: links, lobby, chat, clock, take-back, rematch."""

import pytest

from .test_screens import findings

SETTINGS = {"deck": "SDY", "motion": False, "prompts": "auto"}
DEAF = """window.deaf = true;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { return window.deaf ? undefined : send.call(this, text) }"""
"""The browser still takes its connection for open, but nothing goes out."""
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}


@pytest.fixture
def two(house, open_page):
    """Ann and Bob at a table, each at a page; who moves first comes first."""

    def begin(*more, deck="SDY", **wish):
        ann, bob = house.person("Ann"), house.person("Bob")
        ticket = ann.table(deck, **wish)
        joined = bob.join(ticket, deck)
        pages = []
        for number, (person, made) in enumerate(((ann, ticket), (bob, joined))):
            size = more[number] if number < len(more) else {}
            page = open_page(house.url, player=person, settings=SETTINGS, **size)
            page.locator(f"a[href='/duel/{made['table']}']").click()
            pages.append(page)
        return moving(pages), ticket

    return begin


def moving(pages):
    """Lets who may choose go first; who moves comes first."""
    while True:
        for page in pages:
            if page.get_by_role("button", name="Go first").count():
                page.get_by_role("button", name="Go first").click()
            if page.locator(".prompt.asked").count():
                return [page, *(one for one in pages if one is not page)]
        pages[0].wait_for_timeout(50)


def said(page):
    return page.locator(".prompt .say").inner_text()


def hand(page):
    return [zone.get_attribute("aria-label") for zone in page.locator(".hand .zone").all()]


def end_turn(page):
    page.locator(".prompt button.phase", has_text="End turn").click()


def test_a_take_back_is_granted_or_refused_and_says_what_was_seen(two, shoot):
    (first, second), _ = two()
    before = hand(first)
    end_turn(first)
    second.locator(".prompt.asked").wait_for()
    drawn = hand(second)
    first.get_by_role("button", name="Ask to take back").click()
    first.get_by_text("is asked whether you may take that back").wait_for()
    assert first.get_by_role("button", name="Ask to take back").is_disabled()
    asked = second.locator(".ask[role=alert]")
    asked.get_by_text("asks to go back to turn 1, Main Phase 1.").wait_for()
    assert "has seen nothing new since" in asked.inner_text()
    assert findings(second) == []
    shoot(second, "take-back")
    second.get_by_role("button", name="Refuse").click()
    first.get_by_text("does not let you take that back").wait_for()
    asked.wait_for(state="detached")
    assert "Turn 2" in first.locator(".top .turn").inner_text() and hand(second) == drawn

    first.get_by_role("button", name="Ask to take back").click()
    second.get_by_role("button", name="Agree").click()
    first.locator(".prompt.asked").wait_for()
    assert "Main Phase 1" in said(first) and hand(first) == before
    assert not first.locator(".ask").count()
    assert len(hand(second)) == len(drawn) - 1

    # what one has seen since is told: here the card one draws in the turn after the next
    end_turn(first)
    second.locator(".prompt.asked").wait_for()
    end_turn(second)
    first.locator(".prompt.asked", has_text="Main Phase 1").wait_for()
    now = hand(first)
    first.locator(".right .log .line").first.click()
    assert "look back" in said(first) and len(hand(first)) < len(now)
    assert not first.get_by_role("button", name="Play on from here").count()  # a look changes nothing
    assert not second.locator(".ask").count()
    first.get_by_role("button", name="Back to now").click()
    assert hand(first) == now
    first.get_by_role("button", name="Ask to take back").click()
    second.get_by_text("has seen 1 card not known before since").wait_for()
    # an answer of the one who asked takes the wish away
    end_turn(first)
    second.locator(".ask").wait_for(state="detached")


def test_who_goes_offline_in_mid_prompt_returns_into_it(two, shoot):
    (first, second), _ = two()
    first.locator(".hand .zone.active").first.click()
    first.locator("dialog[open] .menu").wait_for()
    first.keyboard.press("Escape")
    prompt, cards = said(first), hand(first)
    first.context.set_offline(True)
    first.get_by_text("The connection is lost").first.wait_for()
    second.get_by_text("(away)").wait_for()
    second.locator(".chat input").fill("Are you there?")
    second.locator(".chat input").press("Enter")
    shoot(first, "offline")
    first.context.set_offline(False)
    first.locator(".lost").wait_for(state="detached")
    first.locator(".right .chat p", has_text="Are you there?").wait_for()
    assert said(first) == prompt and hand(first) == cards
    second.get_by_text("(away)").wait_for(state="detached")
    end_turn(first)
    second.locator(".prompt.asked").wait_for()
    # what happens while one is away is told afterwards, each line once
    first.context.set_offline(True)
    first.locator(".lost").wait_for()
    end_turn(second)
    second.locator(".right .log .line", has_text="Standby Phase").nth(2).wait_for()
    first.context.set_offline(False)
    first.locator(".prompt.asked").wait_for()
    assert log(first) == log(second)


def log(page):
    return page.locator(".right .log .line.phase").all_inner_texts()


def test_a_connection_that_is_dead_without_a_word_is_noticed(two):
    (first, second), _ = two()
    # the browser still takes it for open, but nothing comes and nothing goes
    first.evaluate(DEAF)
    end_turn(first)
    first.get_by_text("Sent …").wait_for()
    first.evaluate("window.deaf = false")
    first.locator(".prompt.asked").wait_for()
    assert "Main Phase 1" in said(first)
    end_turn(first)
    second.locator(".prompt.asked").wait_for()


def test_a_public_table_from_the_lobby_to_the_rematch(house, open_page, shoot):
    ann = open_page(house.url, player=house.person("Ann"), settings=SETTINGS)
    ann.get_by_label("Anyone may sit down").check()
    ann.get_by_label("Clock for each player").select_option(label="5 minutes")
    ann.get_by_role("button", name="Make a table and a link").click()
    ann.get_by_role("heading", name="Waiting for the other player").wait_for()
    bob = open_page(f"{house.url}/lobby", player=house.person("Bob"), settings=SETTINGS)
    bob.get_by_text("Ann – free seat").wait_for()
    assert findings(bob) == []
    shoot(bob, "lobby")
    bob.get_by_role("link", name="Sit down").click()
    bob.get_by_text("Ann waits for you.").wait_for()
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.get_by_role("button", name="Cut", exact=True).click()
    first, second = moving([ann, bob])
    # the clock of who moves runs
    running = first.locator(".bar .clock.running")
    told = running.inner_text()
    assert told.startswith(("5:00", "4:5"))
    first.wait_for_timeout(1500)
    assert running.inner_text() != told

    # who watches finds the table in the lobby and sees what both allow
    eve = open_page(f"{house.url}/lobby", player=house.person("Eve"), settings=SETTINGS)
    eve.get_by_role("link", name="Watch").click()
    eve.get_by_text("You are watching.").wait_for()
    assert not eve.locator(".hand .zone").count()
    assert findings(eve) == []
    shoot(eve, "watching")
    first.get_by_text("1 watches").wait_for()
    for page in (first, second):
        page.get_by_role("button", name="Who watches").click()
        page.get_by_label("see both hands, too").check()
        page.keyboard.press("Escape")
    eve.locator(".hand .zone[aria-label*='Hand of']").first.wait_for()
    assert eve.locator(".prompt .say").inner_text() == "You are watching."
    assert not eve.locator(".prompt button, .zone.active").count()
    assert sorted(name for name in names(eve)) == sorted([*names(first), *names(second)])
    shoot(eve, "watching-hands")
    second.get_by_role("button", name="Who watches").click()
    assert findings(second) == []
    second.get_by_label("see nothing of the Duel").check()
    second.keyboard.press("Escape")
    eve.get_by_text("They do not show their table now.").wait_for()
    assert not eve.locator(".hand .zone, .mat").count()
    second.keyboard.press("w")
    second.get_by_label("see what lies open").check()
    second.keyboard.press("Escape")
    eve.locator(".mat").wait_for()
    assert not eve.locator(".hand .zone").count()

    # all three talk
    eve.locator(".chat input").fill("hello <i>there</i>")
    eve.locator(".chat input").press("Enter")
    for page in (first, second):
        page.locator(".right .chat p", has_text="Eve: hello <i>there</i>").wait_for()

    # it ends, and goes on with a rematch
    first.get_by_role("button", name="Concede").click()
    first.get_by_role("button", name="Give up the Duel").click()
    second.get_by_role("heading", name="You win").wait_for()
    eve.locator(".result h1", has_text="wins").wait_for()
    address = first.url
    second.get_by_role("button", name="Rematch").click()
    first.get_by_text("The other player wants a rematch.").wait_for()
    first.get_by_role("button", name="Rematch").click()
    for page in (first, second):
        page.wait_for_url(lambda url: url != address)
        page.get_by_role("button", name="Cut", exact=True).click()
    moving([first, second])


def names(page):
    return [label.partition(": ")[2].partition(",")[0] for label in hand(page)]


def test_two_on_phones_talk_too(two, shoot):
    (first, second), _ = two(PHONE, PHONE)
    second.get_by_role("button", name="What happened").tap()
    second.locator("dialog .chat input").fill("Good luck")
    second.locator("dialog .chat").get_by_role("button", name="Send").tap()
    told = first.get_by_role("button", name="1 new line of chat")
    told.wait_for()
    shoot(first, "chat-phone")
    told.tap()
    first.locator("dialog .chat p", has_text="Good luck").wait_for()
    assert findings(first) == []
    first.get_by_role("button", name="Close").tap()
    told.wait_for(state="detached")


def test_whose_time_is_up_has_lost(two):
    (first, second), _ = two(clock={"seconds": 10})
    second.get_by_role("heading", name="You win").wait_for()
    first.get_by_role("heading", name="You lose").wait_for()
    first.get_by_text("Your time was up.").wait_for()
    second.locator(".result", has_text="was up.").wait_for()


def test_a_link_for_those_who_watch_and_one_that_leads_nowhere(house, two, open_page):
    _, ticket = two()
    eve = open_page(f"{house.url}/watch/{ticket['table']}#{ticket['watch']}", settings=SETTINGS)
    eve.get_by_text("You are watching.").wait_for()
    stranger = open_page(f"{house.url}/watch/{ticket['table']}#no-such-secret", settings=SETTINGS)
    stranger.get_by_text("There is no such table, or it is not for you.").wait_for()
    late = open_page(f"{house.url}/join/{ticket['table']}#{ticket['invite']}", settings=SETTINGS)
    late.get_by_role("button", name="Sit down").click()
    late.get_by_role("alert").wait_for()
    open_page.complaints.clear()  # the browser tells what was refused, too

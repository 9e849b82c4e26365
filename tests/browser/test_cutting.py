"""Two people at a browser cut the Decks, and check the shuffle when all is over."""

import pytest
from server_scenes import House

from spellspeed.server.config import PAGE

from .test_screens import findings

SETTINGS = {"deck": "SDY", "motion": False}


def table_for_a_friend(page, how_long="One Duel", cut=True):
    """Ann makes a table at the first page; the link for the other one."""
    page.get_by_text("More choices").click()
    page.get_by_label("How long").select_option(label=how_long)
    box = page.get_by_label("Both cut the Decks")
    assert box.last.is_checked()
    box.last.set_checked(cut)
    page.get_by_role("button", name="Make a table and a link").click()
    return page.get_by_label("Send this link").input_value()


def concede(page):
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the whole Match").click()


def begun(*pages):
    while not any(page.locator(".prompt.asked").count() for page in pages):
        for page in pages:
            if page.get_by_role("button", name="Go first").count():
                page.get_by_role("button", name="Go first").click()
            page.wait_for_timeout(30)


def test_the_shuffle_of_a_match_is_checked_in_the_end(house, open_page, shoot):
    ann = open_page(house.url, player=house.person("Ann"), settings=SETTINGS)
    link = table_for_a_friend(ann, how_long="A Match: best of three, with Side Decks")
    bob = open_page(link, player=house.person("Bob"), settings=SETTINGS)
    bob.get_by_role("button", name="Sit down").click()
    commitment = bob.locator("code.commitment").inner_text()
    assert len(commitment) == 64 and ann.locator("code.commitment").inner_text() == commitment
    words = bob.get_by_label("Your words")
    assert len(words.input_value()) == 32  # by chance, unless he types
    shoot(bob, "cut")
    assert findings(bob) == []
    words.fill("a dozen roses")
    for page in (ann, bob):
        page.get_by_role("button", name="Cut", exact=True).click()
    begun(ann, bob)
    assert not ann.get_by_text("How the Decks were shuffled").count()
    concede(ann)
    bob.get_by_text("How the Decks were shuffled").click()
    shown = bob.locator(".proof")
    assert commitment in shown.inner_text() and "Words of Bob\na dozen roses" in shown.inner_text()
    with bob.expect_download() as kept:
        shown.get_by_role("link", name="Log of the whole Match").click()
    assert '"format":"spellspeed-match' in kept.value.path().read_text()[:200]
    shown.get_by_role("button", name="Check it").click()
    shown.get_by_text("Everything in this log holds.").wait_for()
    shown.get_by_text("The commitment is the one that you were told.").wait_for()
    shown.get_by_text("One of the texts is the one that you gave.").wait_for()
    shoot(bob, "shuffle-checked")
    assert findings(bob) == []
    bob.get_by_role("link", name="Replays").first.click()
    bob.get_by_role("link", name="Log of the whole Match").wait_for()


def test_a_table_without_cutting(house, open_page):
    ann = open_page(house.url, player=house.person("Ann"), settings=SETTINGS)
    link = table_for_a_friend(ann, cut=False)
    bob = open_page(link, player=house.person("Bob"), settings=SETTINGS)
    bob.get_by_role("button", name="Sit down").click()
    begun(ann, bob)


def test_cutting_against_the_computer_leaves_who_starts_to_the_toss(house, open_page):
    page = open_page(house.url, player=house.person("Ann"), settings=SETTINGS)
    page.get_by_text("More choices").click()
    page.get_by_label("Who starts").select_option("me")
    page.get_by_label("Both cut the Decks").first.check()
    assert page.get_by_label("Who starts").is_disabled()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Cut", exact=True).click()
    begun(page)


@pytest.fixture
def proxied(built, tmp_path):
    made = House(tmp_path / "home", proxied=True, page=PAGE)
    yield made
    made.stop()


def test_who_is_elsewhere_waits_for_who_sits_at_the_server(proxied, open_page):
    ann, bob = proxied.person("Ann"), proxied.person("Bob", headers={"X-Forwarded-For": "192.0.2.7"})
    ticket = ann.table(cut=True)
    bob.join(ticket)
    pages = [open_page(proxied.url, player=one, settings=SETTINGS) for one in (ann, bob)]
    for page in pages:
        page.locator(f"a[href='/duel/{ticket['table']}']").click()
    pages[1].get_by_text("The other player gives words first").wait_for()
    assert not pages[1].get_by_role("button", name="Cut", exact=True).count()
    for page in pages:
        page.get_by_role("button", name="Cut", exact=True).click()
    begun(*pages)

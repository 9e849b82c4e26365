"""Two people at two browsers; the server is killed in between."""

import time

import httpx
from server_scenes import Killable


def awake(server):
    """It says where it is before it answers there."""
    for _ in range(100):
        try:
            server.http.get("/api/about")
            return server
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_two_people_play_on_after_the_server_was_killed(built, tmp_path, open_page, shoot):
    server = awake(Killable(tmp_path / "home"))
    try:
        settings = {"deck": "SDY", "motion": False}
        ann = open_page(server.url, player=server.person("Ann"), settings=settings)
        ann.get_by_role("button", name="Make a table and a link").click()
        link = ann.locator("input[readonly]").first
        link.wait_for()
        shoot(ann, "waiting")
        bob = open_page(server.url, player=server.person("Bob"), settings=settings)
        bob.goto(link.input_value())
        bob.get_by_role("button", name="Sit down").click()
        pages = (ann, bob)
        for page in pages:
            page.get_by_role("button", name="Cut", exact=True).click()
        first = None
        while first is None:
            for page in pages:
                if page.get_by_role("button", name="Go first").count():
                    page.get_by_role("button", name="Go first").click()
                    first = page
            ann.wait_for_timeout(50)
        first.locator(".prompt.asked").wait_for()
        before = first.locator(".prompt .say").inner_text()
        server.kill()
        for page in pages:
            page.get_by_text("The connection is lost").first.wait_for()
        shoot(first, "lost")
        server.CODE = Killable.CODE.replace("port=0", f"port={server.url.rpartition(':')[2]}")
        server.start()  # where it was
        for page in pages:
            page.locator(".lost").wait_for(state="detached")
        assert first.locator(".prompt .say").inner_text() == before
        other = bob if first is ann else ann
        told = other.locator(".right .log .line").count()
        first.get_by_role("button", name="All moves").click()
        first.locator("dialog section button").first.click()
        other.locator(".right .log .line").nth(told).wait_for()
        other.locator(".chat input").fill("<b>Well played</b>")
        other.locator(".chat input").press("Enter")
        first.get_by_text("<b>Well played</b>").wait_for()
    finally:
        server.kill()

"""Nothing is told by time: even pace. And clocks."""

import time

from server_scenes import asked, begin, two_at_a_table

from spellspeed.server.telling import table_state

PACE = 0.4


def test_what_comes_of_an_answer_comes_after_the_pace(house):
    _, _, one, two = two_at_a_table(house, pace=int(PACE * 1000))
    begin(one, two)
    mover = asked(one, two)
    other = two if mover is one else one
    before = time.monotonic()
    mover.answer(pick="Go to the End Phase")
    assert mover.until("accepted")
    accepted = time.monotonic()
    mover.until("frame")
    assert time.monotonic() - before >= PACE * 0.95
    assert time.monotonic() - accepted > PACE / 4  # which was there long before
    other.until("frame")
    assert time.monotonic() - before >= PACE * 0.95


def test_the_questions_of_ones_own_play_come_at_once(house):
    lists = {"name": "", "main": ["Mystical Elf", "Summoned Skull"] * 20, "fusion": [], "side": []}
    ann, bob = house.person("Ann"), house.person("Bob")
    ticket = ann.post(
        "/api/tables", {"deck": {"deck": lists}, "casual": True, "pace": 3000, "switches": {"zones": "ask"}}
    ).json()
    body = {"deck": {"deck": lists}, "invite": ticket["invite"]}
    joined = bob.post(f"/api/tables/{ticket['table']}/join", body).json()
    one, two = house.seat(ticket), house.seat(joined)
    for client in (one, two):
        client.until("welcome")
    begin(one, two)
    mover = asked(one, two)
    other = two if mover is one else one
    held = other.frame["frame"]
    before = time.monotonic()
    mover.answer(pick="Summon Mystical Elf")
    number = mover.done
    assert mover.until_asked(number)["kind"] == "choose"  # which zone
    assert time.monotonic() - before < 2.5
    other.wait(0.3)
    assert other.frame["frame"] == held  # nothing has happened yet
    mover.answer()
    other.until("frame")


TRAPS = ["Mystical Elf"] * 30 + ["Waboku"] * 10
ELVES = ["Mystical Elf"] * 40


def frames_after_a_summon(house, deck):
    """How many frames the one who Summons is sent, and when; both pass over what they could say."""
    lists = {"deck": {"name": "", "main": deck, "fusion": [], "side": []}}
    ann, bob = house.person("Ann"), house.person("Bob")
    ticket = ann.post("/api/tables", {"deck": lists, "casual": True, "pace": 150}).json()
    body = {"deck": lists, "invite": ticket["invite"]}
    joined = bob.post(f"/api/tables/{ticket['table']}/join", body).json()
    one, two = house.seat(ticket), house.seat(joined)
    for client in (one, two):
        client.until("welcome")
        client.send("prompts", mode="never")
    begin(one, two)
    mover = asked(one, two)
    held = mover.frame["frame"]
    before = time.monotonic()
    mover.answer(pick="Summon Mystical Elf")
    mover.until("accepted")
    mover.until("frame")
    took = time.monotonic() - before
    return mover.frame["frame"] - held, took


def test_a_pass_takes_as_long_as_having_nothing_to_say(house):
    for deck in (TRAPS, ELVES):
        count, took = frames_after_a_summon(house, deck)
        assert count == 1 and took >= 0.14


def test_a_frame_is_sent_only_when_something_has_changed(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = asked(one, two)
    other = two if mover is one else one
    while not other.quiet_now():
        pass
    mover.send("answer", number=mover.decision["number"], key="nonsense")
    mover.until("refused")
    mover.send("why-not", verb="phase", card="battle")
    mover.until("why")
    assert other.quiet()


def test_who_thinks_too_long_loses_the_duel(house):
    _, _, one, two = two_at_a_table(house, clock={"seconds": 10, "extra": 0})
    begin(one, two)
    mover = asked(one, two)
    live = house.app.state.hall.live(one.id)
    assert live.time.clock.seat == mover.seat and live.time.clock.running
    assert 8_000 < table_state(live, mover.seat).clock.left[mover.seat] <= 10_000
    live.course.spent[mover.seat] = 9_900  # as if he had thought so long before
    mover.answer(pick="Go to the End Phase")
    other = two if mover is one else one
    other.until_asked()
    other.answer(pick="Go to the End Phase")
    for client in (one, two):
        client.until_stage("over")
    assert one.table["end"]["winner"] == other.seat
    assert [end["late"] for end in one.table["results"]] == [1 - other.seat]


def test_the_clock_of_who_lost_his_connection_waits(house):
    _, _, one, two = two_at_a_table(house, clock={"seconds": 10})
    begin(one, two)
    mover = asked(one, two)
    live = house.app.state.hall.live(one.id)
    mover.close()
    other = two if mover is one else one
    while other.table["seats"][mover.seat].get("present"):
        other.receive()
    assert not live.time.clock.running


def test_the_clock_of_a_match_is_kept(house):
    from spellspeed.server.deeds import Deed

    _, _, one, two = two_at_a_table(house, mode="match", switches={"clock": "2003"}, minutes=1)
    begin(one, two)
    live = house.app.state.hall.live(one.id)
    assert live.course.match.seconds_left == 60
    live.course.do(Deed("spend", number=59))
    assert live.course.match.seconds_left == 1


def test_in_the_meantime_nothing_can_be_found_out(house):
    ann, _, one, two = two_at_a_table(house, pace=600)
    begin(one, two)
    mover = asked(one, two)
    mover.answer(pick="Go to the End Phase")
    mover.until("accepted")
    mover.send("answer", number=mover.done, key="phase=6")
    told = mover.until("refused")
    assert (told["code"], told["sentence"]) == ("stale", "You are not asked anything now.")
    assert "number" not in told
    mover.send("why-not", verb="summon", card="Kuriboh")
    assert mover.until("refused")["sentence"] == "What came of the last answer is still to be shown."
    assert ann.get(f"/api/tables/{one.id}").json()["turn"] == 1
    mover.until("frame")
    mover.send("why-not", verb="phase", card="battle")
    mover.until("why")
    assert ann.get(f"/api/tables/{one.id}").json()["turn"] == 2

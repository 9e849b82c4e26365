"""A duel between two people, over the websocket."""

from server_scenes import begin, play, two_at_a_table


def test_two_people_play_a_duel_to_its_end(house):
    ann, bob, one, two = two_at_a_table(house)
    play(one, two)
    assert one.table["stage"] == "over"
    assert one.table["end"]["sentence"] == two.table["end"]["sentence"]
    assert one.table["results"][0]["replay"] == ann.get("/api/replays").json()["replays"][0]["id"]
    assert bob.get("/api/replays").json()["replays"][0]["seat"] == 1


def test_each_sees_his_own_hand_and_not_the_other(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    for client in (one, two):
        sides = client.frame["view"]["sides"]
        assert all(card["name"] for card in sides[client.seat]["hand"])
        assert "hand" not in sides[1 - client.seat]
        assert sides[1 - client.seat]["hand_count"] >= 5


def test_an_answer_is_acknowledged_before_its_frame(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = one if one.decision else two
    number = mover.decision["number"]
    mover.answer(pick="Go to the End Phase")
    assert mover.receive() == {"message": "accepted", "number": number}
    assert mover.receive()["message"] == "frame"
    assert mover.frame["frame"] == 2

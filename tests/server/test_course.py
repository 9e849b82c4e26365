"""The course of a table follows from its beginning and its deeds alone."""

import random

import pytest

from spellspeed.decks import Deck, builtin
from spellspeed.protocol import encode
from spellspeed.server.course import REFUSALS, Course
from spellspeed.server.deeds import Deed, Setup, dumps, loads
from spellspeed.verify import verify_file

SIDE = ("Raigeki", "Dark Hole", "Kuriboh", "Sangan", "Trap Hole") * 3


def sided(code):
    deck = builtin(code)
    return Deck(deck.name, deck.main, deck.fusion, SIDE)


def played(setup, seed, most=900):
    """A table at which everything happens that can, and its deeds."""
    chance = random.Random(seed)
    course, deeds = Course(setup), []

    def do(deed):
        course.do(deed)
        deeds.append(loads(dumps(deed), Deed))

    for _ in range(most):
        if course.over:
            break
        if course.stage == "cut":
            do(Deed("cut", course.shuffle.missing[0], key=f"cut {chance.random()}"))
        elif course.stage == "choice":
            do(Deed("choose", course.chooser, number=chance.randrange(2)))
        elif course.stage == "siding":
            seat = course.ready.index(False)
            main = course.view(seat).deck.main
            do(Deed("side", seat, out=(main[0],), into=("Kuriboh",)))
            do(Deed(chance.choice(("unside", "ready")), seat))
        elif course.duel.outcome is not None:
            do(Deed("end-duel"))
        else:
            duel, dice = course.duel, chance.random()
            if dice < 0.02 and duel.answers > 4:
                do(Deed("take-back", 0, number=duel.answers - 4))
            elif dice < 0.04 and duel.can_go_back:
                do(Deed("back", duel.to_move))
            elif dice < 0.045:
                do(Deed("concede", chance.randrange(2)))
            elif dice < 0.06:
                do(Deed("spend", number=5))
            else:
                key = chance.choice(duel.decision.options).key
                do(Deed("answer", duel.to_move, key=key, number=duel.decision.number, spent=7))
    return course, deeds


def setup(**more):
    usual = {
        "mode": "match",
        "names": ("Ann", "Bob"),
        "computers": ("", ""),
        "decks": (sided("SDY"), sided("SDK")),
        "seed": 5,
        "rules": {"clock": "2005"},
        "format": "",
        "casual": True,
    }
    return Setup(**usual | more)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("more", [{}, {"cut": "ab" * 32}, {"mode": "duel", "first": 1}])
def test_the_same_deeds_give_the_same_course(seed, more):
    began = loads(dumps(setup(seed=seed, **more)), Setup)
    course, deeds = played(began, seed)
    again = Course.again(began, deeds)
    assert again.stage == course.stage and again.results == course.results and again.end == course.end
    assert again.answered == course.answered and again.spent == course.spent
    assert [encode(log) for log in again.logs()] == [encode(log) for log in course.logs()]
    assert again.duel.decision == course.duel.decision


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("cut", ["", "ab" * 32])
def test_a_match_has_a_log_in_the_end_and_not_before(seed, cut):
    course, deeds = played(setup(seed=seed, cut=cut), seed)
    if not course.over:
        assert course.match_log() is None
        course.do(Deed("concede-match", 1))
    report = verify_file(encode(course.match_log()), commitment=course.shuffle.commitment if cut else "")
    assert report.form == "match" and report.true
    assert {one.verdict for one in report.checks if one.name in ("hash", "match", "outcome")} == {"true"}
    before = Course.again(setup(seed=seed, cut=cut), deeds[: len(deeds) // 2])
    assert before.match_log() is None and before.shuffled is None


def test_a_course_in_the_middle_goes_on_at_the_same_question():
    middle = 0
    for seed in range(6):
        began = setup(mode="duel", seed=seed)
        course, deeds = played(began, seed, most=60)
        again = Course.again(began, deeds)
        assert again.duel.decision == course.duel.decision
        assert encode(again.duel.past(0, again.duel.answers)) == encode(
            course.duel.past(0, course.duel.answers)
        )
        middle += not course.over
    assert middle


@pytest.mark.parametrize(
    "deed",
    [
        Deed("answer", 0, key="nonsense"),
        Deed("choose", 0, number=1),
        Deed("ready", 0),
        Deed("end-duel"),
        Deed("take-back", 0, number=99),
        Deed("back", 0),
        Deed("cut", 0, key="x"),
    ],
)
def test_what_is_refused_changes_nothing(deed):
    course, _ = played(setup(mode="match"), 3, most=20)
    before = (course.stage, course.duel.decision, course.answered[:], course.number)
    with pytest.raises(REFUSALS):
        course.do(deed)
    assert (course.stage, course.duel.decision, course.answered, course.number) == before

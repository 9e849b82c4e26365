"""When the terminal asks for an answer and when it passes by itself."""

import pytest

from spellspeed.play.terminal.prompts import EVENTS, Prompts, what_for
from spellspeed.protocol import CardView, Decision, Event, LinkView, Option, TableSide, View

SET_TRAP = CardView("c1", "Waboku", "trap", zone="Magic & Trap Zone", slot=3, face="down")
IN_HAND = CardView("c2", "Rush Recklessly", "magic", icon="quick-play", zone="hand")
EMPTY = (None,) * 5


def seen(*, turn=3, chain=(), substep=""):
    mine = TableSide(8000, 1, 30, 0, EMPTY, (None, None, SET_TRAP, None, None), hand=(IN_HAND,))
    theirs = TableSide(8000, 5, 30, 0, EMPTY, EMPTY)
    return View(0, turn, 1, "Main Phase 1", (mine, theirs), chain=chain, substep=substep)


def question(*cards, prompt="Answer what has just happened?", kind="respond", about=""):
    options = [Option(f"activate:{card}/0", f"Activate {card}", "activate", card=card) for card in cards]
    return Decision(4, 0, kind, prompt, (*options, Option("pass", "Pass", "pass")), about=about)


SUMMON = [Event("move", ""), Event("summon", "")]


@pytest.mark.parametrize("mode", ["auto", "ask", "set"])
def test_where_a_set_card_could_be_used_no_mode_passes(mode):
    for events in ((), EVENTS):
        assert not Prompts(mode, events).passes(question("c1"), seen(), SUMMON)
        assert not Prompts(mode, events).passes(question("c2", "c1"), seen(), SUMMON)


def test_auto_asks_at_the_events_that_were_chosen():
    assert not Prompts("auto", ["summon"]).passes(question("c2"), seen(), SUMMON)
    assert Prompts("auto", ["attack"]).passes(question("c2"), seen(), SUMMON)
    assert Prompts("auto", ()).passes(question("c2"), seen(), SUMMON)


def test_set_asks_for_set_cards_alone_and_ask_always():
    assert Prompts("set", EVENTS).passes(question("c2"), seen(), SUMMON)
    assert not Prompts("ask", ()).passes(question("c2"), seen(), SUMMON)


def test_never_lasts_for_a_turn_and_goes_before_all():
    prompts = Prompts("ask")
    prompts.silent_turn = 3
    assert prompts.passes(question("c1"), seen(turn=3), SUMMON)
    assert not prompts.passes(question("c1"), seen(turn=4), SUMMON)


def test_only_what_is_answered_by_passing_is_ever_passed():
    prompts = Prompts("set", ())
    for kind in ("act", "choose", "yes-no", "order", "position"):
        assert not prompts.passes(question("c2", kind=kind), seen(), SUMMON)
    must = Decision(4, 0, "respond", "Answer?", (Option("activate:c2/0", "Activate", "activate", card="c2"),))
    assert not prompts.passes(must, seen(), SUMMON)


@pytest.mark.parametrize(
    ("decision", "view", "events", "expected"),
    [
        (question("c2"), seen(), SUMMON, "summon"),
        (question("c2"), seen(), [Event("attack", "")], "attack"),
        (question("c2"), seen(substep="start"), [Event("activate", "")], "attack"),
        (question("c2", about="c9"), seen(), SUMMON, "activation"),
        (question("c2"), seen(chain=(LinkView(1, 1, ""),)), SUMMON, "activation"),
        (question("c2", prompt="Use a card before the Draw Phase ends?"), seen(), SUMMON, "phase"),
        (question("c2"), seen(), [], "activation"),
    ],
)
def test_what_an_answer_is_asked_for(decision, view, events, expected):
    assert what_for(decision, view, events) == expected

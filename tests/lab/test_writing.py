"""Positions of random duels: written as rulings and read, they play on alike."""

from random import Random

import pytest
from random_duels import states
from scenario import *

from spellspeed.cards.library import library
from spellspeed.duel.rules import Rules
from spellspeed.lab import RulingError, play_ruling, read_ruling, stated, write_ruling
from spellspeed.lab.goingon import goes_on_alike, open_states


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_random_duels_play_on_alike(seed):
    """Some open states of each duel. bench/rulings.py tries a thousand."""
    rules = Rules(zones="ask") if seed % 2 else Rules()
    kept = Random(seed).sample(list(open_states(states(seed, rules, quiet=True))), 8)
    for duel in kept:
        goes_on_alike(duel, seed)
    assert sum(stated(duel) is not None for duel in kept) >= 6


def test_it_is_written_from_either_seat():
    duel = next(open_states(states(5, quiet=True)))
    text = write_ruling(duel, you=1, title="From seat 1")
    assert text.startswith("title: From seat 1\n")
    assert stated(duel, 1) in text
    report = play_ruling(read_ruling(f"{text}\nexpect: them have 6 cards in hand", library()), library())
    assert report.holds == (duel.turn_player == 0)


def test_in_the_middle_of_a_battle_it_is_a_snapshot():
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh") + set_("Reinforcements"))
    d.to_battle().attack("Battle Ox", "Kuriboh")
    text = write_ruling(d.state)
    assert text.splitlines()[0] == "# an attack"
    assert text.splitlines()[1].startswith("snapshot: ")
    ruling = (
        f"{text}\nthem: activate Reinforcements on Kuriboh\nexpect: Kuriboh in their graveyard; them LP 7100"
    )
    report = play_ruling(read_ruling(ruling, library()), library())
    assert [step.said for step in report.steps if not step.holds] == []
    goes_on_alike(d.state, 1)


def test_a_damaged_snapshot_is_told():
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh") + set_("Reinforcements"))
    d.to_battle().attack("Battle Ox", "Kuriboh")
    other = write_ruling(d.state)
    line = other.splitlines()[1]
    with pytest.raises(RulingError) as caught:
        read_ruling(f"{line[:-8]}AAAAAAA=", library())
    assert caught.value.problems[0].startswith("line 1: ")


@both_seats
@pytest.mark.parametrize(
    "scene",
    [
        lambda: table(you=hand("Change of Heart"), them=attack("Battle Ox")).activate("Change of Heart"),
        lambda: table(you=hand("Snatch Steal"), them=attack("Battle Ox")).activate("Snatch Steal"),
        lambda: table(you=hand("Scapegoat")).activate("Scapegoat"),
        lambda: table(you=hand("Rush Recklessly") + attack("Battle Ox")).activate("Rush Recklessly"),
        lambda: table(you=hand("Swords of Revealing Light")).activate("Swords of Revealing Light"),
        lambda: table(you=set_("Call of the Haunted") + graveyard("Jinzo")).activate("Call of the Haunted"),
        lambda: table(you=hand("Book of Moon"), them=attack("Battle Ox")).activate("Book of Moon"),
        lambda: table(you=hand("Limiter Removal") + attack("Mechanicalchaser", "Cyber Falcon")).activate(
            "Limiter Removal"
        ),
        lambda: table(you=attack("Relinquished"), them=attack("Battle Ox")).activate("Relinquished"),
        lambda: table(you=hand("Nobleman of Crossout"), them=set_("Battle Ox")).activate(
            "Nobleman of Crossout"
        ),
        lambda: (
            table(you=attack("Battle Ox", zone=3), them=set_("Waboku"), phase=BATTLE_PHASE)
            .attack("Battle Ox")
            .respond("Waboku")
        ),
    ],
)
def test_what_effects_leave_behind_is_stated_in_lines(scene):
    d = scene().resolve()
    assert d.kind == "act"
    text = stated(d.state, d.swapped)
    assert text is not None
    goes_on_alike(d.state, 3)

"""The run that plays until every effect has resolved (bench/activations.py) counts what it should."""

import ast
import sys
from pathlib import Path

import pytest
from scenario import *

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))

import activations  # noqa: E402
import reached  # noqa: E402


def functions_in(file):
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_what_is_not_reached_has_a_reason_and_another_test():
    for name, known in reached.read_reasons().items():
        assert name in activations.wanted_parts()[name.rpartition("#")[0]]
        assert set(known) == {"reason", "test"} and known["reason"], name
        file, _, test = known["test"].partition("::")
        assert test in functions_in(file), name


def test_the_page_tells_the_result_that_is_kept():
    assert reached.page(reached.read_result()) == reached.DOCS.read_text(encoding="utf-8")


def watched(d, *plays):
    """What has resolved after these plays, one answer each."""
    watch = activations.Watch()
    for play in plays:
        play(d)
        watch.look(d.state)
    return dict(watch.resolved)


def test_an_effect_counts_when_it_resolves_and_not_when_it_is_negated():
    plays = (lambda d: d.activate("Pot of Greed"), lambda d: d.pass_())
    d = table(you=hand("Pot of Greed"), them=set_("Solemn Judgment"))
    assert watched(d, *plays) == {"Pot of Greed#0": 1}
    plays = (lambda d: d.activate("Pot of Greed"), lambda d: d.respond("Solemn Judgment"))
    d = table(you=hand("Pot of Greed"), them=set_("Solemn Judgment"))
    assert watched(d, *plays) == {"Solemn Judgment#0": 1}


def test_a_continuous_effect_counts_when_it_is_in_force():
    d = table(you=hand("Banisher of the Light"))
    assert watched(d, lambda d: d.summon("Banisher of the Light")) == {"Banisher of the Light#0": 1}


def test_what_is_left_for_the_end_of_a_turn_counts_when_it_is_done():
    d = table(you=hand("Swords of Revealing Light"))
    ends = [lambda d: d.end_turn()] * 6
    done = watched(d, lambda d: d.activate("Swords of Revealing Light"), *ends)
    assert done["Swords of Revealing Light#100"] == 1


def test_a_card_gets_what_it_needs():
    assert set(activations.helpers("Black Illusion Ritual")) >= {"Relinquished"}
    assert set(activations.helpers("Thousand-Eyes Restrict")) >= {"Polymerization", "Relinquished"}


@pytest.mark.parametrize("number", range(3))
def test_the_run_finds_what_it_looks_for(number):
    main, _ = activations.deck(number, ["Relinquished"])
    assert {"Relinquished", "Black Illusion Ritual"} <= set(main)
    resolved, error = activations.play(number, ["Relinquished"])
    assert resolved and not error

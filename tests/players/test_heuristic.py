"""The heuristic player in whole duels, and in single questions where a beginner would know what to do."""

import pytest
from scenario import THEM, YOU, attack, graveyard, hand, set_, table

from spellspeed.play.runs import run
from spellspeed.play.selfplay import Setup, duel_seed, start
from spellspeed.players import make_player, player_seed
from spellspeed.protocol import View, decode, encode
from spellspeed.referee import Duel
from spellspeed.sentences import Eyes
from spellspeed.view import option_key, view


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turned", [False, True])
def test_it_beats_random(starters, seat, turned):
    """Of 400 duels it must win 90 %: bench/run.py. Here a few of each seat and deck."""
    decks = starters[::-1] if turned else starters
    names = ("heuristic", "random") if seat == 0 else ("random", "heuristic")
    found = run(Setup(decks, names, seed=11), 12).report()
    assert found["errors"] == 0, found["failures"]
    assert found["players"][seat]["wins"] >= 11


def test_it_plays_itself_to_the_end(starters):
    found = run(Setup(starters, ("heuristic", "heuristic"), seed=3), 8).report()
    assert found["errors"] == 0, found["failures"]
    assert found["stopped"] == 0


def test_it_is_deterministic(starters):
    setup = Setup(starters, ("heuristic", "random"), seed=5)
    told, again = [], []
    run(setup, 3, seen=told.append)
    run(setup, 3, seen=again.append)
    assert told == again


def test_it_needs_nothing_but_the_view(starters):
    """The same view and question give the same answer, whoever made them."""
    setup = Setup(starters, ("heuristic", "heuristic"), seed=9)
    duel = Duel(start(setup, 0))
    players = [make_player("heuristic", player_seed(duel_seed(9, 0), seat)) for seat in (0, 1)]
    for _ in range(60):
        if duel.to_move is None:
            break
        seen = duel.view(duel.to_move)
        copy = decode(encode(seen), View)
        key = players[duel.to_move].choose(seen, seen.decision)
        assert (
            make_player("heuristic", 0).choose(copy, copy.decision) == key or seen.decision.kind == "respond"
        )
        duel.submit(key)


# ---- single questions ------------------------------------------------------------------------------------


def answer(table, seat=YOU):
    """What it answers to the open question, as a sentence."""
    seen = view(table.state, seat, table.state.news)
    assert seen.decision is not None, f"player {table.state.decision.player} is asked"
    key = make_player("heuristic", 0).choose(seen, seen.decision)
    return next(option.sentence for option in seen.decision.options if option.key == key)


def plays(table, most=12):
    """Everything it does till another player is asked or its turn is over."""
    told = []
    events = []
    turn = table.state.turn
    player = make_player("heuristic", 0)
    for _ in range(most):
        state = table.state
        if state.outcome is not None or state.turn != turn or state.decision.player != YOU:
            break
        seen = view(state, YOU, events)
        key = player.choose(seen, seen.decision)
        told.append(next(option.sentence for option in seen.decision.options if option.key == key))
        option = next(one for one in state.decision.options if option_key(Eyes(state, YOU), one) == key)
        state.choose(option)
        events = list(state.news)
    return told


def test_it_summons_the_strongest_monster():
    assert answer(table(you=hand("Silver Fang", "Battle Ox", "Feral Imp"))) == "Summon Battle Ox"


def test_it_tributes_the_weaker_for_the_stronger():
    d = table(you=hand("Summoned Skull") + attack("Silver Fang", "Battle Ox"), them=attack("Judge Man"))
    assert plays(d)[:2] == ["Summon Summoned Skull (1 Tribute)", "Choose Silver Fang"]


def test_it_tributes_nothing_stronger():
    d = table(you=hand("Curse of Dragon") + attack("Summoned Skull"), them=attack("Uraby"))
    assert "Summon Curse of Dragon (1 Tribute)" not in plays(d)


def test_it_sets_a_wall_when_it_is_outmatched():
    d = table(you=hand("Giant Soldier of Stone", "Silver Fang"), them=attack("Battle Ox"))
    assert answer(d) == "Set Giant Soldier of Stone"


def test_it_sets_what_has_a_flip_effect():
    d = table(you=hand("Man-Eater Bug"), them=attack("Battle Ox"))
    assert answer(d) == "Set Man-Eater Bug"


def test_it_draws_first():
    d = table(you=hand("Battle Ox", "Pot of Greed"))
    assert answer(d) == "Activate Pot of Greed"


def test_it_destroys_everything_when_it_is_behind():
    d = table(you=hand("Dark Hole"), them=attack("Summoned Skull", "Battle Ox"))
    assert answer(d) == "Activate Dark Hole"


def test_it_keeps_that_when_it_is_ahead():
    d = table(you=hand("Dark Hole") + attack("Summoned Skull", "Battle Ox"), them=attack("Silver Fang"))
    assert "Activate Dark Hole" not in plays(d)


def test_it_gains_life_whenever_it_may():
    assert "Activate Dian Keto the Cure Master" in plays(table(you=hand("Dian Keto the Cure Master")))


def test_it_revives_the_best_monster():
    d = table(
        you=hand("Monster Reborn") + graveyard("Silver Fang", "Blue-Eyes White Dragon"),
        them=graveyard("Kojikocy") + attack("Battle Ox"),
    )
    assert plays(d)[:3] == ["Activate Monster Reborn", "Choose Blue-Eyes White Dragon", "Attack Position"]


def test_it_equips_its_own_monster():
    d = table(
        you=hand("Sword of Dark Destruction") + attack("Feral Imp"), them=attack("Kojikocy", "Dark Assailant")
    )
    assert plays(d)[:1] == ["Activate Sword of Dark Destruction"]
    assert d.attack_of("Feral Imp") == 1700


def test_it_attacks_what_it_beats_and_no_more():
    d = table(you=attack("Battle Ox"), them=attack("Silver Fang", "Summoned Skull"))
    assert plays(d)[:2] == ["Go to the Battle Phase", "Attack Silver Fang with Battle Ox"]
    d = table(you=attack("Battle Ox"), them=attack("Summoned Skull"))
    assert not any(sentence.startswith("Attack") for sentence in plays(d))


def test_it_attacks_with_the_weakest_that_is_strong_enough():
    d = table(you=attack("Summoned Skull", "Battle Ox"), them=attack("Silver Fang", "Judge Man"))
    assert [one for one in plays(d) if one.startswith("Attack")] == [
        "Attack Judge Man with Summoned Skull",
        "Attack Silver Fang with Battle Ox",
    ]


def test_it_attacks_directly_when_it_can():
    assert plays(table(you=attack("Silver Fang")))[:2] == [
        "Go to the Battle Phase",
        "Attack directly with Silver Fang",
    ]


def test_it_holds_a_weak_monster_back_from_a_set_one():
    d = table(you=attack("Kuriboh"), them=set_("Giant Soldier of Stone"))
    assert not any(sentence.startswith("Attack") for sentence in plays(d))


def test_it_goes_into_defense_when_it_is_outmatched():
    assert "Change Silver Fang to Defense Position" in plays(
        table(you=attack("Silver Fang"), them=attack("Summoned Skull"))
    )


def test_it_answers_a_strong_summon_with_trap_hole():
    d = table(you=set_("Trap Hole"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox")
    assert answer(d) == "Activate Trap Hole"


@pytest.mark.parametrize(
    ("attacker", "expected"), [("Summoned Skull", "Activate Waboku"), ("Silver Fang", "Pass")]
)
def test_it_uses_waboku_only_when_it_would_lose_the_battle(attacker, expected):
    d = table(you=set_("Waboku") + attack("Battle Ox"), them=attack(attacker), turn=THEM)
    d.to_battle().attack(attacker, "Battle Ox")
    assert answer(d) == expected


@pytest.mark.parametrize(
    ("attacker", "expected"),
    [("Judge Man", "Pass"), ("La Jinn the Mystical Genie of the Lamp", "Activate Reinforcements")],
)
def test_it_uses_reinforcements_only_when_they_turn_the_battle(attacker, expected):
    d = table(you=set_("Reinforcements") + attack("Celtic Guardian"), them=attack(attacker), turn=THEM)
    d.to_battle().attack(attacker, "Celtic Guardian")
    assert answer(d) == expected


def test_it_discards_what_is_worth_least():
    d = table(
        you=hand("Battle Ox", "Kuriboh", "Summoned Skull", "Dark Hole", "Trap Hole", "Uraby", "Judge Man"),
        summons=0,
    )
    d.leave_for("End Phase").resolve()
    assert answer(d) == "Choose Kuriboh"

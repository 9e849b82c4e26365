"""The log of a Match in words: all that happened in it, in its order."""

from match_scenes import SIDE, WITH_SIDE, WITHOUT, go, win

from spellspeed.decks import Deck
from spellspeed.duel.rules import Rules
from spellspeed.match import Match, story

LIMBS = tuple(f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg"))
EXODIA = Deck("Exodia", ("Exodia the Forbidden One", *LIMBS))


def told(match):
    return list(story(match.log))


def test_toss_choices_exchanges_and_outcome_are_told():
    m = Match.start(WITH_SIDE, WITHOUT, seed=1)
    win(m, 0)
    m.side(0, [m.decks[0].main[0]], [SIDE[0]])
    m.unside(0)
    m.side(0, [m.decks[0].main[0]], [SIDE[1]])
    win(m, 0)
    lines = told(m)
    order = [
        "A Match: Player 1 with Mine against Player 2 with Theirs.",
        "Player 1 counts out a Side Deck of 15 cards.",
        "Player 1 wins the toss.",
        "Player 1 chooses to go first.",
        "Duel 1 begins; Player 1 starts.",
        "Player 1 wins: Player 2 conceded.",
        f"Player 1 exchanges cards. Out: {WITH_SIDE.main[0]}. In: {SIDE[0]}.",
        "Player 1 takes all exchanges back.",
        f"Player 1 exchanges cards. Out: {WITH_SIDE.main[0]}. In: {SIDE[1]}.",
        "Player 1 is done with exchanging cards.",
        "Player 1 counts out again a Side Deck of 15 cards.",
        "Player 2 lost the last Duel and decides who starts.",
        "Player 2 chooses to go first.",
        "Duel 2 begins; Player 2 starts.",
        "Player 1 wins the Match: 2 Duels won, 0 lost.",
    ]
    at = [lines.index(line) for line in order]
    assert at == sorted(at)
    assert lines.count("Player 1 wins: Player 2 conceded.") == 2
    assert sum(line.startswith("Player 1 draws ") for line in lines) >= 2


def test_the_toss_after_a_draw_is_told():
    m = Match.start(EXODIA, EXODIA, seed=1, casual=True, rules=Rules(toss="winner_starts"))
    m.end_duel()
    lines = told(m)
    assert sum(line.endswith(" wins the toss.") for line in lines) == 2
    assert lines.count("The duel is a draw: both players hold Exodia.") == 2


def test_time_and_a_match_that_is_given_up_are_told():
    m = Match.start(WITH_SIDE, WITHOUT, seed=1, rules=Rules(clock="2005"))
    go(m).spend(40 * 60)
    assert "Time is up." in told(m)
    m.concede(1)
    lines = told(m)
    assert lines.count("Player 1 wins: Player 2 conceded.") == 1
    assert lines[-1] == "Player 1 wins the Match: Player 2 conceded it."


def test_a_duel_that_goes_on_is_told_as_far_as_it_was_played():
    m = go(Match.start(WITH_SIDE, WITHOUT, seed=1))
    m.duel.submit(m.duel.decision.options[-1].key)
    assert told(m)[: told(m).index("")] == [*told(Match.start(WITH_SIDE, WITHOUT, seed=1)), told(m)[3]]
    assert any(line.startswith("Turn 1") for line in told(m))

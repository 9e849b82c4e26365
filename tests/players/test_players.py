import pytest

from spellspeed import players
from spellspeed.players import make_player
from spellspeed.players.random_player import RandomPlayer
from spellspeed.protocol import Decision, Option


def question(number, count):
    options = tuple(Option(f"pick:c{n}", f"Choose {n}", "pick") for n in range(count))
    return Decision(number, 0, "choose", "Choose", options)


@pytest.mark.parametrize("name", players.names())
def test_every_player_is_made_by_name_and_says_what_it_does(name):
    assert make_player(name.upper(), 1) is not make_player(name, 1)
    assert players.sentence(name)


def test_an_unknown_player_is_refused_with_the_names():
    with pytest.raises(players.UnknownPlayer, match="there are random, heuristic"):
        make_player("judge", 1)


def test_random_answers_hang_on_the_seed_and_the_question_alone():
    one, two = RandomPlayer(5), RandomPlayer(5)
    questions = [question(n, 1 + n % 7) for n in range(50)]
    told = [one.choose(None, q) for q in questions]
    assert [two.choose(None, q) for q in reversed(questions)] == told[::-1]


def test_random_picks_every_option_about_as_often():
    for count in (2, 3, 7):
        counts = dict.fromkeys((option.key for option in question(0, count).options), 0)
        for seed in range(20):
            player = RandomPlayer(seed)
            for number in range(200):
                counts[player.choose(None, question(2 * number + seed % 2, count))] += 1
        assert min(counts.values()) > 0.88 * 4000 / count


def test_random_players_with_other_seeds_choose_otherwise():
    told = {
        tuple(RandomPlayer(seed).choose(None, question(number, 5)) for number in range(20))
        for seed in range(200)
    }
    assert len(told) == 200

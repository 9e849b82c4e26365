"""`Duel`, the referee."""

import pytest
from msgspec import structs
from random_duels import plain_deck, states

from spellspeed import Deck, Duel, NotAnOption, Rules, UnplayableDeck
from spellspeed.decks import DeckError
from spellspeed.duel.constants import DECISION_NAMES
from spellspeed.protocol import TurnHash, WhyNot
from spellspeed.referee import CannotUndo, ReplayStopped
from spellspeed.saves import pack, state_hash

ONE, TWO = plain_deck("one"), plain_deck("two")


def started(seed=1, **more):
    return Duel.start(ONE, TWO, seed=seed, **more)


def first(duel, verb):
    """The key of the first option with this verb."""
    return next(option.key for option in duel.decision.options if option.verb == verb)


def play(duel, answers, choose=0):
    """Gives so many answers, always the same one of the options."""
    for number in range(answers):
        if duel.decision is not None:
            options = duel.decision.options
            duel.submit(options[(choose * number) % len(options)].key)
    return duel


# ---- starting ----------------------------------------------------------------------------------------------


def test_the_same_seed_makes_the_same_duel():
    assert state_hash(play(started(5), 40, 3).state) == state_hash(play(started(5), 40, 3).state)
    assert state_hash(started(5).state) != state_hash(started(6).state)


def test_without_a_seed_each_duel_is_another():
    assert Duel.start(ONE, TWO).state.generator != Duel.start(ONE, TWO).state.generator


def test_the_order_of_the_decks_may_be_given():
    orders = (sorted(ONE.main), sorted(TWO.main))
    duel = started(orders=orders)
    hand = [card.name for card in duel.view(0).sides[0].hand]
    assert hand == orders[0][:6]


def test_an_order_must_hold_the_cards_of_the_deck():
    with pytest.raises(ValueError, match="one: the order given holds other cards"):
        started(orders=(list(TWO.main), list(ONE.main)))


def test_a_seat_may_start():
    assert started(first=1).to_move == 1


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_has_64_bits(seed):
    with pytest.raises(ValueError, match="a seed is a number"):
        started(seed)


def test_a_deck_may_be_named():
    with pytest.raises(DeckError, match="there is no built-in deck"):
        Duel.start("Mai", ONE)


def test_cards_that_are_not_in_the_pool_are_all_named():
    with pytest.raises(UnplayableDeck, match="Mine: no such cards: Blue-Eyes Toon, Ash") as error:
        Duel.start(Deck("Mine", (*ONE.main, "Blue-Eyes Toon", "Ash", "Ash")), ONE)
    assert error.value.cards == ("Blue-Eyes Toon", "Ash")


@pytest.mark.parametrize(
    ("deck", "part"),
    [
        (Deck("Mine", (*ONE.main, "Flame Swordsman")), "the Deck: Flame Swordsman"),
        (Deck("Mine", (*ONE.main, "Sheep Token")), "the Deck: Sheep Token"),
        (Deck("Mine", ONE.main, ("Mystical Elf",)), "the Fusion Deck: Mystical Elf"),
    ],
)
def test_a_card_lies_in_the_part_of_the_deck_that_is_its_own(deck, part):
    with pytest.raises(UnplayableDeck, match=f"Mine: cannot lie in {part}"):
        Duel.start(ONE, deck)


@pytest.mark.parametrize("seat", [2, -1, None, "0"])
def test_there_are_two_seats(seat):
    duel = started()
    for wrong in (
        lambda: started(first=seat),
        lambda: duel.concede(seat),
        lambda: duel.why_not(seat, "phase", "battle"),
    ):
        with pytest.raises(ValueError, match="there is no seat"):
            wrong()
    assert duel.outcome is None


@pytest.mark.parametrize("viewer", [2, -1, None, "0", "me", "ALL"])
def test_a_wrong_viewer_is_shown_nothing(viewer):
    duel = started()
    for look in (duel.view, duel.events, duel.history):
        with pytest.raises(ValueError, match="there is no viewer"):
            look(viewer)


@pytest.mark.parametrize("key", [None, 3, b"summon:c1", ["summon:c1"], "", "\n"])
def test_what_is_no_key_is_no_answer(key):
    with pytest.raises(NotAnOption, match="is no answer to"):
        started().submit(key)


@pytest.mark.parametrize("seed", ["1", 1.5])
def test_a_seed_is_a_number(seed):
    with pytest.raises(ValueError, match="a seed is a number"):
        started(seed)


def test_how_it_ended_is_told_from_each_side():
    duel = started()
    duel.concede(0)
    told = [duel.view(viewer).outcome.sentence for viewer in (0, 1, "public")]
    assert told[:2] == ["The opponent wins: you conceded.", "You win: the opponent conceded."]
    assert told[2] == "Player 2 wins: Player 1 conceded."


def test_a_log_that_tells_of_another_end_is_refused():
    duel = started()
    duel.concede(0)
    log = duel.log
    other = structs.replace(log, outcome=structs.replace(log.outcome, winner=0))
    with pytest.raises(ReplayStopped, match="it does not end as it ended"):
        Duel.replay(other)
    unproved = structs.replace(log, hashes=(*log.hashes, TurnHash(9, 99, "")))
    with pytest.raises(ReplayStopped, match="a hash for answers that were never given"):
        Duel.replay(unproved)


def test_an_unknown_card_is_explained_in_a_message():
    refusal = started().explain(0, WhyNot("summon", "Dark Magicain Grl"))
    assert refusal.sentence.startswith('no card is called "Dark Magicain Grl"')


# ---- answering ---------------------------------------------------------------------------------------------


def test_a_wrong_key_changes_nothing():
    duel = started()
    before = state_hash(duel.state)
    with pytest.raises(NotAnOption, match='"summon:c99" is no answer to: Your move'):
        duel.submit("summon:c99")
    assert state_hash(duel.state) == before


def test_a_stale_answer_is_refused():
    duel = started()
    number = duel.decision.number
    duel.submit("phase=6", number)
    with pytest.raises(NotAnOption, match="stale answer"):
        duel.submit("phase=6", number)


def test_numbers_of_one_player_tell_nothing_of_the_other():
    """They count his own questions; the two players' numbers never meet."""
    numbers = [[], []]
    duel = started()
    for _ in range(30):
        numbers[duel.to_move].append(duel.decision.number)
        play(duel, 1)
    assert [one - numbers[0][0] for one in numbers[0]] == list(range(0, 2 * len(numbers[0]), 2))
    assert not set(numbers[0]) & set(numbers[1])


def test_after_the_end_there_is_no_question():
    duel = started()
    duel.concede(0)
    assert (duel.decision, duel.to_move, duel.outcome.winner) == (None, None, 1)
    with pytest.raises(NotAnOption, match="the duel is over"):
        duel.submit("pass")
    duel.concede(1)
    assert duel.outcome.winner == 1


def test_the_seed_is_told_only_after_the_end():
    duel = started(17)
    assert duel.seed is None
    duel.concede(1)
    assert duel.seed == 17


# ---- views and events --------------------------------------------------------------------------------------


def test_each_viewer_is_told_every_event_once():
    duel = started()
    whole = len(duel.events(0))
    assert duel.events(0) == ()
    duel.submit("phase=6")
    fresh = duel.events(0)
    assert fresh[0].sentence == "End Phase."
    assert len(duel.history(0)) == whole + len(fresh)
    assert len(duel.view(1).events) == whole + len(fresh)
    assert duel.view(1).events == ()


def test_a_draw_is_told_to_each_in_his_way():
    duel = started()
    mine, theirs = (next(e for e in duel.events(viewer) if e.kind == "draw") for viewer in (0, 1))
    assert mine.sentence.startswith("You draw ") and all(card.name for card in mine.cards)
    assert theirs.sentence == "The opponent draws 5 cards."
    assert [(card.name, card.handle) for card in theirs.cards] == [("", "")] * 5


def test_only_who_is_asked_gets_the_question():
    duel = started()
    assert duel.view(0).decision == duel.decision
    assert (duel.view(1).decision, duel.view(1).asked) == (None, 0)
    assert duel.view("public").decision is None
    assert duel.view("all").decision.number == duel.decision.number


def test_a_spectator_is_not_told_who_is_asked_for_an_answer():
    kinds = set()
    for seed in range(6):
        for state in states(seed):
            kind = DECISION_NAMES[state.decision.kind]
            kinds.add(kind)
            assert (Duel(state).view("public").asked is not None) == (kind == "act")
            if state.turn > 12:
                break
    assert len(kinds) > 1


def test_a_replay_shows_the_keys_of_the_log():
    duel = started()
    keys = [option.key for option in duel.view("all").decision.options]
    assert keys == [option.key for option in duel.state.decision.options]


# ---- taking back -------------------------------------------------------------------------------------------


def with_tribute(seed=3):
    """A duel in which the turn player can Tribute Summon, two monsters to choose from."""
    duel = started(seed)
    for _ in range(400):
        for option in duel.decision.options:
            if "Tribute" in option.sentence:
                duel.submit(option.key)
                if duel.decision.kind == "choose" and duel.decision.about:
                    return duel
                duel.undo()
        play(duel, 1)
    raise AssertionError("no Tribute Summon")


def test_a_play_is_taken_back_before_anything_has_happened():
    duel = with_tribute()
    answers = len(duel.log.answers)
    assert duel.can_go_back
    duel.back()
    assert duel.decision.kind == "act" and not duel.can_go_back
    assert len(duel.log.answers) == answers - 1


def test_a_paid_play_is_not_taken_back():
    duel = with_tribute()
    while duel.decision.kind == "choose":
        play(duel, 1)
    assert not duel.can_go_back
    with pytest.raises(CannotUndo, match="no play has been begun"):
        duel.back()


def standing(duel):
    """All that decides the future: the state but for the numbers of its questions, which never come twice."""
    packed = pack(duel.state)
    del packed["asked"]
    packed["decision"] = packed["decision"] and packed["decision"][1:]
    return packed


def test_undo_goes_back_any_number_of_answers():
    duel = started()
    states = [standing(duel)]
    for number in range(40):
        play(duel, 1, number)
        states.append(standing(duel))
    told = len(duel.history("all"))
    for steps in (1, 9, 30):
        duel.undo(steps)
        del states[-steps:]
        assert standing(duel) == states[-1]
        assert len(duel.log.answers) == len(states) - 1
    assert len(duel.history("all")) < told
    with pytest.raises(CannotUndo, match="only 0 answers"):
        duel.undo()


def test_an_answer_to_a_question_that_was_taken_back_is_stale_for_ever():
    duel = started()
    numbers = [duel.decision.number]
    play(duel, 1)
    late = duel.decision.number
    duel.undo()
    assert duel.decision.number not in (*numbers, late)
    with pytest.raises(NotAnOption, match="stale"):
        duel.submit(duel.decision.options[0].key, late)


def test_undo_repeats_what_chance_decided():
    duel = play(started(), 30)
    before = standing(duel)
    duel.undo(30)
    assert standing(play(duel, 30)) == before


def test_conceding_is_taken_back_too():
    duel = started()
    duel.concede(0)
    duel.undo()
    assert duel.outcome is None and duel.to_move == 0


def test_a_copy_leaves_the_other_alone():
    duel = play(started(), 10)
    before = state_hash(duel.state), len(duel.log.answers)
    play(duel.clone(), 10)
    assert (state_hash(duel.state), len(duel.log.answers)) == before


# ---- why not -----------------------------------------------------------------------------------------------


def test_a_wish_may_name_the_card_in_any_way():
    duel = started()
    option = next(one for one in duel.decision.options if one.verb == "summon")
    name = duel.state.cards[duel._options[option.key].card].name
    assert duel.why_not(0, "summon", option.card) == ()
    assert duel.why_not(0, "summon", name.upper()) == ()
    assert [reason.rule for reason in duel.why_not(0, "flip", option.card)] == ["R-FLIP-01"]


def test_a_card_in_the_deck_is_not_found():
    duel = started(orders=(list(ONE.main), list(TWO.main)))
    name = next(name for name in ONE.main if name not in ONE.main[:6])
    assert [reason.sentence for reason in duel.why_not(0, "summon", name)] == [
        f"{name} is neither in your hand nor on the field."
    ]


def test_a_wish_must_be_a_move():
    with pytest.raises(ValueError, match='there is no move "sing"; there are summon'):
        started().why_not(0, "sing", ONE.main[0])
    with pytest.raises(ValueError, match='there is no phase "tea"'):
        started().why_not(0, "phase", "tea")


@pytest.mark.parametrize(
    ("wish", "rule"), [("battle", "R-PHASE-09"), ("main 2", "R-PHASE-10"), ("Draw Phase", "R-PHASE-02")]
)
def test_why_a_phase_is_closed(wish, rule):
    assert rule in [reason.rule for reason in started().why_not(0, "phase", wish)]


# ---- saves, logs, replays ----------------------------------------------------------------------------------


def test_a_save_holds_the_duel_and_its_log():
    duel = play(started(), 50, 2)
    again = Duel.load(duel.save())
    assert again.view(0).sides == duel.view(0).sides
    assert again.log == duel.log
    assert play(again, 30, 2).log == play(duel, 30, 2).log


def test_a_log_leads_to_the_same_duel():
    duel = play(started(), 400, 2)
    again = Duel.replay(duel.log)
    assert state_hash(again.state) == state_hash(duel.state)
    assert again.log == duel.log
    assert again.history(1) == duel.history(1)


def test_a_replay_may_stop_early():
    duel = play(started(), 50, 2)
    early = Duel.replay(duel.log, answers=20)
    duel.undo(30)
    assert standing(early) == standing(duel)


def test_under_other_rules_a_replay_says_in_which_turn_it_stopped():
    duel = play(started(), 60, 2)
    with pytest.raises(
        ReplayStopped, match="the replay stopped in turn 1: the table is not the same"
    ) as error:
        Duel.replay(duel.log, rules=Rules(first_turn_draw=False))
    assert error.value.turn == 1

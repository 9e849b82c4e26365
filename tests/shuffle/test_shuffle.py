"""The referee seals, both players give, chance follows from all three (R-SETUP-02)."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from match_scenes import SIDE, WITH_SIDE, WITHOUT, win

from spellspeed import Deck, Duel, Match
from spellspeed.shuffle import Shuffle, ShuffleError, WrongReveal, check_reveal, derived

ONE = Deck("Elves", ("Mystical Elf",) * 40)
TWO = Deck("Skulls", ("Summoned Skull",) * 39 + ("Battle Ox",))
DECKS = ONE, TWO


def cut(decks=DECKS, seed=bytes(32), texts=("seven", "of hearts")):
    shuffle = Shuffle.commit(decks, seed=seed)
    for seat in (0, 1):
        shuffle.contribute(seat, texts[seat])
    return shuffle


def started(**wishes):
    shuffle = cut(**wishes)
    shuffle.start()
    return shuffle


# ---- who can have a say ----------------------------------------------------------------------------------


@pytest.mark.rule("R-SETUP-02")
@pytest.mark.parametrize(
    "other",
    [
        {"seed": bytes(31) + b"\1"},
        {"texts": ("eight", "of hearts")},
        {"texts": ("seven", "of spades")},
        {"texts": ("of hearts", "seven")},
        {"texts": ("sevenof", " hearts")},
        {"decks": (TWO, ONE)},
        {"decks": (Deck("Elves", (*ONE.main[1:], "Battle Ox")), TWO)},
    ],
    ids=["the seed", "one text", "the other", "texts exchanged", "a space", "decks exchanged", "one card"],
)
def test_everything_has_a_say_in_the_order_of_the_decks(other):
    assert started(**other).number("1/duel") != started().number("1/duel")


def test_the_same_three_always_give_the_same_chance():
    # The number is written down so that no version and no machine ever shuffles otherwise.
    assert started().number("1/duel") == 16830139444642132122
    assert started().number("1/toss") != started().number("1/duel")


def test_each_seed_is_another():
    assert len({Shuffle.commit(DECKS).commitment for _ in range(20)}) == 20


def test_the_commitment_says_nothing_of_the_decks():
    """With a seed that nobody knows, not even who has both lists can tell that they are sealed in it."""
    shuffle = Shuffle.commit(DECKS)
    assert shuffle.commitment not in {Shuffle.commit(DECKS, seed=bytes(32)).commitment, Shuffle.commit(DECKS)}
    assert not hasattr(shuffle, "seed")


def test_the_name_of_a_deck_is_not_sealed():
    renamed = Deck("Other", ONE.main), TWO
    assert Shuffle.commit(renamed, seed=bytes(32)).commitment == cut().commitment


def test_the_side_deck_is_sealed():
    before, after = (Shuffle.commit((deck, TWO), seed=bytes(32)) for deck in (WITH_SIDE, WITHOUT))
    less = Deck("Mine", WITH_SIDE.main, WITH_SIDE.fusion, SIDE[1:] + SIDE[:1])
    assert (
        len({before.commitment, after.commitment, Shuffle.commit((less, TWO), seed=bytes(32)).commitment})
        == 3
    )


def test_a_card_cannot_pass_for_a_heading_of_the_list():
    seed = bytes(32)
    apart = Deck("A", ONE.main, ("Flame Swordsman",)), TWO
    mixed = Deck("A", (*ONE.main, "Flame Swordsman")), TWO
    assert Shuffle.commit(apart, seed=seed).commitment != Shuffle.commit(mixed, seed=seed).commitment


# ---- one after the other ---------------------------------------------------------------------------------


def refused(run, *words):
    with pytest.raises(ShuffleError) as error:
        run()
    assert str(error.value) == " ".join(words)


def test_nobody_shuffles_before_both_have_given():
    shuffle = Shuffle.commit(DECKS)
    assert shuffle.missing == (0, 1)
    refused(shuffle.start, "Player 1 and Player 2 have not given a text yet")
    shuffle.contribute(1, "cut")
    assert shuffle.missing == (0,)
    refused(shuffle.start, "Player 1 has not given a text yet")
    with pytest.raises(ShuffleError, match="Player 1 has not given"):
        Duel.start(*DECKS, shuffle=shuffle)
    with pytest.raises(ShuffleError, match="Player 1 has not given"):
        Match.start(*DECKS, shuffle=shuffle, casual=True)
    shuffle.contribute(0, "cut")
    shuffle.start()
    assert shuffle.missing == ()


def test_there_is_no_chance_before_the_shuffle():
    shuffle = cut()
    for run in (lambda: shuffle.number("1/duel"), shuffle.log, shuffle.reveal):
        refused(run, "the Decks are not shuffled yet")


def test_what_is_given_is_given():
    shuffle = Shuffle.commit(DECKS)
    shuffle.contribute(0, "cut")
    refused(lambda: shuffle.contribute(0, "deeper"), "Player 1 has given his text already")
    shuffle.contribute(1, "cut")
    shuffle.start()
    refused(lambda: shuffle.contribute(0, "deeper"), "the Decks are shuffled already")


def test_neither_sees_what_the_other_gives_before_both_have():
    shuffle = Shuffle.commit(DECKS)
    shuffle.contribute(0, "cut")
    assert shuffle.given is None
    shuffle.contribute(1, "deep")
    assert shuffle.given == ("cut", "deep")


@pytest.mark.parametrize("host", [0, 1])
def test_who_may_know_the_seed_gives_first(host):
    shuffle = Shuffle.commit(DECKS, host=host)
    said = f"Player {host + 1} gives first: the referee's program runs on his machine"
    refused(lambda: shuffle.contribute(1 - host, "cut"), said)
    shuffle.contribute(host, "cut")
    shuffle.contribute(1 - host, "cut")
    shuffle.start()


def test_no_chance_comes_from_a_seed_that_was_shown():
    shuffle = started()
    shuffle.reveal()
    refused(
        lambda: shuffle.number("2/duel"), "the referee's seed has been shown: no more chance comes from it"
    )
    refused(shuffle.start, "the referee's seed has been shown: no more chance comes from it")
    with pytest.raises(ShuffleError, match="has been shown"):
        Duel.start(*DECKS, shuffle=shuffle)
    assert shuffle.reveal() == shuffle.log()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a player gives a text of at least one sign"),
        ("x" * 201, "a player gives at most 200 signs, not 201"),
        ("two\nlines", 'a player gives one line of text, not "two?lines"'),
        ("\0", 'a player gives one line of text, not "?"'),
        ("half \ud800", 'a player gives one line of text, not "half ?"'),
    ],
)
def test_what_is_no_text_is_refused(text, said):
    shuffle = Shuffle.commit(DECKS)
    refused(lambda: shuffle.contribute(0, text), said)
    assert shuffle.missing == (0, 1)


def test_wrong_seats_and_seeds_are_refused():
    refused(lambda: Shuffle.commit(DECKS, seed=b"short"), "the referee's seed has 32 bytes")
    refused(lambda: Shuffle.commit(DECKS, host=2), "there is no seat 2; there are 0 and 1")
    refused(lambda: Shuffle.commit(DECKS).contribute(2, "cut"), "there is no seat 2; there are 0 and 1")


@given(st.text(min_size=1, max_size=200))
def test_every_text_is_taken_or_refused(text):
    shuffle = Shuffle.commit(DECKS, seed=bytes(32))
    try:
        shuffle.contribute(0, text)
    except ShuffleError:
        assert shuffle.missing == (0, 1)
    else:
        shuffle.contribute(1, text)
        shuffle.start()
        check_reveal(shuffle.reveal(), DECKS, shuffle.commitment)


# ---- what is shown ---------------------------------------------------------------------------------------


def test_what_was_sealed_is_what_is_shown():
    shuffle = started()
    check_reveal(shuffle.reveal(), DECKS)
    check_reveal(shuffle.reveal(), DECKS, f" {shuffle.commitment.upper()}\n")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": "00" * 31 + "01"}, "is not the hash of the referee's seed and these decks"),
        ({"commitment": "0" * 64}, "is not the hash of the referee's seed and these decks"),
        ({"seed": "00" * 31}, "the referee's seed is not one of 32 bytes"),
        ({"seed": "ZZ" * 32}, "the referee's seed is not one of 32 bytes"),
        ({"given": ("", "x")}, "at least one sign"),
    ],
)
def test_a_wrong_reveal_is_seen(changes, said):
    import msgspec

    shown = msgspec.structs.replace(started().reveal(), **changes)
    with pytest.raises(WrongReveal, match=said):
        check_reveal(shown, DECKS)


def test_another_deck_than_the_sealed_one_is_seen():
    with pytest.raises(WrongReveal, match="is not the hash"):
        check_reveal(started().reveal(), (TWO, ONE))
    with pytest.raises(WrongReveal, match="is not the hash"):
        Duel.start(TWO, ONE, shuffle=cut())
    with pytest.raises(WrongReveal, match="is not the hash"):
        Match.start(TWO, ONE, shuffle=cut(), casual=True)


def test_a_commitment_that_nobody_was_told_is_seen():
    with pytest.raises(WrongReveal, match="not the one that was told before"):
        check_reveal(started().reveal(), DECKS, "0" * 64)


# ---- duels and Matches -----------------------------------------------------------------------------------


def test_the_seed_of_a_duel_stays_with_the_referee_until_it_is_over():
    duel = Duel.start(*DECKS, shuffle=cut())
    assert (duel.seed, duel.shuffled) == (None, None)
    duel.concede(0)
    assert duel.shuffled == started().log()
    assert duel.seed == derived(duel.shuffled, "1/duel")
    assert duel.log.shuffle == duel.shuffled


def test_a_duel_without_a_shuffle_shows_none():
    duel = Duel.start(*DECKS, seed=1)
    duel.concede(0)
    assert duel.shuffled is None


def test_a_duel_has_one_source_of_chance():
    with pytest.raises(ValueError, match="a seed, or orders, or a shuffle"):
        Duel.start(*DECKS, seed=1, shuffle=cut())
    with pytest.raises(ValueError, match="a seed or a shuffle"):
        Match.start(*DECKS, seed=1, shuffle=cut(), casual=True)


def test_views_do_not_tell_the_seed():
    from spellspeed.protocol import encode

    shuffle = cut(seed=hashlib.sha256(b"secret").digest())
    duel = Duel.start(*DECKS, shuffle=shuffle)
    secrets = [shuffle.log().seed, str(duel.log.seed)]
    for viewer in (0, 1, "public"):
        told = encode(duel.view(viewer)).decode()
        assert not any(secret in told for secret in secrets)


def test_a_match_shows_the_seed_at_its_end():
    decks = WITH_SIDE, WITHOUT
    match = Match.start(*decks, shuffle=cut(decks))
    win(match, 0)
    assert (match.shuffled, match.seed) == (None, None)
    win(match, 0)
    assert match.shuffled == started(decks=decks).log()
    assert match.seed is None


def test_each_duel_of_a_match_has_another_order():
    decks = WITH_SIDE, WITHOUT
    match = Match.start(*decks, shuffle=cut(decks))
    seeds = []
    for _ in range(2):
        win(match, 0)
        seeds.append(match.duel.log.seed)
    assert seeds == [derived(match.shuffled, "1/duel"), derived(match.shuffled, "2/duel")]


def test_a_shuffle_goes_on_after_a_save():
    shuffle = started()
    again = Shuffle.again(shuffle.log(), DECKS)
    assert again.number("3/duel") == shuffle.number("3/duel")
    with pytest.raises(WrongReveal):
        Shuffle.again(shuffle.log(), (TWO, ONE))

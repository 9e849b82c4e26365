"""Checking a log: was it shuffled as sealed, and does it lead to the outcome that it tells?

See docs/shuffle-and-cut.md.

>>> from spellspeed import Deck, Duel
>>> from spellspeed.shuffle import Shuffle
>>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
>>> shuffle = Shuffle.commit((skulls, skulls))
>>> for seat in (0, 1): shuffle.contribute(seat, "cut")
>>> duel = Duel.start(skulls, skulls, shuffle=shuffle)
>>> duel.concede(0)
>>> report = verify_duel(duel.log, commitment=shuffle.commitment, gave="cut")
>>> report.true
True
>>> for check in report.checks: print(check)
true: The commitment is the hash of the referee's seed and both deck lists.
true: The commitment is the one that you were told.
true: One of the texts is the one that you gave.
true: The seed of the duel follows from the referee's seed, the deck lists and both players' texts.
true: Both Decks lie as the seed shuffles them.
true: The answers lead to the outcome: Player 2 wins: Player 1 conceded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from . import protocol
from .cards.library import library
from .duel import constants as c
from .logs import TIME
from .match import Match
from .match.book import CHANGED, hash_of
from .referee import BadSave, Duel, ReplayStopped
from .shuffle import DUEL, WrongReveal, check_reveal, derived, purpose

__all__ = ["MOST_BYTES", "Check", "Report", "shuffled_orders", "verify_duel", "verify_file", "verify_match"]

Names = tuple[str, ...]
Verdict = Literal["true", "false", "not checked"]
SEED_FOLLOWS: Final = (
    "The seed of the duel follows from the referee's seed, the deck lists and both players' texts."
)
_MASK: Final = (1 << 32) - 1
_MASK_64: Final = (1 << 64) - 1


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at. `name` is a word for programs."""

    name: str
    verdict: Verdict
    sentence: str
    duel: int = 0
    """The number of the Duel in a Match; 0: it is about the whole."""

    def __str__(self) -> str:
        head = f"Duel {self.duel}: " if self.duel else ""
        return f"{self.verdict}: {head}{self.sentence}"


class Report(msgspec.Struct, frozen=True):
    """What was checked, in order, and what came of it."""

    form: Literal["duel", "match"]
    checks: tuple[Check, ...]

    @property
    def true(self) -> bool:
        """Nothing was found that is false."""
        return all(check.verdict != "false" for check in self.checks)


def verify_duel(log: protocol.Log, *, commitment: str = "", gave: str = "") -> Report:
    """Checks the log of a single duel, for a player who was told this `commitment` and `gave` this text.

    Raises BadSave when the log is none that could have been written.
    """
    checks = [*check_shuffle(log.shuffle, log.decks, commitment, gave)]
    if log.shuffle is not None:
        expected = derived(log.shuffle, purpose(1, DUEL))
        sentence = (
            "The seed of the duel follows from the referee's seed, the deck lists and both players' texts."
        )
        checks.append(equal("seed", log.seed, expected, sentence, "The seed of the duel"))
    checks += check_duel(log)
    return Report("duel", tuple(checks))


def verify_match(log: protocol.MatchLog, *, commitment: str = "", gave: str = "") -> Report:
    """Checks the log of a Match: the shuffle of all its Duels, each Duel by itself, and the Match as a whole.

    Raises BadSave when the log is none that could have been written.
    """
    checks = [*check_shuffle(log.shuffle, log.decks, commitment, gave), _as_written(log)]
    duels = [step.log for step in log.steps if isinstance(step, protocol.DuelStep | protocol.ConcedeStep)]
    for number, duel in enumerate((one for one in (*duels, log.duel) if one is not None), start=1):
        if log.shuffle is not None:
            expected = derived(log.shuffle, purpose(number, DUEL))
            checks.append(equal("seed", duel.seed, expected, SEED_FOLLOWS, "The seed of the Duel", number))
        checks += check_duel(duel, number)
    return Report("match", (*checks, _replayed_match(log)))


def _as_written(log: protocol.MatchLog) -> Check:
    """Was the file changed by somebody who did not forge its hash too?"""
    if hash_of(log) != log.hash:
        return Check("hash", "false", f"{CHANGED[:1].upper()}{CHANGED[1:]}.")
    return Check("hash", "true", "The log is as it was written: its hash is right.")


def _replayed_match(log: protocol.MatchLog) -> Check:
    """Who starts, the exchanges with the Side Decks, and the outcome: all that happens around the Duels."""
    try:
        match = Match.replay(log)
    except BadSave as error:
        return Check("match", "false", _sentence(error))
    if match.outcome is None:
        return Check("match", "not checked", "The Duels and all between them fit; the Match is not over.")
    said = f"The Duels and all between them lead to the outcome: {match.outcome.sentence}"
    return Check("match", "true", said)


def verify_file(data: bytes, *, commitment: str = "", gave: str = "") -> Report:
    """Checks the log of a duel or a Match from the bytes of a file; a snapshot by the log in it.

    >>> verify_file(b"#main\\n40640057")
    Traceback (most recent call last):
    ...
    spellspeed.saves.BadSave: this is no log: JSON is malformed: invalid character (byte 0)

    Raises BadSave.
    """
    try:
        log = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"this is no log: {error}") from None
    except RecursionError:
        raise BadSave("this is no log: it is nested too deeply") from None
    if isinstance(log, protocol.MatchLog):
        return verify_match(log, commitment=commitment, gave=gave)
    if isinstance(log, protocol.Snapshot):
        if log.log is None:
            raise BadSave("there is no log in this snapshot, for its duel was set up by hand")
        log = log.log
    return verify_duel(log, commitment=commitment, gave=gave)


_decoder: Final = msgspec.json.Decoder(protocol.Log | protocol.MatchLog | protocol.Snapshot)
MOST_BYTES: Final = 64_000_000
"""Of a file: a hundred times the longest log that was ever seen."""


def check_shuffle(
    shuffled: protocol.Shuffled | None, decks: Sequence[protocol.LoggedDeck], commitment: str, gave: str
) -> list[Check]:
    """Was what is shown what was sealed, and what the player was told and gave?"""
    if shuffled is None:
        said = "The log tells no commitment: chance came from a seed that one of those present gave or drew."
        checks = [Check("commitment", "not checked", said)]
        if commitment or gave:
            checks.append(Check("told", "false", "The log tells no commitment, and you were told one."))
        return checks
    try:
        check_reveal(shuffled, decks)
    except WrongReveal as error:
        checks = [Check("commitment", "false", _sentence(error))]
    else:
        said = "The commitment is the hash of the referee's seed and both deck lists."
        checks = [Check("commitment", "true", said)]
    told = commitment.strip().lower()
    if not told:
        said = f"Compare it with what you were told before: {shuffled.commitment}"
        checks.append(Check("told", "not checked", said))
    else:
        said = "The commitment is the one that you were told."
        checks.append(equal("told", shuffled.commitment.lower(), told, said, "The commitment"))
    texts = " and ".join(f'"{text}"' for text in shuffled.given)
    if not gave:
        checks.append(Check("texts", "not checked", f"Compare yours with what you gave: {texts}"))
    elif gave in shuffled.given:
        checks.append(Check("texts", "true", "One of the texts is the one that you gave."))
    else:
        checks.append(Check("texts", "false", f"None of the texts is the one that you gave: {texts}"))
    return checks


def check_duel(log: protocol.Log, number: int = 0) -> list[Check]:
    """Do the Decks lie as the seed shuffles them, and do the answers lead to the outcome?"""
    begun = Duel.replay(msgspec.structs.replace(log, answers=(), hashes=(), outcome=None))
    checks = []
    if log.ordered:
        said = "The Decks were not shuffled: they lay in an order that was given."
        # An order and a shuffle together are a lie about the shuffle.
        checks.append(Check("orders", "not checked" if log.shuffle is None else "false", said, number))
    else:
        lay = (_lay(begun, 0), _lay(begun, 1))
        one, two = log.decks
        expected = shuffled_orders(log.seed, (one.main, two.main))
        said = "Both Decks lie as the seed shuffles them."
        checks.append(equal("orders", lay, expected, said, "The order of the Decks", number))
    checks.append(_replayed(log, number))
    return checks


def _replayed(log: protocol.Log, number: int) -> Check:
    try:
        duel = Duel.replay(log)
    except ReplayStopped as error:
        said = _sentence(error)
        if log.library != library().version:
            said += " It was played with another version of the program, which may be why."
        return Check("outcome", "false", said, number)
    outcome = duel.outcome
    if duel.state.rules.clock == "off" and any(one.key.startswith(TIME) for one in log.answers):
        return Check("outcome", "false", "Time is called, and the rules of the log have no clock.", number)
    if log.outcome is not None:
        assert outcome is not None  # else the replay would have stopped
        return Check("outcome", "true", f"The answers lead to the outcome: {outcome.sentence}", number)
    if outcome is not None:
        said = f"The log tells no outcome, and its answers lead to one: {outcome.sentence}"
        return Check("outcome", "false", said, number)
    said = f"The answers lead as far as turn {duel.state.turn}; the duel is not over."
    return Check("outcome", "not checked", said, number)


def shuffled_orders(seed: int, decks: tuple[Sequence[str], Sequence[str]]) -> tuple[Names, Names]:
    """How a seed shuffles two Decks, the top card first: written for itself, from the page, not by the core.

    >>> shuffled_orders(1, ("ABCDE", "VWXYZ"))
    (('B', 'D', 'A', 'E', 'C'), ('Y', 'W', 'X', 'V', 'Z'))
    """
    words: list[int] = []
    for _ in range(2):  # splitmix64
        seed = (seed + 0x9E3779B97F4A7C15) & _MASK_64
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK_64
        mixed ^= mixed >> 31
        words += [mixed & _MASK, mixed >> 32]
    words[3] |= 1

    def turned(value: int, by: int) -> int:
        return (value << by | value >> 32 - by) & _MASK

    def number() -> int:  # xoshiro128++
        found = turned((words[0] + words[3]) & _MASK, 7) + words[0] & _MASK
        third = words[2] ^ words[0]
        fourth = words[3] ^ words[1]
        words[0], words[1], words[2], words[3] = (
            words[0] ^ fourth,
            words[1] ^ third,
            third ^ (words[1] << 9 & _MASK),
            turned(fourth, 11),
        )
        return found

    def below(bound: int) -> int:
        while (found := number()) >= (1 << 32) - (1 << 32) % bound:
            pass
        return found % bound

    orders = []
    for deck in decks:
        pile = list(reversed(deck))  # the bottom card first
        for place in range(len(pile) - 1, 0, -1):
            other = below(place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        orders.append(tuple(reversed(pile)))
    return orders[0], orders[1]


def _lay(begun: Duel, seat: int) -> Names:
    """How the Deck of this seat lay before the opening hands, the top card first."""
    state = begun.state
    uids = (*state.pile(seat, c.HAND), *reversed(state.pile(seat, c.DECK)))
    return tuple(state.cards[uid].name for uid in uids)


def equal(name: str, found: object, expected: object, said: str, what: str, number: int = 0) -> Check:
    """Is it what it should be? `said` is the sentence for yes; `what` begins the one for no."""
    if found == expected:
        return Check(name, "true", said, number)
    if isinstance(found, tuple) or isinstance(expected, tuple):
        return Check(name, "false", f"{what} is not the one that follows.", number)
    return Check(name, "false", f"{what} is {found} and should be {expected}.", number)


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."

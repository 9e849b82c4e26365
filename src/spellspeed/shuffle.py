"""`Shuffle`: the Decks are shuffled by the referee and cut by both players, and all can check it afterwards.

The referee's seed is sealed by a hash before the players give theirs, and shown when the duel is over; chance
comes from all three (R-SETUP-02). docs/shuffle-and-cut.md tells every byte of it.

>>> from spellspeed import Deck, Duel
>>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
>>> shuffle = Shuffle.commit((skulls, skulls), seed=bytes(32))
>>> shuffle.commitment[:16]                         # told to both players before they give anything
'48b50e58add751c2'
>>> shuffle.contribute(0, "a lucky number: 7")
>>> shuffle.contribute(1, "cut deep")
>>> duel = Duel.start(skulls, skulls, shuffle=shuffle)
>>> duel.shuffled is None                           # the referee keeps the seed until the duel is over
True
>>> duel.concede(0)
>>> check_reveal(duel.shuffled, (skulls, skulls), shuffle.commitment)
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from .cards.catalogue import quoted
from .protocol import Shuffled

if TYPE_CHECKING:
    from .decks import Deck

__all__ = [
    "DUEL",
    "TOSS",
    "Shuffle",
    "ShuffleError",
    "WrongReveal",
    "check_reveal",
    "commitment_of",
    "derived",
    "purpose",
]

SEED_BYTES: Final = 32
LONGEST: Final = 200
"""Characters of what a player gives."""
_NO_TEXT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control signs, line ends, and halves of signs, which have no UTF-8."""
_SHOWN: Final = "the referee's seed has been shown: no more chance comes from it"
DUEL: Final = "duel"
TOSS: Final = "toss"


class ShuffleError(ValueError):
    """This cannot be done now, or not with this. The message is one sentence for a person."""


class WrongReveal(ValueError):
    """What was shown is not what was sealed. The message is one sentence for a person."""


class Listed(Protocol):
    """A deck list, as the referee or a log has it."""

    @property
    def main(self) -> tuple[str, ...]: ...
    @property
    def fusion(self) -> tuple[str, ...]: ...
    @property
    def side(self) -> tuple[str, ...]: ...


class Shuffle:
    """The chance of one duel or Match: `commit`, both players `contribute`, `start`, and in the end `reveal`.

    It is the referee's. A player gets `commitment`, and when both have given, `given`; nothing else.
    """

    __slots__ = ("_commitment", "_given", "_host", "_seed", "_step")

    def __init__(self, seed: str, commitment: str, host: int | None) -> None:
        """Use `commit`."""
        self._seed = seed
        self._commitment = commitment
        self._given: list[str | None] = [None, None]
        self._host = host
        self._step = "given"

    @classmethod
    def commit(
        cls, decks: tuple[Deck, Deck], *, seed: bytes | None = None, host: int | None = None
    ) -> Shuffle:
        """The referee draws a secret seed and seals it together with both deck lists.

        The decks of a Match are the registered ones, with their Side Decks. `host` is the seat of a player
        who might know the seed, because the referee's program runs on his machine: he has to give before the
        other. A `seed` of 32 bytes is for tests.
        """
        if seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        elif len(seed) != SEED_BYTES:
            raise ShuffleError(f"the referee's seed has {SEED_BYTES} bytes")
        if host not in (None, 0, 1):
            raise ShuffleError(f"there is no seat {host!r}; there are 0 and 1")
        return cls(seed.hex(), commitment_of(seed.hex(), decks), host)

    @classmethod
    def again(cls, shuffled: Shuffled, decks: tuple[Deck, Deck]) -> Shuffle:
        """The started shuffle of a log or a save. Raises WrongReveal when it does not fit the decks."""
        check_reveal(shuffled, decks)
        shuffle = cls(shuffled.seed, shuffled.commitment, None)
        shuffle._given = list(shuffled.given)
        shuffle._step = "started"
        return shuffle

    @property
    def commitment(self) -> str:
        """The hash that seals seed and decks, to be told to both players before either gives anything."""
        return self._commitment

    @property
    def given(self) -> tuple[str, str] | None:
        """What the players gave; None until both have, so that neither can go by the other's."""
        one, two = self._given
        return None if one is None or two is None else (one, two)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not given theirs."""
        return tuple(seat for seat in (0, 1) if self._given[seat] is None)

    def contribute(self, seat: int, text: str) -> None:
        """A player gives a text of his own: words, numbers, dice, at best something no one can guess.

        Raises ShuffleError when it is not his turn to give, for a second text, and for one that is none.
        """
        if seat not in (0, 1):
            raise ShuffleError(f"there is no seat {seat!r}; there are 0 and 1")
        if self._step != "given":
            raise ShuffleError("the Decks are shuffled already")
        if self._given[seat] is not None:
            raise ShuffleError(f"Player {seat + 1} has given his text already")
        if self._host == 1 - seat and self._given[1 - seat] is None:
            raise ShuffleError(f"Player {2 - seat} gives first: the referee's program runs on his machine")
        _check_text(text)
        self._given[seat] = text

    def start(self) -> None:
        """From now on there is chance; a duel or a Match starts its shuffle itself.

        Raises ShuffleError while a player has not given his text, and after `reveal`.
        """
        if self._step == "revealed":
            raise ShuffleError(_SHOWN)
        if self.missing:
            who = " and ".join(f"Player {seat + 1}" for seat in self.missing)
            raise ShuffleError(f"{who} {'has' if len(self.missing) == 1 else 'have'} not given a text yet")
        self._step = "started"

    def number(self, what: str) -> int:
        """A number of 64 bits for a purpose such as "1/duel": the same one whenever it is asked for.

        Raises ShuffleError before `start`, and after `reveal`, when everyone could tell the number before.
        """
        self._must_have_started()
        if self._step == "revealed":
            raise ShuffleError(_SHOWN)
        return derived(self.log(), what)

    def log(self) -> Shuffled:
        """All of it, for a log or a save. It tells every Deck: no player gets it before the end."""
        self._must_have_started()
        given = self.given
        assert given is not None
        return Shuffled(self._commitment, given, self._seed)

    def reveal(self) -> Shuffled:
        """All of it, for everyone: the duel or the Match is over. Raises ShuffleError before `start`."""
        shuffled = self.log()
        self._step = "revealed"
        return shuffled

    def _must_have_started(self) -> None:
        if self._step == "given":
            raise ShuffleError("the Decks are not shuffled yet")


def check_reveal(shuffled: Shuffled, decks: Sequence[Listed], commitment: str = "") -> None:
    """Is what the referee has shown what he had sealed? A player passes the `commitment` that he was told.

    >>> from spellspeed import Deck
    >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
    >>> shuffle = Shuffle.commit((skulls, skulls))
    >>> for seat in (0, 1): shuffle.contribute(seat, "cut")
    >>> shuffle.start()
    >>> check_reveal(shuffle.reveal(), (skulls, skulls), "0" * 64)
    Traceback (most recent call last):
    ...
    spellspeed.shuffle.WrongReveal: the commitment is not the one that was told before

    Raises WrongReveal.
    """
    if len(shuffled.seed) != 2 * SEED_BYTES or set(shuffled.seed) - set("0123456789abcdef"):
        raise WrongReveal(f"the referee's seed is not one of {SEED_BYTES} bytes")
    for text in shuffled.given:
        try:
            _check_text(text)
        except ShuffleError as error:
            raise WrongReveal(str(error)) from None
    if commitment_of(shuffled.seed, decks) != shuffled.commitment.lower():
        raise WrongReveal("the commitment is not the hash of the referee's seed and these decks")
    told = commitment.strip().lower()
    if told and told != shuffled.commitment.lower():
        raise WrongReveal("the commitment is not the one that was told before")


def commitment_of(seed: str, decks: Sequence[Listed]) -> str:
    """What seals a seed, in hexadecimal digits, and both deck lists."""
    return _hashed("spellspeed-shuffle-1", seed, *(_hashed(*_lines(deck)) for deck in decks))


def derived(shuffled: Shuffled, what: str) -> int:
    """The number for this purpose that follows from all three."""
    given = (_hashed(text) for text in shuffled.given)
    digest = _hashed("spellspeed-number-1", what, shuffled.commitment, shuffled.seed, *given)
    return int(digest[:16], 16)


def purpose(number: int, what: str) -> str:
    """The purpose of a number: DUEL or TOSS, in the Duel of this number; a single duel is the first."""
    return f"{number}/{what}"


def _lines(deck: Listed) -> list[str]:
    return ["Deck", *deck.main, "Fusion Deck", *deck.fusion, "Side Deck", *deck.side]


def _hashed(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _check_text(text: str) -> None:
    """Raises ShuffleError for what a player cannot give."""
    if not text:
        raise ShuffleError("a player gives a text of at least one sign")
    if len(text) > LONGEST:
        raise ShuffleError(f"a player gives at most {LONGEST} signs, not {len(text)}")
    if _NO_TEXT.search(text):
        raise ShuffleError(f"a player gives one line of text, not {quoted(text)}")

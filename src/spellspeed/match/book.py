"""The log of a Match, which is its save too: what was registered, and what was done since.

See docs/match.md.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from .. import __version__, protocol
from ..decks import Deck
from ..duel.rules import Rules
from ..saves import BadSave

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..referee import Duel
    from .clock import MatchClock
    from .match import Match

__all__ = ["CHANGED", "MatchBook", "hash_of", "read_match", "repeat", "same_beginning"]

CHANGED: Final = "this Match was changed after it was saved, or is damaged: its hash is wrong"


class MatchBook:
    """Takes down what is done in one Match."""

    __slots__ = ("decks", "library", "rules", "seed", "shuffle", "steps", "whole")

    def __init__(
        self,
        decks: Sequence[Deck],
        *,
        seed: int,
        rules: Rules,
        library: str,
        shuffle: protocol.Shuffled | None,
    ) -> None:
        one, two = (protocol.LoggedDeck(deck.main, deck.fusion, deck.name, deck.side) for deck in decks)
        self.decks = (one, two)
        self.seed = seed
        self.rules = {name: value for name, value in rules.items().items() if isinstance(value, (str, bool))}
        self.library = library
        self.shuffle = shuffle
        self.steps: list[protocol.MatchStep] = []
        self.whole = True
        """Every Duel so far has a log."""

    def did(self, step: protocol.MatchStep) -> None:
        """Something was done."""
        self.steps.append(step)

    def played(self, duel: Duel) -> None:
        """A Duel was taken down."""
        try:
            self.steps.append(protocol.DuelStep(duel.log))
        except ValueError:
            self.whole = False

    def conceded(self, seat: int, duel: Duel | None) -> None:
        """A player has given up the Match, and the Duel that was played then."""
        try:
            self.steps.append(protocol.ConcedeStep(seat, None if duel is None else duel.log))
        except ValueError:
            self.whole = False

    def log(
        self, clock: MatchClock, duel: Duel | None, outcome: protocol.MatchOutcome | None
    ) -> protocol.MatchLog:
        """The log so far; `duel` is the one not taken down yet. Raises ValueError without a log of it."""
        if not self.whole:
            raise ValueError("a Match with a duel that was set up by hand has no log")
        log = protocol.MatchLog(
            engine=__version__,
            library=self.library,
            decks=self.decks,
            seed=self.seed,
            rules=self.rules,
            minutes=clock.minutes,
            spent=clock.spent,
            steps=tuple(self.steps),
            duel=None if duel is None else duel.log,
            shuffle=self.shuffle,
            outcome=outcome,
        )
        return msgspec.structs.replace(log, hash=hash_of(log))


def hash_of(log: protocol.MatchLog) -> str:
    """The hash that a log has of itself. It guards against damage; whoever forges a log can forge it too."""
    return sha256(protocol.encode(msgspec.structs.replace(log, hash=""))).hexdigest()


def read_match(data: bytes | str) -> protocol.MatchLog:
    """The log of a Match from the bytes of a file, as it was written.

    >>> read_match(b'{"format":"chess"}')
    Traceback (most recent call last):
    ...
    spellspeed.saves.BadSave: this is no saved Match: Invalid value 'chess' - at `$.format`

    Raises BadSave when it is none, or was changed.
    """
    try:
        log = protocol.decode(data, protocol.MatchLog)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"this is no saved Match: {error}") from None
    except RecursionError:
        raise BadSave("this is no saved Match: it is nested too deeply") from None
    if hash_of(log) != log.hash:
        raise BadSave(CHANGED)
    return log


def same_beginning(one: protocol.Log, two: protocol.Log) -> bool:
    """Do two logs begin with the same decks, chance and rules?"""
    return all(
        getattr(one, name) == getattr(two, name)
        for name in ("decks", "seed", "first", "rules", "ordered", "shuffle")
    )


def repeat(game: Match, step: protocol.MatchStep) -> None:
    """Does what was done in a log. Raises ValueError when it cannot be done."""
    match step:
        case protocol.ChooseStep():
            game.choose(step.seat, first=step.first)
        case protocol.SideStep():
            game.side(step.seat, step.out, step.into)
        case protocol.UnsideStep():
            game.unside(step.seat)
        case protocol.ReadyStep():
            game.ready(step.seat)
        case protocol.DuelStep():
            game.take_up(step.log)
            game.end_duel()
        case protocol.TimeStep():
            if not game.seconds_left:
                raise ValueError("there is no time that could be up")
            game.spend(game.seconds_left)
        case protocol.ConcedeStep():
            if step.log is not None:
                game.take_up(step.log)
            game.concede(step.seat)

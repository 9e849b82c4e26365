"""Players that are programs. Each has one method: ``choose(view, decision)`` gives the key of an option.

A player sees what a person in its seat would see, and nothing else. It is made anew for every duel, with a
seed of its own, and is deterministic for that seed. See docs/players.md.

>>> names()
('random', 'heuristic')
"""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

if TYPE_CHECKING:
    from spellspeed.protocol import Decision, View

__all__ = ["Player", "UnknownPlayer", "make_player", "names", "player_seed", "sentence"]

_PLAYERS: Final = {
    "random": ("random_player", "RandomPlayer", "picks any legal option, every one as likely"),
    "heuristic": ("heuristic", "HeuristicPlayer", "plays any deck like a sensible beginner"),
}


class Player(Protocol):
    """Whoever answers the questions of one seat in one duel."""

    def choose(self, view: View, decision: Decision) -> str:
        """The key of one of the decision's options."""
        ...


class UnknownPlayer(LookupError):
    """There is no player of this name. The message is one sentence for a person."""


def names() -> tuple[str, ...]:
    """The players there are."""
    return tuple(_PLAYERS)


def sentence(name: str) -> str:
    """What a player does, in a few words.

    >>> sentence("random")
    'picks any legal option, every one as likely'
    """
    return _entry(name)[2]


def make_player(name: str, seed: int) -> Player:
    """A player for one duel. Its module is imported when it is first wanted.

    Raises UnknownPlayer.

    >>> make_player("judge", 1)
    Traceback (most recent call last):
    ...
    spellspeed.players.UnknownPlayer: there is no player "judge"; there are random, heuristic
    """
    module, made, _ = _entry(name)
    return cast(Player, getattr(import_module(f"{__name__}.{module}"), made)(seed))


def player_seed(seed: int, seat: int) -> int:
    """The seed of the player in this seat, made from the seed of the duel.

    >>> player_seed(2004, 0) == player_seed(2004, 1)
    False
    """
    return int.from_bytes(hashlib.blake2b(f"{seed}:{seat}".encode(), digest_size=6).digest(), "big")


def _entry(name: str) -> tuple[str, str, str]:
    entry = _PLAYERS.get(name.strip().lower())
    if entry is None:
        from spellspeed.cards.catalogue import quoted

        raise UnknownPlayer(f"there is no player {quoted(name)}; there are {', '.join(_PLAYERS)}")
    return entry

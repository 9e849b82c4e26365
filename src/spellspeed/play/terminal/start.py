"""How a duel at the terminal begins: the decks, the players and the toss, or the duel that waits there."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from spellspeed.decks import Deck, load_deck
from spellspeed.duel.rules import PRESETS, Rules
from spellspeed.players import player_seed, sentence
from spellspeed.referee import Duel

from .files import Folder, load, newest
from .game import PERSON, Game
from .screen import Screen

__all__ = ["Nothing", "Wishes", "begin", "resume"]

HEADS = 0
_TOSS_SEAT = 2  # the coin's seed is made as that of a third player


class Nothing(LookupError):
    """There is no duel to resume."""


class Wishes(NamedTuple):
    """What the command line asked for."""

    deck: str = "SDY"
    opponent: str = "SDK"
    player: str = "heuristic"
    hotseat: bool = False
    seed: int | None = None
    first: str = "toss"
    """me, them or toss."""
    rules: str = "judge"
    zones: str = "auto"


def rules_of(wishes: Wishes) -> Rules:
    switches = PRESETS[wishes.rules].items() | {"zones": wishes.zones}
    return Rules(**switches)  # type: ignore[arg-type]


def begin(screen: Screen, wishes: Wishes, folder: Folder | None = None) -> Game:
    """A new duel at its first question. Raises DeckError, UnplayableDeck and UnknownPlayer."""
    folder = folder or Folder()
    decks = load_deck(wishes.deck), load_deck(wishes.opponent)
    seed = secrets.randbits(48) if wishes.seed is None else wishes.seed
    rules = rules_of(wishes)
    players = (PERSON, PERSON if wishes.hotseat else wishes.player.strip().lower())
    what = "" if wishes.hotseat else sentence(players[1])
    Duel.start(*decks, seed=seed, rules=rules)  # what is wrong with the decks is said before the toss
    screen.say(f"Spellspeed: a duel by the rules of 2 February 2004, as {_RULES[wishes.rules]}.", "head")
    for line in seats(decks, players, what):
        screen.say(line)
    if newest(folder) is not None:
        screen.say("An unfinished duel waits for you: spellspeed play --resume continues it.")
    screen.say("? tells what you can say.")
    first = {"me": 0, "them": 1}.get(wishes.first)
    if first is None:
        first = toss(screen, seed, rules, wishes.hotseat)
    return Game(screen, Duel.start(*decks, seed=seed, first=first, rules=rules), players, folder=folder)


_RULES = {"judge": "judges ruled it", "letter": "the rulebook has it to the letter"}


def seats(decks: tuple[Deck, Deck], players: tuple[str, str], what: str) -> list[str]:
    """Who plays which deck."""
    one, two = (f"{deck.name or 'a deck without a name'} ({len(deck.main)} cards)" for deck in decks)
    if players[1] == PERSON:
        return [f"Player 1 plays {one}.", f"Player 2 plays {two}."]
    return [f"You play {one}.", f"The opponent plays {two}: the computer, which {what}."]


def toss(screen: Screen, seed: int, rules: Rules, hotseat: bool) -> int:
    """The seat that starts. Who wins the toss may choose (switch `toss`); the computer starts."""
    winner = player_seed(seed, _TOSS_SEAT) & 1
    name = f"Player {winner + 1} wins" if hotseat else "You win" if winner == 0 else "The opponent wins"
    if rules.toss == "winner_starts":
        screen.say(f"{name} the toss and {'start' if name == 'You win' else 'starts'}.")
        return winner
    if winner == 1 and not hotseat:
        screen.say("The opponent wins the toss and chooses to start.")
        return 1
    screen.say(f"{name} the toss.")
    while True:
        answer = screen.ask("1 Go first, 2 go second: ").lower()
        if answer in ("1", "first", "go first", "yes", "y"):
            return winner
        if answer in ("2", "second", "go second", "no", "n"):
            return 1 - winner
        screen.say("1 or 2, please.", "bad")


def resume(screen: Screen, folder: Folder | None = None) -> Game:
    """The duel that was left last. Raises Nothing, or BadSave if it cannot be read."""
    folder = folder or Folder()
    path = newest(folder)
    if path is None:
        raise Nothing(f"there is no unfinished duel in {folder.duels}")
    duel, table = load(path)
    players = (PERSON, "heuristic") if table is None else table.players
    game = Game(
        screen, duel, players, folder=folder, path=path, prompts=None if table is None else table.prompts
    )
    screen.say(f"The duel goes on in turn {duel.state.turn}.", "head")
    return game

"""How a duel at the terminal begins: the decks, the players and the toss, or the duel that waits there."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from spellspeed.cards.catalogue import shown
from spellspeed.decks import Deck, Format, load_format
from spellspeed.decks.format import DEFAULT_FORMAT
from spellspeed.duel.rules import PRESETS, Rules
from spellspeed.match import Match
from spellspeed.match.admission import checked_seed
from spellspeed.match.clock import MINUTES
from spellspeed.play.decks import decks_to_play
from spellspeed.players import player_seed, sentence
from spellspeed.referee import Duel
from spellspeed.saves import BadSave
from spellspeed.shuffle import TOSS, Shuffle, purpose

from .cut import cut
from .files import Folder, load, unfinished
from .game import Game
from .match import MatchTable
from .screen import Screen
from .table import PERSON, Table

__all__ = ["Nothing", "Wishes", "begin", "begin_match", "opened", "resume"]

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
    rules: str = ""
    """judge or letter; else as the format has it."""
    zones: str = "auto"
    casual: bool = False
    """The decks need not be legal."""
    policy: str = ""
    """Of a match: rulebook or ude; else as the rules have it."""
    minutes: int = 0
    """Of the clock of a match; 0 for 40, if the rules have one or `time_up` is given."""
    time_up: str = ""
    """How that clock ends a duel: 2003 (usually) or 2005."""
    format: str = DEFAULT_FORMAT
    cut: tuple[str, ...] = ()
    """What the persons here give to the shuffle."""


def rules_of(wishes: Wishes, format: Format) -> Rules:
    base = PRESETS[wishes.rules] if wishes.rules else format.rules
    switches = base.items() | {"zones": wishes.zones}
    if wishes.policy:
        switches["match_policy"] = wishes.policy
    if wishes.minutes or wishes.time_up:
        switches["clock"] = wishes.time_up or "2003"
    return Rules(**switches)  # type: ignore[arg-type]


def begin(screen: Screen, wishes: Wishes, folder: Folder | None = None) -> Game:
    """A new duel at its first question. Raises Refused for its decks, and UnknownPlayer."""
    folder = folder or Folder()
    if wishes.minutes or wishes.time_up or wishes.policy:
        raise ValueError("a clock and a policy are for a match: play --match")
    format = load_format(wishes.format)
    decks = chosen_decks(wishes, format, siding=False)
    rules = rules_of(wishes, format)
    players = (PERSON, PERSON if wishes.hotseat else wishes.player.strip().lower())
    what = "" if wishes.hotseat else sentence(players[1])
    shuffle = chance(wishes, decks)
    screen.say(f"Spellspeed: a duel by {said_of(wishes, format)}.", "head")
    welcome(screen, seats(decks, players, what), folder, shuffle)
    first = {"me": 0, "them": 1}.get(wishes.first)
    if first is None:
        first = toss(screen, heads(wishes.seed, shuffle), rules, wishes.hotseat)
    duel = Duel.start(*decks, seed=wishes.seed, shuffle=shuffle, first=first, rules=rules)
    return Game(screen, duel, players, folder=folder)


def begin_match(screen: Screen, wishes: Wishes, folder: Folder | None = None) -> MatchTable:
    """A new match before the toss. Raises Refused for its decks, and UnknownPlayer."""
    folder = folder or Folder()
    if wishes.first != "toss":
        raise ValueError("a match begins with a toss: --first is for a single duel")
    format = load_format(wishes.format)
    decks = chosen_decks(wishes, format, siding=True)
    players = (PERSON, PERSON if wishes.hotseat else wishes.player.strip().lower())
    what = "" if wishes.hotseat else sentence(players[1])
    minutes = wishes.minutes or MINUTES
    shuffle = chance(wishes, decks)
    rules = rules_of(wishes, format)
    match = Match.start(*decks, seed=wishes.seed, shuffle=shuffle, rules=rules, casual=True, minutes=minutes)
    until = "until a player has won two duels" if rules.match_policy == "ude" else "best of three duels"
    screen.say(f"Spellspeed: a match, {until}, by {said_of(wishes, format)}.", "head")
    welcome(screen, seats(decks, players, what), folder, shuffle)
    table = MatchTable(screen, match, players, folder=folder)
    table.told = 0  # nothing, even when the toss has begun the first Duel
    if table.time_left:
        screen.say(table.time_left)
    return table


def chosen_decks(wishes: Wishes, format: Format, *, siding: bool) -> tuple[Deck, Deck]:
    texts = (wishes.deck, wishes.opponent)
    one, two = decks_to_play(texts, casual=wishes.casual, format=format, siding=siding)
    return one, two


def welcome(screen: Screen, lines: list[str], folder: Folder, shuffle: Shuffle | None) -> None:
    for line in lines:
        screen.say(line)
    if shuffle is not None:
        sealed = f"The seed of the shuffle is sealed by {shuffle.commitment}"
        screen.say(f"The Decks are cut; spellspeed verify checks the log in the end. {sealed}")
    if unfinished(folder):
        screen.say("An unfinished duel waits for you: spellspeed play --resume continues it.")
    screen.say("? tells what you can say.")


_RULES = {"judge": "judges ruled it", "letter": "the rulebook has it to the letter"}


def said_of(wishes: Wishes, format: Format) -> str:
    """By what is played."""
    if wishes.format != DEFAULT_FORMAT:
        how = f", as {_RULES[wishes.rules]}" if wishes.rules else ""
        return f"the format {shown(format.title or format.name)}{how}"
    return f"the rules of 2 February 2004, as {_RULES[wishes.rules or 'judge']}"


def seats(decks: tuple[Deck, Deck], players: tuple[str, str], what: str) -> list[str]:
    """Who plays which deck."""
    one, two = (f"{deck.name or 'a deck without a name'} ({len(deck.main)} cards)" for deck in decks)
    if players[1] == PERSON:
        return [f"Player 1 plays {one}.", f"Player 2 plays {two}."]
    return [f"You play {one}.", f"The opponent plays {two}: the computer, which {what}."]


def chance(wishes: Wishes, decks: tuple[Deck, Deck]) -> Shuffle | None:
    """The shuffle that all chance comes from; None with a seed. What is wrong is said before the toss."""
    if wishes.seed is None:
        return cut(decks, wishes.cut, 2 if wishes.hotseat else 1)
    if wishes.cut:
        raise ValueError("with a seed that is given there is nothing to cut")
    checked_seed(wishes.seed)
    return None


def heads(seed: int | None, shuffle: Shuffle | None) -> int:
    """The seat that wins the toss before a single duel."""
    if shuffle is not None:
        return shuffle.number(purpose(1, TOSS)) & 1
    assert seed is not None
    return player_seed(seed, _TOSS_SEAT) & 1


def toss(screen: Screen, winner: int, rules: Rules, hotseat: bool) -> int:
    """The seat that starts. Who wins the toss may choose (switch `toss`); the computer starts."""
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


def resume(screen: Screen, folder: Folder | None = None) -> Table:
    """The duel or match that was left last; one that cannot be read is passed by, and that is said.

    Raises Nothing, or BadSave if none can be read.
    """
    folder = folder or Folder()
    paths = unfinished(folder)
    if not paths:
        raise Nothing(f"there is no unfinished duel in {folder.duels}")
    for path in paths[:-1]:
        try:
            return waiting(screen, path, folder)
        except BadSave as error:
            screen.say(f"{error}. The one before it is tried.", "bad")
    return waiting(screen, paths[-1], folder)


def waiting(screen: Screen, path: Path, folder: Folder) -> Table:
    """The table of a duel or match that goes on where it was left."""
    table = opened(screen, path, folder, (PERSON, "heuristic"), same_file=True)
    screen.say(table.where, "head")
    return table


def opened(
    screen: Screen, path: Path, folder: Folder, players: tuple[str, str], *, same_file: bool = False
) -> Table:
    """The table of a file; of a log that names no players, with these. Raises BadSave.

    It is saved in a file of its own, or goes on in the same one.
    """
    game, saved_players, prompts = load(path)
    players = saved_players or players
    kept = path if same_file else None
    if isinstance(game, Match):
        return MatchTable(screen, game, players, folder=folder, path=kept, prompts=prompts)
    return Game(screen, game, players, folder=folder, path=kept, prompts=prompts)

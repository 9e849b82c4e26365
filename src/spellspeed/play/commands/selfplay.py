"""Let two programs play many duels and tell what came of them.

DECK is a built-in deck (SDK, SDY, SDJ, SDP) or a .ydk file. The players keep their decks and take turns to
start. Every duel has a seed of its own, made from the seed of the run and its number: the same run always
plays the same duels, with however many jobs, and --from N --duels 1 plays one of them again. Ctrl-C tells
what is done so far.

  spellspeed selfplay SDY SDK
  spellspeed selfplay SDY my.ydk --duels 400 --players heuristic,random --jobs 2
"""

import json
import sys
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

from spellspeed import CORE
from spellspeed.decks import DeckError, load_deck
from spellspeed.play.selfplay import Setup, Tally, check_decks, run
from spellspeed.players import UnknownPlayer, make_player

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def sentences(found: dict[str, Any]) -> list[str]:
    """The report for people: one fact a line."""
    duels = found["duels"]
    lines = [f"{duels} duel{'' if duels == 1 else 's'} in {found['seconds']} s, seed {found['seed']}"]
    if found["interrupted"]:
        lines[0] += " (interrupted)"
    if not duels:
        return lines
    for number, one in enumerate(found["players"], start=1):
        share = 100 * one["wins"] / duels
        lines.append(f"player {number} ({one['player']}, {one['deck']}): {one['wins']} wins, {share:.1f} %")
    lines.append(f"who started: {found['wins_of_who_started']} wins")
    lines.append(f"draws: {found['draws']}")
    if found["stopped"]:
        lines.append(f"stopped: {found['stopped']}")
    lines += [f"ended by: {reason}: {count}" for reason, count in found["reasons"].items()]
    lines += [
        f"turns: {found['turns_per_duel']} a duel, {found['longest']} in the longest",
        f"decisions: {found['decisions_per_duel']} a duel (only questions with two options or more)",
        f"speed: {found['duels_per_s']} duels/s, {found['decisions_per_s']} decisions/s, core {CORE.kind}",
        f"errors: {found['errors']}",
    ]
    for one in found["failures"]:
        lines.append(f"  duel {one['duel']} (seed {one['seed']}), turn {one['turn']}: {one['error']}")
    if found["failures"]:
        lines.append("  --from DUEL --duels 1 with the same seed plays one of them again")
    return lines


def played(setup: Setup, duels: int, first: int, jobs: int, quiet: bool) -> Tally:
    """Plays, with a progress bar on a terminal."""
    if quiet or not sys.stderr.isatty():
        return run(setup, duels, first=first, jobs=jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = TextColumn("duels"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*parts, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("duels", total=duels)
        return run(setup, duels, first=first, jobs=jobs, seen=lambda _: progress.advance(task))


def command(
    deck_1: Annotated[str, Parameter(help="The first player's deck.")],
    deck_2: Annotated[str, Parameter(help="The second player's deck.")],
    /,
    *,
    duels: Annotated[int, Parameter(help="How many.")] = 100,
    seed: Annotated[int, Parameter(help="The seed of the run.")] = 0,
    players: Annotated[str, Parameter(help="Both players: random or heuristic.")] = "random,random",
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    max_turns: Annotated[int, Parameter(help="Stop a duel after so many turns; 0: never.")] = 0,
    first: Annotated[int, Parameter("--from", help="The number of the first duel in the run.")] = 0,
    rules: Annotated[Literal["judge", "letter"], Parameter(help="The preset of the rules.")] = "judge",
    as_json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print one JSON object.")
    ] = False,
) -> int:
    try:
        one, two = chosen_players(players)
        for name, number, least in (("duels", duels, 1), ("jobs", jobs, 1), ("max-turns", max_turns, 0)):
            if number < least:
                raise ValueError(f"--{name} must be at least {least}")
        if first < 0:
            raise ValueError("--from must be at least 0")
        setup = Setup((load_deck(deck_1), load_deck(deck_2)), (one, two), seed, rules, max_turns)
        check_decks(setup.decks)
    except (DeckError, UnknownPlayer, ValueError) as error:
        print(f"spellspeed selfplay: {error}", file=sys.stderr)
        return BAD_INPUT
    tally = played(setup, duels, first, jobs, as_json)
    found = tally.report()
    print(json.dumps(found, indent=2, ensure_ascii=False) if as_json else "\n".join(sentences(found)))
    if tally.interrupted:
        return INTERRUPTED
    return 1 if tally.errors else 0


def chosen_players(text: str) -> tuple[str, str]:
    """The two names in `text`; one name stands for both."""
    found = [name.strip().lower() for name in text.split(",")]
    if len(found) > 2:
        raise ValueError(f'--players takes two names, as in "random,heuristic", not {len(found)}')
    for name in found:
        make_player(name, 0)
    return found[0], found[-1]

"""Let two programs play many duels or Matches and tell what came of them.

DECK is a built-in deck (SDK, SDY, SDJ, SDP), a file or a code; it must be legal, or --casual. The players
keep their decks and take turns to start. Every duel has a seed of its own, made from the seed of the run and
its number: the same run always plays the same duels, with however many jobs, and --from N --duels 1 plays one
of them again. With --match each of them is a Match, best of three with the Side Decks, and all is told of the
Matches and of the Duels in them. Ctrl-C tells what is done so far.

  spellspeed selfplay SDY SDK
  spellspeed selfplay SDY my.ydk --duels 400 --players heuristic,random --jobs 2
  spellspeed selfplay mine.ydk theirs.ydk --match --duels 50
"""

import json
import sys
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

from spellspeed import CORE
from spellspeed.decks import FormatError, load_format
from spellspeed.decks.format import DEFAULT_FORMAT
from spellspeed.duel.rules import PRESETS
from spellspeed.play.decks import Refused, decks_to_play
from spellspeed.play.runs import run
from spellspeed.play.selfplay import Setup
from spellspeed.play.tally import Tally
from spellspeed.players import UnknownPlayer, make_player

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def sentences(found: dict[str, Any]) -> list[str]:
    """The report for people: one fact a line."""
    duels, seconds = found["duels"], f"in {found['seconds']} s, seed {found['seed']}"
    lines = _of_matches(found, seconds) if "matches" in found else [f"{_many(duels, 'duel')} {seconds}"]
    if found["interrupted"]:
        lines[0] += " (interrupted)"
    if not duels:
        return [*lines, *_errors(found)]
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
    ]
    return [*lines, *_errors(found)]


def _of_matches(found: dict[str, Any], seconds: str) -> list[str]:
    """What there is to tell of Matches before their Duels."""
    matches = found["matches"]
    lines = [f"{_many(matches, 'match')}, {_many(found['duels'], 'duel')} {seconds}"]
    for number, one in enumerate(found["players"], start=1):
        share = 100 * one["match_wins"] / max(matches, 1)
        who = f"player {number} ({one['player']}, {one['deck']})"
        lines.append(f"matches of {who}: {one['match_wins']} won, {share:.1f} %")
    lines.append(f"matches drawn: {found['match_draws']}")
    if found["matches_stopped"]:
        lines.append(f"matches stopped: {found['matches_stopped']}")
    lines += [f"matches of {length} duels: {count}" for length, count in found["lengths"].items()]
    lines += [f"matches ended by: {rule}: {count}" for rule, count in found["match_reasons"].items()]
    if found["siding"]:
        one, two = (player["exchanges"] for player in found["players"])
        lines.append(f"cards exchanged with the Side Decks: {one} by player 1, {two} by player 2")
    else:
        lines.append("cards exchanged with the Side Decks: none, --no-siding")
    return lines


def _errors(found: dict[str, Any]) -> list[str]:
    lines = [f"errors: {found['errors']}"]
    what = "match" if "matches" in found else "duel"
    for one in found["failures"]:
        lines.append(f"  {what} {one[what]} (seed {one['seed']}), turn {one['turn']}: {one['error']}")
    if found["failures"]:
        lines.append(f"  --from {what.upper()} --duels 1 with the same seed plays one of them again")
    return lines


def _many(count: int, noun: str) -> str:
    if count == 1:
        return f"1 {noun}"
    return f"{count} {noun}{'es' if noun == 'match' else 's'}"


def played(setup: Setup, duels: int, first: int, jobs: int, quiet: bool) -> Tally:
    """Plays, with a progress bar on a terminal."""
    if quiet or not sys.stderr.isatty():
        return run(setup, duels, first=first, jobs=jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    what = "matches" if setup.match else "duels"
    parts = TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*parts, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=duels)
        return run(setup, duels, first=first, jobs=jobs, seen=lambda _: progress.advance(task))


def command(
    deck_1: Annotated[str, Parameter(help="The first player's deck.")],
    deck_2: Annotated[str, Parameter(help="The second player's deck.")],
    /,
    *,
    duels: Annotated[int, Parameter(help="How many duels, or with --match how many Matches.")] = 100,
    match: Annotated[
        bool, Parameter(negative="", show_default=False, help="Play Matches, best of three.")
    ] = False,
    siding: Annotated[
        bool, Parameter(help="In a Match the players exchange cards with their Side Decks.")
    ] = True,
    seed: Annotated[int, Parameter(help="The seed of the run.")] = 0,
    players: Annotated[str, Parameter(help="Both players: random or heuristic.")] = "random,random",
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    max_turns: Annotated[int, Parameter(help="Stop a duel after so many turns; 0: never.")] = 0,
    first: Annotated[int, Parameter("--from", help="The number of the first duel in the run.")] = 0,
    format: Annotated[
        str, Parameter(help="What is legal, and the rules: a name, or a file (.toml or .lflist.conf).")
    ] = DEFAULT_FORMAT,
    rules: Annotated[
        Literal["judge", "letter"] | None,
        Parameter(show_default=False, help="The preset of the rules, in place of the format's."),
    ] = None,
    casual: Annotated[
        bool, Parameter(negative="", show_default=False, help="The decks need not be legal.")
    ] = False,
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
        chosen = load_format(format)
        decks = decks_to_play((deck_1, deck_2), casual=casual, format=chosen, siding=match)
        switches = (chosen.rules if rules is None else PRESETS[rules]).items()
        setup = Setup((decks[0], decks[1]), (one, two), seed, switches, max_turns, match, siding)
    except (FormatError, Refused, UnknownPlayer, ValueError) as error:
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

"""Play a duel or a match: in the browser, or in plain lines at this terminal.

Without options the table opens in the browser. --terminal, or any option of a duel, plays here: one fact a
line, numbered options, no boxes, fit for a screen reader. Type ? at any time. What you play saves itself;
--resume goes on with the duel or match you left last.

A deck is a built-in one (SDK, SDY, SDJ, SDP), a file (.ydk, or a list of card names), a ydke:// code or a
share link. It must be legal, or else --casual.

  spellspeed play
  spellspeed play --terminal
  spellspeed play --match --deck my.ydk --opponent "ydke://…"
  spellspeed play --match --hotseat --clock 40

"""

import sys
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from spellspeed.decks.format import DEFAULT_FORMAT

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def command(
    *,
    deck: Annotated[str, Parameter(help="Your deck.")] = "SDY",
    opponent: Annotated[str, Parameter(help="The opponent's deck.")] = "SDK",
    format: Annotated[
        str, Parameter(help="What is legal, and the rules: a name, or a file (.toml or .lflist.conf).")
    ] = DEFAULT_FORMAT,
    casual: Annotated[
        bool, Parameter(negative="", show_default=False, help="The decks need not be legal.")
    ] = False,
    player: Annotated[str, Parameter(help="Who plays it: heuristic or random.")] = "heuristic",
    hotseat: Annotated[
        bool, Parameter(negative="", show_default=False, help="Two people take turns at this keyboard.")
    ] = False,
    match: Annotated[
        bool, Parameter(negative="", show_default=False, help="Best of three duels, with the Side Decks.")
    ] = False,
    policy: Annotated[
        Literal["rulebook", "ude"] | None,
        Parameter(
            show_default=False,
            help="By the rulebook, or played on until somebody has won two duels; else as the rules have it.",
        ),
    ] = None,
    clock: Annotated[
        int, Parameter(show_default=False, help="Minutes of a match; without it there is usually no clock.")
    ] = 0,
    time_up: Annotated[
        Literal["2003", "2005"] | None,
        Parameter(
            show_default=False,
            help="The clock ends a duel at once (2003, the usual one), or after three more turns (2005).",
        ),
    ] = None,
    first: Annotated[Literal["me", "them", "toss"], Parameter(help="Who starts a single duel.")] = "toss",
    cut: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            show_default=False,
            help="Any text, for your part in the shuffle; else one is drawn. Of two people each has one.",
        ),
    ] = (),
    seed: Annotated[
        int | None,
        Parameter(help="The same seed gives the same shuffles and tosses; then there is no cut."),
    ] = None,
    rules: Annotated[
        Literal["judge", "letter"] | None,
        Parameter(
            show_default=False,
            help="As judges ruled, or the rulebook to the letter, in place of the format's rules.",
        ),
    ] = None,
    zones: Annotated[Literal["auto", "ask"], Parameter(help="Ask which zone a card takes?")] = "auto",
    resume: Annotated[
        bool, Parameter(negative="", show_default=False, help="Go on with the duel or match you left last.")
    ] = False,
    terminal: Annotated[bool, Parameter(negative="", show_default=False, help="Plain lines, here.")] = False,
    browser: Annotated[
        bool, Parameter(negative="", show_default=False, help="In the browser, also where no terminal is.")
    ] = False,
    lan: Annotated[
        bool, Parameter(negative="", show_default=False, help="In the browser: others in this network too.")
    ] = False,
    port: Annotated[
        int, Parameter(show_default=False, help="In the browser: the port, else one that is free.")
    ] = 0,
) -> int:
    from spellspeed.play.terminal.screen import Screen
    from spellspeed.play.terminal.start import Nothing, Wishes, begin, begin_match
    from spellspeed.play.terminal.start import resume as resumed
    from spellspeed.play.terminal.table import Table, sit
    from spellspeed.players import UnknownPlayer
    from spellspeed.referee import BadSave

    wishes = Wishes(
        deck=deck,
        opponent=opponent,
        player=player,
        hotseat=hotseat,
        seed=seed,
        first=first,
        rules=rules or "",
        zones=zones,
        casual=casual,
        policy=policy or "",
        minutes=clock,
        time_up=time_up or "",
        format=format,
        cut=cut,
    )
    here = terminal or match or resume or wishes != Wishes()
    if browser or lan or port or not here:
        from spellspeed.play.browser import can_play_in_browser, play_in_browser

        if browser or can_play_in_browser():
            return play_in_browser("0.0.0.0" if lan else "127.0.0.1", port)

    screen = Screen()
    table: Table
    try:
        if resume:
            table = resumed(screen)
        else:
            table = begin_match(screen, wishes) if match else begin(screen, wishes)
    except (UnknownPlayer, BadSave, Nothing, ValueError) as error:
        print(f"spellspeed play: {error}", file=sys.stderr)
        return BAD_INPUT
    except EOFError:
        print("\nspellspeed play: the input has ended before the duel began", file=sys.stderr)
        return 0
    return sit(table)

"""Play a duel in plain lines, against the computer or a person beside you.

One fact a line, numbered options, no boxes: fit for a screen reader. Type ? at any time. The duel saves
itself; --resume goes on with the one you left last.

  spellspeed play
  spellspeed play --deck my.ydk --opponent SDJ --player random
  spellspeed play --hotseat
"""

import sys
from typing import Annotated, Final, Literal

from cyclopts import Parameter

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def command(
    *,
    deck: Annotated[
        str, Parameter(help="Your deck: a built-in one (SDK, SDY, SDJ, SDP) or a .ydk file.")
    ] = "SDY",
    opponent: Annotated[str, Parameter(help="The opponent's deck, likewise.")] = "SDK",
    player: Annotated[str, Parameter(help="Who plays it: heuristic or random.")] = "heuristic",
    hotseat: Annotated[
        bool, Parameter(negative="", show_default=False, help="Two people take turns at this keyboard.")
    ] = False,
    first: Annotated[Literal["me", "them", "toss"], Parameter(help="Who starts.")] = "toss",
    seed: Annotated[int | None, Parameter(help="The same seed gives the same shuffles and tosses.")] = None,
    rules: Annotated[
        Literal["judge", "letter"], Parameter(help="As judges ruled, or the rulebook to the letter.")
    ] = "judge",
    zones: Annotated[Literal["auto", "ask"], Parameter(help="Ask which zone a card takes?")] = "auto",
    resume: Annotated[
        bool, Parameter(negative="", show_default=False, help="Go on with the duel you left last.")
    ] = False,
    terminal: Annotated[
        bool, Parameter(negative="", show_default=False, help="Plain lines; so it is in any case.")
    ] = False,
) -> int:
    from spellspeed.decks import DeckError
    from spellspeed.play.terminal.screen import Screen
    from spellspeed.play.terminal.start import Nothing, Wishes, begin
    from spellspeed.play.terminal.start import resume as resumed
    from spellspeed.players import UnknownPlayer
    from spellspeed.referee import BadSave, UnplayableDeck

    screen = Screen()
    try:
        if resume:
            game = resumed(screen)
        else:
            game = begin(screen, Wishes(deck, opponent, player, hotseat, seed, first, rules, zones))
    except (DeckError, UnplayableDeck, UnknownPlayer, BadSave, Nothing, ValueError) as error:
        print(f"spellspeed play: {error}", file=sys.stderr)
        return BAD_INPUT
    except EOFError:
        print("\nspellspeed play: the input has ended before the duel began", file=sys.stderr)
        return 0
    return game.run()

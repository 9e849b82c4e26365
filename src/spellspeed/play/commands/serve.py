"""Serve the table in the browser: duels, matches, spectators, decks, replays.

For this computer only, unless --lan or --host says otherwise. Everything is kept in the data folder; stop it
with Ctrl-C, start it again, and every duel goes on. docs/server.md has it all.

  spellspeed serve
  spellspeed serve --lan
  spellspeed serve --host 0.0.0.0 --port 9000 --name duel.example
"""

import sys
from typing import Annotated, Final

from cyclopts import Parameter

CANNOT: Final = 2


def command(
    *,
    lan: Annotated[
        bool, Parameter(negative="", show_default=False, help="For the others in this network too.")
    ] = False,
    host: Annotated[str, Parameter(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0: any that is free.")] = 8204,
    name: Annotated[
        tuple[str, ...],
        Parameter(negative="", show_default=False, help="A host name it is known by, besides its addresses."),
    ] = (),
    database: Annotated[
        str, Parameter(show_default=False, help="Another database, as postgresql+psycopg://user@host/name.")
    ] = "",
    pictures: Annotated[
        str, Parameter(show_default=False, help="A folder with pictures of your own: PASSWORD.jpg.")
    ] = "",
    cdb: Annotated[
        str, Parameter(show_default=False, help="A card database of your own, for printed texts.")
    ] = "",
    proxy: Annotated[
        bool, Parameter(negative="", show_default=False, help="It stands behind a proxy on this computer.")
    ] = False,
) -> int:
    from spellspeed.play.cli import data_folder
    from spellspeed.server.run import CannotServe, Wishes, serve

    try:
        serve(
            Wishes(
                host="0.0.0.0" if lan else host,
                port=port,
                names=name,
                database=database,
                pictures=pictures,
                cdb=cdb,
                proxied=proxy,
            ),
            data_folder(),
        )
    except CannotServe as error:
        print(f"spellspeed serve: {error}", file=sys.stderr)
        return CANNOT
    return 0

"""Tournament Pack: 1st Season (TP1), 2002-09-01."""

from spellspeed.language.words import *
card("Blue Medicine", activate(GainLife(400)))
card(
    "Cockroach Knight",
    trigger(ToDeck(THIS), when=Sent(origin=ANY_PLACE), zones=FROM_GRAVEYARD),
)

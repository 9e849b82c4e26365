"""Starter Deck: Pegasus (SDP), 2003-03-30."""

from spellspeed.language.words import *

card("Graceful Charity", activate(Draw(3), Discard(2)))

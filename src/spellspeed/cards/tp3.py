"""Tournament Pack: 3rd Season (TP3), 2003-03-01."""

from spellspeed.language.words import *

card("Needle Worm", flip(Mill(5, of=1)))

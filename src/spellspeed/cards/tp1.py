"""Tournament Pack: 1st Season (TP1), 2002-09-01."""

from spellspeed.language.words import *

"""Yu-Gi-Oh! The Eternal Duelist Soul promotional cards (EDS), 2002-10-15."""

from spellspeed.language.words import *

"""Collectible Tins 2003 (BPT), 2003-09-01."""

from spellspeed.language.words import *

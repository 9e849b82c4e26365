"""Yu-Gi-Oh! The Sacred Cards promotional cards (TSC), 2003-11-04."""

from spellspeed.language.words import *

"""Yu-Gi-Oh! Forbidden Memories Premium Edition promotional cards (FMR), 2002-11-25."""

from spellspeed.language.words import *

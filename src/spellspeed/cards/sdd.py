"""Yu-Gi-Oh! Worldwide Edition: Stairway to the Destined Duel promotional cards (SDD), 2003-04-15."""

from spellspeed.language.words import *

card("Harpie's Feather Duster", activate(Destroy(every(MAGIC_OR_TRAP & THEIRS))))

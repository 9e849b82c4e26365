"""Yu-Gi-Oh! Worldwide Edition: Stairway to the Destined Duel promotional cards (SDD), 2003-04-15."""

from spellspeed.language.words import *

card("Harpie's Feather Duster", activate(Destroy(every(MAGIC_OR_TRAP & THEIRS))))
card(
    "Sinister Serpent",
    duty(ToHand(THIS), phase=STANDBY_PHASE, whose=0, mandatory=False, zones=FROM_GRAVEYARD, late=True),
)

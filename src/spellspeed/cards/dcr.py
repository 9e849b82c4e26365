"""Dark Crisis (DCR), 2003-12-01."""

from spellspeed.language.words import *

card("Contract with the Abyss", activate(RitualSummon(RITUAL_MONSTER & DARK)))

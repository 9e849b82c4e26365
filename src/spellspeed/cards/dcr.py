"""Dark Crisis (DCR), 2003-12-01."""

from spellspeed.language.words import *

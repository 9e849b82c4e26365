"""Tournament Pack 4 (TP4), 2003-10-01."""

from spellspeed.language.words import *

card("Royal Decree", continuous(negates(TRAP & ON_FIELD & OTHER)))

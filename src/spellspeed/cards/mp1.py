"""McDonald's Promotional Cards (MP1), 2002-12-20."""

from spellspeed.language.words import *

card("Dark-Piercing Light", activate(FlipUp(every(MONSTER & FACE_DOWN & THEIRS))))

"""McDonald's Promotional Cards (MP1), 2002-12-20."""

from spellspeed.language.words import *

card("Dark-Piercing Light", activate(FlipUp(every(MONSTER & FACE_DOWN & THEIRS))))
card(
    "Goddess of Whim",
    ignition(
        CallCoin(),
        IfCalled(True, Multiply(THIS, DOUBLE, END_OF_TURN)),
        IfCalled(False, Multiply(THIS, HALVE, END_OF_TURN)),
        once=1,
    ),
)

"""Collectible Tins 2003 (BPT), 2003-09-01."""

from spellspeed.language.words import *

card(
    "XYZ-Dragon Cannon",
    ignition(Destroy(TARGET), target=ON_FIELD & THEIRS, cost=discard()),
    procedure=Procedure((), RemoveNamed("X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"), zone=FUSION_DECK),
    no_revival=True,
)

"""Yu-Gi-Oh! The Falsebound Kingdom promotional cards (TFK), 2003-11-04."""

from spellspeed.language.words import *

card("Goblin Fan", continuous(FansAway(MONSTER & FACE_UP & (LEVEL <= 2))))
card(
    "Metalzoa",
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), tribute(1, FACE_UP & Named("Zoa") & EquippedFor("Metalmorph", 0)), zone=DECK),
)

"""Magician's Force (MFC), 2003-10-10."""

from spellspeed.language.words import *

card(
    "Magical Scientist",
    ignition(
        SpecialSummon(pick(FUSION_MONSTER & IN_FUSION_DECK & YOURS & (LEVEL <= 6))),
        Leave(cannot_attack_directly(), which=chosen("summoned", "it")),
        Leave(
            Due(duty(SendAway(TARGET, to=FUSION_DECK), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("summoned", "it"),
        ),
        cost=Pay(1000),
    ),
)

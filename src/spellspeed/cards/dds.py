"""Yu-Gi-Oh! Dark Duel Stories promotional cards (DDS), 2002-03-19."""

from spellspeed.language.words import *

card(
    "Acid Trap Hole",
    activate(
        FlipUp(TARGET),
        IfIs(TARGET, MONSTER & (DEF >= 2001), FlipDown(TARGET)),
        IfIs(TARGET, MONSTER & (DEF <= 2000), Destroy(TARGET)),
        target=MONSTER & FACE_DOWN & DEFENSE_POSITION,
    ),
)
card("Salamandra", continuous(equip_bonus(700)), equips=MONSTER & FACE_UP & FIRE)

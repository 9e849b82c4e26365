"""Yu-Gi-Oh! Dark Duel Stories promotional cards (DDS), 2002-03-19."""

from spellspeed.language.words import *

card("Salamandra", continuous(equip_bonus(700)), equips=MONSTER & FACE_UP & FIRE)

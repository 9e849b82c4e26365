"""Yu-Gi-Oh! Forbidden Memories Premium Edition promotional cards (FMR), 2002-11-25."""

from spellspeed.language.words import *

card(
    "Harpie's Pet Dragon",
    continuous(Bonus(THIS_CARD, attack=300, defense=300, each=MONSTER & FACE_UP & Named("Harpie Lady"))),
)
card(
    "Metalmorph",
    activate(Equip(), target=MONSTER & FACE_UP, damage=MODIFIER),
    continuous(equip_bonus(300, 300), FightingBonus(HALF_ATK, MONSTER & EQUIPPED_MONSTER, attacking=True)),
    equips=MONSTER & FACE_UP,
)
card(
    "Red-Eyes Black Metal Dragon",
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure(
        (), tribute(1, FACE_UP & Named("Red-Eyes Black Dragon") & EquippedFor("Metalmorph", 0)), zone=DECK
    ),
)

"""Labyrinth of Nightmare (LON), 2003-03-01."""

from spellspeed.language.words import *

card("Curse of the Masked Beast", activate(RitualSummon("The Masked Beast", 8)))
card("Infinite Cards", continuous(hand_limit(UNLIMITED, 2)))
card("Mage Power", continuous(equip_bonus(500, 500, each=MAGIC_OR_TRAP & YOURS)), equips=MONSTER & FACE_UP)
card(
    "Magic Cylinder",
    activate(
        NegateAttack(), Damage(attack_of=TARGET), target=ATTACKER_AS_TARGET, when=AttackDeclared(by=OPPONENT)
    ),
)
card("Royal Command", continuous(NoEffects(FLIP)))
card("Torrential Tribute", activate(Destroy(every(MONSTER)), when=Summoned()))
card(
    "United We Stand",
    continuous(equip_bonus(800, 800, each=MONSTER & FACE_UP & YOURS)),
    equips=MONSTER & FACE_UP,
)

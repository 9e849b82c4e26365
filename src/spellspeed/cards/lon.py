"""Labyrinth of Nightmare (LON), 2003-03-01."""

from spellspeed.language.words import *

card("Curse of the Masked Beast", activate(RitualSummon("The Masked Beast", 8)))
card(
    "Magic Cylinder",
    activate(
        NegateAttack(), Damage(attack_of=TARGET), target=ATTACKER_AS_TARGET, when=AttackDeclared(by=OPPONENT)
    ),
)
card("Torrential Tribute", activate(Destroy(every(MONSTER)), when=Summoned()))

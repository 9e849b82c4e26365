"""Yu-Gi-Oh! The Sacred Cards promotional cards (TSC), 2003-11-04."""

from spellspeed.language.words import *

card(
    "Negate Attack",
    activate(
        NegateAttack(TARGET),
        EndBattlePhase(),
        target=ATTACKER_AS_TARGET,
        when=AttackDeclared(by=OPPONENT),
    ),
)
card(
    "Perfectly Ultimate Great Moth",
    procedure=Procedure(
        (), tribute(1, FACE_UP & Named("Petit Moth") & EquippedFor("Cocoon of Evolution", 6))
    ),
    cannot_be_summoned=NORMAL_SUMMON,
)
card("Riryoku", activate(GiveHalf(), target=Target(MONSTER & FACE_UP, 2)))

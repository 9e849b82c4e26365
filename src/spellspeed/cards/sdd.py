"""Yu-Gi-Oh! Worldwide Edition: Stairway to the Destined Duel promotional cards (SDD), 2003-04-15."""

from spellspeed.language.words import *

card("Harpie's Feather Duster", activate(Destroy(every(MAGIC_OR_TRAP & THEIRS))))
card(
    "Sinister Serpent",
    duty(ToHand(THIS), phase=STANDBY_PHASE, whose=0, mandatory=False, zones=FROM_GRAVEYARD, late=True),
)
card(
    "Valkyrion the Magna Warrior",
    ignition(
        SpecialSummon(TARGET),
        cost=TributeThis(),
        target=(
            Target(revivable(MONSTER & IN_GRAVEYARD & YOURS & Named("Alpha The Magnet Warrior"))),
            Target(revivable(MONSTER & IN_GRAVEYARD & YOURS & Named("Beta The Magnet Warrior"))),
            Target(revivable(MONSTER & IN_GRAVEYARD & YOURS & Named("Gamma The Magnet Warrior"))),
        ),
        needs=FreeMonsterZones(3, this_leaves=True),
    ),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure(
        (),
        TributeNamed(
            "Alpha The Magnet Warrior", "Beta The Magnet Warrior", "Gamma The Magnet Warrior", hand=True
        ),
    ),
)

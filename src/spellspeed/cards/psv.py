"""Pharaoh's Servant (PSV), 2002-10-20."""

from spellspeed.language.words import *

card(
    "Call of the Haunted",
    activate(
        SpecialSummon(TARGET, position=P_ATTACK, link=True),
        target=revivable(MONSTER & IN_GRAVEYARD & YOURS),
    ),
    linked=1,
)
card("Gravity Bind", continuous(cannot_attack(MONSTER & FACE_UP & (LEVEL >= 4))))
card(
    "Imperial Order",
    continuous(negates(MAGIC)),
    # Upkeep in its controller's Standby Phase; paying is up to him (Upper Deck, 23 Dec 2003).
    duty(PayOrLose(700), phase=STANDBY_PHASE, whose=0, upkeep=True),
)
card("Jinzo", continuous(cannot_activate(TRAP & ON_FIELD), negates(TRAP & ON_FIELD)))

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
card(
    "Dust Tornado",
    activate(Destroy(TARGET), IfDid(May(SetCards(), prompt="Set a card?")), target=MAGIC_OR_TRAP & THEIRS),
)
card(
    "Enchanted Javelin",
    activate(GainLife(attack_of=TARGET), target=IT_AS_TARGET, when=AttackDeclared()),
)
card("Gravity Bind", continuous(cannot_attack(MONSTER & FACE_UP & (LEVEL >= 4))))
card(
    "Imperial Order",
    continuous(negates(MAGIC)),
    # Upkeep in its controller's Standby Phase; paying is up to him (Upper Deck, 23 Dec 2003).
    duty(PayOrLose(700), phase=STANDBY_PHASE, whose=0, upkeep=True),
)
card("Jinzo", continuous(cannot_activate(TRAP & ON_FIELD), negates(TRAP & ON_FIELD)))
card(
    "Premature Burial",
    activate(
        SpecialSummon(TARGET, position=P_ATTACK, link=True),
        Equip(chosen("summoned", "it")),
        target=revivable(MONSTER & IN_GRAVEYARD & YOURS),
        cost=Pay(800),
    ),
    equips=MONSTER & FACE_UP,
    linked=2,
)

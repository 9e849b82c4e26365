"""Starter Deck: Kaiba (SDK), 2002-03-29."""

from spellspeed.language.words import *

card("Ancient Telescope", activate(LookAtDeckTop(5)))
card("Castle Walls", activate(Gain(TARGET, defense=500), target=MONSTER & FACE_UP, damage=MODIFIER))
card(
    "De-Spell",
    activate(
        RevealThenDestroy(TARGET, MAGIC),
        target=(MAGIC & FACE_UP) | (MAGIC_OR_TRAP & FACE_DOWN),
    ),
)
card("Invigoration", continuous(equip_bonus(400, -200)), equips=MONSTER & FACE_UP & EARTH)
card("Just Desserts", activate(Damage(500, each=MONSTER & THEIRS)))
card("Lord of D.", continuous(cannot_be_targeted(MONSTER & FACE_UP & DRAGON)))
card(
    "Mysterious Puppeteer",
    trigger(GainLife(500), when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, that=MONSTER & OTHER)),
)
card("Ookazi", activate(Damage(800)))
card("Reinforcements", activate(Gain(TARGET, attack=500), target=MONSTER & FACE_UP, damage=MODIFIER))
card("Reverse Trap", activate(Leave(Reversed())))
card(
    "The Flute of Summoning Dragon",
    activate(
        SpecialSummon(pick(revivable(MONSTER & IN_HAND & YOURS & DRAGON), 1, 2)),
        needs=Exists(MONSTER & FACE_UP & Named("Lord of D.")),
        again=True,
    ),
)
card("The Inexperienced Spy", activate(LookAt(pick(IN_HAND & THEIRS))))
card("The Wicked Worm Beast", duty(ToHand(THIS), phase=END_PHASE, stays=True))
card(
    "Trap Master",
    flip(
        RevealThenDestroy(TARGET, TRAP),
        target=(TRAP & FACE_UP) | (MAGIC_OR_TRAP & FACE_DOWN),
    ),
)
card(
    "Ultimate Offering",
    quick(
        NormalSummon(),
        cost=Pay(500),
        needs=AnyOf(DuringPhase((MAIN_1, MAIN_2), 0), DuringPhase((BATTLE_PHASE,), 1)),
    ),
)

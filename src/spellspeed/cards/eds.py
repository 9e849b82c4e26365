"""Yu-Gi-Oh! The Eternal Duelist Soul promotional cards (EDS), 2002-10-15."""

from spellspeed.language.words import *

card(
    "Exchange",
    activate(
        Reveal(every(IN_HAND)),
        ToHand(pick(IN_HAND & THEIRS), into=0),
        ToHand(pick(CARD & IN_HAND & YOURS, by=1, name="given", but="added"), into=1),
        needs=(Exists(IN_HAND & THEIRS), Exists(CARD & IN_HAND & YOURS & OTHER)),
    ),
)
card(
    "Graceful Dice",
    activate(
        RollDie(),
        Gain(chosen("meant", "those monsters", many=True), attack=100, defense=100, per="die"),
        first=(Note("meant", MONSTER & FACE_UP & YOURS),),
        damage=MODIFIER,
    ),
)
card(
    "Skull Dice",
    activate(
        RollDie(),
        Gain(chosen("meant", "those monsters", many=True), attack=-100, defense=-100, per="die"),
        first=(Note("meant", MONSTER & FACE_UP & THEIRS),),
        damage=MODIFIER,
    ),
)

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

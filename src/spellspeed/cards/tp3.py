"""Tournament Pack: 3rd Season (TP3), 2003-03-01."""

from spellspeed.language.words import *

card(
    "Anti Raigeki",
    activate(
        NegateEffect(),
        IfDid(Destroy(every(MONSTER & THEIRS, needed=False))),
        when=Activated(MAGIC & Named("Raigeki"), by=OPPONENT, cards_only=True),
    ),
)
card("Needle Worm", flip(Mill(5, of=1)))

"""Pharaonic Guardian (PGD), 2003-07-18."""

from spellspeed.language.words import *

card("Book of Moon", activate(FlipDown(TARGET), target=MONSTER & FACE_UP & ~TOKEN))
card("Hieroglyph Lithograph", activate(Leave(hand_limit(7), until=FOREVER), cost=Pay(1000)))
card(
    "King Tiger Wanghu",
    trigger(
        Destroy(those(MONSTER & FACE_UP & (ATK <= 1400))),
        when=Summoned(NORMAL_SUMMON | SPECIAL_SUMMON, that=MONSTER & FACE_UP & (ATK <= 1400)),
        stays=True,
    ),
)
card("Pyro Clock of Destiny", activate(AdvanceCount()))
card(
    "Ring of Destruction",
    activate(Destroy(TARGET), IfDid(Damage(attack_of=TARGET, both=True)), target=MONSTER & FACE_UP),
)

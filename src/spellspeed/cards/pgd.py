"""Pharaonic Guardian (PGD), 2003-07-18."""

from spellspeed.language.words import *

card("Book of Moon", activate(FlipDown(TARGET), target=MONSTER & FACE_UP & ~TOKEN))
card(
    "Different Dimension Capsule",
    activate(
        RemoveForNow(search(CARD & IN_DECK & YOURS), face_down=True),
        ShuffleDeck(after_search="picked"),
        Leave(
            Due(duty(Destroy(TARGET), IfDid(ToHand(REMOVED_BY_THIS)), phase=STANDBY_PHASE), after=2),
            until=FOREVER,
            which=THIS,
        ),
    ),
    remains=UNTIL_DONE,
)
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
card("Reckless Greed", activate(Draw(2), Leave(skips(DRAW_PHASE, times=2), until=FOREVER)))
card(
    "Ring of Destruction",
    activate(Destroy(TARGET), IfDid(Damage(attack_of=TARGET, both=True)), target=MONSTER & FACE_UP),
)

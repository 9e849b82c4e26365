"""Tournament Pack: 2nd Season (TP2), 2002-10-01."""

from spellspeed.language.words import *

card(
    "Call of the Grave",
    activate(NegateEffect(), when=Activated(MAGIC & Named("Monster Reborn"), by=OPPONENT, cards_only=True)),
)
card(
    "Dragon Seeker",
    trigger(Destroy(TARGET), when=Changed(P_ATTACK), target=MONSTER & FACE_UP & DRAGON, mandatory=False),
)
card("Exile of the Wicked", activate(Destroy(every(MONSTER & FACE_UP & FIEND))))
card("Morphing Jar", flip(DiscardHand(draws=5)))
card("Mystical Sheep #1", substitute=True)
card("Novox's Prayer", activate(RitualSummon("Skull Guardian", 7)))
card("Revival of Dokurorider", activate(RitualSummon("Dokurorider", 6)))
card("Soul of the Pure", activate(GainLife(800)))

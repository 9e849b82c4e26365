"""Tournament Pack: 1st Season (TP1), 2002-09-01."""

from spellspeed.language.words import *

card("Beastking of the Swamps", substitute=True)
card("Blue Medicine", activate(GainLife(400)))
card("Burning Spear", continuous(equip_bonus(400, -200)), equips=MONSTER & FACE_UP & FIRE)
card(
    "Cockroach Knight",
    trigger(ToDeck(THIS), when=Sent(origin=ANY_PLACE), zones=FROM_GRAVEYARD),
)
card("Elf's Light", continuous(equip_bonus(400, -200)), equips=MONSTER & FACE_UP & LIGHT)
card("Goddess with the Third Eye", substitute=True)
card("Gust Fan", continuous(equip_bonus(400, -200)), equips=MONSTER & FACE_UP & WIND)
card(
    "Patrol Robo",
    duty(
        LookAt(TARGET),
        phase=STANDBY_PHASE,
        mandatory=False,
        target=CARD & FACE_DOWN & ON_FIELD & THEIRS,
    ),
)
card("Raimei", activate(Damage(300, lost=True)))
card("Steel Shell", continuous(equip_bonus(400, -200)), equips=MONSTER & FACE_UP & WATER)
card("Versago the Destroyer", substitute=True)
card(
    "White Hole",
    activate(
        Spare(MONSTER & YOURS), when=Activated(MAGIC & Named("Dark Hole"), by=OPPONENT, cards_only=True)
    ),
)
card(
    "Wodan the Resident of the Forest",
    continuous(Bonus(THIS_CARD, attack=100, each=MONSTER & FACE_UP & PLANT)),
)

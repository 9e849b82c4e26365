"""Legend of Blue Eyes White Dragon (LOB), 2002-03-08."""

from spellspeed.language.words import *

card(
    "Armed Ninja",
    flip(RevealThenDestroy(TARGET, MAGIC), target=(MAGIC & FACE_UP) | (MAGIC_OR_TRAP & FACE_DOWN)),
)
card("Beast Fangs", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & BEAST)
card("Book of Secret Arts", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & SPELLCASTER)
card("Dark Energy", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & FIEND)
card("Dark Hole", activate(Destroy(every(MONSTER))))
card("Dragon Capture Jar", continuous(held_in(MONSTER & FACE_UP & DRAGON, P_DEFENSE)))
card("Dragon Treasure", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & DRAGON)
card("Electro-Whip", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & THUNDER)
card(
    "Exodia the Forbidden One",
    continuous(
        Said("you win the Duel as soon as this card and the four Limbs of the Forbidden One are in your hand")
    ),
)
card("Final Flame", activate(Damage(600)))
card("Fissure", activate(Destroy(pick(Lowest(MONSTER & FACE_UP & THEIRS)))))
card("Follow Wind", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & WINGED_BEAST)
card(
    "Forest",
    continuous(Bonus(MONSTER & FACE_UP & (INSECT | BEAST | PLANT | BEAST_WARRIOR), attack=200, defense=200)),
)
card("Goblin's Secret Remedy", activate(GainLife(600)))
card(
    "Gravedigger Ghoul",
    activate(SendAway(TARGET, to=REMOVED), target=Target(MONSTER & IN_GRAVEYARD & THEIRS, 1, 2)),
)
card("Hane-Hane", flip(ToHand(TARGET), target=MONSTER))
card("Hinotama", activate(Damage(500)))
card("Laser Cannon Armor", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & INSECT)
card("Legendary Sword", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & WARRIOR)
card("Machine Conversion Factory", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & MACHINE)
card("Man-Eater Bug", flip(Destroy(TARGET), target=MONSTER))
card(
    "Monster Reborn",
    activate(SpecialSummon(TARGET), target=revivable(MONSTER & IN_GRAVEYARD)),
)
card(
    "Mountain",
    continuous(Bonus(MONSTER & FACE_UP & (DRAGON | WINGED_BEAST | THUNDER), attack=200, defense=200)),
)
card("Mystical Moon", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & BEAST_WARRIOR)
card("Polymerization", activate(FusionSummon()))
card("Pot of Greed", activate(Draw(2)))
card("Power of Kaishin", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & AQUA)
card("Raigeki", activate(Destroy(every(MONSTER & THEIRS))))
card("Raise Body Heat", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & DINOSAUR)
card(
    "Reaper of the Cards",
    flip(RevealThenDestroy(TARGET, TRAP), target=(TRAP & FACE_UP) | (MAGIC_OR_TRAP & FACE_DOWN)),
)
card("Red Medicine", activate(GainLife(500)))
card("Remove Trap", activate(Destroy(TARGET), target=TRAP & FACE_UP))
card("Silver Bow and Arrow", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & FAIRY)
card("Sogen", continuous(Bonus(MONSTER & FACE_UP & (WARRIOR | BEAST_WARRIOR), attack=200, defense=200)))
card("Sparks", activate(Damage(200)))
card("Stop Defense", activate(ChangeTo(TARGET, P_ATTACK), target=MONSTER & DEFENSE_POSITION & THEIRS))
card(
    "Swords of Revealing Light",
    activate(FlipUp(every(MONSTER & FACE_DOWN & THEIRS, needed=False)), Remain(3)),
    continuous(cannot_attack(MONSTER & THEIRS)),
)
card(
    "Trap Hole",
    activate(
        Destroy(TARGET),
        target=IT_AS_TARGET,
        when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, by=OPPONENT, that=MONSTER & (ATK >= 1000)),
    ),
)
card(
    "Two-Pronged Attack",
    activate(Destroy(TARGET), target=(Target(MONSTER & YOURS, 2), Target(MONSTER & THEIRS))),
)
card(
    "Umi",
    continuous(
        Bonus(MONSTER & FACE_UP & (FISH | SEA_SERPENT | THUNDER | AQUA), attack=200, defense=200),
        Bonus(MONSTER & FACE_UP & (MACHINE | PYRO), attack=-200, defense=-200),
    ),
)
card("Vile Germs", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & PLANT)
card("Violet Crystal", continuous(equip_bonus(300, 300)), equips=MONSTER & FACE_UP & ZOMBIE)
card("Wasteland", continuous(Bonus(MONSTER & FACE_UP & (DINOSAUR | ZOMBIE | ROCK), attack=200, defense=200)))
card(
    "Yami",
    continuous(
        Bonus(MONSTER & FACE_UP & (FIEND | SPELLCASTER), attack=200, defense=200),
        Bonus(MONSTER & FACE_UP & FAIRY, attack=-200, defense=-200),
    ),
)

"""Magic Ruler (MRL), 2002-09-16."""

from spellspeed.language.words import *

card("Ameba", trigger(Damage(2000, of=0), when=ControlShifted(), once=2))
card(
    "Axe of Despair",
    continuous(equip_bonus(1000)),
    trigger(ToDeck(THIS), when=Sent(), zones=FROM_GRAVEYARD, cost=tribute(), mandatory=False),
    equips=MONSTER & FACE_UP,
)
card("Banisher of the Light", continuous(removed_instead()))
card("Black Illusion Ritual", activate(RitualSummon("Relinquished", 1)))
card(
    "Black Pendant",
    continuous(equip_bonus(500)),
    trigger(Damage(500), when=Sent(), zones=FROM_GRAVEYARD),
    equips=MONSTER & FACE_UP,
)
card("Blue-Eyes Toon Dragon", toon=True)
card(
    "Boar Soldier",
    trigger(Destroy(THIS), when=Summoned(NORMAL_SUMMON, this=True)),
    continuous(Bonus(THIS_CARD, attack=-1000, when=Exists(MONSTER & THEIRS))),
)
card("Ceremonial Bell", continuous(hands_shown()))
card("Chain Energy", continuous(takes_fee(500)))
card("Chorus of Sanctuary", continuous(Bonus(MONSTER & FACE_UP & DEFENSE_POSITION, defense=500)))
card("Commencement Dance", activate(RitualSummon("Performance of Sword", 6)))
card(
    "Confiscation",
    activate(
        LookAt(every(IN_HAND & THEIRS)),
        SendAway(pick(IN_HAND & THEIRS), discarded=True),
        cost=Pay(1000),
    ),
)
card(
    "Curse of Fiend",
    activate(
        ChangeTo(every(MONSTER), P_OTHER),
        Leave(cannot_change(), which=every(MONSTER & FACE_UP, needed=False)),
        phase=STANDBY_PHASE,
    ),
)
card(
    "Cyber Jar",
    flip(
        Destroy(every(MONSTER, needed=False)),
        Excavate(5, of=2),
        SummonExcavated(revivable(MONSTER & (LEVEL <= 4)), positions=(P_ATTACK, P_SET), rest=HAND, each=True),
    ),
)
card(
    "Dark Zebra",
    duty(
        ChangeTo(THIS, P_DEFENSE),
        Leave(cannot_change(), which=THIS),
        phase=STANDBY_PHASE,
        needs=Absent(CARD & ON_FIELD & YOURS & OTHER),
    ),
)
card(
    "Darkness Approaches",
    activate(FlipDown(TARGET, as_it_lies=True), target=MONSTER & FACE_UP & ~TOKEN, cost=discard(2)),
)
card(
    "Delinquent Duo",
    activate(
        Discard(1, of=1, at_random=True), Discard(1, of=1), needs=Exists(IN_HAND & THEIRS), cost=Pay(1000)
    ),
)
card(
    "Eatgaboon",
    activate(
        Destroy(those(MONSTER & FACE_UP & (ATK <= 500))),
        when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, by=OPPONENT, that=MONSTER & (ATK <= 500)),
    ),
)
card(
    "Electric Snake",
    trigger(
        Draw(2),
        when=Sent(origin=FROM_HAND, causes=AS_DISCARD, by=OPPONENT, kept=True),
        zones=FROM_GRAVEYARD,
    ),
)
card("Eternal Rest", activate(Destroy(every(MONSTER & EQUIPPED))))
card(
    "Fairy's Hand Mirror",
    activate(
        Redirect(),
        when=Activated(MAGIC, by=OPPONENT, cards_only=True, aims=MONSTER & ON_FIELD),
    ),
)
card("Final Destiny", activate(Destroy(every(CARD & ON_FIELD & OTHER)), cost=discard(5)))
card("Flash Assailant", continuous(Bonus(THIS_CARD, attack=-400, defense=-400, each=IN_HAND & YOURS)))
card(
    "Flying Kamakiri #1",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & WIND & (ATK <= 1500))), position=P_ATTACK),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card("Gaia Power", continuous(Bonus(MONSTER & FACE_UP & EARTH, attack=500, defense=-400)))
card(
    "Giant Germ",
    trigger(
        Damage(500),
        May(
            SpecialSummon(
                search(revivable(MONSTER & IN_DECK & YOURS & Named("Giant Germ")), 1, 2), position=P_ATTACK
            ),
            ShuffleDeck(after_search="picked"),
            prompt="Special Summon others from your Deck?",
        ),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Giant Rat",
    trigger(
        SpecialSummon(
            search(revivable(MONSTER & IN_DECK & YOURS & EARTH & (ATK <= 1500))), position=P_ATTACK
        ),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card("Giant Trunade", activate(ToHand(every(MAGIC_OR_TRAP & OTHER))))
card("Gravekeeper's Servant", continuous(sends_to_attack(1, MONSTER & THEIRS)))
card("Griggle", trigger(GainLife(3000, of=1), when=ControlShifted(), once=2))
card("Hamburger Recipe", activate(RitualSummon("Hungry Burger", 6)))
card(
    "Hiro's Shadow Scout",
    flip(
        Draw(3, of=1),
        Reveal(chosen("drawn", "these cards", many=True)),
        SendAway(among("drawn", MAGIC), discarded=True),
    ),
)
card(
    "Horn of Light",
    continuous(equip_bonus(0, 800)),
    trigger(ToDeck(THIS), when=Sent(), zones=FROM_GRAVEYARD, cost=Pay(500), mandatory=False, misses=False),
    equips=MONSTER & FACE_UP,
)
card(
    "Horn of the Unicorn",
    continuous(equip_bonus(700, 700)),
    trigger(ToDeck(THIS), when=Sent(), zones=FROM_GRAVEYARD),
    equips=MONSTER & FACE_UP,
)
card(
    "House of Adhesive Tape",
    activate(
        Destroy(those(MONSTER & FACE_UP & (DEF <= 500))),
        when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, by=OPPONENT, that=MONSTER & (DEF <= 500)),
    ),
)
card(
    "Invader of the Throne",
    flip(SwapWithThis(), target=MONSTER & THEIRS, needs=Unless(DuringPhase((BATTLE_PHASE,)))),
)
card(
    "Jigen Bakudan",
    flip(
        Leave(
            Due(
                duty(
                    Destroy(every(MONSTER & YOURS, needed=False)),
                    Damage(attack_of=destroyed(), half=True),
                    phase=STANDBY_PHASE,
                    cost=TributeThis(),
                )
            ),
            until=FOREVER,
            which=THIS,
        )
    ),
)
card(
    "Karate Man",
    ignition(
        Leave(Original(DOUBLE), until=FOREVER, which=THIS),
        Leave(Due(duty(Destroy(TARGET), phase=END_PHASE, whose=2)), until=FOREVER, which=THIS),
        once=1,
    ),
)
card("Kotodama", continuous(NamesakesFall()))
card("Luminous Spark", continuous(Bonus(MONSTER & FACE_UP & LIGHT, attack=500, defense=-400)))
card(
    "Magical Labyrinth",
    ignition(
        SpecialSummon(search(MONSTER & IN_DECK & YOURS & Named("Wall Shadow")), own_way=True),
        ShuffleDeck(after_search="picked"),
        cost=TributeHost(),
    ),
    equips=MONSTER & FACE_UP & Named("Labyrinth Wall"),
)
card("Maha Vailo", continuous(Bonus(THIS_CARD, attack=500, each=EQUIP_ON_THIS)))
card(
    "Malevolent Nuzzler",
    continuous(equip_bonus(700)),
    trigger(ToDeck(THIS), when=Sent(), zones=FROM_GRAVEYARD, cost=Pay(500), mandatory=False, misses=False),
    equips=MONSTER & FACE_UP,
)
card("Manga Ryu-Ran", toon=True)
card(
    "Megamorph",
    continuous(
        Original(DOUBLE, MONSTER & EQUIPPED_MONSTER, when=LifeCompared(more=False)),
        Original(HALVE, MONSTER & EQUIPPED_MONSTER, when=LifeCompared(more=True)),
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Messenger of Peace",
    continuous(cannot_attack(MONSTER & FACE_UP & (ATK >= 1500))),
    duty(PayOrLose(100), phase=STANDBY_PHASE, whose=0, upkeep=True),
)
card(
    "Minar",
    trigger(
        Damage(1000),
        when=Sent(origin=FROM_HAND, causes=AS_DISCARD, by=OPPONENT, kept=True),
        zones=FROM_GRAVEYARD,
    ),
)
card("Molten Destruction", continuous(Bonus(MONSTER & FACE_UP & FIRE, attack=500, defense=-400)))
card(
    "Mother Grizzly",
    trigger(
        SpecialSummon(
            search(revivable(MONSTER & IN_DECK & YOURS & WATER & (ATK <= 1500))), position=P_ATTACK
        ),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card("Mystic Plasma Zone", continuous(Bonus(MONSTER & FACE_UP & DARK, attack=500, defense=-400)))
card("Mystical Space Typhoon", activate(Destroy(TARGET), target=MAGIC_OR_TRAP))
card(
    "Mystic Tomato",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & DARK & (ATK <= 1500))), position=P_ATTACK),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card(
    "Nimble Momonga",
    trigger(
        GainLife(1000),
        May(
            SpecialSummon(
                search(revivable(MONSTER & IN_DECK & YOURS & Named("Nimble Momonga"), face_down=True), 1, 2),
                position=P_SET,
            ),
            ShuffleDeck(after_search="picked"),
            prompt="Special Summon others from your Deck?",
        ),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Painful Choice",
    activate(
        Reveal(search(IN_DECK & YOURS, 5)),
        ToHand(pick_of("picked", by=1)),
        SendAway(chosen("picked", "the others", many=True)),
        ShuffleDeck(after_search="picked"),
        needs=Exists(IN_DECK & YOURS, 5),
    ),
)
card(
    "Penguin Knight",
    trigger(
        ToDeck(every(IN_GRAVEYARD & YOURS), SHUFFLED),
        when=Sent(origin=FROM_DECK, by=OPPONENT, kept=True),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Relinquished",
    ignition(Absorb(), target=MONSTER & THEIRS, once=1),
    continuous(values_of_held(), saved_by_held()),
    trigger(Damage(as_much=True), when=Substituted()),
)
card("Rising Air Current", continuous(Bonus(MONSTER & FACE_UP & WIND, attack=500, defense=-400)))
card("Rush Recklessly", activate(Gain(TARGET, attack=700), target=MONSTER & FACE_UP, damage=MODIFIER))
card(
    "Senju of the Thousand Hands",
    trigger(
        ToHand(search(RITUAL_MONSTER & IN_DECK & YOURS), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, this=True),
        mandatory=False,
    ),
)
card(
    "Shining Angel",
    trigger(
        SpecialSummon(
            search(revivable(MONSTER & IN_DECK & YOURS & LIGHT & (ATK <= 1500))), position=P_ATTACK
        ),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card("Snake Fang", activate(Gain(TARGET, defense=-500), target=MONSTER & FACE_UP, damage=MODIFIER))
card(
    "Snatch Steal",
    activate(Equip(), TakeControl(TARGET, WHILE_SOURCE), target=MONSTER & FACE_UP & THEIRS),
    duty(GainLife(1000, of=1), phase=STANDBY_PHASE, whose=1),
    equips=MONSTER & FACE_UP,
)
card(
    "Sonic Bird",
    trigger(
        ToHand(search(MAGIC & RITUAL_ICON & IN_DECK & YOURS), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, this=True),
        mandatory=False,
    ),
)
card(
    "Spear Cretin",
    flip(Arm()),
    trigger(
        SpecialSummon(targets_that(YOURS), position=ATTACK_OR_SET),
        OpponentDoes(SpecialSummon(targets_that(YOURS), position=ATTACK_OR_SET)),
        when=Sent(armed=True),
        target=(
            Target(revivable(MONSTER & IN_GRAVEYARD & YOURS & OTHER), apart=True),
            Target(revivable(MONSTER & IN_GRAVEYARD & THEIRS), by=1, apart=True),
        ),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card(
    "Spellbinding Circle",
    activate(LinkTo(TARGET), target=MONSTER & THEIRS),
    continuous(cannot_attack(LINKED_MONSTER), cannot_change(LINKED_MONSTER)),
    linked=3,
)
card("Tailor of the Fickle", activate(MoveEquip(), target=MOVABLE_EQUIP))
card(
    "The Forceful Sentry", activate(LookAt(every(IN_HAND & THEIRS)), ToDeck(pick(IN_HAND & THEIRS), SHUFFLED))
)
card("The Reliable Guardian", activate(Gain(TARGET, defense=700), target=MONSTER & FACE_UP, damage=MODIFIER))
card("Toll", continuous(pays_to_attack(500, MONSTER)))
card("Toon Mermaid", toon=True)
card("Toon Summoned Skull", toon=True)
card("Toon World", activate(cost=Pay(1000)))
card("Turtle Oath", activate(RitualSummon("Crab Turtle", 8)))
card(
    "UFO Turtle",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & FIRE & (ATK <= 1500))), position=P_ATTACK),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card("Umiiruka", continuous(Bonus(MONSTER & FACE_UP & WATER, attack=500, defense=-400)))
card("Upstart Goblin", activate(Draw(1), GainLife(1000, of=1)))
card("Wall Shadow", cannot_be_summoned=NORMAL_SUMMON)
card(
    "Weather Report",
    flip(
        Destroy(every(MAGIC & FACE_UP & THEIRS & Named("Swords of Revealing Light"), needed=False)),
        IfDid(SecondBattlePhase()),
    ),
)

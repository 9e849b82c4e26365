"""Metal Raiders (MRD), 2002-06-26."""

from spellspeed.language.words import *

card("Barrel Dragon", ignition(TossCoins(3), IfHeads(2, 3, Destroy(TARGET)), target=MONSTER & THEIRS, once=1))
card("Big Eye", flip(ArrangeDeckTop(5)))
card(
    "Bladefly",
    continuous(Bonus(MONSTER & FACE_UP & WIND, attack=500), Bonus(MONSTER & FACE_UP & EARTH, attack=-400)),
)
card(
    "Blast Juggler",
    duty(
        Destroy(TARGET),
        phase=STANDBY_PHASE,
        mandatory=False,
        cost=TributeThis(),
        target=Target(MONSTER & FACE_UP & OTHER & (ATK <= 1000), 2),
        zones=FROM_MONSTER_ZONE,
    ),
)
card(
    "Block Attack", activate(ChangeTo(TARGET, P_DEFENSE), target=MONSTER & FACE_UP & ATTACK_POSITION & THEIRS)
)
card("Cannon Soldier", ignition(Damage(500), cost=tribute()))
card(
    "Castle of Dark Illusions",
    flip(
        Gain(every(MONSTER & FACE_UP & ZOMBIE, needed=False), attack=200, defense=200, until=FOREVER), Arm()
    ),
    duty(
        Gain(every(MONSTER & FACE_UP & ZOMBIE, needed=False), attack=200, defense=200, until=FOREVER),
        CountUse(),
        phase=STANDBY_PHASE,
        needs=(Armed(), UsedLessThan(4)),
    ),
)
card("Catapult Turtle", ignition(Damage(attack_of=PAID, half=True), cost=tribute()))
card(
    "Cocoon of Evolution",
    ignition(
        Equip(comes=True), target=MONSTER & FACE_UP & Named("Petit Moth"), cost=UseSummon(), zones=FROM_HAND
    ),
    continuous(values_of_this()),
    equips=MONSTER & FACE_UP & Named("Petit Moth"),
)
card(
    "Crass Clown",
    trigger(ToHand(TARGET), when=Changed(P_ATTACK, turned_up=True), target=MONSTER & THEIRS),
)
card("Dark Elf", continuous(pays_to_attack(1000, THIS_CARD)))
card(
    "Dragon Piper",
    flip(
        Destroy(every(CARD & ON_FIELD & FACE_UP & Named("Dragon Capture Jar"), needed=False)),
        IfDid(ChangeTo(every(MONSTER & FACE_UP & DRAGON, needed=False), P_ATTACK)),
    ),
)
card("Dream Clown", trigger(Destroy(TARGET), when=Changed(P_DEFENSE), target=MONSTER & THEIRS))
card(
    "Electric Lizard",
    trigger(
        Leave(cannot_attack(), until=END_OF_THEIR_NEXT_TURN, which=ATTACKER),
        when=Fighting(BEFORE_CALCULATION, as_target=True, against=MONSTER & ~ZOMBIE),
    ),
)
card(
    "Elegant Egotist",
    activate(
        SpecialSummon(
            search(
                MONSTER & (IN_HAND | IN_DECK) & YOURS & (Named("Harpie Lady") | Named("Harpie Lady Sisters"))
            ),
            own_way=True,
        ),
        ShuffleDeck(after_search="picked"),
        needs=Exists(MONSTER & FACE_UP & Named("Harpie Lady")),
    ),
)
card(
    "Fake Trap",
    activate(
        Destroy(THIS),
        Spare(TRAP & YOURS, shown=True),
        when=Activated(by=OPPONENT, would=Would("destroy", on=TRAP & YOURS)),
    ),
)
card(
    "Gate Guardian",
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), TributeNamed("Sanga of the Thunder", "Kazejin", "Suijin")),
)
card(
    "Germ Infection",
    continuous(Bonus(MONSTER & EQUIPPED_MONSTER, attack=-300, each_counter=TURN_COUNTER)),
    duty(
        PutCounters(name=TURN_COUNTER), phase=STANDBY_PHASE, needs=Exists(MONSTER & EQUIPPED_MONSTER & YOURS)
    ),
    duty(
        PutCounters(name=TURN_COUNTER),
        phase=STANDBY_PHASE,
        whose=1,
        needs=Exists(MONSTER & EQUIPPED_MONSTER & THEIRS),
    ),
    equips=MONSTER & FACE_UP & ~MACHINE,
)
card(
    "Great Moth",
    procedure=Procedure(
        (), tribute(1, FACE_UP & Named("Petit Moth") & EquippedFor("Cocoon of Evolution", 4))
    ),
    cannot_be_summoned=NORMAL_SUMMON,
)
card("Harpie Lady Sisters", cannot_be_summoned=NORMAL_SUMMON)
card("Heavy Storm", activate(Destroy(every(MAGIC_OR_TRAP & OTHER))))
card("Horn of Heaven", activate(NegateSummon(), when=SummonAttempt(), cost=tribute()))
card(
    "Hoshiningen",
    continuous(Bonus(MONSTER & FACE_UP & LIGHT, attack=500), Bonus(MONSTER & FACE_UP & DARK, attack=-400)),
)
card("Insect Soldiers of the Sky", continuous(FightingBonus(1000, against=MONSTER & WIND, attacking=True)))
card("Jinzo #7", continuous(attacks_directly(THIS_CARD)))
card(
    "Jirai Gumo",
    trigger(
        CallCoin(),
        IfCalled(False, Damage(of=0, half=True, lost=True)),
        when=AttackDeclared(that=MONSTER & THIS_CARD),
    ),
)
card(
    "Kazejin",
    quick(
        Leave(Bonus(attack=1, operation=ZERO), until=END_OF_DAMAGE_STEP, which=TARGET),
        target=MONSTER & ATTACKING_NOW,
        needs=(AtCalculation(), TheirTurn(), Battling(as_target=True)),
        once=2,
        damage=AT_CALCULATION,
    ),
)
card(
    "Kuriboh",
    quick(
        Leave(no_battle_damage(), until=END_OF_DAMAGE_STEP),
        cost=DiscardThis(),
        zones=FROM_HAND,
        needs=(AtCalculation(), Battling(opponent_attacks=True)),
        damage=AT_CALCULATION,
    ),
)
card(
    "Larvae Moth",
    procedure=Procedure(
        (), tribute(1, FACE_UP & Named("Petit Moth") & EquippedFor("Cocoon of Evolution", 2))
    ),
    cannot_be_summoned=NORMAL_SUMMON,
)
card(
    "Lava Battleguard",
    continuous(Bonus(THIS_CARD, attack=500, each=MONSTER & FACE_UP & YOURS & Named("Swamp Battleguard"))),
)
card("Leghul", continuous(attacks_directly(THIS_CARD)))
card(
    "Little Chimera",
    continuous(Bonus(MONSTER & FACE_UP & FIRE, attack=500), Bonus(MONSTER & FACE_UP & WATER, attack=-400)),
)
card("Magic Jammer", activate(NegateActivation(), when=Activated(MAGIC, cards_only=True), cost=discard()))
card("Magician of Faith", flip(ToHand(TARGET), target=MAGIC & IN_GRAVEYARD & YOURS))
card("Mask of Darkness", flip(ToHand(TARGET), target=TRAP & IN_GRAVEYARD & YOURS))
card("Masked Sorcerer", trigger(Draw(1), when=Damaged()))
card(
    "Milus Radiant",
    continuous(
        Bonus(MONSTER & FACE_UP & EARTH, attack=500),
        Bonus(MONSTER & FACE_UP & WIND, attack=-400),
    ),
)
card(
    "Mirror Force",
    activate(Destroy(every(MONSTER & ATTACK_POSITION & THEIRS)), when=AttackDeclared(by=OPPONENT)),
)
card("Muka Muka", continuous(Bonus(THIS_CARD, attack=300, defense=300, each=IN_HAND & YOURS)))
card(
    "Mushroom Man #2",
    duty(Damage(300, of=0, lost=True), phase=STANDBY_PHASE),
    duty(GiveControl(), phase=END_PHASE, cost=Pay(500), mandatory=False, stays=True),
)
card("Mystic Lamp", continuous(attacks_directly(THIS_CARD)))
card("Ooguchi", continuous(attacks_directly(THIS_CARD)))
card(
    "Paralyzing Potion",
    continuous(cannot_attack(MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP & ~MACHINE,
)
card("Princess of Tsurugi", flip(Damage(500, each=MAGIC_OR_TRAP & THEIRS)))
card(
    "Pumpking the King of Ghosts",
    continuous(
        Bonus(
            THIS_CARD,
            attack=100,
            defense=100,
            when=Exists(MONSTER & FACE_UP & Named("Castle of Dark Illusions")),
        )
    ),
    duty(
        GrowBeside(MONSTER & FACE_UP & Named("Castle of Dark Illusions"), 100, 4),
        phase=STANDBY_PHASE,
        needs=Exists(MONSTER & FACE_UP & Named("Castle of Dark Illusions")),
    ),
)
card("Queen's Double", continuous(attacks_directly(THIS_CARD)))
card("Rainbow Flower", continuous(attacks_directly(THIS_CARD)))
card(
    "Ring of Magnetism",
    activate(Equip(), target=MONSTER & FACE_UP & YOURS),
    continuous(equip_bonus(-500, -500), Lure(MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP,
)
card(
    "Robbin' Goblin",
    trigger(Discard(1, of=1, at_random=True), when=Damaged(by=MONSTER & YOURS)),
)
card(
    "Sanga of the Thunder",
    quick(
        Leave(Bonus(attack=1, operation=ZERO), until=END_OF_DAMAGE_STEP, which=TARGET),
        target=MONSTER & ATTACKING_NOW,
        needs=(AtCalculation(), TheirTurn(), Battling(as_target=True)),
        once=2,
        damage=AT_CALCULATION,
    ),
)
card(
    "Sangan",
    trigger(
        ToHand(search(MONSTER & IN_DECK & YOURS & (ATK <= 1500)), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Sent(),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Seven Tools of the Bandit",
    activate(NegateActivation(), when=Activated(TRAP, cards_only=True), cost=Pay(1000)),
)
card("Shadow Ghoul", continuous(Bonus(THIS_CARD, attack=100, each=MONSTER & IN_GRAVEYARD & YOURS)))
card(
    "Share the Pain",
    activate(SendAway(pick(MONSTER & THEIRS, by=1), tributed=True), cost=tribute()),
)
card("Shield & Sword", activate(Leave(Original(SWITCH), which=every(MONSTER & FACE_UP))))
card(
    "Solemn Judgment",
    activate(
        NegateSummonOrActivation(),
        when=EitherEvent(SummonAttempt(), Activated(MAGIC_OR_TRAP, cards_only=True)),
        cost=Pay(half=True),
    ),
)
card("Soul Release", activate(SendAway(TARGET, to=REMOVED), target=Target(IN_GRAVEYARD, 1, 5)))
card(
    "Star Boy",
    continuous(Bonus(MONSTER & FACE_UP & WATER, attack=500), Bonus(MONSTER & FACE_UP & FIRE, attack=-400)),
)
card(
    "Steel Scorpion",
    trigger(
        Leave(Due(duty(Destroy(TARGET), phase=END_PHASE, whose=1), after=3), until=FOREVER, which=ATTACKER),
        when=Fighting(BEFORE_CALCULATION, as_target=True, against=MONSTER & ~MACHINE),
    ),
)
card(
    "Stim-Pack",
    continuous(equip_bonus(700), Bonus(MONSTER & EQUIPPED_MONSTER, attack=-200, each_counter=TURN_COUNTER)),
    duty(PutCounters(name=TURN_COUNTER), phase=STANDBY_PHASE),
    equips=MONSTER & FACE_UP,
)
card(
    "Suijin",
    quick(
        Leave(Bonus(attack=1, operation=ZERO), until=END_OF_DAMAGE_STEP, which=TARGET),
        target=MONSTER & ATTACKING_NOW,
        needs=(AtCalculation(), TheirTurn(), Battling(as_target=True)),
        once=2,
        damage=AT_CALCULATION,
    ),
)
card(
    "Swamp Battleguard",
    continuous(Bonus(THIS_CARD, attack=500, each=MONSTER & FACE_UP & YOURS & Named("Lava Battleguard"))),
)
card(
    "Sword of Deep-Seated",
    continuous(equip_bonus(500, 500)),
    trigger(ToDeck(THIS), when=Sent(origin=ANY_PLACE), zones=FROM_GRAVEYARD),
    equips=MONSTER & FACE_UP,
)
card("Tainted Wisdom", trigger(ShuffleDeck(), when=Changed(P_DEFENSE)))
card("The Bistro Butcher", trigger(Draw(2, of=1), when=Damaged()))
card(
    "The Cheerful Coffin",
    activate(SendAway(pick(MONSTER & IN_HAND & YOURS, 1, 3), discarded=True)),
)
card(
    "The Immortal of Thunder",
    flip(GainLife(3000), Arm()),
    trigger(Damage(5000, of=0, lost=True), when=Sent(armed=True), zones=FROM_GRAVEYARD),
)
card("The Little Swordsman of Aile", ignition(Gain(THIS, attack=700), cost=tribute()))
card(
    "The Unhappy Maiden",
    trigger(EndBattlePhase(), when=Sent(causes=BY_BATTLE), zones=FROM_GRAVEYARD),
)
card(
    "Thunder Dragon",
    ignition(
        ToHand(search(MONSTER & IN_DECK & YOURS & Named("Thunder Dragon"), 1, 2), shown=True),
        ShuffleDeck(after_search="picked"),
        cost=DiscardThis(),
        zones=FROM_HAND,
    ),
)
card(
    "Time Wizard",
    ignition(
        CallCoin(),
        IfCalled(True, Destroy(every(MONSTER & THEIRS, needed=False))),
        IfCalled(
            False,
            Destroy(every(MONSTER & YOURS, needed=False)),
            Damage(attack_of=destroyed(face_up=True), half=True, of=0, lost=True),
        ),
        once=1,
    ),
)
card("Tremendous Fire", activate(Damage(1000, yours=500)))
card("Tribute to The Doomed", activate(Destroy(TARGET), target=MONSTER, cost=discard()))
card("White Magical Hat", trigger(Discard(1, of=1, at_random=True), when=Damaged()))
card(
    "Witch of the Black Forest",
    trigger(
        ToHand(search(MONSTER & IN_DECK & YOURS & (DEF <= 1500)), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Sent(),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Witch's Apprentice",
    continuous(Bonus(MONSTER & FACE_UP & DARK, attack=500), Bonus(MONSTER & FACE_UP & LIGHT, attack=-400)),
)
card(
    "Yado Karu",
    trigger(ToDeck(pick(IN_HAND & YOURS, 1, 60), AT_BOTTOM), when=Changed(P_DEFENSE), mandatory=False),
)

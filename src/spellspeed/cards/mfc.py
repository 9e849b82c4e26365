"""Magician's Force (MFC), 2003-10-10."""

from spellspeed.language.words import *

card(
    "Adhesion Trap Hole",
    activate(
        Leave(Original(HALVE), until=FOREVER, which=those(MONSTER & FACE_UP)),
        when=Summoned(by=OPPONENT),
        damage=NEVER,
    ),
)
card(
    "Amazoness Archers",
    activate(
        ChangeTo(every(MONSTER & THEIRS), P_ATTACK, flips=False),
        Gain(every(MONSTER & FACE_UP & THEIRS, needed=False), attack=-500, until=FOREVER, together=True),
        Leave(must_attack(), which=every(MONSTER & FACE_UP & THEIRS, needed=False)),
        when=AttackDeclared(by=OPPONENT),
        needs=Exists(MONSTER & FACE_UP & YOURS & Including("Amazoness")),
    ),
)
card(
    "Amazoness Blowpiper",
    duty(Gain(TARGET, attack=-500), phase=STANDBY_PHASE, target=MONSTER & FACE_UP & THEIRS),
)
card("Amazoness Fighter", continuous(no_battle_damage(when=Battling())))
card(
    "Amazoness Paladin",
    continuous(Bonus(THIS_CARD, attack=100, each=MONSTER & FACE_UP & YOURS & Including("Amazoness"))),
)
card(
    "Amazoness Spellcaster",
    activate(
        SwitchAttacks(),
        target=(
            Target(MONSTER & FACE_UP & YOURS & Including("Amazoness")),
            Target(MONSTER & FACE_UP & THEIRS),
        ),
    ),
)
card("Amazoness Swords Woman", continuous(damage_to_rival()))
card(
    "Amazoness Tiger",
    continuous(
        OnlyOne(),
        Bonus(THIS_CARD, attack=400, each=MONSTER & FACE_UP & YOURS & Including("Amazoness")),
        cannot_be_attacked(MONSTER & FACE_UP & YOURS & Including("Amazoness") & OTHER),
    ),
)
card(
    "Ante",
    activate(
        Reveal(
            all_picked(
                pick(IN_HAND & YOURS, name="yours"), pick(CARD & IN_HAND & THEIRS, by=1, name="theirs")
            )
        ),
        LowerLoses("yours", "theirs", 1000),
        needs=(Exists(IN_HAND & THEIRS), Exists(CARD & IN_HAND & YOURS & OTHER)),
    ),
)
card(
    "Anti-Spell",
    activate(NegateActivation(), when=Activated(MAGIC, cards_only=True), cost=RemoveCountersFrom(2)),
)
card(
    "Apprentice Magician",
    trigger(
        PutCounters(1, TARGET), when=Summoned(this=True), target=CARD & FACE_UP & ON_FIELD & HOLDS_COUNTERS
    ),
    trigger(
        SpecialSummon(
            search(revivable(MONSTER & IN_DECK & YOURS & SPELLCASTER & (LEVEL <= 2), face_down=True)),
            position=P_SET,
        ),
        ShuffleDeck(after_search="picked"),
        when=Defeats(lost=True),
        mandatory=False,
    ),
)
card(
    "Armor Exe",
    continuous(
        cannot_attack(
            MONSTER & THIS_CARD,
            when=ArrivedThisTurn(NORMAL_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON, turned_up=False),
        )
    ),
    duty(CounterOrLose(), phase=STANDBY_PHASE, whose=2, upkeep=True),
)
card(
    "Autonomous Action Unit",
    activate(
        SpecialSummon(TARGET, position=P_ATTACK, link=True),
        Equip(chosen("summoned", "it")),
        target=revivable(MONSTER & IN_GRAVEYARD & THEIRS),
        cost=Pay(1500),
    ),
    equips=MONSTER & FACE_UP,
    linked=1,
)
card(
    "Big Bang Shot",
    continuous(equip_bonus(400), piercing(MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP,
    takes_host=True,
)
card(
    "Breaker the Magical Warrior",
    continuous(Bonus(THIS_CARD, attack=300, each_counter=SPELL_COUNTER)),
    trigger(PutCounters(), when=Summoned(NORMAL_SUMMON, this=True)),
    ignition(Destroy(TARGET), target=MAGIC_OR_TRAP, cost=RemoveCounters()),
    counters=1,
)
card(
    "Burning Beast",
    trigger(
        Destroy(TARGET),
        when=Damaged(by=MONSTER & EQUIPPED_MONSTER),
        target=MAGIC_OR_TRAP & FACE_UP,
        zones=AS_EQUIP,
    ),
    union=MONSTER & FACE_UP & Named("Freezing Beast"),
)
card("Cat's Ear Tribe", continuous(RivalBecomes(200)))
card("Chaos Command Magician", continuous(warded(MONSTER & THIS_CARD, MONSTER, alone=True)))
card(
    "Combination Attack",
    activate(
        Separate(union_on(TARGET), position=CHOICE),
        AttackAgain(TARGET),
        target=MONSTER & FACE_UP & ATTACKED_WITH_UNION,
        needs=DuringPhase((BATTLE_PHASE,)),
    ),
)
card("Continuous Destruction Punch", continuous(repels(MONSTER & YOURS)))
card(
    "Dark Paladin",
    continuous(Bonus(THIS_CARD, attack=500, each=MONSTER & (ON_FIELD | IN_GRAVEYARD) & DRAGON)),
    quick(
        NegateActivation(),
        when=Activated(MAGIC, cards_only=True),
        cost=discard(),
        damage=MODIFIER,
    ),
    no_revival=True,
)
card("D.D. Crazy Beast", continuous(takes_away(THIS_CARD)))
card(
    "Dark Cat with White Tail",
    flip(ToHand(TARGET), target=(Target(MONSTER & THEIRS, 2), Target(MONSTER & YOURS))),
)
card("Dark Core", activate(SendAway(TARGET, to=REMOVED), target=MONSTER & FACE_UP, cost=discard()))
card(
    "Dark Magician Girl",
    continuous(Bonus(THIS_CARD, attack=300, each=MONSTER & IN_GRAVEYARD & Named("Dark Magician"))),
)
card(
    "Dark Scorpion - Cliff the Trap Remover",
    trigger(
        OneOf(
            Mode("destroy", Destroy(TARGET), target=MAGIC_OR_TRAP),
            Mode("send", Mill(2, of=1), needs=Exists(IN_DECK & THEIRS)),
        ),
        when=Damaged(),
        mandatory=False,
    ),
)
card(
    "Decayed Commander",
    trigger(
        SpecialSummon(pick(revivable(MONSTER & IN_HAND & YOURS & Named("Zombie Tiger")))),
        when=Summoned(NORMAL_SUMMON, this=True),
        mandatory=False,
    ),
    trigger(Discard(1, of=1, at_random=True), when=Damaged(direct=True)),
)
card("Demotion", continuous(Levels(-2, MONSTER & EQUIPPED_MONSTER)), equips=MONSTER & FACE_UP)
card(
    "Des Dendle",
    trigger(
        SummonTokens("Wicked Plant Token", 1, position=CHOICE),
        when=Defeats(MONSTER & THEIRS, by_host=True),
        zones=AS_EQUIP,
    ),
    union=MONSTER & FACE_UP & Named("Vampiric Orchis"),
)
card("Des Koala", flip(Damage(400, each=IN_HAND & THEIRS)))
card(
    "Diffusion Wave-Motion",
    activate(
        Leave(attacks_often(EACH_ONCE), which=TARGET),
        Leave(must_attack(), which=TARGET),
        Leave(quells(), which=TARGET),
        OnlyAttacker(TARGET),
        target=MONSTER & FACE_UP & YOURS & SPELLCASTER & (LEVEL >= 7) & FREE_TO_ATTACK,
        cost=Pay(1000),
        needs=BattleAhead(),
    ),
)
card(
    "Dimension Jar",
    flip(EachPlayer(SendAway(pick(MONSTER & IN_GRAVEYARD & THEIRS, 0, 3, needed=False), to=REMOVED))),
)
card("Disarmament", activate(Destroy(every(WORN_EQUIP))))
card(
    "Double Spell",
    activate(UseAsOwn(TARGET), target=TargetToUse(MAGIC & IN_GRAVEYARD & THEIRS), cost=discard(1, MAGIC)),
)
card(
    "Dramatic Rescue",
    activate(
        ToHand(TARGET),
        IfDid(SpecialSummon(pick(revivable(MONSTER & IN_HAND & YOURS), but="added"))),
        when=Activated(aims_at=MONSTER & FACE_UP & YOURS & Including("Amazoness")),
        target=TargetOfLink(MONSTER & FACE_UP & YOURS & Including("Amazoness")),
        needs=Exists(revivable(MONSTER & IN_HAND & YOURS)),
    ),
)
card(
    "Emblem of Dragon Destroyer",
    activate(
        ToHand(search(MONSTER & (IN_DECK | IN_GRAVEYARD) & YOURS & Named("Buster Blader")), shown=True),
        ShuffleDeck(after_search="picked"),
    ),
)
card("Exhausting Spell", activate(TakeAllCounters()))
card(
    "Formation Union",
    activate(OneOf(Mode("equip", unite_any()), Mode("separate", Separate(pick(UNITED & YOURS))))),
)
card(
    "Freezing Beast",
    trigger(
        Destroy(TARGET),
        when=Damaged(by=MONSTER & EQUIPPED_MONSTER),
        target=MAGIC_OR_TRAP & FACE_DOWN,
        zones=AS_EQUIP,
    ),
    union=MONSTER & FACE_UP & Named("Burning Beast"),
)
card(
    "Frontline Base",
    ignition(
        SpecialSummon(pick(revivable(UNION_MONSTER & IN_HAND & YOURS & (LEVEL <= 4)))),
        once=1,
    ),
)
card(
    "Gather Your Mind",
    activate(
        ToHand(search(MAGIC & Named("Gather Your Mind") & IN_DECK & YOURS), shown=True),
        ShuffleDeck(after_search="picked"),
        once=5,
    ),
)
card("Giant Orc", continuous(rests(THIS_CARD, after=END_OF_PHASE, locked=True)))
card(
    "Great Phantom Thief",
    trigger(
        Declare(NAME),
        LookAt(every(IN_HAND & THEIRS, needed=False)),
        SendAway(every(CARD & IN_HAND & THEIRS, needed=False, declared=NAME), discarded=True),
        when=Damaged(),
    ),
)
card(
    "Helping Robo for Combat",
    trigger(Draw(1), ToDeck(pick(IN_HAND & YOURS, needed=False), AT_BOTTOM), when=Defeats(MONSTER & THEIRS)),
)
card(
    "Hidden Spellbook",
    activate(ToDeck(TARGET, SHUFFLED), target=Target(MAGIC & IN_GRAVEYARD & YOURS, 2), needs=YourTurn()),
)
card(
    "Huge Revolution",
    activate(
        SendAway(every(IN_HAND & THEIRS)),
        Destroy(every(ON_FIELD & THEIRS, needed=False)),
        needs=(
            DuringPhase((MAIN_1, MAIN_2), whose=0),
            EachNamed(("People Running About", "Oppressed People", "United Resistance"), FACE_UP & YOURS),
        ),
    ),
)
card(
    "Jar Robber",
    activate(NegateEffect(), Draw(1), when=Activated(MAGIC & Named("Pot of Greed"), cards_only=True)),
)
card("Kaiser Colosseum", continuous(NoMoreMonsters()))
card(
    "Kiryu",
    continuous(equip_bonus(900, 900)),
    ignition(
        Leave(attacks_directly(), which=chosen("host", "that monster")),
        first=(Note("host", MONSTER & EQUIPPED_MONSTER),),
        cost=TributeThis(),
        zones=AS_EQUIP,
    ),
    union=MONSTER & FACE_UP & Named("Dark Blade"),
)
card("Kishido Spirit", continuous(safe_in_battle(MONSTER & YOURS)))
card(
    "Koitsu",
    continuous(equip_bonus(3000), piercing(MONSTER & EQUIPPED_MONSTER)),
    union=MONSTER & FACE_UP & Named("Aitsu"),
)
card(
    "Magical Marionette",
    continuous(gathers_spell_counters(), Bonus(THIS_CARD, attack=200, each_counter=SPELL_COUNTER)),
    ignition(Destroy(TARGET), target=MONSTER, cost=RemoveCounters(2)),
    counters=NO_LIMIT,
)
card(
    "Magical Merchant",
    flip(
        Excavate(until=MAGIC_OR_TRAP),
        ToHand(chosen("found", "the last of them"), into=0),
        IfDid(SendAway(chosen("excavated", "the others", many=True)), otherwise=ShuffleDeck()),
    ),
)
card("Magical Plant Mandragola", flip(PutCounters(1, every(CARD & ON_FIELD & FACE_UP & HOLDS_COUNTERS))))
card(
    "Magical Scientist",
    ignition(
        SpecialSummon(pick(FUSION_MONSTER & IN_FUSION_DECK & YOURS & (LEVEL <= 6))),
        Leave(cannot_attack_directly(), which=chosen("summoned", "it")),
        Leave(
            Due(duty(SendAway(TARGET, to=FUSION_DECK), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("summoned", "it"),
        ),
        cost=Pay(1000),
    ),
)
card("Mass Driver", ignition(Damage(400), cost=tribute()))
card(
    "Mega Ton Magical Cannon",
    activate(Destroy(every(CARD & ON_FIELD & THEIRS)), cost=RemoveCountersFrom(10)),
)
card(
    "Metalsilver Armor",
    continuous(
        cannot_be_targeted(
            MONSTER & ~EQUIPPED_MONSTER & (ON_FIELD | IN_GRAVEYARD),
            theirs=True,
            when=Exists(MONSTER & EQUIPPED_MONSTER & YOURS),
        )
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Meteorain",
    activate(
        Leave(piercing(MONSTER & YOURS)),
        needs=DuringPhase((DRAW_PHASE, STANDBY_PHASE, MAIN_1, BATTLE_PHASE), 0),
    ),
)
card(
    "Miracle Restoring",
    activate(
        SpecialSummon(TARGET),
        target=revivable(MONSTER & IN_GRAVEYARD & YOURS & (Named("Dark Magician") | Named("Buster Blader"))),
        cost=RemoveCountersFrom(2),
    ),
)
card(
    "My Body as a Shield",
    activate(
        NegateActivation(),
        when=Activated(by=OPPONENT, would=Would("destroy", on=MONSTER & ON_FIELD)),
        cost=Pay(1500),
    ),
)
card(
    "Neko Mane King",
    trigger(
        GoToEndPhase(),
        when=Sent(origin=ANY_PLACE, by=OPPONENT, kept=True, but=BY_BATTLE | AS_COST | AS_TRIBUTE),
        needs=TheirTurn(),
        zones=FROM_GRAVEYARD,
    ),
)
card("Old Vindictive Magician", flip(Destroy(TARGET), target=MONSTER & THEIRS))
card(
    "Paladin of White Dragon",
    trigger(Destroy(ATTACKED), when=Fighting(DAMAGE_START, against=MONSTER & FACE_DOWN & DEFENSE_POSITION)),
    ignition(
        SpecialSummon(
            search(revivable(MONSTER & Named("Blue-Eyes White Dragon") & (IN_HAND | IN_DECK) & YOURS))
        ),
        ShuffleDeck(after_search="picked"),
        Leave(cannot_attack(), which=chosen("summoned", "it")),
        cost=TributeThis(),
    ),
)
card(
    "Physical Double",
    activate(
        SummonDouble("Mirage Token"),
        Leave(
            Due(duty(Destroy(TARGET), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("summoned", "the Token"),
        ),
        target=MONSTER & FACE_UP & THEIRS,
        needs=TheirTurn(),
    ),
)
card(
    "Pineapple Blast",
    activate(
        Destroy(
            all_but(
                pick(MONSTER & THEIRS, by=1, name="kept", needed=False, as_many=MONSTER & YOURS),
                MONSTER & THEIRS,
            )
        ),
        # Not once the Summoned monster's own effect has begun a Chain (Marauding Captain: Netrep Rulings).
        needs=(MoreMonsters(1), NoLinkOfYours()),
        when=Summoned(NORMAL_SUMMON, by=YOU),
    ),
)
card(
    "Pitch-Black Power Stone",
    activate(oath=(PutCounters(3),)),
    quick(
        MoveCounter(TARGET),
        target=CARD & FACE_UP & ON_FIELD & OTHER & HOLDS_COUNTERS,
        needs=(YourTurn(), HasCounters(1)),
        once=1,
    ),
    continuous(
        destroyed_while(CARD & THIS_CARD & IN_MAGIC_TRAP_ZONE, Unless(HasCounters(1)), by_effect=True)
    ),
    counters=NO_LIMIT,
)
card(
    "Pitch-Dark Dragon",
    continuous(equip_bonus(400, 400), piercing(MONSTER & EQUIPPED_MONSTER)),
    union=MONSTER & FACE_UP & Named("Dark Blade"),
)
card(
    "Pixie Knight",
    trigger(
        ToDeck(TARGET),
        when=Sent(causes=BY_BATTLE),
        target=Target(MAGIC & IN_GRAVEYARD & YOURS, by=1),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Poison of the Old Man",
    activate(OneOf(Mode("gain", GainLife(1200)), Mode("damage", Damage(800)))),
)
card(
    "Raregold Armor",
    continuous(
        cannot_be_attacked(
            MONSTER & YOURS & ~EQUIPPED_MONSTER, when=Exists(MONSTER & EQUIPPED_MONSTER & YOURS)
        )
    ),
    equips=MONSTER & FACE_UP,
)
card("Remove Brainwashing", continuous(owners_control()))
card("Rivalry of Warlords", continuous(OneType()))
card(
    "Roulette Barrel",
    ignition(
        RollTwice(),
        DeclareRoll(),
        Destroy(pick(MONSTER & FACE_UP, needed=False, declared=LEVEL_STARS)),
        once=1,
    ),
)
card(
    "Royal Magical Library",
    continuous(gathers_spell_counters()),
    ignition(Draw(1), cost=RemoveCounters(3)),
    counters=3,
)
card(
    "Second Goblin",
    ignition(ChangeTo(every(MONSTER & EQUIPPED_MONSTER), P_OTHER), zones=AS_EQUIP, once=1),
    union=MONSTER & FACE_UP & Named("Giant Orc"),
)
card("Secret Barrel", activate(Damage(200, each=(IN_HAND | ON_FIELD) & THEIRS)))
card("Senri Eye", duty(LookAtDeckTop(1), phase=STANDBY_PHASE, mandatory=False, cost=Pay(100), stays=True))
card(
    "Skilled Dark Magician",
    continuous(gathers_spell_counters()),
    ignition(
        SpecialSummon(
            search(revivable(MONSTER & Named("Dark Magician") & (IN_HAND | IN_DECK | IN_GRAVEYARD) & YOURS))
        ),
        ShuffleDeck(after_search="picked"),
        needs=HasCounters(3),
        cost=TributeThis(),
    ),
    counters=3,
)
card(
    "Skilled White Magician",
    continuous(gathers_spell_counters()),
    ignition(
        SpecialSummon(
            search(revivable(MONSTER & Named("Buster Blader") & (IN_HAND | IN_DECK | IN_GRAVEYARD) & YOURS))
        ),
        ShuffleDeck(after_search="picked"),
        needs=HasCounters(3),
        cost=TributeThis(),
    ),
    counters=3,
)
card(
    "Spell Canceller",
    continuous(cannot_activate(MAGIC & (IN_HAND | ON_FIELD)), negates(MAGIC & ON_FIELD)),
)
card(
    "Spell Shield Type-8",
    activate(
        NegateActivation(),
        when=Activated(MAGIC, cards_only=True),
        cost=SendUnlessAimed(MAGIC & IN_HAND & YOURS, MONSTER & ON_FIELD),
    ),
)
card("Spellbook Organization", activate(ArrangeDeckTop(3)))
card(
    "The Hunter with 7 Weapons",
    trigger(Declare(TYPE), KeepDeclared(), when=Summoned(NORMAL_SUMMON, this=True)),
    continuous(FightingBonus(1000, declared=True)),
)
card(
    "The Spell Absorbing Life",
    activate(
        FlipUp(every(MONSTER & FACE_DOWN & DEFENSE_POSITION, needed=False), flips=False),
        GainLife(more=400, each=MONSTER & FACE_UP & EFFECT_MONSTER, needed=False),
        needs=AnyOf(
            Exists(MONSTER & FACE_DOWN & DEFENSE_POSITION), Exists(MONSTER & FACE_UP & EFFECT_MONSTER)
        ),
    ),
)
card(
    "Thunder of Ruler",
    activate(Leave(no_battle_phase(who=1)), needs=DuringPhase((STANDBY_PHASE,), whose=1)),
)
card(
    "Tribe-Infecting Virus",
    ignition(
        Destroy(every(MONSTER & FACE_UP, declared=TYPE)),
        first=(Declare(TYPE, MONSTER & FACE_UP),),
        cost=discard(),
    ),
)
card(
    "Tribute Doll",
    activate(
        SpecialSummon(pick(revivable(MONSTER & NORMAL_SUMMONABLE & IN_HAND & YOURS & LEVEL.exactly(7)))),
        Leave(cannot_attack(), which=chosen("summoned", "it")),
        cost=tribute(),
    ),
)
card(
    "Ultimate Obedient Fiend",
    continuous(
        cannot_attack(
            MONSTER & THIS_CARD,
            AnyOf(Exists(CARD & ON_FIELD & YOURS & OTHER), Exists(CARD & IN_HAND & YOURS)),
        ),
        quells(MONSTER & THIS_CARD, EFFECT_MONSTER & MONSTER),
    ),
)
card(
    "Union Rider",
    ignition(Absorb(), target=MONSTER & FACE_UP & UNION_MONSTER & THEIRS),
    continuous(holds_one()),
)
card(
    "Vampiric Orchis",
    trigger(
        SpecialSummon(pick(revivable(MONSTER & IN_HAND & YOURS & Named("Des Dendle")))),
        when=Summoned(NORMAL_SUMMON, this=True),
        mandatory=False,
    ),
)
card(
    "Wave-Motion Cannon",
    activate(oath=(CountTurns(),)),
    ignition(Damage(1000, per_turn=True), cost=SendThisCard()),
)
card("White Dragon Ritual", activate(RitualSummon("Paladin of White Dragon", 4)))
card(
    "XY-Dragon Cannon",
    ignition(Destroy(TARGET), target=MAGIC_OR_TRAP & FACE_UP & THEIRS, cost=discard()),
    procedure=Procedure((), RemoveNamed("X-Head Cannon", "Y-Dragon Head"), zone=FUSION_DECK),
    no_revival=True,
)
card(
    "XZ-Tank Cannon",
    ignition(Destroy(TARGET), target=MAGIC_OR_TRAP & FACE_DOWN & THEIRS, cost=discard()),
    procedure=Procedure((), RemoveNamed("X-Head Cannon", "Z-Metal Tank"), zone=FUSION_DECK),
    no_revival=True,
)
card(
    "Y-Dragon Head",
    continuous(equip_bonus(400, 400)),
    union=MONSTER & FACE_UP & Named("X-Head Cannon"),
)
card(
    "YZ-Tank Dragon",
    ignition(Destroy(TARGET), target=MONSTER & FACE_DOWN & THEIRS, cost=discard()),
    procedure=Procedure((), RemoveNamed("Y-Dragon Head", "Z-Metal Tank"), zone=FUSION_DECK),
    no_revival=True,
)
card(
    "Z-Metal Tank",
    continuous(equip_bonus(600, 600)),
    union=MONSTER & FACE_UP & (Named("X-Head Cannon") | Named("Y-Dragon Head")),
)
card(
    "Zombie Tiger",
    continuous(equip_bonus(500, 500)),
    trigger(
        Discard(1, of=1, at_random=True),
        when=Defeats(MONSTER & THEIRS, by_host=True),
        zones=AS_EQUIP,
    ),
    union=MONSTER & FACE_UP & Named("Decayed Commander"),
)

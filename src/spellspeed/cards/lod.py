"""Legacy of Darkness (LOD), 2003-06-06."""

from spellspeed.language.words import *

card("A Feint Plan", activate(Leave(cannot_be_attacked(MONSTER & FACE_DOWN))))
card(
    "A Legendary Ocean",
    continuous(
        Bonus(MONSTER & FACE_UP & WATER, attack=200, defense=200),
        Levels(-1, MONSTER & WATER & (ON_FIELD | IN_HAND)),
    ),
    also=("Umi",),
)
card(
    "A Wingbeat of Giant Dragon",
    activate(
        ToHand(TARGET),
        IfDid(Destroy(every(MAGIC_OR_TRAP & OTHER, needed=False))),
        target=MONSTER & FACE_UP & YOURS & DRAGON & (LEVEL >= 5),
    ),
)
card(
    "After the Struggle",
    activate(
        Leave(
            Due(duty(Destroy(every(MONSTER & BATTLED_THIS_TURN, needed=False)), phase=BATTLE_PHASE, whose=2))
        ),
        needs=DuringPhase((MAIN_1,), 0),
    ),
)
card(
    "Airknight Parshath",
    continuous(piercing(THIS_CARD)),
    trigger(Draw(1), when=Damaged()),
)
card(
    "Array of Revealing Light",
    activate(KeepDeclared(), first=(Declare(TYPE),)),
    continuous(cannot_attack(MONSTER & FACE_UP & OF_DECLARED_TYPE & came_by(this_turn=True))),
)
card("Asura Priest", continuous(attacks_often(EACH_ONCE, MONSTER & THIS_CARD)), spirit=True)
card("Bad Reaction to Simochi", continuous(gains_hurt()))
card(
    "Bark of Dark Ruler",
    activate(
        Gain(TARGET, attack=-100, defense=-100, per=HUNDREDS),
        target=MONSTER & FACE_UP & THEIRS & BATTLING_NOW,
        cost=PayHundreds(MONSTER & FACE_UP & THEIRS & BATTLING_NOW),
        needs=(InDamageStep(), Exists(MONSTER & FACE_UP & YOURS & FIEND & BATTLING_NOW)),
        damage=MODIFIER,
    ),
)
card(
    "Blast with Chain",
    activate(Equip(), target=MONSTER & FACE_UP & YOURS, damage=MODIFIER),
    continuous(equip_bonus(500)),
    trigger(
        Destroy(TARGET),
        when=Sent(causes=BY_EFFECT, equipped=True),
        target=ON_FIELD & CARD,
        zones=FROM_GRAVEYARD,
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Bottomless Trap Hole",
    activate(
        Destroy(those(MONSTER & FACE_UP & (ATK >= 1500)), to=REMOVED),
        when=Summoned(by=OPPONENT, that=MONSTER & (ATK >= 1500)),
    ),
)
card(
    "Bubble Crash",
    activate(CutDownTo(5), needs=AnyHolds(6)),
)
card(
    "Burst Breath",
    activate(Destroy(within_paid(MONSTER & FACE_UP)), cost=tribute(1, DRAGON)),
)
card(
    "Cave Dragon",
    continuous(cannot_attack(MONSTER & THIS_CARD, Absent(MONSTER & FACE_UP & YOURS & DRAGON & OTHER))),
    summoned_if=AsNormalSummon(Absent(MONSTER & YOURS)),
)
card("Convulsion of Nature", continuous(decks_turned()))
card(
    "Creature Swap",
    activate(SwitchControl(), Leave(cannot_change(), which=chosen("switched", "these monsters", many=True))),
)
card(
    "Dark Balter the Terrible",
    continuous(quells(THIS_CARD)),
    quick(NegateEffect(), when=Activated(MAGIC & NORMAL_ICON, cards_only=True), cost=Pay(1000)),
    true_materials=True,
)
card("Dark Ruler Ha Des", continuous(quells(MONSTER & FACE_UP & YOURS & FIEND)), no_revival=True)
card("Disappear", activate(SendAway(TARGET, to=REMOVED), target=IN_GRAVEYARD & THEIRS))
card("Double Snare", activate(Destroy(TARGET), target=CARD & ON_FIELD & FACE_UP & NEGATES_TRAPS))
card(
    "Dragon Manipulator",
    flip(
        TakeControl(TARGET, END_OF_TURN),
        target=Target(MONSTER & FACE_UP & THEIRS & DRAGON, still=MONSTER & FACE_UP & THEIRS),
    ),
)
card(
    "Dragon's Gunfire",
    activate(
        OneOf(
            Mode("damage", Damage(800)),
            Mode("destroy", Destroy(TARGET), target=MONSTER & FACE_UP & (DEF <= 800)),
        ),
        needs=Exists(MONSTER & FACE_UP & YOURS & DRAGON),
    ),
)
card("Dragon's Rage", continuous(piercing(MONSTER & FACE_UP & YOURS & DRAGON)))
card(
    "Drop Off",
    activate(
        SendAway(those(CARD), discarded=True),
        when=Drawn(by=OPPONENT, normal=True),
    ),
)
card(
    "Emergency Provisions",
    activate(GainLife(1000, same_as="cost"), cost=send(1, MAGIC_OR_TRAP & YOURS, 10)),
)
card("Exiled Force", ignition(Destroy(TARGET), target=MONSTER, cost=TributeThis()))
card("Fatal Abacus", continuous(DamageEachSent(500, monsters=FROM_MONSTER_ZONE)))
card(
    "Fengsheng Mirror",
    activate(
        LookAt(every(IN_HAND & THEIRS)),
        SendAway(pick(SPIRIT_MONSTER & IN_HAND & THEIRS, needed=False), discarded=True),
    ),
)
card(
    "Fiber Jar",
    flip(ToDeck(every(ON_FIELD | IN_HAND | IN_GRAVEYARD), SHUFFLED, destroyed=True), Draw(5, of=2)),
)
card(
    "Fiend Comedian",
    activate(
        CallCoin(),
        IfCalled(True, SendAway(every(IN_GRAVEYARD & THEIRS, needed=False), to=REMOVED)),
        IfCalled(False, Mill(1, each=IN_GRAVEYARD & THEIRS)),
    ),
)
card(
    "Fiend Skull Dragon",
    continuous(negates(FLIP_MONSTER), warded(MONSTER & THIS_CARD, TRAP)),
    true_materials=True,
)
card(
    "Freed the Matchless General",
    continuous(warded(MONSTER & THIS_CARD)),
    duty(
        ToHand(search(MONSTER & IN_DECK & YOURS & WARRIOR & (LEVEL <= 4))),
        ShuffleDeck(after_search="picked"),
        phase=DRAW_PHASE,
        mandatory=False,
        stays=True,
    ),
)
card(
    "Frontier Wiseman",
    continuous(warded(MONSTER & FACE_UP & YOURS & WARRIOR)),
)
card("Fushi No Tori", trigger(GainLife(as_much=True), when=Damaged()), spirit=True)
card(
    "Fusion Sword Murasame Blade",
    continuous(equip_bonus(800), not_destroyed(THIS_CARD, BY_EFFECT)),
    equips=MONSTER & FACE_UP & WARRIOR,
)
card(
    "Gradius' Option",
    continuous(
        mirrors_linked(),
        destroyed_while(THIS_CARD, LinkedGone()),
    ),
    cannot_be_summoned=NORMAL_SUMMON,
    no_revival=True,
    procedure=Procedure((), SelectHost(MONSTER & FACE_UP & YOURS & Named("Gradius"))),
)
card("Gray Wing", ignition(Leave(attacks_often(2), which=THIS), cost=discard(), needs=BattleAhead()))
card(
    "Great Long Nose",
    trigger(NoNextBattlePhase(), when=Damaged()),
    spirit=True,
)
card(
    "Heart of Clear Water",
    continuous(
        destroyed_while(
            MAGIC & THIS_CARD, Exists(MONSTER & EQUIPPED_MONSTER & (ATK >= 1300)), by_effect=True
        ),
        not_destroyed(MONSTER & EQUIPPED_MONSTER, BY_BATTLE),
        not_destroyed(MONSTER & EQUIPPED_MONSTER, BY_EFFECT, aimed=True),
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Hino-Kagu-Tsuchi",
    trigger(
        Leave(
            Due(
                duty(
                    SendAway(every(CARD & IN_HAND & THEIRS, needed=False), discarded=True),
                    phase=DRAW_PHASE,
                    whose=1,
                )
            ),
            until=FOREVER,
        ),
        when=Damaged(),
    ),
    spirit=True,
)
card("Inaba White Rabbit", continuous(attacks_directly(THIS_CARD, only=True)), spirit=True)
card(
    "Injection Fairy Lily",
    quick(
        Gain(THIS, attack=3000, until=END_OF_DAMAGE_STEP),
        cost=Pay(2000),
        needs=(AtCalculation(), Battling()),
        once=3,
        damage=AT_CALCULATION,
    ),
)
card(
    "Last Turn",
    activate(
        SendAway(all_but(pick(MONSTER & YOURS, name="kept", needed=False), ON_FIELD | IN_HAND)),
        Afterwards(
            OpponentDoes(
                SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS)), position=P_ATTACK),
                ShuffleDeck(after_search="picked"),
                Afterwards(SpecialBattlePhase("summoned", "kept")),
            )
        ),
        Leave(
            Due(duty(LoneMonsterWins(), phase=END_PHASE, whose=2, unanswered=True), this_turn=True),
            until=FOREVER,
        ),
        needs=(TheirTurn(), LifeAtMost(1000), Exists(MONSTER & YOURS)),
    ),
)
card("Lesser Fiend", continuous(takes_away(THIS_CARD)))
card(
    "Life Absorbing Machine",
    duty(GainPaid(), phase=STANDBY_PHASE),
)
card(
    "Magic Reflector",
    activate(PutCounters(1, TARGET, name=REFLECTOR_COUNTER), target=MAGIC & FACE_UP & YOURS & ON_FIELD),
)
card(
    "Maharaghi",
    trigger(
        Leave(Due(duty(TopOrBottom(), phase=DRAW_PHASE)), until=FOREVER),
        when=EitherEvent(Summoned(NORMAL_SUMMON, this=True), Flipped()),
    ),
    spirit=True,
)
card(
    "Marauding Captain",
    continuous(cannot_be_attacked(MONSTER & FACE_UP & YOURS & WARRIOR & OTHER)),
    trigger(
        SpecialSummon(pick(revivable(MONSTER & IN_HAND & YOURS & (LEVEL <= 4)))),
        when=Summoned(NORMAL_SUMMON, this=True),
        mandatory=False,
    ),
)
card(
    "Mysterious Guard",
    flip(
        ToDeck(nth_target(0)),
        IfSo(Exists(MONSTER & FACE_UP & YOURS & WARRIOR), ToHand(nth_target(1))),
        target=(
            Target(MONSTER & FACE_UP),
            Target(MONSTER & FACE_UP, 0, 1, only_if=Exists(MONSTER & FACE_UP & YOURS & WARRIOR)),
        ),
    ),
)
card(
    "Nutrient Z",
    activate(
        Leave(GainsBeforeDamage(2000, 4000)),
        needs=(TheirTurn(), UpToCalculation()),
        damage=MODIFIER | AT_CALCULATION,
    ),
)
card(
    "Ominous Fortunetelling",
    duty(
        Declare(KIND),
        Reveal(at_random(IN_HAND & THEIRS)),
        IfDeclared(chosen("shown", "that card"), KIND, right=Damage(700)),
        phase=STANDBY_PHASE,
        mandatory=False,
        stays=True,
    ),
)
card(
    "Otohime",
    trigger(
        ChangeTo(TARGET, P_OTHER),
        when=EitherEvent(Summoned(NORMAL_SUMMON, this=True), Flipped()),
        target=MONSTER & FACE_UP & THEIRS,
        mandatory=False,
    ),
    spirit=True,
)
card("Patrician of Darkness", continuous(chooses_attacked()))
card(
    "Possessed Dark Soul",
    ignition(
        TakeControl(every(MONSTER & FACE_UP & THEIRS & (LEVEL <= 3))),
        cost=TributeThis(),
    ),
)
card(
    "Ready for Intercepting",
    activate(FlipDown(TARGET), target=MONSTER & FACE_UP & (WARRIOR | SPELLCASTER) & ~TOKEN),
)
card(
    "Reinforcement of the Army",
    activate(
        ToHand(search(MONSTER & IN_DECK & YOURS & WARRIOR & (LEVEL <= 4)), shown=True),
        ShuffleDeck(after_search="picked"),
    ),
)
card(
    "Royal Oppression",
    quick(
        NegateSummonOrActivation(effects=True),
        when=EitherEvent(SummonAttempt(SPECIAL_SUMMON), Activated(would=Would("special summon", sure=MAY))),
        cost=Pay(800),
        either=True,
    ),
)
card(
    "Ryu Senshi",
    continuous(warded(MONSTER & THIS_CARD)),
    quick(
        NegateEffect(),
        when=Activated(TRAP & NORMAL_ICON, cards_only=True),
        cost=Pay(1000),
        damage=MODIFIER,
    ),
    true_materials=True,
)
card(
    "Ryu-Kishin Clown", trigger(ChangeTo(TARGET, P_OTHER), when=Summoned(this=True), target=MONSTER & FACE_UP)
)
card("Second Coin Toss", continuous(Redoes()))
card(
    "Serpentine Princess",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & (LEVEL <= 3)))),
        ShuffleDeck(after_search="picked"),
        when=Sent(to=DECK, face_up=True),
        zones=FROM_DECK,
    ),
)
card(
    "Shadow Tamer",
    flip(
        TakeControl(TARGET, END_OF_TURN),
        target=Target(MONSTER & FACE_UP & THEIRS & FIEND, still=MONSTER & FACE_UP & THEIRS),
    ),
)
card(
    "Skull Knight #2",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & Named("Skull Knight #2")))),
        ShuffleDeck(after_search="picked"),
        when=TributedFor(MONSTER & FIEND, by=YOU, sets=True),
        zones=FROM_GRAVEYARD,
        either=True,
    ),
)
card(
    "Smoke Grenade of the Thief",
    trigger(
        LookAt(every(IN_HAND & THEIRS)),
        SendAway(pick(IN_HAND & THEIRS), discarded=True),
        when=Sent(causes=BY_EFFECT, equipped=True),
        zones=FROM_GRAVEYARD,
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Soul Demolition",
    quick(
        SendAway(TARGET, to=REMOVED),
        target=(
            Target(MONSTER & IN_GRAVEYARD & THEIRS),
            Target(MONSTER & IN_GRAVEYARD & YOURS, by=1),
        ),
        needs=(
            Exists(MONSTER & FACE_UP & YOURS & FIEND),
            Absent(MONSTER & FACE_UP & Named("Kycoo the Ghost Destroyer")),
        ),
        cost=Pay(500),
    ),
)
card("Spear Dragon", continuous(piercing(THIS_CARD), rests(THIS_CARD)))
card(
    "Spirit Ryu",
    quick(
        Gain(THIS, attack=1000, defense=1000, until=END_OF_PHASE),
        cost=discard(1, MONSTER & DRAGON),
        needs=(YourTurn(), InBattleStep(), Battling()),
        damage=NEVER,
        speed=1,
    ),
)
card(
    "Spirit's Invitation",
    trigger(
        ToHand(TARGET),
        when=Sent(that=SPIRIT_MONSTER & OWN, origin=FROM_MONSTER_ZONE, to=HAND),
        target=MONSTER & THEIRS,
    ),
    duty(PayOrLose(500), phase=STANDBY_PHASE, upkeep=True),
)
card(
    "Spiritual Energy Settle Machine",
    continuous(spirits_stay()),
    duty(DiscardOrLose(), phase=END_PHASE, upkeep=True),
    trigger(
        ToHand(every(MONSTER & FACE_UP & SPIRIT_MONSTER)),
        when=Sent(that=MAGIC & THIS_CARD & FACE_UP),
        zones=FROM_GRAVEYARD,
    ),
)
card("Spring of Rebirth", continuous(GainEach(500, Sent(that=MONSTER, to=HAND))))
card(
    "Stamping Destruction",
    activate(
        Destroy(TARGET),
        IfDid(Damage(500, to_controller_of=TARGET)),
        target=MAGIC_OR_TRAP & OTHER,
        needs=Exists(MONSTER & FACE_UP & YOURS & DRAGON),
    ),
)
card(
    "Super Rejuvenation",
    activate(
        Leave(
            Due(
                duty(
                    DrawForEach(
                        Sent(that=DRAGON & YOURS, origin=ANY_PLACE, causes=AS_TRIBUTE),
                        Sent(that=DRAGON & YOURS, origin=FROM_HAND, causes=AS_DISCARD),
                    ),
                    phase=END_PHASE,
                    whose=2,
                    needs=AnyOf(
                        ThisTurn(Sent(that=DRAGON & YOURS, origin=ANY_PLACE, causes=AS_TRIBUTE)),
                        ThisTurn(Sent(that=DRAGON & YOURS, origin=FROM_HAND, causes=AS_DISCARD)),
                    ),
                ),
                this_turn=True,
            ),
            until=END_OF_TURN,
        )
    ),
)
card(
    "Super Robolady",
    ignition(
        SpecialSummon(pick(Named("Super Roboyarou") & IN_FUSION_DECK & YOURS)),
        cost=ReturnThis(),
        needs=Unless(ArrivedThisTurn(SPECIAL_SUMMON)),
    ),
    continuous(FightingBonus(1000, direct=True)),
)
card(
    "Super Roboyarou",
    ignition(
        SpecialSummon(pick(Named("Super Robolady") & IN_FUSION_DECK & YOURS)),
        cost=ReturnThis(),
        needs=Unless(ArrivedThisTurn(SPECIAL_SUMMON)),
    ),
    continuous(FightingBonus(1000)),
)
card("Susa Soldier", continuous(damage_halved(MONSTER & THIS_CARD)), spirit=True)
card(
    "The A. Forces",
    continuous(
        Bonus(
            MONSTER & FACE_UP & YOURS & WARRIOR,
            attack=200,
            each=MONSTER & FACE_UP & YOURS & (WARRIOR | SPELLCASTER),
        )
    ),
)
card(
    "The Dragon's Bead",
    quick(
        NegateEffect(),
        IfDid(Destroy(ANSWERED_CARD)),
        when=Activated(TRAP, cards_only=True, aims_at=MONSTER & FACE_UP & ON_FIELD & DRAGON),
        cost=discard(),
        damage=NEVER,
    ),
)
card(
    "The Puppet Magic of Dark Ruler",
    activate(
        SummonForLevels(),
        target=revivable(MONSTER & IN_GRAVEYARD & YOURS & FIEND) & MADE_UP_LEVEL,
    ),
)
card(
    "The Secret of the Bandit",
    activate(Leave(DiscardEachDamage(), which=TARGET), target=MONSTER & FACE_UP, needs=BattleAhead()),
)
card("The Warrior Returning Alive", activate(ToHand(TARGET), target=MONSTER & IN_GRAVEYARD & YOURS & WARRIOR))
card(
    "Troop Dragon",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & Named("Troop Dragon")))),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Throwstone Unit",
    ignition(Destroy(TARGET), target=MONSTER & FACE_UP & WITHIN_REACH, cost=tribute(1, WARRIOR)),
)
card(
    "Thunder Nyan Nyan",
    # Gone before the FLIP effects of the battle (Upper Deck's FAQ): earlier than others (J-DMG-01).
    continuous(destroyed_while(THIS_CARD, Exists(MONSTER & FACE_UP & YOURS & ~LIGHT), before_flips=True)),
)
card(
    "Twin-Headed Behemoth",
    aftermath(
        Leave(
            Due(
                duty(
                    SpecialSummon(TARGET, values=Bonus(attack=1000, defense=1000, operation=BECOME)),
                    phase=END_PHASE,
                    whose=2,
                    once=4,
                )
            ),
            until=END_OF_TURN,
            which=THIS,
        ),
        when=Sent(origin=ANY_PLACE, causes=IS_DESTROYED),
    ),
)
card(
    "Twin-Headed Wolf",
    continuous(
        quells(
            MONSTER & THIS_CARD,
            FLIP_MONSTER & MONSTER,
            when=Exists(MONSTER & FACE_UP & YOURS & FIEND & OTHER),
        )
    ),
)
card(
    "Tyrant Dragon",
    continuous(
        attacks_often(
            2, MONSTER & THIS_CARD, when=AllOf(AttackedLast(monster=True), Exists(MONSTER & THEIRS))
        ),
        warded(MONSTER & THIS_CARD, TRAP),
    ),
    revival_tribute="Dragon",
)
card(
    "Winged Minion",
    ignition(
        Gain(TARGET, attack=700, defense=700, until=FOREVER),
        target=MONSTER & FACE_UP & FIEND,
        cost=TributeThis(),
    ),
)
card(
    "Woodland Sprite",
    ignition(Damage(500), cost=send(1, EQUIP_ON_THIS)),
)
card("Yamata Dragon", trigger(DrawUpTo(5), when=Damaged()), spirit=True)
card("Yata-Garasu", trigger(Leave(skips(DRAW_PHASE, who=1), until=FOREVER), when=Damaged()), spirit=True)

"""Pharaonic Guardian (PGD), 2003-07-18."""

from spellspeed.language.words import *

card(
    "8-Claws Scorpion",
    ignition(FlipDown(THIS), once=1),
    continuous(FightingBonus(2400, operation=BECOME, hidden=True)),
)
card(
    "A Cat of Ill Omen",
    flip(
        Reveal(search(TRAP & IN_DECK & YOURS)),
        ShuffleDeck(after_search="picked"),
        ToDeck(chosen("picked", "it")),
        IfSo(
            Exists(CARD & FACE_UP & ON_FIELD & Named("Necrovalley")),
            May(ToHand(chosen("returned", "it"), into=0), prompt="Add it to your hand?"),
        ),
    ),
)
card(
    "A Man with Wdjat",
    trigger(
        LookAt(TARGET), when=Summoned(NORMAL_SUMMON, this=True), target=CARD & FACE_DOWN & ON_FIELD & THEIRS
    ),
    duty(
        LookAt(TARGET),
        phase=STANDBY_PHASE,
        needs=Exists(THIS_CARD & came_by(NORMAL_SUMMON)),
        target=CARD & FACE_DOWN & ON_FIELD & THEIRS,
    ),
)
card(
    "An Owl of Luck",
    flip(
        Reveal(search(MAGIC & FIELD_ICON & IN_DECK & YOURS)),
        ShuffleDeck(after_search="picked"),
        ToDeck(chosen("picked", "it")),
        IfSo(
            Exists(CARD & FACE_UP & ON_FIELD & Named("Necrovalley")),
            May(ToHand(chosen("returned", "it"), into=0), prompt="Add it to your hand?"),
        ),
    ),
)
card(
    "Arsenal Bug",
    continuous(
        OriginalBecomes(1000, MONSTER & THIS_CARD, when=Absent(MONSTER & FACE_UP & YOURS & INSECT & OTHER))
    ),
)
card(
    "Banner of Courage",
    continuous(Bonus(MONSTER & FACE_UP & YOURS, attack=200, when=DuringPhase((BATTLE_PHASE,), 0))),
)
card(
    "Barrel Behind the Door",
    activate(
        SpareDamage(turned=True),
        when=Activated(CARD & ~(CONTINUOUS_ICON | EQUIP_ICON | FIELD_ICON), would=Would("damage", to=0)),
    ),
)
card(
    "Birdface",
    trigger(
        ToHand(search(MONSTER & IN_DECK & YOURS & Named("Harpie Lady")), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card(
    "Book of Life",
    activate(
        SpecialSummon(targets_that(YOURS)),
        SendAway(targets_that(THEIRS), to=REMOVED),
        target=(
            Target(revivable(MONSTER & IN_GRAVEYARD & YOURS & ZOMBIE)),
            Target(MONSTER & IN_GRAVEYARD & THEIRS),
        ),
    ),
)
card("Book of Moon", activate(FlipDown(TARGET), target=MONSTER & FACE_UP & ~TOKEN))
card("Book of Taiyou", activate(ChangeTo(TARGET, P_ATTACK), target=MONSTER & FACE_DOWN))
card(
    "Bottomless Shifting Sand",
    duty(Destroy(every(Highest(MONSTER & FACE_UP), needed=False)), phase=END_PHASE, whose=1),
    duty(Destroy(THIS), phase=STANDBY_PHASE, needs=AtMost(CARD & IN_HAND & YOURS, 4)),
)
card(
    "Buster Rancher",
    continuous(
        FightingBonus(
            2500,
            MONSTER & EQUIPPED_MONSTER,
            against=(MONSTER & ATTACK_POSITION & (ATK >= 2500))
            | (MONSTER & DEFENSE_POSITION & (DEF >= 2500)),
            most=1000,
        )
    ),
    equips=MONSTER & FACE_UP & PlainAtk(1000),
)
card(
    "Byser Shock",
    trigger(ToHand(every(CARD & ON_FIELD & FACE_DOWN)), when=Summoned(this=True)),
)
card(
    "Card Shuffle",
    ignition(
        OneOf(Mode("your Deck", ShuffleDeck()), Mode("the opponent's Deck", ShuffleDeck(of=1))),
        cost=Pay(300),
        once=1,
    ),
)
card(
    "Charm of Shabti",
    quick(
        Leave(not_destroyed(MONSTER & YOURS & Including("Gravekeeper's"), BY_BATTLE)),
        cost=DiscardThis(),
        zones=FROM_HAND,
        damage=MODIFIER,
    ),
)
card(
    "Cobra Jar",
    flip(
        SummonTokens("Poisonous Snake Token", 1, position=CHOICE),
        Leave(
            DamageEachDestroyed(500, causes=BY_BATTLE), until=FOREVER, which=chosen("summoned", "the Token")
        ),
    ),
)
card("Coffin Seller", continuous(DamageEachSent(300, monsters=AS_MONSTER, theirs=True, once=True)))
card(
    "Curse of Aging",
    activate(
        Gain(every(MONSTER & FACE_UP & THEIRS), attack=-500, defense=-500), cost=discard(), damage=MODIFIER
    ),
)
card(
    "Curse of Royal",
    activate(
        NegateActivation(),
        when=Activated(
            MAGIC_OR_TRAP, cards_only=True, would=Would("destroy", on=MAGIC_OR_TRAP & ON_FIELD, one=True)
        ),
    ),
)
card("D. Tribe", activate(Leave(Becomes(TYPE, "Dragon"), which=every(MONSTER & FACE_UP & YOURS))))
card(
    "Call of the Mummy",
    ignition(
        SpecialSummon(pick(revivable(MONSTER & IN_HAND & YOURS & ZOMBIE))),
        needs=Absent(MONSTER & YOURS),
        again=True,
        once=1,
    ),
)
card(
    "Cobraman Sakuzy",
    ignition(FlipDown(THIS), once=1),
    trigger(LookAt(every(MAGIC_OR_TRAP & FACE_DOWN & THEIRS)), when=Flipped()),
)
card(
    "Dark Coffin",
    trigger(
        OneOf(
            Mode("discard", Discard(1, of=1, at_random=True), needs=Exists(IN_HAND & THEIRS)),
            Mode("destroy", Destroy(pick(MONSTER & THEIRS, by=1))),
            by=1,
        ),
        when=Sent(causes=IS_DESTROYED, face_down=True),
        zones=FROM_GRAVEYARD,
    ),
    cannot_be_activated=True,
)
card(
    "Dark Dust Spirit",
    trigger(
        Destroy(every(MONSTER & FACE_UP & OTHER)),
        when=EitherEvent(Summoned(NORMAL_SUMMON, this=True), Flipped()),
    ),
    spirit=True,
)
card(
    "Dark Jeroid",
    trigger(Gain(TARGET, attack=-800, until=FOREVER), when=Summoned(this=True), target=MONSTER & FACE_UP),
)
card("Dark Room of Nightmare", continuous(DamageEachBurn(300)))
card(
    "Dark Scorpion Burglars",
    trigger(
        SendAway(search(MAGIC & IN_DECK & THEIRS, by=1)),
        ShuffleDeck(after_search="picked", of=1),
        when=Damaged(),
    ),
)
card(
    "Dark Snake Syndrome",
    activate(oath=(CountTurns(),)),
    duty(Damage(200, both=True, doubles=True), phase=STANDBY_PHASE),
)
card(
    "Des Lacooda",
    ignition(FlipDown(THIS), once=1),
    trigger(Draw(1), when=Summoned(FLIP_SUMMON, this=True)),
)
card("Dice Jar", flip(RollAgainst(500, six=6000)))
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
card(
    "Disturbance Strategy",
    activate(
        ToDeck(every(IN_HAND & THEIRS), SHUFFLED),
        Draw(same_as="did", of=1),
    ),
)
card(
    "Don Zaloog",
    trigger(
        OneOf(
            Mode("discard", Discard(1, of=1, at_random=True), needs=Exists(IN_HAND & THEIRS)),
            Mode("send", Mill(2, of=1), needs=Exists(IN_DECK & THEIRS)),
        ),
        when=Damaged(),
        mandatory=False,
    ),
)
card(
    "Fushioh Richie",
    ignition(FlipDown(THIS), once=1),
    continuous(warded(MONSTER & THIS_CARD, MAGIC_OR_TRAP)),
    trigger(
        SpecialSummon(pick(revivable(MONSTER & IN_GRAVEYARD & YOURS & ZOMBIE))),
        when=Flipped(),
        mandatory=False,
    ),
    cannot_be_summoned=NORMAL_SUMMON,
)
card(
    "Giant Axe Mummy",
    ignition(FlipDown(THIS), once=1),
    continuous(repels(MONSTER & THIS_CARD, hidden=True)),
)
card("Gora Turtle", continuous(cannot_attack(MONSTER & FACE_UP & (ATK >= 1900))))
card(
    "Gravekeeper's Assailant",
    trigger(
        ChangeTo(TARGET, P_OTHER),
        when=AttackDeclared(that=MONSTER & THIS_CARD),
        needs=Exists(FACE_UP & ON_FIELD & Named("Necrovalley")),
        target=MONSTER & FACE_UP & THEIRS,
        mandatory=False,
    ),
)
card(
    "Gravekeeper's Cannonholder",
    ignition(Damage(700), cost=tribute(1, Including("Gravekeeper's") & ~Named("Gravekeeper's Cannonholder"))),
)
card(
    "Gravekeeper's Chief",
    continuous(OnlyOne(), frees_graveyard()),
    trigger(
        SpecialSummon(TARGET),
        when=Summoned(TRIBUTE_SUMMON, this=True),
        target=revivable(MONSTER & Including("Gravekeeper's") & IN_GRAVEYARD & YOURS),
        mandatory=False,
    ),
)
card("Gravekeeper's Curse", trigger(Damage(500), when=Summoned(this=True)))
card("Gravekeeper's Guard", flip(ToHand(TARGET), target=MONSTER & THEIRS))
card("Gravekeeper's Spear Soldier", continuous(piercing(THIS_CARD)))
card(
    "Gravekeeper's Spy",
    flip(
        SpecialSummon(
            search(revivable(MONSTER & Including("Gravekeeper's") & IN_DECK & YOURS & (ATK <= 1500)))
        ),
        ShuffleDeck(after_search="picked"),
    ),
)
card(
    "Dark Designator",
    activate(
        ToHand(search(MONSTER & IN_DECK & THEIRS, by=1, declared=MONSTER_NAME), shown=True),
        ShuffleDeck(after_search="picked", of=1),
        first=(Declare(MONSTER_NAME),),
    ),
)
card(
    "Gravekeeper's Vassal",
    continuous(damage_as_effect(MONSTER & THIS_CARD)),
)
card(
    "Gravekeeper's Watcher",
    quick(
        NegateActivation(),
        when=Activated(by=OPPONENT, would=Would("discard", to=1)),
        cost=SendThisCard(FROM_HAND),
        zones=FROM_HAND,
    ),
)
card(
    "Great Dezard",
    continuous(counts_slain(), warded(MONSTER & THIS_CARD, MAGIC_OR_TRAP, when=Slain(1))),
    ignition(
        SpecialSummon(search(MONSTER & Named("Fushioh Richie") & (IN_HAND | IN_DECK) & YOURS), own_way=True),
        ShuffleDeck(after_search="picked"),
        needs=Slain(2),
        cost=TributeThis(),
    ),
)
card(
    "Guardian Sphinx",
    ignition(FlipDown(THIS), once=1),
    trigger(ToHand(every(MONSTER & THEIRS)), when=Summoned(FLIP_SUMMON, this=True)),
)
card(
    "Helpoemer",
    aftermath(Arm(), when=Sent(causes=BY_BATTLE)),
    duty(
        Discard(1, of=1, at_random=True),
        phase=BATTLE_PHASE,
        whose=1,
        needs=Armed(),
        zones=FROM_GRAVEYARD,
        stays=True,
    ),
    no_revival=True,
)
card("Hieroglyph Lithograph", activate(Leave(hand_limit(7), until=FOREVER), cost=Pay(1000)))
card(
    "Jowls of Dark Demise",
    flip(
        TakeControl(TARGET, END_OF_TURN),
        Leave(attacks_directly(), which=TARGET),
        target=MONSTER & THEIRS,
    ),
)
card(
    "King Tiger Wanghu",
    trigger(
        Destroy(those(MONSTER & FACE_UP & (ATK <= 1400))),
        when=Summoned(NORMAL_SUMMON | SPECIAL_SUMMON, that=MONSTER & FACE_UP & (ATK <= 1400)),
        stays=True,
    ),
)
card(
    "Kryuel",
    trigger(
        CallCoin(),
        IfCalled(True, Destroy(pick(MONSTER & THEIRS, needed=False))),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
    ),
)
card("Maiden of the Aqua", continuous(field_counts_as("Umi")))
card(
    "Lava Golem",
    aftermath(
        Leave(no_normal_summons()),
        when=Summoned(SPECIAL_SUMMON, by=YOU, this=True),
        zones=FROM_MONSTER_ZONE,
        either=True,
    ),
    duty(Damage(1000, of=0), phase=STANDBY_PHASE),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((NoNormalSummonThisTurn(),), tribute(2, theirs=True), to=1),
)
card(
    "Metamorphosis",
    activate(
        SpecialSummon(same_level(FUSION_MONSTER & IN_FUSION_DECK & YOURS)),
        cost=TributeForLevel(FUSION_MONSTER & IN_FUSION_DECK & YOURS),
    ),
)
card(
    "Mirage of Nightmare",
    duty(DrawUpTo(4), phase=STANDBY_PHASE, whose=1),
    duty(DiscardDrawn(), phase=STANDBY_PHASE, needs=DrewLastTurn()),
)
card(
    "Moisture Creature",
    trigger(Destroy(every(MAGIC_OR_TRAP & THEIRS)), when=Summoned(TRIBUTE_SUMMON, this=True, tributes=3)),
)
card(
    "Mucus Yolk",
    continuous(attacks_directly(THIS_CARD)),
    trigger(Arm(), when=Damaged()),
    duty(Gain(THIS, attack=1000, until=FOREVER), Disarm(), phase=STANDBY_PHASE, needs=Armed()),
)
card(
    "Mystical Knight of Jackal",
    trigger(
        ToDeck(IT),
        when=Sent(that=MONSTER & ~OWN, causes=BY_BATTLE, by_this=True),
        mandatory=False,
        unlocked=True,
    ),
)
card(
    "Narrow Pass",
    activate(needs=(Unless(Exists(MONSTER & YOURS, 3)), Unless(Exists(MONSTER & THEIRS, 3)))),
    continuous(FewMoreSummons(2)),
)
card(
    "Necrovalley",
    continuous(
        Bonus(MONSTER & FACE_UP & Including("Gravekeeper's"), attack=500, defense=500), locks_graveyards()
    ),
)
card(
    "Needle Ceiling",
    activate(Destroy(every(MONSTER & FACE_UP)), needs=Exists(MONSTER, 4)),
)
card(
    "Needle Wall",
    duty(RollDie(again=6), Destroy(in_zone()), phase=STANDBY_PHASE, late=True),
)
card("Newdoria", trigger(Destroy(TARGET), when=Sent(causes=BY_BATTLE), target=MONSTER, zones=FROM_GRAVEYARD))
card("Nightmare Horse", continuous(attacks_directly(THIS_CARD)))
card(
    "Nightmare Wheel",
    activate(LinkTo(TARGET), target=MONSTER & THEIRS),
    continuous(cannot_attack(LINKED_MONSTER), cannot_change(LINKED_MONSTER)),
    duty(Damage(500), phase=STANDBY_PHASE, needs=Exists(MONSTER & LINKED_MONSTER)),
    linked=5,
)
card(
    "Non Aggression Area",
    activate(
        Leave(no_new_monsters(1, when=TheirTurn()), until=END_OF_THEIR_NEXT_TURN),
        needs=DuringPhase((STANDBY_PHASE,), 0),
        cost=discard(),
    ),
)
card(
    "Ordeal of a Traveler",
    quick(
        Declare(KIND, by=1),
        Reveal(at_random(IN_HAND & YOURS)),
        IfDeclared(chosen("shown", "that card"), KIND, wrong=ToHand(ATTACKER)),
        when=AttackDeclared(by=OPPONENT),
        needs=Exists(IN_HAND & YOURS),
        once=3,
    ),
)
card(
    "Pharaoh's Treasure",
    activate(ToDeck(THIS, SHUFFLED, into=0, face_up=True)),
    trigger(
        SendAway(THIS),
        IfDid(IfSo(Exists(CARD & THIS_CARD & IN_GRAVEYARD & YOURS), ToHand(TARGET))),
        when=DrawnFaceUp(),
        target=Target(IN_GRAVEYARD & YOURS, needed=False),
        zones=FROM_HAND,
        only_last=True,
    ),
)
card("Poison Mummy", flip(Damage(500)))
card(
    "Pyramid Energy",
    activate(
        OneOf(
            Mode("attack", Gain(every(MONSTER & FACE_UP & YOURS), attack=200)),
            Mode("defense", Gain(every(MONSTER & FACE_UP & YOURS), defense=500)),
        ),
        damage=MODIFIER,
    ),
)
card(
    "Pyramid Turtle",
    trigger(
        SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & ZOMBIE & (DEF <= 2000)))),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        mandatory=False,
    ),
)
card("Pyro Clock of Destiny", activate(AdvanceCount()))
card(
    "Question",
    activate(
        Declare(MONSTER_NAME, by=1, unseen=True),
        IfDeclared(
            bottommost(MONSTER & IN_GRAVEYARD & YOURS),
            MONSTER_NAME,
            right=SendAway(chosen("it", "it"), to=REMOVED),
            wrong=SpecialSummon(chosen("it", "it", that=revivable(MONSTER))),
        ),
    ),
)
card("Raigeki Break", activate(Destroy(TARGET), target=CARD & ON_FIELD, cost=discard()))
card(
    "Reaper on the Nightmare",
    continuous(not_destroyed(THIS_CARD, BY_BATTLE), frail(THIS_CARD), attacks_directly(THIS_CARD)),
    trigger(Discard(1, of=1, at_random=True), when=Damaged(direct=True)),
)
card(
    "Reasoning",
    activate(
        Declare(LEVEL_STARS, by=1),
        Excavate(until=MONSTER & NORMAL_SUMMONABLE),
        IfDeclared(
            chosen("found", "it"),
            LEVEL_STARS,
            right=SendAway(chosen("excavated", "all of them", many=True)),
            wrong=SummonExcavated(revivable(MONSTER)),
            none=ShuffleDeck(),
        ),
    ),
)
card("Reckless Greed", activate(Draw(2), Leave(skips(DRAW_PHASE, times=2), until=FOREVER)))
card(
    "Reversal Quiz",
    activate(
        Declare(KIND),
        Excavate(1),
        IfDeclared(chosen("excavated", "that card"), KIND, right=ExchangeLife()),
        cost=SendAll((IN_HAND | ON_FIELD) & YOURS),
    ),
)
card(
    "Ring of Destruction",
    activate(Destroy(TARGET), IfDid(Damage(attack_of=TARGET, both=True)), target=MONSTER & FACE_UP),
)
card(
    "Rite of Spirit",
    activate(
        SpecialSummon(TARGET),
        target=revivable(MONSTER & Including("Gravekeeper's") & IN_GRAVEYARD & YOURS),
        unlocked=True,
    ),
)
card(
    "Rope of Life",
    activate(
        SpecialSummon(TARGET),
        Gain(chosen("summoned", "it"), attack=800, until=FOREVER),
        when=Sent(that=MONSTER & OWN, causes=BY_BATTLE),
        target=TargetOfEvent(revivable(MONSTER & IN_GRAVEYARD & YOURS)),
        cost=SendAll(discarded=True),
        damage=AFTER_BATTLE,
    ),
)
card(
    "Royal Keeper",
    ignition(FlipDown(THIS), once=1),
    trigger(Gain(THIS, attack=300, defense=300), when=Flipped()),
)
card(
    "Royal Tribute",
    activate(
        Reveal(every(IN_HAND, needed=False)),
        SendAway(every(MONSTER & IN_HAND, needed=False), discarded=True),
        needs=Exists(Named("Necrovalley") & FACE_UP & YOURS & ON_FIELD),
    ),
)
card(
    "Sasuke Samurai",
    trigger(Destroy(ATTACKED), when=Fighting(DAMAGE_START, against=MONSTER & FACE_DOWN & DEFENSE_POSITION)),
)
card(
    "Secret Pass to the Treasures",
    activate(
        Leave(attacks_directly_up_to(1000), which=TARGET),
        target=MONSTER & FACE_UP & YOURS & (ATK <= 1000),
        needs=BattleAhead(),
    ),
)
card("Servant of Catabolism", continuous(attacks_directly(THIS_CARD)))
card(
    "Spirit Reaper",
    continuous(not_destroyed(THIS_CARD, BY_BATTLE), frail(THIS_CARD)),
    trigger(Discard(1, of=1, at_random=True), when=Damaged(direct=True)),
)
card(
    "Statue of the Wicked",
    trigger(
        SummonTokens("Wicked Token", 1, position=CHOICE),
        when=Sent(causes=IS_DESTROYED, face_down=True),
        zones=FROM_GRAVEYARD,
    ),
    cannot_be_activated=True,
)
card(
    "Swarm of Locusts",
    ignition(FlipDown(THIS), once=1),
    trigger(Destroy(TARGET), when=Summoned(FLIP_SUMMON, this=True), target=MAGIC_OR_TRAP & THEIRS),
)
card(
    "Swarm of Scarabs",
    ignition(FlipDown(THIS), once=1),
    trigger(Destroy(TARGET), when=Summoned(FLIP_SUMMON, this=True), target=MONSTER & THEIRS),
)
card(
    "Terraforming",
    activate(
        ToHand(search(MAGIC & FIELD_ICON & IN_DECK & YOURS), shown=True), ShuffleDeck(after_search="picked")
    ),
)
card(
    "Timeater",
    trigger(
        Leave(skips(MAIN_1, 1), until=FOREVER),
        when=Defeats(MONSTER & THEIRS),
    ),
)
card(
    "Timidity",
    activate(
        Leave(not_destroyed(MAGIC_OR_TRAP & FACE_DOWN & ON_FIELD, BY_EFFECT), until=THEIR_END_PHASE),
    ),
)
card(
    "Trap Dustshoot",
    activate(
        LookAt(every(IN_HAND & THEIRS)),
        ToDeck(pick(MONSTER & IN_HAND & THEIRS, needed=False), SHUFFLED),
        needs=Exists(IN_HAND & THEIRS, 4),
    ),
)
card(
    "Trap of Board Eraser",
    activate(
        SpareDamage(),
        Discard(1, of=1),
        when=Activated(CARD & ~(CONTINUOUS_ICON | EQUIP_ICON | FIELD_ICON), would=Would("damage", to=0)),
        needs=Exists(IN_HAND & THEIRS),
    ),
)
card(
    "Tutan Mask",
    activate(
        NegateActivation(),
        when=Activated(MAGIC_OR_TRAP, cards_only=True, aims=MONSTER & FACE_UP & ON_FIELD & ZOMBIE),
    ),
)
card("Wandering Mummy", ignition(FlipDown(THIS), MixSet(), once=1))
card(
    "Winged Sage Falcos",
    trigger(
        ToDeck(IT),
        when=Sent(that=MONSTER & ATTACK_POSITION & ~OWN, causes=BY_BATTLE, by_this=True),
        mandatory=False,
    ),
)
card(
    "Yomi Ship",
    trigger(Destroy(FOE), when=Sent(causes=BY_BATTLE), zones=FROM_GRAVEYARD),
)

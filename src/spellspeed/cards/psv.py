"""Pharaoh's Servant (PSV), 2002-10-20."""

from spellspeed.language.words import *

card(
    "4-Starred Ladybug of Doom",
    flip(Destroy(every(MONSTER & FACE_UP & THEIRS & LEVEL.exactly(4), needed=False))),
)
card(
    "7 Completed",
    activate(Equip(), KeepDeclared(), target=MONSTER & FACE_UP & MACHINE, first=(Declare(STAT),)),
    continuous(DeclaredBonus(MONSTER & EQUIPPED_MONSTER, 700)),
    equips=MONSTER & FACE_UP & MACHINE,
)
card(
    "Appropriate",
    activate(when=Drawn(by=OPPONENT, outside=True)),
    trigger(Draw(2), when=Drawn(by=OPPONENT, outside=True)),
)
card(
    "Armored Glass",
    activate(Leave(negates((MAGIC & EQUIP_ICON) | WORN_EQUIP)), when=Equipped()),
)
card(
    "Attack and Receive",
    activate(
        Damage(700, more=300, each=Named("Attack and Receive") & IN_GRAVEYARD & YOURS),
        when=Damaged(who=YOU, effects=True, foreign=True),
        damage=AFTER_BATTLE,
    ),
)
card(
    "Backup Soldier",
    activate(
        ToHand(TARGET),
        target=Target(MONSTER & ~EFFECT_MONSTER & IN_GRAVEYARD & YOURS & (ATK <= 1500), 1, 3),
        needs=Exists(MONSTER & IN_GRAVEYARD & YOURS, 5),
    ),
)
card("Bite Shoes", flip(ChangeTo(TARGET, P_OTHER), target=MONSTER & FACE_UP))
card(
    "Bombardment Beetle",
    flip(RevealThenDestroy(TARGET, EFFECT_MONSTER), target=MONSTER & FACE_DOWN & DEFENSE_POSITION & THEIRS),
)
card(
    "Bubonic Vermin",
    flip(
        SpecialSummon(
            search(revivable(MONSTER & IN_DECK & YOURS & Named("Bubonic Vermin"), face_down=True)),
            position=P_SET,
        ),
        ShuffleDeck(after_search="picked"),
        mandatory=False,
    ),
)
card(
    "Burning Land",
    activate(Destroy(every(MAGIC & FIELD_ICON & ON_FIELD))),
    duty(Damage(500, of=0), phase=STANDBY_PHASE),
    duty(Damage(500), phase=STANDBY_PHASE, whose=1),
)
card(
    "Buster Blader",
    continuous(Bonus(THIS_CARD, attack=500, each=MONSTER & (ON_FIELD | IN_GRAVEYARD) & THEIRS & DRAGON)),
)
card(
    "Call of the Haunted",
    activate(
        SpecialSummon(TARGET, position=P_ATTACK, link=True),
        target=revivable(MONSTER & IN_GRAVEYARD & YOURS),
    ),
    linked=1,
)
card(
    "Ceasefire",
    activate(
        FlipUp(every(MONSTER & FACE_DOWN & DEFENSE_POSITION, needed=False), flips=False),
        Damage(500, each=MONSTER & FACE_UP & EFFECT_MONSTER, needed=False),
        needs=AnyOf(
            Exists(MONSTER & FACE_DOWN & DEFENSE_POSITION), Exists(MONSTER & FACE_UP & EFFECT_MONSTER)
        ),
    ),
)
card(
    "Chain Destruction",
    activate(
        Destroy(NAMESAKES_OF_TARGET),
        when=Summoned(that=MONSTER & FACE_UP & (ATK <= 2000)),
        target=TargetOfEvent(MONSTER & FACE_UP & (ATK <= 2000), still=MONSTER & FACE_UP),
    ),
)
card(
    "Cold Wave",
    activate(
        Leave(cannot_activate(MAGIC_OR_TRAP & (IN_HAND | ON_FIELD), sets=True), until=YOUR_NEXT_TURN),
        needs=PhaseBegins(),
    ),
)
card(
    "Deepsea Warrior",
    continuous(unaffected_by(when=FieldIs("Umi"))),
)
card(
    "Dimensionhole",
    activate(
        RemoveForNow(TARGET, keeps_zone=True),
        Leave(
            Due(duty(BringBack(TARGET), phase=STANDBY_PHASE)), until=FOREVER, which=chosen("removed", "it")
        ),
        target=MONSTER & YOURS,
    ),
)
card(
    "DNA Surgery",
    activate(KeepDeclared(), first=(Declare(TYPE),)),
    continuous(BecomesDeclared(TYPE, MONSTER & FACE_UP & ON_FIELD)),
)
card(
    "Drill Bug",
    trigger(
        Reveal(search(IN_DECK & YOURS & FACE_DOWN & Named("Parasite Paracide"))),
        ShuffleDeck(after_search="picked"),
        ToDeck(chosen("picked", "it")),
        when=Damaged(),
        mandatory=False,
    ),
)
card(
    "Driving Snow",
    activate(
        Destroy(TARGET),
        target=MAGIC_OR_TRAP & OTHER,
        when=Sent(that=TRAP & YOURS, causes=IS_DESTROYED, by=OPPONENT, but=BY_BATTLE),
    ),
)
card(
    "Dust Tornado",
    activate(Destroy(TARGET), IfDid(May(SetCards(), prompt="Set a card?")), target=MAGIC_OR_TRAP & THEIRS),
)
card(
    "Earthshaker",
    activate(
        Declare(ATTRIBUTE, by=1, of_two=True),
        Destroy(every(MONSTER & FACE_UP, declared=ATTRIBUTE)),
        first=(Declare(ATTRIBUTE, two=True),),
    ),
)
card(
    "Enchanted Javelin",
    activate(GainLife(attack_of=TARGET), target=IT_AS_TARGET, when=AttackDeclared()),
)
card("Fairy Meteor Crush", continuous(piercing(MONSTER & EQUIPPED_MONSTER)), equips=MONSTER & FACE_UP)
card(
    "Forced Requisition",
    activate(when=Sent(that=CARD & YOURS, origin=FROM_HAND, causes=AS_DISCARD, but=AS_COST)),
    trigger(
        Discard(of=1),
        when=Sent(that=CARD & YOURS, origin=FROM_HAND, causes=AS_DISCARD),
        needs=Exists(IN_HAND & THEIRS),
    ),
)
card(
    "Gamble",
    activate(
        CallCoin(),
        IfCalled(True, DrawUpTo(5)),
        IfCalled(False, Leave(skips_turn(), until=FOREVER)),
        needs=(Exists(IN_HAND & THEIRS, 6), AtMost(IN_HAND & YOURS, 2)),
    ),
)
card("Gearfried the Iron Knight", continuous(destroyed_while(EQUIP_ON_THIS, by_effect=True)))
card("Gift of The Mystical Elf", activate(GainLife(more=300, each=MONSTER)))
card("Goblin Attack Force", continuous(rests(THIS_CARD, after=END_OF_PHASE, locked=True)))
card(
    "Graverobber",
    activate(
        ToHand(TARGET, into=0),
        Leave(lent(2000), which=chosen("added", "it")),
        Leave(
            Due(duty(SendAway(TARGET), phase=END_PHASE, whose=2)), until=FOREVER, which=chosen("added", "it")
        ),
        target=MAGIC & IN_GRAVEYARD & THEIRS,
    ),
)
card("Gravity Bind", continuous(cannot_attack(MONSTER & FACE_UP & (LEVEL >= 4))))
card("Ground Collapse", activate(KeepZones(), first=(ChooseZones(),)), continuous(ZonesClosed()))
card(
    "Gust",
    activate(
        Destroy(TARGET),
        target=MAGIC_OR_TRAP & OTHER,
        when=Sent(that=MAGIC & YOURS, causes=IS_DESTROYED, by=OPPONENT, but=BY_BATTLE),
    ),
)
card("Hayabusa Knight", continuous(attacks_often(2, MONSTER & THIS_CARD)))
card(
    "Imperial Order",
    continuous(negates(MAGIC)),
    # Upkeep in its controller's Standby Phase; paying is up to him (Upper Deck, 23 Dec 2003).
    duty(PayOrLose(700), phase=STANDBY_PHASE, whose=0, upkeep=True),
)
card(
    "Infinite Dismissal",
    duty(
        Destroy(
            every(
                MONSTER & FACE_UP & (LEVEL <= 3) & came_by(NORMAL_SUMMON | FLIP_SUMMON, this_turn=True),
                needed=False,
            )
        ),
        phase=END_PHASE,
        whose=2,
    ),
)
card("Insect Barrier", continuous(cannot_attack(MONSTER & FACE_UP & THEIRS & INSECT)))
card(
    "Insect Imitation",
    activate(
        SpecialSummon(
            search(revivable(MONSTER & IN_DECK & YOURS & INSECT), above=True), position=ATTACK_OR_SET
        ),
        ShuffleDeck(after_search="picked"),
        cost=tribute(),
    ),
)
card(
    "Inspection",
    duty(
        LookAt(at_random(IN_HAND & THEIRS)),
        phase=STANDBY_PHASE,
        whose=1,
        mandatory=False,
        cost=Pay(500),
        stays=True,
        repeats=True,
    ),
)
card(
    "Invitation to a Dark Sleep",
    trigger(
        Leave(cannot_attack(), until=WHILE_SOURCE, which=TARGET),
        when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, this=True),
        target=MONSTER & THEIRS,
    ),
)
card("Jinzo", continuous(cannot_activate(TRAP & ON_FIELD), negates(TRAP & ON_FIELD)))
card(
    "Kiseitai",
    trigger(
        BecomeEquip(ATTACKER),
        when=Fighting(BEFORE_CALCULATION, as_target=True, hidden=True, against=MONSTER & THEIRS),
    ),
    duty(GainLife(attack_of=EQUIPPED_TO, half=True), phase=STANDBY_PHASE, whose=1, zones=AS_EQUIP),
)
card("Light of Intervention", continuous(no_face_down_monsters()))
card(
    "Lightforce Sword",
    activate(
        RemoveForNow(at_random(IN_HAND & THEIRS), face_down=True),
        Leave(
            Due(duty(ToHand(TARGET), phase=STANDBY_PHASE, whose=1), after=4, clock=True),
            until=FOREVER,
            which=chosen("removed", "it"),
        ),
    ),
)
card(
    "Limiter Removal",
    activate(
        Multiply(chosen("machines", "those monsters", many=True), DOUBLE),
        Leave(
            Due(duty(Destroy(TARGET), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("machines", "those monsters", many=True),
        ),
        first=(Note("machines", MONSTER & FACE_UP & YOURS & MACHINE),),
        damage=MODIFIER,
    ),
)
card("Mad Sword Beast", continuous(piercing(THIS_CARD)))
card(
    "Magic Drain",
    activate(
        SendAway(pick(MAGIC & IN_HAND & THEIRS, 0, 1, by=1, needed=False), discarded=True),
        IfDid(otherwise=NegateActivation()),
        when=Activated(MAGIC, by=OPPONENT, cards_only=True),
    ),
)
card(
    "Magical Hats",
    activate(
        PoseBeside(search(MAGIC_OR_TRAP & IN_DECK & YOURS, 2), TARGET),
        ShuffleDeck(after_search="picked"),
        target=MONSTER & YOURS,
        needs=DuringPhase((BATTLE_PHASE,), 1),
    ),
)
card(
    "Major Riot",
    activate(
        ToHand(every(MONSTER & ON_FIELD)),
        SummonAsManyBack(revivable(MONSTER, face_down=True)),
        when=Sent(that=MONSTER & YOURS, to=HAND, by=OPPONENT, kept=True),
    ),
)
card(
    "Metal Detector",
    activate(
        Leave(negates(TRAP & CONTINUOUS_ICON)),
        when=Activated(TRAP & CONTINUOUS_ICON, cards_only=True),
    ),
)
card(
    "Michizure",
    activate(
        Destroy(TARGET),
        target=MONSTER,
        when=Sent(that=MONSTER & OWN, origin=FROM_MONSTER_ZONE),
        damage=NEVER,
    ),
)
card(
    "Minor Goblin Official",
    activate(needs=LifeAtMost(3000, of=1)),
    duty(Damage(500), phase=STANDBY_PHASE, whose=1),
)
card(
    "Mirror Wall",
    activate(damage=MODIFIER),
    continuous(OnAttackers(Bonus(attack=1, operation=HALVE))),
    duty(PayOrLose(2000), phase=STANDBY_PHASE, upkeep=True),
)
card(
    "Monster Recovery",
    activate(
        ToDeck(TARGET, SHUFFLED),
        IfDid(ToDeck(every(IN_HAND & YOURS, needed=False), SHUFFLED), Draw(same_as="did")),
        target=MONSTER & YOURS,
        needs=Absent(CARD & IN_HAND & YOURS & ~OWN),
    ),
)
card(
    "Morphing Jar #2",
    flip(
        ToDeck(every(MONSTER, needed=False), SHUFFLED),
        Excavate(until=MONSTER, same_as="returned", of=2),
        SummonExcavated(revivable(MONSTER & (LEVEL <= 4)), positions=(P_SET,), each=True),
    ),
)
card(
    "Mystic Probe",
    activate(
        Leave(negates(MAGIC & CONTINUOUS_ICON)),
        when=Activated(MAGIC & CONTINUOUS_ICON, cards_only=True),
    ),
)
card(
    "Nobleman of Crossout",
    activate(
        Destroy(TARGET, to=REMOVED),
        IfIs(
            destroyed(),
            FLIP_MONSTER,
            ShowDecks(),
            SendAway(namesakes(destroyed(), IN_DECK), to=REMOVED),
            ShuffleDeck(of=2),
        ),
        target=MONSTER & FACE_DOWN,
    ),
)
card(
    "Nobleman of Extermination",
    activate(
        Destroy(TARGET, to=REMOVED),
        IfIs(
            destroyed(),
            TRAP,
            ShowDecks(),
            SendAway(namesakes(destroyed(), TRAP & IN_DECK), to=REMOVED),
            ShuffleDeck(of=2),
        ),
        target=MAGIC_OR_TRAP & FACE_DOWN,
    ),
)
card(
    "Numinous Healer",
    activate(
        GainLife(1000, more=500, each=Named("Numinous Healer") & IN_GRAVEYARD & YOURS),
        when=Damaged(who=YOU, effects=True),
        damage=AFTER_BATTLE,
    ),
)
card(
    "Parasite Paracide",
    flip(ToDeck(THIS, SHUFFLED, into=1, face_up=True)),
    trigger(
        SpecialSummon(THIS, position=P_DEFENSE, or_destroyed=True),
        IfDid(Damage(1000, of=0)),
        when=DrawnFaceUp(),
        zones=FROM_HAND,
    ),
    continuous(Becomes(TYPE, "Insect", MONSTER & FACE_UP & WITH_SUMMONER, when=CameByItself())),
)
card(
    "Premature Burial",
    activate(
        SpecialSummon(TARGET, position=P_ATTACK, link=True),
        Equip(chosen("summoned", "it")),
        target=revivable(MONSTER & IN_GRAVEYARD & YOURS),
        cost=Pay(800),
    ),
    equips=MONSTER & FACE_UP,
    linked=2,
)
card("Prohibition", activate(first=(Declare(NAME),)), continuous(BansDeclared()))
card("Rain of Mercy", activate(GainLife(1000, of=2)))
card("Respect Play", continuous(turn_hand_shown()))
card(
    "Shadow of Eyes",
    activate(
        ChangeTo(TARGET, P_ATTACK, flips=False),
        when=SetDown(by=OPPONENT),
        target=TargetOfEvent(MONSTER & FACE_DOWN),
    ),
)
card(
    "Shift",
    activate(
        Redirect(MONSTER & YOURS, attacks=True),
        when=EitherEvent(
            AttackDeclared(by=OPPONENT, on=MONSTER & YOURS),
            Activated(MAGIC_OR_TRAP, by=OPPONENT, aims=MONSTER & ON_FIELD & YOURS),
        ),
    ),
)
card("Skull Invitation", continuous(DamageEachSent(300)))
card("Solemn Wishes", continuous(GainEach(500, Drawn(by=YOU))))
card("Solomon's Lawbook", activate(Leave(skips(STANDBY_PHASE), until=FOREVER)))
card(
    "Sword Hunter",
    continuous(holds_one(), Bonus(THIS_CARD, attack=200, each=HELD_BY_THIS)),
    duty(
        HoldAll(
            every(MONSTER & IN_GRAVEYARD & SentThisTurn(Sent(that=MONSTER, causes=BY_BATTLE, by_this=True)))
        ),
        phase=BATTLE_PHASE,
        whose=2,
        stays=True,
    ),
)
card(
    "The Eye of Truth",
    continuous(hands_shown(1)),
    duty(
        IfSo(Exists(MAGIC & IN_HAND & THEIRS), GainLife(1000, of=1)),
        phase=STANDBY_PHASE,
        whose=1,
    ),
)
card(
    "The Fiend Megacyber",
    procedure=Procedure((MoreMonsters(2),)),
)
card(
    "The Legendary Fisherman",
    continuous(
        unaffected_by(when=FieldIs("Umi")),
        cannot_be_attacked(THIS_CARD, blocks=False, when=FieldIs("Umi")),
    ),
)
card(
    "The Regulation of Tribe",
    activate(KeepDeclared(), first=(Declare(TYPE),)),
    continuous(cannot_attack(MONSTER & FACE_UP & OF_DECLARED_TYPE)),
    duty(TributeOrLose(MONSTER & YOURS), phase=STANDBY_PHASE, upkeep=True),
)
card(
    "The Shallow Grave",
    activate(
        SpecialSummon(targets_that(YOURS), position=P_SET),
        OpponentDoes(SpecialSummon(targets_that(YOURS), position=P_SET)),
        target=(
            Target(revivable(MONSTER & IN_GRAVEYARD & YOURS, face_down=True)),
            Target(revivable(MONSTER & IN_GRAVEYARD & THEIRS, face_down=True), by=1),
        ),
        needs=FreeMonsterZones(1, both=True),
    ),
)
card(
    "Thousand-Eyes Restrict",
    continuous(cannot_attack(MONSTER & OTHER), cannot_change(MONSTER & OTHER)),
    ignition(Absorb(), target=MONSTER & THEIRS, once=1),
    continuous(values_of_held(), saved_by_held()),
)
card("Time Seal", activate(Leave(skips(DRAW_PHASE, who=1), until=FOREVER)))
card("Type Zero Magic Crusher", quick(Damage(500), cost=discard(1, MAGIC)))
card(
    "Vampire Baby",
    duty(
        SpecialSummon(
            pick(
                revivable(
                    MONSTER & IN_GRAVEYARD & SentThisTurn(Sent(that=MONSTER, causes=BY_BATTLE, by_this=True))
                )
            )
        ),
        phase=BATTLE_PHASE,
        whose=2,
        mandatory=False,
        stays=True,
        unlocked=True,
    ),
)
card(
    "World Suppression",
    activate(
        Leave(negates(MAGIC & FIELD_ICON)),
        when=Activated(MAGIC & FIELD_ICON, cards_only=True),
    ),
)

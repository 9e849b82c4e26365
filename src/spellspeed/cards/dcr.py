"""Dark Crisis (DCR), 2003-12-01."""

from spellspeed.language.words import *

DARK_SCORPIONS = (
    "Don Zaloog",
    "Dark Scorpion - Cliff the Trap Remover",
    "Dark Scorpion - Chick the Yellow",
    "Dark Scorpion - Gorg the Strong",
    "Dark Scorpion - Meanae the Thorn",
)

card(
    "A Deal with Dark Ruler",
    activate(
        SpecialSummon(search(MONSTER & (IN_HAND | IN_DECK) & YOURS & Named("Berserk Dragon")), own_way=True),
        ShuffleDeck(after_search="picked"),
        needs=ThisTurn(Sent(that=MONSTER & YOURS & (PRINTED_LEVEL >= 8))),
    ),
)
card(
    "Agido",
    trigger(
        RollDie(),
        May(
            SpecialSummon(pick(revivable(MONSTER & IN_GRAVEYARD & YOURS & FAIRY), stars="die")),
            prompt="Special Summon a monster of that Level?",
        ),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Altar for Tribute",
    activate(GainLife(attack_of=PAID, original=True), cost=send(1, MONSTER & YOURS)),
)
card(
    "Archfiend's Oath",
    ignition(
        Declare(NAME),
        Excavate(1),
        IfDeclared(
            chosen("excavated", "that card"),
            NAME,
            right=ToHand(chosen("it", "it"), into=0),
            wrong=SendAway(chosen("it", "it")),
        ),
        cost=Pay(500),
        once=1,
    ),
)
card(
    "Archfiend's Roar",
    activate(
        SpecialSummon(TARGET),
        Leave(no_tribute(), until=FOREVER, which=chosen("summoned", "it")),
        Leave(
            Due(duty(Destroy(TARGET), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("summoned", "it"),
        ),
        target=revivable(MONSTER & Family("Archfiend") & IN_GRAVEYARD & YOURS),
        cost=Pay(500),
    ),
)
card(
    "Arsenal Robber",
    activate(
        SendAway(search(MAGIC & EQUIP_ICON & IN_DECK & THEIRS, by=1)),
        ShuffleDeck(after_search="picked", of=1),
    ),
)
card(
    "Arsenal Summoner",
    flip(
        ToHand(
            search(
                CARD
                & Including("Guardian")
                & ~Named("Celtic Guardian")
                & ~Named("Winged Dragon, Guardian of the Fortress #1")
                & ~Named("Winged Dragon, Guardian of the Fortress #2")
                & ~Named("Guardian of the Labyrinth")
                & ~Named("The Reliable Guardian")
                & IN_DECK
                & YOURS
            ),
            shown=True,
        ),
        ShuffleDeck(after_search="picked"),
    ),
)
card(
    "Battle-Scarred",
    activate(LinkTo(TARGET), target=MONSTER & FACE_UP & YOURS & Family("Archfiend")),
    continuous(shares_upkeep(MONSTER & LINKED_MONSTER)),
    linked=4,
)
card(
    "Berserk Dragon",
    continuous(attacks_often(EACH_ONCE, THIS_CARD)),
    duty(Gain(THIS, attack=-500, until=FOREVER), phase=END_PHASE),
    cannot_be_summoned=NORMAL_SUMMON,
    no_revival=True,
)
card(
    "Blast Held by a Tribute",
    activate(
        Destroy(every(MONSTER & FACE_UP & ATTACK_POSITION & THEIRS)),
        IfDid(Damage(1000)),
        when=AttackDeclared(by=OPPONENT, that=MONSTER & came_by(TRIBUTE_SUMMON)),
    ),
)
card("Blindly Loyal Goblin", continuous(keeps_control(THIS_CARD)))
card(
    "Butterfly Dagger - Elma",
    continuous(equip_bonus(300)),
    trigger(
        ToHand(THIS),
        when=Sent(causes=IS_DESTROYED, equipped=True),
        zones=FROM_GRAVEYARD,
        mandatory=False,
        damage=NEVER,
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Cestus of Dagla",
    continuous(equip_bonus(500)),
    trigger(GainLife(as_much=True), when=Damaged(by=MONSTER & EQUIPPED_MONSTER & YOURS)),
    equips=MONSTER & FACE_UP & FAIRY,
)
card(
    "Checkmate",
    activate(
        Leave(attacks_directly(), which=TARGET),
        target=MONSTER & FACE_UP & YOURS & Named("Terrorking Archfiend"),
        cost=tribute(1, MONSTER & FACE_UP & YOURS & Family("Archfiend")),
    ),
)
card(
    "Contract with Exodia",
    activate(
        SpecialSummon(pick(MONSTER & Named("Exodia Necross") & IN_HAND & YOURS), own_way=True),
        needs=EachNamed(EXODIA, IN_GRAVEYARD & YOURS),
    ),
)
card("Contract with the Abyss", activate(RitualSummon(RITUAL_MONSTER & DARK)))
card("Contract with the Dark Master", activate(RitualSummon("Dark Master - Zorc", 8)))
card(
    "Cost Down",
    activate(Leave(Levels(-2), which=every(MONSTER & IN_HAND & YOURS, needed=False)), cost=discard()),
)
card(
    "Cyber Raider",
    trigger(
        OneOf(
            Mode("destroy", Destroy(TARGET), target=WORN_EQUIP),
            Mode("take", MoveEquip(TARGET, to=THIS), target=WORN_EQUIP & EQUIPS_THIS),
        ),
        when=Summoned(this=True),
    ),
)
card(
    "Dark Flare Knight",
    continuous(no_battle_damage(when=Battling())),
    trigger(
        SpecialSummon(search(MONSTER & Named("Mirage Knight") & (IN_HAND | IN_DECK) & YOURS), own_way=True),
        ShuffleDeck(after_search="picked"),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Dark Master - Zorc",
    ignition(
        RollDie(),
        IfRolled(1, 2, Destroy(every(MONSTER & THEIRS, needed=False))),
        IfRolled(3, 5, Destroy(pick(MONSTER & THEIRS, needed=False))),
        IfRolled(6, 6, Destroy(every(MONSTER & YOURS, needed=False))),
        once=1,
    ),
)
card(
    "Dark Scorpion Combination",
    activate(
        Leave(attacks_directly(), which=chosen("scorpions", "these monsters", many=True)),
        Leave(damage_becomes(400, direct=True), which=chosen("scorpions", "these monsters", many=True)),
        first=(Note("scorpions", MONSTER & FACE_UP & YOURS & OneOfNames(DARK_SCORPIONS)),),
        needs=EachNamed(DARK_SCORPIONS, FACE_UP & ON_FIELD & YOURS),
    ),
)
card(
    "D.D. Warrior Lady",
    trigger(
        SendAway(FIGHTERS, to=REMOVED, marked=True),
        when=Battled(),
        mandatory=False,
    ),
)
card(
    "Dark Scorpion - Chick the Yellow",
    trigger(
        OneOf(
            Mode("return", ToHand(TARGET), target=ON_FIELD),
            Mode("look", TopOrBottom(of=1), needs=Exists(IN_DECK & THEIRS)),
        ),
        when=Damaged(),
        mandatory=False,
    ),
)
card(
    "Dark Scorpion - Gorg the Strong",
    trigger(
        OneOf(
            Mode("return", ToDeck(TARGET), target=MONSTER & THEIRS),
            Mode("send", Mill(1, of=1), needs=Exists(IN_DECK & THEIRS)),
        ),
        when=Damaged(),
        mandatory=False,
    ),
)
card(
    "Dark Scorpion - Meanae the Thorn",
    trigger(
        OneOf(
            Mode(
                "search",
                ToHand(search(CARD & IN_DECK & YOURS & Including("Dark Scorpion")), shown=True),
                ShuffleDeck(after_search="picked"),
            ),
            Mode("recover", ToHand(TARGET), target=CARD & IN_GRAVEYARD & YOURS & Including("Dark Scorpion")),
        ),
        when=Damaged(),
        mandatory=False,
    ),
)
card(
    "Darkbishop Archfiend",
    continuous(rolls_when_targeted(MONSTER & FACE_UP & YOURS & Family("Archfiend"), 1, 3, 6)),
    duty(PayOrLose(500, must=True), phase=STANDBY_PHASE, upkeep=True),
)
card("Des Feral Imp", flip(ToDeck(TARGET, SHUFFLED), target=CARD & IN_GRAVEYARD & YOURS))
card(
    "Despair from the Dark",
    trigger(
        SpecialSummon(THIS),
        when=Sent(origin=FROM_HAND | FROM_DECK, by=OPPONENT, kept=True),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Desrook Archfiend",
    continuous(rolls_when_targeted(THIS_CARD, 3)),
    duty(PayOrLose(500, must=True), phase=STANDBY_PHASE, upkeep=True),
    quick(
        SpecialSummon(TARGET),
        when=Sent(that=MONSTER & YOURS & Named("Terrorking Archfiend"), causes=IS_DESTROYED),
        target=TargetOfEvent(revivable(MONSTER & IN_GRAVEYARD & Named("Terrorking Archfiend"))),
        cost=SendThisCard(FROM_HAND),
        needs=FirstOfItsName(),
        zones=FROM_HAND,
        damage=AFTER_BATTLE,
    ),
)
card("Dice Re-Roll", activate(Leave(Redoes(dice=True)), once=5))
card(
    "Different Dimension Dragon",
    continuous(
        safe_unless_targeted(MAGIC_OR_TRAP),
        safe_in_battle(MONSTER & THIS_CARD, against=MONSTER & (ATK <= 1900)),
    ),
)
card(
    "Different Dimension Gate",
    activate(RemoveForNow(TARGET), target=(Target(MONSTER & YOURS), Target(MONSTER & THEIRS))),
    trigger(BringBack(MONSTERS_REMOVED_BY_THIS), when=Sent(causes=IS_DESTROYED), zones=FROM_GRAVEYARD),
)
card(
    "Dragged Down into the Grave",
    activate(
        Reveal(every(IN_HAND)),
        SendAway(
            all_picked(
                pick(IN_HAND & THEIRS, name="theirs"), pick(CARD & IN_HAND & YOURS, by=1, name="yours")
            ),
            discarded=True,
        ),
        Draw(1, of=2),
        needs=(Exists(IN_HAND & THEIRS), Exists(CARD & IN_HAND & YOURS & OTHER)),
    ),
)
card(
    "Exodia Necross",
    continuous(
        not_destroyed(THIS_CARD, BY_BATTLE | BY_EFFECT, by=MAGIC_OR_TRAP),
        destroyed_while(MONSTER & THIS_CARD, Unless(EachNamed(EXODIA, IN_GRAVEYARD & YOURS))),
    ),
    duty(Gain(THIS, attack=500, until=FOREVER), phase=STANDBY_PHASE),
    cannot_be_summoned=NORMAL_SUMMON,
    no_revival=True,
)
card(
    "Fairy of the Spring",
    activate(
        ToHand(TARGET),
        Withhold(chosen("added", "it")),
        target=MAGIC & EQUIP_ICON & IN_GRAVEYARD & YOURS,
    ),
)
card(
    "Falling Down",
    activate(Equip(), TakeControl(TARGET, WHILE_SOURCE), target=MONSTER & FACE_UP & THEIRS),
    continuous(
        destroyed_while(
            CARD & THIS_CARD & IN_MAGIC_TRAP_ZONE,
            Absent(CARD & ON_FIELD & FACE_UP & YOURS & Family("Archfiend")),
        )
    ),
    duty(Damage(800, of=0), phase=STANDBY_PHASE, whose=1),
    equips=MONSTER & FACE_UP,
)
card(
    "Fear from the Dark",
    trigger(
        SpecialSummon(THIS),
        when=Sent(origin=FROM_HAND | FROM_DECK, by=OPPONENT, kept=True),
        zones=FROM_GRAVEYARD,
    ),
)
card("Final Attack Orders", continuous(held_in(MONSTER & FACE_UP, P_ATTACK)))
card(
    "Final Countdown",
    activate(
        Leave(Due(duty(WinDuel(), phase=TURN_END, whose=2), after=20, clock=True), until=FOREVER),
        cost=Pay(2000),
    ),
)
card("Frozen Soul", activate(NoNextBattlePhase(defers=True), needs=LifeCompared(more=False, by=2000)))
card("Goblin of Greed", continuous(NoDiscardCosts()))
card(
    "Gravity Axe - Grarl",
    continuous(
        equip_bonus(500), cannot_change(MONSTER & THEIRS, when=Exists(MONSTER & EQUIPPED_MONSTER & YOURS))
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Great Maju Garzett",
    aftermath(GainOfTributes(1, times=2), when=Summoned(TRIBUTE_SUMMON, this=True), zones=FROM_MONSTER_ZONE),
)
card(
    "Guardian Baou",
    trigger(
        Gain(THIS, attack=1000, until=FOREVER),
        when=Sent(that=MONSTER & THEIRS, causes=BY_BATTLE, by_this=True),
    ),
    continuous(quells(THIS_CARD)),
    only_if=Wields("Wicked-Breaking Flamberge - Baou"),
)
card(
    "Guardian Ceal",
    ignition(Destroy(TARGET), target=MONSTER & THEIRS, cost=send(1, MAGIC & EQUIP_ON_THIS & YOURS)),
    only_if=Wields("Shooting Star Bow - Ceal"),
)
card(
    "Guardian Elma",
    trigger(
        Equip(THIS, card=TARGET),
        when=Summoned(NORMAL_SUMMON | SPECIAL_SUMMON, this=True),
        target=EQUIPS_THIS & IN_GRAVEYARD & YOURS,
        mandatory=False,
    ),
    only_if=Wields("Butterfly Dagger - Elma"),
)
card(
    "Guardian Grarl",
    procedure=Procedure((Wields("Gravity Axe - Grarl"), Absent(CARD & IN_HAND & YOURS & OTHER))),
    only_if=Wields("Gravity Axe - Grarl"),
)
card(
    "Guardian Kay'est",
    continuous(unaffected_by(MAGIC), cannot_be_attacked(THIS_CARD, blocks=False)),
    only_if=Wields("Rod of Silence - Kay'est"),
)
card(
    "Guardian Tryce",
    trigger(SpecialSummon(TRIBUTED_FOR_THIS), when=Sent(causes=IS_DESTROYED), zones=FROM_GRAVEYARD),
    only_if=Wields("Twin Swords of Flashing Light - Tryce"),
    keeps_tributes=True,
)
card("Gyaku-Gire Panda", continuous(Bonus(THIS_CARD, attack=500, each=MONSTER & THEIRS), piercing(THIS_CARD)))
card("Incandescent Ordeal", activate(RitualSummon("Legendary Flame Lord", 7)))
card(
    "Infernalqueen Archfiend",
    continuous(rolls_when_targeted(THIS_CARD, 2, 5)),
    duty(PayOrLose(500, must=True), phase=STANDBY_PHASE, upkeep=True),
    duty(
        Gain(TARGET, attack=1000),
        phase=STANDBY_PHASE,
        whose=2,
        target=MONSTER & FACE_UP & Family("Archfiend"),
    ),
)
card(
    "Interdimensional Matter Transporter",
    activate(
        RemoveForNow(TARGET),
        Leave(
            Due(duty(BringBack(TARGET), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("removed", "it"),
        ),
        target=MONSTER & FACE_UP & YOURS,
    ),
)
card(
    "Iron Blacksmith Kotetsu",
    flip(
        ToHand(search(MAGIC & EQUIP_ICON & IN_DECK & YOURS), shown=True), ShuffleDeck(after_search="picked")
    ),
)
card(
    "Judgment of Anubis",
    activate(
        NegateActivation(),
        May(
            Destroy(pick(MONSTER & FACE_UP & THEIRS)),
            IfDid(Damage(attack_of=destroyed())),
            prompt="Destroy a monster?",
        ),
        when=Activated(
            MAGIC, by=OPPONENT, cards_only=True, would=Would("destroy", on=MAGIC_OR_TRAP & ON_FIELD, sure=MAY)
        ),
        cost=discard(),
    ),
)
card(
    "Kaiser Glider",
    continuous(safe_in_battle(MONSTER & THIS_CARD)),
    trigger(
        ToHand(TARGET), when=Sent(causes=IS_DESTROYED, origin=ANY_PLACE), zones=FROM_GRAVEYARD, target=MONSTER
    ),
)
card("Kelbek", trigger(ToHand(ATTACKER), when=Battled(as_target=True)))
card(
    "Keldo",
    trigger(
        ToDeck(TARGET, SHUFFLED),
        when=Sent(causes=BY_BATTLE),
        target=Target(CARD & IN_GRAVEYARD & THEIRS, 2),
        zones=FROM_GRAVEYARD,
    ),
)
card(
    "Legendary Flame Lord",
    continuous(gathers_spell_counters()),
    ignition(Destroy(every(MONSTER & OTHER)), cost=RemoveCounters(3)),
    counters=NO_LIMIT,
)
card("Little-Winguard", duty(ChangeTo(THIS, P_OTHER), phase=END_PHASE, mandatory=False))
card(
    "Maju Garzett",
    aftermath(GainOfTributes(2), when=Summoned(TRIBUTE_SUMMON, this=True), zones=FROM_MONSTER_ZONE),
)
card(
    "Mefist the Infernal General",
    continuous(piercing(THIS_CARD)),
    trigger(Discard(1, of=1, at_random=True), when=Damaged()),
)
card(
    "Metallizing Parasite - Lunatite",
    continuous(unaffected_by(MAGIC & THEIRS, MONSTER & EQUIPPED_MONSTER)),
    union=MONSTER & FACE_UP,
)
card(
    "Mirage Knight",
    continuous(FightingBonus(ORIGINAL_ATK)),
    duty(SendAway(THIS, to=REMOVED), phase=END_PHASE, whose=2, needs=BattledThisTurn()),
    cannot_be_summoned=NORMAL_SUMMON,
    no_revival=True,
)
card("Morale Boost", continuous(EquipsPay(1000, 1000)))
card("Mudora", continuous(Bonus(THIS_CARD, attack=200, each=MONSTER & IN_GRAVEYARD & YOURS & FAIRY)))
card(
    "Mustering of the Dark Scorpions",
    activate(
        SpecialSummon(
            pick(revivable(MONSTER & Including("Dark Scorpion") & IN_HAND & YOURS), 1, 5, unlike=True)
        ),
        needs=Exists(MONSTER & FACE_UP & YOURS & Named("Don Zaloog")),
    ),
)
card(
    "Non-Spellcasting Area",
    continuous(unaffected_by(MAGIC & OTHER, MONSTER & FACE_UP & ~EFFECT_MONSTER)),
)
card(
    "Ojama Trio",
    activate(
        SummonTokens("Ojama Token", 3, to=1),
        Leave(
            DamageEachDestroyed(300, own=True),
            until=FOREVER,
            which=chosen("summoned", "these Tokens", many=True),
        ),
    ),
)
card(
    "Outstanding Dog Marron",
    trigger(ToDeck(THIS, SHUFFLED), when=Sent(origin=ANY_PLACE), zones=FROM_GRAVEYARD),
)
card(
    "Pandemonium",
    continuous(no_upkeep(MONSTER & FACE_UP & Family("Archfiend"))),
    trigger(
        ToHand(search(MONSTER & IN_DECK & YOURS & Family("Archfiend"), below=True), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Sent(that=MONSTER & OWN & Family("Archfiend"), causes=BY_EFFECT | BY_RULE),
        mandatory=False,
        misses=False,
        either=True,
    ),
)
card(
    "Pandemonium Watchbear",
    continuous(not_destroyed(FACE_UP & ON_FIELD & YOURS & Named("Pandemonium"), BY_EFFECT, by=CARD & THEIRS)),
)
card(
    "Precious Cards from Beyond",
    trigger(Draw(2), when=Summoned(by=YOU, tributes=2)),
)
card(
    "Ray of Hope",
    activate(ToDeck(TARGET, SHUFFLED), target=Target(MONSTER & IN_GRAVEYARD & YOURS & LIGHT, 2)),
)
card("Really Eternal Rest", activate(Destroy(every(MONSTER & EQUIPPED))))
card(
    "Reflect Bounder",
    trigger(
        Damage(attack_of=ATTACKER),
        IfDid(Leave(destroyed_after_calculation(), until=END_OF_DAMAGE_STEP, which=THIS)),
        when=Fighting(BEFORE_CALCULATION, as_target=True, in_attack=True),
    ),
)
card(
    "Rod of Silence - Kay'est",
    continuous(
        equip_bonus(0, 500),
        warded(MONSTER & EQUIPPED_MONSTER),
        negates(MAGIC & EQUIP_BESIDE_THIS),
        destroyed_while(MAGIC & EQUIP_BESIDE_THIS, by_effect=True),
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Rod of the Mind's Eye",
    continuous(damage_becomes(1000, MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP,
)
card(
    "Sakuretsu Armor", activate(Destroy(TARGET), target=ATTACKER_AS_TARGET, when=AttackDeclared(by=OPPONENT))
)
card(
    "Sasuke Samurai #2",
    ignition(Leave(cannot_activate(MAGIC_OR_TRAP), until=THIS_END_PHASE), cost=Pay(800), once=1),
)
card(
    "Shadowknight Archfiend",
    continuous(rolls_when_targeted(THIS_CARD, 3), damage_halved(MONSTER & THIS_CARD)),
    duty(PayOrLose(900, must=True), phase=STANDBY_PHASE, upkeep=True),
)
card("Shinato's Ark", activate(RitualSummon("Shinato, King of a Higher Plane", 8)))
card(
    "Shinato, King of a Higher Plane",
    trigger(Damage(attack_of=IT), when=Sent(that=MONSTER & DEFENSE_POSITION, causes=BY_BATTLE, by_this=True)),
)
card(
    "Shooting Star Bow - Ceal",
    continuous(equip_bonus(-1000), attacks_directly(MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP,
)
card("Skill Drain", activate(cost=Pay(1000)), continuous(negates(MONSTER & ON_FIELD)))
card(
    "Skull Archfiend of Lightning",
    continuous(rolls_when_targeted(THIS_CARD, 1, 3, 6)),
    duty(PayOrLose(500, must=True), phase=STANDBY_PHASE, upkeep=True),
)
card(
    "Spell Reproduction",
    activate(ToHand(TARGET), target=MAGIC & IN_GRAVEYARD & YOURS, cost=send(2, MAGIC & IN_HAND & YOURS)),
)
card(
    "Spell Vanishing",
    activate(
        NegateActivation(),
        IfIs(
            destroyed(),
            MAGIC,
            LookAt(every((IN_HAND | IN_DECK) & THEIRS, needed=False)),
            SendAway(namesakes(destroyed(), MAGIC & (IN_HAND | IN_DECK) & THEIRS)),
            ShuffleDeck(of=1),
        ),
        when=Activated(MAGIC, cards_only=True),
        cost=discard(2),
    ),
)
card(
    "Staunch Defender",
    activate(
        OnlyTarget(TARGET),
        when=AttackDeclared(by=OPPONENT),
        target=MONSTER & FACE_UP & YOURS & CAN_BE_ATTACKED,
    ),
)
card(
    "Terrorking Archfiend",
    continuous(rolls_when_targeted(THIS_CARD, 2, 5), quells(THIS_CARD)),
    duty(PayOrLose(800, must=True), phase=STANDBY_PHASE, upkeep=True),
    summoned_if=Exists(MONSTER & FACE_UP & YOURS & Family("Archfiend")),
)
card("Thousand Needles", continuous(repels(MONSTER & THIS_CARD, late=True)))
card("Token Thanksgiving", activate(Destroy(every(TOKEN & ON_FIELD)), GainLife(800, same_as="did")))
card(
    "Tsukuyomi",
    trigger(
        FlipDown(TARGET),
        when=EitherEvent(Summoned(NORMAL_SUMMON, this=True), Flipped()),
        target=MONSTER & FACE_UP & ~TOKEN,
    ),
    spirit=True,
)
card(
    "Twin Swords of Flashing Light - Tryce",
    activate(Equip(), target=MONSTER & FACE_UP, cost=send(1, IN_HAND & YOURS)),
    continuous(equip_bonus(-500), attacks_often(2, MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP,
)
card(
    "Vampire Lord",
    trigger(
        Declare(KIND),
        SendAway(search(CARD & IN_DECK & THEIRS, by=1, declared=KIND)),
        ShuffleDeck(after_search="picked", of=1),
        when=Damaged(),
    ),
    aftermath(
        Leave(
            Due(duty(SpecialSummon(TARGET), phase=STANDBY_PHASE, whose=0)),
            until=FOREVER,
            which=THIS,
        ),
        when=Sent(origin=AS_MONSTER, causes=BY_EFFECT, by=OPPONENT, kept=True),
    ),
)
card(
    "Vilepawn Archfiend",
    continuous(
        rolls_when_targeted(THIS_CARD, 3),
        cannot_be_attacked(MONSTER & FACE_UP & YOURS & Family("Archfiend") & OTHER),
    ),
    duty(PayOrLose(500, must=True), phase=STANDBY_PHASE, upkeep=True),
)
card(
    "Wicked-Breaking Flamberge - Baou",
    activate(Equip(), target=MONSTER & FACE_UP, cost=send(1, IN_HAND & YOURS)),
    continuous(equip_bonus(500), quells(MONSTER & EQUIPPED_MONSTER, MONSTER & THEIRS)),
    equips=MONSTER & FACE_UP,
)
card("Zolga", trigger(GainLife(2000), when=TributedFor(sets=True), zones=FROM_GRAVEYARD, either=True))

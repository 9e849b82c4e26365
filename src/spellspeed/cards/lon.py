"""Labyrinth of Nightmare (LON), 2003-03-01."""

from spellspeed.language.words import *

SPIRIT_MESSAGES = (
    'Spirit Message "I"',
    'Spirit Message "N"',
    'Spirit Message "A"',
    'Spirit Message "L"',
)

card("Amazoness Archer", ignition(Damage(1200), cost=tribute(2)))
card(
    "Aqua Spirit",
    duty(
        ChangeTo(TARGET, P_OTHER),
        Leave(cannot_change(), which=TARGET),
        phase=STANDBY_PHASE,
        whose=1,
        target=MONSTER & FACE_UP & THEIRS,
        mandatory=False,
    ),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), remove_from_play(MONSTER & IN_GRAVEYARD & YOURS & WATER)),
)
card(
    "Bait Doll",
    activate(
        ForceActivation(TARGET),
        ToDeck(THIS, SHUFFLED),
        target=MAGIC_OR_TRAP & FACE_DOWN & IN_MAGIC_TRAP_ZONE,
        goes_on=True,
    ),
)
card(
    "Bazoo the Soul-Eater",
    ignition(
        Gain(THIS, attack=300, until=END_OF_THEIR_NEXT_TURN, per="cost"),
        cost=remove_from_play(MONSTER & IN_GRAVEYARD & YOURS, 1, 3),
        once=1,
    ),
)
card(
    "Blind Destruction",
    duty(RollDie(), Destroy(of_that_level(MONSTER & FACE_UP)), phase=STANDBY_PHASE),
)
card(
    "Card of Safe Return",
    trigger(Draw(1), when=Summoned(SPECIAL_SUMMON, origin=FROM_GRAVEYARD), mandatory=False, damage=NEVER),
)
card(
    "Chosen One",
    activate(
        PickByChance(
            3,
            SpecialSummon(chosen("hit", "it if it is a monster", that=revivable(MONSTER))),
            SendAway(chosen("offered", "the rest", many=True)),
        ),
        target=(
            Target(revivable(MONSTER & IN_HAND & YOURS)),
            Target(MAGIC_OR_TRAP & IN_HAND & YOURS, 2),
        ),
    ),
)
card(
    "Collected Power",
    activate(GatherEquips(), target=MONSTER & FACE_UP),
)
card(
    "Crimson Sentry",
    ignition(
        ToDeck(TARGET, AT_BOTTOM),
        cost=TributeThis(),
        target=MONSTER & IN_GRAVEYARD & YOURS & SentThisTurn(Sent(that=MONSTER, causes=BY_BATTLE)),
    ),
)
card("Cure Mermaid", duty(GainLife(800), phase=STANDBY_PHASE))
card("Curse of the Masked Beast", activate(RitualSummon("The Masked Beast", 8)))
card(
    "Cyclon Laser",
    continuous(equip_bonus(300), piercing(MONSTER & EQUIPPED_MONSTER)),
    equips=MONSTER & FACE_UP & Named("Gradius"),
)
card(
    "Dancing Fairy",
    duty(GainLife(1000), phase=STANDBY_PHASE, needs=ThisIn(P_DEFENSE)),
)
card(
    "Dark Necrofear",
    aftermath(
        Leave(
            Due(duty(Possess(), phase=END_PHASE, whose=2, target=MONSTER & FACE_UP & THEIRS)),
            until=END_OF_TURN,
        ),
        when=Sent(origin=AS_MONSTER, causes=IS_DESTROYED, by=OPPONENT, kept=True),
    ),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), remove_from_play(MONSTER & IN_GRAVEYARD & YOURS & FIEND, 3)),
)
card(
    "Dark Spirit of the Silent",
    activate(
        NegateAttack(),
        AttackInstead(TARGET),
        when=AttackDeclared(by=OPPONENT),
        target=MONSTER & FACE_UP & THEIRS & ~ATTACKING_NOW,
    ),
)
card("Darklord Marie", duty(GainLife(200), phase=STANDBY_PHASE, zones=FROM_GRAVEYARD, stays=True))
card(
    "Deal of Phantom",
    activate(
        Gain(TARGET, attack=100, per="buried"),
        first=(Note("buried", MONSTER & IN_GRAVEYARD & YOURS),),
        target=MONSTER & FACE_UP,
        damage=MODIFIER,
    ),
)
card(
    "De-Fusion",
    activate(
        SendAway(TARGET, to=FUSION_DECK),
        IfDid(May(SpecialSummon(all_materials(TARGET), whole=True), prompt="Special Summon its materials?")),
        target=FUSION_MONSTER & FACE_UP & ON_FIELD,
    ),
)
card(
    "Destiny Board",
    duty(
        PlaceNext(*SPIRIT_MESSAGES),
        phase=END_PHASE,
        whose=1,
        needs=(FreeZone(), Unless(EachNamed(SPIRIT_MESSAGES, ON_FIELD & YOURS))),
    ),
    continuous(wins(EachNamed(SPIRIT_MESSAGES, ON_FIELD & YOURS))),
    together=("Destiny Board", *SPIRIT_MESSAGES),
)
card(
    "Destruction Punch",
    activate(
        Leave(repels(MONSTER & YOURS, late=True), until=END_OF_DAMAGE_STEP),
        when=AttackDeclared(by=OPPONENT, on=MONSTER & YOURS & DEFENSE_POSITION),
    ),
)
card(
    "Dragonic Attack",
    activate(Equip(), target=MONSTER & FACE_UP & WARRIOR),
    continuous(equip_bonus(500, 500), Becomes(TYPE, "Dragon", MONSTER & EQUIPPED_MONSTER & ON_FIELD)),
    equips=MONSTER & FACE_UP & (WARRIOR | DRAGON),
)
card(
    "Dreamsprite",
    trigger(
        TurnAttack(TARGET, freely=True),
        when=AttackDeclared(by=OPPONENT, on=MONSTER & THIS_CARD),
        target=MONSTER & YOURS & OTHER,
        face_down=True,
    ),
)
card(
    "Ekibyo Drakmord",
    continuous(cannot_attack(MONSTER & EQUIPPED_MONSTER), turns_anew()),
    duty(
        Destroy(every(MONSTER & EQUIPPED_MONSTER)),
        IfDid(ToHand(THIS)),
        phase=END_PHASE,
        whose=2,
        needs=WornFor(2),
        stays=True,
    ),
    equips=MONSTER & FACE_UP,
)
card(
    "Fairy Box",
    trigger(
        CallCoin(),
        IfCalled(
            True, Leave(Bonus(attack=1, operation=ZERO, holds=True), until=END_OF_PHASE, which=ATTACKER)
        ),
        when=AttackDeclared(by=OPPONENT),
    ),
    duty(PayOrLose(500), phase=STANDBY_PHASE, upkeep=True),
)
card(
    "Fairy Guardian",
    ignition(
        ToDeck(TARGET, AT_BOTTOM),
        cost=TributeThis(),
        target=MAGIC & IN_GRAVEYARD & YOURS & SentThisTurn(Sent(that=MAGIC, origin=ANY_PLACE, by=OPPONENT)),
    ),
)
card("Fire Princess", continuous(DamageEachGain(500)))
card("Fusion Gate", ignition(FusionSummon(removes=True), either=True))
card(
    "Fire Sorcerer",
    flip(
        SendAway(at_random(IN_HAND & YOURS, 2), to=REMOVED),
        Damage(800),
        needs=Exists(IN_HAND & YOURS, 2),
    ),
)
card(
    "Garuda the Wind Spirit",
    duty(
        ChangeTo(TARGET, P_OTHER),
        phase=END_PHASE,
        whose=1,
        target=MONSTER & FACE_UP & THEIRS,
        mandatory=False,
    ),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), remove_from_play(MONSTER & IN_GRAVEYARD & YOURS & WIND)),
)
card(
    "Gilasaurus",
    trigger(
        OpponentDoes(SpecialSummon(TARGET)),
        when=Summoned(SPECIAL_SUMMON, this=True, built_in=True),
        target=Target(revivable(MONSTER & IN_GRAVEYARD & THEIRS), 0, 1, by=1),
    ),
    procedure=Procedure(()),
)
card(
    "Graverobber's Retribution",
    duty(Damage(100, each=MONSTER & REMOVED_FROM_PLAY & THEIRS, needed=False), phase=STANDBY_PHASE),
)
card("Hysteric Fairy", ignition(GainLife(1000), cost=tribute(2)))
card("Infinite Cards", continuous(hand_limit(UNLIMITED, 2)))
card(
    "Jam Breeding Machine",
    continuous(no_summons(other=True)),
    duty(SummonTokens("Slime Token", 1, position=P_ATTACK), phase=STANDBY_PHASE),
)
card(
    "Jam Defender",
    quick(
        TurnAttack(TARGET),
        when=AttackDeclared(by=OPPONENT, on=MONSTER & YOURS),
        target=MONSTER & FACE_UP & YOURS & Named("Revival Jam") & ~ATTACKED_NOW,
    ),
)
card("Jar of Greed", activate(Draw(1)))
card(
    "Jowgen the Spiritualist",
    continuous(no_special_summons()),
    ignition(Destroy(every(MONSTER & came_by(SPECIAL_SUMMON))), cost=DiscardRandom()),
)
card(
    "Kycoo the Ghost Destroyer",
    continuous(no_removal(1)),
    trigger(
        SendAway(TARGET, to=REMOVED),
        when=Damaged(),
        target=Target(MONSTER & IN_GRAVEYARD & THEIRS, 1, 2),
        mandatory=False,
    ),
)
card(
    "Lady Assailant of Flames",
    flip(Mill(3, to=REMOVED), Damage(800), needs=Exists(IN_DECK & YOURS, 3)),
)
card(
    "Lady Panther",
    ignition(
        ToDeck(TARGET),
        cost=TributeThis(),
        target=MONSTER & IN_GRAVEYARD & YOURS & SentThisTurn(Sent(that=MONSTER, causes=BY_BATTLE)),
    ),
)
card(
    "Lightning Blade",
    continuous(equip_bonus(800), Bonus(MONSTER & FACE_UP & WATER, attack=-500)),
    equips=MONSTER & FACE_UP & WARRIOR,
)
card("Mage Power", continuous(equip_bonus(500, 500, each=MAGIC_OR_TRAP & YOURS)), equips=MONSTER & FACE_UP)
card(
    "Magic Cylinder",
    activate(
        NegateAttack(), Damage(attack_of=TARGET), target=ATTACKER_AS_TARGET, when=AttackDeclared(by=OPPONENT)
    ),
)
card(
    "Maryokutai",
    quick(
        NegateActivation(),
        when=Activated(MAGIC, by=OPPONENT, cards_only=True),
        needs=(TheirTurn(), Unless(Battling())),
        cost=TributeThis(),
        damage=MODIFIER,
    ),
)
card(
    "Mask of Brutality",
    continuous(equip_bonus(1000, -1000)),
    duty(PayOrLose(1000), phase=STANDBY_PHASE, upkeep=True),
    equips=MONSTER & FACE_UP,
)
card(
    "Mask of Dispel",
    activate(LinkTo(TARGET), target=MAGIC & FACE_UP & ON_FIELD),
    duty(Damage(500, of=0), phase=STANDBY_PHASE, needs=Exists(LINKED_CARD & YOURS)),
    duty(Damage(500), phase=STANDBY_PHASE, needs=Exists(LINKED_CARD & THEIRS)),
    continuous(destroyed_while(CARD & THIS_CARD & IN_MAGIC_TRAP_ZONE, LinkedGone(card=True))),
)
card("Mask of Restrict", continuous(no_tribute(CARD & (ON_FIELD | IN_HAND))))
card(
    "Mask of the Accursed",
    continuous(cannot_attack(MONSTER & EQUIPPED_MONSTER)),
    duty(Damage(500, of=0), phase=STANDBY_PHASE, needs=Exists(MONSTER & EQUIPPED_MONSTER & YOURS)),
    duty(Damage(500), phase=STANDBY_PHASE, needs=Exists(MONSTER & EQUIPPED_MONSTER & THEIRS)),
    equips=MONSTER & FACE_UP,
)
card(
    "Mask of Weakness",
    activate(Gain(TARGET, attack=-700), target=MONSTER & FACE_UP & ATTACKING_NOW, damage=MODIFIER),
)
card(
    "Miracle Dig",
    activate(
        SendAway(TARGET),
        target=Target(MONSTER & REMOVED_FROM_PLAY & YOURS & FACE_UP, 3),
        needs=Exists(MONSTER & REMOVED_FROM_PLAY & YOURS & FACE_UP, 5),
    ),
)
card(
    "Nuvia the Wicked",
    trigger(Destroy(THIS), when=Summoned(NORMAL_SUMMON, this=True)),
    continuous(Bonus(THIS_CARD, attack=-200, each=MONSTER & THEIRS)),
)
card(
    "Offerings to the Doomed",
    activate(
        Destroy(TARGET),
        Leave(skips(DRAW_PHASE, who=0), until=FOREVER),
        target=MONSTER & FACE_UP,
        goes_on=True,
    ),
)
card(
    "Return of the Doomed",
    activate(
        Leave(
            Due(
                duty(
                    ToHand(
                        pick(
                            MONSTER
                            & IN_GRAVEYARD
                            & YOURS
                            & SentThisTurn(Sent(that=MONSTER, causes=BY_BATTLE))
                        )
                    ),
                    phase=END_PHASE,
                    whose=2,
                )
            ),
            until=END_OF_TURN,
        ),
        cost=discard(1, MONSTER),
    ),
)
card(
    "Revival Jam",
    trigger(
        Leave(
            Due(duty(SpecialSummon(TARGET, position=P_DEFENSE), phase=STANDBY_PHASE)),
            until=FOREVER,
            which=THIS,
        ),
        when=Sent(causes=BY_BATTLE),
        zones=FROM_GRAVEYARD,
        cost=Pay(1000),
        mandatory=False,
    ),
)
card(
    "Riryoku Field",
    activate(NegateActivation(), when=Activated(MAGIC, cards_only=True, aims=MONSTER & ON_FIELD)),
)
card("Royal Command", continuous(NoEffects(FLIP)))
card(
    "Scroll of Bewitchment",
    activate(Equip(), KeepDeclared(), target=MONSTER & FACE_UP, first=(Declare(ATTRIBUTE),)),
    continuous(BecomesDeclared(ATTRIBUTE, MONSTER & EQUIPPED_MONSTER & ON_FIELD)),
    equips=MONSTER & FACE_UP,
)
card(
    "Skull Lair",
    quick(
        Destroy(TARGET),
        target=OfPaidLevel(MONSTER & FACE_UP),
        cost=RemoveForLevel(MONSTER & IN_GRAVEYARD & YOURS),
    ),
)
card(
    "Soul of Purity and Light",
    continuous(Bonus(MONSTER & FACE_UP & THEIRS, attack=-300, when=DuringPhase((BATTLE_PHASE,), 1))),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), remove_from_play(MONSTER & IN_GRAVEYARD & YOURS & LIGHT, 2)),
)
card("Spirit Elimination", activate(Leave(removes_yours())))
card('Spirit Message "A"', only_placed=True, together=("Destiny Board", *SPIRIT_MESSAGES))
card('Spirit Message "I"', only_placed=True, together=("Destiny Board", *SPIRIT_MESSAGES))
card('Spirit Message "L"', only_placed=True, together=("Destiny Board", *SPIRIT_MESSAGES))
card('Spirit Message "N"', only_placed=True, together=("Destiny Board", *SPIRIT_MESSAGES))
card(
    "Spirit of Flames",
    continuous(Bonus(THIS_CARD, attack=300, when=DuringPhase((BATTLE_PHASE,), 0))),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), remove_from_play(MONSTER & IN_GRAVEYARD & YOURS & FIRE)),
)
card(
    "Summoner of Illusions",
    flip(
        SpecialSummon(pick(FUSION_MONSTER & IN_FUSION_DECK & YOURS)),
        Leave(
            Due(duty(Destroy(TARGET), phase=END_PHASE, whose=2)),
            until=FOREVER,
            which=chosen("summoned", "it"),
        ),
        cost=tribute(1, OTHER),
    ),
)
card("Supply", flip(ToHand(TARGET), target=Target(MONSTER & FUSION_MATERIAL & YOURS, 2)))
card(
    "Spirit of the Breeze",
    duty(GainLife(1000), phase=STANDBY_PHASE, needs=ThisIn(P_ATTACK)),
)
card("Spiritualism", activate(ToHand(TARGET), target=MAGIC_OR_TRAP & THEIRS, firm=True))
card("The Dark Door", continuous(cannot_attack(MONSTER & AFTER_ANOTHER)))
card(
    "The Emperor's Holiday",
    continuous(negates((MAGIC & EQUIP_ICON) | WORN_EQUIP)),
)
card(
    "The Forgiving Maiden",
    ignition(
        ToHand(TARGET),
        cost=TributeThis(),
        target=MONSTER & IN_GRAVEYARD & YOURS & SentThisTurn(Sent(that=MONSTER, causes=BY_BATTLE)),
    ),
)
card(
    "The Last Warrior from Another Planet",
    trigger(Destroy(every(MONSTER & YOURS & OTHER)), when=Summoned(SPECIAL_SUMMON, this=True)),
    continuous(no_summons(2)),
)
card(
    "The Rock Spirit",
    continuous(Bonus(THIS_CARD, attack=300, when=DuringPhase((BATTLE_PHASE,), 1))),
    cannot_be_summoned=NORMAL_SUMMON,
    procedure=Procedure((), remove_from_play(MONSTER & IN_GRAVEYARD & YOURS & EARTH)),
)
card("The Unfriendly Amazon", duty(TributeOrLose(MONSTER & YOURS & OTHER), phase=STANDBY_PHASE, upkeep=True))
card("Tornado Bird", flip(ToHand(TARGET), target=Target(MAGIC_OR_TRAP, 2)))
card(
    "Tornado Wall",
    activate(needs=FieldIs("Umi")),
    continuous(
        no_battle_damage(when=AllOf(Battling(opponent_attacks=True), FieldIs("Umi"))),
        destroyed_while(TRAP & THIS_CARD, Unless(FieldIs("Umi"))),
    ),
)
card("Torrential Tribute", activate(Destroy(every(MONSTER)), when=Summoned()))
card(
    "United We Stand",
    continuous(equip_bonus(800, 800, each=MONSTER & FACE_UP & YOURS)),
    equips=MONSTER & FACE_UP,
)
card("Vengeful Bog Spirit", continuous(cannot_attack(MONSTER & came_by(this_turn=True))))
card(
    "Zombyra the Dark",
    continuous(cannot_attack_directly(MONSTER & THIS_CARD)),
    trigger(Gain(THIS, attack=-200, until=FOREVER), when=Defeats()),
)

"""Metal Raiders (MRD), 2002-06-26."""

from spellspeed.language.words import *

card(
    "Block Attack", activate(ChangeTo(TARGET, P_DEFENSE), target=MONSTER & FACE_UP & ATTACK_POSITION & THEIRS)
)
card("Heavy Storm", activate(Destroy(every(MAGIC_OR_TRAP & OTHER))))
card("Horn of Heaven", activate(NegateSummon(), when=SummonAttempt(), cost=tribute()))
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
card("Magic Jammer", activate(NegateActivation(), when=Activated(MAGIC, cards_only=True), cost=discard()))
card(
    "Mirror Force",
    activate(Destroy(every(MONSTER & ATTACK_POSITION & THEIRS)), when=AttackDeclared(by=OPPONENT)),
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
    "Solemn Judgment",
    activate(
        NegateSummonOrActivation(),
        when=EitherEvent(SummonAttempt(), Activated(MAGIC_OR_TRAP, cards_only=True)),
        cost=Pay(half=True),
    ),
)
card(
    "Witch of the Black Forest",
    trigger(
        ToHand(search(MONSTER & IN_DECK & YOURS & (DEF <= 1500)), shown=True),
        ShuffleDeck(after_search="picked"),
        when=Sent(),
        zones=FROM_GRAVEYARD,
    ),
)

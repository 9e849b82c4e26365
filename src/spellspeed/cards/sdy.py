"""Starter Deck: Yugi (SDY), 2002-03-29."""

from spellspeed.language.words import *

card("Card Destruction", activate(DiscardHand()))
card("Change of Heart", activate(TakeControl(TARGET, END_OF_TURN), target=MONSTER & THEIRS))
card("Dian Keto the Cure Master", activate(GainLife(1000)))
card(
    "Last Will",
    activate(
        Leave(
            Waits(
                trigger(
                    SpecialSummon(search(revivable(MONSTER & IN_DECK & YOURS & (ATK <= 1500)))),
                    ShuffleDeck(after_search="picked"),
                    when=Sent(that=MONSTER & YOURS & OWN),
                    mandatory=False,
                    misses=False,
                )
            )
        )
    ),
)
card(
    "Soul Exchange",
    activate(
        Leave(must_be_tributed(), which=TARGET),
        target=MONSTER & THEIRS,
        needs=NoBattlePhaseYet(),
        oath=(Leave(no_battle_phase()),),
    ),
)
card("Sword of Dark Destruction", continuous(equip_bonus(400, -200)), equips=MONSTER & FACE_UP & DARK)
card("The Stern Mystic", flip(RevealAllSet()))
card(
    "Waboku",
    activate(
        Leave(no_battle_damage()),
        Leave(not_destroyed(MONSTER & YOURS, BY_BATTLE)),
    ),
)
card("Wall of Illusion", trigger(ToHand(ATTACKER), when=Battled(as_target=True)))

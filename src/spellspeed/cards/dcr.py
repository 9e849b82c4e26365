"""Dark Crisis (DCR), 2003-12-01."""

from spellspeed.language.words import *

card(
    "Arsenal Robber",
    activate(
        SendAway(search(MAGIC & EQUIP_ICON & IN_DECK & THEIRS, by=1)),
        ShuffleDeck(after_search="picked", of=1),
    ),
)
card("Contract with the Abyss", activate(RitualSummon(RITUAL_MONSTER & DARK)))
card(
    "Different Dimension Gate",
    activate(RemoveForNow(TARGET), target=(Target(MONSTER & YOURS), Target(MONSTER & THEIRS))),
    trigger(BringBack(MONSTERS_REMOVED_BY_THIS), when=Sent(causes=IS_DESTROYED), zones=FROM_GRAVEYARD),
)
card(
    "Final Countdown",
    activate(
        Leave(Due(duty(WinDuel(), phase=TURN_END, whose=2), after=20, clock=True), until=FOREVER),
        cost=Pay(2000),
    ),
)
card("Skill Drain", activate(cost=Pay(1000)), continuous(negates(MONSTER & ON_FIELD)))

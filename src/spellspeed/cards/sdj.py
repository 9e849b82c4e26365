"""Starter Deck: Joey (SDJ), 2003-03-30."""

from spellspeed.language.words import *

card("Penguin Soldier", flip(ToHand(TARGET), target=Target(MONSTER, 1, 2), mandatory=False))
card(
    "Scapegoat",
    activate(SummonTokens("Sheep Token", 4), needs=NoSummonThisTurn(), oath=(Leave(no_summons()),)),
)

"""What effects do, one module per theme. Each verb has `run`, `text`, `deeds` and a test of its own."""

from .base import Deed as Deed
from .base import Verb as Verb
from .cards import (
    AT_BOTTOM,
    ON_TOP,
    SHUFFLED,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    Excavate,
    SendAway,
    ToDeck,
    ToHand,
)
from .chance import CallCoin, IfCalled, IfHeads, IfRolled, RollDie, TossCoins
from .counters import PutCounters
from .decks import ArrangeDeckTop, Mill
from .flow import EachPlayer, IfDid, May
from .fusion import FusionSummon
from .lasting import Gain, Leave
from .life import Damage, GainLife
from .looking import LookAt, LookAtDeckTop, Reveal, RevealAllSet, RevealThenDestroy, ShuffleDeck
from .negating import (
    EndBattlePhase,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    NegateSummonOrActivation,
)
from .positions import ChangeTo, FlipDown
from .ritual import RitualSummon
from .setting import SetCards
from .sparing import Spare
from .summoning import NormalSummon, SpecialSummon, SummonTokens
from .taking import Equip, PayOrLose, TakeControl

__all__ = [
    "AT_BOTTOM",
    "ON_TOP",
    "SHUFFLED",
    "ArrangeDeckTop",
    "CallCoin",
    "ChangeTo",
    "Damage",
    "Destroy",
    "Discard",
    "DiscardHand",
    "Draw",
    "EachPlayer",
    "EndBattlePhase",
    "Equip",
    "Excavate",
    "FlipDown",
    "FusionSummon",
    "Gain",
    "GainLife",
    "IfCalled",
    "IfDid",
    "IfHeads",
    "IfRolled",
    "Leave",
    "LookAt",
    "LookAtDeckTop",
    "May",
    "Mill",
    "NegateActivation",
    "NegateAttack",
    "NegateEffect",
    "NegateSummon",
    "NegateSummonOrActivation",
    "NormalSummon",
    "PayOrLose",
    "PutCounters",
    "Reveal",
    "RevealAllSet",
    "RevealThenDestroy",
    "RitualSummon",
    "RollDie",
    "SendAway",
    "SetCards",
    "ShuffleDeck",
    "Spare",
    "SpecialSummon",
    "SummonTokens",
    "TakeControl",
    "ToDeck",
    "ToHand",
    "TossCoins",
]

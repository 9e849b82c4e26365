"""What effects do, one module per theme. Each verb has `run`, `text`, `deeds` and a test of its own."""

from .base import Deed, Verb
from .cards import Destroy, Discard, DiscardHand, Draw, Excavate, SendAway, ToDeckTop, ToHand
from .flow import Both_, EachPlayer, IfDid, May
from .lasting import Gain, Leave, Watch
from .life import Damage, GainLife
from .looking import LookAt, LookAtDeckTop, Reveal, RevealAllSet, RevealThenDestroy, ShuffleDeck
from .negating import (
    EndBattlePhase,
    NegateActivation,
    NegateAttack,
    NegateSummon,
    NegateSummonOrActivation,
)
from .positions import ChangeTo, FlipDown
from .summoning import FusionSummon, NormalSummon, RitualSummon, SpecialSummon, SummonTokens, revivable
from .taking import Equip, PayOrLose, TakeControl

__all__ = [
    "Both_",
    "ChangeTo",
    "Damage",
    "Deed",
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
    "IfDid",
    "Leave",
    "LookAt",
    "LookAtDeckTop",
    "May",
    "NegateActivation",
    "NegateAttack",
    "NegateSummon",
    "NegateSummonOrActivation",
    "NormalSummon",
    "PayOrLose",
    "Reveal",
    "RevealAllSet",
    "RevealThenDestroy",
    "RitualSummon",
    "SendAway",
    "ShuffleDeck",
    "SpecialSummon",
    "SummonTokens",
    "TakeControl",
    "ToDeckTop",
    "ToHand",
    "Verb",
    "Watch",
    "revivable",
]

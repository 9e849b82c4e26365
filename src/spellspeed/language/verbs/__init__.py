"""What effects do, one module per theme. Each verb has `run`, `text`, `deeds` and a test of its own."""

from .absent import BringBack, RemoveForNow
from .absorbing import Absorb, HoldAll, Possess
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
    SendAway,
    ToDeck,
    ToHand,
)
from .chance import (
    CallCoin,
    DeclareRoll,
    IfCalled,
    IfHeads,
    IfRolled,
    PickByChance,
    RollAgainst,
    RollDie,
    RollTwice,
    TossCoins,
)
from .closing import ChooseZones, KeepZones
from .counters import Arm, CountTurns, CountUse, Disarm, MoveCounter, PutCounters, TakeAllCounters
from .decks import ArrangeDeckTop, Mill, TopOrBottom
from .declaring import (
    ATTRIBUTE,
    KIND,
    LEVEL_STARS,
    MONSTER_NAME,
    NAME,
    STAT,
    TYPE,
    Declare,
    IfDeclared,
    KeepDeclared,
    Note,
)
from .doubling import SummonDouble
from .drawing import DiscardDrawn, DrawForEach, DrawUpTo
from .excavating import Excavate, SummonAsManyBack, SummonExcavated
from .exchanging import ExchangeLife
from .flow import EachPlayer, IfDid, IfIs, IfSo, May, OpponentDoes
from .fusion import FusionSummon
from .gathering import GatherEquips, MoveEquip
from .handing import CutDownTo, LowerLoses
from .lasting import (
    Gain,
    GainOfTributes,
    GiveHalf,
    GrowBeside,
    Leave,
    Multiply,
    NoNextBattlePhase,
    OnlyAttacker,
    Remain,
    SecondBattlePhase,
    SwitchAttacks,
)
from .levelling import SummonForLevels
from .life import Damage, GainLife, GainPaid
from .looking import LookAt, LookAtDeckTop, Reveal, RevealAllSet, RevealThenDestroy, ShowDecks, ShuffleDeck
from .modes import Mode, OneOf
from .negating import (
    ANSWERED_CARD,
    EndBattlePhase,
    GoToEndPhase,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    NegateSummonOrActivation,
)
from .performing import ForceActivation, UseAsOwn
from .placing import PlaceNext
from .posing import MixSet, PoseBeside
from .positions import P_OTHER, ChangeTo, FlipDown, FlipUp
from .redirecting import AttackInstead, OnlyTarget, Redirect, TurnAttack
from .ritual import RitualSummon
from .setting import SetCards
from .shifting import GiveControl, SwapWithThis
from .sparing import Spare, SpareDamage
from .summoning import ATTACK_OR_SET, CHOICE, NormalSummon, SpecialSummon, SummonTokens
from .taking import BecomeEquip, Equip, LinkTo, PayOrLose, SwitchControl, TakeControl
from .tasks import Afterwards, LoneMonsterWins, SpecialBattlePhase
from .uniting import AttackAgain, Separate, Unite, union_on, unite_any
from .upkeep import CounterOrLose, DiscardOrLose, TributeOrLose
from .winning import AdvanceCount, WinDuel
from .withholding import Withhold

__all__ = [
    "ANSWERED_CARD",
    "ATTACK_OR_SET",
    "ATTRIBUTE",
    "AT_BOTTOM",
    "CHOICE",
    "KIND",
    "LEVEL_STARS",
    "MONSTER_NAME",
    "NAME",
    "ON_TOP",
    "P_OTHER",
    "SHUFFLED",
    "STAT",
    "TYPE",
    "Absorb",
    "AdvanceCount",
    "Afterwards",
    "Arm",
    "ArrangeDeckTop",
    "AttackAgain",
    "AttackInstead",
    "BecomeEquip",
    "BringBack",
    "CallCoin",
    "ChangeTo",
    "ChooseZones",
    "CountTurns",
    "CountUse",
    "CounterOrLose",
    "CutDownTo",
    "Damage",
    "Declare",
    "DeclareRoll",
    "Destroy",
    "Disarm",
    "Discard",
    "DiscardDrawn",
    "DiscardHand",
    "DiscardOrLose",
    "Draw",
    "DrawForEach",
    "DrawUpTo",
    "EachPlayer",
    "EndBattlePhase",
    "Equip",
    "Excavate",
    "ExchangeLife",
    "FlipDown",
    "FlipUp",
    "ForceActivation",
    "FusionSummon",
    "Gain",
    "GainLife",
    "GainOfTributes",
    "GainPaid",
    "GatherEquips",
    "GiveControl",
    "GiveHalf",
    "GoToEndPhase",
    "GrowBeside",
    "HoldAll",
    "IfCalled",
    "IfDeclared",
    "IfDid",
    "IfHeads",
    "IfIs",
    "IfRolled",
    "IfSo",
    "KeepDeclared",
    "KeepZones",
    "Leave",
    "LinkTo",
    "LoneMonsterWins",
    "LookAt",
    "LookAtDeckTop",
    "LowerLoses",
    "May",
    "Mill",
    "MixSet",
    "Mode",
    "MoveCounter",
    "MoveEquip",
    "Multiply",
    "NegateActivation",
    "NegateAttack",
    "NegateEffect",
    "NegateSummon",
    "NegateSummonOrActivation",
    "NoNextBattlePhase",
    "NormalSummon",
    "Note",
    "OneOf",
    "OnlyAttacker",
    "OnlyTarget",
    "OpponentDoes",
    "PayOrLose",
    "PickByChance",
    "PlaceNext",
    "PoseBeside",
    "Possess",
    "PutCounters",
    "Redirect",
    "Remain",
    "RemoveForNow",
    "Reveal",
    "RevealAllSet",
    "RevealThenDestroy",
    "RitualSummon",
    "RollAgainst",
    "RollDie",
    "RollTwice",
    "SecondBattlePhase",
    "SendAway",
    "Separate",
    "SetCards",
    "ShowDecks",
    "ShuffleDeck",
    "Spare",
    "SpareDamage",
    "SpecialBattlePhase",
    "SpecialSummon",
    "SummonAsManyBack",
    "SummonDouble",
    "SummonExcavated",
    "SummonForLevels",
    "SummonTokens",
    "SwapWithThis",
    "SwitchAttacks",
    "SwitchControl",
    "TakeAllCounters",
    "TakeControl",
    "ToDeck",
    "ToHand",
    "TopOrBottom",
    "TossCoins",
    "TributeOrLose",
    "TurnAttack",
    "Unite",
    "UseAsOwn",
    "WinDuel",
    "Withhold",
    "union_on",
    "unite_any",
]

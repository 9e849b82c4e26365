"""The whole card language in one star import, for the files of `spellspeed.cards`: docs/the-language.md."""

from spellspeed.duel.constants import (
    ANY_SUMMON as ANY_SUMMON,
    AS_COST as AS_COST,
    AS_DISCARD as AS_DISCARD,
    AS_TRIBUTE as AS_TRIBUTE,
    BATTLE_PHASE as BATTLE_PHASE,
    BEFORE_CALCULATION as BEFORE_CALCULATION,
    BY_BATTLE as BY_BATTLE,
    BY_EFFECT as BY_EFFECT,
    BY_RULE as BY_RULE,
    DAMAGE_START as DAMAGE_START,
    DECK as DECK,
    DRAW_PHASE as DRAW_PHASE,
    END_OF_DAMAGE_STEP as END_OF_DAMAGE_STEP,
    END_OF_PHASE as END_OF_PHASE,
    END_OF_THEIR_NEXT_TURN as END_OF_THEIR_NEXT_TURN,
    END_OF_TURN as END_OF_TURN,
    END_PHASE as END_PHASE,
    FLIP as FLIP,
    FLIP_SUMMON as FLIP_SUMMON,
    FOREVER as FOREVER,
    FUSION_DECK as FUSION_DECK,
    GRAVEYARD as GRAVEYARD,
    HAND as HAND,
    IS_DESTROYED as IS_DESTROYED,
    MAIN_1 as MAIN_1,
    MAIN_2 as MAIN_2,
    MAY as MAY,
    MUST as MUST,
    NO_LIMIT as NO_LIMIT,
    NORMAL_SUMMON as NORMAL_SUMMON,
    P_ATTACK as P_ATTACK,
    P_DEFENSE as P_DEFENSE,
    P_SET as P_SET,
    REMOVED as REMOVED,
    SPECIAL_SUMMON as SPECIAL_SUMMON,
    REFLECTOR_COUNTER as REFLECTOR_COUNTER,
    SPELL_COUNTER as SPELL_COUNTER,
    STANDBY_PHASE as STANDBY_PHASE,
    TRIBUTE_SUMMON as TRIBUTE_SUMMON,
    TURN_COUNTER as TURN_COUNTER,
    TURN_END as TURN_END,
    UNTIL_DONE as UNTIL_DONE,
    UNLIMITED as UNLIMITED,
    WHILE_SOURCE as WHILE_SOURCE,
    THEIR_END_PHASE as THEIR_END_PHASE,
    THIS_END_PHASE as THIS_END_PHASE,
    YOUR_NEXT_TURN as YOUR_NEXT_TURN,
)
from spellspeed.duel.effects import EXODIA as EXODIA, Procedure as Procedure
from spellspeed.language.amounts import *
from spellspeed.language.bans import *
from spellspeed.language.battle_events import *
from spellspeed.language.battle_times import *
from spellspeed.language.battling import *
from spellspeed.language.card import *
from spellspeed.language.conditions import *
from spellspeed.language.costs import *
from spellspeed.language.deeds import *
from spellspeed.language.effects import *
from spellspeed.language.events import *
from spellspeed.language.families import *
from spellspeed.language.identity import *
from spellspeed.language.imposing import *
from spellspeed.language.holding import *
from spellspeed.language.levelling import *
from spellspeed.language.materials import *
from spellspeed.language.meant import *
from spellspeed.language.memory import *
from spellspeed.language.namesakes import *
from spellspeed.language.paying import *
from spellspeed.language.passing import *
from spellspeed.language.picking import *
from spellspeed.language.redoing import *
from spellspeed.language.selections import *
from spellspeed.language.situations import *
from spellspeed.language.standing import *
from spellspeed.language.statics import *
from spellspeed.language.absorbing import *
from spellspeed.language.targeting import *
from spellspeed.language.toons import *
from spellspeed.language.unions import *
from spellspeed.language.tributed import *
from spellspeed.language.verbs import *
from spellspeed.language.which import *

"""The game's words as small numbers inside, and their names at the edge."""

from typing import Final

# Kinds of card (bits, so that a selection may name several).
MONSTER: Final = 1
MAGIC: Final = 2
TRAP: Final = 4

# Icons of Magic and Trap Cards; a Monster has NO_ICON.
NO_ICON: Final = 0
NORMAL: Final = 1
CONTINUOUS: Final = 2
EQUIP: Final = 3
FIELD: Final = 4
QUICK_PLAY: Final = 5
RITUAL: Final = 6
COUNTER: Final = 7
ICON_NAMES: Final = ("", "normal", "continuous", "equip", "field", "quick-play", "ritual", "counter")

# Frames. Fusion and Ritual Monsters with an effect are both (`Facts.effect` is set).
FRAME_NORMAL: Final = 1
FRAME_EFFECT: Final = 2
FRAME_FUSION: Final = 3
FRAME_RITUAL: Final = 4
FRAME_MAGIC: Final = 5
FRAME_TRAP: Final = 6
FRAME_TOKEN: Final = 7
FRAME_NAMES: Final = ("", "normal", "effect", "fusion", "ritual", "magic", "trap", "token")

TYPE_NAMES: Final = (
    "",
    "Dragon",
    "Spellcaster",
    "Zombie",
    "Warrior",
    "Beast-Warrior",
    "Beast",
    "Winged Beast",
    "Fiend",
    "Fairy",
    "Insect",
    "Dinosaur",
    "Reptile",
    "Fish",
    "Sea Serpent",
    "Machine",
    "Thunder",
    "Aqua",
    "Pyro",
    "Rock",
    "Plant",
)
ATTRIBUTE_NAMES: Final = ("", "EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK")
KIND_NAMES: Final = {MONSTER: "monster", MAGIC: "magic", TRAP: "trap"}

# Abilities printed beside the Type (bits).
ABILITY_FLIP: Final = 1
ABILITY_SPIRIT: Final = 2
ABILITY_UNION: Final = 4
ABILITY_TOON: Final = 8
ABILITY_NAMES: Final = {
    ABILITY_FLIP: "flip",
    ABILITY_SPIRIT: "spirit",
    ABILITY_UNION: "union",
    ABILITY_TOON: "toon",
}

# Places. A pile is found at `seat * ZONES + zone`; the three zones of the field hold a uid or EMPTY per slot.
NOWHERE: Final = 0
DECK: Final = 1
HAND: Final = 2
MONSTER_ZONE: Final = 3
MAGIC_TRAP_ZONE: Final = 4
FIELD_ZONE: Final = 5
GRAVEYARD: Final = 6
REMOVED: Final = 7
FUSION_DECK: Final = 8
ARRIVING: Final = 9
"""A monster whose Summon may still be negated: it takes up its Monster Zone but is not on the field."""
ZONES: Final = 10
ZONE_NAMES: Final = (
    "nowhere",
    "Deck",
    "hand",
    "Monster Zone",
    "Magic & Trap Zone",
    "Field Card Zone",
    "Graveyard",
    "removed from play",
    "Fusion Deck",
    "being Summoned",
)
EMPTY: Final = -1
CLOSED: Final = -3
"""A Monster Zone that an effect closes (Ground Collapse)."""
KEPT: Final = -2
"""A Monster Zone that is kept for a card removed from play (Dimensionhole): neither empty nor a card."""
IN_DECK: Final = 1 << 1
IN_HAND: Final = 1 << 2
IN_MONSTER_ZONE: Final = 1 << 3
IN_MAGIC_TRAP_ZONE: Final = 1 << 4
IN_FIELD_ZONE: Final = 1 << 5
IN_GRAVEYARD: Final = 1 << 6
IN_REMOVED: Final = 1 << 7
IN_FUSION_DECK: Final = 1 << 8
ON_FIELD: Final = IN_MONSTER_ZONE | IN_MAGIC_TRAP_ZONE | IN_FIELD_ZONE
MIDDLE_FIRST: Final = (2, 1, 3, 0, 4)
"""The order in which a card takes a free zone by itself: 3, 2, 4, 1, 5 from the player's left."""

# Phases, in the order of a turn.
NO_PHASE: Final = 0
DRAW_PHASE: Final = 1
STANDBY_PHASE: Final = 2
MAIN_1: Final = 3
BATTLE_PHASE: Final = 4
MAIN_2: Final = 5
END_PHASE: Final = 6
TURN_END: Final = 7
"""No phase of its own: when effects may be due that wait for the end of a turn."""
PHASE_NAMES: Final = (
    "",
    "Draw Phase",
    "Standby Phase",
    "Main Phase 1",
    "Battle Phase",
    "Main Phase 2",
    "End Phase",
)

# Steps of the Battle Phase, and sub-steps of the Damage Step (J-DMG-01).
NO_STEP: Final = 0
START_STEP: Final = 1
BATTLE_STEP: Final = 2
DAMAGE_STEP: Final = 3
END_STEP: Final = 4
STEP_NAMES: Final = ("", "Start Step", "Battle Step", "Damage Step", "End Step")
DAMAGE_START: Final = 1
DAMAGE_FLIP: Final = 2
BEFORE_CALCULATION: Final = 3
CALCULATION: Final = 4
AFTER_DAMAGE: Final = 5
"""Sub-step 5a: triggers on battle damage and on having battled."""
AFTER_FLIP: Final = 6
"""Sub-step 5b: FLIP effects."""
DAMAGE_END: Final = 7
SUBSTEP_NAMES: Final = (
    "",
    "start",
    "flip",
    "before damage calculation",
    "damage calculation",
    "after damage calculation",
    "FLIP effects",
    "end",
)

# How a card came to lie where it lies on the field.
UNPLACED: Final = 0
NORMAL_SUMMON: Final = 1
TRIBUTE_SUMMON: Final = 2
FLIP_SUMMON: Final = 4
SPECIAL_SUMMON: Final = 8
SET_DOWN: Final = 16
FUSION_SUMMON: Final = 8 | 32
RITUAL_SUMMON: Final = 8 | 64
ANY_SUMMON: Final = 15
PLACED: Final = 128
HELD: Final = 512
"""A monster that serves as an Equip by another card's effect: it has no effects of its own (J-EQUIP-04)."""
NULLIFIED: Final = 256
"""Its activation has just been negated, as if it had never been made (J-MAG-06)."""

# Classes of effect (J-EFF-01). The rulebook's cost effect is IGNITION.
CARD_ACTIVATION: Final = 1
IGNITION: Final = 2
TRIGGER: Final = 4
FLIP: Final = 8
MULTI_TRIGGER: Final = 16
CONTINUOUS_EFFECT: Final = 32
DUTY: Final = 64
SUMMON_PROCEDURE: Final = 128
FOR_GOOD: Final = "for good"
"""How marks of the duel begin that are kept to its end: effects used once per Duel."""
AFTERMATH: Final = 256
"""What an event leaves behind at once, without an activation: a card that comes back in a later phase."""
EFFECT_CLASS_NAMES: Final = {
    CARD_ACTIVATION: "activation",
    IGNITION: "ignition",
    TRIGGER: "trigger",
    FLIP: "flip",
    MULTI_TRIGGER: "multi-trigger",
    CONTINUOUS_EFFECT: "continuous",
    DUTY: "duty",
    SUMMON_PROCEDURE: "summoning",
    AFTERMATH: "aftermath",
}

# Why a card moved (J-TERM-01). The first three are destruction.
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2
BY_RULE: Final = 4
AS_COST: Final = 8
AS_TRIBUTE: Final = 16
AS_MATERIAL: Final = 32
AS_DISCARD: Final = 64
BY_HAND_LIMIT: Final = 128
AS_MOVE: Final = 256
AS_USED: Final = 512
AS_DRAW: Final = 1024
IS_DESTROYED: Final = BY_BATTLE | BY_EFFECT | BY_RULE

# What happens: kinds of event.
TURN_BEGAN: Final = 1
PHASE_BEGAN: Final = 2
DRAWN: Final = 3
MOVED: Final = 4
SUMMON_ATTEMPT: Final = 5
SUMMONED: Final = 6
SET: Final = 7
FLIPPED: Final = 8
POSITION_CHANGED: Final = 9
ATTACK_DECLARED: Final = 10
BATTLED: Final = 11
BATTLE_DAMAGE: Final = 12
EFFECT_DAMAGE: Final = 13
LIFE_GAINED: Final = 14
LIFE_PAID: Final = 15
ACTIVATED: Final = 16
RESOLVED: Final = 17
NEGATED: Final = 18
CONTROL_CHANGED: Final = 19
EQUIPPED: Final = 20
SHUFFLED: Final = 21
REVEALED: Final = 22
CHANCE: Final = 23
DUEL_OVER: Final = 24
GREETED: Final = 25
STEP_BEGAN: Final = 26
SUMMON_NEGATED: Final = 27
ATTACK_STOPPED: Final = 28
REPLAY: Final = 29
DISAPPEARED: Final = 30
DECLARED: Final = 31
LASTING_BEGAN: Final = 32
MODIFIED: Final = 33
COUNTERS: Final = 35
LOOP_BROKEN: Final = 36
CLOCK: Final = 38
"""A turn count is moved."""
EXCHANGED: Final = 39
"""The players exchange their Life Points."""
SUBSTITUTED: Final = 40
"""A card was destroyed in place of another; `amount` is the Battle Damage that went with it."""
LIFE_LOST: Final = 37
"""Life Points lost by an effect that calls it neither damage nor a payment."""
DEFEATED: Final = 43
"""A battle has destroyed a monster, which still lies on the field: the one that did it, and that one."""
FIGHTING: Final = 34
"""Two monsters, or one attacking directly, at the start of the Damage Step or before calculation."""
EVENT_NAMES: Final = (
    "",
    "turn",
    "phase",
    "draw",
    "move",
    "attempt",
    "summon",
    "set",
    "flip",
    "position",
    "attack",
    "battle",
    "battle-damage",
    "effect-damage",
    "gain",
    "pay",
    "activate",
    "resolve",
    "negate",
    "control",
    "equip",
    "shuffle",
    "reveal",
    "chance",
    "over",
    "greet",
    "step",
    "summon-negated",
    "attack-stopped",
    "replay",
    "disappear",
    "declare",
    "lasting",
    "modify",
    "fight",
    "counters",
    "loop",
    "lose",
    "clock",
    "exchange",
    "substitute",
)

# Kinds of decision.
ACT: Final = 1
RESPOND: Final = 2
CHOOSE: Final = 3
YES_NO: Final = 4
OPTION: Final = 5
POSITION: Final = 6
ORDER: Final = 7
DECLARE: Final = 8
DECISION_NAMES: Final = ("", "act", "respond", "choose", "yes-no", "option", "position", "order", "declare")

# Verbs of options.
V_SUMMON: Final = 1
V_SET: Final = 2
V_ACTIVATE: Final = 3
V_FLIP_SUMMON: Final = 4
V_CHANGE_POSITION: Final = 5
V_ATTACK: Final = 6
V_SPECIAL_SUMMON: Final = 7
V_PHASE: Final = 8
V_PASS: Final = 9
V_PICK: Final = 10
V_DONE: Final = 11
V_YES: Final = 12
V_NO: Final = 13
V_MODE: Final = 14
V_POSITION: Final = 15
V_ZONE: Final = 16
V_DECLARE: Final = 17
V_FIRST: Final = 18
VERB_NAMES: Final = (
    "",
    "summon",
    "set",
    "activate",
    "flip-summon",
    "change-position",
    "attack",
    "special-summon",
    "phase",
    "pass",
    "pick",
    "done",
    "yes",
    "no",
    "mode",
    "position",
    "zone",
    "declare",
    "first",
)
P_ATTACK: Final = 1
P_DEFENSE: Final = 2
P_SET: Final = 3
POSITION_NAMES: Final = ("", "Attack Position", "Defense Position", "face-down Defense Position")

# How long something lasts.
FOREVER: Final = 0
END_OF_TURN: Final = 1
END_OF_DAMAGE_STEP: Final = 2
END_OF_PHASE: Final = 3
WHILE_SOURCE: Final = 4
"""As long as the card it comes from is face-up on the field, and not negated."""
YOUR_NEXT_TURN: Final = 5
"""Until the next turn of the player who used it begins."""
END_OF_YOUR_NEXT_TURN: Final = 13
END_OF_THEIR_NEXT_TURN: Final = 14
THEIR_END_PHASE: Final = 15
"""Till the next End Phase of the opponent begins."""
THIS_END_PHASE: Final = 16
"""Till the End Phase of this turn begins."""

# The same for what lasts no longer than one Chain Link.
NEXT_LINK: Final = 11
"""While the next Chain Link resolves, the one that was answered; then it is THIS_LINK."""
THIS_LINK: Final = 12

# Kinds of static effect (bits).
S_STAT: Final = 1
S_NEGATE: Final = 2
S_CANNOT_ACTIVATE: Final = 4
S_CANNOT_ATTACK: Final = 8
S_CANNOT_CHANGE: Final = 16
S_CANNOT_TARGET: Final = 32
S_NOT_DESTROYED: Final = 64
S_NO_BATTLE_DAMAGE: Final = 128
S_PIERCING: Final = 256
S_DIRECT: Final = 512
S_ATTACKS: Final = 1024
S_CANNOT_SUMMON: Final = 2048
S_REVERSE: Final = 4096
S_REPLACE_MOVE: Final = 8192
S_POSITION: Final = 16384
S_NO_BATTLE_PHASE: Final = 32768
S_SPIRITS_STAY: Final = 65536
"""Spirits do not return to the hand."""
S_CONTROL: Final = 131072
"""Control that cannot change (of the cards it covers), or always goes back to the owners (number 2)."""
S_CANNOT_BE_TRIBUTED: Final = 262144
S_PAY_TO_ATTACK: Final = 524288
S_DESTROYED_IF: Final = 1048576
S_SKIP: Final = 2097152
"""A phase, its `number`, is skipped; or (TWO_BATTLES) the Battle Phase may come twice in a turn."""
TWO_BATTLES: Final = 100
S_WATCH: Final = 4194304
S_IDENTITY: Final = 8388608
S_MUST_TRIBUTE: Final = 16777216
S_DUTY: Final = 33554432
S_ONLY_ONE: Final = S_CANNOT_SUMMON | S_DESTROYED_IF
"""No second face-up card of its name: it can neither be Summoned nor stay."""
S_CANNOT_BE_ATTACKED: Final = 67108864
S_CANNOT_ATTACK_DIRECTLY: Final = 134217728
S_ORIGINAL: Final = 1 << 28
"""Original ATK or DEF changed; everything else comes on top of that (DESIGN §7.9)."""
S_GATHERS: Final = 1 << 29
S_RESTS: Final = 1 << 30
"""Changed to Defense Position at the end of the Damage Step or Battle Phase (its number) it attacked in."""
S_DOOMED: Final = 1 << 31
"""Destroyed after damage calculation."""
S_QUELLS: Final = 1 << 32
"""What these monsters destroy by battle is negated, also in the Graveyard."""
S_NO_REMOVAL: Final = 1 << 33
"""A player cannot remove cards in the Graveyards from play."""

S_MUST_ATTACK: Final = 1 << 34
"""Monsters that attack if they can: the Battle Phase is not ended before."""
S_CALCULATED: Final = 1 << 35
"""ATK changed during damage calculation alone, after everything else."""
S_REPELS: Final = 1 << 36
"""Who attacks these monsters in Defense Position with less ATK than their DEF is destroyed."""
S_DAMAGE: Final = 1 << 37
"""Battle Damage that another player takes, or that is more, less, or no Battle Damage."""
EACH_ONCE: Final = 1000
"""How many attacks a monster may make that attacks every monster of the opponent once."""

S_UNAFFECTED: Final = 1 << 39
"""The effects of certain cards pass these by."""
S_FIELD_NAME: Final = 1 << 53
"""The field counts as a Field Magic Card of this name while there is none."""
S_LEVEL: Final = 1 << 38
"""Levels changed. They may hang on Type and Attribute, so these are settled without them (S_IDENTITY)."""
S_FACE_UP: Final = 1 << 41
"""Monsters are neither Set nor turned face-down."""
S_FEE: Final = 1 << 42
"""Life Points that playing a card from the hand costs; they may be the last (J-EFF-07)."""

S_FRAIL: Final = 1 << 46
"""Destroyed when an effect has targeted it and resolved (Spirit Reaper)."""
S_DIE_SHIELD: Final = 1 << 47
"""A die is rolled when an effect of the opponent that targets it resolves (the Archfiends)."""
S_NO_UPKEEP: Final = 1 << 48
"""Nothing is paid for it in the Standby Phase (Pandemonium)."""
S_CLOSES: Final = 1 << 45
"""Monster Zones, noted on the card, that nobody can use."""
S_SEND_TO_ATTACK: Final = 1 << 44
"""Cards from the top of the Deck that declaring an attack costs."""
S_ONE_TYPE: Final = 1 << 43
"""Each player has face-up monsters of one Type alone."""

# Counters are notes of a card with these names.
SPELL_COUNTER: Final = "Spell Counter"
REFLECTOR_COUNTER: Final = "Reflector Counter"
"""Taken off in place of a card that an effect would destroy (Magic Reflector)."""
TURN_COUNTER: Final = "Turn Counter"
"""What an effect of a card counts by: how often it has weakened its monster (Germ Infection)."""
COUNTER_NAMES: Final = (SPELL_COUNTER, REFLECTOR_COUNTER, TURN_COUNTER)
NO_LIMIT: Final = 1000

S_WINS: Final = 1 << 50
S_GRAVE_LOCK: Final = 1 << 51
S_REMOVES_YOURS: Final = 1 << 52
S_HAND_LIMIT: Final = 1 << 40
"""How many cards a player may hold at the end of his turn; UNLIMITED for any number."""
UNLIMITED: Final = 1000
USES: Final = "uses"
"""How often a card has used an effect that works so many times."""
ARMED: Final = "armed"
"""The note of a monster whose FLIP effect has made another effect of it work (Spear Cretin)."""
TAKEN_AWAY: Final = "taken away"
"""The note of a monster, destroyed by battle, that is removed from play (Lesser Fiend)."""
NO_MAIN_1: Final = "no Main Phase 1"
"""The mark of a turn whose Main Phase 1 is skipped: its player may only go on."""
TO_END_PHASE: Final = "to the End Phase"
"""The mark of a turn that goes on with its End Phase (Neko Mane King)."""
SECOND_BATTLE: Final = "second Battle Phase"
"""The mark of a turn whose second Battle Phase has begun (Weather Report)."""
COUNTS_SINCE: Final = "counts since turn"
"""The note of a card that counts its player's Standby Phases: the turn it began in (Wave-Motion Cannon)."""
TRIBUTED_FROM: Final = "tributed from"
"""The note of a monster in the Graveyard on whose side (plus 1) it was Tributed, if it asks for that."""
CAME_BY_ITSELF: Final = "came by itself"
"""The note of a monster that its own effect has Special Summoned."""
S_TAKES_AWAY: Final = 1 << 61
"""What these monsters destroy by battle is removed from play."""
S_MIRRORS: Final = 1 << 62
"""Its ATK and DEF are those of the monster it is linked with."""
S_HANDS_SHOWN: Final = 1 << 49
"""A player's hand is open to both."""
S_SHARED_UPKEEP: Final = 1 << 60
"""What is paid in Life Points for these cards in the Standby Phase the opponent pays too (Battle-Scarred)."""
S_GAIN_HURTS: Final = 1 << 59
"""What a player would gain in Life Points is damage to him (Bad Reaction to Simochi)."""
S_LENT: Final = 1 << 58
"""A card in a hand that costs its holder Life Points when he uses it."""
S_DECKS_TURNED: Final = 1 << 57
"""Both Decks lie upside down."""

S_LURE: Final = 1 << 54
"""Some monsters can attack only certain others."""
S_HOLDS: Final = 1 << 55
"""A monster may hold another one as an Equip."""
S_SUBSTITUTE: Final = 1 << 56
"""Another card is destroyed in place of a monster."""

UNTIL_DONE: Final = -1
"""How long a Magic or Trap Card that is not Continuous stays on the field: till its own effect is over."""

# What an effect would do (DESIGN §7.7).
MUST: Final = 1
MAY: Final = 2
LATER: Final = 4

# What kind of window is open: what may be done in it follows.
OPEN: Final = 0
AFTER_EVENT: Final = 1
NEGATION_WINDOW: Final = 2
LEAVING: Final = 3
BUILDING: Final = 4
"""A rule is at work (a Summon being paid, a link resolving): nothing may be activated."""

# What the cards of a duel can do at all (`State.traits`): where none can, nobody needs to look.
T_EXODIA: Final = 1 << 0
"""There are pieces of Exodia."""
T_QUICK_HAND: Final = 1 << 1
"""Something may answer from the hand."""
T_QUICK_MONSTER: Final = 1 << 2
"""A monster on the field may answer."""
T_FROM_DECK: Final = 1 << 3
"""A monster may Special Summon itself from the Deck."""
T_FROM_FUSION_DECK: Final = 1 << 4
"""A monster may Special Summon itself from the Fusion Deck."""
T_FOR_DRAW: Final = 1 << 5
"""An effect may be used in place of the draw of the Draw Phase."""

# What the rules must look after on the field (`State.odd`). A bit may stay set when there is nothing left.
O_HOSTED: Final = 1 << 0
"""A card is equipped to another, or linked with it."""
O_CLAIMED: Final = 1 << 1
"""Somebody has taken control of a card."""
O_ALL: Final = O_HOSTED | O_CLAIMED

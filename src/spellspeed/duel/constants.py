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
ABILITY_NAMES: Final = {ABILITY_FLIP: "flip", ABILITY_SPIRIT: "spirit", ABILITY_UNION: "union", ABILITY_TOON: "toon"}

"""What is printed on a card, as the engine reads it."""

from .constants import FRAME_FUSION, FRAME_RITUAL, FRAME_TOKEN, MAGIC, MONSTER, TRAP


class Facts:
    """The printed facts of one card: name, kind and numbers; nothing of what it does.

    Codes are those of `spellspeed.duel.constants`. A printed "?" counts as 0 with `unknown_attack` or
    `unknown_defense` set. A Magic or Trap Card has 0 for what only a Monster prints.
    """

    __slots__ = (
        "abilities",
        "attack",
        "attribute",
        "defense",
        "effect",
        "frame",
        "icon",
        "kind",
        "level",
        "materials",
        "name",
        "password",
        "ritual",
        "type",
        "unknown_attack",
        "unknown_defense",
    )

    def __init__(
        self,
        name: str,
        kind: int,
        frame: int,
        *,
        icon: int = 0,
        attribute: int = 0,
        type: int = 0,
        level: int = 0,
        attack: int = 0,
        defense: int = 0,
        abilities: int = 0,
        effect: bool = False,
        materials: tuple[str, ...] = (),
        ritual: str = "",
        password: int = 0,
        unknown_attack: bool = False,
        unknown_defense: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.frame = frame
        self.icon = icon
        self.attribute = attribute
        self.type = type
        self.level = level
        self.attack = attack
        self.defense = defense
        self.abilities = abilities
        self.effect = effect
        """True when the card needs effect code (an Effect Monster, or any Magic or Trap Card)."""
        self.materials = materials
        """Names of the Fusion Material Monsters, in printed order."""
        self.ritual = ritual
        """For a Ritual Magic Card its Ritual Monster, for a Ritual Monster its Ritual Magic Card."""
        self.password = password
        self.unknown_attack = unknown_attack
        self.unknown_defense = unknown_defense

    @property
    def is_monster(self) -> bool:
        return self.kind == MONSTER

    @property
    def is_magic(self) -> bool:
        return self.kind == MAGIC

    @property
    def is_trap(self) -> bool:
        return self.kind == TRAP

    @property
    def is_fusion(self) -> bool:
        return self.frame == FRAME_FUSION

    @property
    def is_ritual(self) -> bool:
        return self.frame == FRAME_RITUAL

    @property
    def is_token(self) -> bool:
        return self.frame == FRAME_TOKEN

"""The table as the heuristic player looks at it: who has what, what it is worth, who would win a battle."""

from __future__ import annotations

from typing import Final

from spellspeed.protocol import CardView, View

from .reading import flips

__all__ = ["Table", "worth"]

UNKNOWN_DEFENSE: Final = 1400
"""What a Set monster is taken to defend with."""
UNKNOWN_ATTACK: Final = 1000
"""What it is taken to attack with later."""
FRESH_ATTACK: Final = 1400
"""A monster of such strength may be Summoned at any time."""


def attack_of(card: CardView) -> int:
    return UNKNOWN_ATTACK if card.attack is None else card.attack


def defense_of(card: CardView) -> int:
    return UNKNOWN_DEFENSE if card.defense is None else card.defense


def guard_of(card: CardView) -> int:
    """What an attacker has to beat."""
    return attack_of(card) if card.position == "attack" else defense_of(card)


def worth(card: CardView) -> float:
    """What a card on the field, or one that could be there, is worth; a point is about 100 ATK."""
    if card.kind == "monster" or card.zone == "Monster Zone":
        if not card.name:
            return 12.0
        value = max(attack_of(card), 0.7 * defense_of(card)) / 100
        return value + (2 if card.frame == "effect" else 0) + 1
    if card.icon == "equip" and card.equipped_to:
        return 6.0
    return 7.0 if card.face != "up" or card.icon in ("continuous", "field", "equip") else 0.0


def in_hand(card: CardView) -> float:
    """What a card in the hand is worth keeping."""
    if card.kind == "monster":
        strength = max(attack_of(card), 0.7 * defense_of(card)) / 100
        if card.level >= 7:
            return strength * 0.6
        return strength * (0.8 if card.level >= 5 else 1.0) + (4 if flips(card.name) else 0)
    return 14.0


class Table:
    """One view, sorted by mine and theirs."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.viewer, int)
        self.view = view
        self.me = view.viewer
        self.mine = view.sides[self.me]
        self.theirs = view.sides[1 - self.me]
        self.my_turn = view.turn_player == self.me
        self.my_monsters = [card for card in self.mine.monsters if card is not None]
        self.their_monsters = [card for card in self.theirs.monsters if card is not None]
        self._by_handle: dict[str, CardView] = {}

    def card(self, handle: str) -> CardView | None:
        """The card with this handle, wherever it can be seen."""
        if not self._by_handle:
            for side in self.view.sides:
                rows = side.monsters, side.magic_traps, (side.field,), side.hand, side.graveyard
                for row in (*rows, side.removed, side.fusion):
                    for card in row:
                        if card is not None:
                            self._by_handle[card.handle] = card
        return self._by_handle.get(handle)

    @property
    def all(self) -> list[CardView]:
        """Every card on the field."""
        found = []
        for side in self.view.sides:
            found += [card for card in (*side.monsters, *side.magic_traps, side.field) if card is not None]
        return found

    @property
    def threat(self) -> int:
        """The strongest attack that can be seen coming."""
        return max((attack_of(card) for card in self.their_monsters if card.name), default=0)

    @property
    def strongest(self) -> CardView | None:
        """Their monster that is hardest to beat."""
        return max(self.their_monsters, key=guard_of, default=None)

    def may_battle(self) -> bool:
        """Is a Battle Phase of mine still to come this turn?"""
        return self.my_turn and self.view.turn > 1 and self.view.phase == "Main Phase 1"

    def fight(self, attack: int, mine: float, target: CardView | None) -> float:
        """What I gain by attacking with so much ATK, with a monster worth `mine`; None is a direct attack."""
        if target is None:
            return 1000 if attack >= self.theirs.lp else attack / 100
        guard = guard_of(target)
        if target.position == "attack":
            if attack > guard:
                hurt = attack - guard
                return 1000 if hurt >= self.theirs.lp else worth(target) + hurt / 200
            if attack == guard:
                return worth(target) - mine if attack else -1.0
            return -mine - (guard - attack) / 200
        if target.face == "down" and not target.name:
            # A guess: most Set monsters are weak, some bite when they are turned up.
            if attack >= guard + 200:
                return 7.0 - mine / 20
            return -1.0 if attack < 1000 or self.mine.lp < 2000 else 2.0 - (guard - attack) / 150
        if attack > guard:
            return worth(target)
        return -(guard - attack) / 150 - 0.1

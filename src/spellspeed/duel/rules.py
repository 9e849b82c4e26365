"""The switches of the rules (one record) and the two presets."""

from __future__ import annotations

from typing import ClassVar


class Rules:
    """Switches where judges, rulebook and later policy differ. The defaults are how the game was judged.

    >>> Rules().quick_play_hand
    'any_phase'
    >>> LETTER.quick_play_hand
    'main_and_battle'
    """

    CHOICES: ClassVar[dict[str, tuple[object, ...]]] = {
        "first_turn_draw": (True, False),
        "toss": ("winner_chooses", "winner_starts"),
        "match_policy": ("rulebook", "ude"),
        "quick_play_hand": ("any_phase", "main_and_battle"),
        "effect_change_counts": (True, False),
        "replay_sources": ("any", "trap_quickplay"),
        "replay_attacker": ("free", "same_only"),
        "simultaneous": ("four_tier", "turn_player_first"),
        "standby_dodge": (False, True),
        "clock": ("off", "2003", "2005"),
        "zones": ("auto", "ask"),
    }

    def __init__(
        self,
        *,
        first_turn_draw: bool = True,
        toss: str = "winner_chooses",
        match_policy: str = "rulebook",
        quick_play_hand: str = "any_phase",
        effect_change_counts: bool = True,
        replay_sources: str = "any",
        replay_attacker: str = "free",
        simultaneous: str = "four_tier",
        standby_dodge: bool = False,
        clock: str = "off",
        zones: str = "auto",
    ) -> None:
        self.first_turn_draw = first_turn_draw
        self.toss = toss
        self.match_policy = match_policy
        self.quick_play_hand = quick_play_hand
        self.effect_change_counts = effect_change_counts
        self.replay_sources = replay_sources
        self.replay_attacker = replay_attacker
        self.simultaneous = simultaneous
        self.standby_dodge = standby_dodge
        self.clock = clock
        self.zones = zones
        for name, values in self.CHOICES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"switch {name}={getattr(self, name)!r}: must be one of {values}")

    def items(self) -> dict[str, object]:
        """The switches by name."""
        return {name: getattr(self, name) for name in self.CHOICES}


JUDGE = Rules()
LETTER = Rules(quick_play_hand="main_and_battle", replay_sources="trap_quickplay", toss="winner_starts")
PRESETS = {"judge": JUDGE, "letter": LETTER}

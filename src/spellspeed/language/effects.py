"""The effects of a card, each in one call: what it does first, then when, at what and for what price.

>>> from spellspeed.language.words import *
>>> trap_hole = activate(
...     Destroy(TARGET),
...     target=IT_AS_TARGET,
...     when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, by=OPPONENT, that=MONSTER & (ATK >= 1000)),
... )
>>> trap_hole.text()
'When a monster with 1000 or more ATK is Normal or Flip Summoned by the opponent: Destroy that monster.'
"""

from __future__ import annotations

from typing import Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import TargetStep
from spellspeed.duel.machine import Step

from .conditions import Cond
from .costs import SpokenCost
from .events import SpokenEvent
from .prose import joined, sentence
from .selections import FACE_UP, MONSTER, THEIRS, Sel
from .statics import SpokenEffect, SpokenStatic
from .verbs.base import Deed, Verb
from .verbs.flow import laid_out
from .which import Target, TargetEvent

__all__ = [
    "ATTACKER_AS_TARGET",
    "AT_CALCULATION",
    "FROM_GRAVEYARD",
    "FROM_HAND",
    "IT_AS_TARGET",
    "MODIFIER",
    "activate",
    "continuous",
    "duty",
    "flip",
    "ignition",
    "quick",
    "trigger",
]

ATTACKER_AS_TARGET: Final = TargetEvent(MONSTER & FACE_UP & THEIRS)
"""The opponent's attacking monster, as long as it is face-up on his side."""
IT_AS_TARGET: Final = TargetEvent(MONSTER & FACE_UP)
"""The monster of the event; turned face-down in the meantime it is a target no more (J-EFF-10)."""
MODIFIER: Final = 1 << c.BEFORE_CALCULATION
"""Damage Step flag of what changes ATK or DEF (J-DMG-02)."""
AT_CALCULATION: Final = 1 << c.CALCULATION
"""Damage Step flag of what belongs to damage calculation (Kuriboh, Injection Fairy Lily)."""

FROM_GRAVEYARD: Final = c.IN_GRAVEYARD
"""Zone of an effect that is used while its card lies in the Graveyard."""
FROM_HAND: Final = c.IN_HAND
"""Zone of an effect that is used while its card is in the hand."""

Aim = Sel | TargetStep | tuple[TargetStep, ...] | None


class CardEffect(SpokenEffect):
    """An effect of the core with the words it was written in."""

    def __init__(
        self,
        kind: int,
        verbs: tuple[Verb, ...],
        *,
        speed: int = 0,
        zones: int = 0,
        mandatory: bool = False,
        when: SpokenEvent | None = None,
        needs: Cond | tuple[Cond, ...] = (),
        cost: SpokenCost | None = None,
        target: Aim = None,
        modes: tuple[Step, ...] = (),
        oath: tuple[Verb, ...] = (),
        statics: tuple[SpokenStatic, ...] = (),
        once: int = 0,
        damage: int = 0,
        phase: int = 0,
        whose: int = 2,
        misses: bool = True,
        needs_source: bool = False,
        needs_again: bool = False,
    ) -> None:
        conditions = (needs,) if isinstance(needs, Cond) else needs
        targets = aims(target)
        super().__init__(
            kind,
            speed=speed,
            zones=zones,
            mandatory=mandatory,
            when=when,
            needs=conditions,
            cost=cost,
            targets=targets,
            modes=modes,
            steps=laid_out(verbs),
            oath=oath,
            statics=statics,
            once=once,
            substeps=damage,
            phase=phase,
            whose=whose,
            misses=misses,
            needs_source=needs_source,
            needs_again=needs_again,
        )
        self.verbs = verbs
        self.promises = oath
        self.event = when
        self.conditions = conditions
        self.price = cost
        self.spoken_statics = statics

    def deeds(self) -> tuple[Deed, ...]:
        """What it would do (DESIGN §7.7)."""
        found: list[Deed] = []
        for verb in self.verbs:
            found.extend(verb.deeds())
        return tuple(found)

    def text(self) -> str:
        """The effect in words, made from what it does."""
        parts: list[str] = []
        for static in self.spoken_statics:
            parts.append(sentence(static.text()))
        body = self.body_text()
        if body:
            parts.append(body)
        return " ".join(parts)

    def body_text(self) -> str:
        said = [sentence(verb.text()) for verb in self.verbs if verb.text()]
        aim = ""
        for target in self.targets:
            if isinstance(target, Target):
                aim = f"{aim} and {target.text()}" if aim else f"target {target.text()}"
            elif isinstance(target, TargetEvent):
                said = [part.replace("the target", target.text()) for part in said]
        if aim:
            if len(self.targets) > 1 or any(isinstance(t, Target) and t.most > 1 for t in self.targets):
                said = [part.replace("the target", "the targets") for part in said]
            said.insert(0, sentence(aim))
        if self.price is not None:
            said.insert(0, sentence(self.price.text()))
        said.extend(sentence(verb.text()) for verb in self.promises)
        if not said:
            return ""
        head = self.head_text()
        return f"{head}{' '.join(said)}"

    def head_text(self) -> str:
        """When it may be used, as a heading: "When ...: "."""
        may = not self.mandatory and self.kind in (c.TRIGGER, c.FLIP, c.DUTY)
        clauses = [f"if {joined([need.text() for need in self.conditions])}"] if self.conditions else []
        if self.kind == c.FLIP:
            head = "FLIP"
        elif self.kind == c.DUTY:
            whose = ("your ", "the opponent’s ", "each ")[self.whose]
            head = f"in {whose}{c.PHASE_NAMES[self.phase]}"
        elif self.event is not None:
            head = f"when {self.event.text()}"
        elif self.kind == c.IGNITION:
            head = "in your Main Phase"
        else:
            head = ""
        head = ", ".join([head, *clauses] if head else clauses)
        if not head:
            return ""
        head = head[0].upper() + head[1:]
        return f"{head}, you may use this: " if may else f"{head}: "


def aims(target: Aim) -> tuple[TargetStep, ...]:
    if target is None:
        return ()
    if isinstance(target, Sel):
        return (Target(target),)
    if isinstance(target, TargetStep):
        return (target,)
    return target


def activate(
    *verbs: Verb,
    target: Aim = None,
    when: SpokenEvent | None = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    damage: int = 0,
    oath: tuple[Verb, ...] = (),
    again: bool = False,
) -> CardEffect:
    """The activation of a Magic or Trap Card. Its Spell Speed comes from the printed kind.

    `oath` is what follows from having activated it, whatever becomes of the effect. With `again` the
    conditions must still hold as it resolves.
    """
    return CardEffect(
        c.CARD_ACTIVATION,
        verbs,
        target=target,
        when=when,
        needs=needs,
        cost=cost,
        damage=damage,
        oath=oath,
        needs_again=again,
    )


def ignition(
    *verbs: Verb,
    target: Aim = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    once: int = 0,
    zones: int = c.IN_MONSTER_ZONE,
) -> CardEffect:
    """The rulebook's cost effect: used in your own Main Phase (J-EFF-01)."""
    return CardEffect(
        c.IGNITION, verbs, speed=1, zones=zones, target=target, needs=needs, cost=cost, once=once
    )


def trigger(
    *verbs: Verb,
    when: SpokenEvent,
    mandatory: bool = True,
    target: Aim = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    zones: int = c.IN_MONSTER_ZONE,
    once: int = 0,
    misses: bool = True,
) -> CardEffect:
    """An effect that starts by itself when its event happens; an optional one can miss it (J-CHAIN-07)."""
    return CardEffect(
        c.TRIGGER,
        verbs,
        speed=1,
        zones=zones,
        when=when,
        mandatory=mandatory,
        target=target,
        needs=needs,
        cost=cost,
        once=once,
        misses=misses,
    )


def flip(
    *verbs: Verb, target: Aim = None, mandatory: bool = True, needs: Cond | tuple[Cond, ...] = ()
) -> CardEffect:
    """A FLIP effect: when the monster is turned face-up, in whatever way (R-EFF-01, J-FLIP-05).

    It waits for the end of a Chain and never misses the timing (J-FLIP-06).
    """
    from .events import Flipped

    return CardEffect(
        c.FLIP,
        verbs,
        speed=1,
        zones=c.IN_MONSTER_ZONE,
        when=Flipped(),
        mandatory=mandatory,
        target=target,
        needs=needs,
        misses=False,
    )


def quick(
    *verbs: Verb,
    target: Aim = None,
    when: SpokenEvent | None = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    zones: int = c.IN_MONSTER_ZONE,
    once: int = 0,
    damage: int = 0,
) -> CardEffect:
    """A multi-trigger effect, or the effect of a face-up Continuous Trap: Spell Speed 2."""
    return CardEffect(
        c.MULTI_TRIGGER,
        verbs,
        speed=2,
        zones=zones,
        target=target,
        when=when,
        needs=needs,
        cost=cost,
        once=once,
        damage=damage,
    )


def continuous(*statics: SpokenStatic) -> CardEffect:
    """What holds while the card is face-up on the field (R-EFF-03)."""
    return CardEffect(c.CONTINUOUS_EFFECT, (), statics=statics)


def duty(
    *verbs: Verb,
    phase: int,
    whose: int = 0,
    mandatory: bool = True,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    target: Aim = None,
    zones: int = c.ON_FIELD,
    upkeep: bool = False,
) -> CardEffect:
    """An effect due in a Standby or End Phase (DESIGN §7.10). An upkeep lapses with its card."""
    return CardEffect(
        c.DUTY,
        verbs,
        speed=1,
        zones=zones,
        phase=phase,
        whose=whose,
        mandatory=mandatory,
        needs=needs,
        cost=cost,
        target=target,
        needs_source=upkeep,
    )

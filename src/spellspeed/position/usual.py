"""What is so of a card when a position says nothing of it."""

from __future__ import annotations

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Script
from spellspeed.duel.records import Card
from spellspeed.language.statics import SpokenEffect

__all__ = ["known_anyway", "proper_anyway", "takes_control", "usual_arrival"]


def usual_arrival(card: Card) -> int:
    """How a card came to the field when nothing is said of it."""
    if card.zone == c.MAGIC_TRAP_ZONE and card.facts.kind == c.MONSTER:
        return c.HELD if card.script.equips is None else c.PLACED
    if not card.up:
        return c.SET_DOWN
    if card.zone != c.MONSTER_ZONE:
        return c.PLACED
    frame = card.facts.frame
    if frame == c.FRAME_FUSION:
        return c.FUSION_SUMMON
    if frame == c.FRAME_RITUAL:
        return c.RITUAL_SUMMON
    return c.SPECIAL_SUMMON if frame == c.FRAME_TOKEN else c.NORMAL_SUMMON


def known_anyway(card: Card) -> int:
    """Who knows which card this is, by where it lies."""
    if card.up or card.zone == c.GRAVEYARD:
        return 3
    if card.zone == c.HAND or card.on_field or card.zone == c.ARRIVING:
        return 1 << card.side
    if card.zone == c.FUSION_DECK:
        return 1 << card.owner
    return 0


def proper_anyway(card: Card) -> bool:
    """Has a Fusion or Ritual Monster been properly Summoned, by where it lies?"""
    return card.on_field and card.up


def takes_control(script: Script) -> bool:
    """Does it take control of the monster that it is equipped to (Snatch Steal)?"""
    effect = script.activation
    return script.equips is not None and isinstance(effect, SpokenEffect) and effect.takes_over()

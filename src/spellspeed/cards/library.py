"""All cards as the engine plays them: printed facts and effects together."""

from __future__ import annotations

from functools import cache

from spellspeed.duel.effects import Library, Script

from .catalogue import catalogue


@cache
def library() -> Library:
    """Every card of the pool by name. A card whose effect is not written yet has `written` unset.

    >>> library().script("Summoned Skull").facts.attack
    2500
    """
    scripts = {}
    for name, card in catalogue().by_name.items():
        scripts[name] = Script(card.facts, written=not card.facts.effect)
    return Library(scripts, "0")

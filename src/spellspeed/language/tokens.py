"""What is told of the Tokens that cards make. They are defined beside the cards, in cards/tokens.py."""

from __future__ import annotations

from typing import Final

from spellspeed.duel import constants as c
from spellspeed.duel.facts import Facts

from .prose import article, sentence

TOKENS_TOLD: Final[dict[str, str]] = {}
"""By the name of a Token what it is and does; cards that make such Tokens say it."""


def tell_token(facts: Facts, text: str) -> None:
    """Notes what is told of a Token; `text` is what its own effects say."""
    kind = article(f"{c.ATTRIBUTE_NAMES[facts.attribute]} {c.TYPE_NAMES[facts.type]} monster")
    values = f"of Level {facts.level} with {facts.attack} ATK and {facts.defense} DEF"
    does = text.replace("This card", "It")
    TOKENS_TOLD[facts.name] = f"{sentence(f'{article(facts.name)} is {kind} {values}')} {does}".rstrip()

"""Tokens: monsters that effects make. They are no cards and stand in no Deck (R-TOK-01)."""

from spellspeed.duel.constants import ATTRIBUTE_NAMES, FRAME_TOKEN, MONSTER, TYPE_NAMES
from spellspeed.duel.facts import Facts
from spellspeed.language.card import CardText, define
from spellspeed.language.effects import CardEffect, continuous
from spellspeed.language.holding import no_tribute_summon
from spellspeed.language.selections import THIS_CARD
from spellspeed.language.tokens import TOKENS_TOLD, tell_token

TOKENS: dict[str, tuple[Facts, CardText]] = {}


def token(
    name: str, kind: str, attribute: str, level: int, attack: int, defense: int, *effects: CardEffect
) -> None:
    """Defines a Token by its Type, Attribute, Level, ATK and DEF."""
    facts = Facts(
        name,
        MONSTER,
        FRAME_TOKEN,
        type=TYPE_NAMES.index(kind),
        attribute=ATTRIBUTE_NAMES.index(attribute),
        level=level,
        attack=attack,
        defense=defense,
    )
    TOKENS[name] = (facts, define(name, *effects))
    tell_token(facts, " ".join(effect.text() for effect in effects))


token("Mirage Token", "Fiend", "DARK", 12, 0, 0)
TOKENS_TOLD.pop("Mirage Token")  # It is like another monster, as what makes it tells.
token("Sheep Token", "Beast", "EARTH", 1, 0, 0, continuous(no_tribute_summon(THIS_CARD)))
token("Slime Token", "Aqua", "WATER", 1, 500, 500)
token("Ojama Token", "Beast", "LIGHT", 2, 0, 1000, continuous(no_tribute_summon(THIS_CARD)))
token("Poisonous Snake Token", "Reptile", "EARTH", 3, 1200, 1200)
token("Wicked Token", "Fiend", "DARK", 4, 1000, 1000)
token("Wicked Plant Token", "Plant", "EARTH", 1, 800, 800)

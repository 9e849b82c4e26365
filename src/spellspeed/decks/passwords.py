"""From a password in a file to a name in a deck, and back."""

from functools import cache
from typing import Final

from ..cards.catalogue import CardFacts, UnknownCard, catalogue, fold
from .format import load_format

__all__ = ["TOKEN_MAKERS", "UNKNOWN", "card_of", "is_fusion", "name_of", "named", "password_of"]

UNKNOWN: Final = "#"
"""Begins the name of a card of which only the password is known."""

TOKEN_MAKERS: Final = {
    "Cobra Jar": "Poisonous Snake Token",
    "Des Dendle": "Wicked Plant Token",
    "Jam Breeding Machine": "Slime Token",
    "Ojama Trio": "Ojama Token",
    "Physical Double": "Mirage Token",
    "Scapegoat": "Sheep Token",
    "Statue of the Wicked": "Wicked Token",
}
"""Cards that make Tokens. Programs give the Tokens the codes that come after the card's own."""

_TOKEN_PICTURES: Final = 4
MOST: Final = 2**32 - 1
"""The highest password that the codes of other programs can hold."""


@cache
def _strangers() -> dict[int, str]:
    """Names of what is no card of the pool, by password: Tokens, and cards that are excluded."""
    found = {one.password: one.name for one in load_format().excluded}
    for maker, token in TOKEN_MAKERS.items():
        code = catalogue().by_name[maker].password
        found |= {code + step: token for step in range(1, _TOKEN_PICTURES + 1)}
    return {code: name for code, name in found.items() if code not in catalogue().by_password}


def card_of(code: int) -> CardFacts | None:
    """The card with this password, or of which this is another picture; None when there is none."""
    if code in _strangers():
        return None
    try:
        return catalogue().find_password(code)
    except UnknownCard:
        return None


def name_of(code: int) -> str:
    """What a deck calls the card with this password.

    >>> name_of(40640057), name_of(73915052), name_of(1)
    ('Kuriboh', 'Sheep Token', '#1')
    """
    card = card_of(code)
    return _strangers().get(code, f"{UNKNOWN}{code}") if card is None else card.name


def named(text: str) -> str | None:
    """What a deck calls the card with this whole name, spelled as people do; None when there is none.

    >>> named("harpies feather duster"), named("OBELISK the Tormentor"), named("Exodia")
    ("Harpie's Feather Duster", 'Obelisk the Tormentor', None)
    """
    card = catalogue().named(text)
    if card is not None:
        return card.name
    wanted = fold(text)
    return next((name for name in _strangers().values() if fold(name) == wanted), None)


def password_of(name: str) -> int | None:
    """The password to write for a name in a deck; None when there is none.

    >>> password_of("Kuriboh"), password_of("#1"), password_of("kuriboh")
    (40640057, 1, None)
    """
    card = catalogue().by_name.get(name)
    if card is not None:
        return card.password
    if name.startswith(UNKNOWN) and name[1:].isascii() and name[1:].isdecimal() and len(name) < 12:
        return int(name[1:])
    return next((code for code, other in _strangers().items() if other == name), None)


def is_fusion(name: str) -> bool:
    card = catalogue().by_name.get(name)
    return card is not None and card.frame.startswith("fusion")

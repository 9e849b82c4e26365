"""All cards as the engine plays them: printed facts and effects together."""

from __future__ import annotations

import gc
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from spellspeed.duel.effects import Library, Script
from spellspeed.language.card import WRITTEN

from .catalogue import catalogue
from .tokens import TOKENS

SETS = (
    "lob",
    "dds",
    "sdk",
    "sdy",
    "mrd",
    "tp1",
    "mrl",
    "tp2",
    "eds",
    "psv",
    "fmr",
    "mp1",
    "lon",
    "tp3",
    "sdj",
    "sdp",
    "sdd",
    "lod",
    "pgd",
    "bpt",
    "tp4",
    "mfc",
    "tfk",
    "tsc",
    "pcy",
    "dcr",
)
"""The files with effects, one for each set, in the order the sets came out."""


@cache
def library() -> Library:
    """Every card of the pool, and every Token, by name.

    A card whose effect is not written yet has `written` unset, and no deck may hold it.

    >>> library().script("Summoned Skull").facts.attack
    2500
    """
    collecting = gc.isenabled()
    gc.disable()  # all that is made here stays: looking for garbage would take a tenth of the time
    try:
        return _built()
    finally:
        if collecting:
            gc.enable()


def _built() -> Library:
    """All set files, read and put together with the printed facts."""
    for code in SETS:
        import_module(f"spellspeed.cards.{code}")
    scripts = {}
    for name, card in catalogue().by_name.items():
        written = WRITTEN.get(name)
        if written is None:
            scripts[name] = Script(card.facts, written=not card.facts.effect)
        else:
            scripts[name] = written.script(card.facts)
    for name, (facts, text) in TOKENS.items():
        scripts[name] = text.script(facts)
    unknown = sorted(set(WRITTEN) - set(scripts))
    if unknown:
        raise ValueError(f"effects are written for cards that do not exist: {', '.join(unknown)}")
    return Library(scripts, data_hash)


@cache
def data_hash() -> str:
    """A hash of the engine's programs and the card data: saved duels carry it and refuse a foreign one."""
    root = Path(__file__).parent.parent
    digest = sha256()
    for folder in ("duel", "language", "cards"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".json") and path.name != "__init__.py":
                digest.update(path.relative_to(root).as_posix().encode())
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]

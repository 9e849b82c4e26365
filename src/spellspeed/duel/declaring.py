"""Declaring a card by its name: all names there are, in one list that is made once (DESIGN §7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .records import Option

if TYPE_CHECKING:
    from .effects import Library
    from .records import Card, Ctx
    from .state import State

ANY_KIND: Final = c.MONSTER | c.MAGIC | c.TRAP
DECLARES: Final = "declares "
"""The note of a card that holds a declared name begins with this word."""


def names_to_declare(library: Library, kinds: int) -> list[Option]:
    """An option for each card of these kinds, always the same list.

    Tokens have no card name, and a card that always counts as another one is declared by that name.
    """
    found = library.names.get(kinds)
    if found is None:
        found = [
            Option(c.V_DECLARE, word=name)
            for name, script in library.scripts.items()
            if script.facts.kind & kinds and script.facts.frame != c.FRAME_TOKEN and not script.also
        ]
        library.names[kinds] = found
    return found


def declared_name(card: Card) -> str:
    """The name that was declared for this card as it was activated, or nothing."""
    for key, _ in card.notes:
        if key.startswith(DECLARES):
            return key[len(DECLARES) :]
    return ""


def keep_declared(duel: State, uid: int, name: str) -> None:
    """The card keeps what was declared as it was activated, for as long as it lies there face-up."""
    new = duel.cards[uid].twin()
    new.notes = (*new.notes, (DECLARES + name, 1))
    duel.put(new)


def tell_choices(duel: State, ctx: Ctx, card: Card) -> None:
    """Announces what was declared and chosen for an effect; a card that stays keeps the word."""
    word = ctx.values.get("declaration")
    if isinstance(word, str):
        duel.tell(c.DECLARED, ctx.player, source=card.ref, by=ctx.player, text=word)
        if card.script.stays:
            keep_declared(duel, card.uid, word)
    if ctx.targets:
        duel.tell(c.DECLARED, ctx.player, ctx.targets, source=card.ref, by=ctx.player, seen=0)

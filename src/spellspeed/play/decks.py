"""The decks a command plays with: legal ones, or with ``--casual`` any that the program can play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spellspeed.cards.catalogue import shown
from spellspeed.decks import Deck, DeckError, find_deck
from spellspeed.decks.deck import told
from spellspeed.match.siding import with_side
from spellspeed.playable import UnplayableDeck, unplayable

if TYPE_CHECKING:
    from spellspeed.decks import Format, Reading

__all__ = ["Refused", "decks_to_play"]


class Refused(ValueError):
    """These decks are not played. The message tells all that is wrong with all of them, a line each."""


def decks_to_play(
    texts: Sequence[str], *, casual: bool = False, format: Format | None = None, siding: bool = False
) -> tuple[Deck, ...]:
    """The decks meant by these texts (see `load_deck`), none of them with anything that keeps it from play.

    >>> [deck.name for deck in decks_to_play(["SDY", "SDK"])]
    ['SDY', 'SDK']

    A `casual` deck need not be legal. What is not understood in a list, no card of ours or not in the program
    cannot be played in any case; nor can a Deck that is too small for an opening hand. With `siding` the Side
    Deck is played too. Raises Refused.
    """
    refusals: dict[str, str] = {}
    decks = []
    for text in dict.fromkeys(texts):
        try:
            reading = find_deck(text)
        except DeckError as error:
            refusals[text] = str(error)
            continue
        refusal = _refusal(reading, casual, format, siding)
        if refusal:
            refusals[text] = refusal
        decks.append((text, reading.deck))
    if refusals:
        raise Refused("\n".join(refusals.values()))
    found = dict(decks)
    return tuple(found[text] for text in texts)


def _refusal(reading: Reading, casual: bool, format: Format | None, siding: bool) -> str:
    """All that keeps the deck from play, a line each; "" when nothing does."""
    name = shown(reading.deck.name) or "the deck"
    never = _never(reading, siding)
    doubts = tuple(str(one) for one in sorted((*reading.unread, *reading.strange), key=lambda one: one.line))
    illegal = () if casual else tuple(str(problem) for problem in reading.problems(format))
    if not illegal:
        return told(name, (*doubts, *never)) if doubts or never else ""
    hint = (
        "It cannot be played with --casual either." if doubts or never else "With --casual it can be played."
    )
    return f"{told(name, (*illegal, *never))}\n  {hint}"


def _never(reading: Reading, siding: bool) -> tuple[str, ...]:
    """Why the program can never play the deck, besides what was not understood or is no card of ours."""
    strangers = {name for one in reading.strange for name in (one.text, f"#{one.text}")}
    found = []
    for what, cards in unplayable(with_side(reading.deck) if siding else reading.deck):
        left = tuple(card for card in cards if card not in strangers)
        if left or not cards:
            found.append((what, left))
    return UnplayableDeck("", found).problems if found else ()

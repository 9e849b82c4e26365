"""Starting a duel: two Decks, shuffled from one seed or given in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chance import seeded
from .machine import Step, program
from .moving import draw, shuffle
from .records import NO_CTX, Card, Ctx
from .rules import JUDGE, Rules
from .settle import settle
from .state import FULL_ZONES, State
from .turn import TURN
from .windows import Run

if TYPE_CHECKING:
    from .effects import Effect, Library

OPENING_HAND = 5


class Greet(Step):
    """The duel begins with a greeting in the log (R-SETUP-01)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.tell(c.GREETED, duel.turn_player)


class ShuffleDecks(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        if not ctx.number("ordered"):
            shuffle(duel, 0)
            shuffle(duel, 1)


class OpeningHands(Step):
    """Each player draws 5 (R-SETUP-08); Exodia in an opening hand wins at once (J-SETUP-02)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        draw(duel, duel.turn_player, OPENING_HAND)
        draw(duel, 1 - duel.turn_player, OPENING_HAND)
        duel.last = ()
        duel.waiting = ()
        settle(duel)


DUEL = program("duel", Greet(), ShuffleDecks(), OpeningHands(), Run(TURN))


def empty_duel(library: Library, rules: Rules = JUDGE, seed: int = 0) -> State:
    """A duel with no cards in it yet."""
    duel = State(library, rules)
    duel.begin()
    duel.generator = seeded(seed)
    for seat in (0, 1):
        duel.piles[seat * c.ZONES + c.MONSTER_ZONE] = FULL_ZONES
        duel.piles[seat * c.ZONES + c.MAGIC_TRAP_ZONE] = FULL_ZONES
        duel.piles[seat * c.ZONES + c.FIELD_ZONE] = (c.EMPTY,)
    return duel


def add_card(duel: State, name: str, owner: int, zone: int) -> Card:
    """Adds a card of this name on top of a pile."""
    card = Card(len(duel.cards), duel.library.script(name), owner, zone)
    if zone == c.FUSION_DECK:
        card.known = 1 << owner
    duel.cards.append(card)
    if zone != c.NOWHERE:
        index = owner * c.ZONES + zone
        duel.piles[index] = (*duel.piles[index], card.uid)
    return card


def asks_of_memory(effect: Effect) -> int:
    """Bits of the kinds of event that an effect, or one it leaves behind, asks about."""
    found = effect.remembers
    for need in effect.needs:
        found |= need.remembers
    for static in effect.all_statics:
        later = static.duty()
        if later is not None and later is not effect:
            found |= asks_of_memory(later)
    return found


def listen(duel: State) -> None:
    """Builds the table of which triggers listen to which kind of event, once per duel."""
    found: dict[int, list[tuple[int, Effect]]] = {}
    answerable = 0
    remembered = 0
    traits = 0
    for card in duel.cards:
        script = card.script
        if script.exodia:
            traits |= c.T_EXODIA
        if script.quick_hand:
            traits |= c.T_QUICK_HAND
        if script.quick_field and script.facts.kind == c.MONSTER:
            traits |= c.T_QUICK_MONSTER
        procedure = script.procedure
        if procedure is not None:
            if procedure.zone == c.DECK:
                traits |= c.T_FROM_DECK
            elif procedure.zone == c.FUSION_DECK:
                traits |= c.T_FROM_FUSION_DECK
            for need in procedure.needs:
                remembered |= need.remembers
        for effect in card.script.effects:
            remembered |= asks_of_memory(effect)
            if effect.kind == c.DUTY and effect.phase == c.DRAW_PHASE:
                traits |= c.T_FOR_DRAW
            when = effect.when
            if when is None:
                continue
            for kind in when.kinds:
                answerable |= 1 << kind
                if effect.kind in (c.TRIGGER, c.FLIP, c.AFTERMATH):
                    found.setdefault(kind, []).append((card.uid, effect))
    duel.listeners = {kind: tuple(entries) for kind, entries in found.items()}
    duel.answerable = answerable
    duel.traits = traits
    duel.shared = tuple(
        [
            card.uid
            for card in duel.cards
            if any([effect.either and effect.kind != c.AFTERMATH for effect in card.script.effects])
        ]
    )
    duel.duty_cards = tuple([card.uid for card in duel.cards if card.script.has_duty])
    duel.remembered = remembered


def new_duel(
    library: Library,
    decks: tuple[list[str], list[str]],
    fusion_decks: tuple[list[str], list[str]],
    *,
    seed: int = 0,
    ordered: bool = False,
    first: int = 0,
    rules: Rules = JUDGE,
    quiet: bool = False,
) -> State:
    """A duel at its first question.

    With `ordered` the Decks are not shuffled: the first name is the top card. `first` starts.
    """
    duel = empty_duel(library, rules, seed)
    duel.quiet = quiet
    for seat in (0, 1):
        for name in reversed(decks[seat]):
            add_card(duel, name, seat, c.DECK)
        for name in fusion_decks[seat]:
            add_card(duel, name, seat, c.FUSION_DECK)
    listen(duel)
    duel.turn_player = first
    ctx = NO_CTX.bind("ordered", 1) if ordered else NO_CTX
    duel.call(DUEL, ctx)
    duel.advance()
    return duel

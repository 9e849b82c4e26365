"""The state rule that lets each player have face-up monsters of one Type alone (Rivalry of Warlords).

Which Type that is for each player is noted on the card that demands it, as long as he has such a monster. One
of another Type that comes to it is destroyed. When none of the Types there was his before, he chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .machine import Step, program
from .moving import destroy, is_marked, move
from .records import Card, Ctx, Force, Option
from .values import monster_type

if TYPE_CHECKING:
    from .state import State


def held_type(duel: State, force: Force, seat: int) -> int:
    """The Type that is this player's, as the card has noted it; 0 for none."""
    card = duel.cards[force.source[0]]
    return card.note(note_name(card, seat))


def note_name(card: Card, seat: int) -> str:
    """Where the card notes the Type of this player."""
    return "your Type" if seat == card.side else "their Type"


def members(duel: State, seat: int, leaving: tuple[int, ...] = ()) -> list[Card]:
    """The player's face-up monsters that have a Type, without those that leave."""
    found = []
    for card in duel.monsters(seat):
        if card.up and card.uid not in leaving and not is_marked(duel, card) and monster_type(duel, card):
            found.append(card)
    return found


def types_of(duel: State, cards: list[Card]) -> list[int]:
    """The Types of these monsters, each once, in zone order."""
    found: list[int] = []
    for card in cards:
        kind = monster_type(duel, card)
        if kind not in found:
            found.append(kind)
    return found


def type_on_field(duel: State, card: Card, seat: int) -> int:
    """The Type that this card would have face-up on this side."""
    there = card.twin()
    there.zone = c.MONSTER_ZONE
    there.side = seat
    there.up = True
    return monster_type(duel, there)


def refuses(duel: State, force: Force, seat: int, card: Card, leaving: tuple[int, ...]) -> bool:
    """May this monster not come face-up to this side, once those have left?"""
    types = types_of(duel, members(duel, seat, leaving))
    held = held_type(duel, force, seat)
    if held in types:
        types = [held]
    return len(types) > 0 and type_on_field(duel, card, seat) not in types


def note_type(duel: State, force: Force, seat: int, kind: int) -> None:
    card = duel.cards[force.source[0]]
    name = note_name(card, seat)
    if card.note(name) != kind:
        new = card.twin()
        new.notes = (*[note for note in card.notes if note[0] != name], (name, kind))
        duel.put(new)


def one_type_each(duel: State) -> None:
    """Notes each player's Type, and destroys what came to it of another."""
    for force in duel.static_forces(c.S_ONE_TYPE):
        for seat in (duel.turn_player, 1 - duel.turn_player):
            cards = members(duel, seat)
            types = types_of(duel, cards)
            held = held_type(duel, force, seat)
            if len(types) < 2:
                note_type(duel, force, seat, types[0] if types else 0)
            elif held in types:
                gone = [card.uid for card in cards if monster_type(duel, card) != held]
                destroy(
                    duel,
                    gone,
                    c.BY_EFFECT,
                    source=force.source,
                    by=force.player,
                    same=duel.unanswered(),
                )


def undecided(duel: State) -> tuple[Force, int] | None:
    """The player who must choose a Type, and the static effect that demands it."""
    if duel.substep not in (0, c.DAMAGE_END):
        return None
    for force in duel.static_forces(c.S_ONE_TYPE):
        for seat in (duel.turn_player, 1 - duel.turn_player):
            types = types_of(duel, members(duel, seat))
            if len(types) > 1 and held_type(duel, force, seat) not in types:
                return (force, seat)
    return None


class ChooseType(Step):
    """Asks which Type stays; the monsters of the others are sent to the Graveyard."""

    def run(self, duel: State, ctx: Ctx) -> None:
        found = undecided(duel)
        if found is None:
            return
        force, seat = found
        options = [
            Option(c.V_DECLARE, number=kind, word=c.TYPE_NAMES[kind])
            for kind in sorted(types_of(duel, members(duel, seat)))
        ]
        prompt = "Which Type do you keep?"
        duel.ask(seat, c.DECLARE, prompt, options, self, ctx, about=force.source[0])

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        found = undecided(duel)
        assert found is not None
        force, seat = found
        gone = [card.uid for card in members(duel, seat) if monster_type(duel, card) != pick.number]
        note_type(duel, force, seat, pick.number)
        same = duel.unanswered()
        move(duel, gone, c.GRAVEYARD, c.AS_MOVE, source=force.source, by=force.player, same=same)
        duel.again()


CHOOSE_TYPE = program("choose a Type", ChooseType())

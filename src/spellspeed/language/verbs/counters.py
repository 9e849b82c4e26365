"""Counters put on cards and taken off (J-EFF-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.counters import put_counters, room_for, set_note, take_counters
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech, number
from ..which import THIS, Every, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class PutCounters(Verb):
    """Put counters on face-up cards, no more than each holds; binds `did` to how many."""

    def __init__(self, count: int = 1, which: Which = THIS, *, name: str = c.SPELL_COUNTER) -> None:
        super().__init__(which)
        self.count = count
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        done = 0
        for uid in self.uids(duel, ctx):
            done += put_counters(duel, uid, self.count, self.name)
        duel.bind("did", done)

    def text(self, speech: Speech = PLAIN) -> str:
        which = self.which
        on = f"each {which.sel.words().bare(located=True)}" if isinstance(which, Every) else self.what(speech)
        said = f"put {number(self.count, self.name)} on {on}"
        if self.name == c.REFLECTOR_COUNTER:
            return f"{said}; an effect that would destroy a card with one takes that off instead"
        return said

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("counters", self.which),)


class CountUse(Verb):
    """This card counts that its effect was used, for `UsedLessThan`, as long as it stays face-up."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.same(ctx.source):
            card = duel.cards[ctx.card]
            set_note(duel, card, c.USES, card.note(c.USES) + 1)

    def text(self, speech: Speech = PLAIN) -> str:
        return ""

    def deeds(self) -> tuple[Deed, ...]:
        return ()


class MoveCounter(Verb):
    """Take a Spell Counter from this card and put it on another; binds `did`."""

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = self.uids(duel, ctx)
        done = 0
        if uids and duel.same(ctx.source) and room_for(duel.cards[uids[0]], c.SPELL_COUNTER) > 0:
            done = take_counters(duel, ctx.card, 1)
            if done:
                put_counters(duel, uids[0], 1)
        duel.bind("did", done)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"move 1 Spell Counter from this card to {self.what(speech)}"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("counters", self.which),)


class TakeAllCounters(Verb):
    """Take all counters of a name from all cards on the field; binds `did` to how many."""

    def __init__(self, *, name: str = c.SPELL_COUNTER) -> None:
        super().__init__()
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        done = 0
        for seat in (duel.turn_player, 1 - duel.turn_player):
            for card in (*duel.monsters(seat), *duel.magic_traps(seat)):
                done += take_counters(duel, card.uid, card.note(self.name), self.name)
        duel.bind("did", done)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"remove all {self.name}s on the field"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("counters", None),)


class CountTurns(Verb):
    """For `oath=`: this card counts its player's Standby Phases from now on, skipped or not."""

    def run(self, duel: State, ctx: Ctx) -> None:
        set_note(duel, duel.cards[ctx.card], c.COUNTS_SINCE, duel.turn)

    def text(self, speech: Speech = PLAIN) -> str:
        return ""

    def deeds(self) -> tuple[Deed, ...]:
        return ()


class Disarm(Verb):
    """This card is ready no more (`Arm`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.same(ctx.source):
            set_note(duel, duel.cards[ctx.card], c.ARMED, 0)

    def text(self, speech: Speech = PLAIN) -> str:
        return ""

    def deeds(self) -> tuple[Deed, ...]:
        return ()


class Arm(Verb):
    """From now on, while this card stays face-up, its effect that asks for it works (`Sent(armed=True)`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.same(ctx.source):
            set_note(duel, duel.cards[ctx.card], c.ARMED, 1)

    def text(self, speech: Speech = PLAIN) -> str:
        return "this card is ready from now on"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None, c.LATER),)

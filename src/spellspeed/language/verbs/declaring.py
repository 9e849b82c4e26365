"""Declaring a Type, an Attribute or a kind of card, and noting cards, at activation or resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..declared import ATTRIBUTE, KIND, TYPE, named, property_of
from ..prose import PLAIN, Speech
from ..sel import Sel
from ..which import every
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class Declare(Verb):
    """Declare a TYPE, an ATTRIBUTE or a KIND of card, for `declared=` of `every` and `search` after it.

    Said in `first=` it is declared at activation, otherwise as the effect resolves. `among`: only what one of
    these cards has.
    """

    def __init__(self, what: str, among: Sel | None = None, *, by: int = 0) -> None:
        super().__init__()
        self.property = what
        self.among = among
        self.by = by
        self.step = AskDeclare(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def choices(self, duel: State, ctx: Ctx) -> list[int]:
        if self.among is None:
            return list(range(1, 4)) if self.property == KIND else list(range(1, len(named(self.property))))
        found = [
            property_of(duel, card, self.property) for card in self.among.find(duel, ctx.player, ctx.card)
        ]
        return sorted(set(found))

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.choices(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.property} to declare.")

    def run(self, duel: State, ctx: Ctx) -> None:
        # What is declared at activation is told as the play is made.
        if duel.chain is not None and duel.chain.resolving >= 0:
            word = ctx.values.get("declaration")
            duel.tell(c.DECLARED, ctx.player, amount=ctx.number("declared"), text=str(word))

    def text(self, speech: Speech = PLAIN) -> str:
        what = {TYPE: "1 Type", ATTRIBUTE: "1 Attribute", KIND: "Monster, Magic or Trap"}[self.property]
        said = f"declare {what}"
        if self.among is not None:
            said = f"{said} that {self.among.words().a(located=True)} has"
        return said

    def binds(self) -> tuple[str, ...]:
        return ("declared",)

    def selections(self) -> tuple[Sel, ...]:
        return () if self.among is None else (self.among,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("declare", None),)


class AskDeclare(Step):
    def __init__(self, verb: Declare) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        words = named(self.verb.property)
        options = [
            Option(c.V_DECLARE, number=number, word=words[number]) for number in self.verb.choices(duel, ctx)
        ]
        if options:
            player = ctx.player if self.verb.by == 0 else 1 - ctx.player
            duel.ask(player, c.DECLARE, f"Declare: {self.verb.text()}", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("declared", pick.number)
        duel.bind("declaration", pick.word)


class Note(Verb):
    """Note all cards that fit now, under a name: for what acts on the cards there at its activation."""

    def __init__(self, name: str, sel: Sel) -> None:
        super().__init__(every(sel))
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.bind(self.name, tuple([card.ref for card in self.cards(duel, ctx)]))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"this card affects {self.what(speech)} as it is activated"

    def binds(self) -> tuple[str, ...]:
        return (self.name,)

    def deeds(self) -> tuple[Deed, ...]:
        return ()


__all__ = ["ATTRIBUTE", "KIND", "TYPE", "Declare", "Note"]

"""Declaring a Type, an Attribute or a kind of card, and noting cards, at activation or resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.declaring import ANY_KIND, names_to_declare
from spellspeed.duel.machine import Program, Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..declared import (
    ATTRIBUTE,
    KIND,
    LEVEL_STARS,
    MONSTER_NAME,
    NAME,
    STAT,
    TYPE,
    as_declared,
    called,
    named,
    property_of,
)
from ..identity import DECLARED
from ..prose import PLAIN, Speech
from ..sel import Sel
from ..which import Chosen, Which, every
from .base import Deed, Verb, who
from .flow import laid_out

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class Declare(Verb):
    """Declare a TYPE, an ATTRIBUTE, a KIND of card, LEVEL_STARS, a NAME or a MONSTER_NAME.

    It is read by `declared=` of `every` and `search` and by `IfDeclared` after it. Said in `first=` it is
    declared at activation, otherwise as the effect resolves. `among`: only what one of these cards has. `by`
    1: the opponent declares; `unseen`: without a look into your Graveyard. `two`: two different ones are
    named, and of these one is declared later, `of_two`.
    """

    def __init__(
        self,
        what: str,
        among: Sel | None = None,
        *,
        by: int = 0,
        unseen: bool = False,
        two: bool = False,
        of_two: bool = False,
    ) -> None:
        super().__init__()
        self.unseen = unseen
        self.two = two
        self.of_two = of_two
        self.property = what
        self.among = among
        self.by = by
        self.step = AskDeclare(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def options(self, duel: State, ctx: Ctx) -> list[Option]:
        """What may be declared; all the names there are stand in one list."""
        if self.property == NAME or self.property == MONSTER_NAME:
            return names_to_declare(duel.library, c.MONSTER if self.property == MONSTER_NAME else ANY_KIND)
        words = named(self.property)
        numbers = self.choices(duel, ctx)
        if self.two or self.of_two:
            offered = offers(ctx)
            numbers = [number for number in numbers if (number in offered) == self.of_two]
        return [Option(c.V_DECLARE, number=number, word=words[number]) for number in numbers]

    def choices(self, duel: State, ctx: Ctx) -> list[int]:
        if self.among is None:
            return list(range(1, 4)) if self.property == KIND else list(range(1, len(named(self.property))))
        found = [
            property_of(duel, card, self.property) for card in self.among.find(duel, ctx.player, ctx.card)
        ]
        return sorted(set(found))

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.among is None or self.choices(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.property} to declare.")

    def run(self, duel: State, ctx: Ctx) -> None:
        # What is declared at activation is told as the play is made.
        if duel.chain is not None and duel.chain.resolving >= 0:
            word = ctx.values.get("declaration")
            duel.tell(c.DECLARED, who(ctx, self.by), amount=max(ctx.number("declared"), 0), text=str(word))

    def thing(self) -> str:
        """What is declared, in words."""
        what = {
            STAT: "ATK or DEF",
            KIND: "Monster, Magic or Trap",
            LEVEL_STARS: "a Level from 1 to 12",
            NAME: "1 card name",
        }.get(self.property, f"1 {self.property}")
        if self.two:
            what = f"2 different {self.property}s"
        elif self.of_two:
            what = "1 of the two"
        return what if self.among is None else f"{what} that {self.among.words().a(located=True)} has"

    def text(self, speech: Speech = PLAIN) -> str:
        said = f"the opponent declares {self.thing()}" if self.by == 1 else f"declare {self.thing()}"
        return f"{said} and may not look into your Graveyard until then" if self.unseen else said

    def binds(self) -> tuple[str, ...]:
        return ("offered",) if self.two else ("declared",)

    def reads(self) -> tuple[str, ...]:
        return ("offered",) if self.of_two else ()

    def selections(self) -> tuple[Sel, ...]:
        return () if self.among is None else (self.among,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("declare", None),)


def offers(ctx: Ctx) -> tuple[object, ...]:
    """The numbers of what was named, of which one is to be declared."""
    found = ctx.values.get("offered")
    return found if isinstance(found, tuple) else ()


class AskDeclare(Step):
    def __init__(self, verb: Declare) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        options = self.verb.options(duel, ctx)
        if options:
            player = who(ctx, self.verb.by)
            prompt = f"Declare {self.verb.thing()}"
            duel.ask(player, c.DECLARE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if self.verb.two:
            before = offers(ctx)
            word = f"{ctx.values.get('declaration')} and {pick.word}" if before else pick.word
            duel.bind("offered", (*before, pick.number))
            duel.bind("declaration", word)
            if not before:
                duel.again()
            return
        duel.bind("declared", pick.number)
        duel.bind("declaration", pick.word)


class KeepDeclared(Verb):
    """This card keeps what was declared, for as long as it is face-up."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.same(ctx.source):
            return
        card = duel.cards[ctx.card]
        new = card.twin()
        new.notes = (
            *[note for note in card.notes if note[0] != DECLARED],
            (DECLARED, ctx.number("declared")),
        )
        duel.put(new)

    def reads(self) -> tuple[str, ...]:
        return ("declared",)

    def text(self, speech: Speech = PLAIN) -> str:
        return ""

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("declare", None),)


class IfDeclared(Verb):
    """What is done with a card that is what was declared (`right`), or is not; `none`: with no card.

    In these verbs the card is bound as `it`.
    """

    def __init__(
        self,
        which: Which,
        what: str,
        *,
        right: Verb | None = None,
        wrong: Verb | None = None,
        none: Verb | None = None,
    ) -> None:
        super().__init__(which)
        self.property = what
        self.right = right
        self.wrong = wrong
        self.none = none
        self.if_right = Program("", laid_out(() if right is None else (right,)))
        self.if_wrong = Program("", laid_out(() if wrong is None else (wrong,)))
        self.if_none = Program("", laid_out(() if none is None else (none,)))

    def bodies(self) -> tuple[Program, ...]:
        return (self.if_right, self.if_wrong, self.if_none)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        reason = super().obstacle(duel, ctx)
        for verb in self.inner():
            if reason is None:
                reason = verb.obstacle(duel, ctx)
        return reason

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        if not cards:
            duel.call(self.if_none, ctx)
            return
        right = len(as_declared(duel, cards[:1], ctx, self.property)) > 0
        duel.call(self.if_right if right else self.if_wrong, ctx.bind("it", (cards[0].ref,)))

    def text(self, speech: Speech = PLAIN) -> str:
        has = f"if {self.what(speech)} has the declared {called(self.property)}"
        if self.right is None and self.wrong is not None:
            return f"{has.replace(' has the ', ' does not have the ')}, {self.wrong.text(speech)}"
        said = has if self.right is None else f"{has}, {self.right.text(speech)}"
        if self.wrong is not None:
            said = f"{said}; otherwise, {self.wrong.text(speech)}"
        if self.none is not None:
            said = f"{said}; if there is none, {self.none.text(speech)}"
        return said

    def inner(self) -> tuple[Verb, ...]:
        return tuple([verb for verb in (self.right, self.wrong, self.none) if verb is not None])

    def reads(self) -> tuple[str, ...]:
        return ("declared",)

    def binds(self) -> tuple[str, ...]:
        return ("it",)

    def deeds(self) -> tuple[Deed, ...]:
        found: list[Deed] = []
        for verb in self.inner():
            for deed in verb.deeds():
                it = isinstance(deed.which, Chosen) and deed.which.name == "it"
                found.append(Deed(deed.deed, self.which if it else None, c.MAY))
        return tuple(found)


class Note(Verb):
    """Note all cards that fit now, under a name: for what acts on the cards there at its activation."""

    def __init__(self, name: str, sel: Sel) -> None:
        super().__init__(every(sel))
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.bind(self.name, tuple([card.ref for card in self.cards(duel, ctx)]))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"this is about {self.what(speech)} as this effect is activated"

    def binds(self) -> tuple[str, ...]:
        return (self.name,)

    def deeds(self) -> tuple[Deed, ...]:
        return ()


__all__ = [
    "ATTRIBUTE",
    "KIND",
    "LEVEL_STARS",
    "MONSTER_NAME",
    "NAME",
    "STAT",
    "TYPE",
    "Declare",
    "IfDeclared",
    "KeepDeclared",
    "Note",
]

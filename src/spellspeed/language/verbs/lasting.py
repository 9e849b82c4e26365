"""Effects that go on after they have resolved: values changed, rules of the turn, waiting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.chain import negated_now
from spellspeed.duel.continuous import begin_negating
from spellspeed.duel.effects import Static
from spellspeed.duel.records import Ctx
from spellspeed.duel.values import attack, mirrored, originals, shown

from ..battling import LoneAttacker, two_battle_phases
from ..holding import no_battle_phase
from ..prose import PLAIN, Speech, ordinal
from ..sel import Sel
from ..statics import (
    DOUBLE,
    ON_MONSTERS,
    Bonus,
    Due,
    ForPlayer,
    OriginalGiven,
    Reached,
    SpokenEffect,
    SpokenStatic,
)
from ..which import TARGET, THIS, ThisCard, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State

VALUES: Final = c.S_STAT | c.S_ORIGINAL
"""Kinds of static effect that change ATK or DEF: those of a face-up monster only."""

UNTIL: Final = {
    c.FOREVER: "",
    c.END_OF_TURN: " until the end of this turn",
    c.END_OF_DAMAGE_STEP: " until the end of the Damage Step",
    c.END_OF_PHASE: " until the end of the Battle Phase",
    c.WHILE_SOURCE: " as long as this card is face-up on the field",
    c.YOUR_NEXT_TURN: " until your next turn",
    c.END_OF_YOUR_NEXT_TURN: " until the end of your next turn",
    c.END_OF_THEIR_NEXT_TURN: " until the end of the opponent's next turn",
    c.THEIR_END_PHASE: " until the opponent's next End Phase",
    c.THIS_END_PHASE: " until the End Phase of this turn",
}


def how_long(until: int, speech: Speech) -> str:
    """How long it lasts, said last. An oath binds in the turn the card is activated in."""
    if speech.oath and until == c.END_OF_TURN:
        return " in the turn you activate this card"
    return UNTIL[until]


class Gain(Verb):
    """Monsters gain (or lose) ATK and DEF for a while.

    `per`: for each of the cards bound by this name, such as "cost", or as many times as this number says.
    `together`: in the same moment as what the verb before did.
    """

    def __init__(
        self,
        which: Which,
        attack: int = 0,
        defense: int = 0,
        until: int = c.END_OF_TURN,
        *,
        per: str = "",
        together: bool = False,
    ) -> None:
        super().__init__(which)
        self.bonus = Bonus(attack=attack, defense=defense, counted=per != "")
        self.until = until
        self.per = per
        self.together = together

    def statics(self) -> tuple[Static, ...]:
        return (self.bonus,)

    def run(self, duel: State, ctx: Ctx) -> None:
        # A face-down monster has no values that could change (J-EFF-20).
        cards = [card for card in self.cards(duel, ctx) if card.zone == c.MONSTER_ZONE and card.up]
        refs = tuple([card.ref for card in cards])
        count = (len(ctx.refs(self.per)) or ctx.number(self.per)) if self.per else 0
        if refs and (count or not self.per):
            duel.add_force(self.bonus, ctx.source, ctx.player, self.until, refs, count=count)
            same = self.together and len(duel.last) > 0
            duel.happen(c.MODIFIED, ctx.player, refs, source=ctx.source, by=ctx.player, same=same)

    def text(self, speech: Speech = PLAIN) -> str:
        said = self.bonus.said_of(self.what(speech), self.many(speech))
        each = " for each of those cards" if self.per else ""
        each = " times the number it shows" if self.per == "die" else each
        if self.per == "hundreds":
            each = " for each 100 Life Points paid"
        return f"{said}{each}{how_long(self.until, speech)}"

    def reads(self) -> tuple[str, ...]:
        return (self.per,) if self.per and self.per != "hundreds" else ()

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("values", self.which),)


class Multiply(Verb):
    """The ATK that monsters have now is doubled or halved, once: the value reached stays (DESIGN §7.9)."""

    def __init__(self, which: Which, operation: int, until: int = c.FOREVER) -> None:
        super().__init__(which)
        self.reached = Reached()
        self.operation = operation
        self.until = until

    def statics(self) -> tuple[Static, ...]:
        return (self.reached,)

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = [card for card in self.cards(duel, ctx) if card.zone == c.MONSTER_ZONE and card.up]
        now = [attack(duel, card) for card in cards]
        for card, value in zip(cards, now, strict=True):
            value = value * 2 if self.operation == DOUBLE else (value + 1) // 2
            duel.add_force(self.reached, ctx.source, ctx.player, self.until, (card.ref,), count=value)
        if cards:
            refs = tuple([card.ref for card in cards])
            duel.happen(c.MODIFIED, ctx.player, refs, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        done = "double" if self.operation == DOUBLE else "halve"
        return f"{done} the ATK of {self.what(speech)}{how_long(self.until, speech)}"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("values", self.which),)


class GrowBeside(Verb):
    """This card gains ATK and DEF as long as a card that fits stays face-up; no more than so many times.

    When that card is gone all of it is lost, and another one begins anew (Pumpking the King of Ghosts).
    """

    def __init__(self, sel: Sel, amount: int, most: int) -> None:
        super().__init__(THIS)
        self.sel = sel
        self.bonus = Bonus(attack=amount, defense=amount)
        self.most = most

    def statics(self) -> tuple[Static, ...]:
        return (self.bonus,)

    def run(self, duel: State, ctx: Ctx) -> None:
        beside = self.sel.find(duel, ctx.player, ctx.card, 1)
        if not beside or not duel.same(ctx.source):
            return
        mine = [f for f in duel.forces if f.static is self.bonus and ctx.source in f.targets]
        if len(mine) < self.most:
            refs = (ctx.source,)
            duel.add_force(self.bonus, beside[0].ref, ctx.player, c.WHILE_SOURCE, refs)
            duel.happen(c.MODIFIED, ctx.player, refs, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        said = self.bonus.said_of("this card", False)
        beside = self.sel.words().bare()
        return f"{said} as long as that {beside} stays face-up on the field, no more than {self.most} times"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("values", self.which),)


class OnlyAttacker(Verb):
    """This turn your other monsters cannot attack, even when this one has left the field."""

    def __init__(self, which: Which) -> None:
        super().__init__(which)
        self.lone = LoneAttacker()

    def statics(self) -> tuple[Static, ...]:
        return (self.lone,)

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            duel.add_force(self.lone, ctx.source, ctx.player, c.END_OF_TURN, (), count=card.uid)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"your other monsters cannot attack{how_long(c.END_OF_TURN, speech)}"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", self.which, c.LATER),)


class SwitchAttacks(Verb):
    """The original ATK of two targets is switched until the end of the turn (Amazoness Spellcaster)."""

    def __init__(self) -> None:
        super().__init__(TARGET)
        self.given = OriginalGiven()

    def statics(self) -> tuple[Static, ...]:
        return (self.given,)

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = [card for card in self.cards(duel, ctx) if card.up]
        if len(cards) < 2:
            return
        # A monster with the ATK of another one gives that, and keeps it.
        now = [
            originals(duel, card)[0] if mirrored(duel, card) is None else shown(attack(duel, card))
            for card in cards
        ]
        refs = tuple([card.ref for card in cards])
        for i in range(2):
            duel.add_force(self.given, ctx.source, ctx.player, c.END_OF_TURN, (refs[i],), count=now[1 - i])
        duel.happen(c.MODIFIED, ctx.player, refs, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"the original ATK of {self.what(speech)} is switched until the end of this turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("values", self.which),)


class GiveHalf(Verb):
    """The ATK of the first target is halved, and the second gains what it lost, until the turn ends."""

    def __init__(self) -> None:
        super().__init__(TARGET)
        self.bonus = Bonus(attack=1, counted=True)

    def statics(self) -> tuple[Static, ...]:
        return (self.bonus,)

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = [card for card in self.cards(duel, ctx) if card.up]
        if len(cards) < 2 or any([mirrored(duel, card) is not None for card in cards]):
            # Neither gives nor takes a monster whose ATK nothing changes (Gradius' Option).
            return
        value = shown(attack(duel, cards[0]))
        half = value - (value + 1) // 2
        refs = tuple([card.ref for card in cards])
        for i, amount in ((0, -half), (1, half)):
            duel.add_force(self.bonus, ctx.source, ctx.player, c.END_OF_TURN, (refs[i],), count=amount)
        duel.happen(c.MODIFIED, ctx.player, refs, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "until the end of this turn, the ATK of the first target is halved, and the second gains as much "
            "as it lost"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("values", self.which),)


class GainOfTributes(Verb):
    """This card gains the original ATK of the monsters it was Tribute Summoned with, so many times.

    `of`: only if there were so many Tributes. With a question mark among them it gains nothing. It is lost
    for good once another effect sets the original ATK of this card.
    """

    def __init__(self, of: int, *, times: int = 1) -> None:
        super().__init__(THIS)
        self.of = of
        self.times = times
        self.bonus = Bonus(attack=1, counted=True)
        self.bonus.fades = True

    def statics(self) -> tuple[Static, ...]:
        return (self.bonus,)

    def run(self, duel: State, ctx: Ctx) -> None:
        event = ctx.event
        if event is None or duel.cards[ctx.card].negaters or len(event.was) != self.of:
            return
        facts = [was.card.script.facts for was in event.was]
        if any([fact.unknown_attack for fact in facts]):
            return
        amount = self.times * sum([fact.attack for fact in facts])
        if amount:
            ref = duel.cards[ctx.card].ref
            duel.add_force(self.bonus, ctx.source, ctx.player, c.FOREVER, (ref,), count=amount)
            duel.tell(c.MODIFIED, ctx.player, (ref,), source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        tribute = "Tribute" if self.of == 1 else f"{self.of} Tributes together"
        times = "twice " if self.times == 2 else ""
        return f"this card gains {times}the original ATK of its {tribute}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("values", self.which),)


class NoNextBattlePhase(Verb):
    """The opponent skips his next Battle Phase: that of this turn, if it may still come.

    With `defers` it waits for one that no other effect takes.
    """

    def __init__(self, *, defers: bool = False) -> None:
        super().__init__()
        self.static = no_battle_phase(1)
        self.static.defers = defers

    def statics(self) -> tuple[Static, ...]:
        return (self.static,)

    def run(self, duel: State, ctx: Ctx) -> None:
        ahead = duel.turn_player != ctx.player and duel.phase < c.BATTLE_PHASE
        until = c.END_OF_TURN if ahead else c.END_OF_THEIR_NEXT_TURN
        duel.add_force(self.static, ctx.source, ctx.player, until, ())
        duel.tell(c.LASTING_BEGAN, ctx.player, (), source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return "the opponent skips his next Battle Phase"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None, c.LATER),)


class SecondBattlePhase(Verb):
    """You may have two Battle Phases this turn; in the opponent's turn: in your next turn.

    The second follows right after the first, so it is too late once that has ended (R-PHASE-02).
    """

    def __init__(self) -> None:
        super().__init__()
        self.static = two_battle_phases()

    def statics(self) -> tuple[Static, ...]:
        return (self.static,)

    def run(self, duel: State, ctx: Ctx) -> None:
        until = c.END_OF_TURN if duel.turn_player == ctx.player else c.END_OF_YOUR_NEXT_TURN
        duel.add_force(self.static, ctx.source, ctx.player, until, ())
        duel.tell(c.LASTING_BEGAN, ctx.player, (), source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"{self.static.text()} this turn, or in your next turn if this is the opponent's turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None, c.LATER),)


class Remain(Verb):
    """This card, though not Continuous, stays on the field until the end of the opponent's n-th turn.

    It counts, and then goes, whether it is negated or not. That it goes is no effect that could be answered.
    """

    def __init__(self, turns: int) -> None:
        from ..effects import duty
        from .cards import Destroy

        super().__init__()
        self.turns = turns
        end = duty(Destroy(TARGET), phase=c.TURN_END, whose=1)
        self.clock = Due(end, after=turns, clock=True)

    def statics(self) -> tuple[Static, ...]:
        return (self.clock,)

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.same(ctx.source):
            duel.add_force(self.clock, ctx.source, ctx.player, c.FOREVER, (ctx.source,))

    def ties(self) -> bool:
        return True

    def text(self, speech: Speech = PLAIN) -> str:
        last = ordinal(self.turns)
        return f"this card stays on the field and is destroyed at the end of the opponent's {last} turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("destroy", THIS, c.LATER),)


class Leave(Verb):
    """Leaves a static effect behind for a while: on chosen cards, or as its selection says."""

    def __init__(self, static: SpokenStatic, until: int = c.END_OF_TURN, which: Which | None = None) -> None:
        super().__init__(which)
        self.static = static
        self.until = until

    def statics(self) -> tuple[Static, ...]:
        return (self.static,)

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        if self.static.kind & VALUES:
            cards = [card for card in cards if card.up]
        if isinstance(self.which, ThisCard) and not duel.same(ctx.source):
            return
        refs = tuple([card.ref for card in cards])
        if self.which is not None and not refs:
            return
        if self.static.duty() is not None and duel.same(ctx.source):
            if negated_now(duel, duel.cards[ctx.source[0]]):
                # What it has just brought negates it (Fiend Skull Dragon).
                return
        duel.add_force(self.static, ctx.source, ctx.player, self.until, refs)
        if self.static.kind & c.S_NEGATE:
            begin_negating(duel, duel.forces[-1])
        duel.tell(c.LASTING_BEGAN, ctx.player, refs, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        said = self.static.text()
        if self.which is not None:
            said = self.static.said_while(self.what(speech), self.many(speech))
        if self.static.once:
            return said
        until = how_long(self.until, speech)
        if self.until == c.FOREVER and isinstance(self.static, ForPlayer):
            until = " for the rest of the Duel"
        if ", " in said and until and not speech.oath:
            return f"{until.strip()}, {said}"
        return f"{said}{until}"

    def deeds(self) -> tuple[Deed, ...]:
        later = self.static.duty()
        if isinstance(later, SpokenEffect):
            return tuple([deed.but(c.LATER) for deed in later.deeds()])
        if self.static.kind & VALUES:
            return (Deed("values", self.which),)
        return (Deed("lasting", self.which, c.LATER),)

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE if self.static.kind & ON_MONSTERS else 0

"""Life Points gained and lost by effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.counters import turns_counted
from spellspeed.duel.life import gain_life, inflict
from spellspeed.duel.records import BLOCKED, Ctx, Reason, Ref, Was
from spellspeed.duel.settle import change_life
from spellspeed.duel.turn import paid_note
from spellspeed.duel.values import attack, shown

from ..meant import Paid
from ..prose import PLAIN, Speech
from ..selections import Sel
from ..which import EVENT, Every, Which
from .base import Deed, Verb, seats, who

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class GainLife(Verb):
    """A player gains Life Points. `of`: 0 you, 1 the opponent, 2 each player.

    `attack_of`: as many as the ATK of a card.

    `more` is added for each card that fits `each`; it is one gain all the same.
    """

    def __init__(
        self,
        amount: int = 0,
        *,
        of: int = 0,
        attack_of: Which | None = None,
        more: int = 0,
        each: Sel | None = None,
        same_as: str = "",
        as_much: bool = False,
        original: bool = False,
        needed: bool = True,
        half: bool = False,
    ) -> None:
        super().__init__()
        self.half = half
        """One half of it."""
        self.original = original
        """The printed ATK of `attack_of`."""
        self.needed = needed
        """It cannot be used while there is nothing to count."""
        self.amount = amount
        self.as_much = as_much
        """As much as the event was about that it answers."""
        self.of = of
        self.attack_of = attack_of
        self.more = more
        self.each = each
        self.same_as = same_as
        """The name of a bound number, or of bound cards, by which the amount is multiplied."""

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.amount or self.each is None or not self.needed:
            return None
        if self.each.any(duel, ctx.player, ctx.card):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.each.words().bare()}.")

    def run(self, duel: State, ctx: Ctx) -> None:
        amount = self.amount if self.attack_of is None else attacks_of(duel, ctx, self.attack_of)
        if self.original and self.attack_of is not None:
            amount = sum([duel.cards[ref[0]].script.facts.attack for ref in self.attack_of.refs(ctx)])
        if self.each is not None:
            amount += self.more * len(self.each.find(duel, ctx.player, ctx.card))
        if self.same_as:
            amount *= len(ctx.refs(self.same_as)) or ctx.number(self.same_as)
        if self.half:
            amount = (amount + 1) // 2
        if self.as_much and ctx.event is not None:
            amount = ctx.event.amount
        if amount <= 0:
            return
        same = False
        for player in seats(duel, ctx, self.of):
            gain_life(duel, player, amount, source=ctx.source, by=ctx.player, same=same)
            same = True

    def text(self, speech: Speech = PLAIN) -> str:
        gain = ("gain", "the opponent gains", "each player gains")[self.of]
        if self.as_much:
            return f"{gain} as many Life Points"
        if self.same_as:
            return f"{gain} {self.amount} Life Points for each of these"
        if self.attack_of is not None:
            which = "original ATK" if self.original else "ATK"
            half = "half " if self.half else ""
            return f"{gain} Life Points equal to {half}the {which} of {self.attack_of.text(speech)}"
        said = f"{gain} {self.amount or self.more} Life Points"
        if self.each is not None and not self.amount:
            return f"{said} for each {self.each.words().bare(located=True)}"
        if self.each is not None:
            said = f"{said}, and {self.more} more for each {self.each.words().bare()}"
        return said

    def selections(self) -> tuple[Sel, ...]:
        return () if self.each is None else (self.each,)

    def reads(self) -> tuple[str, ...]:
        if self.same_as and self.same_as != "cost":
            return (self.same_as,)
        if self.as_much:
            return (EVENT,)
        return () if self.attack_of is None else self.attack_of.reads()

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("gain", None, of=self.of),)


class GainPaid(Verb):
    """Gain half of the Life Points that you paid in your last turn, each payment halved by itself."""

    def run(self, duel: State, ctx: Ctx) -> None:
        player = ctx.player
        for number in range(1, duel.note(paid_note(player, 0)) + 1):
            amount = duel.note(paid_note(player, number))
            gain_life(duel, player, amount, source=ctx.source, by=player, same=number > 1)

    def remembers(self) -> int:
        return 1 << c.LIFE_PAID

    def text(self, speech: Speech = PLAIN) -> str:
        return "gain half of the Life Points you paid in your last turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("gain", None),)


class Damage(Verb):
    """Effect damage, which is no Battle Damage (J-DMG-09).

    `each` multiplies by the cards that fit; `attack_of` takes the ATK of cards together, as last known if
    they have left, with `half` one half of it; `as_much`: as much as the event was about that it answers;
    `both` hits both players at once. Life Points that are `lost` are no damage. `more` is added once for each
    card that fits `each`. `yours`: at once so much to yourself too. With `half` and no amount at all, half of
    the Life Points (J-EFF-08). `to_controller_of`: to who controls this card, or did as it was last seen.
    """

    def __init__(
        self,
        amount: int = 0,
        *,
        of: int = 1,
        to_controller_of: Which | None = None,
        each: Sel | None = None,
        attack_of: Which | None = None,
        half: bool = False,
        both: bool = False,
        lost: bool = False,
        as_much: bool = False,
        needed: bool = True,
        more: int = 0,
        yours: int = 0,
        per_turn: bool = False,
        doubles: bool = False,
    ) -> None:
        super().__init__()
        self.amount = amount
        self.per_turn = per_turn
        """For each Standby Phase that this card has counted (`CountTurns`)."""
        self.doubles = doubles
        """Doubled in each Standby Phase that this card counts, after the first."""
        self.of = of
        self.to_controller_of = to_controller_of
        self.each = each
        self.attack_of = attack_of
        self.more = more
        self.yours = yours
        self.half = half
        self.both = both
        self.lost = lost
        self.as_much = as_much
        self.needed = needed
        """It cannot be used while there is nothing to count."""

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.each is None or self.more or not self.needed:
            return None
        if self.each.any(duel, ctx.player, ctx.card):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.each.words().bare()}.")

    def run(self, duel: State, ctx: Ctx) -> None:
        amount = self.amount if self.attack_of is None else attacks_of(duel, ctx, self.attack_of)
        if self.as_much and ctx.event is not None:
            amount = ctx.event.amount
        if self.half:
            amount = (amount + 1) // 2
            if self.attack_of is None and not self.as_much:
                amount = duel.lp[who(ctx, self.of)] // 2
        if self.each is not None:
            count = len(self.each.find(duel, ctx.player, ctx.card))
            amount = amount + self.more * count if self.more else amount * count
        if self.per_turn:
            amount *= ctx.number("turns")
        if self.doubles:
            amount <<= max(0, turns_counted(duel, duel.cards[ctx.card]) - 1)
        duel.bind("did", max(amount, 0))
        if amount <= 0:
            return
        hits = [(who(ctx, self.of), amount)]
        if self.to_controller_of is not None:
            hits = [(last_side(duel, ref), amount) for ref in self.to_controller_of.refs(ctx)]
        if self.both or self.yours:
            hits = [(ctx.player, self.yours or amount), (1 - ctx.player, amount)]
        same = False
        for seat, amount in hits:
            if self.lost:
                change_life(duel, seat, -amount)
                duel.happen(
                    c.LIFE_LOST,
                    seat,
                    (),
                    amount=amount,
                    cause=c.BY_EFFECT,
                    source=ctx.source,
                    by=ctx.player,
                    same=same,
                )
            else:
                inflict(duel, seat, amount, source=ctx.source, by=ctx.player, same=same)
            same = True

    def text(self, speech: Speech = PLAIN) -> str:
        to = "to both players" if self.both else "to yourself" if self.of == 0 else "to the opponent"
        if self.to_controller_of is not None:
            to = f"to the controller of {self.to_controller_of.text(speech)}"
        if self.attack_of is not None:
            half = "half " if self.half else ""
            total = "total " if self.attack_of.many(speech) else ""
            much = f"equal to {half}the {total}ATK of {self.attack_of.text(speech)}"
            if self.lost:
                return f"{'lose' if self.of == 0 else 'the opponent loses'} Life Points {much}"
            return f"inflict damage {to} {much}"
        if self.as_much:
            return f"inflict as much damage {to}"
        if self.lost and self.half:
            return (
                "lose half of your Life Points"
                if self.of == 0
                else "the opponent loses half of his Life Points"
            )
        if self.lost and self.half:
            return (
                "lose half of your Life Points"
                if self.of == 0
                else "the opponent loses half of his Life Points"
            )
        if self.lost:
            return f"{'lose' if self.of == 0 else 'the opponent loses'} {self.amount} Life Points"
        if self.more and self.each is not None:
            each = self.each.words().bare(located=True)
            return f"inflict {self.amount} damage {to}, and {self.more} more for each {each}"
        if self.per_turn:
            since = "for each of your Standby Phases since this card was activated"
            return f"inflict {self.amount} damage {to} {since}"
        if self.doubles:
            return f"inflict {self.amount} damage {to}, twice as much each time as the time before"
        if self.yours:
            return f"inflict {self.amount} damage {to} and {self.yours} damage to yourself"
        if self.each is not None:
            return f"inflict {self.amount} damage {to} for each {self.each.words().bare(located=True)}"
        return f"inflict {self.amount} damage {to}"

    def reads(self) -> tuple[str, ...]:
        if self.as_much:
            return (EVENT,)
        named = [which for which in (self.attack_of, self.to_controller_of) if which is not None]
        return tuple([name for which in named for name in which.reads()])

    def selections(self) -> tuple[Sel, ...]:
        return () if self.each is None else (self.each,)

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        if self.lost:
            return (Deed("lose", None, of=self.of),)
        if self.to_controller_of is not None:
            return (Deed("damage", self.to_controller_of, of=3),)
        unsure = self.each is not None and self.each.where() & c.ON_FIELD and not (self.more or self.needed)
        counted = Every(self.each) if self.each is not None and unsure else None
        return (Deed("damage", counted, of=2 if self.both or self.yours else self.of),)


def last_known(duel: State, ref: Ref) -> Was | None:
    """The facts of a card that has just left, as they were last."""
    for event in duel.last:
        for was in event.was:
            if was.card.uid == ref[0] and was.card.visit == ref[1]:
                return was
    return None


def last_side(duel: State, ref: Ref) -> int:
    """On whose side this card lies, or lay when it has just left."""
    was = None if duel.live(ref) else last_known(duel, ref)
    return duel.cards[ref[0]].side if was is None else was.card.side


def attacks_of(duel: State, ctx: Ctx, which: Which) -> int:
    """The ATK of these cards together: now, or as last known when they have just left.

    Of what was Tributed as a cost, the ATK as it was paid.
    """
    if isinstance(which, Paid):
        return ctx.number("paid ATK")
    total = 0
    refs = which.refs(ctx) or tuple([card.ref for card in which.cards(duel, ctx)])
    for ref in refs:
        if duel.live(ref):
            total += shown(attack(duel, duel.cards[ref[0]]))
            continue
        was = last_known(duel, ref)
        if was is not None:
            total += shown(was.attack)
    return total

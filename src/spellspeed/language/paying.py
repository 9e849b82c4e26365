"""Costs of a particular kind: monsters of certain names, the equipped monster, counters of several cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.chance import below
from spellspeed.duel.counters import take_counters
from spellspeed.duel.effects import Selection
from spellspeed.duel.legality import borrowed, tribute_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import move
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.values import has_name, level

from .costs import CostPick, NamedPick, RemoveNamed, SendCards, SendPicked, SpokenCost
from .prose import joined, number
from .selections import EQUIPPED_MONSTER, IN_HAND, MONSTER, ON_FIELD, YOURS
from .targeting import Target

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

    from .sel import Sel

__all__ = [
    "DiscardRandom",
    "OfPaidLevel",
    "RemoveCountersFrom",
    "RemoveForLevel",
    "SelectHost",
    "SendUnlessAimed",
    "TributeHost",
    "TributeNamed",
]


class TributeNamed(RemoveNamed):
    """Tribute monsters that you control, face-up or face-down: one of each of these names.

    With `hand` those in your hand may be Tributed too.
    """

    def __init__(self, *names: str, hand: bool = False) -> None:
        super().__init__(*names)
        self.hand = hand
        self.pick = NamedTributes(names, hand)

    def payment(self) -> tuple[Step, ...]:
        return (SendPicked(c.AS_COST | c.AS_TRIBUTE, c.GRAVEYARD),)

    def text(self) -> str:
        names = joined([f'"{name}"' for name in self.named])
        return f"Tribute {names} from your hand or side of the field" if self.hand else f"Tribute {names}"


class NamedTributes(NamedPick):
    """As many of them must leave the field as make room for what they are Tributed for."""

    def __init__(self, names: tuple[str, ...], hand: bool) -> None:
        super().__init__(names)
        self.sel = MONSTER & YOURS & (IN_HAND | ON_FIELD) if hand else MONSTER & YOURS
        self.tributes = True
        self.arrives = 0
        self.removes = False

    def still(self, duel: State, ctx: Ctx, taken: list[int]) -> list[Card]:
        left = super().still(duel, ctx, taken)
        if duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0:
            return left
        if any([duel.cards[uid].on_field for uid in taken]):
            return left
        done = [duel.cards[uid] for uid in taken]
        open_names = [name for name in self.named if not any([has_name(card, name) for card in done])]
        later = [
            card
            for card in self.candidates(duel, ctx)
            if card.on_field and any([has_name(card, name) for name in open_names[1:]])
        ]
        return left if later else [card for card in left if card.on_field] or left


class TributeHost(SpokenCost):
    """Tribute the monster that this card is equipped to; the rules then destroy this card."""

    def host(self, duel: State, ctx: Ctx) -> Card | None:
        ref = duel.cards[ctx.card].host
        return duel.cards[ref[0]] if duel.same(ref) else None

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        host = self.host(duel, ctx)
        if host is not None and host.side == ctx.player and not borrowed(duel, ctx.player):
            if not tribute_forbidden(duel, host, for_summon=False):
                return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: you cannot {self.text()}.")

    def choices(self) -> tuple[Step, ...]:
        return (PayWithHost(self),)

    def payment(self) -> tuple[Step, ...]:
        return (SendHost(),)

    def pays_with(self, duel: State, ctx: Ctx) -> tuple[Selection, int] | None:
        return (MONSTER & EQUIPPED_MONSTER, 1)

    def text(self) -> str:
        return "Tribute the equipped monster"


class PayWithHost(Step):
    """The monster, and this card, which goes with it: its effect does not need it any more."""

    def __init__(self, cost: TributeHost) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        host = self.cost.host(duel, ctx)
        this = duel.cards[ctx.card].ref
        duel.bind("cost", (this,) if host is None else (host.ref, this))


class SendHost(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        uids = [ref[0] for ref in ctx.refs("cost") if ref[0] != ctx.card]
        move(duel, uids, c.GRAVEYARD, c.AS_COST | c.AS_TRIBUTE, source=ctx.source, by=ctx.player)


class SelectHost(SpokenCost):
    """Select the monster that one Special Summoned by its `Procedure` is linked with. Nothing is paid."""

    def __init__(self, sel: Sel) -> None:
        self.sel = sel
        self.step = PickHost(self)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.sel.any(duel, ctx.player, ctx.card):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-SUM-06", f"{duel.cards[ctx.card].name}: there is no {self.sel.words().bare()}.")

    def choices(self) -> tuple[Step, ...]:
        return (self.step,)

    def payment(self) -> tuple[Step, ...]:
        return ()

    def text(self) -> str:
        return f"select {self.sel.words().counted(1)}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class PickHost(Step):
    """Asks which monster it is linked with."""

    def __init__(self, cost: SelectHost) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        found = self.cost.sel.find(duel, ctx.player, ctx.card)
        options = [Option(c.V_PICK, card.uid) for card in found]
        duel.ask(ctx.player, c.CHOOSE, "Select the monster", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("host", (duel.cards[pick.card].ref,))


class DiscardRandom(SpokenCost):
    """Discard a card of your hand, chosen by chance."""

    def __init__(self) -> None:
        self.discards = True

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if any([uid != ctx.card for uid in duel.pile(ctx.player, c.HAND)]):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: you have no card to discard.")

    def payment(self) -> tuple[Step, ...]:
        return (DiscardByChance(),)

    def text(self) -> str:
        return "discard 1 card at random"


class DiscardByChance(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        hand = [uid for uid in duel.pile(ctx.player, c.HAND) if uid != ctx.card]
        uid = hand[below(duel, len(hand))]
        duel.bind("cost", (duel.cards[uid].ref,))
        move(duel, [uid], c.GRAVEYARD, c.AS_COST | c.AS_DISCARD, source=ctx.source, by=ctx.player)


class RemoveCountersFrom(SpokenCost):
    """Counters taken from cards you control, one at a time, wherever they are."""

    def __init__(self, count: int, *, name: str = c.SPELL_COUNTER) -> None:
        self.count = count
        self.name = name

    def holders(self, duel: State, ctx: Ctx) -> list[Card]:
        """The cards with counters that are still there to take, as far as they are chosen."""
        taken = [ref[0] for ref in ctx.refs("counters")]
        cards = (*duel.monsters(ctx.player), *duel.magic_traps(ctx.player))
        return [card for card in cards if card.up and card.note(self.name) > taken.count(card.uid)]

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        have = sum([card.note(self.name) for card in self.holders(duel, ctx)])
        if have >= self.count:
            return None
        if not duel.explaining:
            return BLOCKED
        said = number(have, self.name)
        return Reason("J-EFF-18", f"{duel.cards[ctx.card].name}: you have {said}; {self.count} are removed.")

    def choices(self) -> tuple[Step, ...]:
        return (PickCounters(self),)

    def payment(self) -> tuple[Step, ...]:
        return (TakePicked(self),)

    def text(self) -> str:
        return f"remove {number(self.count, self.name)} from cards you control"


class PickCounters(Step):
    """Asks from which card each counter is taken."""

    def __init__(self, cost: RemoveCountersFrom) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        taken = ctx.refs("counters")
        if len(taken) < self.cost.count:
            options = [Option(c.V_PICK, card.uid) for card in self.cost.holders(duel, ctx)]
            prompt = f"Take a {self.cost.name} from which card? ({len(taken) + 1} of {self.cost.count})"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("counters", (*ctx.refs("counters"), duel.cards[pick.card].ref))


class TakePicked(Step):
    def __init__(self, cost: RemoveCountersFrom) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        for ref in ctx.refs("counters"):
            take_counters(duel, ref[0], 1, self.cost.name)


_HIGHEST: Final = 12
"""The highest Level of a monster."""


class RemoveForLevel(SendCards):
    """Remove as many cards from play as the monster that is to be the target has Levels (`OfPaidLevel`)."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(sel, 1, c.AS_COST, c.REMOVED, "remove", _HIGHEST)
        self.pick = PickForLevel(sel, 1, c.AS_COST, c.REMOVED, _HIGHEST)

    def text(self) -> str:
        return f"remove any number of {self.sel.words().plural()} from play"


class PickForLevel(CostPick):
    """The cards to pay with: so many that there is a monster of that Level to target."""

    def levels(self, duel: State, ctx: Ctx, taken: list[int]) -> list[int]:
        """The Levels of what could be the target."""
        found: list[int] = []
        for step in () if ctx.effect is None else ctx.effect.targets:
            if isinstance(step, OfPaidLevel):
                found.extend([level(duel, card) for card in step.fitting(duel, ctx) if card.uid not in taken])
        return found

    def still(self, duel: State, ctx: Ctx, taken: list[int]) -> list[Card]:
        left = super().still(duel, ctx, taken)
        most = len(taken) + len(left)
        more = any([len(taken) < stars <= most for stars in self.levels(duel, ctx, taken)])
        return left if more else []

    def may_end(self, duel: State, ctx: Ctx, taken: list[int]) -> bool:
        return len(taken) in self.levels(duel, ctx, taken)


class OfPaidLevel(Target):
    """For `target=`: a monster of exactly the Level that `RemoveForLevel` has paid for."""

    def fitting(self, duel: State, ctx: Ctx) -> list[Card]:
        """What it could be, whatever its Level."""
        return super().candidates(duel, ctx)

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        paid = len(ctx.refs("cost"))
        return [card for card in self.fitting(duel, ctx) if level(duel, card) == paid]

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        cost = None if ctx.effect is None else ctx.effect.cost
        if isinstance(cost, RemoveForLevel) and cost.pick.still(duel, ctx, []):
            return None
        return self._reason(duel, ctx)

    def fits(self, duel: State, ctx: Ctx, uid: int) -> bool:
        return super().fits(duel, ctx, uid) and level(duel, duel.cards[uid]) == len(ctx.refs("cost"))

    def text(self) -> str:
        return f"{super().text()} whose Level is their number"


class SendUnlessAimed(SendCards):
    """Send a card to the Graveyard; not when what is answered targets exactly one card, and one that fits.

    In that case it is chosen which of the two it is (Spell Shield Type-8).
    """

    def __init__(self, sel: Sel, aims: Sel) -> None:
        super().__init__(sel, 1, c.AS_COST, c.GRAVEYARD, "send")
        self.aims = aims
        self.pick = PickUnlessFree(sel, 1, c.AS_COST, c.GRAVEYARD)

    def free(self, duel: State, ctx: Ctx) -> bool:
        """Need nothing be sent?"""
        links = () if duel.chain is None else duel.chain.links
        targets = links[-1].aimed() if links else ()
        if len(targets) != 1 or not duel.live(targets[0]):
            return False
        return self.aims.matches(duel, duel.cards[targets[0][0]], ctx.player, ctx.card, None)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return None if self.free(duel, ctx) else super().obstacle(duel, ctx)

    def choices(self) -> tuple[Step, ...]:
        return (AskIfFree(self), *self.pick.asks())

    def text(self) -> str:
        return f"{super().text()}, or nothing if it targets exactly {self.aims.words().counted(1)} alone"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel, self.aims)


class PickUnlessFree(CostPick):
    """The card to pay with, if it is to be paid."""

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        return [] if ctx.number("free") else super().candidates(duel, ctx)


class AskIfFree(Step):
    """Which of the two effects it is, when it may be both."""

    def __init__(self, cost: SendUnlessAimed) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        if not self.cost.free(duel, ctx):
            return
        if not self.cost.pick.candidates(duel, ctx):
            duel.bind("free", 1)
            return
        options = [Option(c.V_MODE, number=1, word="free"), Option(c.V_MODE, number=2, word="send")]
        duel.ask(ctx.player, c.OPTION, "Which effect?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("free", 1 if pick.number == 1 else 0)

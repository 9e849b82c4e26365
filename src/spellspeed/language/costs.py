"""What is paid at activation and never refunded (J-EFF-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.counters import take_counters, turns_counted
from spellspeed.duel.effects import Cost, Selection
from spellspeed.duel.equips import serves_as_equip
from spellspeed.duel.legality import borrowed, play_fee, tribute_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import destination, move, stays_buried
from spellspeed.duel.records import BLOCKED, Ctx, Reason
from spellspeed.duel.settle import change_life
from spellspeed.duel.values import attack, has_name, level, shown

from .picking import TRIBUTED_LEVEL, Pick
from .prose import joined, name_quoted, number
from .sel import Sel
from .selections import IN_HAND, MONSTER, THEIRS, THIS_CARD, YOURS

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

__all__ = [
    "DiscardThis",
    "Pay",
    "RemoveCounters",
    "RemoveNamed",
    "ReturnThis",
    "SendAll",
    "SendThisCard",
    "TributeForLevel",
    "TributeThis",
    "UseSummon",
    "discard",
    "remove_from_play",
    "send",
    "tribute",
]


class SpokenCost(Cost):
    """A cost that can be put into words: "pay 500 Life Points"."""

    def text(self) -> str:
        raise NotImplementedError

    def selections(self) -> tuple[Sel, ...]:
        """The selections in it, for `check`."""
        return ()


class Pay(SpokenCost):
    """Life Points; you may not pay down to 0 (J-EFF-07). With `half`, half of what you have.

    A half Life Point that would be left is rounded up (J-EFF-08): of 7001 you pay 3500.
    """

    def __init__(self, amount: int = 0, *, half: bool = False) -> None:
        self.amount = amount
        self.half = half

    def price(self, duel: State, player: int) -> int:
        return duel.lp[player] // 2 if self.half else self.amount

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        price = self.price(duel, ctx.player)
        if price < duel.lp[ctx.player] - play_fee(duel, duel.cards[ctx.card]):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason(
            "J-EFF-07",
            f"{duel.cards[ctx.card].name}: {price} Life Points to pay, and you have {duel.lp[ctx.player]}.",
        )

    def payment(self) -> tuple[Step, ...]:
        return (PayLife(self),)

    def text(self) -> str:
        return "pay half of your Life Points" if self.half else f"pay {self.amount} Life Points"


class PayLife(Step):
    def __init__(self, cost: Pay) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        price = self.cost.price(duel, ctx.player)
        change_life(duel, ctx.player, -price)
        duel.happen(c.LIFE_PAID, ctx.player, (), amount=price, source=ctx.source, by=ctx.player)


class SendCards(SpokenCost):
    """Cards chosen and sent off: discarded, Tributed, sent to the Graveyard or removed."""

    def __init__(self, sel: Sel, count: int, cause: int, to: int, word: str, most: int = 0) -> None:
        self.sel = sel
        self.count = count
        self.most = most if most else count
        self.cause = cause
        self.discards = cause & c.AS_DISCARD != 0
        self.to = to
        self.word = word
        self.pick = CostPick(sel, count, cause, to, most)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        have = len(self.pick.candidates(duel, ctx))
        if have >= self.count:
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: you cannot {self.text()}; you have {have}.")

    def choices(self) -> tuple[Step, ...]:
        return self.pick.asks()

    def payment(self) -> tuple[Step, ...]:
        return (SendPicked(self.cause, self.to),)

    def pays_with(self, duel: State, ctx: Ctx) -> tuple[Selection, int] | None:
        return (self.sel, self.count)

    def text(self) -> str:
        words = self.sel.words()
        if self.cause & c.AS_DISCARD:
            words.zones = 0
            words.side = ""
            return (
                f"{self.word} {self.count} {words.bare() if self.count == 1 else words.plural(located=False)}"
            )
        if self.to == c.REMOVED:
            more = self.most > self.count
            return f"remove {words.counted(self.most, most=more, out=True)} from play"
        if not self.cause & c.AS_TRIBUTE:
            if self.most > 5:
                return f"send any number of {words.plural()} to the Graveyard"
            return f"send {words.counted(self.count, out=True)} to the Graveyard"
        return f"{self.word} {words.counted(self.count, out=self.to == c.GRAVEYARD)}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class CostPick(Pick):
    """The cards to pay with; the card that asks for them is not among them while it is played.

    What must be sent somewhere has to arrive there (DESIGN §7.13); a discard or a Tribute need not.
    """

    def __init__(self, sel: Sel, count: int, cause: int, to: int, most: int = 0) -> None:
        super().__init__(sel, count, most, name="cost")
        self.tributes = cause & c.AS_TRIBUTE != 0
        self.arrives = 0 if cause & (c.AS_TRIBUTE | c.AS_DISCARD) else to
        self.removes = to == c.REMOVED
        self.fate = "remove from play" if self.removes else f"send to the {c.ZONE_NAMES[to]}"
        """What becomes of them."""
        if self.tributes or cause & c.AS_DISCARD:
            self.fate = "Tribute" if self.tributes else "discard"
        self.yours = sel.words().side != "the opponent"
        """Monsters of your own, or that you Tribute as if they were (Soul Exchange)."""

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        found = []
        if self.tributes and self.yours:
            lent = borrowed(duel, ctx.player)
            if lent:
                # They must be Tributed first, if they fit; others only besides them (Soul Exchange).
                fitting = [card for card in lent if self.fits_as_yours(duel, card, ctx)]
                if len(lent) >= self.least:
                    return fitting
                return fitting + super().candidates(duel, ctx) if len(fitting) == len(lent) else []
        for card in super().candidates(duel, ctx):
            if card.uid == ctx.card and card.script.facts.kind != c.MONSTER:
                continue
            if self.tributes and tribute_forbidden(duel, card, for_summon=False):
                continue
            if self.arrives and destination(duel, card, self.arrives, [card.uid]) != self.arrives:
                continue
            if self.arrives == c.REMOVED and card.zone == c.GRAVEYARD and stays_buried(duel, ctx.player):
                continue
            found.append(card)
        return found

    def prompt(self) -> str:
        return f"{super().prompt()} to {self.fate}"

    def still(self, duel: State, ctx: Ctx, taken: list[int]) -> list[Card]:
        left = super().still(duel, ctx, taken)
        must = [card.uid for card in borrowed(duel, ctx.player)] if self.tributes and self.yours else []
        missing = [card for card in left if card.uid in must]
        return missing if missing and len(missing) >= self.least - len(taken) else left

    def fits_as_yours(self, duel: State, card: Card, ctx: Ctx) -> bool:
        """Would it fit if the player controlled it?"""
        mine = card.twin()
        mine.side = ctx.player
        return self.sel.matches(duel, mine, ctx.player, ctx.card, None)


class SendPicked(Step):
    def __init__(self, cause: int, to: int) -> None:
        self.cause = cause
        self.to = to

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = [ref[0] for ref in ctx.refs("cost")]
        if self.cause & c.AS_TRIBUTE:
            duel.bind("paid ATK", sum([shown(attack(duel, duel.cards[uid])) for uid in uids]))
        move(duel, uids, self.to, self.cause, source=ctx.source, by=ctx.player)


class SendAll(SpokenCost):
    """Send all cards that fit to the Graveyard, at least one; all have to arrive there (DESIGN §7.13).

    Tokens are no cards and stay. `discarded`: all cards of your hand, as a discard, which need not arrive.
    """

    def __init__(self, sel: Sel = IN_HAND & YOURS, *, discarded: bool = False) -> None:
        self.sel = sel
        self.discarded = discarded
        self.discards = discarded

    def found(self, duel: State, ctx: Ctx) -> list[Card]:
        return [
            card
            for card in self.sel.find(duel, ctx.player, ctx.card)
            if card.uid != ctx.card and card.script.facts.frame != c.FRAME_TOKEN
        ]

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        cards = self.found(duel, ctx)
        uids = [card.uid for card in cards]
        arrive = [destination(duel, card, c.GRAVEYARD, uids) == c.GRAVEYARD for card in cards]
        if cards and (self.discarded or all(arrive)):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: you cannot {self.text()}.")

    def choices(self) -> tuple[Step, ...]:
        return (PayWithAll(self),)

    def payment(self) -> tuple[Step, ...]:
        cause = c.AS_COST | c.AS_DISCARD if self.discarded else c.AS_COST
        return (SendPicked(cause, c.GRAVEYARD),)

    def text(self) -> str:
        if self.discarded:
            return "discard your hand, at least 1 card"
        return f"send {self.sel.words().all(out=True)} to the Graveyard"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class ReturnThis(SpokenCost):
    """Return this card, a Fusion Monster, from the field to the Fusion Deck."""

    def choices(self) -> tuple[Step, ...]:
        return (PayWithThis(),)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        card = duel.cards[ctx.card]
        if card.zone == c.MONSTER_ZONE and card.script.facts.frame == c.FRAME_FUSION:
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{card.name} is not on the field.")

    def payment(self) -> tuple[Step, ...]:
        return (SendPicked(c.AS_COST, c.FUSION_DECK),)

    def pays_with(self, duel: State, ctx: Ctx) -> tuple[Selection, int] | None:
        return (MONSTER & THIS_CARD, 1)

    def text(self) -> str:
        return "return this card to the Fusion Deck"


class TributeForLevel(SendCards):
    """Tribute a monster of a Level that one of these cards has; `same_level` picks such a card."""

    def __init__(self, wanted: Sel) -> None:
        super().__init__(MONSTER & YOURS, 1, c.AS_COST | c.AS_TRIBUTE, c.GRAVEYARD, "Tribute")
        self.wanted = wanted
        self.pick = LevelPick(wanted)

    def choices(self) -> tuple[Step, ...]:
        return (*self.pick.asks(), NoteLevel())

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel, self.wanted)


class LevelPick(CostPick):
    """A monster to Tribute that has the Level of one of the wanted cards."""

    def __init__(self, wanted: Sel) -> None:
        super().__init__(MONSTER & YOURS, 1, c.AS_COST | c.AS_TRIBUTE, c.GRAVEYARD)
        self.wanted = wanted

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        found = self.wanted.find(duel, ctx.player, ctx.card)
        levels = [level(duel, card) for card in found if not card.script.no_revival]
        # Nobody reads the Level of a face-down monster that the opponent controls (Soul Exchange).
        return [
            card
            for card in super().candidates(duel, ctx)
            if level(duel, card) in levels and (card.up or card.side == ctx.player)
        ]


class NoteLevel(Step):
    """Binds the Level of the monster that will be Tributed."""

    def run(self, duel: State, ctx: Ctx) -> None:
        for ref in ctx.refs("cost"):
            duel.bind(TRIBUTED_LEVEL, level(duel, duel.cards[ref[0]]))


class RemoveNamed(SpokenCost):
    """Remove monsters that you control from play, face-up or face-down: one of each of these names."""

    def __init__(self, *names: str) -> None:
        self.named = names
        self.pick = NamedPick(names)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        found = self.pick.candidates(duel, ctx)
        if all([any([has_name(card, name) for card in found]) for name in self.named]):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: you cannot {self.text()}.")

    def choices(self) -> tuple[Step, ...]:
        return self.pick.asks()

    def payment(self) -> tuple[Step, ...]:
        return (SendPicked(c.AS_COST, c.REMOVED),)

    def pays_with(self, duel: State, ctx: Ctx) -> tuple[Selection, int] | None:
        return (self.pick.sel, len(self.named))

    def text(self) -> str:
        names = joined([name_quoted(name) for name in self.named])
        return f"remove {names} you control from play"

    def selections(self) -> tuple[Sel, ...]:
        return (self.pick.sel,)

    def names(self) -> tuple[str, ...]:
        return self.named


class NamedPick(CostPick):
    """One card of each of these names, asked for in their order."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(MONSTER & YOURS, len(names), c.AS_COST, c.REMOVED)
        self.named = names

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        found = super().candidates(duel, ctx)
        return [card for card in found if any([has_name(card, name) for name in self.named])]

    def still(self, duel: State, ctx: Ctx, taken: list[int]) -> list[Card]:
        left = super().still(duel, ctx, taken)
        done = [duel.cards[uid] for uid in taken]
        names = [name for name in self.named if not any([has_name(card, name) for card in done])]
        return [card for card in left if names and has_name(card, names[0])]


class PayWithAll(Step):
    def __init__(self, cost: SendAll) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.bind("cost", tuple([card.ref for card in self.cost.found(duel, ctx)]))


class TributeThis(SpokenCost):
    """Tribute this card itself, also one that serves as an Equip."""

    def choices(self) -> tuple[Step, ...]:
        return (PayWithThis(),)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        this = duel.cards[ctx.card]
        here = (this.zone == c.MONSTER_ZONE or serves_as_equip(this)) and this.side == ctx.player
        lent = borrowed(duel, ctx.player)
        banned = tribute_forbidden(duel, this, for_summon=False)
        if here and not lent and not banned:
            return None
        if not duel.explaining:
            return BLOCKED
        name = duel.cards[ctx.card].name
        if banned:
            return Reason("R-GEN-01", f"{name} cannot be Tributed now.")
        if here:
            return Reason("R-GEN-01", f"{name}: {lent[0].name} must be Tributed first.")
        return Reason("J-EFF-12", f"{name} is not on your side of the field to be Tributed.")

    def payment(self) -> tuple[Step, ...]:
        return (SendThis(c.AS_COST | c.AS_TRIBUTE),)

    def pays_with(self, duel: State, ctx: Ctx) -> tuple[Selection, int] | None:
        return (MONSTER & THIS_CARD, 1)

    def text(self) -> str:
        return "Tribute this card"


class PayWithThis(Step):
    """This card is what is paid with: nothing to choose, and it is no target any more."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.bind("cost", (duel.cards[ctx.card].ref,))


class DiscardThis(SpokenCost):
    """Discard this card itself."""

    def __init__(self) -> None:
        self.discards = True

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if duel.cards[ctx.card].zone == c.HAND:
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name} is not in your hand.")

    def payment(self) -> tuple[Step, ...]:
        return (SendThis(c.AS_COST | c.AS_DISCARD),)

    def text(self) -> str:
        return "discard this card"


class SendThisCard(SpokenCost):
    """Send this card to the Graveyard: it has to arrive there (DESIGN §7.13).

    By default from the field, where it must be face-up; `origin`: bits of the zones it may be in.
    """

    def __init__(self, origin: int = c.ON_FIELD) -> None:
        self.origin = origin

    def choices(self) -> tuple[Step, ...]:
        return (PayWithThis(),)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        card = duel.cards[ctx.card]
        here = (self.origin >> card.zone) & 1 == 1 and (card.up or not card.on_field)
        if here and destination(duel, card, c.GRAVEYARD, [card.uid]) == c.GRAVEYARD:
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{card.name} cannot be sent to the Graveyard now.")

    def payment(self) -> tuple[Step, ...]:
        return (SendThis(c.AS_COST),)

    def text(self) -> str:
        where = " from your hand" if self.origin == c.IN_HAND else ""
        return f"send this card{where} to the Graveyard"


class UseSummon(SpokenCost):
    """The turn's Normal Summon or Set: it is used up."""

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if duel.summons_left > 0:
            return None
        if not duel.explaining:
            return BLOCKED
        name = duel.cards[ctx.card].name
        return Reason("R-SUM-01", f"{name}: you have used this turn's Normal Summon or Set.")

    def payment(self) -> tuple[Step, ...]:
        return (UsedSummon(),)

    def text(self) -> str:
        return "use your Normal Summon or Set of this turn"


class UsedSummon(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        duel.summons_left -= 1


class RemoveCounters(SpokenCost):
    """Counters taken from this card."""

    def __init__(self, count: int = 1, *, name: str = c.SPELL_COUNTER) -> None:
        self.count = count
        self.name = name

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        card = duel.cards[ctx.card]
        if card.note(self.name) >= self.count:
            return None
        if not duel.explaining:
            return BLOCKED
        have = number(card.note(self.name), self.name)
        return Reason("J-EFF-18", f"{card.name} has {have}; {self.count} must be removed.")

    def payment(self) -> tuple[Step, ...]:
        return (TakeCounters(self),)

    def text(self) -> str:
        return f"remove {number(self.count, self.name)} from this card"


class TakeCounters(Step):
    def __init__(self, cost: RemoveCounters) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        take_counters(duel, ctx.card, self.cost.count, self.cost.name)


class SendThis(Step):
    def __init__(self, cause: int) -> None:
        self.cause = cause

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        if card.zone == c.MAGIC_TRAP_ZONE:
            duel.bind("turns", turns_counted(duel, card))
            if card.negaters:
                duel.bind("negated", 1)
        move(duel, [ctx.card], c.GRAVEYARD, self.cause, source=ctx.source, by=ctx.player)


def discard(count: int = 1, sel: Sel | None = None) -> SpokenCost:
    """Discard cards from your hand."""
    wanted = IN_HAND & YOURS if sel is None else IN_HAND & YOURS & sel
    return SendCards(wanted, count, c.AS_COST | c.AS_DISCARD, c.GRAVEYARD, "discard")


def remove_from_play(sel: Sel, count: int = 1, most: int = 0) -> SpokenCost:
    """Remove cards from play; with `most` up to so many."""
    return SendCards(sel, count, c.AS_COST, c.REMOVED, "remove", most)


def send(count: int, sel: Sel, most: int = 0) -> SpokenCost:
    """Send cards to the Graveyard, which is neither a discard nor a Tribute; they have to arrive there."""
    return SendCards(sel, count, c.AS_COST, c.GRAVEYARD, "send", most)


def tribute(count: int = 1, sel: Sel | None = None, *, theirs: bool = False) -> SpokenCost:
    """Tribute monsters on your side of the field, or the opponent's."""
    wanted = MONSTER & (THEIRS if theirs else YOURS)
    wanted = wanted if sel is None else wanted & sel
    return SendCards(wanted, count, c.AS_COST | c.AS_TRIBUTE, c.GRAVEYARD, "Tribute")

"""Summons made by effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.legality import (
    EFFECT_SET_ROWS,
    EFFECT_SUMMON_ROWS,
    allowed,
    summon_ban,
    summon_forbidden,
)
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import move
from spellspeed.duel.records import BLOCKED, Card, Ctx, Option, Reason
from spellspeed.duel.setup import add_card
from spellspeed.duel.summon import SUMMON, asks_revival_tribute, revival_tributes, special_summon

from ..picking import Pick
from ..prose import PLAIN, Speech, number
from ..which import THIS, Which
from .base import Deed, Verb, who

if TYPE_CHECKING:
    from spellspeed.duel.effects import Static
    from spellspeed.duel.state import State

    from ..statics import SpokenStatic

PILES: Final = c.IN_DECK | c.IN_HAND | c.IN_GRAVEYARD | c.IN_REMOVED | c.IN_FUSION_DECK
NO_UID: Final = -2
"""uid of a Token that does not exist yet."""
ATTACK_OR_SET: Final = -1
"""Face-up Attack or face-down Defense Position, as the player likes; for a single monster."""
CHOICE: Final = 0
"""Face-up Attack or Defense Position, as the player likes (J-SUM-07)."""


class PickPositions(Step):
    """Asks the position of each monster that is to be Special Summoned."""

    def __init__(self, verb: SpecialSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.verb.position > CHOICE:
            return
        cards = self.verb.able(duel, ctx)
        done = ctx.values.get("positions")
        positions = done if isinstance(done, tuple) else ()
        # One that finds no zone is destroyed in no position at all (J-SUM-08).
        leaving = self.verb.leaving(ctx)
        slots = duel.pile(who(ctx, self.verb.to), c.MONSTER_ZONE)
        room = len([uid for uid in slots if uid == c.EMPTY or uid in leaving])
        if len(positions) < min(len(cards), room):
            other = c.P_SET if self.verb.position == ATTACK_OR_SET else c.P_DEFENSE
            options = [Option(c.V_POSITION, number=c.P_ATTACK), Option(c.V_POSITION, number=other)]
            about = cards[len(positions)].uid
            duel.ask(ctx.player, c.POSITION, "In which position?", options, self, ctx, about=about)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("positions")
        positions = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("positions", (*positions, pick.number))


class PickZones(Step):
    """Asks the zone of each monster that is to be Special Summoned (switch `zones`)."""

    def __init__(self, verb: SpecialSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones != "ask":
            return
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        cards = self.verb.able(duel, ctx)
        slots = duel.pile(who(ctx, self.verb.to), c.MONSTER_ZONE)
        leaving = self.verb.leaving(ctx)
        free = [
            slot
            for slot in range(5)
            if (slots[slot] == c.EMPTY or slots[slot] in leaving) and slot not in taken
        ]
        if len(taken) < len(cards) and free:
            options = [Option(c.V_ZONE, number=slot + 1) for slot in free]
            duel.ask(ctx.player, c.CHOOSE, "Choose a zone", options, self, ctx, about=cards[len(taken)].uid)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("zones", (*taken, pick.number - 1))


def cost_makes_room(duel: State, ctx: Ctx, seat: int) -> bool:
    """Does the cost take a monster from this side, so that a zone is free later (J-TRIB-02)?"""
    effect = ctx.effect
    if effect is None or effect.cost is None:
        return False
    taken = effect.cost.pays_with(duel, ctx)
    if taken is None:
        return False
    for card in duel.monsters(seat):
        if taken[0].matches(duel, card, ctx.player, ctx.card, None):
            return True
    return False


def came_by_itself(duel: State, uid: int) -> None:
    """Marks a monster that its own effect has Special Summoned, for as long as it is face-up there."""
    new = duel.cards[uid].twin()
    new.notes = (*new.notes, (c.CAME_BY_ITSELF, 1))
    duel.put(new)


class PickRevivalTribute(Step):
    """Asks what is Tributed for a monster in the Graveyard that demands it (Tyrant Dragon)."""

    def __init__(self, verb: SpecialSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        asking = [card for card in self.verb.cards(duel, ctx) if asks_revival_tribute(card)]
        if not asking:
            return
        options = [Option(c.V_PICK, card.uid) for card in revival_tributes(duel, ctx.player, asking[0])]
        if options:
            prompt = f"Tribute a monster for {asking[0].name}"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("revived for", (duel.cards[pick.card].ref,))


class SpecialSummon(Verb):
    """Special Summon cards to your side (`to` 1: the opponent's). Binds `did` and `summoned`.

    `own_way`: it is the Summon that the monsters' own text speaks of: they are properly Summoned (J-FUS-06).
    `or_destroyed`: what cannot be Summoned now, or has no zone, is destroyed; nothing forbids the activation.
    `values`: what their ATK and DEF are from the Summon on. `whole`: all of them, or none.
    """

    def __init__(
        self,
        which: Which,
        *,
        position: int = CHOICE,
        to: int = 0,
        link: bool = False,
        own_way: bool = False,
        or_destroyed: bool = False,
        values: SpokenStatic | None = None,
        whole: bool = False,
    ) -> None:
        super().__init__(which)
        self.whole = whole
        self.own_way = own_way
        self.or_destroyed = or_destroyed
        self.values = values
        self.position = position
        self.to = to
        self.link = link
        """The card that does it is linked to the monster (Call of the Haunted)."""
        self.revival = PickRevivalTribute(self)
        self.positions = PickPositions(self)
        self.zones = PickZones(self)
        if isinstance(which, Pick):
            which.summons_to = to
            which.summons_down = position == c.P_SET

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.revival, self.positions, self.zones)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.or_destroyed:
            return super().obstacle(duel, ctx)
        name = duel.cards[ctx.card].name
        seat = who(ctx, self.to)
        if duel.free_slots(seat, c.MONSTER_ZONE) == 0 and not cost_makes_room(duel, ctx, seat):
            if not duel.explaining:
                return BLOCKED
            return Reason("R-ZONE-02", f"{name}: there is no free Monster Zone.")
        if summon_forbidden(
            duel, ctx.player, c.SPECIAL_SUMMON, seat=seat, face_down=self.position == c.P_SET
        ):
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        if self.whole and not self.able(duel, ctx):
            if not duel.explaining:
                return BLOCKED
            return Reason("J-EFF-12", f"{name}: not all of these can be Special Summoned.")
        return super().obstacle(duel, ctx)

    def able(self, duel: State, ctx: Ctx) -> list[Card]:
        """The cards that may be Special Summoned now."""
        cards = self.cards(duel, ctx)
        if self.whole and duel.free_slots(who(ctx, self.to), c.MONSTER_ZONE) < len(cards):
            return []
        if not duel.force_kinds & c.S_CANNOT_SUMMON:
            return cards
        found: list[Card] = []
        for card in cards:
            ban = summon_ban(
                duel,
                ctx.player,
                c.SPECIAL_SUMMON,
                card=card,
                seat=who(ctx, self.to),
                leaving=tuple(self.leaving(ctx)),
                count=len(found) + 1,
                face_down=self.position == c.P_SET,
            )
            if ban is None:
                found.append(card)
        return [] if self.whole and len(found) < len(cards) else found

    def leaving(self, ctx: Ctx) -> list[int]:
        """Monsters that make room as the Summon is made."""
        return []

    def after_tribute(self, duel: State, ctx: Ctx, cards: list[Card]) -> list[Card]:
        """Pays the Tribute that one of them demands; what it was not paid for is not Summoned."""
        paid = [ref[0] for ref in ctx.refs("revived for") if duel.live(ref)]
        move(duel, paid, c.GRAVEYARD, c.AS_TRIBUTE, source=ctx.source, by=ctx.player)
        asking = [card for card in cards if asks_revival_tribute(card)]
        return [card for card in cards if card not in asking[len(paid) :]]

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = who(ctx, self.to)
        cards = self.able(duel, ctx)
        if any([asks_revival_tribute(card) for card in cards]):
            cards = self.after_tribute(duel, ctx, cards)
        if self.or_destroyed:
            lost = [card.uid for card in self.cards(duel, ctx) if card not in cards]
            move(duel, lost, c.GRAVEYARD, c.BY_RULE, source=ctx.source, by=ctx.player)
        places = ctx.values.get("positions")
        positions = places if isinstance(places, tuple) else ()
        attacking = [
            (positions[i] if i < len(positions) else self.position) == c.P_ATTACK for i in range(len(cards))
        ]
        chosen = ctx.values.get("zones")
        slots = list(chosen) if isinstance(chosen, tuple) and len(chosen) == len(cards) else None
        refs = special_summon(
            duel,
            [card.uid for card in cards],
            seat,
            attacking,
            source=ctx.source,
            by=ctx.player,
            face_down=self.position == c.P_SET or c.P_SET in positions,
            slots=slots,
            values=self.values,
        )
        if self.own_way:
            for ref in refs:
                proper = duel.cards[ref[0]].twin()
                proper.proper = True
                duel.put(proper)
        if self.which is THIS and refs:
            came_by_itself(duel, ctx.card)
        duel.bind("did", len(refs))
        duel.bind("summoned", tuple(refs))
        duel.bind("positions", ())
        duel.bind("zones", ())
        if self.link and refs and duel.same(ctx.source):
            new = duel.cards[ctx.card].twin()
            new.host = refs[0]
            duel.put(new)

    def text(self, speech: Speech = PLAIN) -> str:
        where = "" if self.position == CHOICE else f" in {c.POSITION_NAMES[self.position]}"
        if self.position == ATTACK_OR_SET:
            where = " in Attack Position or face-down Defense Position"
        side = " to the opponent's side" if self.to else ""
        said = f"Special Summon {self.moved(speech)}{side}{where}"
        if self.values is not None:
            said += f", and {self.values.said_of('them' if self.many(speech) else 'it', self.many(speech))}"
        return said

    def statics(self) -> tuple[Static, ...]:
        return () if self.values is None else (self.values,)

    def binds(self) -> tuple[str, ...]:
        return ("did", "summoned")

    def wants(self) -> int:
        return PILES

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", self.which),)


class ProperSummon(SpecialSummon):
    """The arrival of a Fusion or Ritual Summon: the monster is properly Summoned (J-FUS-05)."""

    def __init__(self, which: Which, how: int) -> None:
        super().__init__(which)
        self.how = how

    def leaving(self, ctx: Ctx) -> list[int]:
        return [ref[0] for ref in (*ctx.refs("materials"), *ctx.refs("tributes"))]

    def run(self, duel: State, ctx: Ctx) -> None:
        places = ctx.values.get("positions")
        positions = places if isinstance(places, tuple) else (c.P_ATTACK,)
        chosen = ctx.values.get("zones")
        slots = list(chosen) if isinstance(chosen, tuple) and chosen else None
        cards = self.cards(duel, ctx)
        if cards:
            special_summon(
                duel,
                [cards[0].uid],
                ctx.player,
                [positions[0] == c.P_ATTACK],
                how=self.how,
                source=ctx.source,
                by=ctx.player,
                slots=slots,
            )


class PickTokenZones(Step):
    """Asks the zone of each Token (switch `zones`), unless they take all that are free."""

    def __init__(self, verb: SummonTokens) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones != "ask":
            return
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        slots = duel.pile(who(ctx, self.verb.to), c.MONSTER_ZONE)
        free = [slot for slot in range(5) if slots[slot] == c.EMPTY and slot not in taken]
        if len(taken) < self.verb.count < len(free) + len(taken):
            options = [Option(c.V_ZONE, number=slot + 1) for slot in free]
            duel.ask(ctx.player, c.CHOOSE, "Choose a zone", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("zones", (*taken, pick.number - 1))


class PickTokenPosition(Step):
    """Asks the position of the Tokens."""

    def __init__(self, verb: SummonTokens) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.verb.position == CHOICE and self.verb.possible(duel, ctx):
            options = [Option(c.V_POSITION, number=c.P_ATTACK), Option(c.V_POSITION, number=c.P_DEFENSE)]
            duel.ask(ctx.player, c.POSITION, "In which position?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("position", pick.number)


class SummonTokens(Verb):
    """Special Summon Tokens, each in a zone of its own (R-TOK-01, J-EFF-12).

    They belong to the player of the card, `to` whichever side they go. `position` CHOICE: as the player
    likes. Binds `summoned`.
    """

    def __init__(self, token: str, count: int, *, position: int = c.P_DEFENSE, to: int = 0) -> None:
        super().__init__()
        self.token = token
        self.count = count
        self.position = position
        self.to = to
        self.zones = PickTokenZones(self)
        self.ask = PickTokenPosition(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.ask, self.zones)

    def possible(self, duel: State, ctx: Ctx) -> bool:
        """Is there room, and is it not forbidden?"""
        if duel.free_slots(who(ctx, self.to), c.MONSTER_ZONE) < self.count:
            return False
        return not self.forbidden(duel, ctx)

    def forbidden(self, duel: State, ctx: Ctx) -> bool:
        """Is it forbidden by anything but this card itself?"""
        if not duel.force_kinds & c.S_CANNOT_SUMMON:
            return False
        seat = who(ctx, self.to)
        token = Card(NO_UID, duel.library.script(self.token), seat, c.NOWHERE)
        return summon_forbidden(
            duel, ctx.player, c.SPECIAL_SUMMON, card=token, but=ctx.source, seat=seat, count=self.count
        )

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.forbidden(duel, ctx):
            name = duel.cards[ctx.card].name
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        free = duel.free_slots(who(ctx, self.to), c.MONSTER_ZONE)
        if free >= self.count:
            return None
        name = duel.cards[ctx.card].name
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{name}: {self.count} free Monster Zones are needed, there are {free}.")

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = who(ctx, self.to)
        if not self.possible(duel, ctx):
            return
        position = self.position or ctx.number("position")
        uids = [add_card(duel, self.token, ctx.player, c.NOWHERE).uid for _ in range(self.count)]
        chosen = ctx.values.get("zones")
        refs = special_summon(
            duel,
            uids,
            seat,
            [position == c.P_ATTACK] * self.count,
            source=ctx.source,
            by=ctx.player,
            slots=list(chosen) if isinstance(chosen, tuple) and len(chosen) == self.count else None,
        )
        duel.bind("zones", ())
        duel.bind("summoned", tuple(refs))

    def binds(self) -> tuple[str, ...]:
        return ("summoned",)

    def text(self, speech: Speech = PLAIN) -> str:
        where = "" if self.position == CHOICE else f" in {c.POSITION_NAMES[self.position]}"
        side = " to the opponent's side" if self.to else ""
        return f"Special Summon {number(self.count, self.token)}{side}{where}"

    def names(self) -> tuple[str, ...]:
        return (self.token,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)


class PickNormalSummon(Step):
    """Asks which monster to Normal Summon or Set by the effect, and how."""

    def run(self, duel: State, ctx: Ctx) -> None:
        options = []
        for card in duel.cards_in(ctx.player, c.HAND):
            if allowed(EFFECT_SUMMON_ROWS, duel, ctx.player, card, None):
                options.append(Option(c.V_SUMMON, card.uid))
            if allowed(EFFECT_SET_ROWS, duel, ctx.player, card, None):
                options.append(Option(c.V_SET, card.uid))
        if options:
            duel.ask(
                ctx.player,
                c.CHOOSE,
                "Normal Summon or Set which monster?",
                options,
                self,
                ctx,
                about=ctx.card,
            )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("monster", (duel.cards[pick.card].ref,))
        duel.bind("set", 1 if pick.verb == c.V_SET else 0)


class NormalSummon(Verb):
    """A Normal Summon or Set on top of the turn's own, Tributes and all (J-SUM-10)."""

    def __init__(self) -> None:
        super().__init__()
        self.step = PickNormalSummon()

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        for card in duel.cards_in(ctx.player, c.HAND):
            if allowed(EFFECT_SUMMON_ROWS, duel, ctx.player, card, None):
                return None
            if allowed(EFFECT_SET_ROWS, duel, ctx.player, card, None):
                return None
        if not duel.explaining:
            return BLOCKED
        return Reason(
            "J-EFF-12",
            f"{duel.cards[ctx.card].name}: you have no monster that you could Normal Summon or Set.",
        )

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = ctx.refs("monster")
        if not refs or not duel.live(refs[0]):
            return
        chain = duel.chain
        first = chain is None or chain.resolving == 0
        how = c.SET_DOWN if ctx.number("set") else c.NORMAL_SUMMON
        summon = Ctx(ctx.player, refs[0][0], refs[0]).bind("how", how).bind("by effect", 1)
        if not first:
            summon = summon.bind("no window", 1)
        duel.call(SUMMON, summon)

    def text(self, speech: Speech = PLAIN) -> str:
        return "Normal Summon or Set 1 monster; this does not use up the one you may make each turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("normal summon", None),)

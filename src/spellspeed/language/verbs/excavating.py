"""Cards turned up from the top of a Deck, and what is Special Summoned of them.

Turned up cards still lie in the Deck until they are moved: they are not in the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.continuous import enter_force
from spellspeed.duel.legality import kept_face_up, summon_forbidden, summon_room
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import free_slot, move, place
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason, Ref
from spellspeed.duel.summon import lay_hidden

from ..prose import PLAIN, Speech, number
from ..sel import Sel
from .base import EACH, Deed, Verb, seats
from .cards import show

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class Excavate(Verb):
    """Turn up the top cards of a Deck before both players and bind them, as many as there are.

    `count` of them, or up to the first that fits `until`; with `same_as` up to as many that fit as that name
    binds cards in the Deck. `of`: 0 yours, 1 the opponent's, 2 each player's. Binds `found` too, those that
    fit.
    """

    def __init__(
        self,
        count: int = 0,
        *,
        until: Sel | None = None,
        same_as: str = "",
        of: int = 0,
        name: str = "excavated",
    ) -> None:
        super().__init__()
        self.count = count
        self.until = until
        self.same_as = same_as
        self.of = of
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        turned: list[Ref] = []
        found: list[Ref] = []
        for seat in seats(duel, ctx, self.of):
            uids = self.turned_up(duel, ctx, seat)
            show(duel, seat, [duel.cards[uid] for uid in uids])
            for uid in uids:
                card = duel.cards[uid]
                turned.append(card.ref)
                if self.until is not None and self.until.matches(duel, card, ctx.player, ctx.card, None):
                    found.append(card.ref)
        duel.bind(self.name, tuple(turned))
        duel.bind("found", tuple(found))

    def turned_up(self, duel: State, ctx: Ctx, seat: int) -> list[int]:
        deck = duel.pile(seat, c.DECK)
        until = self.until
        if until is None:
            return list(reversed(deck[-self.count :]))
        left = 1
        if self.same_as:
            refs = [duel.cards[ref[0]] for ref in ctx.refs(self.same_as)]
            left = len([card for card in refs if card.zone == c.DECK and card.side == seat])
        uids: list[int] = []
        for uid in reversed(deck):
            if left <= 0:
                break
            uids.append(uid)
            if until.matches(duel, duel.cards[uid], ctx.player, ctx.card, None):
                left -= 1
        return uids

    def text(self, speech: Speech = PLAIN) -> str:
        whose = ("your Deck", "the opponent's Deck", "his Deck")[self.of]
        lead = "each player shows " if self.of == EACH else "show "
        if self.until is None:
            top = "card" if self.count == 1 else number(self.count, "card")
            return f"{lead}the top {top} of {whose}"
        words = self.until.words()
        if self.same_as:
            # What was returned is what the verb before it tells.
            many = words.plural(located=False)
            shown = "he has shown" if self.of == EACH else "you have shown"
            return f"{lead}cards from the top of {whose}, until {shown} as many {many} as returned to it"
        return f"{lead}cards from the top of {whose}, up to the first {words.bare()}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("show", None),)

    def binds(self) -> tuple[str, ...]:
        return (self.name, "found")

    def reads(self) -> tuple[str, ...]:
        return (self.same_as,) if self.same_as else ()

    def selections(self) -> tuple[Sel, ...]:
        return () if self.until is None else (self.until,)


class ForOne(Step):
    """A step for one of the two players: the turn player (0), who acts first, or the other (1)."""

    def __init__(self, verb: SummonExcavated, turn: int) -> None:
        self.verb = verb
        self.turn = turn

    def seat(self, duel: State) -> int:
        return duel.turn_player if self.turn == 0 else 1 - duel.turn_player

    def name(self, word: str) -> str:
        """The binding of this player."""
        return f"{word} {self.turn}"

    def numbers(self, ctx: Ctx, word: str) -> tuple[int, ...]:
        value = ctx.values.get(self.name(word))
        return value if isinstance(value, tuple) else ()


class PickSummons(ForOne):
    """With more monsters than free zones the player chooses which are Summoned; else it is all of them."""

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = self.seat(duel)
        name = self.name("summons")
        fitting = self.verb.able(duel, ctx, seat)
        room = self.verb.room(duel, ctx, seat)
        picked = ctx.refs(name)
        if len(fitting) <= room:
            duel.bind(name, tuple([card.ref for card in fitting]))
            return
        if len(picked) >= room:
            return
        left = [card for card in fitting if card.ref not in picked]
        duel.ask(
            seat,
            c.CHOOSE,
            f"Choose a monster to Special Summon ({len(picked) + 1} of {room})",
            [Option(c.V_PICK, card.uid) for card in left],
            self,
            ctx,
            about=ctx.card,
            least=room,
            most=room,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        name = self.name("summons")
        duel.bind(name, (*ctx.refs(name), duel.cards[pick.card].ref))


class PickExcavatedPositions(ForOne):
    """Asks the position of each monster."""

    def run(self, duel: State, ctx: Ctx) -> None:
        allowed = self.verb.allowed(duel)
        chosen = self.numbers(ctx, "positions")
        refs = ctx.refs(self.name("summons"))
        if len(allowed) > 1 and len(chosen) < len(refs):
            card = duel.cards[refs[len(chosen)][0]]
            if c.P_SET in allowed and any([static.kind == c.S_ONLY_ONE for static in card.script.statics]):
                before = zip(refs, chosen, strict=False)
                if any([at != c.P_SET and duel.cards[ref[0]].name == card.name for ref, at in before]):
                    allowed = (c.P_SET,)
            options = [Option(c.V_POSITION, number=position) for position in allowed]
            about = refs[len(chosen)][0]
            duel.ask(self.seat(duel), c.POSITION, "In which position?", options, self, ctx, about=about)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind(self.name("positions"), (*self.numbers(ctx, "positions"), pick.number))


class PickExcavatedZones(ForOne):
    """Asks the zone of each monster (switch `zones`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones != "ask":
            return
        taken = self.numbers(ctx, "zones")
        refs = ctx.refs(self.name("summons"))
        if len(taken) < len(refs):
            slots = duel.pile(self.seat(duel), c.MONSTER_ZONE)
            free = [slot for slot in range(5) if slots[slot] == c.EMPTY and slot not in taken]
            options = [Option(c.V_ZONE, number=slot + 1) for slot in free]
            about = refs[len(taken)][0]
            duel.ask(self.seat(duel), c.CHOOSE, "Choose a zone", options, self, ctx, about=about)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind(self.name("zones"), (*self.numbers(ctx, "zones"), pick.number - 1))


class Lay(ForOne):
    """Lays the monsters on the field, those face-down mixed; their effects wait for the other player."""

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = self.seat(duel)
        positions = self.numbers(ctx, "positions")
        zones = self.numbers(ctx, "zones")
        laid: list[int] = []
        hidden: list[int] = []
        before: list[int] = []
        for i, ref in enumerate(ctx.refs(self.name("summons"))):
            card = duel.cards[ref[0]]
            position = positions[i] if i < len(positions) else self.verb.allowed(duel)[0]
            slot = zones[i] if i < len(zones) else free_slot(duel, seat, c.MONSTER_ZONE)
            if position == c.P_SET:
                hidden.append(card.uid)
                before.append(card.known)
            place(
                duel,
                card.uid,
                seat,
                c.MONSTER_ZONE,
                slot,
                up=position != c.P_SET,
                attacking=position == c.P_ATTACK,
                arrived=c.SPECIAL_SUMMON,
                proper=True,
            )
            laid.append(card.uid)
        lay_hidden(duel, hidden, seat, before, chosen=bool(zones))
        # In the order of the zones, which does not tell which is which.
        refs = [duel.cards[uid].ref for uid in duel.pile(seat, c.MONSTER_ZONE) if uid in laid]
        duel.bind(self.name("laid"), tuple(refs))


class SummonExcavated(Verb):
    """Of the cards turned up before, each player Special Summons all that fit; the rest goes to `rest`.

    `positions` are those allowed. What cannot be Summoned, or finds no zone, is destroyed (J-SUM-08). Each
    player chooses for his own Deck, the turn player first; all Summons are one moment.
    """

    def __init__(
        self,
        sel: Sel,
        *,
        positions: tuple[int, ...] = (c.P_ATTACK, c.P_DEFENSE),
        rest: int = c.GRAVEYARD,
        each: bool = False,
        name: str = "excavated",
    ) -> None:
        super().__init__()
        self.sel = sel
        self.positions = positions
        self.rest = rest
        self.each = each
        """Both players do it; it is done however much of it can be done."""
        self.name = name
        steps: list[Step] = []
        for turn in (0, 1):
            steps.append(PickSummons(self, turn))
            steps.append(PickExcavatedPositions(self, turn))
            steps.append(PickExcavatedZones(self, turn))
            steps.append(Lay(self, turn))
        self.steps = tuple(steps)

    def asks(self) -> tuple[Step, ...]:
        return self.steps

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.each:
            return None
        card = duel.cards[ctx.card]
        if duel.free_slots(ctx.player, c.MONSTER_ZONE) == 0:
            if not duel.explaining:
                return BLOCKED
            return Reason("R-ZONE-02", f"{card.name}: there is no free Monster Zone.")
        if summon_room(duel, ctx.player, ctx.player) == 0:
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{card.name}: a card's effect forbids you to Special Summon now.")
        return None

    def left(self, duel: State, ctx: Ctx) -> list[Card]:
        """The cards turned up that still lie in the Deck."""
        return [duel.cards[ref[0]] for ref in ctx.refs(self.name) if duel.live(ref)]

    def fitting(self, duel: State, ctx: Ctx, seat: int) -> list[Card]:
        return [
            card
            for card in self.left(duel, ctx)
            if card.side == seat and self.sel.matches(duel, card, ctx.player, ctx.card, None)
        ]

    def room(self, duel: State, ctx: Ctx, seat: int) -> int:
        """How many this player may Special Summon."""
        return summon_room(duel, seat, seat)

    def allowed(self, duel: State) -> tuple[int, ...]:
        """The positions: face-up Defense Position, where no monster may be Set."""
        if kept_face_up(duel) is None:
            return self.positions
        return tuple([c.P_DEFENSE if position == c.P_SET else position for position in self.positions])

    def able(self, duel: State, ctx: Ctx, seat: int) -> list[Card]:
        """Those that fit and that no static effect forbids to Special Summon."""
        fitting = self.fitting(duel, ctx, seat)
        if not duel.force_kinds & c.S_CANNOT_SUMMON:
            return fitting
        return [card for card in fitting if not summon_forbidden(duel, seat, c.SPECIAL_SUMMON, card=card)]

    def run(self, duel: State, ctx: Ctx) -> None:
        lost: list[int] = []
        rest: list[int] = []
        for card in self.left(duel, ctx):
            fits = self.sel.matches(duel, card, ctx.player, ctx.card, None)
            (lost if fits else rest).append(card.uid)
        self.clear(duel, ctx, lost, rest)
        summoned: list[Ref] = []
        for turn in (0, 1):
            summoned.extend(ctx.refs(f"laid {turn}"))
        for ref in summoned:
            enter_force(duel, duel.cards[ref[0]])
        same = False
        for turn, seat in ((0, duel.turn_player), (1, 1 - duel.turn_player)):
            refs = ctx.refs(f"laid {turn}")
            if refs:
                duel.happen(
                    c.SUMMONED,
                    seat,
                    refs,
                    amount=c.SPECIAL_SUMMON,
                    source=ctx.source,
                    by=ctx.player,
                    same=same,
                )
                same = True
        duel.bind("did", len(summoned))
        duel.bind("summoned", tuple(summoned))

    def clear(self, duel: State, ctx: Ctx, lost: list[int], rest: list[int]) -> None:
        """What is not Summoned leaves the Deck, before what is Summoned has any effect."""
        same = False
        if lost:
            move(duel, lost, c.GRAVEYARD, c.BY_RULE, source=ctx.source, by=ctx.player)
            same = True
        if self.rest != c.HAND:
            if rest:
                move(duel, rest, self.rest, c.AS_MOVE, source=ctx.source, by=ctx.player, same=same)
            return
        for seat in (duel.turn_player, 1 - duel.turn_player):
            mine = [uid for uid in rest if duel.cards[uid].side == seat]
            if mine:
                move(duel, mine, c.HAND, c.AS_MOVE, source=ctx.source, by=ctx.player, to=seat, same=same)
                same = True

    def text(self, speech: Speech = PLAIN) -> str:
        names = [c.POSITION_NAMES[position] for position in self.positions]
        where = f" in {' or '.join(names)}" if self.positions != (c.P_ATTACK, c.P_DEFENSE) else ""
        what = self.sel.words().plural(located=False)
        lead = "each player Special Summons" if self.each else "Special Summon"
        if self.rest == c.HAND:
            rest = "adds the rest to his hand" if self.each else "add the rest to your hand"
        else:
            rest = "sends the rest to the Graveyard" if self.each else "send the rest to the Graveyard"
        if not self.each and what == "monsters":
            return f"Special Summon it{where} and {rest}"
        return f"{lead} all {what} among them{where} and {rest}"

    def binds(self) -> tuple[str, ...]:
        return ("did", "summoned")

    def reads(self) -> tuple[str, ...]:
        return (self.name,)

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def deeds(self) -> tuple[Deed, ...]:
        to = "send" if self.rest == c.GRAVEYARD else "add"
        return (Deed("special summon", None, c.MAY), Deed(to, None, c.MAY))


class SummonAsManyBack(SummonExcavated):
    """Each player Special Summons monsters from his hand, face-down: as many as were returned to it."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(sel, positions=(c.P_SET,), rest=c.HAND, each=True, name="added")

    def left(self, duel: State, ctx: Ctx) -> list[Card]:
        return [card for seat in (0, 1) for card in duel.cards_in(seat, c.HAND)]

    def room(self, duel: State, ctx: Ctx, seat: int) -> int:
        back = [duel.cards[ref[0]] for ref in ctx.refs(self.name) if duel.live(ref)]
        monsters = [card for card in back if card.zone == c.HAND and card.script.facts.kind == c.MONSTER]
        return min(len([card for card in monsters if card.side == seat]), summon_room(duel, seat, seat))

    def clear(self, duel: State, ctx: Ctx, lost: list[int], rest: list[int]) -> None:
        """What is not Summoned stays in the hand."""

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "each player Special Summons as many monsters from his hand in face-down Defense Position as "
            "were returned to it"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None, c.MAY),)

"""Magic and Trap Cards that lie as monsters for a Battle Phase (Magical Hats)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import kept_face_up, summon_room
from spellspeed.duel.machine import Step
from spellspeed.duel.mixing import mix
from spellspeed.duel.moving import change_position, free_slot, place, turn_down
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..picking import Pick
from ..prose import PLAIN, Speech
from ..which import Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class MixSet(Verb):
    """Your face-down monsters in Defense Position change places, so that nobody else knows which is where."""

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = ctx.player
        found = [card for card in duel.monsters(seat) if not card.up and not card.attacking]
        if len(found) > 1:
            mix(duel, [card.uid for card in found], seat, [card.known for card in found])

    def text(self, speech: Speech = PLAIN) -> str:
        return "your face-down Defense Position monsters change places, unseen by the opponent"

    def deeds(self) -> tuple[Deed, ...]:
        return ()


class PickPoseZones(Step):
    """Asks the zone of each card that is to lie as a monster (switch `zones`)."""

    def __init__(self, verb: PoseBeside) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        count = len(self.verb.posers(duel, ctx))
        if duel.rules.zones != "ask" or not count:
            return
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        slots = duel.pile(ctx.player, c.MONSTER_ZONE)
        free = [slot for slot in range(5) if slots[slot] == c.EMPTY and slot not in taken]
        if len(taken) < count < len(free) + len(taken):
            options = [Option(c.V_ZONE, number=slot + 1) for slot in free]
            duel.ask(ctx.player, c.CHOOSE, "Choose a zone", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("zones", (*taken, pick.number - 1))


class PoseBeside(Verb):
    """Special Summon Magic and Trap Cards face-down as monsters without effect, with 0 ATK and DEF.

    The monster beside which they pose is turned face-down, and all of them are mixed (J-PUB-04). With too few
    cards nothing is done. They are destroyed as the Battle Phase ends.
    """

    def __init__(self, which: Pick, beside: Which) -> None:
        super().__init__(which)
        self.pick = which
        self.beside = beside
        self.zones = PickPoseZones(self)

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.zones)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        room = summon_room(duel, ctx.player, ctx.player)
        if room >= self.pick.least:
            return super().obstacle(duel, ctx)
        if not duel.explaining:
            return BLOCKED
        name = duel.cards[ctx.card].name
        need = self.pick.least
        return Reason("J-EFF-12", f"{name}: {need} free Monster Zones are needed, you can use {room}.")

    def posers(self, duel: State, ctx: Ctx) -> list[Card]:
        """The cards that are to pose, if they are enough and find zones."""
        cards = self.cards(duel, ctx)
        enough = len(cards) >= self.pick.least and summon_room(duel, ctx.player, ctx.player) >= len(cards)
        return cards if enough else []

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = ctx.player
        posers = self.posers(duel, ctx)
        monsters = self.beside.cards(duel, ctx)
        duel.bind("did", len(posers))
        if not posers:
            return
        chosen = ctx.values.get("zones")
        zones = chosen if isinstance(chosen, tuple) else ()
        up = kept_face_up(duel) is not None
        uids: list[int] = []
        before: list[int] = []
        for monster in monsters:
            uids.append(monster.uid)
            before.append(monster.known)
            self.hide(duel, ctx, monster)
        for i, card in enumerate(posers):
            uids.append(card.uid)
            before.append(card.known & ~(1 << (1 - seat)))
            place(
                duel,
                card.uid,
                seat,
                c.MONSTER_ZONE,
                zones[i] if i < len(zones) else free_slot(duel, seat, c.MONSTER_ZONE),
                up=up,
                attacking=False,
                arrived=c.SPECIAL_SUMMON,
            )
        duel.bind("zones", ())
        hidden = [i for i, uid in enumerate(uids) if not duel.cards[uid].up]
        if len(hidden) > 1:
            mix(duel, [uids[i] for i in hidden], seat, [before[i] for i in hidden])
        # All are told of, in the order of the zones, so that nobody learns which they are.
        refs = tuple([duel.cards[uid].ref for uid in duel.pile(seat, c.MONSTER_ZONE) if uid in uids])
        duel.happen(c.SUMMONED, seat, refs, amount=c.SPECIAL_SUMMON, source=ctx.source, by=ctx.player)

    def hide(self, duel: State, ctx: Ctx, monster: Card) -> None:
        """Turns the monster to face-down Defense Position, as far as it can be; a Token cannot (J-TOK-01)."""
        if monster.up and monster.script.facts.frame != c.FRAME_TOKEN:
            turn_down(duel, monster.uid, source=ctx.source, by=ctx.player)
        if duel.cards[monster.uid].attacking:
            change_position(duel, monster.uid, False, manual=False, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            f"Special Summon {self.moved(speech)} in face-down Defense Position as monsters without effect "
            f"and with 0 ATK and DEF, turn {self.beside.text(speech)} to face-down Defense Position and mix "
            "all of them; the cards that are no monsters are destroyed at the end of the Battle Phase"
        )

    def reads(self) -> tuple[str, ...]:
        return self.beside.reads()

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        return (
            Deed("special summon", self.which),
            Deed("turn down", self.beside),
            Deed("destroy", None, c.LATER),
        )

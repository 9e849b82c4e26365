"""Summoning and Setting monsters: Tributes, the attempt, the negation window, the arrival (DESIGN §7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chain import PASS, ask_zone, responses, start_chain
from .continuous import enter_force
from .counters import set_note
from .legality import (
    ban_with_tributes,
    borrowed,
    kept_face_up,
    spoiled,
    tribute_candidates,
    tribute_forbidden,
    tributes_needed,
)
from .machine import Step, program
from .materials import note_materials
from .mixing import mix
from .moving import free_slot, move, place, shuffle, turn_up
from .records import NOBODY, Card, Ctx, Event, Option, Ref, Was
from .settle import lose_equips, pay_fee
from .values import monster_type
from .windows import prompt

if TYPE_CHECKING:
    from .effects import Static
    from .state import State


def summon_ctx(duel: State, player: int, card: Card, how: int) -> Ctx:
    """Bindings of a Summon: `how` is NORMAL_SUMMON, SET_DOWN or SPECIAL_SUMMON (built in)."""
    return Ctx(player, card.uid, card.ref).bind("how", how)


class PickTributes(Step):
    """Asks for the Tributes one at a time; each pick offered can still be completed."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if ctx.number("how") & c.SPECIAL_SUMMON:
            return
        card = duel.cards[ctx.card]
        need = tributes_needed(duel, card)
        picked = ctx.refs("tributes")
        left = need - len(picked)
        more = False
        if left <= 0:
            if card.script.greedy is None or ctx.number("enough") or not takes_more(duel, ctx, card):
                return
            more, left = True, 1
        player = ctx.player
        taken = [ref[0] for ref in picked]
        must = [b.uid for b in borrowed(duel, player) if b.uid not in taken]
        needs_room = duel.free_slots(player, c.MONSTER_ZONE) == 0 and not any(
            duel.cards[uid].side == player for uid in taken
        )
        options = []
        bans = duel.force_kinds & c.S_CANNOT_SUMMON != 0
        for candidate in tribute_candidates(duel, player):
            if candidate.uid in taken:
                continue
            chosen = (*taken, candidate.uid)
            if ctx.number("how") == c.NORMAL_SUMMON and spoiled(duel, player, card, chosen):
                continue
            if bans:
                if ban_with_tributes(duel, player, card, ctx.number("how"), chosen):
                    continue
            if len(must) >= left and candidate.uid not in must:
                continue
            if needs_room and left == 1 and candidate.side != player:
                continue
            options.append(Option(c.V_PICK, candidate.uid))
        if more:
            if not options:
                return
            options.append(Option(c.V_DONE))
        duel.ask(
            player,
            c.CHOOSE,
            "Choose another Tribute?" if more else f"Choose a Tribute ({len(picked) + 1} of {need})",
            options,
            self,
            ctx,
            about=ctx.card,
            least=need,
            most=max(need, card.script.most_tributes),
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_DONE:
            duel.bind("enough", 1)
            return
        duel.bind("tributes", (*ctx.refs("tributes"), duel.cards[pick.card].ref))
        duel.again()


def takes_more(duel: State, ctx: Ctx, card: Card) -> bool:
    """May another Tribute be given, because what the card does with it can be done?"""
    greedy = card.script.greedy
    if greedy is None or ctx.number("how") != c.NORMAL_SUMMON:
        return False
    if len(ctx.refs("tributes")) >= card.script.most_tributes:
        return False
    his = Ctx(ctx.player, ctx.card, ctx.source, greedy)
    return all([step.obstacle(duel, his) is None for step in greedy.steps])


class PickMonsterZone(Step):
    """Which zone the monster takes (switch `zones`). One that a Tribute frees counts as free."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones != "ask":
            return
        player = ctx.player
        slots = duel.pile(summon_seat(duel, ctx), c.MONSTER_ZONE)
        leaving = [ref[0] for ref in (*ctx.refs("tributes"), *ctx.refs("cost"))]
        options = [
            Option(c.V_ZONE, number=slot + 1)
            for slot in range(5)
            if slots[slot] == c.EMPTY or slots[slot] in leaving
        ]
        duel.ask(player, c.CHOOSE, "Choose a zone", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class PickSummonPosition(Step):
    """Face-up Attack or face-up Defense Position, the player's choice (J-SUM-07)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [Option(c.V_POSITION, number=c.P_ATTACK), Option(c.V_POSITION, number=c.P_DEFENSE)]
        duel.ask(ctx.player, c.POSITION, "In which position?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("position", pick.number)


class PickNormalPosition(Step):
    """A Normal Summon is in Attack Position (R-SUM-02), unless no monster may be Set."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.force_kinds & c.S_FACE_UP and ctx.number("how") == c.NORMAL_SUMMON and kept_face_up(duel):
            options = [Option(c.V_POSITION, number=c.P_ATTACK), Option(c.V_POSITION, number=c.P_DEFENSE)]
            duel.ask(ctx.player, c.POSITION, "In which position?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("position", pick.number)


def summon_seat(duel: State, ctx: Ctx) -> int:
    """The side the monster goes to: the other player's only by a Special Summon that says so (Lava Golem)."""
    procedure = duel.cards[ctx.card].script.procedure
    if procedure is None or not ctx.number("how") & c.SPECIAL_SUMMON or procedure.to == 0:
        return ctx.player
    return 1 - ctx.player


def chosen_slot(duel: State, ctx: Ctx) -> int:
    slot = ctx.number("zone", 0) - 1
    return slot if slot >= 0 else free_slot(duel, summon_seat(duel, ctx), c.MONSTER_ZONE)


class PayTributes(Step):
    """Pays the Tributes: one moment, and what they trigger waits (J-TRIB-04)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        tributes = [ref[0] for ref in ctx.refs("tributes")]
        if tributes:
            sides = [(uid, duel.cards[uid].side) for uid in tributes if duel.cards[uid].script.asks_tributed]
            move(duel, tributes, c.GRAVEYARD, c.AS_TRIBUTE, by=ctx.player)
            lose_equips(duel)
            for uid, side in sides:
                if duel.cards[uid].zone == c.GRAVEYARD:
                    set_note(duel, duel.cards[uid], c.TRIBUTED_FROM, side + 1)
        if duel.force_kinds & c.S_FEE:
            pay_fee(duel, ctx.player, duel.cards[ctx.card])
        if not ctx.number("by effect") and not ctx.number("how") & c.SPECIAL_SUMMON:
            duel.summons_left -= 1


class PayFee(Step):
    """Pays what cards demand for playing one from the hand."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.force_kinds & c.S_FEE:
            pay_fee(duel, ctx.player, duel.cards[ctx.card])


class Arrive(Step):
    """A Set monster is down; a Summoned one lies in its zone but is not on the field yet."""

    def run(self, duel: State, ctx: Ctx) -> None:
        how = ctx.number("how")
        slot = chosen_slot(duel, ctx)
        if slot == c.EMPTY:
            duel.skip_rest()
            return
        if how == c.SET_DOWN:
            card = place(
                duel,
                ctx.card,
                ctx.player,
                c.MONSTER_ZONE,
                slot,
                up=False,
                attacking=False,
                arrived=c.SET_DOWN,
            )
            keep_tributes(duel, ctx, card)
            duel.happen(c.SET, ctx.player, (card.ref,), was_tributed(duel, ctx))
            duel.skip_rest()
            return
        if how == c.NORMAL_SUMMON and ctx.refs("tributes"):
            how = c.TRIBUTE_SUMMON
        attacking = ctx.number("position", c.P_ATTACK) == c.P_ATTACK
        seat = summon_seat(duel, ctx)
        card = place(duel, ctx.card, seat, c.ARRIVING, slot, up=True, attacking=attacking, arrived=how)
        keep_tributes(duel, ctx, card)
        duel.happen(c.SUMMON_ATTEMPT, ctx.player, (card.ref,), amount=how)
        duel.rebind(ctx.with_source(card.ref))


def revival_tributes(duel: State, player: int, card: Card) -> list[Card]:
    """What may be Tributed to Special Summon this card from the Graveyard, face-down monsters too."""
    found = []
    for one in duel.monsters(player):
        its = monster_type(duel, one) if one.up else one.script.facts.type
        if its == card.script.revival_type and not tribute_forbidden(duel, one, for_summon=False):
            found.append(one)
    return found


def asks_revival_tribute(card: Card) -> bool:
    return card.script.revival_type > 0 and card.zone == c.GRAVEYARD


def keep_tributes(duel: State, ctx: Ctx, card: Card) -> None:
    """The Tributes remember what they were Tributed for, if it or they ask for that."""
    used = ctx.refs("tributes")
    if not card.script.keeps_tributes:
        used = tuple([ref for ref in used if duel.cards[ref[0]].script.asks_tributed])
    if used:
        note_materials(duel, used, card.ref)


class ShuffleAfter(Step):
    """The Deck that a monster was taken from is shuffled."""

    def run(self, duel: State, ctx: Ctx) -> None:
        shuffle(duel, ctx.player)


class OpenNegation(Step):
    """Only what negates a Summon may answer, the other player first (J-SUM-01)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.answerable >> c.SUMMON_ATTEMPT & 1 or ctx.number("no window"):
            duel.skip(2)
            return
        duel.window = duel.last
        duel.window_kind = c.NEGATION_WINDOW


class RespondToAttempt(Step):
    """One player's chance to negate the Summon; the one who does not Summon is asked first."""

    def __init__(self, other: bool) -> None:
        self.other = other

    def player(self, ctx: Ctx) -> int:
        return 1 - ctx.player if self.other else ctx.player

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.window_kind != c.NEGATION_WINDOW:
            return
        options = responses(duel, self.player(ctx))
        if options:
            options.append(PASS)
            duel.ask(self.player(ctx), c.RESPOND, prompt(duel), options, self, ctx)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb != c.V_PASS:
            start_chain(duel, self.player(ctx), pick)


class Land(Step):
    """Not negated: the monster is on the field, and its Continuous effects hold at once."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window = ()
        duel.window_kind = c.BUILDING
        if duel.outcome is not None or not duel.live(ctx.source):
            return
        new = duel.cards[ctx.card].twin()
        new.zone = c.MONSTER_ZONE
        new.proper = True
        for ref in ctx.refs("host"):
            new.host = ref
        duel.put(new)
        enter_force(duel, new)
        duel.happen(c.SUMMONED, ctx.player, (new.ref,), was_tributed(duel, ctx), amount=new.arrived)


def was_tributed(duel: State, ctx: Ctx) -> tuple[Was, ...]:
    """The Tributes of a Summon or Set, for the event that tells of it."""
    return tuple([Was(duel.cards[ref[0]], 0, 0, 0) for ref in ctx.refs("tributes")])


SUMMON = program(
    "summon",
    PickTributes(),
    PickNormalPosition(),
    PickMonsterZone(),
    PayTributes(),
    Arrive(),
    OpenNegation(),
    RespondToAttempt(True),
    RespondToAttempt(False),
    Land(),
)


class AttemptFlip(Step):
    """The face-down monster is shown; its Flip Summon may be negated."""

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card].twin()
        card.known = 3
        duel.put(card)
        duel.happen(c.SUMMON_ATTEMPT, ctx.player, (card.ref,), amount=c.FLIP_SUMMON)


class LandFlip(Step):
    """Turned to face-up Attack Position (R-FLIP-01); a FLIP effect waits for its Chain."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window = ()
        duel.window_kind = c.BUILDING
        if duel.outcome is not None or not duel.live(ctx.source):
            return
        new = duel.cards[ctx.card].twin()
        new.arrived = c.FLIP_SUMMON
        new.turn = duel.turn
        new.by = ctx.player
        new.changed = duel.turn
        new.proper = True
        duel.put(new)
        turn_up(duel, ctx.card, True)
        duel.happen(c.SUMMONED, ctx.player, (duel.cards[ctx.card].ref,), amount=c.FLIP_SUMMON, same=True)


FLIP_SUMMON = program(
    "flip summon", AttemptFlip(), OpenNegation(), RespondToAttempt(True), RespondToAttempt(False), LandFlip()
)


def negate_summon(duel: State, event: Event | None, *, source: Ref = NOBODY, by: int = -1) -> None:
    """Destroys the monster whose Summon is being made; a Normal Summon's is not on the field (J-TERM-03)."""
    if event is None or event.kind != c.SUMMON_ATTEMPT:
        return
    for ref in event.cards:
        if duel.live(ref):
            duel.tell(c.SUMMON_NEGATED, event.player, (ref,), source=source, by=by)
            move(duel, [ref[0]], c.GRAVEYARD, c.BY_EFFECT, source=source, by=by)


def special_summon(
    duel: State,
    uids: list[int],
    seat: int,
    attacking: list[bool],
    *,
    how: int = c.SPECIAL_SUMMON,
    source: Ref = NOBODY,
    by: int = -1,
    face_down: bool = False,
    slots: list[int] | None = None,
    values: Static | None = None,
) -> list[Ref]:
    """A Special Summon by an effect: no attempt, several at once are one moment (DESIGN §7.4).

    `values` holds for their ATK and DEF from the Summon on. A monster without a free zone is destroyed
    (J-SUM-08). Several that are Set are mixed (J-PUB-04).
    """
    refs: list[Ref] = []
    lost: list[int] = []
    hidden: list[int] = []
    before: list[int] = []
    was: list[Was] = []
    if face_down and kept_face_up(duel) is not None:
        face_down = False
        attacking = [False] * len(uids)
    for i, uid in enumerate(uids):
        slot = slots[i] if slots is not None else free_slot(duel, seat, c.MONSTER_ZONE)
        if slot == c.EMPTY:
            lost.append(uid)
            continue
        if face_down:
            hidden.append(uid)
            before.append(duel.cards[uid].known)
        else:
            was.append(Was(duel.cards[uid], 0, 0, 0))
        proper = (how & ~c.SPECIAL_SUMMON) != 0 or not needs_proper(duel.cards[uid])
        card = place(
            duel,
            uid,
            seat,
            c.MONSTER_ZONE,
            slot,
            up=not face_down,
            attacking=attacking[i] and not face_down,
            arrived=how,
            proper=proper,
        )
        refs.append(card.ref)
    lay_hidden(duel, hidden, seat, before, chosen=slots is not None)
    for ref in refs:
        enter_force(duel, duel.cards[ref[0]])
        if values is not None and not face_down:
            duel.add_force(values, source, by, c.FOREVER, (ref,))
    if len(hidden) > 1:
        # The order in which they are told must not tell which is which.
        refs = [duel.cards[uid].ref for uid in duel.pile(seat, c.MONSTER_ZONE) if uid in hidden]
    if refs:
        duel.happen(c.SUMMONED, seat, tuple(refs), tuple(was), amount=how, source=source, by=by)
    if lost:
        move(duel, lost, c.GRAVEYARD, c.BY_RULE, source=source, by=by)
    return refs


def lay_hidden(duel: State, uids: list[int], seat: int, before: list[int], *, chosen: bool = False) -> None:
    """Several cards laid face-down together are mixed (J-PUB-04); who knew a single one still knows it."""
    if len(uids) > 1:
        mix(duel, uids, seat, before, chosen=chosen)
    elif uids and before[0]:
        new = duel.cards[uids[0]].twin()
        new.known |= before[0]
        duel.put(new)


def needs_proper(card: Card) -> bool:
    """One that comes out only by its own Summon must have been properly Summoned before (J-FUS-06)."""
    script = card.script
    return script.special_only or script.cannot_be_summoned & c.NORMAL_SUMMON != 0


def may_be_special_summoned(card: Card) -> bool:
    """Can an effect Special Summon this card from where it is (J-FUS-05, J-EFF-15)?"""
    script = card.script
    if script.cannot_be_summoned & c.SPECIAL_SUMMON:
        return False
    if needs_proper(card):
        return card.proper and not script.no_revival
    return not (script.no_revival and card.zone == c.GRAVEYARD)


__all__ = ["FLIP_SUMMON", "SUMMON", "ask_zone", "special_summon"]

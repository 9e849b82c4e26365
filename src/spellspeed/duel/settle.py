"""What the rules themselves do when something has changed, and who has won (DESIGN §7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .aiming import falls, warded_links
from .decks import show_hands, turn_decks
from .effects import EXODIA
from .equips import may_hold, serves_as_equip
from .homecoming import crowd, sends_home
from .legality.bans import play_fee
from .loops import LIMIT, break_with
from .moving import (
    change_position,
    change_side,
    claim_holds,
    controller,
    destroy,
    exchange_sides,
    is_marked,
    move,
)
from .onetype import one_type_each
from .records import NOBODY, Card, Claim, Force, Ref
from .values import is_on

if TYPE_CHECKING:
    from .state import State


EXODIA_WINS: Final = "holds all five pieces of Exodia"


def settle(duel: State) -> None:
    """Applies the rules of the state until nothing is left, then looks for a winner.

    What the rules do belongs to the moment that made them do it, as long as nobody could answer that: a
    Continuous effect's update makes nobody miss the timing (J-CHAIN-07).
    """
    rounds = 0
    while duel.dirty and duel.outcome is None:
        rounds += 1
        if rounds > LIMIT:
            if not break_update(duel):
                break
            rounds = 0
        duel.dirty = False
        if duel.forces:
            _drop_stale(duel)
        if duel.odd & c.O_HOSTED:
            duel.odd &= ~c.O_HOSTED
            lose_equips(duel)
            if duel.force_kinds & c.S_DIE_SHIELD:
                for uid, force in warded_links(duel):
                    _strike(duel, uid, force, negated=True)
        if duel.broken:
            broken = list(duel.broken)
            duel.broken = ()
            linked = [uid for uid in broken if uid >= 0 and duel.cards[uid].on_field]
            destroy(duel, linked, c.BY_EFFECT, same=duel.unanswered())
            gone = [-1 - uid for uid in broken if uid < 0 and duel.cards[-1 - uid].zone == c.MONSTER_ZONE]
            move(duel, gone, c.REMOVED, c.AS_MOVE, same=duel.unanswered())
        if duel.force_kinds & (c.S_DESTROYED_IF | c.S_FRAIL):
            _self_destruction(duel)
        if duel.force_kinds & c.S_ONE_TYPE and duel.substep in (0, c.DAMAGE_END):
            one_type_each(duel)
        if duel.odd & c.O_CLAIMED:
            duel.odd &= ~c.O_CLAIMED
            _control(duel)
        if duel.force_kinds & c.S_POSITION:
            _positions(duel)
        if duel.force_kinds & c.S_HANDS_SHOWN:
            show_hands(duel)
        if duel.turned or duel.force_kinds & c.S_DECKS_TURNED:
            turn_decks(duel)
        check_outcome(duel)


def break_update(duel: State) -> bool:
    """Continuous effects that undo each other for ever: the one that acted last is destroyed (J-WIN-08)."""
    for event in reversed(duel.last):
        if event.source[0] >= 0 and break_with(duel, event.source[0]):
            return True
    return False


def _drop_stale(duel: State) -> None:
    """Effects put on cards end when all of these have left or been turned face-down, unless they outlast."""
    kept = []
    for force in duel.forces:
        if not force.targets or force.static.outlasts or any(duel.same(ref) for ref in force.targets):
            if not force.static.fades or not _is_reset(duel, force):
                kept.append(force)
    duel.keep_forces(kept)


def _is_reset(duel: State, force: Force) -> bool:
    """Has another effect set the original ATK of this monster, or done so in the battle just calculated?"""
    card = duel.cards[force.targets[0][0]]
    for other in duel.forces:
        static = other.static
        if static.kind & c.S_ORIGINAL or (static.resets and duel.substep == c.AFTER_DAMAGE):
            if is_on(duel, other, card):
                return True
    return False


def equip_fits(duel: State, equip: Card, host: Card) -> bool:
    """May this card be equipped to this monster (R-EQUIP-01, R-EQUIP-03)?"""
    if host.zone != c.MONSTER_ZONE or not host.up:
        return False
    if equip.arrived == c.HELD:
        return may_hold(duel, host)
    wanted = equip.script.equips
    return wanted is None or wanted.matches(duel, host, equip.side, equip.uid, None)


def lose_equips(duel: State) -> None:
    """An Equip without a legal monster is destroyed (J-EQUIP-01).

    That belongs to the moment in which the monster left: if more has happened in the same effect since, what
    the Equip may do then is missed (J-CHAIN-07).
    """
    lost = []
    late = []
    cards = duel.cards
    for seat in (0, 1):
        for uid in duel.piles[seat * c.ZONES + c.MAGIC_TRAP_ZONE]:
            if uid < 0:
                continue
            card = cards[uid]
            if card.host[0] < 0:
                continue
            duel.odd |= c.O_HOSTED
            if serves_as_equip(card) and (card.arrived == c.PLACED or card.arrived == c.HELD):
                if not duel.same(card.host) or not equip_fits(duel, card, duel.cards[card.host[0]]):
                    lost.append(uid)
                    if not duel.same(card.host) and not _left_lately(duel, card.host):
                        late.append(uid)
    if lost:
        destroy(duel, lost, c.BY_RULE, same=duel.unanswered())
    if late and duel.waiting:
        duel.waiting = tuple(
            [
                waiting
                for waiting in duel.waiting
                if waiting.source[0] not in late or waiting.effect.mandatory or not waiting.effect.misses
            ]
        )


def _left_lately(duel: State, host: Ref) -> bool:
    """Did this card leave in the moment that was the last?"""
    return any([past.card.ref == host for event in duel.last for past in event.was])


def _self_destruction(duel: State) -> None:
    """What destroys itself under a condition, and what a Continuous effect destroys at once (Gearfried).

    In the Damage Step the former waits for the end (J-DMG-01). If its number says BY_RULE, either waits just
    until the damage has been calculated.
    """
    gone: list[int] = []
    struck: list[tuple[int, Force]] = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for card in (*duel.monsters(seat), *duel.magic_traps(seat)):
            force = duel.covering(c.S_DESTROYED_IF, card)
            if force is None:
                if duel.substep in (0, c.DAMAGE_END) and duel.covering(c.S_FRAIL, card) and falls(duel, card):
                    gone.append(card.uid)
                continue
            how = force.static.number(duel, force)
            early = how & c.BY_RULE != 0
            ready = duel.substep in (0, c.DAMAGE_END) or (early and duel.substep >= c.AFTER_DAMAGE)
            if how & c.BY_EFFECT:
                if ready or not early:
                    struck.append((card.uid, force))
            elif ready:
                gone.append(card.uid)
    if gone:
        destroy(duel, gone, c.BY_RULE, same=duel.unanswered())
    for uid, force in struck:
        _strike(duel, uid, force, negated=force.static.silences)


def _strike(duel: State, uid: int, force: Force, *, negated: bool) -> None:
    """A Continuous effect destroys a card; `negated`: its own effects are negated as that happens."""
    old = duel.cards[uid]
    same = duel.unanswered()
    if negated and old.script.facts.kind != c.MONSTER:
        new = old.twin()
        new.negaters = (*old.negaters, force.source[0])
        duel.put(new)
    left = destroy(duel, [uid], c.BY_EFFECT, source=force.source, by=force.player, same=same)
    if negated and left:
        duel.waiting = tuple([waiting for waiting in duel.waiting if waiting.source != old.ref])
    elif negated:
        duel.put(old)


def _control(duel: State) -> None:
    """Monsters lie where their controller is; with no free zone there they are destroyed (J-CTRL-02)."""
    homeless = []
    if duel.force_kinds & c.S_CONTROL:
        _keep_control(duel)
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for uid in duel.piles[seat * c.ZONES + c.MONSTER_ZONE]:
            if uid < 0:
                continue
            card = duel.cards[uid]
            if (not card.claims and card.side == card.owner) or card.zone != c.MONSTER_ZONE:
                continue
            duel.odd |= c.O_CLAIMED
            _drop_claims(duel, card)
            card = duel.cards[card.uid]
            player = controller(duel, card)
            if player != card.side and not is_marked(duel, card) and not change_side(duel, card, player):
                # With no zone free there it changes places with one that comes over.
                partner = _coming_over(duel, player)
                if partner is None:
                    homeless.append(card.uid)
                else:
                    exchange_sides(duel, card, partner)
    if homeless:
        destroy(duel, homeless, c.BY_RULE, same=duel.unanswered())
    if duel.force_kinds & c.S_CONTROL:
        _send_home(duel)


def _keep_control(duel: State) -> None:
    """Monsters whose control cannot change stay where they are."""
    for seat in (0, 1):
        for card in duel.monsters(seat):
            if card.up and controller(duel, card) != card.side and keeps_control(duel, card):
                new = card.twin()
                new.claims = (Claim(card.side, c.FOREVER, NOBODY, 0),)
                duel.put(new)


def keeps_control(duel: State, card: Card) -> bool:
    """Can the control of this monster not change?"""
    return duel.covering(c.S_CONTROL, card) is not None


def _send_home(duel: State) -> None:
    """What has gone over goes back to its owner, if a card says so (Remove Brainwashing)."""
    if not sends_home(duel) or crowd(duel) >= 0:
        return
    for seat in (0, 1):
        for card in duel.monsters(seat):
            if card.claims and not (card.up and keeps_control(duel, card)):
                new = card.twin()
                new.claims = ()
                duel.put(new)
                duel.dirty = True


def _coming_over(duel: State, seat: int) -> Card | None:
    """A monster on this side that belongs on the other."""
    for card in duel.monsters(seat):
        if controller(duel, card) != seat and not is_marked(duel, card):
            return card
    return None


def _drop_claims(duel: State, card: Card) -> None:
    """Takes out claims whose source is gone for good; a negated one may come back."""
    kept = []
    for claim in card.claims:
        if claim.lasts == c.WHILE_SOURCE and not claim_holds(duel, card, claim):
            source = duel.cards[claim.source[0]]
            if not duel.same(claim.source) or not source.negaters:
                continue
        kept.append(claim)
    if len(kept) != len(card.claims):
        new = card.twin()
        new.claims = tuple(kept)
        duel.put(new)


def _positions(duel: State) -> None:
    """Static effects that hold face-up monsters in a position; of several the latest counts."""
    same = duel.unanswered()
    forces = duel.static_forces(c.S_POSITION)
    for index, force in enumerate(forces):
        wants_attack = force.static.number(duel, force) == c.P_ATTACK
        later = forces[index + 1 :]
        for seat in (duel.turn_player, 1 - duel.turn_player):
            for card in duel.monsters(seat):
                if card.up and card.attacking != wants_attack and force.static.covers(duel, force, card):
                    if any([other.static.covers(duel, other, card) for other in later]):
                        continue
                    change_position(
                        duel,
                        card.uid,
                        wants_attack,
                        manual=False,
                        source=force.source,
                        by=force.player,
                        same=same,
                    )
                    same = True


def holds_exodia(duel: State, seat: int) -> bool:
    """All five in hand (R-WIN-07)."""
    pieces: list[str] = []
    for uid in duel.piles[seat * c.ZONES + c.HAND]:
        script = duel.cards[uid].script
        if script.exodia and script.facts.name not in pieces:
            pieces.append(script.facts.name)
    return len(pieces) == len(EXODIA)


def check_outcome(duel: State) -> None:
    """Life Points, failed draws, Exodia and wins by cards (R-WIN-02 to R-WIN-08, J-WIN-01 to J-WIN-10)."""
    failed = duel.note("failed draw") if duel.notes else 0
    life_0, life_1 = duel.lp
    lost_0 = _loss(life_0, failed & 1)
    lost_1 = _loss(life_1, failed >> 1)
    won_0 = _win(duel, 0)
    won_1 = _win(duel, 1)
    if not (lost_0 or lost_1 or won_0 or won_1):
        return
    bad_0 = lost_0 != "" or won_1 != ""
    bad_1 = lost_1 != "" or won_0 != ""
    if bad_0 and bad_1:
        if lost_0 and lost_1:
            rule = "R-WIN-04" if lost_0 == lost_1 == "Life Points at 0" else "J-WIN-04"
            rule = rule if lost_0 == lost_1 else "J-WIN-07"
            duel.end(-1, f"both players lost at once: {lost_0}; {lost_1}", rule)
        elif won_0 and won_1:
            if won_0 == won_1 == EXODIA_WINS:
                duel.end(-1, "both players hold Exodia", "J-WIN-06")
            else:
                duel.end(-1, f"both players won at once: {won_0}; {won_1}", "J-WIN-10")
        elif (lost_0 and won_0) or (lost_1 and won_1):
            what = won_0 or won_1
            done = "completed Exodia" if what == EXODIA_WINS else f"won by {what}"
            duel.end(-1, f"one player lost and {done} at once", "J-WIN-07")
        return
    winner = 0 if bad_1 else 1
    won = won_0 if winner == 0 else won_1
    if won:
        duel.end(winner, won, "R-WIN-07" if won == EXODIA_WINS else "J-WIN-10")
    else:
        lost = lost_1 if winner == 0 else lost_0
        duel.end(winner, lost, "R-WIN-05" if lost == "could not draw" else "R-WIN-02")


def _win(duel: State, seat: int) -> str:
    """By what this player wins now."""
    if duel.traits & c.T_EXODIA and holds_exodia(duel, seat):
        return EXODIA_WINS
    if duel.notes:
        by = duel.note("won") and duel.note(f"won {seat}")
        if by:
            return f"the effect of {duel.cards[by - 1].name}"
    if duel.force_kinds & c.S_WINS:
        for force in duel.static_forces(c.S_WINS):
            if force.player == seat:
                return f"the effect of {force.name}"
    return ""


def win_by_card(duel: State, seat: int, uid: int) -> None:
    """This player wins by the effect of a card, as soon as the rules look (J-WIN-10)."""
    duel.mark("won", 1)
    duel.mark(f"won {seat}", uid + 1)
    duel.dirty = True


def _loss(life: int, failed: int) -> str:
    """By what a player with these Life Points, who had to draw and could not or not, loses now."""
    if life <= 0:
        return "Life Points at 0"
    return "could not draw" if failed else ""


def change_life(duel: State, player: int, amount: int) -> None:
    """Sets Life Points by a difference; they do not fall below 0 and have no maximum (J-WIN-09)."""
    lp = duel.lp[player] + amount
    lp = lp if lp > 0 else 0
    duel.lp = (lp, duel.lp[1]) if player == 0 else (duel.lp[0], lp)
    duel.dirty = True


def pay_fee(duel: State, player: int, card: Card) -> None:
    """Pays what cards demand for playing this one from the hand; it may be the last (J-EFF-07, J-WIN-01)."""
    fee = play_fee(duel, card)
    if fee:
        change_life(duel, player, -fee)
        duel.happen(c.LIFE_PAID, player, (), amount=fee, by=player)
        check_outcome(duel)


def discard_to_graveyard(duel: State, uids: list[int], cause: int, player: int) -> None:
    """Discards from a hand (J-TERM-02)."""
    move(duel, uids, c.GRAVEYARD, cause, by=player)

"""Everything that changes a card's place goes through here (DESIGN §7.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .chance import shuffled
from .closing import close_zones
from .continuous import change_hands, enter_force, leave_force
from .counters import take_counters
from .decks import show_tops, shows
from .immunity import unaffected
from .legality.bans import kept_face_up
from .lending import use_lent
from .mixing import part, stay_mixed
from .records import NOBODY, Card, Claim, Force, Ref, Was
from .values import attack, defense, level

if TYPE_CHECKING:
    from .state import State

FOLLOWED: Final = c.ON_FIELD | c.IN_GRAVEYARD | c.IN_REMOVED | 1 << c.ARRIVING
"""Zones in which both players can follow a single card by eye."""


def was(duel: State, card: Card) -> Was:
    """The last known facts of a card that is about to move."""
    if card.zone == c.MONSTER_ZONE:
        return Was(card, attack(duel, card), defense(duel, card), level(duel, card))
    facts = card.script.facts
    return Was(card, facts.attack, facts.defense, facts.level)


def _lift(duel: State, card: Card) -> None:
    """Takes the card out of its pile or slot."""
    zone = c.MONSTER_ZONE if card.zone == c.ARRIVING else card.zone
    if zone == c.NOWHERE:
        return
    if zone == c.REMOVED and card.notes:
        free_zone(duel, card)
    index = card.side * c.ZONES + zone
    pile = duel.piles[index]
    if card.slot >= 0:
        slots = list(pile)
        slots[card.slot] = c.EMPTY
        duel.piles[index] = tuple(slots)
        if duel.force_kinds & c.S_CLOSES:
            close_zones(duel)
    else:
        at = pile.index(card.uid)
        duel.piles[index] = pile[:at] + pile[at + 1 :]


def free_zone(duel: State, card: Card) -> None:
    """The Monster Zone kept for a card that is removed from play is free again."""
    slot = card.note("kept zone") - 1
    index = card.note("away side") * c.ZONES + c.MONSTER_ZONE
    if slot >= 0 and duel.piles[index][slot] == c.KEPT:
        slots = list(duel.piles[index])
        slots[slot] = c.EMPTY
        duel.piles[index] = tuple(slots)


def _handles(duel: State, old: Card, new: Card) -> None:
    """Keeps a viewer's handle while he can follow the card by eye, else gives a new one (DESIGN §7.14)."""
    first, second = duel.handles
    old_seen = (FOLLOWED >> old.zone) & 1
    new_seen = (FOLLOWED >> new.zone) & 1
    if not (new_seen or (new.zone == c.HAND and new.side == 0)):
        new.handle_0 = 0
    elif not (old_seen or (old.zone == c.HAND and old.side == 0)) or not old.handle_0:
        first += 1
        new.handle_0 = first
    if not (new_seen or (new.zone == c.HAND and new.side == 1)):
        new.handle_1 = 0
    elif not (old_seen or (old.zone == c.HAND and old.side == 1)) or not old.handle_1:
        second += 1
        new.handle_1 = second
    duel.handles = (first, second)


def _forget_hand(duel: State, seat: int) -> None:
    """A card left this hand unseen: the other player no longer knows which of the rest is which."""
    other = 1 << (1 - seat)
    part(duel, duel.pile(seat, c.HAND))
    for uid in duel.pile(seat, c.HAND):
        card = duel.cards[uid]
        if card.known & other:
            new = card.twin()
            new.known &= ~other
            duel.cards[uid] = new


def destination(duel: State, card: Card, zone: int, batch: list[int]) -> int:
    """Where the card really goes, after what the rules and replacements say (R-FUS-09, J-TOK-01)."""
    facts = card.script.facts
    if facts.frame == c.FRAME_TOKEN:
        return c.NOWHERE
    if facts.frame == c.FRAME_FUSION and (zone == c.HAND or zone == c.DECK):
        return c.FUSION_DECK
    if duel.force_kinds & c.S_REPLACE_MOVE:
        for force in duel.static_forces(c.S_REPLACE_MOVE):
            if force.source[0] not in batch and force.static.covers(duel, force, card):
                zone = force.static.apply(duel, force, card, card.zone, zone)
    return zone


def move(
    duel: State,
    uids: list[int],
    zone: int,
    cause: int,
    *,
    source: Ref = NOBODY,
    by: int = -1,
    to: int = -1,
    bottom: bool = False,
    same: bool = False,
    substep: int = 0,
    kept_hidden: bool = False,
    reversed_in: bool = False,
) -> list[Ref]:
    """Moves cards off to a pile, all at once: one moment, in zone order, the turn player's first.

    Gives the references afterwards. `to` is the seat whose hand or Deck receives them; otherwise each goes to
    its owner (J-TERM-04). `kept_hidden` keeps a card unknown to the opponent where it would be known.
    `reversed_in` puts cards into a Deck the other way round than the rest.
    """
    cards = duel.cards
    if zone == c.REMOVED and duel.force_kinds & c.S_NO_REMOVAL and stays_buried(duel, by):
        uids = [uid for uid in uids if cards[uid].zone != c.GRAVEYARD]
    if len(uids) > 1:
        uids = in_zone_order(duel, uids)
    if duel.force_kinds & c.S_LENT and cause & c.AS_COST:
        for uid in uids:
            if cards[uid].zone == c.HAND and cards[uid].side == by:
                use_lent(duel, cards[uid])
    goes = [destination(duel, cards[uid], zone, uids) for uid in uids]
    before = [was(duel, cards[uid]) for uid in uids]
    refs: list[Ref] = []
    for i in range(len(uids)):
        uid = uids[i]
        old = cards[uid]
        _lift(duel, old)
        going = goes[i]
        new = Card(uid, old.script, old.owner, going)
        new.visit = old.visit + 1
        new.known = _known(old, going, to, kept_hidden)
        new.side = to if (going == c.HAND or going == c.DECK) and to >= 0 else old.owner
        new.proper = old.proper and (going == c.GRAVEYARD or going == c.REMOVED)
        new.muted = old.muted and going == c.GRAVEYARD
        new.up = going == c.GRAVEYARD or (going == c.REMOVED and not kept_hidden)
        if going == c.DECK and (reversed_in or (old.zone == c.DECK and old.up)):
            new.up = True
        new.handle_0 = old.handle_0
        new.handle_1 = old.handle_1
        if old.mixed and (going == c.HAND or going == c.DECK):
            stay_mixed(old, new)
        if going != c.NOWHERE:
            index = new.side * c.ZONES + going
            duel.piles[index] = (uid, *duel.piles[index]) if bottom else (*duel.piles[index], uid)
        _handles(duel, old, new)
        cards[uid] = new
        refs.append(new.ref)
        if old.zone == c.HAND and not new.known & (1 << (1 - old.side)):
            _forget_hand(duel, old.side)
    for past in before:
        if past.card.on_field:
            leave_force(duel, past.card)
    duel.dirty = True
    show_tops(duel)
    if refs:
        _break_links(duel, before, cause)
        _tell_moves(duel, refs, goes, before, cause, source, by, same, substep)
    return refs


def _break_links(duel: State, before: list[Was], cause: int) -> None:
    """A linked card that leaves, or whose monster is destroyed, takes the other one with it."""
    for past in before:
        card = past.card
        if card.script.together and card.up and card.zone == c.MAGIC_TRAP_ZONE:
            _fall_together(duel, card)
        if (
            card.script.takes_host
            and card.zone == c.MAGIC_TRAP_ZONE
            and not card.negaters
            and duel.same(card.host)
            and not unaffected(duel, duel.cards[card.host[0]], card.uid)
        ):
            duel.broken = (*duel.broken, -1 - card.host[0])
        linked = card.script.linked
        if linked and card.host[0] >= 0 and card.up and not card.negaters and card.zone == c.MAGIC_TRAP_ZONE:
            if linked not in (3, 5) and (linked != 2 or cause & c.IS_DESTROYED) and duel.same(card.host):
                if not unaffected(duel, duel.cards[card.host[0]], card.uid):
                    duel.broken = (*duel.broken, card.host[0])
        if card.zone == c.MONSTER_ZONE:
            break_links_to(duel, card, cause)


def break_links_to(duel: State, card: Card, cause: int) -> None:
    """What is linked with a monster that was on the field falls, if it says so."""
    falls = (1, 3, 4, 5) if cause & c.IS_DESTROYED else (4, 5)
    for seat in (0, 1):
        for uid in duel.pile(seat, c.MAGIC_TRAP_ZONE):
            if uid >= 0 and duel.cards[uid].script.linked in falls:
                other = duel.cards[uid]
                bound = other.host == card.ref
                if other.script.linked == 5:
                    bound = other.host[0] == card.uid and other.host[1] == card.visit
                if bound and not other.negaters:
                    duel.broken = (*duel.broken, uid)


def _fall_together(duel: State, left: Card) -> None:
    """One of several cards that belong together has left: if the first is in force, all of them fall."""
    names = left.script.together
    holds = left.name == names[0] and left.arrived == c.PLACED and not left.negaters
    fall = []
    for uid in duel.pile(left.side, c.MAGIC_TRAP_ZONE):
        card = duel.cards[uid]
        if uid >= 0 and card.up and card.name in names and card.arrived == c.PLACED:
            fall.append(uid)
            holds = holds or (card.name == names[0] and not card.negaters)
    if holds:
        duel.broken = (*duel.broken, *fall)


def _tell_moves(
    duel: State,
    refs: list[Ref],
    goes: list[int],
    before: list[Was],
    cause: int,
    source: Ref,
    by: int,
    same: bool,
    substep: int,
) -> None:
    """One event for each destination, all in one moment."""
    for going in sorted(set(goes)):
        cards = tuple([refs[i] for i in range(len(refs)) if goes[i] == going])
        olds = tuple([before[i] for i in range(len(refs)) if goes[i] == going])
        duel.happen(
            c.MOVED,
            by,
            cards,
            olds,
            amount=going,
            cause=cause,
            source=source,
            by=by,
            same=same,
            substep=substep,
        )
        same = True


def _known(old: Card, going: int, to: int, kept_hidden: bool) -> int:
    if going == c.GRAVEYARD or going == c.NOWHERE or (going == c.REMOVED and not kept_hidden):
        return 3
    known = 3 if old.on_field and old.up else old.known
    if going == c.HAND:
        return known | 1 << (to if to >= 0 else old.owner)
    if going == c.FUSION_DECK:
        return known | 1 << old.owner
    return known


def stays_buried(duel: State, by: int) -> bool:
    """Is this player forbidden to remove cards in the Graveyards from play?"""
    return by >= 0 and duel.covering_player(c.S_NO_REMOVAL, by) is not None


def in_zone_order(duel: State, uids: list[int]) -> list[int]:
    """The turn player's cards first, each player's in the order of the zones (J-TERM-05)."""
    keyed = []
    for i, uid in enumerate(uids):
        card = duel.cards[uid]
        keyed.append((card.side != duel.turn_player, card.zone, card.slot, i, uid))
    keyed.sort()
    return [entry[4] for entry in keyed]


def draw(
    duel: State, player: int, count: int, *, source: Ref = NOBODY, by: int = -1, same: bool = False
) -> int:
    """Draws; with too few cards draws what is there and marks the failed draw (J-WIN-03). Gives how many."""
    refs: list[Ref] = []
    before: list[Was] = []
    for _ in range(count):
        deck = duel.pile(player, c.DECK)
        if not deck:
            duel.mark("failed draw", duel.note("failed draw") | 1 << player)
            duel.dirty = True
            break
        old = duel.cards[deck[-1]]
        duel.piles[player * c.ZONES + c.DECK] = deck[:-1]
        new = Card(old.uid, old.script, old.owner, c.HAND)
        new.side = player
        new.visit = old.visit + 1
        new.known = 3 if shows(duel, old) else old.known | 1 << player
        if old.mixed:
            stay_mixed(old, new)
        _handles(duel, old, new)
        duel.piles[player * c.ZONES + c.HAND] = (*duel.pile(player, c.HAND), old.uid)
        duel.cards[old.uid] = new
        refs.append(new.ref)
        before.append(Was(old, 0, 0, 0))
    show_tops(duel)
    if refs:
        duel.dirty = True
        duel.happen(
            c.DRAWN, player, tuple(refs), tuple(before), amount=len(refs), source=source, by=by, same=same
        )
    return len(refs)


def shuffle(duel: State, player: int) -> None:
    """Shuffles a Deck; nobody knows any more which card is where."""
    index = player * c.ZONES + c.DECK
    part(duel, duel.piles[index])
    order = shuffled(duel, list(duel.piles[index]))
    duel.piles[index] = tuple(order)
    for uid in order:
        if duel.cards[uid].known:
            new = duel.cards[uid].twin()
            new.known = 0
            duel.cards[uid] = new
    show_tops(duel)
    duel.tell(c.SHUFFLED, player)


def free_slot(duel: State, seat: int, zone: int) -> int:
    """The free slot a card takes by itself, or EMPTY."""
    slots = duel.pile(seat, zone)
    if zone == c.FIELD_ZONE:
        return 0 if slots[0] == c.EMPTY else c.EMPTY
    for slot in c.MIDDLE_FIRST:
        if slots[slot] == c.EMPTY:
            return slot
    return c.EMPTY


def place(
    duel: State,
    uid: int,
    seat: int,
    zone: int,
    slot: int,
    *,
    up: bool,
    attacking: bool,
    arrived: int,
    proper: bool = False,
) -> Card:
    """Puts a card into a zone of the field, from wherever it is. Announces nothing."""
    old = duel.cards[uid]
    if old.mixed:
        part(duel, (uid,))
    if duel.force_kinds & c.S_LENT and old.zone == c.HAND and old.side == seat:
        use_lent(duel, old)
    _lift(duel, old)
    new = Card(uid, old.script, old.owner, zone)
    new.visit = old.visit + 1
    new.side = seat
    new.slot = slot
    new.up = up
    new.attacking = attacking
    new.arrived = arrived
    new.turn = duel.turn
    new.by = seat
    new.proper = proper or old.proper
    new.known = 3 if up else 1 << seat
    new.since = duel.next_order()
    if seat != old.owner and (zone == c.MONSTER_ZONE or zone == c.ARRIVING):
        # Who Summons or Sets another player's monster controls it for good.
        new.claims = (Claim(seat, c.FOREVER, NOBODY, duel.next_order()),)
        duel.odd |= c.O_CLAIMED
    new.handle_0 = old.handle_0
    new.handle_1 = old.handle_1
    where = c.MONSTER_ZONE if zone == c.ARRIVING else zone
    index = seat * c.ZONES + where
    slots = list(duel.piles[index])
    slots[slot] = uid
    duel.piles[index] = tuple(slots)
    _handles(duel, old, new)
    duel.cards[uid] = new
    duel.dirty = True
    if old.on_field:
        leave_force(duel, old)
    if duel.force_kinds & c.S_LEVEL and old.zone == c.HAND:
        follow_levels(duel, old.ref, new.ref)
    if old.zone == c.HAND and not up:
        _forget_hand(duel, old.side)
    if old.zone == c.DECK:
        show_tops(duel)
    return duel.cards[uid]


def follow_levels(duel: State, old: Ref, new: Ref) -> None:
    """A Level changed in the hand stays changed when the monster comes to the field (Cost Down)."""
    forces = []
    for f in duel.forces:
        if f.static.kind & c.S_LEVEL and old in f.targets:
            targets = tuple([new if ref == old else ref for ref in f.targets])
            f = Force(f.order, f.static, f.source, f.player, f.until, f.turn, targets, f.count)
        forces.append(f)
    duel.forces = tuple(forces)


def change_side(duel: State, card: Card, seat: int) -> bool:
    """Moves a monster to the other side: same visit, position and face. False when no zone is free there."""
    slot = free_slot(duel, seat, c.MONSTER_ZONE)
    if slot == c.EMPTY:
        return False
    _lift(duel, card)
    new = card.twin()
    new.side = seat
    new.slot = slot
    new.known |= 1 << seat
    index = seat * c.ZONES + c.MONSTER_ZONE
    slots = list(duel.piles[index])
    slots[slot] = card.uid
    duel.piles[index] = tuple(slots)
    duel.put(new)
    change_hands(duel, new)
    duel.happen(c.CONTROL_CHANGED, seat, (new.ref,), same=duel.unanswered())
    return True


def exchange_sides(duel: State, one: Card, other: Card) -> None:
    """Two monsters on different sides change places, so that no free zone is needed."""
    moved = []
    for card, there in ((one, other), (other, one)):
        new = card.twin()
        new.side = there.side
        new.slot = there.slot
        new.known |= 1 << there.side
        moved.append(new)
    for new in moved:
        index = new.side * c.ZONES + c.MONSTER_ZONE
        slots = list(duel.piles[index])
        slots[new.slot] = new.uid
        duel.piles[index] = tuple(slots)
        duel.put(new)
    same = duel.unanswered()
    for new in moved:
        change_hands(duel, new)
        duel.happen(c.CONTROL_CHANGED, new.side, (new.ref,), same=same)
        same = True


def controller(duel: State, card: Card) -> int:
    """Who controls the monster: the newest valid claim, else its owner (DESIGN §7.8)."""
    for claim in reversed(card.claims):
        if claim_holds(duel, card, claim):
            return claim.player
    return card.owner


def claim_holds(duel: State, card: Card, claim: Claim) -> bool:
    """Is the monster under control by this claim? Not if the effects of its card pass it by now."""
    if duel.force_kinds & c.S_UNAFFECTED and unaffected(duel, card, claim.source[0]):
        return False
    if claim.lasts != c.WHILE_SOURCE:
        return True
    source = duel.cards[claim.source[0]]
    return duel.same(claim.source) and source.up and not source.negaters and source.host[0] == card.uid


def add_claim(duel: State, uid: int, player: int, lasts: int, source: Ref) -> None:
    """Notes who takes control; the rules of the state move the monster (DESIGN §7.8)."""
    new = duel.cards[uid].twin()
    new.claims = (*new.claims, Claim(player, lasts, source, duel.next_order()))
    duel.put(new)


def destroy(
    duel: State,
    uids: list[int],
    cause: int,
    *,
    source: Ref = NOBODY,
    by: int = -1,
    same: bool = False,
    substep: int = 0,
    to: int = c.GRAVEYARD,
) -> list[Ref]:
    """Destroys cards that may be destroyed and sends them to the Graveyard (or `to`), all at once."""
    going = []
    for uid in uids:
        card = duel.cards[uid]
        if is_marked(duel, card):
            continue
        if duel.force_kinds & c.S_NOT_DESTROYED and not_destroyed(duel, card, cause, source):
            continue
        if cause == c.BY_EFFECT and unaffected(duel, card, source[0]):
            continue
        if card.notes and cause == c.BY_EFFECT and reflected(duel, card, source):
            continue
        going.append(uid)
    if not going:
        return []
    return move(duel, going, to, cause, source=source, by=by, same=same, substep=substep)


def reflected(duel: State, card: Card, source: Ref) -> bool:
    """Is a counter taken off the card in its place? Not when it destroys itself (an upkeep not paid)."""
    return source[0] != card.uid and take_counters(duel, card.uid, 1, c.REFLECTOR_COUNTER) > 0


def not_destroyed(duel: State, card: Card, cause: int, source: Ref = NOBODY) -> bool:
    """Does a static effect save the card from destruction by this cause, or by this card's effect?"""
    for force in duel.static_forces(c.S_NOT_DESTROYED):
        static = force.static
        if static.number(duel, force) & cause and (
            card.ref in force.targets or static.covers(duel, force, card)
        ):
            if cause != c.BY_EFFECT or static.spares(duel, force, source):
                return True
    return False


def is_marked(duel: State, card: Card) -> bool:
    """Destroyed in the battle that goes on: it can be neither chosen nor moved (DESIGN §7.6)."""
    attack_now = duel.attack
    return attack_now is not None and card.ref in attack_now.marked


def turn_up(
    duel: State,
    uid: int,
    attacking: bool,
    *,
    cause: int = 0,
    substep: int = 0,
    same: bool = False,
    quietly: bool = False,
) -> None:
    """Turns a face-down monster face-up. The FLIPPED event starts FLIP effects, unless `quietly`."""
    old = duel.cards[uid]
    new = old.twin()
    new.up = True
    new.attacking = attacking
    new.known = 3
    new.mixed = 0
    new.mixed_known = 0
    new.notes = (*old.notes, ("flipped", duel.turn))
    if cause & c.BY_EFFECT and duel.rules.effect_change_counts:
        new.changed = duel.turn
    duel.put(new)
    enter_force(duel, new)
    duel.happen(
        c.FLIPPED,
        new.side,
        (new.ref,),
        (Was(old, 0, 0, 0),),
        amount=1 if quietly else 0,
        cause=cause,
        substep=substep,
        same=same,
    )


def turn_down(duel: State, uid: int, attacking: bool = False, *, source: Ref = NOBODY, by: int = -1) -> None:
    """Turns a face-up monster face-down: what was put on it ends (J-TERM-07)."""
    if kept_face_up(duel) is not None:
        return
    old = duel.cards[uid]
    new = old.twin()
    new.up = False
    new.attacking = attacking
    new.face = old.face + 1
    new.negaters = ()
    new.notes = ()
    new.host = NOBODY
    kept = []
    for claim in new.claims:
        # An Equip lost because its monster was turned face-down leaves control where it is (J-EQUIP-05).
        if claim.lasts == c.WHILE_SOURCE and claim_holds(duel, old, claim):
            kept.append(Claim(claim.player, c.FOREVER, claim.source, claim.order))
        else:
            kept.append(claim)
    new.claims = tuple(kept)
    if duel.rules.effect_change_counts:
        new.changed = duel.turn
    duel.put(new)
    leave_force(duel, old)
    duel.happen(
        c.POSITION_CHANGED,
        new.side,
        (new.ref,),
        (Was(old, 0, 0, 0),),
        source=source,
        by=by,
        cause=c.BY_EFFECT,
    )


def change_position(
    duel: State,
    uid: int,
    attacking: bool,
    *,
    manual: bool,
    source: Ref = NOBODY,
    by: int = -1,
    same: bool = False,
) -> None:
    """Turns a monster from Attack to Defense Position or back, face as it is."""
    old = duel.cards[uid]
    if old.attacking == attacking:
        return
    new = old.twin()
    new.attacking = attacking
    if manual or duel.rules.effect_change_counts:
        new.changed = duel.turn
    duel.put(new)
    duel.happen(
        c.POSITION_CHANGED,
        new.side,
        (new.ref,),
        (Was(old, 0, 0, 0),),
        source=source,
        by=by,
        cause=0 if manual else c.BY_EFFECT,
        same=same,
        substep=c.AFTER_DAMAGE if 0 < duel.substep < c.AFTER_DAMAGE else 0,
    )

"""Chains: activating, answering, resolving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .aiming import mark_frail, note_frail
from .continuous import enter_force
from .counters import gather
from .declaring import tell_choices
from .homecoming import CHOOSE_LOST, crowd
from .legality import activation_reasons, can_activate, summon_to_follow, use_mark, used_up
from .loops import LIMIT
from .machine import Step, program
from .moving import destroy, free_slot, move, place
from .onetype import CHOOSE_TYPE, undecided
from .records import NOBODY, Card, Chain, Ctx, Force, Link, Option, Ref, Waiting
from .settle import check_outcome, pay_fee, settle
from .shields import SHIELDS, shields

if TYPE_CHECKING:
    from .effects import Effect
    from .state import State

PASS = Option(c.V_PASS)


# -- activating -------------------------------------------------------------------------------------


class PickZone(Step):
    """Which free zone a Magic or Trap Card from the hand takes (switch `zones`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        effect = ctx.effect
        if (
            duel.rules.zones == "ask"
            and effect is not None
            and effect.kind == c.CARD_ACTIVATION
            and card.zone == c.HAND
            and card.script.facts.icon != c.FIELD
        ):
            ask_zone(duel, ctx, self, ctx.player, c.MAGIC_TRAP_ZONE, ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


def ask_zone(duel: State, ctx: Ctx, step: Step, seat: int, zone: int, about: int) -> None:
    """Asks for one of the free zones."""
    slots = duel.pile(seat, zone)
    options = [Option(c.V_ZONE, number=slot + 1) for slot in range(5) if slots[slot] == c.EMPTY]
    duel.ask(ctx.player, c.CHOOSE, "Choose a zone", options, step, ctx, about=about)


class Commit(Step):
    """The play is made: the card is shown on the field and announced (R-PUB-01)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        effect = ctx.effect
        assert effect is not None
        card = duel.cards[ctx.card]
        if duel.force_kinds & c.S_FEE:
            pay_fee(duel, ctx.player, card)
        if effect.kind == c.CARD_ACTIVATION and card.script.facts.kind != c.MONSTER:
            if card.zone == c.HAND:
                card = self.from_hand(duel, ctx, card)
            elif not card.up:
                new = card.twin()
                new.up = True
                new.known = 3
                duel.put(new)
                card = new
            duel.rebind(ctx.with_source(card.ref))
        elif effect.face_down and not card.up and card.known != 3:
            # What acts while it is face-down is shown (Dreamsprite).
            new = card.twin()
            new.known = 3
            duel.put(new)
        duel.tell(
            c.ACTIVATED,
            ctx.player,
            (card.ref,),
            source=card.ref,
            by=ctx.player,
            amount=effect.index,
        )
        tell_choices(duel, ctx, card)

    def from_hand(self, duel: State, ctx: Ctx, card: Card) -> Card:
        player = ctx.player
        if card.script.facts.icon == c.FIELD:
            clear_field_zone(duel, player)
            return place(
                duel, card.uid, player, c.FIELD_ZONE, 0, up=True, attacking=False, arrived=c.UNPLACED
            )
        slot = ctx.number("zone", 0) - 1
        if slot < 0:
            slot = free_slot(duel, player, c.MAGIC_TRAP_ZONE)
        return place(
            duel, card.uid, player, c.MAGIC_TRAP_ZONE, slot, up=True, attacking=False, arrived=c.UNPLACED
        )


def clear_field_zone(duel: State, player: int) -> None:
    """A new Field Magic in your own taken Field Card Zone destroys your old one (J-FIELD-02)."""
    old = duel.pile(player, c.FIELD_ZONE)[0]
    if old >= 0:
        destroy(duel, [old], c.BY_RULE)


class Enlist(Step):
    """Everything is paid: the effect becomes the newest Chain Link."""

    def run(self, duel: State, ctx: Ctx) -> None:
        effect = ctx.effect
        chain = duel.chain
        assert effect is not None and chain is not None
        card = duel.cards[ctx.card]
        if effect.once == 4:
            duel.mark(f"{c.FOR_GOOD} {ctx.card}/{effect.index}", 1)
        elif effect.once == 5:
            duel.mark(f"used {ctx.player} {card.name}", 1)
        elif effect.once and duel.same(ctx.source):
            new = card.twin()
            name = f"used {effect.index}"
            mark = use_mark(duel, effect)
            new.notes = (*[note for note in card.notes if note[0] != name], (name, mark))
            duel.put(new)
        if effect.left_behind:
            used = left_waiting(duel, effect, ctx.source)
            if used is not None:
                duel.keep_forces([force for force in duel.forces if force is not used])
        link = Link(effect, ctx.source, ctx.player, card.side, ctx)
        if link.aimed():
            link.ctx = note_frail(duel, ctx)
        link.order = duel.order
        if duel.substep and not chain.links and effect.kind in (c.CARD_ACTIVATION, c.MULTI_TRIGGER):
            duel.mark(f"chain {ctx.player}", duel.substep)
        duel.chain = Chain((*chain.links, link), 1 - ctx.player, 0, -1, chain.parent)
        if duel.dirty:
            check_outcome(duel)
        if effect.oath:
            duel.call(effect.swear, ctx)


def left_waiting(duel: State, effect: Effect, source: Ref) -> Force | None:
    """The force that keeps an effect left behind waiting for its event, until it has been used."""
    for force in duel.forces:
        if force.static.kind & c.S_WATCH and force.source == source and force.static.duty() is effect:
            return force
    return None


def activation_ctx(duel: State, player: int, card: Card, effect: Effect) -> Ctx:
    """The bindings with which an effect is activated."""
    event = None
    when = effect.when
    if when is not None:
        for candidate in duel.window:
            if candidate.kind in when.kinds and when.happened(duel, candidate, player, card.uid):
                event = candidate
                break
    return Ctx(player, card.uid, card.ref, effect, event)


def activate(duel: State, player: int, pick: Option) -> None:
    """Activates the picked effect into the Chain that is being built."""
    card = duel.cards[pick.card]
    effect = card.script.effects[pick.effect]
    duel.call(effect.announce, activation_ctx(duel, player, card, effect))


def start_chain(duel: State, player: int, pick: Option) -> None:
    """Starts a Chain with the picked effect as Chain Link 1."""
    duel.call(CHAIN, Ctx(player, pick.card, duel.cards[pick.card].ref).bind("play", pick.effect))


# -- what may be activated --------------------------------------------------------------------------


def responses(duel: State, player: int) -> list[Option]:
    """Everything the player may activate in answer, now."""
    found: list[Option] = []
    cards = duel.cards
    piles = duel.piles
    base = player * c.ZONES
    for uid in piles[base + c.MAGIC_TRAP_ZONE]:
        if uid < 0:
            continue
        card = cards[uid]
        script = card.script
        if not card.up:
            effect = script.activation
            if effect is None or (effect.speed < 2 and not effect.phase):
                continue
            if can_activate(duel, player, card, effect):
                found.append(Option(c.V_ACTIVATE, uid, effect.index))
        elif script.quick_field:
            quick_effects(duel, player, card, found)
    if duel.traits & c.T_QUICK_HAND:
        for uid in piles[base + c.HAND]:
            card = cards[uid]
            script = card.script
            if script.quick_hand:
                if script.facts.kind == c.MAGIC:
                    effect = script.activation
                    if effect is not None and can_activate(duel, player, card, effect):
                        found.append(Option(c.V_ACTIVATE, uid, effect.index))
                else:
                    quick_effects(duel, player, card, found)
    ignition = summon_to_follow(duel, player) and not duel.links_built()
    if ignition or duel.traits & c.T_QUICK_MONSTER:
        for uid in piles[base + c.MONSTER_ZONE]:
            if uid < 0:
                continue
            card = cards[uid]
            if card.script.quick_field and card.up:
                quick_effects(duel, player, card, found)
            if ignition and card.script.ignition:
                ignition_effects(duel, player, card, found)
    if duel.shared:
        shared_effects(duel, player, found)
    return found


def shared_effects(duel: State, player: int, found: list[Option]) -> None:
    """What the player may use of the other player's face-up cards."""
    for uid in duel.shared:
        card = duel.cards[uid]
        if card.side != player and card.on_field and card.up:
            for effect in card.script.effects:
                if effect.either and effect.kind in (c.MULTI_TRIGGER, c.IGNITION):
                    if can_activate(duel, player, card, effect):
                        found.append(Option(c.V_ACTIVATE, uid, effect.index))


def quick_effects(duel: State, player: int, card: Card, found: list[Option]) -> None:
    for effect in card.script.effects:
        if effect.kind == c.MULTI_TRIGGER and can_activate(duel, player, card, effect):
            found.append(Option(c.V_ACTIVATE, card.uid, effect.index))


def ignition_effects(duel: State, player: int, card: Card, found: list[Option]) -> None:
    for effect in card.script.effects:
        if effect.kind == c.IGNITION and can_activate(duel, player, card, effect):
            found.append(Option(c.V_ACTIVATE, card.uid, effect.index))


# -- the Chain --------------------------------------------------------------------------------------


class BeginChain(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        duel.chain = Chain((), 1 - ctx.player, 0, -1, duel.chain)
        play = ctx.number("play", -1)
        if play >= 0:
            card = duel.cards[ctx.card]
            effect = card.script.effects[play]
            duel.call(effect.announce, activation_ctx(duel, ctx.player, card, effect))


def tier(duel: State, waiting: Waiting) -> int:
    """Which of the four groups of J-CHAIN-06 a trigger belongs to."""
    later = waiting.player != duel.turn_player
    if duel.rules.simultaneous == "turn_player_first":
        return 1 if later else 0
    return (0 if waiting.effect.mandatory else 2) + (1 if later else 0)


class NextTrigger(Step):
    """Puts the waiting triggers on the Chain, group by group (J-CHAIN-06)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        queue = self.queue(duel, ctx)
        if not queue:
            return
        first = queue[0]
        group = [
            w
            for w in queue
            if w.event.moment == first.event.moment
            and w.player == first.player
            and tier(duel, w) == tier(duel, first)
        ]
        options: list[Option] = []
        for w in group:
            # One that waits twice, for two events of the moment, is offered once at a time.
            if not any([o.card == w.source[0] and o.effect == w.effect.index for o in options]):
                options.append(Option(c.V_FIRST, w.source[0], w.effect.index))
        if not any(w.effect.mandatory for w in group) and not ctx.number("sure"):
            options.append(Option(c.V_NO))
            duel.ask(first.player, c.ORDER, "Use an effect that has been triggered?", options, self, ctx)
        else:
            duel.ask(first.player, c.ORDER, "Which effect goes on the Chain next?", options, self, ctx)

    def queue(self, duel: State, ctx: Ctx) -> list[Waiting]:
        """The triggers still to come that can be activated; the rest fails (J-FLIP-05)."""
        value = ctx.values.get("queue")
        waiting = list(value) if isinstance(value, tuple) else []
        return [w for w in waiting if trigger_possible(duel, w)]

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        queue = self.queue(duel, ctx)
        first = queue[0]
        if pick.verb == c.V_NO:
            left = [
                w
                for w in queue
                if not (
                    w.player == first.player
                    and tier(duel, w) == tier(duel, first)
                    and w.event.moment == first.event.moment
                )
            ]
            duel.bind("queue", tuple(left))
            duel.again()
            return
        chosen = first
        for w in queue:
            if w.source[0] == pick.card and w.effect.index == pick.effect and w.player == first.player:
                chosen = w
                break
        duel.bind("queue", tuple([w for w in queue if w is not chosen]))
        duel.again()
        ctx_trigger = Ctx(
            chosen.player, chosen.source[0], chosen.source, chosen.effect, chosen.event, ctx.refs("targets")
        )
        notes = ctx.values.get("notes")
        if isinstance(notes, tuple):
            for name, value in notes:
                ctx_trigger = ctx_trigger.bind(name, value)
        duel.call(chosen.effect.announce, ctx_trigger)


def trigger_possible(duel: State, waiting: Waiting) -> bool:
    """Can a waiting trigger be activated: conditions, cost, targets?"""
    effect = waiting.effect
    card = duel.cards[waiting.source[0]]
    ctx = Ctx(waiting.player, card.uid, waiting.source, effect, waiting.event)
    if effect.once and used_up(duel, card, effect):
        return False
    if card.muted and duel.live(waiting.source):
        return False
    if effect.left_behind:
        if effect.kind == c.TRIGGER and left_waiting(duel, effect, waiting.source) is None:
            return False
    elif effect.upkeep:
        # A maintenance cost is no activation; that of a negated Magic or Trap Card lapses.
        if card.negaters and card.script.facts.kind != c.MONSTER:
            return False
    elif duel.force_kinds & c.S_CANNOT_ACTIVATE:
        if duel.covering(c.S_CANNOT_ACTIVATE, card) or duel.barring(c.S_CANNOT_ACTIVATE, effect):
            return False
    if effect.kind != c.DUTY or not effect.mandatory:
        # Whether something must be done in a phase was settled when that began (J-PHASE-03).
        for need in effect.needs:
            if not need.holds(duel, ctx):
                return False
    if effect.cost is not None and effect.cost.obstacle(duel, ctx) is not None:
        return False
    for target in effect.targets:
        if target.obstacle(duel, ctx) is not None:
            return False
    return all(step.obstacle(duel, ctx) is None for step in effect.steps)


class Answer(Step):
    """After each activation the other player speaks first; two passes close the Chain (J-CHAIN-02)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        chain = duel.chain
        assert chain is not None
        if not chain.links:
            return
        while chain.passes < 2:
            options = responses(duel, chain.priority)
            if options:
                options.append(PASS)
                top = chain.links[-1]
                duel.ask(
                    chain.priority,
                    c.RESPOND,
                    "Answer the newest Chain Link?",
                    options,
                    self,
                    ctx,
                    about=top.source[0],
                )
                return
            chain = Chain(chain.links, 1 - chain.priority, chain.passes + 1, -1, chain.parent)
            duel.chain = chain

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        chain = duel.chain
        assert chain is not None
        duel.again()
        if pick.verb == c.V_PASS:
            duel.chain = Chain(chain.links, 1 - chain.priority, chain.passes + 1, -1, chain.parent)
        else:
            activate(duel, chain.priority, pick)


class ResolveLinks(Step):
    """The links resolve from the last to the first; between them only the rules act (J-CHAIN-04)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        chain = duel.chain
        assert chain is not None
        if duel.force_kinds & c.S_ONE_TYPE:
            settle(duel)
            if undecided(duel) is not None:
                duel.again()
                duel.call(CHOOSE_TYPE, ctx)
                return
        if duel.force_kinds & c.S_CONTROL:
            settle(duel)
            if crowd(duel) >= 0:
                duel.again()
                duel.call(CHOOSE_LOST, ctx)
                return
        if chain.resolving >= 0 and duel.force_kinds & c.S_FRAIL:
            mark_frail(duel, chain.links[chain.resolving])
        if chain.resolving < 0:
            # Triggers that were declined or failed leave no link, and the event can still be answered.
            if chain.links:
                duel.answered = duel.moment
            index = len(chain.links) - 1
        else:
            index = chain.resolving - 1
        duel.window_kind = c.BUILDING
        if duel.force_kinds & c.S_GATHERS and chain.resolving >= 0:
            gather(duel, chain.links[chain.resolving])
        settle(duel)
        if duel.forces:
            pass_on_forces(duel)
        if duel.attack is not None and duel.rules.replay_sources != "any":
            note_defenders(duel, chain.links[chain.resolving] if chain.resolving >= 0 else None)
        if index < 0 or duel.outcome is not None:
            return
        chain = duel.chain
        assert chain is not None
        duel.chain = Chain(chain.links, chain.priority, 2, index, chain.parent)
        duel.again()
        resolve(duel, chain.links[index], index)


def pass_on_forces(duel: State) -> None:
    """What holds only while one Chain Link resolves comes into its time, or ends."""
    if not any([f.until == c.NEXT_LINK or f.until == c.THIS_LINK for f in duel.forces]):
        return
    kept: list[Force] = []
    changed = False
    for f in duel.forces:
        if f.until == c.NEXT_LINK:
            f = Force(f.order, f.static, f.source, f.player, c.THIS_LINK, f.turn, f.targets)
            changed = True
        elif f.until == c.THIS_LINK:
            continue
        kept.append(f)
    duel.keep_forces(kept)
    if changed:
        duel.forces = tuple(kept)


def note_defenders(duel: State, link: Link | None) -> None:
    """With the switch `replay_sources`: has this link changed which monsters are on the attacked side?"""
    attack = duel.attack
    assert attack is not None
    now = tuple([card.ref for card in duel.monsters(1 - duel.turn_player)])
    noted = attack.twin()
    noted.lately = now
    if link is not None:
        facts = duel.cards[link.source[0]].script.facts
        if facts.kind == c.TRAP or facts.icon == c.QUICK_PLAY:
            before = sorted([(ref[0], ref[1]) for ref in attack.lately])
            if before != sorted([(ref[0], ref[1]) for ref in now]):
                noted.by_trap = True
    duel.attack = noted


def negated_now(duel: State, card: Card) -> bool:
    """Does a Continuous effect negate this face-up card at this moment?"""
    if card.muted:
        return True
    if not duel.force_kinds & c.S_NEGATE or not card.up or not card.on_field:
        return False
    if card.negaters:
        return True
    return any(
        force.source[0] != card.uid and force.static.covers(duel, force, card)
        for force in duel.static_forces(c.S_NEGATE)
    )


def effect_negated(duel: State, link: Link) -> bool:
    """Does this link resolve without effect (J-MAG-06)? The upkeep of a monster is never negated."""
    if link.effect.firm:
        return False
    if link.effect_negated:
        return True
    if not duel.force_kinds & c.S_NEGATE:
        return False
    return source_negated(duel, link) or duel.barring(c.S_NEGATE, link.effect) is not None


def source_negated(duel: State, link: Link) -> bool:
    """Is the card of this link negated, so that the link is?"""
    card = duel.cards[link.source[0]]
    if link.effect.left_behind and not card.script.remains:
        # It was applied when it was left behind; what negates its card since comes too late. A card that
        # stays for it must be free of that still.
        return False
    if duel.live(link.source):
        upkeep = link.effect.upkeep and card.script.facts.kind == c.MONSTER
        return not upkeep and negated_now(duel, card)
    # Negated on the field, from where it was sent away as its own cost (Wave-Motion Cannon).
    return link.ctx.number("negated") != 0


def resolve(duel: State, link: Link, index: int) -> None:
    """Resolves one link, unless it was negated or has lost what it needs."""
    if link.negated:
        return
    # A link that resolves is something that happens: what happened before is no longer the last thing.
    duel.moment += 1
    duel.last = ()
    effect = link.effect
    if duel.pace > LIMIT:
        duel.trail = (*duel.trail, link.source[0])
    card = duel.cards[link.source[0]]
    there = duel.same(link.source) and (card.up or not card.on_field)
    played = effect.kind == c.CARD_ACTIVATION and card.script.facts.kind != c.MONSTER
    if played and card.script.stays and not there and not card.script.remains:
        lost = link.twin()
        lost.gone = True
        replace_link(duel, index, lost)
        _disappear(duel, link)
        return
    if effect.left_behind or (
        effect.kind == c.DUTY and not effect.needs_source and not duel.rules.standby_dodge
    ):
        there = True
    if not there and (effect.needs_source or (not played and must_stay(link, card))):
        _disappear(duel, link)
        return
    negated = effect_negated(duel, link)
    if duel.force_kinds & c.S_DIE_SHIELD and not negated and not effect.firm and shields(duel, link):
        duel.call(SHIELDS, link.ctx)
        return
    carry_out(duel, link, negated)


def carry_out(duel: State, link: Link, negated: bool) -> None:
    """Resolves a link that has what it needs, if only without effect."""
    effect = link.effect
    card = duel.cards[link.source[0]]
    there = duel.same(link.source) and (card.up or not card.on_field)
    played = effect.kind == c.CARD_ACTIVATION and card.script.facts.kind != c.MONSTER
    if duel.force_kinds & c.S_GRAVE_LOCK and effect.disturbs(duel, link.ctx):
        negated = True
    if played and card.script.stays and there and not (negated and card.script.remains == c.UNTIL_DONE):
        establish(duel, card, link.effect_negated)
    if negated:
        duel.tell(c.NEGATED, link.player, (link.source,), by=link.player)
        if played and (card.script.equips is not None or card.script.facts.icon == c.EQUIP):
            _equip_negated(duel, link)
        elif played and card.script.remains:
            for step in effect.steps:
                if step.ties():
                    step.run(duel, link.ctx)
        return
    ctx = link.ctx
    if effect.needs_again and not all(need.holds(duel, ctx) for need in effect.needs):
        _disappear(duel, link)
        return
    if effect.targets:
        kept = tuple([ref for ref in ctx.targets if target_fits(duel, ctx, ref)])
        if not kept and ctx.targets and not effect.goes_on:
            _disappear(duel, link)
            if played and card.script.facts.icon == c.EQUIP:
                move(duel, [card.uid], c.GRAVEYARD, c.BY_RULE)
            return
        ctx = ctx.with_targets(kept)
    assert duel.chain is not None
    index = duel.chain.resolving
    duel.tell(c.RESOLVED, link.player, (link.source,), by=link.player, amount=index + 1)
    duel.call(effect.resolve, ctx)


def target_fits(duel: State, ctx: Ctx, ref: Ref) -> bool:
    """A target must be live and still satisfy its selection (J-EFF-10)."""
    if not duel.live(ref):
        return False
    effect = ctx.effect
    assert effect is not None
    return any(step.fits(duel, ctx, ref[0]) for step in effect.targets)


def _disappear(duel: State, link: Link) -> None:
    duel.tell(c.DISAPPEARED, link.player, (link.source,), by=link.player)


def establish(duel: State, card: Card, muted: bool) -> None:
    """A Continuous, Equip or Field card is established as its activation resolves.

    `muted`: an effect has negated its effect for as long as it stays (Dark Balter the Terrible).
    """
    if card.script.facts.icon == c.FIELD:
        for seat in (0, 1):
            uid = duel.pile(seat, c.FIELD_ZONE)[0]
            if uid >= 0 and uid != card.uid and duel.cards[uid].up:
                move(duel, [uid], c.GRAVEYARD, c.AS_MOVE)
    new = duel.cards[card.uid].twin()
    new.arrived = c.PLACED
    new.muted = muted
    duel.put(new)
    if new.script.equips is None:
        enter_force(duel, new)


def attach(duel: State, uid: int, host: Ref) -> None:
    """Equips a card to a monster; its static effects come into force."""
    new = duel.cards[uid].twin()
    new.host = host
    duel.put(new)
    duel.happen(c.EQUIPPED, new.side, (new.ref, host))
    enter_force(duel, new)


def reattach(duel: State, uid: int, host: Ref) -> None:
    """Equips a card, in force already, to another monster."""
    new = duel.cards[uid].twin()
    new.host = host
    new.turn = duel.turn
    duel.put(new)
    duel.happen(c.EQUIPPED, new.side, (new.ref, host))


def must_stay(link: Link, card: Card) -> bool:
    """Must a Magic or Trap Card whose effect was used on the field still be there (J-MAG-05)?

    Not one that was itself the cost, and not one that is used in the Graveyard.
    """
    if card.script.facts.kind == c.MONSTER or not link.effect.zones & c.ON_FIELD:
        return False
    return not any(ref[0] == card.uid for ref in link.ctx.refs("cost"))


def _equip_negated(duel: State, link: Link) -> None:
    """A negated Equip is put on its monster all the same; one that brings its monster goes (J-EQUIP-02)."""
    ctx = link.ctx
    for ref in ctx.targets:
        if duel.cards[ref[0]].zone == c.MONSTER_ZONE and target_fits(duel, ctx, ref):
            for step in link.effect.steps:
                if step.ties():
                    step.run(duel, ctx)
            return
    move(duel, [link.source[0]], c.GRAVEYARD, c.BY_RULE)


class FinishChain(Step):
    """Used Magic and Trap Cards go to the Graveyard together; that is no event to answer (J-MAG-04)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        chain = duel.chain
        assert chain is not None
        used = []
        for link in chain.links:
            if link.effect.kind != c.CARD_ACTIVATION:
                continue
            card = duel.cards[link.source[0]]
            if (
                not (card.script.stays and (not card.script.remains or card.arrived == c.PLACED))
                and card.script.facts.kind != c.MONSTER
                and duel.live(link.source)
                and card.on_field
            ):
                used.append(card.uid)
        if used:
            last = duel.last
            move(duel, used, c.GRAVEYARD, c.AS_USED, same=duel.unanswered())
            duel.last = last
        duel.chain = chain.parent
        duel.window = ()
        duel.window_kind = c.OPEN if duel.chain is None else c.BUILDING


def in_use(duel: State, card: Card) -> bool:
    """Is it a used Magic or Trap Card that waits for its Chain to end, to go to the Graveyard (J-MAG-04)?"""
    if card.script.stays or not card.on_field or card.script.facts.kind == c.MONSTER:
        return False
    chain = duel.chain
    while chain is not None:
        for link in chain.links:
            if link.effect.kind == c.CARD_ACTIVATION and link.source == card.ref:
                return True
        chain = chain.parent
    return False


def replace_link(duel: State, index: int, link: Link) -> None:
    chain = duel.chain
    assert chain is not None
    links = (*chain.links[:index], link, *chain.links[index + 1 :])
    duel.chain = Chain(links, chain.priority, chain.passes, chain.resolving, chain.parent)


def forget_oath(duel: State, link: Link) -> None:
    """An activation that was negated binds nobody (J-MAG-06)."""
    sworn = [static for step in link.effect.oath for static in step.statics()]
    duel.keep_forces([f for f in duel.forces if f.source != link.source or f.static not in sworn])


def negate_activation(duel: State, index: int, *, destroys: bool, source: Ref = NOBODY, by: int = -1) -> None:
    """As if it had never been activated; costs stay paid (J-MAG-06)."""
    chain = duel.chain
    assert chain is not None
    if chain.links[index].effect.firm:
        return
    link = chain.links[index].twin()
    link.negated = True
    replace_link(duel, index, link)
    if link.effect.oath:
        forget_oath(duel, link)
    duel.tell(c.NEGATED, link.player, (link.source,), source=source, by=by, text="activation")
    card = duel.cards[link.source[0]]
    if not duel.live(link.source):
        return
    if link.effect.kind == c.CARD_ACTIVATION and card.script.facts.kind != c.MONSTER:
        new = card.twin()
        new.arrived = c.NULLIFIED
        duel.put(new)
    if destroys:
        # What was used in the hand or the Graveyard lies where nothing is destroyed.
        if card.on_field:
            destroy(duel, [card.uid], c.BY_EFFECT, source=source, by=by)
    elif link.effect.kind == c.CARD_ACTIVATION and card.script.facts.kind != c.MONSTER:
        move(duel, [card.uid], c.GRAVEYARD, c.BY_RULE, source=source, by=by)


CHAIN = program("chain", BeginChain(), NextTrigger(), Answer(), ResolveLinks(), FinishChain())

__all__ = ["CHAIN", "activation_reasons", "responses", "start_chain"]

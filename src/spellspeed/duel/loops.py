"""Endless loops (J-WIN-08): wilful ones are refused, forced ones broken. docs/loops.md tells how.

A turn of ordinary length costs one addition an answer. Only after `LIMIT` answers and forced steps does the
duel keep a key of each state in which somebody could have stopped, and of each in which triggers start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .moving import destroy
from .records import Attack, Card, Chain, Ctx, Event, Option, Ref, Waiting

if TYPE_CHECKING:
    from .effects import Effect
    from .state import State

LIMIT: Final = 64
"""So many answers and forced steps a turn may have before loops are looked for."""


# -- keys -------------------------------------------------------------------------------------------


def state_key(duel: State) -> str:
    """The state in one line, to be compared: who answers how often, and when cards came, is left out.

    What a shuffle decides is left out too: of a Deck, the cards in it and those that somebody knows count.
    """
    parts = [
        f"{duel.turn_player} {duel.phase} {duel.step} {duel.substep} {duel.lp[0]} {duel.lp[1]}",
        f"{duel.summons_left} {duel.window_kind} {duel.stop_battle}",
    ]
    for seat in (0, 1):
        parts.append(_pile(duel, seat, c.DECK))
        for zone in range(c.MONSTER_ZONE, c.ZONES):
            parts.append(",".join([_card_id(duel, uid) for uid in duel.pile(seat, zone)]))
        parts.append(",".join([str(uid) for uid in sorted(duel.pile(seat, c.HAND))]))
    for card in duel.cards:
        if card.zone != c.NOWHERE and card.zone != c.DECK:
            parts.append(_card(duel, card))
    for force in duel.forces:
        targets = ",".join([_ref(duel, ref) for ref in force.targets])
        source = _ref(duel, force.source)
        parts.append(f"{force.static.name} {source} {force.player} {force.until} {force.count} {targets}")
    for waiting in duel.waiting:
        parts.append(_waiting(duel, waiting))
    for task in duel.tasks:
        parts.append(f"{task.program.name} {_ctx(duel, task.ctx)}")
    for duty in duel.duties:
        parts.append(f"{_effect(duty.effect)} {_ref(duel, duty.source)} {duty.player}")
    parts.append(_chain(duel, duel.chain))
    parts.append(_attack(duel, duel.attack))
    parts.append(" ".join([_event(duel, event) for event in duel.window]))
    parts.append(" ".join(sorted(dict.fromkeys([_event(duel, event) for event in duel.memory]))))
    parts.append(" ".join(sorted([f"{name}={value}" for name, value in duel.notes])))
    for frame, pc in zip(duel.stack, duel.pcs, strict=True):
        parts.append(f"{frame.program.name} {pc} {_ctx(duel, frame.ctx)}")
    return "\n".join(parts)


def _card_id(duel: State, uid: int) -> str:
    """Tokens are made anew each time, so they are called by what they are and where they lie."""
    if uid < 0:
        return str(uid)
    card = duel.cards[uid]
    if card.script.facts.frame == c.FRAME_TOKEN:
        return f"{card.script.facts.name} {card.side} {card.slot}"
    return str(uid)


def _pile(duel: State, seat: int, zone: int) -> str:
    """A pile whose order only chance knows, as far as nobody has looked."""
    pile = duel.pile(seat, zone)
    known = [f"{i}:{uid}" for i, uid in enumerate(pile) if duel.cards[uid].known]
    return ",".join([str(uid) for uid in sorted(pile)]) + " " + " ".join(known)


def _ref(duel: State, ref: Ref) -> str:
    if ref[0] < 0:
        return "-"
    how = "" if duel.same(ref) else "~" if duel.live(ref) else "!"
    return _card_id(duel, ref[0]) + how


def _card(duel: State, card: Card) -> str:
    claims = " ".join([f"{claim.player}.{claim.lasts}.{claim.source[0]}" for claim in card.claims])
    notes = " ".join(sorted([_note(duel, card, name, value) for name, value in card.notes]))
    return (
        f"{_card_id(duel, card.uid)} {card.zone} {card.side} {card.slot} {card.up} {card.attacking} "
        f"{card.arrived} {card.turn} {card.by} {card.changed} {card.declared} {card.attacks} {card.proper} "
        f"{card.known} {_ref(duel, card.host)} {card.negaters} {claims} {notes}"
    )


def _note(duel: State, card: Card, name: str, value: int) -> str:
    """A mark of this battle tells only whether it is of this one."""
    for effect in card.script.effects:
        if effect.once == 3 and name == f"used {effect.index}":
            value = 1 if duel.attack is not None and duel.attack.order == value else 0
    return f"{name}={value}"


def _effect(effect: Effect | None) -> str:
    return "-" if effect is None else effect.name


def _event(duel: State, event: Event) -> str:
    cards = ",".join([_card_id(duel, ref[0]) for ref in event.cards])
    return (
        f"{event.kind}.{event.player}.{event.amount}.{event.cause}.{event.source[0]}.{event.by}"
        f".{event.text}({cards})"
    )


def _waiting(duel: State, waiting: Waiting) -> str:
    last = len(duel.last) > 0 and waiting.event.moment == duel.last[0].moment
    return (
        f"{_effect(waiting.effect)} {_ref(duel, waiting.source)} {waiting.player} {waiting.substep} {last} "
        f"{_event(duel, waiting.event)}"
    )


def _ctx(duel: State, ctx: Ctx) -> str:
    event = "-" if ctx.event is None else _event(duel, ctx.event)
    targets = ",".join([_ref(duel, ref) for ref in ctx.targets])
    values = " ".join([f"{name}={_value(duel, ctx.values[name])}" for name in sorted(ctx.values)])
    return f"{ctx.player} {_ref(duel, ctx.source)} {_effect(ctx.effect)} {event} {targets} {values}"


def _value(duel: State, value: object) -> str:
    """What a frame has bound: numbers and words, references, triggers, and tuples of them."""
    if isinstance(value, tuple):
        if len(value) == 3 and isinstance(value[0], int) and 0 <= value[0] < len(duel.cards):
            uid, visit, face = value
            card = duel.cards[uid]
            if isinstance(visit, int) and isinstance(face, int) and visit <= card.visit and face <= card.face:
                return _ref(duel, (uid, visit, face))
        return "(" + ",".join([_value(duel, one) for one in value]) + ")"
    if isinstance(value, Waiting):
        return _waiting(duel, value)
    if isinstance(value, Event):
        return _event(duel, value)
    if isinstance(value, Attack):
        return _attack(duel, value)
    if isinstance(value, (int, str)):
        return str(value)
    return type(value).__name__


def _chain(duel: State, chain: Chain | None) -> str:
    """A Chain that is being built is the same with the same link once more: else it could grow for ever."""
    said = []
    while chain is not None:
        said.append(f"{chain.priority} {chain.passes} {chain.resolving}")
        links = []
        for link in chain.links:
            source = _ref(duel, link.source)
            links.append(f"{_effect(link.effect)} {source} {link.negated} {_ctx(duel, link.ctx)}")
        said.extend(links if chain.resolving >= 0 else list(dict.fromkeys(links)))
        chain = chain.parent
    return "; ".join(said)


def _attack(duel: State, attack: Attack | None) -> str:
    said = []
    while attack is not None:
        cards = ",".join([_ref(duel, ref) for ref in (*attack.defenders, *attack.marked)])
        attacker, target = _ref(duel, attack.attacker), _ref(duel, attack.target)
        said.append(f"{attacker}>{target} {attack.negated} {attack.turned} {cards}")
        attack = attack.parent
    return "; ".join(said)


# -- wilful loops -----------------------------------------------------------------------------------


def declines(option: Option) -> bool:
    """An answer by which nothing is done."""
    return option.verb == c.V_PASS or option.verb == c.V_NO or option.verb == c.V_PHASE


def may_stop(kind: int, options: list[Option]) -> bool:
    """May the player also do nothing?"""
    return kind == c.ACT or any([declines(option) for option in options])


def refuse(duel: State, kind: int, options: list[Option]) -> list[Option]:
    """The options without those that led from this very state back to it this turn (J-WIN-08).

    Inside a round that goes through an open state only the play in the open state is refused.
    """
    duel.refusals = ()
    if not duel.seen or not may_stop(kind, options):
        return options
    key = state_key(duel)
    refused: list[str] = []
    for past, answer, open_state in reversed(duel.seen):
        if open_state and kind != c.ACT:
            break
        if past == key:
            refused.append(answer)
    if not refused:
        return options
    left = [option for option in options if option.key not in refused]
    if not left:
        return options
    duel.refusals = tuple(refused)
    return left


def note_answer(duel: State, kind: int, options: list[Option], option: Option) -> None:
    """Keeps the state in which a player did something though he need not have; forced steps begin anew."""
    if declines(option) or not may_stop(kind, options):
        return
    duel.seen = (*duel.seen, (state_key(duel), option.key, kind == c.ACT))
    duel.circle = ()
    duel.trail = ()


# -- forced loops -----------------------------------------------------------------------------------


def circle_closed(duel: State) -> bool:
    """Triggers start. Was the duel in this state before, with nobody having done anything since?

    Then the card whose effect brought it back is destroyed; if it returns from that and goes on, the one
    before it. With no such card on the field the triggers are lost.
    """
    key = state_key(duel)
    for past, start in duel.circle:
        if past == key:
            trail = duel.trail[start:]
            duel.circle = ()
            duel.trail = ()
            for uid in reversed(trail):
                if break_with(duel, uid):
                    return True
            duel.waiting = ()
            return True
    duel.circle = (*duel.circle, (key, len(duel.trail)))
    return False


def break_with(duel: State, uid: int) -> bool:
    """Destroys a card by the rule of loops, if it is on the field and that has not been tried this turn."""
    card = duel.cards[uid]
    mark = f"loop {uid}"
    if not card.on_field or duel.note(mark):
        return False
    duel.mark(mark, 1)
    duel.tell(c.LOOP_BROKEN, card.side, (card.ref,))
    return len(destroy(duel, [uid], c.BY_RULE)) > 0

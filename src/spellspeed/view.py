"""What one viewer may see of a duel, as records of the protocol: see docs/hidden-information.md.

The law of this module: a view never depends on what its viewer may not know. Two duels that differ only in
that (see `spellspeed.redeal`) give the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import protocol
from .duel import constants as c
from .duel import values
from .duel.decks import top_shown
from .duel.declaring import declared_name
from .sentences import (
    Eyes,
    Viewer,
    cause_words,
    event_sentence,
    link_sentence,
    option_sentence,
    option_word,
    outcome_sentence,
    prompt,
    summon_word,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .duel.records import Card, Decision, Event, Force, Option, Ref
    from .duel.state import State

__all__ = ["Viewer", "decision_for", "decision_view", "event_view", "option_key", "outcome_view", "view"]


def view(duel: State, viewer: Viewer, events: Iterable[Event] = ()) -> protocol.View:
    """The table as this viewer may see it; `events` are told in it.

    >>> from spellspeed.duel.setup import new_duel
    >>> from spellspeed.cards.library import library
    >>> decks = (["Mystical Elf"] * 40, ["Summoned Skull"] * 40)
    >>> mine = view(new_duel(library(), decks, ([], [])), 0)
    >>> [card.name for card in mine.sides[0].hand[:2]], mine.sides[1].hand, mine.sides[1].hand_count
    (['Mystical Elf', 'Mystical Elf'], (), 5)
    """
    eyes = Eyes(duel, viewer)
    attack = duel.attack
    chain = duel.chain
    return protocol.View(
        viewer=viewer,
        turn=duel.turn,
        turn_player=duel.turn_player,
        phase=c.PHASE_NAMES[duel.phase],
        sides=(_side(eyes, 0), _side(eyes, 1)),
        step=c.STEP_NAMES[duel.step],
        substep=c.SUBSTEP_NAMES[duel.substep],
        summon_left=duel.summons_left > 0,
        chain=()
        if chain is None
        else tuple(_link(eyes, index, index == chain.resolving) for index in range(len(chain.links))),
        attack=None if attack is None else _attack(eyes),
        clocks=tuple(_clock(force) for force in duel.forces if force.static.after > 1),
        asked=_asked(eyes),
        decision=decision_for(duel, viewer, eyes),
        events=tuple(event_view(duel, viewer, event, eyes) for event in events),
        outcome=outcome_view(eyes),
    )


def _asked(eyes: Eyes) -> int | None:
    decision = eyes.duel.decision
    if decision is None:
        return None
    if eyes.viewer == "public" and decision.kind != c.ACT:
        return None
    return decision.player


def outcome_view(eyes: Eyes) -> protocol.Outcome | None:
    """How the duel ended, if it has."""
    outcome = eyes.duel.outcome
    if outcome is None:
        return None
    return protocol.Outcome(outcome.winner, outcome.reason, outcome.rule, outcome_sentence(eyes, outcome))


def _link(eyes: Eyes, index: int, resolving: bool) -> protocol.LinkView:
    duel = eyes.duel
    chain = duel.chain
    assert chain is not None
    link = chain.links[index]
    card = duel.cards[link.source[0]]
    return protocol.LinkView(
        number=index + 1,
        player=link.player,
        sentence=link_sentence(eyes, link, index + 1),
        card=eyes.handle(card) if duel.live(link.source) else "",
        name=link.effect.script_name,
        targets=tuple(
            eyes.handle(duel.cards[ref[0]]) for ref in link.ctx.targets if eyes.still(ref, link.order)
        ),
        resolving=resolving,
        negated=link.negated or link.effect_negated,
    )


def _clock(force: Force) -> protocol.Clock:
    name = force.static.name.rpartition("#")[0]
    count, of = force.count, force.static.after
    return protocol.Clock(name, force.player, count, of, f"{name}: {count} of {of} counted.")


def _attack(eyes: Eyes) -> protocol.AttackView:
    duel = eyes.duel
    attack = duel.attack
    assert attack is not None
    attacker, name = _fighter(eyes, attack.attacker, attack.order)
    if attack.direct:
        return protocol.AttackView(attacker, f"{name} attacks directly.", "player")
    target, other = _fighter(eyes, attack.target, attack.order)
    return protocol.AttackView(attacker, f"{name} attacks {other}.", target)


def _fighter(eyes: Eyes, ref: Ref, since: int) -> tuple[str, str]:
    """Handle and name of a monster in an attack. One that has left or is mixed may be anywhere."""
    if not eyes.still(ref, since):
        return "", "a monster" if eyes.duel.live(ref) else "a monster that has left"
    card = eyes.duel.cards[ref[0]]
    return eyes.handle(card), eyes.label(card)


# ---- the table ---------------------------------------------------------------------------------------------

_EMPTY: Final = (None, None, None, None, None)


def _side(eyes: Eyes, seat: int) -> protocol.TableSide:
    duel = eyes.duel
    hand = duel.pile(seat, c.HAND)
    fusion = duel.pile(seat, c.FUSION_DECK)
    equips = _equips(duel)
    own = eyes.viewer == "all" or seat == eyes.seat
    field = duel.pile(seat, c.FIELD_ZONE)[0]
    top = top_shown(duel, seat)
    graveyard = duel.pile(seat, c.GRAVEYARD)
    if _blinded(eyes, seat):
        graveyard = graveyard[-1:]
    return protocol.TableSide(
        lp=duel.lp[seat],
        hand_count=len(hand),
        deck_count=len(duel.pile(seat, c.DECK)),
        deck_top=None if top is None else _card(eyes, top, equips),
        deck_turned=duel.turned,
        deck_reversed=tuple(
            sorted(duel.cards[uid].name for uid in duel.pile(seat, c.DECK) if duel.cards[uid].up)
        ),
        fusion_count=len(fusion),
        monsters=_slots(eyes, duel.pile(seat, c.MONSTER_ZONE), equips),
        magic_traps=_slots(eyes, duel.pile(seat, c.MAGIC_TRAP_ZONE), equips),
        kept=tuple(
            slot + 1 for slot, uid in enumerate(duel.pile(seat, c.MONSTER_ZONE)) if uid in (c.KEPT, c.CLOSED)
        ),
        hand=tuple(
            _card(eyes, duel.cards[uid], equips, place=0 if own else place)
            for place, uid in enumerate(hand, start=1)
            if own or eyes.knows(duel.cards[uid])
        ),
        field=None if field < 0 else _card(eyes, duel.cards[field], equips),
        graveyard=tuple(_card(eyes, duel.cards[uid], equips) for uid in graveyard),
        graveyard_hidden=len(duel.pile(seat, c.GRAVEYARD)) - len(graveyard),
        removed=tuple(_card(eyes, duel.cards[uid], equips) for uid in duel.pile(seat, c.REMOVED)),
        fusion=tuple(
            sorted(
                (_card(eyes, duel.cards[uid], equips) for uid in fusion if eyes.knows(duel.cards[uid])),
                key=lambda one: one.handle,
            )
        ),
    )


def _blinded(eyes: Eyes, seat: int) -> bool:
    """May this viewer not look into that Graveyard now, because of an effect in the Chain (Question)?"""
    chain = eyes.duel.chain
    if chain is None or eyes.seat != 1 - seat:
        return False
    return any(link.effect.blinds and link.player == seat and not link.negated for link in chain.links)


def _slots(
    eyes: Eyes, pile: tuple[int, ...], equips: dict[int, list[int]]
) -> tuple[protocol.CardView | None, ...]:
    if max(pile) < 0:
        return _EMPTY
    return tuple(None if uid < 0 else _card(eyes, eyes.duel.cards[uid], equips) for uid in pile)


def _equips(duel: State) -> dict[int, list[int]]:
    """Which cards are equipped to each monster."""
    found: dict[int, list[int]] = {}
    for seat in (0, 1):
        for uid in (*duel.pile(seat, c.MONSTER_ZONE), *duel.pile(seat, c.MAGIC_TRAP_ZONE)):
            if uid >= 0:
                host = duel.cards[uid].host
                if duel.same(host):
                    found.setdefault(host[0], []).append(uid)
    return found


def _card(eyes: Eyes, card: Card, equips: dict[int, list[int]], place: int = 0) -> protocol.CardView:
    duel = eyes.duel
    zone = card.zone
    monster = zone == c.MONSTER_ZONE or zone == c.ARRIVING
    field = monster or zone == c.MAGIC_TRAP_ZONE or zone == c.FIELD_ZONE
    handle = eyes.handle(card)
    slot = card.slot + 1 if card.slot >= 0 else place
    face = ("up" if card.up else "down") if field else ""
    position = ("attack" if card.attacking else "defense") if monster else ""
    if zone == c.REMOVED and not card.up:
        face = "down"
    mine = equips.get(card.uid)
    worn = tuple(eyes.handle(duel.cards[uid]) for uid in mine) if mine else ()
    if not eyes.knows(card):
        return protocol.CardView(
            handle=handle,
            owner=card.owner,
            seat=card.side,
            zone=c.ZONE_NAMES[zone],
            slot=slot,
            face=face,
            position=position,
            equips=worn,
        )
    facts = card.script.facts
    is_monster = facts.kind == c.MONSTER
    stats = is_monster or monster
    up = monster and card.up
    return protocol.CardView(
        handle=handle,
        name=facts.name,
        kind=c.KIND_NAMES[facts.kind],
        frame=c.FRAME_NAMES[facts.frame],
        icon=c.ICON_NAMES[facts.icon],
        attribute=c.ATTRIBUTE_NAMES[values.attribute(duel, card)] if stats else "",
        type=c.TYPE_NAMES[values.monster_type(duel, card)] if stats else "",
        level=values.level(duel, card) if stats else 0,
        attack=values.shown(values.attack(duel, card)) if stats else None,
        defense=values.shown(values.defense(duel, card)) if stats else None,
        original_attack=facts.attack if stats else None,
        original_defense=facts.defense if stats else None,
        attack_sum=_sum(eyes, card, values.ATTACK, facts.attack) if up else (),
        defense_sum=_sum(eyes, card, values.DEFENSE, facts.defense) if up else (),
        owner=card.owner,
        seat=card.side,
        zone=c.ZONE_NAMES[zone],
        slot=slot,
        face=face,
        position=position,
        revealed=_revealed(eyes, card),
        negated=bool(card.negaters) or card.muted,
        counters=_counters(card),
        declared=declared_name(card),
        equipped_to=eyes.handle(duel.cards[card.host[0]]) if duel.same(card.host) else "",
        equips=worn,
    )


def _revealed(eyes: Eyes, card: Card) -> bool:
    if eyes.seat < 0 or card.side != eyes.seat or card.up or card.zone == c.GRAVEYARD:
        return False
    return (card.known >> (1 - eyes.seat)) & 1 == 1


def _counters(card: Card) -> dict[str, int]:
    return {name: value for name, value in card.notes if name in c.COUNTER_NAMES and value}


def _sum(eyes: Eyes, card: Card, stat: int, original: int) -> tuple[protocol.SumEntry, ...]:
    duel = eyes.duel
    if not duel.force_kinds & (c.S_STAT | c.S_ORIGINAL):
        return ()
    entries = []
    before = original
    for force, after in values.entries(duel, card, stat):
        source = duel.cards[force.source[0]]
        entries.append(
            protocol.SumEntry(
                name=_force_name(force, source),
                after=after,
                change=after - before,
                handle=eyes.handle(source) if duel.live(force.source) else "",
            )
        )
        before = after
    return tuple(entries)


def _force_name(force: Force, source: Card) -> str:
    """The card a static effect was printed on, which is known since it began."""
    return force.static.name.rpartition("#")[0] or source.name


# ---- questions ---------------------------------------------------------------------------------------------


def decision_for(duel: State, viewer: Viewer, eyes: Eyes | None = None) -> protocol.Decision | None:
    """The open question, if it is this viewer's or he sees everything."""
    decision = duel.decision
    if decision is None or (viewer != "all" and viewer != decision.player):
        return None
    return decision_view(eyes or Eyes(duel, viewer), decision)


def decision_view(eyes: Eyes, decision: Decision) -> protocol.Decision:
    """A question with its options, as the viewer reads them."""
    duel = eyes.duel
    return protocol.Decision(
        number=decision.number,
        player=decision.player,
        kind=c.DECISION_NAMES[decision.kind],
        prompt=prompt(eyes, decision),
        options=tuple(option for option, _ in options_of(eyes, decision)),
        about="" if decision.about < 0 else eyes.handle(duel.cards[decision.about]),
        least=decision.least,
        most=decision.most,
        picked=tuple(eyes.handle(duel.cards[ref[0]]) for ref in decision.picked),
    )


def options_of(eyes: Eyes, decision: Decision) -> list[tuple[protocol.Option, Option]]:
    """The options as the viewer reads them, each with that of the core.

    Cards in a Deck come in the order of their names, never in that of the Deck. Answers that are the same
    for this viewer are one option.
    """
    duel = eyes.duel
    options = decision.options
    if eyes.viewer != "all" and any(o.card >= 0 and duel.cards[o.card].zone == c.DECK for o in options):
        options = sorted(options, key=lambda o: _deck_order(duel, o))
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(option_key(eyes, option), option)
    sentences = [option_sentence(eyes, option, decision.player) for option in found.values()]
    if len(set(sentences)) < len(sentences):
        sentences = _told_apart(eyes, list(found.values()), sentences)
    return [
        (_option(eyes, key, option, sentence), option)
        for (key, option), sentence in zip(found.items(), sentences, strict=True)
    ]


def _deck_order(duel: State, option: Option) -> tuple[int, str, int]:
    if option.card < 0:
        return (2, "", 0)
    card = duel.cards[option.card]
    return (1, card.name, card.uid) if card.zone == c.DECK else (0, "", 0)


def option_key(eyes: Eyes, option: Option) -> str:
    """The key of an answer in this viewer's handles; for a viewer who sees everything the one of logs."""
    cards = eyes.duel.cards
    return option.text(
        eyes.handle(cards[option.card]) if option.card >= 0 else "",
        eyes.handle(cards[option.target]) if option.target >= 0 else "",
    )


def _option(eyes: Eyes, key: str, option: Option, sentence: str) -> protocol.Option:
    cards = eyes.duel.cards
    target = ""
    if option.target >= 0:
        target = eyes.handle(cards[option.target])
    elif option.verb == c.V_ATTACK:
        target = "player"
    return protocol.Option(
        key=key,
        sentence=sentence,
        verb=c.VERB_NAMES[option.verb],
        card=eyes.handle(cards[option.card]) if option.card >= 0 else "",
        effect=option.effect,
        target=target,
        number=option.number,
        word=option_word(option),
    )


def _told_apart(eyes: Eyes, options: list[Option], sentences: list[str]) -> list[str]:
    """Adds to equal sentences where the cards lie, and numbers what is still equal."""
    cards = eyes.duel.cards
    many = {one for one in sentences if sentences.count(one) > 1}
    found: list[str] = []
    for option, sentence in zip(options, sentences, strict=True):
        if sentence in many:
            places = [_place(eyes, cards[uid]) for uid in (option.card, option.target) if uid >= 0]
            sentence = f"{sentence} [{'; '.join(reversed(places))}]" if places else sentence
        found.append(sentence)
    counts: dict[str, int] = {}
    for index, sentence in enumerate(found):
        counts[sentence] = counts.get(sentence, 0) + 1
        if counts[sentence] > 1:
            found[index] = f"{sentence} ({counts[sentence]})"
    return found


def _place(eyes: Eyes, card: Card) -> str:
    text = eyes.place(card)
    return f"{text}, card {eyes.place_number(card)}" if card.zone == c.HAND else text


# ---- events ------------------------------------------------------------------------------------------------


def event_view(duel: State, viewer: Viewer, event: Event, eyes: Eyes | None = None) -> protocol.Event:
    """One event as this viewer is told of it."""
    eyes = eyes or Eyes(duel, viewer)
    before = {was.card.uid: was.card for was in event.was}
    cards = []
    for index, card in enumerate(event.shown):
        seen = event.seen[index] if index < len(event.seen) else 0
        old = before.get(card.uid)
        known = eyes.knows(card, _shown(eyes, event, seen)) or (old is not None and eyes.knows(old))
        cards.append(
            protocol.EventCard(
                name=card.name if known else "",
                handle=eyes.followed(card),
                seat=card.side,
                zone=c.ZONE_NAMES[card.zone],
                slot=card.slot + 1,
                from_seat=-1 if old is None else old.side,
                from_zone="" if old is None else c.ZONE_NAMES[old.zone],
                from_slot=0 if old is None else old.slot + 1,
            )
        )
    origin = event.origin
    return protocol.Event(
        kind=c.EVENT_NAMES[event.kind],
        sentence=event_sentence(eyes, event),
        player=event.player,
        cards=tuple(cards),
        amount=event.amount,
        cause=cause_words(event.cause),
        source="" if origin is None else eyes.followed(origin),
        source_name="" if origin is None else origin.name,
        by=event.by,
        word=_event_word(event),
        moment=event.moment,
    )


def _shown(eyes: Eyes, event: Event, seen: int) -> int:
    """Both players may know a card that is drawn; who watches does not."""
    return 0 if event.kind == c.DRAWN and eyes.seat < 0 else seen


def _event_word(event: Event) -> str:
    kind = event.kind
    if kind == c.PHASE_BEGAN:
        return c.PHASE_NAMES[event.amount]
    if kind == c.STEP_BEGAN:
        return c.STEP_NAMES[event.amount]
    if kind == c.MOVED:
        return c.ZONE_NAMES[event.amount]
    if kind == c.SUMMON_ATTEMPT or kind == c.SUMMONED:
        return summon_word(event.amount)
    return event.text

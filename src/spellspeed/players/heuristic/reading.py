"""What a card does, read from the tree it is written in: public knowledge, the same for both players.

A `Reading` is what a beginner takes from the text: whom it helps, what it destroys, what it costs. It is
coarse on purpose: what it does not understand is left out, and an effect not understood at all has no deeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from spellspeed.cards.library import library
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Effect, Static
from spellspeed.duel.facts import Facts
from spellspeed.language import costs, picking, selections, statics, targeting, verbs, which
from spellspeed.language.selections import Sel
from spellspeed.language.verbs.base import Verb
from spellspeed.language.verbs.flow import Body
from spellspeed.language.verbs.negating import NegateActivation, NegateSummon, NegateSummonOrActivation
from spellspeed.protocol import CardView

__all__ = ["Deed", "Reading", "facts_of", "fits", "flips", "read"]

ME: Final = 0
THEM: Final = 1
BOTH: Final = 2

ZONES: Final = {name: 1 << number for number, name in enumerate(c.ZONE_NAMES)}


class Deed(NamedTuple):
    """One thing that an effect does."""

    what: str
    """The deed of the verb: destroy, draw, gain, ...; "static" for what holds while the card is there."""
    scope: str = ""
    """Which cards: target, this, event, every, pick, chosen; "" for none. For damage: each, attack or ""."""
    cards: Sel | None = None
    """For every and pick: which cards these are."""
    amount: int = 0
    """Cards, Life Points or ATK."""
    defense: int = 0
    whom: int = ME
    """Which player it befalls; for pick, who picks."""
    kind: int = 0
    """The bits of a static effect; for a position, which."""


class Reading(NamedTuple):
    """One effect of a card."""

    effect: int
    kind: int
    """CARD_ACTIVATION, IGNITION, ..."""
    deeds: tuple[Deed, ...]
    targets: tuple[Sel, ...]
    """The selections it targets, in the order in which they are asked."""
    counts: tuple[int, ...]
    """How many of each at most."""
    life: int = 0
    """Life Points to pay; -1 for half of them."""
    discards: int = 0
    tributes: int = 0
    tributes_this: bool = False

    def does(self, what: str) -> bool:
        return any(deed.what == what for deed in self.deeds)


@cache
def facts_of(name: str) -> Facts | None:
    """The printed facts of a card, or of a Token."""
    script = library().scripts.get(name)
    return None if script is None else script.facts


@cache
def read(name: str) -> tuple[Reading, ...]:
    """All effects of a card, in their order. What holds while it is there counts with its activation."""
    script = library().scripts.get(name)
    if script is None:
        return ()
    found = [_reading(effect) for effect in script.effects]
    if found and found[0].kind == c.CARD_ACTIVATION:
        stays = [deed for one in found[1:] if one.kind == c.CONTINUOUS_EFFECT for deed in one.deeds]
        found[0] = found[0]._replace(deeds=(*found[0].deeds, *stays))
    return tuple(found)


@cache
def flips(name: str) -> bool:
    """Does it have a FLIP effect, so that it is better Set?"""
    return any(reading.kind == c.FLIP for reading in read(name))


def _reading(effect: Effect) -> Reading:
    targets = [step for step in effect.targets if isinstance(step, targeting.Target)]
    own = bool(targets)
    deeds = [deed for step in effect.steps if isinstance(step, Verb) for deed in _deeds(step, own)]
    deeds += [_static(static) for static in effect.statics]
    life = discards = tributes = 0
    this = False
    cost = effect.cost
    if isinstance(cost, costs.Pay):
        life = -1 if cost.half else cost.amount
    elif isinstance(cost, costs.SendCards):
        discards = cost.count if cost.cause & c.AS_DISCARD else 0
        tributes = cost.count - discards
    elif isinstance(cost, costs.TributeThis):
        this = True
    return Reading(
        effect.index,
        effect.kind,
        tuple(deeds),
        tuple(step.sel for step in targets),
        tuple(step.most for step in targets),
        life,
        discards,
        tributes,
        this,
    )


def _deeds(verb: Verb, targeted: bool) -> Iterator[Deed]:
    if isinstance(verb, Body):
        for inner in verb.verbs:
            yield from _deeds(inner, targeted)
        return
    scope, cards, by = _scope(verb.which, targeted)
    if isinstance(verb, verbs.Draw):
        yield Deed("draw", amount=verb.count, whom=verb.of)
    elif isinstance(verb, verbs.Discard):
        yield Deed("discard", amount=verb.count, whom=verb.of)
    elif isinstance(verb, verbs.DiscardHand):
        yield Deed("new hands", whom=BOTH)
    elif isinstance(verb, verbs.GainLife):
        yield Deed("gain", amount=verb.amount, whom=verb.of)
    elif isinstance(verb, verbs.Damage):
        each = "each" if verb.each is not None else "attack" if verb.attack_of is not None else ""
        yield Deed("damage", each, verb.each, verb.amount, whom=BOTH if verb.both else verb.of)
    elif isinstance(verb, verbs.Gain):
        bonus = verb.bonus
        yield Deed("values", scope, cards, _change(bonus), bonus.defense, by)
    elif isinstance(verb, verbs.Leave):
        yield _static(verb.static)._replace(what="lasting", scope=scope or "static")
    elif isinstance(verb, verbs.ChangeTo):
        yield Deed("position", scope, cards, whom=by, kind=verb.position)
    elif isinstance(verb, verbs.SpecialSummon):
        yield Deed("special summon", scope, cards, whom=by, kind=verb.to)
    elif isinstance(verb, verbs.RevealThenDestroy):
        yield Deed("destroy", scope, cards, whom=by)
    elif (
        isinstance(verb, verbs.ToHand) and cards is not None and cards.zones and not cards.zones & c.ON_FIELD
    ):
        yield Deed("search", scope, cards, whom=by)
    elif isinstance(verb, NegateSummonOrActivation):
        yield Deed("negate it")
    elif isinstance(verb, NegateSummon | NegateActivation):
        yield Deed(verb.deeds()[0].deed)
    elif not isinstance(verb, verbs.ToDeck | verbs.PayOrLose):
        for deed in verb.deeds():
            if deed.deed in ("look", "show", "shuffle", "chance"):
                continue
            scope, cards, by = _scope(deed.which, targeted)
            yield Deed(deed.deed, scope, cards, whom=by)


def _scope(cards: which.Which | None, targeted: bool) -> tuple[str, Sel | None, int]:
    if isinstance(cards, which.Targets):
        return ("target" if targeted else "event", None, ME)
    if isinstance(cards, which.ThisCard):
        return ("this", None, ME)
    if isinstance(cards, which.EventCards):
        return ("event", None, ME)
    if isinstance(cards, which.Every):
        return ("every", cards.sel, ME)
    if isinstance(cards, picking.Pick):
        return ("pick", cards.sel, cards.by)
    return ("" if cards is None else "chosen", None, ME)


def _static(static: Static) -> Deed:
    on = static.on if isinstance(static, statics.SpokenStatic) else None
    if isinstance(static, statics.Bonus):
        return Deed("static", "every", on, _change(static), static.defense, kind=static.kind)
    whom = static.who if isinstance(static, statics.ForPlayer) else ME
    return Deed("static", "every" if on is not None else "", on, whom=whom, kind=static.kind)


def _change(bonus: statics.Bonus) -> int:
    """How much ATK it gives, roughly."""
    if bonus.operation == statics.HALVE:
        return -800
    if bonus.operation == statics.DOUBLE:
        return 1500
    return bonus.attack


# ---- does a card that is seen fit a selection? -----------------------------------------------------------


def fits(sel: Sel | None, card: CardView, me: int, host: str = "") -> bool:
    """Would the card fit, as far as can be seen? What is hidden or not understood counts as fitting.

    `me` is the seat of who uses the effect, `host` the handle of the monster that its card is equipped to.
    """
    readable = card.face != "down"
    match sel:
        case selections.Both():
            return fits(sel.left, card, me, host) and fits(sel.right, card, me, host)
        case selections.Either():
            return fits(sel.left, card, me, host) or fits(sel.right, card, me, host)
        case selections.Not():
            return not fits(sel.negated, card, me, host)
        case selections.Kind():
            if card.zone in ("Monster Zone", "being Summoned"):
                return sel.kind & c.MONSTER != 0
            facts = facts_of(card.name)
            return sel.kind & (c.MAGIC | c.TRAP if facts is None else facts.kind) != 0
        case selections.Side():
            return (card.seat != me) == sel.other
        case selections.Place():
            return sel.zones & ZONES.get(card.zone, 0) != 0
        case selections.Facing():
            return readable == sel.up
        case selections.InPosition():
            return (card.position == "attack") == sel.attacking
        case selections.Compare():
            return readable and _compares(sel, card)
        case selections.OfType():
            return readable and card.type == sel.name
        case selections.OfAttribute():
            return readable and card.attribute == sel.name
        case selections.Named():
            return readable and card.name == sel.name
        case selections.Frame():
            return not card.frame or card.frame == c.FRAME_NAMES[sel.frame]
        case selections.Icon():
            return not card.icon or card.icon == c.ICON_NAMES[sel.icon]
        case selections.Equipped():
            return card.handle == host != ""
        case selections.Owned():
            return card.owner == me
    return True


def _compares(sel: selections.Compare, card: CardView) -> bool:
    value = (card.attack, card.defense, card.level)[sel.stat]
    if value is None:
        return False
    if sel.operator < 0:
        return value <= sel.number
    return value >= sel.number if sel.operator > 0 else value == sel.number

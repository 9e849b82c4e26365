"""Effects that are negated because of what they target: by a die, or by a ward (S_DIE_SHIELD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chance import below, redo_for, use_redo
from .machine import Step, program
from .moving import destroy
from .records import Card, Ctx, Force, Link, Option

if TYPE_CHECKING:
    from .state import State


def shields(duel: State, link: Link) -> list[tuple[Force, Card]]:
    """What may negate the effect of this link, in order, and the target for which it does.

    A die decides over effects of the opponent, each card rolling it once; a ward is a matter of course.
    """
    found: list[tuple[Force, Card]] = []
    dice: list[int] = []
    for ref in link.aimed():
        card = duel.cards[ref[0]]
        if not duel.same(ref) or not card.on_field:
            continue
        for force in duel.static_forces(c.S_DIE_SHIELD):
            if not force.static.covers(duel, force, card):
                continue
            if force.static.number(duel, force):
                if card.side != link.side and force.order not in dice:
                    dice.append(force.order)
                    found.append((force, card))
            elif wards_off(duel, force, link):
                found.append((force, card))
    return found


def wards_off(duel: State, force: Force, link: Link) -> bool:
    """Is this the effect of another card, of those that are negated (Rod of Silence - Kay'est)?"""
    source = duel.cards[link.source[0]]
    if force.static.gentle and len(link.ctx.targets) != 1:
        return False
    return source.uid != force.source[0] and force.static.shuts_out(duel, force, source)


def resolving(duel: State) -> Link:
    """The Chain Link that resolves now."""
    chain = duel.chain
    assert chain is not None
    return chain.links[chain.resolving]


def negate(duel: State, force: Force, card: Card) -> None:
    """The effect that resolves now is negated, and its card destroyed."""
    link = resolving(duel)
    duel.tell(c.NEGATED, link.player, (link.source,), source=card.ref, by=card.side)
    if not force.static.gentle and duel.live(link.source) and duel.cards[link.source[0]].on_field:
        destroy(duel, [link.source[0]], c.BY_EFFECT, source=force.source, by=force.player)
    duel.skip_rest()


class NextShield(Step):
    """A ward negates the effect, a die is rolled; when nothing is left the effect is carried out."""

    def run(self, duel: State, ctx: Ctx) -> None:
        link = resolving(duel)
        found = shields(duel, link)
        tried = ctx.number("tried")
        if tried >= len(found):
            from .chain import carry_out

            duel.skip_rest()
            carry_out(duel, link, False)
            return
        force, card = found[tried]
        if force.static.number(duel, force):
            roll(duel, card)
        else:
            negate(duel, force, card)


class RollAgain(Step):
    """Whether the die is rolled again, if a card allows it; stands right after the roll."""

    def run(self, duel: State, ctx: Ctx) -> None:
        force = redo_for(duel, shields(duel, resolving(duel))[ctx.number("tried")][1].side, True)
        if force is not None:
            prompt = f"Throw the dice again ({force.name})?"
            options = [Option(c.V_YES), Option(c.V_NO)]
            duel.ask(force.player, c.YES_NO, prompt, options, self, ctx, about=force.source[0])

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        card = shields(duel, resolving(duel))[ctx.number("tried")][1]
        force = redo_for(duel, card.side, True)
        if pick.verb == c.V_YES and force is not None:
            use_redo(duel, force)
            roll(duel, card)


class JudgeDie(Step):
    """Does the die show a number that negates?"""

    def run(self, duel: State, ctx: Ctx) -> None:
        tried = ctx.number("tried")
        force, card = shields(duel, resolving(duel))[tried]
        if force.static.number(duel, force) >> ctx.number("shown") & 1:
            negate(duel, force, card)
        else:
            duel.bind("tried", tried + 1)
            duel.jump(0)


def roll(duel: State, card: Card) -> None:
    """Rolls a die for the monster."""
    shown = below(duel, 6) + 1
    said = f"The die shows {shown}"
    duel.tell(c.CHANCE, card.side, amount=shown, source=card.ref, by=card.side, text=said)
    duel.bind("shown", shown)


SHIELDS = program("what negates an effect for its target", NextShield(), RollAgain(), JudgeDie())

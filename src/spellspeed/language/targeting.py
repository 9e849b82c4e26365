"""What is named as a target at activation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Condition, TargetStep
from spellspeed.duel.graves import locked, substitutes
from spellspeed.duel.immunity import unaffected
from spellspeed.duel.moving import is_marked
from spellspeed.duel.performing import NESTED, can_perform, zones_needed
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason, Ref

from .sel import Sel, as_if_buried, in_place_of_graves
from .selections import FACE_UP, MONSTER, THEIRS
from .statics import SpokenEffect
from .which import Targets, refs_of

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

__all__ = ["ATTACKER_AS_TARGET", "IT_AS_TARGET", "Target", "TargetOfEvent", "TargetOfLink", "TargetToUse"]


def untargetable(duel: State, card: Card, player: int) -> bool:
    """Is the player forbidden to target this card with an effect?"""
    if not duel.force_kinds & c.S_CANNOT_TARGET:
        return False
    for force in duel.static_forces(c.S_CANNOT_TARGET):
        if force.static.number(duel, force) and force.player == player:
            continue
        if force.static.covers(duel, force, card) and not unaffected(duel, card, force.source[0]):
            return True
    return False


class Target(TargetStep):
    """Asks for targets at activation (J-EFF-10). `least` to `most` cards of one selection.

    Without `needed` the effect is activated though there is nothing to target. `by`: 1 the opponent chooses.
    `still`: what the target must be as the effect resolves, if that is less than at activation.
    """

    def __init__(
        self,
        sel: Sel,
        least: int = 1,
        most: int = 0,
        *,
        needed: bool = True,
        by: int = 0,
        only_if: Condition | None = None,
        apart: bool = False,
        still: Sel | None = None,
    ) -> None:
        self.still = sel if still is None else still
        self.apart = apart
        """None of the cards that went with this one, all at once (Spear Cretin)."""
        self.only_if = only_if
        """It is asked for only while this holds."""
        self.sel = sel
        self.least = least
        self.most = most if most else least
        self.needed = needed and least > 0
        self.by = by

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        paid = [ref[0] for ref in ctx.refs("cost")]
        found = self.sel.find(duel, ctx.player, ctx.card)
        if self.substituted(duel, ctx):
            found = in_place_of_graves(duel, self.sel, ctx.player, ctx.card, found)
        if self.apart and ctx.event is not None:
            found = [card for card in found if card.ref not in ctx.event.cards]
        return [card for card in found if card.uid not in paid and self.allowed(duel, ctx, card)]

    def substituted(self, duel: State, ctx: Ctx) -> bool:
        """Do monsters of the player stand for those in Graveyards, which it would remove from play?"""
        if not duel.force_kinds & c.S_REMOVES_YOURS or not isinstance(ctx.effect, SpokenEffect):
            return False
        for deed in ctx.effect.deeds():
            if deed.deed == "remove" and isinstance(deed.which, Targets):
                return substitutes(duel, ctx.player)
        return False

    def allowed(self, duel: State, ctx: Ctx, card: Card) -> bool:
        """May a card that fits be made a target?"""
        if card.uid == ctx.card and card.script.facts.kind != c.MONSTER:
            return False
        if duel.attack is not None and is_marked(duel, card):
            return False
        if duel.force_kinds & c.S_GRAVE_LOCK and locked(duel, card, ctx):
            return False
        if duel.force_kinds & c.S_CONTROL and card.up and takes_control(ctx):
            if duel.covering(c.S_CONTROL, card) is not None:
                return False
        return not untargetable(duel, card, ctx.player)

    def _said(self, asked: bool) -> str:
        """What may be chosen; in the question as the player who chooses reads it."""
        words = self.sel.words()
        if self.by == 1 and asked:
            words.turned()
        elif self.by == 1:
            words.say_suffix("of the opponent's choice")
        if self.apart:
            words.say_suffix("that was not sent with this card")
        return words.counted(self.most, most=self.most > self.least)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if not self.needed:
            return None
        effect = ctx.effect
        need = max(1, self.least)
        quick = not self.apart and not duel.force_kinds & c.S_REMOVES_YOURS
        if quick and (effect is None or effect.cost is None):
            # The first few found are nearly always enough: no need to look at the whole field.
            first = self.sel.find(duel, ctx.player, ctx.card, need)
            if len(first) < need:
                return self._reason(duel, ctx)
            if all(self.allowed(duel, ctx, card) for card in first):
                return None
        found = self.candidates(duel, ctx)
        if effect is not None and effect.cost is not None and not ctx.refs("cost"):
            taken = effect.cost.pays_with(duel, ctx)
            if taken is not None:
                sel, count = taken
                both = [card for card in found if sel.matches(duel, card, ctx.player, ctx.card, None)]
                others = len(found) - len(both)
                spare = max(0, self.payers(duel, ctx, sel) - count)
                if others + min(len(both), spare) >= need:
                    return None
                return self._reason(duel, ctx)
        if len(found) >= need:
            return None
        return self._reason(duel, ctx)

    def payers(self, duel: State, ctx: Ctx, sel: object) -> int:
        assert isinstance(sel, Sel)
        return len(sel.find(duel, ctx.player, ctx.card))

    def _reason(self, duel: State, ctx: Ctx) -> Reason:
        if not duel.explaining:
            return BLOCKED
        return Reason(
            "J-EFF-12", f"{duel.cards[ctx.card].name}: there is no {self.sel.words().bare()} to target."
        )

    def fits(self, duel: State, ctx: Ctx, uid: int) -> bool:
        card = duel.cards[uid]
        if card.zone == c.MONSTER_ZONE and self.substituted(duel, ctx):
            return as_if_buried(duel, self.sel, ctx.player, ctx.card, card)
        return self.still.matches(duel, card, ctx.player, ctx.card, None)

    def mine(self, duel: State, ctx: Ctx) -> tuple[Ref, ...]:
        """The picks of this step so far."""
        return ctx.targets[ctx.number("targets before") :]

    def run(self, duel: State, ctx: Ctx) -> None:
        picked = ctx.targets
        if self.only_if is not None and not self.only_if.holds(duel, ctx):
            duel.bind("targets before", len(picked))
            return
        mine = self.mine(duel, ctx)
        taken = [ref[0] for ref in picked]
        left = [card for card in self.candidates(duel, ctx) if card.uid not in taken]
        if len(mine) >= self.most or not left or ctx.number("done"):
            duel.bind("done", 0)
            duel.bind("targets before", len(picked))
            return
        options = [Option(c.V_PICK, card.uid) for card in left]
        if len(mine) >= self.least:
            options.append(Option(c.V_DONE))
        duel.ask(
            ctx.player if self.by == 0 else 1 - ctx.player,
            c.CHOOSE,
            f"Choose a target: {self._said(True)}",
            options,
            self,
            ctx,
            about=ctx.card,
            least=self.least,
            most=self.most,
            picked=mine,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        if pick.verb == c.V_DONE:
            duel.bind("done", 1)
            return
        duel.rebind(ctx.with_targets((*ctx.targets, duel.cards[pick.card].ref)))

    def text(self) -> str:
        from .conditions import Cond

        said = self._said(False)
        if isinstance(self.only_if, Cond):
            # It comes on top of another target (Mysterious Guard).
            said = said.replace(f"{self.most} ", f"{self.most} other ", 1)
            return f"{said} if {self.only_if.text()}"
        return said


def takes_control(ctx: Ctx) -> bool:
    """Is it an effect that takes control of its targets, or takes them to itself (Relinquished)?"""
    return isinstance(ctx.effect, SpokenEffect) and ctx.effect.takes_over()


class TargetToUse(Target):
    """Magic Cards that you could activate now yourself: to be used as if they were yours (Double Spell)."""

    def allowed(self, duel: State, ctx: Ctx, card: Card) -> bool:
        effect = card.script.activation
        nested = ctx.number(NESTED)
        if effect is None or not super().allowed(duel, ctx, card):
            return False
        if nested and any([isinstance(step, TargetToUse) for step in effect.targets]):
            return False
        # The card that uses it takes a zone itself when it comes from the hand.
        zones = zones_needed(card) + (1 if duel.cards[ctx.card].zone == c.HAND else 0)
        if zones_needed(card) and duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) < zones:
            return False
        return can_perform(duel, ctx.player, card, effect, nested=nested)

    def _said(self, asked: bool) -> str:
        return f"{super()._said(asked)} that you could activate now"


class TargetOfEvent(Target):
    """Asks for one of the cards of the event that is answered, wherever it is now (Desrook Archfiend).

    `still`: what it must be as the effect resolves, where that is less (J-EFF-13, Chain Destruction).
    """

    def __init__(self, sel: Sel, *, still: Sel | None = None) -> None:
        super().__init__(sel)
        self.still = sel if still is None else still

    def fits(self, duel: State, ctx: Ctx, uid: int) -> bool:
        return self.still.matches(duel, duel.cards[uid], ctx.player, ctx.card, None)

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        event = ctx.event
        if event is None:
            return []
        cards = [duel.cards[ref[0]] for ref in event.cards if duel.live(ref)]
        fitting = [card for card in cards if self.sel.matches(duel, card, ctx.player, ctx.card, None)]
        return [card for card in fitting if self.allowed(duel, ctx, card)]

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return None if self.candidates(duel, ctx) else self._reason(duel, ctx)

    def _said(self, asked: bool) -> str:
        return f"1 such {self.sel.words().plain().bare()}"


class TargetOfLink(Target):
    """Asks for one of the targets of the Chain Link that is answered (Dramatic Rescue)."""

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        links = duel.links_built()
        if not links:
            return []
        cards = [duel.cards[ref[0]] for ref in links[-1].ctx.targets if duel.live(ref)]
        return [card for card in cards if self.fits(duel, ctx, card.uid) and self.allowed(duel, ctx, card)]

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return None if self.candidates(duel, ctx) else self._reason(duel, ctx)

    def _said(self, asked: bool) -> str:
        return f"1 such {self.sel.words().plain().bare()}"


class TargetEvent(TargetStep):
    """The card of the event that is answered is the target: nothing to choose (Trap Hole)."""

    def __init__(self, sel: Sel, text: str = "that monster") -> None:
        self.sel = sel
        self._text = text

    def found(self, duel: State, ctx: Ctx) -> tuple[Ref, ...]:
        event = ctx.event
        if event is None:
            return ()
        return tuple(
            [
                ref
                for ref in refs_of(event, -1)
                if duel.live(ref)
                and self.fits(duel, ctx, ref[0])
                and not is_marked(duel, duel.cards[ref[0]])
                and not untargetable(duel, duel.cards[ref[0]], ctx.player)
            ]
        )

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.found(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: {self._text} cannot be a target.")

    def fits(self, duel: State, ctx: Ctx, uid: int) -> bool:
        return self.sel.matches(duel, duel.cards[uid], ctx.player, ctx.card, None)

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.rebind(ctx.with_targets(self.found(duel, ctx)))

    def text(self) -> str:
        return self._text


ATTACKER_AS_TARGET: Final = TargetEvent(MONSTER & FACE_UP & THEIRS)
"""The opponent's attacking monster, as long as it is face-up on his side."""
IT_AS_TARGET: Final = TargetEvent(MONSTER & FACE_UP)
"""The monster of the event; turned face-down in the meantime it is a target no more (J-EFF-10)."""

"""The effects of a card, each in one call: what it does first, then when, at what and for what price.

>>> from spellspeed.language.words import *
>>> trap_hole = activate(
...     Destroy(TARGET),
...     target=IT_AS_TARGET,
...     when=Summoned(NORMAL_SUMMON | FLIP_SUMMON, by=OPPONENT, that=MONSTER & (ATK >= 1000)),
... )
>>> print(trap_hole.text())
When the opponent Normal or Flip Summons a monster with 1000 or more ATK: Target that monster. Destroy the
target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import TargetStep
from spellspeed.duel.graves import locked

from .conditions import Cond
from .costs import DiscardThis, SpokenCost
from .deeds import MOVES, deeds_of
from .events import DrawnFaceUp, Flipped, Sent, SpokenEvent
from .memory import remembered
from .prose import Speech, joined, ordinal, sentence
from .sel import Sel
from .statics import SpokenEffect, SpokenStatic
from .targeting import Target, TargetEvent
from .verbs.absorbing import Absorb
from .verbs.base import Deed, Verb
from .verbs.declaring import Declare
from .verbs.flow import laid_out
from .verbs.modes import ModeTarget, OneOf
from .verbs.taking import Equip
from .which import Targets, own_pile

if TYPE_CHECKING:
    from spellspeed.duel.records import Ctx
    from spellspeed.duel.state import State

__all__ = [
    "AFTER_BATTLE",
    "AS_EQUIP",
    "AT_CALCULATION",
    "FROM_DECK",
    "FROM_GRAVEYARD",
    "FROM_HAND",
    "FROM_MONSTER_ZONE",
    "MODIFIER",
    "NEVER",
    "activate",
    "aftermath",
    "continuous",
    "duty",
    "flip",
    "ignition",
    "quick",
    "trigger",
]

UNSAID: Final = -1
NEVER: Final = 0
"""Damage Step flag of what changes ATK or DEF and is yet not used there."""
MODIFIER: Final = 1 << c.BEFORE_CALCULATION
"""Damage Step flag of what changes ATK or DEF (J-DMG-02)."""
AFTER_BATTLE: Final = 1 << c.AFTER_DAMAGE | 1 << c.AFTER_FLIP | 1 << c.DAMAGE_END
"""Damage Step flag of what answers the outcome of a battle (Numinous Healer, Desrook Archfiend)."""
AT_CALCULATION: Final = 1 << c.CALCULATION
"""Damage Step flag of what belongs to damage calculation (Kuriboh, Injection Fairy Lily)."""

AS_EQUIP: Final = c.IN_MAGIC_TRAP_ZONE
"""Zone of an effect of a monster that is used while it serves as an Equip Card."""
FROM_DECK: Final = c.IN_DECK
"""The Deck, as the place a card was in (`origin=`)."""
FROM_GRAVEYARD: Final = c.IN_GRAVEYARD
"""Zone of an effect that is used while its card lies in the Graveyard."""
FROM_MONSTER_ZONE: Final = c.IN_MONSTER_ZONE
"""Zone of an effect that is used while its card is a monster on the field."""
FROM_HAND: Final = c.IN_HAND
"""Zone of an effect that is used while its card is in the hand."""

Aim = Sel | TargetStep | tuple[TargetStep, ...] | None


class CardEffect(SpokenEffect):
    """An effect of the core with the words it was written in."""

    def __init__(
        self,
        kind: int,
        verbs: tuple[Verb, ...],
        *,
        speed: int = 0,
        zones: int = 0,
        mandatory: bool = False,
        when: SpokenEvent | None = None,
        needs: Cond | tuple[Cond, ...] = (),
        cost: SpokenCost | None = None,
        target: Aim = None,
        first: tuple[Verb, ...] = (),
        oath: tuple[Verb, ...] = (),
        statics: tuple[SpokenStatic, ...] = (),
        once: int = 0,
        damage: int = UNSAID,
        phase: int = 0,
        whose: int = 2,
        misses: bool = True,
        only_last: bool = False,
        needs_source: bool = False,
        needs_again: bool = False,
        unanswered: bool = False,
        unlocked: bool = False,
        upkeep: bool = False,
        either: bool = False,
        late: bool = False,
    ) -> None:
        conditions = (needs,) if isinstance(needs, Cond) else needs
        targets = aims(target)
        for verb in verbs:
            if isinstance(verb, OneOf):
                targets = (*targets, *verb.aims())
        super().__init__(
            kind,
            speed=speed,
            zones=zones,
            mandatory=mandatory,
            when=when,
            needs=conditions,
            cost=cost,
            targets=targets,
            modes=(
                *laid_out(first),
                *[verb.ask for verb in verbs if isinstance(verb, OneOf) and verb.by == 0],
            ),
            steps=laid_out(verbs),
            oath=laid_out(oath),
            statics=statics,
            once=once,
            substeps=max(damage, 0),
            phase=phase,
            whose=whose,
            misses=misses,
            only_last=only_last,
            needs_source=needs_source,
            needs_again=needs_again,
            unanswered=unanswered,
            unlocked=unlocked,
            upkeep=upkeep,
            either=either,
            late=late,
            outside=kind == c.TRIGGER and damage == NEVER,
        )
        self.remembers = asked_of_memory(targets, verbs)
        self.blinds = any([isinstance(verb, Declare) and verb.unseen for verb in verbs])
        self.damage = damage
        """The Damage Step flag as written; UNSAID when it was left out."""
        self.verbs = verbs
        self.first = first
        self.promises = oath
        self.event = when
        self.conditions = conditions
        self.price = cost
        self.spoken_statics = statics

    def disturbs(self, duel: State, ctx: Ctx) -> bool:
        for target in self.targets:
            if isinstance(target, Target) and target.sel.where() == c.IN_GRAVEYARD:
                refs = [duel.cards[ref[0]] for ref in ctx.targets if duel.live(ref)]
                fitting = refs or target.sel.find(duel, ctx.player, ctx.card)
                if fitting and all([locked(duel, card, ctx) for card in fitting]):
                    return True
        for foreseen in deeds_of(duel, self, ctx):
            if foreseen.deed in MOVES and foreseen.sure != c.LATER:
                for card in foreseen.cards:
                    # A card may move itself (Sinister Serpent), but not choose itself (Agido).
                    if (foreseen.chosen or card.uid != ctx.card) and locked(duel, card, ctx):
                        return True
        return False

    def takes_over(self) -> bool:
        return any([isinstance(verb, Absorb) for verb in self.verbs]) or super().takes_over()

    def deeds(self) -> tuple[Deed, ...]:
        """What it would do (DESIGN §7.7)."""
        found: list[Deed] = []
        for verb in self.verbs:
            found.extend(verb.deeds())
        return tuple(found)

    def text(self) -> str:
        """The effect in words, made from what it does."""
        parts: list[str] = []
        for static in self.spoken_statics:
            parts.append(sentence(static.text()))
        body = self.body_text()
        if body:
            parts.append(body)
        return " ".join(parts)

    def gist(self) -> str:
        said = [one.removesuffix(".") for one in self._said(self._speech(), True) if one]
        return "; ".join(said).removeprefix("you may ")

    def body_text(self) -> str:
        said = self._said(self._speech(), True)
        head = self.head_text()
        if head and not said and self.kind == c.CARD_ACTIVATION:
            return f"Activate this card only {head[0].lower()}{head[1:].removesuffix(': ')}."
        return self._led(head, said)

    def text_once(self, what: str, many: bool, after: int = 1) -> str:
        if self.phase == c.TURN_END:
            head = f"at the end of the {ordinal(after)} turn, counting this one: "
        elif after > 1:
            whose = ("your ", "the opponent's ", "the ")[self.whose]
            head = f"in {whose}{ordinal(after)} {c.PHASE_NAMES[self.phase]} after this: "
        else:
            whose = ("your next ", "the opponent's next ", "the ")[self.whose]
            when = "at the end of" if self.phase == c.BATTLE_PHASE else "in"
            head = f"{when} {whose}{c.PHASE_NAMES[self.phase]}: "
        if self.phase == c.DRAW_PHASE:
            head = f"before the draw {head}"
        if self.once == 4:
            head = f"once per Duel, {head}"
        if self.targets:
            return self._led(head, self._said(self._speech(), True))
        return self._led(head, self._said(Speech(what, many), False))

    def _speech(self) -> Speech:
        """How its targets are called."""
        if self.equips_first():
            return Speech("the equipped monster")
        most = 0
        away = len(self.targets) > 0
        for target in self.targets:
            if isinstance(target, ModeTarget):
                continue
            if isinstance(target, Target):
                most += target.most
                away = away and own_pile(target.sel)
            else:
                most += 1
                away = False
        return Speech("the targets" if most > 1 else "the target", most > 1, away=away)

    def equips_first(self) -> bool:
        """Is it the activation of an Equip, whose target is said as "Equip to ..."?"""
        return (
            len(self.verbs) > 0
            and isinstance(self.verbs[0], Equip)
            and isinstance(self.verbs[0].which, Targets)
            and not self.verbs[0].comes
            and len(self.targets) == 1
            and isinstance(self.targets[0], Target)
        )

    def _said(self, speech: Speech, aiming: bool) -> list[str]:
        """Cost, targets, what it does and what is sworn, as sentences without capital and full stop."""
        said: list[str] = [verb.text(speech) for verb in self.first]
        if self.price is not None:
            said.append(self.price.text())
        verbs = self.verbs
        if self.equips_first():
            verbs = verbs[1:]
            said.append(self._equip_text())
        elif self.targets and aiming:
            aims = [
                target.text()
                for target in self.targets
                if isinstance(target, Target | TargetEvent) and not isinstance(target, ModeTarget)
            ]
            if aims:
                said.append(f"target {joined(aims)}")
        for verb in verbs:
            said.append(verb.text(speech))
        if self.needs_source and self.kind == c.TRIGGER:
            said.append("this card must still be face-up on the field as the effect resolves")
        if self.unlocked:
            said.append("no lock on the Graveyards concerns this")
        if self.kind == c.MULTI_TRIGGER and self.speed == 1:
            said.append("this effect cannot answer another one")
        if self.unanswered:
            said.append("nobody can answer this")
        if self.firm:
            said.append("neither this activation nor this effect can be negated")
        oath = Speech(speech.target, speech.many, oath=True)
        for verb in self.promises:
            said.append(verb.text(oath))
        if self.may() and said:
            if not imperative(said[0]):
                said.insert(0, "you may use this effect")
            else:
                said[0] = f"you may {said[0]}"
                if self.price is not None and len(said) > 1:
                    said[1] = f"if you do, {said[1]}"
        return said

    def _equip_text(self) -> str:
        target = self.targets[0]
        assert isinstance(target, Target)
        host = target.sel.words().a()
        return f"equip to {host}" if host == "a face-up monster" else f"equip only to {host}"

    def may(self) -> bool:
        """Does it start by itself, but only if its player likes?"""
        return not self.mandatory and self.kind in (c.TRIGGER, c.FLIP, c.DUTY)

    def _led(self, head: str, said: list[str]) -> str:
        spoken = [sentence(one) for one in said if one]
        return f"{head}{' '.join(spoken)}" if spoken else ""

    def head_text(self) -> str:
        """When it may be used, as a heading: "When ...: "."""
        parts: list[str] = []
        if self.once == 1:
            parts.append("once per turn")
        elif self.once == 2:
            parts.append("once while this card is face-up on the field")
        elif self.once == 3:
            parts.append("once per battle")
        elif self.once == 4:
            parts.append("once per Duel")
        elif self.once == 5:
            parts.append("only one card of this name per turn")
        if self.kind == c.FLIP:
            parts.append("FLIP")
        elif self.kind == c.DUTY:
            whose = ("your", "the opponent's", "each")[self.whose]
            when = "at the end of" if self.phase == c.BATTLE_PHASE else "in"
            parts.append(f"{when} {whose} {c.PHASE_NAMES[self.phase]}")
            if self.phase == c.DRAW_PHASE:
                parts.append("in place of the draw")
            if self.repeats:
                parts.append("as often as you like")
        elif self.event is not None:
            parts.append(self.event.head())
        elif self.kind == c.CARD_ACTIVATION and self.phase:
            parts.append(f"in your {c.PHASE_NAMES[self.phase]}")
        elif self.kind == c.IGNITION and not any([need.timing() for need in self.conditions]):
            parts.append("in his own Main Phase" if self.either else "in your Main Phase")
        elif self.kind == c.MULTI_TRIGGER and not any([need.timing() for need in self.conditions]):
            parts.append("in either player's turn")
        parts.extend([need.head() for need in self.conditions if need.timing()])
        place = self._place_text()
        if place:
            parts.append(place)
        if self.either and self.kind in (c.MULTI_TRIGGER, c.IGNITION):
            parts.append("either player may do this")
        clauses = [need.text() for need in self.conditions if not need.timing()]
        if clauses:
            parts.append(f"if {joined(clauses)}")
            if self.needs_again:
                parts.append("also as the effect resolves")
        head = ", ".join(parts)
        return f"{head[0].upper()}{head[1:]}: " if head else ""

    def _place_text(self) -> str:
        """Where its card must be, when that is not plain from the rest."""
        if self.kind in (c.CARD_ACTIVATION, c.FLIP, c.CONTINUOUS_EFFECT):
            return ""
        drawn = isinstance(self.event, DrawnFaceUp)
        if self.zones == c.IN_HAND and not drawn and not isinstance(self.price, DiscardThis):
            return "while this card is in your hand"
        event = self.event
        left = isinstance(event, Sent) and event.that is None
        if self.zones == c.IN_GRAVEYARD and not left and (event is None or "this card" not in event.head()):
            return "while this card is in your Graveyard"
        if self.kind in (c.IGNITION, c.MULTI_TRIGGER) and self.zones & c.IN_MAGIC_TRAP_ZONE:
            return "while this card is face-up"
        return "even while this card is face-down" if self.face_down else ""


NO_ORDERS: Final = (
    "the",
    "each",
    "both",
    "this",
    "all",
    "you",
    "it",
    "if",
    "when",
    "while",
    "once",
    "in",
    "until",
)
"""First words of sentences that tell the player nothing to do."""


def imperative(said: str) -> bool:
    """Does the sentence tell the player to do something, so that "you may" can stand before it?"""
    return said.split(" ", 1)[0] not in NO_ORDERS


def asked_of_memory(targets: tuple[TargetStep, ...], verbs: tuple[Verb, ...]) -> int:
    """Bits of the kinds of event that its selections ask about."""
    found = 0
    for target in targets:
        if isinstance(target, Target):
            found |= remembered(target.sel)
    for verb in verbs:
        found |= verb.remembers()
        sels = verb.selections() if verb.which is None else (*verb.selections(), *verb.which.selections())
        for sel in sels:
            found |= remembered(sel)
        found |= asked_of_memory((), verb.inner())
    return found


def aims(target: Aim) -> tuple[TargetStep, ...]:
    if target is None:
        return ()
    if isinstance(target, Sel):
        return (Target(target),)
    if isinstance(target, TargetStep):
        return (target,)
    return target


def activate(
    *verbs: Verb,
    target: Aim = None,
    when: SpokenEvent | None = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    damage: int = UNSAID,
    oath: tuple[Verb, ...] = (),
    again: bool = False,
    first: tuple[Verb, ...] = (),
    unlocked: bool = False,
    goes_on: bool = False,
    firm: bool = False,
    once: int = 0,
    phase: int = 0,
) -> CardEffect:
    """The activation of a Magic or Trap Card. Its Spell Speed comes from the printed kind.

    `oath` is what follows from having activated it, whatever becomes of the effect. With `again` the
    conditions must still hold as it resolves. `first`: what is declared or noted as it is activated. An
    `unlocked` one is not concerned by a lock on the Graveyards. With `goes_on` the rest is done though the
    target is gone. A `firm` one cannot be negated. `phase`: a Magic Card that is activated in this phase of
    yours alone.
    """
    made = CardEffect(
        c.CARD_ACTIVATION,
        verbs,
        first=first,
        target=target,
        when=when,
        needs=needs,
        cost=cost,
        damage=damage,
        oath=oath,
        needs_again=again,
        unlocked=unlocked,
        once=once,
        phase=phase,
        whose=0,
    )
    made.goes_on = goes_on
    made.firm = firm
    return made


def ignition(
    *verbs: Verb,
    target: Aim = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    once: int = 0,
    zones: int = c.IN_MONSTER_ZONE,
    first: tuple[Verb, ...] = (),
    again: bool = False,
    either: bool = False,
) -> CardEffect:
    """The rulebook's cost effect: used in your own Main Phase (J-EFF-01).

    With `again` the conditions must still hold as it resolves. With `either` the opponent of its controller
    may use it too, in his.
    """
    return CardEffect(
        c.IGNITION,
        verbs,
        first=first,
        speed=1,
        zones=zones,
        target=target,
        needs=needs,
        cost=cost,
        once=once,
        needs_again=again,
        either=either,
    )


def trigger(
    *verbs: Verb,
    when: SpokenEvent,
    mandatory: bool = True,
    target: Aim = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    zones: int = c.IN_MONSTER_ZONE,
    once: int = 0,
    misses: bool = True,
    only_last: bool = False,
    stays: bool = False,
    either: bool = False,
    damage: int = UNSAID,
    unlocked: bool = False,
    face_down: bool = False,
) -> CardEffect:
    """An effect that starts by itself when its event happens; an optional one can miss it (J-CHAIN-07).

    So can a mandatory one with `only_last`: only when its event is the last thing that happened.
    With `stays` its card must still be there, face-up, as it resolves; with `damage=NEVER` it is not used in
    the Damage Step. `face_down`: that of a face-down card too, which is shown and stays as it lies.
    """
    made = CardEffect(
        c.TRIGGER,
        verbs,
        speed=1,
        zones=zones,
        when=when,
        mandatory=mandatory,
        target=target,
        needs=needs,
        cost=cost,
        once=once,
        misses=misses,
        only_last=only_last,
        needs_source=stays,
        damage=damage,
        either=either,
        unlocked=unlocked,
    )
    made.face_down = face_down
    return made


def aftermath(
    *verbs: Verb, when: SpokenEvent, zones: int = c.IN_GRAVEYARD, either: bool = False
) -> CardEffect:
    """What its event leaves behind at once: no activation, no Chain, and nothing is asked (Vampire Lord).

    With `either` for whichever player the event is about.
    """
    return CardEffect(c.AFTERMATH, verbs, speed=1, zones=zones, when=when, mandatory=True, either=either)


def flip(
    *verbs: Verb,
    target: Aim = None,
    mandatory: bool = True,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
) -> CardEffect:
    """A FLIP effect: when the monster is turned face-up, in whatever way (R-EFF-01, J-FLIP-05).

    It waits for the end of a Chain and never misses the timing (J-FLIP-06).
    """
    return CardEffect(
        c.FLIP,
        verbs,
        speed=1,
        zones=c.IN_MONSTER_ZONE,
        when=Flipped(loud=True),
        mandatory=mandatory,
        target=target,
        needs=needs,
        cost=cost,
        misses=False,
    )


def quick(
    *verbs: Verb,
    target: Aim = None,
    when: SpokenEvent | None = None,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    zones: int = c.IN_MONSTER_ZONE,
    once: int = 0,
    damage: int = UNSAID,
    either: bool = False,
    speed: int = 2,
) -> CardEffect:
    """A multi-trigger effect, or the effect of a face-up Continuous Trap: Spell Speed 2.

    With `either` the opponent of its controller may use it too. With a `speed` of 1 it only begins a Chain.
    """
    return CardEffect(
        c.MULTI_TRIGGER,
        verbs,
        speed=speed,
        zones=zones,
        target=target,
        when=when,
        needs=needs,
        cost=cost,
        once=once,
        damage=damage,
        either=either,
    )


def continuous(*statics: SpokenStatic) -> CardEffect:
    """What holds while the card is face-up on the field (R-EFF-03)."""
    return CardEffect(c.CONTINUOUS_EFFECT, (), statics=statics)


def duty(
    *verbs: Verb,
    phase: int,
    whose: int = 0,
    mandatory: bool = True,
    needs: Cond | tuple[Cond, ...] = (),
    cost: SpokenCost | None = None,
    target: Aim = None,
    zones: int = c.ON_FIELD,
    stays: bool = False,
    upkeep: bool = False,
    late: bool = False,
    once: int = 0,
    unanswered: bool = False,
    repeats: bool = False,
    unlocked: bool = False,
) -> CardEffect:
    """An effect due in a Standby or End Phase (DESIGN §7.10); `repeats`: as often as its player likes.

    In a Draw Phase it may be used in place of the draw; one that was left behind (`Due`) comes before it.
    With `stays` it lapses with its card. So does an `upkeep`, a maintenance cost (J-EFF-07). A `late` one may
    also fall due when its card comes to its place in the middle of the phase. An `unanswered` one starts no
    Chain.
    """
    made = CardEffect(
        c.DUTY,
        verbs,
        speed=1,
        zones=zones,
        phase=phase,
        whose=whose,
        mandatory=mandatory,
        needs=needs,
        cost=cost,
        target=target,
        needs_source=stays or upkeep,
        upkeep=upkeep,
        late=late,
        once=once,
        unanswered=unanswered,
        unlocked=unlocked,
    )
    made.repeats = repeats
    return made

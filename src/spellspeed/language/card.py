"""`card(...)`: one call defines what one card does."""

from __future__ import annotations

from typing import Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Procedure, Script
from spellspeed.duel.facts import Facts

from .conditions import AsNormalSummon, Cond, SpiritReturns
from .costs import SpokenCost
from .effects import CardEffect, activate, duty
from .events import Summoned
from .prose import joined, name_quoted, number, sentence
from .sel import Sel
from .tokens import TOKENS_TOLD
from .toons import IN_THE_WORLD, toon_effect, toon_procedure
from .unions import union_effects
from .verbs import Equip, Remain, SummonTokens, ToHand
from .verbs.base import Verb
from .which import THIS

__all__ = ["card"]


class CardText:
    """What was written for one card, before it meets its printed facts."""

    def __init__(
        self,
        name: str,
        effects: tuple[CardEffect, ...],
        also: tuple[str, ...],
        cannot_be_summoned: int,
        no_revival: bool,
        equips: Sel | None,
        procedure: Procedure | None,
        linked: int,
        spirit: bool,
        toon: bool,
        counters: int,
        remains: int,
        together: tuple[str, ...],
        only_placed: bool,
        summoned_if: Cond | None,
        only_if: Cond | None,
        union: Sel | None,
        substitute: bool,
        true_materials: bool,
        keeps_tributes: bool,
        revival_tribute: str,
        cannot_be_activated: bool,
        takes_host: bool,
    ) -> None:
        self.name = name
        self.effects = effects
        self.also = also
        self.cannot_be_summoned = cannot_be_summoned
        self.no_revival = no_revival
        self.equips = equips
        self.procedure = procedure
        self.linked = linked
        self.spirit = spirit
        self.toon = toon
        self.counters = counters
        self.remains = remains
        self.together = together
        self.only_placed = only_placed
        self.summoned_if = summoned_if
        self.cannot_be_activated = cannot_be_activated
        self.only_if = only_if
        self.union = union
        self.substitute = substitute
        self.true_materials = true_materials
        self.keeps_tributes = keeps_tributes
        self.revival_tribute = revival_tribute
        self.takes_host = takes_host

    def script(self, facts: Facts) -> Script:
        """The card as the core plays it: Spell Speeds and zones follow from the printed kind."""
        effects = self.effects
        activated = facts.kind != c.MONSTER and not (self.only_placed or self.cannot_be_activated)
        if activated and not any(effect.kind == c.CARD_ACTIVATION for effect in effects):
            effects = (activate(), *effects)
        for effect in effects:
            complete(effect, facts)
        script = Script(
            facts,
            effects,
            also=self.also,
            cannot_be_summoned=self.cannot_be_summoned,
            no_revival=self.no_revival,
            equips=self.equips,
            procedure=toon_procedure(facts) if self.toon else self.procedure,
            linked=self.linked,
            spirit=self.spirit,
            summoned_if=IN_THE_WORLD if self.toon else self.only_if or self.summoned_if,
            special_if=IN_THE_WORLD if self.toon else self.only_if,
            toon=self.toon,
            counters=self.counters,
            remains=self.remains or turns_it_remains(effects),
            together=self.together,
            only_placed=self.only_placed,
            union=self.union,
            substitute=self.substitute,
            true_materials=self.true_materials,
            keeps_tributes=self.keeps_tributes,
            revival_type=c.TYPE_NAMES.index(self.revival_tribute),
            takes_host=self.takes_host,
        )
        for effect in effects:
            event = effect.event
            if isinstance(event, Summoned) and event.this and event.tributes:
                script.greedy = effect
                script.most_tributes = event.tributes
        return script


def turns_it_remains(effects: tuple[CardEffect, ...]) -> int:
    """For how many turns of the opponent its activation lets it stay on the field."""
    for effect in effects:
        for verb in effect.verbs:
            if isinstance(verb, Remain):
                return verb.turns
    return 0


def facts_only_set(script: Script) -> bool:
    """Is it a card that is Set and never activated (Dark Coffin)?"""
    return (
        script.facts.kind != c.MONSTER
        and script.written
        and script.activation is None
        and not script.only_placed
    )


LONG: Final = 400
"""A longer effect is told in several lines."""
WRITTEN: dict[str, CardText] = {}
"""Everything `card(...)` has defined, by name."""


def card(
    name: str,
    *effects: CardEffect,
    also: tuple[str, ...] = (),
    cannot_be_summoned: int = 0,
    no_revival: bool = False,
    equips: Sel | None = None,
    procedure: Procedure | None = None,
    linked: int = 0,
    spirit: bool = False,
    toon: bool = False,
    counters: int = 0,
    remains: int = 0,
    together: tuple[str, ...] = (),
    only_placed: bool = False,
    summoned_if: Cond | None = None,
    cannot_be_activated: bool = False,
    only_if: Cond | None = None,
    union: Sel | None = None,
    substitute: bool = False,
    true_materials: bool = False,
    keeps_tributes: bool = False,
    takes_host: bool = False,
    revival_tribute: str = "",
) -> CardText:
    """Defines what a card does.

    `equips`: for a card that equips, what it may be equipped to; targeting and equipping are added.
    `cannot_be_summoned`: bits NORMAL_SUMMON (and Set) and SPECIAL_SUMMON. `also`: other names it counts as.
    `linked`: its linked monster is destroyed when this leaves the field (1) or is destroyed (2);
    with 3 only this is destroyed with the monster; with 4 either goes when the other leaves, with 5
    this when the monster does. `spirit`: it
    cannot be Special Summoned and returns to the hand in the End Phase. `counters`: how many Spell Counters
    it holds. `remains`: it stays on the field for so many turns of the opponent. `no_revival`: it cannot be
    Special Summoned from the Graveyard. `together`: when a card of these names leaves your side of the field,
    all of them fall, as long as the first is in force. `only_placed`: it is neither activated nor Set, an
    effect places it on the field. `summoned_if`: only then it can be Normal or
    Flip Summoned; `only_if`: only then it can be Summoned in any way. `toon`: it comes out, attacks and falls
    as Toons do. `union`: it unites with these monsters as Unions do. `substitute`: it may stand for a Fusion
    Material Monster; `true_materials`: none may for those of this one. `keeps_tributes`: it asks later what
    was Tributed for it. `takes_host`: as it leaves, the monster it is equipped to is removed from play.
    `cannot_be_activated`: a Magic or Trap Card that is Set, and acts without being activated.
    `revival_tribute`: the Type of a monster that an effect Tributes to Special Summon it from the Graveyard.
    """
    if name in WRITTEN:
        raise ValueError(f"{name} is defined twice")
    made = define(
        name,
        *effects,
        also=also,
        cannot_be_summoned=cannot_be_summoned,
        no_revival=no_revival,
        equips=equips,
        procedure=procedure,
        linked=linked,
        spirit=spirit,
        toon=toon,
        counters=counters,
        remains=remains,
        together=together,
        only_placed=only_placed,
        summoned_if=summoned_if,
        cannot_be_activated=cannot_be_activated,
        only_if=only_if,
        union=union,
        substitute=substitute,
        true_materials=true_materials,
        keeps_tributes=keeps_tributes,
        takes_host=takes_host,
        revival_tribute=revival_tribute,
    )
    WRITTEN[name] = made
    return made


def define(
    name: str,
    *effects: CardEffect,
    also: tuple[str, ...] = (),
    cannot_be_summoned: int = 0,
    no_revival: bool = False,
    equips: Sel | None = None,
    procedure: Procedure | None = None,
    linked: int = 0,
    spirit: bool = False,
    toon: bool = False,
    counters: int = 0,
    remains: int = 0,
    together: tuple[str, ...] = (),
    only_placed: bool = False,
    summoned_if: Cond | None = None,
    cannot_be_activated: bool = False,
    only_if: Cond | None = None,
    union: Sel | None = None,
    substitute: bool = False,
    true_materials: bool = False,
    keeps_tributes: bool = False,
    takes_host: bool = False,
    revival_tribute: str = "",
) -> CardText:
    """As `card`, without entering it among the cards of the game: for tests that need a card of their own."""
    if equips is not None and not any(equips_itself(effect) for effect in effects):
        effects = (activate(Equip(), target=equips), *effects)
    if spirit:
        effects = (*effects, spirit_return())
        cannot_be_summoned |= c.SPECIAL_SUMMON
    if union is not None:
        effects = (*union_effects(union), *effects)
        equips = union
    if toon:
        effects = (*effects, toon_effect())
        cannot_be_summoned |= c.NORMAL_SUMMON
    return CardText(
        name,
        effects,
        also,
        cannot_be_summoned,
        no_revival,
        equips,
        procedure,
        linked,
        spirit,
        toon,
        counters,
        remains,
        together,
        only_placed,
        summoned_if,
        only_if,
        union,
        substitute,
        true_materials,
        keeps_tributes,
        revival_tribute,
        cannot_be_activated,
        takes_host,
    )


def equips_itself(effect: CardEffect) -> bool:
    """Is it the activation of the card, or does it equip the card otherwise?"""
    return effect.kind == c.CARD_ACTIVATION or any([isinstance(verb, Equip) for verb in effect.verbs])


def spirit_return() -> CardEffect:
    """It returns in the End Phase of the turn it was Summoned or turned face-up in (J-EFF-15)."""
    return duty(
        ToHand(THIS),
        phase=c.END_PHASE,
        whose=2,
        needs=SpiritReturns(),
        zones=c.IN_MONSTER_ZONE,
        stays=True,
    )


def complete(effect: CardEffect, facts: Facts) -> None:
    """Fills in what the printed kind says."""
    if effect.kind == c.CARD_ACTIVATION:
        if facts.icon == c.COUNTER:
            effect.speed = 3
        elif facts.kind == c.TRAP or facts.icon == c.QUICK_PLAY:
            effect.speed = 2
        else:
            effect.speed = 1
    elif facts.kind != c.MONSTER and effect.kind in (c.TRIGGER, c.MULTI_TRIGGER, c.IGNITION):
        if effect.zones == c.IN_MONSTER_ZONE:
            effect.zones = c.IN_MAGIC_TRAP_ZONE | c.IN_FIELD_ZONE


def describe(script: Script) -> str:
    """What the card does, in words made from its effects; one effect a line."""
    lines: list[str] = []
    for name in script.also:
        lines.append(f"This card counts as {name_quoted(name)} too.")
    if script.cannot_be_summoned & c.NORMAL_SUMMON:
        lines.append("Cannot be Normal Summoned or Set.")
    if script.cannot_be_summoned & c.SPECIAL_SUMMON:
        lines.append("Cannot be Special Summoned.")
    if isinstance(script.special_if, Cond) and not script.toon:
        lines.append(f"Can be Summoned only if {script.special_if.text()}.")
    elif isinstance(script.summoned_if, Cond) and not script.toon:
        flips = "" if isinstance(script.summoned_if, AsNormalSummon) else " or Flip Summoned"
        lines.append(f"Can be Normal Summoned{flips} only if {script.summoned_if.text()}.")
    own_way = script.special_only or script.cannot_be_summoned & c.NORMAL_SUMMON != 0
    if script.procedure is not None:
        first = " It must first be Special Summoned so." if own_way and not script.no_revival else ""
        lines.append(f"{procedure_text(script.procedure)}{first}")
    elif script.cannot_be_summoned & c.NORMAL_SUMMON and not script.no_revival:
        lines.append("Must first be Special Summoned by a card that names it.")
    if isinstance(script.special_if, Cond) and script.toon:
        lines.append(f"Can be Special Summoned or Flip Summoned only if {script.special_if.text()}.")
    if script.revival_type:
        kind = c.TYPE_NAMES[script.revival_type]
        lines.append(f"An effect that Special Summons this card from the Graveyard Tributes 1 {kind} for it.")
    if script.no_revival:
        way = "in any other way" if own_way else "from the Graveyard"
        if own_way and script.procedure is None and not script.special_only:
            way = "except by a card that names it"
        lines.append(f"Cannot be Special Summoned {way}.")
    for effect in script.effects:
        if isinstance(effect, CardEffect):
            said = effect.text()
            if len(said) > LONG:
                said = said.replace(". After that,", ".\nAfter that,")
                said = "\n".join([part for line in said.split("\n") for part in broken(line)])
            if said:
                lines.append(said)
    if script.substitute:
        lines.append(
            "This card may stand for 1 Fusion Material Monster of a Fusion Summon; "
            "the others must be the right ones."
        )
    if script.takes_host:
        lines.append("When this card leaves the field, remove the equipped monster from play.")
    if script.true_materials:
        lines.append("No card may stand for a Fusion Material Monster of this card.")
    if facts_only_set(script):
        lines.append("Cannot be activated.")
    lines.extend(tokens_told(script))
    if script.only_placed:
        lines.append("Cannot be activated or Set; only the effect of a card places it on the field.")
    if script.together and script.together[0] == script.facts.name:
        names = joined([name_quoted(name) for name in script.together[1:]], "or")
        lines.append(f"When this card or {names} leaves your side of the field, all of these are destroyed.")
    if script.counters:
        most = f"up to {number(script.counters, c.SPELL_COUNTER)}"
        if script.counters == c.NO_LIMIT:
            most = f"any number of {c.SPELL_COUNTER}s"
        lines.append(f"This card holds {most}.")
    if script.remains == c.UNTIL_DONE:
        lines.append("This card stays on the field until its effect is over.")
    if script.linked == 3:
        lines.append("When that monster is destroyed, destroy this card.")
    elif script.linked == 5:
        lines.append("When that monster leaves the field, destroy this card.")
    elif script.linked == 4:
        lines.append("When this card or that monster leaves the field, the other one is destroyed.")
    elif script.linked:
        goes = "leaves the field" if script.linked == 1 else "is destroyed"
        said = f"When this card {goes}, destroy the monster that it Special Summoned."
        if script.linked == 1:
            said = f"{said} When that monster is destroyed, destroy this card."
        lines.append(said)
    return "\n".join(lines)


def broken(line: str) -> list[str]:
    """A line that is too long, broken where a sentence ends."""
    end = line.rfind(". ", 0, LONG) if len(line) > LONG else -1
    return [line] if end < 0 else [line[: end + 1], *broken(line[end + 2 :])]


def procedure_text(procedure: Procedure) -> str:
    """The Special Summon that is built into a monster."""
    needs = [need.text() for need in procedure.needs if isinstance(need, Cond)]
    side = " to the opponent's side" if procedure.to == 1 else ""
    said = f"Special Summon this card from your {c.ZONE_NAMES[procedure.zone]}{side}"
    if isinstance(procedure.cost, SpokenCost):
        said = f"{procedure.cost.text()} to {said}"
    return sentence(f"if {joined(needs)}, you may {said}" if needs else f"you may {said}")


def tokens_told(script: Script) -> list[str]:
    """What is said of the Tokens that the card makes."""
    found: list[str] = []
    for effect in script.effects:
        if isinstance(effect, CardEffect):
            found.extend(tokens_made(effect.verbs))
    return [TOKENS_TOLD[name] for name in dict.fromkeys(found) if name in TOKENS_TOLD]


def tokens_made(verbs: tuple[Verb, ...]) -> list[str]:
    """Names of the Tokens that these verbs bring."""
    found: list[str] = []
    for verb in verbs:
        if isinstance(verb, SummonTokens):
            found.append(verb.token)
        found.extend(tokens_made(verb.inner()))
    return found

"""The check of a card's tree: every name, binding, argument and printed ability (DESIGN §4).

Tests and `spellspeed doctor` run it, never an import. Each problem is one sentence that begins with the name
of the card and says what to do. docs/add-a-card.md explains them.
"""

from __future__ import annotations

from typing import Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Effect, Library, Script
from spellspeed.duel.machine import Step

from .binding import Bindings
from .conditions import AtCalculation, Cond, Exists
from .costs import SpokenCost
from .effects import AFTER_BATTLE, AT_CALCULATION, MODIFIER, UNSAID, CardEffect
from .events import Sent
from .meant import TargetsThat
from .picking import Pick
from .sel import HIDDEN, NO, Case, Sel, cases
from .selections import Equipped, Revivable
from .situations import UpToCalculation
from .statics import ANYWHERE, ON_MONSTERS, ForPlayer, Simple, SpokenStatic
from .targeting import Target
from .verbs.base import Verb
from .verbs.lasting import Leave
from .verbs.ritual import RitualSummon
from .verbs.summoning import SpecialSummon
from .verbs.taking import Equip, LinkTo
from .verbs.uniting import Separate
from .which import Every, Targets, Which

ALL_ZONES: Final = c.ON_FIELD | c.IN_DECK | c.IN_HAND | c.IN_GRAVEYARD | c.IN_REMOVED | c.IN_FUSION_DECK
LOOKS: Final = ("look", "show")


def check_all(library: Library) -> list[str]:
    """What is wrong with the written cards of a library, one sentence a problem; empty when all is well."""
    found: list[str] = []
    for script in library.scripts.values():
        if script.written:
            found.extend(check_card(script, library))
    return found


def check_card(script: Script, library: Library | None = None) -> list[str]:
    """What is wrong with one card. Names that it quotes are looked up in `library`, if one is given."""
    check = Check(script, library)
    check.card()
    for effect in script.effects:
        if isinstance(effect, CardEffect):
            check.effect(effect)
    return check.found


class Check:
    """The check of one card."""

    def __init__(self, script: Script, library: Library | None) -> None:
        self.script = script
        self.library = library
        self.found: list[str] = []

    def problem(self, sentence: str) -> None:
        said = f"{self.script.facts.name}: {sentence}"
        if said not in self.found:
            self.found.append(said)

    # -- the card and what is printed on it -----------------------------------------------------------

    def card(self) -> None:
        script = self.script
        facts = script.facts
        for name in script.also:
            self.name(name)
        if facts.kind == c.MONSTER:
            self.monster()
        else:
            self.magic_or_trap()
        if facts.effect and does_nothing(script):
            self.problem("it prints an effect and none is written: give card(...) an effect")
        links = [verb for verb in self.verbs() if isinstance(verb, SpecialSummon) and verb.link]
        ties = [verb for verb in self.verbs() if isinstance(verb, LinkTo)]
        if script.linked and not links and not ties:
            self.problem(
                "`linked` needs the SpecialSummon(..., link=True) that it is linked by, or LinkTo(...)"
            )
        if links and not script.linked:
            self.problem("SpecialSummon(..., link=True) needs linked=1 or linked=2 on the card")
        self.equips()
        if script.procedure is not None:
            for need in script.procedure.needs:
                if isinstance(need, Cond):
                    self.condition(need)
            if isinstance(script.procedure.cost, SpokenCost):
                self.cost(script.procedure.cost)

    def monster(self) -> None:
        script = self.script
        facts = script.facts
        if script.effects and not facts.effect and not facts.is_token:
            self.problem("it prints no effect, and one is written")
        flips = any([effect.kind == c.FLIP for effect in script.effects])
        if flips != (facts.abilities & c.ABILITY_FLIP != 0):
            self.problem(
                "it has a FLIP effect and does not print FLIP"
                if flips
                else "it prints FLIP: write its effect with flip(...)"
            )
        if script.spirit != (facts.abilities & c.ABILITY_SPIRIT != 0):
            self.problem(
                "it is no Spirit: leave out spirit=True"
                if script.spirit
                else "it is a Spirit: say spirit=True"
            )
        if script.toon != (facts.abilities & c.ABILITY_TOON != 0):
            self.problem(
                "it is no Toon: leave out toon=True" if script.toon else "it is a Toon: say toon=True"
            )
        if (script.union is not None) != (facts.abilities & c.ABILITY_UNION != 0):
            self.problem(
                "it is a Union: say union=, the monsters it may be equipped to"
                if script.union is None
                else "it is no Union: leave out union="
            )
        for effect in script.effects:
            if effect.kind == c.CARD_ACTIVATION:
                self.problem(
                    "a Monster Card is not activated: use ignition, trigger, flip, quick or continuous"
                )

    def magic_or_trap(self) -> None:
        facts = self.script.facts
        if facts.icon == c.RITUAL:
            rituals = [verb.monster for verb in self.verbs() if isinstance(verb, RitualSummon)]
            if rituals != [facts.ritual]:
                self.problem(
                    f'it is the Ritual Magic Card of "{facts.ritual}": write RitualSummon(...) for it'
                )
        if self.script.stays:
            return
        for effect in self.script.effects:
            if effect.statics:
                self.problem("it does not stay on the field: put lasting effects into Leave(...)")
            elif effect.kind != c.CARD_ACTIVATION and effect.zones & c.ON_FIELD:
                self.problem("it does not stay on the field, so nothing but its activation is used there")
            elif effect.kind == c.CARD_ACTIVATION and not effect.steps:
                self.problem("its activation does nothing: give activate(...) a verb")

    def equips(self) -> None:
        """An Equip says what it may be equipped to, and is equipped to something."""
        equips = self.script.equips
        verbs = [verb for verb in self.verbs() if isinstance(verb, Equip)]
        if self.script.facts.icon == c.EQUIP and equips is None:
            self.problem("it is an Equip Magic Card: say equips=, what it may be equipped to")
        if equips is not None and not verbs and self.script.union is None:
            self.problem("equips= is said, and no effect has the verb Equip()")
        if equips is None and any([mentions_host(sel) for sel in self.selections()]):
            self.problem("it speaks of the equipped monster: say equips=")
        if isinstance(equips, Sel):
            self.selection(equips)
            self.inside(equips, c.IN_MONSTER_ZONE, "equips=")

    # -- one effect -----------------------------------------------------------------------------------

    def effect(self, effect: CardEffect, *, on_cards: bool = False) -> None:
        """`on_cards`: it was left behind on cards, which are its targets."""
        if effect.kind not in c.EFFECT_CLASS_NAMES:
            self.problem("an effect has no class: make it with activate, ignition, trigger, flip, quick, ...")
        if effect.kind == c.CONTINUOUS_EFFECT:
            if effect.verbs or not effect.statics:
                self.problem("continuous(...) takes static effects and nothing else")
        elif not effect.verbs and not effect.promises and effect.kind != c.CARD_ACTIVATION:
            self.problem("an effect does nothing: give it a verb")
        if not 0 <= effect.once <= 5:
            self.problem(
                "once= is 1 (once per turn), 2 (once while face-up), 3 (once per battle), 4 (once per Duel), "
                "5 (one card of its name per turn) or left out"
            )
        self.timing(effect)
        self.damage_step(effect)
        for sentence in Bindings(effect, on_cards=on_cards).problems():
            self.problem(sentence)
        if effect.price is not None:
            self.cost(effect.price)
        for need in effect.conditions:
            self.condition(need)
        if effect.event is not None:
            for sel in effect.event.selections():
                self.selection(sel)
        for target in effect.targets:
            if isinstance(target, Target):
                self.selection(target.sel)
                self.secret(target.sel, "a target", "say FACE_UP, or ask for no more than where it lies")
        for static in effect.spoken_statics:
            self.static(static)
        self.body(effect.verbs, effect, [])
        self.body(effect.promises, effect, [])

    def timing(self, effect: CardEffect) -> None:
        event = effect.event
        if effect.kind in (c.TRIGGER, c.FLIP):
            if event is None:
                self.problem("a trigger needs when=, the event that starts it")
            elif event.link:
                self.problem("a trigger cannot answer a Chain Link: use quick(...) or activate(...)")
        if event is not None:
            if effect.kind == c.CARD_ACTIVATION and effect.speed == 1:
                self.problem("a Magic Card of Spell Speed 1 answers nothing: leave out when=")
            if effect.kind in (c.TRIGGER, c.MULTI_TRIGGER):
                for part in event.parts():
                    if isinstance(part, Sent) and part.that is None and not (effect.zones >> part.to) & 1:
                        zone = c.ZONE_NAMES[part.to]
                        self.problem(f"its card is in the {zone} by then: say zones= (FROM_GRAVEYARD, ...)")
        if effect.speed == 3 and event is None:
            self.problem("a Counter Trap answers something: say when=")
        later = (c.TURN_END,) if effect.left_behind else ()
        phases = (c.DRAW_PHASE, c.STANDBY_PHASE, c.BATTLE_PHASE, c.END_PHASE, *later)
        if effect.kind == c.DUTY and effect.phase not in phases:
            self.problem("a duty is due in a Draw, Standby, Battle or End Phase, or left behind for TURN_END")
        if effect.kind == c.DUTY and effect.phase == c.DRAW_PHASE and not effect.left_behind:
            if effect.mandatory or effect.whose:
                self.problem("what stands for the draw is your own and may be left: say mandatory=False")
        if effect.kind == c.DUTY and not 0 <= effect.whose <= 2:
            self.problem("whose= is 0 (your phase), 1 (the opponent's) or 2 (each)")

    def damage_step(self, effect: CardEffect) -> None:
        """What only changes ATK or DEF must say whether it may be used in the Damage Step (J-DMG-02).

        Everything else cannot, unless `damage=` says so; triggers that wait there always get their Chain.
        """
        free = effect.kind in (c.CARD_ACTIVATION, c.MULTI_TRIGGER) and effect.speed >= 2
        if not free:
            if effect.damage > 0:
                self.problem("damage= is for effects of Spell Speed 2 and 3 that are used at will")
            return
        values = [deed.deed == "values" for deed in effect.deeds()]
        if effect.damage == UNSAID and values and all(values):
            self.problem("it changes ATK or DEF: say damage=MODIFIER, or damage=NEVER")
        if effect.damage > 0 and effect.damage & ~(MODIFIER | AT_CALCULATION | AFTER_BATTLE):
            self.problem("damage= is MODIFIER, AT_CALCULATION, AFTER_BATTLE or NEVER")
        at_calculation = any([isinstance(need, AtCalculation) for need in effect.conditions])
        in_step = any([isinstance(need, UpToCalculation) for need in effect.conditions])
        if not in_step and at_calculation != (effect.damage > 0 and effect.damage & AT_CALCULATION != 0):
            self.problem("damage=AT_CALCULATION and the condition AtCalculation() go together")

    def cost(self, cost: SpokenCost) -> None:
        for sel in cost.selections():
            self.selection(sel)
        for step in cost.payment():
            if asks(step):
                self.problem("its cost asks after paying: what is asked belongs into Cost.choices()")

    def condition(self, need: Cond) -> None:
        for sel in need.selections():
            self.selection(sel)
            if isinstance(need, Exists):
                self.secret(sel, "a condition", "say FACE_UP")

    # -- verbs ----------------------------------------------------------------------------------------

    def body(self, verbs: tuple[Verb, ...], effect: CardEffect, seen: list[str]) -> None:
        """Verbs in their order; `seen` holds the deeds of those before them."""
        for index, verb in enumerate(verbs):
            for name in verb.names():
                self.name(name)
            if asks(verb):
                self.problem(f"{kind_of(verb)} asks as it runs: what a verb asks belongs into its asks()")
            for sel in verb.selections():
                self.selection(sel)
            if verb.which is not None:
                self.which(verb.which, seen)
                self.acts_in(verb, effect)
            if isinstance(verb, SpecialSummon):
                self.revival(verb, effect)
            if isinstance(verb, Leave):
                self.left_behind(verb)
            if searches(verb) and not any([searched(verb, later) for later in verbs[index + 1 :]]):
                self.problem("after a search the Deck is shuffled: add ShuffleDeck(after_search=...)")
            seen.extend([deed.deed for deed in verb.deeds()])
            self.body(verb.inner(), effect, seen)

    def which(self, which: Which, seen: list[str]) -> None:
        for sel in which.selections():
            self.selection(sel)
        if isinstance(which, Every) and which.needed:
            self.secret(which.sel, "every(...)", "say FACE_UP, or needed=False")
        if isinstance(which, Pick):
            if which.needed and which.sel.where() & c.IN_DECK:
                self.problem("what is in a Deck may not matter before: use search(...) (J-PUB-03)")
            elif which.needed and which.by == 0 and not any([deed in LOOKS for deed in seen]):
                self.secret(which.sel, "pick(...)", "say FACE_UP, or let the player look first")

    def acts_in(self, verb: Verb, effect: CardEffect) -> None:
        zones = verb.wants()
        if not zones or verb.which is None:
            return
        for sel in meant(verb.which, effect):
            self.inside(sel, zones, kind_of(verb))

    def inside(self, sel: Sel, zones: int, who: str) -> None:
        """A selection of monsters, and only in these zones."""
        if sel.words().definite:
            return
        if sel.where() & ~zones:
            where = "on the field" if zones == c.IN_MONSTER_ZONE else "not on the field"
            self.problem(f"{who} acts on monsters {where}, and {sel.phrase()} may be something else")
            return
        for case in cases(sel.where()):
            if sel.could(case) != NO and case.kind != c.MONSTER:
                self.problem(f"{who} acts on monsters, and {sel.phrase()} may be something else: say MONSTER")
                return

    def revival(self, verb: SpecialSummon, effect: CardEffect) -> None:
        if verb.which is None or verb.own_way or isinstance(verb, Separate):
            return
        for sel in meant(verb.which, effect):
            if sel.where() != c.IN_FUSION_DECK and not asks_revivable(sel):
                self.problem("an effect Special Summons only what it may: write revivable(...) (J-FUS-06)")

    def left_behind(self, verb: Leave) -> None:
        static = verb.static
        later = static.duty()
        if isinstance(later, CardEffect):
            self.effect(later, on_cards=verb.which is not None)
        elif verb.which is None:
            self.static(static)

    def static(self, static: SpokenStatic) -> None:
        if static.condition is not None:
            self.condition(static.condition)
        on = static.on
        if on is None:
            if isinstance(static, Simple):
                self.problem("a static effect does not say which cards it is about")
            return
        if isinstance(static, ForPlayer):
            return
        self.selection(on)
        if static.kind & ON_MONSTERS and not static.kind & ANYWHERE:
            self.inside(on, c.IN_MONSTER_ZONE, "a static effect on monsters")

    # -- selections and names -------------------------------------------------------------------------

    def selection(self, sel: Sel) -> None:
        """The names in it exist, and some card can fit."""
        self.names_in(sel)
        zones = sel.zones if sel.zones else ALL_ZONES
        if not any([sel.could(case) != NO for case in cases(zones)]):
            self.problem(f"no card can ever be {sel.words().a()}")

    def names_in(self, sel: Sel) -> None:
        for name in sel.names():
            self.name(name)
        for part in sel.inner():
            self.names_in(part)

    def name(self, name: str) -> None:
        if self.library is not None and name not in self.library.scripts:
            self.problem(f'there is no card "{name}"')

    def secret(self, sel: Sel, what: str, advice: str) -> None:
        """A choice offered must not tell what a hidden card is (J-PUB-01)."""
        hidden = [
            case
            for case in cases(sel.where())
            if case.face == HIDDEN and (case.theirs or case.zone == c.DECK)
        ]
        for case in hidden:
            fits = sel.could(case)
            told = fits == HIDDEN
            for other in hidden:
                told = told or (same_place(case, other) and (sel.could(other) == NO) != (fits == NO))
            if told:
                self.problem(f"{what} would tell what a hidden card is ({sel.phrase()}): {advice}")
                return

    # -- everything of one sort -------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        """All verbs of the card, the inner ones and those of effects left behind too."""
        found: list[Verb] = []
        for effect in self.script.effects:
            collect_effect(effect, found)
        return found

    def selections(self) -> list[Sel]:
        """All selections of the card but those of `equips`."""
        found: list[Sel] = []
        for effect in self.script.effects:
            if isinstance(effect, CardEffect):
                for static in effect.spoken_statics:
                    if static.on is not None:
                        found.append(static.on)
        for verb in self.verbs():
            found.extend(verb.selections())
            if verb.which is not None:
                found.extend(verb.which.selections())
        return found


def does_nothing(script: Script) -> bool:
    if script.only_placed or script.substitute:
        return False
    if script.also or script.cannot_be_summoned or script.procedure is not None or script.no_revival:
        return False
    return not any(
        [
            effect.steps or effect.statics or effect.oath or effect.cost is not None
            for effect in script.effects
        ]
    )


def collect_effect(effect: Effect, found: list[Verb]) -> None:
    if isinstance(effect, CardEffect):
        collect(effect.verbs, found)
        collect(effect.promises, found)


def collect(verbs: tuple[Verb, ...], found: list[Verb]) -> None:
    for verb in verbs:
        found.append(verb)
        collect(verb.inner(), found)
        for static in verb.statics():
            later = static.duty()
            if later is not None:
                collect_effect(later, found)


def meant(which: Which, effect: CardEffect) -> tuple[Sel, ...]:
    """The selections of the cards a verb acts on, as far as they are known."""
    if isinstance(which, Targets):
        sels = tuple([target.sel for target in effect.targets if isinstance(target, Target)])
        if isinstance(which, TargetsThat):
            side = which.sel.words().side
            return tuple([sel for sel in sels if not side or sel.words().side in ("", side)])
        return sels
    if isinstance(which, Every | Pick):
        return which.selections()
    return ()


def asks(step: Step) -> bool:
    """Does the step itself take an answer?"""
    return type(step).take is not Step.take


def kind_of(verb: Verb) -> str:
    return type(verb).__name__


def same_place(one: Case, other: Case) -> bool:
    """Do they differ in nothing but what the card is?"""
    return (
        one.zone == other.zone
        and one.up == other.up
        and one.attacking == other.attacking
        and one.theirs == other.theirs
    )


def mentions_host(sel: Sel) -> bool:
    return isinstance(sel, Equipped) or any([mentions_host(part) for part in sel.inner()])


def asks_revivable(sel: Sel) -> bool:
    return isinstance(sel, Revivable) or any([asks_revivable(part) for part in sel.inner()])


def searches(verb: Verb) -> bool:
    return isinstance(verb.which, Pick) and verb.which.search


def searched(verb: Verb, later: Verb) -> bool:
    """Does the later verb shuffle after this search?"""
    return isinstance(verb.which, Pick) and verb.which.name in later.reads()

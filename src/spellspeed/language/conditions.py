"""What must be true to use an effect, or while a static effect holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Condition
from spellspeed.duel.values import has_name

from .events import with_tribute
from .prose import joined, name_quoted, number
from .sel import Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Ctx
    from spellspeed.duel.state import State

__all__ = [
    "Absent",
    "AllOf",
    "AnyOf",
    "ArrivedThisTurn",
    "AsNormalSummon",
    "AtCalculation",
    "AtMost",
    "Battling",
    "CameByItself",
    "DrewLastTurn",
    "DuringPhase",
    "EachNamed",
    "Exists",
    "FirstOfItsName",
    "FreeZone",
    "HasCounters",
    "LifeAtMost",
    "LifeCompared",
    "NoBattlePhaseYet",
    "NoSummonThisTurn",
    "PhaseBegins",
    "TheirTurn",
    "Unless",
    "YourTurn",
]


class Cond(Condition):
    """A condition that can be put into words."""

    def __init__(self, remembers: int = 0) -> None:
        super().__init__(remembers)

    def text(self) -> str:
        """A clause after "if" or "while": "there is a monster on the field"."""
        raise NotImplementedError

    def head(self) -> str:
        """How an effect under it begins: "if there is a monster on the field"."""
        return f"if {self.text()}"

    def around(self, said: str) -> str:
        """A sentence that holds under it: "while there is a monster on the field, ..."."""
        return f"while {self.text()}, {said}"

    def timing(self) -> bool:
        """Does it say when: "during damage calculation"?"""
        return False

    def denied(self) -> str:
        """The contrary, in words."""
        said = self.text()
        if said.startswith("it is "):
            return f"it is not {said.removeprefix('it is ')}"
        return f"it is not so that {said}"

    def missing(self) -> str:
        return f"only if {self.text()}"

    def selections(self) -> tuple[Sel, ...]:
        """The selections in it, for `check`."""
        return ()


class Exists(Cond):
    """At least so many cards fit."""

    def __init__(self, sel: Sel, least: int = 1) -> None:
        super().__init__()
        self.sel = sel
        self.least = least

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return len(self.sel.find(duel, ctx.player, ctx.card)) >= self.least

    def text(self) -> str:
        words = self.sel.words()
        many = self.least > 1
        what = words.a() if not many else words.counted(self.least).replace(" ", " or more ", 1)
        side, piles = words.side, words.zones & ~c.ON_FIELD
        if words.definite and side and not piles:
            return f"you control {what}" if side == "you" else f"the opponent controls {what}"
        if words.definite and words.has():
            return f"{what} {words.has()}"
        if words.definite and piles:
            return f"{what} is {words.place()}"
        if words.definite and words.was():
            return f"{what} {words.was()}"
        if side and not piles and not words.definite:
            words.side = ""
            words.zones = 0
            what = words.a() if not many else f"{self.least} or more {words.plural(located=False)}"
            return f"you control {what}" if side == "you" else f"the opponent controls {what}"
        if piles:
            return f"there {'are' if many else 'is'} {what}"
        words.zones = 0
        what = words.a() if not many else f"{self.least} or more {words.plural(located=False)}"
        return f"{what} {'are' if many else 'is'} on the field"

    def denied(self) -> str:
        if self.least == 1:
            return super().denied()
        return self.text().replace(f"{self.least} or more", f"fewer than {self.least}", 1)

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class Absent(Cond):
    """No card fits."""

    def __init__(self, sel: Sel) -> None:
        super().__init__()
        self.sel = sel

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return not self.sel.any(duel, ctx.player, ctx.card)

    def text(self) -> str:
        words = self.sel.words()
        side, piles = words.side, words.zones & ~c.ON_FIELD
        if side and not piles:
            words.side = ""
            what = words.bare()
            return f"you control no {what}" if side == "you" else f"the opponent controls no {what}"
        return f"there is no {words.bare(located=True)}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class AtMost(Cond):
    """No more than so many cards fit."""

    def __init__(self, sel: Sel, most: int) -> None:
        super().__init__()
        self.sel = sel
        self.most = most

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return len(self.sel.find(duel, ctx.player, ctx.card, self.most + 1)) <= self.most

    def text(self) -> str:
        return f"there are {self.most} or fewer {self.sel.words().plural(located=True)}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class HasCounters(Cond):
    """This card has at least so many counters."""

    def __init__(self, least: int, *, name: str = c.SPELL_COUNTER) -> None:
        super().__init__()
        self.least = least
        self.name = name

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].note(self.name) >= self.least

    def text(self) -> str:
        if self.least == 1:
            return f"there is a {self.name} on this card"
        return f"there are {number(self.least, self.name)} on this card"

    def denied(self) -> str:
        return f"there is no {self.name} on this card" if self.least == 1 else super().denied()


class EachNamed(Cond):
    """A card of each of these names fits."""

    def __init__(self, names: tuple[str, ...], sel: Sel) -> None:
        super().__init__()
        self.named = names
        self.sel = sel

    def holds(self, duel: State, ctx: Ctx) -> bool:
        found = self.sel.find(duel, ctx.player, ctx.card)
        return all([any([has_name(card, name) for card in found]) for name in self.named])

    def text(self) -> str:
        names = joined([name_quoted(name) for name in self.named])
        words = self.sel.words()
        if words.zones & ~c.ON_FIELD:
            where = words.bare(located=True).partition(" ")[2]
            return f"{names} are all {where}"
        if ("face-up",) in words.adjectives:
            names = f"face-up {names}"
        return f"you control {names}" if words.side == "you" else f"{names} are all on the field"

    def denied(self) -> str:
        said = self.text().replace(" are all ", " are not all ")
        said = said.replace("you control face-up ", "you control ")
        return said.replace("you control ", "you do not control all of ")

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def names(self) -> tuple[str, ...]:
        return self.named


class Unless(Cond):
    """Something is not so."""

    def __init__(self, part: Cond) -> None:
        super().__init__(part.remembers)
        self.part = part

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return not self.part.holds(duel, ctx)

    def text(self) -> str:
        return self.part.denied()

    def selections(self) -> tuple[Sel, ...]:
        return self.part.selections()


class FreeZone(Cond):
    """One of your Magic & Trap Zones is free."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) > 0

    def text(self) -> str:
        return "one of your Magic & Trap Zones is free"


class LifeAtMost(Cond):
    """Your Life Points are so many or fewer; `of` 1: the opponent's."""

    def __init__(self, most: int, *, of: int = 0) -> None:
        super().__init__()
        self.most = most
        self.of = of

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.lp[ctx.player if self.of == 0 else 1 - ctx.player] <= self.most

    def text(self) -> str:
        who = "you have" if self.of == 0 else "the opponent has"
        return f"{who} {self.most} Life Points or less"


class YourTurn(Cond):
    """It is your turn."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.turn_player == ctx.player

    def text(self) -> str:
        return "it is your turn"

    def head(self) -> str:
        return "in your turn"

    def timing(self) -> bool:
        return True


class LifeCompared(Cond):
    """You have more Life Points than the opponent, or fewer; `by`: by at least so many."""

    def __init__(self, *, more: bool, by: int = 1) -> None:
        super().__init__()
        self.more = more
        self.by = by

    def holds(self, duel: State, ctx: Ctx) -> bool:
        mine, theirs = duel.lp[ctx.player], duel.lp[1 - ctx.player]
        return mine >= theirs + self.by if self.more else mine <= theirs - self.by

    def text(self) -> str:
        many = f"at least {self.by} " if self.by > 1 else ""
        return f"you have {many}{'more' if self.more else 'fewer'} Life Points than the opponent"


class TheirTurn(Cond):
    """It is the opponent's turn."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.turn_player != ctx.player

    def text(self) -> str:
        return "it is the opponent's turn"

    def head(self) -> str:
        return "in the opponent's turn"

    def timing(self) -> bool:
        return True


class DrewLastTurn(Cond):
    """Cards were drawn by this card (`DrawUpTo`) in the turn before."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        card = duel.cards[ctx.card]
        return card.note("drew") > 0 and card.note("drew in turn") == duel.turn - 1

    def text(self) -> str:
        return "you drew cards by this card last turn"


class DuringPhase(Cond):
    """In these phases, of your turn (0), the opponent's (1) or either's (2)."""

    def __init__(self, phases: tuple[int, ...], whose: int = 2) -> None:
        super().__init__()
        self.phases = phases
        self.whose = whose

    def holds(self, duel: State, ctx: Ctx) -> bool:
        if duel.phase not in self.phases:
            return False
        return self.whose == 2 or (ctx.player == duel.turn_player) == (self.whose == 0)

    def text(self) -> str:
        return f"it is {self._phase()}"

    def head(self) -> str:
        return f"in {self._phase()}"

    def timing(self) -> bool:
        return True

    def _phase(self) -> str:
        names = joined(list(dict.fromkeys([phase_name(phase, self.phases) for phase in self.phases])), "or")
        return ("your ", "the opponent's ", "either player's ")[self.whose] + names


def phase_name(phase: int, among: tuple[int, ...]) -> str:
    """Where both Main Phases are meant they are called alike."""
    both = c.MAIN_1 in among and c.MAIN_2 in among
    return "Main Phase" if both and phase in (c.MAIN_1, c.MAIN_2) else c.PHASE_NAMES[phase]


class AnyOf(Cond):
    """One of these conditions is enough."""

    def __init__(self, *parts: Cond) -> None:
        remembers = 0
        for part in parts:
            remembers |= part.remembers
        super().__init__(remembers)
        self.parts = parts

    def holds(self, duel: State, ctx: Ctx) -> bool:
        for part in self.parts:
            if part.holds(duel, ctx):
                return True
        return False

    def text(self) -> str:
        return joined([part.text() for part in self.parts], "or")

    def head(self) -> str:
        if not self.timing():
            return f"if {self.text()}"
        return "in " + joined([part.head().removeprefix("in ") for part in self.parts], "or")

    def timing(self) -> bool:
        return all([isinstance(part, DuringPhase) for part in self.parts])

    def selections(self) -> tuple[Sel, ...]:
        found: list[Sel] = []
        for part in self.parts:
            found.extend(part.selections())
        return tuple(found)


class SpiritReturns(Cond):
    """This Spirit came or was turned face-up this turn, and nothing lets Spirits stay (J-EFF-15)."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived = ArrivedThisTurn(c.NORMAL_SUMMON | c.TRIBUTE_SUMMON | c.FLIP_SUMMON)

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return not duel.static_forces(c.S_SPIRITS_STAY) and self.arrived.holds(duel, ctx)

    def text(self) -> str:
        return self.arrived.text()


class AllOf(Cond):
    """All of these conditions at once."""

    def __init__(self, *parts: Cond) -> None:
        remembers = 0
        for part in parts:
            remembers |= part.remembers
        super().__init__(remembers)
        self.parts = parts

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return all([part.holds(duel, ctx) for part in self.parts])

    def text(self) -> str:
        return joined([part.text() for part in self.parts])

    def selections(self) -> tuple[Sel, ...]:
        found: list[Sel] = []
        for part in self.parts:
            found.extend(part.selections())
        return tuple(found)


class AsNormalSummon(Cond):
    """For `summoned_if=`: it is asked of a Normal Summon alone, not of a Flip Summon."""

    def __init__(self, part: Cond) -> None:
        super().__init__(part.remembers)
        self.part = part

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].zone == c.MONSTER_ZONE or self.part.holds(duel, ctx)

    def text(self) -> str:
        return self.part.text()

    def selections(self) -> tuple[Sel, ...]:
        return self.part.selections()


class Battling(Cond):
    """This card battles now; with `opponent_attacks`: the opponent's monster attacks, whatever it attacks.

    `as_target`: this card is attacked.
    """

    def __init__(self, *, opponent_attacks: bool = False, as_target: bool = False) -> None:
        super().__init__()
        self.opponent_attacks = opponent_attacks
        self.as_target = as_target

    def holds(self, duel: State, ctx: Ctx) -> bool:
        attack = duel.attack
        if attack is None:
            return False
        if self.opponent_attacks:
            return duel.cards[attack.attacker[0]].side != ctx.player
        if ctx.card == attack.target[0]:
            return True
        return ctx.card == attack.attacker[0] and not self.as_target

    def text(self) -> str:
        if self.as_target:
            return "this card is attacked"
        return "a monster the opponent controls attacks" if self.opponent_attacks else "this card battles"

    def denied(self) -> str:
        return super().denied() if self.as_target or self.opponent_attacks else "this card does not battle"


class ArrivedThisTurn(Cond):
    """This card came to the field this turn in one of these ways.

    To be turned face-up in another way counts as a Flip Summon, unless `turned_up` is False.
    """

    def __init__(self, ways: int, *, turned_up: bool = True) -> None:
        super().__init__()
        self.ways = with_tribute(ways)
        self.turned_up = turned_up

    def holds(self, duel: State, ctx: Ctx) -> bool:
        card = duel.cards[ctx.card]
        if self.turned_up and card.note("flipped") == duel.turn and self.ways & c.FLIP_SUMMON:
            return True
        if not self.turned_up and card.note("flipped") == duel.turn and not card.arrived & c.FLIP_SUMMON:
            # Turned down and up again since by effects: that it came is forgotten.
            return False
        return card.turn == duel.turn and card.arrived & self.ways != 0

    def text(self) -> str:
        ways = []
        if self.ways & c.NORMAL_SUMMON:
            ways.append("Normal Summoned")
        elif self.ways & c.TRIBUTE_SUMMON:
            ways.append("Tribute Summoned")
        if self.ways & c.SPECIAL_SUMMON:
            ways.append("Special Summoned")
        if self.ways & c.FLIP_SUMMON:
            ways.append("turned face-up" if self.turned_up else "Flip Summoned")
        return f"this card was {joined(ways, 'or')} this turn"

    def denied(self) -> str:
        return self.text().replace("this card was ", "this card was not ", 1)

    def around(self, said: str) -> str:
        ways = self.text().removeprefix("this card was ").removesuffix(" this turn")
        return f"{said} in the turn it was {ways}"


class CameByItself(Cond):
    """This card's own effect has Special Summoned it, and it has stayed face-up since."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].note(c.CAME_BY_ITSELF) > 0

    def text(self) -> str:
        return "this card is on the field by its own effect"


class AtCalculation(Cond):
    """It is damage calculation (sub-step 4 of the Damage Step)."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.substep == c.CALCULATION

    def text(self) -> str:
        return "it is damage calculation"

    def head(self) -> str:
        return "during damage calculation"

    def timing(self) -> bool:
        return True


class PhaseBegins(Cond):
    """It is the start of your Main Phase 1: nothing has been done in it yet."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        if duel.phase != c.MAIN_1 or duel.turn_player != ctx.player:
            return False
        return duel.moment == duel.entered

    def text(self) -> str:
        return "it is the start of your Main Phase 1"

    def head(self) -> str:
        return "at the start of your Main Phase 1"

    def timing(self) -> bool:
        return True


class FirstOfItsName(Cond):
    """No other card of this name answers in this Chain (Desrook Archfiend)."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        name = duel.cards[ctx.card].name
        return not any([link.effect.script_name == name for link in duel.links_built()])

    def text(self) -> str:
        return "no card of this name is on the Chain"


class NoBattlePhaseYet(Cond):
    """You have had no Battle Phase this turn."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.turn_player != ctx.player or duel.phase < c.BATTLE_PHASE

    def text(self) -> str:
        return "you have had no Battle Phase this turn"


class NoSummonThisTurn(Cond):
    """You have Summoned no monster this turn; a Set is no Summon."""

    def __init__(self) -> None:
        super().__init__(1 << c.SUMMONED)

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return not any(event.kind == c.SUMMONED and event.player == ctx.player for event in duel.memory)

    def text(self) -> str:
        return "you have Summoned no monster this turn"

"""Summons made by effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import EFFECT_SUMMON_ROWS, allowed, borrowed, summon_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import is_marked, move
from spellspeed.duel.records import BLOCKED, Card, Ctx, Option, Reason, Ref
from spellspeed.duel.setup import add_card
from spellspeed.duel.summon import SUMMON, may_be_special_summoned, special_summon

from ..prose import number
from ..selections import Sel
from ..which import Pick, Which
from .base import Deed, Verb, who

if TYPE_CHECKING:
    from spellspeed.duel.state import State

CHOICE = 0
"""Face-up Attack or Defense Position, as the player likes (J-SUM-07)."""


class PickPositions(Step):
    """Asks the position of each monster that is to be Special Summoned."""

    def __init__(self, verb: SpecialSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.verb.position != CHOICE:
            return
        cards = self.verb.able(duel, ctx)
        done = ctx.values.get("positions")
        positions = done if isinstance(done, tuple) else ()
        if len(positions) < len(cards):
            options = [Option(c.V_POSITION, number=c.P_ATTACK), Option(c.V_POSITION, number=c.P_DEFENSE)]
            about = cards[len(positions)].uid
            duel.ask(ctx.player, c.POSITION, "In which position?", options, self, ctx, about=about)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("positions")
        positions = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("positions", (*positions, pick.number))


class PickZones(Step):
    """Asks the zone of each monster that is to be Special Summoned (switch `zones`)."""

    def __init__(self, verb: SpecialSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones != "ask":
            return
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        cards = self.verb.able(duel, ctx)
        slots = duel.pile(who(ctx, self.verb.to), c.MONSTER_ZONE)
        leaving = self.verb.leaving(ctx)
        free = [
            slot
            for slot in range(5)
            if (slots[slot] == c.EMPTY or slots[slot] in leaving) and slot not in taken
        ]
        if len(taken) < len(cards) and free:
            options = [Option(c.V_ZONE, number=slot + 1) for slot in free]
            duel.ask(ctx.player, c.CHOOSE, "Choose a zone", options, self, ctx, about=cards[len(taken)].uid)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("zones")
        taken = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("zones", (*taken, pick.number - 1))


class SpecialSummon(Verb):
    """Special Summon cards to your side (`to` 1: the opponent's). Binds `did` and `summoned`."""

    def __init__(self, which: Which, *, position: int = CHOICE, to: int = 0, link: bool = False) -> None:
        super().__init__(which)
        self.position = position
        self.to = to
        self.link = link
        """The card that does it is linked to the monster (Call of the Haunted)."""
        self.positions = PickPositions(self)
        self.zones = PickZones(self)
        if isinstance(which, Pick):
            which.summons_to = to

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.positions, self.zones)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        name = duel.cards[ctx.card].name
        if duel.free_slots(who(ctx, self.to), c.MONSTER_ZONE) == 0:
            if not duel.explaining:
                return BLOCKED
            return Reason("R-ZONE-02", f"{name}: there is no free Monster Zone.")
        if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        return super().obstacle(duel, ctx)

    def able(self, duel: State, ctx: Ctx) -> list[Card]:
        return self.cards(duel, ctx)

    def leaving(self, ctx: Ctx) -> list[int]:
        """Monsters that make room as the Summon is made."""
        return []

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = who(ctx, self.to)
        cards = self.able(duel, ctx)
        if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            cards = []
        places = ctx.values.get("positions")
        positions = places if isinstance(places, tuple) else ()
        attacking = [
            (positions[i] if i < len(positions) else self.position) == c.P_ATTACK for i in range(len(cards))
        ]
        chosen = ctx.values.get("zones")
        slots = list(chosen) if isinstance(chosen, tuple) and len(chosen) == len(cards) else None
        refs = special_summon(
            duel,
            [card.uid for card in cards],
            seat,
            attacking,
            source=ctx.source,
            by=ctx.player,
            face_down=self.position == c.P_SET,
            slots=slots,
        )
        duel.bind("did", len(refs))
        duel.bind("summoned", tuple(refs))
        duel.bind("positions", ())
        duel.bind("zones", ())
        if self.link and refs and duel.same(ctx.source):
            new = duel.cards[ctx.card].twin()
            new.host = refs[0]
            duel.put(new)

    def text(self) -> str:
        where = "" if self.position == CHOICE else f" in {c.POSITION_NAMES[self.position]}"
        side = " to the opponent’s side" if self.to else ""
        return f"Special Summon {self.what()}{side}{where}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", self.which),)


class SummonTokens(Verb):
    """Special Summon Tokens, each in a zone of its own (R-TOK-01, J-EFF-12)."""

    def __init__(self, token: str, count: int, *, position: int = c.P_DEFENSE, to: int = 0) -> None:
        super().__init__()
        self.token = token
        self.count = count
        self.position = position
        self.to = to

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        free = duel.free_slots(who(ctx, self.to), c.MONSTER_ZONE)
        if free >= self.count:
            return None
        name = duel.cards[ctx.card].name
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{name}: {self.count} free Monster Zones are needed, there are {free}.")

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = who(ctx, self.to)
        if duel.free_slots(seat, c.MONSTER_ZONE) < self.count:
            return
        uids = [add_card(duel, self.token, seat, c.NOWHERE).uid for _ in range(self.count)]
        special_summon(
            duel, uids, seat, [self.position == c.P_ATTACK] * self.count, source=ctx.source, by=ctx.player
        )

    def text(self) -> str:
        where = c.POSITION_NAMES[self.position]
        return f"Special Summon {number(self.count, f'“{self.token}”')} in {where}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)


class PickNormalSummon(Step):
    """Asks which monster to Normal Summon or Set by the effect, and how."""

    def run(self, duel: State, ctx: Ctx) -> None:
        options = []
        for card in duel.cards_in(ctx.player, c.HAND):
            if allowed(EFFECT_SUMMON_ROWS, duel, ctx.player, card, None):
                options.append(Option(c.V_SUMMON, card.uid))
                options.append(Option(c.V_SET, card.uid))
        if options:
            duel.ask(
                ctx.player,
                c.CHOOSE,
                "Normal Summon or Set which monster?",
                options,
                self,
                ctx,
                about=ctx.card,
            )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("monster", (duel.cards[pick.card].ref,))
        duel.bind("set", 1 if pick.verb == c.V_SET else 0)


class NormalSummon(Verb):
    """A Normal Summon or Set on top of the turn's own, Tributes and all (J-SUM-10)."""

    def __init__(self) -> None:
        super().__init__()
        self.step = PickNormalSummon()

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        for card in duel.cards_in(ctx.player, c.HAND):
            if allowed(EFFECT_SUMMON_ROWS, duel, ctx.player, card, None):
                return None
        if not duel.explaining:
            return BLOCKED
        return Reason(
            "J-EFF-12",
            f"{duel.cards[ctx.card].name}: you have no monster that you could Normal Summon or Set.",
        )

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = ctx.refs("monster")
        if not refs or not duel.live(refs[0]):
            return
        chain = duel.chain
        first = chain is None or chain.resolving == 0
        how = c.SET_DOWN if ctx.number("set") else c.NORMAL_SUMMON
        summon = Ctx(ctx.player, refs[0][0], refs[0]).bind("how", how).bind("by effect", 1)
        if not first:
            summon = summon.bind("no window", 1)
        duel.call(SUMMON, summon)

    def text(self) -> str:
        return "Normal Summon or Set 1 monster, besides the one you may make each turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("normal summon", None),)


def materials_pool(duel: State, player: int) -> list[Card]:
    """Cards in hand and monsters you control: what may be Fusion Material or Ritual Tribute (J-FUS-04)."""
    found = [card for card in duel.monsters(player) if not is_marked(duel, card)]
    found.extend(card for card in duel.cards_in(player, c.HAND) if card.script.facts.kind == c.MONSTER)
    return found


def can_cover(names: list[str], pool: list[Card]) -> bool:
    """Can every named material be covered by a card of its own?"""
    left = list(pool)
    for name in names:
        for card in left:
            if card.script.facts.name == name or name in card.script.also:
                left.remove(card)
                break
        else:
            return False
    return True


def fusions(duel: State, player: int, this: int) -> list[Card]:
    """Fusion Monsters whose materials are all there, with room for the Summon (J-FUS-02)."""
    pool = [card for card in materials_pool(duel, player) if card.uid != this]
    room = duel.free_slots(player, c.MONSTER_ZONE) > 0
    found = []
    for card in duel.cards_in(player, c.FUSION_DECK):
        if card.script.cannot_be_summoned & c.FUSION_SUMMON & ~c.SPECIAL_SUMMON:
            continue
        names = list(card.script.facts.materials)
        if names and can_cover(names, pool) and (room or _frees_zone(names, pool)):
            found.append(card)
    return found


def _frees_zone(names: list[str], pool: list[Card]) -> bool:
    """Can the materials include a monster from the field?"""
    for card in pool:
        if card.zone == c.MONSTER_ZONE:
            for name in names:
                if card.script.facts.name == name:
                    rest = list(names)
                    rest.remove(name)
                    others = [other for other in pool if other is not card]
                    if can_cover(rest, others):
                        return True
    return False


class PickFusion(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        found = fusions(duel, ctx.player, ctx.card)
        if found:
            options = [Option(c.V_PICK, card.uid) for card in _by_name(found)]
            duel.ask(ctx.player, c.CHOOSE, "Choose the Fusion Monster", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("fusion", (duel.cards[pick.card].ref,))


def _by_name(cards: list[Card]) -> list[Card]:
    seen: set[str] = set()
    found = []
    for card in cards:
        if card.name not in seen:
            seen.add(card.name)
            found.append(card)
    return found


class PickMaterials(Step):
    """Asks for the Fusion Material Monsters in any order; each pick can still be completed."""

    def run(self, duel: State, ctx: Ctx) -> None:
        fusion = ctx.refs("fusion")
        if not fusion:
            return
        picked = ctx.refs("materials")
        taken = [ref[0] for ref in picked]
        names = list(duel.cards[fusion[0][0]].script.facts.materials)
        for uid in taken:
            names.remove(_covers(duel.cards[uid], names))
        if not names:
            return
        pool = [
            card
            for card in materials_pool(duel, ctx.player)
            if card.uid != ctx.card and card.uid not in taken
        ]
        room = duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0 or any(
            duel.cards[uid].zone == c.MONSTER_ZONE for uid in taken
        )
        options = []
        for card in pool:
            name = _covers(card, names)
            if not name:
                continue
            rest = list(names)
            rest.remove(name)
            others = [other for other in pool if other is not card]
            if not can_cover(rest, others):
                continue
            if not room and card.zone != c.MONSTER_ZONE and not _frees_zone(rest, others):
                continue
            options.append(Option(c.V_PICK, card.uid))
        count = len(taken) + len(names)
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Choose a Fusion Material Monster ({len(taken) + 1} of {count})",
            options,
            self,
            ctx,
            about=fusion[0][0],
            least=count,
            most=count,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("materials", (*ctx.refs("materials"), duel.cards[pick.card].ref))


def _covers(card: Card, names: list[str]) -> str:
    """Which of the names this card stands for."""
    for name in names:
        if card.script.facts.name == name or name in card.script.also:
            return name
    return ""


class FusionSummon(Verb):
    """Fusion Summon: the materials go to the Graveyard as it resolves; no cost, no Tributes (J-FUS-01)."""

    def __init__(self) -> None:
        super().__init__()
        self.fusion = PickFusion()
        self.materials = PickMaterials()
        self.summon = SummonFusion(_Bound("fusion", "the Fusion Monster"))

    def asks(self) -> tuple[Step, ...]:
        return (self.fusion, self.materials, *self.summon.asks())

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            name = duel.cards[ctx.card].name
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        if fusions(duel, ctx.player, ctx.card):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason(
            "R-FUS-02",
            f"{duel.cards[ctx.card].name}: you have no Fusion Monster with all of its materials at hand.",
        )

    def run(self, duel: State, ctx: Ctx) -> None:
        if not ctx.refs("fusion"):
            return
        move(
            duel,
            [ref[0] for ref in ctx.refs("materials")],
            c.GRAVEYARD,
            c.AS_MATERIAL,
            source=ctx.source,
            by=ctx.player,
        )
        self.summon.run(duel, ctx)

    def text(self) -> str:
        return (
            "send the Fusion Material Monsters from your hand or field to the Graveyard and Special Summon "
            "their Fusion Monster from your Fusion Deck (a Fusion Summon)"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)


class _Bound(Which):
    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self._text = text

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [duel.cards[ref[0]] for ref in ctx.refs(self.name) if duel.live(ref)]

    def text(self) -> str:
        return self._text


class SummonFusion(SpecialSummon):
    """The arrival of a Fusion or Ritual Summon: the monster is properly Summoned (J-FUS-05)."""

    def __init__(self, which: Which, how: int = c.FUSION_SUMMON) -> None:
        super().__init__(which)
        self.how = how

    def leaving(self, ctx: Ctx) -> list[int]:
        return [ref[0] for ref in (*ctx.refs("materials"), *ctx.refs("tributes"))]

    def run(self, duel: State, ctx: Ctx) -> None:
        places = ctx.values.get("positions")
        positions = places if isinstance(places, tuple) else (c.P_ATTACK,)
        chosen = ctx.values.get("zones")
        slots = list(chosen) if isinstance(chosen, tuple) and chosen else None
        cards = self.cards(duel, ctx)
        if cards:
            special_summon(
                duel,
                [cards[0].uid],
                ctx.player,
                [positions[0] == c.P_ATTACK],
                how=self.how,
                source=ctx.source,
                by=ctx.player,
                slots=slots,
            )


class PickRitualTributes(Step):
    """Asks for the Tributes of a Ritual Summon; none that is not needed is accepted (J-RIT-04)."""

    def __init__(self, verb: RitualSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        verb = self.verb
        if not verb.ready(duel, ctx):
            return
        picked = ctx.refs("tributes")
        taken = [ref[0] for ref in picked]
        pool = verb.pool(duel, ctx)
        levels = [card.script.facts.level for card in pool if card.uid in taken]
        if picked and sum(levels) >= verb.least:
            return
        rest = [card for card in pool if card.uid not in taken]
        options = []
        for card in rest:
            chosen = [other for other in pool if other.uid in taken or other is card]
            if verb.completes(duel, ctx, chosen, [other for other in rest if other is not card]):
                options.append(Option(c.V_PICK, card.uid))
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Choose a Tribute (Levels {sum(levels)} of {verb.least})",
            options,
            self,
            ctx,
            about=ctx.card,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("tributes", (*ctx.refs("tributes"), duel.cards[pick.card].ref))


class RitualSummon(Verb):
    """A Ritual Summon: Tributes of enough Levels from hand or field as it resolves (J-RIT-02)."""

    def __init__(self, monster: str, least: int) -> None:
        super().__init__()
        self.monster = monster
        self.least = least
        self.tributes = PickRitualTributes(self)
        self.summon = SummonFusion(_RitualMonster(monster), c.RITUAL_SUMMON)

    def asks(self) -> tuple[Step, ...]:
        return (self.tributes, *self.summon.asks())

    def ritual(self, duel: State, player: int) -> Card | None:
        for card in duel.cards_in(player, c.HAND):
            if card.name == self.monster:
                return card
        return None

    def pool(self, duel: State, ctx: Ctx) -> list[Card]:
        ritual = self.ritual(duel, ctx.player)
        return [
            card
            for card in materials_pool(duel, ctx.player) + borrowed(duel, ctx.player)
            if card is not ritual
            and (
                not duel.force_kinds & c.S_CANNOT_BE_TRIBUTED
                or duel.covering(c.S_CANNOT_BE_TRIBUTED, card) is None
            )
        ]

    def completes(self, duel: State, ctx: Ctx, chosen: list[Card], rest: list[Card]) -> bool:
        """Can these Tributes be completed to a set in which each is needed, with room for the monster?"""
        total = sum(card.script.facts.level for card in chosen)
        if total >= self.least:
            if any(total - card.script.facts.level >= self.least for card in chosen):
                return False
            return duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0 or any(
                card.zone == c.MONSTER_ZONE and card.side == ctx.player for card in chosen
            )
        for i, card in enumerate(rest):
            if self.completes(duel, ctx, [*chosen, card], rest[i + 1 :]):
                return True
        return False

    def ready(self, duel: State, ctx: Ctx) -> bool:
        return self.ritual(duel, ctx.player) is not None and self.completes(
            duel, ctx, [], self.pool(duel, ctx)
        )

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        name = duel.cards[ctx.card].name
        if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        if self.ritual(duel, ctx.player) is None:
            if not duel.explaining:
                return BLOCKED
            return Reason("R-RIT-01", f"{name}: {self.monster} is not in your hand.")
        if not self.completes(duel, ctx, [], self.pool(duel, ctx)):
            if not duel.explaining:
                return BLOCKED
            return Reason(
                "R-RIT-02", f"{name}: you cannot Tribute monsters with Levels of {self.least} or more."
            )
        return None

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = ctx.refs("tributes")
        if not refs:
            return
        move(
            duel,
            [ref[0] for ref in refs],
            c.GRAVEYARD,
            c.AS_TRIBUTE,
            source=ctx.source,
            by=ctx.player,
        )
        self.summon.run(duel, ctx)

    def text(self) -> str:
        return (
            f"Tribute monsters from your hand or field with total Levels of {self.least} or more and Special "
            f"Summon “{self.monster}” from your hand (a Ritual Summon)"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)


class _RitualMonster(Which):
    def __init__(self, name: str) -> None:
        self.name = name

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        if not ctx.refs("tributes"):
            return []
        for card in duel.cards_in(ctx.player, c.HAND):
            if card.name == self.name:
                return [card]
        return []

    def text(self) -> str:
        return f"“{self.name}”"


def revivable(sel: Sel) -> Revivable:
    """Those of a selection that an effect may Special Summon (J-FUS-05, J-FUS-06, J-EFF-15)."""
    return Revivable(sel)


class Revivable(Sel):
    def __init__(self, inner: Sel) -> None:
        super().__init__(inner.zones, inner.home)
        self.inner = inner

    def matches(self, duel: State, card: Card, player: int, this: int, was: object) -> bool:
        return self.inner.matches(duel, card, player, this, None) and may_be_special_summoned(card)

    def say(self, words: object) -> None:
        from ..prose import Phrase

        assert isinstance(words, Phrase)
        self.inner.say(words)


__all__ = ["Ref"]

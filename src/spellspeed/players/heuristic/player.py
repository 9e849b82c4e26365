"""The heuristic player: scores every option of a question and takes the best, the first among equals."""

from __future__ import annotations

from typing import Final

from spellspeed.duel import constants as c
from spellspeed.protocol import CardView, Decision, Option, View

from . import effects
from .reading import Reading, facts_of, flips, read
from .table import FRESH_ATTACK, Table, attack_of, defense_of, in_hand, worth

__all__ = ["HeuristicPlayer"]

NEVER: Final = -10_000.0


def price(tributes: list[CardView]) -> float:
    """What Tributes cost: what they are worth, and the cards."""
    return sum(worth(one) for one in tributes) + 1.5 * len(tributes)


class HeuristicPlayer:
    """Plays any deck. It keeps nothing but a count of what it used this turn, so as not to do it for ever."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._turn = 0
        self._used: dict[str, int] = {}

    def choose(self, view: View, decision: Decision) -> str:
        """The key of the option it likes best."""
        options = decision.options
        if len(options) == 1:
            return options[0].key
        if view.turn != self._turn:
            self._turn = view.turn
            self._used = {}
        mind = _Mind(Table(view), decision, self._used)
        best, liked = options[0], NEVER * 2
        for option in options:
            score = mind.score(option)
            if score > liked:
                best, liked = option, score
        if best.verb == "activate":
            self._used[best.card] = self._used.get(best.card, 0) + 1
        return best.key


class _Mind:
    """What it thinks about one question."""

    def __init__(self, table: Table, decision: Decision, used: dict[str, int]) -> None:
        self.table = table
        self.decision = decision
        self.used = used
        self.prompt = decision.prompt.lower()
        self._attacks: float | None = None

    def score(self, option: Option) -> float:
        verb = option.verb
        if verb == "pass" or verb == "done" or verb == "no":
            return 0.0
        if verb == "phase":
            return self.phase(option)
        if verb == "attack":
            return self.attack(option)
        if verb == "pick":
            return self.pick(option)
        if verb == "activate" or verb == "first":
            return self.use(option)
        if verb == "yes":
            return 1.0
        if verb == "position":
            return self.position(option)
        card = self.card(option.card)
        if card is None:
            return 0.0
        if verb == "summon":
            return self.summon(card)
        if verb == "set":
            return self.set_monster(card) if card.kind == "monster" else self.set_card(card)
        if verb == "special-summon":
            return 20.0 + attack_of(card) / 200
        if verb == "flip-summon":
            return self.flip(card)
        if verb == "change-position":
            return self.change(card)
        return 0.0

    def card(self, handle: str) -> CardView | None:
        """The card; one in a Deck is not on the view, but its handle tells its name (deck-Kuriboh-1)."""
        card = self.table.card(handle)
        if card is None and "deck-" in handle:
            name = handle.partition("deck-")[2].rpartition("-")[0]
            facts = facts_of(name)
            if facts is not None:
                kind = c.KIND_NAMES[facts.kind]
                monster = facts.kind == c.MONSTER
                card = CardView(
                    handle,
                    name,
                    kind,
                    c.FRAME_NAMES[facts.frame],
                    c.ICON_NAMES[facts.icon],
                    c.ATTRIBUTE_NAMES[facts.attribute],
                    c.TYPE_NAMES[facts.type],
                    facts.level,
                    facts.attack if monster else None,
                    facts.defense if monster else None,
                    seat=self.table.me,
                    owner=self.table.me,
                    zone="Deck",
                )
        return card

    # -- Summons ------------------------------------------------------------------------------------

    def tributes(self, card: CardView) -> list[CardView]:
        """The Tributes for this monster: those that are worth least."""
        need = 0 if card.level <= 4 else 1 if card.level <= 6 else 2
        return sorted(self.table.my_monsters, key=worth)[:need]

    def summon(self, card: CardView) -> float:
        table = self.table
        attack, threat = attack_of(card), table.threat
        tributes = self.tributes(card)
        if any(attack < max(attack_of(one), defense_of(one)) + 200 for one in tributes):
            return -1.0
        score = attack / 100 + max(0, attack - 1600) / 60 - price(tributes)
        fight = self.best_fight(card)
        if fight > 0:
            score += 6 if table.their_monsters else 8
        if attack <= threat and fight < 5:
            score -= 10
        elif attack >= FRESH_ATTACK:
            score += 6
        else:
            score += 1
        if flips(card.name):
            score -= 4
        return score if attack else score - 5

    def set_monster(self, card: CardView) -> float:
        table = self.table
        defense, threat = defense_of(card), table.threat
        score = 5 + defense / 200 - price(self.tributes(card))
        if defense >= max(threat, FRESH_ATTACK):
            score += 4
        if flips(card.name):
            score += 8
        if card.level > 4:
            score -= 6
        return score + (3 if not table.my_monsters else 0)

    def flip(self, card: CardView) -> float:
        table = self.table
        gain = max(
            (effects.worth_using(table, one, card) for one in read(card.name) if one.kind == c.FLIP),
            default=0,
        )
        score = gain + self.best_fight(card)
        if attack_of(card) <= table.threat and score < 8:
            return -1.0
        return score + (3 if attack_of(card) >= FRESH_ATTACK else -2)

    def change(self, card: CardView) -> float:
        """To Attack Position when it can win by it, to Defense Position when it is outmatched."""
        table = self.table
        attack, defense, threat = attack_of(card), defense_of(card), table.threat
        fight = self.best_fight(card)
        if card.position == "defense":
            if not table.may_battle() or fight <= 0:
                return -1.0
            return fight + 2 if attack > threat or fight > 8 else -1.0
        if table.may_battle() and fight > 0:
            return -1.0
        if attack < threat:
            return 6.0
        return 2.0 if attack < FRESH_ATTACK and defense > attack else -1.0

    def best_fight(self, card: CardView) -> float:
        """The best attack this monster could make in this turn's Battle Phase."""
        table = self.table
        if not table.may_battle():
            return 0.0
        mine = worth(card)
        if not table.their_monsters:
            return table.fight(attack_of(card), mine, None)
        return max(table.fight(attack_of(card), mine, one) for one in table.their_monsters)

    def position(self, option: Option) -> float:
        card = self.card(self.decision.about)
        if card is None:
            return 1.0 if option.number == c.P_ATTACK else 0.0
        attack, threat = attack_of(card), self.table.threat
        likes = attack > threat or self.best_fight(card) > 8 or attack >= 2000
        if attack < 1000 and defense_of(card) >= attack:
            likes = self.best_fight(card) > 8
        return 1.0 if (option.number == c.P_ATTACK) == likes else 0.0

    # -- battle -------------------------------------------------------------------------------------

    def attack(self, option: Option) -> float:
        table = self.table
        card = table.card(option.card)
        if card is None:
            return NEVER
        target = None if option.target == "player" else table.card(option.target)
        score = table.fight(attack_of(card), worth(card), target)
        # The weakest that is strong enough, so that the strong are free for the strong.
        return score - attack_of(card) / 5000 if target is not None else score

    def phase(self, option: Option) -> float:
        if option.number != c.BATTLE_PHASE:
            return 0.0
        ready = [one for one in self.table.my_monsters if one.position == "attack" and one.face == "up"]
        return 0.5 if any(self.best_fight(one) > 0 for one in ready) else -1.0

    # -- Magic, Traps and effects -------------------------------------------------------------------

    def set_card(self, card: CardView) -> float:
        table = self.table
        free = sum(zone is None for zone in table.mine.magic_traps)
        if card.kind == "trap" or card.icon == "quick-play":
            return 3.0 if free > 1 else 0.2
        last = table.view.phase == "Main Phase 2" or not table.may_battle()
        return 0.1 if last and free > 2 and table.mine.hand_count > 6 and card.icon != "field" else -1.0

    def use(self, option: Option) -> float:
        table = self.table
        card = self.card(option.card)
        if card is None:
            return 1.0
        if option.verb == "activate" and self.used.get(option.card, 0) >= 2:
            return NEVER
        reading = self.reading(card, option.effect)
        if reading is None:
            return 1.0
        score = effects.worth_using(table, reading, card)
        if option.verb == "first":
            return max(score, 0.1) if score > -100 else -1.0
        if self.decision.kind == "respond":
            chain = table.view.chain
            if chain and chain[-1].player == table.me:
                score -= 3
            return score if self.timely(reading) else min(score, -1.0)
        if reading.does("draw") and score > 0:
            score += 40  # first see what there is
        elif any(reading.does(what) for what in ("destroy", "return", "send")) and score > 0:
            score += 15
        return score

    def timely(self, reading: Reading) -> bool:
        """Some effects are kept until something is going on: an attack on me, a Chain, or the turn's end."""
        table = self.table
        patient = not reading.deeds or any(reading.does(what) for what in ("turn down", "special summon"))
        if not patient or reading.kind in (c.TRIGGER, c.FLIP, c.DUTY):
            return True
        if table.my_turn:
            return False
        chained = bool(table.view.chain) and table.view.chain[-1].player != table.me
        return chained or effects.attack_on_me(table) > 4 or table.view.phase == "End Phase"

    def reading(self, card: CardView, effect: int) -> Reading | None:
        found = read(card.name)
        return found[effect] if 0 <= effect < len(found) else None

    # -- picks --------------------------------------------------------------------------------------

    def pick(self, option: Option) -> float:
        table = self.table
        card = self.card(option.card)
        if card is None:
            return 1.0
        if "discard" in self.prompt:
            return 100.0 - in_hand(card)
        if "tribute" in self.prompt or "material" in self.prompt:
            return 100.0 - (worth(card) if card.seat == table.me else -worth(card))
        source = self.card(self.decision.about)
        if source is None:
            return 100.0 - (in_hand(card) if card.zone == "hand" else worth(card))
        readings = read(source.name)
        resolving = any(link.resolving and link.card == source.handle for link in table.view.chain)
        for reading in readings:
            if (reading.discards or reading.tributes) and not resolving and "target" not in self.prompt:
                return 100.0 - (in_hand(card) if card.zone == "hand" else worth(card))
        if source.seat != table.me:
            return 100.0 - (worth(card) if card.seat == table.me else -worth(card))
        if not readings:
            return worth(card)
        gain = effects.wanted(table, self.chosen_reading(readings), card)
        # Where nothing may be left out, the least bad is picked; else only what does some good.
        return gain if self.may_stop() else gain + 1000

    def may_stop(self) -> bool:
        return any(option.verb == "done" for option in self.decision.options)

    def chosen_reading(self, readings: tuple[Reading, ...]) -> Reading:
        """The effect that asks: one with targets if these are asked for."""
        if "target" in self.prompt:
            for reading in readings:
                if reading.targets:
                    return reading
        return readings[0]

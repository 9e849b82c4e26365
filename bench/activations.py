"""Play random duels until every effect of every written card has resolved: python bench/activations.py.

Both Decks are legal and drawn at random, but cards with an effect that has not resolved yet get in first,
with what they need: cards they name, materials, Ritual Monsters, monsters of the Types they speak of. Answers
are random too, with a liking for those cards. What a duel's events tell is counted; the core knows nothing
of it. An effect that is never activated (a Continuous one, what is left behind) counts when it is in force.

The run goes on where it was stopped as long as no card or rule has changed (`build/activations.json`). It
ends when all have resolved, or when `--patience` duels in a row have brought nothing new. `--write` puts the
result into bench/activations.json, which tools/coverage.py reads, and into docs/coverage.md, with the effects
that were not reached; bench/unreached.toml says of each why, and which test shows it instead.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import random_duels  # noqa: E402
from long import commit  # noqa: E402
from reached import DOCS, RESULT, page, unreached  # noqa: E402
from rich.progress import Progress  # noqa: E402

from spellspeed.cards.library import library  # noqa: E402
from spellspeed.duel import constants as c  # noqa: E402
from spellspeed.duel.effects import Effect, Script  # noqa: E402
from spellspeed.duel.records import Decision, Force, Option  # noqa: E402
from spellspeed.duel.rules import JUDGE  # noqa: E402
from spellspeed.duel.setup import new_duel  # noqa: E402
from spellspeed.duel.state import State  # noqa: E402
from spellspeed.language.card import describe  # noqa: E402

PROGRESS = ROOT / "build" / "activations.json"
PART, PARTS = 25, 4
"""Duels that one process plays in a row, and how many such rows are played with the same cards wanted."""
WANTED = 5
"""So many cards with something missing go into a Deck, with what they need."""
FAMILY = 6
"""So many cards with a word in their names that a card asks for."""
LIKING = 0.6
"""How often an answer about such a card is preferred to the others."""
IN_FORCE = c.CONTINUOUS_EFFECT | c.AFTERMATH
"""Classes of effect that are never activated."""
UNANSWERED = (c.TURN_END, c.DRAW_PHASE)
"""What is due there is done as one turn becomes the next, without a Chain."""
SUMMONING = "summon"
SHOWN = 5
"""So many errors are printed."""


# -- what there is to reach ---------------------------------------------------------------------------


def parts(script: Script) -> list[str]:
    """The effects of a card, by their names in the engine, with its own way of being Summoned."""
    found = [effect.name for effect in script.effects if not is_empty(effect)]
    for effect in script.effects:
        duties = (static.duty() for static in effect.all_statics)
        found += dict.fromkeys(duty.name for duty in duties if duty is not None)
    if script.procedure is not None:
        found.append(f"{script.facts.name}#{SUMMONING}")
    return found


def is_empty(effect: Effect) -> bool:
    """Does it, without being activated, put nothing into force: a rule it says, a mark on its card?"""
    return effect.kind & IN_FORCE != 0 and not any(static.kind for static in effect.all_statics)


@cache
def wanted_parts() -> dict[str, tuple[str, ...]]:
    """Every written card that does something, and its effects."""
    scripts = library().scripts
    found = {name: tuple(parts(script)) for name, script in scripts.items() if script.written}
    return {name: names for name, names in found.items() if names}


# -- what a duel has shown ----------------------------------------------------------------------------


class Watch:
    """Counts which effects have resolved, from the events of one duel."""

    def __init__(self) -> None:
        self.resolved: Counter[str] = Counter()
        self.open: dict[int, list[Effect]] = {}
        """By card, the effects that are on a Chain, the newest last."""
        self.forces: tuple[Force, ...] = ()

    def look(self, duel: State) -> None:
        """What has happened since the last answer."""
        kinds = set()
        for event in duel.news:
            kinds.add(event.kind)
            card = event.cards[0][0] if event.cards else -1
            if event.kind == c.ACTIVATED:
                name = duel.cards[card].script.facts.name
                self.open.setdefault(card, []).append(library().effect(name, event.amount))
            elif event.kind in (c.RESOLVED, c.NEGATED, c.DISAPPEARED) and self.open.get(card):
                effect = self.open[card].pop()
                if event.kind == c.RESOLVED:
                    self.resolved[effect.name] += 1
            elif event.kind == c.SUMMONED and event.amount & c.SPECIAL_SUMMON and event.source[0] < 0:
                self.resolved[f"{duel.cards[card].name}#{SUMMONING}"] += 1
            elif event.kind == c.TURN_BEGAN:
                self.open.clear()
        if duel.forces is not self.forces:
            self.look_at_forces(duel, bool(kinds & {c.TURN_BEGAN, c.DUEL_OVER}))
            self.forces = duel.forces

    def look_at_forces(self, duel: State, turn_over: bool) -> None:
        """What is in force now, and what was left behind and has been done without a Chain."""
        for force in duel.forces:
            name = force.static.name.rpartition(".")[0]
            card, _, index = name.rpartition("#")
            if library().effect(card, int(index)).kind & IN_FORCE:
                self.resolved[name] += 1
        orders = [force.order for force in duel.forces]
        for force in self.forces:
            duty = force.static.duty()
            if duty is None or force.order in orders or force.count + 1 < force.static.after:
                continue
            if duty.unanswered or (duty.phase in UNANSWERED and turn_over):
                self.resolved[duty.name] += 1


# -- decks and answers --------------------------------------------------------------------------------


@cache
def helpers(name: str) -> tuple[str, ...]:
    """What a card needs beside it to do what it does, as far as its text and facts tell."""
    script = library().scripts[name]
    facts = script.facts
    text = describe(script)
    known = random_duels.pools()
    quoted = re.findall(r'"([^"]+)"', text)
    found = [*quoted, *facts.materials, *facts.materials, facts.ritual, facts.ritual]
    if facts.frame == c.FRAME_FUSION:
        found += ["Polymerization"] * 3
    for one in quoted:
        other = library().scripts.get(one)
        if other is not None:
            found += [*other.facts.materials, other.facts.ritual]
    for word in set(re.findall(r"\"?([A-Z][\w']+)\"? (?:monster|card)", text)):
        family = [one for one in known["any"] if word in one and one != name]
        found += Random(name).sample(family, min(FAMILY, len(family)))
    if "Fusion" in text:
        for one in Random(name).sample(known["fusion"], 2):
            found += [one, *library().scripts[one].facts.materials * 2]
    if "Spell Counter" in text:
        found += [one for one in known["any"] if library().scripts[one].counters]
    words = set(re.findall(r"[A-Z][A-Za-z-]+(?: Beast| Serpent)?", text))
    kin = [
        one
        for one in known["small"]
        if c.TYPE_NAMES[library().scripts[one].facts.type] in words
        or c.ATTRIBUTE_NAMES[library().scripts[one].facts.attribute] in words
    ]
    found += Random(name).sample(kin, min(4, len(kin)))
    return tuple(one for one in found if one in known["any"] or one in known["fusion"])


def deck(seed: int, missing: list[str]) -> tuple[list[str], list[str]]:
    """A random legal Deck with some of the cards that are missed and what they need."""
    chance = Random(f"wanted {seed}")
    wanted: list[str] = []
    for name in chance.sample(missing, min(WANTED, len(missing))):
        wanted += [name] * 3 + list(helpers(name))
    return random_duels.random_deck(seed, wanted)


def answer(decision: Decision, duel: State, liked: frozenset[str], chance: Random) -> Option:
    options = decision.options
    if chance.random() < LIKING:
        wanted = [one for one in options if one.card >= 0 and duel.cards[one.card].name in liked]
        if wanted:
            return chance.choice(wanted)
    return chance.choice(options)


def play(number: int, missing: list[str]) -> tuple[Counter[str], str]:
    """Plays one duel: what has resolved in it, and what went wrong."""
    watch = Watch()
    try:
        one, two = deck(2 * number, missing), deck(2 * number + 1, missing)
        decks, fusions = (one[0], two[0]), (one[1], two[1])
        duel = new_duel(library(), decks, fusions, seed=number, first=number % 2, rules=JUDGE)
        chance = Random(number)
        liked = frozenset(missing)
        for _ in range(random_duels.MOST):
            watch.look(duel)
            if duel.decision is None:
                break
            duel.choose(answer(duel.decision, duel, liked, chance))
        assert duel.decision is None, "it does not end"
    except Exception:
        return watch.resolved, f"{traceback.format_exc(limit=-4)}with {missing} missing\n"
    return watch.resolved, ""


def play_part(first: int, missing: list[str]) -> list[tuple[Counter[str], str]]:
    return [play(number, missing) for number in range(first, first + PART)]


# -- the run ------------------------------------------------------------------------------------------


class Run:
    """What has resolved so far, with the cards and rules as they are; it is kept in a file."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {"version": library().version, "duels": 0, "last": 0, "seconds": 0.0}
        self.state |= {"resolved": {}, "errors": {}}
        if PROGRESS.exists():
            found = json.loads(PROGRESS.read_text(encoding="utf-8"))
            if found.get("version") == library().version:
                self.state = found

    def missing(self) -> dict[str, list[str]]:
        """Cards with effects that have not resolved, and these."""
        done = self.state["resolved"]
        left = {name: [one for one in all_ if one not in done] for name, all_ in wanted_parts().items()}
        return {name: ones for name, ones in left.items() if ones}

    def add(self, number: int, resolved: Counter[str], error: str) -> None:
        done = self.state["resolved"]
        for name, count in resolved.items():
            if name not in done:
                self.state["last"] = number
            done[name] = done.get(name, 0) + count
        if error:
            self.state["errors"][str(number)] = error
        self.state["duels"] = number + 1

    def go(self, most: int, patience: int, jobs: int) -> None:
        PROGRESS.parent.mkdir(exist_ok=True)
        total = sum(map(len, wanted_parts().values()))
        with Progress() as progress, ProcessPoolExecutor(jobs) as pool:
            bar = progress.add_task("effects", total=total)
            while (missing := self.missing()) and self.state["duels"] < most:
                left = sum(map(len, missing.values()))
                first = self.state["duels"]
                progress.update(bar, completed=total - left, description=f"effects, {first} duels")
                if first - self.state["last"] > patience:
                    break
                began = time.time()
                firsts = [first + PART * row for row in range(PARTS)]
                rows = pool.map(play_part, firsts, [sorted(missing)] * PARTS)
                for number, (resolved, error) in enumerate((one for row in rows for one in row), first):
                    self.add(number, resolved, error)
                self.state["seconds"] += time.time() - began
                PROGRESS.write_text(json.dumps(self.state), encoding="utf-8")

    def result(self) -> dict[str, Any]:
        """What tools/coverage.py and the page read: of each card, how often each effect has resolved."""
        done = self.state["resolved"]
        return {
            "date": str(date.today()),
            "commit": commit(),
            "duels": self.state["duels"],
            "cards": {
                name: {one.rpartition("#")[2]: done.get(one, 0) for one in names}
                for name, names in sorted(wanted_parts().items())
            },
        }


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Play until every effect of every written card has resolved."
    )
    parser.add_argument("--duels", type=int, default=100_000, help="play no more than so many")
    parser.add_argument("--patience", type=int, default=5_000, help="stop after so many without news")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"write {RESULT.name} and docs/{DOCS.name}")
    wish = parser.parse_args()
    run = Run()
    run.go(wish.duels, wish.patience, wish.jobs)
    result = run.result()
    total = sum(map(len, wanted_parts().values()))
    left = unreached(result)
    print(f"{total - len(left)} of {total} effects have resolved in {result['duels']} duels.")
    for name in left:
        print(f"  not reached: {name}")
    errors = run.state["errors"]
    print(f"{len(errors)} errors.")
    for number, error in list(errors.items())[:SHOWN]:
        print(f"\nduel {number}:\n{error}")
    if wish.write:
        RESULT.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        DOCS.write_text(page(result), encoding="utf-8")
    return 1 if run.state["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())

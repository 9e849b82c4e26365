"""A player exchanges cards with his Side Deck, one for one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spellspeed.cards.catalogue import catalogue
from spellspeed.decks import Deck
from spellspeed.match import UnfairSwap, side_plan

from . import telling
from .between import Between, Saying
from .words import card_meant, number

if TYPE_CHECKING:
    from .match import MatchTable

__all__ = ["Siding"]


class Siding(Between):
    """The Side Deck of the player in this seat, between two Duels."""

    def __init__(self, table: MatchTable, seat: int) -> None:
        super().__init__(table, seat)
        self.match = table.match
        self.number = self.match.number

    def all(self) -> tuple[Saying, ...]:
        return (
            Saying("swap", (), "swap CARD for CARD", "the first goes out, the second comes in", self.swap),
            Saying("side", ("o", "options"), "side", "your Side Deck, with numbers", self.side),
            Saying("deck", ("d",), "deck", "your Deck, with numbers", self.show_deck),
            Saying("changes", (), "changes", "what you have exchanged so far", self.changes),
            Saying("auto", (), "auto", "what the computer would exchange, and why", self.auto),
            Saying("reset", (), "reset", "take all exchanges back", self.reset),
            Saying("done", ("keep",), "done", "go on with the match", self.done),
            *super().all(),
        )

    @property
    def deck(self) -> Deck:
        return self.match.view(self.seat).deck

    def going_on(self) -> bool:
        """Is the player still exchanging cards?"""
        match = self.match
        return match.stage == "siding" and match.number == self.number and not match.view(0).ready[self.seat]

    def run(self) -> None:
        if self.table.hotseat:
            self.table.hand_over(self.seat)
        if self.going_on():
            self.side("")
        while self.going_on():
            line = self.table.ask()
            if not self.going_on():
                break
            if not line:
                self.side("")
            elif not self.said(line):
                self.bring_in(line)
        if self.table.hotseat:
            self.table.screen.hide()

    # -- looking ------------------------------------------------------------------------------------

    def side(self, rest: str) -> None:
        names = kinds(self.deck.side)
        self.put(
            "Exchange cards with your Side Deck, one for one. Which card comes in? done goes on.",
            *(f"{place} {described(name, self.deck.side)}" for place, name in enumerate(names, start=1)),
        )

    def show_deck(self, rest: str) -> None:
        deck = self.deck
        self.table.screen.say(f"Your Deck, {telling.counted(len(deck.main), 'card')}:")
        for place, name in enumerate(kinds((*deck.main, *deck.fusion)), start=1):
            if place == len(kinds(deck.main)) + 1:
                self.table.screen.say(f"Your Fusion Deck, {telling.counted(len(deck.fusion), 'card')}:")
            self.table.screen.say(f"{place} {described(name, (*deck.main, *deck.fusion))}")

    def changes(self, rest: str) -> None:
        now, then = self.deck, self.match.registered[self.seat]
        out = Counter(then.main + then.fusion) - Counter(now.main + now.fusion)
        into = Counter(now.main + now.fusion) - Counter(then.main + then.fusion)
        if not out:
            self.table.screen.say("Your Deck is as it was registered.")
            return
        self.table.screen.say("Against the deck you registered:")
        for word, cards in (("Out", out), ("In", into)):
            for name, copies in cards.items():
                self.table.screen.say(f"  {word}: {name}{f', {copies} copies' if copies > 1 else ''}.")

    # -- exchanging ---------------------------------------------------------------------------------

    def bring_in(self, text: str) -> None:
        """A card of the Side Deck was named: which card goes out for it?"""
        into = self.chosen(text, self.deck.side, "Side Deck")
        if into is None:
            return
        question = f"Which card goes out for {into}? A name, or a number of deck; back leaves it."
        self.put(question)
        while self.going_on():
            line = self.table.ask()
            if not self.going_on():
                return
            if line.lower() in ("back", "none", "no"):
                self.table.screen.say("Nothing is exchanged.")
                return
            if not line:
                self.put(question)
            elif not self.said(line):
                deck = self.deck
                out = self.chosen(line, (*deck.main, *deck.fusion), "Deck")
                if out is not None and self.exchange([out], [into]):
                    return

    def swap(self, rest: str) -> None:
        words = rest.split()
        places = [
            place for place, word in enumerate(words) if word.lower() == "for" and 0 < place < len(words) - 1
        ]
        if not places:
            self.table.refuse("swap takes two cards: swap celtic guardian for trap hole")
            return
        deck = self.deck
        held = (*deck.main, *deck.fusion)
        halves = [(" ".join(words[:place]), " ".join(words[place + 1 :])) for place in places]
        fitting = [pair for pair in halves if meant(pair[0], held)[0] and meant(pair[1], deck.side)[0]]
        gone, come = fitting[0] if len(fitting) == 1 else halves[0]
        out = self.chosen(gone, held, "Deck")
        into = None if out is None else self.chosen(come, deck.side, "Side Deck")
        if out is not None and into is not None:
            self.exchange([out], [into])

    def exchange(self, out: Sequence[str], into: Sequence[str]) -> bool:
        """Exchanges them, or says why not."""
        try:
            self.match.side(self.seat, out, into)
        except UnfairSwap as error:
            self.table.refuse(f"{error.rule}: {error}.")
            return False
        self.table.keep()
        for gone, come in zip(out, into, strict=True):
            self.table.screen.say(f"Out: {gone}. In: {come}.")
        return True

    def chosen(self, text: str, held: Sequence[str], part: str) -> str | None:
        """The card meant, if it is clear; else it is said why not."""
        name, problem = meant(text, held)
        if problem:
            self.table.refuse(problem.replace("You see no card", f"In your {part} is no card"))
        return name or None

    def auto(self, rest: str) -> None:
        plan = side_plan(self.deck, self.match.seen(self.seat))
        if not plan:
            self.table.screen.say("The computer would exchange nothing.")
            return
        for one in plan:
            self.table.screen.say(f"Out: {one.out}. In: {one.into}. {one.reason}")
        answer = self.table.ask("Exchange them so? yes or no: ").lower()
        if answer in ("y", "yes") and self.going_on():
            self.exchange([one.out for one in plan], [one.into for one in plan])
        else:
            self.table.screen.say("Nothing is exchanged.")

    def reset(self, rest: str) -> None:
        self.match.unside(self.seat)
        self.table.keep()
        self.table.screen.say("Your Deck is as it was registered.")

    def done(self, rest: str) -> None:
        self.match.ready(self.seat)


def meant(text: str, held: Sequence[str]) -> tuple[str, str]:
    """The card of the list meant by its number or by words; or nothing, and what to say."""
    names = kinds(held)
    place = number(text)
    if place is None:
        return card_meant(text, names)
    if 1 <= place <= len(names):
        return names[place - 1], ""
    return "", f"There is no number {place}; there are 1 to {len(names)}."


def kinds(names: Sequence[str]) -> list[str]:
    """The cards, each once, in the order of the list."""
    return list(dict.fromkeys(names))


def described(name: str, held: Sequence[str]) -> str:
    """A card of a list in a few words."""
    facts = catalogue().by_name[name]
    copies = held.count(name)
    return f"{name}{f', {copies} copies' if copies > 1 else ''}, {telling.short(facts)}"

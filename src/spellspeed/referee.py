"""`Duel`: one duel from the first shuffle to the last Life Point, with everything a table needs to run it.

>>> from spellspeed import Deck, Duel
>>> elf = Deck("Elves", ("Mystical Elf",) * 40)
>>> skull = Deck("Skulls", ("Summoned Skull",) * 40)
>>> duel = Duel.start(elf, skull, seed=1)
>>> duel.to_move, duel.decision.prompt
(0, 'Your move (Main Phase 1)')
>>> [option.sentence for option in duel.decision.options[-3:]]
['Summon Mystical Elf [your hand, card 6]', 'Set Mystical Elf [your hand, card 6]', 'Go to the End Phase']
>>> duel.submit(duel.decision.options[0].key)
>>> duel.view(1).sides[0].monsters[2].name
'Mystical Elf'
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from . import protocol
from .cards.library import library as whole_library
from .decks import Deck, builtin
from .duel import constants as c
from .duel.records import NotAnOption
from .duel.rules import JUDGE
from .duel.setup import new_duel
from .sentences import Eyes
from .view import decision_view, event_view, options_of, outcome_view, view

if TYPE_CHECKING:
    from .duel.effects import Library
    from .duel.records import Event, Option
    from .duel.rules import Rules
    from .duel.state import State
    from .sentences import Viewer

__all__ = ["Duel", "NotAnOption", "UnplayableDeck"]


class UnplayableDeck(ValueError):
    """A deck holds cards the program cannot play; `cards` names all of them."""

    def __init__(self, deck: str, cards: tuple[str, ...], what: str = "not in the program yet") -> None:
        self.deck = deck
        self.cards = cards
        super().__init__(f"{deck or 'the deck'}: {what}: {', '.join(cards)}")


class Duel:
    """One duel. Start it with `Duel.start`, answer `decision` with `submit` until `outcome` is set."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._events: list[Event] = list(state.news)
        self._told: dict[Viewer, int] = {}
        self._asked: protocol.Decision | None = None
        self._options: dict[str, Option] = {}

    @classmethod
    def start(
        cls,
        deck0: Deck | str,
        deck1: Deck | str,
        *,
        seed: int | None = None,
        orders: tuple[list[str], list[str]] | None = None,
        first: int = 0,
        rules: Rules = JUDGE,
        library: Library | None = None,
    ) -> Duel:
        """A new duel at its first question."""
        decks = tuple(builtin(deck) if isinstance(deck, str) else deck for deck in (deck0, deck1))
        if seed is None:
            seed = secrets.randbits(64)
        library = library or whole_library()
        for deck in decks:
            missing = dict.fromkeys(
                name for name in (*deck.main, *deck.fusion) if not library.script(name).written
            )
            if missing:
                raise UnplayableDeck(deck.name, tuple(missing))
        mains = (list(decks[0].main), list(decks[1].main)) if orders is None else orders
        state = new_duel(
            library,
            mains,
            (list(decks[0].fusion), list(decks[1].fusion)),
            seed=seed,
            ordered=orders is not None,
            first=first,
            rules=rules,
        )
        return cls(state)

    @property
    def state(self) -> State:
        """The state of the core. Look at it, but do not change it."""
        return self._state

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None when the duel is over."""
        decision = self._state.decision
        return None if decision is None else decision.player

    @property
    def decision(self) -> protocol.Decision | None:
        """The open question as the player reads it who is asked; None when the duel is over."""
        if self._asked is None and self._state.decision is not None:
            self._ask()
        return self._asked

    def _ask(self) -> None:
        decision = self._state.decision
        assert decision is not None
        eyes = Eyes(self._state, decision.player)  # type: ignore[arg-type]
        self._asked = decision_view(eyes, decision)
        self._options = {shown.key: option for shown, option in options_of(eyes, decision)}

    @property
    def outcome(self) -> protocol.Outcome | None:
        """How the duel ended; None while it goes on."""
        return outcome_view(Eyes(self._state, "public"))

    def submit(self, key: str, number: int | None = None) -> None:
        """Answers the open question with the key of one of its options."""
        decision = self.decision
        if decision is None:
            raise NotAnOption("the duel is over: there is no open question")
        if number and number != decision.number:
            raise NotAnOption(f"stale answer: question {number} is past, {decision.number} is open")
        option = self._options.get(key)
        if option is None:
            raise NotAnOption(f"{key!r} is not an answer to {decision.prompt!r}")
        self._asked = None
        self._state.choose(option)
        self._events += self._state.news

    def view(self, viewer: Viewer) -> protocol.View:
        """The table as this viewer may see it, with the events since his last view."""
        return view(self._state, viewer, self._new(viewer))

    def events(self, viewer: Viewer) -> tuple[protocol.Event, ...]:
        """What has happened since this viewer last asked."""
        eyes = Eyes(self._state, viewer)
        return tuple(event_view(self._state, viewer, event, eyes) for event in self._new(viewer))

    def _new(self, viewer: Viewer) -> list[Event]:
        since = self._told.get(viewer, 0)
        self._told[viewer] = len(self._events)
        return self._events[since:]

    def concede(self, player: int) -> None:
        """The player gives up (J-WIN-09)."""
        self._state.concede(player)
        self._asked = None


_: Final = c

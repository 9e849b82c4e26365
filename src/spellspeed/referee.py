"""`Duel`: one duel from the first shuffle to the last Life Point, with everything a table needs to run it.

>>> from spellspeed import Deck, Duel
>>> elves = Deck("Elves", ("Mystical Elf",) * 40)
>>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
>>> duel = Duel.start(elves, skulls, seed=1)
>>> duel.to_move, duel.decision.prompt
(0, 'Your move (Main Phase 1)')
>>> [option.sentence for option in duel.decision.options[-2:]]
['Set Mystical Elf [your hand, card 6]', 'Go to the End Phase']
>>> duel.decision.options[0].key
'summon:c1'
>>> duel.submit("summon:c1")
>>> duel.view(1).sides[0].monsters[2].name
'Mystical Elf'
>>> duel.why_not(0, "attack", "Mystical Elf")[0]
Reason(rule='R-BP-03', sentence='Mystical Elf attacks only in the Battle Step of your Battle Phase.')
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from . import protocol, saves
from .cards.catalogue import UnknownCard, catalogue, fold, quoted
from .cards.library import library as whole_library
from .decks import Deck, builtin
from .duel import constants as c
from .duel.records import NotAnOption
from .duel.rules import JUDGE, Rules
from .duel.setup import new_duel
from .duel.time_up import LAST_TURN, call_time
from .duel.whynot import ANY_TARGET, why_not
from .logs import CONCEDE, TIME, LogBook, ReplayStopped
from .playable import UnplayableDeck, require_playable
from .saves import BadSave
from .sentences import Eyes
from .shuffle import DUEL, check_reveal, purpose
from .view import decision_view, event_view, options_of, outcome_view, view

if TYPE_CHECKING:
    from .duel import records
    from .duel.effects import Library
    from .duel.records import Card, Event, Option
    from .duel.state import State
    from .sentences import Viewer
    from .shuffle import Shuffle

__all__ = [
    "BadSave",
    "CannotUndo",
    "Duel",
    "NotAnOption",
    "ReplayStopped",
    "UnplayableDeck",
]

_VERBS: Final = {name: verb for verb, name in enumerate(c.VERB_NAMES) if name} | {
    "flip": c.V_FLIP_SUMMON,
    "change": c.V_CHANGE_POSITION,
    "use": c.V_ACTIVATE,
    "go": c.V_PHASE,
}
_WISHES: Final = (
    c.V_SUMMON,
    c.V_SET,
    c.V_ACTIVATE,
    c.V_FLIP_SUMMON,
    c.V_CHANGE_POSITION,
    c.V_ATTACK,
    c.V_SPECIAL_SUMMON,
    c.V_PHASE,
)
_PHASES: Final = {
    "draw": c.DRAW_PHASE,
    "standby": c.STANDBY_PHASE,
    "main 1": c.MAIN_1,
    "battle": c.BATTLE_PHASE,
    "main 2": c.MAIN_2,
    "end": c.END_PHASE,
}
_PLAYS: Final = (c.ACT, c.RESPOND, c.ORDER)
_NO_PLAY: Final = (c.V_PHASE, c.V_PASS, c.V_NO)


class CannotUndo(ValueError):
    """There is nothing to take back, or something has happened since."""


class _Answered:
    """One answer that was given: the state before it, and what was known then."""

    __slots__ = ("answers", "before", "events", "player", "verb")

    def __init__(self, before: State, player: int, verb: int, events: int, answers: int) -> None:
        self.before = before
        self.player = player
        self.verb = verb
        self.events = events
        self.answers = answers


class Duel:
    """One duel. `Duel.start` begins it; answer its `decision` with `submit` until `outcome` is there.

    The duel is the referee: it knows everything. What a player may know is in `view(player)`, `decision` and
    `events(player)`; give a player nothing else. The state, the log and a save tell all.
    """

    __slots__ = ("_asked", "_book", "_events", "_history", "_options", "_state", "_told")

    def __init__(self, state: State, book: LogBook | None = None) -> None:
        """A duel that goes on from a state, such as one set up by hand; without a book it keeps no log."""
        self._state = state
        self._book = book
        self._events: list[Event] = list(state.news)
        self._history: list[_Answered] = []
        self._told: dict[Viewer, int] = {}
        self._asked: protocol.Decision | None = None
        self._options: dict[str, Option] = {}
        if book is not None:
            book.reached(state)

    @classmethod
    def start(
        cls,
        deck0: Deck | str,
        deck1: Deck | str,
        *,
        seed: int | None = None,
        shuffle: Shuffle | None = None,
        orders: tuple[list[str], list[str]] | None = None,
        first: int = 0,
        rules: Rules = JUDGE,
        library: Library | None = None,
    ) -> Duel:
        """A new duel at its first question. Seat 0 plays `deck0`; the seat `first` starts.

        A deck is a `Deck` or the name of a built-in one. Everything that chance decides comes from `seed`, a
        number of 64 bits; without one a secret seed is drawn. With a `shuffle` to which both players have
        given, the seed follows from that. With `orders` the Decks are not shuffled: they are the same cards,
        the top one first.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.decision.prompt
        'Your move (Main Phase 1)'

        Raises UnplayableDeck with all the cards that are not in the program yet or have no place in that part
        of a deck, ValueError for a wrong seed, shuffle, seat or order, DeckError for an unknown name.

        >>> from spellspeed.duel.effects import Library, Script
        >>> from spellspeed.cards import catalogue
        >>> facts = catalogue().by_name["Summoned Skull"].facts
        >>> Duel.start(skulls, skulls, library=Library({"Summoned Skull": Script(facts, written=False)}, ""))
        Traceback (most recent call last):
        ...
        spellspeed.playable.UnplayableDeck: Skulls: not in the program yet: Summoned Skull
        """
        decks = (_deck(deck0), _deck(deck1))
        if not isinstance(rules, Rules):
            raise TypeError(f"rules are a Rules, such as JUDGE, not {rules!r}")
        _seat(first)
        shuffled: protocol.Shuffled | None = None
        if shuffle is not None:
            if seed is not None or orders is not None:
                raise ValueError("a duel has a seed, or orders, or a shuffle")
            seed, shuffled = _seed_of(shuffle, decks)
        elif seed is None:
            seed = secrets.randbits(64)
        elif not isinstance(seed, int):
            raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed!r}")
        library = library or whole_library()
        for deck in decks:
            require_playable(deck, library)
        if orders is not None:
            if len(orders) != 2:
                raise ValueError(f"there are two Decks, and {len(orders)} orders are given")
            for deck, order in zip(decks, orders, strict=True):
                if Counter(order) != Counter(deck.main):
                    raise ValueError(f"{deck.name or 'the deck'}: the order given holds other cards")
            decks = (
                Deck(decks[0].name, tuple(orders[0]), decks[0].fusion),
                Deck(decks[1].name, tuple(orders[1]), decks[1].fusion),
            )
        book = LogBook(
            decks,
            seed=seed,
            first=first,
            ordered=orders is not None,
            rules=rules,
            library=library.version,
            shuffle=shuffled,
        )
        return cls._begun(book, rules, library)

    @classmethod
    def _begun(cls, book: LogBook, rules: Rules, library: Library) -> Duel:
        """The duel of a log at its first question."""
        one, two = book.decks
        state = new_duel(
            library,
            (list(one.main), list(two.main)),
            (list(one.fusion), list(two.fusion)),
            seed=book.seed,
            ordered=book.ordered,
            first=book.first,
            rules=rules,
        )
        return cls(state, book)

    def clone(self) -> Duel:
        """An independent duel that goes on from here as this one would.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> twin = duel.clone()
        >>> twin.submit("phase=6")
        >>> duel.to_move, twin.to_move
        (0, 1)
        """
        twin = Duel(self._state)
        twin._book = None if self._book is None else self._book.copy()
        twin._events = self._events[:]
        twin._history = self._history[:]
        twin._told = dict(self._told)
        return twin

    # -- looking ------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the core: everything. It is never changed; an answer puts another in its place."""
        return self._state

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None when the duel is over."""
        decision = self._state.decision
        return None if decision is None else decision.player

    @property
    def decision(self) -> protocol.Decision | None:
        """The open question, as the player reads it who is asked; None when the duel is over."""
        if self._asked is None and self._state.decision is not None:
            decision = self._state.decision
            eyes = Eyes(self._state, _seat(decision.player))
            self._asked = decision_view(eyes, decision)
            self._options = {shown.key: option for shown, option in options_of(eyes, decision)}
        return self._asked

    @property
    def outcome(self) -> protocol.Outcome | None:
        """How the duel ended; None while it goes on."""
        return outcome_view(Eyes(self._state, "public"))

    @property
    def seed(self) -> int | None:
        """What all chance comes from; None until the duel is over, for it tells every Deck.

        Of a Duel of a Match it stays None: both play on with what the seed tells of their decks.
        """
        if self._book is None or self._state.outcome is None or self._book.sealed:
            return None
        return self._book.seed

    def seal(self) -> None:
        """Keeps the seed secret also when the duel is over: it is one of a Match."""
        if self._book is not None:
            self._book.sealed = True

    @property
    def shuffled(self) -> protocol.Shuffled | None:
        """How the Decks were shuffled and cut; None until the duel is over, and without a `shuffle`."""
        return None if self._book is None or self._state.outcome is None else self._book.shuffle

    def view(self, viewer: Viewer) -> protocol.View:
        """The table as a viewer may see it: 0, 1, "public" or "all". Holds the events since his last view.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.view("public").sides[0].hand_count, duel.view("public").sides[0].hand
        (6, ())

        Raises ValueError for any other viewer.
        """
        viewer = _viewer(viewer)
        return view(self._state, viewer, self._new(viewer))

    def events(self, viewer: Viewer) -> tuple[protocol.Event, ...]:
        """What has happened since this viewer last asked, by this or by `view`."""
        viewer = _viewer(viewer)
        eyes = Eyes(self._state, viewer)
        return tuple(event_view(self._state, viewer, event, eyes) for event in self._new(viewer))

    def _new(self, viewer: Viewer) -> list[Event]:
        since = self._told.get(viewer, 0)
        self._told[viewer] = len(self._events)
        return self._events[since:]

    def history(self, viewer: Viewer) -> tuple[protocol.Event, ...]:
        """Everything that has happened since the duel began or was loaded."""
        viewer = _viewer(viewer)
        eyes = Eyes(self._state, viewer)
        return tuple(event_view(self._state, viewer, event, eyes) for event in self._events)

    @property
    def answers(self) -> int:
        """How many answers stand that were given since the duel began or was loaded."""
        return len(self._history)

    def past(self, viewer: Viewer, answers: int, since: int = -1) -> protocol.View:
        """The table as it was after so many answers, with what had happened since fewer answers, or ever.

        It changes nothing, not even what the viewer's next `view` tells.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.submit("phase=6")
        >>> duel.past(0, 0).turn, duel.past(0, 1, since=0).events[0].sentence
        (1, 'End Phase.')

        Raises ValueError when so many have not been given.
        """
        events = self._between(since, answers)
        return view(self.state_after(answers), _viewer(viewer), events)

    def past_events(self, viewer: Viewer, answers: int, since: int = -1) -> tuple[protocol.Event, ...]:
        """The events that `past` tells, without the table. Raises ValueError as it does."""
        events = self._between(since, answers)
        viewer, state = _viewer(viewer), self.state_after(answers)
        eyes = Eyes(state, viewer)
        return tuple(event_view(state, viewer, one, eyes) for one in events)

    def state_after(self, answers: int) -> State:
        """The state of the core after so many answers; it is never changed."""
        return self._state if answers == len(self._history) else self._history[answers].before

    def asked_after(self, answers: int) -> tuple[int, str] | None:
        """Who was asked after so many answers, and what kind of question; None when the duel was over."""
        decision = self.state_after(answers).decision
        return None if decision is None else (decision.player, c.DECISION_NAMES[decision.kind])

    def _between(self, since: int, answers: int) -> list[Event]:
        if not -1 <= since <= answers <= len(self._history):
            raise ValueError(f"{len(self._history)} answers have been given, not {answers}")
        return self._events[0 if since < 0 else self._told_by(since) : self._told_by(answers)]

    def _told_by(self, answers: int) -> int:
        """How many events there were after so many answers."""
        return len(self._events) if answers == len(self._history) else self._history[answers].events

    # -- answering ----------------------------------------------------------------------------------

    def submit(self, key: str, number: int | None = None) -> None:
        """Answers the open question with the key of one of its options.

        With the `number` of the question a stale answer is refused. Raises NotAnOption; nothing has changed
        then.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.submit("phase=4")
        Traceback (most recent call last):
        ...
        spellspeed.duel.records.NotAnOption: "phase=4" is no answer to: Your move (Main Phase 1)
        """
        decision = self.decision
        if decision is None:
            raise NotAnOption("the duel is over: there is no open question")
        if number is not None and number != decision.number:
            raise NotAnOption(f"stale answer: question {number} is past, {decision.number} is open")
        option = self._options.get(str(key))
        if option is None:
            raise NotAnOption(f"{quoted(str(key))} is no answer to: {decision.prompt}")
        self._take(option)

    def _take(self, option: Option) -> None:
        """Gives a legal answer. Should the core fail, the question is still open."""
        before = self._state
        decision = before.decision
        assert decision is not None
        state = before.clone()
        state.choose(option)
        self._enter(state, decision.player, option.verb, option.key)

    def _enter(self, state: State, player: int, verb: int, key: str) -> None:
        book = self._book
        answers = 0 if book is None else len(book.answers)
        self._history.append(_Answered(self._state, player, verb, len(self._events), answers))
        self._state = state
        self._asked = None
        self._events.extend(state.news)
        if book is not None:
            book.answered(player, key)
            book.reached(state)

    def concede(self, player: int) -> None:
        """The player gives up, whoever is asked (J-WIN-09).

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.concede(1)
        >>> duel.outcome.sentence, duel.seed
        ('Player 1 wins: Player 2 conceded.', 7)

        When the duel is over there is nothing to give up. Raises ValueError for a seat that does not exist.
        """
        _seat(player)
        if self._state.outcome is not None:
            return
        state = self._state.clone()
        state.concede(player)
        self._enter(state, player, 0, CONCEDE)

    def call_time(self, last_turn: int = 0) -> None:
        """The time of the Match is up: Life Points decide, at once or when `last_turn` is over (J-MATCH-05).

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.call_time()
        >>> duel.outcome.sentence
        'Player 1 wins: the time was up, both had 8000 Life Points, and the coin decided.'

        When the duel is over, nothing happens. Raises ValueError for a turn that is past.
        """
        if self._state.outcome is not None:
            return
        if last_turn and last_turn < self._state.turn:
            raise ValueError(f"turn {last_turn} is past")
        state = self._state.clone()
        call_time(state, last_turn)
        self._enter(state, -1, 0, f"{TIME}{last_turn}")

    @property
    def last_turn(self) -> int:
        """The turn after which Life Points decide, because time was called; 0 when it was not."""
        return self._state.note(LAST_TURN)

    # -- taking back --------------------------------------------------------------------------------

    def undo(self, steps: int = 1) -> None:
        """Takes back the last answers, whoever gave them. What chance decided will be decided the same again.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.submit("phase=6")
        >>> duel.undo()
        >>> duel.to_move
        0

        Raises CannotUndo when so many have not been given since the duel began or was loaded.
        """
        if steps not in range(1, len(self._history) + 1):
            raise CannotUndo(f"only {len(self._history)} answers can be taken back")
        self._restore(len(self._history) - steps)

    def back(self) -> None:
        """Takes back a play that has only been answered for: its Tributes, costs and targets (DESIGN §7.1).

        That is possible until something has happened or the other player was asked.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.back()
        Traceback (most recent call last):
        ...
        spellspeed.referee.CannotUndo: no play has been begun
        """
        index = self._play_begun()
        if index < 0:
            raise CannotUndo("no play has been begun")
        self._restore(index)

    @property
    def can_go_back(self) -> bool:
        """Is `back` possible?"""
        return self._play_begun() >= 0

    def _play_begun(self) -> int:
        """Which answer began the play whose questions are being answered; -1 if there is none."""
        decision = self._state.decision
        if decision is None:
            return -1
        for index in range(len(self._history) - 1, -1, -1):
            answered = self._history[index]
            asked = answered.before.decision
            if asked is None or answered.player != decision.player or len(self._events) > answered.events:
                return -1
            if asked.kind in _PLAYS:
                return -1 if answered.verb in _NO_PLAY else index
        return -1

    def _restore(self, index: int) -> None:
        answered = self._history[index]
        del self._history[index:]
        del self._events[answered.events :]
        for viewer, told in self._told.items():
            self._told[viewer] = min(told, answered.events)
        if self._book is not None:
            self._book.cut(answered.answers)
        before = answered.before
        decision = before.decision
        if decision is not None:
            # Numbers go on counting: an answer to a question that was taken back is stale for ever.
            first, second = self._state.asked
            before.asked = (first + 1, second) if decision.player == 0 else (first, second + 1)
            before.ask_again()
        self._state = before
        self._asked = None

    # -- why not ------------------------------------------------------------------------------------

    def why_not(
        self, player: int, verb: str, card: str = "", target: str = "", *, effect: int = -1
    ) -> tuple[protocol.Reason, ...]:
        """Why the player cannot do what he wishes, one reason for every rule in the way; empty if he can.

        `verb` is that of an option: summon, set, activate, flip-summon, change-position, attack,
        special-summon or phase. `card` is a handle or the name of a card that he can see, for a phase its
        name. `target` is what is attacked: a handle, a name, "player", or nothing for any.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> for reason in duel.why_not(0, "summon", "Summoned Skull"): print(reason.rule, reason.sentence)
        R-TRIB-01 Summoned Skull is Level 6 and needs 1 Tribute; you can Tribute 0.
        >>> [reason.rule for reason in duel.why_not(0, "phase", "battle")]
        ['R-PHASE-09']
        >>> [reason.rule for reason in duel.why_not(1, "set", "Summoned Skull")]
        ['J-CHAIN-03', 'R-PHASE-01', 'R-TRIB-01']

        Raises ValueError for a seat, verb or phase that does not exist, UnknownCard for a card.
        """
        seat = _seat(player)
        wish = _VERBS.get(verb.strip().lower().replace(" ", "-"), 0)
        if wish not in _WISHES:
            known = ", ".join(c.VERB_NAMES[one] for one in _WISHES)
            raise ValueError(f"there is no move {quoted(verb)}; there are {known}")
        state = self._state
        if wish == c.V_PHASE:
            return _reasons(why_not(state, player, wish, number=_phase(card)))
        if not card:
            raise ValueError(f"which card is meant by {quoted(verb)}?")
        eyes = Eyes(state, seat)
        meant = self._meant(eyes, card)
        aims = [ANY_TARGET]
        if target == "player":
            aims = [-1]
        elif target:
            aims = [one.uid for one in self._meant(eyes, target)] or [ANY_TARGET]
        if not meant:
            return (protocol.Reason("R-MAG-02" if wish == c.V_ACTIVATE else "R-SUM-02", _nowhere(card)),)
        best: tuple[protocol.Reason, ...] | None = None
        for one in meant:
            for aim in aims:
                found = _reasons(why_not(state, player, wish, one.uid, effect, aim))
                if best is None or len(found) < len(best):
                    best = found
        return best or ()

    def explain(self, player: int, wish: protocol.WhyNot) -> protocol.Refusal:
        """`why_not` as a message of the protocol: the reasons, and a sentence that sums them up.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.explain(0, protocol.WhyNot("phase", "battle")).sentence
        'The player who starts has no Battle Phase in his first turn.'
        """
        try:
            reasons = self.why_not(player, wish.verb, wish.card, wish.target, effect=wish.effect)
        except (ValueError, UnknownCard) as error:
            return protocol.Refusal(str(error))
        return protocol.Refusal(" ".join(one.sentence for one in reasons) or "Nothing forbids it.", reasons)

    def _meant(self, eyes: Eyes, text: str) -> list[Card]:
        """The cards a player means by a handle or a name: those he can see, his own first."""
        visible = [
            card
            for card in self._state.cards
            if card.zone not in (c.NOWHERE, c.DECK) and (card.zone != c.FUSION_DECK or eyes.knows(card))
        ]
        for card in visible:
            if eyes.handle(card) == text:
                return [card]
        if not text:
            return []
        tokens = [card.name for card in visible if card.script.facts.frame == c.FRAME_TOKEN]
        called = [name for name in tokens if fold(name) == fold(text)]
        name = called[0] if called else catalogue().find(text).name
        found = [card for card in visible if card.name == name and eyes.knows(card)]
        return sorted(found, key=lambda card: card.side != eyes.seat)

    # -- saving -------------------------------------------------------------------------------------

    @property
    def log(self) -> protocol.Log:
        """The duel as seed, decks and answers. It tells all hidden cards: no player gets it before the end.

        Raises ValueError for a duel that was set up by hand.
        """
        if self._book is None:
            raise ValueError("a duel that was set up by hand has no log")
        return self._book.log(self.outcome)

    def save(self) -> bytes:
        """A snapshot of the duel with its log, as JSON. Like the log it tells everything.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> again = Duel.load(duel.save())
        >>> again.decision == duel.decision
        True
        """
        log = None if self._book is None else self.log
        return protocol.encode(saves.snapshot(self._state, log))

    @classmethod
    def load(cls, data: bytes, *, library: Library | None = None) -> Duel:
        """A duel that was saved, from a snapshot or a log.

        Raises BadSave when the data is damaged or a snapshot comes from another version, ReplayStopped when
        a log does not lead to the same duel here.
        """
        saved = saves.read_save(data)
        if isinstance(saved, protocol.Log):
            return cls.replay(saved, library=library)
        state = saves.restore(saved, library)
        duel = cls(state)
        duel._book = None if saved.log is None else LogBook.of(saved.log)
        return duel

    @classmethod
    def replay(
        cls,
        log: protocol.Log,
        *,
        rules: Rules | None = None,
        library: Library | None = None,
        answers: int | None = None,
    ) -> Duel:
        """The duel of a log, played again, up to the end or so many answers. Every turn is compared.

        >>> skulls = Deck("Skulls", ("Summoned Skull",) * 40)
        >>> duel = Duel.start(skulls, skulls, seed=7)
        >>> duel.submit("phase=6")
        >>> Duel.replay(duel.log).decision == duel.decision
        True

        Raises ReplayStopped with the first turn that is not the same, because the rules, cards or programs
        differ; BadSave when the log is none that could have been written.
        """
        library = library or whole_library()
        try:
            if rules is None:
                rules = Rules(**log.rules)  # type: ignore[arg-type]
            decks = [Deck(deck.name, deck.main, deck.fusion) for deck in log.decks]
            for deck in decks:
                require_playable(deck, library)
            book = LogBook.of(log)
            book.answers = []
            book.hashes = []
            if log.first not in (0, 1):
                raise ValueError(f"there is no seat {log.first}")
            duel = cls._begun(book, rules, library)
        except (TypeError, ValueError) as error:
            raise BadSave(f"this log cannot be replayed: {error}") from None
        expected = {one.answers: one for one in log.hashes}
        book.library = library.version
        for index in range(len(log.answers) + 1):
            duel._compare(expected.get(index), index)
            if index == len(log.answers) or index == answers:
                break
            duel._repeat(log.answers[index], index)
        if answers is None or answers >= len(log.answers):
            duel._compare_end(log)
        return duel

    def _compare(self, expected: protocol.TurnHash | None, index: int) -> None:
        """Is the turn that begins here the same as then?"""
        assert self._book is not None
        if expected is not None:
            now = self._book.hashes[-1] if self._book.hashes else None
            if now != expected:
                raise ReplayStopped(expected.turn, index, "the table is not the same as when it was played")

    def _compare_end(self, log: protocol.Log) -> None:
        """Has every hash been compared, and is it over in the same way as then?"""
        turn, last = self._state.turn, len(log.answers)
        if any(not 0 <= one.answers <= last for one in log.hashes):
            raise ReplayStopped(turn, last, "the log has a hash for answers that were never given")
        now = self.outcome
        if log.outcome is not None and (
            now is None
            or (now.winner, now.reason, now.rule)
            != (log.outcome.winner, log.outcome.reason, log.outcome.rule)
        ):
            raise ReplayStopped(turn, last, "it does not end as it ended when it was played")

    def _repeat(self, answer: protocol.LoggedAnswer, index: int) -> None:
        """Gives an answer of a log."""
        turn = self._state.turn
        if answer.key == CONCEDE and answer.player in (0, 1):
            self.concede(answer.player)
            return
        if answer.key.startswith(TIME) and answer.player == -1:
            last = answer.key.removeprefix(TIME)
            if not (last.isascii() and last.isdecimal() and len(last) < 10 and (int(last) or turn) >= turn):
                raise ReplayStopped(turn, index, f"{quoted(answer.key)} is no turn to come")
            self.call_time(int(last))
            return
        decision = self._state.decision
        if decision is None:
            raise ReplayStopped(turn, index, "the duel is over, but the log has more answers")
        if decision.player != answer.player:
            raise ReplayStopped(turn, index, "the other player is asked than when it was played")
        try:
            option = decision.option(answer.key)
        except NotAnOption:
            why = f"{quoted(answer.key)} is no answer to: {decision.prompt}"
            raise ReplayStopped(turn, index, why) from None
        self._take(option)


# ---- small things ------------------------------------------------------------------------------------------


def _seed_of(shuffle: Shuffle, decks: tuple[Deck, Deck]) -> tuple[int, protocol.Shuffled]:
    """The seed of a single duel. Raises ShuffleError and WrongReveal, which are ValueErrors."""
    shuffle.start()
    shuffled = shuffle.log()
    check_reveal(shuffled, decks)
    return shuffle.number(purpose(1, DUEL)), shuffled


def _deck(deck: Deck | str) -> Deck:
    if isinstance(deck, str):
        return builtin(deck)
    if not isinstance(deck, Deck):
        raise TypeError(f"a deck is a Deck or the name of a built-in one, not {deck!r}")
    return deck


def _viewer(viewer: Viewer) -> Viewer:
    """One of the four viewers; a wrong one must not fall among those who see less, or more."""
    if viewer in ("public", "all"):
        return viewer
    if viewer in (0, 1):
        return _seat(viewer)
    raise ValueError(f'there is no viewer {viewer!r}; there are 0, 1, "public" and "all"')


def _seat(player: object) -> Literal[0, 1]:
    if player == 0:
        return 0
    if player == 1:
        return 1
    raise ValueError(f"there is no seat {player!r}; there are 0 and 1")


def _phase(text: str) -> int:
    wanted = text.strip().lower().removesuffix(" phase").replace("-", " ").replace("main phase ", "main ")
    if wanted.isdecimal() and 1 <= int(wanted) <= c.END_PHASE:
        return int(wanted)
    if wanted not in _PHASES:
        raise ValueError(f"there is no phase {quoted(text)}; there are {', '.join(_PHASES)}")
    return _PHASES[wanted]


def _nowhere(card: str) -> str:
    try:
        name = catalogue().find(card).name
    except UnknownCard:
        name = card
    return f"{name} is neither in your hand nor on the field."


def _reasons(found: list[records.Reason]) -> tuple[protocol.Reason, ...]:
    return tuple(dict.fromkeys(protocol.Reason(one.rule, one.sentence) for one in found))

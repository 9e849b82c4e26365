"""Playing a duel by the names of cards: what a play asks is answered as was told, and everybody else passes.

The scenes of the tests and the rulings of the lab are played with this. One rule holds for every play: it
first lets everybody pass who is asked to respond, until the question comes that it answers, and it stops at
the very next question that was not told about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, NoReturn, TypeVar

from spellspeed.duel import constants as c
from spellspeed.duel.records import Card, Decision, Event, Option
from spellspeed.duel.state import State
from spellspeed.position import find_name
from spellspeed.position.records import PILES

__all__ = ["DIRECT", "VERBS", "At", "Called", "CannotPlay", "Name", "Plays"]

DIRECT: Final = "direct"
"""What a direct attack attacks."""
VERBS: Final = {
    "summon": c.V_SUMMON,
    "set": c.V_SET,
    "activate": c.V_ACTIVATE,
    "flip": c.V_FLIP_SUMMON,
    "change": c.V_CHANGE_POSITION,
    "attack": c.V_ATTACK,
    "special summon": c.V_SPECIAL_SUMMON,
    "pick": c.V_PICK,
    "first": c.V_FIRST,
}


class At(NamedTuple):
    """The card in a zone of the field."""

    seat: int
    zone: int
    magic_trap: bool = False


class Called(NamedTuple):
    """A card by its name and where it lies; number 0: anywhere there."""

    name: str
    seat: int
    place: str
    """One of `spellspeed.position.records.PILES`."""
    number: int = 0


Name = str | At | Called
"""A card by its name, or by where it lies when that does not tell which."""
Me = TypeVar("Me", bound="Plays")


class CannotPlay(Exception):
    """It cannot be played like this: a sentence, and the play, for why not."""

    def __init__(
        self, sentence: str, name: Name | None = None, verb: str = "", target: Name | None = None
    ) -> None:
        self.sentence = sentence
        self.name = name
        self.verb = verb
        self.target = target
        super().__init__(sentence)


class Plays:
    """A duel that is played by names. "You" sit at seat 0, or with `swapped` at seat 1."""

    def __init__(self, state: State, swapped: int = 0) -> None:
        self.state = state
        self.swapped = swapped
        self.log: list[Event] = list(state.news)
        self.past: Sequence[Event] = ()
        """What the duel did by itself after the answer before: effects that start without a choice."""
        self.strict = False
        """Who makes a play does not pass before: it must be an answer to the first question put to him."""

    def fail(
        self, sentence: str, name: Name | None = None, verb: str = "", target: Name | None = None
    ) -> NoReturn:
        raise CannotPlay(sentence, name, verb, target)

    # -- playing --------------------------------------------------------------------------------------

    def play(
        self: Me,
        verb: str,
        name: Name,
        *,
        target: Name | None = None,
        effect: int = -1,
        seat: int | None = None,
        answer: bool = False,
        picks: Sequence[Name] = (),
        mode: str | int = "",
        position: str = "",
        zone: int = 0,
    ) -> Me:
        """Passes until the play is offered, makes it, and answers what it asks as far as that is told."""
        before, log = self.state, len(self.log)
        what = f"{'respond' if answer else verb} {called(name)}"
        what += f" > {called(target)}" if target is not None else ""
        self.state = before.clone()

        def refuse(sentence: str) -> NoReturn:
            self.state = before
            del self.log[log:]
            self.fail(f"{what}: {sentence}", name, verb, target)

        while True:
            decision = self.state.decision
            if decision is None:
                refuse("the duel is over" if self.state is before else "the duel ends before that")
            if answer and decision.kind == c.ACT:
                refuse("nobody is asked to respond with it")
            if seat is None or self.seat(decision.player) == seat:
                found = self.matching(VERBS[verb], name, target, effect)
                if found:
                    break
            if decision.kind != c.RESPOND or (self.strict and self.seat(decision.player) == seat):
                refuse("it is not offered")
            self.pass_()
        meant = [self.meant(one) for one in picks]
        self.submit(self.one(found, what))
        return self.follow(log, picks=picks, mode=mode, position=position, zone=zone, meant=meant)

    def follow(
        self: Me,
        log: int,
        *,
        picks: Sequence[Name] = (),
        mode: str | int = "",
        position: str = "",
        zone: int = 0,
        meant: Sequence[frozenset[int]] = (),
    ) -> Me:
        """Answers what a play asks, as far as answers are given; the cards in the order they are asked for.

        A single option is taken by the duel without asking; of such a pick it is checked that it was taken.
        `meant` tells which cards were called so before the play.
        """
        left = list(picks)
        were = dict(zip(picks, meant, strict=False))
        while self.state.decision is not None:
            offered = self.picks()
            if offered and left:
                wanted = next(
                    (name for name in left if any(self.is_(self.card_of(o), name) for o in offered)), None
                )
                if wanted is None:
                    targets = {ref[0] for ref in self.state.stack[-1].ctx.targets}
                    taken = [
                        name for name in left if (were.get(name, frozenset()) | self.meant(name)) & targets
                    ]
                    if taken:
                        # The duel took these without asking.
                        left = [name for name in left if name not in taken]
                        continue
                    if all(option.verb == c.V_FIRST for option in offered):
                        break
                    self.fail(f"{listed(left)} cannot be picked")
                left.remove(wanted)
                fitting = [option for option in offered if self.is_(self.card_of(option), wanted)]
                self.submit(self.one(fitting, f"pick {called(wanted)}"))
            elif mode != "" and (self.asks(c.V_MODE) or self.asks(c.V_DECLARE)):
                self.choose(mode)
                mode = ""
            elif position and self.asks(c.V_POSITION):
                self.choose(position)
                position = ""
            elif zone and self.asks(c.V_ZONE):
                self.choose(f"zone {zone}")
                zone = 0
            else:
                break
        for name in left:
            if not self.chosen(log) & (were.get(name, frozenset()) | self.meant(name)):
                self.fail(f"{called(name)} was to be picked, but nothing asked for it")
        if mode != "" or (position and position != "attack"):
            self.fail(f"{mode or position!r} was to be chosen, but nothing asked for it")
        return self

    def pass_(self: Me) -> Me:
        """The asked player passes once."""
        passing = [option for option in self.decision().options if option.verb == c.V_PASS]
        if not passing:
            self.fail("nobody is asked something that could be passed")
        return self.submit(passing[0])

    def resolve(self: Me) -> Me:
        """Passes until nobody is asked to respond."""
        while self.state.decision is not None and self.state.decision.kind == c.RESPOND:
            self.pass_()
        return self

    def pick(self: Me, *names: Name) -> Me:
        """Answers the open question with these cards, one after the other."""
        if not self.picks():
            self.fail(f"nobody is asked to pick {listed(names)}")
        return self.follow(len(self.log), picks=names)

    def use(self: Me, name: Name, targets: Sequence[Name] = (), *, cost: Sequence[Name] = ()) -> Me:
        """Uses an effect that waits: the next of several, or one that its player may decline with `no`."""
        if not self.asks(c.V_FIRST):
            self.fail(f"nobody is asked whether to use {called(name)}")
        return self.follow(len(self.log), picks=[name, *cost, *targets])

    def started(self, name: Name, seat: int, targets: Sequence[Name] = ()) -> bool:
        """Has an effect of this card started by itself, with these targets?"""
        begun = [
            one
            for one in self.past
            if one.kind == c.ACTIVATED
            and one.player == self.seat(seat)
            and self.is_(self.state.cards[one.cards[0][0]], name)
        ]
        return bool(begun) and self.taken(targets)

    def taken(self, names: Sequence[Name]) -> bool:
        """Has the duel taken these cards by itself, or done something with them?"""
        told = {ref[0] for one in self.past for ref in one.cards}
        return all(self.meant(name) & told for name in names)

    def asks_for(self, name: Name, seat: int) -> bool:
        """Is this player asked for a choice that an effect of this card makes?"""
        decision = self.state.decision
        return (
            decision is not None
            and decision.kind not in (c.ACT, c.RESPOND)
            and decision.about >= 0
            and self.seat(decision.player) == seat
            and self.is_(self.state.cards[decision.about], name)
        )

    def done(self: Me) -> Me:
        """Ends a choice of several cards."""
        return self.answer(c.V_DONE, "done")

    def yes(self: Me) -> Me:
        return self.answer(c.V_YES, "yes")

    def no(self: Me) -> Me:
        """Declines what is asked, or an optional effect that waits."""
        return self.answer(c.V_NO, "no")

    def choose(self: Me, words: str | int) -> Me:
        """Answers with the option of these words (see `options`), or of this number."""
        found = self.worded(words)
        if len(found) != 1:
            self.fail(f"{'no' if not found else 'more than one'} option is meant by {words!r}")
        return self.submit(found[0])

    # -- going on ---------------------------------------------------------------------------------------

    def leave_for(self: Me, phase: str) -> Me:
        """Wishes to go to a phase, and stops at the next question."""
        self.until_open(f"{phase} cannot be gone to")
        for option in self.decision().options:
            if option.verb == c.V_PHASE and c.PHASE_NAMES[option.number] == phase:
                return self.submit(option)
        self.fail(f"the way does not lead to the {phase}")

    def to_phase(self: Me, phase: str) -> Me:
        """Goes on to a phase of this turn; everybody passes."""
        turn = self.state.turn
        aim = c.PHASE_NAMES.index(phase)
        while self.state.outcome is None:
            state = self.state
            decision = self.decision()
            if state.phase == aim and (decision.kind == c.ACT or aim not in _OPEN_PHASES):
                return self
            if state.turn != turn or state.phase > aim:
                self.fail(f"nobody is asked anything in the {phase}")
            self.onward(aim)
        return self

    def end_turn(self: Me) -> Me:
        """Goes on to the next turn, or to the first thing that somebody must choose."""
        turn = self.state.turn
        while self.state.outcome is None and self.state.turn == turn:
            if self.decision().kind not in (c.ACT, c.RESPOND):
                break
            self.onward(c.END_PHASE)
        return self

    def concede(self: Me, seat: int) -> Me:
        self.state.concede(self.seat(seat))
        return self

    def onward(self, aim: int) -> None:
        """One answer on the way to a phase."""
        decision = self.decision()
        if decision.kind == c.RESPOND:
            self.pass_()
            return
        if decision.kind != c.ACT:
            self.fail("on the way somebody must choose something")
        ways = {option.number: option for option in decision.options if option.verb == c.V_PHASE}
        if self.state.phase == c.MAIN_1 and aim in (c.BATTLE_PHASE, c.MAIN_2):
            way = ways.get(c.BATTLE_PHASE)
        else:
            way = next(iter(ways.values())) if len(ways) == 1 else ways.get(c.END_PHASE)
        if way is None:
            self.fail(f"the way does not lead to the {c.PHASE_NAMES[aim]}")
        self.submit(way)

    def until_open(self, sentence: str) -> None:
        self.resolve()
        if self.decision().kind != c.ACT:
            self.fail(f"{sentence}: there is another question")

    # -- the open question ------------------------------------------------------------------------------

    def decision(self) -> Decision:
        if self.state.decision is None:
            self.fail("the duel is over: nobody is asked anything")
        return self.state.decision

    def submit(self: Me, option: Option) -> Me:
        self.state.choose(option)
        self.log.extend(self.state.news)
        return self

    def answer(self: Me, verb: int, word: str) -> Me:
        for option in self.decision().options:
            if option.verb == verb:
                return self.submit(option)
        self.fail(f"the question cannot be answered with {word!r}")

    def asks(self, verb: int) -> bool:
        return any(option.verb == verb for option in self.decision().options)

    def picks(self) -> list[Option]:
        """The cards that may be picked now."""
        decision = self.state.decision
        if decision is None or decision.kind in (c.ACT, c.RESPOND):
            return []
        return [option for option in decision.options if option.verb in (c.V_PICK, c.V_FIRST)]

    def options(self) -> list[str]:
        """What the asked player may answer, in words: "summon Battle Ox", "attack X > Y", "pass"."""
        return [self.words(option) for option in self.decision().options]

    def words(self, option: Option) -> str:
        cards = self.state.cards
        verb = c.VERB_NAMES[option.verb].replace("-", " ")
        if option.verb == c.V_PHASE:
            return c.PHASE_NAMES[option.number]
        if option.verb == c.V_POSITION:
            return ("", "attack", "defense", "set")[option.number]
        words = {"flip summon": "flip", "change position": "change"}.get(verb, verb)
        if option.verb == c.V_FIRST and option.effect < 0:
            words = "give back"
        if option.card >= 0:
            words += f" {cards[option.card].name}"
        if option.verb == c.V_ATTACK:
            words += f" > {DIRECT if option.target < 0 else cards[option.target].name}"
        if option.verb in (c.V_MODE, c.V_DECLARE) and option.word:
            return option.word
        if option.verb == c.V_ZONE and option.word:
            return f"{option.word} zone {option.number}"
        if option.number >= 0:
            words += f" {option.number}"
        return words

    def worded(self, words: str | int) -> list[Option]:
        """The options that these words, or this number, may mean."""
        options = self.decision().options
        if isinstance(words, int):
            return [option for option in options if option.number == words]
        wanted = words.casefold()
        exact = [o for o in options if wanted in (o.key, self.words(o).casefold())]
        return exact or [o for o in options if wanted in self.words(o).casefold()]

    def matching(self, verb: int, name: Name, target: Name | None, effect: int = -1) -> list[Option]:
        """The options of the open question for this verb and card."""
        found = []
        for option in self.decision().options:
            if option.verb != verb or not self.is_(self.card_of(option), name):
                continue
            if effect >= 0 and option.effect != effect:
                continue
            if target == DIRECT and option.target >= 0:
                continue
            if target is not None and target != DIRECT:
                if option.target < 0 or not self.is_(self.state.cards[option.target], target):
                    continue
            found.append(option)
        return found

    def one(self, options: list[Option], what: str) -> Option:
        """The one option meant. Equal cards in a hand or pile are all the same."""
        first = options[0]
        for other in options[1:]:
            a, b = self.card_of(first), self.card_of(other)
            same = (other.effect, other.number, other.target) == (first.effect, first.number, first.target)
            if not same or a.on_field or (a.name, a.zone, a.side) != (b.name, b.zone, b.side):
                self.fail(f"{what}: more than one is meant; say in which zone, or which effect")
        return first

    def chosen(self, log: int) -> set[int]:
        """The cards of all events since then, and those that the duel holds in mind as chosen."""
        events = [event for event in self.log[log:] if event.kind not in _OF_THE_ATTACK]
        found = {ref[0] for event in events for ref in event.cards}
        for frame in self.state.stack:
            for value in (frame.ctx.targets, *frame.ctx.values.values()):
                if isinstance(value, tuple):
                    found |= {ref[0] for ref in value if isinstance(ref, tuple) and isinstance(ref[0], int)}
        return found - {-1}

    # -- cards and seats --------------------------------------------------------------------------------

    def seat(self, seat: int) -> int:
        """From you (0) and them (1) to the seats of the duel, and back."""
        return seat ^ self.swapped

    def card_of(self, option: Option) -> Card:
        return self.state.cards[option.card]

    def is_(self, card: Card, name: Name) -> bool:
        """Is this the card that is called so?"""
        if isinstance(name, At):
            zone = c.MAGIC_TRAP_ZONE if name.magic_trap else c.MONSTER_ZONE
            return self.state.pile(self.seat(name.seat), zone)[name.zone - 1] == card.uid
        if isinstance(name, Called):
            zone = PILES[name.place]
            if card.side != self.seat(name.seat) or zone not in (card.zone, _LANDING.get(card.zone)):
                return False
            if name.number and self.number(card) != name.number:
                return False
            return not name.name or card.name == self.full_name(name.name)
        return card.name == name or card.name == self.full_name(name)

    def meant(self, name: Name) -> frozenset[int]:
        """The uids of all cards that are called so now."""
        return frozenset(card.uid for card in self.state.cards if card.zone and self.is_(card, name))

    def number(self, card: Card) -> int:
        """Which card of its pile it is, from 1; in a Deck from the top, on the field its zone."""
        if card.slot >= 0:
            return card.slot + 1
        pile = self.state.pile(card.side, card.zone)
        at = pile.index(card.uid)
        return len(pile) - at if card.zone == c.DECK else at + 1

    def full_name(self, name: str) -> str:
        try:
            return find_name(self.state.library, name)
        except LookupError as error:
            self.fail(str(error))


_OPEN_PHASES: Final = (c.MAIN_1, c.BATTLE_PHASE, c.MAIN_2)
_OF_THE_ATTACK: Final = (c.REPLAY, c.ATTACK_STOPPED)
_LANDING: Final = {c.ARRIVING: c.MONSTER_ZONE}
_PLACE_WORDS: Final = {
    "magic_traps": "Magic & Trap Zone",
    "monsters": "Monster Zone",
    "field": "Field Card Zone",
    "fusion_deck": "Fusion Deck",
    "graveyard": "Graveyard",
    "deck": "Deck",
    "removed": "cards removed from play",
}


def called(name: Name) -> str:
    """A card as a sentence calls it."""
    if isinstance(name, str):
        return name
    whose = "the opponent's" if name.seat else "your"
    if isinstance(name, At):
        return f"the card in {whose} {'Magic & Trap' if name.magic_trap else 'Monster'} Zone {name.zone}"
    where = f"{whose} {_PLACE_WORDS.get(name.place, name.place)}"
    number = f" {name.number}" if name.number else ""
    return f"{name.name or 'the card'} in {where}{number}"


def listed(names: Iterable[Name]) -> str:
    return ", ".join(called(name) for name in names)

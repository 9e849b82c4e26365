"""What can be said at the table besides answering the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from spellspeed import notation
from spellspeed.cards.catalogue import quoted
from spellspeed.protocol import CardView, Decision, View
from spellspeed.referee import CannotUndo
from spellspeed.view import Viewer

from . import telling
from .prompts import EVENTS, MODES
from .table import Leave
from .words import card_meant, number, tokens

if TYPE_CHECKING:
    from .game import Game

__all__ = ["Command", "Commands", "viewer"]

_VERBS: Final = {
    "summon": "summon",
    "tribute": "summon",
    "set": "set",
    "activate": "activate",
    "use": "activate",
    "play": "activate",
    "flip": "flip-summon",
    "change": "change-position",
    "attack": "attack",
    "special": "special-summon",
}
_PHASES: Final = {"battle": "battle", "end": "end", "main": "main 2"}
_SAID: Final = {
    "summon": "Summon",
    "set": "Set",
    "activate": "activate",
    "flip-summon": "Flip Summon",
    "change-position": "change the position of",
    "attack": "attack with",
    "special-summon": "Special Summon",
}
_LOG: Final = 10


class Command(NamedTuple):
    name: str
    aliases: tuple[str, ...]
    usage: str
    does: str
    run: Callable[[str, Decision | None, View], bool]


class Commands:
    """The commands of one table. Each gives True when the open question is done with."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.list = self.all()
        self.by_name = {word: one for one in self.list for word in (one.name, *one.aliases)}

    def all(self) -> tuple[Command, ...]:
        return (
            Command("help", ("?",), "help", "this list", self.help),
            Command("options", ("o",), "options", "the question and its options again", self.options),
            Command("board", ("b",), "board", "the whole table", self.board),
            Command(
                "picture", (), "picture", "once it is over, the field in a form that reads back", self.picture
            ),
            Command("field", ("f",), "field", "what lies on the field", self.field),
            Command("hand", ("h",), "hand", "your hand", self.hand),
            Command(
                "graveyard", ("gy",), "graveyard me|opp", "a Graveyard, both without a word", self.graveyard
            ),
            Command("info", ("i",), "info CARD", "what a card is and does", self.info),
            Command("why", (), "why CARD [MOVE]", "which rules forbid a move: why skull summon", self.why),
            Command(
                "log", ("l",), "log [N]", f"the last N things that happened, {_LOG} by default", self.log
            ),
            Command("undo", ("u",), "undo [N]", "take back your last N answers", self.undo),
            Command(
                "back", (), "back", "take back the play whose costs and targets you are choosing", self.back
            ),
            Command("prompt", (), "prompt MODE", f"when to ask for answers: {', '.join(MODES)}", self.prompt),
            Command(
                "events",
                (),
                "events [EVENT ...]",
                f"for what mode auto asks: {', '.join(EVENTS)}",
                self.events,
            ),
            Command(
                "save", (), "save [FILE]", f"save the {self.game.what}; it is saved by itself too", self.save
            ),
            Command("load", (), "load FILE", "go on with another saved duel or match", self.load),
            Command("concede", (), "concede", "give up", self.concede),
            Command("quit", ("q", "exit", "bye"), "quit", "leave; --resume goes on later", self.quit),
        )

    def said(self, line: str, decision: Decision, view: View) -> bool | None:
        """Does a command that is named in full; None if the line is none."""
        first, _, rest = line.partition(" ")
        first = first.lower()
        if first in MODES and not rest and not (first == "set" and self.sets(decision)):
            return self.prompt(first, decision, view)
        if first in ("next", "n") and not rest:
            phases = [option for option in decision.options if option.verb == "phase"]
            if phases:
                return self.game.give(decision, phases[0])
        command = self.by_name.get(first)
        return None if command is None else command.run(rest.strip(), decision, view)

    def sets(self, decision: Decision) -> bool:
        return any(option.verb == "set" for option in decision.options)

    def not_an_option(self, line: str, decision: Decision, view: View) -> bool:
        """Neither an option nor a command in full: one cut short, a move that is forbidden, or nothing."""
        first, _, rest = line.partition(" ")
        begun = [one for one in self.list if one.name.startswith(first.lower())]
        if len(begun) == 1 and len(first) > 1:
            return begun[0].run(rest.strip(), decision, view)
        words = tokens(line)
        if words in (["pass"], ["yes"], ["no"], ["done"]):
            self.game.refuse(f"{words[0].capitalize()} is no answer here; o tells the options again.")
        elif words and (words[0] in _VERBS or words[0] in _PHASES):
            self.forbidden(line, decision.player, view)
        else:
            self.game.refuse(f"{quoted(line)} is not understood; ? tells what you can say.")
        return False

    def afterwards(self, line: str, view: View) -> bool:
        """A command when the duel is over. True if it goes on after all."""
        first, _, rest = line.partition(" ")
        command = self.by_name.get(first.lower())
        if command is None or command.name in ("options", "why", "back", "prompt", "events", "concede"):
            undo = "undo, " if self.game.can_undo else ""
            self.game.refuse(f"The duel is over: log, board, graveyard, info, {undo}load; {self.game.enter}.")
            return False
        return command.run(rest.strip(), None, view)

    # -- looking ------------------------------------------------------------------------------------

    def say(self, *lines: str) -> bool:
        for line in lines:
            self.game.screen.say(line)
        return False

    def seat(self, decision: Decision | None, view: View) -> int:
        assert isinstance(view.viewer, int)
        return view.viewer

    def help(self, rest: str, decision: Decision | None, view: View) -> bool:
        self.say(
            "Answer with the number of an option, or with words: summon skull; attack ox with skull; pass.",
            "Words may be cut short, and card names need not be whole. next goes to the next phase.",
            "Besides, you can say:",
        )
        for one in self.list:
            also = f" (or {', '.join(one.aliases)})" if one.aliases else ""
            self.say(f"  {one.usage}{also}: {one.does}")
        return False

    def options(self, rest: str, decision: Decision | None, view: View) -> bool:
        if decision is not None:
            self.game.put(decision, view)
        return False

    def board(self, rest: str, decision: Decision | None, view: View) -> bool:
        return self.say(*telling.board(view, self.seat(decision, view)))

    def picture(self, rest: str, decision: Decision | None, view: View) -> bool:
        """Everything on the table, hidden cards too, in a form that reads back: for when the duel is over."""
        state = self.game.duel.state
        if state.outcome is None:
            self.game.refuse("A picture shows hidden cards too; it is there when the duel is over.")
            return False
        return self.say(*notation.write(state, you=self.seat(decision, view)).splitlines())

    def field(self, rest: str, decision: Decision | None, view: View) -> bool:
        return self.say(*telling.field(view, self.seat(decision, view)))

    def hand(self, rest: str, decision: Decision | None, view: View) -> bool:
        return self.say(*telling.hand(view, self.seat(decision, view)))

    def graveyard(self, rest: str, decision: Decision | None, view: View) -> bool:
        seat = self.seat(decision, view)
        wish = rest.lower()
        if wish and not any(
            word.startswith(wish) for word in ("me", "mine", "you", "opponent", "their", "them")
        ):
            self.game.refuse("graveyard takes me or opp, or nothing for both.")
            return False
        if not wish or wish[0] in "my":
            self.say(*telling.graveyard(view, seat, "Your"))
        if not wish or wish[0] in "ot":
            self.say(*telling.graveyard(view, 1 - seat, "The opponent's"))
        return False

    def info(self, rest: str, decision: Decision | None, view: View) -> bool:
        if not rest:
            self.game.refuse("info takes the name of a card: info skull")
            return False
        name = self.card_name(rest, view, anywhere=True)
        return False if name is None else self.say(*telling.card_info(name, view))

    def card_name(self, text: str, view: View, *, anywhere: bool = False) -> str | None:
        """The card meant: one that can be seen, or else any of the pool. Says so if it is not clear."""
        seen = {card.name for card in telling.all_cards(view) if card.name}
        name, problem = card_meant(text, seen, anywhere=anywhere)
        if problem:
            self.game.refuse(problem)
        return name or None

    def log(self, rest: str, decision: Decision | None, view: View) -> bool:
        count = _number(rest, _LOG)
        if count is None:
            self.game.refuse("log takes a number: log 20")
            return False
        seat = self.seat(decision, view)
        events = telling.told(self.game.duel.history(viewer(seat)), seat)
        return self.say(*(event.sentence for event in events[-count:]))

    # -- why ----------------------------------------------------------------------------------------

    def why(self, rest: str, decision: Decision | None, view: View) -> bool:
        if not rest:
            self.game.refuse(
                "why takes a card, and a move if you like: why skull, why skull attack, why battle"
            )
        else:
            self.forbidden(rest, self.seat(decision, view), view)
        return False

    def forbidden(self, text: str, seat: int, view: View) -> None:
        """Every rule that forbids a move, with its id and its sentence."""
        words = tokens(text)
        if len(words) == 1 or words[1:] == ["phase"]:
            if words[0] in _PHASES:
                self.reasons(seat, "phase", _PHASES[words[0]], f"go to the {words[0].capitalize()} Phase")
                return
        verb = ""
        if words and words[0] in _VERBS:
            verb, words = _VERBS[words[0]], words[1:]
        elif words and words[-1] in _VERBS:
            verb, words = _VERBS[words[-1]], words[:-1]
        target = ""
        if "with" in words and verb == "attack":
            at = words.index("with")
            target, words = " ".join(words[:at]), words[at + 1 :]
        words = [word for word in words if word not in ("summon", "position")]
        if not words:
            self.game.refuse("Which card? For example: why skull summon")
            return
        name = self.card_name(" ".join(words), view)
        if name is None:
            return
        if target and not target.startswith("direct"):
            target = self.card_name(target, view) or ""
        for one in [verb] if verb else _likely(name, seat, view):
            self.reasons(
                seat, one, name, f"{_SAID[one]} {name}", "player" if target.startswith("direct") else target
            )

    def reasons(self, seat: int, verb: str, card: str, move: str, target: str = "") -> None:
        try:
            found = self.game.duel.why_not(seat, verb, card, target)
        except (ValueError, LookupError) as error:
            self.game.refuse(f"{error}.")
            return
        if not found:
            self.say(f"You can {move} now.")
            return
        self.say(f"You cannot {move}:")
        for reason in found:
            self.say(f"  {reason.rule}: {reason.sentence}")

    # -- taking back --------------------------------------------------------------------------------

    def undo(self, rest: str, decision: Decision | None, view: View) -> bool:
        game = self.game
        count = _number(rest, 1)
        if count is None:
            game.refuse("undo takes a number: undo 3")
            return False
        if not game.marks:
            game.refuse("There is nothing to take back.")
            return False
        count = min(count, len(game.marks))
        try:
            game.duel.undo(len(game.duel.log.answers) - game.marks[-count])
        except CannotUndo as error:
            game.refuse(f"That cannot be taken back: {error}.")
            return False
        del game.marks[-count:]
        game.look_again()
        game.keep()
        game.screen.say(f"Taken back: {telling.counted(count, 'answer')}.")
        return True

    def back(self, rest: str, decision: Decision | None, view: View) -> bool:
        game = self.game
        try:
            game.duel.back()
        except CannotUndo as error:
            game.refuse(f"There is no way back: {error}. undo takes back what has been done.")
            return False
        done = len(game.duel.log.answers)
        game.marks = [mark for mark in game.marks if mark < done]
        return True

    # -- prompts ------------------------------------------------------------------------------------

    def prompt(self, rest: str, decision: Decision | None, view: View) -> bool:
        prompts = self.game.prompts[self.seat(decision, view)]
        mode = rest.lower()
        if mode and mode not in MODES:
            self.game.refuse(f"There is no mode {quoted(rest)}; there are {', '.join(MODES)}.")
            return False
        if mode == "never":
            prompts.silent_turn = view.turn
        elif mode:
            prompts.mode = mode
            prompts.silent_turn = 0
        now = "never" if prompts.silent_turn == view.turn else prompts.mode
        self.say(f"Mode {now}: {MODES[now]}.")
        if now == "auto":
            self.say(f"The events: {', '.join(one for one in EVENTS if one in prompts.events) or 'none'}.")
        self.game.keep()
        return False

    def events(self, rest: str, decision: Decision | None, view: View) -> bool:
        prompts = self.game.prompts[self.seat(decision, view)]
        words = rest.lower().replace(",", " ").split()
        wrong = [word for word in words if word not in EVENTS and word != "none"]
        if wrong:
            self.game.refuse(f"There is no event {quoted(wrong[0])}; there are {', '.join(EVENTS)}, or none.")
            return False
        if words:
            prompts.events = {word for word in words if word in EVENTS}
        for name, sentence in EVENTS.items():
            self.say(f"{name} ({sentence}): {'asks' if name in prompts.events else 'does not ask'}.")
        self.game.keep()
        return False

    # -- files and leaving --------------------------------------------------------------------------

    def save(self, rest: str, decision: Decision | None, view: View) -> bool:
        self.game.save(rest)
        return False

    def load(self, rest: str, decision: Decision | None, view: View) -> bool:
        self.game.load(rest)
        return False

    def concede(self, rest: str, decision: Decision | None, view: View) -> bool:
        game = self.game
        if game.ask("Do you give up the duel? yes or no: ").lower() not in ("y", "yes"):
            return self.say("The duel goes on.")
        game.marks.append(len(game.duel.log.answers))
        game.duel.concede(self.seat(decision, view))
        return True

    def quit(self, rest: str, decision: Decision | None, view: View) -> bool:
        raise Leave


def viewer(seat: int) -> Viewer:
    """The seat as one who looks at the duel."""
    return 0 if seat == 0 else 1


def _number(text: str, usual: int) -> int | None:
    """A number of 1 or more; None if it is none."""
    return (number(text) or None) if text else usual


def _likely(name: str, seat: int, view: View) -> list[str]:
    """The moves that one could wish to make with a card, by where it lies."""
    cards = [card for card in telling.all_cards(view) if card.name == name]
    cards.sort(key=lambda card: (card.seat != seat, card.zone not in ("hand", "Monster Zone")))
    return _moves(cards[0])


def _moves(card: CardView) -> list[str]:
    if card.zone == "Monster Zone":
        return ["flip-summon"] if card.face == "down" else ["attack", "change-position", "activate"]
    if card.kind == "monster":
        return ["summon", "set"]
    return ["activate", "set"] if card.zone == "hand" else ["activate"]

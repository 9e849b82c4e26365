"""A ruling played: each move with what came of it, and where an expectation fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from spellspeed import notation
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Library
from spellspeed.duel.records import Card, Decision
from spellspeed.duel.records import Reason as CoreReason
from spellspeed.duel.state import State
from spellspeed.duel.whynot import ANY_TARGET, why_not
from spellspeed.position import FILLER
from spellspeed.protocol import Reason
from spellspeed.sentences import Eyes, event_sentence, option_sentence

from .moves import make
from .plays import DIRECT, VERBS, CannotPlay, Name, Plays, called
from .ruling import Line, Ruling

__all__ = ["Report", "Step", "picture", "play_ruling"]

_SEATS: Final = ("you", "them")
MOST_ANSWERS: Final = 12
_IN_REACH: Final = (c.IN_HAND, c.ON_FIELD, ~(1 << c.NOWHERE))
_FROM_HAND: Final = (c.V_SUMMON, c.V_SET, c.V_SPECIAL_SUMMON)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a ruling, carried out."""

    line: int
    kind: str
    """move, expect, refused, allowed or chance."""
    text: str
    holds: bool
    """The move was made; what is expected is so; what must be refused is."""
    said: str = ""
    """Why not, or what there is instead."""
    reasons: tuple[Reason, ...] = ()
    """The rules that forbid a move."""
    asked: str = ""
    """The question that was open when the move could not be made, with its answers."""
    events: tuple[str, ...] = ()
    """What happened."""
    field: tuple[str, ...] = ()
    """The picture after a move."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a ruling."""

    title: str
    holds: bool
    """Every move could be made, and every expectation holds."""
    start: tuple[str, ...]
    """The picture it began with."""
    steps: tuple[Step, ...]
    stopped: int = 0
    """The line whose move could not be made; what stands behind it was not played."""


def play_ruling(ruling: Ruling, library: Library, *, swapped: bool = False) -> Report:
    """Plays it. `swapped` changes the seats over, which must make no difference; not those of a snapshot."""
    swapped = swapped and ruling.snapshot is None
    state = ruling.start(library, swapped=swapped)
    plays = Plays(state, int(swapped))
    start = picture(plays)
    steps: list[Step] = []
    stopped = 0
    for line in ruling.lines:
        if line.kind == "expect":
            steps.extend(_expected(plays, line))
        elif line.kind == "chance":
            plays.state = plays.state.clone()
            plays.state.forced = (*plays.state.forced, *line.chance)
            steps.append(Step(line.number, line.kind, line.text, True))
        elif line.kind == "move":
            steps.append(_moved(plays, line))
            if not steps[-1].holds:
                stopped = line.number
                break
        else:
            steps.append(_tried(plays, line))
    holds = not stopped and all(step.holds for step in steps)
    return Report(ruling.title, holds, start, tuple(steps), stopped)


def picture(plays: Plays) -> tuple[str, ...]:
    """The field in lines, without the Decks that hold only what fills them."""
    text = notation.write(plays.state, you=plays.swapped)
    filled = [f"{who} deck: {FILLER}" for who in ("you", "them")]
    return tuple(line for line in text.splitlines() if not any(_only(line, deck) for deck in filled))


def _only(line: str, deck: str) -> bool:
    return line.startswith(deck) and "|" not in line


# -- moves ------------------------------------------------------------------------------------------


def _try(plays: Plays, line: Line) -> tuple[Plays, str, tuple[Reason, ...]]:
    """The duel after the move; or why it cannot be made."""
    assert line.move is not None
    after = Plays(plays.state.clone(), plays.swapped)
    after.log = []
    after.past = plays.state.news
    after.strict = line.kind != "move"
    try:
        make(after, line.move)
    except CannotPlay as error:
        return after, error.sentence, reasons(plays, line.move.seat, error)
    except ValueError as error:
        # Only chance that was forced wrongly is a ValueError of the core.
        return after, f"{error}: what was forced does not fit what is asked of chance", ()
    return after, "", ()


def _moved(plays: Plays, line: Line) -> Step:
    after, why, found = _try(plays, line)
    if why:
        return Step(line.number, line.kind, line.text, False, why, found, asked=_open_question(after))
    plays.state = after.state
    eyes = _Judge(plays.state, 1 if plays.swapped else 0)
    events = tuple(event_sentence(eyes, event) for event in after.log)
    plays.log.extend(after.log)
    return Step(line.number, line.kind, line.text, True, events=events, field=picture(plays))


def _open_question(plays: Plays) -> str:
    """Who is asked what, and what he may answer."""
    decision = plays.state.decision
    if decision is None:
        return ""
    eyes = _Judge(plays.state, 0 if decision.player == 0 else 1)
    said = [option_sentence(eyes, option, decision.player) for option in decision.options]
    answers = list(dict.fromkeys(said))
    shown = "; ".join(answers[:MOST_ANSWERS]) + ("; …" if len(answers) > MOST_ANSWERS else "")
    prompt = decision.prompt if decision.prompt.endswith(("?", ")")) else f"{decision.prompt}:"
    return f"{_SEATS[plays.seat(decision.player)]}: {prompt} {shown}"


class _Judge(Eyes):
    """Sits beside a player and sees everything."""

    def knows(self, card: Card, seen: int = 0) -> bool:
        return True


def _tried(plays: Plays, line: Line) -> Step:
    """A move that must be refused, or allowed. It is not made."""
    _, why, found = _try(plays, line)
    ids = ", ".join(dict.fromkeys(reason.rule for reason in found))
    if line.kind == "allowed":
        return Step(line.number, line.kind, line.text, not why, why, found)
    if not why:
        return Step(line.number, line.kind, line.text, False, "it is legal")
    missing = _missing(plays, line)
    if missing:
        return Step(line.number, line.kind, line.text, False, missing)
    if line.rule and line.rule not in {reason.rule for reason in found}:
        said = f"it is refused, but not by {line.rule}; by {ids or 'no rule that can be told'}"
        return Step(line.number, line.kind, line.text, False, said, found)
    return Step(line.number, line.kind, line.text, True, why, found)


def _missing(plays: Plays, line: Line) -> str:
    """A move that is refused only because its card is not in the duel says nothing."""
    card = None if line.move is None else line.move.card
    if card is None or any(one.zone != c.NOWHERE and plays.is_(one, card) for one in plays.state.cards):
        return ""
    return f"{called(card)} is nowhere in this duel"


def _expected(plays: Plays, line: Line) -> Iterator[Step]:
    decision = plays.state.decision
    hint = ""
    if decision is not None and decision.kind != c.ACT:
        who = "you" if plays.seat(decision.player) == 0 else "they"
        hint = f" ({who} must still choose: {decision.prompt})"
        if decision.kind == c.RESPOND:
            hint = f" ({who} may still respond; 'both: pass' goes on)"
    for one in line.expectations:
        verdict = one.check(plays)
        said = "" if verdict.holds else f"{verdict.found}{hint}"
        yield Step(line.number, line.kind, one.text, verdict.holds, said)


# -- why not ----------------------------------------------------------------------------------------


def reasons(plays: Plays, seat: int, error: CannotPlay) -> tuple[Reason, ...]:
    """The rules that forbid the play that was refused, of the card that is meant most likely."""
    verb = VERBS.get(error.verb, 0)
    if not verb or error.name is None:
        return ()
    state, player = plays.state, plays.seat(seat)
    best: list[CoreReason] | None = None
    for card in _meant(plays, verb, error.name, player):
        aims = [ANY_TARGET] if error.target is None else _aims(plays, error.target)
        for aim in aims:
            found = _why_not(state, player, verb, card, aim)
            if best is None or len(found) < len(best):
                best = found
    return tuple(dict.fromkeys(Reason(one.rule, one.sentence) for one in best or ()))


def _meant(plays: Plays, verb: int, name: Name, player: int) -> list[Card]:
    """The cards of this name that lie nearest to where they would be played from, his own first."""
    cards = [card for card in plays.state.cards if card.zone != c.NOWHERE and plays.is_(card, name)]
    places = _IN_REACH if verb in _FROM_HAND else (_IN_REACH[1], _IN_REACH[0], _IN_REACH[2])
    for place in places:
        near = [card for card in cards if place >> card.zone & 1]
        mine = [card for card in near if card.side == player]
        if mine or (near and place == _IN_REACH[2]):
            return mine or near
    return cards


def _aims(plays: Plays, target: Name) -> list[int]:
    if target == DIRECT:
        return [-1]
    found = [card.uid for card in plays.state.cards if card.on_field and plays.is_(card, target)]
    return found or [ANY_TARGET]


def _why_not(state: State, player: int, verb: int, card: Card, aim: int) -> list[CoreReason]:
    """As the player may ask it now; when he is not asked, what would forbid it if he were."""
    found = why_not(state, player, verb, card.uid, -1, aim)
    decision = state.decision
    if decision is None or verb != c.V_ACTIVATE or not found:
        return found
    if decision.player == player and (decision.kind != c.ACT or not _answers(card)):
        return found
    twin = state.clone()
    if twin.window_kind == c.OPEN and twin.chain is None:
        twin.window = twin.last
        twin.window_kind = c.AFTER_EVENT
    asked = Decision(
        decision.number, player, c.RESPOND, decision.prompt, decision.options, decision.step, decision.ctx, -1
    )
    twin.decision = asked
    instead = why_not(twin, player, verb, card.uid)
    return instead or found


def _answers(card: Card) -> bool:
    """Is the card one that answers what has just happened?"""
    return any(effect.when is not None and effect.when.kinds for effect in card.script.effects)

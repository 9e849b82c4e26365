"""Moves in words: "activate Monster Reborn on Summoned Skull", "attack Kuriboh with Battle Ox", "pass"."""

from __future__ import annotations

import difflib
import re
from typing import Final

import msgspec

from spellspeed.cards.catalogue import quoted
from spellspeed.duel import constants as c

from .plays import DIRECT, CannotPlay, Name, Plays
from .words import Sentences, Unclear

__all__ = ["Move", "make", "read_move"]

BOTH: Final = -1
_PLAYS: Final = {
    "tribute summon": "summon",
    "normal summon": "summon",
    "special summon": "special summon",
    "flip summon": "flip",
    "summon": "summon",
    "set": "set",
    "flip": "flip",
    "change the position of": "change",
    "change position of": "change",
    "change": "change",
    "activate": "activate",
    "play": "activate",
    "use the effect of": "activate",
    "chain": "chain",
    "respond with": "chain",
    "answer with": "chain",
    "use": "use",
    "pick": "pick",
    "choose": "pick",
    "declare": "choose",
}
_BARE: Final = ("pass", "yes", "no", "done", "end turn", "end the turn", "concede", "give up")
_PHASES: Final = {
    "battle": "Battle Phase",
    "battle phase": "Battle Phase",
    "main phase 1": "Main Phase 1",
    "main phase 2": "Main Phase 2",
    "main 2": "Main Phase 2",
    "draw phase": "Draw Phase",
    "standby phase": "Standby Phase",
    "end phase": "End Phase",
    "end": "End Phase",
}
_GO: Final = re.compile(
    r"(?:go|goes|enter|move|move on)(?: on)?(?: to)?(?: the| my| your| their)? +(.+)", re.IGNORECASE
)
_CLAUSE: Final = re.compile(
    r"(?P<on>on|targeting)\s+"
    r"|(?P<with>(?:by\s+)?(?:tributing|discarding|removing|sending|paying with|using|offering)|with|for)\s+"
    r"|in\s+(?P<position>attack|defen[sc]e|face-down defen[sc]e)(?:\s+position)?(?!\S)"
    r"|(?:in|to)\s+(?:monster\s+|magic\s+&\s+trap\s+)?zone\s+(?P<zone>[1-5])(?!\S)"
    r"|to\s+(?P<to>attack|defen[sc]e)(?:\s+position)?(?!\S)"
    r"|effect\s+(?P<effect>\d{1,2})(?!\S)"
    r"|(?P<mode>choosing|declaring)\s+",
    re.IGNORECASE,
)
_MODE: Final = re.compile(r'"(?P<quoted>[^"]+)"|(?P<plain>.+?)(?=\s+(?:on|with|in zone)\s|$)', re.IGNORECASE)
_ATTACKS: Final = re.compile(r"attacks?(?:\s+|$)", re.IGNORECASE)
_WITH: Final = re.compile(r"(?:with|using)\s+", re.IGNORECASE)
_DIRECTLY: Final = re.compile(r"(?:directly|direct|the player|the opponent)(?!\S)\s*", re.IGNORECASE)


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move of a ruling."""

    seat: int
    """0 you, 1 them, -1 both."""
    text: str
    kind: str
    """A verb of `plays.VERBS`, or chain, use, pick, choose, pass, yes, no, done, go, end turn, concede."""
    card: Name | None = None
    target: Name | None = None
    """What is attacked."""
    picks: tuple[Name, ...] = ()
    """Tributes, costs and targets."""
    words: str = ""
    """A mode, a declaration, or the phase to go to."""
    position: str = ""
    zone: int = 0
    effect: int = -1


def read_move(seat: int, text: str, sentences: Sentences) -> Move:
    """A move from its words. Raises Unclear with a sentence that says what to do."""
    text = " ".join(text.split()).rstrip(".")
    said = text.casefold()
    if seat == BOTH:
        return _read_both(text)
    if said in _BARE:
        kind = {"end the turn": "end turn", "give up": "concede"}.get(said, said)
        return Move(seat, text, kind)
    going = _GO.fullmatch(text)
    phase = _PHASES.get(going[1].casefold() if going else said)
    if phase:
        return Move(seat, text, "go", words=phase)
    if going:
        raise Unclear(f"there is no {quoted(going[1])} to go to; there are {', '.join(c.PHASE_NAMES[1:])}")
    if _ATTACKS.match(text):
        return _read_attack(seat, text, sentences)
    for words, kind in _PLAYS.items():
        if said == words or said.startswith(f"{words} "):
            return _read_play(seat, text, kind, text[len(words) :].strip(), sentences)
    found = sentences.name(text)
    if found is not None and _ATTACKS.match(found[1]):
        return _read_attacker_first(seat, text, sentences)
    known = [*_PLAYS, *_BARE, "attack", "go to the Battle Phase"]
    near = difflib.get_close_matches(said.partition(" ")[0], known, n=1, cutoff=0.5)
    hint = f"do you mean {near[0]!r}?" if near else "it begins like 'summon', 'attack', 'activate', 'chain'"
    raise Unclear(f"there is no move {quoted(text)}; {hint}")


def _read_both(text: str) -> Move:
    said = text.casefold()
    if said == "pass":
        return Move(BOTH, text, "pass")
    going = _GO.fullmatch(text)
    phase = _PHASES.get(going[1].casefold() if going else said)
    if phase is None:
        raise Unclear(f"both can pass, or go to a phase, but not {quoted(text)}")
    return Move(BOTH, text, "go", words=phase)


def _read_attack(seat: int, text: str, sentences: Sentences) -> Move:
    """ "attack with X", "attack directly with X", "attack Y with X", "attack with X on Y"."""
    rest = text[_end(_ATTACKS, text) :]
    target: Name | None = None
    direct = _DIRECTLY.match(rest)
    if direct:
        rest = rest[direct.end() :]
    elif not _WITH.match(rest):
        target, rest = sentences.card(rest)
    with_ = _WITH.match(rest)
    if with_ is None:
        raise Unclear("with which monster? An attack is told like 'attack Kuriboh with Battle Ox'")
    card, rest = sentences.card(rest[with_.end() :])
    if target is None and not direct:
        on = re.match(r"on\s+", rest)
        if _DIRECTLY.fullmatch(rest):
            rest = ""
        elif on:
            target, rest = sentences.card(rest[on.end() :])
    _ended(rest)
    return Move(seat, text, "attack", card, DIRECT if target is None else target)


def _read_attacker_first(seat: int, text: str, sentences: Sentences) -> Move:
    """ "X attacks Y", "X attacks directly"."""
    card, rest = sentences.card(text)
    rest = rest[_end(_ATTACKS, rest) :]
    target: Name = DIRECT
    if not rest or _DIRECTLY.fullmatch(rest):
        rest = ""
    else:
        target, rest = sentences.card(rest)
    _ended(rest)
    return Move(seat, text, "attack", card, target)


def _read_play(seat: int, text: str, kind: str, rest: str, sentences: Sentences) -> Move:
    if not rest:
        raise Unclear(f"{text} what? Its card is missing")
    if kind == "choose" or (kind == "pick" and not sentences.begins_with_card(rest)):
        if kind == "pick" and len(rest.split()) > 2 and not re.match(r"zone|\d|[\"']", rest):
            raise Unclear(sentences.unknown(rest))
        return Move(seat, text, "choose", words=_mode_words(rest))
    if kind == "pick":
        picks, rest = sentences.cards(rest)
        _ended(rest)
        return Move(seat, text, kind, picks=tuple(picks))
    card, rest = sentences.card(rest)
    told: dict[str, str | int] = {}
    picks = []
    while rest:
        clause = _CLAUSE.match(rest)
        if clause is None:
            _ended(rest)
            break
        rest = rest[clause.end() :].lstrip(" ,")
        if clause["on"] or clause["with"]:
            more, rest = sentences.cards(rest)
            picks += more
        elif clause["position"] or clause["to"]:
            word = (clause["position"] or clause["to"]).lower().replace("defence", "defense")
            if kind != "change":
                told["position"] = "set" if word.startswith("face") else word
        elif clause["zone"]:
            told["zone"] = int(clause["zone"])
        elif clause["effect"]:
            told["effect"] = int(clause["effect"]) - 1
        else:
            mode = _MODE.match(rest)
            assert mode is not None
            told["words"] = _mode_words(mode[0])
            rest = rest[mode.end() :].strip()
    return msgspec.structs.replace(Move(seat, text, kind, card, picks=tuple(picks)), **told)


def _mode_words(text: str) -> str:
    words = text.strip().strip("\"'")
    return words.removesuffix(" Position").removesuffix(" position")


def _end(pattern: re.Pattern[str], text: str) -> int:
    match = pattern.match(text)
    return match.end() if match else 0


def _ended(rest: str) -> None:
    if rest.strip(" .,"):
        raise Unclear(
            f"{quoted(rest)} is not understood; behind a card there may be "
            "'on' its targets, 'with' its Tributes and costs, 'choosing' a word, 'in zone 3', 'effect 2'"
        )


# -- making them ------------------------------------------------------------------------------------


def make(plays: Plays, move: Move) -> None:
    """Makes the move. Raises CannotPlay when it is not legal now; the duel may stand in its middle then."""
    if move.seat == BOTH:
        if move.kind == "pass":
            plays.resolve()
        else:
            plays.to_phase(move.words)
        return
    if move.kind == "concede":
        plays.concede(move.seat)
    elif move.kind == "pass":
        # Who has nothing legal is not asked (J-CHAIN-11): it is as if he had passed.
        if _asked(plays) in (move.seat, -1):
            plays.pass_()
    elif move.kind == "pick" and not plays.picks() and plays.taken(move.picks):
        pass  # There was nothing to choose, so the duel did not ask.
    elif move.kind in ("yes", "no", "done", "choose", "pick"):
        _let_pass(plays, move)
        _answer(plays, move)
    elif move.kind in ("use", "activate", "chain") and _starts_by_itself(plays, move):
        _answer(plays, msgspec.structs.replace(move, kind="use"))
    elif move.kind == "use" and move.card is not None and plays.asks_for(move.card, move.seat):
        # It has started by itself, and asks for its targets.
        plays.follow(
            len(plays.log), picks=move.picks, mode=move.words, position=move.position, zone=move.zone
        )
        _end_choice(plays, move)
    elif move.kind == "use" and move.card is not None and plays.started(move.card, move.seat, move.picks):
        pass  # So has this one, with nothing to choose.
    elif move.kind == "go":
        _open_for(plays, move)
        plays.leave_for(move.words)
    elif move.kind == "end turn":
        _open_for(plays, move)
        _must_not_choose(plays, move)
        plays.end_turn()
    else:
        assert move.card is not None
        plays.play(
            "activate" if move.kind in ("chain", "use") else move.kind,
            move.card,
            target=move.target,
            effect=move.effect,
            seat=move.seat,
            answer=move.kind == "chain",
            picks=move.picks,
            mode=move.words,
            position=move.position,
            zone=move.zone,
        )
        _end_choice(plays, move)


def _answer(plays: Plays, move: Move) -> None:
    log = len(plays.log)
    if move.kind == "choose":
        plays.choose(int(move.words) if move.words.isdecimal() and len(move.words) < 7 else move.words)
    elif move.kind == "pick":
        plays.pick(*move.picks)
        _end_choice(plays, move)
    elif move.kind == "use":
        assert move.card is not None
        plays.follow(
            log,
            picks=(move.card, *move.picks),
            mode=move.words,
            position=move.position,
            zone=move.zone,
        )
        _end_choice(plays, move)
    else:
        plays.answer({"yes": c.V_YES, "no": c.V_NO, "done": c.V_DONE}[move.kind], move.kind)


def _end_choice(plays: Plays, move: Move) -> None:
    """All cards were named: a choice of several ends by itself."""
    decision = plays.state.decision
    if move.picks and decision is not None and decision.picked and plays.asks(c.V_DONE):
        plays.done()


def _asked(plays: Plays) -> int:
    decision = plays.state.decision
    return -1 if decision is None else plays.seat(decision.player)


def _let_pass(plays: Plays, move: Move) -> None:
    """Everybody passes until there is something else to answer than whether to respond."""
    plays.resolve()
    _must_be_asked(plays, move)


def _starts_by_itself(plays: Plays, move: Move) -> bool:
    """Is the effect one that has been triggered, and its player asked about it?"""
    decision = plays.state.decision
    if decision is None or _asked(plays) != move.seat or move.card is None:
        return False
    return bool(plays.matching(c.V_FIRST, move.card, None))


def _open_for(plays: Plays, move: Move) -> None:
    plays.resolve()
    _must_be_asked(plays, move)


def _must_not_choose(plays: Plays, move: Move) -> None:
    """A turn does not end while something is to be chosen."""
    decision = plays.state.decision
    if decision is not None and decision.kind not in (c.ACT, c.RESPOND):
        who = ("you", "they")[_asked(plays)]
        raise CannotPlay(f"{move.text}: {who} must choose first")


def _must_be_asked(plays: Plays, move: Move) -> None:
    asked = _asked(plays)
    if asked >= 0 and asked != move.seat:
        raise CannotPlay(f"{move.text}: it is {('you', 'them')[asked]} who are asked")

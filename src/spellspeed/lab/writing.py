"""The position of a duel as a ruling that begins there."""

from __future__ import annotations

import base64
import zlib

from spellspeed import notation
from spellspeed.duel import constants as c
from spellspeed.duel.rules import JUDGE
from spellspeed.duel.state import State
from spellspeed.position import PositionError, alike, left_out
from spellspeed.protocol import encode
from spellspeed.saves import snapshot

from .ruling import Ruling, RulingError, read_ruling

__all__ = ["stated", "write_ruling"]


def write_ruling(duel: State, *, you: int = 0, title: str = "") -> str:
    """The text of a ruling that begins at the open question of the duel, "you" at that seat.

    Named lines state it when they can, so that a duel read from them goes on just alike; else a snapshot
    does, with which "you" sit at seat 0.

    >>> from spellspeed.cards.library import library
    >>> from spellspeed.position import Position
    >>> write_ruling(Position().start(library())).splitlines()[:2]
    ['generator: ...', 'turn: 5, you, Main Phase 1']
    """
    head = [f"title: {title}"] if title else []
    text = stated(duel, you)
    if text is None:
        head += [f"# {what}" for what in left_out(duel)]
        packed = base64.b64encode(zlib.compress(encode(snapshot(duel)), 9)).decode()
        return "\n".join([*head, f"snapshot: {packed}"]) + "\n"
    return "\n".join([*head, text]) + "\n"


def stated(duel: State, you: int = 0) -> str | None:
    """The lines that state the duel, None when there are none that lead to one that goes on alike."""
    decision = duel.decision
    if decision is None or decision.kind != c.ACT or left_out(duel):
        return None
    lines = []
    usual, now = JUDGE.items(), duel.rules.items()
    switches = [f"{name} {str(value).lower()}" for name, value in now.items() if value != usual[name]]
    if switches:
        lines.append(f"rules: judge, {', '.join(switches)}")
    lines.append(f"generator: {' '.join(map(str, duel.generator))}")
    if duel.pace:
        lines.append(f"answers: {duel.pace}")
    picture = notation.write(duel, you=you).splitlines()
    text = "\n".join([*lines, *(line for line in picture if not line.startswith("#"))])
    try:
        ruling: Ruling = read_ruling(text, duel.library)
        again = ruling.start(duel.library, swapped=you == 1)
    except (RulingError, PositionError):
        return None
    return text if not duel.forced and alike(again, duel) else None

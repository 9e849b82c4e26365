"""What each message of a client does at its table: one function for each kind."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spellspeed.duel.records import NotAnOption
from spellspeed.match import NotNow
from spellspeed.protocol import Answer, WhyNot

from . import messages as m
from . import words
from .asking import take_back_sentence
from .connection import WATCHER
from .course import REFUSALS
from .database.writer import StorageFailed
from .deeds import Deed
from .table import LiveTable, now_ms, prompts_text

if TYPE_CHECKING:
    from .connection import Connection
    from .hall import Hall

__all__ = ["handle"]

_log = logging.getLogger("spellspeed.server")
_FOR_ALL: Final = (m.Say, m.Look)
"""What those who watch may send too."""


async def handle(hall: Hall, table: LiveTable, connection: Connection, message: m.FromClient) -> None:
    """Carries out one message, with the table for itself. What goes wrong is told to the client."""
    name = tag(message)
    if connection.seat == WATCHER and not isinstance(message, _FOR_ALL):
        connection.refuse(name, "not-yours", "You watch; only those who play can do that.")
        return
    async with table.lock:
        try:
            await _HANDLERS[type(message)](hall, table, connection, message)
        except words.BadWords as error:
            connection.refuse(name, "bad", _sentence(error))
        except NotAnOption as error:
            code = "stale" if _is_stale(table, connection, message) else "illegal"
            connection.refuse(name, code, _sentence(error), number=_open_question(table, connection))
        except REFUSALS as error:
            connection.refuse(name, "not-now", _sentence(error), number=_open_question(table, connection))
        except StorageFailed as error:
            said = f"It cannot be saved, because {error}; nothing has changed. Try again."
            connection.refuse(name, "storage", said, number=_open_question(table, connection))
        except Exception as error:
            _log.exception("a message of the kind %s failed at the table %s", name, table.id)
            said = f"The program failed at this ({type(error).__name__}); nothing has changed."
            connection.refuse(name, "failed", said, number=_open_question(table, connection))


def tag(message: msgspec.Struct) -> str:
    """What a message calls itself."""
    return str(type(message).__struct_config__.tag)


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def _open_question(table: LiveTable, connection: Connection) -> int:
    """The number of the question that this seat was shown and that is still open; 0: none.

    A question that is not shown yet ("even pace") is none: it would tell that the other is not asked.
    """
    return 0 if connection.seat == WATCHER else table.question_shown(connection.seat)


def _is_stale(table: LiveTable, connection: Connection, message: m.FromClient) -> bool:
    shown = _open_question(table, connection)
    return isinstance(message, Answer) and (not shown or message.number not in (0, shown))


def _must_be_shown(table: LiveTable, connection: Connection) -> None:
    """While it is not shown yet what came of the last answer, nothing can be asked about it."""
    if table.hiding and not _open_question(table, connection):
        raise NotNow("what came of the last answer is still to be shown")


# ---- the duel --------------------------------------------------------------------------------------------


async def _answer(hall: Hall, table: LiveTable, connection: Connection, message: Answer) -> None:
    if table.course.stage != "duel":
        raise NotNow("no Duel is played now")
    shown = _open_question(table, connection)
    if not shown:
        raise NotAnOption("you are not asked anything now")
    if message.number not in (0, shown):
        raise NotAnOption(f"stale answer: question {message.number} is past, {shown} is open")
    spent = table.time.spent(connection.seat)
    deed = Deed("answer", connection.seat, key=message.key, number=shown, spent=spent)
    await table.carry_out(deed, connection=connection)


async def _why_not(hall: Hall, table: LiveTable, connection: Connection, message: WhyNot) -> None:
    duel = table.course.duel
    if duel is None:
        raise NotNow("no Duel is played now")
    _must_be_shown(table, connection)
    told = duel.explain(connection.seat, message)
    connection.send(m.Why(message, told.sentence, told.reasons))


async def _back(hall: Hall, table: LiveTable, connection: Connection, message: m.Back) -> None:
    if not _open_question(table, connection):
        raise NotNow("you have begun no play")
    await table.carry_out(Deed("back", connection.seat))


async def _take_back(hall: Hall, table: LiveTable, connection: Connection, message: m.TakeBack) -> None:
    _must_be_shown(table, connection)
    seat = connection.seat
    course = table.course
    duel = course.duel
    frames = table.frames.get(0 if seat == 0 else 1)
    if duel is None or frames is None:
        raise NotNow("there is nothing to take back")
    target = course.last_own(seat)
    if message.frame:
        moment = frames.moment(message.frame)
        target = -1 if moment < 0 else course.own_question(seat, moment)
    if not 0 <= target < duel.answers:
        raise NotNow("there is nothing to take back")
    if course.over and not table.alone:
        raise NotNow("it is over, and the replay shows all hands")
    if table.alone:
        await table.carry_out(Deed("take-back", seat, number=target))
        return
    if table.request is not None and table.request.seat == seat:
        raise NotNow("you have asked, and the other player has not answered yet")
    said = take_back_sentence(table.setup.names[seat], frames, target)
    table.ask_for_take_back(seat, target, said)


async def _reply(hall: Hall, table: LiveTable, connection: Connection, message: m.Reply) -> None:
    request = table.request
    if request is None or request.id != message.id or request.seat == connection.seat:
        raise NotNow("nobody asks you this any more")
    asker, target = request.seat, table.request_for
    table.request = None
    if message.yes:
        await table.carry_out(Deed("take-back", asker, number=target))
    else:
        table.tell_table()


async def _concede(hall: Hall, table: LiveTable, connection: Connection, message: m.Concede) -> None:
    whole = message.match and table.setup.mode == "match"
    await table.carry_out(Deed("concede-match" if whole else "concede", connection.seat))


# ---- the match -------------------------------------------------------------------------------------------


async def _cut(hall: Hall, table: LiveTable, connection: Connection, message: m.Cut) -> None:
    await table.carry_out(Deed("cut", connection.seat, key=message.text))


async def _choose(hall: Hall, table: LiveTable, connection: Connection, message: m.Choose) -> None:
    await table.carry_out(Deed("choose", connection.seat, number=int(message.first)))


async def _side(hall: Hall, table: LiveTable, connection: Connection, message: m.Side) -> None:
    await table.carry_out(Deed("side", connection.seat, out=message.out, into=message.into))


async def _unside(hall: Hall, table: LiveTable, connection: Connection, message: m.Unside) -> None:
    await table.carry_out(Deed("unside", connection.seat))


async def _ready(hall: Hall, table: LiveTable, connection: Connection, message: m.Ready) -> None:
    await table.carry_out(Deed("ready", connection.seat))


async def _go_on(hall: Hall, table: LiveTable, connection: Connection, message: m.GoOn) -> None:
    await table.carry_out(Deed("end-duel", connection.seat))


async def _rematch(hall: Hall, table: LiveTable, connection: Connection, message: m.Rematch) -> None:
    if not table.course.over:
        raise NotNow("it is not over yet")
    await hall.rematch(table, connection)


# ---- around the table ------------------------------------------------------------------------------------


async def _say(hall: Hall, table: LiveTable, connection: Connection, message: m.Say) -> None:
    if not connection.lines.take():
        connection.refuse("say", "too-fast", "You talk too fast; wait a little.")
        return
    if len(message.text) > 4 * table.limits.chat_signs:
        connection.refuse("say", "too-long", f"A line has up to {table.limits.chat_signs} signs.")
        return
    text = words.line(message.text, table.limits.chat_signs)
    seat = connection.seat
    name = connection.name if seat == WATCHER else table.setup.names[seat]
    line = m.Chat(table.chat_number + 1, name, text, seat, now_ms())
    hidden = connection.viewer == "all" and not table.course.over
    await table.store.say(table.id, line, hidden=hidden)
    table.say(line, hidden=hidden)


async def _allow(hall: Hall, table: LiveTable, connection: Connection, message: m.Allow) -> None:
    if table.watch[connection.seat] == message.watch:
        return
    await table.carry_out(Deed("allow", connection.seat, key=message.watch))
    table.review_watchers()


async def _prompts(hall: Hall, table: LiveTable, connection: Connection, message: m.Prompts) -> None:
    if message.mode != "never" and table.automatic.prompts[connection.seat] == message:
        return
    duel = table.course.duel
    turn = 0 if duel is None else duel.state.turn
    deed = Deed("prompts", connection.seat, key=prompts_text(message), number=turn)
    await table.carry_out(deed)


async def _look(hall: Hall, table: LiveTable, connection: Connection, message: m.Look) -> None:
    viewer = connection.viewer
    frames = None if viewer is None else table.frames.get(viewer)
    looked = None if frames is None else frames.look(message.frame)
    if looked is None:
        raise NotNow(f"there is no frame {message.frame}")
    connection.send(looked)


async def _hello(hall: Hall, table: LiveTable, connection: Connection, message: m.Hello) -> None:
    raise NotNow("you have said hello already")


Handler = Callable[["Hall", LiveTable, "Connection", Any], Awaitable[None]]
_HANDLERS: Final[dict[type, Handler]] = {
    m.Hello: _hello,
    Answer: _answer,
    WhyNot: _why_not,
    m.Back: _back,
    m.TakeBack: _take_back,
    m.Reply: _reply,
    m.Concede: _concede,
    m.Cut: _cut,
    m.Choose: _choose,
    m.Side: _side,
    m.Unside: _unside,
    m.Ready: _ready,
    m.GoOn: _go_on,
    m.Rematch: _rematch,
    m.Say: _say,
    m.Allow: _allow,
    m.Prompts: _prompts,
    m.Look: _look,
}

"""Starting and stopping a server: its port, its database, and the one server that a data folder has."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

import msgspec
import uvicorn

from .app import application
from .config import Config, lan_addresses, own_names
from .database import Database, DatabaseProblem
from .limits import LIMITS, Limits
from .official import Official

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from .hall import Hall

__all__ = ["PORT", "CannotServe", "Server", "Wishes", "listen", "open_browser", "serve", "settings"]

PORT: Final = 8204
EVERYWHERE: Final = ("0.0.0.0", "::", "")
_LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
_BACKLOG: Final = 512
_GOODBYE_SECONDS: Final = 0.1


class CannotServe(RuntimeError):
    """The server cannot be started. The message is one sentence for a person."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    host: str = "127.0.0.1"
    port: int = PORT
    """0: any that is free."""
    names: tuple[str, ...] = ()
    database: str = ""
    """The address of another database than the file in the data folder."""
    pictures: str = ""
    cdb: str = ""
    proxied: bool = False
    """Behind a proxy on this computer, which tells the addresses of the clients."""
    limits: Limits = LIMITS


def serve(
    wishes: Wishes,
    home: Path,
    *,
    browser: bool = False,
    say: Callable[[str], None] = print,
    pages: int = 0,
) -> None:
    """Serves until it is told to stop. Raises CannotServe.

    With `browser` a page is opened; if a server of this data folder runs already, that one's.
    """
    with _only_server(home, browser, say) as (first, tell):
        if not first:
            return
        with contextlib.closing(listen(wishes.host, wishes.port)) as listening:
            _serve(wishes, home, listening, tell, say, browser=browser, pages=pages)


def _serve(
    wishes: Wishes,
    home: Path,
    listening: socket.socket,
    tell: Callable[[str], None],
    say: Callable[[str], None],
    *,
    browser: bool,
    pages: int,
) -> None:
    port = int(listening.getsockname()[1])
    url = f"http://{_written(wishes.host)}:{port}/"
    config = _config(wishes, port)
    try:
        database = Database.open(wishes.database or home, pages=pages)
    except DatabaseProblem as error:
        raise CannotServe(str(error)) from None
    try:
        tell(url)
        say(f"Spellspeed is at {url}" + ("" if config.alone else " for this computer, for others at:"))
        for address in config.addresses:
            say(f"  {address}")
        say("Ctrl-C stops it; every duel is kept.")
        _run(database, config, wishes, listening, (lambda: open_browser(url, say)) if browser else None)
    finally:
        database.close()


def _config(wishes: Wishes, port: int) -> Config:
    alone = wishes.host in _LOOPBACK and not wishes.proxied
    hosts = lan_addresses() if wishes.host in EVERYWHERE else [] if alone else [wishes.host]
    pictures = Path(wishes.pictures) if wishes.pictures else None
    if pictures is not None and not pictures.is_dir():
        raise CannotServe(f"there is no folder {pictures}")
    try:
        official = Official(Path(wishes.cdb)) if wishes.cdb else None
    except ValueError as error:
        raise CannotServe(str(error)) from None
    named = [f"http://{name}:{port}/" for name in wishes.names if not wishes.proxied]
    proxied = [f"https://{name}/" for name in wishes.names if wishes.proxied]
    return Config(
        names=(*own_names(), *wishes.names),
        alone=alone,
        addresses=(*named, *proxied, *(f"http://{_written(one)}:{port}/" for one in hosts)),
        limits=wishes.limits,
        pictures=pictures,
        official=official,
    )


def _written(host: str) -> str:
    """A host as it stands in an address; for all of this computer its own."""
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    """The socket. Raises CannotServe."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Told to be TCP, asyncio sends what there is at once and does not wait for more (TCP_NODELAY).
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(_BACKLOG)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is in use by another program; choose another one with --port, or --port 0"
            ) from None
        if error.errno == errno.EACCES:
            raise CannotServe(f"port {port} may not be used here; choose one above 1023") from None
        raise CannotServe(f"{host or 'that address'} cannot be used: {error.strerror or error}") from None
    except OverflowError:
        found.close()
        raise CannotServe("a port is a number from 0 to 65535") from None
    return found


def _run(
    database: Database,
    config: Config,
    wishes: Wishes,
    listening: socket.socket,
    started: Callable[[], None] | None,
) -> None:
    app = application(database, config)

    def ready() -> None:
        _collect_gently()
        if started is not None:
            started()

    server = Server(app, settings(app, config.limits, proxied=wishes.proxied), ready)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # everything is closed then too
    sys.setswitchinterval(0.001)  # the thread that writes gets its turn soon
    server.run(sockets=[listening])
    if not server.started:
        raise CannotServe("the server could not begin; what went wrong stands above")


def settings(app: Starlette, limits: Limits, *, proxied: bool, log_level: str = "warning") -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=proxied,
        forwarded_allow_ips="127.0.0.1",
        ws="websockets-sansio",
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Tells when it is ready, and says goodbye before it stops."""

    def __init__(
        self, app: Starlette, config: uvicorn.Config, ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall | None = getattr(self._app.state, "hall", None)
        if hall is not None and hall.close():
            await asyncio.sleep(_GOODBYE_SECONDS)
        await super().shutdown(sockets)


def _collect_gently() -> None:
    """Garbage is collected often and little at a time; all of it at once would hold up every duel.

    Cards and programs stay for good. What has lived long is looked through when nobody is there: `Hall`.
    """
    gc.freeze()
    gc.set_threshold(2_000, 5, 1_000_000)


def open_browser(url: str, say: Callable[[str], None]) -> None:
    """Opens the browser, if there is one. Without a display, one of the terminal would only be in the way."""
    try:
        opened = _has_display() and webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        say(f"No browser could be opened here; open {url} in one yourself.")


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


# ---- one server for one folder ---------------------------------------------------------------------------


@contextlib.contextmanager
def _only_server(
    home: Path, browser: bool, say: Callable[[str], None]
) -> Iterator[tuple[bool, Callable[[str], None]]]:
    """Two servers on one database would play the same duels apart: the second one is refused."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        file = (home / "server.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise CannotServe(f"the data folder {home} cannot be used: {error.strerror or error}") from None
    with file:
        if not _locked(file):
            file.seek(0)
            url = file.read().strip()
            if browser and url:
                say(f"Spellspeed runs already, at {url}")
                open_browser(url, say)
                yield False, lambda _: None
                return
            raise CannotServe(
                f"another server uses the data folder {home}" + (f"; it is at {url}" if url else "")
            )

        def tell(url: str) -> None:
            file.seek(0)
            file.truncate()
            file.write(url)
            file.flush()

        try:
            yield True, tell
        finally:
            file.seek(0)
            file.truncate()


def _locked(file: IO[str]) -> bool:
    """Takes the lock, which ends with the process however that ends."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

"""The server of an evening: started, told the clock, stopped. With it stopped no port is open."""

import asyncio
import contextlib
import logging
import socket
import threading
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from clubadmin.errors import Trouble
from clubadmin.i18n import Message
from clubadmin.model.tableside.sheet import Done
from clubadmin.server import at_desk, at_table, at_wall, pages
from clubadmin.server.access import Access
from clubadmin.server.connections import Connection
from clubadmin.server.gate import Gate
from clubadmin.server.handling import language_of
from clubadmin.server.network import own_names
from clubadmin.server.owner import Owner
from clubadmin.server.seen import Seen
from clubadmin.server.watching import Watching
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall.clock import RoundClock

LOOPBACK = "127.0.0.1"
_BACKLOG = 256
_LARGEST_HEAD = 16_384  # bytes
_IDLE = 30  # seconds between two requests of a phone
_FAREWELL = 1  # seconds for what is being answered
_OPEN_FILES = 4_096
log = logging.getLogger(__name__)


class NotStarted(Trouble):
    """The server could not be started; nothing is open."""


class HallServer:
    """Serves one evening until it is stopped.

    Args:
        owner: of the club: `Operations` of the window, or a `ClubThread`.
        evening_id: the evening; its codes must have been made (`services.tableside.codes`).
        host: the address to listen at; `network.EVERYWHERE` for all networks of the hall.
        port: 0 takes one that is free.
        tell: called on the thread of the club with what came of each deed at a table or at the
            second desk, in the order in which they were done.

    Attributes:
        address: "http://192.168.1.20:8123" with what was listened at; `at` says it otherwise.
        port: that it listens at.
    """

    def __init__(
        self,
        owner: Owner,
        evening_id: int,
        *,
        host: str = LOOPBACK,
        port: int = 0,
        tell: Callable[[Done], None] | None = None,
    ) -> None:
        self.port = port
        self._host = host
        self._owner = owner
        self._evening_id = evening_id
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: uvicorn.Server | None = None
        self._watching: Watching | None = None
        self._access: Access | None = None
        self._tell = tell
        self._ready = threading.Event()
        self._unlisten: Callable[[], None] = lambda: None

    def start(self) -> "HallServer":
        """Open the port and answer; comes back when it does.

        Raises:
            NotStarted: the port or the address cannot be had.
        """
        _more_files()
        sock = self._bound()
        self.port = sock.getsockname()[1]
        self._thread = threading.Thread(target=self._run, args=(sock,), name="hall", daemon=True)
        self._thread.start()
        self._ready.wait()
        watching = self._watching
        if watching is None:
            raise NotStarted(Message("De server voor de zaal kon niet worden gestart."))
        listen = self._owner.hand_in(lambda club: _listen(club, watching))
        self._unlisten = listen.result()
        return self

    def stop(self) -> None:
        """Close the port and let everybody go. Can be called twice."""
        self._unlisten()
        if self._thread is None or self._loop is None or self._server is None:
            return
        with contextlib.suppress(RuntimeError):  # it ended by itself
            self._loop.call_soon_threadsafe(self._end)
        self._thread.join()
        self._thread = None

    @property
    def running(self) -> bool:
        """Whether it answers."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def at_work(self) -> bool:
        """Whether work on the thread of the club is now told by `tell`."""
        return self._access is not None and self._access.own

    @property
    def address(self) -> str:
        """The address of the server, as it was started."""
        return self.at(self._host)

    def at(self, host: str) -> str:
        """The address for a client that reaches this machine as `host`."""
        return f"http://{host}:{self.port}"

    def show_clock(self, clock: RoundClock | None) -> None:
        """The clock of the round is this from now on; may be called from any thread."""
        if self._loop is not None and self._watching is not None and self.running:
            self._loop.call_soon_threadsafe(self._watching.show_clock, clock)

    # --- inner

    def _bound(self) -> socket.socket:
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind((self._host, self.port))
        except (OSError, OverflowError) as error:
            sock.close()
            raise NotStarted(
                Message(
                    "Op {host}, poort {port}, kan niets worden geopend. Kies een ander adres of"
                    " een andere poort.",
                    host=self._host,
                    port=str(self.port),
                )
            ) from error
        return sock

    def _run(self, sock: socket.socket) -> None:
        try:
            asyncio.run(self._serve(sock))
        except Exception:
            log.exception("the server in the hall ended")
        finally:
            sock.close()
            self._ready.set()

    async def _serve(self, sock: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(_quietly)
        self._access = access = Access(self._owner, self._evening_id, tell=self._tell)
        seen = Seen(access)
        watching = Watching(access, seen)
        config = uvicorn.Config(
            Gate(application(access, watching, seen), own_names(self._host)),
            http=Connection,
            ws="none",
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            backlog=_BACKLOG,
            timeout_keep_alive=_IDLE,
            timeout_graceful_shutdown=_FAREWELL,
            h11_max_incomplete_event_size=_LARGEST_HEAD,
        )
        _hush()
        self._server = uvicorn.Server(config)
        serving = self._loop.create_task(self._server.serve([sock]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.001)
        self._watching = watching
        self._ready.set()
        await serving

    def _end(self) -> None:
        if self._watching is not None:
            self._watching.close()
        if self._server is not None:
            self._server.should_exit = True


def application(access: Access, watching: Watching, seen: Seen) -> Starlette:
    """All that can be asked, without the gate before it."""
    made = Starlette(
        routes=[*at_table.ROUTES, *at_wall.ROUTES, *at_desk.ROUTES, *pages.ROUTES],
        exception_handlers={HTTPException: _not_there},
    )
    made.state.access = access
    made.state.watching = watching
    made.state.seen = seen
    return made


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    language = language_of(request)
    if request.url.path.startswith("/api/"):
        said = Message("Zo'n verzoek is er niet.").text(language)
        return JSONResponse({"error": "no-such-request", "message": said}, status)
    return pages.rendered("nobody.html", language, status)


def _listen(club: OpenClub, watching: Watching) -> Callable[[], None]:
    return club.store.listen(watching.committed)


def _quietly(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log trouble with a connection: it is nobody's but its maker's."""
    log.debug("%s", context.get("message"))


def _hush() -> None:
    """Silence uvicorn's reports of malformed requests."""
    logger = logging.getLogger("uvicorn")
    logger.addHandler(logging.NullHandler())
    logger.propagate = False


def _more_files() -> None:
    """A connection is a file, and some systems let a program have no more than 256."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such bound
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

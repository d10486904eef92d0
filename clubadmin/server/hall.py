"""The server of an evening: started, told the clock, stopped. With it stopped no port is open."""

import asyncio
import contextlib
import logging
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from uvicorn.protocols.http.h11_impl import H11Protocol

from clubadmin.errors import Trouble
from clubadmin.i18n import Message
from clubadmin.model.tableside.codes import Door, Opens
from clubadmin.model.tableside.sheet import Desks, Done
from clubadmin.server import at_desk, at_table, at_wall, pages
from clubadmin.server.access import Access
from clubadmin.server.gate import Gate, Scope
from clubadmin.server.handling import language_of, told
from clubadmin.server.network import own_names
from clubadmin.server.owner import ClubThread, Owner
from clubadmin.server.seen import Seen
from clubadmin.server.watching import Watching
from clubadmin.services.hall.clock import RoundClock

PATIENCE = 10.0  # seconds for a whole request, and for some of an answer to be read
MOST = 2_000  # connections in all
SHARE = 300  # of one address: behind the router of a guest network a whole hall may have one
STRANGERS = 40  # of one address that have shown no good code in some time
GRACE = 5.0  # seconds: after a pause many come at once, and a code is read when it is its turn
STREAMS = {Opens.TABLE: 40, Opens.DESK: 100, Opens.WALL: 1_200}  # behind one code
REST = 1_000_000  # bytes of a body that are read after it was refused, so that the answer arrives

SWITCH = 0.001  # seconds: a row need not wait long for a thread that makes what the wall shows

LOOPBACK = "127.0.0.1"
_BACKLOG = 256
_LARGEST_HEAD = 16_384  # bytes
_IDLE = 30  # seconds between two requests of a phone
_FAREWELL = 1  # seconds for what is being answered
_OPEN_FILES = 4_096
_NO_SUCH = Message("Zo'n verzoek is er niet.")
log = logging.getLogger(__name__)


class Connection(H11Protocol):
    """A connection with a deadline for each request."""

    door: Door | None = None  # that a good code opened on it; None for a stranger
    streams = False  # whether it is told what changes, for as long as it lasts
    came = 0.0  # when, in the loop's time
    _deadline: asyncio.TimerHandle | None = None
    _since = 0.0
    _got = 0

    def connection_made(self, transport: Any) -> None:
        """Let in; where there are too many another one goes."""
        super().connection_made(transport)
        self.app_state = {**self.app_state, "connection": self}  # its requests know it by that
        self.came = self.loop.time()
        self._wait()
        there = self._there()
        mine = [one for one in there if one.address == self.address]
        late = self.loop.time() - GRACE
        strangers = [one for one in mine if one.door is None and one.came < late]
        if len(strangers) > STRANGERS:
            self._takes_the_place_of_one(strangers)
        elif len(mine) > SHARE:
            self._takes_the_place_of_one(mine)
        elif len(there) > MOST:
            self._takes_the_place_of_one(_of_who_has_most(there))

    def begin_stream(self, door: Door) -> None:
        """Tell this connection all changes from now on; one goes where a code has too many."""
        self.streams = True
        same = [one for one in self._there() if one.streams and one.door == door]
        if len(same) > STREAMS[door.opens]:
            self._takes_the_place_of_one(_of_who_has_most(same))

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop awaiting anything."""
        self._wait_no_more()
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """The address that it came from."""
        return self.client[0] if self.client else ""

    @property
    def worth(self) -> tuple[int, float]:
        """How long it stays where there is no room: the least goes first."""
        answered = self.cycle is None or self.cycle.response_complete
        if answered or self.conn.their_state is h11.SEND_BODY:
            return (0 if self.door is None else 1), self._since
        return (2 if self.streams else 3), self._since

    def data_received(self, data: bytes) -> None:
        """Some of a request; whatever it is, nothing is raised."""
        self._since = self.loop.time()
        self._got += len(data)
        if self._got > REST:
            self.transport.abort()
            return
        try:
            super().data_received(data)
        except Exception:  # what is no request is not answered, and goes to no log
            self.transport.abort()
            return
        if self.transport.is_closing():
            self._wait_no_more()
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if self._deadline is None:
                self._wait()
        else:
            self._got = 0
            self._wait_no_more()

    def on_response_complete(self) -> None:
        """The next request may come."""
        self.streams = False
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._got = 0
            self._wait_no_more()

    def pause_writing(self) -> None:
        """Start the deadline for a client that does not read."""
        super().pause_writing()
        if self._deadline is None:
            self._wait()

    def resume_writing(self) -> None:
        """Stop the deadline."""
        super().resume_writing()
        self._wait_no_more()

    def _there(self) -> list["Connection"]:
        every = [one for one in self.connections if isinstance(one, Connection)]
        return [one for one in every if not one.transport.is_closing()]

    def _takes_the_place_of_one(self, those: Iterable["Connection"]) -> None:
        others = [one for one in those if one is not self]
        min(others, key=lambda one: one.worth, default=self).transport.abort()

    def _wait(self) -> None:
        self._since = self._since or self.loop.time()
        self._deadline = self.loop.call_later(PATIENCE, self._too_slow)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        with suppress(Exception):
            self.transport.abort()


def _of_who_has_most(those: list[Connection]) -> list[Connection]:
    """The connections of the address that has most of them."""
    ((address, _),) = Counter(one.address for one in those).most_common(1)
    return [one for one in those if one.address == address]


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
        tell_desks: called on a thread of the server with the sheets that second desks have open.
    """

    def __init__(
        self,
        owner: Owner,
        evening_id: int,
        *,
        host: str = LOOPBACK,
        port: int = 0,
        tell: Callable[[Done], None] | None = None,
        tell_desks: Callable[[Desks], None] = lambda _: None,
    ) -> None:
        self.port = port
        self._host = host
        self._owner = owner
        self._evening_id = evening_id
        self._reader: ClubThread | None = None
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: uvicorn.Server | None = None
        self._watching: Watching | None = None
        self._access: Access | None = None
        self._tell = tell
        self._tell_desks = tell_desks
        self._ready = threading.Event()
        self._unlisten: Callable[[], None] = lambda: None

    def start(self) -> "HallServer":
        """Open the port and answer; comes back when it does.

        Raises:
            NotStarted: the port or the address cannot be had.
        """
        _more_files()
        sys.setswitchinterval(SWITCH)
        sock = self._bound()
        self.port = sock.getsockname()[1]
        self._reader = self._owner.hand_in(ClubThread.beside).result()
        self._thread = threading.Thread(target=self._run, args=(sock,), name="hall", daemon=True)
        self._thread.start()
        self._ready.wait()
        watching = self._watching
        if watching is None:
            self._read_no_more()
            raise NotStarted("De server voor de zaal kon niet worden gestart.")
        listen = self._owner.hand_in(lambda club: club.store.listen(watching.committed))
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
        self._read_no_more()

    def _read_no_more(self) -> None:
        """The club is in one file again before its owner does anything else."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()
            self._owner.hand_in(lambda club: club.store.close_reader())

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

    def show_window(self, table_id: int) -> None:
        """The window has this sheet open from now on, 0 for none; from any thread."""
        if self._loop is not None and self._watching is not None and self.running:
            self._loop.call_soon_threadsafe(self._watching.show_window, table_id)

    def _bound(self) -> socket.socket:
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind((self._host, self.port))
        except (OSError, OverflowError) as error:
            sock.close()
            raise NotStarted(
                "Op {host}, poort {port}, kan niets worden geopend. Kies een ander adres of"
                " een andere poort.",
                host=self._host,
                port=str(self.port),
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
        self._access = access = Access(self._owner, self._evening_id, self._tell, self._reader)
        seen = Seen(access)
        watching = Watching(access, seen, self._tell_desks)
        config = uvicorn.Config(
            Gate(application(access, watching, seen), own_names(self._host), _nothing),
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
    return _nothing(request.scope, status, "no-such-request", _NO_SUCH)


def _nothing(scope: Scope, status: int, code: str, why: Message) -> Response:
    """The answer to what is not there, or not for who asks; as a page says it, or a program."""
    request = Request(scope)
    language = language_of(request)
    if request.url.path.startswith("/api/"):
        return told(status, code, why, language)
    said = {} if why is _NO_SUCH else {"told": why.text(language)}
    return pages.rendered("nobody.html", language, status, **said)


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

"""The switch of the server in the hall: on, off, other codes; and what comes in at the tables.

Off, no port is open and nothing of the server is loaded.
"""

import ipaddress
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.model.sheets.undo_scope import sheet_table
from clubadmin.model.tableside.codes import HallCodes
from clubadmin.model.tableside.sheet import Desks, Done
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall.clock import RoundClock
from clubadmin.services.tableside import codes

if TYPE_CHECKING:
    from clubadmin.server.announcing import Announcement
    from clubadmin.server.hall import HallServer

PORT = 8123  # the same each time where it is free: cards that were printed go on being right
_PORT_KEPT = "tableside/port"
_REST = 30  # ms between two looks at what came in, so that keys come in between
_TOLD = frozenset(("confirmation", "referee_call", "protest", "scoresheet", "game"))


@dataclass(frozen=True)
class Address:
    """The address by which phones find this machine."""

    base: str  # "http://192.168.1.20:8123"

    @property
    def short(self) -> str:
        """The address as people type it."""
        return self.base.removeprefix("http://")


class Switch(QObject):
    """A switch for typing at the tables, on for one evening at a time.

    `changed` comes when it went on or off, or the codes or the address are others; `done` with
    what came of each deed at a table or at the second desk; `came_in` with the tables of which a
    sheet is another, each time something was changed by anybody else; `desks_moved` when second
    desks have other sheets open.
    """

    changed = Signal()
    done = Signal(object)  # Done
    came_in = Signal(object)  # frozenset of table ids; empty: something beside the sheets
    desks_moved = Signal()
    refused = Signal(object)  # Exception
    no_network = Signal()

    _committed = Signal(str, object)  # scope, names of what was written
    _did = Signal(object)  # Done, on the thread of the club
    _moved = Signal(int, object)  # the evening, and the sheets that second desks have open
    _named = Signal(object, object)  # the server, and the announcement of its name

    def __init__(self, ops: Operations) -> None:
        super().__init__(ops)
        self._ops = ops
        self._server: HallServer | None = None
        self._codes: HallCodes | None = None
        self._wanted = False  # it is being started
        self._hosts: tuple[str, ...] = ()
        self._host = ""
        self._clock: tuple[int, RoundClock | None] = (0, None)  # of an evening
        self._open = 0  # the table of the sheet in the window
        self.desks: Desks = {}  # with a sheet open
        self._announcement: Announcement | None = None
        self._unlisten: Callable[[], None] = lambda: None
        self._tables: set[int] = set()
        self._beside = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._tell)
        self._committed.connect(self._note, Qt.ConnectionType.QueuedConnection)
        self._did.connect(self._take_done, Qt.ConnectionType.QueuedConnection)
        self._named.connect(self._take_name, Qt.ConnectionType.QueuedConnection)
        self._moved.connect(self._take_desks, Qt.ConnectionType.QueuedConnection)
        ops.opened.connect(self.turn_off)
        ops.closing.connect(self.turn_off)

    @staticmethod
    def of(ops: Operations) -> "Switch":
        """The one there is: another window on the same club goes on with it."""
        return ops.findChild(Switch) or Switch(ops)

    def is_on(self, evening_id: int) -> bool:
        """Whether the tables of this evening can type now."""
        return self._server is not None and self.evening_id == evening_id

    @property
    def evening_id(self) -> int:
        """The evening that is served; 0 for none."""
        return self._codes.evening_id if self._codes is not None and self._server else 0

    @property
    def codes(self) -> HallCodes | None:
        """The codes of the hall; None while it is off."""
        return self._codes if self._server is not None else None

    @property
    def address(self) -> Address | None:
        """The address for phones; None while it is off."""
        return Address(self._server.at(self._host)) if self._server is not None else None

    @property
    def easy_address(self) -> Address | None:
        """The address to be typed: by its name in the network where that works, else `address`."""
        named, address = self._announcement, self.address
        if named is None or not named.host or self._server is None:
            return address
        return Address(self._server.at(named.host))

    @property
    def host(self) -> str:
        """The address of this machine that phones are told."""
        return self._host

    @property
    def hosts(self) -> tuple[str, ...]:
        """The addresses of this machine in all networks that it is in."""
        return self._hosts

    def turn_on(self, evening_id: int) -> None:
        """Open the port, or say what is in the way."""
        from clubadmin.server import network

        if self.is_on(evening_id) or self._wanted:
            return
        hosts = network.addresses()
        if not hosts:
            self.no_network.emit()
            return
        self.turn_off()
        self._wanted = True
        self._hosts = hosts
        self._host = self._host if self._host in hosts else hosts[0]
        self._ops.change(
            lambda club: codes.turn_on(club, evening_id), self._start, self._not_started
        )

    def turn_off(self, *_: object) -> None:
        """Close the port; phones keep what they cannot send."""
        server, self._server = self._server, None
        self._codes, self._wanted, self.desks = None, False, {}
        if server is None:
            return
        self._unlisten()
        self._unlisten = lambda: None
        self._forget_name()
        server.stop()
        self.changed.emit()

    def renew(self) -> None:
        """Other codes for everything: cards that are printed open nothing any more."""
        if evening_id := self.evening_id:
            self._ops.change(
                lambda club: codes.renew(club, evening_id), self._take, self.refused.emit
            )

    def look_at_codes(self) -> None:
        """Read the codes again: a round that was drawn brought tables with codes of their own."""
        if evening_id := self.evening_id:
            self._ops.look(lambda club: codes.hall_codes(club, evening_id), self._take)

    def next_host(self) -> None:
        """Tell phones another of the addresses of this machine."""
        if self._host in self._hosts:
            at = self._hosts.index(self._host) + 1
            self._host = self._hosts[at % len(self._hosts)]
            self._announce()
            self.changed.emit()

    def show_clock(self, evening_id: int, clock: RoundClock | None) -> None:
        """Show phones of an evening the clock of its round as it is now."""
        if (evening_id, clock) != self._clock:
            self._clock = (evening_id, clock)
            self._tell_clock()

    def show_open(self, table_id: int) -> None:
        """Show second desks that the window has this sheet open; 0 for none."""
        if table_id != self._open:
            self._open = table_id
            if self._server is not None:
                self._server.show_window(table_id)

    def _start(self, found: HallCodes) -> None:
        """Load and start the server, which takes longer than a key may."""
        port = remembered.number(_PORT_KEPT) or PORT

        def work() -> "HallServer":
            from clubadmin.server import network
            from clubadmin.server.hall import HallServer, NotStarted

            def did(done: Done) -> None:
                with suppress(RuntimeError):  # the window is gone
                    self._did.emit(done)

            def moved(desks: Desks) -> None:
                with suppress(RuntimeError):  # the window is gone
                    self._moved.emit(found.evening_id, desks)

            def started(at: int) -> HallServer:
                made = HallServer(
                    self._ops,
                    found.evening_id,
                    host=network.EVERYWHERE,
                    port=at,
                    tell=did,
                    tell_desks=moved,
                )
                return made.start()

            try:
                return started(port)
            except NotStarted:
                return started(0)  # another program has that one

        self._ops.make(work, lambda server: self._started(server, found), self._not_started)

    def _started(self, server: "HallServer", found: HallCodes) -> None:
        if not self._wanted or self._server is not None:
            server.stop()
            return
        self._wanted = False
        remembered.keep_text(_PORT_KEPT, str(server.port))
        self._server, self._codes = server, found
        self._ops.run(self._listen, self._heard)
        self._tell_clock()
        server.show_window(self._open)
        self._announce()
        self.changed.emit()
        self.came_in.emit(frozenset())

    def _announce(self) -> None:
        """Give the server a name in the network, which takes seconds; without one all goes on."""
        self._forget_name()
        server, host = self._server, self._host
        if server is None or ipaddress.ip_address(host).is_loopback:
            return

        def work() -> None:
            from clubadmin.server.announcing import Announcement

            made = Announcement()
            made.start(host, server.port)
            try:
                self._named.emit(server, made)
            except RuntimeError:  # the window is gone
                made.stop()

        _in_a_while(work)

    def _take_name(self, server: "HallServer", made: "Announcement") -> None:
        if server is not self._server:
            _in_a_while(made.stop)
            return
        self._forget_name()
        self._announcement = made
        self.changed.emit()

    def _take_desks(self, evening_id: int, desks: Desks) -> None:
        if evening_id == self.evening_id:
            self.desks = desks
            self.desks_moved.emit()

    def _forget_name(self) -> None:
        made, self._announcement = self._announcement, None
        if made is not None:
            _in_a_while(made.stop)

    def _tell_clock(self) -> None:
        evening_id, clock = self._clock
        if self._server is not None:
            self._server.show_clock(clock if self.is_on(evening_id) else None)

    def _not_started(self, error: Exception) -> None:
        self._wanted = False
        self.refused.emit(error)

    def _listen(self, club: OpenClub) -> Callable[[], None]:
        server = self._server

        def heard(what: Any) -> None:
            if server is not None and server.at_work:
                return  # that is told by itself, with what came of it
            with suppress(RuntimeError):  # the window is gone
                self._committed.emit(what.scope, what.tables)

        return club.store.listen(heard)

    def _heard(self, unlisten: Callable[[], None]) -> None:
        if self._server is None:
            unlisten()
        else:
            self._unlisten = unlisten

    def _take(self, found: HallCodes | None) -> None:
        if found is None:
            self.turn_off()  # the evening was closed
        elif self._server is not None and found != self._codes:
            self._codes = found
            self.changed.emit()

    def _note(self, scope: str, tables: frozenset[str]) -> None:
        if self._server is None:
            return
        table_id = sheet_table(scope)
        if table_id is not None:
            self._tables.add(table_id)
        elif tables & _TOLD or not tables:
            self._beside = True
        else:
            self.look_at_codes()
            return
        if not self._rest.isActive():
            self._soon.start()

    def _take_done(self, done: Done) -> None:
        if self._server is not None and done.sheet.evening_id == self.evening_id:
            self.done.emit(done)

    def _tell(self) -> None:
        if self._server is None or not (self._tables or self._beside):
            return
        tables = frozenset(self._tables)
        self._tables.clear()
        self._beside = False
        self._rest.start()
        self.came_in.emit(tables)


def _in_a_while(work: Callable[[], object]) -> None:
    """Done beside the window: saying goodbye to a network takes its time."""
    threading.Thread(target=work, name="name", daemon=True).start()

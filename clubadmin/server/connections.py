"""Connections that may not stall anything: who is too slow, too many or too much is cut off.

Where there is no room for one more, one goes of an address that holds more than its share, else of
the address that holds most: first who has shown no good code, last who is being answered.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from clubadmin.model.tableside.codes import Door, Opens

PATIENCE = 10.0  # seconds for a whole request, and for some of an answer to be read
MOST = 2_000  # connections in all
SHARE = 300  # of one address: behind the router of a guest network a whole hall may have one
STRANGERS = 40  # of one address that have shown no good code in some time
GRACE = 5.0  # seconds: after a pause many come at once, and a code is read when it is its turn
STREAMS = {Opens.TABLE: 40, Opens.DESK: 100, Opens.WALL: 1_200}  # behind one code
REST = 1_000_000  # bytes of a body that are read after it was refused, so that the answer arrives


class Connection(H11Protocol):
    """A connection with a deadline for each request.

    Attributes:
        door: that a good code opened on it; None for a stranger.
        streams: whether it is told what changes, for as long as it lasts.
        came: when, in the loop's time.
    """

    door: Door | None = None
    streams = False
    came = 0.0
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

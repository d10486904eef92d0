"""Connections that may not stall anything: too slow, too many or too much is cut off."""

import asyncio
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 10.0  # seconds for a whole request, from its first byte or from connecting
MOST = 600  # connections; beyond, the one that has been idle longest goes
REST = 1_000_000  # bytes of a body that are read after it was refused, so that the answer arrives


class Connection(H11Protocol):
    """A connection with a deadline for each request."""

    _deadline: asyncio.TimerHandle | None = None
    _since = 0.0
    _got = 0

    def connection_made(self, transport: Any) -> None:
        """Let in, and where there are too many another one goes."""
        super().connection_made(transport)
        self._wait()
        if len(self.connections) > MOST:
            idle = [one for one in self.connections if isinstance(one, Connection) and one.idle]
            oldest = min(idle, key=lambda one: one.since, default=self)
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._wait_no_more()
        super().connection_lost(exc)

    @property
    def idle(self) -> bool:
        """Whether no request of it is being answered."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def since(self) -> float:
        """When it last said something, or came in, in the loop's time."""
        return self._since

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
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._got = 0
            self._wait_no_more()

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

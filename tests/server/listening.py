"""Somebody who watches: events as they come, read off a bare connection."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.serving import Hall

MOST_QUIET = 5  # signs of life in a row without an event
Event = tuple[str, Any]


class Listener:
    """Reads the events of a stream."""

    def __init__(self, connection: socket.socket, path: str) -> None:
        self._file = connection.makefile("rb")
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        self.status = int(self._file.readline().split()[1])
        while self._file.readline().strip():
            pass
        self._rest = b""
        self._quiet = 0

    def next(self) -> Event | None:
        """The next event; None once the stream has ended."""
        while b"\n\n" not in self._rest:
            size = int(self._file.readline().strip() or b"0", 16)
            if not size:
                return None
            self._rest += self._file.read(size)
            self._file.readline()
        event, self._rest = self._rest.split(b"\n\n", 1)
        if event.startswith(b":"):
            self._quiet += 1
            assert self._quiet < MOST_QUIET, "nothing came"
            return self.next()
        kind, data = event.decode().split("\n", 1)
        return kind.removeprefix("event: "), json.loads(data.removeprefix("data: "))

    def until(self, kind: str) -> Any:
        """The data of the next event of a kind."""
        while (event := self.next()) is not None:
            if event[0] == kind:
                return event[1]
        raise AssertionError(f"it ended without {kind}")


@contextmanager
def listening(hall: Hall, path: str) -> Iterator[Listener]:
    """A listener of a path."""
    connection = hall.connect()
    try:
        yield Listener(connection, path)
    finally:
        connection.close()

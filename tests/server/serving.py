"""A hall to send requests to: a club with an evening that is drawn, served on the loopback."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.tableside.codes import HallCodes
from clubadmin.server.hall import HallServer
from clubadmin.server.owner import ClubThread
from clubadmin.services.club.club import open_club
from clubadmin.services.tableside import codes
from tests.asking import PATIENCE, ask
from tests.services.evening_club import draw_next, evening_with, new_club


@dataclass
class Hall:
    """The server, its codes, and who owns the club."""

    owner: ClubThread
    server: HallServer
    evening: Evening
    codes: HallCodes
    path: Path

    def code(self, table: int = 1, at: int = 1) -> str:
        """Of a table in a round."""
        return next(one.code for one in self.codes.tables if (one.table, one.round) == (table, at))

    def url(self, path: str) -> str:
        """The address of something on the server."""
        return f"{self.server.address}{path}"

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """A request."""
        return ask(method, self.url(path), **given)

    def row(self, game: int, typed: str, version: int = 0, key: str = "", **at: int) -> Any:
        """A row of a table as a phone sends it."""
        body = {"typed": typed, "version": version, "key": key or f"{game}-{typed}-{version}"}
        return self.ask("PUT", f"/api/t/{self.code(**at)}/rows/{game}", json=body)

    def on_club(self, work: Any) -> Any:
        """What somebody at the window would do."""
        return self.owner.hand_in(work).result(PATIENCE)

    def connect(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.server.port), PATIENCE)


def made(folder: Path, people: int = 8, games: int = 4) -> tuple[Path, Evening]:
    """A club with an evening that is drawn."""
    club = new_club(folder)
    evening, _ = draw_next(club, evening_with(club, people, games=games).id, seed=1)
    club.close()
    return club.path, evening


@contextmanager
def served(path: Path, evening: Evening) -> Iterator[Hall]:
    """The evening, served for as long as it is needed."""
    owner = ClubThread(lambda: open_club(path))
    try:
        found = owner.hand_in(lambda club: codes.turn_on(club, evening.id)).result(PATIENCE)
        server = HallServer(owner, evening.id).start()
        try:
            yield Hall(owner, server, evening, found, path)
        finally:
            server.stop()
    finally:
        owner.close()


@contextmanager
def hall(folder: Path, people: int = 8, games: int = 4) -> Iterator[Hall]:
    """A new club, served."""
    with served(*made(folder, people, games)) as found:
        yield found

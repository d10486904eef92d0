"""Phones that type rows over connections of their own, and a hall in another program."""

import http.client
import json
import random
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from clubadmin.server.hall import HallServer
from clubadmin.server.owner import ClubThread
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.tableside import codes, table_rows
from clubadmin.services.tableside.table_sheet import table_of, table_sheet
from clubadmin.storage.schema.tables import tables

PATIENCE = 120.0  # seconds
tables()  # loaded once, not by each hall
Row = tuple[int, int]  # a table and a game


class Phone:
    """Types at one table; a row that was not answered is sent again, with its own key."""

    def __init__(self, table: int, code: str, seed: int) -> None:
        self.table, self.code = table, code
        self.versions: dict[int, int] = {}
        self.acknowledged: dict[int, str] = {}
        self.asked: tuple[int, dict[str, Any]] | None = None  # what is not answered yet
        self._chance = random.Random(seed)
        self._count = 0
        self._seed = seed

    def thinks(self, games: int) -> None:
        """Of the next row."""
        game = self._chance.randint(1, games)
        self._count += 1
        typed = f"{self._chance.randrange(20, 140)}+20"
        if typed == self.acknowledged.get(game):
            typed = "n"
        body = {
            "typed": typed,
            "version": self.versions.get(game, 0),
            "key": f"{self._seed}-{self._count}",
        }
        self.asked = (game, body)

    @property
    def request(self) -> bytes:
        """What is sent for it."""
        assert self.asked is not None
        game, body = self.asked
        said = json.dumps(body).encode()
        return (
            f"PUT /api/t/{self.code}/rows/{game} HTTP/1.1\r\nHost: localhost\r\n"
            f"Content-Length: {len(said)}\r\n\r\n"
        ).encode() + said

    def send(self, connection: http.client.HTTPConnection) -> int:
        """Send it and take the answer in; answers its status."""
        assert self.asked is not None
        game, body = self.asked
        connection.request("PUT", f"/api/t/{self.code}/rows/{game}", json.dumps(body))
        answer = connection.getresponse()
        found = json.loads(answer.read())
        if answer.status == 200:
            self.versions[game] = found["version"]
            self.acknowledged[game] = body["typed"]
            self.asked = None
        return answer.status


def phones_of(path: Path, evening_id: int, seed: int = 0) -> list[Phone]:
    """One for each table of the first round."""
    with open_club(path) as club:
        found = codes.turn_on(club, evening_id).tables
        return [
            Phone(_id(club, evening_id, one.table), one.code, seed * 1000 + one.table)
            for one in found
            if one.round == 1
        ]


def _id(club: OpenClub, evening_id: int, table: int) -> int:
    with club.store.read() as conn:
        return table_of(conn, evening_id, table, 1)


def serve(pipe: Connection, path: Path, evening_id: int) -> None:
    """A hall; says at which port."""
    owner = ClubThread(lambda: open_club(path))
    pipe.send(HallServer(owner, evening_id).start().port)
    pipe.poll(None)  # for ever: it is killed


def serve_too_early(pipe: Connection, path: Path, evening_id: int) -> None:
    """Broken on purpose: a row is answered before it is in the file."""
    owner = ClubThread(lambda: open_club(path))
    store = table_rows.type_row

    def later(club: OpenClub, table_id: int, game: int, typed: str, **given: Any) -> Any:
        owner.hand_in(lambda it: store(it, table_id, game, typed, **given))
        sheet = table_sheet(club, table_id)
        return table_rows.Done(sheet, sheet.row_of(game))

    table_rows.type_row = later
    pipe.send(HallServer(owner, evening_id).start().port)
    pipe.poll(None)

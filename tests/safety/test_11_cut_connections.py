"""Safety 11: the connection is cut at any byte, and the phone tries again.

Each row is in the file exactly once, whether the request did not arrive, arrived in part, or was
done and only its answer was lost.
"""

import contextlib
import http.client
import random
import socket
from pathlib import Path

import pytest

from clubadmin.services.club.club import open_club
from clubadmin.services.tableside import table_rows
from clubadmin.storage.schema.packed import ENTRIES
from tests.safety.phones import PATIENCE, Phone, phones_of
from tests.safety.typist import lines_of
from tests.server.serving import Hall, made, served
from tests.turns import tries

GAMES = 4
_ANSWER = 1200  # bytes, about: where in the answer it may be cut


def cut(hall: Hall, phone: Phone, chance: random.Random) -> None:
    """Send part of the request, or all of it and read part of the answer, and hang up."""
    request = phone.request
    at = chance.randrange(len(request) + _ANSWER)
    with hall.connect() as connection, contextlib.suppress(ConnectionError):
        if chance.random() < 0.3:  # with what is on its way thrown away
            option = (1).to_bytes(4, "little") + bytes(4)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, option)
        connection.sendall(request[:at])
        wanted = at - len(request)
        while wanted > 0 and (got := connection.recv(wanted)):
            wanted -= len(got)


def rows_of(path: Path) -> tuple[int, int]:
    """How often the journal has a row written, and how many keys are kept."""
    with open_club(path) as club, club.store.read() as conn:
        count = "SELECT count(*) FROM {}"
        written = f"{ENTRIES} WHERE row_table = 'game'"
        return (
            int(conn.exec_driver_sql(count.format(written)).scalar_one()),
            int(conn.exec_driver_sql(count.format("tableside_key")).scalar_one()),
        )


def typed_over_bad_lines(folder: Path, times: int, seed: int) -> tuple[int, int]:
    """Type over connections that are cut; answers how many rows, and how many were refused."""
    path, evening = made(folder, games=GAMES)
    chance = random.Random(seed)
    phones = phones_of(path, evening.id)
    refused = done = 0
    with served(path, evening) as hall:
        for _ in range(times):
            phone = chance.choice(phones)
            phone.thinks(GAMES)
            for _ in range(chance.choice((1, 1, 1, 2, 3))):
                cut(hall, phone, chance)
            connection = http.client.HTTPConnection("127.0.0.1", hall.server.port, PATIENCE)
            with contextlib.closing(connection):
                if phone.send(connection) == 200:
                    done += 1
                else:
                    refused += 1
                    break
    if refused:
        return done, refused
    assert rows_of(path) == (done, done)
    with open_club(path) as club:
        for phone in phones:
            assert lines_of(club, phone.table) == phone.acknowledged
    return done, refused


def test_each_row_is_there_exactly_once(memory_folder: Path):
    times = tries(50, 500)
    assert typed_over_bad_lines(memory_folder, times, seed=1) == (times, 0)


def test_forgetting_what_was_done_is_caught(memory_folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_rows, "done_in", lambda *_: None)
    _, refused = typed_over_bad_lines(memory_folder, 500, seed=1)
    assert refused == 1, "what was done already was refused, as the row was changed since"

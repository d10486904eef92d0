"""Safety 12, at the tables: kill -9 while twenty of them type.

Whatever was acknowledged to a phone is in the file; what was not is sent again to the program
once it is started anew, and is there once.
"""

import contextlib
import http.client
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from clubadmin.services.care import health
from clubadmin.services.club.club import open_club
from clubadmin.storage.schema.packed import ENTRIES
from tests.safety import phones
from tests.safety.phones import PATIENCE, Phone
from tests.safety.programs import Program, needs_sigkill
from tests.safety.typist import lines_of
from tests.server.serving import made
from tests.turns import tries

pytestmark = needs_sigkill
TABLES, GAMES = 20, 16
MOST = 40  # kills, until a fault on purpose shows itself


@dataclass
class Tally:
    """What was seen over all kills."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    refused: int = 0
    unsound: list[str] = field(default_factory=list)


def _types(phone: Phone, port: int, tally: Tally, seen: threading.Event) -> None:
    """Row after row until the program is gone; first what it did not know of."""
    connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE)
    with contextlib.suppress(OSError, http.client.HTTPException), contextlib.closing(connection):
        while True:
            if phone.asked is None:
                phone.thinks(GAMES)
            if phone.send(connection) != 200:
                tally.refused += 1
                return
            tally.acknowledged += 1
            seen.set()


def _look(path: Path, typing: list[Phone], tally: Tally) -> None:
    """What is there of what was acknowledged."""
    with open_club(path) as club, club.store.read() as conn:
        for phone in typing:
            found = lines_of(club, phone.table)
            if phone.asked is not None:  # perhaps it was in time, and only not told
                game, body = phone.asked
                if found.get(game) == body["typed"]:
                    found = {**found, game: phone.acknowledged.get(game, "")}
                    found = {at: line for at, line in found.items() if line}
            tally.lost += found != phone.acknowledged
        keys = conn.exec_driver_sql("SELECT count(*) FROM tableside_key").scalar_one()
        rows = conn.exec_driver_sql(
            f"SELECT count(*) FROM {ENTRIES} WHERE row_table = 'game'"
        ).scalar_one()
        tally.twice += keys != rows
        tally.unsound += map(str, health.check(club).problems)


def kills(
    folder: Path, work: Callable[..., None], times: int, enough: Callable[[Tally], object]
) -> Tally:
    """Have all tables type, kill the program, look, and start it again."""
    path, evening = made(folder, people=4 * TABLES, games=GAMES)
    typing = phones.phones_of(path, evening.id)
    chance, tally = random.Random(1), Tally()
    for _ in range(times):
        program = Program(work, path, evening.id)
        port, seen = program.pipe.recv(), threading.Event()
        hands = [
            threading.Thread(target=_types, args=(phone, port, tally, seen)) for phone in typing
        ]
        for one in hands:
            one.start()
        assert seen.wait(PATIENCE)
        time.sleep(chance.uniform(0, 0.5))
        program.kill()
        for one in hands:
            one.join()
        program.pipe.close()
        tally.kills += 1
        _look(path, typing, tally)
        if enough(tally) or tally.refused:
            break
    print(f"\n{tally}")
    return tally


def test_every_row_that_was_acknowledged_is_there_once(memory_folder: Path):
    times = tries(4, 200)
    tally = kills(memory_folder, phones.serve, times, lambda _: False)
    assert (tally.kills, tally.lost, tally.twice, tally.refused) == (times, 0, 0, 0)
    assert tally.unsound == []
    assert tally.acknowledged >= times


def test_answering_before_it_is_stored_is_caught(memory_folder: Path):
    tally = kills(memory_folder, phones.serve_too_early, MOST, lambda seen: seen.lost)
    assert tally.lost + tally.refused > 0

"""Safety 10: two desks type on one sheet, at once.

Of two lines for one row that are sent at the same moment the first is kept; who sent the other
gets the row as it is now, and nothing that was acknowledged is typed over unseen.
"""

import http.client
import json
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.tableside import table_rows
from clubadmin.services.tableside.table_sheet import table_sheet
from tests.safety.phones import PATIENCE, phones_of
from tests.safety.typist import lines_of
from tests.server.serving import made, served
from tests.turns import tries

GAMES = 4


class Desk:
    """Sends rows over a connection of its own."""

    def __init__(self, port: int, place: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE)
        self._place = place

    def send(self, game: int, body: dict[str, Any], together: Barrier) -> tuple[int, Any]:
        """Send a row when the other does; answers what is said of it."""
        together.wait(PATIENCE)
        self.connection.request("PUT", f"{self._place}/rows/{game}", json.dumps(body))
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read())


def typed_at_once(folder: Path, times: int) -> tuple[Counter[str], list[str]]:
    """Have a table and the second desk type into one row, over and over; what became of it."""
    path, evening = made(folder, games=GAMES)
    phone, *_ = phones_of(path, evening.id)
    chance, tally, faults = random.Random(10), Counter[str](), []
    kept: dict[int, tuple[str, int]] = {}
    with served(path, evening) as hall, ThreadPoolExecutor(2) as both:
        sheet = f"/api/desk/{hall.codes.desk}/t/1/{_number(hall.codes.tables, phone.code)}"
        desks = [Desk(hall.server.port, one) for one in (f"/api/t/{phone.code}", sheet)]
        with closing(desks[0].connection), closing(desks[1].connection):
            for at in range(times):
                game, together = chance.randint(1, GAMES), Barrier(2)
                was, version = kept.get(game, ("", 0))
                lines = [one for one in map(str, chance.sample(range(20, 140), 3)) if one != was]
                sent = [
                    {"typed": line, "version": version, "key": f"{at}-{line}"} for line in lines[:2]
                ]
                asked = [
                    both.submit(desk.send, game, body, together)
                    for desk, body in zip(desks, sent, strict=True)
                ]
                told = [one.result(PATIENCE) for one in asked]
                done = [
                    body["typed"]
                    for body, (status, _) in zip(sent, told, strict=True)
                    if status == 200
                ]
                shown = [row["typed"] for status, row in told if status == 409]
                tally[f"{len(done)} kept, {len(shown)} told"] += 1
                if len(done) != 1 or shown != done:
                    faults.append(f"{game}: {sent} {told}")
                kept[game] = (told[0][1]["typed"], told[0][1]["version"])
    with open_club(path) as club:
        found = lines_of(club, phone.table)
    if not faults and found != {game: typed for game, (typed, _) in kept.items()}:
        faults.append(f"{found} is not what was kept")
    return tally, faults


def _number(tables: Any, code: str) -> int:
    return next(one.table for one in tables if one.code == code)


def test_of_two_lines_one_is_kept_and_the_other_is_shown_it(memory_folder: Path):
    times = tries(40, 400)
    tally, faults = typed_at_once(memory_folder, times)
    assert faults == []
    assert tally == {"1 kept, 1 told": times}


def test_without_a_version_lines_are_lost(memory_folder: Path, monkeypatch: pytest.MonkeyPatch):
    """Broken on purpose: what is typed goes over what stands there."""
    store = table_rows.type_row

    def over(club: OpenClub, table_id: int, game: int, typed: str, **given: Any) -> Any:
        version = table_sheet(club, table_id).row_of(game).version
        return store(club, table_id, game, typed, **{**given, "version": version})

    monkeypatch.setattr(table_rows, "type_row", over)
    tally, faults = typed_at_once(memory_folder, 10)
    assert tally["2 kept, 0 told"] == 10
    assert len(faults) == 10

"""Three hundred tables that type at a hall without a window, each phone at an address of its own.

Beside them one phone means harm: no row is lost and no table is told to come again. What is typed
faster than the disk takes it waits for its turn; how long is told, and is not judged here.

`CLUBADMIN_HALL_SECONDS` says how long they type.
"""

import os
import sys
from math import inf
from pathlib import Path
from statistics import median

import pytest

from tests.bench.hundred_phones import Seat, echo_lines, type_at_tables
from tests.bench.test_tableside_bench import beside, lost_and_kept, part
from tests.safety.hostile import half_requests
from tests.safety.phones import phones_of
from tests.safety.test_25_hostile_phones import ATTACKS, attacked, honest
from tests.server.serving import hall, made, served

TABLES, GAMES = 300, 16
TIMES = 3.0  # longer than when it is quiet, at most
AGAIN, ASKED = 5, 30  # times that both are measured, of which the quickest counts; requests each
LONG = float(os.environ.get("CLUBADMIN_HALL_SECONDS", "10"))

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(sys.platform == "darwin", reason="its loopback has one address only"),
]


def test_three_hundred_tables_lose_no_row_while_one_phone_means_harm(tmp_path: Path) -> None:
    path, evening = made(tmp_path, people=4 * TABLES, games=GAMES)
    seats = [
        Seat(phone.table, phone.code, f"127.1.{at // 250}.{at % 250 + 1}")
        for at, phone in enumerate(phones_of(path, evening.id))
    ]
    assert len(seats) == TABLES
    with (
        served(path, evening) as hall,
        beside(half_requests, hall.server.port, "nocode", 600) as hostile,
        beside(echo_lines) as echo,
        beside(type_at_tables, hall.server.port, seats, GAMES, LONG) as pipe,
    ):
        pipe.send(echo.recv())
        told = pipe.recv()
        echo.send("enough")
        echo.recv()
        hostile.send("enough")
        lost, kept = hall.on_club(lambda club: lost_and_kept(club, told))
    refused = sum(row.answered == inf for row in told.rows)
    took = [row.answered - row.sent for row in told.rows if row.answered < inf]
    print(f"\n{TABLES} tables, {LONG:.0f} s: {len(told.rows)} rows, {lost} tables lost a row,")
    print(f"{kept - len(told.rows)} doubled, {refused} refused")
    print(f"median {median(took):.2f} s, 99% {part(took, 0.99):.2f}, longest {max(took):.2f}")
    assert (lost, kept - len(told.rows), refused) == (0, 0, 0)


@pytest.mark.parametrize("what", ATTACKS)
def test_honest_phones_are_answered_as_quickly_as_ever(tmp_path: Path, what: str) -> None:
    quiet, busy = [], []
    with hall(tmp_path) as here:
        honest(here, ASKED)
        for _ in range(AGAIN):
            quiet.append(honest(here, ASKED))
            with attacked(here, *ATTACKS[what]):
                busy.append(honest(here, ASKED))
    assert {shut_out for shut_out, _ in (*quiet, *busy)} == {0}
    times = min(busy)[1] / min(quiet)[1]
    print(f"\n{what}: {times:.1f} times the {min(quiet)[1] * 1000:.1f} ms of quiet (bar {TIMES})")
    assert times < TIMES

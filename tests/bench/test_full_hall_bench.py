"""A championship of four hundred pairs: everybody looks at the wall while desks and tables type.

Four hundred phones hear what the wall shows and each its own pair, sixteen desks type a row each
two seconds and sign a round, two hundred tables type on. `CLUBADMIN_HALL_SECONDS` says how long
they sign, `CLUBADMIN_TABLE_SECONDS` how many seconds a table takes for a row.

How long a row takes is held against fixed work that is done meanwhile in a program of its own;
the 250 milliseconds of a machine that does nothing else are told beside it.
"""

import os
import sys
from pathlib import Path
from statistics import median

import pytest

from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import sheets
from tests.bench.full_hall import Plan, Seen, fill_the_hall, type_flat_out
from tests.bench.hundred_phones import echo_lines
from tests.bench.test_tableside_bench import beside, part
from tests.safety.typist import lines_of
from tests.server.serving import Hall, made, served
from tests.services.evening_club import draw_next, new_club, pairs_evening, table_id

PAIRS, TABLES, DESKS, GAMES, ROUNDS = 400, 200, 16, 16, 3
SIGNED = 64  # by the desks, the last of their round
AFTER = 10.0  # seconds after the last sheet that are looked at by themselves
LONG = float(os.environ.get("CLUBADMIN_HALL_SECONDS", "20"))
EVERY = float(os.environ.get("CLUBADMIN_TABLE_SECONDS", "10"))
BYTES = 60_000  # to a phone a round
RATE = 6.8  # times the fixed work: 4.5 with the machine to itself
BAR = 180.0  # times the fixed work: 120 with the machine to itself

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(sys.platform == "darwin", reason="its loopback has one address only"),
]


def championship(folder: Path) -> tuple[Path, Evening]:
    """Three rounds that are drawn; of the first all is typed and the desks have some to sign."""
    club = new_club(folder)
    evening = pairs_evening(club, PAIRS, games=GAMES, rounds=ROUNDS)
    for _ in range(ROUNDS):
        evening, _ = draw_next(club, evening.id, seed=1)
    lines = dict.fromkeys(range(1, GAMES + 1), "92+20")
    for one in evening.plan[0].tables:
        sheets.save_lines(club, one.table_id, lines)
        if one.number > SIGNED:
            sheets.sign(club, one.table_id)
    club.close()
    return club.path, evening


def lost(hall: Hall, seen: Seen) -> int:
    """The sheets of which a row is not as it was acknowledged."""
    ids = {
        f"t/{hall.code(table, 2)}": table_id(hall.evening, 2, table)
        for table in range(1, TABLES + 1)
    } | {f"3/{table}": table_id(hall.evening, 3, table) for table in range(1, TABLES + 1)}

    def differ(club: OpenClub) -> int:
        return sum(lines_of(club, ids[name]) != lines for name, lines in seen.lines.items())

    return int(hall.on_club(differ))


def test_four_hundred_pairs_look_at_the_wall_and_no_row_waits_for_them(tmp_path: Path) -> None:
    path, evening = championship(tmp_path)
    tables = range(1, TABLES + 1)
    with served(path, evening) as hall:
        plan = Plan(
            hall.codes.wall,
            hall.codes.desk,
            [hall.code(table, 2) for table in tables],
            [one.number for one in evening.participants],
            [tables[at:SIGNED:DESKS] for at in range(DESKS)],
            [tables[at::DESKS] for at in range(DESKS)],
            GAMES,
            table_every=EVERY,
            long=LONG,
            after=AFTER,
        )
        with (
            beside(echo_lines) as echo,
            beside(fill_the_hall, hall.server.port, plan) as pipe,
        ):
            echo.recv()
            seen: Seen = pipe.recv()
            echo.send("enough")
            unit = median(echo.recv())
        missing = lost(hall, seen)
    refused = sum(not kept for *_, kept in seen.rows)
    before = [took for sent, took, _ in seen.rows if sent < seen.last]
    after = [took for sent, took, _ in seen.rows if sent >= seen.last]
    knew = [one - seen.last for one in seen.knew]
    print(f"\nload {os.getloadavg()[0]:.1f}, the fixed work {unit * 1000:.2f} ms (quiet: about 1)")
    print(f"{len(seen.rows)} rows, {missing} sheets lost one, {refused} refused")
    for name, times in (("signing", seen.signed), ("rows until then", before), ("after", after)):
        print(
            f"{name:16} median {median(times) * 1000:5.0f} ms, 99% {part(times, 0.99) * 1000:5.0f}"
            f" ({part(times, 0.99) / unit:.0f} times), longest {max(times) * 1000:5.0f}"
        )
    print(
        f"a phone got {median(seen.bytes):.0f} bytes, at most {max(seen.bytes)}, was woken"
        f" {median(seen.woken):.0f} times, at most {max(seen.woken)}; it knew the standing"
        f" {median(knew):.1f} s after the last sheet, at most {max(knew):.1f}"
    )
    assert (missing, refused) == (0, 0)
    assert max(seen.bytes) < BYTES
    assert max(seen.woken) <= 2, "for its own sheet and for the round"
    assert min(knew) > 0, "every phone has the standing of the round"
    assert part(before, 0.99) / unit < BAR
    assert part(after, 0.99) / unit < BAR


def test_rows_that_wait_are_kept_by_the_hundred(tmp_path: Path) -> None:
    """Eighty tables that type as fast as they are answered: what a hall can take at most."""
    path, evening = made(tmp_path, people=320, games=GAMES)
    codes_of = [(one.number, 1) for one in evening.plan[0].tables]
    with served(path, evening) as hall, beside(echo_lines) as echo:
        echo.recv()
        codes = [hall.code(*at) for at in codes_of]
        with beside(type_flat_out, hall.server.port, codes, GAMES) as pipe:
            rate, rows = pipe.recv()
        echo.send("enough")
        unit = median(echo.recv())
    print(f"\nload {os.getloadavg()[0]:.1f}: {rate:.0f} rows a second ({rows}), a row takes")
    print(f"{1 / rate / unit:.1f} times the fixed work of {unit * 1000:.2f} ms")
    assert 1 / rate / unit < RATE

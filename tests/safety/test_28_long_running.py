"""Safety 28: five hundred evenings in one process, and a week of a clock that is false.

Nothing grows with the evenings but the file: not the memory, not the handles, and typing a row or
taking it back takes no longer; counted in time of the processor, which others cannot take up.
"""

import gc
import sys
import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from mmap import mmap
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import history, last_copies, recent
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.hall.clock import LONGEST, Moment, RoundClock, read_back
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.storage.copies.backup import backup
from clubadmin.storage.file.retention import NEWEST, copies
from tests.services.evening_club import (
    add_competition,
    add_people,
    come,
    new_club,
    seat_by_hand,
    table_id,
)
from tests.turns import tries

EVENINGS = tries(30, 500)
MEMORY = 30_000  # kilobytes that five hundred evenings may take
SLOWER = 3.0  # times, of what the processor took
HOUR, DAY = timedelta(hours=1), timedelta(days=1)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads its memory from /proc")


class Cost(NamedTuple):
    """What an evening took."""

    memory: int  # kilobytes
    handles: int
    row: float  # seconds of the quickest
    undo: float


def evenings_played(club: OpenClub, count: int, kept: list[object] | None = None) -> Iterator[Cost]:
    """So many evenings of two tables, each typed, taken back in part, and closed."""
    competition = add_competition(club, rounds=1, games=4)
    people = add_people(club, 8)
    for number in range(count):
        evening = evenings.add_evening(club, competition.id, date(2026, 9, 2) + number * DAY / 2)
        evening = come(club, evening, people)
        evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
        rows, undos = [], []
        for table in (1, 2):
            sheet = table_id(evening, 1, table)
            for game in range(1, 5):
                begun = time.process_time()
                sheets.save_line(club, sheet, game, f"{80 + game}+20")
                rows.append(time.process_time() - begun)
            for act in (history.undo, history.redo):
                begun = time.process_time()
                act(club, f"sheet:{sheet}")
                undos.append(time.process_time() - begun)
            sheets.sign(club, sheet)
        closing.close(club, evening.id)
        if kept is not None:  # broken on purpose: something stays of each evening
            written = mmap(-1, 4_000_000)  # pages of its own: others may have left free memory
            written.write(b"x" * len(written))  # bare zeros take up nothing
            kept.append((written, Path("/dev/null").open("rb")))  # noqa: SIM115
        yield Cost(_memory(), len(list(Path("/proc/self/fd").iterdir())), min(rows), min(undos))


def _memory() -> int:
    gc.collect(1)
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4


def grown(costs: list[Cost]) -> list[str]:
    """What is more in the last fifth than it was in the second, once all was loaded."""
    fifth = len(costs) // 5
    begin, end = costs[fifth : 2 * fifth], costs[-fifth:]
    found = []
    if median(one.memory for one in end) - median(one.memory for one in begin) > MEMORY:
        found.append("memory")
    if max(one.handles for one in end) > max(one.handles for one in begin):
        found.append("handles")
    for name in ("row", "undo"):
        if min(getattr(one, name) for one in end) > SLOWER * min(
            getattr(one, name) for one in begin
        ):
            found.append(name)
    return found


def test_after_many_evenings_all_goes_as_on_the_first(memory_folder: Path) -> None:
    with new_club(memory_folder) as club:
        costs = list(evenings_played(club, EVENINGS))
        print(f"\n{costs[len(costs) // 5]} {costs[-1]}")
        assert grown(costs) == []
        assert health.check(club).problems == ()
        with club.store.read() as conn:
            games = conn.exec_driver_sql("SELECT count(*) FROM game").scalar()
        assert games == EVENINGS * 8


@pytest.mark.nightly
def test_what_stays_of_each_evening_is_caught(memory_folder: Path) -> None:
    kept: list[object] = []
    try:
        with new_club(memory_folder) as club:
            costs = list(evenings_played(club, 30, kept))
    finally:
        for _, file in kept:  # type: ignore[misc]
            file.close()  # type: ignore[has-type]
    assert {"memory", "handles"} <= set(grown(costs))


def closed_evening(club: OpenClub) -> None:
    """Something to lose."""
    for _ in evenings_played(club, 1):
        pass


WEEKS = {
    "an ordinary week": datetime(2026, 11, 9, 20),
    "summer time ends": datetime(2026, 10, 21, 20),
    "summer time begins": datetime(2026, 3, 25, 20),
    "the turn of the year": datetime(2026, 12, 28, 20),
}


@pytest.mark.parametrize("begin", WEEKS.values(), ids=WEEKS)
def test_in_three_weeks_a_copy_elsewhere_is_asked_once_a_day_from_the_fourteenth(
    begin: datetime, memory_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is open all the while, and looks at the clock each hour."""
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: memory_folder / "set")
    monkeypatch.setattr(last_copies, "other_medium", lambda *_: True)
    stick = memory_folder / "stick"
    with new_club(memory_folder) as club:
        closed_evening(club)
        last_copies.note_copy(club, backup(club.store, stick), clock=lambda: begin)
        asked = asked_in(club, begin, hours=21 * 24)
    days = [(one.date() - begin.date()).days for one in asked]
    assert days == list(range(14, 22))


def asked_in(club: OpenClub, begin: datetime, *, hours: int) -> list[datetime]:
    """When the reminder came."""
    asked = []
    for at in range(hours + 4):
        now = begin + at * HOUR
        if last_copies.reminder(club, clock=lambda now=now: now):  # type: ignore[misc]
            last_copies.note_told(club, clock=lambda now=now: now)  # type: ignore[misc]
            asked.append(now)
    return asked


def test_a_reminder_that_is_not_remembered_is_caught(
    memory_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: memory_folder / "set")
    monkeypatch.setattr(last_copies, "note_told", lambda *_, **__: None)
    with new_club(memory_folder) as club:
        closed_evening(club)
        assert len(asked_in(club, WEEKS["an ordinary week"], hours=24)) > 2


@pytest.mark.parametrize("begin", WEEKS.values(), ids=WEEKS)
def test_of_a_copy_an_hour_for_a_week_each_day_and_the_newest_are_kept(
    begin: datetime, memory_folder: Path
) -> None:
    with new_club(memory_folder) as club:
        for at in range(tries(7 * 4, 7 * 24)):
            now = begin + at * HOUR * (168 // tries(28, 168))
            if at % 7 == 0:
                members.add_member(club, Member(0, f"Bos{at}", "Jan"))
            backup(club.store, clock=lambda now=now: now)  # type: ignore[misc]
        kept = copies(club.path)
        days = {one.name[6:16] for one in kept}
        assert len(days) == len({(begin + at * HOUR).date() for at in range(163)})
        assert len(kept) <= len(days) + NEWEST
        assert kept[-1].stat().st_size


def test_the_clock_of_a_round_goes_on_over_a_week_of_starts_sleep_and_clocks_put_back() -> None:
    """Each hour the program starts anew; the wall clock jumps, the steady one begins again."""
    for jump in (0.0, -3600.0, 3600.0, -86_400.0):
        clock = RoundClock.of(1, LONGEST / 60).started(Moment(1_000_000.0, 500.0))
        before = clock.left
        for minute in range(60, 600, 60):
            wall = 1_000_000.0 + minute * 60 + (jump if minute >= 300 else 0.0)
            found = read_back(clock.kept(), Moment(wall, 500.0 + minute * 60))
            assert found is not None
            left = found.seconds_left(Moment(wall, 500.0 + minute * 60))
            assert left <= before, "time never comes back by itself"
            assert jump > 0 or left == pytest.approx(LONGEST - minute * 60, abs=abs(jump) + 1)
            before = left

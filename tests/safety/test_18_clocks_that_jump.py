"""Safety 18: whatever the clock does, order follows the journal and no new copy is let go."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from clubadmin.storage.checks.club import check
from clubadmin.storage.club.store import Store
from clubadmin.storage.club.undo import undo
from clubadmin.storage.copies.backup import backup
from clubadmin.storage.file import retention
from clubadmin.storage.file.retention import NEWEST, copies
from clubadmin.storage.rows.club import MemberRow
from tests.storage.made_up import fill, people
from tests.turns import by_turns, tries

NOW = datetime(2026, 11, 12, 22, 30)
DAYS = tries(15, 30)
"""Before the clock jumps; so many that some of their copies were let go."""
DAY, HOUR = timedelta(days=1), timedelta(hours=1)
SUMMER_ENDS = datetime(2026, 10, 25, 2, 59)
"""The night in which 02:00 to 03:00 comes twice."""

CLOCKS: dict[str, tuple[timedelta, ...]] = {
    "a minute back": (timedelta(minutes=-1),),
    "an hour back": (-HOUR,),
    "a day back": (-DAY,),
    "a day back each day": (-DAY,) * 6,
    "a week back": (-7 * DAY,),
    "a month back": (-30 * DAY,),
    "a year back": (-365 * DAY,),
    "to 1980, as with an empty battery": (datetime(1980, 1, 1) - NOW,),
    "to 1980 and right again": (datetime(1980, 1, 1) - NOW, NOW + DAY - datetime(1980, 1, 1)),
    "a day on": (DAY,),
    "a month on": (30 * DAY,),
    "a year on": (365 * DAY,),
    "ten years on": (3650 * DAY,),
    "ten years on and right again": (3650 * DAY, -3649 * DAY),
    "to and fro": (365 * DAY, -365 * DAY) * 4,
    "summer time ends": (SUMMER_ENDS - NOW, -HOUR + timedelta(minutes=1)),
    "summer time begins": (datetime(2026, 3, 29, 1, 59) - NOW, HOUR + timedelta(minutes=1)),
    "the turn of the year": (datetime(2026, 12, 31, 23, 59) - NOW, timedelta(minutes=2)),
    "a leap day": (datetime(2028, 2, 29, 12) - NOW, 366 * DAY),
    "it stands still": (timedelta(0),) * 8,
}


class Clock:
    """A clock that goes a day on each time, and jumps when it is told to."""

    def __init__(self) -> None:
        self.now = NOW - 30 * DAY

    def __call__(self) -> datetime:
        return self.now


@pytest.mark.sampled(3)
@pytest.mark.parametrize("jumps", by_turns(CLOCKS.values(), 4), ids=CLOCKS)
def test_order_holds_and_no_new_copy_is_let_go(memory_folder: Path, jumps: tuple[timedelta, ...]):
    order_holds(memory_folder, jumps)


def order_holds(folder: Path, jumps: tuple[timedelta, ...]) -> None:
    """A change and a copy a day, before and after the clock jumps."""
    clock = Clock()
    store = Store.create(folder / "club.klaverjas", fill, clock=clock)
    made: list[Path] = []

    def add(number: int) -> None:
        with store.change(f"lid {number}") as change:
            change.insert(MemberRow, last_name=f"Bos{number:02}")
        made.append(backup(store, clock=clock))

    for number in range(DAYS):
        add(number)
        clock.now += DAY
    for number, jump in enumerate(jumps, DAYS):
        clock.now += jump
        newest = made[-NEWEST + 1 :]
        add(number)
        assert copies(store.path)[-NEWEST:] == [*newest, made[-1]]
    for number in range(DAYS + len(jumps), DAYS + 3 + len(jumps)):
        add(number)
    names = [one.name for one in copies(store.path)]
    assert names == sorted(names)
    everybody = people(store)
    assert everybody == [f" Bos{number:02}" for number in range(DAYS + 3 + len(jumps))]
    assert check(store).problems == ()
    undo(store)
    assert people(store) == everybody[:-1], "the last is taken back, whatever its date"
    store.close()
    with_all_but_it = Store.open(copies(store.path)[-2])
    assert people(with_all_but_it) == everybody[:-1]
    with_all_but_it.close()


def test_going_by_the_date_is_caught(memory_folder: Path, monkeypatch: pytest.MonkeyPatch):
    """Broken on purpose: the newest copy is the one with the latest date."""
    found = retention.found

    def by_date(folder: Path, club: Path, mark: str = "") -> list[retention.Copy]:
        every = [replace(one, number=one.day.toordinal()) for one in found(folder, club, mark)]
        return sorted(every, key=lambda one: one.number)

    monkeypatch.setattr(retention, "found", by_date)
    with pytest.raises(AssertionError):
        order_holds(memory_folder, CLOCKS["a year back"])

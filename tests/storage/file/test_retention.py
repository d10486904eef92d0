"""Which copies stay, whatever the clock does."""

from datetime import date, datetime, timedelta
from pathlib import Path

from clubadmin.storage.file.retention import Copy, begin_copy, found, superfluous


def copies_of(days: list[date]) -> list[Copy]:
    return [Copy(number, day, Path(f"{number}")) for number, day in enumerate(days, 1)]


def kept(days: list[date]) -> list[date]:
    made = copies_of(days)
    gone = {copy.number for copy in superfluous(made)}
    return [copy.day for copy in made if copy.number not in gone]


def test_the_newest_five_stay_even_when_made_on_one_day():
    assert len(kept([date(2026, 11, 12)] * 30)) == 5


def test_twelve_days_ten_weeks_nine_months_and_every_season_stay():
    first = date(2020, 9, 1)
    days = [first + timedelta(days=n) for n in range(6 * 365)]
    left = kept(days)
    assert left[-12:] == days[-12:]
    assert len({day.isocalendar()[:2] for day in left[-40:]}) >= 10
    assert len({(day.year, day.month) for day in left}) >= 9
    seasons = {day.year if day.month >= 8 else day.year - 1 for day in left}
    assert seasons == set(range(2020, 2027))
    assert len(left) <= 12 + 10 + 9 + 6


def test_a_clock_that_jumps_takes_no_new_copy_away():
    days = [date(2026, 11, 12) + timedelta(days=n) for n in range(20)]
    jumped = [*days, date(2036, 11, 12), date(2016, 1, 1), *[date(2026, 12, 2)] * 3]
    assert kept(jumped)[-5:] == jumped[-5:]


def copied(folder: Path, club: Path, when: datetime) -> None:
    name, aside = begin_copy(folder, club, when)
    aside.replace(name)


def test_the_running_number_goes_on_when_the_clock_goes_back(tmp_path: Path):
    club = tmp_path / "club.klaver"
    for when in (datetime(2026, 11, 12, 22), datetime(2026, 11, 11, 22)):
        copied(tmp_path, club, when)
    names = [copy.path.name for copy in found(tmp_path, club)]
    assert names == [
        "00001_2026-11-12_220000_club.klaver",
        "00002_2026-11-11_220000_club.klaver",
    ]


def test_copies_of_another_club_in_the_same_folder_are_not_ours(tmp_path: Path):
    copied(tmp_path, Path("club.klaver"), datetime(2026, 1, 1))
    copied(tmp_path, Path("club [oud].klaver"), datetime(2026, 1, 1))
    (tmp_path / "00007_2026-99-99_aaaaaa_club.klaver").touch()
    (tmp_path / "brief.txt").touch()
    assert len(found(tmp_path, Path("club.klaver"))) == 1
    assert len(found(tmp_path, Path("club [oud].klaver"))) == 1

"""Copies of a club: which are kept, and their names.

A copy's name starts with a running number, so that the order holds when the clock of the
computer jumps. Before it stands a mark where something in the copy cannot be right: such copies
are a row of their own, and no good copy goes because of one.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime
from glob import escape
from pathlib import Path

from clubadmin.storage.file.atomic import make_private

DAILY, WEEKLY, MONTHLY, NEWEST = 12, 10, 9, 5
SEASON_STARTS = 8  # August: a season runs over the turn of the year

GOOD, FINDING, HARM = "", "bevinding_", "schade_"
MARKS = (GOOD, FINDING, HARM)
"""Nothing is wrong; a value cannot be and harms no figure; figures are harmed."""

_NAME = re.compile(r"^(?P<n>\d{5,})_(?P<day>\d{4}-\d\d-\d\d)_(?P<time>\d{6})_")


@dataclass(frozen=True)
class Copy:
    """A copy by its name."""

    number: int
    day: date
    path: Path


def default_folder(club: Path) -> Path:
    """The folder for the copies of a club when nobody chose one."""
    return club.with_name(f"{club.stem}.reservekopieen")


def found(folder: Path, club: Path, mark: str = GOOD) -> list[Copy]:
    """The copies of a club in a folder that bear this mark, oldest first."""
    copies_found = []
    if folder.is_dir():
        for path in folder.glob(f"{mark}*_{escape(club.name)}"):
            name = path.name.removeprefix(mark)
            match = _NAME.match(name)
            if match and name[match.end() :] == club.name:
                day = date.fromisoformat(match["day"])
                copies_found.append(Copy(int(match["n"]), day, path))
    return sorted(copies_found, key=lambda copy: copy.number)


def copies(club: Path) -> list[Path]:
    """The copies in the default folder in which no figure is harmed, oldest first."""
    folder = default_folder(club)
    every = (*found(folder, club), *found(folder, club, FINDING))
    return [copy.path for copy in sorted(every, key=lambda copy: copy.number)]


def last_is_marked(club: Path) -> bool:
    """Whether something in the newest copy in the default folder cannot be right."""
    folder = default_folder(club)
    newest = {
        mark: max((one.number for one in found(folder, club, mark)), default=0) for mark in MARKS
    }
    return newest[GOOD] < max(newest.values())


def begin_copy(folder: Path, club: Path, now: datetime) -> tuple[Path, Path]:
    """The name for the next copy, still without a mark, and the empty file that is to get it.

    No other program writes in that file: what began to copy in the same second has another.

    Raises:
        OSError: there is no folder, and none can be made; or nothing can be written in it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    every = (copy for mark in MARKS for copy in found(folder, club, mark))
    number = max((copy.number for copy in every), default=0) + 1
    while True:
        name = folder / f"{number:05d}_{now:%Y-%m-%d_%H%M%S}_{club.name}"
        aside = name.with_name(f".{name.name}.nieuw")
        try:
            make_private(aside, new=True)
        except FileExistsError:
            number += 1
        else:
            return name, aside


def name_of_the_club(copy: Path) -> str:
    """The name of the club file that a copy of ours was made of; "" where it is no copy of ours."""
    match = _NAME.match(copy.name)
    return copy.name[match.end() :] if match else ""


def superfluous(kept: list[Copy]) -> list[Copy]:
    """Pick copies that may go: 12 days, 10 weeks, 9 months, a season each and the newest 5 stay."""
    newest_first = sorted(kept, key=lambda copy: copy.number, reverse=True)
    stays = {copy.number for copy in newest_first[:NEWEST]}
    for size, period in ((DAILY, _day), (WEEKLY, _week), (MONTHLY, _month), (None, _season)):
        last_of: dict[object, int] = {}
        for copy in newest_first:
            last_of.setdefault(period(copy.day), copy.number)
        stays.update(list(last_of.values())[:size])
    return [copy for copy in kept if copy.number not in stays]


def _day(day: date) -> object:
    return day


def _week(day: date) -> object:
    return day.isocalendar()[:2]


def _month(day: date) -> object:
    return day.year, day.month


def _season(day: date) -> object:
    return day.year if day.month >= SEASON_STARTS else day.year - 1

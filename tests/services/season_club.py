"""A season on paper for people with short names, and what its standings say."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import text

from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings.standings import standings
from tests.services.lists.taking import import_file

SEASON = "2026-2027"
FIRST = date(2026, 9, 3)
HEADER = "season,competition,evening,date,name,round,points,roem,pits"

Season = Mapping[str, Sequence[int | None]]
"""What each made on each evening; None: was not there."""


def day(number: int) -> date:
    """Of an evening: a Thursday every week."""
    return FIRST + timedelta(days=7 * (number - 1))


def paper_season(
    club: OpenClub, folder: Path, made: Season, competition: str = "Donderdagavond"
) -> int:
    """Take a season in from a list of totals; the number of its competition."""
    rows = [
        f"{SEASON},{competition},{number},{day(number)},{name},,{points},,"
        for name, evenings in made.items()
        for number, points in enumerate(evenings, 1)
        if points is not None
    ]
    file = folder / f"{competition}.csv"
    file.write_text("\n".join([HEADER, *rows]), encoding="utf-8")
    import_file(club, file)
    return number_of(club, "competition", competition)


def number_of(club: OpenClub, table: str, name: str) -> int:
    """The number of a competition, or of a member by last name."""
    column = "name" if table == "competition" else "last_name"
    with club.store.read() as conn:
        found = conn.execute(text(f"SELECT id FROM {table} WHERE {column} = :name"), {"name": name})
        return int(found.scalar_one())


def evening_number(club: OpenClub, competition: int, number: int) -> int:
    """The id of an evening."""
    sql = text("SELECT id FROM evening WHERE competition_id = :c AND number = :n")
    with club.store.read() as conn:
        return int(conn.execute(sql, {"c": competition, "n": number}).scalar_one())


def away(club: OpenClub, competition: int, told: Mapping[str, Sequence[int]], **who: Any) -> None:
    """Note who let the club know that he would not come, evening by evening."""
    from clubadmin.services.standings.absences import set_absence

    for name, evenings in told.items():
        for number in evenings:
            evening = evening_number(club, competition, number)
            set_absence(club, evening, number_of(club, "member", name), notice=True, **who)


def listed(found: Standings) -> list[tuple[int | None, str, float]]:
    """Place, name and total of every row, in order."""
    return [(row.place, row.name, row.total) for row in found.rows]


def row_of(found: Standings, name: str) -> StandingRow:
    """Somebody's row."""
    return next(row for row in found.rows if row.name == name)


def ranked(club: OpenClub, competition: int, rule: str, after: int | None = None) -> Standings:
    """The standings by a rule."""
    return standings(club, competition, after, rule)

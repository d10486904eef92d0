"""Every figure of a club explained: the parts that count make it, and it is the figure shown."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from sqlalchemy import text

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.errors import Refused
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import (
    Asked,
    CareerAsked,
    CareerFigure,
    ContestAsked,
    EveningAsked,
    SheetAsked,
    StandingAsked,
)
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.services import explain
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.kept_results import figures as contest_figures
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.standings.standings import standings

T = TypeVar("T")
Rows = Sequence[StandingRow]
EVENING = ("total", "points", "roem", "fines", "pits", "nat")
CAREER: tuple[CareerFigure, ...] = (
    *("evenings", "total", "points", "roem", "pits", "nat", "games", "wins", "best"),
)
SUMS = ", ".join(
    f"{'max' if figure == 'best' else 'sum'}({figure}) AS {figure}" for figure in CAREER
)
ROUNDED = Fraction(1, 20)  # what is shown with one decimal


def told(club: OpenClub, asked: Asked, shown: float | None = None) -> Explained:
    """An explanation of which all parts add up, deeper ones as well; it is of the figure shown."""
    found = explain.explain(club, asked)
    assert found.title, asked
    if shown is not None:
        assert found.value is not None, asked
        assert abs(Fraction(found.value) - Fraction(shown)) <= ROUNDED, (asked, found.value, shown)
    for _, one in found.walk():
        assert one.adds_up, (asked, one.title, one.value, one.made())
        if one.deeper is not None and one.deeper != asked and not one.parts:
            within = explain.explain(club, one.deeper)
            assert one.value is None or within.value == one.value, (asked, one.title, one.deeper)
    return found


def evenings_are_explained(club: OpenClub, most: int = 10**6) -> int:
    """People's figures of each evening, and of each round of it; how many there were.

    Args:
        club: the club.
        most: so many of each kind, spread over all there are.
    """
    with club.store.read() as conn:
        evenings = _some(_rows(conn, "SELECT *, evening_id AS e FROM evening_result"), most)
        rounds = _some(_rows(conn, "SELECT *, evening_id AS e FROM round_result"), most)
        sheets = _some(_rows(conn, "SELECT * FROM scoresheet"), most)
        heads = {one["e"]: evening_head(conn, one["e"]) for one in evenings}
        made = {(e, one.participant_id): one for e, head in heads.items()
                for one in contest_figures(conn, head)}  # fmt: skip
    for row in evenings:
        for figure in EVENING:
            told(club, EveningAsked(row["e"], row["participant_id"], figure), row[figure])
        told(club, EveningAsked(row["e"], row["participant_id"], "place"))
    for row in rounds:
        total = row["points"] + row["roem"] - row["fines"]
        asked = EveningAsked(row["e"], row["participant_id"], round=row["round"])
        told(club, asked, total)
    for (evening, who), one in _some(list(made.items()), most):
        told(club, ContestAsked(evening, who), one.matchpoints)
        if heads[evening].form.decides is not Decides.KNOCKOUT:
            told(club, ContestAsked(evening, who, "tops"), one.tops)
            told(club, ContestAsked(evening, who, "points"), one.points)
    for row in sheets:
        for side in ("ns", "ew"):
            told(club, SheetAsked(row["playing_table_id"], side),
                 row[f"{side}_points"] + row[f"{side}_roem"])  # fmt: skip
    return len(evenings) + len(rounds) + len(made) + len(sheets)


def careers_are_explained(club: OpenClub) -> None:
    """What everybody has in each competition, and over all of them."""
    with club.store.read() as conn:
        careers = _rows(conn, "SELECT * FROM career")
        sums = _rows(conn, f"SELECT member_id, {SUMS} FROM career GROUP BY member_id")
    for row in careers:
        for figure in CAREER:
            asked = CareerAsked("member", row["member_id"], figure, row["competition_id"])
            told(club, asked, row[figure])
    for row in sums:
        for figure in CAREER:
            told(club, CareerAsked("member", row["member_id"], figure), row[figure])
        average = CareerAsked("member", row["member_id"], "average")
        told(club, average, row["total"] / row["evenings"])


def standings_are_explained(
    club: OpenClub, rules: Iterable[str | None], pick: Callable[[Rows], Rows] = tuple
) -> None:
    """Every figure of the standings of each competition by these rules.

    Args:
        club: the club.
        rules: to rank by.
        pick: of which rows; by default of all.
    """
    with club.store.read() as conn:
        competitions = _rows(conn, "SELECT id, format FROM competition")
    for one in competitions:
        for rule in rules:
            try:
                found = standings(club, one["id"], rule=rule)
            except Refused:
                continue  # win points where rounds are not won
            by_points = FORMATS[one["format"]].by_points
            for row in pick(found.rows):
                _row_is_explained(club, one["id"], rule, found, row, by_points=by_points)


def _row_is_explained(
    club: OpenClub,
    competition: int,
    rule: str | None,
    found: Standings,
    row: StandingRow,
    *,
    by_points: bool,
) -> None:
    shown: dict[str, float | None] = {
        "total": row.total,
        "average": row.average,
        "pits": row.pits,
        "place": None,
        "fines": row.fines if by_points else 0,
    }
    if row.place is not None:
        shown["behind"] = row.behind
    if found.win_points:
        shown["won"] = row.won
    for figure, value in shown.items():
        told(club, StandingAsked(competition, row.entrant_id, figure, rule=rule), value)  # type: ignore[arg-type]
    for cell in row.evenings:
        asked = StandingAsked(competition, row.entrant_id, evening=cell.evening, rule=rule)
        told(club, asked, cell.points)
    for period, made in zip(found.periods, row.periods, strict=True):
        asked = StandingAsked(competition, row.entrant_id, period=period.number, rule=rule)
        told(club, asked, made.points)


def _some(found: list[T], most: int) -> list[T]:
    return found[:: len(found) // most + 1]


def _rows(conn: Any, sql: str) -> list[dict[str, Any]]:
    return [dict(row) for row in conn.execute(text(sql)).mappings()]

"""What the columns of a list are by what stands in them, where no title says it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from statistics import median

from clubadmin.model.importing.importing import NAMES, Role, SheetText
from clubadmin.services.importing.cells import Years, read_day, read_figure, swapped_day
from clubadmin.services.importing.titles import numbered

ANY_YEAR = Years(date(2000, 1, 1), date(2000, 12, 31))  # to tell a date without its year
_A_ROUND = 2_300  # a round seldom is worth more, an evening seldom less
_SAMPLE = 60  # rows by which a column is judged


def sample(sheet: SheetText, header: int) -> list[Sequence[str]]:
    """The first rows below the header that hold more than a title."""
    rows = [row for row in sheet.rows[header + 1 :] if len([cell for cell in row if cell]) > 1]
    return list(rows[:_SAMPLE])


def _cells(rows: Sequence[Sequence[str]], column: int) -> list[str]:
    return [row[column] for row in rows if column < len(row) and row[column]]


def dates_by_content(roles: list[Role], rows: Sequence[Sequence[str]]) -> None:
    """Where no title says when it was: a column of dates."""
    if any(role.kind == "date" or role.evening is not None for role in roles):
        return
    for at, role in enumerate(roles):
        cells = _cells(rows, at)
        days = [one for one in cells if not one.isdecimal() and _date_anyhow(one)]
        if not role.kind and days and 2 * len(days) > len(cells):
            roles[at] = Role("date")
            return


def _date_anyhow(cell: str) -> bool:
    return read_day(cell, ANY_YEAR) is not None or swapped_day(cell) is not None


def name_by_content(roles: list[Role], rows: Sequence[Sequence[str]]) -> None:
    """Where no title says who it is about: the first column with words in it."""
    if any(role.kind in NAMES for role in roles):
        return
    for at, role in enumerate(roles):
        cells = _cells(rows, at)
        words = sum(bool(re.search(r"[^\W\d]{2}", cell)) for cell in cells)
        apart = len(set(cells)) > max(2, len(cells) // 30)
        if not role.kind and words * 2 > max(len(rows), 1) and apart:
            roles[at] = Role("name")
            return


def number_by_content(
    sheet: SheetText, header: int, roles: list[Role], rows: Sequence[Sequence[str]]
) -> None:
    """Evenings told by their dates in order; bare numbers are rounds where figures are small."""
    dated = [at for at, role in enumerate(roles) if role.evening is not None and role.evening < 0]
    taken = {role.evening for role in roles if role.evening is not None and role.evening > 0}
    numbers: dict[int, int] = {}  # by the day that stands in place of a number
    for at in dated:
        day = roles[at].evening or 0
        if day not in numbers:
            numbers[day] = next(one for one in range(1, 1_000) if one not in taken)
            taken.add(numbers[day])
        roles[at] = replace(roles[at], evening=numbers[day])
    bare = [
        at
        for at, role in enumerate(roles)
        if role.evening
        and (found := numbered(sheet.cell(header, at)))
        and not found.what
        and at not in dated
    ]
    figures = [
        value
        for at in bare
        for cell in _cells(rows, at)
        if (value := read_figure(cell).value) is not None and value > 0
    ]
    if 0 < len(bare) <= 8 and figures and median(figures) < _A_ROUND:
        for at in bare:
            roles[at] = Role(roles[at].kind, round=roles[at].evening)


def points_by_content(roles: list[Role], rows: Sequence[Sequence[str]]) -> None:
    """Where no title says what was made: the last column with figures of that size."""
    if any(role.kind in ("points", "total") for role in roles):
        return
    for at in reversed(range(len(roles))):
        figures = [read_figure(cell).value for cell in _cells(rows, at)]
        high = [one for one in figures if one is not None and one >= 300]
        if not roles[at].kind and len(high) * 2 > max(len(rows), 1):
            roles[at] = Role("points")
            return

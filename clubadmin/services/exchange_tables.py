"""The result of an evening and the standings of a season, as CSV and XLSX for people."""

from collections.abc import Iterable

from clubadmin.services.exchange_write import Cell, csv_bytes, xlsx_bytes
from clubadmin.services.views.result import (
    EveningResult,
    ResultRow,
    RoundFigure,
    StandingRow,
    Standings,
)

_DEPTHS = {
    "evening": "uit uitslagen van hele avonden",
    "round": "uit uitslagen van ronden",
    "game": "uit de formulieren",
}
Row = list[Cell]


def result_csv(result: EveningResult) -> bytes:
    """The result of an evening."""
    return csv_bytes(_result_rows(result), for_people=True)


def result_xlsx(result: EveningResult) -> bytes:
    """The result of an evening."""
    return xlsx_bytes(f"Avond {result.number}", _result_rows(result), frozenset())


def standings_csv(standings: Standings) -> bytes:
    """The standings; evenings that do not count stand in brackets."""
    rows = _standing_rows(standings, brackets=True)
    return csv_bytes(rows, for_people=True)


def standings_xlsx(standings: Standings) -> bytes:
    """The standings; evenings that do not count are struck through."""
    first = len(_STANDING_HEAD) + (len(standings.fields) > 1)
    struck = frozenset(
        (i, first + j)
        for i, row in enumerate(standings.rows, start=1)
        for j, cell in enumerate(row.evenings)
        if cell.points is not None and not cell.counts
    )
    return xlsx_bytes("Stand", _standing_rows(standings, brackets=False), struck)


def _result_rows(result: EveningResult) -> Iterable[Row]:
    if result.contest is not None or result.teams is not None:
        from clubadmin.services.exchange_contest_tables import contest_rows

        yield from contest_rows(result)
    else:
        yield from _point_rows(result)
    yield []
    state = "definitief" if result.closed else f"voorlopig, {result.missing} formulieren ontbreken"
    yield [
        "",
        f"{result.club}, {result.competition} {result.season}, avond {result.number}"
        f" ({result.date:%d-%m-%Y}); {result.rule_set_title}; {_DEPTHS[result.depth]}; {state}",
    ]


def _point_rows(result: EveningResult) -> Iterable[Row]:
    fined = any(row.fined for row in result.rows)  # "straf" only where somebody has it
    parts = ("punten", "roem", "straf") if fined else ("punten", "roem")
    numbers = range(0) if result.depth == "evening" else range(1, result.rounds + 1)
    rounds = [f"ronde {number} {what}" for number in numbers for what in parts]
    yield ["plaats", "naam", *parts, "totaal", "pits", "nat", *rounds, "prijs"]
    for row in result.rows:
        yield [
            row.place,
            row.name,
            *_amounts(row, fined=fined),
            row.total,
            row.pits,
            row.nat,
            *_rounds(row, numbers, fined=fined),
            "prijs" if row.prize else "poedelprijs" if row.poedelprijs else "",
        ]


def _rounds(row: ResultRow, numbers: range, *, fined: bool) -> list[Cell]:
    by_number = {figure.round: figure for figure in row.rounds}
    cells: list[Cell] = []
    for number in numbers:
        figure = by_number.get(number)
        cells += _amounts(figure, fined=fined) if figure else [""] * (3 if fined else 2)
    return cells


def _amounts(one: ResultRow | RoundFigure, *, fined: bool) -> list[Cell]:
    return [one.points, one.roem, one.fined] if fined else [one.points, one.roem]


_STANDING_HEAD = ("plaats", "naam", "totaal", "gemiddeld", "pits")
_CONTEST_HEAD = ("plaats", "naam", "matchpunten", "gemiddeld", "tops")
_KNOCKOUT_HEAD = ("plaats", "naam", "gewonnen ronden", "gemiddeld", "pits")


def _standing_rows(standings: Standings, *, brackets: bool) -> Iterable[Row]:
    named = _CONTEST_HEAD if standings.matchpoints else _STANDING_HEAD
    named = _KNOCKOUT_HEAD if standings.wins else named
    apart = len(standings.fields) > 1
    evenings = (f"avond {number}" for number in standings.evenings)
    yield [*(["richting"] if apart else []), *named, *evenings]
    for row in standings.rows:
        head: Row = [row.field] if apart else []
        head += [row.place, row.name, row.total, round(row.average, 1), row.pits]
        yield head + _evenings(row, brackets=brackets)
    yield []
    yield [
        "",
        f"{standings.club}, {standings.competition} {standings.season},"
        f" na avond {standings.after}; {standings.rule_text}; {standings.rule_set_title};"
        f" {_DEPTHS[standings.depth]}{'; voorlopig' if standings.provisional else ''}",
    ]


def _evenings(row: StandingRow, *, brackets: bool) -> list[Cell]:
    return [
        f"({cell.points})"
        if brackets and cell.points is not None and not cell.counts
        else cell.points
        for cell in row.evenings
    ]

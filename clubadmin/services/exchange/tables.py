"""The result of an evening as CSV and XLSX for people."""

from collections.abc import Iterable

from clubadmin.model.results.result import EveningResult, ResultRow, RoundFigure
from clubadmin.services.exchange.standings import DEPTHS
from clubadmin.services.exchange.write import Cell, csv_bytes, xlsx_bytes

Row = list[Cell]


def result_csv(result: EveningResult) -> bytes:
    """The result of an evening."""
    return csv_bytes(_result_rows(result), for_people=True)


def result_xlsx(result: EveningResult) -> bytes:
    """The result of an evening."""
    return xlsx_bytes(f"Avond {result.number}", _result_rows(result), frozenset())


def _result_rows(result: EveningResult) -> Iterable[Row]:
    if result.contest is not None or result.teams is not None:
        from clubadmin.services.exchange.contest_tables import contest_rows

        yield from contest_rows(result)
    else:
        yield from _point_rows(result)
    yield []
    state = "definitief" if result.closed else f"voorlopig, {result.missing} formulieren ontbreken"
    yield [
        "",
        f"{result.club}, {result.competition} {result.season}, avond {result.number}"
        f" ({result.date:%d-%m-%Y}); {result.rule_set_title}; {DEPTHS[result.depth]}; {state}",
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

import csv
import io
from dataclasses import replace
from datetime import date
from typing import Any

import openpyxl
import pytest

from clubadmin.model.results.result import (
    EveningResult,
    Period,
    PeriodSum,
    ResultRow,
    RoundFigure,
    StandingCell,
    StandingRow,
    Standings,
)
from clubadmin.services.exchange.tables import (
    result_csv,
    result_xlsx,
    standings_csv,
    standings_xlsx,
)

HOSTILE = (
    "=1+1",
    "+31",
    "-2",
    "@SOM(A1)",
    "\tTab",
    "\rRegel",
    "'=1",
    "<b>",
    "<r><t>Piet</t></r>",  # as the library that writes workbooks keeps its own XML
    "Łukasz d'Hondt",
    "a\x00b",
)


def evening(*names: str) -> EveningResult:
    rounds = (RoundFigure(1, 1500, 40, 1, 2), RoundFigure(3, 1400, 0, 0, 1))
    rows = tuple(
        ResultRow(place, place, place, name, 2900, 40, 2940, 1, 3, rounds, prize=place == 1)
        for place, name in enumerate(names, start=1)
    )
    return EveningResult(
        1,
        "De Vier Azen",
        "2026-2027",
        "Maandavond",
        3,
        date(2026, 11, 12),
        "individual",
        "NKU",
        3,
        "game",
        rows,
        2,
        False,
        0,
    )


def season(*names: str) -> Standings:
    cells = (
        StandingCell(1, 5000, True),
        StandingCell(2, None, False),
        StandingCell(3, 4000, False),
    )
    rows = tuple(
        StandingRow(place if place < 3 else None, name, 5000, 5000.0, cells, 2)
        for place, name in enumerate(names, start=1)
    )
    return Standings(
        "De Vier Azen",
        "2026-2027",
        "Maandavond",
        "individual",
        "best:1",
        "beste 1 telt",
        "NKU",
        "game",
        3,
        date(2026, 11, 12),
        (1, 2, 3),
        rows,
        provisional=True,
    )


def table(data: bytes) -> list[list[str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=";"))


def sheet(data: bytes) -> Any:
    return openpyxl.load_workbook(io.BytesIO(data)).active


def test_an_evening_has_a_column_for_each_round() -> None:
    head, first, *rest = table(result_csv(evening("Jan Bos")))
    cells = dict(zip(head, first, strict=True))
    assert (cells["plaats"], cells["naam"], cells["totaal"], cells["pits"]) == (
        "1",
        "Jan Bos",
        "2940",
        "1",
    )
    assert (cells["ronde 1 punten"], cells["ronde 2 punten"], cells["ronde 3 punten"]) == (
        "1500",
        "",
        "1400",
    )
    assert cells["prijs"] == "prijs"
    assert "voorlopig, 2 formulieren ontbreken" in rest[-1][1]


def test_an_evening_known_in_whole_only_has_no_rounds() -> None:
    head, *_ = table(result_csv(replace(evening("Jan Bos"), depth="evening")))
    assert not any("ronde" in title for title in head)


def test_a_dropped_evening_stays_a_figure_and_is_named_in_a_column_of_its_own() -> None:
    head, first, *rest = table(standings_csv(season("Jan Bos")))
    assert head[head.index("avond 1") :] == ["avond 1", "avond 2", "avond 3", "telt niet mee"]
    assert first[head.index("avond 1") :] == ["5000", "", "4000", "3"]
    assert not any("(" in cell for cell in first)
    assert "5000,0" in first
    assert "beste 1 telt" in rest[-1][1]
    cells = sheet(standings_xlsx(season("Jan Bos")))
    row = {cells.cell(1, i + 1).value: cells.cell(2, i + 1) for i in range(len(head))}
    assert (row["avond 3"].value, row["avond 3"].font.strike) == (4000, True)
    assert not row["avond 1"].font.strike
    assert (row["totaal"].value, row["totaal"].number_format) == (5000, "0")
    assert row["gemiddeld"].number_format == "0.0"


def test_points_given_for_absence_are_named_apart() -> None:
    view = season("Jan Bos")
    cells = (*view.rows[0].evenings[:2], StandingCell(3, 4000, counts=True, substitute=True))
    head, first, *_ = table(
        standings_csv(replace(view, rows=(replace(view.rows[0], evenings=cells),)))
    )
    assert (head[-1], first[-1]) == ("gekregen bij afwezigheid", "3")


def test_a_workbook_is_as_wide_as_its_names_and_prints_one_page_wide() -> None:
    days = tuple(date(2026, 11, day) for day in (5, 12, 19))
    book = sheet(standings_xlsx(replace(season("Maria van den Hoogenbandt"), days=days)))
    assert book.column_dimensions["B"].width > len("Maria van den Hoogenbandt")
    assert book.cell(1, 6).value == "avond 1\n05-11-2026"  # each line has its room
    most = max(str(one.value).count("\n") + 1 for one in book[1])
    assert book.row_dimensions[1].height == 15 * most > 15
    assert book.cell(1, 6).alignment.horizontal == "right"  # as the figures below it
    assert book.cell(1, 2).alignment.horizontal is None
    assert (book.page_setup.fitToWidth or 1, book.page_setup.fitToHeight) == (1, 0)
    assert book.sheet_properties.pageSetUpPr.fitToPage
    assert book.print_title_rows == "$1:$1"


def test_pits_that_are_not_known_are_blank_and_not_none() -> None:
    view = season("Jan Bos")
    none = replace(view, rows=tuple(replace(row, pits=0) for row in view.rows))
    head, first, *_ = table(standings_csv(replace(none, depth="evening")))
    assert first[head.index("pits")] == ""
    _, first, *_ = table(standings_csv(none))
    assert first[head.index("pits")] == "0"


def test_who_has_no_place_has_an_empty_one() -> None:
    rows = table(standings_csv(season("A", "B", "C")))
    assert [row[0] for row in rows[1:4]] == ["1", "2", ""]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_whatever_it_starts_with(name: str) -> None:
    for data in (result_csv(evening(name)), standings_csv(season(name))):
        cell = table(data)[1][1]
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r"))
        on_a_line = name.replace("\t", " ").replace("\r", " ")  # a cell stays in its column
        assert cell.endswith(on_a_line.lstrip("'"))
    for book in (result_xlsx(evening(name)), standings_xlsx(season(name))):
        found = sheet(book).cell(2, 2)
        assert found.data_type == "s"
        assert (
            found.value.replace("\r", "\n").strip()
            == name.replace("\x00", "").replace("\r", "\n").strip()
        )


def test_fines_have_columns_where_somebody_was_fined() -> None:
    plain = evening("Bos", "Dam")
    first, second = plain.rows
    rounds = (replace(first.rounds[0], fines=60), first.rounds[1])
    one = replace(first, fines=60, total=first.total - 60, rounds=rounds)
    head, *rows = table(result_csv(replace(plain, rows=(one, second))))
    assert head[:6] == ["plaats", "naam", "punten", "roem", "straf", "totaal"]
    assert head[8:11] == ["ronde 1 punten", "ronde 1 roem", "ronde 1 straf"]
    assert rows[0][2:6] == ["2900", "40", "60", "2880"]
    assert rows[0][8:14] == ["1500", "40", "60", "", "", ""]
    assert rows[1][4] == "0"
    floored = replace(one, fines=0, imposed=60, rounds=(replace(rounds[0], imposed=80),))
    _, *rows = table(result_csv(replace(plain, rows=(floored, second))))
    assert (rows[0][4], rows[0][10]) == ("60", "80")
    assert "straf" not in table(result_csv(plain))[0]


def test_periods_win_points_groups_and_who_moves_have_columns() -> None:
    view = season("Jan Bos", "Kees Kok")
    rows = tuple(
        replace(
            row,
            field="AB"[at],
            won=7 - at,
            moves=("down", "up")[at],
            periods=(PeriodSum(5000, counts=True), PeriodSum(4000, counts=False)),
        )
        for at, row in enumerate(view.rows)
    )
    view = replace(
        view,
        rows=rows,
        grouped=True,
        win_points=True,
        periods=(Period(1, 1, 2), Period(2, 3, 4)),
        adopted=date(2026, 10, 1),
        frozen_at="2027-06-01T22:10:00",
        provisional=False,
    )
    head, first, second, *rest = table(standings_csv(view))
    cells = dict(zip(head, first, strict=True))
    assert (cells["groep"], cells["winstpunten"], cells["na afloop"]) == ("A", "7", "omlaag")
    assert (cells["periode 1"], cells["periode 2"]) == ("5000", "4000")
    assert dict(zip(head, second, strict=True))["na afloop"] == "omhoog"
    assert "deze telling geldt sinds 1 oktober 2026" in rest[-1][1]
    assert rest[-1][1].endswith("vastgesteld bij het afsluiten van het seizoen")
    book = sheet(standings_xlsx(view))
    columns = range(1, len(head) + 1)
    struck = [book.cell(1, at).value for at in columns if book.cell(2, at).font.strike]
    assert struck == ["periode 2", "avond 3"]

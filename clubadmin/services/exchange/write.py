"""Writes tables as CSV and XLSX in which no cell can run as a formula."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from textwrap import wrap
from typing import Any

from clubadmin.services.input.outgoing import quoted

_NARROWEST, _WIDEST = 6, 44  # signs
_LINE = 15  # points
_NOTE = 2  # a row of so few cells is a line below the table
_A4 = 9  # as a workbook names paper
_FROZEN = 9  # columns; beyond them names stay in view
_UPRIGHT = 8  # columns that stand on a page held upright
Cell = str | int | float | Decimal | None  # a decimal: an amount of money, to the cent
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def csv_bytes(rows: Iterable[Sequence[Cell]], *, for_people: bool = False) -> bytes:
    """A CSV in UTF-8.

    Args:
        rows: the header first.
        for_people: with semicolons and a mark in front, as Dutch spreadsheets open at once;
            otherwise with commas, for programs.
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";" if for_people else ",", lineterminator="\r\n")
    writer.writerows([_csv_cell(cell, for_people) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig" if for_people else "utf-8", "replace")


def _csv_cell(cell: Cell, for_people: bool) -> Cell:
    if isinstance(cell, str):
        return quoted(cell)
    if isinstance(cell, float | Decimal) and for_people:
        return str(cell).replace(".", ",")
    return "" if cell is None else cell


def xlsx_bytes(
    title: str, rows: Sequence[Sequence[Cell]], struck: frozenset[tuple[int, int]]
) -> bytes:
    """A workbook of one sheet, as wide as its cells and printed one page wide.

    Text stays text, whatever it starts with.

    Args:
        title: of the sheet.
        rows: the first is set in bold, and stands on every page.
        struck: (row, column), from 0, of cells to be struck through.
    """
    import openpyxl
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Alignment, Font

    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet(_sheet_title(title))
    heads = [_folded(rows, at) for at in range(len(rows[0]))] if rows else []
    _lay_out(sheet, rows, max((str(one).count("\n") + 1 for one in heads), default=1))
    head, crossed = Font("Calibri", 11, b=True), Font("Calibri", 11, strike=True, color="888888")
    figures = {
        at for row in rows for at, one in enumerate(row) if isinstance(one, int | float | Decimal)
    }
    for i, row in enumerate([heads, *rows[1:]]):
        cells = []
        for j, value in enumerate(row):
            cell = WriteOnlyCell(sheet, _clean(value))
            if isinstance(value, str):
                cell.data_type = "s"  # also what starts with =
            elif value is not None:
                cell.number_format = _number_format(value)
            if i == 0:
                cell.font = head
                over = "right" if j in figures else None
                cell.alignment = Alignment(horizontal=over, vertical="top", wrap_text=True)
            elif (i, j) in struck:
                cell.font = crossed
            cells.append(cell)
        sheet.append(cells)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def table_bytes(name: str, title: str, rows: Iterable[Sequence[Cell]]) -> bytes:
    """A table for people, as the name of its file asks: a CSV by .csv, else a workbook.

    Args:
        name: of the file.
        title: of the sheet of a workbook.
        rows: the header first.
    """
    if name.lower().endswith(".csv"):
        return csv_bytes(rows, for_people=True)
    return xlsx_bytes(title, list(rows), frozenset())


def named_bytes(name: str, title: str, rows: Iterable[Sequence[Cell]]) -> bytes:
    """A table for programs, as the name of its file asks: a workbook by .xlsx, else a CSV."""
    if name.lower().endswith(".xlsx"):
        return xlsx_bytes(title, list(rows), frozenset())
    return csv_bytes(rows)


def _number_format(value: float | Decimal) -> str:
    if isinstance(value, Decimal):
        return "#,##0.00"
    return "0.0" if isinstance(value, float) else "0"


def _folded(rows: Sequence[Sequence[Cell]], at: int) -> Cell:
    """A head on as many lines as its column asks for, its words and dates whole."""
    head = rows[0][at]
    if not isinstance(head, str):
        return head
    folded = wrap(head, int(_width(rows, at)), break_on_hyphens=False, break_long_words=False)
    return "\n".join(folded)


def _lay_out(sheet: Any, rows: Sequence[Sequence[Cell]], lines: int) -> None:
    """Widths, the height of the heads, what stays in view, and paper; before the first row."""
    from openpyxl.utils import get_column_letter

    wide = max((len(row) for row in rows), default=0)
    for at in range(wide):
        sheet.column_dimensions[get_column_letter(at + 1)].width = _width(rows, at)
    sheet.row_dimensions[1].height = lines * _LINE
    sheet.freeze_panes = "C2" if wide > _FROZEN else "A2"
    sheet.page_setup.orientation = "landscape" if wide > _UPRIGHT else "portrait"
    sheet.page_setup.paperSize = _A4
    sheet.sheet_properties.pageSetUpPr = _fitting()
    sheet.page_setup.fitToWidth = 1
    sheet.page_setup.fitToHeight = 0  # as many pages down as it takes
    sheet.print_title_rows = "1:1"


def _fitting() -> Any:
    from openpyxl.worksheet.properties import PageSetupProperties

    return PageSetupProperties(fitToPage=True)


def _width(rows: Sequence[Sequence[Cell]], at: int) -> float:
    """Signs that a column holds, its head by its longest word; a line by itself is not cut."""
    said = [row[at] for row in rows[1:] if at < len(row) and len(row) > _NOTE]
    words = str(rows[0][at]).split() if at < len(rows[0]) else []
    longest = max((len(str(one)) for one in (*said, *words) if one is not None), default=0)
    return min(max(longest + 2, _NARROWEST), _WIDEST)


def _clean(value: Cell) -> Cell:
    """A workbook is XML, which knows no control signs and no halves of letters."""
    return _NOT_XML.sub("", value) if isinstance(value, str) else value


def _sheet_title(title: str) -> str:
    kept = "".join(sign for sign in title if sign not in "[]:*?/\\'" and sign >= " ")
    return kept[:31] or "Blad 1"

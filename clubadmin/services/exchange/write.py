"""Writes tables as CSV and XLSX in which no cell can run as a formula."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from functools import cache
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
_NOT_XML = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


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
        rows: the first is set in bold, and stands on every page.
        struck: (row, column), from 0, of cells to be struck through.
    """
    import xlsxwriter

    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True}) as book:
        sheet = book.add_worksheet(_sheet_title(title))
        heads = [_folded(rows, at) for at in range(len(rows[0]))] if rows else []
        _lay_out(sheet, rows, max((str(one).count("\n") + 1 for one in heads), default=1))
        look = _Looks(book, rows)
        for i, row in enumerate([heads, *rows[1:]]):
            for j, value in enumerate(row):
                _put(sheet, (i, j), value, look.of(i, j, value, (i, j) in struck))
    return out.getvalue()


class _Looks:
    """How the cells of a workbook look, each look made once."""

    def __init__(self, book: Any, rows: Sequence[Sequence[Cell]]) -> None:
        self._made = cache(lambda **look: book.add_format(look))
        kinds = (int, float, Decimal)
        self._figures = {at for row in rows for at, one in enumerate(row) if isinstance(one, kinds)}

    def of(self, row: int, column: int, value: Cell, struck: bool) -> Any:
        """The look of one cell: heads are bold, figures have their decimals."""
        look: dict[str, object] = {}
        if value is not None and not isinstance(value, str):
            look["num_format"] = _number_format(value)
        if row == 0:
            look |= {"bold": True, "valign": "top", "text_wrap": True}
            if column in self._figures:
                look["align"] = "right"
        elif struck:
            look |= {"font_strikeout": True, "font_color": "#888888"}
        return self._made(**look)


def _put(sheet: Any, at: tuple[int, int], value: Cell, look: Any) -> None:
    text = _NOT_XML.sub("", value.replace("\r", "\n")) if isinstance(value, str) else value
    if isinstance(text, int | float | Decimal):
        sheet.write_number(*at, text, look)
    elif text and text.startswith("<r>"):  # by itself it is taken for the library's own XML
        sheet.write_rich_string(*at, text[:1], look, text[1:], look)
    elif text:  # a string whatever it starts with, also with "="
        sheet.write_string(*at, text, look)


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
    """Widths, the height of the heads, what stays in view, and paper."""
    wide = max((len(row) for row in rows), default=0)
    for at in range(wide):
        sheet.set_column(at, at, _width(rows, at))
    sheet.set_row(0, lines * _LINE)
    sheet.freeze_panes(1, 2 if wide > _FROZEN else 0)
    if wide > _UPRIGHT:
        sheet.set_landscape()
    sheet.set_paper(_A4)
    sheet.fit_to_pages(1, 0)  # as many pages down as it takes
    sheet.repeat_rows(0)


def _width(rows: Sequence[Sequence[Cell]], at: int) -> float:
    """Signs that a column holds, its head by its longest word; a line by itself is not cut."""
    said = [row[at] for row in rows[1:] if at < len(row) and len(row) > _NOTE]
    words = str(rows[0][at]).split() if at < len(rows[0]) else []
    longest = max((len(str(one)) for one in (*said, *words) if one is not None), default=0)
    return min(max(longest + 2, _NARROWEST), _WIDEST)


def _sheet_title(title: str) -> str:
    kept = "".join(sign for sign in title if sign not in "[]:*?/\\'" and sign >= " ")
    return kept[:31] or "Blad 1"

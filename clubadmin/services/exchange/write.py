"""Writes tables as CSV and XLSX in which no cell can run as a formula."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

from clubadmin.services.exchange.read import quoted

Cell = str | int | float | None
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
    if isinstance(cell, float) and for_people:
        return str(cell).replace(".", ",")
    return "" if cell is None else cell


def xlsx_bytes(
    title: str, rows: Iterable[Sequence[Cell]], struck: frozenset[tuple[int, int]]
) -> bytes:
    """A workbook of one sheet; text stays text, whatever it starts with.

    Args:
        title: of the sheet.
        rows: the first is set in bold.
        struck: (row, column), from 0, of cells to be struck through.
    """
    import openpyxl
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font

    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet(_sheet_title(title))
    sheet.freeze_panes = "A2"
    head, crossed = Font(bold=True), Font(strike=True, color="888888")
    for i, row in enumerate(rows):
        cells = []
        for j, value in enumerate(row):
            cell = WriteOnlyCell(sheet, _clean(value))
            if isinstance(value, str):
                cell.data_type = "s"  # also what starts with =
            if i == 0:
                cell.font = head
            elif (i, j) in struck:
                cell.font = crossed
            cells.append(cell)
        sheet.append(cells)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _clean(value: Cell) -> Cell:
    """A workbook is XML, which knows no control signs and no halves of letters."""
    return _NOT_XML.sub("", value) if isinstance(value, str) else value


def _sheet_title(title: str) -> str:
    kept = "".join(sign for sign in title if sign not in "[]:*?/\\'" and sign >= " ")
    return kept[:31] or "Blad 1"

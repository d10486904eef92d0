"""Workbooks made to do harm, each within the size of a file that is read."""

import io
import os
import zipfile
from collections.abc import Callable

import openpyxl

SHEET = "xl/worksheets/sheet1.xml"
_MAIN = "xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'"
_CELL = "<row><c t='inlineStr'><is><t>naam</t></is></c></row>"
_PADDING = 400_000  # bytes that cannot be packed, so that no ratio gives it away


def good_book() -> bytes:
    book = openpyxl.Workbook()
    assert book.active is not None
    book.active.append(["naam", "punten"])
    book.active.append(["Jan Bos", 5000])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def book(part: str, text: str, *, method: int = zipfile.ZIP_DEFLATED, more: int = 0) -> bytes:
    """A sound workbook with one part in place of its own."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(good_book())) as good,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as bad,
    ):
        for name in {*good.namelist(), part}:
            bad.writestr(name, text if name == part else good.read(name), method)
        bad.writestr("padding", os.urandom(_PADDING), zipfile.ZIP_STORED)
        for number in range(more):
            bad.writestr(str(number), "")
    return out.getvalue()


def sheet(rows: str, after: str = "") -> bytes:
    return book(SHEET, f"<worksheet {_MAIN}><sheetData>{rows}</sheetData>{after}</worksheet>")


def _merged(cells: str) -> bytes:
    return sheet(_CELL, f"<mergeCells>{cells}</mergeCells>")


def _styles(many: int) -> bytes:
    inside = f"<cellXfs>{'<xf/>' * many}</cellXfs>"
    return book("xl/styles.xml", f"<styleSheet {_MAIN}>{inside}</styleSheet>")


def _sheets(many: int) -> bytes:
    each = "".join(f"<sheet name='s{at}' sheetId='{at}' id='rId1'/>" for at in range(many))
    return book("xl/workbook.xml", f"<workbook {_MAIN}><sheets>{each}</sheets></workbook>")


CRAFTED: dict[str, Callable[[], bytes]] = {
    "8 million styles": lambda: _styles(8_000_000),
    "100,000 sheets": lambda: _sheets(100_000),
    "6 million rows of nothing": lambda: sheet("<row/>" * 6_000_000),
    "20 MB of blanks": lambda: _merged("<mergeCell " + " " * 20_000_000 + "ref='A1:B2'/>"),
    "300,000 joined cells": lambda: _merged(
        "".join(f"<mergeCell ref='A{at}:B{at}'/>" for at in range(1, 300_001))
    ),
    "joined over everything": lambda: _merged("<mergeCell ref='A1:XFD1048576'/>" * 10),
    "as many cells of nothing as may be": lambda: sheet(f"<row>{'<c/>' * 1_450_000}</row>"),
    "as many rows of nothing as may be": lambda: sheet("<row/>" * 1_450_000),
    "as many cells as may be": lambda: sheet(
        f"<row>{'<c><v>1</v></c>' * 60}</row>" * 4_900,
    ),
    "a cell of 40 MB": lambda: sheet(f"<row><c t='str'><v>{'x' * 40_000_000}</v></c></row>"),
    "an attribute of 30 MB": lambda: sheet(f"<row x='{'>' * 30_000_000}'/>"),
    "rows within rows": lambda: sheet("<row>" * 400_000 + "</row>" * 400_000),
    "a declaration": lambda: book(
        SHEET, "<!DOCTYPE a [<!ENTITY b 'x'>]><worksheet>&b;</worksheet>"
    ),
    "packed in a way without a bound": lambda: book(
        SHEET, "<worksheet>" + " " * 30_000_000, method=zipfile.ZIP_LZMA
    ),
    "60,000 parts": lambda: book(SHEET, "<worksheet/>", more=60_000),
}

"""Reads papers back: the text of a PDF's pages, and what lies where on a sheet."""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple
from unittest.mock import patch

import pypdfium2

from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import Paper, Sheet


class Span(NamedTuple):
    """A text with the room it takes."""

    text: str
    left: float
    right: float
    low: float
    high: float
    size: float
    face: str


def pages(pdf: bytes) -> list[str]:
    """The text of every page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def text(pdf: bytes) -> str:
    """All text on one line, with single spaces."""
    return " ".join(" ".join(pages(pdf)).split())


def sheets(make: Callable[[], bytes]) -> list[Sheet]:
    """What `make` drew, before it became a PDF."""
    seen: list[Paper] = []
    finish = Paper.document

    def keep(self: Paper, *foot: str) -> bytes:
        seen.append(self)
        return finish(self, *foot)

    with patch.object(Paper, "document", keep):
        make()
    return seen[0].sheets


def spans(sheet: Sheet) -> list[Span]:
    """Every text of a sheet with the room it takes."""
    return [
        Span(
            text=text,
            left=x,
            right=x + fonts.width(text, kind.face, kind.size),
            low=y - 0.1 * kind.size,
            high=y + 0.68 * kind.size,
            size=kind.size,
            face=kind.face,
        )
        for kind, x, y, text in sheet.texts
    ]


def faults(sheet: Sheet, edge: float = 24.0) -> list[str]:
    """Texts that lie over one another or too near the edge of the paper."""
    found = []
    all_spans = sorted(spans(sheet), key=lambda span: -span.low)
    for span in all_spans:
        if span.left < edge or span.right > sheet.width - edge:
            found.append(f"over the edge: {span}")
        if span.low < edge or span.high > sheet.height - edge:
            found.append(f"over the edge: {span}")
    bands: dict[int, list[Span]] = {}
    for span in all_spans:
        for band in range(int(span.low // 10), int(span.high // 10) + 1):
            bands.setdefault(band, []).append(span)
    for band in bands.values():
        for one, other in combinations(band, 2):
            across = min(one.right, other.right) - max(one.left, other.left)
            along = min(one.high, other.high) - max(one.low, other.low)
            if across > 0.3 and along > 0.3:
                found.append(f"over one another: {one.text!r} and {other.text!r}")
    return found

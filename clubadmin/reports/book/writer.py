"""A book onto one canvas, chapter by chapter: only the pages of one chapter are in memory.

What is not known before the end, how many pages there are and on which a chapter begins, is
put in as a form that is drawn last.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import NamedTuple
from zlib import compress

from reportlab.pdfbase.pdfdoc import PDFArray, PDFName, PDFStream
from reportlab.pdfgen.canvas import Canvas

from clubadmin.reports.kit import fonts, watch
from clubadmin.reports.kit.drawing import Pen, write
from clubadmin.reports.kit.page import FOOT, Paper, Sheet

CONTENTS = "contents"  # the anchor of the first page of the contents
_TOTAL = "book-pages"
_DIGITS = "000"  # room for the number of pages


@dataclass(frozen=True)
class Chapter:
    """Some pages of the book, and how the contents and the outline name them."""

    title: str
    anchor: str
    level: int  # 0 for a part, 1 within it, 2 within that (in the outline only)
    draw: Callable[[Paper], None]  # draws into a paper of its own
    pages: int = 1  # about how many, for the progress


class Awaited(NamedTuple):
    """Page numbers that are filled in last: on which sheet, where, and of which anchors."""

    form: str
    places: tuple[tuple[float, float, str], ...]  # right end, base line, anchor


class Writer:
    """Writes the pages in order; `paper` makes the paper of each chapter."""

    def __init__(self, paper: Callable[[], Paper]) -> None:
        first = paper()
        self.paper, self.title, self.page = paper, first.title, 0
        self._out = BytesIO()
        self._canvas = Canvas(
            self._out, invariant=1, pageCompression=1, initialFontName=fonts.REGULAR,
            lang=first.words.language.value,
        )  # fmt: skip
        self._canvas.setTitle(fonts.legible(first.title))
        self._canvas.setAuthor(fonts.legible(first.club_line))
        self._canvas.setCreator("clubadmin")
        self._canvas.showOutline()
        self._pen = Pen(self._canvas, first.logo)
        self._starts: dict[str, int] = {}

    def outline(self, title: str, anchor: str, level: int) -> None:
        """A line of the outline beside the pages; the parts are open, the rest is not."""
        self._canvas.addOutlineEntry(fonts.legible(title), anchor, level, closed=level > 0)

    def chapter(self, one: Chapter) -> None:
        """All pages of a chapter, with its line in the outline."""
        paper = self.paper()
        one.draw(paper)
        self._starts[one.anchor] = self.page + 1
        paper.sheets[0].anchor(one.anchor, paper.sheets[0].height)
        self.outline(one.title, one.anchor, one.level)
        for sheet in paper.sheets:
            self.sheet(paper, sheet, one.title)

    def sheet(self, paper: Paper, sheet: Sheet, title: str) -> None:
        """A page with its foot."""
        self.page += 1
        self._foot(paper, sheet, title)
        self._draw(sheet)

    def cover(self, sheet: Sheet) -> None:
        """The first page, without a foot."""
        self.page += 1
        self._draw(sheet)

    def finish(self, awaited: Sequence[Awaited]) -> bytes:
        """The document, with what was waited for filled in."""
        paper = self.paper()
        kind = paper.kind(7.5, muted=True)
        total = Sheet((60, 20), paper.ink)
        total.text(0, 0, str(self.page), kind)
        self._form(_TOTAL, total)
        for one in awaited:
            sheet = paper.sheet()
            for x, y, anchor in one.places:
                sheet.right(x, y, str(self._starts[anchor]), paper.kind(9.5))
            self._form(one.form, sheet)
        self._canvas.save()
        return self._out.getvalue()

    def _draw(self, sheet: Sheet) -> None:
        """A page, packed at once: ReportLab keeps all of them as they are until the end."""
        self._pen.page(sheet)
        page = self._canvas._doc.Pages.pages[-1]
        packed = PDFStream(content=compress(page.stream.encode("utf-8")))
        packed.dictionary["Filter"] = PDFArray([PDFName("FlateDecode")])
        page.Contents, page.stream = packed, None
        watch.page_made()

    def _form(self, name: str, sheet: Sheet) -> None:
        self._canvas.beginForm(name, 0, -5, sheet.width, sheet.height)
        write(self._canvas, sheet)
        self._canvas.endForm()

    def _foot(self, paper: Paper, sheet: Sheet, title: str) -> None:
        """What it is, a click away from the contents, and which page of how many."""
        kind = paper.kind(7.5, muted=True)
        left = sheet.margin
        room = sheet.width - 2 * left - 90
        text = " · ".join(part for part in (paper.club.name, self.title, title) if part)
        wide = sheet.fitted(left, FOOT, text, kind, room)
        sheet.link(left, FOOT - 4, wide, 14, CONTENTS)
        end = sheet.width - sheet.margin - fonts.width(_DIGITS, kind.face, kind.size)
        sheet.right(end, FOOT, paper.words("pagina {page} van ", page=self.page), kind)
        sheet.await_form(end, FOOT, _TOTAL)

"""A book onto one canvas, cover and contents first: only the pages of one chapter are in memory.

What is not known before the end, how many pages there are and on which a chapter begins, is
put in as a form that is drawn last.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import NamedTuple
from zlib import compress

from reportlab.pdfbase.pdfdoc import PDFArray, PDFName, PDFStream

from clubadmin.i18n import Words
from clubadmin.model.publishing.season_book import SeasonBook
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.canvas import Pen, write
from clubadmin.reports.kit.page import BOTTOM, FOOT, MARGIN, PORTRAIT, Paper, Rule, Sheet, page_made

CONTENTS = "contents"  # the anchor of the first page of the contents
_TOTAL = "book-pages"
_DIGITS = "000"  # room for the number of pages
_MARK = 96.0
_LINE = 15.0
_PART = 6.0  # room above a part
_BETWEEN = 26.0  # between the columns of the contents
_COLUMNS = 2
_NUMBERS = 24.0  # room for a page number
_INDENT = 10.0
_SHOWN = 1  # deepest level that the contents name


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
        self._canvas = first.canvas(self._out)
        self._canvas.showOutline()
        self._pen = Pen(self._canvas, first.logo)
        self._starts: dict[str, int] = {}

    def outline(self, title: str, anchor: str, level: int) -> None:
        """A line of the outline beside the pages; the parts are open, the rest is not."""
        self._canvas.addOutlineEntry(fonts.legible(title), anchor, level, closed=level > 0)

    def chapter(self, one: Chapter) -> None:
        """Write a chapter, with its line in the outline."""
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
        page_made()

    def _form(self, name: str, sheet: Sheet) -> None:
        self._canvas.beginForm(name, 0, -5, sheet.width, sheet.height)
        write(self._canvas, sheet)
        self._canvas.endForm()

    def _foot(self, paper: Paper, sheet: Sheet, title: str) -> None:
        """Draw the foot: the title, a click away from the contents, and the page of how many."""
        kind = paper.kind(7.5, muted=True)
        left = sheet.margin
        room = sheet.width - 2 * left - 90
        text = " · ".join(part for part in (paper.club.name, self.title, title) if part)
        wide = sheet.fitted(left, FOOT, text, kind, room)
        sheet.link(left, FOOT - 4, wide, 14, CONTENTS)
        end = sheet.width - sheet.margin - fonts.width(_DIGITS, kind.face, kind.size)
        sheet.right(end, FOOT, paper.words("pagina {page} van ", page=self.page), kind)
        sheet.await_form(end, FOOT, _TOTAL)


def cover(paper: Paper, book: SeasonBook) -> Sheet:
    """Draw the cover: the club, the season, and the contents in figures."""
    words, sheet = paper.words, paper.sheet(PORTRAIT)
    wide = PORTRAIT[0] - 2 * MARGIN
    y = PORTRAIT[1] - 210
    sheet.mark(MARGIN, y, _MARK)
    y -= 60
    for text, size in ((book.club.name, 30.0), (book.club.place, 14.0)):
        for line in fonts.wrap(text, wide, fonts.BOLD, size):
            sheet.fitted(MARGIN, y, line, paper.kind(size, bold=size > 20), wide)
            y -= size * 1.25
    y -= 16
    sheet.line(MARGIN, y, MARGIN + wide, y, Rule(1.6, paper.ink.accent))
    y -= 40
    sheet.fitted(MARGIN, y, paper.title, paper.kind(24, bold=True), wide)
    for line in _lines(paper, words, book):
        y -= 20
        sheet.fitted(MARGIN, y, line, paper.kind(11.5, muted=True), wide)
    if paper.stamp:
        printed = paper.words("afgedrukt {moment}", moment=paper.words.moment(paper.stamp))
        sheet.text(MARGIN, BOTTOM, printed, paper.kind(8, muted=True))
    return sheet


def _lines(paper: Paper, words: Words, book: SeasonBook) -> list[str]:
    first, last = (paper.words.day(day) for day in (book.season.starts, book.season.ends))
    counted = [
        words.counted("1 competitie", "{n} competities", len(book.competitions)),
        words.counted("1 avond", "{n} avonden", book.evenings),
    ]
    if book.members:
        counted.append(words("{count} spelers", count=len(book.members)))
    named = ", ".join(one.about.name for one in book.competitions)
    going_on = not all(one.over for one in book.competitions)
    return [
        f"{first} – {last}",
        " · ".join(counted),
        named,
        *([words("Tussenstand: het seizoen loopt nog.")] if going_on else []),
    ]


class Contents:
    """Pages of the contents: titles at once, page numbers when they are known."""

    def __init__(self, paper: Paper, chapters: Sequence[Chapter]) -> None:
        self.paper = paper
        self.lines = [one for one in chapters if one.level <= _SHOWN]
        high = sum(_LINE + (_PART if one.level == 0 else 0) for one in self.lines)
        room = PORTRAIT[1] - heading.FIRST - BOTTOM
        self.columns = 1 if high <= room else _COLUMNS
        gaps = _BETWEEN * (self.columns - 1)
        self.wide = (PORTRAIT[0] - 2 * MARGIN - gaps) / self.columns
        self.awaited: list[Awaited] = []
        self.sheets: list[Sheet] = []

    def draw(self) -> None:
        """Draw the contents, column by column; a part is never the last line of one."""
        at = 0
        while at < len(self.lines) or not self.sheets:
            sheet = self.paper.sheet(PORTRAIT)
            if self.sheets:
                top = heading.following(self.paper, sheet)
            else:
                top = heading.first(self.paper, sheet, [self.paper.club_line])
                sheet.anchor(CONTENTS, sheet.height)
            self.sheets.append(sheet)
            places: list[tuple[float, float, str]] = []
            for column in range(self.columns):
                x = MARGIN + column * (self.wide + _BETWEEN)
                at = self._column(sheet, (x, top), at, places)
            form = f"book-contents-{len(self.sheets)}"
            sheet.await_form(0, 0, form)
            self.awaited.append(Awaited(form, tuple(places)))

    def _column(
        self,
        sheet: Sheet,
        corner: tuple[float, float],
        at: int,
        places: list[tuple[float, float, str]],
    ) -> int:
        """Draw a column from the line `at` on; gives the line that comes next."""
        x, y = corner
        while at < len(self.lines):
            one = self.lines[at]
            part = one.level == 0
            y -= _LINE + (_PART if part else 0)
            follows = at + 1 < len(self.lines) and self.lines[at + 1].level > one.level
            if y - (_LINE if part and follows else 0) < BOTTOM:
                return at
            self._line(sheet, x, y, one)
            places.append((x + self.wide, y, one.anchor))
            at += 1
        return at

    def _line(self, sheet: Sheet, x: float, y: float, one: Chapter) -> None:
        """A title with dots to where its page number will be; all of it can be clicked."""
        start = x + one.level * _INDENT
        kind = self.paper.kind(10.5 if one.level == 0 else 9.5, bold=one.level == 0)
        end = x + self.wide - _NUMBERS
        taken = sheet.fitted(start, y, one.title, kind, end - start)
        if start + taken + 6 < end:
            dots = Rule(0.6, self.paper.ink.muted, (0.6, 3.0))
            sheet.line(start + taken + 4, y + 1, end, y + 1, dots)
        sheet.link(start, y - 3.5, x + self.wide - start, _LINE, one.anchor)

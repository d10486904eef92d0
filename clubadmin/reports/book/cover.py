"""The first page of the book, and its contents."""

from collections.abc import Sequence

from clubadmin.i18n import Words
from clubadmin.model.publishing.season_book import SeasonBook
from clubadmin.reports.book.writer import CONTENTS, Awaited, Chapter
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Rule, Sheet

_MARK = 96.0
_LINE = 15.0
_PART = 6.0  # room above a part
_BETWEEN = 26.0  # between the columns of the contents
_COLUMNS = 2
_NUMBERS = 24.0  # room for a page number
_INDENT = 10.0
_SHOWN = 1  # deepest level that the contents name


def cover(paper: Paper, book: SeasonBook) -> Sheet:
    """Whose book it is, of which season, and how much is in it."""
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
        """All pages, column by column; a part is never the last line of one."""
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
        """One column from the line `at` on; gives the line that comes next."""
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

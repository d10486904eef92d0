"""The records of the season, each with where it was made: a click away."""

from collections.abc import Iterator, Mapping

from clubadmin.reports import heading
from clubadmin.reports.book.book_words import book_words
from clubadmin.reports.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.record_words import record_figure, record_title
from clubadmin.services.views.archive import EveningPlace
from clubadmin.services.views.archive_records import RecordList, RecordRow
from clubadmin.services.views.season_book import SeasonBook

_HEAD, _ROW, _NOTE, _GAP = 22.0, 16.0, 12.0, 9.0
_FIGURE, _NAME = 64.0, 190.0
_WIDE = PORTRAIT[0] - 2 * MARGIN


def draw_records(paper: Paper, book: SeasonBook, anchors: Mapping[int, str]) -> None:
    """First and second of every list; `anchors` are those of evenings, by id."""
    _Records(paper, book, anchors).draw()


class _Records:
    """The drawing of these pages."""

    def __init__(self, paper: Paper, book: SeasonBook, anchors: Mapping[int, str]) -> None:
        self.paper, self.book, self.anchors = paper, book, anchors
        self.words = book_words(paper)
        paper.title = self.words("records")
        self._sheet = paper.sheet(PORTRAIT)
        parts = [paper.club_line, heading.dashed(book.season.name)]
        self._y = heading.first(paper, self._sheet, parts)

    def draw(self) -> None:
        """All lists that have somebody in them; none is parted over two pages."""
        lists = [one for one in self.book.records.lists if one.rows] if self.book.records else []
        if not lists:
            kind = self.paper.kind(11)
            self._sheet.text(MARGIN, self._y - 16, self.words("no-records"), kind)
        for one in lists:
            self._list(one)

    def _list(self, one: RecordList) -> None:
        paper, high = self.paper, _HEAD + _ROW * len(one.rows) + (_NOTE if one.shallow else 0)
        if self._y - high < BOTTOM:
            self._sheet = paper.sheet(PORTRAIT)
            self._y = heading.following(paper, self._sheet)
        title = record_title(paper.words, one.what) + (" *" if one.shallow else "")
        self._sheet.fitted(MARGIN, self._y - 13, title, paper.kind(10.5, bold=True), _WIDE)
        self._y -= _HEAD - 4
        rule = heading.firm(paper)
        self._sheet.line(MARGIN, self._y, MARGIN + _WIDE, self._y, rule)
        for row in one.rows:
            self._row(one, row)
        if one.shallow:
            note = self.words.counted("shallow", one.shallow)
            self._sheet.text(MARGIN, self._y - 10, note, paper.kind(8, muted=True))
            self._y -= _NOTE
        self._y -= _GAP

    def _row(self, one: RecordList, row: RecordRow) -> None:
        paper, sheet = self.paper, self._sheet
        self._y -= _ROW
        base = self._y + 5
        bold = row.place == 1
        figure = record_figure(paper.words, one.what, row.figure)
        sheet.right(MARGIN + _FIGURE - 12, base, figure, paper.kind(10, bold=bold))
        sheet.fitted(MARGIN + _FIGURE, base, row.name, paper.kind(10, bold=bold), _NAME - 8)
        self._where(sheet, base, row)
        sheet.line(MARGIN, self._y, MARGIN + _WIDE, self._y, heading.hairline(paper))

    def _where(self, sheet: Sheet, base: float, row: RecordRow) -> None:
        """The evening, or over how many; an evening in the book can be clicked."""
        x = MARGIN + _FIGURE + _NAME
        text = ", ".join(part for part in self._said(row) if part)
        taken = sheet.fitted(x, base, text, self.paper.kind(9, muted=True), _WIDE - _FIGURE - _NAME)
        anchor = self.anchors.get(row.where.evening_id) if row.where else None
        if anchor is not None:
            sheet.link(x, base - 4, taken, 14, anchor)

    def _said(self, row: RecordRow) -> Iterator[str]:
        words, day = self.words, self.paper.words.day
        if row.where is not None:
            yield from self._at(row.where)
        elif row.first is not None and row.last is not None and row.first != row.last:
            yield words("since", first=day(row.first), last=day(row.last))
        elif row.evenings:
            yield words("over", count=row.evenings)

    def _at(self, where: EveningPlace) -> Iterator[str]:
        words = self.words
        yield words(
            "at", competition=where.competition, number=where.number,
            day=self.paper.words.day(where.date),
        )  # fmt: skip
        if where.round is not None:
            yield words("in-round", round=where.round)
        if where.table is not None:
            yield words("at-table", table=where.table)
        if where.game is not None:
            yield words("in-game", game=where.game)

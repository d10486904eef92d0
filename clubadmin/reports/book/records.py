"""The records of the season, each with where it was made: a click away."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.records import RecordList, RecordRow, What, record_figure, record_title
from clubadmin.model.publishing.season_book import SeasonBook
from clubadmin.reports.book.members import anchor_of
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet

_HEAD, _ROW, _NOTE, _GAP = 22.0, 16.0, 12.0, 9.0
_FIGURE, _NAME = 64.0, 190.0
_MOST = 8  # rows; who share a record with so many more are counted
_WIDE = PORTRAIT[0] - 2 * MARGIN


class InBook(NamedTuple):
    """The links of a record, as far as they are in the book."""

    evenings: Mapping[int, str] = {}  # anchors, by id
    people: Collection[int] = ()


def draw_records(paper: Paper, book: SeasonBook, within: InBook) -> None:
    """First and second of every list."""
    _Records(paper, book, within).draw()


class _Records:
    """The drawing of these pages."""

    def __init__(self, paper: Paper, book: SeasonBook, within: InBook) -> None:
        self.paper, self.book, self.within = paper, book, within
        self.words = paper.words
        paper.title = self.words("Records van het seizoen")
        self._sheet = paper.sheet(PORTRAIT)
        parts = [paper.club_line, heading.dashed(book.season.name)]
        self._y = heading.first(paper, self._sheet, parts)

    def draw(self) -> None:
        """All lists that have somebody in them; none is parted over two pages."""
        lists = [one for one in self.book.records.lists if one.rows] if self.book.records else []
        if not lists:
            kind = self.paper.kind(11)
            self._sheet.text(
                MARGIN, self._y - 16, self.words("Er is nog geen avond afgesloten."), kind
            )
        for one in lists:
            self._list(one)

    def _list(self, one: RecordList) -> None:
        paper, rows = self.paper, one.rows[:_MOST]
        notes = list(self._notes(one))
        high = _HEAD + _ROW * len(rows) + _NOTE * len(notes)
        if self._y - high < BOTTOM:
            self._sheet = paper.sheet(PORTRAIT)
            self._y = heading.following(paper, self._sheet)
        title = record_title(paper.words, one.what) + (" *" if one.shallow else "")
        self._sheet.fitted(MARGIN, self._y - 13, title, paper.kind(10.5, bold=True), _WIDE)
        self._y -= _HEAD - 4
        rule = heading.firm(paper)
        self._sheet.line(MARGIN, self._y, MARGIN + _WIDE, self._y, rule)
        for row in rows:
            self._row(one, row)
        for note in notes:
            self._sheet.text(MARGIN, self._y - 10, note, paper.kind(8, muted=True))
            self._y -= _NOTE
        self._y -= _GAP

    def _notes(self, one: RecordList) -> Iterator[str]:
        """Give notes: those left out, and evenings that do not count here."""
        if len(one.rows) > _MOST:
            yield self.words(
                "En nog {count}, die hier geen plaats hebben.", count=len(one.rows) - _MOST
            )
        if one.shallow:
            yield self.words.counted(
                "* 1 avond doet niet mee: daarvan is alleen het totaal bekend.",
                "* {n} avonden doen niet mee: daarvan is alleen het totaal bekend.",
                one.shallow,
            )

    def _row(self, one: RecordList, row: RecordRow) -> None:
        paper, sheet = self.paper, self._sheet
        self._y -= _ROW
        base = self._y + 5
        bold = row.place == 1
        figure = record_figure(paper.words, one.what, row.figure)
        sheet.right(MARGIN + _FIGURE - 12, base, figure, paper.kind(10, bold=bold))
        x, kind = MARGIN + _FIGURE, paper.kind(10, bold=bold)
        taken = sheet.fitted(x, base, row.name, kind, _NAME - 8)
        if len(row.member_ids) == 1 and row.member_ids[0] in self.within.people:
            sheet.link(x, base - 4, taken, 14, anchor_of(row.member_ids[0]))
        self._where(sheet, base, one.what, row)
        sheet.line(MARGIN, self._y, MARGIN + _WIDE, self._y, heading.hairline(paper))

    def _where(self, sheet: Sheet, base: float, what: What, row: RecordRow) -> None:
        """The evening, or over how many; an evening in the book can be clicked."""
        x = MARGIN + _FIGURE + _NAME
        text = ", ".join(part for part in self._said(row) if part)
        room = _WIDE - _FIGURE - _NAME
        if row.where and (what, row.where.evening_id, row.name) in self.book.club_records:
            mark, kind = self.words("clubrecord"), self.paper.kind(9, bold=True)
            sheet.right(MARGIN + _WIDE, base, mark, kind)
            room -= fonts.width(mark, kind.face, kind.size) + 8
        taken = sheet.fitted(x, base, text, self.paper.kind(9, muted=True), room)
        anchor = self.within.evenings.get(row.where.evening_id) if row.where else None
        if anchor is not None:
            sheet.link(x, base - 4, taken, 14, anchor)

    def _said(self, row: RecordRow) -> Iterator[str]:
        words, day = self.words, self.paper.words.day
        if row.where is not None:
            yield from self._at(row.where)
        elif row.first is not None and row.last is not None and row.first != row.last:
            yield words("van {first} tot en met {last}", first=day(row.first), last=day(row.last))
        elif row.evenings:
            yield words("over {count} avonden", count=row.evenings)

    def _at(self, where: EveningPlace) -> Iterator[str]:
        words = self.words
        yield words(
            "{competition}, avond {number}, {day}",
            competition=where.competition,
            number=where.number,
            day=words.day(where.date),
        )
        if where.round is not None:
            yield words("ronde {round}", round=where.round)
        if where.table is not None:
            yield words("tafel {table}", table=where.table)
        if where.game is not None:
            yield words("spel {game}", game=where.game)

"""The titles and places of honour of a season, and its records, each with where it was made."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from clubadmin.model.archive.archive import EveningPlace
from clubadmin.model.archive.records import RecordList, RecordRow, What, record_figure, record_title
from clubadmin.model.publishing.season_book import BookCompetition, SeasonBook
from clubadmin.model.results.result import EveningResult, Standings, field_name
from clubadmin.reports.book.members import anchor_of
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.standings.season import named_field

_TITLE_HEAD, _TITLE_ROW, _TITLE_GAP = 26.0, 24.0, 14.0
_PLACES = 3
_MOST_TITLES = 8  # rows; more who share the third place are not named
_FIGURE_ROOM = 110.0
_NAMES = 28.0  # where they begin

_HEAD, _ROW, _NOTE, _GAP = 22.0, 16.0, 12.0, 9.0
_FIGURE, _NAME = 64.0, 190.0
_MOST = 8  # rows; who share a record with so many more are counted
_WIDE = PORTRAIT[0] - 2 * MARGIN


class _Honour(NamedTuple):
    place: int
    name: str
    figure: str
    again: int = 0  # how often he has won this now; 0 where that is not known, or he is not first


class _Podium(NamedTuple):
    title: str
    state: str  # what is to come, where it is not over
    rows: Sequence[_Honour]


def draw_titles(paper: Paper, book: SeasonBook) -> None:
    """The places of honour; a competition is never parted over two pages."""
    words = paper.words
    paper.title = words("Titels en ereplaatsen")
    sheet = paper.sheet(PORTRAIT)
    y = heading.first(paper, sheet, [paper.club_line, heading.dashed(book.season.name)])
    found = [podium for one in book.competitions for podium in _podiums(paper, book, one)]
    if not found:
        sheet.text(MARGIN, y - 16, words("Er is nog geen eindstand."), paper.kind(11))
    for one in found:
        if y - _TITLE_HEAD - _TITLE_ROW * len(one.rows) < BOTTOM:
            sheet = paper.sheet(PORTRAIT)
            y = heading.following(paper, sheet)
        y = _podium(paper, sheet, y, one) - _TITLE_GAP


def _podium(paper: Paper, sheet: Sheet, y: float, one: _Podium) -> float:
    """A competition; gives y below it."""
    small = paper.kind(9, muted=True)
    room = _WIDE - fonts.width(one.state, small.face, small.size) - 12
    sheet.fitted(MARGIN, y - 14, one.title, paper.kind(12.5, bold=True), room)
    sheet.right(MARGIN + _WIDE, y - 14, one.state, small)
    y -= _TITLE_HEAD - 5
    sheet.line(MARGIN, y, MARGIN + _WIDE, y, heading.firm(paper))
    for row in one.rows:
        y -= _TITLE_ROW
        _honour(paper, sheet, y + 7, row)
        sheet.line(MARGIN, y, MARGIN + _WIDE, y, heading.hairline(paper))
    return y


def _honour(paper: Paper, sheet: Sheet, base: float, row: _Honour) -> None:
    """A line; the first is larger."""
    first = row.place == 1
    kind = paper.kind(14.0 if first else 11.0, bold=first)
    ink = paper.ink.accent if first else paper.ink.text
    sheet.text(MARGIN, base, str(row.place), Type(fonts.BOLD, kind.size, ink))
    again = paper.words("voor de {count}e keer", count=row.again) if row.again > 1 else ""
    said = fonts.width(again, fonts.REGULAR, 9) + 10 if again else 0.0
    x = MARGIN + _NAMES
    taken = sheet.fitted(x, base, row.name, kind, _WIDE - _FIGURE_ROOM - _NAMES - said)
    sheet.text(x + taken + 8, base, again, paper.kind(9, muted=True))
    sheet.right(MARGIN + _WIDE, base, row.figure, kind)


def _podiums(paper: Paper, book: SeasonBook, competition: BookCompetition) -> Iterator[_Podium]:
    """The lists of a competition that are ranked apart."""
    view = competition.standings
    if view is None:  # a contest of one evening: its result is all there is
        found = _of_result(paper, competition.evenings[-1].result)
    else:
        found = _of_standings(paper, book, competition, view)
    name, state = competition.about.name, _state(paper, competition)
    for field, rows in found:
        if rows:
            title = f"{name} – {_named(paper, view, field)}" if field else name
            yield _Podium(title, state, rows[:_MOST_TITLES])


def _state(paper: Paper, competition: BookCompetition) -> str:
    """Tell how far a competition is that nobody has won yet; "" when it is over."""
    if competition.over:
        return ""
    words, about = paper.words, competition.about
    number = competition.evenings[-1].result.number
    view = competition.standings
    planned = view.planned if view is not None else about.evenings
    if planned <= number:  # not known, or another one counts as well
        return words("tussenstand na avond {number}", number=number)
    return words("tussenstand na avond {number} van {planned}", number=number, planned=planned)


def _named(paper: Paper, view: Standings | None, field: str) -> str:
    if view is not None:
        return named_field(paper, view, field)
    return field_name(paper.words, field, long=True)


def _of_result(paper: Paper, result: EveningResult) -> Iterator[tuple[str, list[_Honour]]]:
    for field in dict.fromkeys(row.field or row.line for row in result.rows):
        yield (
            field,
            [
                _Honour(row.place, row.name, paper.words.number(row.score))
                for row in result.rows
                if row.place <= _PLACES and (row.field or row.line) == field
            ],
        )


def _of_standings(
    paper: Paper, book: SeasonBook, competition: BookCompetition, view: Standings
) -> Iterator[tuple[str, list[_Honour]]]:
    number = paper.words.number
    for field in view.fields:
        yield (
            field,
            [
                _Honour(
                    row.place,
                    row.name,
                    number(row.average, view.decimals) if view.by_average else number(row.total),
                    _times(book, competition, row.entrant_id) if row.place == 1 else 0,
                )
                for row in view.rows
                if row.field == field and row.place is not None and row.place <= _PLACES
            ],
        )


def _times(book: SeasonBook, competition: BookCompetition, entrant: int) -> int:
    """How often the same people won the competition of this name, this season among them."""
    about = competition.about
    mine = next(
        (
            one.member_ids
            for one in book.titles
            if one.competition_id == about.id and one.entrant_id == entrant
        ),
        (),
    )
    return sum(
        one.member_ids == mine and one.competition == about.name and one.season <= book.season.name
        for one in book.titles
        if mine
    )


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

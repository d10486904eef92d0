"""Champions: the first three of every competition, and how often each won it before."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from clubadmin.model.publishing.season_book import BookCompetition, SeasonBook
from clubadmin.model.results.result import EveningResult, Standings, field_name
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.standings.season import named_field

_HEAD, _ROW, _GAP = 26.0, 24.0, 14.0
_PLACES = 3
_MOST = 8  # rows; more who share the third place are not named
_WIDE = PORTRAIT[0] - 2 * MARGIN
_FIGURE = 110.0
_NAMES = 28.0  # where they begin


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
        if y - _HEAD - _ROW * len(one.rows) < BOTTOM:
            sheet = paper.sheet(PORTRAIT)
            y = heading.following(paper, sheet)
        y = _podium(paper, sheet, y, one) - _GAP


def _podium(paper: Paper, sheet: Sheet, y: float, one: _Podium) -> float:
    """A competition; gives y below it."""
    small = paper.kind(9, muted=True)
    room = _WIDE - fonts.width(one.state, small.face, small.size) - 12
    sheet.fitted(MARGIN, y - 14, one.title, paper.kind(12.5, bold=True), room)
    sheet.right(MARGIN + _WIDE, y - 14, one.state, small)
    y -= _HEAD - 5
    sheet.line(MARGIN, y, MARGIN + _WIDE, y, heading.firm(paper))
    for row in one.rows:
        y -= _ROW
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
    taken = sheet.fitted(x, base, row.name, kind, _WIDE - _FIGURE - _NAMES - said)
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
            yield _Podium(title, state, rows[:_MOST])


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

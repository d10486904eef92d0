"""A list of places: the winner first and larger, the rest evenly spaced, notes below."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from clubadmin.reports.kit import fonts, heading, wall
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table, paginate

_ROOMY, _TIGHT = 23.5, 15.0  # height of a row
_LARGER = 1.22  # how much higher a row of the first three is
LARGEST = 10.75  # size of the letters in the roomiest rows
LARGE = 1.25  # how much larger those of the first three are
_AFTER = 9.0  # room between a name and what follows
_MOST_LARGE = 6  # with more people on the first three places nobody is set apart
NOTE = 10.5  # height of a line of the notes


class Types(NamedTuple):
    """The types of one row."""

    place: Type
    name: Type
    figure: Type
    total: Type
    side: Type  # what matters less
    struck: Type


class Ranking(NamedTuple):
    """A list to be set, and its widths."""

    size: tuple[float, float]
    columns: Sequence[Column]
    figure: float  # size of the figures in the columns
    narrow: bool  # figures in the narrow face
    places: Sequence[int | None]
    cells: Callable[[int, Types], Sequence[Cell]]  # of the row with this index
    top: Callable[[Sheet], float]  # draws a page's heading, gives y below it
    notes: str


def draw(paper: Paper, ranking: Ranking) -> None:
    """Draw all pages of the list; an empty list gives a page that says so."""
    wide, high = ranking.size
    room = high - heading.FIRST - HEAD - BOTTOM
    rest = high - heading.NEXT - HEAD - BOTTOM
    notes = fonts.wrap(ranking.notes, wide - 2 * MARGIN, fonts.REGULAR, 8)
    tail = 14 + len(notes) * NOTE
    large = large_rows(ranking.places)
    tight = wall.closest(paper, _TIGHT)
    each = heights(len(ranking.places), large, room - tail, rest, tight)
    listed = rows(paper, ranking, each, large)
    table = Table(paper, ranking.columns)
    for start, end in paginate(each, room, rest, tail):
        sheet = paper.sheet(ranking.size)
        y = ranking.top(sheet)
        if not listed:
            sheet.text(MARGIN, y - 16, paper.words("Nog geen uitslagen."), paper.kind(11))
            return
        y = table.rows(sheet, table.heads(sheet, y), listed[start:end])
    note(paper, sheet, y, ranking.notes, notes)


def note(paper: Paper, sheet: Sheet, y: float, text: str, lines: Sequence[str]) -> None:
    """The lines of a text below a list."""
    with sheet.reads(*([text] if text else [])):
        for number, line in enumerate(lines):
            sheet.text(MARGIN, y - 18 - number * NOTE, line, paper.kind(8, muted=True))


def name_room(names: Sequence[str]) -> tuple[float, float]:
    """How wide names are: nine out of ten as they are, and all when set narrow and large."""
    usual = fonts.usual(names, fonts.REGULAR, LARGEST)
    large = LARGEST * LARGE
    longest = max(
        (fonts.width(fonts.legible(n), fonts.NARROW_BOLD, large) for n in names), default=0
    )
    return usual + _AFTER, longest + _AFTER


def large_rows(places: Sequence[int | None]) -> int:
    """How many rows at the top are larger: those on places 1 to 3."""
    for limit in (3, 1):
        count = sum(place is not None and place <= limit for place in places)
        if count <= _MOST_LARGE:
            return count
    return 0


def heights(rows: int, large: int, room: float, rest: float, tight: float = _TIGHT) -> list[float]:
    """Heights of the rows: as roomy as lets all of them stand on one page of `room` points.

    When that cannot be, close together, so that `rest` points hold whole rows.
    """
    spread = room / (rows - large + large * _LARGER) if rows else _ROOMY
    height = min(_ROOMY, spread) if spread >= tight else rest / int(rest / tight)
    return [height * _LARGER] * large + [height] * (rows - large)


def rows(paper: Paper, ranking: Ranking, each: Sequence[float], large: int) -> list[Row]:
    """The rows, of these heights; the first ones are `large`."""
    if not each:
        return []
    height = each[-1]
    body = wall.letters(paper, height) if paper.hung else _body(height)
    first, plain = (_types(paper, body, ranking, large=wide) for wide in (True, False))
    placed = sum(place is not None for place in ranking.places)
    below = Rule(0.9, paper.ink.muted)  # above those without a place
    return [
        Row(
            ranking.cells(number, first if number < large else plain),
            height,
            below if number + 1 == placed < len(each) else None,
        )
        for number, height in enumerate(each)
    ]


def _body(height: float) -> float:
    """The size of the letters in rows of this height."""
    steps = ((22.0, LARGEST), (19.0, 10.0), (17.0, 9.5))
    return next((size for least, size in steps if height >= least), 9.0)


def _types(paper: Paper, body: float, ranking: Ranking, *, large: bool) -> Types:
    ink = paper.ink
    figure = min(ranking.figure, body)
    name = body * LARGE if large else body
    total = min(name, figure * 1.5) if ranking.narrow else name
    face = fonts.NARROW if ranking.narrow else fonts.REGULAR
    return Types(
        place=Type(fonts.BOLD, name, ink.accent if large else ink.text),
        name=Type(fonts.BOLD if large else fonts.REGULAR, name, ink.text),
        figure=Type(face, figure, ink.text),
        total=Type(fonts.BOLD, total, ink.text),
        side=Type(face, min(figure, body - 0.5), ink.muted),
        struck=Type(face, figure, ink.struck),
    )

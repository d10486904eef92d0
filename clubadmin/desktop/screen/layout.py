"""How lines, tables and tiles are divided over a screen, whatever its size.

Lengths are in hundredths of the height of the screen. The rule is that of papers on a wall: what is
read at 1.5 m has letters of 18 points. So on a screen of a metre high a name of 4.2 is read at ten
metres, and the least of three and a half at more than eight: from the back of a hall that is ten
or eight times as deep as the picture is high. As there, lines of a long list stand closer, and one
name in ten may be written smaller than the rest.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TypeVar

Measure = Callable[[str], float]  # the width of a text at size 1

LARGEST, USUAL, SMALLER, LEAST = 7.0, 5.0, 4.2, 3.5  # the size of the letters
LONG = 2.8  # of the one name in ten for which the others would be smaller
MANY = 3  # pages that people wait for
FULL = 9  # pages of ten seconds that take a minute and a half: of more each holds all that is read
SPACING = 1.4  # from one line to the next, in sizes
CLOSE = 1.18  # likewise in a long list
GAP = 4.0  # between columns
WORD = 1.2  # between the parts of a line, in sizes

T = TypeVar("T")


@dataclass(frozen=True)
class Area:
    """The room there is."""

    width: float
    height: float


@dataclass(frozen=True)
class Line:
    """A line of a list: what leads it, who it is about, and a figure at the end."""

    lead: str
    text: str
    tail: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Lines:
    """A page of a list."""

    columns: tuple[tuple[Line, ...], ...]
    size: float
    lead: float  # the room of what leads the lines
    heading: str = ""
    least: int = 1  # for how many columns there is room, also where the page has fewer
    spacing: float = SPACING


@dataclass(frozen=True)
class Card:
    """A table: its number and who sit at it, a line a side."""

    number: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Cards:
    """A page of tables; `lines` is how many each of them takes."""

    columns: tuple[tuple[Card, ...], ...]
    size: float
    lines: int
    number: float  # the room of the number
    least: int = 1
    spacing: float = SPACING


@dataclass(frozen=True)
class Tile:
    """A table of which the sheet is in, or not."""

    number: str
    done: bool


@dataclass(frozen=True)
class Tiles:
    """A page of tiles in rows of `across`, each `side` high."""

    tiles: tuple[Tile, ...]
    across: int
    side: float


def pages_of_lines(
    lines: Sequence[Line], area: Area, measure: Measure, heading: str = ""
) -> list[Lines]:
    """A list over as many pages as it takes.

    Few lines are written large; many in columns where the names allow it. A line that is too
    long for the whole width is written smaller, and cut off where that does not help.
    """
    if not lines:
        return []
    room = area.height - (USUAL * SPACING if heading else 0)
    lead = max(measure(line.lead) for line in lines)
    texts = [measure(line.text) for line in lines]
    tail = max(measure(line.tail) for line in lines)
    beside = lead + tail + WORD * sum(1 for part in (lead, tail) if part)
    fit, pages = _fitted(lines, _Width(beside, texts), Area(area.width, room))
    given = (fit.size, lead * fit.size, heading, fit.across, fit.spacing)
    return [Lines(columns, *given) for columns in pages]


def pages_of_cards(
    numbered: Sequence[tuple[str, Sequence[Sequence[str]]]], area: Area, measure: Measure
) -> list[Cards]:
    """Tables over as many pages as it takes: each a number and the people of its sides.

    The people of a side stand beside each other; where a name is too long for that, everybody
    has a line.
    """
    if not numbered:
        return []
    number = max(measure(one) for one, _ in numbered) * 1.6 + WORD
    beside = [
        Card(one, tuple(" – ".join(side) for side in sides if side)) for one, sides in numbered
    ]
    apart = [Card(one, tuple(name for side in sides for name in side)) for one, sides in numbered]
    cards = beside
    if number + _widest(beside, measure) > area.width / LEAST:
        cards = apart
    lines = max(len(card.lines) for card in cards)
    texts = [measure(line) for card in cards for line in card.lines]
    fit, pages = _fitted(cards, _Width(number, texts), area, lines)
    given = (fit.size, lines, number * fit.size, fit.across, fit.spacing)
    return [Cards(columns, *given) for columns in pages]


def card_height(size: float, lines: int, spacing: float = SPACING) -> float:
    """The height of a table of so many lines, with the room around it."""
    return spacing * size * lines + size * 2 * (spacing - 1)


def pages_of_tiles(tiles: Sequence[Tile], area: Area) -> list[Tiles]:
    """Tiles as large as they can be, all on one page unless they would be unreadable."""
    if not tiles:
        return []
    for side in (38.0, 31.0, 24.0, 20.0, 17.0, 14.0, 12.0, 10.0, 9.0):
        across = max(int(area.width // (side * 1.3)), 1)
        down = max(int(area.height // side), 1)
        if across * down >= len(tiles):
            return [Tiles(tuple(tiles), across, side)]
    each = ceil(len(tiles) / ceil(len(tiles) / (across * down)))
    return [Tiles(tuple(tiles[at : at + each]), across, side) for at in range(0, len(tiles), each)]


def item_height(size: float, lines: int, spacing: float = SPACING) -> float:
    """The height of an item: a line by itself, or a table of several."""
    return size * spacing if lines == 1 else card_height(size, lines, spacing)


def column_width(width: float, across: int) -> float:
    """The width of each of so many columns."""
    return (width - GAP * (across - 1)) / across


def _widest(cards: Sequence[Card], measure: Measure) -> float:
    return max((measure(line) for card in cards for line in card.lines), default=0)


Columns = tuple[tuple[T, ...], ...]


@dataclass(frozen=True)
class _Width:
    """The width of items at size 1: what stands beside the texts, and each of these."""

    beside: float
    texts: Sequence[float]

    @property
    def whole(self) -> float:
        """The width of the longest."""
        return self.beside + max(self.texts, default=0)

    def fits(self, size: float, room: float) -> bool:
        """Whether nine of ten are readable in a column, and the rest where they are smaller."""
        most = sorted(self.texts)[-1 - len(self.texts) // 10] if self.texts else 0.0
        left = room - self.beside * size
        return most * size <= left and max(self.texts, default=0) * LONG <= left


@dataclass(frozen=True)
class _Fit:
    size: float
    across: int
    spacing: float = SPACING


def _fitted(
    items: Sequence[T], width: _Width, area: Area, lines: int = 1
) -> tuple[_Fit, list[Columns[T]]]:
    """Items over pages: the size of the letters, how many columns, and what stands in these.

    Letters of the usual size; somewhat smaller where that saves pages, and as large as the
    fullest page allows.
    """
    fit = _chosen(width, len(items), area, lines)
    pages = _divided(items, fit.across, _down(fit, area, lines))
    fullest = max(len(column) for page in pages for column in page)
    high = area.height / (fullest * item_height(1, lines, fit.spacing))
    wide = width.whole
    room = column_width(area.width, fit.across) / wide if wide else LARGEST
    return replace(fit, size=max(fit.size, min(LARGEST, high, room))), pages


def _chosen(width: _Width, count: int, area: Area, lines: int) -> _Fit:
    """The size and the columns that take the fewest pages, the largest of equals."""
    wide = width.whole
    alone = _Fit(max(min(area.width / wide if wide else USUAL, USUAL), LEAST), 1)

    def pages(fit: _Fit) -> int:
        return ceil(count / (fit.across * _down(fit, area, lines)))

    def best(*sizes: float, spacing: float = SPACING) -> _Fit:
        among = [
            _Fit(size, across, spacing)
            for size in sizes
            for across in (1, 2, 3, 4)
            if (across > 1 or spacing == CLOSE)
            and width.fits(size, column_width(area.width, across))
        ]
        return min((alone, *among), key=lambda one: (pages(one), -one.size, one.across))

    usual, least = best(USUAL), best(USUAL, SMALLER)
    found = least if pages(usual) > MANY or pages(least) * 2 <= pages(usual) else usual
    if pages(found) > FULL:
        found = best(SMALLER, spacing=CLOSE)
    return found if pages(found) <= FULL else best(SMALLER, LEAST, spacing=CLOSE)


def _down(fit: _Fit, area: Area, lines: int) -> int:
    return max(int(area.height / item_height(fit.size, lines, fit.spacing) + 1e-6), 1)


def _divided(items: Sequence[T], across: int, down: int) -> list[Columns[T]]:
    """Pages of columns, each page as full as the others, so that none holds one line."""
    count = ceil(len(items) / (across * down))
    each = ceil(len(items) / count)
    pages = [items[at : at + each] for at in range(0, len(items), each)]
    return [_columns(page, across) for page in pages]


def _columns(page: Sequence[T], across: int) -> Columns[T]:
    high = ceil(len(page) / across)
    return tuple(tuple(page[at : at + high]) for at in range(0, len(page), high))

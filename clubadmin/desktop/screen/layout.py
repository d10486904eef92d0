"""How lines, tables and tiles are divided over a screen, whatever its size.

Lengths are in hundredths of the height of the screen. On a screen of a metre high a name of
five is readable at ten metres, and one of three and a half just so.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

Measure = Callable[[str], float]
"""The width of a text at size 1."""

LARGEST, USUAL, SMALLER, LEAST = 7.0, 5.0, 4.2, 3.5  # the size of the letters
MANY = 3  # pages that people wait for
SPACING = 1.4  # from one line to the next, in sizes
GAP = 4.0  # between columns
WORD = 1.5  # between the parts of a line, in sizes

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
    room = area.height - (_row(USUAL) if heading else 0)
    lead = max(measure(line.lead) for line in lines)
    longest = max(measure(line.text) for line in lines)
    tail = max(measure(line.tail) for line in lines)
    parts = sum(1 for part in (lead, tail) if part)
    wide = lead + longest + tail + parts * WORD
    size, across, pages = _fitted(lines, wide, Area(area.width, room))
    return [Lines(columns, size, lead * size, heading, across) for columns in pages]


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
    wide = number + _widest(cards, measure)
    size, across, pages = _fitted(cards, wide, area, lines)
    return [Cards(columns, size, lines, number * size, across) for columns in pages]


def card_height(size: float, lines: int) -> float:
    """The height of a table of so many lines, with the room around it."""
    return _row(size) * lines + size * 0.8


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


def item_height(size: float, lines: int) -> float:
    """The height of an item: a line by itself, or a table of several."""
    return _row(size) if lines == 1 else card_height(size, lines)


def column_width(width: float, across: int) -> float:
    """The width of each of so many columns."""
    return (width - GAP * (across - 1)) / across


def _row(size: float) -> float:
    return size * SPACING


def _widest(cards: Sequence[Card], measure: Measure) -> float:
    return max((measure(line) for card in cards for line in card.lines), default=0)


Columns = tuple[tuple[T, ...], ...]


def _fitted(
    items: Sequence[T], wide: float, area: Area, lines: int = 1
) -> tuple[float, int, list[Columns[T]]]:
    """Items of this width at size 1, over pages: the size of the letters, how many columns.

    Letters of the usual size; somewhat smaller where that saves pages, and as large as the
    fullest page allows.
    """
    size, across = _chosen(wide, len(items), area, lines)
    pages = _divided(items, across, _down(size, area, lines))
    fullest = max(len(column) for page in pages for column in page)
    high = area.height / (fullest * item_height(1, lines))
    room = column_width(area.width, across) / wide if wide else LARGEST
    return max(size, min(LARGEST, high, room)), across, pages


def _chosen(wide: float, count: int, area: Area, lines: int) -> tuple[float, int]:
    """The size and the columns that take the fewest pages, the largest of equals."""
    alone = max(min(area.width / wide if wide else USUAL, USUAL), LEAST)
    choices = [(alone, 1)]
    choices += [
        (size, across)
        for size in (USUAL, SMALLER)
        for across in (2, 3, 4)
        if wide * size <= column_width(area.width, across)
    ]

    def pages(choice: tuple[float, int]) -> int:
        size, across = choice
        return ceil(count / (across * _down(size, area, lines)))

    def first(among: list[tuple[float, int]]) -> tuple[float, int]:
        return min(among, key=lambda one: (pages(one), -one[0], one[1]))

    usual, least = first([one for one in choices if one[0] != SMALLER]), first(choices)
    return least if pages(usual) > MANY or pages(least) * 2 <= pages(usual) else usual


def _down(size: float, area: Area, lines: int) -> int:
    return max(int(area.height / item_height(size, lines) + 1e-6), 1)


def _divided(items: Sequence[T], across: int, down: int) -> list[Columns[T]]:
    """Pages of columns, each page as full as the others, so that none holds one line."""
    count = ceil(len(items) / (across * down))
    each = ceil(len(items) / count)
    pages = [items[at : at + each] for at in range(0, len(items), each)]
    return [_columns(page, across) for page in pages]


def _columns(page: Sequence[T], across: int) -> Columns[T]:
    high = ceil(len(page) / across)
    return tuple(tuple(page[at : at + high]) for at in range(0, len(page), high))

"""The bracket of a knock-out over the screen: tables a column a round, with lines between them.

Lengths are in hundredths of the height of the screen, as in `layout`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import told, translate
from clubadmin.desktop.screen.layout import GAP, SPACING, USUAL, WORD, Area, Line, Measure
from clubadmin.model.draw.knockout import (
    Bracket,
    BracketNode,
    BracketSeat,
    BracketTree,
    bracket_tree,
    paged,
)

HEADING = 6.0
SMALLEST = 2.6  # the size of the letters; smaller ones go over more pages
APART = 0.9  # between tables, in sizes
Point = tuple[float, float]


@dataclass(frozen=True)
class Branch:
    """A table, or those who go on without playing; `number` is "" for these."""

    place: tuple[float, float, float, float]  # left, top, width, height
    number: str
    lines: tuple[Line, ...]
    tie: str = ""  # how it was decided who go on
    drawn: bool = True


@dataclass(frozen=True)
class Scheme:
    """A page of a bracket."""

    heads: tuple[tuple[float, str], ...]  # where a column begins, and which round it is
    branches: tuple[Branch, ...]
    joins: tuple[tuple[Point, Point], ...]
    size: float
    wide: float  # of a column


def pages_of_bracket(bracket: Bracket, area: Area, measure: Measure) -> list[Scheme]:
    """The bracket on one page where its letters can be read then, else on more."""
    last = bracket.rounds[-1]
    final = last.round if len(last.tables) == 1 and not last.free else 0

    def fits(tree: BracketTree) -> bool:
        return _size(tree, area, measure) >= SMALLEST

    return [_page(tree, area, measure, final) for tree in paged(bracket_tree(bracket), fits)]


def _page(tree: BracketTree, area: Area, measure: Measure, final: int) -> Scheme:
    size = max(_size(tree, area, measure), 1.0)
    tops, high = tree.placed(lambda node: _height(node) * size)
    wide = _wide(tree, area)
    first = HEADING + max(area.height - HEADING - high, 0) / 2
    places = {
        (at, row): (
            at * (wide + GAP),
            first + top,
            wide,
            (_height(tree.columns[at][row]) - APART) * size,
        )
        for (at, row), top in tops.items()
    }
    spots = sorted(places)
    heads = tuple(
        (at * (wide + GAP), _head(nodes[0].round, final)) for at, nodes in enumerate(tree.columns)
    )
    branches = tuple(_branch(tree.columns[at][row], places[at, row]) for at, row in spots)
    joins = tuple(
        (_side(places[at - 1, source], right=True), _side(places[at, row], right=False))
        for at, row in spots
        for source in tree.columns[at][row].sources
    )
    return Scheme(heads, branches, joins, size, wide)


def _size(tree: BracketTree, area: Area, measure: Measure) -> float:
    """The largest letters with which all of it fits: by its height, and by the longest name."""
    names = [line for nodes in tree.columns for node in nodes for line in _lines(node)]
    longest = max((measure(one.text) + measure(one.tail) for one in names if one.lead), default=1)
    high = tree.placed(_height)[1]
    return min(USUAL, (area.height - HEADING) / high, _wide(tree, area) / (longest + 3 * WORD))


def _wide(tree: BracketTree, area: Area) -> float:
    count = max(len(tree.columns), 2)
    return (area.width - (count - 1) * GAP) / count


def _height(node: BracketNode) -> float:
    """The height in sizes: the names, how a tie was decided, and the room to the next."""
    tie = 1 if node.table and node.table.note else 0
    return (len(node.seats) + tie) * SPACING + APART


def _branch(node: BracketNode, place: tuple[float, float, float, float]) -> Branch:
    table = node.table
    tie = told(table.note) if table is not None and table.note else ""
    return Branch(
        place,
        str(table.number) if table else "",
        tuple(_lines(node)),
        tie,
        table is None or table.table_id is not None,
    )


def _lines(node: BracketNode) -> Iterator[Line]:
    """Give the lines of a node; `lead` is "" while nobody is known yet."""
    for seat in node.seats:
        on = seat.goes_on and node.table is not None
        made = "" if seat.total is None else whole(seat.total)
        tail = " ".join(part for part in (made, "✓" if on else "") if part)
        yield Line(str(seat.number or ""), _who(seat), tail, strong=on)


def _who(seat: BracketSeat) -> str:
    if seat.place is None:
        return seat.name
    text = translate("screen", "winnaar tafel %1")
    return text.replace("%1", str(seat.place[1]))


def _head(number: int, final: int) -> str:
    if number == final:
        return translate("screen", "Finale")
    return translate("screen", "Ronde %1").replace("%1", str(number))


def _side(place: tuple[float, float, float, float], *, right: bool) -> Point:
    left, top, wide, high = place
    return (left + wide if right else left, top + high / 2)


def scheme_texts(page: Scheme) -> list[str]:
    """All that is read on it: each round, and each table with who are there."""
    said = []
    for left, head in page.heads:
        said.append(head)
        for one in page.branches:
            if one.place[0] == left:
                names = [f"{line.text} {line.tail}".strip() for line in one.lines]
                parts = ", ".join(names + ([one.tie] if one.tie else []))
                said.append(f"{one.number}: {parts}" if one.number else parts)
    return said

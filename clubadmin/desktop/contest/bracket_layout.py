"""Layout of a bracket in its picture, in pixels."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from clubadmin.model.draw.bracket_tree import BracketNode, bracket_tree
from clubadmin.model.draw.knockout import Bracket, BracketRound, BracketSeat, BracketTable

Key = tuple[int, int]  # round, table
LINE = 5  # half steps of the grid for a name
_WIDE, _NARROW = 30, 20  # steps of a table; where the window is narrow


@dataclass(frozen=True)
class Placed:
    """A table and where it stands."""

    table: BracketTable
    box: QRect


@dataclass(frozen=True)
class PlacedFree:
    """A place of those who go on without playing."""

    seats: tuple[BracketSeat, ...]
    box: QRect


@dataclass(frozen=True)
class Layout:
    """The whole bracket in pixels."""

    size: QSize
    columns: tuple[tuple[BracketRound, QRect], ...]  # the heading of each round
    tables: tuple[Placed, ...]  # by round, from top to bottom
    free: tuple[PlacedFree, ...]
    joins: tuple[tuple[QPoint, QPoint], ...] = ()  # from a box to where its people play on
    high: Callable[[BracketSeat], int] = lambda _seat: 0  # of a name, on as many lines as it takes

    def at(self, key: Key | None) -> Placed | None:
        """The table with this round and number."""
        return next(
            (one for one in self.tables if (one.table.round, one.table.number) == key), None
        )


def lay_out(
    bracket: Bracket,
    width: int,
    step: int,
    least: int = 0,
    lines: Callable[[BracketSeat, int], int] = lambda _seat, _wide: 1,
) -> Layout:
    """Place the tables, each where its players come from.

    Args:
        bracket: what is shown.
        width: pixels there are; more are taken when the rounds do not fit.
        step: pixels of a step of the grid.
        least: pixels that a table needs for the names in it.
        lines: how many a name takes in a table of so many pixels, where there is no room for
            those; up and down is easier to follow than to the side.
    """
    rounds = bracket.rounds
    if not rounds:
        return Layout(QSize(width, 10 * step), (), (), ())
    gap, head, line = 3 * step, 4 * step, LINE * step // 2
    wide, room = max(_WIDE * step, least), (width - gap) // len(rounds) - gap
    narrow = _NARROW * step <= room < wide
    wide = room if narrow else wide
    wide = max(wide, min(44 * step, room))

    def high(seat: BracketSeat) -> int:
        most = lines(seat, wide) if narrow else 1
        return line if most == 1 else 2 * step * most

    tree = bracket_tree(bracket)
    tops, tall = tree.placed(lambda node: _framed(node, line, high) + step)
    boxes = {
        (column, row): QRect(
            gap + column * (wide + gap),
            head + round(top),
            wide,
            _framed(tree.columns[column][row], line, high),
        )
        for (column, row), top in tops.items()
    }
    spots = sorted(boxes)
    nodes = {(at, row): tree.columns[at][row] for at, row in spots}
    return Layout(
        QSize(gap + len(rounds) * (wide + gap), head + round(tall) + gap),
        tuple(
            (this, QRect(gap + at * (wide + gap), 0, wide, head)) for at, this in enumerate(rounds)
        ),
        tuple(Placed(table, boxes[one]) for one in spots if (table := nodes[one].table)),
        tuple(PlacedFree(nodes[one].free, boxes[one]) for one in spots if nodes[one].free),
        tuple(
            (_end(boxes[at - 1, source]), QPoint(boxes[at, row].left(), _end(boxes[at, row]).y()))
            for at, row in spots
            for source in nodes[at, row].sources
        ),
        high,
    )


def _end(box: QRect) -> QPoint:
    """The begin of the line to the next round."""
    return QPoint(box.right(), box.center().y())


def _framed(node: BracketNode, line: int, high: Callable[[BracketSeat], int]) -> int:
    """The height of a box: a heading, the names, and how a tie was decided."""
    tie = 1 if node.table and node.table.note else 0
    return line * (1 + tie) + sum(map(high, node.seats)) + line // 2

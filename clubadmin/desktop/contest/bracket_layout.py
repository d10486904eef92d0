"""Where everything of a bracket stands in its picture, in pixels."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from clubadmin.model.draw.bracket_tree import BracketNode, bracket_tree
from clubadmin.model.draw.knockout import Bracket, BracketRound, BracketSeat, BracketTable

Key = tuple[int, int]  # round, table
LINE = 5  # half steps of the grid for a name


@dataclass(frozen=True)
class Placed:
    """A table and where it stands."""

    table: BracketTable
    box: QRect


@dataclass(frozen=True)
class PlacedFree:
    """Those who go on without playing, and where they stand."""

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

    def at(self, key: Key | None) -> Placed | None:
        """The table with this round and number."""
        return next(
            (one for one in self.tables if (one.table.round, one.table.number) == key), None
        )


def lay_out(bracket: Bracket, width: int, step: int, least: int = 0) -> Layout:
    """Place the tables, each where its players come from.

    Args:
        bracket: what is shown.
        width: pixels there are; more are taken when the rounds do not fit.
        step: pixels of a step of the grid.
        least: pixels that a table needs for the names in it.
    """
    rounds = bracket.rounds
    if not rounds:
        return Layout(QSize(width, 10 * step), (), (), ())
    gap, head, line = 3 * step, 4 * step, LINE * step // 2
    wide = max(30 * step, least, min(44 * step, (width - gap) // len(rounds) - gap))
    tree = bracket_tree(bracket)
    tops, tall = tree.placed(lambda node: _framed(node, line) + step)
    boxes = {
        (column, row): QRect(
            gap + column * (wide + gap),
            head + round(top),
            wide,
            _framed(tree.columns[column][row], line),
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
    )


def _end(box: QRect) -> QPoint:
    """Where the line to the next round begins."""
    return QPoint(box.right(), box.center().y())


def _framed(node: BracketNode, line: int) -> int:
    """The height of a box: a heading, the names, and how a tie was decided."""
    tie = 1 if node.table and node.table.note else 0
    return line * (len(node.seats) + 1 + tie) + line // 2

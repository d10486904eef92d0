"""Where each table of a bracket stands: a column for each round, later ones in the middle."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from clubadmin.model.draw.knockout import Bracket, BracketRound, BracketTable

Key = tuple[int, int]  # round, table

LINE = 5  # half steps of the grid for a name


@dataclass(frozen=True)
class Placed:
    """A table and where it stands."""

    table: BracketTable
    box: QRect


@dataclass(frozen=True)
class Layout:
    """The whole bracket in pixels."""

    size: QSize
    columns: tuple[tuple[BracketRound, QRect], ...]  # the heading of each round
    tables: tuple[Placed, ...]
    free: tuple[tuple[BracketRound, QRect], ...]  # who go on without playing, below the tables

    def at(self, key: Key | None) -> Placed | None:
        """The table with this round and number."""
        return next(
            (one for one in self.tables if (one.table.round, one.table.number) == key), None
        )


def lay_out(bracket: Bracket, width: int, step: int) -> Layout:
    """Place the tables.

    Args:
        bracket: what is shown.
        width: pixels there are; more are taken when the rounds do not fit.
        step: pixels of a step of the grid.
    """
    rounds = bracket.rounds
    if not rounds:
        return Layout(QSize(width, 10 * step), (), (), ())
    gap, head, line = 2 * step, 4 * step, LINE * step // 2
    wide = max(30 * step, min(44 * step, (width - gap) // len(rounds) - gap))
    between = step
    tall = max(sum(_height(one, line) + between for one in this.tables) for this in rounds)
    frees = max(line * (len(this.free) + 1) if this.free else 0 for this in rounds)
    columns, tables, free = [], [], []
    for at, this in enumerate(rounds):
        left = gap + at * (wide + gap)
        columns.append((this, QRect(left, 0, wide, head)))
        share = tall / max(len(this.tables), 1)
        for row, table in enumerate(this.tables):
            high = _height(table, line)
            top = head + round((row + 0.5) * share - high / 2)
            tables.append(Placed(table, QRect(left, top, wide, high)))
        if this.free:
            box = QRect(left, head + tall + gap, wide, line * (len(this.free) + 1))
            free.append((this, box))
    whole = QSize(gap + len(rounds) * (wide + gap), head + tall + gap + frees + gap)
    return Layout(whole, tuple(columns), tuple(tables), tuple(free))


def _height(table: BracketTable, line: int) -> int:
    return line * (len(table.seats) + 1) + line // 2

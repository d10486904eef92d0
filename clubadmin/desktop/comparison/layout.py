"""Layout of the list of a game: as on a sheet, a table in place of a game."""

from dataclasses import dataclass

from PySide6.QtCore import QSizeF

from clubadmin.desktop.entry.geometry import Geometry, along
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.row.columns import SheetColumns

WIDEST = 150  # steps of the grid
_NAMES = 11.5  # steps from which names are worth their room
_MOST_NAMES = 36.0
_AROUND_NAME = 5.0  # steps beside a name: the number, and white
_AROUND_HEAD = 8.0  # the same above the rows, with the side
_SMALL = 0.85  # of letters in a row, to those above the rows
_BOXES = {True: 32.0, False: 20.0}  # steps in which the figures stand with ease; with roem
_TIGHT_BOXES = {True: 23.0, False: 15.0}
_POINTS, _TIGHT_POINTS = 0.6, 0.55  # of a side; the roem box gets the rest
_EXTRA = 4.5  # steps: who played, trump and the like
_LOW, _HIGH = 2.3, 3.75  # steps: the height of a row


@dataclass(frozen=True)
class _Widths:
    """Steps of what stands beside the boxes."""

    margin: float
    where: float  # the table and its round
    number: float  # who sat there, by number only
    worth: float  # matchpoints with the sign of a top

    def fixed(self, columns: SheetColumns) -> float:
        """The width of everything but the names, on both sides."""
        return self.where + 2 * self.worth + _EXTRA * len(columns.before)


_EASY = _Widths(1.0, 7.5, 4.5, 6.5)
_TIGHT = _Widths(0.25, 6.75, 4.0, 6.25)
_BARE = _Widths(0.25, 6.0, 4.0, 0.0)  # names come before matchpoints, which stand beside the list


def least_width(theme: Theme, columns: SheetColumns) -> int:
    """The width in pixels below which the figures do not fit."""
    beside = _BARE.fixed(columns) + 2 * (_BARE.number + _BARE.margin)
    return theme.grid(beside + _TIGHT_BOXES[columns.roem])


def with_worth(at: Geometry) -> bool:
    """Whether the rows have room for matchpoints."""
    return at.after[1] > at.after[0]


def plan(
    theme: Theme, room: QSizeF, rows: int, columns: SheetColumns, longest: float = 0
) -> Geometry:
    """Spread the list over the room there is; `top` is 0, for what stands above it is apart.

    `longest` is the width in pixels of the longest name: right after the figures names get
    what they need, before the boxes get their ease.
    """
    step = theme.grid(1)
    wanted = min(max(longest / step + _AROUND_NAME, _NAMES), _MOST_NAMES)
    widths, free = _fitting(room.width() / step, columns, wanted)
    wide = min(room.width() - 2 * widths.margin * step, WIDEST * step)
    left = (room.width() - wide) / 2
    fixed = widths.fixed(columns) * step
    names = (min(free / 2, wanted) if free >= 2 * _NAMES else widths.number) * step
    boxes = _BOXES[columns.roem] * step
    side = (wide - fixed - 2 * names) / 2
    share = _TIGHT_POINTS if 2 * side < boxes else _POINTS
    points = side * share if columns.roem else side
    narrow = [names, names, *(_EXTRA * step for _ in columns.before)]
    before = along(left + widths.where * step, narrow)
    edges = along(before[-1], [points, side - points] * 2 if columns.roem else [side] * 2)
    height = min(max(room.height() / max(rows + 1, 1), _LOW * step), _HIGH * step)
    return Geometry(
        step=step,
        left=left,
        before=before,
        edges=edges,
        after=along(edges[-1], [widths.worth * step] * 2),
        title=4 * step,
        heading=2.5 * step,
        columns=2.25 * step,
        names=2.5 * step,
        name_lines=1 if longest / _SMALL + _AROUND_HEAD * step <= wide / 2 else 2,
        top=0,
        row=int(height),
        games=rows,
        sums=False,
    )


def head_height(at: Geometry) -> int:
    """Pixels for what stands above the rows."""
    return round(at.title + at.heading + at.name_lines * at.names + at.columns)


def with_names(at: Geometry) -> bool:
    """Whether the rows have room for names, and not for numbers only."""
    return at.before[1] - at.before[0] > (_EASY.number + 1) * at.step


def least_height(at: Geometry) -> int:
    """Pixels for all rows at their lowest, and the stop below them."""
    return round((at.games + 1) * _LOW * at.step + at.step)


def _fitting(room: float, columns: SheetColumns, wanted: float) -> tuple[_Widths, float]:
    """The roomiest columns beside which names fit, and the steps that are left for names."""
    for widths, needed in ((_EASY, wanted), (_TIGHT, _NAMES), (_BARE, _NAMES)):
        wide = min(room - 2 * widths.margin, WIDEST)
        free = wide - widths.fixed(columns) - _TIGHT_BOXES[columns.roem]
        if free >= 2 * needed:
            return widths, free
    beside = 2 * (_TIGHT.number + _TIGHT.margin) + _TIGHT_BOXES[columns.roem]
    return (_TIGHT if room >= beside + _TIGHT.fixed(columns) else _BARE), 0.0

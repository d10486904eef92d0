"""Layout of a sheet, for a width, a height and a size of type."""

from PySide6.QtCore import QSizeF

from clubadmin.desktop.entry.geometry import WHITE, Geometry, along
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.row.columns import Extra, SheetColumns

WIDEST = 100  # steps of the grid: a wider sheet makes the eye lose the row
ROW_EASY = 2.25  # steps: rows are not made lower than this for long names
CLEAR = 0.4  # steps between the line below the rows and the totals
ROW_LOW, ROW_HIGH = 1.85, 4.5  # steps: the row's height follows the room there is
POINTS_SHARE, TIGHT_POINTS = 0.6, 0.55  # of a side; the roem box gets the rest
LEAST_BOXES = 41  # steps that two sides take with ease
TIGHT_BOXES = {True: 23, False: 16}  # steps without which their figures do not fit; with roem
PLAIN_BOXES = 30  # the same where there are no other columns
_EASY_HEAD = (5.0, 2.75, 2.5, 2.25)  # steps: the title, the sides, the columns, a line of names
_TIGHT_HEAD = (4.0, 2.5, 2.25, 2.25)
_LARGE_HEAD = (3.25, 0.0, 2.25, 2.0)  # large letters are for the rows
_NUMBER, _TIGHT_NUMBER = 7.0, 5.0  # steps, of the game's number
_EASY = {"fines": 9.5, "player": 8.0}  # steps; other columns are as wide as their names need
_TIGHT = {"fines": 9.0, "player": 7.0, "bid": 4.75}
_LETTER = 0.9  # steps, of a column's name


def has_sums(columns: SheetColumns) -> bool:
    """Whether a line below the totals says what each side, or who was fined, has in all."""
    fines = any(extra.key == "fines" for extra in columns.after)
    return columns.sides != "alone-together" and (columns.roem or fines)


def least_width(theme: Theme, columns: SheetColumns) -> int:
    """The width in pixels below which the figures of a sheet do not fit."""
    extras = columns.before + columns.after
    boxes = TIGHT_BOXES[columns.roem] if extras else PLAIN_BOXES
    return theme.grid(_number(columns) + boxes + 2 + sum(_tight(extra) for extra in extras))


def more_width(columns: SheetColumns) -> float:
    """How many steps wider than a plain sheet this one is with ease."""
    return sum(_easy(extra) for extra in columns.before + columns.after)


def plan(
    theme: Theme, room: QSizeF, games: int, name_lines: int, columns: SheetColumns
) -> Geometry:
    """Spread the paper over the room there is; rows never get lower than reading allows."""
    height = room.height()
    step = theme.grid(1)
    left, before, edges, after = _across(room.width(), step, columns)
    tight = height < (3.25 * games + 26) * step  # rows come first, then white
    lines = _TIGHT_HEAD if tight else _EASY_HEAD
    if tight and theme.large and columns.sides == "wij-zij" and not columns.after:
        lines = _LARGE_HEAD
    title, heading, labels, names = (line * step for line in lines)
    top = title + heading + name_lines * names + labels
    sums = has_sums(columns)
    free = (height - top - (CLEAR + WHITE) * step) / (games + _foot(sums))
    row = min(max(free, ROW_LOW * step), ROW_HIGH * step)
    return Geometry(
        step=step,
        left=left,
        before=before,
        edges=edges,
        after=after,
        title=title,
        heading=heading,
        columns=labels,
        names=names,
        name_lines=name_lines,
        top=round(top),
        row=int(row),
        games=games,
        sums=sums,
        clear=CLEAR * step,
    )


def _foot(sums: bool) -> int:
    """Lines below the games: totals, sums if any, and what the players wrote."""
    return 3 if sums else 2


def _across(
    width: float, step: float, columns: SheetColumns
) -> tuple[float, tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """The left end of the paper, and the x's of all columns from left to right."""
    more = more_width(columns)
    margin = 3 * step if width > (60 + more) * step else step
    wide = min(width - 2 * margin, WIDEST * step)
    left = (width - wide) / 2
    tight = more > 0 and wide < (_NUMBER + LEAST_BOXES + more) * step
    number = min(8 * step, max(_NUMBER * step, wide * 0.12))
    if tight:
        number = _number(columns) * step
    room = wide - number
    extras = columns.before + columns.after
    share = room / (2 + sum(extra.share for extra in extras))
    least = _tight if tight else _easy
    narrow = [max(extra.share * share, least(extra) * step) for extra in extras]
    side = (room - sum(narrow)) / 2
    share = TIGHT_POINTS if tight else POINTS_SHARE
    points = side * share if columns.roem else side
    split = len(columns.before)
    before = along(left + number, narrow[:split])
    edges = along(before[-1], [points, side - points] * 2 if columns.roem else [points] * 2)
    return left, before, edges, along(edges[-1], narrow[split:])


def _number(columns: SheetColumns) -> float:
    """Steps for the game's number where room is scarce; words may run on into what is beside."""
    return _TIGHT_NUMBER if columns.before else _NUMBER


def _easy(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_EASY.get(kind, 4.0), len(extra.label.text()) * _LETTER + 1.25)


def _tight(extra: Extra) -> float:
    kind = extra.key.partition("-")[0]
    return max(_TIGHT.get(kind, 3.0), len(extra.label.text()) * _LETTER + 0.35)

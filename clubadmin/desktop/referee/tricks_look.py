"""What the sheet of tricks shows, as small comparable values, and where each thing stands."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.entry import Spot
from clubadmin.domain.rules.cards import Card

_NUMBER = 3.5  # steps of the grid: the column with the number of the trick
_FIGURE = 5.9
_HEAD = 7.5
_CARD = 5.0
_ROW = 3.6
_HIGHEST = 5.0
_FOOT = 4.2


@dataclass(frozen=True)
class CardCell:
    """A card of a trick; `order` counts from 0 in the order of play, -1 for a card to come."""

    card: Card | None = None
    order: int = -1
    wins: bool = False
    fault: str = ""  # "", "error" or "warning"
    next: bool = False  # the next card goes here
    reason: str = ""  # why it was not allowed


@dataclass(frozen=True)
class TrickRow:
    """A trick: a cell a seat, and its four figures."""

    number: int
    cells: tuple[CardCell, ...]
    figures: tuple[str, str, str, str] = ("", "", "", "")
    struck: bool = False  # its roem was not declared


@dataclass(frozen=True)
class TricksLook:
    """Everything on the sheet."""

    seats: tuple[tuple[str, str], ...]  # letter and name of each seat
    sides: tuple[str, str]
    heads: tuple[str, str]  # what the two columns of a side hold
    rows: tuple[TrickRow, ...]
    totals: tuple[str, str, str, str]
    roem: bool = True  # whether roem counts here at all
    at: Spot | None = None
    between: bool = False


def least_width(theme: Theme, seats: int, figures: int) -> int:
    """Cards and figures beside one another without touching."""
    return theme.grid(_NUMBER + seats * _CARD + figures * _FIGURE)


def least_height(theme: Theme, rows: int) -> int:
    """What the sheet needs with its rows at their lowest."""
    return theme.grid(_HEAD) + rows * theme.grid(_ROW) + theme.grid(_FOOT)


class Plan:
    """Where everything stands."""

    def __init__(self, theme: Theme, look: TricksLook, size: QSize) -> None:
        grid = theme.grid
        self.head, self.foot = grid(_HEAD), grid(_FOOT)
        room = (size.height() - self.head - self.foot) / max(1, len(look.rows))
        self.row = min(max(room, grid(_ROW)), grid(_HIGHEST))
        self.left = float(grid(_NUMBER))
        self.figure_wide = float(grid(_FIGURE))
        self.shown = (0, 1, 2, 3) if look.roem else (0, 2)  # figures that have a column
        figures = len(self.shown) * self.figure_wide
        self.card_wide = (size.width() - self.left - figures - 4) / max(1, len(look.seats))
        self.figures_left = self.left + self.card_wide * len(look.seats)
        self.end = self.figures_left + figures
        self.bottom = self.head + self.row * len(look.rows)

    def row_rect(self, row: int) -> QRect:
        """A whole trick, with the lines around it."""
        return QRectF(0, self.head + row * self.row - 1, self.end + 4, self.row + 2).toAlignedRect()

    def head_rect(self) -> QRect:
        """Seats and names."""
        return QRectF(0, 0, self.end + 4, self.head).toAlignedRect()

    def totals_rect(self) -> QRect:
        """The totals below the tricks."""
        return QRectF(0, self.bottom - 1, self.end + 4, self.foot + 2).toAlignedRect()

    def cell(self, row: int, column: int) -> QRectF:
        """The box of a card."""
        left = self.left + column * self.card_wide
        return QRectF(left, self.head + row * self.row, self.card_wide, self.row)

    def figure(self, row: int, number: int) -> QRectF:
        """The box of a figure; row len(rows) is that of the totals."""
        left = self.figures_left + self.shown.index(number) * self.figure_wide
        return QRectF(left, self.head + row * self.row, self.figure_wide, self.row)

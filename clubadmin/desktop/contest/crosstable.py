"""A crosstable of all against all: a row and a column for each, the names at the side."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from clubadmin.desktop.kit.figures import signed, whole
from clubadmin.desktop.kit.tables import menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.model.comparison.comparison import Crosstable, TeamContest
from clubadmin.model.explain.figure_asked import Asked, ContestAsked

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class CrossText:
    """A crosstable in texts; `same` are cells that stand for somebody against himself."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]  # short: numbers
    cells: Mapping[tuple[int, int], str]  # by row and column
    tips: tuple[str, ...] = ()  # of the columns: names
    same: frozenset[tuple[int, int]] = field(default=frozenset())
    asks: Callable[[int, int], Asked] | None = None  # the question about a cell

    def asked(self, row: int, column: int) -> Asked | None:
        """The question about a cell; None where it is empty."""
        if self.asks is None or not self.cells.get((row, column)):
            return None
        return self.asks(row, column)


EMPTY = CrossText((), (), {})


class CrossModel(QAbstractTableModel):
    """The texts of a crosstable."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.shown = EMPTY  # the text shown

    def show_text(self, shown: CrossText) -> None:
        """Show another crosstable, or other cells of this one."""
        same = (shown.rows, shown.columns) == (self.shown.rows, self.shown.columns)
        if same and shown.rows and shown.columns:
            self.shown = shown
            last = self.index(len(shown.rows) - 1, len(shown.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.shown = shown
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows."""
        return 0 if parent.isValid() else len(self.shown.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns."""
        return 0 if parent.isValid() else len(self.shown.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The score of a cell; the diagonal is crossed out."""
        at = (index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return "×" if at in self.shown.same else self.shown.cells.get(at, "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.ForegroundRole and at in self.shown.same:
            return self._theme.colour("faint")
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Numbers above, names at the side."""
        shown = self.shown
        across = orientation is Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.DisplayRole:
            return (shown.columns if across else shown.rows)[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            names = shown.tips if across and shown.tips else shown.rows
            return literal(names[section]) if section < len(names) else None
        if role == Qt.ItemDataRole.FontRole and not across:
            return self._theme.font(weight=QFont.Weight.Medium)
        if role == Qt.ItemDataRole.TextAlignmentRole and not across:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None


class CrosstableView(QTableView):
    """Arrows walk over it; it scrolls where there are many. A double click explains a cell."""

    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.cross = CrossModel(theme)
        self.setModel(self.cross)
        self.setAccessibleName(self.tr("Kruistabel"))
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(True)
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.cross.modelReset.connect(self.fit)
        self.doubleClicked.connect(lambda _index: self.ask_current())
        menu_on(self, lambda: ((self.tr("&Leg uit"), "Ctrl+E", self.ask_current),))
        theme.changed.connect(self.fit)

    def show_text(self, shown: CrossText) -> None:
        """Show a crosstable; the place stays."""
        self.cross.show_text(shown)

    def ask_current(self) -> bool:
        """Have the cell one is in explained; False where there is nothing in it."""
        at = self.currentIndex()
        asked = self.cross.shown.asked(at.row(), at.column())
        if asked is not None:
            self.figure_asked.emit(asked)
        return asked is not None

    def fit(self) -> None:
        """Room for the longest cell; the names take what the cells leave, or else a third."""
        grid, shown = self._theme.grid, self.cross.shown
        metrics = self.fontMetrics()
        texts: Sequence[str] = (*shown.cells.values(), *shown.columns)
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setDefaultSectionSize(max(grid(6), widest + grid(2)))
        self.verticalHeader().setDefaultSectionSize(grid(4.5))
        names = max((metrics.horizontalAdvance(name) for name in shown.rows), default=0)
        cells = self.horizontalHeader().length() + grid(3)  # and the bar beside them
        most = max(grid(14), self.width() // 3, self.width() - cells)
        self.verticalHeader().setFixedWidth(min(names + grid(3), most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The names follow the width."""
        super().resizeEvent(event)
        self.fit()


def team_cross(contest: TeamContest) -> CrossText:
    """Match points with the difference: "2 (+120)"; a second match stands behind a comma."""
    teams = sorted(contest.rows, key=lambda one: one.number)
    at = {one.participant_id: place for place, one in enumerate(teams)}
    cells: dict[tuple[int, int], list[str]] = defaultdict(list)
    for match in contest.matches:
        first = at.get(match.first.participants[0])
        second = at.get(match.second.participants[0])
        if first is None or second is None:
            continue
        cells[first, second].append(_match(match.first_match_points, match.saldo))
        cells[second, first].append(_match(match.second_match_points, -match.saldo))
    return CrossText(
        tuple(f"{one.number}  {one.name}" for one in teams),
        tuple(str(one.number) for one in teams),
        {place: ", ".join(texts) for place, texts in cells.items()},
        tuple(one.name for one in teams),
        frozenset((place, place) for place in range(len(teams))),
        lambda row, column: ContestAsked(
            contest.evening_id, teams[row].participant_id, against=teams[column].participant_id
        ),
    )


def games_cross(table: Crosstable, evening_id: int) -> CrossText:
    """Matchpoints that each made against each on that evening."""
    cells = {
        (row, column): whole(cell.matchpoints)
        for row, one in enumerate(table.rows)
        for column, other in enumerate(table.columns)
        if (cell := table.cells.get((one.participant_id, other.participant_id))) is not None
    }
    ids = [one.participant_id for one in table.columns]
    same = {
        (row, ids.index(one.participant_id))
        for row, one in enumerate(table.rows)
        if one.participant_id in ids
    }
    return CrossText(
        tuple(f"{one.number}  {one.name}" for one in table.rows),
        tuple(str(one.number) for one in table.columns),
        cells,
        tuple(one.name for one in table.columns),
        frozenset(same),
        lambda row, column: ContestAsked(
            evening_id, table.rows[row].participant_id, against=ids[column]
        ),
    )


def _match(points: int | None, saldo: int) -> str:
    return f"… ({signed(saldo)})" if points is None else f"{points} ({signed(saldo)})"

"""The file as it stands, with above each column what it is taken for."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from clubadmin.desktop.importing.words import letter, role_title
from clubadmin.desktop.kit.table_model import Index
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.model.importing.importing import Layout, SheetText

MOST = 300  # rows shown; enough to see what a column holds


class RawModel(QAbstractTableModel):
    """The first rows of a sheet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.sheet = SheetText("", ())
        self.layout_now = Layout(-1, ())

    def show_sheet(self, sheet: SheetText, layout: Layout) -> None:
        """Show a sheet, read in this way; only what is above the columns may have changed."""
        if sheet is self.sheet:
            self.layout_now = layout
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.sheet, self.layout_now = sheet, layout
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows are shown."""
        return 0 if parent.isValid() else min(len(self.sheet.rows), MOST)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns there are."""
        return 0 if parent.isValid() else self.sheet.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A cell; what is above the data stands out, what is not used is faint."""
        if not index.isValid():
            return None
        text = self.sheet.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(text) if len(text) > 16 else None
        header = index.row() <= self.layout_now.header
        if role == Qt.ItemDataRole.BackgroundRole and header:
            return self._theme.colour("paper")
        if role == Qt.ItemDataRole.ForegroundRole:
            used = index.column() < len(self.layout_now.roles) and (
                self.layout_now.roles[index.column()].kind
            )
            return self._theme.colour("muted") if header or not used else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The letter of the column with what it is, and the number of the row."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        roles = self.layout_now.roles
        said = role_title(roles[section]) if section < len(roles) else ""
        return f"{letter(section)}\n{said}"


class RawTable(QTableView):
    """Left and right walk along the columns; Enter goes to what the column is."""

    column_chosen = Signal(int)
    entered = Signal()

    def __init__(self, theme: Theme, model: RawModel) -> None:
        super().__init__()
        self._theme = theme
        self._model = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Het bestand zoals het is"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentColumnChanged.connect(
            lambda now, _before: self.column_chosen.emit(now.column())
        )
        self.doubleClicked.connect(lambda _index: self.entered.emit())
        self.horizontalHeader().sectionClicked.connect(self.choose)
        theme.changed.connect(self.fit)
        model.modelReset.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Heights and widths by the theme."""
        grid = self._theme.grid
        self.verticalHeader().setDefaultSectionSize(grid(4))
        self.verticalHeader().setFixedWidth(grid(6))
        header = self.horizontalHeader()
        header.setFixedHeight(grid(7))
        header.setHighlightSections(True)
        for at in range(self._model.columnCount()):
            longest = max(
                (len(self._model.sheet.cell(one, at)) for one in range(min(60, MOST))), default=0
            )
            title = str(self._model.headerData(at, Qt.Orientation.Horizontal)).partition("\n")[2]
            steps = max(9, min(longest + 3, 26), len(title) + 4)
            self.setColumnWidth(at, grid(steps))

    def choose(self, column: int) -> None:
        """Make a column the current one, at the row in view."""
        row = max(self.currentIndex().row(), 0)
        self.setCurrentIndex(self._model.index(row, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on to the choice beside the table."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
            return
        super().keyPressEvent(event)

"""A calm view on rows: hairlines, whole rows, everything by keyboard."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from heapq import nlargest
from itertools import permutations
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QMetaMethod, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView

from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.table_model import Column, RowsModel, TwoLines, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal, restyle

__all__ = ["Column", "ListTable", "RowsModel", "TwoLines", "folded", "on_list"]

Page = Any  # a request of `doors`, several of them by name, or None where there is no page


SHORT = 0.6  # of the least that a column needs, on two lines
LONGEST = 12  # texts of a column by their letters, of which one is the widest
_SAID = "said"  # the name of a key of a list in its menu
READ = 0.8  # of a row, from its top: with less of it its text is cut through
MEASURED = 500  # rows; more of them are rarely longer, and a list comes at once


class ListTable(QTableView):
    """A table that is read: whole rows, hairlines, Enter opens, letters are for searching.

    With `sort` a click on a head sorts; it begins with that column, or with -1 in the order given.
    """

    entered = Signal(int)  # row: Enter or a double click
    looked_at = Signal(int)  # row: the current row is another now, -1 for none
    pasted = Signal()  # Ctrl+V
    figure_asked = Signal(object)  # one of `views.figure_asked`: what is this figure made of

    starts_on_figures = True  # whether the keys start at the main figure of a row

    def __init__(
        self, theme: Theme, model: RowsModel[Any], name: str, sort: int | None = None
    ) -> None:
        super().__init__()
        self._needed: dict[int, int] = {}  # pixels, by column
        self._kept: Any = None  # the row that stays though it is not found any more
        self._theme = theme
        self._rows_model = model
        self._sorted_before: tuple[int, Qt.SortOrder] | None = None  # while something is searched
        self._page: Callable[[Any], Page] | None = None
        self.takes_rows = False  # whether rows of a spreadsheet can be pasted here
        self.opens = True  # Enter opens a row, and does nothing else with it
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(TwoLines(self, theme))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionsMovable(False)
        self.clicked.connect(self._clicked)
        self.doubleClicked.connect(self._double_clicked)
        self.selectionModel().currentRowChanged.connect(lambda now, _before: self._look(now.row()))
        self.selectionModel().currentChanged.connect(self._first_chosen)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)
        model.modelReset.connect(self.fit)
        theme.changed.connect(self.fit)
        self.fit()
        if sort is not None:
            self.let_sort(sort)

    def let_sort(self, column: int = 0) -> None:
        """Sort by clicking a column; begin with this one, or with -1 in the order given."""
        self.horizontalHeader().setSortIndicatorClearable(column < 0)
        self.horizontalHeader().setSortIndicator(column, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def let_rows_grow(self) -> None:
        """Rows as high as their texts need: for a short list of which all is read."""
        self.setWordWrap(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.fit()

    def lead(self, page: Callable[[Any], Page]) -> None:
        """Have Alt+Enter open the page of whom or what a row is about, by a request of `doors`.

        So does Enter, where it does nothing else. Of several a menu asks which.
        """
        self._page = page

    @property
    def leads(self) -> bool:
        """Whether a row opens the page of a person or an evening."""
        return self._page is not None

    def open_page(self) -> None:
        """Open what the current row is about."""
        index = self.currentIndex()
        if self._page is None or not index.isValid():
            return
        found = self._page(self._rows_model.rows[index.row()])
        if isinstance(found, Mapping) and len(found) == 1:
            (found,) = found.values()
        if not isinstance(found, Mapping):
            if found is not None:
                ask(self, found)
            return
        if not found:
            return
        menu = QMenu(self)
        for name, request in found.items():
            menu.addAction(literal(name)).triggered.connect(partial(self._ask_for, request))
        below = self.visualRect(index.siblingAtColumn(0)).bottomLeft()
        menu.popup(self.viewport().mapToGlobal(below))
        menu.setActiveAction(menu.actions()[0])

    def _ask_for(self, request: Any, _checked: bool = False) -> None:
        ask(self, request)

    @property
    def _enters(self) -> bool:
        """Whether Enter does something else here."""
        return self.isSignalConnected(QMetaMethod.fromSignal(self.entered))

    def best_first(self, searched: bool) -> None:
        """Order by the answer while something is searched; then as it was before."""
        header = self.horizontalHeader()
        if searched and self._sorted_before is None:
            self._sorted_before = (header.sortIndicatorSection(), header.sortIndicatorOrder())
            self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        elif not searched and self._sorted_before is not None:
            self.sortByColumn(*self._sorted_before)
            self._sorted_before = None

    def ask_current(self) -> bool:
        """Ask about the figure under the cursor, or else about the main one of the row.

        Answers whether there was anything to ask.
        """
        index = self.currentIndex()
        if not index.isValid():
            return False
        row, columns = self._rows_model.rows[index.row()], self._rows_model.columns
        main = self._main_figure(index.row())
        return any(
            self._ask_cell(row, columns[at])
            for at in (index.column(), *([main] if main is not None else ()), *range(len(columns)))
        )

    def _main_figure(self, at: int) -> int | None:
        """The column of the figure that a row is about: the last that stands out."""
        row, columns = self._rows_model.rows[at], self._rows_model.columns
        strong = (
            number
            for number, one in enumerate(columns)
            if one.asks is not None and one.looks(row) == "strong"
        )
        return max(strong, default=None)

    def _first_chosen(self, _now: QModelIndex, before: QModelIndex) -> None:
        if not before.isValid() and self.hasFocus():
            self._stand_on_figure()

    def _stand_on_figure(self) -> None:
        """Have the keys start at the main figure of the row, which Ctrl+E is about then."""
        index = self.currentIndex()
        if not self.starts_on_figures or not index.isValid() or index.column() > 0:
            return
        main = self._main_figure(index.row())
        if main is not None:
            flags = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(index.siblingAtColumn(main), flags)

    def _ask_cell(self, row: Any, column: Column[Any]) -> bool:
        asked = column.asks(row) if column.asks is not None else None
        if asked is not None:
            self.figure_asked.emit(asked)
        return asked is not None

    def _clicked(self, index: QModelIndex) -> None:
        if self._rows_model.columns[index.column()].box:
            self.entered.emit(index.row())

    def _double_clicked(self, index: QModelIndex) -> None:
        row, column = self._rows_model.rows[index.row()], self._rows_model.columns[index.column()]
        if column.box or self._ask_cell(row, column):
            return  # the first click has ticked the box
        if self.leads and not self._enters:
            self.open_page()
        else:
            self.entered.emit(index.row())

    def fit(self) -> None:
        """Row height and column widths from the theme; columns without a width share the rest."""
        grid = self._theme.grid
        self._needed = {}
        asks = any(one.asks is not None for one in self._rows_model.columns)
        if bool(self.property("asks")) != asks:
            restyle(self, "asks", asks)  # the cell that Ctrl+E is about is marked
        self.verticalHeader().setMinimumSectionSize(grid(4.5) if self.wordWrap() else -1)
        self.verticalHeader().setDefaultSectionSize(grid(4.5))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(grid(4))
        lines = max((one.title.count("\n") for one in self._rows_model.columns), default=0)
        header.setFixedHeight(grid(4 + 2 * lines))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for at, column in enumerate(self._rows_model.columns):
            if column.width:
                self.setColumnWidth(at, self._fixed(at))
        self._look_what_is_needed()
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns without a width share the room that is left."""
        super().resizeEvent(event)
        self._share_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, none of them cut through at the foot."""
        super().paintEvent(event)
        cover_cut_row(self)

    def _share_room(self) -> None:
        columns = self._rows_model.columns
        self._hide_spare(columns)
        sharing = [
            at
            for at, column in enumerate(columns)
            if not column.width and not self.isColumnHidden(at)
        ]
        taken = sum(
            self.columnWidth(at)
            for at, column in enumerate(columns)
            if column.width and not self.isColumnHidden(at)
        )
        room = self.viewport().width() - taken
        sharing.sort(key=lambda at: -columns[at].least)  # who needs most leaves less to the others
        shares: dict[int, int] = {}
        least = {at: self._least(at) for at in sharing}
        short = min(1.0, room / max(sum(least.values()), 1))  # then on two lines
        short = 1.0 if short < SHORT else short  # it has to be scrolled all the same
        for done, at in enumerate(sharing):
            shares[at] = max(room // (len(sharing) - done), int(short * least[at]))
            room -= shares[at]
        self._lend_room(shares)
        for at, share in shares.items():
            self.setColumnWidth(at, share)

    def _lend_room(self, shares: dict[int, int]) -> None:
        """Lend a column's spare room to one in which a text would be cut off."""
        least = {at: self._least(at) for at in shares}
        for at, other in permutations(shares, 2):
            short = self._needed.get(at, 0) - shares[at]
            spare = shares[other] - max(self._needed.get(other, 0), least[other])
            if short > 0 and spare > 0:
                shares[at] += min(short, spare)
                shares[other] -= min(short, spare)

    def _look_what_is_needed(self) -> bool:
        """Measure the longest text of each column that shares; whether any needs more now.

        It never becomes less until the look of the list is another, so that nothing jumps to
        and fro while one searches.
        """
        measure, padding = self.fontMetrics().horizontalAdvance, self._theme.grid(3)
        rows, grown = self._rows_model.rows, False
        at_hand = rows[:MEASURED] if isinstance(rows, (list, tuple)) else ()  # or read as one looks
        for at, column in enumerate(self._rows_model.columns):
            if column.spare or not column.width:
                texts = nlargest(LONGEST, (column.text(row) for row in at_hand), key=len)
                need = max(map(measure, texts), default=0) + padding
                grown |= need > self._needed.get(at, 0)
                self._needed[at] = max(need, self._needed.get(at, 0))
        return grown

    def _told_in(self, at: int) -> bool:
        """Whether anything stood in a column."""
        return self._needed.get(at, 0) > self._theme.grid(3)

    def _least(self, at: int) -> int:
        """Pixels that a column which shares has at the least: no more than its texts need."""
        column = self._rows_model.columns[at]
        need = max(self._needed.get(at, 0), self._titled(at) + self._theme.grid(3))
        return min(self._theme.grid(column.least), need)

    def _fixed(self, at: int) -> int:
        """Pixels of a column with a width of its own: its title is read whole."""
        wide, title = self._theme.grid(self._rows_model.columns[at].width), self._titled(at)
        return max(wide, title + 2 * self._theme.grid(1)) if wide and title else wide

    def _titled(self, at: int) -> int:
        title = self._rows_model.columns[at].title
        return max(map(self.fontMetrics().horizontalAdvance, title.split("\n")))

    def _hide_spare(self, columns: Sequence[Column[Any]]) -> None:
        """Hide dispensable columns, empty ones first, from the right, until the rest fits."""
        wide = [self._fixed(at) or self._least(at) for at in range(len(columns))]
        left, gone = self.viewport().width() - sum(wide), list[list[int]]()
        spare: dict[object, list[int]] = {}
        for at in range(len(columns) - 1, -1, -1):
            if columns[at].spare:
                spare.setdefault(columns[at].together or at, []).append(at)
        for some in sorted(spare.values(), key=lambda some: any(map(self._told_in, some))):
            if left < 0:
                left += sum(wide[at] for at in some)
                gone.append(some)
        for some in tuple(gone):  # what is narrow may fit where something wide went
            needs = sum(wide[at] for at in some)
            if needs <= left:
                left -= needs
                gone.remove(some)
        for at in range(len(columns)):
            hides = any(at in some for some in gone)
            if self.isColumnHidden(at) != hides:
                self.setColumnHidden(at, hides)
        missed = [columns[at].title for some in gone for at in some if self._told_in(at)]
        self._rows_model.tell_hidden(missed[::-1])

    def current_key(self) -> object:
        """The key of the current row, or None."""
        return self._rows_model.key_at(self.currentIndex().row())

    def select_key(self, key: object) -> bool:
        """Make the row with this key the current one; whether it is there."""
        at = self._rows_model.row_of(key)
        if at < 0:
            return False
        if self.currentIndex().row() != at:
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                self._rows_model.index(at, max(self.currentIndex().column(), 0)),
                flags.ClearAndSelect | flags.Rows,
            )
        return True

    def show_rows(self, rows: Sequence[Any], columns: Sequence[Column[Any]] | None = None) -> None:
        """Replace the rows; the current row and the place stay as far as they can."""
        key = self.current_key()
        if self._kept is not None and all(one.id != self._kept.id for one in rows):
            before = [one.id for one in self._rows_model.rows]
            at = before.index(self._kept.id) if self._kept.id in before else len(rows)
            rows = [*rows[:at], self._kept, *rows[at:]]  # where he stood: nobody slides there
        place = self.verticalScrollBar().value()
        before = [one.width for one in self._rows_model.columns]
        self._rows_model.replace(rows, columns)
        if [one.width for one in self._rows_model.columns] != before:
            self.fit()  # the same heads, over figures that are wider now
        elif self._look_what_is_needed():
            self._share_room()
        self.verticalScrollBar().setValue(place)
        if key is not None and self.current_key() != key:
            self.select_key(key)
        self.viewport().update()  # a cell may show more than its row holds: who climbed past whom

    def keep_row(self, row: Any) -> None:
        """Keep a row in view though no search finds it, until another is chosen; None for none."""
        self._kept = row

    def _look(self, at: int) -> None:
        rows = self._rows_model.rows
        if self._kept is not None and 0 <= at < len(rows) and rows[at].id != self._kept.id:
            self._kept = None
        self.looked_at.emit(at)

    def as_rows(self) -> Iterator[list[str]]:
        """The heads and all rows, also of columns for which there is no room."""
        shown = [
            column
            for at, column in enumerate(self._rows_model.columns)
            if not self.isColumnHidden(at) or self._told_in(at)
        ]
        yield [one.title.replace("\n", " ") for one in shown]
        for row in self._rows_model.rows:
            yield [one.text(row) for one in shown]

    def copy(self) -> None:
        """The whole list to the clipboard, for a spreadsheet."""
        copy_rows(self.as_rows())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row where the keys start is marked; Qt makes it current without showing it."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            return
        if not self.selectionModel().hasSelection():
            self.selectRow(self.currentIndex().row())
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._stand_on_figure()
            self.scrollTo(self.currentIndex())  # who tabs in sees which row the keys are at

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a row; Home and End are the first and last row."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            if self.leads and (alt or not self._enters):
                self.open_page()
            elif self.currentIndex().isValid():
                self.entered.emit(self.currentIndex().row())
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        if event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End} and self._rows_model.rowCount():
            first = event.key() == Qt.Key.Key_Home
            at = 0 if first else self._rows_model.rowCount() - 1
            self.select_key(self._rows_model.key_at(at))
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer by mouse what the keys can on the row there."""
        at = self.indexAt(event.pos())
        if at.isValid():
            self.setCurrentIndex(at)
        shortcuts = (one for one in self.findChildren(QShortcut) if one.isEnabled())
        keys = {one.key().toString(): one for one in shortcuts}
        usual = {"Space": self.tr("&Aan- of uitvinken"), "Del": self.tr("&Weghalen")}
        deeds = (
            (
                self.tr("&Openen"),
                "Enter",
                self._enters and self.opens,
                lambda: self.entered.emit(at.row()),
            ),
            (self.tr("&Pagina openen"), "Alt+Enter", self.leads, self.open_page),
            (self.tr("&Leg uit"), "Ctrl+E", bool(self.property("asks")), self.ask_current),
            *(
                (said, key, True, one.activated.emit)
                for key, one in keys.items()
                if (said := one.property(_SAID) or usual.get(key, ""))
            ),
        )
        offered = [(text, key, run) for text, key, can, run in deeds if can and at.isValid()]
        offered.append((self.tr("&Hele lijst kopiëren"), "Ctrl+C", self.copy))
        offer_by_mouse(self, event.globalPos(), offered)

    def keyboardSearch(self, _search: str) -> None:
        """Letters go to the search field of the page, not to this list."""


Deed = tuple[str, str, Callable[[], object]]
"""In a menu: its text, the key that does the same, and what it does."""


def offer_by_mouse(view: QAbstractItemView, at: QPoint, offered: Sequence[Deed]) -> None:
    """Show a menu there, with the key of each deed."""
    menu = QMenu(view)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for text, key, run in offered:
        menu.addAction(f"{text}\t{key}", run)
    menu.popup(at)


def menu_on(view: QAbstractItemView, offered: Callable[[], Sequence[Deed]]) -> None:
    """Have a right click offer what the keys can, on the row there."""

    def show(at: QPoint) -> None:
        row = view.indexAt(at)
        if row.isValid():
            if not view.selectionModel().isSelected(row):
                view.setCurrentIndex(row)
            offer_by_mouse(view, view.viewport().mapToGlobal(at), offered())

    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(show)


def cover_cut_row(view: QAbstractItemView) -> None:
    """Paint over the last row where its text would be cut through: it waits until one scrolls.

    Called after the rows were painted; all is painted again when they scroll.
    """
    cut = view.viewport().rect()
    row = view.visualRect(view.indexAt(cut.bottomLeft()))
    cut.setTop(row.top())
    if row.top() > 0 and cut.height() < READ * row.height():
        QPainter(view.viewport()).fillRect(cut, view.palette().base())


def on_list(table: ListTable, key: Qt.Key, run: Callable[[], object], text: str = "") -> QShortcut:
    """Have a key do something while the list has the keyboard; `text` names it in its menu."""
    made = QShortcut(QKeySequence(key), table)
    made.setContext(Qt.ShortcutContext.WidgetShortcut)
    made.setProperty(_SAID, text)
    made.activated.connect(run)
    return made


def held_sentence() -> str:
    """Why the form does not make room for another row or a new one."""
    return translate(
        "CompetitionForm",
        "Dit is nog niet opgeslagen. Sla het op, of druk hier op Esc om het te laten.",
    )


def stay_at(table: ListTable, key: int) -> None:
    """Go back to the row of the form once the table is done; 0 is a new one, that has no row."""

    def back() -> None:
        if not key or not table.select_key(key):
            table.clearSelection()
            table.setCurrentIndex(QModelIndex())

    QTimer.singleShot(0, table, back)

"""The figures below each other, each opening into what it is made of."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.tables import Deed, menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.i18n import Words
from clubadmin.model.explain import explanation
from clubadmin.model.explain.explanation import Explained, Weight

_WEIGHTS: tuple[Weight, ...] = ("counts", "dropped", "given")
NODE = Qt.ItemDataRole.UserRole
WHAT, FIGURE, COUNTS, WHY = range(4)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

Path = tuple[int, ...]


class FigureTree(QTreeWidget):
    """Keys: right opens, left closes, Enter goes where a figure comes from."""

    looked_at = Signal(object)  # Explained, of the row in view
    wanted = Signal(object)  # Explained whose parts are to be asked for
    entered = Signal(object)  # Explained: Enter, or a double click on a figure without parts

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.root: Explained | None = None  # the figure itself, with the parts that have come
        self._waiting: dict[object, QTreeWidgetItem | None] = {}  # None: the figure itself
        self.setAccessibleName(self.tr("Waar het getal vandaan komt"))
        self.setColumnCount(4)
        self.setHeaderLabels([self.tr("Wat"), self.tr("Getal"), self.tr("Telt"), self.tr("Waarom")])
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionsMovable(False)
        for at in (FIGURE, COUNTS):
            self.headerItem().setTextAlignment(FIGURE, _RIGHT)
            head.setSectionResizeMode(at, QHeaderView.ResizeMode.Fixed)
        self.currentItemChanged.connect(self._moved)
        self.itemExpanded.connect(self._opened)
        self.itemDoubleClicked.connect(lambda item, _column: self._enter(item))
        menu_on(self, self._deeds)
        theme.changed.connect(self._restyle)
        self._fit()

    @property
    def current(self) -> Explained | None:
        """The figure of the row one is on."""
        return _node(self.currentItem())

    def _deeds(self) -> tuple[Deed, ...]:
        item = self.currentItem()
        if item is None:
            return ()
        return (
            (self.tr("&Uit- of inklappen"), "→", lambda: item.setExpanded(not item.isExpanded())),
            (self.tr("&Waar het vandaan komt"), "Enter", lambda: self._enter(item)),
        )

    def show_figure(self, figure: Explained) -> None:
        """Show what a figure is made of; what was open stays open, and one stays where one was."""
        opened, current = self._opened_paths(), self._path(self.currentItem())
        self._waiting.clear()
        self.root = figure
        blocked = self.blockSignals(True)
        self.clear()
        for part in figure.parts:
            self._add(self.invisibleRootItem(), part)
        self.blockSignals(blocked)
        self._fit()
        if figure.deeper is not None and not figure.parts:
            self._waiting[figure.deeper] = None
            self.wanted.emit(figure)
        for path in opened:
            if (item := self._at(path)) is not None:
                item.setExpanded(True)
        if len(figure.parts) == 1:
            _children(self.invisibleRootItem())[0].setExpanded(True)
        self._stand(self._at(current))

    def put(self, asked: object, figure: Explained) -> None:
        """The parts that were asked for are there; `asked` is the question."""
        if asked not in self._waiting:
            return
        item = self._waiting.pop(asked)
        kept = _node(item) if item is not None else self.root
        assert kept is not None
        whole = replace(kept, parts=figure.parts, joins=figure.joins)
        for part in whole.parts:
            self._add(item or self.invisibleRootItem(), part)
        if item is None:
            self.root = whole
            self._fit()
            self._stand(None)
            return
        item.setData(WHAT, NODE, whole)
        if item is self.currentItem():
            self.looked_at.emit(whole)

    def _stand(self, item: QTreeWidgetItem | None) -> None:
        wanted = item if item is not None else self.topLevelItem(0)
        if wanted is not None:
            self.setCurrentItem(wanted)

    def shown(self) -> list[tuple[int, Explained]]:
        """The figure and what is open of it, each with how deep it lies: for paper and copy."""
        found: list[tuple[int, Explained]] = [(0, self.root)] if self.root else []

        def walk(item: QTreeWidgetItem, depth: int) -> None:
            for child in _children(item):
                node = _node(child)
                if node is not None:
                    found.append((depth, node))
                if child.isExpanded():
                    walk(child, depth + 1)

        walk(self.invisibleRootItem(), 1)
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes where the figure comes from."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._enter(self.currentItem())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room between the columns of figures and reasons."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        grid = self._theme.grid
        self.setIndentation(grid(2.5))
        self.setColumnWidth(FIGURE, grid(11))
        words = Words(language.current())
        letters = QFontMetrics(self._theme.font())
        said = [explanation.weight_sign(words, one) for one in _WEIGHTS]
        counts = max(grid(10), *(letters.horizontalAdvance(one) + grid(3) for one in said))
        self.setColumnWidth(COUNTS, counts)
        room = self.viewport().width() - grid(11) - counts - 1
        what = max(grid(24), int(room * 0.42), min(self._widest_title(), int(room * 0.6)))
        self.setColumnWidth(WHAT, what)
        self.setColumnWidth(WHY, max(grid(8), room - what))

    def _widest_title(self) -> int:
        """The room that the longest title at the first level needs."""
        letters = QFontMetrics(self._theme.font(weight=QFont.Weight.DemiBold))
        titles = (item.text(WHAT) for item in _children(self.invisibleRootItem()))
        widest = max((letters.horizontalAdvance(one) for one in titles), default=0)
        return widest + self.indentation() + self._theme.grid(2)

    def _add(self, parent: QTreeWidgetItem, node: Explained) -> QTreeWidgetItem:
        words = Words(language.current())
        counts = explanation.weight_sign(words, node.weight)
        item = QTreeWidgetItem(parent, [node.title, node.figure, counts, node.note])
        item.setData(WHAT, NODE, node)
        item.setTextAlignment(FIGURE, _RIGHT)
        item.setToolTip(WHAT, literal(node.title))
        item.setToolTip(WHY, literal(node.note))
        self._dress(item, node)
        for part in node.parts:
            self._add(item, part)
        if node.deeper is not None and not node.parts:
            policy = QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator
            item.setChildIndicatorPolicy(policy)
        return item

    def _dress(self, item: QTreeWidgetItem, node: Explained) -> None:
        """Strong for what the figure is made of; struck through and muted what was dropped."""
        theme = self._theme
        heavy = QFont.Weight.DemiBold if item.parent() is None else QFont.Weight.Normal
        plain, figures = theme.font(weight=heavy), theme.font(weight=heavy, figures=True)
        figures.setStrikeOut(node.weight == "dropped")
        item.setFont(WHAT, plain)
        item.setFont(FIGURE, figures)
        item.setSizeHint(WHAT, QSize(0, theme.grid(4)))
        muted = theme.colour("muted")
        if node.weight in ("dropped", "plain"):
            item.setFont(WHAT, theme.font())
            for at in (WHAT, FIGURE):
                item.setForeground(at, muted)
        for at in (COUNTS, WHY):
            item.setForeground(at, muted)

    def _restyle(self) -> None:
        for item in self._items():
            node = _node(item)
            if node is not None:
                self._dress(item, node)
        self._fit()

    def _items(self) -> list[QTreeWidgetItem]:
        waiting = [self.invisibleRootItem()]
        found: list[QTreeWidgetItem] = []
        while waiting:
            item = waiting.pop()
            children = _children(item)
            found += children
            waiting += children
        return found

    def _moved(self, now: QTreeWidgetItem | None, _before: QTreeWidgetItem | None) -> None:
        if (node := _node(now)) is not None:
            self.looked_at.emit(node)

    def _opened(self, item: QTreeWidgetItem) -> None:
        node = _node(item)
        if node is not None and node.deeper is not None and not node.parts:
            self._waiting[node.deeper] = item
            self.wanted.emit(node)

    def _enter(self, item: QTreeWidgetItem | None) -> None:
        node = _node(item)
        if item is None or node is None:
            return
        closed = not item.isExpanded() and (node.parts or node.deeper is not None)
        if closed and node.game is None:
            item.setExpanded(True)
        else:
            self.entered.emit(node)

    def _opened_paths(self) -> list[Path]:
        """The paths of open parts, the highest first."""
        paths = [self._path(item) for item in self._items() if item.isExpanded()]
        return sorted(paths, key=len)

    def _path(self, item: QTreeWidgetItem | None) -> Path:
        path: list[int] = []
        while item is not None:
            parent = item.parent()
            holder = parent if parent is not None else self.invisibleRootItem()
            path.append(holder.indexOfChild(item))
            item = parent
        return tuple(reversed(path))

    def _at(self, path: Path) -> QTreeWidgetItem | None:
        item: QTreeWidgetItem | None = self.invisibleRootItem()
        for step in path:
            if item is None or step >= item.childCount():
                return None
            item = item.child(step)
        return item if path else None


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    every = (item.child(at) for at in range(item.childCount()))
    return [child for child in every if child is not None]


def _node(item: QTreeWidgetItem | None) -> Explained | None:
    found: Any = item.data(WHAT, NODE) if item is not None else None
    return found if isinstance(found, Explained) else None

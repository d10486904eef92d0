"""Seasons, their competitions, their evenings: what can be chosen without searching."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from clubadmin.desktop.archive.loading import Shelf
from clubadmin.desktop.figures import short_date

KEY = Qt.ItemDataRole.UserRole


class ShelfTree(QTreeWidget):
    """Keeps what is open and chosen when the data changes."""

    evening_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setAccessibleName(self.tr("Seizoenen, competities en avonden"))
        self.currentItemChanged.connect(self._moved)
        self._shelf: Shelf | None = None

    def show_shelf(self, shelf: Shelf) -> None:
        """Show all there is; nothing happens when it is what is shown."""
        if shelf == self._shelf:
            return
        first = self._shelf is None
        self._shelf = shelf
        opened = {item.data(0, KEY) for item in self._items() if item.isExpanded()}
        item = self.currentItem()
        current = item.data(0, KEY) if item is not None else None
        blocked = self.blockSignals(True)
        self.clear()
        for season in shelf.seasons:
            top = _item(self.invisibleRootItem(), season.name, ("season", season.id))
            for competition in shelf.competitions:
                if competition.season_id != season.id:
                    continue
                branch = _item(top, competition.name, ("competition", competition.id))
                for one in shelf.evenings:
                    if one.competition_id == competition.id:
                        text = self.tr("Avond %1, %2").replace("%1", str(one.number))
                        _item(branch, text.replace("%2", short_date(one.date)), ("evening", one.id))
        self._reopen(opened, first)
        self.blockSignals(blocked)
        self.choose(current)

    def choose(self, key: Any) -> bool:
        """Make an entry the current one; whether it is there."""
        for item in self._items():
            if key is not None and item.data(0, KEY) == tuple(key):
                self.setCurrentItem(item)
                self.scrollToItem(item)
                return True
        return False

    def _reopen(self, opened: set[Any], first: bool) -> None:
        for item in self._items():
            if item.data(0, KEY) in opened:
                item.setExpanded(True)
        if first and self.topLevelItemCount():
            top = self.topLevelItem(0)
            assert top is not None
            top.setExpanded(True)
            only = top.child(0)
            if top.childCount() == 1 and only is not None:
                only.setExpanded(True)

    def _items(self) -> list[QTreeWidgetItem]:
        found: list[QTreeWidgetItem] = []
        waiting: list[QTreeWidgetItem] = [self.invisibleRootItem()]
        while waiting:
            item = waiting.pop()
            every = (item.child(at) for at in range(item.childCount()))
            children = [child for child in every if child is not None]
            found += children
            waiting += children
        return found

    def _moved(self, now: QTreeWidgetItem | None, _before: QTreeWidgetItem | None) -> None:
        if now is None:
            return
        kind, number = now.data(0, KEY)
        if kind == "evening":
            self.evening_chosen.emit(number)


def _item(parent: QTreeWidgetItem, text: str, key: tuple[str, int]) -> QTreeWidgetItem:
    made = QTreeWidgetItem(parent, [text])
    made.setData(0, KEY, key)
    return made

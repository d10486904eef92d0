"""A group as a list of names; people are dragged to another or sent there with Alt and an arrow."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, label
from clubadmin.model.members.member import GroupLine

QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's own: no bound."""

_KEY = Qt.ItemDataRole.UserRole


class GroupList(QListWidget):
    """The people of one group; several can be marked at once."""

    dropped = Signal(object, str)  # entrants, the group they are dropped in
    sent = Signal(object, int)  # entrants, 1 to the next group and -1 to the one before
    opened = Signal(int)  # the entrant whose page is wanted
    stepped = Signal(int)  # the keyboard to the next group, or the one before

    def __init__(self, group: str, name: str) -> None:
        super().__init__()
        self.group = group
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        # the window takes people out of the other list itself
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    @property
    def marked(self) -> list[int]:
        """The entrants that are marked."""
        return [int(one.data(_KEY)) for one in self.selectedItems()]

    def show_lines(self, lines: Iterable[GroupLine]) -> None:
        """Show these people; who was marked and is still there stays marked."""
        before, at = set(self.marked), self.currentRow()
        self.clear()
        for one in lines:
            # the name first, so that its letters lead there
            item = QListWidgetItem(one.name if one.place is None else f"{one.name} · {one.place}")
            item.setData(_KEY, one.entrant_id)
            self.addItem(item)
            item.setSelected(one.entrant_id in before)
        if not self.selectedItems() and self.count():
            self.setCurrentRow(min(max(at, 0), self.count() - 1))

    def mark(self, entrants: Iterable[int]) -> None:
        """Mark these, and show the first of them."""
        wanted = set(entrants)
        self.clearSelection()
        for at in reversed(range(self.count())):
            item = self.item(at)
            if item.data(_KEY) in wanted:
                self.setCurrentItem(item)
                self.scrollToItem(item)
        for at in range(self.count()):
            item = self.item(at)
            item.setSelected(item.data(_KEY) in wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow sends who is marked; an arrow alone goes to the next list."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.opened.emit(int(item.data(_KEY)))
        elif by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.sent.emit(self.marked, by)
        elif by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take entrants dropped from another group only; within one the places are the order."""
        source = event.source()
        if isinstance(source, GroupList) and source is not self:
            event.acceptProposedAction()
            self.dropped.emit(source.marked, self.group)
        else:
            event.ignore()


class GroupColumn(QWidget):
    """A list under its name and how many are in it."""

    def __init__(self, theme: Theme, group: str, name: str) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._name = name
        self._title = label(kind="strong")
        self.list = GroupList(group, name)
        layout = column(self._title, self.list, gap=theme.grid(1))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self._wide, self._narrow = theme.grid(22), theme.grid(16)

    def show_lines(self, lines: tuple[GroupLine, ...], *, beside: bool) -> None:
        """Show these people; who is in no group takes little room while there is nobody.

        Args:
            lines: the people.
            beside: whether there are groups beside this list.
        """
        narrow = beside and not lines and not self.list.group
        self.setMinimumWidth(self._narrow if narrow else self._wide)
        self.setMaximumWidth(self._narrow if narrow else QWIDGETSIZE_MAX)
        self._title.setText(f"{self._name} · {len(lines)}")
        self.list.show_lines(lines)

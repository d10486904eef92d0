"""The order of tie-breaks: ticked ones from the top down, by keys or by dragging."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QScrollArea, QWidget

from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.kit.tables import menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, column, row
from clubadmin.domain.draw.formats import FORMATS, Decides

ORDER = ("pits", "tops", "wins", "win-points", "mutual", "best-evening", "points", "nat", "lot")
USUAL_IN_CONTESTS = ("tops", "points")  # nKF 1976, part 2, art. 19

_KEY = Qt.ItemDataRole.UserRole


class _Lines(QListWidget):
    """Space ticks, Alt with an arrow key moves, dragging does as well."""

    moved = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow key takes the line along."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            if by:
                self.shift(by)
                return
        super().keyPressEvent(event)

    def shift(self, by: int) -> None:
        """Take the current line up (-1) or down (1)."""
        at = self.currentRow()
        if at < 0 or not 0 <= at + by < self.count():
            return
        blocked = self.blockSignals(True)
        line = self.takeItem(at)
        self.insertItem(at + by, line)
        self.setCurrentRow(at + by)
        self.blockSignals(blocked)
        self.moved.emit()

    def currentChanged(self, now: QModelIndex | QPersistentModelIndex, before: Any) -> None:
        """The page that the list is on scrolls along, for the list itself is as high as it is."""
        super().currentChanged(now, before)
        area: QWidget | None = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        page = area.widget() if area is not None else None
        if area is not None and page is not None and self.hasFocus():
            at = self.mapTo(page, self.visualRect(now).center())
            area.ensureVisible(0, at.y(), 0, 2 * self.sizeHintForRow(0))

    def dropEvent(self, event: QDropEvent) -> None:
        """Dropped between two others."""
        super().dropEvent(event)
        self.moved.emit()


class TieOrder(Plain):
    """The tie-breaks there are, in order; those that are ticked decide."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._names = {
            "pits": self.tr("De meeste pits"),
            "tops": self.tr("De meeste tops"),
            "wins": self.tr("De meeste avonden gewonnen"),
            "win-points": self.tr("De meeste winstpunten"),
            "mutual": self.tr("Het onderlinge resultaat"),
            "best-evening": self.tr("De hoogste avond"),
            "points": self.tr("De meeste punten, zonder roem"),
            "nat": self.tr("Het minst nat"),
            "lot": self.tr("Het lot"),
        }
        self._compared = False
        self._given: tuple[str, ...] = ()
        self._touched = False
        self._left_out: frozenset[str] = frozenset({"tops"})
        self.list = _Lines()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemChanged.connect(self._changed)
        self.list.moved.connect(self._changed)
        up = button(self.tr("Omhoog"), lambda: self.list.shift(-1))
        down = button(self.tr("Omlaag"), lambda: self.list.shift(1))
        menu_on(
            self.list, lambda: ((up.text(), "Alt+↑", up.click), (down.text(), "Alt+↓", down.click))
        )
        self.up, self.down = up, down
        field = Field(
            self.tr("Wat beslist bij g&elijke stand"),
            self.list,
            self.tr("Spatie zet aan of uit; Alt met een pijl verplaatst. Van boven naar beneden."),
        )
        self.setLayout(column(field, row(up, down, None, gap=theme.grid(1)), gap=theme.grid(1)))
        theme.changed.connect(self._fit)
        self.show_ties(())

    @property
    def ties(self) -> tuple[str, ...]:
        """The tie-breaks in order; those that were filled in until somebody changes them."""
        if not self._touched:
            return self._given
        return tuple(
            str(line.data(_KEY))
            for line in self._lines()
            if line.checkState() is Qt.CheckState.Checked
        )

    def show_ties(self, ties: tuple[str, ...]) -> None:
        """Fill in: those that decide on top, ticked."""
        self._given, self._touched = ties, False
        ties = self._that_matter(ties)
        rest = [one for one in ORDER if one not in ties and one not in self._left_out]
        blocked = self.list.blockSignals(True)
        self.list.clear()
        for one in (*ties, *rest):
            line = QListWidgetItem()
            line.setData(_KEY, one)
            flags = Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsDragEnabled
            line.setFlags(flags | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            ticked = one in ties
            line.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
            self.list.addItem(line)
        self.list.setCurrentRow(0)
        self.list.blockSignals(blocked)
        self._number()
        self._fit()

    def follow_format(self, name: str) -> None:
        """Contests of compared games have tops where others have pits."""
        form, before = FORMATS[name], self.ties
        self._compared = form.compared
        self._left_out = frozenset({"pits", "nat"} if form.compared else {"tops"})
        self.setVisible(form.decides is not Decides.KNOCKOUT)
        self.show_ties(before)

    def _that_matter(self, ties: tuple[str, ...]) -> tuple[str, ...]:
        """The tie-breaks offered; contests have an order of their own until tops are in it."""
        if self._compared and "tops" not in ties:
            return USUAL_IN_CONTESTS
        return tuple(one for one in ties if one not in self._left_out)

    def _lines(self) -> list[QListWidgetItem]:
        return [self.list.item(at) for at in range(self.list.count())]

    def _changed(self) -> None:
        self._touched = True
        self._number()
        self.changed.emit()

    def _number(self) -> None:
        """Number the tie-breaks that decide, so that the order is read as well as seen."""
        blocked = self.list.blockSignals(True)
        number = 0
        for line in self._lines():
            name = self._name(str(line.data(_KEY)))
            if line.checkState() is Qt.CheckState.Checked:
                number += 1
                name = f"{number}.  {name}"
            line.setText(name)
        self.list.blockSignals(blocked)

    def _name(self, tie: str) -> str:
        """Name a tie-break; in contests points are not parted from roem."""
        if tie == "points" and self._compared:
            return self.tr("De meeste punten")
        return self._names.get(tie, tie)

    def _fit(self) -> None:
        """Fit the height to the lines, so that the page scrolls and not the list in it."""
        high = max(self.list.sizeHintForRow(0), self._theme.grid(3)) * self.list.count()
        self.list.setFixedHeight(high + self._theme.grid(1))

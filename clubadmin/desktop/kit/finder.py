"""A field that finds a person by a few letters, with the few that match right below it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column
from clubadmin.desktop.spoken.saying import SaysChosen
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub

MOST = 6


class PersonFinder(Plain):
    """Letters, arrows, Enter; what was chosen stands in the field."""

    chosen = Signal(object)  # Member, or None when the choice was wiped

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._asker = Asker(ops, self)
        self._theme = theme
        self.member: Member | None = None  # the chosen member
        self.field = line(hint=self.tr("Enkele letters"))
        self.field.textEdited.connect(self._search)
        self.field.installEventFilter(self)
        self._list = QListWidget()
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setUniformItemSizes(True)
        self._list.setMaximumHeight(theme.grid(4) * MOST)
        self._list.clicked.connect(lambda index: self._take(index.row()))
        # kept here, for Qt crashes on clearing items that hold people
        self._offered: tuple[Member, ...] = ()
        self._list.hide()
        SaysChosen(self._list)
        self.setLayout(column(self.field, self._list, gap=2))
        self.setFocusProxy(self.field)

    def setAccessibleName(self, name: str) -> None:
        """The field is what the keyboard reaches."""
        super().setAccessibleName(name)
        self.field.setAccessibleName(name)

    def setAccessibleDescription(self, said: str) -> None:
        """Describe the field; its hint comes after that."""
        self.field.setAccessibleDescription(said)

    def text(self) -> str:
        """The name of the chosen member."""
        return self.member.label if self.member else ""

    def choose(self, member: Member | None) -> None:
        """Choose somebody, or nobody."""
        self.member = member
        self.field.setText(member.label if member else "")
        self._list.hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter in the field work on the list."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not self._list.isVisible():
            return False
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            at = (self._list.currentRow() + step) % max(1, self._list.count())
            self._list.setCurrentRow(at)
            return True
        taking = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab}
        if taking and self._list.currentRow() >= 0:
            self._take(self._list.currentRow())
            return event.key() != Qt.Key.Key_Tab
        if event.key() == Qt.Key.Key_Escape:
            self._list.hide()
            return True
        return False

    def _search(self, text: str) -> None:
        if self.member is not None:
            self.member = None
            self.chosen.emit(None)
        if not text.strip():
            self._list.hide()
            return

        def work(club: OpenClub) -> tuple[Member, ...]:
            from clubadmin.services.members import members

            return members.members(club, search=text)[:MOST]

        self._asker.ask(work, self._offer)

    def _offer(self, found: Sequence[Member]) -> None:
        self._offered = tuple(found)
        self._list.clear()
        for member in found:
            item = QListWidgetItem(member.label)
            item.setSizeHint(QSize(0, self._theme.grid(4)))
            self._list.addItem(item)
        self._list.setCurrentRow(0)
        self._list.setVisible(bool(found) and self.field.hasFocus())

    def _take(self, at: int) -> None:
        self.choose(self._offered[at])
        self.chosen.emit(self.member)

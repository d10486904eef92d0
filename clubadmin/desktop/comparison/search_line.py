"""A line above the list in which the numbers of a score card are typed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, column, label, row


class SearchLine(QFrame):
    """Comes with F3; Enter leads to the row, Escape goes back."""

    asked = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.field = QLineEdit()
        self.field.setMaxLength(20)
        self.field.setPlaceholderText(self.tr("nummer, of N/Z en O/W: 3 12"))
        title = label(self.tr("Wie speelden dit spel?"), "muted")
        self._said = Said()
        line = row(title, self.field, gap=theme.grid(1))
        line.setStretch(1, 1)
        self.setLayout(column(line, self._said, gap=theme.grid(0.5), margin=theme.grid(0.75)))
        self.field.setAccessibleName(self.tr("Nummers op het scorekaartje"))
        self.field.returnPressed.connect(lambda: self.asked.emit(self.field.text()))
        self.hide()

    def open(self) -> None:
        """Be there and take the keyboard."""
        self.complain("")
        self.field.clear()
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def complain(self, sentence: str) -> None:
        """Say why there is no such row."""
        self._said.say(sentence, "warning")
        self.field.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the list."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.left.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

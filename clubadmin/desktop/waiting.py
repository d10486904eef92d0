"""What stands in the window while the club's file is being opened: nothing, but it listens."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class Waiting(QWidget):
    """Keeps the keys that are typed before there is a page to take them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._kept: list[QKeyEvent] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep it for later."""
        self._kept.append(event.clone())
        event.accept()

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Tab is a key like any other here."""
        return False

    def give_back(self) -> None:
        """Send what was typed to whatever has the focus now."""
        kept, self._kept = self._kept, []
        for event in kept:
            target = QApplication.focusWidget()
            if target is not None and target is not self:
                QCoreApplication.sendEvent(target, event)

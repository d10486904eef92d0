"""Club files that somebody double-clicks on macOS, as the system tells the program."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class FileClicks(QObject):
    """Hears of each file that is to be opened, whenever that comes."""

    clicked = Signal(str)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep for oneself what says that a file is to be opened."""
        if isinstance(event, QFileOpenEvent):
            self.clicked.emit(event.file())
            return True
        return super().eventFilter(watched, event)

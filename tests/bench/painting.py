"""How long it takes from a key until what it changed stands on the screen."""

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

MEDIAN, SLOWEST = 16.0, 33.0  # times the fixed arithmetic


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


def timed(press_key: Callable[[], object], paints: Paints) -> float:
    """Milliseconds from a key until what it changed stands painted."""
    before, start = paints.count, perf_counter()
    press_key()
    while paints.count == before and perf_counter() - start < 5:
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    return (perf_counter() - start) * 1000

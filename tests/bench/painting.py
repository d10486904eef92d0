"""How long it takes from a key until what it changed stands on the screen."""

from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from clubadmin.desktop.kit.operations import Operations

MEDIAN, SLOWEST = 6.0, 33.0  # times the fixed arithmetic


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


def answered(ops: Operations, act: Callable[[], object]) -> float:
    """Milliseconds from an act until what it asked of the file stands painted."""
    start = perf_counter()
    act()
    while not ops.idle:  # asleep, as the window is, and not in the way of who reads
        loop = QEventLoop()
        ops.when_idle(loop.quit)
        loop.exec()
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return (perf_counter() - start) * 1000


def searched(ops: Operations, field: QLineEdit, texts: Iterable[str]) -> list[float]:
    """The time of each key of all that is typed in a search, which is emptied after each text."""
    times: list[float] = []
    for letters in texts:
        for sign in letters:
            times.append(answered(ops, partial(QTest.keyClicks, field, sign)))
        answered(ops, field.clear)
    return times

"""Driving the window as a secretary does: with keys, and by waiting until all is kept."""

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.shell.in_order import InOrder
from clubadmin.desktop.shell.typed_ahead import TypedAhead
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member
from clubadmin.model.sheets.sheet import PaperTotals, Scoresheet

ENTER = Qt.Key.Key_Enter
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PATIENCE = 120_000  # ms; everything takes a fraction of it, and on a busy machine more


def press(widget: QWidget, keys: str) -> int:
    """Press these keys, "\\n" being Enter of the keypad; answers how many."""
    for key in keys:
        if key == "\n":
            QTest.keyClick(widget, ENTER, Qt.KeyboardModifier.KeypadModifier)
        else:
            QTest.keyClick(widget, key)
    return len(keys)


def keys_in_order(widget: QWidget, ops: Operations) -> None:
    """Keys of a page that stands by itself are done in their turn, as within the window."""
    TypedAhead(widget, ops, InOrder(lambda: ops.awaits))


def settle(_qtbot: QtBot, ops: Operations) -> None:
    """Wait until every answer has been delivered, and what it asked for as well."""
    for _ in range(3):
        until_idle(ops)


def until_idle(ops: Operations, most: int = PATIENCE) -> None:
    """Let everything happen until nothing is worked on, within so many ms; then what is due."""
    until = QDeadlineTimer(most)
    while not ops.idle:
        assert not until.hasExpired(), f"still at work after {most} ms"
        loop = QEventLoop()
        ops.when_idle(loop.quit)
        QTimer.singleShot(until.remainingTime(), loop, loop.quit)
        loop.exec()
    QTest.qWait(1)


def a_sheet(
    rules: object,
    *lines: str,
    games: int = 4,
    other: tuple[str, ...] = (),
    paper: PaperTotals | None = None,
    signed: bool = False,
    closed: bool = False,
    names: tuple[str, str, str, str] = ("Bakker", "de Vries", "Smit", "van den Berg"),
) -> Scoresheet:
    """A sheet of table 4 in round 2 with these lines typed."""
    n, s, e, w = (Member(at, name) for at, name in enumerate(names, 1))
    return Scoresheet(
        evening_id=1,
        place=TablePlace(4, 2, 4, n, s, e, w, (1, 2), (3, 4)),
        rules=rules,  # type: ignore[arg-type]
        games=games,
        lines=(*lines, *[""] * (games - len(lines))),
        other=(*other, *[""] * (games - len(other))),
        paper=paper or PaperTotals(),
        signed=signed,
        closed=closed,
        dealers=tuple((names * games)[:games]),
    )


def typed(grid: SheetGrid) -> list[str]:
    """The lines on the grid."""
    assert grid.model is not None
    return list(grid.model.lines)


def shared_letters(window: QWidget) -> dict[str, list[str]]:
    """Letters with Alt that more than one thing in view in a window answers to."""
    answering: dict[str, list[str]] = {}
    for one in window.findChildren(QWidget):
        labelled = isinstance(one, QLabel) and one.buddy() is not None
        answers = one.isVisible() and (labelled or isinstance(one, QAbstractButton))
        if answers and (key := QKeySequence.mnemonic(one.text()).toString()):
            answering.setdefault(key, []).append(one.text())
    return {key: texts for key, texts in answering.items() if len(texts) > 1}

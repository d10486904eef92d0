"""A secretary at the keyboard: every key goes to whatever has the focus, as on a real desk.

There is no way here to click, to call a slot or to set a value: a step that the keyboard
cannot reach makes the story fail.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.app import Program
from clubadmin.desktop.shell.window import MainWindow
from tests.desktop.driving import until_idle
from tests.desktop.looking import all_named, words

PEOPLE = (
    "Anna Bakker",
    "Bart Bos",
    "Cor Dekker",
    "Dirk Hoek",
    "Els Smit",
    "Frits Jansen",
    "Geert Mulder",
    "Hanna Visser",
    "Ines Zijlstra",
)
FIRST_NAMES = tuple(name.split()[0] for name in PEOPLE)
_SPEAKING = (QLabel, QLineEdit, QAbstractButton)


class Secretary:
    """Presses keys and reads the screen."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self._qtbot = qtbot
        self._program = program
        self.keys = 0  # pressed so far
        qtbot.waitUntil(lambda: program.ops is not None)
        self.rest()
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def window(self) -> MainWindow:
        """The window that is on the screen."""
        return self._program.window

    @property
    def ops(self) -> Operations:
        """The thread that owns the file."""
        assert self._program.ops is not None
        return self._program.ops

    # --- hands

    def press(self, *keys: str) -> None:
        """Press keys by name, such as "Return", "Alt+N", "Ctrl+Tab"; wait until all is done."""
        for key in keys:
            self._key(key)
            self.rest()

    def type(self, text: str) -> None:
        """Type characters where the focus is."""
        for sign in text:
            QTest.keyClick(self.focus, sign)
            self.keys += 1
        self.rest()

    def enter(self, *texts: str) -> None:
        """Type each text and press Enter."""
        for text in texts:
            self.type(text)
            self.press("Return")

    def copy_elsewhere(self, text: str) -> None:
        """Copy something in another program."""
        QGuiApplication.clipboard().setText(text)

    def open_menu(self, keys: str, *then: str) -> None:
        """Press keys that open a menu, then those that choose from it once it is there."""
        left = list(then)

        def choose() -> None:
            in_bar = self.window.menuBar().activeAction() is not None
            opened = len(left) < len(then) or in_bar or QApplication.activePopupWidget()
            if opened:
                self._key(left.pop(0))
            if left:
                QTimer.singleShot(10, self.window, choose)

        self._in_front()
        QTimer.singleShot(10, self.window, choose)
        self._key(keys)
        self.wait(lambda: not left)

    def save_from_menu(self, keys: str, letter: str, file: Path) -> None:
        """Choose from a menu what asks for a file name; type the name and press Enter there."""
        self._answer(lambda: self._name_file(file))
        self.open_menu(keys, letter)
        self.wait(file.exists)

    def press_then_save(self, keys: str, file: Path) -> None:
        """Press keys that ask for a file name; type that name and press Enter there."""
        self._answer(lambda: self._name_file(file))
        self._key(keys)
        self.wait(file.exists)

    def press_then_choose(self, keys: str, file: Path) -> None:
        """Press keys that ask for an existing file; type its name and press Enter there."""
        self._answer(lambda: self._name_file(file))
        self._key(keys)
        self.rest()

    # --- eyes

    @property
    def focus(self) -> QWidget:
        """What the keys go to now."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup.focusWidget() or popup
        self._in_front()
        found = QApplication.focusWidget()
        assert found is not None, "nothing has the keyboard"
        return found

    def sees(self, text: str) -> bool:
        """Whether a visible label or button of the active window says this."""
        return any(text in shown for shown in self.words())

    def reads(self, text: str) -> None:
        """Fail unless this is in view; says what is."""
        assert self.sees(text), self.words()

    def reads_focus(self) -> str:
        """What stands on the button or field that has the keyboard."""
        text = self.focus.text() if isinstance(self.focus, _SPEAKING) else ""
        return text.replace("&", "") or self.focus.accessibleName()

    def words(self) -> list[str]:
        """What the labels and buttons in view say."""
        return words(QApplication.activeWindow() or self.window)

    def table_in_front(self, name: str) -> list[list[str]]:
        """The same of the window that is in front."""
        return self.table(name, QApplication.activeWindow())

    def table(self, name: str, where: QWidget | None = None) -> list[list[str]]:
        """The cells of the visible table with this name, row by row."""
        view = all_named(where or self.window, QTableView, name)[0]
        model = view.model()
        return [
            [str(model.index(row, at).data() or "") for at in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def shared_letters(self) -> dict[str, list[str]]:
        """Letters with Alt that more than one thing in view answers to."""
        answering: dict[str, list[str]] = {}
        texts = [entry.text() for entry in self.window.menuBar().actions()]
        for widget in self.window.findChildren(QWidget):
            labelled = isinstance(widget, QLabel) and widget.buddy() is not None
            if widget.isVisible() and (labelled or isinstance(widget, QAbstractButton)):
                texts.append(widget.text())
        for text in texts:
            key = QKeySequence.mnemonic(text).toString()
            if key:
                answering.setdefault(key, []).append(text)
        return {key: texts for key, texts in answering.items() if len(texts) > 1}

    def paper(self) -> Preview:
        """The paper that is previewed, once it is made."""
        self.wait(lambda: isinstance(QApplication.activeWindow(), Preview))
        shown = QApplication.activeWindow()
        assert isinstance(shown, Preview)
        self.wait(lambda: bool(shown.pdf) and shown.pages > 0)
        return shown

    # --- patience

    def rest(self) -> None:
        """Wait until everything that was asked for has been answered and shown."""
        for _ in range(3):  # an answer may ask for more
            QTest.qWait(1)
            if not self.ops.idle:
                until_idle(self.ops)

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for something that takes a moment."""
        self._qtbot.waitUntil(until)
        self.rest()

    def _key(self, name: str) -> None:
        combination = QKeySequence(name)[0]
        QTest.keyClick(self.focus, combination.key(), combination.keyboardModifiers())
        self.keys += 1

    def _in_front(self) -> None:
        """What a desktop does when a dialog closes: the window below gets the keyboard."""
        if QApplication.activeWindow() is not None:
            return
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        below = next((one for one in shown if isinstance(one, Preview)), self.window)
        below.activateWindow()
        self._qtbot.waitUntil(below.isActiveWindow)

    def _answer(self, answer: Callable[[], None]) -> None:
        """Have a question that holds everything else answered as soon as it is there."""

        def look() -> None:
            asking = isinstance(QApplication.activeWindow(), QFileDialog)
            if asking and isinstance(QApplication.focusWidget(), QLineEdit):
                answer()
            else:
                QTimer.singleShot(20, self.window, look)

        QTimer.singleShot(20, self.window, look)

    def _name_file(self, file: Path) -> None:
        for sign in str(file):
            QTest.keyClick(self.focus, sign)
        QTest.keyClick(self.focus, QKeySequence("Return")[0].key())

"""What takes something away gets the keyboard only when somebody goes there, in every window."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from clubadmin import desktop
from clubadmin.desktop.kit.widgets import button, column

TAKES_AWAY = re.compile(r"verwijder|intrek|trekken|wegneem|wegnemen|heropen|terugzetten|scherm uit")


def _buttons() -> Iterator[tuple[str, str, ast.Call]]:
    """Every button of the window: its file, its text, how it is made."""
    for file in sorted(Path(desktop.__file__).parent.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "button":
                said = [one.value for one in ast.walk(call) if isinstance(one, ast.Constant)]
                texts = [one for one in said if isinstance(one, str)]
                yield file.name, texts[0] if texts else "", call


def test_every_button_that_takes_something_away_is_kept_off() -> None:
    open_to_all = []
    for file, text, call in _buttons():
        if not TAKES_AWAY.search(text.replace("&", "").casefold()):
            continue
        risky = any(one.arg == "risky" for one in call.keywords)
        danger = any(isinstance(one, ast.Constant) and one.value == "danger" for one in call.args)
        if not risky and not danger:
            open_to_all.append(f"{file}: {text}")
    assert open_to_all == []


class Fields(QDialog):
    """A field, a key that can be pressed once, one that takes away, and a last one."""

    def __init__(self, *, first: bool = False) -> None:
        super().__init__()
        self.gone: list[str] = []
        self.go = button("&Verder", self._once)
        self.away = button("&Verwijderen", lambda: self.gone.append("away"), risky=True)
        self.last = QLineEdit()
        order = [self.away, self.go] if first else [self.go, self.away]
        self.setLayout(column(*order, self.last))

    def _once(self) -> None:
        self.go.setEnabled(False)


@pytest.fixture
def shown(qtbot: QtBot, request: pytest.FixtureRequest) -> Fields:
    made = Fields(first=getattr(request, "param", False))
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_key_that_is_used_up_does_not_hand_the_keyboard_to_what_takes_away(
    shown: Fields,
) -> None:
    shown.go.setFocus()
    for _ in range(3):
        here = QApplication.focusWidget()
        assert here is not None
        QTest.keyClick(here, Qt.Key.Key_Return)
    assert shown.gone == []
    assert QApplication.focusWidget() is shown.last


def test_a_field_that_is_hidden_does_not_hand_it_on_either(shown: Fields) -> None:
    shown.go.setFocus()
    shown.go.hide()
    assert QApplication.focusWidget() is shown.last


@pytest.mark.parametrize("shown", [True], indirect=True)
def test_a_window_never_opens_on_it(shown: Fields) -> None:
    assert not isinstance(QApplication.focusWidget(), type(shown.away))


def test_by_tab_by_letter_and_by_pointer_it_is_reached_as_ever(shown: Fields) -> None:
    shown.go.setFocus()
    QTest.keyClick(shown.go, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is shown.away
    QTest.keyClick(shown.away, Qt.Key.Key_Return)
    shown.last.setFocus()
    QTest.keyClick(shown.last, Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    QTest.mouseClick(shown.away, Qt.MouseButton.LeftButton)
    assert len(shown.gone) >= 2
    assert isinstance(shown.away, QPushButton)

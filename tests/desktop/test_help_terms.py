"""F1 at a term, a field or the head of a column, opens the help at what that word means."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.theme import Theme

Asked = Callable[..., tuple[str, str]]


@pytest.fixture
def asked(qtbot: QtBot, theme: Theme) -> Iterator[Asked]:
    """Ask for help with the focus in a part of a window: the page, and the line at its top."""
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)

    def ask(part: QWidget, *, terms: bool = True) -> tuple[str, str]:
        layout.addWidget(part)
        window.show()
        window.activateWindow()
        part.setFocus()
        qtbot.waitUntil(part.hasFocus)
        shown = guide.show_guide(window, theme, "uitslag", terms=terms)
        return shown.topic, shown.text.textCursor().block().text()

    yield ask
    if found := guide.current():
        found.close()
        qtbot.waitUntil(lambda: guide.current() is None)


def _table(*heads: str, at: int) -> QTableView:
    table = QTableView()
    model = QStandardItemModel(1, len(heads), table)
    model.setHorizontalHeaderLabels(list(heads))
    table.setModel(model)
    table.setCurrentIndex(model.index(0, at))
    return table


def _field(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    return field


def test_a_column_or_field_of_a_term_opens_at_what_it_means(asked: Asked) -> None:
    assert asked(_table("Naam", "Roem", "Nat", at=1)) == ("termen", "Roem")
    assert asked(_table("Naam", "Roem", "Nat", at=2)) == ("termen", "Nat gaan")
    assert asked(_field("Matchpunten")) == ("termen", "Matchpunten")


def test_what_is_no_term_opens_the_page_of_where_one_is(asked: Asked) -> None:
    for part in (
        _table("Naam", "Roem", at=0),
        _field("Zoeken"),
        _field(""),
        _field("Na"),
        _field("Paar"),
    ):
        assert asked(part)[0] == "uitslag"
    assert asked(_field("Roem"), terms=False)[0] == "uitslag"


def test_a_term_is_found_by_its_english_name_as_well(asked: Asked, qapp: QApplication) -> None:
    speak(qapp, "en")
    try:
        assert asked(_field("Matchpoints")) == ("termen", "Matchpunten (Matchpoints)")
        assert asked(_field("Roem")) == ("termen", "Roem")
    finally:
        speak(qapp, "nl")

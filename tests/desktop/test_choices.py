"""A list to choose from shows what there is to choose."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QVBoxLayout, QWidget

from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import row as beside
from clubadmin.desktop.shell.place_names import PLACES
from tests.desktop.made_window import made_window, settle


@pytest.mark.parametrize("names", [("Donderdag", "Paren"), ("Amsterdams", "NKF", "NKU", "Rest")])
def test_a_list_that_drops_down_shows_every_choice_whole(
    qtbot, theme: Theme, names: tuple[str, ...]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    choice = Choice({name: name for name in names})
    QVBoxLayout(page).addWidget(choice)
    page.resize(400, 400)
    page.show()
    choice.showPopup()
    view = choice.view()
    qtbot.waitUntil(view.isVisible)
    for row in range(len(names)):
        seen = view.visualRect(choice.model().index(row, 0))
        assert view.viewport().rect().contains(seen), names[row]
    choice.hidePopup()


PEOPLE = {
    "": "Typ een naam",
    "1": "1 · Henk Bakker",
    "3": "3 · Annie de Boer",
    "9": "9 · Corrie Smit",
    "10": "10 · Coba Visser",
    "12": "12 · Cor van den Berg",
}


@pytest.mark.parametrize("opened", [False, True])
def test_who_is_called_so_comes_before_whom_it_stands_in(qtbot, theme: Theme, opened: bool) -> None:
    names = ("Maria-Antoinette Janssens", "Els – Janna Bos", "Jannie Smit", "Jan de Boer")
    choice = Choice({str(at): f"{at} · {name}" for at, name in enumerate(names, 1)})
    qtbot.addWidget(choice)
    choice.show()
    if opened:
        choice.showPopup()
    at = choice.view() if opened else choice
    QTest.keyClicks(at, "jan")
    found = choice.view().currentIndex().row() if opened else choice.currentIndex()
    assert names[found] == "Jan de Boer"


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [("cor v", "12"), ("Corrie", "9"), ("visser", "10"), ("1", "1"), ("12", "12"), ("zzz", "")],
)
@pytest.mark.parametrize("opened", [False, True])
def test_a_name_behind_a_number_is_found_by_typing_it(
    qtbot, theme: Theme, typed: str, chosen: str, opened: bool
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    choice = Choice(PEOPLE)
    QVBoxLayout(page).addWidget(choice)
    page.show()
    if opened:
        choice.showPopup()
        qtbot.waitUntil(choice.view().isVisible)
        QTest.keyClicks(choice.view(), typed)
        QTest.keyClick(choice.view(), Qt.Key.Key_Return)
    else:
        QTest.keyClicks(choice, typed)
    assert choice.value == chosen


def test_the_same_letter_again_goes_to_the_next_that_begins_with_it(qtbot, theme: Theme) -> None:
    choice = Choice(PEOPLE)
    qtbot.addWidget(choice)
    seen = []
    for _ in range(4):
        QTest.keyClicks(choice, "c")
        seen.append(choice.value)
    assert seen == ["9", "10", "12", "9"]


@pytest.mark.parametrize("language", ["nl", "en"])
def test_no_choice_is_cut_where_there_is_room(
    qapp, qtbot, theme: Theme, demo_ops, tmp_path, language
) -> None:
    ops = demo_ops
    speak(qapp, language)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.resize(1366, 768)
    cut = []
    for key in PLACES:
        window.go(key)
        settle(qtbot, ops)
        cut += [(key, *one) for one in _cut(window)]
    speak(qapp, "nl")
    assert not cut


def test_a_choice_beside_empty_room_is_as_wide_as_its_longest(qtbot, theme: Theme) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    names = ("Groot, om op te hangen", "Klein, voor op tafel")
    choice = Choice({name: name for name in names})
    page.setLayout(beside(Field("Lijsten", choice), None))
    page.resize(500, 100)
    page.show()
    assert not list(_cut(page))


def test_a_choice_with_no_room_for_its_sentence_shows_its_title(qtbot, theme: Theme) -> None:
    choice = Choice({"one": "Individueel: tafels geloot, elke ronde een andere maat"})
    qtbot.addWidget(choice)
    for width, shown in ((700, choice.currentText()), (200, "Individueel"), (80, "…")):
        choice.resize(width, 40)
        assert choice.shown_text.endswith(shown)


def _cut(within: QWidget) -> Iterator[tuple[str, str]]:
    """The choices in view that cannot be read whole in their field."""
    for one in within.findChildren(QComboBox):
        if not one.isVisible() or one.isEditable():
            continue
        option = QStyleOptionComboBox()
        one.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        kind = QStyle.ComplexControl.CC_ComboBox
        room = one.style().subControlRect(kind, option, part, one).width()
        for at in range(one.count()):
            if one.fontMetrics().horizontalAdvance(one.itemText(at)) > room:
                yield one.accessibleName(), one.itemText(at)

"""A list to choose from shows what there is to choose."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.theme import Theme


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

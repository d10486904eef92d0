"""Names where there is little room."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from clubadmin.desktop.draw.table import DrawTable, Line, Seat
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.wording import cut_name, on_lines

NAMESAKES = ("Jan de Vries (Dorpsstraat)", "Jan de Vries (Kerkstraat)")


@pytest.mark.parametrize("room", range(11, 30))
def test_two_of_one_name_stay_two_however_little_room_there_is(room: int) -> None:
    shown = [cut_name(one, len, room) for one in NAMESAKES]
    assert all(len(one) <= room for one in shown)
    assert len(set(shown)) == 2
    assert all(one.startswith("Jan") for one in shown)


def test_a_name_that_fits_is_whole_and_another_loses_its_end() -> None:
    assert cut_name(NAMESAKES[0], len, 26) == NAMESAKES[0]
    assert cut_name("Maximiliaan van der Heijden", len, 12) == "Maximiliaan…"
    assert cut_name("Jan (x)", len, 1) == "…"


def test_a_name_keeps_every_letter_on_the_lines_there_are() -> None:
    long = "Willem Oudenbosch-Schimmelpenninckhuizen"
    lines = ("Willem", "Oudenbosch-", "Schimmelpen-", "ninckhuizen")
    assert on_lines(long, len, 13, 4) == lines
    pair = on_lines(f"{long} – Jannie Bos", len, 25, 3)
    assert pair == ("Willem Oudenbosch-", "Schimmelpenninckhuizen –", "Jannie Bos")
    assert on_lines("Ng-Schrwtzkfgd", len, 6, 3) == ("Ng-", "Schrw-", "tzkfgd")
    assert on_lines("    Vrijdagavond laat", len, 15) == ("Vrijdagavond", "laat")
    assert on_lines("    Avond laat", len, 10) == ("    Avond", "laat")
    assert on_lines("Anna", len, 1, 3) == ("Anna",)


def test_the_draw_shows_which_of_two_namesakes_sits_where_in_large_type(
    qtbot: QtBot, theme: Theme
) -> None:
    theme.choose(large=True)
    table = DrawTable(theme)
    qtbot.addWidget(table)
    seats = tuple(Seat(f"{at}  {name}", at, at) for at, name in enumerate(NAMESAKES * 2, 10))
    table.draw.show_lines([Line("1", seats)], ("Tafel", "Wij", "Wij", "Zij", "Zij"))
    table.resize(820, 300)  # the room in a window of 1024
    table.show()
    shown = []
    for at in range(1, 5):
        option = QStyleOptionViewItem()
        index = table.draw.index(0, at)
        option.rect = table.visualRect(index)
        option.font = table.font()
        table.itemDelegate().initStyleOption(option, index)
        shown.append(option.text)
        for part in option.text.split("\u2028"):  # who does not fit stands on two lines
            assert QFontMetricsF(table.font()).horizontalAdvance(part) <= option.rect.width()
    theme.choose(large=False)
    assert len({one.partition("(")[2][:2] for one in shown}) == 2, shown

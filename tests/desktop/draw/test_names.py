"""Names in the table of the draw: on more lines before letters are given up."""

import pytest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from clubadmin.desktop.draw.table import DrawTable, Line, Seat
from clubadmin.desktop.kit.theme import Theme

LONG = "Wilhelmina van der Meulen-Oosterwijk tot"  # forty letters
PAIR = f"{LONG} – {LONG[::-1].title()}"


@pytest.mark.parametrize(
    ("name", "seats", "large", "lines"),
    [
        ("Jan Bos", 4, True, 1),
        ("Marijke Schoonhoven", 4, True, 2),
        (LONG, 4, False, 2),
        (LONG, 4, True, 3),
        (PAIR, 2, False, 2),
    ],
)
def test_a_name_of_forty_letters_is_read_whole_in_a_narrow_window(
    qtbot: QtBot, theme: Theme, name: str, seats: int, large: bool, lines: int
) -> None:
    theme.choose(large=large)
    table = DrawTable(theme)
    qtbot.addWidget(table)
    table.resize(810, 400)  # as in a window of 1024
    table.show()
    people = tuple(Seat(f"{number}  {name}", number, number) for number in range(1, seats + 1))
    table.draw.show_lines([Line("1", people)], ("Tafel", *(("Wij", "Zij") * 2)[:seats]))
    qtbot.waitUntil(lambda: table.columnWidth(1) > 150)
    cell = table.draw.index(0, 1)
    option = QStyleOptionViewItem()
    option.initFrom(table)
    option.rect = table.visualRect(cell)
    table.itemDelegate().initStyleOption(option, cell)
    shown = option.text.split("\u2028")
    room = table.rowHeight(0) - table.fontMetrics().height() * len(shown)
    theme.choose(large=False)
    assert "…" not in option.text
    assert "".join(shown).replace(" ", "") == f"1{name}".replace(" ", "")
    assert len(shown) == lines
    assert room >= 0

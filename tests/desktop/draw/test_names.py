"""Names in the table of the draw: on more lines before letters are given up."""

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
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


def test_two_of_one_name_are_told_apart_in_every_round(qtbot: QtBot, theme: Theme) -> None:
    table = DrawTable(theme)
    qtbot.addWidget(table)
    table.resize(810, 400)
    table.show()
    short = tuple(Seat(f"{number}  Jan Bos", number, number) for number in range(1, 5))
    alike = tuple(Seat(f"{one}  Piet Jansen (Kerkstraat)", one, one) for one in range(5, 9))
    above = ("Tafel", *("Wij", "Zij") * 2)
    table.draw.show_lines([Line("1", alike), Line("2", short)], above)
    qtbot.waitUntil(lambda: table.columnWidth(1) > 150)
    low, high = sorted(table.rowHeight(row) for row in (0, 1))
    table.draw.show_lines([Line("1", short), Line("2", alike)], above)
    assert low < high
    assert [table.rowHeight(row) for row in (0, 1)] == [low, high]


@pytest.mark.parametrize("large", [False, True])
def test_no_name_is_wider_than_what_the_style_paints_of_it(
    qtbot: QtBot, theme: Theme, large: bool
) -> None:
    theme.choose(large=large)
    table = DrawTable(theme)
    qtbot.addWidget(table)
    table.resize(810, 400)
    table.show()
    names = [f"Els {'i' * more}" for more in range(60)]
    table.draw.show_lines([Line("1", (Seat(name, 1, 1),)) for name in names], ("Tafel", *"ABCD"))
    qtbot.waitUntil(lambda: table.columnWidth(1) > 150)
    wider = []
    for row, name in enumerate(names):
        option = QStyleOptionViewItem()
        option.initFrom(table)
        option.rect = table.visualRect(table.draw.index(row, 1))
        table.itemDelegate().initStyleOption(option, table.draw.index(row, 1))
        painted = table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table)
        free = 2 * (table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
        lines = map(option.fontMetrics.horizontalAdvance, option.text.split("\u2028"))
        room = painted.width() - free - 1  # the style cuts what fits to the last pixel
        wider += [name] if max(lines) > room else []
    theme.choose(large=False)
    assert wider == []

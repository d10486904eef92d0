from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.charting import ChartView
from clubadmin.model.kit.chart import Chart, Series

CHART = Chart(
    "Elke avond van Bos",
    "line",
    ("1", "2", "3"),
    (Series("Bos", (4712.0, None, 5100.0)), Series("Vos", (4800.0, 4900.0, 4500.0))),
    "punten",
)


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> Iterator[ChartView]:
    """A chart in a window that has the operations, as all windows of the program do."""
    window = QWidget()
    window.ops = Operations()
    window.theme = theme
    made = ChartView(theme)
    layout = QVBoxLayout(window)
    layout.addWidget(QLabel("boven"))
    layout.addWidget(made)
    qtbot.addWidget(window)
    window.resize(700, 420)
    made.show(CHART)
    window.show()
    qtbot.waitUntil(lambda: made.picture is not None)
    yield made
    window.ops.stop()


def test_arrows_read_the_figures_one_by_one(view: ChartView) -> None:
    assert view.said == ""
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.said == "1: Bos 4.712, Vos 4.800"
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.said == "2: Vos 4.900"
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.said.startswith("3: ")
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.said.startswith("1: ")


def test_the_mouse_reads_what_is_nearest(view: ChartView) -> None:
    assert view.picture is not None
    last = view.picture.spots[-1]
    QTest.mouseMove(view, QPoint(round(last.at) + 4, 100))
    assert view.said == last.text


def test_the_figures_are_copied_as_a_table(view: ChartView) -> None:
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "punten\tBos\tVos\n1\t4712\t4800\n2\t\t4900\n3\t5100\t4500\n"
    )


def test_who_cannot_see_it_has_the_title_and_all_figures(view: ChartView) -> None:
    assert view.accessibleName() == "Elke avond van Bos"
    assert "2: Vos 4.900" in view.accessibleDescription()


def test_it_is_drawn_again_for_another_size_and_another_look(
    view: ChartView, qtbot: QtBot, theme: Theme
) -> None:
    before = view.picture
    view.window().resize(900, 600)
    qtbot.waitUntil(lambda: view.picture is not before)
    wide = view.picture
    theme.choose(mode="dark")
    qtbot.waitUntil(lambda: view.picture is not wide)
    assert view.grab().toImage().pixelColor(3, 3).lightness() < 128


def test_other_figures_take_the_place_of_these(view: ChartView, qtbot: QtBot) -> None:
    before = view.picture
    QTest.keyClick(view, Qt.Key.Key_End)
    view.show(Chart("Plaats", "places", ("1",), (Series("Bos", (2.0,)),)))
    qtbot.waitUntil(lambda: view.picture is not before)
    assert view.said == ""
    assert view.accessibleName() == "Plaats"


def test_the_lines_are_seen(view: ChartView) -> None:
    picture = view.grab().toImage()
    accent = view.theme.colour("accent").rgb()
    seen = {picture.pixel(x, y) for x in range(0, 640, 2) for y in range(0, 300, 2)}
    assert accent in seen

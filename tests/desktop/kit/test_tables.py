from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPaintEvent, QRegion
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, TwoLines, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.club.colours import contrast
from tests.desktop.looking import last_inked


class Line(NamedTuple):
    key: int
    name: str


COLUMNS = [
    Column[Line]("Naam", lambda one: one.name),
    Column[Line]("Nummer", lambda one: str(one.key), lambda one: one.key, right=True, width=8),
]


class Painted(QObject):
    """What of a widget is painted from now on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


@pytest.fixture
def model(theme: Theme) -> RowsModel[Line]:
    return RowsModel(theme, COLUMNS, lambda one: one.key)


def _lines(*keys: int) -> list[Line]:
    return [Line(key, f"n{key}") for key in keys]


def test_rows_that_stay_keep_selection_and_nothing_is_reset(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    model.replace(_lines(1, 2, 3, 4))
    table.selectRow(1)
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    table.show_rows([*_lines(1, 2, 3), Line(4, "anders"), *_lines(5)])
    assert table.current_key() == 2
    assert resets == []
    assert model.rows[3].name == "anders"


def test_a_row_that_stays_is_painted_anew_for_what_its_cells_show_besides(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    """Whom others climbed past has the row of before, and an arrow of now."""
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    table.show_rows(_lines(1, 2))
    with qtbot.waitExposed(table):
        table.show()
    qtbot.waitUntil(lambda: not table.viewport().visibleRegion().isEmpty())
    painted = Painted(table.viewport())
    table.show_rows(_lines(1, 2), [replace(COLUMNS[0], text=lambda _one: "▲ 1"), COLUMNS[1]])
    qtbot.waitUntil(lambda: painted.region.contains(table.visualRect(model.index(0, 0))))


def test_a_change_in_one_row_tells_of_one_row(qtbot: QtBot, model: RowsModel[Line]) -> None:
    model.replace(_lines(1, 2, 3))
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda a, b: told.append((a.row(), b.row())))
    model.replace([Line(1, "n1"), Line(2, "nieuw"), Line(3, "n3")])
    assert told == [(1, 1)]


def test_a_row_that_moves_stays_the_current_one(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    table.show_rows(_lines(1, 2, 3))
    table.selectRow(2)
    table.show_rows(_lines(3, 1, 2))
    assert table.current_key() == 3


def test_enter_home_and_end_work_on_the_list(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    table.show_rows(_lines(1, 2, 3))
    entered: list[int] = []
    table.entered.connect(entered.append)
    qtbot.keyClick(table, Qt.Key.Key_End)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.keyClick(table, Qt.Key.Key_Home)
    qtbot.keyClick(table, Qt.Key.Key_Enter)
    assert entered == [2, 0]


def test_ctrl_c_copies_the_list_and_no_name_is_a_formula(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    model.replace([Line(1, "Jan"), Line(2, "=2+5")])
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Naam\tNummer\nJan\t1\n'=2+5\t2\n"


@given(
    before=st.lists(st.integers(0, 12), unique=True),
    after=st.lists(st.integers(0, 12), unique=True),
)
def test_whatever_changes_the_rows_are_the_new_ones(before: list[int], after: list[int]) -> None:
    model = RowsModel(_theme(), COLUMNS, lambda one: one.key)
    model.replace(_lines(*before))
    model.replace(_lines(*after))
    assert [line.key for line in model.rows] == after
    assert model.rowCount() == len(after)


_THEMES: list[Theme] = []


def _theme() -> Theme:
    if not _THEMES:
        _THEMES.append(Theme())
    return _THEMES[0]


def test_accents_and_capitals_do_not_count_in_sorting() -> None:
    assert folded("Çelik") == "celik"
    assert sorted(["Maas", "Łukasz", "Kok"], key=folded) == ["Kok", "Łukasz", "Maas"]
    assert sorted(["Zon", "Éen", "aal"], key=folded) == ["aal", "Éen", "Zon"]


LONG = "Heijden-Bosch, Wilhelmina Petronella van der"
SHARING = [
    Column[Line]("Naam", lambda one: one.name, least=24),
    Column[Line]("Onderscheid", lambda _one: ""),
]


def test_a_column_that_needs_little_lends_its_room_to_names_that_would_be_cut_off(
    qtbot: QtBot, theme: Theme
) -> None:
    table = ListTable(theme, RowsModel(theme, SHARING, lambda one: one.key), "lijst")
    qtbot.addWidget(table)
    table.resize(620, 300)
    table.show()
    table.show_rows(_lines(1, 2))
    as_shared = table.columnWidth(0)
    table.show_rows([*_lines(1, 2), Line(3, LONG)])
    assert table.columnWidth(0) > as_shared
    assert table.columnWidth(0) > table.fontMetrics().horizontalAdvance(LONG)
    assert table.columnWidth(0) + table.columnWidth(1) <= table.viewport().width()
    wide = table.columnWidth(0)
    table.show_rows(_lines(1))  # as when one searches
    assert table.columnWidth(0) == wide


def test_a_column_is_as_wide_as_its_title_needs(qtbot: QtBot, theme: Theme) -> None:
    titles = ("Nr", "Spellen", "Roem per spel")
    columns = [Column[Line](title, lambda _: "1", right=True, width=5) for title in titles]
    table = ListTable(theme, RowsModel(theme, columns, lambda one: one.key), "lijst")
    qtbot.addWidget(table)
    measure = table.horizontalHeader().fontMetrics().horizontalAdvance
    for large in (False, True):
        theme.choose(large=large)
        table.fit()
        needs = [measure(title) + 2 * theme.grid(1) for title in titles]
        assert [table.columnWidth(at) for at in (1, 2)] == needs[1:]
        assert table.columnWidth(0) >= needs[0]
    theme.choose(large=False)


def test_who_comes_with_tab_sees_the_row_that_the_keys_are_at(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    table.resize(300, 200)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.clearFocus()
    table.show_rows(_lines(*range(1, 60)))
    table.selectRow(0)
    table.scrollToBottom()
    assert table.rowAt(1) > 0
    table.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(table.hasFocus)
    assert table.rowAt(1) == 0


@pytest.mark.parametrize("enlarged", [1, 2])
def test_a_long_name_stands_on_two_lines_within_its_row_and_a_figure_on_one(
    qtbot: QtBot, theme: Theme, enlarged: int
) -> None:
    theme.screen = (1280 / enlarged, 800 / enlarged, enlarged)
    theme.apply()
    names = "Willem Oudenbosch-Schimmelpenninckhuizen – Jannie van den Bosch"
    model = RowsModel(theme, COLUMNS, lambda one: one.key)
    table = ListTable(theme, model, "Namen")
    qtbot.addWidget(table)
    table.show_rows([Line(1, names), Line(2, "Anna")])
    table.setColumnWidth(0, theme.grid(40))
    for row, lines in ((0, names.replace(" – ", " –\u2028")), (1, "Anna")):
        option = QStyleOptionViewItem()
        option.rect = table.visualRect(model.index(row, 0))
        TwoLines(table, theme).initStyleOption(option, model.index(row, 0))
        assert option.text == lines
        assert len(lines.split("\u2028")) * QFontMetrics(option.font).height() <= table.rowHeight(0)


def test_rows_that_may_grow_show_all_of_a_long_text_and_no_more(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line]
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    table.let_rows_grow()
    table.resize(300, 400)
    table.show()
    table.show_rows([Line(1, "n"), Line(2, "Joke van der Drift – Teun van Beek, " * 4)])
    usual = theme.grid(4.5)
    assert table.rowHeight(0) == usual
    assert table.rowHeight(1) > 2 * usual


def test_columns_that_belong_together_are_seen_all_or_not_at_all(
    qtbot: QtBot, theme: Theme
) -> None:
    rounds = [
        Column[Line](f"Ronde {at}", lambda _: "1", width=9, spare=True, together="rounds")
        for at in (1, 2, 3)
    ]
    last = Column[Line]("Nat", lambda _: "1", width=5, spare=True)
    model = RowsModel(theme, [COLUMNS[0], *rounds, last], lambda one: one.key)
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    table.show_rows(_lines(1, 2, 3))
    table.show()
    seen = set()
    head = partial(model.headerData, 0, Qt.Orientation.Horizontal)
    for width in range(150, 700, 10):
        table.resize(width, 200)
        shown = [not table.isColumnHidden(at) for at in range(1, 5)]
        assert len(set(shown[:3])) == 1
        seen.add((shown[0], shown[3]))
        hidden = 4 - sum(shown)
        assert head() == COLUMNS[0].title + (f" +{hidden}" if hidden else "")
        assert len(next(table.as_rows())) == 5, "what is copied is whole"
    assert {(False, True), (True, False), (True, True)} <= seen
    table.resize(260, 200)
    assert head(Qt.ItemDataRole.ToolTipRole).startswith("Voor ")


@pytest.mark.parametrize(("part", "whole"), [(0.5, 3), (0.9, 4), (0.0, 3)])
def test_no_row_is_cut_through_at_the_foot_of_a_list(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line], part: float, whole: int
) -> None:
    table = ListTable(theme, model, "lijst")
    qtbot.addWidget(table)
    model.replace(_lines(*range(1, 21)))
    table.show()
    high = table.rowHeight(0)
    around = table.height() - table.viewport().height()
    table.resize(300, around + int((3 + part) * high))
    for first in (0, 5):
        table.verticalScrollBar().setValue(first)
        assert last_inked(table) // high == whole - 1
    table.scrollToBottom()
    assert last_inked(table) > table.viewport().height() - high // 2, "the last of all is there"


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_chosen_row_is_seen_without_its_colour(
    qtbot: QtBot, theme: Theme, model: RowsModel[Line], mode: str
) -> None:
    theme.choose(mode=mode)
    table = ListTable(theme, model, "lijst")
    theme.dress(table)
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show_rows(_lines(1, 2, 3))
    table.selectRow(1)
    row = table.visualRect(model.index(1, 0))
    picture = table.viewport().grab().toImage()
    edges = [picture.pixelColor(row.center().x(), at).name() for at in (row.top(), row.bottom())]
    assert min(contrast(one, theme.tokens.surface) for one in edges) >= 3
    theme.choose(mode="light")

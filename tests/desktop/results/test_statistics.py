"""Statistics in a window: of an evening, of a competition, copied, printed, empty."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.results.statistics import COMPETITION, StatisticsWindow, statistics
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.statistics import SeenSheet, of_games, of_player
from clubadmin.domain.terms import Position
from clubadmin.model.sheets.sheet import PlayerFigures, Statistics, StatisticsBlock
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import installed
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


@pytest.fixture
def host(qtbot: QtBot, theme: Theme, ops: Operations) -> QWidget:
    made = QWidget()
    made.resize(1200, 700)
    qtbot.addWidget(made)
    return made


def _opened(
    qtbot: QtBot, host: QWidget, ops: Operations, theme: Theme, club: OpenClub, *lines: str
) -> StatisticsWindow:
    """The window on an evening of one table with a sheet a round."""
    evening = evening_with(club, 4, rounds=max(len(lines), 1))
    seated = [{1: "1 2 3 4"}] * max(len(lines), 1)
    evening = seat_by_hand(club, evening, seated)
    for number, sheet in enumerate(lines, 1):
        type_sheet(club, table_id(evening, number, 1), sheet, sign=False)
    window = StatisticsWindow(host, ops, theme, evening.competition_id, evening.id)
    window.show()
    settle(qtbot, ops)
    return window


def test_before_anything_is_typed_it_says_what_will_be_here(
    qtbot: QtBot, host: QWidget, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    window = _opened(qtbot, host, ops, theme, club)
    assert window.empty.isVisible()
    assert not window.print_button.isEnabled()
    assert not window.copy_button.isEnabled()


def test_the_figures_of_an_evening_and_of_each_player_are_shown(
    qtbot: QtBot, host: QWidget, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    window = _opened(qtbot, host, ops, theme, club, "92+20 n-40 p 81-20")
    shown = {one.code: one.value.text() for one in window.model.rows}
    assert shown["games"] == "4"
    assert len(window.players_model.rows) == 4
    assert [one.title for one in window.players_model.columns][:3] == [
        "Naam",
        "Spellen",
        "Per spel",
    ]
    assert window.foot.text() == "Nog niet afgetekend, wel meegeteld: 1"
    assert window.about.text() == "NKU · 1 formulier"


def test_players_are_sorted_by_a_figure_as_a_number(
    qtbot: QtBot, host: QWidget, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    window = _opened(qtbot, host, ops, theme, club, "100 100 100 95")
    window.players.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    means = [one.figures[1].value.text() for one in window.players_model.rows]
    assert means == ["98,8", "98,8", "63,3", "63,3"]


def test_the_whole_competition_is_chosen_and_copied(
    qtbot: QtBot, host: QWidget, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    window = _opened(qtbot, host, ops, theme, club, "92 92 92 92", "92 92 92 n")
    window.scope.choose(COMPETITION)
    settle(qtbot, ops)
    assert "Avond" not in window.heading.text()
    QTest.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    assert QToolTip.text() == "✓ Gekopieerd"
    assert window.foot.text() == "Nog niet afgetekend, wel meegeteld: 2"  # is still to be read
    QTest.mouseClick(window, Qt.MouseButton.LeftButton)  # as at any other deed it goes
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    lines = QGuiApplication.clipboard().text().splitlines()
    assert "Spellen gespeeld\t8" in lines
    assert any(line.startswith("Naam\tSpellen\t") for line in lines)


def test_no_label_figure_or_head_is_cut_off(
    qtbot: QtBot,
    host: QWidget,
    ops: Operations,
    theme: Theme,
    club: OpenClub,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host.resize(1366, 740)
    window = _opened(qtbot, host, ops, theme, club)
    for name in ("kraken", "manille", "drie-spelers", "tot-501", "nku"):
        shown = _typed_under(name)
        monkeypatch.setattr(statistics, "evening_statistics", lambda *_, shown=shown: shown)
        window.refresh()
        settle(qtbot, ops)
        for table in (window.table, window.players):
            assert table.horizontalScrollBar().maximum() == 0, (name, table.accessibleName())
            _nothing_is_cut(table)


def _typed_under(name: str) -> Statistics:
    rules = next(one for one in installed() if one.name == name)
    rows = ["92@s", "70@hk", "w100@r", "w90@kkk", "w30@s", "81.81"]
    seen = SeenSheet(score_sheet(rows, rules), 12, 14, 26)
    people = tuple(
        PlayerFigures(at, "Henk van den Berg", of_player([(seen, Position.N)], rules))
        for at in range(1, 9)
    )
    block = StatisticsBlock(rules.title, 26, 1, of_games([seen], rules), people)
    return Statistics("Zomer", "2026-2027", None, (block,))


def _nothing_is_cut(table: QTableView) -> None:
    model, metrics = table.model(), QFontMetricsF(table.font())
    for at in range(model.columnCount()):
        head = str(model.headerData(at, Qt.Orientation.Horizontal) or "").split("\n")
        cells = [str(model.index(row, at).data()) for row in range(model.rowCount())]
        widest = max(metrics.horizontalAdvance(text) for text in (*head, *cells))
        assert widest + 6 <= table.columnWidth(at), (head, cells)


def test_it_is_printed_by_the_button(
    qtbot: QtBot, host: QWidget, ops: Operations, theme: Theme, club: OpenClub
) -> None:
    window = _opened(qtbot, host, ops, theme, club, "92 92 92 92")
    window.print_button.click()
    settle(qtbot, ops)
    (preview,) = host.window().findChildren(Preview)
    qtbot.waitUntil(lambda: preview.pdf.startswith(b"%PDF"))
    preview.close()


def test_it_opens_from_the_result_and_from_the_standings(
    qtbot: QtBot, ops: Operations, theme: Theme, club: OpenClub, tmp_path: Path
) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, day=date(2026, 11, 12)), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92 92 92 92")
    assert seasons.evenings(club)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.show_item("evening", evening.id)
    settle(qtbot, ops)
    page = window.page
    assert page is not None
    (of_evening,) = [one for one in page.page_actions() if one.text() == "Statistiek"]
    of_evening.trigger()
    settle(qtbot, ops)
    (shown,) = window.findChildren(StatisticsWindow)
    assert shown.model.rowCount()
    shown.close()
    window.go("standings")
    settle(qtbot, ops)
    page = window.page
    assert page is not None
    (of_season,) = [one for one in page.page_actions() if "tatistiek" in one.text()]
    of_season.trigger()
    settle(qtbot, ops)
    opened = [one for one in window.findChildren(StatisticsWindow) if one.isVisible()]
    assert [one.scope.value for one in opened] == [COMPETITION]
    opened[0].close()

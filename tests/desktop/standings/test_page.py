from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QToolTip
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.standings.page import StandingsPage, about
from tests.desktop.made_window import made_window, settle

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    made = made_window(qtbot, demo_ops, theme, tmp_path)
    made.go("standings")
    settle(qtbot, demo_ops)
    return made


@pytest.fixture
def page(window: MainWindow) -> StandingsPage:
    found = window.page
    assert isinstance(found, StandingsPage)
    return found


def test_after_a_rectification_the_line_above_says_which_counts(page: StandingsPage) -> None:
    shown = page._shown
    assert shown is not None
    assert "rectificatie" not in about(shown.standings)
    assert "na rectificatie 2" in about(replace(shown.standings, rectification=2))


def _titles(page: StandingsPage) -> list[str]:
    return [column.title for column in page.model.columns]


def test_evenings_stand_in_columns_between_name_and_total(page: StandingsPage) -> None:
    titles = _titles(page)
    evenings = titles[2 : titles.index("Totaal")]
    assert evenings == [str(number) for number in range(1, len(evenings) + 1)]
    assert len(evenings) > 3


def test_the_first_is_at_the_top_and_a_dropped_evening_is_struck_through(
    qtbot: QtBot, page: StandingsPage, demo_ops: Operations
) -> None:
    assert page.model.rows[0].place == 1
    page.competition.setCurrentIndex(0)
    struck = [
        page.model.data(page.model.index(at, 2 + place), Qt.ItemDataRole.FontRole).strikeOut()
        for at, row in enumerate(page.model.rows)
        for place, cell in enumerate(row.evenings)
        if cell.points is not None and not cell.counts
    ]
    counting = [
        page.model.data(page.model.index(at, 2 + place), Qt.ItemDataRole.FontRole).strikeOut()
        for at, row in enumerate(page.model.rows)
        for place, cell in enumerate(row.evenings)
        if cell.points is not None and cell.counts
    ]
    assert all(struck)
    assert not any(counting)


def test_the_standings_after_an_earlier_evening(
    qtbot: QtBot, page: StandingsPage, demo_ops: Operations
) -> None:
    page.after.choose("3")
    page.after.activated.emit(page.after.currentIndex())
    settle(qtbot, demo_ops)
    titles = _titles(page)
    assert titles[2 : titles.index("Totaal")] == ["1", "2", "3"]
    assert "na avond 3" in page.about.text()


def test_once_another_evening_counts_the_leader_is_seen_first(
    qtbot: QtBot, page: StandingsPage, demo_ops: Operations
) -> None:
    table, shown = page.table, page._shown
    assert shown is not None
    last = page.model.rowCount() - 1
    table.setCurrentIndex(page.model.index(last, 0))
    page.refresh()
    settle(qtbot, demo_ops)
    assert table.currentIndex().row() == last, "the place stays"
    assert table.rowAt(0) > 0
    found = shown.standings
    assert found is not None
    page._show(replace(shown, standings=replace(found, after=found.after + 1)))
    assert table.rowAt(0) == 0
    assert not table.currentIndex().isValid()


def test_another_competition_shows_its_pairs(
    qtbot: QtBot, page: StandingsPage, demo_ops: Operations
) -> None:
    at = page.competition.findText("Parencompetitie")
    page.competition.setCurrentIndex(at)
    page.competition.activated.emit(at)
    settle(qtbot, demo_ops)
    assert all(" – " in row.name for row in page.model.rows)


def test_enter_on_a_name_opens_the_person_in_the_archive(
    qtbot: QtBot, window: MainWindow, page: StandingsPage, demo_ops: Operations
) -> None:
    name = page.model.rows[0].name
    page.table.selectRow(0)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    settle(qtbot, demo_ops)
    assert window.page is not None
    assert window.page.title == "Archief"
    assert window.page.view.heading.text() == name  # type: ignore[attr-defined]


def test_ctrl_p_shows_the_paper_before_it_is_printed(
    qtbot: QtBot, page: StandingsPage, demo_ops: Operations
) -> None:
    QTest.keyClick(page.table, "p", CTRL)
    settle(qtbot, demo_ops)
    preview = page.window().findChild(Preview)
    assert isinstance(preview, Preview)
    qtbot.waitUntil(lambda: preview.pages > 0)
    assert preview.pdf.startswith(b"%PDF")
    assert preview.print_button.isEnabled()
    preview.close()


@pytest.mark.parametrize(
    ("kind", "begins"),
    [("csv", b""), ("xlsx", b"PK"), ("pdf", b"%PDF"), ("html", b"<!DOCTYPE html>")],
    ids=str,
)
def test_the_standings_are_saved(
    qtbot: QtBot,
    page: StandingsPage,
    demo_ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    begins: bytes,
) -> None:
    file = tmp_path / f"stand.{kind}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    getattr(page.keeper, f"save_{'pdf' if kind == 'html' else kind}")()
    settle(qtbot, demo_ops)
    qtbot.waitUntil(lambda: demo_ops.idle)
    assert file.read_bytes().startswith(begins)
    assert page.foot.text() == f"✓ Bewaard: {file}"


def test_without_evenings_the_place_teaches(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("standings")
    settle(qtbot, ops)
    page = window.page
    assert isinstance(page, StandingsPage)
    assert page.empty.isVisible()
    assert not page.print_button.isVisible()


def test_ctrl_c_copies_what_is_shown_for_a_spreadsheet(
    qtbot: QtBot, page: StandingsPage, demo_ops: Operations
) -> None:
    stood = page.foot.text()
    page.table.setFocus()
    QTest.keyClick(page.table, "c", CTRL)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[1:3] == ["Naam", "1"]
    assert lines[1].split("\t")[1] == page.model.rows[0].name
    assert len(lines) == len(page.model.rows) + 1
    assert (QToolTip.text(), page.foot.text()) == ("✓ Gekopieerd", stood)


def test_an_evening_has_the_mark_of_thousands_of_the_totals_and_room_for_it(
    page: StandingsPage,
) -> None:
    evenings = [at for at, title in enumerate(_titles(page)) if title.isdigit()]
    cells = [page.model.index(row, at) for at in evenings for row in range(len(page.model.rows))]
    marked = [cell for cell in cells if "." in cell.data()]
    assert marked
    for cell in marked:
        if not page.table.isColumnHidden(cell.column()):
            need = page.table.sizeHintForIndex(cell).width()
            assert need <= page.table.columnWidth(cell.column()), cell.data()
    texts = [cell.data().strip("°") for cell in cells]
    assert not any(text.isdigit() and len(text) > 3 for text in texts)

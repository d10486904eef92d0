"""Pairs and teams that are removed: told first, done by one key."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.members import pairs, teams
from clubadmin.services.sheets import sheets
from tests.desktop.looking import all_named, named, read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_people, pairs_evening, teams_evening

Shown = Callable[[int, str], tuple[MembersPage, ListTable]]


@pytest.fixture
def shown(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> Shown:
    """A tab of Leden with the keyboard on the first row of its list."""
    window = made_window(qtbot, ops, theme, tmp_path)

    def show(tab: int, name: str) -> tuple[MembersPage, ListTable]:
        window.go("members")
        window.look_at_uses()
        settle(qtbot, ops)
        page = window.page
        assert isinstance(page, MembersPage)
        page.tabs.choose(tab)
        settle(qtbot, ops)
        table = named(page, ListTable, name)
        table.setFocus()
        table.selectRow(0)
        return page, table

    return show


def _press(qtbot: QtBot, page: MembersPage, key: Qt.Key) -> None:
    QTest.keyClick(page.window().focusWidget(), key)
    settle(qtbot, page.window().ops)  # type: ignore[attr-defined]


def _drawn(club: OpenClub, evening: Evening) -> Evening:
    return drawing.draw(club, evening.id, seed=1)[0]


def test_a_team_that_never_played_goes_by_delete_and_comes_back_by_undo(
    qtbot: QtBot, club: OpenClub, ops: Operations, shown: Shown
) -> None:
    teams.add_team(club, "De Azen", [one.id for one in add_people(club, 4)])
    page, _table = shown(2, "Teams")
    _press(qtbot, page, Qt.Key.Key_Delete)
    assert teams.teams(club) == ()
    assert "De Azen is verwijderd. Ctrl+Z haalt dit terug." in read(page)
    ops.undo()
    settle(qtbot, ops)
    assert [one.name for one in teams.teams(club)] == ["De Azen"]
    assert "Ctrl+Z haalt dit terug" not in read(page)


def test_of_a_team_in_a_draw_the_table_and_the_round_are_told_first(
    qtbot: QtBot, club: OpenClub, ops: Operations, shown: Shown
) -> None:
    _drawn(club, teams_evening(club, 4))
    page, table = shown(2, "Teams")
    _press(qtbot, page, Qt.Key.Key_Delete)
    assert "Op avond 1 van Maandavond speelt Team 1 nog: ronde 1, tafel " in read(page)
    assert named(page, QPushButton, "Verwijderen, ja").hasFocus()
    _press(qtbot, page, Qt.Key.Key_Escape)
    assert all_named(page, QPushButton, "Verwijderen, ja") == []
    assert table.hasFocus()
    assert len(teams.teams(club)) == 4
    _press(qtbot, page, Qt.Key.Key_Delete)
    _press(qtbot, page, Qt.Key.Key_Return)
    assert len(teams.teams(club)) == 3
    assert "Team 1 doet niet meer mee. Ctrl+Z haalt dit terug." in read(page)
    ops.undo()
    settle(qtbot, ops)
    assert len(teams.teams(club)) == 4


def test_of_a_pair_with_results_it_is_told_that_these_stay(
    qtbot: QtBot, club: OpenClub, shown: Shown
) -> None:
    evening = _drawn(club, pairs_evening(club, 4))
    for table in evening.plan[0].tables:
        sheets.save_line(club, table.table_id, 1, "92")
    page, _table = shown(1, "Paren")
    _press(qtbot, page, Qt.Key.Key_Delete)
    assert "heeft uitslagen. Die blijven;" in read(page)
    assert "nog: ronde 1, tafel " in read(page)
    _press(qtbot, page, Qt.Key.Key_Return)
    assert len(pairs.pairs(club)) == 3

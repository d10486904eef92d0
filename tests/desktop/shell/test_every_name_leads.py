"""Every list that names people or evenings leads to their pages, so that a new one cannot forget.

The walk goes over every place and window of a filled club. In whatever list stands a name of
somebody or the day of an evening, Alt+Enter must open a page; Enter too, where it does nothing
else there.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QListView,
    QMenu,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.kit import doors
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import EveningLine
from clubadmin.part import Show
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle

PAGES = {"member", "pair", "team", "evening-past", "evening"}
STEPS = range(4)
PARTS = range(3)  # of the members: people, pairs, teams


class Walk:
    """Asks of each list in view where its first name leads."""

    def __init__(self, qtbot: QtBot, window: MainWindow, names: set[str]) -> None:
        self.qtbot, self.window, self.names = qtbot, window, names
        self.opened: list[str] = []
        self.seen: set[str] = set()
        self.without: list[str] = []

    def look(self, where: str) -> None:
        """At every list in view that was not looked at here before."""
        settle(self.qtbot, self.window.ops)
        tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        for view in (view for top in tops for view in _lists(top)):
            place = f"{where}: {view.accessibleName() or type(view).__name__}"
            at = self._first_name(view)
            if at is None or place in self.seen:
                continue
            self.seen.add(place)
            if not self._leads(view, at):
                self.without.append(f"{place} ({at.data()})")

    def _first_name(self, view: QAbstractItemView) -> QModelIndex | None:
        model = view.model()
        columns = model.columnCount() if isinstance(view, QTableView) else 1
        cells = (
            model.index(line, column)
            for line in range(min(model.rowCount(), 12))
            for column in range(columns)
        )
        return next((one for one in cells if self._names_somebody(str(one.data()))), None)

    def _names_somebody(self, text: str) -> bool:
        return any(name in text for name in self.names)

    def _leads(self, view: QAbstractItemView, at: QModelIndex) -> bool:
        self.opened.clear()
        view.setCurrentIndex(at)
        view.setFocus()
        if isinstance(view, LinkTable):
            return self._follows(view)
        QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
        settle(self.qtbot, self.window.ops)
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            QTest.keyClick(menu, Qt.Key.Key_Return)
            settle(self.qtbot, self.window.ops)
        return any(one in PAGES for one in self.opened)

    def _follows(self, view: LinkTable) -> bool:
        """In the archive Enter follows a cell, to a page of the archive."""
        found: list[object] = []
        view.followed.disconnect()
        view.followed.connect(found.append)
        QTest.keyClick(view, Qt.Key.Key_Return)
        return bool(found)


def _names(people: Sequence[Member]) -> set[str]:
    """As they stand in lists: whole, or the surname in a column of its own."""
    surnames = {one.last_name for one in people if len(one.last_name) > 5}
    return {one.name for one in people} | surnames


def _lists(top: QWidget) -> Iterator[QAbstractItemView]:
    for one in top.findChildren(QAbstractItemView):
        chosen_from = isinstance(one.parent(), QComboBox) or one.window() is not top
        reached = one.isVisible() and one.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if isinstance(one, QTableView | QListView) and reached and not chosen_from:
            yield one


@pytest.fixture
def walk(
    qtbot: QtBot,
    demo_ops: Operations,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Walk:
    opened: list[str] = []
    shown = MainWindow.show_item

    def show_item(window: MainWindow, kind: str, number: int) -> None:
        opened.append(kind)
        if kind not in PAGES or number < 0:
            shown(window, kind, number)

    monkeypatch.setattr(MainWindow, "show_item", show_item)
    window = made_window(qtbot, demo_ops, theme, tmp_path)
    names: set[str] = set()
    demo_ops.run(lambda club: _names(members.members(club)), names.update)
    settle(qtbot, demo_ops)
    made = Walk(qtbot, window, names)
    made.opened = opened
    return made


def _evenings(walk: Walk) -> list[EveningLine]:
    """The last evening of each competition."""
    found: list[EveningLine] = []
    walk.window.ops.run(seasons.evenings, found.extend)
    settle(walk.qtbot, walk.window.ops)
    return list(
        {one.competition_id: one for one in sorted(found, key=lambda one: one.date)}.values()
    )


def _requests(competition: int, season: int, evening: int) -> list[object]:
    there = (competition,)
    return [
        *(
            kind(*there)
            for kind in (
                doors.ShowRule,
                doors.ShowGroups,
                doors.ShowAlsoCounting,
                doors.ShowLedger,
            )
        ),
        *(Show(door, competition) for door in ("what-if", "needed")),
        doors.ShowAbsentees(evening),
        doors.ShowSeasonEnd(season),
        doors.ShowWishes(),
        doors.ShowProtests(evening, lambda _table, _row: None),
        doors.ShowDecisions(evening, lambda _table, _game: None),
        doors.ShowControlDesk(evening, lambda _table: None),
    ]


def test_every_list_of_names_leads_to_their_pages(walk: Walk) -> None:
    window = walk.window
    for key in PLACES:
        window.go(key)
        walk.look(key)
    found = _evenings(walk)
    window.go("evening")
    for one in found:
        for step in STEPS:
            assert window.page is not None
            window.page.come_back((one.id, step, 0))
            walk.look(f"{one.competition}, step {step}")
    window.go("members")
    for part in PARTS:
        assert window.page is not None
        window.page.come_back((part,))
        walk.look(f"members {part}")
    for one in found[:1]:
        for asked in _requests(one.competition_id, 1, one.id):
            before = set(QApplication.topLevelWidgets())
            doors.ask(window, asked)
            walk.look(type(asked).__name__)
            for made in set(QApplication.topLevelWidgets()) - before:
                made.hide()
    assert len(walk.seen) > 20
    assert not walk.without, "\n".join(walk.without)

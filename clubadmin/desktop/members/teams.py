"""The list of teams, with the panel beside it in which four or more become one."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker, SearchKeys
from clubadmin.desktop.kit.splitters import Splitter
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.unsaved import stay_at
from clubadmin.desktop.kit.widgets import button, card, column, holder, label, row
from clubadmin.desktop.members.team_panel import TeamPanel
from clubadmin.desktop.work import troubles
from clubadmin.model.members.member import Team

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


class TeamsPane(QWidget):
    """Search, list, panel."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._asker = Asker(ops, self)
        self.panel = TeamPanel(ops, theme)
        self.search = line(hint=self.tr("Zoeken op het team of wie erin spelen"))
        self.search.setAccessibleName(self.tr("Zoeken in de teams"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.model: RowsModel[Team] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Teams"))
        self.table.let_sort(0)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(self._edit)
        SearchKeys(self.search, self.table)
        self.panel.stored.connect(self._store)
        self.panel.removed.connect(self._remove)
        self.panel.given_up.connect(self._give_up)
        self.count = label(kind="muted")
        self._lay_out()

    def _columns(self) -> list[Column[Team]]:
        def look(one: Team) -> str:
            return "" if one.active else "muted"

        def who(one: Team) -> str:
            return ", ".join(member.label for member in one.members)

        return [
            Column(
                self.tr("Team"),
                lambda one: one.name,
                lambda one: (folded(one.name), one.id),
                look=look,
            ),
            Column(self.tr("Wie spelen"), who, look=lambda _one: "muted", least=24),
        ]

    def _lay_out(self) -> None:
        grid = self._theme.grid
        box = card()
        box.setLayout(column(self.table, margin=1))
        empty_box = card()
        self.empty = EmptyPlace(
            self._theme,
            (
                self.tr("Hier komen de teams"),
                self.tr("Een viertal is twee paren die als één team tegen andere teams spelen."),
            ),
            (self.tr("Ee&rste team maken"), self.add),
            self.tr("Grotere teams kunnen ook: drie of vier paren, met reserves."),
        )
        empty_box.setLayout(column(self.empty))
        self.stack = QStackedWidget()
        self.stack.addWidget(box)
        self.stack.addWidget(empty_box)
        left = holder(
            column(
                row(self.search, button(self.tr("&Nieuw team"), self.add, "primary"), gap=grid(1)),
                self.stack,
                self.count,
                gap=grid(1.5),
            )
        )
        splitter = Splitter("teams")
        splitter.addWidget(left)
        splitter.addWidget(self.panel)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 1)
        self.setLayout(column(splitter))

    def refresh(self) -> None:
        """Ask for the teams that the search finds."""
        text = self.search.text()

        def work(club: "OpenClub") -> tuple[Team, ...]:
            from clubadmin.services.members import teams

            return teams.teams(club, search=text)

        self._asker.ask(work, self._show)

    def add(self) -> None:
        """Begin a new team, unless another is not stored yet."""
        if self.panel.dirty:
            self.panel.hold()
        else:
            self._begin()

    def _begin(self) -> None:
        self.table.clearSelection()
        self.panel.show_team(None, new=True)
        self.panel.name.setFocus()

    def _show(self, found: tuple[Team, ...]) -> None:
        self.table.show_rows(found)
        searched = bool(self.search.text().strip())
        self.stack.setCurrentIndex(0 if found or searched else 1)
        text = self.tr("1 team") if len(found) == 1 else self.tr("%1 teams")
        self.count.setText(text.replace("%1", str(len(found))))

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        one = rows[at] if 0 <= at < len(rows) else None
        if not self.panel.dirty:
            self.panel.show_team(one)
        elif one is not None and one.id != self.panel.shown.id:
            self.panel.hold()
            stay_at(self.table, self.panel.shown.id)

    def _give_up(self) -> None:
        """What was filled in goes: the team as stored, or none."""
        shown = self.panel.shown
        self.panel.show_team(shown if shown.id else None)
        (self.table if self.model.rows else self.search).setFocus()

    def _edit(self, _row: int) -> None:
        self.panel.name.setFocus()

    def _store(self, wanted: Team) -> None:
        def work(club: "OpenClub") -> Team:
            from clubadmin.services.members import teams

            if wanted.id:
                return teams.change_team(club, wanted)
            return teams.add_team(club, wanted.name, [one.id for one in wanted.members])

        def done(stored: Team) -> None:
            if not wanted.id:
                self._begin()  # the next one
            else:
                self.panel.show_team(stored)
                self.table.setFocus()

        self._ops.run(work, done, self._refused, changes=True)

    def _remove(self, team: Team) -> None:
        def work(club: "OpenClub") -> None:
            from clubadmin.services.members import teams

            teams.remove_team(club, team.id)

        def done(_kept: object) -> None:
            self.panel.show_team(None)
            self.search.setFocus()  # the panel has nothing left that takes keys

        self._ops.run(work, done, self._refused, changes=True)

    def _refused(self, error: Exception) -> None:
        self.panel.complain(troubles.sentence(error))

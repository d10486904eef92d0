"""The list of teams, with the panel beside it in which four or more become one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QListWidget, QWidget

from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field
from clubadmin.desktop.kit.tables import (
    Column,
    Deed,
    ListTable,
    RowsModel,
    folded,
    held_sentence,
    menu_on,
    on_list,
    stay_at,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, button, column, label, row
from clubadmin.desktop.members.removal import Leaver, Removal
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import Entrant
from clubadmin.model.members.member import Member, Team
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import teams

FEWEST = 4
NEW = Team(0, "", ())


class TeamPanel(CardBox):
    """Letters and Enter add somebody; Enter in the empty field stores the team."""

    stored = Signal(object)  # Team, id 0 for a new one
    removed = Signal(object)
    given_up = Signal()

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.setMinimumWidth(theme.grid(32))
        self.shown = self._filled = NEW  # as stored, and as it stood when it was filled in
        self._members: list[Member] = []
        self.name = line(most=80)
        self.finder = PersonFinder(ops, theme)
        self.people = QListWidget()
        self.people.setAccessibleName(self.tr("Wie in het team spelen"))
        self.people.setMinimumHeight(theme.grid(9))
        menu_on(self.people, self._deeds)
        self._active = QCheckBox(self.tr("Speelt nog &mee"))
        self._heading = label(kind="heading", wrap=True)
        self.name_field = Field(
            self.tr("&Teamnaam"), self.name, needs=self.tr("Geef het team een naam.")
        )
        caption = label(self.tr("&Spelers"))
        caption.setBuddy(self.people)
        self._order = label(kind="small", wrap=True)
        self.finder_field = Field(self.tr("Speler &erbij"), self.finder)
        self.removal = Removal(self, ops)
        self.removal.agreed.connect(lambda: self.removed.emit(self.shown))
        self._store_button = button(self.tr("&Opslaan"), self.store, "primary")
        self.removal.asked.connect(self._store_button.setHidden)
        grid = theme.grid
        people = column(caption, self.people, self._order, gap=3)
        fields = tall(theme, self.name_field, self.finder_field, people, self._active)
        foot = row(self.removal.button, None, self._store_button)
        parts = (self._heading, (fields, 1), self.removal.said, foot)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2.5)))
        self.finder.chosen.connect(self._add)
        self.finder.field.installEventFilter(self)
        self.people.installEventFilter(self)
        self.name.returnPressed.connect(self.finder.field.setFocus)
        self.show_team(None)

    @property
    def edited(self) -> Team:
        """The team as filled in."""
        return Team(
            self.shown.id,
            self.name.text().strip(),
            tuple(self._members),
            self._active.isChecked(),
            self.shown.version,
        )

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.edited != self._filled

    def hold(self) -> None:
        """Say that it is to be stored or given up before another team can be shown."""
        self.finder_field.complain(held_sentence())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape keeps a team that was to be removed, or gives up what is not stored."""
        if event.key() == Qt.Key.Key_Escape and self.removal.keep():
            return
        if event.key() == Qt.Key.Key_Escape and self.dirty:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def show_team(self, team: Team | None, *, new: bool = False) -> None:
        """Show a team, or an empty panel."""
        self.shown = team or NEW
        self.setEnabled(team is not None or new)
        self.name.setText(self.shown.name)
        self._active.setChecked(self.shown.active)
        shown = self.shown
        self.removal.show(Leaver(Entrant.TEAM, shown.id, shown.name) if shown.id else None)
        self.finder.choose(None)
        for field in (self.name_field, self.finder_field):
            field.calm()
        self._show_members(self.shown.members)
        if team is not None:
            self._heading.setText(team.name)
        else:
            said = self.tr("Nieuw team") if new else self.tr("Kies een team in de lijst")
            self._heading.setText(said)
        self._filled = self.edited

    def store(self) -> None:
        """Ask to store what is filled in, or say what is missing."""
        edited = self.edited
        if not self.name_field.filled_in():
            return
        if len(edited.members) < FEWEST:
            self.finder_field.complain(
                self.tr("Een team heeft minstens vier spelers; dit zijn er %1.").replace(
                    "%1", str(len(edited.members))
                )
            )
            self.finder.field.setFocus()
        else:
            self.stored.emit(edited)

    def complain(self, sentence: str) -> None:
        """Why it was not stored."""
        self.finder_field.complain(sentence)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the empty field stores; Delete and Alt with an arrow work on the list."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self.people:
            return self._list_key(event)
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not self.finder.field.text().strip():
            self.store()
            return True
        return False

    def _list_key(self, event: QKeyEvent) -> bool:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if self.people.currentRow() < 0:
            return False
        if event.key() == Qt.Key.Key_Delete:
            self._take_out()
            return True
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in steps:
            self._shift(steps[Qt.Key(event.key())])
            return True
        return False

    def _deeds(self) -> tuple[Deed, ...]:
        return (
            (self.tr("&Omhoog"), "Alt+↑", lambda: self._shift(-1)),
            (self.tr("Om&laag"), "Alt+↓", lambda: self._shift(1)),
            (self.tr("&Weghalen"), "Del", self._take_out),
        )

    def _take_out(self) -> None:
        at = self.people.currentRow()
        del self._members[at]
        self._show_members(self._members, min(at, len(self._members) - 1))

    def _shift(self, by: int) -> None:
        at = self.people.currentRow()
        if 0 <= (to := at + by) < len(self._members):
            self._members[at], self._members[to] = self._members[to], self._members[at]
            self._show_members(self._members, to)

    def _add(self, member: Member | None) -> None:
        if member is None:
            return
        self.finder.choose(None)
        if any(one.id == member.id for one in self._members):
            said = self.tr("%1 staat al in dit team.").replace("%1", member.label)
            self.finder_field.complain(said)
            return
        self.finder_field.calm()
        self._show_members([*self._members, member], len(self._members))

    def _show_members(self, members: Sequence[Member], at: int = -1) -> None:
        self._members = list(members)
        self.people.clear()
        self.people.addItems([self._line(number) for number in range(len(members))])
        self.people.setCurrentRow(at)
        if self._members:
            self._order.setText(
                self.tr("Delete haalt weg; Alt met een pijl verplaatst naar een ander paar.")
            )
        else:
            self._order.setText(
                self.tr(
                    "De eerste twee zijn het eerste paar, dan het tweede; wie daarna komt, "
                    "is reserve."
                )
            )

    def _line(self, at: int) -> str:
        text = self.tr("Paar %1:  %2").replace("%1", str(at // 2 + 1))
        return text.replace("%2", self._members[at].label)


class TeamsPane(QWidget):
    """Search, list, panel."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._asker = Asker(ops, self)
        self.panel = TeamPanel(ops, theme)
        self.search = search_field(
            self.tr("Zoeken op team of speler"), self.tr("Zoeken in de teams")
        )
        self.search.textChanged.connect(self.refresh)
        self.model: RowsModel[Team] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Teams"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(self._edit)
        self.table.lead(lambda one: ShowEntrant("team", one.id))
        on_list(self.table, Qt.Key.Key_Delete, self._remove_marked)
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
            Column(self.tr("Wie spelen"), who, look="muted", least=24),
        ]

    def _lay_out(self) -> None:
        grid = self._theme.grid
        self.empty = EmptyPlace(
            self._theme,
            self.tr("Hier komen de teams"),
            self.tr("Een viertal is twee paren die als één team tegen andere teams spelen."),
            (self.tr("Ee&rste team maken"), self.add),
            self.tr("Grotere teams kunnen ook: drie of vier paren, met reserves."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        new = button(self.tr("&Nieuw team"), self.add)
        parts = (row(self.search, new, gap=grid(1)), self.stack, self.count)
        self.setLayout(column(ListWithPanel("teams", parts, self.panel, grid(1.5))))

    def refresh(self) -> None:
        """Ask for the teams that the search finds."""
        text = self.search.text()

        self._asker.ask(lambda club: teams.teams(club, search=text), self._show)

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
        searched = bool(self.search.text().strip())
        self.table.best_first(searched)
        self.table.show_rows(found)
        self.stack.show_list(bool(found) or searched)
        text = self.tr("1 team") if len(found) == 1 else self.tr("%1 teams")
        self.count.setText(text.replace("%1", str(len(found))))

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        if not self.panel.dirty:
            self.panel.show_team(one)
        elif one is not None and one.id != self.panel.shown.id:
            self.panel.hold()
            stay_at(self.table, self.panel.shown.id)

    def _give_up(self) -> None:
        """Undo what was filled in: back to the team as stored, or none."""
        shown = self.panel.shown
        self.panel.show_team(shown if shown.id else None)
        (self.table if self.model.rows else self.search).setFocus()

    def _edit(self, _row: int) -> None:
        self.panel.name.setFocus()

    def _store(self, wanted: Team) -> None:
        def work(club: OpenClub) -> Team:
            if wanted.id:
                return teams.change_team(club, wanted)
            return teams.add_team(club, wanted.name, [one.id for one in wanted.members])

        def done(stored: Team) -> None:
            if not wanted.id:
                self._begin()  # the next one
            else:
                self.table.keep_row(stored)
                self.panel.show_team(stored)
                self.table.setFocus()

        self._ops.change(work, done, self._refused)

    def _remove_marked(self) -> None:
        one = self.model.row_at(self.table.currentIndex().row())
        if one is not None and not self.panel.dirty:
            self.panel.show_team(one)
            self.panel.removal.ask()

    def _remove(self, team: Team) -> None:
        def done(kept: Team | None) -> None:
            self.table.keep_row(None)
            self.panel.show_team(None)
            self.panel.removal.done(team.name, stopped=kept is not None)
            (self.table if self.model.rows else self.search).setFocus()

        self._ops.change(lambda club: teams.remove_team(club, team.id), done, self._refused)

    def _refused(self, error: Exception) -> None:
        self.panel.complain(troubles.sentence(error))

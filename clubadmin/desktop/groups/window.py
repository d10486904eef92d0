"""Groepen: a list for each group beside the next, and who is in none at the end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from clubadmin.desktop.kit.doors import ShowRanked, ask
from clubadmin.desktop.kit.fitting import scrolling
from clubadmin.desktop.kit.forms import Choice, Number
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Deed, menu_on
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, column, holder, label, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.model.members.member import GroupLine, Groups
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import groups
from clubadmin.services.standings.standings import standings

QWIDGETSIZE_MAX = (1 << 24) - 1  # Qt's own: no bound

_KEY = Qt.ItemDataRole.UserRole


class GroupList(QListWidget):
    """The people of one group; several can be marked at once."""

    dropped = Signal(object, str)  # entrants, the group they are dropped in
    sent = Signal(object, int)  # entrants, 1 to the next group and -1 to the one before
    opened = Signal(int)  # the entrant whose page is wanted
    stepped = Signal(int)  # the keyboard to the next group, or the one before

    def __init__(self, group: str, name: str) -> None:
        super().__init__()
        self.group = group
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        # the window takes people out of the other list itself
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        menu_on(self, self._deeds)

    @property
    def marked(self) -> list[int]:
        """The entrants that are marked."""
        return [int(one.data(_KEY)) for one in self.selectedItems()]

    def _deeds(self) -> tuple[Deed, ...]:
        return (
            (self.tr("Naar de groep hier&voor"), "Alt+←", lambda: self.sent.emit(self.marked, -1)),
            (self.tr("Naar de groep hier&na"), "Alt+→", lambda: self.sent.emit(self.marked, 1)),
            (self.tr("&Pagina openen"), "Enter", lambda: self.opened.emit(self.marked[0])),
        )

    def show_lines(self, lines: Iterable[GroupLine]) -> None:
        """Show these people; who was marked and is still there stays marked."""
        before, at = set(self.marked), self.currentRow()
        self.clear()
        for one in lines:
            # the name first, so that its letters lead there
            item = QListWidgetItem(one.name if one.place is None else f"{one.name} · {one.place}")
            item.setData(_KEY, one.entrant_id)
            self.addItem(item)
            item.setSelected(one.entrant_id in before)
        if not self.selectedItems() and self.count():
            self.setCurrentRow(min(max(at, 0), self.count() - 1))

    def mark(self, entrants: Iterable[int]) -> None:
        """Mark these, and show the first of them."""
        wanted = set(entrants)
        self.clearSelection()
        for at in reversed(range(self.count())):
            item = self.item(at)
            if item.data(_KEY) in wanted:
                self.setCurrentItem(item)
                self.scrollToItem(item)
        for at in range(self.count()):
            item = self.item(at)
            item.setSelected(item.data(_KEY) in wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow sends who is marked; an arrow alone goes to the next list."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.opened.emit(int(item.data(_KEY)))
        elif by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.sent.emit(self.marked, by)
        elif by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take entrants dropped from another group only; within one the places are the order."""
        source = event.source()
        if isinstance(source, GroupList) and source is not self:
            event.acceptProposedAction()
            self.dropped.emit(source.marked, self.group)
        else:
            event.ignore()


class GroupColumn(Plain):
    """A list under its name and how many are in it."""

    def __init__(self, theme: Theme, group: str, name: str) -> None:
        super().__init__()
        self._name = name
        self._title = label(kind="strong")
        self.list = GroupList(group, name)
        self.setLayout(column(self._title, (self.list, 1), gap=theme.grid(1)))
        self._wide, self._narrow = theme.grid(22), theme.grid(16)

    def show_lines(self, lines: tuple[GroupLine, ...], *, beside: bool) -> None:
        """Show these people; who is in no group takes little room while there is nobody.

        Args:
            beside: whether there are groups beside this list.
        """
        narrow = beside and not lines and not self.list.group
        self.setMinimumWidth(self._narrow if narrow else self._wide)
        self.setMaximumWidth(self._narrow if narrow else QWIDGETSIZE_MAX)
        self._title.setText(f"{self._name} · {len(lines)}")
        self.list.show_lines(lines)


@dataclass(frozen=True)
class Earlier:
    """A competition whose groups can be taken over, with who goes up and down in it."""

    competition_id: int
    title: str


MOST = 12
LETTERS = "ABCDEFGHIJKL"


@dataclass(frozen=True)
class Arranged:
    """The groups, and where others can be taken from."""

    groups: Groups
    earlier: tuple[Earlier, ...]
    closed: str = ""  # the name of the season, where it is closed and nobody can be moved


class GroupsWindow(SideWindow):
    """The groups of a competition; nothing is kept until it is asked, and moves can be undone."""

    help_topic = "stand-regel"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, competition_id: int) -> None:
        super().__init__(parent, ops, theme, "groups", (124, 76))
        self.setWindowTitle(self.tr("Groepen"))
        self._competition_id = competition_id
        self._asker = Asker(ops, self)
        self._found: Arranged | None = None
        self._wanted: dict[int, str] = {}  # what was moved and is not kept yet
        self._names: tuple[str, ...] = ()
        self.columns: list[GroupColumn] = []
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.count = Number(2, MOST, 2)
        self.count.setAccessibleName(self.tr("Over hoeveel groepen"))
        self.deal_button = button(self.tr("&Verdelen naar de stand"), self._deal)
        self.earlier = Choice(name=self.tr("Groepen van welke competitie"), letters=18)
        self.take_button = button(self.tr("Over&nemen, met promotie"), self._take_over)
        self.add_button = button(self.tr("Groep er&bij"), self._add)
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self.back_button = button(self.tr("&Terug naar zoals het was"), self._give_up, "quiet")
        self.keep_button = button(self.tr("&Opslaan"), self.keep, "primary")
        self.keep_button.setAutoDefault(False)  # Enter after a number is for that number
        self._lay_out()
        self.refresh()

    @property
    def dirty(self) -> bool:
        """Whether somebody was moved and that is not kept."""
        return bool(self._wanted)

    def refresh(self) -> None:
        """Read who is where; what was moved here stays moved."""
        number = self._competition_id
        self._asker.ask(lambda club: load(club, number), self._show)

    def move_to(self, entrants: list[int], group: str) -> None:
        """Put people in a group; "" takes them out."""
        self._set(dict.fromkeys(entrants, group))
        for one in self.columns:
            if one.list.group == group:
                one.list.mark(entrants)
                one.list.setFocus()

    def keep(self) -> None:
        """Keep who was moved."""
        wanted, number = dict(self._wanted), self._competition_id

        def done(_groups: object) -> None:
            self._wanted.clear()
            self.close()

        work = partial(groups.arrange, competition_id=number, wanted=wanted)
        self.ops.change(work, done, self._refused)

    def warn_of_loss(self) -> None:
        """Say so, and have the keyboard where it is kept."""
        self.said.say(
            self.tr("Dit is nog niet opgeslagen. Nog eens sluiten laat alles zoals het was."),
            "warning",
        )
        self.keep_button.setFocus()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self._lists = QHBoxLayout()
        self._lists.setSpacing(grid(1.5))
        self._lists.setContentsMargins(0, 0, 0, 0)
        area = scrolling(holder(self._lists), sideways=True)
        self._taking = holder(row(self.earlier, self.take_button, gap=grid(1)))
        how_many = label(self.tr("&groepen"), "muted")
        how_many.setBuddy(self.count)
        deal = row(self.deal_button, self.count, how_many, gap=grid(1))
        tools = row(deal, self.add_button, None, gap=grid(2))
        self._away = button(self.tr("&Sluiten"), self.close, "quiet")
        foot = row(self.back_button, None, self._away, self.keep_button, gap=grid(1))
        parts = (self.heading, self.about, tools, self._taking, (area, 1), self.said, foot)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2)))

    def _show(self, found: Arranged) -> None:
        self._found = found
        self.heading.setText(self.tr("Groepen van %1").replace("%1", found.groups.competition))
        self.earlier.offer({str(one.competition_id): one.title for one in found.earlier})
        self._taking.setVisible(bool(found.earlier))
        for widget in (self.deal_button, self.count, self.add_button, self._taking):
            widget.setEnabled(not found.closed)
        self._names = tuple(sorted({*self._names, *found.groups.names}))
        known = {one.entrant_id for one in found.groups.lines}
        self._wanted = {who: name for who, name in self._wanted.items() if who in known}
        self._fill()

    def _fill(self) -> None:
        """A list a group, the one of who is in none last."""
        assert self._found is not None
        if [one.list.group for one in self.columns] != [*self._names, ""]:
            self._make_columns()
        by_group: dict[str, list[GroupLine]] = {one: [] for one in (*self._names, "")}
        for line in self._found.groups.lines:
            by_group[self._wanted.get(line.entrant_id, line.group)].append(line)
        for one in self.columns:
            one.show_lines(tuple(by_group[one.list.group]), beside=bool(self._names))
        self.back_button.setVisible(self.dirty)
        self.keep_button.setEnabled(self.dirty)
        self._say_what_is_moved()

    def _make_columns(self) -> None:
        for one in self.columns:
            one.hide()
            self._lists.removeWidget(one)
            one.deleteLater()
        self.columns = []
        for group in (*self._names, ""):
            name = self.tr("Groep %1").replace("%1", group) if group else self.tr("Zonder groep")
            made = GroupColumn(self.theme, group, name)
            made.list.dropped.connect(self.move_to)
            made.list.opened.connect(self._open_page)
            made.list.sent.connect(partial(self._send, group))
            made.list.stepped.connect(partial(self._step, group))
            self.columns.append(made)
            self._lists.addWidget(made)
        self._order_tabs()
        self.columns[0].list.setFocus()

    def _order_tabs(self) -> None:
        """Tab goes as one reads."""
        order = (
            self.deal_button,
            self.count,
            self.add_button,
            self.earlier,
            self.take_button,
            *(one.list for one in self.columns),
            self.back_button,
            self._away,
            self.keep_button,
        )
        for one, following in pairwise(order):
            self.setTabOrder(one, following)

    def _open_page(self, entrant_id: int) -> None:
        ask(self, ShowRanked(self._competition_id, entrant_id))

    def _send(self, group: str, entrants: list[int], by: int) -> None:
        """Move entrants to the group beside; after the last comes no group at all."""
        names = [*self._names, ""]
        at = names.index(group) + by
        if entrants and 0 <= at < len(names):
            self.move_to(entrants, names[at])

    def _step(self, group: str, by: int) -> None:
        names = [*self._names, ""]
        at = names.index(group) + by
        if 0 <= at < len(names):
            self.columns[at].list.setFocus()

    def _set(self, wanted: Mapping[int, str]) -> None:
        assert self._found is not None
        if self._found.closed:
            return
        now = {one.entrant_id: one.group for one in self._found.groups.lines}
        for who, name in wanted.items():
            if who not in now:
                continue
            if now[who] == name:
                self._wanted.pop(who, None)
            else:
                self._wanted[who] = name
        self._warned = False
        self._fill()

    def _deal(self) -> None:
        assert self._found is not None
        names = tuple(LETTERS[: self.count.value()])
        self._names = tuple(sorted({*names, *self._found.groups.names}))
        self._set(dealt(self._found.groups, names))

    def _take_over(self) -> None:
        number = int(self.earlier.value or 0)
        if number:
            self.ops.run(lambda club: moved_from(club, number), self._taken, self._refused)

    def _taken(self, moved: dict[int, str]) -> None:
        self._names = tuple(sorted({*self._names, *moved.values()}))
        self._set(moved)

    def _add(self) -> None:
        """The next letter that is free."""
        free = [one for one in LETTERS if one not in self._names]
        if free:
            self._names = tuple(sorted((*self._names, free[0])))
            self._fill()

    def _give_up(self) -> None:
        assert self._found is not None
        self._wanted.clear()
        self._names = self._found.groups.names
        self._warned = False
        self._fill()

    def _say_what_is_moved(self) -> None:
        if self._found is not None and self._found.closed:
            text = self.tr(
                "Seizoen %1 is afgesloten: niemand kan naar een andere groep. Weer openen kan bij"
                " Stand, Meer, Seizoen afsluiten."
            )
            self.about.setText(text.replace("%1", self._found.closed))
        elif not self._names:
            self.about.setText(
                self.tr("Er zijn nog geen groepen. Verdeel naar de stand, of zet er een groep bij.")
            )
        else:
            self.about.setText(
                self.tr("Sleep namen naar een andere groep, of druk op Alt met een pijl.")
            )
        text = ""
        if self.dirty:
            text = self.tr("Nog niet opgeslagen: 1 naam verplaatst.")
            if len(self._wanted) > 1:
                text = self.tr("Nog niet opgeslagen: %1 namen verplaatst.")
                text = text.replace("%1", str(len(self._wanted)))
        self.said.say(text, "warning")


def load(club: OpenClub, competition_id: int) -> Arranged:
    """The groups of a competition, and earlier ones of the same players, the last one first."""
    every = seasons.competitions(club)
    own = next(one for one in every if one.id == competition_id)
    known = {one.id: one for one in seasons.seasons(club)}
    season = known[own.season_id]
    earlier = tuple(
        Earlier(one.id, f"{one.name} {known[one.season_id].name}")
        for one in reversed(every)
        if one.id != own.id
        and known[one.season_id].starts <= season.starts
        and (FORMATS[one.format].entrant is FORMATS[own.format].entrant)
        and groups.has_groups(club, one.id)
    )
    closed = season.name if season.closed_at else ""
    return Arranged(groups.groups(club, competition_id), earlier, closed)


def moved_from(club: OpenClub, competition_id: int) -> dict[int, str]:
    """The groups of an earlier competition, after promotion and relegation."""
    return groups.after_moves(standings(club, competition_id))


def dealt(found: Groups, names: tuple[str, ...]) -> dict[int, str]:
    """Everybody who plays, over these groups by the standings."""
    playing = [one for one in found.lines if one.played or one.group]
    return groups.dealt(playing or found.lines, names)

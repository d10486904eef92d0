"""The place "Leden": people, pairs and teams."""

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.doors import ShowDues, ShowRegister, ShowWishes, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import Pages, action, column, label, row
from clubadmin.desktop.members.couples import CouplesPane
from clubadmin.desktop.members.people import PeoplePane
from clubadmin.desktop.members.teams import TeamsPane
from clubadmin.model.club.club import ChangedPlace

TEAMS = 2  # the number of the tab


class MembersPage(Page):
    """Three tabs: members and guests, pairs, teams."""

    help_topic = "leden"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.people = PeoplePane(ops, theme)
        self.couples = CouplesPane(ops, theme)
        self.teams = TeamsPane(ops, theme)
        self.people.said.connect(self.said)
        self.people.erased.connect(self.erased)
        self.people.editor.more_wanted.connect(self._register)
        self._panes = (self.people, self.couples, self.teams)
        self.stack = Pages(*self._panes)
        names = (self.tr("Leden en gasten"), self.tr("Paren"), self.tr("Viertallen"))
        self.tabs = Tabs(theme, names, self)
        self.tabs.chosen.connect(self._show_tab)
        grid = theme.grid
        layout = column(
            row(label(self.title, "title"), grid(3), self.tabs),
            self.stack,
            gap=grid(2),
        )
        layout.setContentsMargins(grid(3.5), grid(2.5), grid(3.5), 0)
        self.setLayout(layout)
        self.hand_on(self.people.search)
        wishes = action(
            self,
            self.tr("&Wensen voor de indeling"),
            partial(ask, self, ShowWishes()),
            "Ctrl+Shift+W",
        )
        consents = action(
            self, self.tr("&Toestemmingen"), partial(ask, self, ShowRegister(consents=True))
        )
        register = action(self, self.tr("Leden&administratie"), self._register)
        board = action(
            self, self.tr("Bestu&ur en vergadering"), partial(ask, self, ShowRegister(board=True))
        )
        self._actions = [
            action(self, self.tr("&Nieuw lid"), self._new_member, "Ctrl+N"),
            action(self, self.tr("Nieuw paa&r"), self._new_pair),
            of_use("teams", action(self, self.tr("Nieuw tea&m"), self._new_team)),
            action(self, self.tr("Leden &plakken uit een rekenblad"), self._paste),
            of_use("wishes", wishes),
            of_use("consents", consents),
            of_use("board", board),
            of_use("particulars", register),
            of_use("dues", action(self, self.tr("&Contributie"), partial(ask, self, ShowDues()))),
            *used.offered(self, "members", lambda: self)["register"],
            action(self, self.tr("&Inzage in de eigen gegevens"), self._inspect),
            action(self, self.tr("&Zoeken in de lijst"), self._search, "Ctrl+F"),
        ]

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Leden")

    def page_actions(self) -> list[QAction]:
        """The actions of the page."""
        return self._actions

    def menu_groups(self) -> list[list[QAction]]:
        """People, pairs and teams; what holds for them; finding one."""
        return [self._actions[:4], self._actions[4:-1], self._actions[-1:]]

    def panes(self) -> list[QWidget]:
        """The list and the panel beside it."""
        if self.tabs.current == 0:
            return [self.people.search, self.people.table, self.people.side]
        pane = (self.couples, self.teams)[self.tabs.current - 1]
        return [pane.search, pane.table, pane.panel]

    def refresh(self) -> None:
        """Show the tab in view as it is now, and that of teams where there are teams."""
        self.tabs.show_tab(TEAMS, used.is_used("teams"))
        self.people.editor.offer_more(used.is_used("particulars"))
        self._panes[self.tabs.current].refresh()

    def leave(self) -> None:
        """Store what is filled in of a member."""
        if self.people.editor.member.id:
            self.people.keep_edited()
        self.people.put_away_empty()

    def not_kept(self) -> str:
        """Tell that a new member is not stored before Enter."""
        editor = self.people.editor
        if not editor.dirty or editor.member.id:
            return ""
        return self.tr(
            "Een nieuw lid is nog niet opgeslagen; het staat bij Leden. Enter slaat op. Nogmaals "
            "sluiten laat het weg."
        )

    def is_waiting(self) -> bool:
        """Whether a form is filled in: of a member who is there as well, until it is left."""
        return self.people.editor.dirty

    def spot(self) -> tuple[int, ...]:
        """The tab."""
        return (self.tabs.current,)

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The tab that was in view."""
        self.tabs.choose(spot[0])

    def shows(self, place: ChangedPlace) -> bool:
        """Members, pairs and teams are all here."""
        return place.kind in ("members", "member-edit")

    def show_item(self, kind: str, number: int) -> None:
        """Select a member."""
        if kind == "member-edit":
            self.tabs.choose(0)
            self.people.show_member(number)

    def _show_tab(self, number: int) -> None:
        self.stack.setCurrentIndex(number)
        self.hand_on(self._panes[number].search)
        self.refresh()

    def _new_member(self) -> None:
        self.tabs.choose(0)
        self.people.add()

    def _new_pair(self) -> None:
        self.tabs.choose(1)
        self.couples.add()

    def _new_team(self) -> None:
        self.tabs.choose(TEAMS)
        self.teams.add()

    def _paste(self) -> None:
        self.tabs.choose(0)
        self.people.paste()

    def _register(self) -> None:
        ask(self, ShowRegister(self.people.editor.member.id))

    def _inspect(self) -> None:
        self.tabs.choose(0)
        self.people.inspect()

    def _search(self) -> None:
        pane = self._panes[self.tabs.current]
        pane.search.setFocus()
        pane.search.selectAll()

"""The place "Leden": people, pairs and teams, and what is kept of all members."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.doors import (
    BOARD,
    CONSENTS,
    DUES,
    FIELDS,
    HISTORY,
    LETTERS,
    PAIRS,
    PEOPLE,
    TEAMS,
    TWICE,
    ShowDues,
    ShowWishes,
    ask,
    leads,
)
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import Pages, action, button, column, label
from clubadmin.desktop.members.beside_list import BesidePane
from clubadmin.desktop.members.couples import CouplesPane
from clubadmin.desktop.members.people import PeoplePane
from clubadmin.desktop.members.register_papers import RegisterPapers
from clubadmin.desktop.members.teams import TeamsPane
from clubadmin.model.club.club import ChangedPlace
from clubadmin.part import Show, fillings

STEADY = {TEAMS: "teams", DUES: "dues", LETTERS: "letters", CONSENTS: "consents", BOARD: "board"}
"""Tabs that stay there once the club does such a thing; later ones are there while in view."""


class MembersPage(Page):
    """Tabs: members and guests, pairs, teams, and panes over all members, made when asked for."""

    help_topic = "leden"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.people = PeoplePane(ops, theme)
        self.couples = CouplesPane(ops, theme)
        self.teams = TeamsPane(ops, theme)
        self.people.said.connect(self.said)
        self.people.erased.connect(self.erased)
        self._panes: dict[int, PeoplePane | CouplesPane | TeamsPane | TabPane] = {
            PEOPLE: self.people,
            PAIRS: self.couples,
            TEAMS: self.teams,
        }
        self._asked_for: set[int] = set()
        ops.opened.connect(self._forget)
        self.stack = Pages(self.people, self.couples, self.teams)
        names = (
            self.title,
            self.tr("Paren"),
            self.tr("Viertallen"),
            self.tr("Contributie"),
            self.tr("Brieven"),
            self.tr("Toestemming"),
            self.tr("Bestuur"),
            self.tr("Dubbel"),
            self.tr("Eigen velden"),
            self.tr("Geschiedenis"),
        )
        self.tabs = Tabs(theme, names, self)
        self.tabs.chosen.connect(self._show_tab)
        papers = RegisterPapers(self, ops)
        papers.refused.connect(self.said)
        papers.kept.connect(self.said)
        self.papers = button(self.tr("Lijsten"), lambda: None)
        menu = papers.menu()
        menu.addSeparator()
        menu.addAction(self.tr("Dubbele &namen"), partial(self.show_tab, TWICE))
        self.papers.setMenu(menu)
        grid = theme.grid
        self._heading = label(self.title, "title")
        self._top = QGridLayout()
        self._top.setContentsMargins(0, 0, 0, 0)
        self._top.setHorizontalSpacing(grid(3))
        self._top.setColumnStretch(1, 1)
        self._top.addWidget(self._heading, 0, 0)
        self._top.addWidget(self.papers, 0, 2)
        self._top.addWidget(self.tabs, 0, 1)
        self._there = {PEOPLE, PAIRS}  # the tabs of what the club does, and the one in view
        theme.changed.connect(self._fit)
        layout = column(self._top, self.stack, gap=grid(2))
        layout.setContentsMargins(grid(3.5), grid(2.5), grid(3.5), 0)
        self.setLayout(layout)
        self.hand_on(self.people.search)
        wishes = action(
            self,
            self.tr("&Wensen voor de indeling"),
            partial(ask, self, ShowWishes()),
            "Ctrl+Shift+W",
        )
        consents = action(self, self.tr("&Toestemmingen"), partial(self.show_tab, CONSENTS))
        register = action(self, self.tr("Adres en &functies"), self._on(PEOPLE, "edit_more"))
        board = action(self, self.tr("Bestu&ur en vergadering"), partial(self.show_tab, BOARD))
        listed = action(self, self.tr("Een li&jst uit een bestand …"), self.people.bring)
        used.if_it_leads(Show("bring-in"), listed)
        self._actions = [
            action(self, self.tr("&Nieuw lid"), self._on(PEOPLE, "add"), "Ctrl+N"),
            action(self, self.tr("Nieuw paa&r"), self._on(PAIRS, "add")),
            of_use("teams", action(self, self.tr("Nieuw tea&m"), self._on(TEAMS, "add"))),
            listed,
            of_use("wishes", wishes),
            of_use("consents", consents),
            of_use("board", board),
            of_use("particulars", register),
            of_use("dues", action(self, self.tr("&Contributie"), partial(ask, self, ShowDues()))),
            *used.offered(self, "members", lambda: self)["register"],
            action(self, self.tr("&Inzage in de eigen gegevens"), self._on(PEOPLE, "inspect")),
            action(self, self.tr("&Zoeken in de lijst"), self._search, "Ctrl+F"),
        ]

        self._found = [  # by Ctrl+K; each has its button on the page
            action(self, self.tr("Lijsten en etiketten"), self.papers.showMenu),
            action(self, self.tr("Leden plakken uit een rekenblad"), self._on(PEOPLE, "paste")),
            action(self, self.tr("Dubbele namen"), partial(self.show_tab, TWICE)),
            action(self, self.tr("Eigen velden"), partial(self.show_tab, FIELDS)),
        ]

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Leden")

    def page_actions(self) -> list[QAction]:
        """The actions of the page."""
        return [*self._actions, *self._found]

    def menu_groups(self) -> list[list[QAction]]:
        """People, pairs and teams; what holds for them; finding one."""
        return [self._actions[:4], self._actions[4:-1], self._actions[-1:]]

    def panes(self) -> list[QWidget]:
        """The list and the panel beside it."""
        pane = self._pane(self.tabs.current)
        if isinstance(pane, BesidePane):
            pane = self.people
        if isinstance(pane, TabPane):
            return [self.tabs, pane]
        beside = pane.side if isinstance(pane, PeoplePane) else pane.panel
        return [pane.search, pane.table, beside]

    def _pane(self, number: int) -> "PeoplePane | CouplesPane | TeamsPane | TabPane":
        """The pane of a tab, made the first time."""
        if number not in self._panes:
            pane = self._made(number)
            self._panes[number] = pane
            if isinstance(pane, BesidePane):
                pane.begun.connect(self.people.search.setFocus)
            else:
                self.stack.addWidget(pane)
        return self._panes[number]

    def _forget(self) -> None:
        """Another club has other seasons, and texts of its own."""
        for number in (DUES, LETTERS):
            pane = self._panes.get(number)
            if isinstance(pane, TabPane) and not pane.unfinished:
                self.tabs.choose(PEOPLE)
                self.stack.removeWidget(self._panes.pop(number))
                pane.deleteLater()

    def _made(self, number: int) -> TabPane:
        from clubadmin.desktop.members import register_panes
        from clubadmin.desktop.members.assembly_pane import AssemblyPane
        from clubadmin.desktop.members.consents_pane import ConsentsPane

        editor = self.people.editor
        if number == DUES:
            from clubadmin.desktop.administration.dues import DuesPane

            return DuesPane(self.ops, self.theme, self._show_owing)
        if number == LETTERS:
            (kind,) = fillings("letters")
            return kind(self.ops, self.theme)  # type: ignore[no-any-return]
        if number == HISTORY:
            return register_panes.HistoryPane(self.ops, self.theme, lambda: editor.member)
        kinds: dict[int, Callable[..., TabPane]] = {
            CONSENTS: ConsentsPane,
            BOARD: AssemblyPane,
            TWICE: register_panes.TwicePane,
            FIELDS: register_panes.OwnFieldsPane,
        }
        return kinds[number](self.ops, self.theme)

    def _show_owing(self) -> None:
        self.tabs.choose(PEOPLE)
        self.people.show_owing()

    def take_statement(self, file: Path) -> None:
        """Have the dues read a statement of the bank."""
        pane = self._pane(DUES)
        if take := getattr(pane, "take_statement", None):
            take(file)

    def show_tab(self, number: int) -> None:
        """Bring a tab into view, also one that is there only when it is asked for."""
        self._asked_for.add(number)
        self.tabs.choose(number)

    def refresh(self) -> None:
        """Show the tab in view as it is now, and those of what the club does."""
        steady = {
            number
            for number, use in STEADY.items()
            if number in self._asked_for
            or (used.is_used(use) and (number != LETTERS or leads(Show("letters"))))
        }
        self._there = {PEOPLE, PAIRS, self.tabs.current} | steady
        self._fit()
        pane = self._pane(self.tabs.current)
        pane.refresh()
        if isinstance(pane, BesidePane):
            self.people.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No name of a tab is cut off."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The tabs beside the title, else below it; else that in view with the way back."""
        there, edges = self._there, self.layout()
        assert edges is not None
        room = self.width() - 2 * edges.contentsMargins().left()
        wanted = self.tabs.needs(there)
        beside = (self._heading, self.papers)
        taken = sum(one.sizeHint().width() + self._top.horizontalSpacing() for one in beside)
        at = (1, 0, 1, 3) if taken + wanted > room else (0, 1, 1, 1)
        if self._top.getItemPosition(self._top.indexOf(self.tabs)) != at:
            self._top.addWidget(self.tabs, *at)
        shown = there if wanted <= room else {PEOPLE, self.tabs.current}
        for number in range(HISTORY + 1):
            self.tabs.show_tab(number, number in shown)

    def leave(self) -> None:
        """Store what is filled in of a member."""
        if self.people.editor.member.id:
            self.people.keep_edited()
        self.people.put_away_empty()

    def not_kept(self) -> str:
        """Tell of what is filled in and cannot be stored without a word of the secretary."""
        panes = [one for one in self._panes.values() if isinstance(one, TabPane)]
        if said := next((one.unfinished for one in panes if one.unfinished), ""):
            return said
        held = any(one.held for one in panes)
        if not held and (not self.people.editor.dirty or self.people.keeping):
            return ""
        return self.tr(
            "Bij Leden is iets ingevuld dat nog niet is opgeslagen. Enter slaat op. Nogmaals "
            "sluiten laat het weg."
        )

    def is_keeping(self) -> bool:
        """Whether what was filled in is on its way to the file."""
        return self.people.keeping

    def is_waiting(self) -> bool:
        """Whether a form is filled in: of a member who is there as well, until it is left."""
        return self.people.editor.dirty or bool(self.not_kept())

    def spot(self) -> tuple[int, ...]:
        """The tab."""
        return (self.tabs.current,)

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The tab that was in view."""
        self.show_tab(spot[0])

    def shows(self, place: ChangedPlace) -> bool:
        """Members, pairs and teams are all here."""
        return place.kind in ("members", "member-edit")

    def show_item(self, kind: str, number: int) -> None:
        """Select a member."""
        if kind == "member-edit":
            self.tabs.choose(PEOPLE)
            self.people.show_member(number)
        elif kind == "members-tab":
            self.show_tab(number)

    def _show_tab(self, number: int) -> None:
        pane = self._pane(number)
        beside = pane if isinstance(pane, BesidePane) else None
        self.stack.setCurrentWidget(self.people if beside else pane)
        self.people.show_beside(beside)
        self.help_topic = (isinstance(pane, TabPane) and pane.help_topic) or "leden"
        self.refresh()
        if beside is not None:
            self.hand_on(self.people.search)
            beside.start()
        elif isinstance(pane, TabPane):
            self.hand_on(self.tabs)
            pane.start()
        else:
            self.hand_on(pane.search)

    def _on(self, tab: int, deed: str) -> Callable[[], None]:
        """A deed of a tab, which comes into view for it."""

        def do() -> None:
            self.tabs.choose(tab)
            getattr(self._pane(tab), deed)()

        return do

    def _search(self) -> None:
        pane = self._pane(self.tabs.current)
        search = getattr(pane, "search", None) or self.people.search
        if not isinstance(pane, BesidePane) and search is self.people.search:
            self.tabs.choose(PEOPLE)
        search.setFocus()
        search.selectAll()

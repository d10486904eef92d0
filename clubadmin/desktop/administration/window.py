"""The window of the treasurer: a season's dues, who is a member, the kinds, and the bank."""

from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop.administration.accounts import AccountsPane
from clubadmin.desktop.administration.kinds import KindsPane
from clubadmin.desktop.administration.ledger import Ledger, load
from clubadmin.desktop.administration.memberships import MembershipsPane
from clubadmin.desktop.administration.panes import Pane
from clubadmin.desktop.administration.statement import StatementPane
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, row

KINDS = 2  # the tab where a club begins


class DuesWindow(SideWindow):
    """Four tabs over the ledger of one season."""

    help_topic = "contributie"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme) -> None:
        super().__init__(parent, ops, theme, "dues", (140, 84))
        self.setWindowTitle(self.tr("Contributie"))
        self._asker = Asker(ops, self)
        self._ledger: Ledger | None = None
        self.season = Choice()
        self.season.setAccessibleName(self.tr("Seizoen"))
        self.season.setMinimumContentsLength(12)
        self.season.currentIndexChanged.connect(self.refresh)
        self.panes: tuple[Pane, ...] = (
            AccountsPane(ops, theme),
            MembershipsPane(ops, theme),
            KindsPane(ops, theme),
            StatementPane(ops, theme),
        )
        names = (self.tr("Contributie"), self.tr("Wie lid is"), self.tr("Soorten"))
        self.tabs = Tabs(theme, (*names, self.tr("Afschrift")), self)
        self.tabs.chosen.connect(self._show_tab)
        self.stack = QStackedWidget()
        self.told = Said()
        for pane in self.panes:
            self.stack.addWidget(pane)
            pane.said.connect(lambda text: self.told.say(text, "error"))
        grid = theme.grid
        away = button(self.tr("Slui&ten"), self.close, "quiet")
        foot = row(self.told, None, away, gap=grid(1))
        layout = column(
            row(self.tabs, None, self.season), self.stack, foot, gap=grid(1.5), margin=grid(2)
        )
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.refresh()

    def refresh(self) -> None:
        """Read the season that is chosen."""
        season_id = int(self.season.value or 0)
        self._asker.ask(lambda club: load(club, season_id), self._show)

    def may_leave(self) -> bool:
        """Not while something is filled in that is not stored: the first time that is told."""
        if self.told.text() or not any(pane.held for pane in self.panes):
            return True
        self.told.say(
            self.tr("Hier is iets ingevuld dat niet is opgeslagen. Nog eens sluiten laat het weg."),
            "warning",
        )
        self.tabs.choose(next(at for at, pane in enumerate(self.panes) if pane.held))
        return False

    def _show(self, ledger: Ledger) -> None:
        first, self._ledger = self._ledger is None, ledger
        self.season.blockSignals(True)
        self.season.offer({str(one.id): one.name for one in ledger.seasons})
        if ledger.season is not None:
            self.season.choose(str(ledger.season.id))
        self.season.blockSignals(False)
        if ledger.season is None:
            self.told.say(
                self.tr("Er is nog geen seizoen. Maak er een bij Club, Competities."), "warning"
            )
        for pane in self.panes:
            pane.show_ledger(ledger)
        if first:
            if not ledger.kinds:
                self.tabs.choose(KINDS)
            self.panes[self.tabs.current].start()

    def _show_tab(self, number: int) -> None:
        self.stack.setCurrentIndex(number)
        self.panes[number].start()

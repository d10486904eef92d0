"""The window of the treasurer: a season's dues, who is a member, the kinds, and the bank."""

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.administration.accounts import AccountsPane
from clubadmin.desktop.administration.collecting import CollectingPane
from clubadmin.desktop.administration.kinds import KindsPane
from clubadmin.desktop.administration.loading import Ledger, load
from clubadmin.desktop.administration.memberships import MembershipsPane
from clubadmin.desktop.administration.panes import Pane
from clubadmin.desktop.administration.statement import StatementPane
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedWindow
from clubadmin.desktop.kit.theme import Theme

STATEMENT = 3
KINDS = 2  # the tab where a club begins
COLLECTING = 4  # not seen by a club that collects nothing


class DuesWindow(TabbedWindow):
    """Five tabs over the ledger of one season; the last for a club that collects."""

    help_topic = "contributie"

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, file: Path | None = None
    ) -> None:
        super().__init__(parent, ops, theme, "dues", (140, 84))
        self.setWindowTitle(self.tr("Contributie"))
        self._asker = Asker(ops, self)
        self._ledger: Ledger | None = None
        self.season = Choice(name=self.tr("Seizoen"), letters=12)
        self.season.currentIndexChanged.connect(self.refresh)
        statement = StatementPane(ops, theme)
        self.panes: dict[str, Pane] = {
            self.tr("Contributie"): AccountsPane(ops, theme),
            self.tr("Wie lid is"): MembershipsPane(ops, theme),
            self.tr("Soorten"): KindsPane(ops, theme),
            self.tr("Afschrift"): statement,
            self.tr("Incasso"): CollectingPane(ops, theme),
        }
        self.put(self.panes, self.season)
        for pane in self.panes.values():
            pane.said.connect(lambda text: self.told.say(text, "error"))
        self.refresh()
        if file is not None:
            self.tabs.choose(STATEMENT)
            ops.when_idle(lambda: statement.read(file))  # once it knows the season

    def refresh(self) -> None:
        """Read the season that is chosen."""
        season_id = int(self.season.value or 0)
        self._asker.ask(lambda club: load(club, season_id, date.today()), self._show)

    def _show(self, ledger: Ledger) -> None:
        first, self._ledger = self._ledger is None, ledger
        self.calm()
        self.season.blockSignals(True)
        self.season.offer({str(one.id): one.name for one in ledger.seasons})
        if ledger.season is not None:
            self.season.choose(str(ledger.season.id))
        self.season.blockSignals(False)
        if ledger.season is None:
            self.told.say(
                self.tr("Er is nog geen seizoen. Maak er een bij Club, Competities."), "warning"
            )
        for pane in self.panes.values():
            pane.show_ledger(ledger)
        collects = bool(ledger.creditor.identifier or ledger.collections)
        self.tabs.show_tab(COLLECTING, collects)
        if first:
            if not ledger.kinds:
                self.tabs.choose(KINDS)
            self.start()

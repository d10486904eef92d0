"""The tab of the treasurer at Leden: a season's dues and kinds, and what parts add to these."""

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from clubadmin.desktop.administration.kinds import KindsPane
from clubadmin.desktop.administration.loading import Ledger, load
from clubadmin.desktop.administration.panes import Pane
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedPane
from clubadmin.desktop.kit.theme import Theme
from clubadmin.part import fillings


class DuesPane(TabbedPane):
    """Tabs over the ledger of one season; `show_owing` has the list of Leden show who owes."""

    help_topic = "contributie"

    def __init__(self, ops: Operations, theme: Theme, show_owing: Callable[[], None]) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._ledger: Ledger | None = None
        self.season = Choice(name=self.tr("Seizoen"), letters=12)
        self.season.currentIndexChanged.connect(self.refresh)
        season = KindsPane(ops, theme)
        season.owing_wanted.connect(show_owing)
        self.panes: dict[str, Pane] = {self.tr("Contributie"): season}
        of_parts = [kind(ops, theme) for kinds in fillings("dues-tabs") for kind in kinds]
        self.panes |= {pane.title: pane for pane in of_parts}
        self.put(theme, self.panes, self.season)
        for pane in self.panes.values():
            pane.said.connect(lambda text: self.told.say(text, "error"))

    def take_statement(self, file: Path) -> None:
        """Read a file once the season is known."""
        for at, pane in enumerate(self.panes.values()):
            if pane.dropped is not None:
                self.tabs.choose(at)
                self._ops.when_idle(partial(pane.dropped, file))

    def refresh(self) -> None:
        """Read the season that is chosen."""
        season_id = int(self.season.value or 0)
        self._asker.ask(lambda club: load(club, season_id, date.today()), self._show)

    def _show(self, ledger: Ledger) -> None:
        first, self._ledger = self._ledger is None, ledger
        self.told.say("")
        self.season.blockSignals(True)
        self.season.offer({str(one.id): one.name for one in ledger.seasons})
        if ledger.season is not None:
            self.season.choose(str(ledger.season.id))
        self.season.blockSignals(False)
        if ledger.season is None:
            self.told.say(
                self.tr("Er is nog geen seizoen. Maak er een bij Club, Competities."), "warning"
            )
        for at, pane in enumerate(self.panes.values()):
            pane.show_ledger(ledger)
            self.tabs.show_tab(at, pane.is_used)
        if first:
            self.start()

"""The window of the money of an evening: who paid, the cash box, the tombola, what is asked."""

from PySide6.QtWidgets import QPushButton, QWidget

from clubadmin.desktop.administration.box import BoxPane
from clubadmin.desktop.administration.cash_book import CashBook, CashPane, load
from clubadmin.desktop.administration.payers import PayersPane
from clubadmin.desktop.administration.stakes import StakesPane
from clubadmin.desktop.administration.tombola import TombolaPane
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import label
from clubadmin.desktop.kit.wording import spoken_date

ASKED = 3  # the tab where a club begins


class CashWindow(TabbedWindow):
    """Four tabs over the money of one evening."""

    help_topic = "kas"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, evening_id: int) -> None:
        super().__init__(parent, ops, theme, "cash", (124, 80))
        self.setWindowTitle(self.tr("Kas van de avond"))
        self._asker = Asker(ops, self)
        self._evening_id, self._first = evening_id, True
        self._evening = label(kind="muted")
        asked = StakesPane(ops, theme)
        asked.begun.connect(lambda: self.tabs.choose(0))
        self.panes: dict[str, CashPane] = {
            self.tr("Wie betaalde"): PayersPane(ops, theme),
            self.tr("Kas"): BoxPane(ops, theme),
            self.tr("Tombola"): TombolaPane(ops, theme),
            self.tr("Inleg"): asked,
        }
        self.put(self.panes, self._evening)
        for one in self.findChildren(QPushButton):
            one.setAutoDefault(False)  # each field does what Enter does there; never twice
        for pane in self.panes.values():
            pane.said.connect(lambda text: self.told.say(text, "error"))
        self.refresh()

    def refresh(self) -> None:
        """Read the evening."""
        evening_id = self._evening_id
        self._asker.ask(lambda club: load(club, evening_id), self._show, self._gone)

    def _gone(self, _error: Exception) -> None:
        self._first = False
        self.close()  # the evening was taken back

    def _show(self, book: CashBook) -> None:
        first, self._first = self._first, False
        self.calm()
        cash = book.cash
        self._evening.setText(f"{cash.competition} · {spoken_date(cash.date)}")
        for pane in self.panes.values():
            pane.show_book(book)
        if first:
            if book.kept.stakes is None:
                self.tabs.choose(ASKED)
            self.start()

"""The window of the register: particulars of every member, and fields of the club's own."""

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button
from clubadmin.desktop.members.assembly_pane import AssemblyPane
from clubadmin.desktop.members.consents_pane import ConsentsPane
from clubadmin.desktop.members.history_pane import HistoryPane
from clubadmin.desktop.members.own_fields_pane import OwnFieldsPane
from clubadmin.desktop.members.particulars_pane import ParticularsPane
from clubadmin.desktop.members.register_papers import RegisterPapers
from clubadmin.desktop.members.twice_pane import TwicePane
from clubadmin.model.members.particulars import Register
from clubadmin.model.members.turnout import SeasonTurnout
from clubadmin.services.attendance.turnout import latest_turnout
from clubadmin.services.members.particulars import register

CONSENTS, ASSEMBLY = 4, 5  # the tabs with who agreed to what, and with the board's year

Pane = AssemblyPane | ParticularsPane | ConsentsPane | HistoryPane | TwicePane | OwnFieldsPane


class RegisterWindow(TabbedWindow):
    """Tabs over the members.

    Args:
        member_id: who is shown first; 0 for nobody.
    """

    help_topic = "ledenadministratie"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, member_id: int = 0) -> None:
        super().__init__(parent, ops, theme, "register", (140, 84))
        self.setWindowTitle(self.tr("Ledenadministratie"))
        self._asker = Asker(ops, self)
        self._begun = False
        self.people = ParticularsPane(ops, theme, member_id)
        self.own = OwnFieldsPane(ops, theme)
        self.history = HistoryPane(ops, theme)
        self.people.chosen.connect(self.history.show_person)
        self.twice = TwicePane(ops, theme)
        self.consents = ConsentsPane(ops, theme)
        self.assembly = AssemblyPane(ops, theme)
        self.panes: dict[str, Pane] = {
            self.tr("Leden"): self.people,
            self.tr("Geschiedenis"): self.history,
            self.tr("Dubbel"): self.twice,
            self.tr("Eigen velden"): self.own,
            self.tr("Toestemming"): self.consents,
            self.tr("Bestuur"): self.assembly,
        }
        self.papers = RegisterPapers(self, ops)
        self.papers_button = button(self.tr("&Papieren"), lambda: None)
        self.papers_button.setMenu(self.papers.menu())
        self.put(self.panes, self.papers_button)
        self.papers.refused.connect(lambda text: self.told.say(text, "error"))
        self.papers.kept.connect(lambda text: self.told.say(text, "good"))
        self.refresh()

    def refresh(self) -> None:
        """Read everybody."""
        self._asker.ask(
            lambda club: (register(club, inactive=True), latest_turnout(club)), self._show
        )

    def _show(self, answer: tuple[Register, SeasonTurnout | None]) -> None:
        found, season = answer
        self.calm()
        self.people.show_turnout(season)
        for pane in self.panes.values():
            pane.show_register(found)
        if not self._begun:
            self._begun = True
            self.start()

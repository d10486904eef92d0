"""The papers of an evening: made on the second thread, shown before they are printed."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.contest_papers.papers_out import note_printed
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import ShowPapers, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.moves import Moves
from clubadmin.model.results.result import EveningResult, Rectification, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.standings.standings import climbing, standings

Paper = Callable[[Printing], bytes]


class Papers(QObject):
    """Menus with papers; each opens in the preview, from where it is printed or saved."""

    delivered = Signal()  # one was printed or kept

    def __init__(self, parent: QWidget, ops: Operations) -> None:
        super().__init__(parent)
        self._widget = parent
        self._ops = ops
        self._evening: Evening | None = None
        self.round = 1  # the round in view

    def show_evening(self, evening: Evening) -> None:
        """Show the papers of an evening."""
        self._evening = evening

    def draw_menu(self) -> QMenu:
        """Draw lists, seat slips, blank sheets."""
        menu = QMenu(self._widget)
        menu.addAction(self.tr("Indeling op &tafel"), lambda: self.draw_list("table"))
        menu.addAction(self.tr("Indeling op &naam"), lambda: self.draw_list("name"))
        menu.addAction(self.tr("&Plaatsbriefjes"), self.seat_slips)
        menu.addAction(self.tr("&Formulieren om in te vullen"), self.blank_sheets)
        menu.addAction(self.tr("Formulieren van &deze ronde"), self.blanks_of_round)
        menu.addSeparator()
        menu.addAction(self.tr("&Alle papieren (Ctrl+Shift+L)"), self.open_all)
        return menu

    def open_all(self) -> None:
        """The window with every paper of the evening."""
        if self._evening is not None:
            ask(self._widget, ShowPapers(self._evening.id, self.delivered.emit))

    def draw_list(self, by: str) -> None:
        """Show the list of seats, by table or by name."""
        evening = self._evening
        if evening is None:
            return
        made = paper_of("draw.draws.draw_list", evening, by=by, hung=True)
        title = self.tr("Indeling op naam") if by == "name" else self.tr("Indeling op tafel")
        done = partial(self._draw_delivered, evening)
        self._preview(title, made, delivered=done, follows=evening.id)

    def seat_slips(self) -> None:
        """A slip for everybody."""
        evening = self._evening
        if evening is None:
            return
        made = paper_of("draw.seat_slips.seat_slips", evening)
        done = partial(self._draw_delivered, evening)
        self._preview(self.tr("Plaatsbriefjes"), made, delivered=done)

    def blanks_of_round(self) -> None:
        """Blank sheets of the round in view only."""
        self.blank_sheets((self.round,))

    def blank_sheets(self, rounds: tuple[int, ...] | None = None) -> None:
        """Sheets with names, rows and dealer on them, of all rounds unless some are named."""
        evening = self._evening
        if evening is None:
            return
        how = {"rules_title": evening.rule_set_title, "rounds": rounds}
        made = paper_of("blanks.blanks.blank_sheets", evening, **how)
        done = partial(self._draw_delivered, evening)
        self._preview(self.tr("Formulieren"), made, delivered=done)

    def result(self, result: EveningResult, delivered: Callable[[], object] | None = None) -> None:
        """The result to hang up; `delivered` is told once it was printed or kept."""
        made = paper_of("results.evening.evening_result", result, hung=True)
        self._preview(self.tr("Uitslag"), made, result, delivered, result.evening_id)

    def standings(self, delivered: Callable[[], object] | None = None) -> None:
        """The standings of the competition with this evening in them, to hang up."""
        evening = self._evening
        if evening is None:
            return

        def show(found: tuple[Standings, Moves]) -> None:
            now, moves = found
            made = paper_of("standings.season.standings", now, moves=moves, hung=True)
            self._preview(self.tr("Stand"), made, now, delivered)

        def read(club: OpenClub) -> tuple[Standings, Moves]:
            now = standings(club, evening.competition_id, evening.number)
            return now, climbing(club, evening.competition_id, now)

        self._ops.run(read, show)

    def rectification(self, one: Rectification) -> None:
        """Show the rectification, to hang beside the result."""
        title = self.tr("Rectificatie %1").replace("%1", str(one.number))
        self._preview(title, paper_of("results.correction.rectification", one))

    def _draw_delivered(self, evening: Evening) -> None:
        note_printed(evening)
        self.delivered.emit()

    def _preview(
        self,
        title: str,
        make: Paper,
        of: EveningResult | Standings | None = None,
        delivered: Callable[[], object] | None = None,
        follows: int = 0,
    ) -> None:
        if self._evening is None:
            return
        number = of.rectification if of else None
        name = files.evening_file(self._evening, title, rectification=number)
        done = delivered or self.delivered.emit
        web = of is not None
        preview_paper(self._widget, title, make, name, delivered=done, web=web, follows=follows)

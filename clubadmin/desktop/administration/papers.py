"""The papers of the dues of a season: letters, reminders, the list, a receipt."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.paper.printing import preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.model.administration.letters import DuesLetters, DuesList, Receipt
from clubadmin.model.club.printing import Printing
from clubadmin.services.administration import letters
from clubadmin.services.club import files as keeping
from clubadmin.services.club.club import OpenClub


class DuesPapers(QObject):
    """Makes the papers of the season in view."""

    refused = Signal(str)

    def __init__(self, parent: QWidget, ops: Operations) -> None:
        super().__init__(parent)
        self._widget, self._ops = parent, ops
        self._season_id = 0

    def menu(self) -> QMenu:
        """Letters, reminders, the list."""
        menu = QMenu(self._widget)
        menu.addAction(self.tr("&Brieven voor wie nog iets open heeft"), self.letters)
        menu.addAction(self.tr("&Herinneringen voor wie te laat is"), self.reminders)
        menu.addSeparator()
        menu.addAction(self.tr("&Lijst"), self.list)
        menu.addAction(self.tr("Lijst als &XLSX of CSV"), self.table)
        return menu

    def show(self, season_id: int) -> None:
        """Make those of another season."""
        self._season_id = season_id

    def letters(self) -> None:
        """Make letters to everybody who owes something."""
        self._letters(self.tr("Brieven"), letters.letters)

    def reminders(self) -> None:
        """Make reminders to everybody who is late."""
        self._letters(self.tr("Herinneringen"), letters.reminders)

    def list(self) -> None:
        """Show the list of dues."""
        title = self.tr("Contributie")

        def show(found: DuesList) -> None:
            def make(printing: Printing) -> bytes:
                from clubadmin.reports.administration.dues_list import dues_paper

                return dues_paper(found, printing)

            name = files.titled_file(title, found.season, found.day)
            preview_paper(self._widget, title, make, name)

        self._list(show)

    def table(self) -> None:
        """Save the list of dues as a spreadsheet."""

        def keep(found: DuesList) -> None:
            title = self.tr("Contributie")
            proposed = files.titled_file(title, found.season, found.day, ending="xlsx")
            kinds = self.tr("Excel (*.xlsx);;CSV (*.csv)")
            file = files.ask_target(self._widget, self.tr("Lijst bewaren"), proposed, kinds)
            if file is not None:
                self._read(lambda _club: keeping.save(file, _table(found, file.name)))

        self._list(keep)

    def _letters(self, title: str, read: Callable[[OpenClub, int, date], DuesLetters]) -> None:
        season_id = self._season_id

        def show(found: DuesLetters) -> None:
            def make(printing: Printing) -> bytes:
                from clubadmin.reports.administration.letters import dues_letters

                return dues_letters(found, printing)

            preview_paper(self._widget, title, make, files.titled_file(title, found.day))

        self._read(lambda club: read(club, season_id, date.today()), show)

    def _list(self, show: Callable[[DuesList], None]) -> None:
        season_id = self._season_id
        self._read(lambda club: letters.dues_list(club, season_id, date.today()), show)

    def _read(
        self,
        work: Callable[[OpenClub], object],
        show: Callable[..., None] = lambda _answer: None,
    ) -> None:
        self._ops.run(work, show, lambda error: self.refused.emit(troubles.sentence(error)))


def _table(found: DuesList, name: str) -> bytes:
    from clubadmin.services.administration.money_tables import dues_table

    return dues_table(found, name)


def show_receipt(
    parent: QWidget, ops: Operations, season_id: int, payment_id: int, said: Callable[[str], None]
) -> None:
    """Show the receipt of a payment; what refuses it is said."""
    title = QCoreApplication.translate("DuesPapers", "Kwitantie")

    def show(found: Receipt) -> None:
        def make(printing: Printing) -> bytes:
            from clubadmin.reports.administration.receipt import dues_receipt

            return dues_receipt(found, printing)

        preview_paper(parent, title, make)

    ops.run(
        lambda club: letters.receipt(club, season_id, payment_id),
        show,
        lambda error: said(troubles.sentence(error)),
    )

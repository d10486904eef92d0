"""The papers of the dues of a season: letters, reminders, the list, a receipt."""

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.model.administration.dues import DuesLetters, DuesList, Receipt
from clubadmin.services.administration import letters
from clubadmin.services.club import files as keeping
from clubadmin.services.club.club import OpenClub


class DuesPapers(QObject):
    """Makes the papers of the season in view."""

    refused = Signal(str)

    def __init__(self, parent: QWidget, ops: Operations) -> None:
        super().__init__(parent)
        self._widget, self._ops = parent, ops
        self.season_id = 0

    def menu(self) -> QMenu:
        """Letters, reminders, the list."""
        menu = QMenu(self._widget)
        each = (
            (self.tr("&Brieven voor wie nog iets open heeft"), self.tr("Brieven"), letters.letters),
            (
                self.tr("&Herinneringen voor wie te laat is"),
                self.tr("Herinneringen"),
                letters.reminders,
            ),
        )
        for text, title, read in each:
            menu.addAction(text, partial(self._letters, title, read))
        menu.addSeparator()
        menu.addAction(self.tr("&Lijst"), partial(self._read, letters.dues_list, self._list))
        table = partial(self._read, letters.dues_list, self._keep)
        menu.addAction(self.tr("Lijst als &XLSX of CSV"), table)
        return menu

    def _letters(self, title: str, read: Callable[[OpenClub, int, date], DuesLetters]) -> None:
        def show(found: DuesLetters) -> None:
            made = paper_of("administration.letters.dues_letters", found)
            preview_paper(self._widget, title, made, files.titled_file(title, found.day))

        self._read(read, show)

    def _list(self, found: DuesList) -> None:
        title = self.tr("Contributie")
        name = files.titled_file(title, found.season, found.day)
        made = paper_of("administration.letters.dues_paper", found)
        preview_paper(self._widget, title, made, name)

    def _keep(self, found: DuesList) -> None:
        """Save the list of dues as a spreadsheet."""
        title = self.tr("Contributie")
        proposed = files.titled_file(title, found.season, found.day, ending="xlsx")
        kinds = self.tr("Excel (*.xlsx);;CSV (*.csv)")
        file = files.ask_target(self._widget, self.tr("Lijst bewaren"), proposed, kinds)
        if file is None:
            return

        def keep(_club: OpenClub) -> object:
            from clubadmin.services.administration.money_tables import dues_table

            return keeping.save(file, dues_table(found, file.name))

        self._ops.run(keep, lambda _file: None, self._refuse)

    def _refuse(self, error: Exception) -> None:
        self.refused.emit(troubles.sentence(error))

    def _read(
        self, read: Callable[[OpenClub, int, date], object], show: Callable[..., None]
    ) -> None:
        season_id = self.season_id
        self._ops.run(lambda club: read(club, season_id, date.today()), show, self._refuse)


def show_receipt(
    parent: QWidget, ops: Operations, season_id: int, payment_id: int, said: Callable[[str], None]
) -> None:
    """Show the receipt of a payment; what refuses it is said."""
    title = translate("DuesPapers", "Kwitantie")

    def show(found: Receipt) -> None:
        preview_paper(parent, title, paper_of("administration.letters.dues_receipt", found))

    ops.run(
        lambda club: letters.receipt(club, season_id, payment_id),
        show,
        lambda error: said(troubles.sentence(error)),
    )

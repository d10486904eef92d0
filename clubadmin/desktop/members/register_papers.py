"""Papers and agenda of the register."""

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.kit import files, language, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.members import due
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.members.member import Celebrations, SeasonTurnout
from clubadmin.model.members.particulars import Particulars, PhoneList
from clubadmin.services.attendance.turnout import latest_turnout
from clubadmin.services.club import files as keeping
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import erasing, lists
from clubadmin.services.members.processing import processings

AHEAD = timedelta(days=365)
LABELS = ("3x8", "3x8-37", "3x7")


class RegisterPapers(QObject):
    """Lists, labels, birthdays and jubilees of who is a member today."""

    refused = Signal(str)
    kept = Signal(str)

    def __init__(self, parent: QWidget, ops: Operations) -> None:
        super().__init__(parent)
        self._widget, self._ops = parent, ops

    def menu(self) -> QMenu:
        """Make the menu of papers; labels by the sheet that lies in the printer."""
        menu = QMenu(self._widget)
        menu.addAction(self.tr("&Ledenlijst"), self.list)
        menu.addAction(self.tr("&Telefoonlijst"), self.telephones)
        labels = menu.addMenu(self.tr("&Etiketten"))
        names = (self.tr("24 op een vel, 70 × 36 mm"), self.tr("24 op een vel, 70 × 37 mm"))
        for key, name in zip(
            LABELS, (*names, self.tr("21 op een vel, 63,5 × 38,1 mm")), strict=True
        ):
            labels.addAction(name, partial(self.labels, key))
        menu.addAction(self.tr("&Verjaardagen en jubilea"), self.celebrations)
        menu.addAction(self.tr("&Opkomst van het seizoen"), self.turnout)
        menu.addSeparator()
        menu.addAction(self.tr("Verjaardagen en jubilea voor een &agenda"), self.calendar)
        menu.addAction(self.tr("O&pkomst van het seizoen als tabel"), self.turnout_table)
        menu.addSeparator()
        menu.addAction(self.tr("&Register van verwerkingen (AVG)"), self.processing)
        return menu

    def list(self) -> None:
        """Everybody, with address and what else is known."""
        today = date.today()
        read = partial(_people, today=today)
        self._paper(
            self.tr("Ledenlijst"), read, "members.member_list.member_list", web=True, day=today
        )

    def telephones(self) -> None:
        """Show the telephone list; tells how many did not agree, and where they are asked."""
        title, today = self.tr("Telefoonlijst"), date.today()

        def show(found: PhoneList) -> None:
            if found.missing:
                text = self.tr(
                    "Niet op de telefoonlijst, want niet akkoord: %1. Vraag het bij Toestemming."
                )
                self.refused.emit(text.replace("%1", str(found.missing)))
            if found.people or not found.missing:
                made = paper_of("members.member_list.telephone_list", found, day=today)
                preview_paper(self._widget, title, made)

        self._read(lambda club: lists.phone_list(club, today), show)

    def labels(self, key: str) -> None:
        """An address each."""
        read = partial(_people, today=date.today())
        self._paper(self.tr("Etiketten"), read, "members.member_list.address_labels", name=key)

    def celebrations(self) -> None:
        """Show birthdays and jubilees from today on, for a year."""
        title, today = self.tr("Verjaardagen en jubilea"), date.today()

        def read(club: OpenClub) -> Celebrations:
            return lists.celebrations(club, today, today + AHEAD)

        self._paper(title, read, "members.member_list.celebrations_paper")

    def turnout(self) -> None:
        """Show the turnout of the last season played."""
        title = self.tr("Opkomst")

        def show(found: SeasonTurnout) -> None:
            made = paper_of("members.member_list.turnout_paper", found)
            preview_paper(self._widget, title, made, files.titled_file(title, found.season))

        self._turnout(show)

    def turnout_table(self) -> None:
        """Save the turnout as a spreadsheet."""

        def keep(found: SeasonTurnout) -> None:
            proposed = files.titled_file(self.tr("Opkomst"), found.season, ending="xlsx")
            kinds = self.tr("Excel (*.xlsx);;CSV (*.csv)")
            file = files.ask_target(self._widget, self.tr("Opkomst bewaren"), proposed, kinds)
            if file is not None:
                self._keep(file, lambda _club: _table(found, file.name))

        self._turnout(keep)

    def calendar(self) -> None:
        """A file that any agenda takes."""
        proposed = files.titled_file(self.tr("Verjaardagen en jubilea"), ending="ics")
        kinds = self.tr("Agenda (*.ics)")
        file = files.ask_target(self._widget, self.tr("Agenda bewaren"), proposed, kinds)
        if file is None:
            return
        words = Words(language.current())

        def make(club: OpenClub) -> bytes:
            from clubadmin.services.exchange.calendar import celebrations_calendar

            return celebrations_calendar(club, words, datetime.now())

        self._keep(file, make)

    def processing(self) -> None:
        """Show the register of processing, as the law wants it on paper."""
        title, today = self.tr("Register van verwerkingen"), date.today()
        years = remembered.number(due.YEARS) or erasing.YEARS
        read = partial(processings, years=years)
        self._paper(title, read, "members.member_list.processing_register", day=today)

    def _turnout(self, show: Callable[[SeasonTurnout], None]) -> None:
        def found(there: SeasonTurnout | None) -> None:
            if there is None:
                self.refused.emit(self.tr("Er is nog geen avond gespeeld."))
            else:
                show(there)

        self._read(latest_turnout, found)

    def _keep(self, file: Path, make: Callable[[OpenClub], bytes]) -> None:
        said = self.tr("✓ Bewaard: %1").replace("%1", str(file))
        self._read(lambda club: keeping.save(file, make(club)), lambda _path: self.kept.emit(said))

    def _paper(
        self,
        title: str,
        read: Callable[[OpenClub], object],
        place: str,
        *,
        web: bool = False,
        **how: object,
    ) -> None:
        def show(found: object) -> None:
            made = paper_of(place, found, **how)
            preview_paper(self._widget, title, made, web=web)

        self._read(read, show)

    def _read(self, work: Callable[[OpenClub], object], show: Callable[..., None]) -> None:
        self._ops.run(work, show, lambda error: self.refused.emit(troubles.sentence(error)))


def _people(club: OpenClub, today: date) -> Sequence[Particulars]:
    return lists.current(club, today).people


def _table(found: SeasonTurnout, name: str) -> bytes:
    from clubadmin.services.exchange.turnout_table import turnout_table

    return turnout_table(found, name)

"""Entrants of a new contest: ticked off later, everybody, or a list copied or in a file."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from clubadmin.desktop.contest.contest_kinds import entrants_counted
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.copying import rows_copied
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import FORMATS, Entrant

LATER, ALL, COPIED, FILE = "later", "all", "copied", "file"


class EnteringField(Field):
    """A choice that says how many it comes to; a list is shown before it is taken."""

    told = Signal(int)  # how many will take part, where that is known

    def __init__(self, ops: Operations) -> None:
        self.choice = Choice()
        super().__init__(self.tr("W&ie doen mee"), self.choice)
        self._ops = ops
        self._there: Mapping[Entrant, int] = {}
        self._form = "individual"
        self._copied = ""
        self._take_copied()
        self._file = ""  # what was read of one
        self.choice.currentIndexChanged.connect(self._chosen)
        QGuiApplication.clipboard().dataChanged.connect(self._offer_copied)

    @property
    def everybody(self) -> bool:
        """Whether all of the club take part that can."""
        return self.choice.value == ALL

    @property
    def listed(self) -> str:
        """The rows of a list, as they are pasted; "" for none."""
        return {COPIED: self._copied, FILE: self._file}.get(self.choice.value, "")

    def show_form(self, form: str, there: Mapping[Entrant, int]) -> None:
        """Offer what goes with a format, of a club in which there are so many."""
        self._form, self._there = form, there
        entrant = FORMATS[form].entrant
        offered = {LATER: self.tr("Hierna aanvinken of plakken")}
        if count := there.get(entrant, 0):
            text = self.tr("Iedereen: %1").replace("%1", entrants_counted(form, count))
            offered[ALL] = text
        if entrant is not Entrant.TEAM:  # a list of these cannot be read
            if self._copied:
                offered[COPIED] = self.tr("De lijst die is gekopieerd")
            offered[FILE] = self.tr("Een lijst uit een bestand …")
        self.choice.offer(offered)
        self._tell()

    def _take_copied(self) -> None:
        if rows_copied():
            self._copied = QGuiApplication.clipboard().text()

    def _offer_copied(self) -> None:
        """Take up another list that was copied while this is open."""
        self._take_copied()
        self.show_form(self._form, self._there)

    def _chosen(self) -> None:
        if self.choice.value == FILE:
            self._ask_file()
        self._tell()

    def _ask_file(self) -> None:
        kinds = self.tr("Lijsten (*.csv *.txt *.xlsx);;Alle bestanden (*)")
        file = files.ask_existing(self, self.tr("Welke lijst?"), kinds)
        self._file = ""
        if file is None:
            self.choice.choose(LATER)
            return
        self._ops.run(lambda _club: rows_of(file), self._read, self._not_read)

    def _read(self, rows: str) -> None:
        self._file = rows
        self._tell()

    def _not_read(self, error: Exception) -> None:
        self.choice.choose(LATER)
        self.complain(troubles.sentence(error))

    def _tell(self) -> None:
        rows = sum(bool(one.strip()) for one in self.listed.splitlines())
        if rows:
            text = self.tr("%1. U ziet eerst wie er op staan; Enter zet hen op de lijst.")
            said = counted(rows, self.tr("regel"), self.tr("regels"))
            self.explain(text.replace("%1", said))
            self.told.emit(rows)
        elif self.everybody:
            self.explain(self.tr("Wie er niet is, haalt u er daarna af."))
            self.told.emit(self._there[FORMATS[self._form].entrant])
        else:
            self.explain("")


def rows_of(file: Path) -> str:
    """The first sheet of a file as rows that can be pasted."""
    from clubadmin.services.importing.workbook import read_book

    rows = read_book(file).sheets[0].rows
    return "\n".join("\t".join(" ".join(cell.split()) for cell in row) for row in rows)

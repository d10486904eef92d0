"""Bewaren als: the result of an evening as a PDF, a spreadsheet or CSV."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import EveningResult
from clubadmin.part import Show
from clubadmin.services.club import club as clubs
from clubadmin.services.club import files as keeping
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange import tables
from clubadmin.services.exchange.tables import contest_table


class ResultKeeper(QObject):
    """Asks where, makes the file on the second thread, and says where it is."""

    kept = Signal(str)  # a sentence
    refused = Signal(str)

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme) -> None:
        super().__init__(parent)
        self._widget = parent
        self._ops = ops
        self._theme = theme
        self.result: EveningResult | None = None

    def menu(self, show_paper: Callable[[], object], all_papers: Callable[[], object]) -> QMenu:
        """The paper and all others, the three kinds of file, the texts and the mail."""
        menu = QMenu(self._widget)
        menu.addAction(self.tr("&Uitslag afdrukken") + "\tCtrl+P", show_paper)
        menu.addAction(self.tr("&Alle papieren …") + "\tCtrl+Shift+L", all_papers)
        menu.addSeparator()
        menu.addAction(self.tr("Bewaren als &PDF of webpagina"), self.save_pdf)
        menu.addAction(self.tr("Bewaren als &rekenblad (XLSX)"), lambda: self.save_table("xlsx"))
        menu.addAction(self.tr("Bewaren als &CSV"), lambda: self.save_table("csv"))
        by_game = menu.addMenu(self.tr("&Spellen met matchpunten (CSV)"))
        menu.aboutToShow.connect(lambda: self._offer_games(by_game))
        menu.addSeparator()
        telling = menu.addAction(self.tr("&Krant, appgroep en website …"), self.publish)
        if_it_leads(Show("publishing"), telling)
        mail = menu.addAction(self.tr("&Mailen …"), lambda: ask(self._widget, Show("letters")))
        if_it_leads(Show("letters"), mail)
        return menu

    def publish(self) -> None:
        """The evening in words, for the paper, the app group and the website."""
        if self.result is not None:
            ask(self._widget, Show("publishing", None, self.result.evening_id))

    def _offer_games(self, menu: QMenu) -> None:
        """A contest game by game, as `clubadmin matchpoints` reads it: a file for each group."""
        menu.clear()
        contest = self.result.contest if self.result is not None else None
        groups = dict.fromkeys(field.line for field in contest.fields) if contest else {}
        menu.menuAction().setVisible(bool(groups))
        for group in groups:
            said = self.tr("Groep %1").replace("%1", group) if group else self.tr("Alle spellen")
            menu.addAction(said, partial(self.save_games, group))

    def save_games(self, group: str) -> None:
        """The games of a group with what was scored and decided."""
        result = self.result
        if result is None:
            return

        def games(club: OpenClub) -> bytes:
            return contest_table(club, result.evening_id, group)

        def keep(made: bytes) -> None:
            what = "-".join([self.tr("spellen"), *re.findall(r"\w+", group)])
            self._save(lambda _file: made, "csv", self.tr("CSV (*.csv)"), what)

        self._ops.run(games, keep, failed=self._fail)

    def save_pdf(self) -> None:
        """The paper that hangs on the wall, also as a web page."""
        result = self.result
        if result is None:
            return

        def with_club(club: ClubSettings) -> None:
            def make(file: Path) -> bytes:
                from clubadmin.reports.results.evening import evening_result

                how = Printing(club, current()).kept_as(file)
                return evening_result(result, how, hung=True)

            self._save(make, "pdf", files.paper_kinds(web=True))

        self._ops.run(clubs.settings, with_club)

    def save_table(self, kind: str) -> None:
        """The figures, "xlsx" or "csv"."""
        result = self.result
        if result is None:
            return

        def make(_file: Path) -> bytes:
            write = tables.result_xlsx if kind == "xlsx" else tables.result_csv
            return write(result)

        kinds = self.tr("Rekenblad (*.xlsx)") if kind == "xlsx" else self.tr("CSV (*.csv)")
        self._save(make, kind, kinds)

    def _save(self, make: Callable[[Path], bytes], kind: str, kinds: str, what: str = "") -> None:
        assert self.result is not None
        what = what or self.tr("uitslag")
        proposed = files.evening_file(self.result, what, kind, self.result.rectification)
        file = files.ask_target(self._widget, self.tr("Uitslag bewaren"), proposed, kinds)
        if file is None:
            return

        def work() -> str:
            return str(keeping.save(file, make(file)))

        self._ops.make(work, self._tell, self._fail)

    def _tell(self, where: str) -> None:
        self.kept.emit(self.tr("✓ Bewaard: %1").replace("%1", where))

    def _fail(self, error: Exception) -> None:
        self.refused.emit(troubles.sentence(error))

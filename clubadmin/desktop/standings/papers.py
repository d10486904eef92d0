"""The standings as paper and as files for elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.paper.printing import preview_pdf
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.results.result import Standings
from clubadmin.services.club import files as keeping
from clubadmin.services.exchange import tables


@dataclass(frozen=True)
class Hung:
    """What would be hung up: the standings, and the club whose they are."""

    standings: Standings
    club: ClubSettings


class StandingsKeeper(QObject):
    """Prints and saves what `now` answers; `kept` tells where."""

    kept = Signal(str)

    def __init__(self, ops: Operations, page: QWidget, now: Callable[[], Hung | None]) -> None:
        super().__init__(page)
        self._ops = ops
        self._page = page
        self._now = now

    def show_paper(self) -> None:
        """Show the paper, to be printed or kept."""
        if now := self._now():
            preview_pdf(self._page, self.tr("Stand"), _pdf(now), _name(now, "pdf"))

    def save_pdf(self) -> None:
        """Keep the paper."""
        if now := self._now():
            self._save(now, _pdf(now), "pdf", self.tr("PDF (*.pdf)"))

    def save_xlsx(self) -> None:
        """Keep a spreadsheet."""
        if now := self._now():
            self._save(now, _table(now, "xlsx"), "xlsx", self.tr("Rekenblad (*.xlsx)"))

    def save_csv(self) -> None:
        """Keep a CSV."""
        if now := self._now():
            self._save(now, _table(now, "csv"), "csv", self.tr("CSV (*.csv)"))

    def _save(self, now: Hung, make: Callable[[], bytes], kind: str, kinds: str) -> None:
        file = files.ask_target(self._page, self.tr("Stand bewaren"), _name(now, kind), kinds)
        if file is None:
            return

        def work() -> str:
            return str(keeping.save(file, make()))

        self._ops.make(work, self.kept.emit)


def _pdf(now: Hung) -> Callable[[], bytes]:
    spoken = language.current()

    def make() -> bytes:
        from datetime import datetime

        from clubadmin import reports

        return reports.standings(now.standings, now.club, language=spoken, stamp=datetime.now())

    return make


def _table(now: Hung, kind: str) -> Callable[[], bytes]:
    def make() -> bytes:
        write = tables.standings_xlsx if kind == "xlsx" else tables.standings_csv
        return write(now.standings)

    return make


def _name(now: Hung, kind: str) -> str:
    one = now.standings
    name = f"stand {one.competition} {one.season} na avond {one.after}"
    return "".join(sign if sign.isalnum() else "-" for sign in name) + f".{kind}"

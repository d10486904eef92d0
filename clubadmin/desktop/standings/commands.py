"""The commands of Stand that open a window about the competition or the season in view."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.kit import files, used
from clubadmin.desktop.kit.doors import (
    ShowAbsentees,
    ShowAlsoCounting,
    ShowGroups,
    ShowLedger,
    ShowRule,
    ShowSeasonEnd,
    ShowStatistics,
    ask,
)
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import action
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.standings.loading import Shown
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.moves import Moves
from clubadmin.model.results.result import Standings
from clubadmin.services.club import files as keeping
from clubadmin.services.exchange import tables


class StandingsCommands(QObject):
    """About the competition and the season that `now` answers."""

    def __init__(self, page: QWidget, now: Callable[[], Shown | None]) -> None:
        super().__init__(page)
        self._page, self._now = page, now
        self.rule = action(page, self.tr("&Regel van de stand"), self._asking(ShowRule), "Ctrl+R")
        self.groups = of_use("groups", action(page, self.tr("&Groepen"), self._asking(ShowGroups)))
        self.also = action(page, self.tr("&Ook meetellen"), self._asking(ShowAlsoCounting))
        self.away = action(page, self.tr("&Wie was er niet"), self._away)
        of_parts = used.offered(page, "standings", now)
        self.statistics = action(
            page, self.tr("&Statistiek van het seizoen"), self._asking(ShowStatistics)
        )
        self.resting = action(
            page, self.tr("Wie &zat stil"), self._asking(ShowLedger), "Ctrl+Shift+R"
        )
        self.season_end = action(page, self.tr("Seizoen a&fsluiten"), self._season_end)
        self._parts = (
            (self.groups, self.also, self.away),
            tuple(of_parts["supposing"]),
            (self.statistics, self.resting),
            tuple(of_parts["telling"]),
            (self.season_end,),
        )

    @property
    def all(self) -> list[QAction]:
        """The actions in the order of a menu."""
        return [self.rule, *(one for part in self._parts for one in part)]

    @property
    def groups_of_all(self) -> list[list[QAction]]:
        """All but the rule, which has a button of its own, as they belong together."""
        return [list(part) for part in self._parts]

    def menu(self, parent: QWidget) -> QMenu:
        """Make a menu of the actions for a button."""
        made = QMenu(parent)
        made.aboutToShow.connect(lambda: used.fill(made, self.groups_of_all))
        used.fill(made, self.groups_of_all)
        return made

    def _asking(self, request: Callable[[int], object]) -> Callable[[], None]:
        """Ask for something about the competition in view."""

        def deed() -> None:
            shown = self._now()
            if shown and shown.competition:
                ask(self._page, request(shown.competition.id))

        return deed

    def _away(self) -> None:
        """Show the absentees of the evening in view."""
        shown = self._now()
        if shown is None or not shown.competition:
            return
        found = shown.standings
        held = dict(zip(found.evenings, found.evening_ids, strict=False)) if found else {}
        newest = shown.evenings[0].id if shown.evenings else 0
        evening_id = held.get(found.after, newest) if found else newest
        if evening_id:
            ask(self._page, ShowAbsentees(evening_id, shown.competition.id))

    def _season_end(self) -> None:
        shown = self._now()
        if shown and shown.season:
            ask(self._page, ShowSeasonEnd(shown.season.id))


@dataclass(frozen=True)
class Hung:
    """The standings to be hung up, and their club."""

    standings: Standings
    club: ClubSettings
    moves: Moves


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
            paper, name = _paper(now), _name(now, "pdf")
            preview_paper(self._page, self.tr("Stand"), paper, name, web=True)

    def save_pdf(self) -> None:
        """Keep the paper, also as a web page."""
        if now := self._now():
            printing = Printing(now.club, current(), datetime.now())

            def make(file: Path) -> bytes:
                return _paper(now)(printing.kept_as(file))

            self._save(now, make, "pdf", files.paper_kinds(web=True))

    def save_xlsx(self) -> None:
        """Keep a spreadsheet."""
        if now := self._now():
            self._save(now, _table(now, "xlsx"), "xlsx", self.tr("Rekenblad (*.xlsx)"))

    def save_csv(self) -> None:
        """Keep a CSV."""
        if now := self._now():
            self._save(now, _table(now, "csv"), "csv", self.tr("CSV (*.csv)"))

    def _save(self, now: Hung, make: Callable[[Path], bytes], kind: str, kinds: str) -> None:
        file = files.ask_target(self._page, self.tr("Stand bewaren"), _name(now, kind), kinds)
        if file is None:
            return

        def work() -> str:
            return str(keeping.save(file, make(file)))

        self._ops.make(work, self.kept.emit)


def _paper(now: Hung) -> Callable[[Printing], bytes]:
    return paper_of("standings.season.standings", now.standings, moves=now.moves, hung=True)


def _table(now: Hung, kind: str) -> Callable[[Path], bytes]:
    def make(_file: Path) -> bytes:
        write = tables.standings_xlsx if kind == "xlsx" else tables.standings_csv
        return write(now.standings)

    return make


def _name(now: Hung, kind: str) -> str:
    one = now.standings
    last = _Last(one.competition, one.last_date or date.today(), one.after, one.planned)
    what = translate("StandingsPage", "stand")
    return files.evening_file(last, what, kind, one.rectification)


class _Last(NamedTuple):
    """The evening after which standings are, which files are called by."""

    competition: str
    date: date
    number: int
    planned: int

"""On this day: the evenings of other years on a day of the year."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.archive.words import occasion
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import count_column, total_column
from clubadmin.desktop.kit.figures import long_date, pydate, qdate
from clubadmin.desktop.kit.forms import day as day_field
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, row
from clubadmin.model.archive.records import Anniversary
from clubadmin.model.explain.figure_asked import Asked, ContestAsked, EveningAsked
from clubadmin.services.archive import game_lists
from clubadmin.services.club.club import OpenClub


class DayView(ArchiveView):
    """A day to choose, and what was played on it."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.model, self.table = self.list_of(
            day_columns(), lambda one: one.where.evening_id, self.tr("Avonden op deze dag")
        )
        self.day = day_field(QDate.currentDate())
        self.day.setAccessibleName(self.tr("Dag"))
        self.day.setKeyboardTracking(False)
        self.day.dateChanged.connect(self._chosen)
        before = button(self.tr("Dag er&voor"), lambda: self._step(-1), "quiet")
        after = button(self.tr("Dag er&na"), lambda: self._step(1), "quiet")
        choose = row(self.day, before, after, None, gap=theme.grid(1))
        self.setLayout(column(self.head(), choose, (framed(self.table), 1), gap=theme.grid(1)))

    def question(self) -> Callable[[OpenClub], Any]:
        """The evenings on a day."""
        wanted = day_of(self.spot)
        return lambda club: game_lists.on_this_day(club, wanted)

    def show_answer(self, answer: Any) -> None:
        """The evenings."""
        found: tuple[Anniversary, ...] = answer
        wanted = day_of(self.spot)
        blocked = self.day.blockSignals(True)
        self.day.setDate(qdate(wanted))
        self.day.blockSignals(blocked)
        self.heading.setText(self.tr("Op deze dag"))
        none = self.tr("Op deze dag van het jaar is nooit gespeeld. Kies een andere dag.")
        one, more = self.tr("1 avond"), self.tr("%1 avonden")
        text = one if len(found) == 1 else more.replace("%1", str(len(found)))
        self.about.setText(text if found else none)
        self.table.show_rows(found)

    def panes(self) -> Sequence[QWidget]:
        """The list, the day."""
        return [self.table, self.day]

    def _step(self, by: int) -> None:
        self.day.setDate(self.day.date().addDays(by))

    def _chosen(self, wanted: QDate) -> None:
        self.replaced.emit(day_spot(pydate(wanted)))


def day_spot(wanted: date) -> Spot:
    """The page of a day."""
    return Spot("day", (wanted.isoformat(),))


def day_of(spot: Spot) -> date:
    """The day of a page."""
    return date.fromisoformat(spot.word())


def day_columns() -> list[Column[Anniversary]]:
    """The evenings of a day of the year."""
    return [
        Column(
            translate("Archive", "Datum"),
            lambda one: long_date(one.where.date),
            lambda one: -one.where.date.toordinal(),
            width=28,
            link=lambda one: Spot("evening", (one.where.evening_id,)),
        ),
        Column(
            "",
            lambda one: years_ago(one.years),
            lambda one: one.years,
            look="muted",
            width=16,
            spare=True,
            hint=translate("Archive", "Hoe lang geleden"),
        ),
        Column(translate("Archive", "Competitie"), lambda one: occasion(one.where), least=16),
        Column(
            translate("Archive", "Winnaar"),
            lambda one: one.winner,
            look=lambda _one: "strong",
            least=34,  # a pair, or the two of a knock-out
        ),
        total_column(translate("Archive", "Totaal"), lambda one: one.total, total_asked),
        count_column(translate("Archive", "Deelnemers"), lambda one: one.participants, 13),
    ]


def total_asked(one: Anniversary) -> Asked:
    """The question about the highest figure of the evening."""
    if one.contest:
        return ContestAsked(one.where.evening_id, one.made_by)
    return EveningAsked(one.where.evening_id, one.made_by)


def years_ago(years: int) -> str:
    """28 jaar geleden."""
    if years == 0:
        return translate("Archive", "dit jaar")
    said = (
        translate("Archive", "%1 jaar geleden")
        if years > 0
        else translate("Archive", "over %1 jaar")
    )
    return said.replace("%1", str(abs(years)))

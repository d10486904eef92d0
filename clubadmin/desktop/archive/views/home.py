"""The first page of the archive: the seasons, this day in other years, and the ways in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.loading import Shelf
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.day import day_spot, total_asked, years_ago
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.archive.words import occasion
from clubadmin.desktop.kit.empty import EmptyPlace, framed
from clubadmin.desktop.kit.figure_columns import count_column
from clubadmin.desktop.kit.figures import plain_date, total
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, card, column, holder, label
from clubadmin.model.archive.archive import Block
from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import Anniversary
from clubadmin.model.seasons.season import Season
from clubadmin.services.archive import game_lists
from clubadmin.services.club.club import OpenClub

IMPORTING = 4  # the part of Club where results of earlier years are read


@dataclass(frozen=True)
class _Shown:
    shelf: Shelf
    today: date
    evenings: tuple[Anniversary, ...]


@dataclass(frozen=True)
class Line:
    """A season with how much was played in it and who won."""

    season: Season
    competitions: int
    evenings: int
    champions: str = ""


@dataclass(frozen=True)
class Door:
    """A way into the archive."""

    name: str
    about: str
    spot: Spot


class HomeView(ArchiveView):
    """Left the seasons, right the ways in and what was on this day."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._crowning = Asker(ops, self)
        self._shelf: Shelf | None = None
        self._titles: tuple[Title, ...] = ()
        self.seasons_model, self.seasons = self.list_of(
            self._season_columns(), lambda one: one.season.id, self.tr("Seizoenen")
        )
        self.seasons.let_rows_grow()  # a season has a champion of each competition
        self.doors_model, self.doors = self.list_of(
            self._door_columns(), lambda one: one.name, self.tr("Nakijken"), sort=False
        )
        self.days_model, self.days = self.list_of(
            self._day_columns(), lambda one: one.where.evening_id, self.tr("Op deze dag"),
            sort=False,
        )  # fmt: skip
        for table in (self.doors, self.days):
            table.horizontalHeader().hide()
        self.day_title = label(kind="strong")
        self.no_day = label(self.tr("Op deze dag is in andere jaren niet gespeeld."), "muted")
        self._lay_out()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        said = column(self.day_title, self.no_day, gap=grid(0.5), margin=grid(1))
        days = card(said, (self.days, 1000), None, margin=1)
        right = column(framed(self.doors), (days, 1), gap=grid(1))
        both = Splitter("archive-home", (framed(self.seasons), 5), (holder(right), 4))
        both.setSizes([grid(70), grid(56)])
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Alles wat er ooit gespeeld is"),
            self.tr(
                "Hier staan straks alle seizoenen, de records en het verloop van elke speler. "
                "Het begint bij de eerste avond."
            ),
            (self.tr("Naar de &avond"), lambda: self.wanted.emit("evening", 0)),
            self.tr(
                "Uit een rekenblad of CSV-bestand: hele avonden, ronden of spellen, wat u hebt."
            ),
            other=(
                self.tr("Uitslagen van vroeger &inlezen"),
                lambda: self.wanted.emit("club-part", IMPORTING),
            ),
        )
        self.parts = Pages(both, self.empty)
        self.setLayout(column(self.parts))
        self._fit_doors()
        self.theme.changed.connect(self._fit_doors)

    def _fit_doors(self) -> None:
        self.doors.setFixedHeight(self.theme.grid(4.5) * len(_doors()) + 6)
        self.doors.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def question(self) -> Callable[[OpenClub], Any]:
        """The shelf, and what was on this day."""
        today = date.today()
        return lambda club: _Shown(loading.shelf(club), today, game_lists.on_this_day(club, today))

    def show_answer(self, answer: Any) -> None:
        """Seasons, ways in, this day."""
        shown: _Shown = answer
        self._shelf = shown.shelf
        self.parts.setCurrentIndex(0 if shown.shelf.evenings else 1)
        self.heading.setText(self.tr("Archief"))
        self.about.setText(self.tr("Alle seizoenen"))
        self.doors.show_rows(_doors())
        said = self.tr("Op deze dag, %1").replace("%1", plain_date(shown.today).rsplit(" ", 1)[0])
        self.day_title.setText(said)
        self.no_day.setVisible(not shown.evenings)
        self.days.setVisible(bool(shown.evenings))
        self.days.show_rows(shown.evenings)
        self._show_seasons()
        if shown.shelf.evenings:
            self._crowning.ask_long(loading.titles, self._take_titles, self.tr("Kampioenen"))

    def panes(self) -> Sequence[QWidget]:
        """The seasons, the ways in, this day."""
        return [self.seasons, self.doors, self.days]

    def blocks(self) -> Sequence[Block]:
        """The seasons."""
        return [printed_table(self.seasons)] if self.seasons_model.rowCount() else []

    def _show_seasons(self) -> None:
        shelf = self._shelf
        if shelf is None:
            return
        lines = []
        for season in shelf.seasons:
            inside = {one.id for one in shelf.competitions if one.season_id == season.id}
            evenings = sum(one.competition_id in inside for one in shelf.evenings)
            names = (one.name for one in self._titles if one.season_id == season.id)
            champions = ", ".join(dict.fromkeys(names))
            lines.append(Line(season, len(inside), evenings, champions))
        self.seasons.show_rows(lines)

    def _take_titles(self, titles: tuple[Title, ...]) -> None:
        self._titles = titles
        self._show_seasons()

    def _season_columns(self) -> list[Column[Line]]:
        return [
            Column(
                self.tr("Seizoen"),
                lambda one: one.season.name,
                lambda one: one.season.starts,
                look="strong",
                width=13,
                link=lambda one: Spot("season", (one.season.id,)),
            ),
            count_column(self.tr("Avonden"), lambda one: one.evenings, 11),
            Column(self.tr("Kampioenen"), lambda one: one.champions, look="muted", least=10),
        ]

    def _door_columns(self) -> list[Column[Door]]:
        name, about = self.tr("Onderdeel"), self.tr("Wat daar staat")  # heard; no heads are seen
        return [
            Column(name, lambda one: one.name, look="strong", least=18, link=lambda one: one.spot),
            Column(about, lambda one: one.about, look="muted", least=26, spare=True),
        ]

    def _day_columns(self) -> list[Column[Anniversary]]:
        made, where = self.tr("Totaal"), self.tr("Competitie")
        past = self.tr("Hoe lang geleden")
        return [
            Column(
                self.tr("Jaar"),
                lambda one: str(one.where.date.year),
                width=8,
                look="strong",
                link=lambda one: Spot("evening", (one.where.evening_id,)),
            ),
            Column(self.tr("Winnaar"), lambda one: one.winner, least=16),
            Column(made, lambda one: total(one.total), right=True, width=9, asks=total_asked),
            Column(where, lambda one: occasion(one.where), look="muted", least=18, spare=True),
            Column(past, lambda one: years_ago(one.years), look="muted", width=16, spare=True),
        ]


def _doors() -> list[Door]:
    today = day_spot(date.today())
    return [
        Door(
            translate("HomeView", "Records"),
            translate("HomeView", "wie bovenaan staat in elke lijst"),
            Spot("records"),
        ),
        Door(
            translate("HomeView", "Lijsten aller tijden"),
            translate("HomeView", "de hoogste honderd"),
            Spot("list"),
        ),
        Door(
            translate("HomeView", "Kampioenen"),
            translate("HomeView", "van elk seizoen"),
            Spot("titles"),
        ),
        Door(
            translate("HomeView", "Twee spelers"),
            translate("HomeView", "samen en tegen elkaar"),
            Spot("versus"),
        ),
        Door(
            translate("HomeView", "Alle spellen"),
            translate("HomeView", "tot het losse spel"),
            Spot("games"),
        ),
        Door(
            translate("HomeView", "Op deze dag"), translate("HomeView", "en op elke andere"), today
        ),
    ]

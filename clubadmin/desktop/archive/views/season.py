"""A season: its evenings, its competitions and who became champion."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.loading import Shelf
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.record_columns import champion, scope_spot, title_asked
from clubadmin.desktop.archive.views.view import PartsView
from clubadmin.desktop.archive.words import depth_name
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import count_column, figured, right_column, worded
from clubadmin.desktop.kit.figures import long_date, plain_date, total
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads
from clubadmin.desktop.kit.widgets import Pages, button, column
from clubadmin.model.archive.archive import Block
from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import Scope
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.part import Show
from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Line:
    """A competition with who became champion of it, as far as it is over."""

    competition: Competition
    evenings: int
    titles: tuple[Title, ...] = ()


class SeasonView(PartsView):
    """Two tabs: evenings, and competitions with their champions."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._crowning = Asker(ops, self)
        self._shelf: Shelf | None = None
        self._titles: tuple[Title, ...] = ()
        self.evenings_model, self.evenings = self.list_of(
            self._evening_columns(), lambda one: one.id, self.tr("Avonden")
        )
        self.competitions_model, self.competitions = self.list_of(
            self._competition_columns(),
            lambda one: one.competition.id,
            self.tr("Competities en kampioenen"),
        )
        self.competitions.entered.connect(self._open_standings)
        self.standings_button = button(self.tr("Naar de s&tand"), self._open_first)
        self.book_button = button(self.tr("Seizoen&boek"), self._book, "quiet")
        if_it_leads(Show("book"), self.book_button)
        self.records_button = button(self.tr("&Records van dit seizoen"), self._records, "quiet")
        grid = theme.grid
        self.tabs = Tabs(theme, [self.tr("Avonden"), self.tr("Competities en kampioenen")], self)
        self.tabs.chosen.connect(self.choose_tab)
        self.parts = Pages(self.evenings, self.competitions)
        head = self.head(self.records_button, self.book_button, self.standings_button)
        self.setLayout(column(head, self.tabs, (framed(self.parts), 1), gap=grid(1)))

    def question(self) -> Callable[[OpenClub], Any]:
        """All there is to choose from; the season is one of it."""
        return loading.shelf

    def show_answer(self, answer: Any) -> None:
        """A season."""
        shelf: Shelf = answer
        self._shelf = shelf
        season = self._season()
        if season is None:
            self.heading.setText(self.tr("Dit seizoen is er niet meer"))
            self.about.setText(self.tr("Kies een ander seizoen op de eerste bladzijde."))
        else:
            self.heading.setText(self.tr("Seizoen %1").replace("%1", season.name))
            text = self.tr("%1 tot en met %2").replace("%1", plain_date(season.starts))
            self.about.setText(text.replace("%2", plain_date(season.ends)))
        inside = {one.id for one in self._competitions()}
        evenings = [one for one in shelf.evenings if one.competition_id in inside]
        evenings.sort(key=lambda one: (one.date, one.id), reverse=True)
        self.evenings.show_rows(evenings)
        self._show_competitions()
        self._crowning.ask_long(loading.titles, self._take_titles, self.tr("Kampioenen"))

    def panes(self) -> Sequence[QWidget]:
        """The list in view."""
        return [self.tables[self.tab()]]

    def blocks(self) -> Sequence[Block]:
        """The blocks on paper: both lists."""
        return [
            printed_table(self.competitions, self.tr("Competities en kampioenen")),
            printed_table(self.evenings, self.tr("Avonden")),
        ]

    def _season(self) -> Season | None:
        seasons = self._shelf.seasons if self._shelf else ()
        return next((one for one in seasons if one.id == self.spot.number()), None)

    def _competitions(self) -> list[Competition]:
        every = self._shelf.competitions if self._shelf else ()
        return [one for one in every if one.season_id == self.spot.number()]

    def _show_competitions(self) -> None:
        evenings = self._shelf.evenings if self._shelf else ()
        lines = [
            Line(
                one,
                sum(evening.competition_id == one.id for evening in evenings),
                tuple(title for title in self._titles if title.competition_id == one.id),
            )
            for one in self._competitions()
        ]
        self.competitions.show_rows(lines)

    def _take_titles(self, titles: tuple[Title, ...]) -> None:
        self._titles = titles
        self._show_competitions()

    def _open_first(self) -> None:
        self.wanted.emit("season", self.spot.number())

    def _open_standings(self, at: int) -> None:
        self.wanted.emit("competition", self.competitions_model.rows[at].competition.id)

    def _book(self) -> None:
        ask(self, Show("book", self.spot.number()))

    def _records(self) -> None:
        self.followed.emit(scope_spot(Scope(season_id=self.spot.number())))

    def _evening_columns(self) -> list[Column[EveningLine]]:
        return [
            Column(
                self.tr("Datum"),
                lambda one: long_date(one.date),
                lambda one: one.date,
                width=29,
                link=lambda one: Spot("evening", (one.id,)),
            ),
            Column(self.tr("Competitie"), lambda one: one.competition, least=18),
            figured(self.tr("Avond"), lambda one: one.number, width=10),
            count_column(self.tr("Deelnemers"), lambda one: one.participants, 13),
            Column(
                self.tr("Bekend"),
                lambda one: (
                    depth_name(one.depth) if one.status == "closed" else self.tr("voorlopig")
                ),
                look="muted",
                width=19,
                spare=True,
            ),
        ]

    def _competition_columns(self) -> list[Column[Line]]:
        return [
            worded(self.tr("Competitie"), lambda one: one.competition.name, least=18),
            count_column(self.tr("Avonden"), lambda one: one.evenings, 10),
            Column(
                self.tr("Kampioen"),
                lambda one: ", ".join(title.name for title in one.titles) or "–",
                look="strong",
                least=24,
                link=lambda one: champion(one.titles[0]) if one.titles else None,
            ),
            right_column(
                self.tr("Totaal"),
                lambda one: total(one.titles[0].total) if one.titles else "",
                12,
                lambda one: title_asked(one.titles[0]) if one.titles else None,
            ),
        ]

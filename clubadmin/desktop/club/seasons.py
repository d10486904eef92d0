"""Seasons and their competitions: a list at the left, a form at the right."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QWidget

from clubadmin.desktop.club.competition import CompetitionForm
from clubadmin.desktop.club.part import FormCard, Part
from clubadmin.desktop.contest.contest_kinds import title
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.days import Unlikely
from clubadmin.desktop.kit.doors import ShowRule, ask
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figures import pydate, qdate, short_date
from clubadmin.desktop.kit.forms import Field, day, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import action, button, column, holder, row
from clubadmin.desktop.work.clubs import season_of
from clubadmin.domain.draw.formats import INDIVIDUAL
from clubadmin.i18n import Message
from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.kit.carried import carried
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.model.supposing.adopted import AdoptedRule, AdoptedRuleSet
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.unlikely import unlikely
from clubadmin.services.seasons import seasons
from clubadmin.services.supposing import adopting

BESIDE = 100  # steps of the grid; narrower, the buttons stand below each other


class SeasonForm(FormCard):
    """The name and the days of a season; id 0 is a new one."""

    stored = Signal(object)
    removed = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._shown: Season | None = None
        self._unlikely = Unlikely()
        self._name = line(most=40)
        today = qdate(date.today())
        self._starts, self._ends = day(today), day(today)
        self.name = Field(self.tr("&Naam"), self._name, self.tr("Zoals 2026-2027."))
        self._remove_button = button(
            self.tr("&Verwijderen"), lambda: self.removed.emit(self._shown), "quiet", risky=True
        )
        store = button(self.tr("&Opslaan"), self.store, "primary")
        grid = theme.grid
        self.setLayout(
            column(
                self._heading,
                self.name,
                row(
                    Field(self.tr("&Eerste dag"), self._starts),
                    Field(self.tr("&Laatste dag"), self._ends),
                    gap=grid(2),
                ),
                self._say,
                row(self._remove_button, None, store),
                None,
                gap=grid(1.5),
                margin=grid(3),
            )
        )
        self._name.returnPressed.connect(self.store)
        self.setFocusProxy(self._name)

    def show_season(self, one: Season) -> None:
        """Fill in the fields of a season."""
        self._shown = one
        self._unlikely.begin(*((one.starts, one.ends) if one.id else ()))
        self._heading.setText(one.name if one.id else self.tr("Nieuw seizoen"))
        self._name.setText(one.name)
        self._starts.setDate(qdate(one.starts))
        self._ends.setDate(qdate(one.ends))
        self._remove_button.setVisible(bool(one.id))
        self._say.say("")

    @property
    def edited(self) -> Season:
        """The season as filled in."""
        shown = self._shown
        assert shown is not None
        return Season(
            shown.id,
            self._name.text().strip(),
            pydate(self._starts.date()),
            pydate(self._ends.date()),
            shown.version,
        )

    def store(self) -> None:
        """Ask to store what is filled in."""
        wanted = self.edited
        days = unlikely((wanted.starts, wanted.ends), date.today())
        asked = self._unlikely.question(days)
        self._say.say(asked, "warning")
        if not asked:
            self.stored.emit(wanted)


@dataclass(frozen=True)
class Line:
    """A row of the list: a season, or a competition in it."""

    season: Season
    competition: Competition | None = None
    adopted: tuple[AdoptedRuleSet, ...] = ()  # rule sets it went over to, oldest first
    ranking: tuple[AdoptedRule, ...] = ()  # and ranking rules

    @property
    def key(self) -> tuple[str, int]:
        """The key that tells rows apart."""
        if self.competition is not None:
            return "competition", self.competition.id
        return "season", self.season.id


@dataclass(frozen=True)
class Found:
    """All that the part shows."""

    lines: tuple[Line, ...]
    rules: tuple[RuleSetVersion, ...]
    club: ClubSettings


def find(club: OpenClub) -> Found:
    """Everything to choose from, the newest season first."""
    every = sorted(seasons.seasons(club), key=lambda one: one.starts, reverse=True)
    held = seasons.competitions(club)
    adopted = adopting.every_adopted_rule_set(club)
    ranking = adopting.every_adopted_rule(club)
    lines: list[Line] = []
    for season in every:
        lines.append(Line(season))
        here = [one for one in held if one.season_id == season.id]
        lines += [
            Line(season, one, adopted.get(one.id, ()), ranking.get(one.id, ())) for one in here
        ]
    return Found(tuple(lines), rulesets.rule_sets(club), clubs.settings(club))


class SeasonsPart(Part):
    """Choose, change, add."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._found: Found | None = None
        self._wanted_key: object = None
        self._to_prizes = False  # once what is wanted is in view
        self.model: RowsModel[Line] = RowsModel(theme, self._columns(), lambda one: one.key)
        self.table = ListTable(theme, self.model, self.tr("Seizoenen en competities"))
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(self._edit)
        self.season_form = SeasonForm(theme)
        self.season_form.stored.connect(self._store_season)
        self.season_form.removed.connect(self._remove_season)
        self.form = CompetitionForm(theme)
        self.form.stored.connect(self._store_competition)
        self.form.removed.connect(self._remove_competition)
        self.form.given_up.connect(self._give_up)
        self.form.rule_wanted.connect(self._open_rule)
        self._lay_out()
        self.hand_on(self.table)
        self._actions = [
            action(self, self.tr("Nieuw se&izoen"), self.add_season),
            action(self, self.tr("Nieuwe &competitie"), self.add_competition, "Ctrl+N"),
        ]
        self.addActions(self._actions)

    def _columns(self) -> list[Column[Line]]:
        def name(one: Line) -> str:
            return f"    {one.competition.name}" if one.competition else one.season.name

        def what(one: Line) -> str:
            kind = one.competition
            if kind is None:
                return f"{short_date(one.season.starts)} – {short_date(one.season.ends)}"
            return title(kind.format)

        return [
            Column(
                self.tr("Seizoen"),
                name,
                look=lambda one: "" if one.competition else "strong",
                least=22,
            ),
            Column("", what, look="muted", least=25, hint=self.tr("Data of soort")),
        ]

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Nog geen seizoen"),
            self.tr("Een seizoen heeft een of meer competities; een competitie heeft avonden."),
            (self.tr("&Eerste seizoen maken"), self.add_season),
            self.tr("Seizoenen van vroeger komen vanzelf mee met een CSV-bestand met uitslagen."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        self.new_competition = button(self.tr("Nieuwe &competitie"), self.add_competition)
        new_season = button(self.tr("Nieuw se&izoen"), self.add_season)
        self._new: QBoxLayout = column(new_season, self.new_competition, gap=grid(1))
        left = holder(row(holder(self._new), None), self.stack, gap=grid(1.5))
        self.side = QStackedWidget()
        self.side.addWidget(QWidget())
        self.side.addWidget(self.season_form)
        self.side.addWidget(self.form)
        self.splitter = Splitter("seasons", (left, 0), (self.side, 1))
        self.splitter.setSizes([grid(46), grid(90)])
        self.setLayout(column(self.splitter))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below each other in a narrow window, and give the form their room."""
        super().resizeEvent(event)
        beside = self.width() >= self.theme.grid(BESIDE)
        direction = QBoxLayout.Direction
        self._new.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    @property
    def unsaved(self) -> str:
        """The competition that is filled in and not stored."""
        if self.side.currentWidget() is not self.form or not self.form.dirty:
            return ""
        return self.form.edited.name or self.tr("Nieuwe competitie")

    def part_actions(self) -> list[QAction]:
        """New season, new competition."""
        return self._actions

    def panes(self) -> list[QWidget]:
        """The list and the form."""
        return [self.table, self.side]

    def refresh(self) -> None:
        """Ask for seasons and competitions."""
        self.ops.run(find, self._show)

    def _show(self, found: Found) -> None:
        self._found = found
        self.form.playing.offer_rules(found.rules)
        self.table.show_rows(found.lines)
        self._freshen(found)
        if self.unsaved:
            self.form.hold()
        self.stack.show_list(bool(found.lines))
        self.new_competition.setEnabled(bool(found.lines))
        if self._wanted_key is not None and self.table.select_key(self._wanted_key):
            self._wanted_key = None
            if self._to_prizes and self.side.currentWidget() is self.form:
                self.form.ask_prizes()
            self._to_prizes = False
        if not self.table.currentIndex().isValid() and found.lines and not self._adding:
            self.table.select_key(found.lines[-1 if len(found.lines) < 2 else 1].key)

    def show_prizes(self, competition_id: int) -> None:
        """Lead to the prizes of a competition."""
        self._wanted_key, self._to_prizes = ("competition", competition_id), True
        self.refresh()

    def _freshen(self, found: Found) -> None:
        """The form follows the file, after undo as well; what is typed in it stays in view."""
        shown, side = self.form.shown, self.side.currentWidget()
        if side is not self.form or shown is None or not shown.id:
            return
        line = self._line(found, shown.id)
        if line is not None:
            self.form.show_adopted(line.adopted)
            self.form.show_in_force(line.ranking, line.season)
        if self.form.dirty:
            return
        if line is None:
            self.side.setCurrentIndex(0)
        elif line.competition is not None and line.competition != shown:
            self.form.show_competition(line.competition, line.season.name)

    @staticmethod
    def _line(found: Found | None, competition_id: int) -> Line | None:
        lines = found.lines if found else ()
        return next((one for one in lines if one.key == ("competition", competition_id)), None)

    @property
    def _adding(self) -> bool:
        side = self.side.currentWidget()
        if side is self.form:
            return self.form.shown is not None and not self.form.shown.id
        return side is self.season_form and not self.season_form.edited.id

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        if not 0 <= at < len(rows) or self._held(rows[at].key):
            return
        one = rows[at]
        if one.competition is None:
            self.season_form.show_season(one.season)
            self.side.setCurrentWidget(self.season_form)
        else:
            self.form.show_competition(one.competition, one.season.name)
            self.form.show_adopted(one.adopted)
            self.form.show_in_force(one.ranking, one.season)
            self.side.setCurrentWidget(self.form)

    def _held(self, wanted: object = None) -> bool:
        """Whether a competition that is not stored yet stays in view, in place of this row."""
        shown = self.form.shown
        if self.side.currentWidget() is not self.form or shown is None or not self.form.dirty:
            return False
        own = ("competition", shown.id)
        if wanted != own:
            self.form.hold()
            QTimer.singleShot(0, self, lambda: self.table.select_key(own))
        return True

    def _give_up(self) -> None:
        """Undo what was filled in: back to the competition as stored, or to the list."""
        shown = self.form.shown
        line = self._line(self._found, shown.id) if shown is not None else None
        if line is not None and line.competition is not None:
            self.form.show_competition(line.competition, line.season.name)
        else:
            self.side.setCurrentIndex(0)
        self.table.setFocus()

    def _edit(self, _row: int) -> None:
        if form := self.side.currentWidget():
            form.setFocus()

    def add_season(self) -> None:
        """Begin a season: the next one after the newest."""
        if self._held():
            return
        there = [one.season for one in self._found.lines] if self._found else []
        newest = max((one.starts for one in there), default=None)
        wanted = date(newest.year + 1, newest.month, 15) if newest else date.today()
        self.table.clearSelection()
        self.table.setCurrentIndex(self.model.index(-1, -1))
        self.season_form.show_season(Season(0, *season_of(wanted)))
        self.side.setCurrentWidget(self.season_form)
        self.season_form.setFocus()

    def add_competition(self) -> None:
        """Begin a competition in the season of the current row, as the club plays."""
        found = self._found
        if found is None or not found.lines or self._held():
            return
        at = max(self.table.currentIndex().row(), 0)
        season = found.lines[at].season
        new = carried(
            Competition,
            found.club,
            id=0,
            season_id=season.id,
            name="",
            format=INDIVIDUAL.name,
            version=1,
        )
        self.form.show_competition(new, season.name)
        self.form.show_adopted(())
        self.form.show_in_force((), found.lines[at].season)
        self.side.setCurrentWidget(self.form)
        self.form.setFocus()

    def _store_season(self, one: Season) -> None:
        def work(club: OpenClub) -> Season:
            if one.id:
                return seasons.change_season(club, one)
            return seasons.add_season(club, one.name, one.starts, one.ends)

        def done(stored: Season) -> None:
            self.season_form.show_season(stored)
            self._wanted_key = ("season", stored.id)

        self.ops.change(work, done, self.season_form.complain)

    def _store_competition(self, one: Competition) -> None:
        def work(club: OpenClub) -> tuple[Competition, Message | None]:
            if not one.id:
                return seasons.add_competition(club, one), None
            kept = seasons.kept_prizes(club, one)
            return seasons.change_competition(club, one), kept

        def done(made: tuple[Competition, Message | None]) -> None:
            stored, kept = made
            season = next(
                line.season
                for line in (self._found.lines if self._found else ())
                if line.season.id == stored.season_id
            )
            self.form.show_competition(stored, season.name)
            self.form.remark(language.told(kept) if kept else "")
            self._wanted_key = ("competition", stored.id)

        self.ops.change(work, done, self.form.complain)

    def _open_rule(self, competition_id: int) -> None:
        """The rule with its example and its date, in the window of Stand."""
        ask(self, ShowRule(competition_id))

    def _remove_season(self, one: Season) -> None:
        def work(club: OpenClub) -> None:
            seasons.remove_season(club, one.id)

        self.ops.change(work, self._gone, self.season_form.complain)

    def _remove_competition(self, one: Competition) -> None:
        def work(club: OpenClub) -> None:
            seasons.remove_competition(club, one.id)

        self.ops.change(work, self._gone, self.form.complain)

    def _gone(self, _: Any) -> None:
        self.side.setCurrentIndex(0)

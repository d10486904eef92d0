"""The overview when no evening is open: the evenings there are, and a new one."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from clubadmin.desktop.evening import loading
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.figure_columns import right_column
from clubadmin.desktop.kit.figures import pydate, qdate
from clubadmin.desktop.kit.forms import Choice, Field, day
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    PagesLayout,
    Plain,
    button,
    card,
    column,
    holder,
    label,
    row,
    tip,
)
from clubadmin.desktop.kit.wording import brief_date
from clubadmin.desktop.work import troubles
from clubadmin.domain.standings.habit import days_after
from clubadmin.model.evenings.also_counting import Habit
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.seasons.season import EveningLine, Season
from clubadmin.services.evenings import evenings
from clubadmin.services.input import unlikely


class AlsoTicks(Plain):
    """Ticked as the evenings before went; nothing is shown where none ever counted."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._ticks: dict[int, QCheckBox] = {}
        self._shown: tuple[Sequence[Habit], date] | None = None
        self.hide()

    @property
    def chosen(self) -> frozenset[int]:
        """The competitions that are ticked."""
        return frozenset(number for number, tick in self._ticks.items() if tick.isChecked())

    def show_habits(self, habits: Sequence[Habit], day: date) -> None:
        """Offer what evenings of a competition counted in; ticked is what goes on on this day.

        What was ticked otherwise stays as long as nothing else is offered.
        """
        if self._shown == (habits, day):
            return
        self._shown = (habits, day)
        if list(self._ticks) != [one.competition_id for one in habits]:
            self._offer(habits)
        for one in habits:
            text = self.tr("Telt ook mee in %1").replace("%1", one.competition.replace("&", "&&"))
            self._ticks[one.competition_id].setText(text)
            self._ticks[one.competition_id].setChecked(one.goes_on(day))
        self.setVisible(bool(habits))

    def _offer(self, habits: Sequence[Habit]) -> None:
        for gone in self._ticks.values():
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        self._ticks = {one.competition_id: QCheckBox() for one in habits}
        for tick in self._ticks.values():
            self._layout.addWidget(tick)


class Overview(QWidget):
    """The list of evenings, newest first, with a line to make the next one."""

    opened = Signal(int)  # evening id
    made = Signal(int)
    wanted = Signal(str, int)

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._shown: loading.Overview | None = None
        self._preferred: int | None = None  # the competition of the evening that was open
        self._asked_twice: tuple[int, date] | None = None  # what was warned about
        self._proposed_for: object = None  # the competition, and its last evening then
        self.model: RowsModel[EveningLine] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Avonden"))
        self.table.entered.connect(self._open_row)
        self.competition = Choice()
        self.competition.currentIndexChanged.connect(self._show_lines)
        self.day = day(QDate.currentDate())
        self.new = button(self.tr("&Nieuwe avond"), self._make, "primary")
        self._field = Field(self.tr("&Datum"), self.day)
        self.also = AlsoTicks()
        self.competition.currentIndexChanged.connect(self._field.calm)
        self.day.dateChanged.connect(self._field.calm)
        self.day.dateChanged.connect(self._show_also)
        self._stack = PagesLayout(self)
        self._stack.addWidget(self._list())
        self._empty = self._no_competition()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(QWidget())  # nothing, until it is known what there is
        self._stack.setCurrentIndex(2)

    @property
    def can_make(self) -> bool:
        """Whether there is a competition in view that an evening can be made in."""
        return self._shown is not None and bool(self._shown.competitions) and self.new.isEnabled()

    def refresh(self) -> None:
        """Read the evenings again."""
        self._ops.run(loading.overview, self.show_evenings)

    def prefer(self, competition_id: int) -> None:
        """Show this competition the next time the evenings are read."""
        self._preferred = competition_id

    def take_keyboard(self) -> None:
        """The newest evening is selected; Enter opens it."""
        self._ops.when_idle(self._focus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in one of the fields makes the evening."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (self.day.hasFocus() or self.competition.hasFocus()):
            self._make()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The fields and the button beside them are of one height."""
        super().showEvent(event)
        self._level()

    def changeEvent(self, event: QEvent) -> None:
        """Level the heights again for other letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._level()

    def _level(self) -> None:
        line = (self.competition, self.day, self.new)
        tallest = max(one.sizeHint().height() for one in line)
        for one in line:
            one.setFixedHeight(tallest)

    def _focus(self) -> None:
        if not self.isVisible():
            return
        if self._stack.currentWidget() is self._empty:
            if self._empty.step is not None:
                self._empty.step.setFocus()
        else:
            (self.table if self.model.rowCount() else self.day).setFocus()

    def _list(self) -> QWidget:
        grid = self._theme.grid
        which = Field(self.tr("&Competitie"), self.competition)
        contest = button(self.tr("Nieuwe &wedstrijd"), self._to_contest)
        tip(contest, "Ctrl+Shift+N")
        line = row(which, self._field, self.new, None, gap=grid(2))
        for part in (which, self._field, self.new):
            line.setAlignment(part, Qt.AlignmentFlag.AlignBottom)
        self.competition.setMinimumWidth(grid(34))
        self._none = label(
            self.tr(
                "Nog geen avonden in deze competitie. Kies een datum en maak de eerste; "
                "daarna vinkt u aan wie er zijn."
            ),
            "muted",
            wrap=True,
        )
        self._over = label(kind="muted", wrap=True)
        self._over.hide()
        box = card(column(self.table, margin=grid(1)))
        self._box = box
        heading = row(label(self.tr("Avonden"), "title"), None, contest)
        # a sentence below the line leaves the fields beside each other
        layout = column(
            *(heading, line, self.also, self._field.note, self._over, self._none, box),
            gap=grid(2),
            margin=grid(3),
        )
        layout.setStretchFactor(box, 1000)
        layout.addStretch(1)  # takes the room when there is no list
        return holder(layout)

    def _no_competition(self) -> EmptyPlace:
        return EmptyPlace(
            self._theme,
            self.tr("Nog geen competitie"),
            self.tr(
                "Een avond hoort bij een competitie: individueel of in paren, met een "
                "spelregel en een manier om de stand op te maken."
            ),
            (self.tr("Maak een seizoen en een competitie"), self._to_seasons),
            self.tr("Uitslagen van vroeger haalt u binnen bij Club, In- en uitvoer."),
            other=(self.tr("Of één &wedstrijd of toernooi"), self._to_contest),
        )

    def _to_contest(self) -> None:
        self.wanted.emit("new-contest", 0)

    def _to_seasons(self) -> None:
        self.wanted.emit("club-part", 1)

    def _columns(self, *, named: bool = False) -> list[Column[EveningLine]]:
        """The columns of the evenings, with the competition of each where these differ."""
        which: Column[EveningLine] = Column(
            self.tr("Competitie of wedstrijd"), lambda one: one.competition, least=24
        )
        return [
            *([which] if named else []),
            right_column(self.tr("Avond"), lambda one: str(one.number), 9, look="strong"),
            Column(self.tr("Datum"), lambda one: brief_date(one.date), least=18),
            right_column(self.tr("Deelnemers"), lambda one: str(one.participants), 13, spare=True),
            Column(self.tr("Formulieren"), self._sheets, right=True, width=14),
            Column(self.tr("Stand van zaken"), self._status, width=18, look=_status_look),
        ]

    @staticmethod
    def _sheets(one: EveningLine) -> str:
        return f"{one.sheets_signed}/{one.sheets}" if one.sheets else "–"

    def _status(self, one: EveningLine) -> str:
        if one.depth != "game":
            return self.tr("van papier")
        if one.status == "closed":
            return "✓ " + self.tr("afgesloten")
        if not one.participants:
            return self.tr("nog leeg")
        return "▸ " + self.tr("bezig")

    def show_evenings(self, shown: loading.Overview) -> None:
        """Show these evenings; the competition played last is in view."""
        self._shown = shown
        names = {one.id: one.name for one in shown.seasons}
        last: dict[int, int] = {}
        for one in shown.evenings:
            last[one.competition_id] = max(last.get(one.competition_id, 0), one.date.toordinal())
        today = date.today()
        running = {one.id for one in shown.seasons if one.starts <= today <= one.ends}
        starts = {one.id: one.starts.toordinal() for one in shown.seasons}
        every = sorted(
            shown.competitions,
            key=lambda one: (-starts.get(one.season_id, 0), folded(one.name), one.id),
        )
        before = self.competition.value
        self.competition.offer(
            {
                str(one.id): f"{one.name} · {names.get(one.season_id, '')}".rstrip(" ·")
                for one in every
            }
        )
        if every and self.competition.value != before:
            usual = max(
                every, key=lambda one: (one.season_id in running, last.get(one.id, 0), one.id)
            )
            self.competition.choose(str(usual.id))
        if self._preferred is not None:
            self.competition.choose(str(self._preferred))
            self._preferred = None
        self._stack.setCurrentIndex(0 if shown.competitions else 1)
        self._show_lines()

    def _show_lines(self) -> None:
        if self._shown is None:
            return
        chosen = self.competition.value
        self._propose_day(chosen)
        self._show_also()
        lines = [one for one in self._shown.evenings if str(one.competition_id) == chosen]
        beside = self._beside(chosen)
        everything = [*lines, *beside]
        everything.sort(key=lambda one: (one.date, one.number), reverse=True)
        self.table.show_rows(everything, self._columns(named=bool(beside)))
        self._box.setVisible(bool(everything))
        closed = self._closed_season(chosen) or self._over_in_one(chosen, lines)
        self._none.setVisible(not lines and not closed)
        self._over.setText(closed)
        self._over.setVisible(bool(closed))
        for widget in (self.new, self.day):
            widget.setEnabled(not closed)
        if everything and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        number = str(max((one.number for one in lines), default=0) + 1)
        text = self.tr("&Nieuwe avond %1").replace("%1", number)
        if closed or any(str(one.competition_id) == chosen for one in self._shown.habits):
            text = self.tr("&Nieuwe avond")  # none comes, or its number goes by its day
        self.new.setText(text)

    def _beside(self, chosen: str) -> list[EveningLine]:
        """The evenings of the other competitions and contests of the same season."""
        assert self._shown is not None
        season = {str(one.id): one.season_id for one in self._shown.competitions}
        return [
            one
            for one in self._shown.evenings
            if str(one.competition_id) != chosen
            and chosen in season
            and season.get(str(one.competition_id)) == season[chosen]
        ]

    def _closed_season(self, chosen: str) -> str:
        """Why no evening can be made in a competition; "" where one can."""
        assert self._shown is not None
        found = next((one for one in self._shown.competitions if str(one.id) == chosen), None)
        closed = {one.id: one.name for one in self._shown.seasons if one.closed_at}
        if found is None or found.season_id not in closed:
            return ""
        text = self.tr(
            "Seizoen %1 is afgesloten: er komen geen avonden meer bij. Weer openen kan bij Stand,"
            " Meer, Seizoen afsluiten."
        )
        return text.replace("%1", closed[found.season_id])

    def _over_in_one(self, chosen: str, lines: list[EveningLine]) -> str:
        """Why a contest of one evening gets no other; "" where it can."""
        assert self._shown is not None
        planned = [one.evenings for one in self._shown.competitions if str(one.id) == chosen]
        if planned != [1] or not lines:
            return ""
        return self.tr(
            "Deze wedstrijd is van één avond. Komen er meer, geef dat dan op bij Club, Competities."
        )

    def _show_also(self) -> None:
        """Show the other competitions in which the evening would count, by its day."""
        if self._shown is not None:
            chosen = self.competition.value
            habits = [one for one in self._shown.habits if str(one.other_id) == chosen]
            self.also.show_habits(habits, pydate(self.day.date()))

    def _propose_day(self, chosen: str) -> None:
        """Today, or the next day of those that the evenings so far lead to expect.

        Once, for a day may be typed since; and anew when another evening is the last.
        """
        assert self._shown is not None
        days = [one.date for one in self._shown.evenings if str(one.competition_id) == chosen]
        first, last = date.today(), max(days, default=None)
        if (chosen, last) == self._proposed_for:
            return
        self._proposed_for = (chosen, last)
        if days:
            first = next(day for day in days_after(days) if day >= first)
        if (season := self._season_of(chosen)) is not None:
            self.day.setDate(qdate(min(max(first, season.starts), season.ends)))

    def _season_of(self, chosen: str) -> Season | None:
        """The season of the competition that is chosen."""
        assert self._shown is not None
        seasons = {season.id: season for season in self._shown.seasons}
        found = next((one for one in self._shown.competitions if str(one.id) == chosen), None)
        return seasons.get(found.season_id) if found is not None else None

    def _open_row(self, at: int) -> None:
        key = self.model.key_at(at)
        if isinstance(key, int):
            self.opened.emit(key)

    def _make(self) -> None:
        if not self.new.isEnabled():
            return
        self._field.calm()
        chosen = self.day.date()
        when = date(chosen.year(), chosen.month(), chosen.day())
        competition_id = int(self.competition.value)
        doubt = self._doubt(competition_id, when)
        if doubt and self._asked_twice != (competition_id, when):
            self._asked_twice = (competition_id, when)
            self._field.complain(doubt + " " + self.tr("Toch maken? Druk nog eens op Enter."))
            return
        self._asked_twice = None
        also = self.also.chosen
        self._ops.change(
            lambda club: evenings.add_evening(club, competition_id, when, also=also),
            self._was_made,
            lambda error: self._field.complain(troubles.sentence(error)),
        )

    def _doubt(self, competition_id: int, when: date) -> str:
        """Why this evening may be a mistake; "" when nothing speaks against it."""
        assert self._shown is not None
        season = self._season_of(str(competition_id))
        if season is not None and not season.starts <= when <= season.ends:
            return ""  # refused, whatever the answer
        if odd := unlikely.unlikely((when,), date.today()):
            return language.told(unlikely.question(odd))
        same = next((one for one in self._shown.evenings if one.date == when), None)
        if same is not None:
            text = self.tr("Op deze dag is er al avond %1 van %2.")
            return text.replace("%1", str(same.number)).replace("%2", same.competition)
        found = [one for one in self._shown.competitions if one.id == competition_id]
        planned = found[0].evenings if found else 0
        number = 1 + max(
            (one.number for one in self._shown.evenings if one.competition_id == competition_id),
            default=0,
        )
        if planned and number > planned:
            text = self.tr("Dit wordt avond %1, en er zijn er %2 gepland.")
            return text.replace("%1", str(number)).replace("%2", str(planned))
        return ""

    def _was_made(self, evening: Evening) -> None:
        self.made.emit(evening.id)


def _status_look(line: EveningLine) -> str:
    return {"closed": "good"}.get(line.status, "" if line.participants else "muted")

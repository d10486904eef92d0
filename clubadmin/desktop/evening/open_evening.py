"""An open evening: its heading, the four steps across the top, and the step in view."""

from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QSizePolicy, QWidget

from clubadmin.desktop.contest.contest_kinds import entrants_counted, title
from clubadmin.desktop.evening.beginning import Beginning
from clubadmin.desktop.kit.figures import qdate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Elided, Pages, Plain, button, column, label, row, tip
from clubadmin.desktop.kit.wording import counted, evening_name, spoken_date
from clubadmin.desktop.steps.step import (
    DRAW,
    FORMS,
    PRESENT,
    RESULT,
    Step,
    StepsBar,
    step_with_work,
)
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.sheets.undo_scope import sheet_scope

if TYPE_CHECKING:
    from clubadmin.desktop.attendance.attendance import AttendanceStep
    from clubadmin.desktop.board.sheets_step import FormsStep
    from clubadmin.desktop.draw.draw import DrawStep
    from clubadmin.desktop.evening.details import DetailsBar
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.results.result import ResultStep

_Step = TypeVar("_Step", bound=Step)
LOW = 70  # grid steps below which there is no height to spare
BRIEF = 100  # grid steps below which the steps say less, for the name of the contest


class DayHeading(QWidget):
    """A date that is never cut off: "Woensdag 18 november", "Wo 18 november", "18 nov"."""

    def __init__(self) -> None:
        super().__init__()
        self._forms: tuple[str, ...] = ("",)
        self._label: QLabel = label("", "title")
        self._label.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date) -> None:
        """Show this day."""
        brief = (QLocale().toString(qdate(day), form) for form in ("ddd d MMMM", "d MMM"))
        upper = (one[:1].upper() + one[1:].replace(".", "") for one in brief)
        self._forms = (spoken_date(day), *upper)
        self.setAccessibleName(self._forms[0])
        self.updateGeometry()
        self._fit()

    def text(self) -> str:
        """The text of the label."""
        return self._label.text()

    def sizeHint(self) -> QSize:
        """The size of the day in full."""
        return self._size_of(self._forms[0])

    def minimumSizeHint(self) -> QSize:
        """The size of the day in its shortest words."""
        return self._size_of(self._forms[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The longest words that fit."""
        super().resizeEvent(event)
        self._label.setGeometry(self.rect())
        self._fit()

    def _fit(self) -> None:
        fitting = (one for one in self._forms if self._size_of(one).width() <= self.width())
        self._label.setText(next(fitting, self._forms[-1]))

    def _size_of(self, text: str) -> QSize:
        self._label.ensurePolished()
        metrics = self._label.fontMetrics()
        return QSize(metrics.horizontalAdvance(text) + 2, metrics.height())


class Title(Plain):
    """A title that asks for no more than it needs, and takes the room left over."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setLayout(layout)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """The least, so that the steps beside it are as wide as their words while they can be."""
        layout = self.layout()
        assert layout is not None
        return QSize(layout.minimumSize().width(), layout.sizeHint().height())


class EveningDesk(QWidget):
    """The steps are made, and their modules loaded, when they are first looked at."""

    said = Signal(str)
    offered = Signal(str, str, object)  # a remark with a button, and what that does
    unsaid = Signal(str)  # this no longer holds
    changed = Signal(object)  # Evening
    scope_changed = Signal()
    left = Signal()  # back to the list of evenings
    evening_closed = Signal()  # just now

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._made: dict[int, Step] = {}
        self._own = False  # the change that comes was typed here, so the sheet knows it
        self._remarks: list[str] = []  # said at the step in view
        self.evening: Evening | None = None
        self.step = PRESENT
        self.steps = StepsBar(theme)
        self.steps.chosen.connect(self.show_step)
        self._heading = DayHeading()
        self._detail = Elided(theme)
        self.beginning = Beginning(ops, theme)
        self.beginning.changed.connect(self._take)
        self.beginning.draw_asked.connect(self.draw_now)
        self.beginning.papers_asked.connect(self.open_papers)
        self.beginning.refused.connect(self._remark)
        self._change = button(self.tr("Wijzigen"), self.open_details, "link")
        self._back = button(self.tr("Alle avonden"), self.left.emit, "link")
        tip(self._back, "Ctrl+0")
        for link in (self._change, self._back):
            link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._views = Pages()
        self._lay_out()

    @cached_property
    def people(self) -> "AttendanceStep":
        """1 Aanwezig."""
        from clubadmin.desktop.attendance.attendance import AttendanceStep

        return self._made_now(PRESENT, AttendanceStep(self._ops, self._theme))

    @cached_property
    def draw(self) -> "DrawStep":
        """2 Indeling."""
        from clubadmin.desktop.draw.draw import DrawStep

        made = DrawStep(self._ops, self._theme)
        made.sheet_asked.connect(self.open_sheet)
        made.papers.delivered.connect(self.beginning.note_papers)
        return self._made_now(DRAW, made)

    @cached_property
    def forms(self) -> "FormsStep":
        """3 Formulieren."""
        from clubadmin.desktop.board.sheets_step import FormsStep

        made = FormsStep(self._ops, self._theme)
        made.scope_changed.connect(self.scope_changed)
        made.counted.connect(self._count_sheets)
        made.corrected.connect(self._close_again)
        made.pane.keeper.kept.connect(self._note_own)
        return self._made_now(FORMS, made)

    def _close_again(self) -> None:
        """The sheet that the evening was open for is right now."""
        self.result.close_evening()

    @cached_property
    def result(self) -> "ResultStep":
        """4 Uitslag."""
        from clubadmin.desktop.results.result import ResultStep

        made = ResultStep(self._ops, self._theme)
        made.closed.connect(self.evening_closed)
        made.sheet_asked.connect(self.open_sheet)
        made.next_asked.connect(self.draw_now)
        return self._made_now(RESULT, made)

    @cached_property
    def details(self) -> "DetailsBar":
        """The fields to change the evening itself."""
        from clubadmin.desktop.evening.details import DetailsBar

        made = DetailsBar(self._ops, self._theme)
        made.changed.connect(self.changed)
        made.removed.connect(self.left)
        made.left.connect(self.take_keyboard)
        self._frame.insertWidget(1, made)
        return made

    @property
    def closed(self) -> bool:
        """Whether the evening may only be looked at."""
        return self.evening is not None and self.evening.status == "closed"

    def open(self, evening: Evening, step: int | None = None) -> None:
        """Show an evening at a step, by default the one where there is work."""
        if self.evening is None or self.evening.id != evening.id:
            self._take_back()
        self.show_evening(evening)
        self.show_step(step_with_work(evening) if step is None else step)

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is now."""
        self.evening = evening
        self._heading.show_day(evening.date)
        parts = [evening.competition, _which(evening), evening.rule_set_title]
        full, *shorter = (" · ".join(filter(None, parts[:end])) for end in (3, 2))
        alone = evening.planned == 1  # a contest is known by its name
        brief = (
            (evening.competition,) if alone else (_which(evening), evening_name(evening.number, 0))
        )
        self._detail.setText(full, *shorter, *brief)
        for step in self._made.values():
            step.show_evening(evening)
        if "details" in self.__dict__:
            self.details.show_evening(evening)
        self.beginning.show_evening(evening)
        self._count(evening)

    def show_step(self, step: int) -> None:
        """Bring a step into view."""
        if self.evening is None:
            return
        if step != self.step and self.step in self._made:
            self._made[self.step].leave()
            self._take_back()
        self.step = step
        self.steps.mark(step)
        self.beginning.show_step(step)
        self._views.setCurrentWidget(self._view(step))
        self.take_keyboard()
        self.scope_changed.emit()

    def take_over_now(self) -> None:
        """Make the draw that was printed in the emergency pack, in view."""
        if self.evening is not None and not self.closed:
            self.show_step(DRAW)
            self.draw.take_over()

    def draw_now(self) -> None:
        """Draw what can be drawn, in view."""
        if self.evening is not None:
            self.show_step(DRAW)
            self.draw.draw()

    def open_papers(self) -> None:
        """Every paper of the evening, in their window."""
        self.draw.papers.open_all()

    def open_sheet(self, table_id: int) -> None:
        """The sheet of a table that was chosen elsewhere."""
        self.show_step(FORMS)
        self.forms.open_table(table_id)

    def open_details(self) -> None:
        """Show the fields to change the evening itself; a row half typed is kept first."""
        if self.evening is not None:
            self._view(self.step).leave()
            self.details.show_evening(self.evening)
            self.details.open()

    def take_keyboard(self) -> None:
        """The keyboard goes to the step in view."""
        if self.evening is not None:
            self._view(self.step).enter()

    def leave(self) -> None:
        """Keep what is half typed, and try once more to keep what failed."""
        for step in self._made.values():
            step.leave()
        self._take_back()
        if self.unsaved():
            self.forms.pane.keeper.try_again()

    def take_own(self) -> bool:
        """Whether the change just made was a row typed here; asking forgets it."""
        own, self._own = self._own, False
        return own

    def refresh_sheet(self) -> None:
        """Read the sheet on the screen again, after undo or a change elsewhere."""
        if FORMS in self._made:
            self.forms.pane.refresh()

    def unsaved(self) -> bool:
        """Whether rows of a sheet could not be kept so far."""
        return FORMS in self._made and self.forms.pane.keeper.failed

    def is_keeping(self) -> bool:
        """Whether rows are on their way to the file."""
        return FORMS in self._made and self.forms.is_keeping

    def undecided(self) -> bool:
        """Whether of some row is not chosen yet which of two lines holds."""
        return FORMS in self._made and bool(self.forms.pane.keeper.undecided_tables)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say less beside the steps in a narrow window."""
        super().resizeEvent(event)
        self.steps.shorten(self.width() < self._theme.grid(BRIEF))
        self._fit()

    def sheet_in_view(self) -> int | None:
        """The table of the sheet that is open at the step of the sheets."""
        return self.forms.pane.table_id if self.step == FORMS and FORMS in self._made else None

    def scope(self) -> str:
        """The scope of Ctrl+Z: on the sheets, the sheet in view; closed, nothing."""
        if self.evening is not None and self.closed:
            return f"closed:{self.evening.id}"  # no change has this scope
        table_id = None if self.sheet_in_view() is None else self.forms.pane.undo_table
        return "" if table_id is None else sheet_scope(table_id)

    def panes(self) -> list[QWidget]:
        """The panes that F6 steps through."""
        if self.step != FORMS:
            return [self.steps, self._view(self.step)]
        return [self.steps, *self.forms.panes()]

    def _lay_out(self) -> None:
        grid = self._theme.grid
        below = row(self._detail, self._change, self._back, None, gap=grid(1))
        title = Title(column(self._heading, below, gap=grid(0.25)))
        head = row((title, 1), self.steps, gap=grid(1))
        self._frame = column(head, self.beginning, (self._views, 1), gap=grid(1.5))
        self.setLayout(self._frame)
        self._fit()

    def _fit(self) -> None:
        """Take away the white first in a low window, for the rows of a sheet."""
        grid, low = self._theme.grid, self.height() < self._theme.grid(LOW)
        self._frame.setSpacing(grid(0.5 if low else 1.5))
        self._frame.setContentsMargins(
            grid(3), grid(0.5 if low else 2), grid(3), grid(0.5 if low else 1)
        )

    def _view(self, step: int) -> Step:
        if step == PRESENT:
            return self.people
        if step == DRAW:
            return self.draw
        return self.forms if step == FORMS else self.result

    def _made_now(self, number: int, step: _Step) -> _Step:
        """Wire a new step and show it what there is."""
        self._made[number] = step
        step.said.connect(self._remark)
        step.offered.connect(self._offer)
        step.lasting.connect(self.said)
        step.unsaid.connect(self.unsaid)
        step.changed.connect(self.changed)
        step.step_asked.connect(self.show_step)
        self._views.addWidget(step)
        if self.evening is not None:
            step.show_evening(self.evening)
        return step

    def _remark(self, sentence: str) -> None:
        self._remarks.append(sentence)
        self.said.emit(sentence)

    def _offer(self, sentence: str, text: str, then: object) -> None:
        self._remarks.append(sentence)
        self.offered.emit(sentence, text, then)

    def _take_back(self) -> None:
        """Take remarks back on leaving a step: they do not hold elsewhere."""
        remarks, self._remarks = self._remarks, []
        for sentence in remarks:
            self.unsaid.emit(sentence)

    def _take(self, evening: Evening) -> None:
        """Everybody of last time is on the list: typing goes on with who else is there."""
        self.changed.emit(evening)
        self.take_keyboard()

    def _note_own(self) -> None:
        self._own = True

    def _count(self, evening: Evening) -> None:
        people = len(evening.participants)
        text = entrants_counted(evening.format, people)
        self.steps.count(PRESENT, text if people else self.tr("nog niemand"))
        tables = max((len(plan.drawn) for plan in evening.plan), default=0)
        if FORMATS[evening.format].knockout and tables:
            tables = len(evening.plan[-1].drawn)  # each round has fewer
        drawn = counted(tables, self.tr("tafel"), self.tr("tafels"))
        rounds = counted(len(evening.plan), self.tr("ronde"), self.tr("ronden"))
        if evening.plan and len(evening.plan) < evening.rounds:
            rounds = self.tr("%1 van %2 ronden").replace("%1", str(len(evening.plan)))
            rounds = rounds.replace("%2", str(evening.rounds))
        none = self.tr("nog niet")
        self.steps.count(DRAW, f"{drawn} · {rounds}" if tables else none, drawn if tables else none)
        self._count_sheets(evening.signed, evening.sheets)

    def _count_sheets(self, signed: int, sheets: int) -> None:
        text = self.tr("%1 van %2")
        if self.evening is not None and len(self.evening.plan) < self.evening.rounds:
            text = self.tr("%1 van %2 tot nu toe")  # rounds are still to be drawn
        games = self.forms.games_typed if "forms" in vars(self) else None
        if games is not None:
            text = self.tr("%1 van %2 spellen")
            signed, sheets = games
        text = text.replace("%1", str(signed)).replace("%2", str(sheets))
        self.steps.count(FORMS, text if sheets else self.tr("nog geen"))
        going = self.tr("voorlopig") if signed else self.tr("nog geen")
        self.steps.count(RESULT, self.tr("afgesloten") if self.closed else going)


def _which(evening: Evening) -> str:
    """Name the evening; of a contest of one evening, the kind of contest."""
    if evening.planned != 1:
        return evening_name(evening.number, evening.planned)
    kind = title(evening.format)
    return "" if kind == evening.competition else kind

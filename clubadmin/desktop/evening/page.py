"""The place "Avond": the list of evenings, or one evening in four steps."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QStackedWidget, QWidget

from clubadmin.desktop import troubles
from clubadmin.desktop.evening import asks
from clubadmin.desktop.evening.attendance import AttendanceStep
from clubadmin.desktop.evening.details import DetailsBar
from clubadmin.desktop.evening.draw import DrawStep
from clubadmin.desktop.evening.elided import Elided
from clubadmin.desktop.evening.forms import FormsStep
from clubadmin.desktop.evening.overview import Overview
from clubadmin.desktop.evening.result import ResultStep
from clubadmin.desktop.evening.steps import StepsBar
from clubadmin.desktop.evening.wording import counted, evening_name, spoken_date
from clubadmin.desktop.page import Page
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import action, button, column, holder, label, row, tip
from clubadmin.services.views.evening import Evening, SheetState
from clubadmin.services.views.season import EveningLine

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations

PRESENT, DRAW, FORMS, RESULT = range(4)


class EveningPage(Page):
    """Evenings, and within an evening the four steps, each open at any time."""

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__(ops, theme)
        self._evening: Evening | None = None
        self._wanted: int | None = None
        self._entered = False
        self._own = False  # the change that comes was typed here, so the sheet knows it
        self._step = PRESENT
        self.overview = Overview(ops, theme)
        self.people = AttendanceStep(ops, theme)
        self.draw = DrawStep(ops, theme)
        self.forms = FormsStep(ops, theme)
        self.result = ResultStep(ops, theme)
        self.steps = StepsBar(theme)
        self._heading = label("", "title")
        self._detail = Elided(theme)
        self._back = button(self.tr("Alle avonden"), self.close_evening, "link")
        tip(self._back, "Ctrl+0")
        self._change = button(self.tr("Wijzigen"), self._open_details, "link")
        self.details = DetailsBar(ops, theme)
        self._views = QStackedWidget()
        for view in (self.people, self.draw, self.forms, self.result):
            self._views.addWidget(view)
        self._desk = self._lay_out()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.overview)
        self._stack.addWidget(self._desk)
        self._actions = self._make_actions()
        self._wire()

    # a place of the window

    @property
    def title(self) -> str:
        """The evening's date, or the name of the place."""
        return spoken_date(self._evening.date) if self._evening else self.tr("Avond")

    @property
    def help_topic(self) -> str:  # type: ignore[override]
        """The help page of the step one is in."""
        if self._evening is None:
            return "avond"
        return ("aanwezig", "indeling", "formulieren", "uitslag")[self._step]

    def enter(self) -> None:
        """The first time: straight to the evening that is going on, if there is one."""
        if not self._entered:
            self._entered = True
            self.ops.run(asks.overview, self._open_current)
            return
        self._own = False
        self.refresh()
        self._take_keyboard()

    def refresh(self) -> None:
        """Show what is in the file; a row just typed stands on sheet and board already."""
        own, self._own = self._own, False
        if self._wanted is None:
            self.overview.refresh()
        elif not own:
            self._load(self._wanted)
            self.forms.pane.refresh()

    def leave(self) -> None:
        """Keep the row that is being typed."""
        self.forms.leave()

    def undo_scope(self) -> str:
        """On the sheets, Ctrl+Z steps through the sheet in view."""
        table_id = self.forms.pane.table_id
        if self._evening is not None and self._step == FORMS and table_id is not None:
            return f"sheet:{table_id}"
        return ""

    def page_actions(self) -> list[QAction]:
        """The commands of an evening."""
        return self._actions

    def panes(self) -> list[QWidget]:
        """Where F6 steps through."""
        if self._evening is None:
            return [self.overview]
        if self._step == FORMS:
            pane = self.forms.pane
            beside = (pane.findings.first(), pane.signing.first())
            return [self.steps, self.forms.board, pane.grid, *(one for one in beside if one)]
        return [self.steps, self._view()]

    def show_item(self, kind: str, number: int) -> None:
        """Open an evening that was chosen elsewhere."""
        if kind == "evening" and number:
            self._entered = True
            self.open_evening(number)

    # evenings

    def open_evening(self, evening_id: int, step: int | None = None) -> None:
        """Open an evening, at the step where there is work unless one is named."""
        self._wanted = evening_id
        self.ops.run(
            lambda club: asks.now(club, evening_id),
            lambda now: self._opened(now, step),
            self._gone,
        )

    def close_evening(self) -> None:
        """Back to the list of evenings."""
        self.forms.leave()
        self._evening = self._wanted = None
        self._stack.setCurrentWidget(self.overview)
        self.overview.refresh()
        self.overview.take_keyboard()
        self.scope_changed.emit()

    def show_step(self, step: int) -> None:
        """Bring a step into view."""
        if self._evening is None:
            return
        if self._step == FORMS and step != FORMS:
            self.forms.leave()
        self._step = step
        self.steps.mark(step)
        self._views.setCurrentIndex(step)
        self._take_keyboard()
        self.scope_changed.emit()

    # inside

    def _lay_out(self) -> QWidget:
        grid = self.theme.grid
        below = row(self._detail, self._change, self._back, None, gap=grid(1))
        below.setStretch(3, 1)
        title = holder(column(self._heading, below, gap=grid(0.25)))
        title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head = row(title, self.steps, gap=grid(1))
        head.setStretch(0, 1)
        self._back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = column(head, self.details, self._views, gap=grid(1.5))
        layout.setStretch(2, 1)
        layout.setContentsMargins(grid(3), grid(2), grid(3), grid(1))
        return holder(layout)

    def _make_actions(self) -> list[QAction]:
        names = (
            self.tr("Aanwezig"),
            self.tr("Indeling"),
            self.tr("Formulieren"),
            self.tr("Uitslag"),
        )
        made = [
            action(self, name, partial(self.show_step, at), f"Ctrl+{at + 1}")
            for at, name in enumerate(names)
        ]
        made += [
            action(self, self.tr("Alle avonden"), self.close_evening, "Ctrl+0"),
            action(self, self.tr("Avond wijzigen"), self._open_details),
            action(self, self.tr("Indelen"), self._draw, "Ctrl+I"),
            action(self, self.tr("Formulier van de tegenpartij"), self._turn_over, "Ctrl+T"),
            action(self, self.tr("Aftekening terugnemen"), self.forms.pane.unsign),
            action(self, self.tr("Avond afsluiten"), self._close, "Ctrl+Return"),
            action(self, self.tr("Afdrukken"), self._print, "Ctrl+P"),
            action(self, self.tr("Indeling op tafel afdrukken"), self._print_by_table),
            action(self, self.tr("Indeling op naam afdrukken"), self._print_by_name),
            action(self, self.tr("Plaatsbriefjes afdrukken"), self.draw.papers.seat_slips),
            action(self, self.tr("Formulieren afdrukken"), self.draw.papers.blank_sheets),
        ]
        for one in made:
            if one.shortcut().toString() == "Ctrl+Return":
                one.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        return made

    def _wire(self) -> None:
        self.overview.opened.connect(self.open_evening)
        self.overview.made.connect(lambda number: self.open_evening(number, PRESENT))
        self.overview.wanted.connect(self.wanted)
        self.steps.chosen.connect(self.show_step)
        self.details.changed.connect(self._changed)
        self.details.removed.connect(self.close_evening)
        self.details.left.connect(self._take_keyboard)
        self.people.said.connect(self.said)
        self.people.changed.connect(self._changed)
        self.people.done.connect(lambda: self.show_step(DRAW))
        self.draw.said.connect(self.said)
        self.draw.changed.connect(self._changed)
        self.draw.done.connect(lambda: self.show_step(FORMS))
        self.forms.said.connect(self.said)
        self.forms.scope_changed.connect(self.scope_changed)
        self.forms.counted.connect(self._count_sheets)
        self.forms.draw_asked.connect(lambda: self.show_step(DRAW))
        self.forms.result_asked.connect(lambda: self.show_step(RESULT))
        self.forms.pane.keeper.kept.connect(self._note_own)
        self.result.said.connect(self.said)
        self.result.sheets_asked.connect(lambda: self.show_step(FORMS))

    def _note_own(self, *_answer: object) -> None:
        self._own = True

    def _open_current(self, shown: asks.Overview) -> None:
        current = _going_on(shown.evenings)
        if current is not None:
            self.open_evening(current.id)
        else:
            self.overview.refresh()
            self.ops.run(lambda _club: None, lambda _none: self.overview.take_keyboard())

    def _load(self, evening_id: int) -> None:
        self.ops.run(lambda club: asks.now(club, evening_id), self._arrived, self._gone)

    def _opened(self, now: asks.EveningNow, step: int | None) -> None:
        if now.evening.id != self._wanted:
            return
        self._arrived(now)
        self._stack.setCurrentWidget(self._desk)
        self.show_step(_step_with_work(now.evening) if step is None else step)

    def _arrived(self, now: asks.EveningNow) -> None:
        if now.evening.id != self._wanted:
            return
        self.people.show_now(now)
        self._show(now.evening)

    def _show(self, evening: Evening) -> None:
        self._evening = evening
        self._heading.setText(spoken_date(evening.date))
        parts = (evening.competition, evening_name(evening.number, evening.planned))
        self._detail.setText(" · ".join(part for part in (*parts, evening.rule_set_title) if part))
        self.details.show_evening(evening)
        self.draw.show_evening(evening)
        self.forms.show_evening(evening)
        self.result.show_evening(evening)
        self._count(evening)
        if self._step == RESULT:
            self.result.refresh()

    def _changed(self, evening: Evening) -> None:
        if evening.id == self._wanted:
            self._show(evening)

    def _gone(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))
        self.close_evening()

    def _count(self, evening: Evening) -> None:
        people = len(evening.participants)
        if evening.format == "pairs":
            text = counted(people, self.tr("paar"), self.tr("paren"))
        else:
            text = counted(people, self.tr("speler"), self.tr("spelers"))
        self.steps.count(PRESENT, text if people else self.tr("nog niemand"))
        tables = max((len(plan.tables) for plan in evening.plan), default=0)
        drawn = counted(tables, self.tr("tafel"), self.tr("tafels"))
        rounds = counted(len(evening.plan), self.tr("ronde"), self.tr("rondes"))
        self.steps.count(DRAW, f"{drawn} · {rounds}" if tables else self.tr("nog niet"))
        self._count_sheets(evening.signed, evening.sheets)

    def _count_sheets(self, signed: int, sheets: int) -> None:
        text = self.tr("%1 van %2").replace("%1", str(signed)).replace("%2", str(sheets))
        self.steps.count(FORMS, text if sheets else self.tr("nog geen"))
        closed = self._evening is not None and self._evening.status == "closed"
        self.steps.count(RESULT, self.tr("afgesloten") if closed else self.tr("voorlopig"))

    def _take_keyboard(self) -> None:
        if self._evening is None:
            self.overview.take_keyboard()
            return
        self._view().enter()

    def _view(self) -> AttendanceStep | DrawStep | FormsStep | ResultStep:
        return (self.people, self.draw, self.forms, self.result)[self._step]

    def _open_details(self) -> None:
        if self._evening is not None:
            self.details.open()

    def _draw(self) -> None:
        if self._evening is not None:
            self.show_step(DRAW)
            self.draw.draw()

    def _turn_over(self) -> None:
        if self._step == FORMS:
            self.forms.pane.turn_over()

    def _close(self) -> None:
        if self._evening is not None and self._step == RESULT:
            self.result.close_evening()

    def _print(self) -> None:
        """The paper that belongs to the step in view."""
        if self._evening is None:
            return
        if self._step == RESULT:
            self.result.print_result()
        elif self._step == FORMS:
            self.draw.papers.blank_sheets()
        else:
            self._print_by_table()

    def _print_by_table(self) -> None:
        self.draw.papers.draw_list("table")

    def _print_by_name(self) -> None:
        self.draw.papers.draw_list("name")


def _going_on(evenings: tuple[EveningLine, ...]) -> EveningLine | None:
    """The newest evening that was begun and is not closed."""
    open_ = [
        one for one in evenings if one.status == "open" and one.depth == "game" and one.participants
    ]
    return max(open_, key=lambda one: (one.date, one.number), default=None)


def _step_with_work(evening: Evening) -> int:
    if evening.status == "closed" or evening.depth != "game":
        return RESULT
    if not evening.participants:
        return PRESENT
    if not evening.plan:
        return DRAW
    states = {table.state for plan in evening.plan for table in plan.tables}
    return FORMS if states != {SheetState.SIGNED} else RESULT

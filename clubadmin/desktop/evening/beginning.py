"""Voor het begint: what there is to do before the first sheet, on one card below the date."""

from collections.abc import Iterator

from PySide6.QtCore import Signal

from clubadmin.desktop.contest.contest_kinds import entrants_counted
from clubadmin.desktop.contest_papers.papers_out import is_printed, is_stale
from clubadmin.desktop.kit.doors import TurnClock, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.steps.checklist import Checklist, Task
from clubadmin.desktop.steps.step import DRAW, PRESENT
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import EntrantsBefore, Evening

EVERYBODY, DRAWN, PAPERS, CLOCK = "everybody", "drawn", "papers", "clock"


class Beginning(Checklist):
    """Everybody of last time, the draw, the papers and the clock, each one key.

    That the clock was started is known as long as the window is open.
    """

    changed = Signal(object)  # the Evening as it is now
    draw_asked = Signal()
    papers_asked = Signal()
    refused = Signal(str)  # a sentence

    def __init__(self, ops: Operations, theme: Theme) -> None:
        deeds = {
            EVERYBODY: self._take_over,
            DRAWN: self._draw,
            PAPERS: self._show_papers,
            CLOCK: self._start_clock,
        }
        super().__init__(theme, self.tr("Voor het begint"), deeds)
        self._ops = ops
        self._evening: Evening | None = None
        self._before: EntrantsBefore | None = None
        self._asked = False  # who was there before this evening
        self._step = PRESENT
        self._clocks: set[int] = set()  # evenings whose clock was started here
        self.hide()

    def show_evening(self, evening: Evening) -> None:
        """Show the evening; those of last time are asked anew."""
        if self._evening is None or self._evening.id != evening.id:
            self._before = None
            self._asked = False
        self._evening = evening
        self._tell()
        self._ask()

    def show_step(self, step: int) -> None:
        """The step in view: there is nothing to begin at the sheets and the result."""
        self._step = step
        self._tell()
        if not self._asked:  # another evening was at a step where there is nothing to begin
            self._ask()

    def note_papers(self) -> None:
        """Papers of this evening were printed or kept."""
        self._tell()

    def _begins(self) -> bool:
        one = self._evening
        if one is None or one.status != "open" or one.depth != "game":
            return False
        return self._step in {PRESENT, DRAW} and not one.begun

    def _ask(self) -> None:
        if self._evening is not None and self._begins():
            from clubadmin.services.attendance import entry_lists  # with the draw: not at a start

            self._asked, number = True, self._evening.id
            self._ops.run(lambda club: entry_lists.entrants_before(club, number), self._arrived)

    def _arrived(self, before: EntrantsBefore | None) -> None:
        self._before = before
        self._tell()

    def _tell(self) -> None:
        begins = self._begins()
        if begins:
            self.show_tasks(list(self._tasks_now()))
        self.setVisible(begins)

    def _tasks_now(self) -> Iterator[Task]:
        one, before = self._evening, self._before
        assert one is not None
        there = len(one.participants)
        if before is not None and (len(before.people) > 1 or there):
            text = self.tr("Iedereen van &vorige keer")
            if before.people:
                text += f" ({entrants_counted(one.format, len(before.people))})"
            # who was taken off the list again is no reason to offer him for ever
            yield Task(EVERYBODY, text, there > 0 and there >= len(before.people))
        # there from the start: a card that came with the fourth name would push the field down
        yield Task(DRAWN, self.tr("Indelen"), bool(one.plan), "Ctrl+I", ready=there > 0)
        if one.plan:
            printed = is_printed(one) and not is_stale(one)
            yield Task(PAPERS, self.tr("Papieren"), printed, "Ctrl+Shift+L")
            yield Task(CLOCK, self.tr("Klok starten"), one.id in self._clocks, "F12")

    def _take_over(self) -> None:
        from clubadmin.services.attendance import entry_lists

        assert self._evening is not None
        evening_id = self._evening.id
        self._ops.change(
            lambda club: entry_lists.take_over(club, evening_id),
            self.changed.emit,
            lambda error: self.refused.emit(troubles.sentence(error)),
        )

    def _draw(self) -> None:
        self.draw_asked.emit()

    def _show_papers(self) -> None:
        self.papers_asked.emit()

    def _start_clock(self) -> None:
        assert self._evening is not None
        ask(self, TurnClock(self._evening.id))
        self._clocks.add(self._evening.id)
        self._tell()

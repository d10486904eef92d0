"""Typing at the tables, at the step of the sheets: what comes in, and what is signed off."""

from typing import TYPE_CHECKING

from clubadmin.desktop.board.beside import Beside
from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.steps.step import RESULT
from clubadmin.desktop.tableside.bar import TablesideBar, marks_of
from clubadmin.desktop.tableside.incoming import Incoming
from clubadmin.desktop.tableside.loading import Now, SignedThere, sign_confirmed, with_done
from clubadmin.desktop.tableside.switch import Switch
from clubadmin.desktop.work import troubles
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.tableside.sheet import Done

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from clubadmin.desktop.board.sheets_step import FormsStep
    from clubadmin.services.hall.clock import RoundClock


class AtTables(Beside):
    """The bar of the tables, and the sheets that are typed there."""

    bar: TablesideBar

    def __init__(self, step: "FormsStep", ops: Operations, theme: Theme) -> None:
        super().__init__(step)
        self._step, self._ops = step, ops
        self._now, self._evening_id = Now((), {}, {}), 0
        self._switch = Switch.of(ops)
        self.bar = TablesideBar(ops, theme, self._switch)
        self._incoming = Incoming(ops)
        self.bar.said.connect(step.said)
        self.bar.sign_asked.connect(self.sign_confirmed)
        self.bar.left.connect(step.enter)
        self._switch.changed.connect(self._share)
        self._switch.came_in.connect(self._came_in)
        self._switch.done.connect(self._done_there)
        self._incoming.seen.connect(self._seen)

    def first(self) -> "QWidget | None":
        """The first of the bar that takes keys."""
        return self.bar.first()

    def is_on(self, evening_id: int) -> bool:
        """Whether tables of an evening can type now."""
        return self._switch.is_on(evening_id)

    def show_evening(self, evening: Evening, *, other: bool) -> None:
        """Show the evening, and what its tables did."""
        self._evening_id = evening.id
        self.bar.show_evening(evening)
        self._share()
        if other or self.is_on(evening.id) or used.is_used("tableside"):
            self._incoming.look(evening.id)

    def show_clock(self, evening_id: int, clock: "RoundClock | None") -> None:
        """Phones at the tables show it."""
        self._switch.show_clock(evening_id, clock)

    def sign_confirmed(self) -> None:
        """Sign off every sheet that both sides confirmed as it is."""
        pane, evening_id = self._step.pane, self._evening_id
        if not evening_id:
            return
        pane.grid.keep_typed()
        undecided = pane.keeper.undecided_tables
        self._ops.run(
            lambda club: sign_confirmed(club, evening_id, undecided),
            self._were_signed,
            lambda error: self._step.said.emit(troubles.sentence(error)),
            changes=True,
        )

    def _were_signed(self, answer: SignedThere) -> None:
        refused, all_in, remarks = answer
        step = self._step
        if refused:
            step.said.emit(refused)
        step.pane.remarks.note(remarks)
        step.pane.refresh()
        if all_in:
            step.step_asked.emit(RESULT)
        else:
            step.enter()

    def _share(self) -> None:
        self._step.share(shared=self.is_on(self._evening_id))

    def _came_in(self, tables: frozenset[int]) -> None:
        """A row, a confirmation or a call: whoever made it."""
        step = self._step
        if not self.is_on(self._evening_id):
            return
        if step.pane.table_id in tables:
            step.pane.receive()
        if step.by_game and tables:
            step.games.refresh()
        self._incoming.look(self._evening_id, tables)

    def _done_there(self, done: Done) -> None:
        """A deed at a table or at the second desk; what it came to is known."""
        table_id, now = done.sheet.place.table_id, with_done(self._now, done)
        if now is None or self._step.by_game:
            self._came_in(frozenset((table_id,)))
            return
        if table_id == self._step.pane.table_id:
            self._step.pane.receive()
        self._seen(now, frozenset())

    def _seen(self, now: Now, _tables: frozenset[int]) -> None:
        self._now = now
        pane, board = self._step.pane, self._step.board
        here = pane.table_id if pane.sheet is not None else None
        for place in now.places:
            if place.table_id != here:  # that one is ahead of the file
                board.show_state(place.table_id, place.state, place.typed)
        self.show_marks()

    def show_marks(self) -> None:
        """Mark who calls, protests, confirmed or typed, and count what can be signed off."""
        marks, pane, board = marks_of(self._now), self._step.pane, self._step.board
        board.show_marks(marks)
        to_sign = [
            one.table_id
            for one in board.tables
            if one.state is SheetState.COMPLETE
            and one.table_id in self._now.at_tables
            and self._now.at_tables[one.table_id].confirmed
        ]
        self.bar.show_now(self._now, len(to_sign))
        pane.signing.mark(marks.get(pane.table_id or 0, ""))

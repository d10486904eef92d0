"""The commands of an evening that is typed at its tables."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from clubadmin.desktop.board.beside import Beside
from clubadmin.desktop.evening.commands import Command, DeskPage, at_steps
from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import action
from clubadmin.desktop.steps.step import FORMS, RESULT
from clubadmin.desktop.tableside.bar import TablesideBar, marks_of
from clubadmin.desktop.tableside.loading import Now, SignedThere, now, sign_confirmed, with_done
from clubadmin.desktop.tableside.switch import Switch
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.tableside.sheet import Done

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from clubadmin.desktop.board.sheets_step import FormsStep
    from clubadmin.services.hall.clock import RoundClock


TABLES, CARDS, CONFIRMED = "Ctrl+Shift+T", "Ctrl+Shift+P", "Ctrl+Shift+A"


def table_commands(page: DeskPage) -> list[Command]:
    """Typing at the tables: on, the cards to scan, signing what was confirmed there."""

    def can() -> bool:
        evening = page.desk.evening
        drawn = evening is not None and bool(evening.plan) and evening.depth == "game"
        return drawn and not page.desk.closed and page.desk.step == FORMS

    def is_on() -> bool:
        return can() and any(one.is_on(page.evening_in_view()) for one in page.desk.forms.beside)

    def turn_on() -> None:
        if can():
            _of(page).bar.turn_on()

    def print_cards() -> None:
        if is_on():
            _of(page).bar.print_cards()

    def sign_confirmed() -> None:
        if is_on():
            _of(page).sign_confirmed()

    texts = (
        translate("tables", "Aan tafel typen"),
        translate("tables", "Scankaarten afdrukken"),
        translate("tables", "Bevestigde formulieren aftekenen"),
    )
    deeds = ((turn_on, TABLES), (print_cards, CARDS), (sign_confirmed, CONFIRMED))
    on, cards, sign = (
        at_steps(action(page, text, run, keys), FORMS)
        for text, (run, keys) in zip(texts, deeds, strict=True)
    )
    return [(of_use("tableside", on), can), (cards, is_on), (sign, is_on)]


def _of(page: DeskPage) -> "AtTables":

    return next(one for one in page.desk.forms.fill_beside() if isinstance(one, AtTables))


class AtTables(Beside):
    """The bar of the tables, and the sheets that are typed there."""

    bar: TablesideBar

    def __init__(self, step: "FormsStep", ops: Operations, theme: Theme) -> None:
        super().__init__(step)
        self._step, self._ops = step, ops
        self._now, self._evening_id = Now((), {}, {}), 0
        self._warned = ""  # that the sheet on the grid is open elsewhere as well
        self._switch = Switch.of(ops)
        self.bar = TablesideBar(ops, theme, self._switch)
        self._incoming = Incoming(ops)
        self.bar.said.connect(step.said)
        self.bar.sign_asked.connect(self.sign_confirmed)
        self.bar.left.connect(step.enter)
        self._switch.changed.connect(self._share)
        self._switch.came_in.connect(self._came_in)
        self._switch.done.connect(self._done_there)
        self._switch.desks_moved.connect(self.show_marks)
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
        self._ops.change(
            lambda club: sign_confirmed(club, evening_id, undecided),
            self._were_signed,
            lambda error: self._step.said.emit(troubles.sentence(error)),
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
        self._step.show_places(now.places)
        self.show_marks()

    def show_marks(self) -> None:
        """Mark who calls, protests, confirmed or typed, and count what can be signed off."""
        marks, pane, board = marks_of(self._now), self._step.pane, self._step.board
        desks = self._desks()
        here = pane.table_id or 0
        self._switch.show_open(here if self._step.isVisible() else 0)
        board.show_marks(marks, desks)
        pane.taken = desks.keys()
        self._warn(desks.get(here, ""))
        to_sign = [
            one.table_id
            for one in board.tables
            if one.state is SheetState.COMPLETE
            and one.table_id in self._now.at_tables
            and self._now.at_tables[one.table_id].confirmed
        ]
        self.bar.show_now(self._now, len(to_sign))
        pane.signing.mark(marks.get(here, ""))

    def _desks(self) -> dict[int, str]:
        """Name the desks that have a sheet open, by its table."""
        words = Words(current())
        nameless = translate("tables", "een bureau")
        return {
            table_id: words.listed([name or nameless for name in names])
            for table_id, names in self._switch.desks.items()
            if self.is_on(self._evening_id)
        }

    def _warn(self, by: str) -> None:
        """Say that the sheet on the grid is open at another desk, for as long as it is."""
        said = translate("tables", "Let op: dit formulier is ook open bij %1.").replace("%1", by)
        said = said if by else ""
        if said == self._warned:
            return
        self._step.unsaid.emit(self._warned)
        self._warned = said
        if said:
            self._step.lasting.emit(said)


class Incoming(QObject):
    """Reads what the board shows; asked again while it reads, it does so once more after that."""

    seen = Signal(object, object)  # Now, and the tables of which a sheet is another

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._evening_id = 0
        self._looking = False
        self._again: set[int] | None = None

    def look(self, evening_id: int, tables: Collection[int] = ()) -> None:
        """Read how an evening is now, and the state of these tables."""
        if evening_id != self._evening_id:
            self._evening_id, self._again = evening_id, None
        elif self._looking:
            self._again = (self._again or set()) | set(tables)
            return
        self._looking = True
        asked = frozenset(tables)
        self._ops.run(
            lambda club: now(club, evening_id, asked),
            lambda found: self._found(evening_id, found, asked),
            lambda _error: self._found(evening_id, None, asked),
        )

    def _found(self, evening_id: int, found: Now | None, asked: frozenset[int]) -> None:
        if evening_id != self._evening_id:
            return
        self._looking = False
        again, self._again = self._again, None
        if found is not None:
            self.seen.emit(found, asked)
        if again is not None:
            self.look(evening_id, again)

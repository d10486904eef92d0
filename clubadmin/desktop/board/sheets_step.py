"""Step 3, Formulieren: the board on the left, the sheet beside it; or game by game."""

from collections.abc import Iterable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.board.beside import Beside
from clubadmin.desktop.board.board import Board
from clubadmin.desktop.entry.model import EntryModel
from clubadmin.desktop.kit import remembered, used
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tabs import Tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, column, holder, row
from clubadmin.desktop.sheet.grid import more_width
from clubadmin.desktop.sheet.pane import SheetPane
from clubadmin.desktop.sheet.states import state_of
from clubadmin.desktop.steps.step import DRAW, RESULT, Step
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState, TablePlace
from clubadmin.model.sheets.sheet import Scoresheet
from clubadmin.part import fillings
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets

if TYPE_CHECKING:
    from clubadmin.desktop.comparison.pane import GamePane


BY_TABLE, BY_GAME = range(2)
WAY = "forms/way"  # "table" or "game": how comparison play was typed last


def half_typed(model: EntryModel | None, *, after: bool) -> str:
    """Tell the typing that would change a row by Enter; "" for none.

    `after`: that row is where typing goes on, once one is back at the sheets.
    """
    if model is None or not model.text or model.text == model.stored() or model.place is None:
        return ""
    table, round_number, game, on_paper = model.place
    text = translate(
        "FormsStep", "Tafel %1 van ronde %2, spel %3: u typte %4, zonder Enter. Zo is het bewaard."
    )
    if after:
        text = translate(
            "FormsStep",
            "Tafel %1 van ronde %2, spel %3: u typte %4, zonder Enter. Zo is het bewaard; was het "
            "niet af, dan staat u bij Formulieren weer op die rij.",
        )
    if on_paper:
        text = translate(
            "FormsStep",
            "Tafel %1 van ronde %2, totalen: u typte %4, zonder Enter. Zo is het bewaard.",
        )
    for sign, value in (("%1", table), ("%2", round_number), ("%3", game)):
        text = text.replace(sign, str(value))
    return text.replace("%4", model.text.strip())


class FormsStep(Step):
    """Typing the sheets as they come in."""

    scope_changed = Signal()
    counted = Signal(int, int)  # signed, in all
    corrected = Signal()  # the last sheet of an evening that was open for that

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._asked: tuple[int, int, str, str] | None = None  # table, row, what stands there, said
        self._half = (0, "")  # evening, and what was said of a row left while it was typed
        self.board = Board(theme)
        self.pane = SheetPane(ops, theme)
        self._empty = EmptyPlace(
            theme,
            self.tr("Nog geen tafels"),
            self.tr("Zodra de indeling er is, staat hier van elke tafel een formulier."),
            (self.tr("Naar de indeling"), partial(self.step_asked.emit, DRAW)),
        )
        layout = row(self.board, (self.pane, 1), gap=theme.grid(2))
        self._desk = holder(layout)
        # a layout without a widget shows its first as a window
        self._stack = Pages(self._empty, self._desk)
        self.ways = Tabs(theme, (self.tr("Per tafel"), self.tr("Per spel")), self)
        self.beside: list[Beside] = []  # of parts, once they are used
        self._layout = column(self.ways, (self._stack, 1), gap=theme.grid(1))
        self.setLayout(self._layout)
        self.ways.hide()
        self.ways.chosen.connect(self._choose_way)
        theme.changed.connect(self._fit)
        self.pane.grid.keyboard.leaving.connect(self._say_half)
        self.board.chosen.connect(self.pane.grid.keyboard.leaving)
        self.board.chosen.connect(self.pane.open)
        self.board.left.connect(self.pane.grid.setFocus)
        self.pane.said.connect(self.said)
        self.pane.offered.connect(self.offered)
        self.pane.troubled.connect(self.lasting)
        self.pane.unsaid.connect(self.unsaid)
        self.pane.remarks.said.connect(self.lasting)
        self.pane.remarks.unsaid.connect(self.unsaid)
        self.pane.opened.connect(self._opened)
        self.pane.rescoped.connect(self.scope_changed)
        self.pane.typed.connect(self._typed)
        self.pane.signed.connect(self._signed)
        self.pane.table_asked.connect(self._turn)
        self.pane.keeper.parted.connect(self._parted)

    # comparison play: a game over all tables

    @cached_property
    def games(self) -> "GamePane":
        """Entry by game; made when it is first looked at."""
        from clubadmin.desktop.comparison.pane import GamePane

        made = GamePane(self._ops, self._theme, self.pane.keeper)
        made.said.connect(self.said)
        made.unsaid.connect(self.unsaid)
        made.grid.keyboard.leaving.connect(self._say_half)
        made.grid.keyboard.choice_made.connect(self._choose_parted)
        made.progressed.connect(self._count)
        made.all_signed.connect(partial(self.step_asked.emit, RESULT))
        self._stack.addWidget(made)
        made.shared = self.pane.shared
        if self._evening is not None:
            made.show_evening(self._evening)
        return made

    @property
    def by_game(self) -> bool:
        """Whether games are typed over their tables, and not tables over their games."""
        return self._compared and self.ways.current == BY_GAME

    @property
    def _compared(self) -> bool:
        return self._evening is not None and self._evening.form.compared

    def turn_way(self) -> None:
        """Turn from tables to games, or back."""
        if self._compared and self.board.tables:
            self.ways.choose(BY_TABLE if self.by_game else BY_GAME)

    def _choose_way(self, way: int) -> None:
        remembered.keep_text(WAY, "game" if way == BY_GAME else "table")
        here = self.games.grid.model.here if self.games.grid.model else None
        if way == BY_GAME:
            self.pane.leave()
            self.pane.close_sheet()  # what Ctrl+Z steps through is the evening, not one sheet
            self.board.show_busy(None)
        else:
            self.games.leave()
        self._show_way()
        if way == BY_TABLE and here is not None:
            self.pane.open(here.table_id)
        else:
            self.enter()
        self._count_anew()
        self._count()
        self.scope_changed.emit()

    def _count_anew(self) -> None:
        """Count the tiles again after typing the other way."""
        if self._evening is not None:
            evening_id = self._evening.id
            self._ops.run(lambda club: evenings.evening(club, evening_id), self.changed.emit)

    def panes(self) -> list[QWidget]:
        """The panes that F6 steps through."""
        if self.by_game:
            return self.games.panes()
        beside = (
            self.pane.parted.first(),
            self.pane.findings.first(),
            self.pane.signing.first(),
            *(one.first() for one in self.beside),
        )
        return [self.board, self.pane.grid, *(one for one in beside if one)]

    def _show_way(self) -> None:
        tables = bool(self.board.tables)
        self.ways.setVisible(self._compared and tables)
        shown = self._desk if tables else self._empty
        self._stack.setCurrentWidget(self.games if tables and self.by_game else shown)

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is now; the sheet on the screen stays there."""
        other = self._evening is None or self._evening.id != evening.id
        fresh = not other and self._next_round(evening)
        if other:
            self.leave()  # what is half typed there is kept
        self._evening = evening
        if other:
            self.pane.remarks.forget()
        else:
            self.pane.remarks.look_again()
        for one in self.beside:
            one.show_evening(evening, other=other)
        followed = remembered.text(remembered.FOLLOWED) == f"{self._ops.file} {evening.id}"
        if used.is_surely_used("tableside") or followed:
            self.fill_beside()
        self._show_plan(evening.plan)
        if other and self._compared:
            self.ways.mark(BY_GAME if remembered.text(WAY) == "game" else BY_TABLE)
        ids = [table.table_id for table in self.board.tables]
        self._show_way()
        if "games" in vars(self):
            self.games.show_evening(evening)
        if other or fresh or self.pane.table_id not in ids:
            self.pane.close_sheet()
            self.board.show_busy(None)

    def _next_round(self, evening: Evening) -> bool:
        """Whether a round was drawn after all sheets before it were in: typing goes on there."""
        before = self._evening.plan if self._evening else ()
        signed = all(table.state is SheetState.SIGNED for one in before for table in one.tables)
        return bool(before) and signed and len(evening.plan) > len(before)

    def enter(self) -> None:
        """Take the keyboard: the sheet that was open, or the first that is not in yet."""
        evening_id, half = self._half
        if half and self._evening is not None and self._evening.id == evening_id:
            self.unsaid.emit(half)
        if not self.board.tables:
            return
        if self.by_game:
            self.games.enter()
        elif self.pane.table_id is None:
            first = self._first_to_do()
            if first is not None:
                self.pane.open(first.table_id)
        else:
            self.pane.enter()

    def leave(self) -> None:
        """Keep the row that is being typed, and say so: it may be half a row."""
        half = self._half_typed(after=True)
        self.pane.leave()
        if "games" in vars(self):
            self.games.leave()
        if half and self._evening is not None:
            self._half = (self._evening.id, half)
            self.lasting.emit(half)

    def _half_typed(self, *, after: bool) -> str:
        return half_typed((self.games if self.by_game else self.pane).grid.model, after=after)

    def _say_half(self) -> None:
        """Tell of a half-typed row when another sheet or game takes its place."""
        if half := self._half_typed(after=False):
            self.said.emit(half)

    @property
    def is_keeping(self) -> bool:
        """Whether rows are on their way to the file."""
        return self.pane.keeper.is_keeping

    def open_table(self, table_id: int) -> None:
        """Open a sheet."""
        if self.by_game:
            self.ways.mark(BY_TABLE)
            self.games.leave()
            self._show_way()
        self.pane.open(table_id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board gives way first."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        grid, model = self._theme.grid, self.pane.grid.model
        more = more_width(model.columns) if model else 0
        room = self.width() - grid(more)  # a sheet with more columns needs what the board has
        width = 36 if room > grid(140) else 26 if room > grid(100) else 15
        self.board.setFixedWidth(grid(width))
        self.board.fit()

    def fill_beside(self) -> list[Beside]:
        """Make what parts put above the board; before it is used nothing of it is loaded."""
        if not self.beside:
            self.beside = [make(self, self._ops, self._theme) for make in fillings("beside-sheets")]
            for one in self.beside:
                self._layout.insertWidget(0, one.bar)
                if self._evening is not None:
                    one.show_evening(self._evening, other=True)
        return self.beside

    def share(self, *, shared: bool) -> None:
        """Take rows over that are typed elsewhere as well, without a word to the cursor."""
        self.pane.shared = shared
        if "games" in vars(self):
            self.games.shared = shared

    def show_marks(self) -> None:
        """Mark the tables of which something is to be known."""
        for one in self.beside:
            one.show_marks()

    def _show_plan(self, plan: tuple[RoundPlan, ...]) -> None:
        self.board.show_plan(plan)
        self._typed()
        self.show_marks()
        self._count()

    def _parted(self, table_id: int) -> None:
        """Tell that a row typed by game has two lines, and where to choose."""
        if self.by_game or table_id != self.pane.table_id:
            self._ops.look(lambda club: sheets.sheet(club, table_id), self._say_parted)

    def _say_parted(self, sheet: Scoresheet) -> None:
        place, nothing = sheet.place, self.tr("niets")
        if self.by_game:
            text = self.tr(
                "Tafel %1 van ronde %5, spel %2: er staat nu %3, u typte %4. Kies: F5 is wat u"
                " typte, Shift+F5 wat er staat."
            )
        else:
            text = self.tr(
                "Tafel %1, spel %2: er staat nu %3, u typte %4. Open formulier %1 van ronde %5 en"
                " kies: F5 is wat u typte, Shift+F5 wat er staat."
            )
        for at, typed in sorted(self.pane.keeper.parted_rows(place.table_id).items()):
            said = text.replace("%1", str(place.number)).replace("%2", str(place.game_at(at)))
            stands = sheet.lines[at - 1]
            said = said.replace("%5", str(place.round)).replace("%3", stands or nothing)
            said = said.replace("%4", typed or nothing)
            self._asked = (place.table_id, at, stands, said)
            self.said.emit(said)

    def _choose_parted(self, mine: bool) -> None:
        """Settle which of both lines of the row asked about last holds, by game."""
        asked, self._asked = self._asked, None
        if asked is None:
            return
        keeper, (table_id, at, stands, said) = self.pane.keeper, asked
        self.unsaid.emit(said)
        keeper.choose(table_id, at, mine=mine, other=stands)
        self.games.refresh()
        for other in sorted(keeper.undecided_tables)[:1]:
            self._parted(other)

    @property
    def games_typed(self) -> tuple[int, int] | None:
        """Games done and in all while they are typed by game; None where sheets are counted."""
        if not self.by_game or "games" not in vars(self):
            return None
        typed = self.games.counted
        return None if self._signed_off == len(self.board.tables) or not typed[1] else typed

    @property
    def all_in(self) -> bool:
        """Whether every sheet of the rounds that are drawn is signed off."""
        return 0 < len(self.board.tables) == self._signed_off

    @property
    def _signed_off(self) -> int:
        return sum(table.state is SheetState.SIGNED for table in self.board.tables)

    def _count(self) -> None:
        self.counted.emit(self._signed_off, len(self.board.tables))

    def show_places(self, places: Iterable[TablePlace]) -> None:
        """Show how far sheets are that were typed elsewhere; the one on the grid knows better."""
        here = self.pane.table_id if self.pane.sheet is not None else None
        for one in places:
            if one.table_id != here and self.board.show_state(
                one.table_id, one.state, one.typed, totals=one.totals_only
            ):
                self._count()

    def _first_to_do(self) -> TablePlace | None:
        """Find the first sheet left half typed, then the first that is not signed off.

        One that another desk has open is none of these.
        """
        tables, taken = self.board.tables, self.pane.taken
        to_do = [
            table
            for table in tables
            if table.state is not SheetState.SIGNED and table.table_id not in taken
        ]
        half = [table for table in to_do if table.state is SheetState.HALF]
        return next(iter((*half, *to_do, *tables)), None)

    def showEvent(self, event: QShowEvent) -> None:
        """The sheet on the grid is open here again."""
        super().showEvent(event)
        self.show_marks()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody types on the sheet here."""
        super().hideEvent(event)
        self.show_marks()

    def _opened(self, sheet: Scoresheet) -> None:
        self._fit()
        self.board.show_busy(sheet.place.table_id)
        self.show_marks()
        self.scope_changed.emit()

    def _typed(self) -> None:
        model = self.pane.grid.model
        if model is not None:
            typed = sum(bool(line) for line in model.own)
            table_id, totals = model.sheet.place.table_id, bool(model.scored.totals_of)
            if self.board.show_state(table_id, state_of(model), typed, totals=totals):
                self.show_marks()  # it may be one to sign now
                self._count()

    def _signed(self, following: Scoresheet | None) -> None:
        if following is None:
            self.step_asked.emit(RESULT)
            corrected, self.pane.signing.corrects = self.pane.signing.corrects, 0
            if self._evening is not None and corrected == self._evening.id:
                self.corrected.emit()

    def _turn(self, by: int) -> None:
        table_id = self.board.beside(self.pane.table_id, by)
        if table_id is not None:
            self.pane.open(table_id)

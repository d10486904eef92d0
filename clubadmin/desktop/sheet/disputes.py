"""A row of the sheet in dispute: the referee and the director's decision, a key or a click away.

It is loaded with every sheet, and the referee's rooms only once somebody asks for them.
"""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from clubadmin.desktop.kit.doors import ShowDecision, ShowReferee, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.sheet.grid import SheetGrid
from clubadmin.desktop.sheet.mending_words import ROOM, SWAP, mending_words
from clubadmin.desktop.sheet.row import side_names
from clubadmin.domain.row.raw import Mark
from clubadmin.domain.scoring.boxes import with_mark
from clubadmin.domain.terms import Side
from clubadmin.model.sheets.sheet import Scoresheet

if TYPE_CHECKING:
    from clubadmin.model.sheets.dispute import Case, InView


class RowDisputes(QObject):
    """Marks the games that were decided, and opens what belongs to a row."""

    refused = Signal(str)  # a sentence: why nothing opened

    def __init__(self, grid: SheetGrid, ops: Operations, theme: Theme) -> None:
        super().__init__(grid)
        self._grid = grid
        self._ops = ops
        self._theme = theme
        self._goal: tuple[int, int] | None = None  # table and game to go to once it is there
        grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        grid.customContextMenuRequested.connect(self._show_menu)

    @property
    def case(self) -> "Case | None":
        """The row in question, as it stands on the sheet; None on the totals, or on no sheet."""
        from clubadmin.model.sheets.dispute import case_of

        model, row = self._grid.model, self._row
        if model is None or row is None:
            return None
        typed = replace(model.sheet, lines=tuple(model.own))
        return case_of(typed, row + 1, model.own[row])

    @property
    def _row(self) -> int | None:
        """The row that is marked because it was filled just now, or else the one one is in."""
        model = self._grid.model
        if model is None:
            return None
        if model.brought is not None:
            return model.brought
        return None if model.on_paper else model.row

    def lead_to(self, table_id: int, game: int) -> None:
        """Move the cursor to this game when the sheet of the table comes."""
        self._goal = (table_id, game)

    def mark(self, sheet: Scoresheet) -> None:
        """A sheet is there: mark those of its games that something was decided about."""
        table_id, model = sheet.place.table_id, self._grid.model
        if self._goal is not None and self._goal[0] == table_id:
            self._grid.go_to(self._goal[1])
            self._goal = None
        if model is not None and model.sheet.place.table_id == table_id:
            model.decided = frozenset(sheet.decided)
            self._grid.show_changes()

    def ask_referee(self) -> None:
        """The referee, with this row filled in."""
        self._grid.keep_typed()
        view = self._view() if self.case is None else None
        ask(self._grid, ShowReferee(self.case, view))

    def ask_decision(self) -> None:
        """Put down what was decided about this row."""
        self._grid.keep_typed()
        model, row = self._grid.model, self._row
        if model is not None and row is not None and model.is_unplayed(row):
            self.refused.emit(self.tr("Dit spel is niet gespeeld: de partij was al uit."))
        elif (case := self.case) is None:
            self.refused.emit(self.tr("Ga eerst naar het spel waarover iets beslist is."))
        else:
            ask(self._grid, ShowDecision(case))

    def mend(self, deed: int) -> None:
        """Put whole rows right."""
        keyboard = self._grid.keyboard
        if deed == SWAP:
            keyboard.swap_sides()
        else:
            keyboard.shift(down=deed == ROOM)
        self._put_right()

    def _mark(self, mark: Mark, side: Side) -> None:
        self._grid.keyboard.mark(mark, side)
        self._put_right()

    def _put_right(self) -> None:
        self._grid.show_changes()
        self._grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _view(self) -> "InView | None":
        from clubadmin.model.sheets.dispute import InView

        model = self._grid.model
        return None if model is None else InView(model.sheet, tuple(model.own))

    def _show_menu(self, at: QPoint) -> None:
        model, row = self._grid.model, self._row
        if model is None or row is None or model.is_unplayed(row):
            return
        menu = QMenu(self._grid)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Arbitrage …") + "\tF7", self.ask_referee)
        menu.addAction(self.tr("&Beslissing …") + "\tF8", self.ask_decision)
        menu.addSeparator()
        for (mark, text), (side, who) in product(
            ((Mark.NAT, self.tr("%1 nat")), (Mark.PIT, self.tr("%1 pit"))),
            zip(Side, side_names(model), strict=True),
        ):
            keys = with_mark("", mark, side, model.rules)
            if keys is not None:
                named = text.replace("%1", who)
                menu.addAction(f"{named}\t{keys}", partial(self._mark, mark, side))
        menu.addSeparator()
        for deed, text in enumerate(mending_words()):
            menu.addAction(text, partial(self.mend, deed))
        place = self._grid.cursor_rect()
        # asked for with a key it opens at the row, not in the middle of the sheet
        menu.popup(self._grid.mapToGlobal(at if place.contains(at) else place.center()))

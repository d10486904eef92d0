"""Doors of a row of a game: a decision, a score card, the cards, the referee.

Their rooms are loaded only once somebody asks for them.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.kit.doors import ShowDealing, ShowExplanation, ShowReferee, ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import GameAsked
from clubadmin.model.sheets.decision import Decision
from clubadmin.model.sheets.dispute import Case


class GameDoors(QObject):
    """Opens windows about the row that the cursor is on."""

    game_wanted = Signal(int)
    refused = Signal(str)  # a sentence: why nothing opened

    def __init__(self, grid: BoardGrid, ops: Operations, theme: Theme) -> None:
        super().__init__(grid)
        self._grid = grid
        self._ops = ops
        self._theme = theme
        self.evening: Evening | None = None
        self.decided: Sequence[Decision] = ()  # about the game on the list

    def ask_ruling(self) -> None:
        """Put down what the director decided about this row."""
        model = self._grid.model
        if model is None or model.here is None:
            self.refused.emit(self.tr("Ga eerst naar de tafel waarover iets beslist is."))
            return
        from clubadmin.desktop.comparison.ruling import open_ruling

        open_ruling(self._grid, self._ops, self._theme, model, self.decided)

    def ask_referee(self) -> bool:
        """The referee, with this row filled in; False where there is none."""
        model = self._grid.model
        if model is None or self.evening is None or model.here is None:
            return False
        self._grid.keep_typed()
        here = model.here
        tables = (one for drawn in self.evening.plan for one in drawn.tables)
        place = next((one for one in tables if one.table_id == here.table_id), None)
        if place is None:
            return False
        line = model.lines[model.row]
        case = Case(self.evening.id, place, model.rules, here.row, line, model.locked)
        ask(self._grid, ShowReferee(case))
        return True

    def explain(self) -> None:
        """Explain the row under the cursor for both sides."""
        model = self._grid.model
        if self.evening is None or model is None or model.here is None:
            return
        self._grid.keep_typed()
        here = model.here
        both = here.ns.participants[0], here.ew.participants[0]
        asked = GameAsked(self.evening.id, *both, model.board.game, here.round)
        ask(self._grid, ShowExplanation(asked))

    def show_traveller(self, other: bool = False) -> None:
        """The score card of who sits N/Z at this row, or O/W."""
        model = self._grid.model
        if self.evening is None or model is None or model.here is None:
            return
        from clubadmin.desktop.comparison.traveller import open_traveller

        who = (model.here.ew if other else model.here.ns).participants[0]
        shown = open_traveller(self._grid, self._ops, self._theme, self.evening, who)
        shown.game_wanted.connect(self.game_wanted)

    def show_dealing(self) -> None:
        """Deal the games by computer, or note what players dealt."""
        if self.evening is None:
            return
        game = self._grid.model.board.game if self._grid.model else None
        ask(self._grid, ShowDealing(self.evening, game))

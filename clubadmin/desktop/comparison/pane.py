"""Entry by game across tables: one game at a time, with all that belongs to it."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.comparison import loading, side
from clubadmin.desktop.comparison.doors import GameDoors
from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.comparison.head import BoardHead
from clubadmin.desktop.comparison.model import BoardModel, LineChange
from clubadmin.desktop.comparison.search import SearchLine, find_row, read_numbers
from clubadmin.desktop.comparison.side import BoardSide
from clubadmin.desktop.comparison.tiles import WalletTiles
from clubadmin.desktop.entry.grid import EntryScroll
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, holder, row
from clubadmin.desktop.sheet.keeper import SheetKeeper
from clubadmin.desktop.sheet.model import Change
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import Decides
from clubadmin.i18n import Message
from clubadmin.model.comparison.comparison import Board, BoardLine
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.services.sheets import sheets


class LineKeeping(QObject):
    """Keeps rows with the keeper of the sheets, and marks on the list what is not kept yet."""

    def __init__(self, keeper: SheetKeeper, grid: BoardGrid) -> None:
        super().__init__(grid)
        self._keeper = keeper
        self._grid = grid
        keeper.kept.connect(grid.mark_waiting)
        keeper.trouble.connect(lambda _said: grid.mark_waiting())
        grid.note_waiting(self._is_waiting, self._is_unsaved)

    def keep(self, change: LineChange) -> None:
        """Store a row."""
        self._keeper.keep(
            change.table_id, Change({change.row: change.typed}, seen={change.row: change.seen})
        )
        self._grid.mark_waiting()

    def waiting(self, board: Board) -> dict[int, str]:
        """Lines by row of the game that are not in the file yet."""
        tables = [self._keeper.waiting(line.table_id, second=False) for line in board.lines]
        lines = enumerate(zip(board.lines, tables, strict=True))
        return {row: kept[line.row] for row, (line, kept) in lines if line.row in kept}

    def _is_waiting(self, line: BoardLine) -> bool:
        return line.row in self._keeper.waiting(line.table_id, second=False)

    def _is_unsaved(self, line: BoardLine) -> bool:
        return line.row in self._keeper.unsaved(line.table_id, second=False)


class GamePane(QWidget):
    """Tiles of all games on the left, the game's scores in the middle, its worth beside them."""

    said = Signal(str)  # a sentence for the bar at the foot
    unsaid = Signal(str)  # this no longer holds
    opened = Signal(int)  # the game on the screen
    all_signed = Signal()
    progressed = Signal()  # more games are done than before, or fewer

    def __init__(self, ops: Operations, theme: Theme, keeper: SheetKeeper) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self.evening: Evening | None = None  # the evening whose games these are
        self._loaded: loading.Loaded | None = None
        self.game: int | None = None  # the game that was asked for last
        self._goal: tuple[int, int] | None = None  # game and table to go to once it is there
        self._remark = ""
        self._counted = (0, 0)
        self.shared = False  # others type these scores as well
        self.tiles = WalletTiles(theme)
        self.grid = BoardGrid(theme)
        self.head = BoardHead(self.grid)
        self.search = SearchLine(theme)
        self.side = BoardSide(theme)
        self.doors = GameDoors(self.grid, ops, theme)
        self._keeper = keeper
        self._keeping = LineKeeping(keeper, self.grid)
        self._lay_out()
        self._wire()

    @property
    def counted(self) -> tuple[int, int]:
        """How many games are done, and how many there are."""
        states = self.tiles.states
        return sum(one.complete for one in states), len(states)

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is now; the game on the screen stays there."""
        other = self.evening is None or self.evening.id != evening.id
        self.evening = self.doors.evening = evening
        if other:
            self.game = None
            self._show(None)
        elif self.isVisible():
            self.refresh()

    def enter(self) -> None:
        """Take the keyboard: the game that was open, or the first with work."""
        if self.grid.model is None:
            self.open(None)
        else:
            self.grid.setFocus()
            with self._ops.awaiting():  # rounds drawn anew have other rows: keys wait for those
                self.refresh()

    def leave(self) -> None:
        """Keep the row that is being typed."""
        self.grid.keep_typed()
        self._take_back()

    def open(self, game: int | None, *, table_id: int | None = None) -> None:
        """Bring a game onto the list, keeping what was being typed on the other."""
        if self.evening is None:
            return
        self.grid.keep_typed()
        self.grid.keyboard.deaf = False
        self._take_back()
        self.game = game
        self._goal = None if game is None or table_id is None else (game, table_id)
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)  # the next keys are for that game
        evening_id = self.evening.id
        self._ops.run(
            lambda club: loading.load(club, evening_id, game),
            lambda loaded: self._arrived(loaded, game),
            self._missed,
            awaited=True,
        )

    def refresh(self) -> None:
        """Take over the game as it is in the file, after undo or a change elsewhere."""
        if self.evening is None or self.grid.model is None:
            return
        evening_id, game = self.evening.id, self.grid.model.board.game
        self._ops.run(
            lambda club: loading.load(club, evening_id, game),
            lambda loaded: self._refreshed(loaded, game),
            self._missed,
        )

    def open_number(self, game: int) -> None:
        """Open a game by its number, or say that it is not in play."""
        if game in self.tiles.games:
            self.open(game)
            return
        games = self.tiles.games
        text = self.tr("Spel %1 wordt vanavond niet gespeeld; er zijn de spellen %2.")
        self._say(text.replace("%1", str(game)).replace("%2", _listed(games)))

    def go_to_fault(self) -> None:
        """Go to the first row without a score, or with an error; else the next game with work."""
        model = self.grid.model
        if model is None:
            return
        fault = model.fault()
        if fault is not None:
            self.grid.go_to(fault)
        elif (game := self.tiles.next_to_do(model.board.game)) is not None:
            self.open(game)

    def go_on(self) -> None:
        """Go to the next game with work; when none has, sign everything off."""
        model = self.grid.model
        if model is None:
            return
        self._take_back()
        game = self.tiles.next_to_do(model.board.game)
        if game is None and not model.complete:
            self._say_what_stops()
            QApplication.beep()
        elif game is None:
            self.sign_all()
        else:
            self.open(game)

    def sign_all(self) -> None:
        """Sign off every sheet of the evening that is not yet."""
        if self.evening is None:
            return
        if self._keeper.failed:
            self._keeper.try_again()
            self._say(self.tr("Nog niet alles is opgeslagen; probeer het zo nog eens."))
            return
        tables = self._to_sign()
        if not tables or self.evening.status == "closed":
            self.all_signed.emit()
            return
        self._ops.run_long(
            lambda club, tell: sheets.sign_all(club, tables, tell),
            self._were_signed,
            self._failed,
            changes=True,
            title=self.tr("Formulieren aftekenen"),
        )

    def _to_sign(self) -> list[int]:
        """The tables whose sheets are not signed off."""
        plan = self.evening.plan if self.evening else ()
        return [
            one.table_id
            for drawn in plan
            for one in drawn.tables
            if one.state is not SheetState.SIGNED
        ]

    def _lay_out(self) -> None:
        grid = self._theme.grid
        self.view = EntryScroll(self.grid)
        paper = card(self.search, self.head, (self.view, 1), margin=grid(0.5), kind="paper")
        layout = row(self.tiles, (paper, 1), self.side, gap=grid(2))
        layout.setContentsMargins(0, 0, 0, 0)
        whole = column(holder(layout))
        self.setLayout(whole)

    def _wire(self) -> None:
        keys = self.grid.keyboard
        keys.changed.connect(self._keep)
        keys.done.connect(self.go_on)
        keys.finished.connect(self._finished)
        keys.held_up.connect(self._say_what_stops)
        keys.unheard.connect(lambda: self._say_what_stops(side.not_typed()))
        keys.fault_asked.connect(self.go_to_fault)
        keys.turn_asked.connect(self._turn)
        keys.unsign_asked.connect(self._unsign)
        keys.ruling_asked.connect(self.doors.ask_ruling)
        keys.person_asked.connect(self.doors.show_traveller)
        keys.search_asked.connect(self.search.open)
        keys.refused.connect(self._say)
        keys.lost.connect(self.side.progress.flash)
        self.grid.moved.connect(self._follow)
        self._keeper.kept.connect(self._note_kept)
        self.tiles.chosen.connect(keys.leaving)
        self.tiles.chosen.connect(self.open)
        self.tiles.unknown.connect(self.open_number)
        self.tiles.left.connect(self.grid.setFocus)
        self.search.asked.connect(self._find)
        self.search.left.connect(self.grid.setFocus)
        self.side.findings.chosen.connect(self._to_finding)
        self.side.findings.left.connect(self.grid.setFocus)
        self.side.progress.sign_asked.connect(self.sign_all)
        self.side.deal_asked.connect(self.doors.show_dealing)
        self.doors.game_wanted.connect(self.open)
        self.doors.refused.connect(self._say)
        self._theme.changed.connect(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tiles give way first, then the side."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        grid = self._theme.grid
        wide = self.width()
        tiles = 22 if wide > grid(140) else 12 if wide > grid(96) else 8.5
        self.tiles.setFixedWidth(grid(tiles))
        self.side.setFixedWidth(grid(32 if wide > grid(165) else 26 if wide > grid(96) else 23))
        self.side.fit()

    def _keep(self, change: LineChange) -> None:
        self._take_back()
        self._keeping.keep(change)

    def _note_kept(self) -> None:
        """Games that were left while their last scores were on their way are complete now."""
        if not (self._keeper.failed or self._keeper.is_keeping):
            self.tiles.show_states(self.tiles.states)

    def _arrived(self, loaded: loading.Loaded, game: int | None) -> None:
        if game != self.game:
            return  # another was asked for since
        self._take(loaded)
        self._show(loaded)
        if loaded.board is not None:
            self.game = loaded.board.game
            self.opened.emit(loaded.board.game)
        else:
            self._say(
                self.tr(
                    "Op deze tafels liggen geen mapjes, dus er is niets per spel te typen. Typ "
                    "per tafel (Ctrl+G), of deel opnieuw in (Ctrl+I)."
                )
            )

    def _refreshed(self, loaded: loading.Loaded, game: int) -> None:
        model = self.grid.model
        here = model is not None and model.board.game == game
        if here and (loaded.board is None or loaded.board.game != game):
            self._arrived(loaded, self.game)  # it is not in play any more
        elif here and self.evening is not None and model and model.rules != self.evening.rules:
            self._take(loaded)
            self._show(loaded)  # another day may have other rules, and so other columns
        elif model is not None and here and loaded.board is not None:
            self._take(loaded)
            model.take(
                loaded.board, self._keeping.waiting(loaded.board), typed_elsewhere=self.shared
            )
            self.side.show_hands(model)
            self.grid.show_rows()

    def _take(self, loaded: loading.Loaded) -> None:
        self._loaded = loaded
        self.doors.decided = loaded.decided
        self.tiles.show_states(loaded.states)

    def _show(self, loaded: loading.Loaded | None) -> None:
        board = loaded.board if loaded else None
        model = None
        if board is not None and self.evening is not None:
            teams = self.evening.form.decides is Decides.MATCHES
            model = BoardModel(board, self.evening.rules, by_teams=teams)
            if kept := self._keeping.waiting(board):
                model.take(board, kept)
            if self._goal and self._goal[0] == board.game:
                at = model.row_of(self._goal[1])
                model.go(model.row if at is None else at)
        self.grid.show_model(model)
        self.tiles.show_busy(board.game if board else None)
        if model is not None:
            self.side.show_hands(model)

    def _follow(self) -> None:
        """The side shows what the list knows; the row being typed stays in sight."""
        model = self.grid.model
        if model is None or self._loaded is None:
            return
        self.tiles.show_state(model.state, model.kept_state)
        if self.counted != self._counted:
            self._counted = self.counted
            self.progressed.emit()
        self.side.show_model(model)
        self.side.progress.show_progress(model, self.tiles.states, self._loaded.decided)
        below = self._at_stop(model) if model.at_stop else side.at_roem(model)
        self.grid.say_at_stop(below)
        self.view.follow()

    def _at_stop(self, model: BoardModel) -> str:
        """Tell the keys past the last table."""
        following = self.tiles.next_to_do(model.board.game)
        return side.at_stop(model, following, to_sign=bool(self._to_sign()))

    def _finished(self) -> None:
        """The score that was still wanted is in: on to the next game; signing is asked for."""
        model = self.grid.model
        if model is not None and self.tiles.next_to_do(model.board.game) is not None:
            self.go_on()

    def _say_what_stops(self, before: str = "") -> None:
        """Tell which row keeps the game from being done, and the keys that lead from here."""
        model = self.grid.model
        if model is not None:
            parts = (before, side.what_stops(model), f"{self._at_stop(model)}.")
            self._say(" ".join(part for part in parts if part.strip(".")))

    def _were_signed(self, refused: Message | None) -> None:
        self.refresh()
        if refused:
            self._say(language.told(refused))
        else:
            self.all_signed.emit()

    def _failed(self, error: Exception) -> None:
        self._say(troubles.sentence(error))

    def _missed(self, error: Exception) -> None:
        self._ops.missed.emit(troubles.sentence(error))

    def panes(self) -> list[QWidget]:
        """The panes that F6 steps through: from the scores to the games first."""
        beside = (self.side.findings.first(), self.side.progress.first())
        return [self.grid, self.tiles, *(one for one in beside if one)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A score typed while the keyboard is at the cards beside the list is for the list."""
        if event.text().isprintable() and event.text() and not self.grid.hasFocus():
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(self.grid, event)
        else:
            super().keyPressEvent(event)

    def _turn(self, by: int) -> None:
        game = self.tiles.beside(self.game, by)
        if game is not None:
            self.open(game)

    def _unsign(self) -> None:
        model = self.grid.model
        if model is not None and model.here is not None:
            table_id = model.here.table_id
            self._ops.change(
                lambda club: sheets.unsign(club, table_id),
                lambda _saved: self.refresh(),
                self._failed,
            )

    def _find(self, text: str) -> None:
        model = self.grid.model
        if model is None or self.evening is None:
            return
        found = find_row(model.board, self.evening.plan, read_numbers(text))
        if found.row is not None:
            self.search.hide()
            self.grid.go_to(found.row)
        if found.sentence:
            QApplication.beep()
            self._say(found.sentence)
            self.search.complain(found.sentence if found.row is None else "")

    def _to_finding(self, game: int | None) -> None:
        if game is not None:
            self.grid.go_to(game - 1)

    def _say(self, sentence: str) -> None:
        """Why a key did nothing; it holds until something changes."""
        self._take_back()
        self._remark = sentence
        self.said.emit(sentence)

    def _take_back(self) -> None:
        remark, self._remark = self._remark, ""
        if remark:
            self.unsaid.emit(remark)


def _listed(games: list[int]) -> str:
    if len(games) > 2 and games == list(range(games[0], games[-1] + 1)):
        return f"{games[0]}–{games[-1]}"
    return ", ".join(map(str, games)) or "–"

"""A tile for every game: its number, how many scores are in, and whether something is wrong."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea

from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain
from clubadmin.desktop.spoken.items import SpokenItem
from clubadmin.desktop.spoken.saying import say
from clubadmin.model.comparison.comparison import BoardState

_WIDE, _HIGH = 9.0, 5.5  # steps of a tile with words
_NARROW = 6.25  # steps of a tile without
_GAP = 0.75
_CORNER = 6  # radius in pixels


@dataclass(frozen=True)
class _Place:
    """The grid of tiles: how many beside each other, and how large, in pixels."""

    columns: int
    wide: float
    high: float
    gap: float

    def box(self, at: int) -> QRectF:
        row, column = divmod(at, self.columns)
        x, y = column * (self.wide + self.gap), row * (self.high + self.gap)
        return QRectF(x + 1.5, y + 1.5, self.wide - 3, self.high - 3)


class _Tiles(Plain):
    """All tiles, painted: there may be a hundred."""

    def __init__(self, owner: "WalletTiles") -> None:
        super().__init__()
        self._owner = owner

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._owner.paint_tiles(painter, QRectF(event.rect()))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._owner.press_at(event.position().x(), event.position().y())


class WalletTiles(QScrollArea):
    """All games of an evening. Arrows and numbers choose, Enter opens; the mouse does as well."""

    chosen = Signal(int)  # game
    unknown = Signal(int)  # a number that is not in play
    left = Signal()  # back to the list

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self.states: tuple[BoardState, ...] = ()  # ahead of the file
        self._kept: tuple[BoardState, ...] = ()  # as the file has them, and as they look
        self._busy: int | None = None
        self._marked: int | None = None
        self._digits = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Spellen"))
        self._inside = _Tiles(self)
        self.setWidget(self._inside)
        theme.changed.connect(self._restyle)

    @property
    def games(self) -> list[int]:
        """The numbers of the games in play."""
        return [one.game for one in self.states]

    def show_states(self, states: Sequence[BoardState]) -> None:
        """Show these, which are in the file."""
        if not tuple(states) == self.states == self._kept:
            self.states = self._kept = tuple(states)
            self._fit()
            self._inside.update()

    def show_state(self, state: BoardState, kept: BoardState) -> None:
        """The game being typed, ahead of the file and in it."""
        at = next((at for at, one in enumerate(self.states) if one.game == state.game), None)
        if at is not None and (self.states[at], self._kept[at]) != (state, kept):
            self.states = (*self.states[:at], state, *self.states[at + 1 :])
            self._kept = (*self._kept[:at], kept, *self._kept[at + 1 :])
            self._inside.update(self._place().box(at).toAlignedRect())

    def show_busy(self, game: int | None) -> None:
        """Mark the game that is on the screen."""
        if game != self._busy:
            self._busy = self._marked = game
            self._inside.update()
            self._bring_into_sight()

    def beside(self, game: int | None, by: int) -> int | None:
        """The game before or after one."""
        games = self.games
        if not games:
            return None
        if game not in games:
            return games[0]
        return games[(games.index(game) + by) % len(games)]

    def next_to_do(self, game: int) -> int | None:
        """The next game that is not done, seen from one; None when all are."""
        states = self.states
        at = next((at for at, one in enumerate(states) if one.game == game), 0)
        later = (*states[at + 1 :], *states[:at])
        return next((one.game for one in later if not one.complete), None)

    def paint_tiles(self, painter: QPainter, region: QRectF) -> None:
        """The tiles that the region touches."""
        place = self._place()
        for at, state in enumerate(self._kept):
            if (box := place.box(at)).intersects(region):
                self._paint(painter, box, state)

    def _paint(self, painter: QPainter, box: QRectF, state: BoardState) -> None:
        ink, busy = self._ink, state.game == self._busy
        marked = self.hasFocus() and state.game == self._marked
        edge = "ink" if marked else "accent" if busy else "red" if state.errors else "line"
        painter.setPen(QPen(ink[edge], 2 if busy or marked else 1))
        painter.setBrush(ink["accent_soft" if busy else "surface"])
        painter.drawRoundedRect(box, _CORNER, _CORNER)
        inner = box.adjusted(self._theme.grid(0.75), 0, -self._theme.grid(0.5), 0)
        sign, colour = _sign(state)
        count = f"{state.typed}/{state.expected}"
        if self.small:
            upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height())
            ink.write(painter, upper, (str(state.game), ink.small, ink["ink"]), "left")
            if state.decided:
                left = ink.width(f"{state.game} ", ink.small)
                beside = upper.adjusted(left, 0, 0, 0)
                ink.write(painter, beside, ("§", ink.small, ink["accent"]), "left")
            shown = sign or str(state.expected - state.typed)
            ink.write(painter, upper, (shown, ink.small, ink[colour]), "right")
            return
        half = inner.height() / 2
        upper = QRectF(inner.left(), inner.top() + 1, inner.width(), half)
        name = self.tr("Spel %1").replace("%1", str(state.game))
        ink.write(painter, upper, (name, ink.small, ink["ink"]), "left")
        if state.decided:
            ink.write(painter, upper, ("§", ink.here, ink["accent"]), "right")
        lower = upper.translated(0, half - 3)
        ink.write(painter, lower, (f"{sign} {count}".strip(), ink.small, ink[colour]), "left")

    @property
    def small(self) -> bool:
        """Whether tiles show a number and a sign only."""
        two = self._theme.grid(2 * _WIDE + _GAP)
        return self._room < two

    @property
    def _room(self) -> int:
        """Pixels for tiles, whether there is a scroll bar or not: else it comes and goes."""
        return self.width() - self._theme.grid(2)

    def _place(self) -> _Place:
        grid = self._theme.grid
        least, gap = grid(_NARROW if self.small else _WIDE), grid(_GAP)
        columns = max(1, (self._room + gap) // (least + gap))
        wide = (self._room - (columns - 1) * gap) / columns
        return _Place(columns, wide, grid(3.75 if self.small else _HIGH), gap)

    def _fit(self) -> None:
        place = self._place()
        rows = -(-len(self.states) // place.columns)
        self._inside.setFixedSize(self._room, int(rows * (place.high + place.gap)) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tiles beside each other."""
        super().resizeEvent(event)
        self._fit()
        self._inside.update()

    def sizeHint(self) -> QSize:
        """Two tiles beside each other."""
        return QSize(self._theme.grid(22), self._theme.grid(40))

    def _restyle(self) -> None:
        self._ink = Ink(self._theme)
        self._fit()
        self._inside.update()

    def press_at(self, x: float, y: float) -> None:
        """A click on a tile opens its game."""
        place = self._place()
        for at, state in enumerate(self.states):
            if place.box(at).contains(x, y):
                self.chosen.emit(state.game)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the games, or type the number of one."""
        columns = self._place().columns
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -columns,
            Qt.Key.Key_Down: columns,
        }
        if event.key() in steps:
            self._walk(steps[Qt.Key(event.key())])
        elif event.text().isdigit() and event.text().isascii():
            self._type_number(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open_marked()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which tile the keys start from."""
        super().focusInEvent(event)
        if self._marked is None and self.states:
            self._marked = self.states[0].game
        self._inside.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep only the border of the game on the screen."""
        super().focusOutEvent(event)
        self._digits = ""
        self._marked = self._busy
        self._inside.update()

    def spoken_items(self) -> list[SpokenItem]:
        """Every game with how far it is."""
        place, corner = self._place(), self._inside.pos()
        return [
            SpokenItem(
                self._spoken(game),
                place.box(at).toAlignedRect().translated(corner),
                game == self._marked,
            )
            for at, game in enumerate(self.games)
        ]

    def _walk(self, by: int) -> None:
        games = self.games
        self._digits = ""
        if games:
            at = games.index(self._marked) if self._marked in games else 0
            self._mark(games[min(max(at + by, 0), len(games) - 1)])

    def _mark(self, game: int) -> None:
        self._marked = game
        self._inside.update()
        self._bring_into_sight()
        spoken = self._spoken(game)
        self.setAccessibleDescription(spoken)
        say(self, spoken)

    def _open_marked(self) -> None:
        digits, self._digits = self._digits, ""
        if digits and int(digits) not in self.games:
            if self._busy is not None:  # the game of the first digit was not meant
                self._mark(self._busy)
            self.unknown.emit(int(digits))
        elif self._marked is not None:
            self.chosen.emit(self._marked)

    def _type_number(self, digit: str) -> None:
        """Mark the game of a number; a second digit goes on with it, however slowly it comes."""
        self._digits += digit
        if not any(str(one).startswith(self._digits) for one in self.games):
            self._open_marked()
        elif int(self._digits) in self.games:
            self._mark(int(self._digits))

    def _bring_into_sight(self) -> None:
        games = self.games
        if self._marked in games:
            box = self._place().box(games.index(self._marked)).center()
            high = int(self._place().high)
            self.ensureVisible(int(box.x()), int(box.y()), 0, high)

    def _spoken(self, game: int) -> str:
        state = next(one for one in self._kept if one.game == game)
        said = self.tr("Spel %1: %2 van %3 scores").replace("%1", str(game))
        said = said.replace("%2", str(state.typed)).replace("%3", str(state.expected))
        if state.decided:
            said += ", " + translate("sheet", "met een beslissing")
        return ", ".join((said, self.tr("nazien"))) if state.errors else said


def _sign(state: BoardState) -> tuple[str, str]:
    """A sign with its colour: colour never alone."""
    if state.errors:
        return "!", "red"
    if state.complete:
        return "✓", "green"
    return ("◐", "amber") if state.typed else ("", "muted")

"""How often each score was made on a game, from the highest down, with what it is worth."""

from PySide6.QtCore import QLineF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.comparison.row import side_name
from clubadmin.desktop.comparison.worth import Made
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.comparison.matchpoints import Frequency
from clubadmin.domain.terms import Side

_ROW = 2.4  # steps
_GAP = 1.0  # steps between both sides
_SHARES = (0.5, 0.2, 0.3)  # of the width of a side
_Field = tuple[Made, ...]


class FrequencyList(QWidget):
    """Score, how often, matchpoints; of N/Z and of O/W beside each other."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self._shown: tuple[_Field, _Field] = ((), ())
        self._here: tuple[int | None, int | None] = (None, None)
        self._in_sight = 0
        self._plain = False  # without matchpoints: teams have none
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setProperty("kind", "plain")
        self.setAccessibleName(self.tr("Verdeling van de scores"))
        theme.changed.connect(self._restyle)

    def show_model(self, model: BoardModel) -> None:
        """The scores of the group of the row one is in; that row's own stand out."""
        lines = model.board.lines
        if not lines:
            return
        at = min(model.row, len(lines) - 1)
        shown = _made(model, lines[at].line)
        worth = model.worth_at(at) if not model.at_stop else None
        ns = worth.ns.points if worth and worth.ns else None
        ew = worth.ew.points if worth and worth.ew else None
        if (shown, (ns, ew), model.by_teams) == (self._shown, self._here, self._plain):
            return
        self._plain = model.by_teams
        rows = self._rows
        self._shown, self._here = shown, (ns, ew)
        if rows != self._rows:
            self.updateGeometry()
        self.setAccessibleDescription(self._spoken())
        self.update()

    @property
    def _rows(self) -> int:
        return max(len(field) for field in self._shown)

    def sizeHint(self) -> QSize:
        """A line a score, below the names of the columns."""
        return QSize(self._theme.grid(20), self._theme.grid(_ROW * (max(self._rows, 1) + 2)))

    def minimumSizeHint(self) -> QSize:
        """The same height; it gives way in width."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two small tables, as far as they are in sight."""
        painter = QPainter(self)
        self._in_sight = event.rect().bottom()
        gap = self._theme.grid(_GAP)
        wide = (self.width() - gap) / 2
        for at, side in enumerate(Side):
            box = QRectF(at * (wide + gap), 0, wide, self.height())
            self._paint_side(painter, box, side_name(side), at)
        painter.end()

    def _paint_side(self, painter: QPainter, box: QRectF, name: str, at: int) -> None:
        ink, high = self._ink, self._theme.grid(_ROW)
        line = QRectF(box.left(), 0, box.width(), high)
        ink.write(painter, line, (name, ink.here, ink["ink"]), "left")
        names = (self.tr("score"), "×", "" if self._plain else self.tr("mp"))
        self._cells(painter, line.translated(0, high * 0.9), names, muted=True)
        painter.setPen(QPen(ink["line"], 1))
        below = 1.95 * high
        painter.drawLine(QLineF(box.left(), below, box.right(), below))
        for row, one in enumerate(self._shown[at], 2):
            spot = line.translated(0, row * high)
            if spot.top() > self._in_sight:
                break
            here = one.points is not None and one.points == self._here[at]
            if here:
                painter.fillRect(spot, ink["accent_soft"])
            figures = (_score(one), str(one.times), "" if self._plain else _worth(one))
            self._cells(painter, spot, figures, here=here)

    def _cells(
        self,
        painter: QPainter,
        line: QRectF,
        texts: tuple[str, str, str],
        *,
        muted: bool = False,
        here: bool = False,
    ) -> None:
        ink = self._ink
        font = ink.count_here if here else ink.count
        colour = ink["muted" if muted else "ink"]
        right = line.left()
        for text, share in zip(texts, _SHARES, strict=True):
            right += share * line.width()
            spot = QRectF(line.left(), line.top(), right - line.left() - 2, line.height())
            ink.write(painter, spot, (text, font, colour), "right")

    def _spoken(self) -> str:
        said = []
        for side, field in zip(Side, self._shown, strict=True):
            figures = (f"{_score(one)} × {one.times}: {_worth(one)}" for one in field)
            said.append(f"{side_name(side)} {', '.join(figures)}")
        return "; ".join(said)

    def _restyle(self) -> None:
        self._ink = Ink(self._theme)
        self.updateGeometry()
        self.update()


def _made(model: BoardModel, group: str) -> tuple[_Field, _Field]:
    """Of both sides; of teams only how often, for what a row gives is about two tables."""
    worth = model.worth
    if not model.by_teams:
        made = {side: worth.made(model.board, group, side) for side in Side}
        return made[Side.NS], made[Side.EW]
    ns, ew = worth.frequencies.get(group, ((), ()))
    return _plain(ns), _plain(ew)


def _plain(field: tuple[Frequency, ...]) -> _Field:
    return tuple(Made(one.points, one.times, None) for one in field)


def _score(one: Made) -> str:
    return "–" if one.points is None else str(one.points)


def _worth(one: Made) -> str:
    """Matchpoints, with the sign of a decision where that is why."""
    figure = "–" if one.matchpoints is None else str(one.matchpoints)
    return f"§ {figure}" if one.decided else figure

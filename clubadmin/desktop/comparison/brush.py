"""Painting a table's row of a game: who sat there, the boxes of a sheet, and matchpoints."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont

from clubadmin.desktop.comparison.row import LineLook, WorthLook
from clubadmin.desktop.entry.brush import RowBrush
from clubadmin.desktop.entry.rows import RowLook

_SIDES = 2
_ROOMY = 6  # steps
_TWO_LINES = 3.0  # steps
_BEHIND_NUMBER = 4.25  # steps
_TABLE = 0.54  # of the first column; the rest is for the round


class LineBrush(RowBrush):
    """A row of a sheet with other columns before and after its boxes."""

    _typing = False  # the row being painted is typed: its keys stand over the name of O/W

    def paint(self, look: RowLook) -> None:
        """The whole row."""
        self._typing = bool(look.typing)
        super().paint(look)

    @property
    def _keys_at(self) -> float:
        """Over a name, which stands above the list in full, so that the figures stay in view."""
        wide = self.at.before[2] - self.at.before[1]
        if self._typing and wide > _ROOMY * self.at.step:
            return self.at.before[1] + _BEHIND_NUMBER * self.at.step
        return super()._keys_at

    def _number(self, look: RowLook) -> None:
        """The table, with its round small beside it."""
        assert isinstance(look, LineLook)
        ink, at = self.ink, self.at
        box = at.row_rect(look.game - 1)
        box.setRight(at.first)
        left, right = QRectF(box), QRectF(box)
        left.setRight(box.left() + box.width() * _TABLE)
        right.setLeft(left.right())
        font, colour = (ink.here, ink["accent"]) if look.here else (ink.small, ink["ink"])
        self.write(left, look.where, font, colour, align="right")
        rounds = QCoreApplication.translate("comparison", "r%1").replace("%1", look.round)
        self.write(right.adjusted(at.step * 0.5, 0, 0, 0), rounds, ink.mark, ink["muted"])
        if look.fault:
            self.sign(look.fault, box)
        elif look.unsaved:
            self.write(box, "*", ink.typed, ink["amber"])
        elif look.beside:
            self.write(box, look.beside, ink.here, ink["accent"])
        elif look.signed:
            self.write(box, "✓", ink.small, ink["green"])
        self._people(look)
        for side in range(_SIDES):
            self._worth(at.after_box(look.game - 1, side), look.worth[side], look)

    def paint_worth(self, look: LineLook) -> None:
        """Paint only the worth of the row, and the lines beside it."""
        whole, x = self.at.row_rect(look.game - 1), self.at.after
        below = whole.bottom() - 0.5
        self.line(self.ink.hairline, x[0], below, x[-1], below)
        self.line(self.ink.hairline, x[1], whole.top(), x[1], whole.bottom())
        for side in range(_SIDES):
            self._worth(self.at.after_box(look.game - 1, side), look.worth[side], look)

    def _people(self, look: LineLook) -> None:
        at, ink = self.at, self.ink
        for side, (number, names) in enumerate(look.sitting):
            whole = at.before_box(look.game - 1, side)
            if not names:
                self._in_room(whole.adjusted(2, 0, -2, 0), number, align="centre")
                continue
            box = whole.adjusted(at.step * 0.5, 0, -at.step / 2, 0)
            figure = QRectF(box)
            figure.setRight(box.left() + max(2.75 * at.step, ink.width(number, ink.small)))
            self.write(figure, number, ink.small, ink["muted"], align="right")
            rest = QRectF(box)
            rest.setLeft(figure.right() + at.step * 0.75)
            if side and self._reach > rest.left():
                continue  # the keys stand there
            self._names(rest, names)

    def _names(self, box: QRectF, names: tuple[str, ...]) -> None:
        """The first that fits; else the fullest that fits small, each of the two on a line."""
        ink, step = self.ink, self.at.step
        for name in names:
            if ink.width(name, ink.small) <= box.width():
                self.write(box, name, ink.small, ink["ink"])
                return
        split = box.height() >= _TWO_LINES * step
        forms = [one.split(" – ") if split else [one] for one in names]
        fitting = (one for one in forms if self._fit(one, ink.tiny, box.width()))
        lines = next(fitting, forms[-1])
        if len(lines) > 1:
            box = box.adjusted(0, step * 0.25, 0, -step * 0.35)
        box.setHeight(box.height() / len(lines))
        spots = [(text, box.translated(0, at * box.height())) for at, text in enumerate(lines)]
        self.write_names(spots, ink.tiny)

    def _fit(self, texts: list[str], font: QFont, room: float) -> bool:
        return all(self.ink.width(text, font) <= room for text in texts)

    def _in_room(self, box: QRectF, text: str, *, align: str) -> None:
        """A text in the largest of two fonts in which it fits."""
        ink = self.ink
        font: QFont = ink.small if ink.width(text, ink.small) <= box.width() else ink.tiny
        self.write(box, ink.cut(text, font, box.width()), font, ink["ink"], align=align)

    def _worth(self, box: QRectF, worth: WorthLook, look: LineLook) -> None:
        """Matchpoints; a top has its sign, so that it is not told by colour alone."""
        ink, at = self.ink, self.at
        if box.width() < at.step:
            return
        pad = at.step * (0.75 if box.width() > _ROOMY * at.step else 0.25)
        inner = box.adjusted(pad, 0, -pad, 0)
        provisional = look.typing is not None or look.waiting
        font = ink.typed if worth.top and not provisional else ink.figure
        colour = ink["muted"] if provisional else ink["accent" if worth.top else "ink"]
        self.write(inner, worth.figure, font, colour, align="right")
        if worth.top:
            self.write(inner, "▲", ink.mark, colour)

    def _columns(self, look: RowLook, *, muted: bool) -> None:
        """The narrow columns of other systems of play stand after who sat there."""
        row = look.game - 1
        for column, text in enumerate(look.before, _SIDES):
            self._narrow(self.at.before_box(row, column), text, muted=muted)
        for box, box_look in enumerate(look.boxes):
            self._box(self.at.box(row, box), box_look, muted=muted, dotted=not muted)

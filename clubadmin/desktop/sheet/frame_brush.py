"""Painting what stands above and below the games."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from clubadmin.desktop.sheet.brush import BAR, Brush
from clubadmin.desktop.sheet.geometry import BOXES
from clubadmin.desktop.sheet.looks import PaperLook
from clubadmin.desktop.sheet.model import SIGN


@dataclass(frozen=True)
class HeadLook:
    """What stands above the rows."""

    title: str
    aside: str  # who deals, or that the sheet is signed off
    wij: tuple[str, ...]  # lines of names
    zij: tuple[str, ...]


@dataclass(frozen=True)
class FootLook:
    """What stands below the rows: the four totals, and each side's sum."""

    totals: tuple[str, str, str, str]
    sums: tuple[str, str]
    paper: PaperLook | None


class HeadBrush(Brush):
    """Table, dealer, the two sides with their names, and the columns' names."""

    def paint(self, look: HeadLook) -> None:
        """Everything above the rows."""
        self._title(look)
        wij = QCoreApplication.translate("sheet", "WIJ")
        zij = QCoreApplication.translate("sheet", "ZIJ")
        self._side(0, wij, look.wij)
        self._side(1, zij, look.zij)
        self._columns()

    def _title(self, look: HeadLook) -> None:
        at, ink = self.at, self.ink
        line = QRectF(at.left, 0, at.right - at.left, at.title)
        self.write(line, look.title, ink.title, ink["ink"])
        room = line.width() - ink.width(look.title, ink.title) - 3 * at.step
        cut = Qt.TextElideMode.ElideRight
        aside = QFontMetricsF(ink.plain).elidedText(look.aside, cut, room)
        self.write(line, aside, ink.plain, ink["muted"], align="right")

    def _side(self, side: int, heading: str, names: tuple[str, ...]) -> None:
        at, ink = self.at, self.ink
        left = at.edges[2 * side]
        width = at.edges[2 * side + 2] - left
        box = QRectF(left, at.title, width, at.heading)
        self.write(box, heading, ink.heading, ink["ink"], align="centre")
        for number, name in enumerate(names):
            spot = QRectF(left, box.bottom() + number * at.names, width, at.names)
            self.write(spot, name, ink.plain, ink["ink"], align="centre")

    def _columns(self) -> None:
        at, ink = self.at, self.ink
        y = at.top - at.columns
        words = (
            QCoreApplication.translate("sheet", "punten"),
            QCoreApplication.translate("sheet", "roem"),
        )
        spel = QCoreApplication.translate("sheet", "spel")
        number = QRectF(at.left, y, at.edges[0] - at.left, at.columns)
        self.write(number, spel, ink.small, ink["muted"], align="centre")
        for box in range(BOXES):
            right = at.edges[box + 1] - at.step * 1.25
            spot = QRectF(at.edges[box], y, right - at.edges[box], at.columns)
            self.write(spot, words[box % 2], ink.small, ink["muted"], align="right")
        self.line(ink.hairline, at.left, at.top, at.right, at.top)
        self.bar(at.middle, at.title + at.step / 2, at.top)


class FootBrush(Brush):
    """Totals, each side's sum, and what the players wrote themselves."""

    def paint_totals(self, look: FootLook) -> None:
        """The totals of the rows, and each side's sum."""
        at, ink = self.at, self.ink
        across = QRectF(at.left, at.bottom, at.right - at.left, BAR)
        self.painter.fillRect(across, ink.rule)
        self.bar(at.middle, at.bottom, at.bottom + 2 * at.row)
        self._label(0, QCoreApplication.translate("sheet", "Totaal"), ink.total, "ink")
        self._label(1, QCoreApplication.translate("sheet", "samen"), ink.small, "muted")
        pad = at.step * 1.25
        for box, total in enumerate(look.totals):
            spot = at.box(at.games, box).adjusted(0, 0, -pad, 0)
            self.write(spot, total, ink.total, ink["ink"], align="right")
        for side, figure in enumerate(look.sums):
            spot = at.box(at.games + 1, 2 * side + 1).adjusted(0, 0, -pad, 0)
            self.write(spot, figure, ink.figure, ink["muted"], align="right")

    def paint_paper(self, look: PaperLook | None) -> None:
        """What the players wrote below the columns; the other side's sheet has no such row."""
        if look is None:
            return
        at, ink = self.at, self.ink
        top = at.bottom + 2 * at.row
        self.bar(at.middle, top, top + at.row)
        self._label(2, QCoreApplication.translate("sheet", "op papier"), ink.small, "muted")
        for field in range(BOXES):
            self._paper(look, field)
        if look.field == SIGN:
            self.rounded(at.paper_rect().adjusted(1, 0, -1, -1), ink.edge)

    def _label(self, line: int, text: str, font: QFont, colour: str) -> None:
        spot = self.at.row_rect(self.at.games + line)
        spot.setRight(self.at.edges[0] - self.at.step * 0.75)
        self.write(spot, text, font, self.ink[colour], align="right")

    def _paper(self, look: PaperLook, field: int) -> None:
        """A field for the players' own total, with a sign when it was checked."""
        at, ink = self.at, self.ink
        box = at.paper_box(field)
        here, sign = look.field == field, look.signs[field]
        wrong = sign == "error"
        pen = ink.edge if here else ink.wrong if wrong else ink.field
        self.rounded(box, pen, ink["accent_soft" if here else "red_soft" if wrong else "surface"])
        inner = box.adjusted(at.step * 0.75, 0, -at.step * 0.75, 0)
        typing = here and look.typing is not None
        text = (look.typing or "") if typing else look.figures[field]
        self.write(inner, text, ink.figure, ink["red" if wrong else "ink"], align="right")
        if here:
            after = ink.width(text[look.caret :], ink.figure) if typing else 0.0
            self.caret(inner.right() - after, box)
        if wrong:
            self.sign("error", inner)
        elif sign:
            self.write(inner, "✓", ink.typed, ink["green"])

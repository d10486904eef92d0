"""Painting what stands above and below the games."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont

from clubadmin.desktop.sheet.brush import BAR, Brush
from clubadmin.desktop.sheet.looks import PaperLook


@dataclass(frozen=True)
class SideLook:
    """A side's heading, and the lines of names below it."""

    heading: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class AfterLook:
    """Above a column after the boxes: a player's number and name, and what is in the column."""

    label: str
    heading: str = ""
    names: tuple[str, ...] = ()  # on a line, or on two


@dataclass(frozen=True)
class HeadLook:
    """What stands above the rows."""

    title: str
    aside: str  # who deals, or that the sheet is signed off
    first: str  # name of the column of the rows' numbers
    sides: tuple[SideLook, SideLook]
    before: tuple[str, ...]  # names of the columns before the boxes
    boxes: tuple[str, ...]  # names of the boxes of a side
    after: tuple[AfterLook, ...]


@dataclass(frozen=True)
class FootLook:
    """What stands below the rows: the totals of each column, and each side's sum.

    `short` says the sums with less of the names, for where there is little room.
    """

    totals: tuple[str, ...]
    after: tuple[str, ...]
    sums: tuple[str, str]
    short: tuple[str, str]
    label: str  # of the sums
    paper: PaperLook | None


class HeadBrush(Brush):
    """Table, dealer, the two sides with their names, and the columns' names."""

    def paint(self, look: HeadLook) -> None:
        """Everything above the rows."""
        self._title(look)
        for side, side_look in enumerate(look.sides):
            left, right = self.at.side(side)
            self._heading(left, right, side_look.heading)
            self._names(left, right, side_look.names, self.ink.plain)
        self._columns(look)

    def _title(self, look: HeadLook) -> None:
        at, ink = self.at, self.ink
        line = QRectF(at.left, 0, at.right - at.left, at.title)
        self.write(line, look.title, ink.title, ink["ink"])
        room = line.width() - ink.width(look.title, ink.title) - 3 * at.step
        self.write(
            line, ink.cut(look.aside, ink.plain, room), ink.plain, ink["muted"], align="right"
        )

    def _heading(self, left: float, right: float, heading: str) -> None:
        at, ink = self.at, self.ink
        box = QRectF(left, at.title, right - left, at.heading)
        text = ink.cut(heading, ink.heading, box.width() - at.step)
        self.write(box, text, ink.heading, ink["ink"], align="centre")

    def _names(self, left: float, right: float, names: tuple[str, ...], font: QFont) -> None:
        at, ink = self.at, self.ink
        for number, name in enumerate(names):
            y = at.title + at.heading + number * at.names
            spot = QRectF(left, y, right - left, at.names)
            text = ink.cut(name, font, spot.width() - at.step / 2)
            self.write(spot, text, font, ink["ink"], align="centre")

    def _columns(self, look: HeadLook) -> None:
        at, ink = self.at, self.ink
        y = at.top - at.columns
        self._column(at.left, at.first, look.first)
        for name, left, right in zip(look.before, at.before, at.before[1:], strict=False):
            self._column(left, right, name)
        for box in range(at.boxes):
            right = at.edges[box + 1] - at.pad
            spot = QRectF(at.edges[box], y, right - at.edges[box], at.columns)
            word = look.boxes[box % len(look.boxes)]
            self.write(spot, word, ink.small, ink["muted"], align="right")
        for column, after in enumerate(look.after):
            left, right = at.after[column : column + 2]
            self._heading(left, right, after.heading)
            self._names(left, right, after.names, ink.small)
            self._column(left, right, after.label)
        self.line(ink.hairline, at.left, at.top, at.right, at.top)
        self.bar(at.middle, at.title + at.step / 2, at.top)

    def _column(self, left: float, right: float, name: str) -> None:
        """The name of a narrow column, in its middle."""
        at, ink = self.at, self.ink
        spot = QRectF(left, at.top - at.columns, right - left, at.columns)
        text = ink.cut(name, ink.small, spot.width())
        self.write(spot, text, ink.small, ink["muted"], align="centre")


class FootBrush(Brush):
    """Totals, each side's sum, and what the players wrote themselves."""

    def paint_totals(self, look: FootLook) -> None:
        """The totals of the rows, and each side's sum."""
        at, ink = self.at, self.ink
        across = QRectF(at.left, at.bottom, at.right - at.left, BAR)
        self.painter.fillRect(across, ink.rule)
        self.bar(at.middle, at.bottom, at.totals_rect().bottom())
        self._label(0, QCoreApplication.translate("sheet", "Totaal"), ink.total, "ink")
        pad = at.pad
        for box, total in enumerate(look.totals):
            spot = at.box(at.games, box).adjusted(0, 0, -pad, 0)
            self.write(spot, total, ink.total, ink["ink"], align="right")
        for column, total in enumerate(look.after):
            spot = at.after_box(at.games, column).adjusted(0, 0, -at.step * 0.75, 0)
            self.write(spot, total, ink.total, ink["ink"], align="right")
        if at.sums:
            self._label(1, look.label, ink.small, "muted")
            self._sums(look)

    def _sums(self, look: FootLook) -> None:
        """Both sides alike: as they are, small, or small with less of the names."""
        at, ink = self.at, self.ink
        tries = ((look.sums, ink.figure), (look.sums, ink.small), (look.short, ink.small))
        rooms = [right - left - at.pad for left, right in (at.side(0), at.side(1))]
        for texts, font in tries:
            if all(ink.width(text, font) <= room for text, room in zip(texts, rooms, strict=True)):
                break
        for side, (text, room) in enumerate(zip(texts, rooms, strict=True)):
            spot = QRectF(at.side(side)[0], at.bottom + at.row, room, at.row)
            self.write(spot, ink.cut(text, font, room), font, ink["muted"], align="right")

    def paint_paper(self, look: PaperLook | None) -> None:
        """What the players wrote below the columns; the other side's sheet has no such row."""
        if look is None:
            return
        at, ink = self.at, self.ink
        top = at.paper_rect().top()
        self.bar(at.middle, top, top + at.row)
        label = QCoreApplication.translate("sheet", "op papier")
        self._label(at.paper_row - at.games, label, ink.small, "muted")
        for field in range(len(look.figures)):
            self._paper(look, field)
        if look.at_stop:
            self.rounded(at.paper_rect().adjusted(1, 0, -1, -1), ink.edge)

    def _label(self, line: int, text: str, font: QFont, colour: str) -> None:
        spot = self.at.row_rect(self.at.games + line)
        spot.setRight(self.at.first - self.at.step * 0.75)
        empty = len(self.at.before) > 1  # columns beside it, into which it may run on
        if empty and self.ink.width(text, font) > spot.width():
            spot.setLeft(spot.left() + self.at.step * 0.5)  # clear of the ring round the line
            self.write(spot, text, font, self.ink[colour])
        else:
            self.write(spot, text, font, self.ink[colour], align="right")

    def _paper(self, look: PaperLook, field: int) -> None:
        """A field for the players' own total, with a sign when it was checked."""
        at, ink = self.at, self.ink
        box = at.paper_box(look.spots[field])
        here, sign = look.field == field, look.signs[field]
        wrong = sign == "error"
        pen = ink.edge if here else ink.wrong if wrong else ink.field
        self.rounded(box, pen, ink["accent_soft" if here else "red_soft" if wrong else "surface"])
        pad = min(at.step * 0.75, box.width() * 0.09)
        inner = box.adjusted(pad, 0, -pad, 0)
        typing = here and look.typing is not None
        text = (look.typing or "") if typing else look.figures[field]
        font, mark = self._beside_sign(text, "!" if wrong else "✓" if sign else "", inner.width())
        self.write(inner, text, font, ink["red" if wrong else "ink"], align="right")
        if here:
            after = ink.width(text[look.caret :], font) if typing else 0.0
            self.caret(inner.right() - after, box)
        if sign:
            self.write(inner, "!" if wrong else "✓", mark, ink["red" if wrong else "green"])

    def _beside_sign(self, text: str, sign: str, room: float) -> tuple[QFont, QFont]:
        """Fonts for a figure and the sign before it: smaller where one would stand on the other."""
        ink = self.ink
        gap = self.at.step * 0.25
        for figure, mark in (
            (ink.figure, ink.typed),
            (ink.figure, ink.mark),
            (ink.small, ink.mark),
        ):
            if ink.width(text, figure) + gap + ink.width(sign, mark) <= room:
                break
        return figure, mark

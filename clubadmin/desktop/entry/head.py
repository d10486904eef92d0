"""Painting what stands above the rows: a title, the two sides, and the columns' names."""

from dataclasses import dataclass
from itertools import pairwise, product

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from clubadmin.desktop.entry.brush import Brush


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
    """The look of the head above the rows."""

    title: str
    aside: str  # who deals, or that the sheet is signed off
    first: str  # name of the column of the rows' numbers
    sides: tuple[SideLook, SideLook]
    before: tuple[str, ...]  # names of the columns before the boxes
    boxes: tuple[str, ...]  # names of the boxes of a side
    after: tuple[AfterLook, ...]
    shorter: tuple[str, ...] = ()  # the aside in less words, for where it does not fit
    other: bool = False  # the other side's own sheet: on a ground of its own


class HeadBrush(Brush):
    """Table, dealer, the two sides with their names, and the columns' names."""

    def paint(self, look: HeadLook) -> None:
        """Everything above the rows."""
        self._title(look)
        sides = [self.at.side(0), self.at.side(1)]
        for (left, right), side in zip(sides, look.sides, strict=True):
            self._heading(left, right, side.heading)
        self._names(sides, [side.names for side in look.sides], self.ink.plain)
        self._columns(look)

    def _title(self, look: HeadLook) -> None:
        at, ink = self.at, self.ink
        line = QRectF(at.left, 0, at.right - at.left, at.title)
        if look.other:
            self.painter.fillRect(line, ink["accent_soft"])
        self.write(line, look.title, ink.title, ink["accent" if look.other else "ink"])
        room = line.width() - ink.width(look.title, ink.title) - 3 * at.step
        said = product((ink.plain, ink.small), (look.aside, *look.shorter))
        fitting = ((font, one) for font, one in said if ink.width(one, font) <= room)
        shortest = (look.aside, *look.shorter)[-1]
        font, text = next(fitting, (ink.small, ink.cut(shortest, ink.small, room)))
        self.write(line, text, font, ink["muted"], align="right")

    def _heading(self, left: float, right: float, heading: str) -> None:
        at, ink = self.at, self.ink
        if not at.heading:
            beside = QRectF(left + at.pad, at.top - at.columns, right - left, at.columns)
            self.write(beside, heading, ink.heading, ink["ink"])
            return
        box = QRectF(left, at.title, right - left, at.heading)
        text = ink.cut(heading, ink.heading, box.width() - at.step)
        self.write(box, text, ink.heading, ink["ink"], align="centre")

    def _names(
        self, columns: list[tuple[float, float]], names: list[tuple[str, ...]], font: QFont
    ) -> None:
        at, white = self.at, self.at.step / 4
        spots = [
            (name, QRectF(left, at.title + at.heading + line * at.names, right - left, at.names))
            for (left, right), some in zip(columns, names, strict=True)
            for line, name in enumerate(some)
        ]
        inside = [(name, spot.adjusted(white, 0, -white, 0)) for name, spot in spots]
        self.write_names(inside, font, align="centre")

    def _columns(self, look: HeadLook) -> None:
        at, ink = self.at, self.ink
        y = at.top - at.columns
        self._column(at.left, at.first, look.first)
        for name, left, right in zip(look.before, at.before, at.before[1:], strict=False):
            self._column(left, right, name)
        for box in range(at.boxes):
            right = at.edges[box + 1] - at.pad
            spot = QRectF(at.edges[box], y, right - at.edges[box], at.columns)
            side, place = divmod(box, len(look.boxes))
            word = look.boxes[place]
            beside = "" if at.heading or place else look.sides[side].heading
            taken = ink.width(beside, ink.heading) + 2 * at.pad
            if not beside or ink.width(word, ink.small) + taken <= spot.width():
                self.write(spot, word, ink.small, ink["muted"], align="right")
        afters = list(pairwise(at.after))
        for (left, right), after in zip(afters, look.after, strict=True):
            self._heading(left, right, after.heading)
            self._column(left, right, after.label)
        self._names(afters, [after.names for after in look.after], ink.small)
        self.line(ink.hairline, at.left, at.top, at.right, at.top)
        self.bar(at.middle, at.title + at.step / 2, at.top)

    def _column(self, left: float, right: float, name: str) -> None:
        """The name of a narrow column, in its middle."""
        at, ink = self.at, self.ink
        spot = QRectF(left, at.top - at.columns, right - left, at.columns)
        text = ink.cut(name, ink.small, spot.width())
        self.write(spot, text, ink.small, ink["muted"], align="centre")

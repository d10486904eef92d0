"""Leg uit on paper, for who asks: a figure, what it is made of, and the article that says so."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clubadmin.model.club.printing import Printing
from clubadmin.model.explain.explanation import Explained, arithmetic, counts
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Rule, Type
from clubadmin.reports.kit.table import HEAD, Column, Table, paginate

_WIDE = PORTRAIT[0] - 2 * MARGIN
_WHAT, _FIGURE, _COUNTS = 178.0, 50.0, 48.0
_WHY = _WIDE - _WHAT - _FIGURE - _COUNTS
_STEP = 9.0  # how far what lies deeper stands to the right
_DEEPEST = 5
_SIZE, _SMALL = 9.5, 8.0
_LINE, _AROUND = 10.0, 7.0
_GAP = 8.0


class _Line(NamedTuple):
    """A figure as it stands on the paper: its texts, cut into lines."""

    depth: int
    one: Explained
    what: list[str]
    why: list[str]

    @property
    def height(self) -> float:
        return max(len(self.what), len(self.why), 1) * _LINE + _AROUND


def explanation_paper(shown: Sequence[tuple[int, Explained]], printing: Printing) -> bytes:
    """A figure with what was open below it, as a PDF; `shown` as on the screen, the figure first.

    Each stands with how deep it lies: 0 is the figure itself.
    """
    paper = Paper(printing)
    paper.title = paper.words("Waar het getal vandaan komt")
    _Drawing(paper, shown).draw()
    return paper.document(paper.title, shown[0][1].title if shown else "")


class _Drawing(Flow):
    """The drawing of an explanation, from the top of its first page down."""

    def __init__(self, paper: Paper, shown: Sequence[tuple[int, Explained]]) -> None:
        super().__init__(paper, [paper.club_line])
        self.words, self.shown = paper.words, shown
        self.there = {id(one) for _, one in shown}
        self.plain = paper.kind(_SIZE)
        self.strong = paper.kind(_SIZE, bold=True)
        self.muted = paper.kind(_SIZE, muted=True)
        self.small = paper.kind(_SMALL, muted=True)
        self.lines = Table(paper, self._columns())

    def draw(self) -> None:
        """The figure and how it comes about; then its parts."""
        if not self.shown:
            return
        self._head(self.shown[0][1])
        lines = [self._line(max(depth - 1, 0), one) for depth, one in self.shown[1:]]
        if not lines:
            return
        room = self.y - BOTTOM - HEAD
        rest = PORTRAIT[1] - heading.NEXT - BOTTOM - HEAD
        heights = [line.height for line in lines]
        for number, (start, end) in enumerate(paginate(heights, room, rest)):
            if number:
                self.page()
            self.y = self.lines.heads(self.sheet, self.y)
            for line in lines[start:end]:
                self._draw(line)

    def _columns(self) -> list[Column]:
        words = self.words
        return [
            Column(words("wat"), _WHAT, right=False),
            Column(words("getal"), _FIGURE),
            Column("   " + words("telt"), _COUNTS, right=False),
            Column(words("waarom"), _WHY, right=False),
        ]

    def _head(self, one: Explained) -> None:
        """Draw the figure, large, and below it the sum."""
        big = self.paper.kind(14, bold=True)
        figure = fonts.width(one.figure, big.face, big.size)
        title = fonts.wrap(one.title, _WIDE - figure - 20, big.face, 12.5)
        self.y -= 16
        self.sheet.right(MARGIN + _WIDE, self.y, one.figure, big)
        for line in title:
            self.sheet.text(MARGIN, self.y, line, Type(big.face, 12.5, big.colour))
            self.y -= 16
        article = self.words("Volgens: {article}", article=one.article) if one.article else ""
        folded = (
            self.words(
                "Wat niet is uitgeklapt, staat hier opgeteld tot één getal: klap het op het"
                " scherm uit om het er regel voor regel bij te krijgen."
            )
            if any(map(self._folded, self.shown))
            else ""
        )
        for text in (one.note, arithmetic(self.words, one), article, folded):
            for line in fonts.wrap(text, _WIDE, self.plain.face, _SIZE) if text else ():
                self.y -= 1
                self.sheet.text(MARGIN, self.y, line, self.muted)
                self.y -= 12
        self.y -= _GAP

    def _line(self, depth: int, one: Explained) -> _Line:
        room = _WHAT - _STEP * min(depth, _DEEPEST) - _GAP
        what = fonts.wrap(one.title, room, self.plain.face, _SIZE)
        parts: Iterable[str] = (one.note, arithmetic(self.words, one) if self._opened(one) else "")
        why = " ".join(part for part in parts if part)
        if one.article and one.article != self.shown[0][1].article:
            why = f"{why} ({one.article})".strip()
        return _Line(
            depth, one, what, fonts.wrap(why, _WHY, self.small.face, _SMALL) if why else []
        )

    def _opened(self, one: Explained) -> bool:
        """Whether its parts stand on the paper, where they can be added up by hand."""
        return any(id(part) in self.there for part in one.parts)

    def _folded(self, line: tuple[int, Explained]) -> bool:
        """Whether it is made of parts that do not stand on the paper."""
        _depth, one = line
        return bool(one.parts or one.deeper is not None) and not self._opened(one)

    def _draw(self, line: _Line) -> None:
        one, sheet = line.one, self.sheet
        quiet = one.weight in ("dropped", "plain")
        kind = self.muted if quiet else self.strong if not line.depth else self.plain
        base = self.y - _AROUND / 2 - _SIZE * 0.86
        left = MARGIN + _STEP * min(line.depth, _DEEPEST)
        for at, text in enumerate(line.what):
            sheet.text(left, base - at * _LINE, text, kind)
        self._figure(one, base, kind)
        at_counts = MARGIN + _WHAT + _FIGURE + _GAP
        sheet.fitted(at_counts, base, counts(self.words, one), self.small, _COUNTS - _GAP)
        for at, text in enumerate(line.why):
            sheet.text(MARGIN + _WIDE - _WHY, base - at * _LINE, text, self.small)
        self.y -= line.height
        sheet.line(MARGIN, self.y, MARGIN + _WIDE, self.y, heading.hairline(self.paper))

    def _figure(self, one: Explained, base: float, kind: Type) -> None:
        right = MARGIN + _WHAT + _FIGURE
        self.sheet.right(right, base, one.figure, kind)
        if one.weight == "dropped" and one.figure:
            wide = fonts.width(one.figure, kind.face, kind.size)
            y = base + kind.size * 0.34
            self.sheet.line(right - wide - 1, y, right + 1, y, Rule(0.7, kind.colour))

"""The bracket of a knock-out: a column a round, tables where their players come from, joined."""

from collections.abc import Iterator, Sequence

from clubadmin.model.club.printing import Printing
from clubadmin.model.draw.knockout import (
    Bracket,
    BracketNode,
    BracketSeat,
    BracketTree,
    bracket_tree,
)
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper, Rule, Sheet, Type

Size = tuple[float, float]
_GAP = 20.0  # between columns, for the lines
_LINES = (
    18.0,
    16.0,
    14.0,
    13.0,
    12.0,
    11.0,
    10.0,
    9.25,
    8.5,
)  # heights of a name, the largest that fits
_TITLE = 11.0  # a table's own line
_BETWEEN = 8.0  # tables
_APART = 34.0  # at most, where there is room
_HEADS = 20.0
_A_NAME = 15.0  # widths of a column to its letters' height, for a name and its figure
_WIDEST, _NARROWEST = 260.0, 105.0


def bracket_sheet(evening: Evening, printing: Printing, bracket: Bracket) -> bytes:
    """The bracket as it stands. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Afvalschema")
    if any(one.tables for one in bracket.rounds):
        _Pages(paper, evening, bracket).draw()
    else:
        paper.only(paper.words("Er is nog geen indeling."), LANDSCAPE)
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _Pages:
    """The whole on one page where it fits, else what leads to one table together, then the rest."""

    def __init__(self, paper: Paper, evening: Evening, bracket: Bracket) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.bracket = bracket
        self.line, self.between = _LINES[0], _BETWEEN

    def draw(self) -> None:
        """Draw all pages of the bracket."""
        for tree, size in self._parts(bracket_tree(self.bracket)):
            sheet = self.paper.sheet(size)
            if len(self.paper.sheets) > 1:
                y = heading.following(self.paper, sheet)
            else:
                parts = [self.paper.club_line, *occasion.parts(self.paper, self.evening)]
                y = heading.first(self.paper, sheet, parts)
            self._page(sheet, y, tree)

    def _parts(self, tree: BracketTree) -> Iterator[tuple[BracketTree, Size]]:
        """Give the part of the tree on each page."""
        fitting = [size for size in (LANDSCAPE, PORTRAIT) if self._fits(tree, size)]
        if fitting:
            yield tree, max(fitting, key=lambda size: self._letters(tree, size))
            return
        last = len(tree.columns) - 1
        cut = next((at for at in range(last - 1, 0, -1) if self._first_fits(tree, at)), 0)
        yield from self._side_by_side(tree, cut)
        if cut < last:
            yield from self._parts(tree.part(max(cut, 1), last))

    def _side_by_side(self, tree: BracketTree, cut: int) -> Iterator[tuple[BracketTree, Size]]:
        """Divide the tables of a column over pages, each with all that leads to them."""
        rows: list[int] = []
        for row in range(len(tree.columns[cut])):
            if rows and not self._fits(tree.part(0, cut, [*rows, row]), LANDSCAPE):
                yield tree.part(0, cut, rows), LANDSCAPE
                rows = []
            rows.append(row)
        yield tree.part(0, cut, rows), LANDSCAPE

    def _first_fits(self, tree: BracketTree, cut: int) -> bool:
        rows = range(len(tree.columns[cut]))
        return all(self._fits(tree.part(0, cut, [row]), LANDSCAPE) for row in rows)

    def _fits(self, tree: BracketTree, size: Size) -> bool:
        """Whether it fits with the smallest letters that can be read."""
        self.line, self.between = _LINES[-1], _BETWEEN
        tall = tree.placed(self._height)[1] <= _room(size)
        return tall and _column(tree, size) >= _NARROWEST

    def _page(self, sheet: Sheet, y: float, tree: BracketTree) -> None:
        room = _room((sheet.width, sheet.height))
        self._grow(tree, room)
        tops, high = tree.placed(self._height)
        wide = _column(tree, (sheet.width, sheet.height))
        start = y - _HEADS - max(0.0, (room - high) / 2)
        for column, nodes in enumerate(tree.columns):
            x = MARGIN + column * (wide + _GAP)
            self._head(sheet, (x, y - 12), nodes, wide)
            for row, node in enumerate(nodes):
                top = start - tops[column, row] - self.between / 2
                for source in node.sources:
                    before = tree.columns[column - 1][source]
                    from_ = start - tops[column - 1, source] - self.between / 2
                    self._join(sheet, x, (from_ - self._box(before) / 2, top - self._box(node) / 2))
                self._node(sheet, (x, top), node, wide)

    def _letters(self, tree: BracketTree, size: Size) -> tuple[float, float]:
        """How large names get: what the height allows, and the width for a name of some length."""
        self._grow(tree, _room(size))
        return min(self.line, _column(tree, size) / _A_NAME), self.line

    def _grow(self, tree: BracketTree, room: float) -> None:
        """Take the largest letters that fit, and spread what is left between the tables."""
        self.between = _BETWEEN
        for self.line in _LINES:
            high = tree.placed(self._height)[1]
            if high <= room:
                break
        most = max(len(nodes) for nodes in tree.columns)
        self.between += max(0.0, min(_APART, (room - high) / most))

    def _box(self, node: BracketNode) -> float:
        """The height of a frame; without one, of the names."""
        tie = 1 if node.table and node.table.note else 0
        return _TITLE + (len(node.seats) + tie) * self.line

    def _height(self, node: BracketNode) -> float:
        won = self.bracket.won(node.table) if node.table else ()
        below = _TITLE + len(won) * self.line if won else 0.0
        return self._box(node) + below + self.between

    def _head(
        self, sheet: Sheet, at: tuple[float, float], nodes: Sequence[BracketNode], wide: float
    ) -> None:
        if not nodes:
            return
        number = nodes[0].round
        title = self.words("Ronde {round}", round=number)
        if number == self.bracket.rounds[-1].round and len(nodes) == 1:
            title = f"{title} · " + self.words("finale")
        sheet.fitted(*at, title, self.paper.kind(11, bold=True), wide)

    def _join(self, sheet: Sheet, x: float, heights: tuple[float, float]) -> None:
        """The line from a table to the one where its winners play."""
        rule = Rule(0.8, self.paper.ink.muted)
        left, middle = x - _GAP, x - _GAP / 2
        from_, to = heights
        sheet.line(left, from_, middle, from_, rule)
        sheet.line(middle, from_, middle, to, rule)
        sheet.line(middle, to, x, to, rule)

    def _node(self, sheet: Sheet, at: tuple[float, float], node: BracketNode, wide: float) -> None:
        paper, words = self.paper, self.words
        x, y = at
        muted = paper.kind(7.5, muted=True)
        name = words("vrij naar ronde {round}", round=node.round + 1)
        if node.table:
            name = words("Tafel {table}", table=node.table.number)
            sheet.frame(x, y - self._box(node), wide, self._box(node), Rule(0.6, paper.ink.muted))
        sheet.text(x + 4, y - 8.5, name, muted)
        base = y - _TITLE - self.line * 0.72
        numbers = [seat.number for seat in node.seats if seat.number is not None]
        before: BracketSeat | None = None
        for seat in node.seats:
            known = seat.number is not None
            partner = known and before is not None and seat.number == before.number
            if before and not partner and len(set(numbers)) < len(numbers):
                over = base + self.line * 0.72
                sheet.line(x + 4, over, x + wide - 4, over, Rule(0.4, paper.ink.muted))
            high = self.line if node.table else self.line + _BETWEEN  # a pair on one line
            self._seat(sheet, (x, base), seat, (wide, high), partner=partner)
            base, before = base - self.line, seat
        if node.table and node.table.note:
            tie = words.text(node.table.note)
            sheet.fitted(x + 4, base, tie, muted, wide - 8)
            base -= self.line
        won = self.bracket.won(node.table) if node.table else ()
        if won:
            sheet.text(x + 4, base, words.counted("winnaar", "winnaars", len(won)), muted)
        for seat in won:
            base -= self.line
            kind = Type(fonts.BOLD, self._size, paper.ink.accent)
            sheet.fitted(x + 4, base, seat.name, kind, wide - 8)

    @property
    def _size(self) -> float:
        """The size of the letters of a name."""
        return self.line * 0.76

    def _who(self, seat: BracketSeat) -> str:
        """A name, or whose place it will be, in the language of the paper."""
        if seat.to_come is None:
            return seat.name
        return seat.to_come.text(self.paper.words.language)

    def _seat(
        self,
        sheet: Sheet,
        at: tuple[float, float],
        seat: BracketSeat,
        room: tuple[float, float],
        *,
        partner: bool,
    ) -> None:
        """A name with its total; who goes on is bold with a mark, so that a copy shows it.

        Two of a pair have one number and one total, which stand with the first of them.
        """
        paper, size = self.paper, self._size
        (x, base), (wide, high) = at, room
        right = x + wide
        face = fonts.BOLD if seat.goes_on else fonts.REGULAR
        known = seat.number is not None
        kind = Type(face, size, paper.ink.text if known else paper.ink.muted)
        number = f"{seat.number}  " if known else ""
        text = seat.name if partner else f"{number}{self._who(seat)}"
        x += fonts.width(number, face, size) if partner else 0
        figure = "" if seat.total is None or partner else paper.words.number(seat.total)
        taken = fonts.width(figure, face, size) + 20 if figure else 14
        sheet.fitted(x + 4, base, text, kind, right - x - 4 - taken, high=high)
        sheet.right(right - 14, base, figure, Type(face, size, paper.ink.text))
        if seat.goes_on:
            top = base + size * 0.36
            for y1 in (top + 2.5, top - 2.5):
                sheet.line(right - 9, y1, right - 5, top, Rule(1.1, paper.ink.text))


def _room(size: Size) -> float:
    """The height that there is for tables."""
    return size[1] - heading.FIRST - BOTTOM - _HEADS


def _column(tree: BracketTree, size: Size) -> float:
    return min(_WIDEST, (size[0] - 2 * MARGIN + _GAP) / len(tree.columns) - _GAP)

"""Results of games over the tables: a frequency sheet a game, a travelling sheet a participant.

One game stands whole on a page; as many as fit stand below each other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.decisions import concerns, decision_words
from clubadmin.domain.terms import Position, Side
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import (
    Board,
    BoardLine,
    GroupFrequencies,
    Hands,
    LineState,
    Sitting,
    Traveller,
    TravellerRow,
)
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import card_faces, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.occasion import new_page
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table

_PAD = 14.0
_HEAD = 58.0
_BELOW = 30.0  # the sums
_ROOMY, _LONG, _LEAST = 19.0, 18.0, 11.0  # heights of a row; of one with a long name


def travelling_sheets(
    evening: Evening, printing: Printing, travellers: Sequence[Traveller]
) -> bytes:
    """A sheet for each participant, to be cut. `stamp` is the moment of printing."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Loopstaten")
    shown = [one for one in travellers if one.rows]
    if shown:
        faces = _TravellerFaces(paper, evening, shown)
        lay_out(paper, faces.grid, shown, faces.draw)
    else:
        paper.only(words("Er is nog geen uitslag."))
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _TravellerFaces:
    """How the sheets of one evening look."""

    def __init__(self, paper: Paper, evening: Evening, shown: Sequence[Traveller]) -> None:
        self.paper = paper
        self.words = paper.words
        self.about = occasion.line(paper, evening)
        fixed = _HEAD + HEAD + _BELOW + 2 * _PAD
        rows = max(len(one.rows) for one in shown)
        self.size, self.columns = 10.0, self._columns(Grid(1, 3).width - 2 * _PAD)
        table = Table(paper, self.columns)
        long = table.has_tiny([Row(self._cells(row), 0) for one in shown for row in one.rows])
        least = _LONG if long else 13.0
        self.grid = next(
            (grid for grid in (Grid(1, 3), Grid(1, 2)) if grid.height >= fixed + rows * least),
            Grid(1, 1),
        )
        self.line = max(_LEAST, min(_ROOMY, (self.grid.height - fixed) / rows))
        self.size = min(10.0, self.line * 0.7)

    def _columns(self, width: float) -> list[Column]:
        words = self.words
        figures = [(words("wij"), 38.0), (words("zij"), 38.0),
                   (words("mp"), 36.0), (words("van"), 30.0)]  # fmt: skip
        rest = width - 22 - 26 - 30 - 12 - 40 - sum(wide for _, wide in figures) - 14
        return [
            Column(words("rnd"), 22),
            Column(words("tfl"), 26),
            Column(words("spel"), 30),
            Column("", 12),
            Column(words("richting"), 40, right=False),
            Column(words("tegen"), rest, right=False),
            *(Column(head, wide) for head, wide in figures),
            Column("", 14),
        ]

    def draw(self, sheet: Sheet, box: Box, one: Traveller) -> None:
        """The sheet of a participant."""
        paper, words = self.paper, self.words
        inner = box.inner(_PAD)
        number = Type(fonts.BOLD, 22, paper.ink.accent)
        sheet.right(inner.right, inner.y - 19, str(one.number), number)
        room = inner.width - fonts.width(str(one.number), number.face, number.size) - 12
        sheet.fitted(inner.x, inner.y - 15, one.name, paper.kind(14, bold=True), room)
        about = [words("loopstaat"), one.district, self.about]
        line = " · ".join(part for part in about if part)
        sheet.fitted(inner.x, inner.y - 29, line, paper.kind(8, muted=True), room)
        table = Table(paper, self.columns, inner.x)
        y = table.heads(sheet, inner.y - _HEAD + 18)
        rows = [Row(self._cells(row), self.line) for row in one.rows]
        y = table.rows(sheet, y, rows)
        self._sums(sheet, inner, y, one)

    def _cells(self, row: TravellerRow) -> list[Cell]:
        plain, muted = self.paper.kind(self.size), self.paper.kind(self.size - 1, muted=True)
        against = f"{row.against.number}  {row.against.team or row.against.name}"
        if row.partner:
            against = self.words("met {name}", name=row.partner) + f", {against}"
        side = self.words("N/Z") if row.side is Side.NS else self.words("O/W")
        sign = "*" * row.top + "b" * concerns(row.side, row.decisions)
        return [
            Cell(str(row.round), muted),
            Cell(str(row.table), muted),
            Cell(str(row.game), self.paper.kind(self.size, bold=True)),
            Cell("", plain),
            Cell(side, plain),
            Cell(against, plain),
            Cell(self._figure(row.points), plain),
            Cell(self._figure(row.against_points), plain),
            Cell(self._figure(row.matchpoints), self.paper.kind(self.size, bold=True), sign),
            Cell(self.words.number(row.attainable), muted),
            Cell("", plain),
        ]

    def _sums(self, sheet: Sheet, box: Box, y: float, one: Traveller) -> None:
        words, paper = self.words, self.paper
        result = one.result
        if result is not None and result.games:
            number = paper.words.number
            share = f" · {number(result.percentage, 1)}%" if result.percentage is not None else ""
            parts = (
                words("plaats {place}", place=result.place),
                words("{points} matchpunten", points=number(result.matchpoints)),
                words("{count} tops", count=result.tops),
                words("{points} punten", points=number(result.points)) + share,
            )
            kind = paper.kind(10, bold=True)
            sheet.fitted(box.x, y - 14, " · ".join(parts), kind, box.width)
        notes = (
            [words("* top: de hoogste score op het spel.")]
            if any(row.top for row in one.rows)
            else []
        )
        decided = [row for row in one.rows if concerns(row.side, row.decisions)]
        if decided:
            notes.append(words("b beslissing van de leiding."))
        for row in decided:
            what = decision_words(row.decisions, words.language)
            notes.append(words("Spel {game}: {what}.", game=row.game, what=what))
        sheet.fitted(box.x, y - 26, "  ".join(notes), paper.kind(7.5, muted=True), box.width)

    def _figure(self, value: int | None) -> str:
        return "–" if value is None else self.words.number(value)


_LINE = 14.0
_NAME, _READABLE = 108.0, 7.0  # room for a name on a page that stands, and its least size
_TITLE = 26.0
_GAP = 16.0
_SIDE = 146.0  # width of the hands and the frequencies beside the table
_HANDS = 142.0  # height of the hands
_TAIL = 16.0
_ACROSS = 7  # scores beside each other
_SCORES = 11.0  # height of a line of them
_HEAD_OF_SCORES = 24.0


class _Block(NamedTuple):
    """A game, or the part of it that a page has room for."""

    board: Board
    lines: Sequence[BoardLine]
    first: bool
    last: bool


def frequency_sheets(evening: Evening, printing: Printing, boards: Sequence[Board]) -> bytes:
    """All `boards` with their scores. `stamp` is the moment of printing, for the foot."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Frequentiestaat")
    if _has_long_names(boards):
        paper.size = LANDSCAPE
    sheet, y = new_page(paper, evening)
    if not boards:
        sheet.text(
            MARGIN, y - 16, words("Er liggen op deze avond geen spellen in mapjes."), paper.kind(11)
        )
    faces = _Faces(paper, boards)
    whole = paper.size[1] - 68.0 - BOTTOM - _TAIL
    fresh = True
    for block in (one for board in boards for one in faces.blocks(board, whole)):
        high = faces.height(block)
        if not fresh and y - high < BOTTOM + _TAIL:
            faces.notes(sheet, y)
            sheet, y = new_page(paper, evening)
        y = faces.draw(sheet, y, block) - _GAP
        fresh = False
    if boards:
        faces.notes(sheet, y)
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _has_long_names(boards: Sequence[Board]) -> bool:
    """Whether names would lose letters, or be too small to read, on a page that stands."""
    names = {_name(side) for board in boards for line in board.lines for side in (line.ns, line.ew)}
    return any(fonts.width(one, fonts.NARROW, _READABLE) > _NAME for one in names)


def _name(side: Sitting) -> str:
    return f"{side.number}  {side.team or side.name}"


class _Faces:
    """How the games of one evening are set."""

    def __init__(self, paper: Paper, boards: Sequence[Board]) -> None:
        self.paper = paper
        self.words = paper.words
        self.hands = any(board.hands is not None for board in boards)
        self.groups = any(len(board.frequencies) > 1 for board in boards)
        words = self.words
        figures = (
            (words("N/Z"), 25.0),
            (words("mp"), 24.0),
            (words("O/W"), 29.0),
            (words("mp"), 24.0),
        )
        fixed = 14.0 + 16.0 + 8.0 + sum(wide for _, wide in figures)
        name = (paper.size[0] - 2 * MARGIN - _SIDE - fixed) / 2
        heads = (
            (words("rnd"), 14.0, True),
            (words("tfl"), 16.0, True),
            ("", 8.0, True),
            (words("N/Z"), name, False),
            (words("O/W"), name, False),
            *((head, wide, True) for head, wide in figures),
        )
        self.table = Table(paper, [Column(*head) for head in heads])

    def blocks(self, board: Board, room: float) -> list[_Block]:
        """The game in parts that fit on a page of `room` points; mostly one."""
        scores = sum(self._rows_of(one) * _SCORES + 4 for one in board.frequencies)
        most = int((room - _TITLE - HEAD - scores) / _LINE)
        lines = board.lines
        starts = range(0, max(len(lines), 1), most)
        return [
            _Block(board, lines[at : at + most], at == 0, at + most >= len(lines)) for at in starts
        ]

    def height(self, block: _Block) -> float:
        """How much room it takes."""
        table = _TITLE + HEAD + len(block.lines) * _LINE
        if block.last:
            table += sum(self._rows_of(one) * _SCORES + 4 for one in block.board.frequencies)
        hands = _TITLE + _HANDS - 24 if block.board.hands is not None and block.first else 0.0
        return max(table, hands)

    def draw(self, sheet: Sheet, y: float, block: _Block) -> float:
        """A game; gives y below it."""
        paper, board = self.paper, block.board
        title = self.words("Spel {game}", game=board.game)
        kind = Type(fonts.BOLD, 13.5, paper.ink.text)
        sheet.text(MARGIN, y - 13, title, kind)
        x = MARGIN + fonts.width(title, kind.face, kind.size) + 10
        about = ", ".join(card_faces.deals_and_leads(paper, board.game))
        sheet.text(x, y - 13, about, paper.kind(8.5, muted=True))
        top = y - _TITLE + 8
        low = self.table.rows(
            sheet,
            self.table.heads(sheet, top),
            [Row(self._cells(line), _LINE) for line in block.lines],
        )
        if block.last:
            for one in board.frequencies:
                low = self._frequencies(sheet, low - 4, one)
        if block.first and board.hands is not None:
            low = min(low, self._hands(sheet, y, board.hands))
        return low

    def notes(self, sheet: Sheet, y: float) -> None:
        """Draw the meaning of the signs."""
        words = self.words
        note = "  ".join(
            (
                words("* top: de hoogste score op het spel."),
                words("b beslissing van de leiding."),
                words("… nog niet binnen."),
            )
        )
        at = max(y + _GAP - 14, BOTTOM)
        sheet.fitted(MARGIN, at, note, self.paper.kind(7.5, muted=True), 480)

    def _cells(self, line: BoardLine) -> list[Cell]:
        paper = self.paper
        plain, bold = paper.kind(9), paper.kind(9, bold=True)
        missing = line.state is LineState.MISSING
        points = [self._figure(one, missing) for one in (line.ns_points, line.ew_points)]
        ns, ew = (
            "*" * top + "b" * concerns(side, line.decisions)
            for side, top in ((Side.NS, line.ns_top), (Side.EW, line.ew_top))
        )
        return [
            Cell(str(line.round), paper.kind(8.5, muted=True)),
            Cell(str(line.table), paper.kind(8.5, muted=True)),
            Cell("", plain),
            Cell(_name(line.ns), plain),
            Cell(_name(line.ew), plain),
            Cell(points[0], plain),
            Cell(self._figure(line.ns_matchpoints), bold, ns),
            Cell(points[1], plain),
            Cell(self._figure(line.ew_matchpoints), bold, ew),
        ]

    def _hands(self, sheet: Sheet, y: float, hands: Hands) -> float:
        """The four hands at the right; gives y below."""
        x, across = self.paper.size[0] - MARGIN - _SIDE + 18, (_SIDE - 18) / 2
        places = {
            Position.N: (x + across / 2, y - 2),
            Position.W: (x, y - 46),
            Position.E: (x + across, y - 46),
            Position.S: (x + across / 2, y - 90),
        }
        for seat, (left, top) in places.items():
            letter = seat_letter(self.words, seat)
            sheet.text(left, top - 8, letter, self.paper.kind(8, bold=True, muted=True))
            card_faces.hand(self.paper, sheet, (left + 10, top, across - 12), hands[seat], 8.0)
        return y - _HANDS + 4

    def _rows_of(self, one: GroupFrequencies) -> int:
        """How many lines the frequencies of a group take."""
        return sum(-(-len(side) // _ACROSS) for side in (one.ns, one.ew))

    def _frequencies(self, sheet: Sheet, y: float, one: GroupFrequencies) -> float:
        """The scores of both sides from the highest down: how often, and what they are worth."""
        words, paper = self.words, self.paper
        muted = paper.kind(7.5, muted=True)
        each = (self.table.end - MARGIN - _HEAD_OF_SCORES) / _ACROSS
        group = f" {one.line}" if one.line and self.groups else ""
        for name, side in ((words("N/Z"), one.ns), (words("O/W"), one.ew)):
            if side:
                head = f"{name}{group}"
                sheet.fitted(MARGIN, y - 8.5, head, muted, _HEAD_OF_SCORES - 4)
            for at, score in enumerate(side):
                x = MARGIN + _HEAD_OF_SCORES + at % _ACROSS * each
                base = y - 8.5 - at // _ACROSS * _SCORES
                sheet.right(x + 18, base, f"{words.number(score.points)}:", paper.kind(8))
                often = f"{score.times}× " if score.times > 1 else ""
                after = sheet.fitted(x + 21, base, often, muted, 16)
                worth = words.number(score.matchpoints)
                sheet.text(x + 21 + after + 1, base, worth, paper.kind(8, bold=True))
            y -= -(-len(side) // _ACROSS) * _SCORES
        return y

    def _figure(self, value: int | None, missing: bool = False) -> str:
        if value is None:
            return "…" if missing else "–"
        return self.words.number(value)

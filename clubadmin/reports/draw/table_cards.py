"""Table cards: number, group and the four sides, folded into a tent (NKF 1976, 2, art. 4).

Each face is read by the side that sits before it: to whoever looks from the south west is
left, to whoever looks from the north it is right.
"""

from typing import NamedTuple

from clubadmin.domain.terms import Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import cut_cards, fonts, occasion
from clubadmin.reports.kit.cut_cards import EDGE
from clubadmin.reports.kit.page import LANDSCAPE, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_name

_EACH = 2  # on an A4 lying down
_NUMBER = 118.0


class _Table(NamedTuple):
    number: int
    group: str


def table_cards(evening: Evening, printing: Printing) -> bytes:
    """A tent for every table that is used in some round. `stamp` is the moment of printing."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Tafelkaarten")
    tables = _tables(evening)
    if not tables:
        paper.only(paper.words("Er is nog geen indeling."))
    width = LANDSCAPE[0] / _EACH
    faces = _Faces(paper, evening)
    for start in range(0, len(tables), _EACH):
        sheet = paper.sheet(LANDSCAPE)
        sheet.margin = EDGE
        some = tables[start : start + _EACH]
        _folds(paper, sheet, len(some))
        for at, table in enumerate(some):
            faces.draw(sheet, at * width, table, Position.S)
            faces.draw(sheet.upside_down(), (_EACH - 1 - at) * width, table, Position.N)
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _tables(evening: Evening) -> list[_Table]:
    """Every table once, with the group that plays at it."""
    found = {
        place.number: occasion.group_of(evening, place)
        for plan in evening.plan
        for place in plan.tables
    }
    return [_Table(number, found[number]) for number in sorted(found)]


def _folds(paper: Paper, sheet: Sheet, used: int) -> None:
    if used > 1:
        cut_cards.fold(paper, sheet, sheet.width / 2)
    middle, end = sheet.height / 2, sheet.width * used / _EACH
    for x in (0.0, sheet.width / 2, end):
        sheet.line(max(x - 12, 8), middle, min(x + 12, sheet.width - 8), middle,
                   Rule(0.5, paper.ink.muted))  # fmt: skip


class _Faces:
    """The two sides of the tents."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.about = occasion.line(paper, evening)
        self.side = Type(fonts.BOLD, 17, paper.ink.text)

    def draw(self, sheet: Sheet, left: float, table: _Table, viewer: Position) -> None:
        """The lower half of a tent, as `viewer` reads it."""
        paper, words = self.paper, self.paper.words
        width, high = sheet.width / _EACH, sheet.height / 2
        middle, right = left + width / 2, left + width - EDGE
        near, east, far, west = (seat_name(paper.words, seat).upper() for seat in _around(viewer))
        sheet.mark(left + EDGE, high - 50, 22)
        self._centred(sheet, middle, high - 22, self.about, (paper.kind(7, muted=True), width / 2))
        sheet.centre(middle, high - 46, far, self.side)
        sheet.centre(middle, 52, near, self.side)
        sheet.text(left + EDGE, high / 2 + 2, west, self.side)
        sheet.right(right, high / 2 + 2, east, self.side)
        sheet.centre(middle, high - 72, words("TAFEL"), paper.kind(13, muted=True))
        number = Type(fonts.BOLD, _NUMBER, paper.ink.accent)
        self._centred(sheet, middle, high / 2 - 43, str(table.number), (number, width - 190))
        if table.group:
            group = words("groep {group}", group=table.group)
            kind = paper.kind(16, bold=True)
            self._centred(sheet, middle, 80, group, (kind, width - 2 * EDGE))

    @staticmethod
    def _centred(sheet: Sheet, middle: float, y: float, text: str, how: tuple[Type, float]) -> None:
        kind, room = how
        text, face, size = fonts.fit(text, room, kind.face, kind.size)
        sheet.centre(middle, y, text, Type(face, size, kind.colour))


def _around(viewer: Position) -> tuple[Position, ...]:
    """The sides as the viewer has them: before him, right, across, left."""
    clockwise = tuple(Position)
    at = clockwise.index(viewer)
    near, left, far, right = (clockwise[(at + step) % 4] for step in range(4))
    return near, right, far, left

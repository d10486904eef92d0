"""Cards to scan: for each table where its sheet is typed, and one for the wall.

The address stands in letters below the code as well, for a telephone that cannot scan.
"""

from collections.abc import Mapping

from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.qr_code import draw_code

_GRID = Grid(2, 2)
_PAD = 16.0
_CODE = 176.0  # points: a telephone reads it from across the table
_CODE_ON_WALL = 430.0
_CODE_HOME = 60.0
_LINE = 1.3  # times the size of the letters


def scan_cards(
    evening: Evening, printing: Printing, tables: Mapping[int, str], wall: str = ""
) -> bytes:
    """A card for each table, to be cut out, and a page for the wall.

    Args:
        tables: the address of each table by its number.
        wall: the address of the page for everybody; empty: no page for the wall.
    """
    paper = Paper(printing)
    paper.title = paper.words("Scankaarten")
    cards = _Cards(paper, evening)
    lay_out(paper, _GRID, sorted(tables.items()), cards.table)
    if wall:
        cards.wall(wall)
    if not paper.sheets:
        paper.only(paper.words("Er is nog geen indeling."))
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _Cards:
    """How they look."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.about = occasion.line(paper, evening)

    def table(self, sheet: Sheet, box: Box, table: tuple[int, str]) -> None:
        """The card of one table."""
        number, address = table
        paper, words, inner = self.paper, self.paper.words, box.inner(_PAD)
        middle, y = inner.middle, inner.y
        self._centred(sheet, inner, y - 8, self.about, paper.kind(8, muted=True))
        sheet.centre(middle, y - 30, words("TAFEL"), paper.kind(13, muted=True))
        large = Type(fonts.BOLD, 74, paper.ink.accent)
        self._centred(sheet, inner, y - 88, str(number), large)
        y -= 88 + _CODE
        draw_code(sheet, middle - _CODE / 2, y, _CODE, address)
        said = words("Scan de code met uw telefoon en typ wat u op het formulier schrijft.")
        y = self._lines(sheet, inner, y - 2, said, paper.kind(11))
        y = self._address(sheet, inner, y - 5, address, paper.kind(10, bold=True))
        said = words("Komt er niets? Kies de wifi van de zaal, of schrijf op papier.")
        self._centred(sheet, inner, y - 13, said, paper.kind(8, muted=True))
        if paper.home:
            left, y = inner.right - _CODE_HOME, inner.y - 19
            kind = paper.kind(7.5, muted=True)
            self._centred(sheet, Box(left, y, _CODE_HOME, 9), y - 6, words("Thuis volgen"), kind)
            draw_code(sheet, left, y - 8 - _CODE_HOME, _CODE_HOME, paper.home)

    def wall(self, address: str) -> None:
        """A page for whoever has no table before him."""
        paper, words = self.paper, self.paper.words
        sheet = paper.sheet(PORTRAIT)
        top = sheet.height - MARGIN
        inner = Box(MARGIN, top, sheet.width - 2 * MARGIN, top - MARGIN)
        self._centred(sheet, inner, top - 12, self.about, paper.kind(12, muted=True))
        large = Type(fonts.BOLD, 46, paper.ink.accent)
        self._centred(sheet, inner, top - 78, words("Waar zit ik?"), large)
        y = top - 100 - _CODE_ON_WALL
        draw_code(sheet, inner.middle - _CODE_ON_WALL / 2, y, _CODE_ON_WALL, address)
        said = words("Scan de code: uw tafel, de klok en hoe het gaat.")
        y = self._lines(sheet, inner, y - 14, said, paper.kind(20))
        self._address(sheet, inner, y - 16, address, paper.kind(17, bold=True))
        if paper.home:
            side = 2 * _CODE_HOME
            draw_code(sheet, inner.x, inner.bottom, side, paper.home)
            x, room, y = inner.x + side + 4, inner.width - side - 4, inner.bottom + side / 2
            sheet.fitted(x, y + 2, words("Thuis volgen"), paper.kind(20, bold=True), room)
            sheet.fitted(x, y - 20, paper.home.partition("://")[2], paper.kind(17), room)

    def _lines(self, sheet: Sheet, box: Box, y: float, text: str, kind: Type) -> float:
        """A sentence over the width of the card; gives y below it."""
        for line in fonts.wrap(text, box.width, kind.face, kind.size):
            y -= kind.size * _LINE
            sheet.centre(box.middle, y, line, kind)
        return y

    def _address(self, sheet: Sheet, box: Box, y: float, address: str, kind: Type) -> float:
        """Draw an address on one line, or broken where it has a stroke; gives y of the last."""
        y -= kind.size * _LINE
        if fonts.width(address, kind.face, kind.size) <= box.width:
            sheet.centre(box.middle, y, address, kind)
            return y
        cut = address.rfind("/", 0, address.rfind("/"))
        for at, line in enumerate((address[:cut], address[cut:])):
            wide = fonts.width(line, kind.face, kind.size)
            size = min(kind.size, kind.size * box.width / wide)
            here = Type(kind.face, size, kind.colour)
            sheet.centre(box.middle, y - at * kind.size * _LINE, line, here)
        return y - kind.size * _LINE

    @staticmethod
    def _centred(sheet: Sheet, box: Box, y: float, text: str, kind: Type) -> None:
        text, face, size = fonts.fit(text, box.width, kind.face, kind.size)
        sheet.centre(box.middle, y, text, Type(face, size, kind.colour))

"""The list of possible players, with a box to tick and a line for a number; numbers to draw."""

from clubadmin.domain.draw.formats import Entrant
from clubadmin.model.draw.emergency import Emergency
from clubadmin.reports.kit import cut_cards, heading
from clubadmin.reports.kit.flow import BETWEEN, block_width
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Rule, Sheet

_GUESTS = 12  # empty lines for who is not on the list
_LINE, _BOX, _NUMBER = 18.0, 10.0, 46.0
_CARDS = cut_cards.Grid(5, 8)


def attendance_list(paper: Paper, pack: Emergency) -> None:
    """Pages with a line for everybody, and empty ones for guests."""
    blocks = 1 if pack.evening.form.entrant is Entrant.PAIR else 2
    wide = block_width(blocks)
    lines = [*pack.names, *[""] * _GUESTS]
    while lines:
        sheet, top = _page(paper)
        room = int((top - BOTTOM) // _LINE)
        each = min(room, -(-len(lines) // blocks))
        for block in range(blocks):
            x = MARGIN + block * (wide + BETWEEN)
            for at, name in enumerate(lines[block * each : (block + 1) * each]):
                _line(paper, sheet, (x, top - (at + 1) * _LINE, wide), name)
        lines = lines[blocks * each :]


def _page(paper: Paper) -> tuple[Sheet, float]:
    words = paper.words
    sheet = paper.sheet()
    top = sheet.height - MARGIN
    sheet.text(MARGIN, top - 16, words("Presentielijst"), paper.kind(20, bold=True))
    about = f"{paper.club_line} · {words('datum …………………')}"
    sheet.fitted(MARGIN, top - 30.5, about, paper.kind(9.5, muted=True), sheet.width - 2 * MARGIN)
    hint = words("kruis aan wie er is; achter de naam het getrokken nummer")
    sheet.fitted(MARGIN, top - 43, hint, paper.kind(8.5, muted=True), sheet.width - 2 * MARGIN)
    return sheet, sheet.height - heading.FIRST + 8


def _line(paper: Paper, sheet: Sheet, at: tuple[float, float, float], name: str) -> None:
    """A name on its line; `at` is the left end of the line and its length."""
    x, y, wide = at
    thin = Rule(0.7, paper.ink.text)
    sheet.frame(x, y + 3.5, _BOX, _BOX, thin)
    sheet.fitted(x + _BOX + 7, y + 5, name, paper.kind(10), wide - _BOX - 14 - _NUMBER)
    sheet.line(x + wide - _NUMBER, y + 3, x + wide, y + 3, thin)
    sheet.line(x, y, x + wide - _NUMBER - 6, y, heading.hairline(paper))


def numbers_to_draw(paper: Paper, most: int) -> None:
    """Numbers from 1 to cut out, fold and draw."""

    def draw(sheet: Sheet, box: cut_cards.Box, number: int) -> None:
        middle = box.y - box.height / 2
        sheet.centre(box.middle, middle - 12, str(number), paper.kind(34, bold=True))

    cut_cards.lay_out(paper, _CARDS, range(1, most + 1), draw)

"""Names and telephone numbers, for beside the telephone."""

from datetime import date

from clubadmin.model.club.printing import Printing
from clubadmin.model.members.particulars import PhoneList
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import block_width, draw_blocks
from clubadmin.reports.kit.page import MARGIN, Paper, Sheet
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 17.0
_SIZE = 9.5
_MANY = 36  # from here on they stand in two blocks, where the names leave room
_SMALLER = 0.75  # of its size a name may be, to have room in a block
_AIR = 10.0
_NOTE = 18.0


def telephone_list(found: PhoneList, printing: Printing, day: date) -> bytes:
    """Draw the list of those who agreed to it, as a PDF; below it how many did not."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Telefoonlijst")
    kind, bold = paper.kind(_SIZE), paper.kind(_SIZE, bold=True)

    def page() -> tuple[Sheet, float]:
        sheet = paper.sheet()
        if len(paper.sheets) > 1:
            return sheet, heading.following(paper, sheet)
        parts = [paper.club_line, words("op {day}", day=day)]
        return sheet, heading.first(paper, sheet, parts)

    missing = words.counted(
        "{n} lid met een telefoonnummer staat er niet op: daarvoor is geen toestemming.",
        "{n} leden met een telefoonnummer staan er niet op: daarvoor is geen toestemming.",
        found.missing,
    )
    if not found.people:
        nobody = words("Van niemand is een telefoonnummer bekend.")
        paper.only(missing if found.missing else nobody)
        return paper.pdf(paper.title, printing.club.name)
    told = [(one.member.sorted_label, " / ".join(one.phones)) for one in found.people]
    numbers = _AIR + max(fonts.width(one, bold.face, _SIZE) for _name, one in told)
    names = _AIR + max(fonts.width(one, kind.face, _SIZE) for one, _numbers in told)
    room = block_width(2) - numbers
    blocks = 2 if len(told) >= _MANY and names * _SMALLER <= room else 1
    wide = block_width(blocks)
    name_wide = max(wide - numbers, wide / 2)
    columns = [
        Column(words("naam"), name_wide, right=False),
        Column(words("telefoon"), wide - name_wide, right=False),
    ]
    rows = [Row((Cell(name, kind), Cell(number, bold)), _ROW) for name, number in told]
    tail = _NOTE if found.missing else 0.0
    sheet, low = draw_blocks(paper, columns, rows, page, blocks=blocks, tail=tail)
    if found.missing:
        sheet.text(MARGIN, low - _NOTE, missing, paper.kind(8.5, muted=True))
    return paper.pdf(paper.title, printing.club.name)

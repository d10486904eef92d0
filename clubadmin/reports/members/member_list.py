"""Lists of members: where they live and since when they are there; telephone numbers alone."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import NamedTuple

from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.particulars import Particulars, PhoneList
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import Flow, block_width, draw_blocks
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, Paper, Sheet
from clubadmin.reports.kit.table import Cell, Column, Row

_LINE = 17.0
_LETTERS = 9.5
_MANY = 36  # from here on they stand in two blocks, where the names leave room
_SMALLER = 0.75  # of its size a name may be, to have room in a block
_AIR = 10.0
_NOTE = 18.0

_ROW = 16.0
_SIZE = 8.5
_WIDE = LANDSCAPE[0] - 2 * MARGIN


def telephone_list(found: PhoneList, printing: Printing, day: date) -> bytes:
    """Draw the list of those who agreed to it, as a PDF; below it how many did not."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Telefoonlijst")
    kind, bold = paper.kind(_LETTERS), paper.kind(_LETTERS, bold=True)

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
        return paper.document(paper.title, printing.club.name)
    told = [(one.member.sorted_label, " / ".join(one.phones)) for one in found.people]
    numbers = _AIR + max(fonts.width(one, bold.face, _LETTERS) for _name, one in told)
    names = _AIR + max(fonts.width(one, kind.face, _LETTERS) for one, _numbers in told)
    room = block_width(2) - numbers
    blocks = 2 if len(told) >= _MANY and names * _SMALLER <= room else 1
    wide = block_width(blocks)
    name_wide = max(wide - numbers, wide / 2)
    columns = [
        Column(words("naam"), name_wide, right=False),
        Column(words("telefoon"), wide - name_wide, right=False),
    ]
    rows = [Row((Cell(name, kind), Cell(number, bold)), _LINE) for name, number in told]
    tail = _NOTE if found.missing else 0.0
    sheet, low = draw_blocks(paper, columns, rows, page, blocks=blocks, tail=tail)
    if found.missing:
        sheet.text(MARGIN, low - _NOTE, missing, paper.kind(8.5, muted=True))
    return paper.document(paper.title, printing.club.name)


class _Part(NamedTuple):
    head: str
    width: float
    text: Callable[[Particulars], str]
    gives: bool = False  # takes a share of the room that others leave


def member_list(people: Sequence[Particulars], printing: Printing, day: date) -> bytes:
    """The list as a PDF; a column of which nobody has anything is left out."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Ledenlijst")
    parts = [one for one in _parts(paper) if one.gives or any(map(one.text, people))]
    count = words.counted("{n} lid", "{n} leden", len(people))
    flow = Flow(paper, [paper.club_line, words("op {day}", day=day), count], LANDSCAPE)
    kind = paper.kind(_SIZE)
    rows = [Row([Cell(part.text(one), kind) for part in parts], _ROW) for one in people]
    flow.table(list(_columns(parts)), rows)
    return paper.document(paper.title, printing.club.name)


def _parts(paper: Paper) -> tuple[_Part, ...]:
    words = paper.words
    return (
        _Part(words("nr."), 30, lambda one: one.number),
        _Part(words("naam"), 140, lambda one: one.member.sorted_label, gives=True),
        _Part(words("straat"), 132, lambda one: one.street),
        _Part(words("postcode en woonplaats"), 132, lambda one: one.place),
        _Part(words("telefoon"), 78, lambda one: next(iter(one.phones), "")),
        _Part(words("e-mail"), 136, lambda one: one.member.email),
        _Part(words("geboren"), 56, lambda one: day_in_figures(one.born)),
        _Part(words("lid sinds"), 48, lambda one: str(one.joined.year) if one.joined else ""),
    )


def _columns(parts: Sequence[_Part]) -> Iterator[Column]:
    left = _WIDE - sum(one.width for one in parts)
    for one in parts:
        yield Column(one.head, one.width + (left if one.gives else 0.0), right=False)

"""Addresses on sheets of sticky labels, each in its place to the millimetre."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.model.club.printing import Printing
from clubadmin.model.members.particulars import Particulars
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import PORTRAIT, Paper, Sheet

_MM = 72 / 25.4
_PAD = 5 * _MM  # what a printer may be off, and a little air
_SIZES = (10.5, 9.5, 8.5, 7.5, 6.5)  # points; smaller no postman reads
_HARDLY = 3  # of these are hardly smaller: before a line is parted
_LEADING = 1.28


class LabelSheet(NamedTuple):
    """A sheet of labels on A4, in millimetres.

    Attributes:
        name: as it is chosen: how many labels, and how large.
        across: beside each other.
        down: below each other.
        width: of a label.
        height: of a label.
        left: of the paper to the first label.
        top: of the paper to the first label.
        gap: between two beside each other.
    """

    name: str
    across: int
    down: int
    width: float
    height: float
    left: float
    top: float
    gap: float = 0.0


SHEETS = {
    "3x8": LabelSheet("24, 70 × 36 mm", 3, 8, 70.0, 36.0, 0.0, 4.5),
    "3x8-37": LabelSheet("24, 70 × 37 mm", 3, 8, 70.0, 37.0, 0.0, 0.5),
    "3x7": LabelSheet("21, 63,5 × 38,1 mm", 3, 7, 63.5, 38.1, 7.2, 15.1, 2.5),
}
"""The common sheets, by what they are called on a command line."""


def address_labels(people: Sequence[Particulars], printing: Printing, sheet: LabelSheet) -> bytes:
    """A label for each whole address, without foot or marks, to be printed at full size."""
    paper = Paper(printing)
    paper.title = paper.words("Etiketten")
    paper.bare = paper.exact = True
    addressed = [one for one in people if one.envelope]
    each = sheet.across * sheet.down
    for start in range(0, len(addressed), each):
        page = paper.sheet()
        for at, one in enumerate(addressed[start : start + each]):
            _label(paper, page, sheet, at, one)
    if not addressed:
        paper.only(paper.words("Van niemand is een adres bekend."))
    return paper.document()


def _label(paper: Paper, page: Sheet, sheet: LabelSheet, at: int, one: Particulars) -> None:
    row, column = divmod(at, sheet.across)
    x = (sheet.left + column * (sheet.width + sheet.gap)) * _MM + _PAD
    top = PORTRAIT[1] - (sheet.top + row * sheet.height) * _MM
    room, high = sheet.width * _MM - 2 * _PAD, sheet.height * _MM - 2 * _PAD
    size, lines = _fitting(one.envelope, room, high)
    leading = size * _LEADING
    y = top - (sheet.height * _MM - len(lines) * leading) / 2 - size
    for text in lines:
        page.fitted(x, y, text, paper.kind(size), room)
        y -= leading


def _fitting(envelope: Sequence[str], room: float, high: float) -> tuple[float, list[str]]:
    """A size and lines in which the whole address is there, not a letter lost.

    First hardly smaller, then long parts on more lines; a word wider than the label is broken.
    """
    for at, size in enumerate((*_SIZES[:_HARDLY], *_SIZES)):
        wrapped = (fonts.wrap(one, room, fonts.NARROW, size, broken=True) for one in envelope)
        lines = [line for some in wrapped for line in some]
        most = len(envelope) if at < _HARDLY else high / (size * _LEADING)
        if len(lines) <= most:
            break
    return size, lines

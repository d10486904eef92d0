"""Birthdays and jubilees, month by month."""

from itertools import groupby

from clubadmin.model.club.printing import Printing
from clubadmin.model.members.celebrations import Celebration, Celebrations
from clubadmin.reports.kit.flow import WIDE, Flow
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 16.0
_DAY, _WHAT = 96.0, 150.0


def celebrations_paper(found: Celebrations, printing: Printing) -> bytes:
    """The list as a PDF; a jubilee stands out."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Verjaardagen en jubilea")
    time = f"{words.day(found.first)} – {words.day(found.last)}"
    flow = Flow(paper, [paper.club_line, time])
    heads = (words("dag"), words("naam"), words("wat"))
    widths = (_DAY, WIDE - _DAY - _WHAT, _WHAT)
    columns = [Column(head, wide, right=False) for head, wide in zip(heads, widths, strict=True)]
    for _month, of_month in groupby(found.all, key=lambda one: (one.day.year, one.day.month)):
        flow.table(columns, [_row(paper, one) for one in of_month])
        flow.gap(12)
    if not found.all:
        flow.notes([words("Van niemand is een geboortedatum of een begin bekend.")])
    return paper.document(paper.title, printing.club.name)


def _row(paper: Paper, one: Celebration) -> Row:
    words = paper.words
    kind = paper.kind(9.5, bold=one.jubilee)
    day = f"{words.weekday(one.day)[:2]} {words.short_day(one.day)}"
    cells = (day, one.member.label, words.text(one.what))
    return Row([Cell(text, kind) for text in cells], _ROW)

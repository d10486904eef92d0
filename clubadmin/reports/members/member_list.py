"""The list of members: where they live, how they are reached, since when they are there."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import NamedTuple

from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.particulars import Particulars
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 16.0
_SIZE = 8.5
_WIDE = LANDSCAPE[0] - 2 * MARGIN


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
    return paper.pdf(paper.title, printing.club.name)


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

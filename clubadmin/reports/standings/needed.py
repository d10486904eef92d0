"""Needed scores on the last evenings, on paper: to be hung up before they begin."""

from collections.abc import Sequence

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import field_name, score_said
from clubadmin.model.supposing import needed
from clubadmin.model.supposing.needed import Needed, NeededCell, NeededRow
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import LANDSCAPE, PORTRAIT, Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 16.0
_SIZE = 9.5
_PLACE, _NOW, _AVERAGE, _CELL = 26.0, 52.0, 44.0, 50.0
_NAME = 120.0
_GAP = 14.0


def needed_paper(found: Needed, printing: Printing) -> bytes:
    """A list for each group, what the figures mean, and on what they rest."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Wat heb ik nodig?")
    season = f"{found.competition} {heading.dashed(found.season)}"
    upright = _PLACE + _NAME + _NOW + _AVERAGE + _CELL * len(found.places) <= PORTRAIT[0] - 90
    size = PORTRAIT if upright else LANDSCAPE
    flow = Flow(paper, [paper.club_line, season, needed.state(words, found)], size)
    about = f"{needed.coming(words, found)} · {needed.rule(words, found)}"
    flow.notes([about[:1].upper() + about[1:], *needed.legend(words, found)])
    flow.gap(_GAP)
    for field in found.fields:
        rows = [row for row in found.rows if row.field == field]
        if field:
            flow.section(field_name(words, field), 3 * _ROW)
        flow.table(_columns(words, found, flow.wide), [_row(paper, found, row) for row in rows])
        flow.gap(_GAP)
    flow.notes(needed.grounds(words, found))
    return paper.document(paper.title, season)


def _columns(words: Words, found: Needed, wide: float) -> Sequence[Column]:
    each = min(_CELL, (wide - _PLACE - _NAME - _NOW - _AVERAGE) / max(len(found.places), 1))
    name = wide - _PLACE - 12 - _NOW - _AVERAGE - each * len(found.places)
    return [
        Column("", _PLACE),
        Column("", 12.0),
        Column(words("Naam"), name, right=False),
        Column(words("Nu"), _NOW),
        Column(words("Gem. alle"), _AVERAGE),
        *(Column(words("Voor {place}e", place=place), each) for place in found.places),
    ]


def _row(paper: Paper, found: Needed, row: NeededRow) -> Row:
    words = paper.words
    plain, muted = paper.kind(_SIZE), paper.kind(_SIZE, muted=True)
    strong = paper.kind(_SIZE, bold=True)
    place = "–" if row.place is None else str(row.place)
    cells = [
        Cell(place, strong if row.place else muted),
        Cell("", plain),
        Cell(row.name, plain),
        Cell(score_said(words, row.score, found.decimals), plain),
        Cell(words.number(row.average), muted),
    ]
    return Row([*cells, *(_cell(paper, words, one) for one in row.cells)], _ROW)


def _cell(paper: Paper, words: Words, one: NeededCell) -> Cell:
    weight = one.certain or one.likely is not None
    kind = paper.kind(_SIZE, bold=one.certain, muted=not weight)
    return Cell(needed.cell(words, one), kind)

"""Papers of supposing: a proposal for the members' vote, and scores needed on the last evenings."""

from collections.abc import Sequence

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import field_name, score_said
from clubadmin.model.supposing import needed, what_if
from clubadmin.model.supposing.needed import Needed, NeededCell, NeededRow
from clubadmin.model.supposing.what_if import Shift, WhatIf
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import LANDSCAPE, PORTRAIT, Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 16.0
_SIZE = 9.5
_GAP = 14.0
_PLACE, _ARROW, _SCORE = 40.0, 36.0, 64.0


def what_if_paper(found: WhatIf, printing: Printing) -> bytes:
    """Draw the proposal, the places under it, and room for the votes."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Voorstel aan de leden")
    season = f"{found.real.competition} {heading.dashed(found.real.season)}"
    flow = Flow(paper, [paper.club_line, season])
    flow.notes([what_if.proposal(words, found)], paper.kind(12, bold=True), 16.0)
    flow.gap(4)
    real, other = found.real, found.other
    flow.notes(
        [
            words(
                "Zoals het is: {rule} · {rules}",
                rule=what_if.rule(words, real),
                rules=real.rule_set_title,
            ),
            words(
                "Zoals het zou zijn: {rule} · {rules}",
                rule=what_if.rule(words, other),
                rules=other.rule_set_title,
            ),
            what_if.summed_up(words, found),
            *what_if.notes(words, found),
        ],
        paper.kind(_SIZE),
    )
    flow.gap(_GAP)
    for field in other.fields:
        rows = [one for one in found.shifts if one.field == field]
        if field:
            flow.section(field_name(words, field), 3 * _ROW)
        flow.table(_columns(words, flow.wide), [_row(paper, found, one) for one in rows])
        flow.gap(_GAP)
    flow.notes([words("Er is niets veranderd. Zo zou de stand zijn als dit voorstel gold.")])
    flow.need(3 * _GAP)
    flow.gap(_GAP)
    votes = "          ".join((words("voor ______"), words("tegen ______"), words("blanco ______")))
    flow.notes([votes], paper.kind(11), 18.0)
    return paper.document(paper.title, season)


def _columns(words: Words, wide: float) -> list[Column]:
    name = wide - 2 * _PLACE - _ARROW - 3 * _SCORE - 8.0
    return [
        Column(words("Wordt"), _PLACE),
        Column(words("Was"), _PLACE),
        Column("", 8.0),
        Column("", _ARROW, right=False),
        Column(words("Naam"), name, right=False),
        Column(words("Nu"), _SCORE),
        Column(words("Zou zijn"), _SCORE),
        Column(words("Verschil"), _SCORE),
    ]


def _row(paper: Paper, found: WhatIf, one: Shift) -> Row:
    words = paper.words
    plain, muted = paper.kind(_SIZE), paper.kind(_SIZE, muted=True)
    strong = paper.kind(_SIZE, bold=True)
    cells = (
        Cell(what_if.place(one.place_after), strong),
        Cell(what_if.place(one.place_before), muted),
        Cell("", plain),
        Cell(what_if.difference(words, one.moved), plain),
        Cell(one.name, strong if one.other_place else plain),
        Cell(found.real.written(words, one.score_before), muted),
        Cell(found.other.written(words, one.score_after), plain),
        Cell(what_if.difference(words, one.score_after - one.score_before, found.decimals), muted),
    )
    return Row(cells, _ROW)


_NEEDED_PLACE, _NOW, _AVERAGE, _CELL = 26.0, 52.0, 44.0, 50.0
_NAME = 120.0


def needed_paper(found: Needed, printing: Printing) -> bytes:
    """A list for each group, what the figures mean, and on what they rest."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Wat heb ik nodig?")
    season = f"{found.competition} {heading.dashed(found.season)}"
    upright = (
        _NEEDED_PLACE + _NAME + _NOW + _AVERAGE + _CELL * len(found.places) <= PORTRAIT[0] - 90
    )
    size = PORTRAIT if upright else LANDSCAPE
    flow = Flow(paper, [paper.club_line, season, needed.state(words, found)], size)
    about = f"{needed.coming(words, found)} · {needed.rule(words, found)}"
    flow.notes([about[:1].upper() + about[1:], *needed.legend(words, found)])
    flow.gap(_GAP)
    for field in found.fields:
        rows = [row for row in found.rows if row.field == field]
        if field:
            flow.section(field_name(words, field), 3 * _ROW)
        flow.table(
            _needed_columns(words, found, flow.wide),
            [_needed_row(paper, found, row) for row in rows],
        )
        flow.gap(_GAP)
    flow.notes(needed.grounds(words, found))
    return paper.document(paper.title, season)


def _needed_columns(words: Words, found: Needed, wide: float) -> Sequence[Column]:
    each = min(_CELL, (wide - _NEEDED_PLACE - _NAME - _NOW - _AVERAGE) / max(len(found.places), 1))
    name = wide - _NEEDED_PLACE - 12 - _NOW - _AVERAGE - each * len(found.places)
    return [
        Column("", _NEEDED_PLACE),
        Column("", 12.0),
        Column(words("Naam"), name, right=False),
        Column(words("Nu"), _NOW),
        Column(words("Gem. alle"), _AVERAGE),
        *(Column(words("Voor {place}e", place=place), each) for place in found.places),
    ]


def _needed_row(paper: Paper, found: Needed, row: NeededRow) -> Row:
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

"""A proposal for the members' vote: the season as it is and as it would be."""

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import field_name
from clubadmin.model.supposing import what_if
from clubadmin.model.supposing.what_if import Shift, WhatIf
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import Paper
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

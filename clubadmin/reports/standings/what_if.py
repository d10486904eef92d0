"""A proposal for the members' vote: the season as it is and as it would be."""

from datetime import datetime

from clubadmin.domain.standings.tenths import tenths
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.supposing.what_if import Shift, WhatIf
from clubadmin.model.supposing.what_if_words import WhatIfWords
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 16.0
_SIZE = 9.5
_GAP = 14.0
_PLACE, _ARROW, _SCORE = 40.0, 36.0, 64.0


def what_if_paper(
    found: WhatIf,
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """What is proposed, who would stand where, and room for the votes."""
    paper = Paper(club, language, stamp)
    words = WhatIfWords(language)
    paper.title = words("paper")
    season = f"{found.real.competition} {heading.dashed(found.real.season)}"
    flow = Flow(paper, [paper.club_line, season])
    flow.notes([words.proposal(found)], paper.kind(12, bold=True), 16.0)
    flow.gap(4)
    real, other = found.real, found.other
    flow.notes(
        [
            words("really", rule=words.rule(real), rules=real.rule_set_title),
            words("supposed", rule=words.rule(other), rules=other.rule_set_title),
            words.summed_up(found),
            *words.notes(found),
        ],
        paper.kind(_SIZE),
    )
    flow.gap(_GAP)
    for field in other.fields:
        rows = [one for one in found.shifts if one.field == field]
        if field:
            flow.section(words.field(field), 3 * _ROW)
        flow.table(_columns(words, flow.wide), [_row(paper, words, one) for one in rows])
        flow.gap(_GAP)
    flow.notes([words("vote")])
    flow.need(3 * _GAP)
    flow.gap(_GAP)
    votes = "          ".join(words(key) for key in ("for", "against", "blank"))
    flow.notes([votes], paper.kind(11), 18.0)
    return paper.pdf(paper.title, season)


def _columns(words: WhatIfWords, wide: float) -> list[Column]:
    name = wide - 2 * _PLACE - _ARROW - 3 * _SCORE - 8.0
    return [
        Column(words("becomes"), _PLACE),
        Column(words("was"), _PLACE),
        Column("", 8.0),
        Column("", _ARROW, right=False),
        Column(words("name"), name, right=False),
        Column(words("is-now"), _SCORE),
        Column(words("would-be"), _SCORE),
        Column(words("difference"), _SCORE),
    ]


def _row(paper: Paper, words: WhatIfWords, one: Shift) -> Row:
    plain, muted = paper.kind(_SIZE), paper.kind(_SIZE, muted=True)
    strong = paper.kind(_SIZE, bold=True)
    cells = (
        Cell(words.place(one.place_after), strong),
        Cell(words.place(one.place_before), muted),
        Cell("", plain),
        Cell(words.signed(one.moved), plain),
        Cell(one.name, strong if one.other_place else plain),
        Cell(words.number(tenths(one.score_before)), muted),
        Cell(words.number(tenths(one.score_after)), plain),
        Cell(words.signed(tenths(one.score_after - one.score_before)), muted),
    )
    return Row(cells, _ROW)

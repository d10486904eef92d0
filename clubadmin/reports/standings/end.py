"""The end of a season on paper: who won, by which rules, and what was corrected afterwards."""

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.seasons import closing
from clubadmin.model.seasons.closing import Ending, SeasonMoved, SeasonReview
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 18.0
_SIZE = 10.0
_GAP = 16.0


def season_end_paper(found: SeasonReview, printing: Printing) -> bytes:
    """Competition by competition; rectifications below them, by number."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Einde van het seizoen {season}", season=heading.dashed(found.season.name))
    flow = Flow(paper, [paper.club_line])
    flow.notes([closing.state(words, found)])
    flow.gap(_GAP)
    rows = [_ending(paper, words, one) for one in found.competitions]
    flow.table(_columns(words, flow.wide, closing.winner(words, closed=found.closed)), rows)
    flow.gap(_GAP)
    for one in found.competitions:
        told = [closing.rule(words, one), ", ".join(one.rule_sets), *closing.moves(words, one)]
        flow.notes([f"{one.name}: {' · '.join(part for part in told if part)}"])
    for moved in found.rectifications:
        _rectification(flow, words, moved)
    return paper.document(paper.title)


def _columns(words: Words, wide: float, first: str) -> list[Column]:
    evenings, entrants, name = 60.0, 74.0, 150.0
    return [
        Column(words("Competitie"), name, right=False),
        Column(words("Avonden"), evenings),
        Column(words("In de stand"), entrants),
        Column("", 14.0),
        Column(first, wide - name - evenings - entrants - 14.0, right=False),
    ]


def _ending(paper: Paper, words: Words, one: Ending) -> Row:
    plain, muted = paper.kind(_SIZE), paper.kind(_SIZE, muted=True)
    strong = paper.kind(_SIZE, bold=True)
    cells = (
        Cell(one.name, plain),
        Cell(closing.evenings(words, one), muted),
        Cell(str(one.entrants), muted),
        Cell("", plain),
        Cell(closing.winners(words, one), strong if one.winners else muted),
    )
    return Row(cells, _ROW)


def _rectification(flow: Flow, words: Words, one: SeasonMoved) -> None:
    flow.gap(_GAP)
    flow.section(closing.rectified(words, one), 3 * _ROW)
    flow.notes([f"{words.moment(one.closed_at)}: {one.reason}"])
    if not one.moved:
        flow.notes([words("Niemand kreeg een andere plaats.")])
        return
    plain, muted = flow.paper.kind(_SIZE), flow.paper.kind(_SIZE, muted=True)
    heads = (words("was"), words("wordt"), words("totaal was"), words("wordt"))
    columns = [
        Column(words("Naam"), flow.wide - 260.0, right=False),
        *(Column(head, 65.0) for head in heads),
    ]
    rows = [
        Row(
            (
                Cell(each.name, plain),
                Cell(closing.place(each.place_before), muted),
                Cell(closing.place(each.place_after), plain),
                Cell(words.number(each.total_before), muted),
                Cell(words.number(each.total_after), plain),
            ),
            _ROW,
        )
        for each in one.moved
    ]
    flow.table(columns, rows)

"""The treasurer's list: what everybody was asked, has paid, owes, and is late with."""

from collections.abc import Iterator

from clubadmin.model.administration.letters import DuesList
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import WIDE, Flow
from clubadmin.reports.kit.page import Paper, Type
from clubadmin.reports.kit.table import Cell, Column, Row

_KIND, _AMOUNT = 88.0, 62.0
_ROW = 16.0


def dues_paper(found: DuesList, printing: Printing) -> bytes:
    """The list as a PDF; its last row adds the others up."""
    paper = Paper(printing)
    words = paper.words
    season = heading.dashed(found.season)
    paper.title = words("Contributie {season}", season=season)
    flow = Flow(paper, [paper.club_line, words("stand op {day}", day=found.day)])
    flow.table(_columns(paper), list(_rows(paper, found)))
    flow.gap(6)
    owing = sum(1 for one in found.accounts if one.open > 0)
    everybody = words.counted("{n} lid", "{n} leden", len(found.accounts))
    owed = words("bij {count} staat nog iets open", count=owing)
    flow.notes([f"{everybody}; {owed}."])
    return paper.document(paper.title, printing.club.name)


def _columns(paper: Paper) -> list[Column]:
    words = paper.words
    heads = (words("contributie"), words("betaald"), words("open"), words("te laat"))
    return [
        Column(words("naam"), WIDE - _KIND - len(heads) * _AMOUNT, right=False),
        Column(words("soort"), _KIND, right=False),
        *(Column(head, _AMOUNT) for head in heads),
    ]


def _rows(paper: Paper, found: DuesList) -> Iterator[Row]:
    plain, bold = paper.kind(9), paper.kind(9, bold=True)
    last = len(found.accounts) - 1
    for at, one in enumerate(found.accounts):
        figures = (one.charged, one.paid, one.open, one.late(found.day))
        cells = _cells(paper, (one.member.label, one.kind), figures, plain)
        yield Row(cells, _ROW, heading.firm(paper) if at == last else None)
    yield Row(_cells(paper, (paper.words("samen"), ""), found.totals, bold), _ROW)


def _cells(
    paper: Paper, texts: tuple[str, ...], figures: tuple[int, ...], kind: Type
) -> tuple[Cell, ...]:
    return tuple(Cell(one, kind) for one in (*texts, *(paper.words.money(n) for n in figures)))

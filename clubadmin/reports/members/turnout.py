"""The turnout of a season, with a column for each evening."""

from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.turnout import Came, CompetitionTurnout, SeasonTurnout, Turnout
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, Paper
from clubadmin.reports.kit.table import Cell, Column, Row

_ROW = 15.0
_SIZE = 8.5
_WIDE = LANDSCAPE[0] - 2 * MARGIN
_NAME, _COUNT, _LAST = 158.0, 40.0, 48.0
_EVENING = 12.6  # points: a number of two figures fits, and forty evenings beside each other
_MOST = int((_WIDE - _NAME - _COUNT - _LAST) // _EVENING)
_SIGNS = {Came.PRESENT: "×", Came.NOTICE: "a", Came.SILENT: "z", Came.AWAY: "–"}


def turnout_paper(found: SeasonTurnout, printing: Printing) -> bytes:
    """The list as a PDF; more evenings than fit beside each other go on below."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Opkomst")
    season = words("seizoen {name}", name=found.season)
    flow = Flow(paper, [paper.club_line, season], LANDSCAPE)
    if found.competitions:
        flow.notes([words("× was er · a afgemeld · z zonder bericht · – was er niet")])
    else:
        flow.notes([words("In dit seizoen is nog geen avond gespeeld.")])
    for one in found.competitions:
        for start in range(0, len(one.evenings), _MOST):
            flow.gap(14)
            _part(paper, flow, one, start)
    return paper.document(paper.title, printing.club.name)


def _part(paper: Paper, flow: Flow, one: CompetitionTurnout, start: int) -> None:
    words, end = paper.words, start + _MOST
    shown = one.evenings[start:end]
    first, last = (words.short_day(day) for _number, day in (shown[0], shown[-1]))
    flow.section(f"{one.name}, {first} – {last}", 3 * _ROW)
    heads = [words("naam"), words("was er"), words("laatst op")]
    widths = [_NAME, _COUNT, _LAST]
    columns = [Column(head, wide, right=False) for head, wide in zip(heads, widths, strict=True)]
    columns += [Column(str(number), _EVENING) for number, _day in shown]
    rows = [_row(paper, one, person, slice(start, end)) for person in one.people]
    flow.table(columns, [*rows, _sums(paper, one, slice(start, end))])


def _row(paper: Paper, one: CompetitionTurnout, person: Turnout, part: slice) -> Row:
    kind, muted = paper.kind(_SIZE), paper.kind(_SIZE, muted=True)
    member, last = person.member, one.last(person)
    count = f"{person.present} / {person.of}" if person.of else str(person.present)
    cells = [Cell(member.sorted_label, kind), Cell(count, kind), Cell(day_in_figures(last), muted)]
    for came in person.evenings[part]:
        cells.append(Cell(_SIGNS.get(came, ""), muted if came is Came.AWAY else kind))
    return Row(cells, _ROW)


def _sums(paper: Paper, one: CompetitionTurnout, part: slice) -> Row:
    kind = paper.kind(_SIZE, bold=True)
    cells = [Cell(paper.words("samen"), kind), Cell("", kind), Cell("", kind)]
    return Row([*cells, *(Cell(str(there), kind) for there in one.present[part])], _ROW)

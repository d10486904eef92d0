"""The numbered list of who take part, with the club or district they play for.

NKF 1976, 2, art. 9 and 10.
"""

from collections.abc import Iterator, Sequence

from clubadmin.domain.draw.formats import Entrant
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.reports.kit import fonts, heading, occasion, wall
from clubadmin.reports.kit.flow import block_width, draw_blocks
from clubadmin.reports.kit.occasion import new_page
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Rule
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row

_ROOMY, _TIGHT = 22.0, 15.5
_MANY = 44  # from here on they stand in two blocks, where the names leave room
_NUMBER, _GROUP = 28.0, 36.0


def participants_list(evening: Evening, printing: Printing, *, hung: bool = False) -> bytes:
    """Everybody by number; hung it is large, for a wall."""
    paper = Paper(printing)
    paper.title = paper.words("Deelnemerslijst")
    people = sorted(evening.participants, key=lambda one: (one.line, one.number))
    if people and hung:
        lines = sum(len(_pairs(evening, one)) for one in people)
        wall.hang(paper, lambda paper: _draw(paper, evening, people), lines)
    elif people:
        _draw(paper, evening, people)
    else:
        sheet, y = new_page(paper, evening)
        sheet.text(MARGIN, y - 16, paper.words("Nog niemand aangemeld."), paper.kind(11))
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _draw(paper: Paper, evening: Evening, people: Sequence[Participant]) -> None:
    districts = any(one.district for one in people)
    plain = evening.form.entrant is Entrant.MEMBER and not districts
    many = 2 if plain and len(people) > _MANY else 1
    room = paper.size[1] - heading.FIRST - HEAD - BOTTOM
    lines = sum(len(_pairs(evening, one)) for one in people)
    height = min(_ROOMY, max(wall.closest(paper, _TIGHT), room / -(-lines // many)))
    columns = _columns(paper, evening, block_width(many, paper.size))
    rows = [row for one in people for row in _rows(paper, evening, one, (columns, height))]
    draw_blocks(
        paper,
        columns,
        rows,
        lambda: new_page(paper, evening, paper.size),
        size=paper.size,
        blocks=many,
    )


def _columns(paper: Paper, evening: Evening, wide: float) -> list[Column]:
    """Number, who, and what of group, team and district there is."""
    words, people = paper.words, evening.participants
    group = _GROUP if any(one.line for one in people) else 0.0
    district = wide * 0.27 if any(one.district for one in people) else 0.0
    team = wide * 0.22 if evening.form.entrant is Entrant.TEAM else 0.0
    name = wide - _NUMBER - 10 - group - district - team
    columns = [Column(paper.words("nr"), _NUMBER), Column("", 10)]
    if group:
        columns.append(Column(words("groep"), group, right=False))
    if team:
        columns.append(Column(words("team"), team, right=False))
    columns.append(Column(_who(paper, evening), name, right=False))
    if district:
        columns.append(Column(words("club of district"), district, right=False))
    return columns


def _pairs(evening: Evening, one: Participant) -> list[str]:
    """The names line by line: of a team a pair a line, so that all can be read."""
    if evening.form.entrant is not Entrant.TEAM:
        return [one.players]
    labels = [member.label for member in one.members] or [""]
    return [fonts.BETWEEN.join(labels[at : at + 2]) for at in range(0, len(labels), 2)]


def _rows(
    paper: Paper, evening: Evening, one: Participant, layout: tuple[Sequence[Column], float]
) -> Iterator[Row]:
    """The lines of a participant; no hairline runs through a team."""
    columns, height = layout
    pairs = _pairs(evening, one)
    for at, names in enumerate(pairs):
        cells = _cells(paper, evening, one, columns, height)
        who = next(n for n, column in enumerate(columns) if column.head == _who(paper, evening))
        cells[who] = cells[who]._replace(text=names)
        if at:
            cells = [cell if n == who else cell._replace(text="") for n, cell in enumerate(cells)]
        last = at == len(pairs) - 1
        yield Row(cells, height, None if last else Rule(0.1, paper.ink.paper))


def _who(paper: Paper, evening: Evening) -> str:
    team = evening.form.entrant is Entrant.TEAM
    return paper.words("spelers") if team else paper.words("deelnemer")


def _cells(
    paper: Paper, evening: Evening, one: Participant, columns: Sequence[Column], height: float
) -> list[Cell]:
    size = wall.letters(paper, height)
    name, muted = paper.kind(size), paper.kind(size - 1, muted=True)
    cells = [Cell(str(one.number), paper.kind(size, bold=True)), Cell("", name)]
    heads = {column.head for column in columns}
    words = paper.words
    if words("groep") in heads:
        cells.append(Cell(one.line, name))
    if evening.form.entrant is Entrant.TEAM:
        cells.append(Cell(one.team, paper.kind(size, bold=True)))
    cells.append(Cell(one.players, name))
    if words("club of district") in heads:
        cells.append(Cell(one.district, muted))
    return cells

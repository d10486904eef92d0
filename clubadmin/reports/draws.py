"""The draw as a list to hang up: by table, and by name for whoever looks for a place."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from clubadmin.domain.terms import Language
from clubadmin.reports import heading
from clubadmin.reports.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.seats import Seat, seat_of
from clubadmin.reports.table import HEAD, Cell, Column, Row, Table, paginate
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.evening import Evening, Participant, RoundPlan, TablePlace

_ROOMY, _TIGHT = 26.0, 16.0
_SECTION = 24.0  # a round's title
_GAP = 14.0  # between rounds
_RESTING = 18.0


def draw_list(
    evening: Evening,
    club: ClubSettings,
    by: str = "table",
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The draw as a PDF, `by` "table" or "name". `stamp` is the moment of printing."""
    title = "draw-name" if by == "name" else "draw"
    paper = Paper("", club, language, stamp)
    paper.title = paper.words(title)
    if by == "name":
        _by_name(paper, evening)
    else:
        _by_table(paper, evening)
    words = paper.words
    return paper.pdf(words("evening", number=evening.number), words.day(evening.date))


def _new_page(paper: Paper, evening: Evening) -> tuple[Sheet, float]:
    sheet = paper.sheet(PORTRAIT)
    if len(paper.sheets) > 1:
        return sheet, heading.following(paper, sheet)
    words = paper.words
    number = (
        words("evening-of", number=evening.number, planned=evening.planned)
        if evening.planned
        else words("evening", number=evening.number)
    )
    parts = [
        paper.club_line,
        words.day(evening.date, weekday=True),
        evening.competition,
        number,
    ]
    return sheet, heading.first(paper, sheet, parts)


# by table


def _by_table(paper: Paper, evening: Evening) -> None:
    sheet, y = _new_page(paper, evening)
    if not any(plan.tables for plan in evening.plan):
        sheet.text(MARGIN, y - 16, paper.words("no-draw"), paper.kind(11))
        return
    table = Table(paper, _seat_columns(paper))
    height = _height(evening, y)
    size = 11.0 if height >= 21 else 10.0 if height >= 18 else 9.5
    for plan in evening.plan:
        rows = [Row(_table_cells(paper, one, size), height) for one in plan.tables]
        extra = _SECTION + HEAD + _resting_height(plan)
        if len(rows) * height + extra > y - BOTTOM and y < PORTRAIT[1] - heading.FIRST:
            sheet, y = _new_page(paper, evening)
        rest = PORTRAIT[1] - heading.NEXT - BOTTOM - extra
        pages = paginate([height] * len(rows), y - BOTTOM - extra, rest, _resting_height(plan))
        for page, (start, end) in enumerate(pages):
            if page:
                sheet, y = _new_page(paper, evening)
            y = heading.section(paper, sheet, y, paper.words("Round", round=plan.round))
            y = table.rows(sheet, table.heads(sheet, y), rows[start:end])
        y = _resting(paper, sheet, y, plan) - _GAP


def _height(evening: Evening, y: float) -> float:
    """A row's height with which all rounds stand on one page, or one round does."""
    room = y - BOTTOM
    plans = evening.plan
    fixed = sum(_SECTION + HEAD + _GAP + _resting_height(plan) for plan in plans)
    together = (room - fixed) / sum(len(plan.tables) for plan in plans)
    if together >= _TIGHT:
        return min(_ROOMY, together)
    most = max(len(plan.tables) for plan in plans)
    return max(_TIGHT, min(_ROOMY, (room - _SECTION - HEAD - 2 * _RESTING) / most))


def _seat_columns(paper: Paper) -> list[Column]:
    words = paper.words
    name = (PORTRAIT[0] - 2 * MARGIN - 40 - 10) / 4
    wij, zij = words("wij"), words("zij")
    return [
        Column(words("table"), 26),
        Column("", 14),
        Column(f"{wij} · {words('n').lower()}", name, right=False),
        Column(f"{wij} · {words('s').lower()}", name, right=False),
        Column("", 10),
        Column(f"{zij} · {words('e').lower()}", name, right=False),
        Column(f"{zij} · {words('w').lower()}", name, right=False),
    ]


def _table_cells(paper: Paper, place: TablePlace, size: float) -> list[Cell]:
    name = paper.kind(size)
    west = (
        Cell(place.w.label, name)
        if place.w
        else Cell(paper.words("blind"), paper.kind(size, muted=True))
    )
    return [
        Cell(str(place.number), paper.kind(size + 1.5, bold=True)),
        Cell("", name),
        Cell(place.n.label, name),
        Cell(place.s.label, name),
        Cell("", name),
        Cell(place.e.label, name),
        west,
    ]


def _resting_height(plan: RoundPlan) -> float:
    return _RESTING if plan.sitting_out else 0.0


def _resting(paper: Paper, sheet: Sheet, y: float, plan: RoundPlan) -> float:
    if not plan.sitting_out:
        return y
    names = ", ".join(one.name for one in plan.sitting_out)
    room = sheet.width - 2 * MARGIN
    text = paper.words("resting", names=names)
    sheet.fitted(MARGIN, y - 13, text, paper.kind(9.5), room)
    return y - _RESTING


# by name


class _Person(NamedTuple):
    """A person as looked up on the list."""

    name: str
    participant: Participant


def _by_name(paper: Paper, evening: Evening) -> None:
    people = sorted(_people(evening), key=lambda person: person.name.casefold())
    rounds = [plan.round for plan in evening.plan]
    room = PORTRAIT[1] - heading.FIRST - HEAD - BOTTOM
    rest = PORTRAIT[1] - heading.NEXT - HEAD - BOTTOM
    tail = 24.0
    height = min(21.0, max(15.0, (room - tail) / max(len(people), 1)))
    table = Table(paper, _name_columns(paper, rounds))
    rows = [
        Row(_name_cells(paper, evening, person, 10.5 if height > 17 else 9.5), height)
        for person in people
    ]
    for start, end in paginate([height] * len(rows), room, rest, tail):
        sheet, y = _new_page(paper, evening)
        if not rows:
            sheet.text(MARGIN, y - 16, paper.words("nobody"), paper.kind(11))
            return
        y = table.rows(sheet, table.heads(sheet, y), rows[start:end])
    sheet.text(MARGIN, y - 18, paper.words("seats"), paper.kind(8, muted=True))


def _people(evening: Evening) -> Iterator[_Person]:
    for participant in evening.participants:
        for member in participant.members:
            remark = f" ({member.remark})" if member.remark else ""
            yield _Person(member.sorted_name + remark, participant)


def _name_columns(paper: Paper, rounds: list[int]) -> list[Column]:
    room = PORTRAIT[0] - 2 * MARGIN - 30
    each = min(72.0, (room - 130) / max(len(rounds), 1))
    columns = [Column(paper.words("name"), room - each * len(rounds), right=False)]
    columns.append(Column(paper.words("number"), 30))
    for number in rounds:
        columns.append(Column(_round_head(paper, number, each), each * 0.66))
        columns.append(Column("", each * 0.34, right=False))
    return columns


def _round_head(paper: Paper, number: int, each: float) -> str:
    return paper.words("round", round=number) if each > 50 else str(number)


def _name_cells(paper: Paper, evening: Evening, person: _Person, size: float) -> list[Cell]:
    muted = paper.kind(size - 1, muted=True)
    cells = [
        Cell(person.name, paper.kind(size)),
        Cell(str(person.participant.number), muted),
    ]
    for plan in evening.plan:
        seat = seat_of(plan, person.participant)
        cells += _seat_cells(paper, seat, plan, person.participant, size)
    return cells


def _seat_cells(
    paper: Paper, seat: Seat | None, plan: RoundPlan, participant: Participant, size: float
) -> list[Cell]:
    muted = paper.kind(size - 1, muted=True)
    if seat is None:
        resting = participant in plan.sitting_out
        return [Cell(paper.words("rest") if resting else "–", muted), Cell("", muted)]
    letters = "".join(paper.words.seat(letter) for letter in seat.seats)
    return [
        Cell(str(seat.place.number), paper.kind(size + 0.5, bold=True)),
        Cell("  " + letters, muted),
    ]

"""The draw by name: everybody finds his own line, and on it his table each round."""

from collections.abc import Iterator
from typing import NamedTuple

from clubadmin.domain.competition.formats import Entrant
from clubadmin.domain.names import fold
from clubadmin.reports import blocks as blocks_of_rows
from clubadmin.reports import fonts, heading
from clubadmin.reports.draw_pages import new_page
from clubadmin.reports.page import BOTTOM, MARGIN, PORTRAIT, Paper, Type
from clubadmin.reports.seats import seat_of
from clubadmin.reports.table import HEAD, Cell, Column, Row
from clubadmin.services.views.evening import Evening, Participant, RoundPlan

_ROOMY, _TIGHT = 22.0, 15.5
_MANY = 44  # people, from here on they stand in two blocks
_BLOCK_ROUNDS = 4  # more rounds than this do not fit in half a page
_NUMBER, _NUMBER_TIGHT = 30.0, 20.0
_LETTER, _LETTERS = 12.0, 19.0  # room for the letter of a seat, for both of a pair
_TAIL = 24.0


class _Person(NamedTuple):
    """A person as looked up on the list."""

    name: str
    participant: Participant


class _Kinds(NamedTuple):
    """The types of a line."""

    name: Type
    table: Type
    muted: Type


def by_name(paper: Paper, evening: Evening) -> None:
    """All pages of the list; many people stand in two blocks a page, read downwards."""
    people = sorted(_people(evening), key=lambda person: fold(person.name))
    if not people:
        sheet, y = new_page(paper, evening)
        sheet.text(MARGIN, y - 16, paper.words("nobody"), paper.kind(11))
        return
    blocks = 2 if len(people) > _MANY and len(evening.plan) <= _BLOCK_ROUNDS else 1
    wide = blocks_of_rows.width(blocks)
    lines = -(-len(people) // blocks)
    room = PORTRAIT[1] - heading.FIRST - HEAD - BOTTOM
    height = min(_ROOMY, max(_TIGHT, (room - _TAIL) / lines))
    columns = _columns(paper, evening, wide, roomy=blocks == 1)
    kinds = _kinds(paper, height)
    rows = [Row(_cells(paper, evening, one, kinds), height) for one in people]
    sheet, low = blocks_of_rows.draw(
        paper, columns, rows, lambda: new_page(paper, evening), blocks=blocks, tail=_TAIL
    )
    if evening.players == 4:
        sheet.text(MARGIN, low - 18, paper.words("seats"), paper.kind(8, muted=True))


def _people(evening: Evening) -> Iterator[_Person]:
    for participant in evening.participants:
        for member in participant.members:
            remark = f" ({member.remark})" if member.remark else ""
            yield _Person(member.sorted_name + remark, participant)


def _kinds(paper: Paper, height: float) -> _Kinds:
    size = 11.0 if height > 19 else 10.5 if height > 17 else 9.5
    return _Kinds(
        paper.kind(size), paper.kind(size + 0.5, bold=True), paper.kind(size - 1, muted=True)
    )


def _columns(paper: Paper, evening: Evening, wide: float, *, roomy: bool) -> list[Column]:
    rounds = [plan.round for plan in evening.plan]
    number = _NUMBER if roomy else _NUMBER_TIGHT
    tables = max((len(plan.tables) for plan in evening.plan), default=0)
    letters = (
        _LETTERS
        if evening.form.entrant is not Entrant.MEMBER
        else _LETTER
        if evening.players == 4
        else 0
    )
    least = max(36.0 if roomy else 33.0, 6.0 * len(str(tables)) + letters + 5)
    each = max(least, min(72.0, (wide * 0.5 - number) / max(len(rounds), 1)))
    name = wide - number - each * len(rounds)
    heads = [paper.words("round", round=round_) for round_ in rounds]
    if any(fonts.width(head, fonts.REGULAR, 8) > each for head in heads):
        heads = [str(round_) for round_ in rounds]
    columns = [Column(paper.words("name"), name, right=False)]
    columns.append(Column(paper.words("number"), number))
    for head in heads:
        columns += [Column("", each - letters), Column(head, letters)]
    return columns


def _cells(paper: Paper, evening: Evening, person: _Person, kinds: _Kinds) -> list[Cell]:
    cells = [Cell(person.name, kinds.name)]
    cells.append(Cell(str(person.participant.number), kinds.muted))
    for plan in evening.plan:
        cells += _seat(paper, plan, person.participant, kinds)
    return cells


def _seat(paper: Paper, plan: RoundPlan, participant: Participant, kinds: _Kinds) -> list[Cell]:
    seat = seat_of(plan, participant)
    if seat is None:
        resting = participant in plan.sitting_out
        return [Cell("", kinds.muted), Cell(paper.words("rest") if resting else "–", kinds.muted)]
    letters = "" if seat.player else "".join(paper.words.seat(letter) for letter in seat.seats)
    return [Cell(str(seat.place.number), kinds.table), Cell(letters, kinds.muted)]

"""The draw by name: everybody finds his own line, and on it his table each round."""

from collections.abc import Iterator
from typing import NamedTuple

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import fold
from clubadmin.model.evenings.evening import Evening, RoundPlan
from clubadmin.reports.draw.seats import Unit, seat_of_unit
from clubadmin.reports.kit import fonts, heading, wall
from clubadmin.reports.kit.flow import block_width, draw_blocks
from clubadmin.reports.kit.occasion import new_page
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Type
from clubadmin.reports.kit.seat_names import seat_letter
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row

_ROOMY, _TIGHT = 22.0, 15.5
_NAME = 110.0  # the least room for a name where there are many rounds
_MANY = 44  # people, from here on they stand in two blocks
_BLOCK_ROUNDS = 4  # more rounds than this do not fit in half a page
_NUMBER, _NUMBER_TIGHT = 30.0, 20.0
_LETTER, _LETTERS = 12.0, 19.0  # room for the letter of a seat, for both of a pair
_TAIL = 24.0


class _Person(NamedTuple):
    """A person as looked up on the list."""

    name: str
    unit: Unit


class _Kinds(NamedTuple):
    """The types of a line."""

    name: Type
    table: Type
    muted: Type


def by_name(paper: Paper, evening: Evening) -> None:
    """Draw the list by name; many people stand in two blocks a page, read downwards."""
    people = sorted(_people(evening), key=lambda person: fold(person.name))
    if not people:
        sheet, y = new_page(paper, evening)
        sheet.text(MARGIN, y - 16, paper.words("Nog niemand aangemeld."), paper.kind(11))
        return
    blocks = 2 if len(people) > _MANY and len(evening.plan) <= _BLOCK_ROUNDS else 1
    size, columns = _fitting(paper, evening, blocks)
    lines = -(-len(people) // blocks)
    room = size[1] - heading.FIRST - HEAD - BOTTOM
    height = min(_ROOMY, max(wall.closest(paper, _TIGHT), (room - _TAIL) / lines))
    kinds = _kinds(paper, height)
    one_letter = columns[-1].width == _LETTER
    rows = [Row(_cells(paper, evening, one, kinds, one_letter), height) for one in people]
    sheet, low = draw_blocks(
        paper,
        columns,
        rows,
        lambda: new_page(paper, evening, size),
        size=size,
        blocks=blocks,
        tail=_TAIL,
    )
    if evening.players == 4:
        said = paper.words("N noord · O oost · Z zuid · W west. Noord en zuid zijn Wij.")
        if one_letter and any(plan.sitting_out for plan in evening.plan):
            letter = paper.words("stil")[:1]
            said += " " + paper.words("{letter}: zit deze ronde stil.", letter=letter)
        sheet.text(MARGIN, low - 18, said, paper.kind(8, muted=True))


def _people(evening: Evening) -> Iterator[_Person]:
    for participant in evening.participants:
        for member in participant.members:
            remark = f" ({member.remark})" if member.remark else ""
            yield _Person(member.sorted_name + remark, Unit(participant, (member,)))


def _kinds(paper: Paper, height: float) -> _Kinds:
    size = wall.letters(paper, height)
    return _Kinds(
        paper.kind(size), paper.kind(size + 0.5, bold=True), paper.kind(size - 1, muted=True)
    )


def _fitting(
    paper: Paper, evening: Evening, blocks: int
) -> tuple[tuple[float, float], list[Column]]:
    """The paper and the columns that leave room for the names, however many rounds there are."""
    wide = max(paper.size), min(paper.size)
    ways = ((paper.size, True), (wide, True), (wide, False))
    for size, roomy in ways if not paper.hung else ((paper.size, False),):
        room = block_width(blocks, size)
        columns = _columns(paper, evening, room, roomy=roomy and blocks == 1)
        if blocks > 1 or columns[0].width >= _NAME:
            break
    return size, columns


def players(evening: Evening) -> int:
    """How many names are listed."""
    return sum(len(one.members) for one in evening.participants)


def _columns(paper: Paper, evening: Evening, wide: float, *, roomy: bool) -> list[Column]:
    rounds = [plan.round for plan in evening.plan]
    number = _NUMBER if roomy else _NUMBER_TIGHT
    tables = max((len(plan.tables) for plan in evening.plan), default=0)
    single = evening.form.entrant is Entrant.MEMBER
    letters = (_LETTER if evening.players == 4 else 0) if single else _LETTERS
    if letters and not roomy and len(rounds) > _BLOCK_ROUNDS:
        letters = _LETTER  # the first of a pair's two
    digits = 6.0 * len(str(tables)) + letters + 5
    most = (wide - number - _NAME) / max(len(rounds), 1)
    least = max(36.0 if roomy else 33.0, digits)
    each = max(least, min(72.0, (wide * 0.5 - number) / max(len(rounds), 1)))
    if not roomy or wide - number - each * len(rounds) < _NAME:
        each = max(digits, min(each, most))
    name = wide - number - each * len(rounds)
    heads = [paper.words("ronde {round}", round=round_) for round_ in rounds]
    if any(fonts.width(head, fonts.REGULAR, 8) > each - 4 for head in heads):
        heads = [str(round_) for round_ in rounds]
    columns = [Column(paper.words("naam"), name, right=False)]
    columns.append(Column(paper.words("nr"), number))
    for head in heads:
        columns += [Column("", each - letters), Column(head, letters)]
    return columns


def _cells(
    paper: Paper, evening: Evening, person: _Person, kinds: _Kinds, one_letter: bool
) -> list[Cell]:
    cells = [Cell(person.name, kinds.name)]
    cells.append(Cell(str(person.unit.participant.number), kinds.muted))
    for plan in evening.plan:
        number, letters = _seat(paper, plan, person.unit, kinds)
        cells += [number, letters._replace(text=letters.text[:1]) if one_letter else letters]
    return cells


def _seat(paper: Paper, plan: RoundPlan, unit: Unit, kinds: _Kinds) -> list[Cell]:
    seat = seat_of_unit(plan, unit)
    if seat is None:
        resting = unit.participant in plan.sitting_out
        return [Cell("", kinds.muted), Cell(paper.words("stil") if resting else "–", kinds.muted)]
    letters = "".join(seat_letter(paper.words, one) for one in seat.seats if not seat.player)
    return [Cell(str(seat.place.number), kinds.table), Cell(letters, kinds.muted)]

"""The draw as a list to hang up: by table, and by name for whoever looks for a place."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import fold
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, RoundPlan, TablePlace
from clubadmin.reports.draw.seat_slips import Unit, seat_of_unit
from clubadmin.reports.kit import fonts, heading, occasion, wall
from clubadmin.reports.kit.flow import block_width, draw_blocks
from clubadmin.reports.kit.occasion import new_page
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter, seat_name
from clubadmin.reports.kit.table import HEAD, NOTHING, Cell, Column, Row, Table, paginate

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
            yield _Person(member.sorted_label, Unit(participant, (member,)))


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


_ROOMY, _TIGHT = 26.0, 16.0
_SMALL = 9.5  # letters in the lowest rows
_TALLER = 20.0  # height of a row in which a long name is read on two lines
_SECTION = 24.0  # a round's title
_GAP = 14.0  # between rounds
_RESTING = 18.0
_WALLETS = 44.0  # the games of a table, in comparison play

_FEW = 18  # tables in all rounds: of more on a wall each stands on one line

_Cells = Callable[[Paper, TablePlace, float], list[Cell]]


def draw_list(
    evening: Evening, printing: Printing, by: str = "table", *, hung: bool = False
) -> bytes:
    """The draw as a PDF by "table" or by "name"; hung it is large, for a wall."""
    paper = Paper(printing)
    named = by == "name"
    paper.title = paper.words("Indeling op naam") if named else paper.words("Indeling op tafel")
    draw, rows = (by_name, players(evening)) if named else (_by_table, evening.sheets)
    if hung and not named and len(evening.plan) > 1:
        alone = [replace(evening, plan=(plan,)) for plan in evening.plan]

        def by_round(paper: Paper) -> None:
            for one in alone:
                _by_table(paper, one)

        wall.hang(
            paper, lambda paper: _by_table(paper, evening), rows, apart=(by_round, len(alone))
        )
    elif hung:
        wall.hang(paper, lambda paper: draw(paper, evening), rows)
    else:
        draw(paper, evening)
    return paper.document(*occasion.parts(paper, evening))


def _by_table(paper: Paper, evening: Evening) -> None:
    sheet, y = new_page(paper, evening)
    if not any(plan.tables for plan in evening.plan):
        sheet.text(MARGIN, y - 16, paper.words("Er is nog geen indeling."), paper.kind(11))
        return
    stacked = _stacked(paper, evening)
    columns, cells = _form(paper, evening)
    table = Table(paper, columns)
    lowest = [
        row
        for plan in evening.plan
        for one in plan.tables
        for row in _rows(cells(paper, one, _SMALL), _TIGHT, stacked=stacked)
    ]
    height = _height(paper, evening, y, _TALLER if table.has_tiny(lowest) else _TIGHT)
    size = wall.letters(paper, height)
    for plan in evening.plan:
        made = (cells(paper, one, size) for one in plan.tables)
        rows = [row for one in made for row in _rows(one, height, stacked=stacked)]
        extra = _SECTION + HEAD + _resting_height(plan)
        if len(rows) * height + extra > y - BOTTOM and y < paper.size[1] - heading.FIRST:
            sheet, y = new_page(paper, evening)
        rest = paper.size[1] - heading.NEXT - BOTTOM - extra
        pages = paginate([height] * len(rows), y - BOTTOM - extra, rest, _resting_height(plan))
        for page, (start, end) in enumerate(pages):
            if page:
                sheet, y = new_page(paper, evening)
            y = heading.section(paper, sheet, y, paper.words("Ronde {round}", round=plan.round))
            y = table.rows(sheet, table.heads(sheet, y), rows[start:end])
        y = _resting(paper, sheet, y, plan) - _GAP


def _stacked(paper: Paper, evening: Evening) -> bool:
    """Whether the two of a side stand below one another: on a wall, so that names are large.

    Of many tables beside one another is larger: then it is the height that there is too little of.
    """
    few = sum(len(plan.tables) for plan in evening.plan) <= _FEW
    return paper.hung and few and evening.form.entrant is Entrant.MEMBER and evening.players > 3


def _rows(cells: list[Cell], height: float, *, stacked: bool) -> list[Row]:
    """The row of a table; where four sit on a wall two lines of it, with no line between them."""
    if not stacked:
        return [Row(cells, height)]
    number, gap, north, south, apart, east, west, *games = cells
    none = Cell("", north.kind)
    upper, lower = (
        [number, gap, north, apart, east, *games],
        [none, gap, south, apart, west, *(none for _ in games)],
    )
    return [Row(upper, height, NOTHING), Row(lower, height)]


def _form(paper: Paper, evening: Evening) -> tuple[list[Column], _Cells]:
    """The columns for who sits at a table, and how a table fills them."""
    games = _WALLETS if occasion.wallets(evening) else 0.0
    if evening.form.entrant is not Entrant.MEMBER:
        columns, cells = _pair_columns(paper, games), _pair_cells
    elif evening.players < 4:
        return _player_columns(paper, evening.players), _player_cells
    else:
        columns, cells = _seat_columns(paper, games), _seat_cells
        if _stacked(paper, evening):
            columns = _stacked_columns(paper, games)
    if not games:
        return columns, cells

    def with_games(paper: Paper, place: TablePlace, size: float) -> list[Cell]:
        wallets = Cell(occasion.spelled(place.wallets), paper.kind(size))
        return [*cells(paper, place, size), wallets]

    return [*columns, Column(paper.words("spel"), games)], with_games


def _height(paper: Paper, evening: Evening, y: float, least: float) -> float:
    """A row's height, on a table's list at least `least`: all rounds on a page, or one is."""
    room = y - BOTTOM
    plans = evening.plan
    fixed = sum(_SECTION + HEAD + _GAP + _resting_height(plan) for plan in plans)
    lines = 2 if _stacked(paper, evening) else 1
    together = (room - fixed) / sum(lines * len(plan.tables) for plan in plans)
    tight = wall.closest(paper, least)
    if together >= tight:
        return min(_ROOMY, together)
    most = lines * max(len(plan.tables) for plan in plans)
    return max(tight, min(_ROOMY, (room - _SECTION - HEAD - 2 * _RESTING) / most))


def _seat_columns(paper: Paper, games: float) -> list[Column]:
    words = paper.words
    name = (paper.size[0] - 2 * MARGIN - 40 - 10 - games) / 4
    north, east, south, west = (seat_name(words, seat).lower() for seat in "nesw")
    wij, zij = words("Wij"), words("Zij")
    return [
        Column(words("tafel"), 26),
        Column("", 14),
        Column(f"{wij} · {north}", name, right=False),
        Column(f"{wij} · {south}", name, right=False),
        Column("", 10),
        Column(f"{zij} · {east}", name, right=False),
        Column(f"{zij} · {west}", name, right=False),
    ]


def _stacked_columns(paper: Paper, games: float) -> list[Column]:
    """A column for a side: who sits north or east above, south or west below."""
    words = paper.words
    name = (paper.size[0] - 2 * MARGIN - 40 - 10 - games) / 2
    north, east, south, west = (seat_name(words, seat).lower() for seat in "nesw")
    return [
        Column(words("tafel"), 26),
        Column("", 14),
        Column(f"{words('Wij')} · {north} / {south}", name, right=False),
        Column("", 10),
        Column(f"{words('Zij')} · {east} / {west}", name, right=False),
    ]


def _seat_cells(paper: Paper, place: TablePlace, size: float) -> list[Cell]:
    name = paper.kind(size)
    numbers = iter((*place.ns, *place.ew))
    north, south, east, west = (
        Cell(f"{next(numbers)} {one.label}", name) if one else Cell("", name)
        for one in (place.n, place.s, place.e, place.w)
    )
    if place.blind:
        west = Cell(paper.words("blinde hand"), paper.kind(size, muted=True))
    number = Cell(str(place.number), paper.kind(size + 1.5, bold=True))
    return [number, Cell("", name), north, south, Cell("", name), east, west]


def _player_columns(paper: Paper, players: int) -> list[Column]:
    words = paper.words
    name = (paper.size[0] - 2 * MARGIN - 40) / players
    heads = (words("speler {number}", number=one + 1) for one in range(players))
    return [
        Column(words("tafel"), 26),
        Column("", 14),
        *(Column(head, name, right=False) for head in heads),
    ]


def _player_cells(paper: Paper, place: TablePlace, size: float) -> list[Cell]:
    name = paper.kind(size)
    seated = zip(place.numbers, place.seats, strict=True)
    people = (Cell(f"{number} {one.label}", name) for number, (_, one) in seated)
    return [Cell(str(place.number), paper.kind(size + 1.5, bold=True)), Cell("", name), *people]


def _pair_columns(paper: Paper, games: float) -> list[Column]:
    words = paper.words
    number = 20.0
    name = (paper.size[0] - 2 * MARGIN - 26 - 12 - 2 * number - 2 * 8 - games) / 2
    wij, zij = (
        f"{side} · {'–'.join(seat_name(words, seat).lower() for seat in seats)}"
        for side, seats in ((words("Wij"), "ns"), (words("Zij"), "ew"))
    )
    return [
        Column(words("tafel"), 26),
        Column("", 12 + number),
        Column("", 8),
        Column(wij, name, right=False),
        Column("", number),
        Column("", 8),
        Column(zij, name, right=False),
    ]


def _pair_cells(paper: Paper, place: TablePlace, size: float) -> list[Cell]:
    name, number = paper.kind(size), paper.kind(size - 1, muted=True)
    return [
        Cell(str(place.number), paper.kind(size + 1.5, bold=True)),
        Cell(str(place.ns[0]), number),
        Cell("", name),
        Cell(place.wij, name),
        Cell(str(place.ew[0]), number),
        Cell("", name),
        Cell(place.zij, name),
    ]


def _resting_height(plan: RoundPlan) -> float:
    return _RESTING if plan.sitting_out else 0.0


def _resting(paper: Paper, sheet: Sheet, y: float, plan: RoundPlan) -> float:
    if not plan.sitting_out:
        return y
    names = ", ".join(f"{one.number} {one.name}" for one in plan.sitting_out)
    room = sheet.width - 2 * MARGIN
    text = paper.words("Deze ronde zit stil: {names}", names=names)
    extra = next((one.number for one in plan.tables if one.fill_ins), None)
    if extra is not None:  # who sits out plays late in the round after all
        text = paper.words(
            "Laat in de ronde, als invaltafel: tafel {table}. Tot dan zit stil: {names}",
            names=names,
            table=extra,
        )
    sheet.fitted(MARGIN, y - 13, text, paper.kind(9.5), room)
    return y - _RESTING

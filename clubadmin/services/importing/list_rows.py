"""The rows of the sheets, told apart: people, headings of an evening, sums, nothing.

Of cells that a spreadsheet made into one it is asked whether they are meant for each of them.
"""

from dataclasses import dataclass, field, replace
from datetime import date

from clubadmin.model.importing.importing import (
    FIGURES,
    HELD,
    NAMES,
    Choice,
    Draft,
    Merged,
    SheetText,
    Spot,
)
from clubadmin.services.importing.questions import LEAVE, Asked
from clubadmin.services.importing.titles import evening_in, is_total_row, own_foot, plain, round_in
from clubadmin.services.importing.values import Years, find_day, read_figure
from clubadmin.services.lists.list_names import RANKED
from clubadmin.services.lists.read import MOST_SIGNS
from clubadmin.storage.schema.meanings import told

_SHOWN = 60  # signs of a row or a cell
LONGEST = {kind: told(kind)["name"].longest for kind in ("season", "competition")}
_EACH = Choice("each")
_FIRST = Choice("first")


@dataclass(frozen=True)
class Block:
    """Rows under one heading: which evening and round it names, if it does."""

    sheet: int
    number: int  # within the sheet, from 0
    evening: int | None = None
    day: date | None = None
    round: int | None = None


@dataclass(frozen=True)
class Line:
    """A row about somebody."""

    sheet: int
    row: int
    cells: tuple[str, ...]
    name: str
    partner: str
    stood_in: str
    block: Block

    def spot(self, column: int = -1) -> Spot:
        """The place of a cell of the line."""
        return Spot(self.sheet, self.row, column)


@dataclass
class Lines:
    """The rows that count, and those that were left, with the reason."""

    kept: list[Line] = field(default_factory=list)
    left: list[tuple[str, Spot]] = field(default_factory=list)
    headings: list[Spot] = field(default_factory=list)


def shortened(draft: Draft, asked: Asked) -> Draft:
    """The draft, each cell in use that is longer than is kept as it was decided; "" until then."""
    used = [at for at, role in enumerate(draft.layout.roles) if role.kind]
    longest = {at: LONGEST[kind] for at in used if (kind := draft.layout.roles[at].kind) in LONGEST}
    least = min(longest.values(), default=MOST_SIGNS)
    sheets = list(draft.book.sheets)
    for at in draft.sheets:
        rows = list(sheets[at].rows)
        for row, cells in list(enumerate(rows))[draft.layout.header + 1 :]:
            for column in used if any(len(cell) > least for cell in cells) else ():
                most = longest.get(column, MOST_SIGNS)
                if len(sheets[at].cell(row, column)) > most:
                    said = _short(asked, Spot(at, row, column), cells[column], most)
                    rows[row] = (*rows[row][:column], said, *rows[row][column + 1 :])
        sheets[at] = replace(sheets[at], rows=tuple(rows))
    return replace(draft, book=replace(draft.book, sheets=tuple(sheets)))


def _short(asked: Asked, spot: Spot, text: str, most: int) -> str:
    key = f"long:{spot.sheet}:{spot.row}:{spot.column}"
    choices = (Choice("correct", typed="text"), LEAVE)
    answer = asked.ask(key, [text[:_SHOWN], most], [spot], choices)
    if answer is None and most < MOST_SIGNS:  # a name that others are held against
        return text[:most]
    if answer is not None and len(answer.value) > most:
        asked.refuse(key, "long")
        return ""
    return answer.value.strip() if answer and answer.choice == "correct" else ""


def read_lines(draft: Draft, asked: Asked, years: Years | None) -> Lines:
    """Tell the rows of a draft apart; what is a sum or has no name is asked."""
    found = Lines()
    for at in draft.sheets:
        _Sheet(draft, at, asked, years).read(found)
    return found


class _Sheet:
    def __init__(self, draft: Draft, at: int, asked: Asked, years: Years | None) -> None:
        self.sheet: SheetText = draft.book.sheets[at]
        self.at = at
        self.several = len(draft.sheets) > 1
        self.layout = draft.layout
        self.roles = draft.layout.roles
        self.asked = asked
        self.years = years
        self.spread = Spread(draft, at, asked)
        named = (*NAMES, "for")
        self.named = [(role.kind, i) for i, role in enumerate(self.roles) if role.kind in named]
        self.figures = [
            i for i, role in enumerate(self.roles) if role.kind in (*FIGURES, "running")
        ]

    def read(self, found: Lines) -> None:
        block = self._first_block()
        under = False  # whether a row of somebody stands under the heading already
        header = [plain(cell) for cell in self._row(self.layout.header)]
        for at in range(self.layout.header + 1, len(self.sheet.rows)):
            cells, spot = self.spread.row(at), Spot(self.at, at)
            if not any(cells):
                found.left.append(("blank", spot))
            elif not self._used(cells) or any(own_foot(cell) for cell in cells if cell):
                found.left.append(("note", spot))
            elif self._is_header(self._row(at), header):
                found.left.append(("header", spot))
            elif (begun := self._heading(at, cells, block, under=under)) is not None:
                block, under = begun, False
                found.left.append(("section", spot))
                found.headings.append(spot)
            elif (line := self._line(at, cells, block)) is not None:
                found.kept.append(line)
                under = True
            else:
                found.left.append(("chosen", spot))

    def _is_header(self, row: tuple[str, ...], header: list[str]) -> bool:
        begins = row[:1] and header[:1] and plain(row[0]) == header[0]
        return bool(begins) and [plain(cell) for cell in row] == header

    def _used(self, cells: tuple[str, ...]) -> bool:
        """Whether something stands in a column that is used; a heading may stand anywhere."""
        if any(
            cell
            for cell, role in zip(cells, self.roles, strict=False)
            if role.kind and role.kind not in HELD
        ):
            return True
        raw = " ".join(cell for cell in cells if cell)
        if evening_in(raw) is not None or round_in(raw) is not None:
            return True
        return find_day(raw, self.years) is not None

    def _row(self, at: int) -> tuple[str, ...]:
        return self.sheet.rows[at] if 0 <= at < len(self.sheet.rows) else ()

    def _first_block(self) -> Block:
        """Read the evening from the lines above the header, or the name of the sheet."""
        top = max(self.layout.header - self.layout.above, 0)
        lines = [" ".join(filter(None, self._row(at))) for at in range(top)]
        said = [*lines, self.sheet.name]
        evening = next((one for line in said if (one := evening_in(line)) is not None), None)
        day = next((on for line in said if (on := find_day(line, self.years))), None)
        if evening is None and self.several and (digits := plain(self.sheet.name)).isdecimal():
            evening = int(digits)
        return Block(self.at, 0, evening, day)

    def _heading(
        self, at: int, cells: tuple[str, ...], block: Block, *, under: bool
    ) -> Block | None:
        """The block that begins at a row without figures that names an evening, date or round.

        Headings that follow each other at once are one; that of a round stays in its evening.
        """
        if any(read_figure(self._cell(cells, one)).how != "nothing" for one in self.figures):
            return None
        raw = " ".join(filter(None, self._row(at)))
        evening, day = evening_in(raw), find_day(raw, self.years)
        round_number = round_in(raw)
        if evening is None and day is None:
            if round_number is None:
                return None
            return replace(block, round=round_number)
        if evening is None and day is not None and any(r.kind == "date" for r in self.roles):
            return None  # a row of somebody who was not there
        if not under and (evening is None or block.evening is None):
            return replace(
                block,
                evening=block.evening if evening is None else evening,
                day=day or block.day,
                round=round_number,
            )
        return Block(self.at, block.number + 1, evening, day, round_number)

    def _line(self, at: int, cells: tuple[str, ...], block: Block) -> Line | None:
        name, partner, stood_in = self._names(cells)
        spots = [Spot(self.at, at)]
        if not name:
            return self._without_name(at, cells, spots, block)
        if is_total_row(name):
            choices = (LEAVE, Choice("person", label=name))
            answer = self.asked.ask(f"totals:{self.at}:{at}", [name], spots, choices, 0)
            if answer is None or answer.choice != "person":
                return None
        return Line(self.at, at, cells, name, partner, stood_in, block)

    def _without_name(
        self, at: int, cells: tuple[str, ...], spots: list[Spot], block: Block
    ) -> Line | None:
        """A row with something in it and nobody: a sum, a note, or a name that was forgotten."""
        said = " · ".join(cell for cell in cells if cell)[:_SHOWN]
        choices = (LEAVE, Choice("who", typed="name"))
        safe = 0 if any(is_total_row(cell) for cell in cells) or not self._has_points(cells) else -1
        answer = self.asked.ask(f"noname:{self.at}:{at}", [said], spots, choices, safe)
        if answer is None or answer.choice != "who":
            return None
        return Line(self.at, at, cells, answer.value.strip(), "", "", block)

    def _has_points(self, cells: tuple[str, ...]) -> bool:
        return any(read_figure(self._cell(cells, one)).value is not None for one in self.figures)

    def _names(self, cells: tuple[str, ...]) -> tuple[str, str, str]:
        parts = {kind: self._cell(cells, at) for kind, at in self.named}
        whole = parts.get("name", "")
        if not whole:
            order = ("first", "infix", "last")
            whole = " ".join(parts[kind] for kind in order if parts.get(kind))
        return RANKED.sub("", whole), parts.get("partner", ""), parts.get("for", "")

    def _cell(self, cells: tuple[str, ...], column: int) -> str:
        return cells[column] if column < len(cells) else ""


class Spread:
    """The rows of a sheet, with joined cells filled in as was decided.

    Args:
        draft: whose layout says which columns are used.
        at: which sheet.
        asked: where it is asked, once a column.
    """

    def __init__(self, draft: Draft, at: int, asked: Asked) -> None:
        self._sheet = draft.book.sheets[at]
        self._at = at
        self._roles = draft.layout.roles
        self._filled: dict[tuple[int, int], str] = {}
        by_column: dict[int, list[Merged]] = {}
        for one in sorted(self._sheet.merged, key=lambda joined: (joined.top, joined.left)):
            if one.top > draft.layout.header and self._matters(one):
                by_column.setdefault(one.left, []).append(one)
        for column, joined in sorted(by_column.items()):
            self._ask(column, joined, asked)

    def row(self, at: int) -> tuple[str, ...]:
        """The cells of a row."""
        cells = self._sheet.rows[at]
        if not self._filled:
            return cells
        wide = range(max(len(cells), len(self._roles)))
        return tuple(self._filled.get((at, one), self._sheet.cell(at, one)) for one in wide)

    def _matters(self, one: Merged) -> bool:
        """Whether something is written there, in a column in use, that is for more rows or cells.

        A title across the sheet is no doubt: nothing else stands in its row.
        """
        text = self._sheet.cell(one.top, one.left)
        used = [at for at in range(one.left, one.right + 1) if self._kind(at)]
        if not text or not used:
            return False
        if one.top < one.bottom:
            return True
        others = [
            cell
            for at, cell in enumerate(self._sheet.rows[one.top])
            if cell and not one.left <= at <= one.right
        ]
        return len(used) > 1 and bool(others)

    def _kind(self, column: int) -> str:
        return self._roles[column].kind if column < len(self._roles) else ""

    def _ask(self, column: int, joined: list[Merged], asked: Asked) -> None:
        first = joined[0]
        values = [
            len(joined),
            self._sheet.cell(first.top, first.left),
            f"{first.top + 1}–{first.bottom + 1}",
        ]
        spots = [Spot(self._at, one.top, one.left) for one in joined]
        figures = self._kind(column) in FIGURES
        safe = -1 if figures else 0
        answer = asked.ask(f"merged:{self._at}:{column}", values, spots, (_EACH, _FIRST), safe)
        if answer is None or answer.choice == "each":
            for one in joined:
                self._fill(one)

    def _fill(self, one: Merged) -> None:
        text = self._sheet.cell(one.top, one.left)
        for row in range(one.top, min(one.bottom, len(self._sheet.rows) - 1) + 1):
            for column in range(one.left, one.right + 1):
                if self._kind(column):
                    self._filled[row, column] = text

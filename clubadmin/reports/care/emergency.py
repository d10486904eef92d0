"""The emergency pack: all on paper that an evening without the laptop is held with.

What to do, who can come, a number for everybody to draw, who sits where for any number of
players, and blank sheets. Typed afterwards, it is an evening like any other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.draw.plan.schedule import (
    PairTable,
    RoundDraw,
    Seating,
    TableSeats,
    ThreeTable,
)
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.draw.emergency import Emergency, NumberedDraw
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member
from clubadmin.reports.blanks.blanks import add_sheets
from clubadmin.reports.kit import cut_cards, fonts, heading
from clubadmin.reports.kit.flow import BETWEEN, Flow, block_width
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Rule, Sheet

_NOBODY = Member(0, "")

_SIZE, _ROW = 8.0, 10.4
_TITLE, _GAP, _BETWEEN = 24.0, 13.0, 22.0
_CELL_GAP = 9.0
_FIRST = 30.0  # the number of a table


def unnamed_places(rules: RuleSet, tables: int, rounds: int) -> Iterator[TablePlace]:
    """A place for each table in each round, its number on it and no names."""
    seats = rules.seats
    for number in range(1, rounds + 1):
        for table in range(1, tables + 1):
            yield TablePlace(
                table_id=0,
                round=number,
                number=table,
                n=_NOBODY,
                s=_NOBODY if seats > 2 else None,
                e=_NOBODY,
                w=_NOBODY if seats > 3 else None,
                ns=(),
                ew=(),
                players=seats,
            )


@dataclass(frozen=True)
class _Block:
    """A draw, or some rounds of it, as it is written down."""

    title: str
    letters: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # what stands before the rounds, then a cell a round

    @property
    def height(self) -> float:
        return _TITLE + len(self.rows) * _ROW + _GAP


def draw_numbered(paper: Paper, pack: Emergency) -> None:
    """Pages with all draws of a pack, in columns, from the smallest number on."""
    words = paper.words
    cell = _CELL_GAP + max(
        fonts.width(_seats(table), fonts.REGULAR, _SIZE)
        for draw in pack.draws
        for one in draw.rounds
        for table in one.seatings
    )
    wide = PORTRAIT[0] - 2 * MARGIN
    fits = max(1, int((wide - _FIRST) // cell))
    blocks = [part for one in pack.draws for part in _blocks(words, pack, one, fits)]
    rounds = max(len(one.heads) for one in blocks)
    width = _FIRST + rounds * cell
    across = max(1, int((wide + _BETWEEN) // (width + _BETWEEN)))
    pages = _Pages(paper, _legend(words, pack), across, (wide + _BETWEEN) / across)
    for block in blocks:
        _draw(paper, pages.place(block.height), block, cell)


class _Pages:
    """The place of the next block: down a column, then the next, then another page."""

    def __init__(self, paper: Paper, legend: str, across: int, step: float) -> None:
        self.paper, self.legend, self.across, self.step = paper, legend, across, step
        self.column, self.y = across, 0.0

    def place(self, height: float) -> tuple[Sheet, float, float]:
        """The sheet, and x and y of the upper left corner."""
        if self.column == self.across or self.y - height + _GAP < BOTTOM:
            self.column += 1
            if self.column >= self.across:
                self._page()
            self.y = self.top
        y, self.y = self.y, self.y - height
        return self.sheet, MARGIN + self.column * self.step, y

    def _page(self) -> None:
        paper = self.paper
        self.column, self.sheet = 0, paper.sheet()
        sheet, top = self.sheet, PORTRAIT[1] - MARGIN
        room = sheet.width - 2 * MARGIN
        sheet.text(MARGIN, top - 16, paper.words("Loting vooraf"), paper.kind(20, bold=True))
        kind = paper.kind(8.5, muted=True)
        lines = fonts.wrap(self.legend, room, kind.face, kind.size)
        for at, line in enumerate(lines):
            sheet.text(MARGIN, top - 29 - at * 11, line, kind)
        self.top = top - 29 - len(lines) * 11 - 6


def _legend(words: Words, pack: Emergency) -> str:
    if pack.evening.form.entrant is Entrant.PAIR:
        return words("Cijfers zijn paren: 3 – 8 is paar 3 (noord en zuid) tegen paar 8.")
    if pack.evening.players < 4:
        return words("Wie in een vakje staan spelen aan die tafel, ieder voor zich.")
    told = words("1+7 – 4+12: 1 (noord) speelt met 7 (zuid) tegen 4 (oost) en 12 (west).")
    if pack.odd != "three":
        return told
    blind = words("1+7 – 4+: 4 (oost) speelt met een blinde hand.")
    return f"{told} {blind}"


def _blocks(words: Words, pack: Emergency, draw: NumberedDraw, fits: int) -> Iterator[_Block]:
    """The draw; where its rounds do not fit beside each other, below each other."""
    pairs = pack.evening.form.entrant is Entrant.PAIR
    count = draw.entrants
    title = words("{n} paren", n=count) if pairs else words("{n} spelers", n=count)
    for start in range(0, len(draw.rounds), fits):
        some = draw.rounds[start : start + fits]
        heads = tuple(words("ronde {round}", round=one.round) for one in some)
        yield _Block(title, draw.letters, heads, tuple(_rows(words, some)))


def _rows(words: Words, rounds: Sequence[RoundDraw]) -> Iterator[tuple[str, ...]]:
    seated = [{table.table: _seats(table) for table in one.seatings} for one in rounds]
    for number in sorted({number for tables in seated for number in tables}):
        yield (str(number), *(tables.get(number, "") for tables in seated))
    if any(one.sits_out for one in rounds):
        out = (", ".join(map(str, one.sits_out)) for one in rounds)
        yield (words("zit stil"), *out)


def _seats(table: Seating) -> str:
    if isinstance(table, TableSeats):
        return f"{table.n}+{table.s} – {table.e}+{table.w}"
    if isinstance(table, ThreeTable):
        n, s, e = table.players
        return f"{n}+{s} – {e}+"
    if isinstance(table, PairTable):
        return f"{table.ns} – {table.ew}"
    return " – ".join(map(str, table.people))


def _draw(paper: Paper, at: tuple[Sheet, float, float], block: _Block, cell: float) -> None:
    words, (sheet, x, y) = paper.words, at
    end = x + _FIRST + len(block.heads) * cell
    sheet.text(x, y - 9, block.title, paper.kind(10, bold=True))
    code = words("code {letters}", letters=block.letters)
    sheet.right(end - _CELL_GAP, y - 9, code, paper.kind(8, muted=True))
    muted = paper.kind(7, muted=True)
    sheet.text(x, y - 19, words("tafel"), muted)
    for number, head in enumerate(block.heads):
        sheet.text(x + _FIRST + number * cell, y - 19, head, muted)
    y -= _TITLE - 2
    sheet.line(x, y, end - _CELL_GAP, y, heading.firm(paper))
    for row in block.rows:
        sheet.text(x, y - 8, row[0], paper.kind(_SIZE, bold=True))
        for number, told in enumerate(row[1:]):
            sheet.fitted(x + _FIRST + number * cell, y - 8, told, paper.kind(_SIZE), cell - 2)
        y -= _ROW
        sheet.line(x, y, end - _CELL_GAP, y, heading.hairline(paper))


_GUESTS = 12  # empty lines for who is not on the list
_LINE, _BOX, _NUMBER = 18.0, 10.0, 46.0
_CARDS = cut_cards.Grid(5, 8)


def attendance_list(paper: Paper, pack: Emergency) -> None:
    """Pages with a line for everybody, and empty ones for guests."""
    blocks = 1 if pack.evening.form.entrant is Entrant.PAIR else 2
    wide = block_width(blocks)
    lines = [*pack.names, *[""] * _GUESTS]
    while lines:
        sheet, top = _page(paper)
        room = int((top - BOTTOM) // _LINE)
        each = min(room, -(-len(lines) // blocks))
        for block in range(blocks):
            x = MARGIN + block * (wide + BETWEEN)
            for at, name in enumerate(lines[block * each : (block + 1) * each]):
                _line(paper, sheet, (x, top - (at + 1) * _LINE, wide), name)
        lines = lines[blocks * each :]


def _page(paper: Paper) -> tuple[Sheet, float]:
    words = paper.words
    sheet = paper.sheet()
    top = sheet.height - MARGIN
    sheet.text(MARGIN, top - 16, words("Presentielijst"), paper.kind(20, bold=True))
    about = f"{paper.club_line} · {words('datum …………………')}"
    sheet.fitted(MARGIN, top - 30.5, about, paper.kind(9.5, muted=True), sheet.width - 2 * MARGIN)
    hint = words("kruis aan wie er is; achter de naam het getrokken nummer")
    sheet.fitted(MARGIN, top - 43, hint, paper.kind(8.5, muted=True), sheet.width - 2 * MARGIN)
    return sheet, sheet.height - heading.FIRST + 8


def _line(paper: Paper, sheet: Sheet, at: tuple[float, float, float], name: str) -> None:
    """A name on its line; `at` is the left end of the line and its length."""
    x, y, wide = at
    thin = Rule(0.7, paper.ink.text)
    sheet.frame(x, y + 3.5, _BOX, _BOX, thin)
    sheet.fitted(x + _BOX + 7, y + 5, name, paper.kind(10), wide - _BOX - 14 - _NUMBER)
    sheet.line(x + wide - _NUMBER, y + 3, x + wide, y + 3, thin)
    sheet.line(x, y, x + wide - _NUMBER - 6, y, heading.hairline(paper))


def numbers_to_draw(paper: Paper, most: int) -> None:
    """Numbers from 1 to cut out, fold and draw."""

    def draw(sheet: Sheet, box: cut_cards.Box, number: int) -> None:
        middle = box.y - box.height / 2
        sheet.centre(box.middle, middle - 12, str(number), paper.kind(34, bold=True))

    cut_cards.lay_out(paper, _CARDS, range(1, most + 1), draw)


_STEP, _TEXT = 15.0, 10.5


def emergency_pack(pack: Emergency, printing: Printing) -> bytes:
    """The pack as one PDF."""
    paper = Paper(printing)
    paper.title = paper.words("Noodpakket")
    _first_page(paper, pack)
    attendance_list(paper, pack)
    if pack.draws:
        draw_numbered(paper, pack)
        numbers_to_draw(paper, max(one.entrants for one in pack.draws))
    evening = pack.evening
    places = tuple(unnamed_places(evening.rules, pack.tables, evening.rounds))
    about = (printing.club.name, paper.words("datum …………………"), evening.rule_set_title)
    add_sheets(paper, evening, places, about)
    return paper.document(paper.title, evening.competition)


def _first_page(paper: Paper, pack: Emergency) -> None:
    """How the evening goes, and how it comes into the laptop afterwards."""
    words = paper.words
    flow = Flow(paper, [paper.club_line, _what(words, pack)])
    flow.section(words("Zo gaat de avond zonder laptop"))
    _steps(flow, _tonight(words, pack))
    flow.gap(14)
    flow.section(words("Zo komt de avond daarna in de laptop"))
    _steps(flow, _afterwards(words, pack))


def _what(words: Words, pack: Emergency) -> str:
    evening = pack.evening
    return " · ".join(
        [
            evening.competition,
            words.counted("{n} ronde", "{n} ronden", evening.rounds),
            words.counted("{n} spel", "{n} spellen", evening.games),
        ]
    )


def _steps(flow: Flow, steps: Sequence[str]) -> None:
    kind = flow.paper.kind(_TEXT)
    for number, text in enumerate(steps, start=1):
        flow.gap(3)
        flow.notes([f"{number}.  {text}"], kind, _STEP)


def _tonight(words: Words, pack: Emergency) -> list[str]:
    pairs = pack.evening.form.entrant is Entrant.PAIR
    drawn = bool(pack.draws)
    return [
        words("Kruis op de presentielijst aan wie er is. Gasten komen onderaan."),
        *_seating(words, pairs=pairs, drawn=drawn),
        words(
            "Elke tafel krijgt elke ronde het formulier van die tafel en die ronde. Zet er de"
            " nummers op, ieder bij zijn plaats."
        ),
        words(
            "Laat aan tafel optellen en tekenen, en bewaar de presentielijst en alle formulieren."
        ),
    ]


def _seating(words: Words, *, pairs: bool, drawn: bool) -> list[str]:
    if not drawn:
        return [
            words(
                "Van deze wedstrijdvorm is er geen loting vooraf: laat ieder een tafel trekken, en"
                " schrijf per ronde op wie waar zit."
            )
        ]
    return [
        words(
            "Knip zo veel nummers los als er paren zijn. Elk paar trekt er een; schrijf het achter"
            " de naam."
        )
        if pairs
        else words(
            "Knip zo veel nummers los als er spelers zijn. Ieder trekt er een; schrijf het achter"
            " de naam."
        ),
        words(
            "Zoek de loting met dat aantal, streep de andere weg en hang de bladzijde op. Elke"
            " regel is een tafel, elke kolom een ronde."
        ),
    ]


def _afterwards(words: Words, pack: Emergency) -> list[str]:
    if not pack.draws:
        return [
            words("Maak bij Avond de avond, en zet bij Aanwezig ieder op de lijst."),
            words("Deel in, verwissel bij Indeling wie anders zat, en typ de formulieren."),
        ]
    return [
        words(
            "Maak bij Avond de avond, en zet bij Aanwezig ieder op de lijst in de volgorde van de"
            " nummers: eerst nummer 1, dan 2."
        ),
        words(
            "Druk op Ctrl+K, typ noodpakket en kies: Indeling van het noodpakket overnemen."
            " Dezelfde loting staat er dan in. Het programma noemt een code van vier letters; die"
            " staat ook op het papier."
        ),
        words("Typ de formulieren en sluit de avond af, zoals altijd."),
    ]

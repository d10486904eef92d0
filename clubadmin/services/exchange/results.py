"""Published totals (`season,competition,evening,date,name,round,points,roem,pits`) from a file.

Points are without roem where the file gives the roem; where it does not, they are all that
was published. A row without a round is a whole evening. Two names with a dash between them
("Jan Bos – Piet Vos") are a pair. Where somebody stood in, these are the two who played, and a
column `for` has the pair, in the same order.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date
from statistics import median

from clubadmin.i18n import Message
from clubadmin.model.club.club import ImportPreview
from clubadmin.services.exchange.members import People
from clubadmin.services.input.unlikely import unlikely
from clubadmin.services.lists.read import Columns, Grid

RESULTS_HEADER = (
    "season",
    "competition",
    "evening",
    "date",
    "name",
    "round",
    "points",
    "roem",
    "pits",
)
STOOD_IN = "for"
"""The column that results have besides where somebody played for another."""
_COLUMNS = (*RESULTS_HEADER, STOOD_IN)
_REQUIRED = frozenset(("season", "competition", "evening", "date", "name", "points"))
_MOST_POINTS = 99_999
_BEYOND = 3  # times the middle total of the evening: a typing error rather than a feat


@dataclass(frozen=True)
class PaperRow:
    """A published total."""

    row: int
    people: tuple[int, ...]  # one, or two for a pair; member ids, below 0 for new ones
    round: int | None
    points: int
    roem: int | None
    pits: int | None
    pair: tuple[int, ...] = ()  # for whom they played; empty: for themselves

    @property
    def entrant(self) -> tuple[int, ...]:
        """The entrant of the row: the pair, or its players."""
        return self.pair or self.people

    @property
    def stood_in(self) -> dict[int, int]:
        """Map members of the pair to those who played in their place."""
        if not self.pair:
            return {}
        there = set(self.people) & set(self.pair)
        away = [one for one in self.pair if one not in there]
        return dict(zip(away, (one for one in self.people if one not in there), strict=True))


@dataclass
class PaperEvening:
    """An evening of which totals were published."""

    season: str
    competition: str
    number: int
    date: date
    row: int  # the first that names it
    rows: list[PaperRow] = field(default_factory=list)
    unknown: list[tuple[int, ...]] = field(default_factory=list)  # there, with what is not known
    opening: bool = False  # of all evenings up to `number` together
    joins: int | None = None  # id of the evening that is there, which these come to

    @property
    def format(self) -> str:
        """Whether people or pairs played."""
        return "pairs" if any(len(one.people) == 2 for one in self.rows) else "individual"

    @property
    def depth(self) -> str:
        """How deep the figures go."""
        return "evening" if all(one.round is None for one in self.rows) else "round"


EveningKey = tuple[str, str, int]


def is_results(titles: Collection[str]) -> bool:
    """Whether these are our own columns; of any other list it is found what they are."""
    return _REQUIRED <= set(titles) <= {*_COLUMNS, ""}


def read_results(grid: Grid, people: People) -> tuple[ImportPreview, list[PaperEvening]]:
    """The evenings in the file, and what stands in the way of taking them."""
    columns = Columns(grid, _COLUMNS, _REQUIRED)
    evenings: dict[EveningKey, PaperEvening] = {}
    for row, cells in enumerate(grid.rows):
        if any(cell.strip() for cell in cells):
            _take(columns, cells, row, evenings, people)
    for evening in evenings.values():
        _check_evening(columns, evening)
    preview = ImportPreview(
        "results",
        len(grid.rows),
        tuple(sorted(columns.problems, key=lambda problem: problem.row)),
        new_members=len(people.new),
        known_members=len(people.used),
        evenings=len(evenings),
        remarks=tuple(columns.remarks),
        asks=columns.asks,
    )
    return preview, list(evenings.values())


def _take(
    columns: Columns,
    cells: list[str],
    row: int,
    evenings: dict[EveningKey, PaperEvening],
    people: People,
) -> None:
    before = len(columns.problems)
    season = columns.text(cells, row, "season", needed=True)
    competition = columns.text(cells, row, "competition", needed=True)
    number = columns.number(cells, row, "evening", 1, 999, needed=True)
    day = columns.day(cells, row, "date")
    name = columns.text(cells, row, "name", needed=True)
    round_number = columns.number(cells, row, "round", 1, 99)
    points = columns.number(cells, row, "points", -_MOST_POINTS, _MOST_POINTS, needed=True)
    roem = columns.number(cells, row, "roem", 0, _MOST_POINTS)
    pits = columns.number(cells, row, "pits", 0, 999)
    who = _entrant(columns, row, "name", name, people)
    pair = _entrant(columns, row, "for", columns.text(cells, row, "for"), people)
    if pair and len({len(pair), len(who), 2}) > 1:
        columns.wrong(row, "for", Message("hier hoort het paar waarvoor twee mensen speelden."))
    if len(columns.problems) > before or number is None or day is None or points is None:
        return
    key = (season, competition, number)
    if key not in evenings:
        columns.ask(row, "date", unlikely((day,), date.today()))
    evening = evenings.setdefault(key, PaperEvening(season, competition, number, day, row))
    if evening.date != day:
        columns.wrong(
            row,
            "date",
            Message(
                "avond {number} is op rij {row} op {date}.",
                number=number,
                row=evening.row + 2,
                date=evening.date,
            ),
        )
        return
    evening.rows.append(PaperRow(row, who, round_number, points, roem, pits, pair))


def _entrant(columns: Columns, row: int, column: str, name: str, people: People) -> tuple[int, ...]:
    """Find the person, or two with a dash between their names."""
    found: list[int] = []
    for part in re.split(r"\s[–/]\s", name) if name else ():
        person = people.find(part.strip()) if part.strip() else Message("hier staat maar één naam.")
        if isinstance(person, Message):
            columns.wrong(row, column, person)
        else:
            found.append(person)
    if len(found) > 2 or len(set(found)) < len(found):
        columns.wrong(
            row, column, Message("hier hoort één naam, of twee verschillende voor een paar.")
        )
    return tuple(found)


def _check_evening(columns: Columns, evening: PaperEvening) -> None:
    by_round: Mapping[bool, list[PaperRow]] = _grouped(evening)
    if by_round.get(True) and by_round.get(False):
        columns.wrong(
            by_round[True][0].row,
            "round",
            Message(
                "van deze avond hebben sommige rijen een ronde en andere niet; kies één van beide."
            ),
        )
    alone = next((one for one in evening.rows if len(one.people) == 1), None)
    if alone and evening.format == "pairs":
        columns.wrong(
            alone.row, "name", Message("op deze avond spelen paren; hier staat maar één naam.")
        )
    first: dict[tuple[int, int | None], int] = {}
    for one in evening.rows:
        at = min(first.setdefault((person, one.round), one.row) for person in one.people)
        if at != one.row:
            columns.wrong(
                one.row, "name", Message("staat bij deze avond ook al op rij {at}.", at=at + 2)
            )
    _hold_up_outliers(columns, evening)


def _grouped(evening: PaperEvening) -> dict[bool, list[PaperRow]]:
    groups: dict[bool, list[PaperRow]] = defaultdict(list)
    for one in evening.rows:
        groups[one.round is None].append(one)
    return groups


def _hold_up_outliers(columns: Columns, evening: PaperEvening) -> None:
    """Published lists hold typing errors: a 53811 between 5742 and 5318."""
    if len(evening.rows) < 3:
        return
    middle = median(one.points for one in evening.rows)
    for one in evening.rows:
        if middle > 0 and one.points > _BEYOND * middle:
            columns.wrong(
                one.row,
                "points",
                Message(
                    "{points} is veel meer dan de anderen ({middle} in het midden); kijk na of"
                    " er een cijfer te veel staat.",
                    points=one.points,
                    middle=round(middle),
                ),
            )

"""Games (`season,competition,evening,date,round,table,n,s,e,w,game,typed`) from a file.

Made for a hundred thousand rows at a time: what is the same for a whole sheet is checked
once, and a line that was met before costs a lookup.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date

from clubadmin.domain.names import tidy
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.i18n import Message
from clubadmin.model.club.club import ImportPreview, RuleSetVersion
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.club.rulesets import parsed, rule_set_on, rule_sets, rules_at
from clubadmin.services.exchange.export import GAMES_HEADER
from clubadmin.services.exchange.members import People
from clubadmin.services.exchange.seating import fill_ins
from clubadmin.services.exchange.sheet_rows import SheetRows, sheet_rows, trouble_of_whole
from clubadmin.services.input.outgoing import unquoted
from clubadmin.services.input.unlikely import unlikely
from clubadmin.services.lists.read import MOST_SIGNS, Columns, Grid
from clubadmin.services.members import members as people_of
from clubadmin.services.seasons.seasons import competitions, seasons
from clubadmin.services.sheets.rows import LineFigures, Lines

_SEATS = {seat: GAMES_HEADER.index(seat) for seat in "nsew"}
_THERE = {4: "nsew", 3: "nse", 2: "ne"}
"""The seats there are under rules for so many players; of four, W may be a blind hand."""

_TABLE = GAMES_HEADER.index("table")
_N = GAMES_HEADER.index("n")
_MOST_GAMES = 64
_IN_ORDER = [str(number) for number in range(1, _MOST_GAMES + 1)]
_NUMBERS = {number: i for i, number in enumerate(_IN_ORDER, start=1)}
_MOST_ROUNDS = 20
_MOST_TABLES = 500


@dataclass(frozen=True)
class SheetRead:
    """A sheet from the file."""

    row: int  # its first
    round: int
    table: int
    people: tuple[int | None, ...]  # n, s, e, w; below 0 for new members
    lines: list[LineFigures]
    known: Lines  # of its rule set


@dataclass(frozen=True)
class RestRead:
    """Somebody, or a pair in n and s, who sat out a round: a row without table, game and line."""

    row: int
    round: int
    people: tuple[int | None, ...]


@dataclass
class EveningRead:
    """An evening from the file."""

    season: str
    competition: str
    number: int
    date: date
    row: int
    sheets: list[SheetRead] = field(default_factory=list)
    resting: list[RestRead] = field(default_factory=list)

    @property
    def key(self) -> tuple[str, str]:
        """The competition it belongs to."""
        return self.season, self.competition


@dataclass(frozen=True)
class GamesRead:
    """A whole file of games, judged."""

    preview: ImportPreview
    evenings: Sequence[EveningRead]
    people: People


def read_plain_games(club: OpenClub, sheets: Sequence[SheetRows]) -> GamesRead:
    """The sheets of a file whose columns stand in the order of an export."""
    return _read(club, sheets)


def read_games(club: OpenClub, grid: Grid) -> GamesRead:
    """The sheets of any other table, and what stands in the way of taking them."""
    Columns(grid, GAMES_HEADER, GAMES_HEADER)
    return _read(club, sheet_rows(grid))


def _read(club: OpenClub, sheets: Sequence[SheetRows]) -> GamesRead:
    in_order = Grid(GAMES_HEADER, [])  # as the cells of each sheet stand by now
    reader = _Reader(club, Columns(in_order, GAMES_HEADER, GAMES_HEADER))
    evenings = reader.evenings(sheets)
    games = sum(len(sheet.games) for sheet in sheets if not _is_rest(sheet))
    problems = tuple(sorted(reader.columns.problems, key=lambda problem: problem.row))
    preview = ImportPreview(
        "games",
        games,
        problems,
        new_members=len(reader.people.new),
        known_members=len(reader.people.used),
        evenings=len(evenings),
        games=games,
        remarks=tuple(reader.columns.remarks),
        asks=reader.columns.asks,
    )
    return GamesRead(preview, evenings, reader.people)


class _Cells(Lines):
    """The figures of a cell as it stands in the file."""

    def __missing__(self, typed: str) -> LineFigures:
        if len(typed) > MOST_SIGNS:
            self.wrong[typed] = Message("meer dan {most} tekens; kort dit in.", most=MOST_SIGNS)
            figures = LineFigures("", None, None, 0, 0, 0, 0)
        else:
            plain = unquoted(tidy(typed))
            figures = super().__missing__(plain)
            if plain in self.wrong:
                self.wrong[typed] = self.wrong[plain]
        self[typed] = figures
        return figures


class _Reader:
    def __init__(self, club: OpenClub, columns: Columns) -> None:
        self.club = club
        self.columns = columns
        self.people = People(people_of.members(club, inactive=True))
        self.rules = {one.id: _Cells(parsed(one.toml)) for one in rule_sets(club)}
        self.by_day: dict[tuple[str, str, date], _Cells] = {}
        self.known = known_competitions(club)
        self.default_rules = settings(club).rule_set
        self.found: dict[tuple[str, str, int], EveningRead] = {}
        self.seen: set[tuple[str, str, int, int, int]] = set()
        self.nights: dict[tuple[str, ...], tuple[str, str, int, date]] = {}
        self.names: dict[str, int | Message | None] = {}
        self.met: dict[str, int] = {}  # of these names, those that are somebody
        self.numbers: dict[tuple[str, str], int] = {}

    def evenings(self, sheets: Iterable[SheetRows]) -> list[EveningRead]:
        """All evenings, each with its sheets."""
        for sheet in sheets:
            self._sheet(sheet)
        for evening in self.found.values():
            self._check(evening)
        return list(self.found.values())

    def _sheet(self, sheet: SheetRows) -> None:
        """Take rows that belong together; nothing of them when something is wrong."""
        columns, before = self.columns, len(self.columns.problems)
        evening = self._evening(sheet)
        round_number = self._number(sheet, "round", _MOST_ROUNDS)
        if _is_rest(sheet):
            self._rest(sheet, evening, round_number)
            return
        table = self._number(sheet, "table", _MOST_TABLES)
        seats = tuple(map(self.met.get, sheet.place[_N:]))
        rules = self._cells(evening).rules if evening else None
        if None in seats or (rules and rules.seats < 4):
            seats = self._seats(sheet, rules)
        there = [one for one in seats if one is not None]
        if len(set(there)) < len(there):
            columns.wrong(sheet.at, "n", Message("aan deze tafel zit iemand twee keer."))
        if evening is None or round_number is None or table is None:
            return
        if len(columns.problems) > before:
            return
        key = (evening.season, evening.competition, evening.number, round_number, table)
        if key in self.seen:
            columns.wrong(
                sheet.at,
                "table",
                Message(
                    "tafel {table} van ronde {round} stond er al met anderen.",
                    table=table,
                    round=round_number,
                ),
            )
            return
        self.seen.add(key)
        cells = self._cells(evening)
        lines = self._lines(sheet, cells)
        if trouble := trouble_of_whole(lines, cells):
            columns.wrong(sheet.at + trouble[0], "typed", trouble[1])
        evening.sheets.append(SheetRead(sheet.at, round_number, table, seats, lines, cells))

    def _number(self, sheet: SheetRows, column: str, high: int) -> int | None:
        """The round or table; what is a good number is read once."""
        key = (column, sheet.place[GAMES_HEADER.index(column)])
        if key not in self.numbers:
            number = self.columns.number(sheet.place, sheet.at, column, 1, high, needed=True)
            if number is None:
                return None
            self.numbers[key] = number
        return self.numbers[key]

    def _rest(self, sheet: SheetRows, evening: EveningRead | None, number: int | None) -> None:
        people = tuple(
            self._seat(sheet.place, sheet.at, seat, needed=seat == "n") for seat in "nsew"
        )
        if evening is not None and number is not None:
            evening.resting.append(RestRead(sheet.at, number, people))

    def _evening(self, sheet: SheetRows) -> EveningRead | None:
        """The evening that the rows belong to; None when something is wrong with that."""
        night = self._night(sheet.place, sheet.at)
        if night is None:
            return None
        season, competition, number, day = night
        evening = self.found.setdefault(
            (season, competition, number), EveningRead(season, competition, number, day, sheet.at)
        )
        if evening.date != day:
            self.columns.wrong(
                sheet.at,
                "date",
                Message("avond {number} is eerder op {date}.", number=number, date=evening.date),
            )
            return None
        return evening

    def _night(self, place: list[str], at: int) -> tuple[str, str, int, date] | None:
        """Read the evening; a good one is read once."""
        key = tuple(place[:4])
        if key in self.nights:
            return self.nights[key]
        columns, before = self.columns, len(self.columns.problems)
        season = columns.text(place, at, "season", needed=True)
        competition = columns.text(place, at, "competition", needed=True)
        number = columns.number(place, at, "evening", 1, 999, needed=True)
        day = columns.day(place, at, "date")
        if len(columns.problems) > before or number is None or day is None:
            return None
        columns.ask(at, "date", unlikely((day,), date.today()))
        self.nights[key] = (season, competition, number, day)
        return self.nights[key]

    def _seats(self, sheet: SheetRows, rules: RuleSet | None) -> tuple[int | None, ...]:
        """Read the players of a table of four, with or without a blind hand, or of three or two."""
        there = _THERE[rules.seats if rules else 4]
        people = tuple(
            self._seat(sheet.place, sheet.at, seat, needed=seat in there and seat != "w")
            for seat in "nsew"
        )
        for seat, person in zip("nsew", people, strict=True):
            if rules and person is not None and seat not in there:
                self.columns.wrong(
                    sheet.at,
                    seat,
                    Message(
                        "volgens {rules} zitten er {players} aan een tafel; laat dit leeg.",
                        rules=rules.title,
                        players=Message("drie") if len(there) == 3 else Message("twee"),
                    ),
                )
        return people

    def _seat(self, cells: list[str], at: int, seat: str, *, needed: bool) -> int | None:
        """Read the player in a seat; None where it is empty, an error where somebody is needed."""
        raw = cells[_SEATS[seat]]
        if raw not in self.names:
            name = self.columns.text(cells, at, seat)
            self.names[raw] = self.people.find(name) if name else None
        person = self.names[raw]
        if isinstance(person, int):
            self.met[raw] = person
            return person
        if person or needed:
            self.columns.wrong(at, seat, person or Message("is leeg; vul dit in."))
        return None

    def _cells(self, evening: EveningRead) -> _Cells:
        key = (*evening.key, evening.date)
        if key not in self.by_day:
            self.by_day[key] = self.rules[self._rules_on(evening).id]
        return self.by_day[key]

    def _rules_on(self, evening: EveningRead) -> RuleSetVersion:
        """The rules in force on the day: adopted in the course of a season, or its own."""
        name = self.default_rules
        if evening.key in self.known:
            name = self.club.read(rule_set_on, self.known[evening.key][1], evening.date)
        return rules_at(self.club, name, evening.date)

    def _lines(self, sheet: SheetRows, cells: _Cells) -> list[LineFigures]:
        """The lines in the order of the games."""
        lines = [*map(cells.__getitem__, sheet.typed)]
        if cells.wrong:
            self._name_wrong(sheet, cells)
        count = len(lines)
        if sheet.games == _IN_ORDER[:count]:
            return lines
        games = [_NUMBERS.get(game.strip()) for game in sheet.games]
        order = sorted(range(count), key=lambda i: games[i] or 0)
        if [games[i] for i in order] != list(range(1, count + 1)):
            self.columns.wrong(sheet.at, "game", _missing(games))
        return [lines[i] for i in order]

    def _name_wrong(self, sheet: SheetRows, cells: _Cells) -> None:
        for i, typed in enumerate(sheet.typed):
            if typed in cells.wrong:
                self.columns.wrong(sheet.at + i, "typed", cells.wrong[typed])

    def _check(self, evening: EveningRead) -> None:
        """Check the faults that only the whole evening shows."""
        games = max((len(sheet.lines) for sheet in evening.sheets), default=0)
        seated: dict[tuple[int, int], int] = {}
        for sheet in evening.sheets:
            if len(sheet.lines) != games and not sheet.known.rules.target:
                self.columns.wrong(
                    sheet.row,
                    "game",
                    Message(
                        "dit formulier heeft {count} spellen, niet {games}.",
                        count=len(sheet.lines),
                        games=games,
                    ),
                )
        for one in self._seated_once(evening):
            for person in one.people:
                first = seated.setdefault((one.round, person), one.row) if person else one.row
                if first != one.row:
                    self.columns.wrong(
                        one.row,
                        "n",
                        Message("iemand zit in deze ronde ook al op rij {first}.", first=first + 2),
                    )
        if not evening.sheets:
            self.columns.wrong(
                evening.row, "table", Message("van deze avond staat er geen spel in.")
            )

    def _seated_once(self, evening: EveningRead) -> Iterator[SheetRead | RestRead]:
        """Tables and those who sat out, in which nobody stands twice in a round.

        At a fill-in game sit people who sat out or have a table of their own.
        """
        extra = fill_ins(
            [(one.round, one.people) for one in evening.sheets],
            [(one.round, one.people) for one in evening.resting],
        )
        yield from (one for at, one in enumerate(evening.sheets) if at not in extra)
        yield from evening.resting


def _is_rest(sheet: SheetRows) -> bool:
    """Whether the rows say who sat out: no table, no game, nothing typed."""
    return not sheet.place[_TABLE].strip() and not any(sheet.games) and not any(sheet.typed)


def _missing(games: Sequence[int | None]) -> Message:
    known = [game for game in games if game is not None]
    twice = sorted({game for game in known if known.count(game) > 1})
    if twice:
        return Message("spel {twice} staat er twee keer.", twice=twice[0])
    if len(known) < len(games):
        return Message("hier hoort een spelnummer van 1 tot en met {most}.", most=_MOST_GAMES)
    lacking = sorted(set(range(1, max(known) + 1)) - set(known))
    return Message("spel {lacking} ontbreekt op dit formulier.", lacking=lacking[0])


Known = dict[tuple[str, str], tuple[str, int]]


def known_competitions(club: OpenClub) -> Known:
    """Map seasons and names of competitions to format and id."""
    names = {one.id: one.name for one in seasons(club)}
    return {(names[one.season_id], one.name): (one.format, one.id) for one in competitions(club)}

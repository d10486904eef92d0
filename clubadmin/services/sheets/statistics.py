"""Statistics of an evening and of a competition, and the totals of a player at his tables."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.statistics import SeenSheet, Statistic, of_games, of_player
from clubadmin.domain.terms import Position
from clubadmin.errors import Gone
from clubadmin.i18n import Message
from clubadmin.model.members.member import label_of
from clubadmin.model.sheets.sheet import PlayerFigures, Statistics, StatisticsBlock
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import PLANNED
from clubadmin.storage.schema.reading import apart
from clubadmin.storage.sums.rounds import TABLE_TOTALS

_AT_TABLES = text(
    TABLE_TOTALS.format(
        and_seat="AND s.participant_id IN (SELECT id FROM participant WHERE evening_id = :evening)"
    )
)


@dataclass(frozen=True)
class AtTable:
    """A player's total at a table, and the fines imposed on him.

    `total` is what was made less the fines, as if this table were the whole round.
    """

    table: int
    lent: bool
    imposed: int
    made: int
    total: int


def at_tables(conn: Connection, evening_id: int) -> dict[tuple[int, int], tuple[AtTable, ...]]:
    """Load a participant's totals at each table, by round, his own table first."""
    found: dict[tuple[int, int], list[AtTable]] = defaultdict(list)
    for person, number, table, lent, *figures in conn.execute(_AT_TABLES, {"evening": evening_id}):
        found[person, number].append(AtTable(table, bool(lent), *figures))
    return {
        key: tuple(sorted(tables, key=lambda one: (one.lent, one.table)))
        for key, tables in found.items()
    }


def counting(tables: Sequence[AtTable], row: Mapping[Any, Any]) -> AtTable | None:
    """The table of which the figures are in a row of `round_result`; None: of none, a credit.

    Where both tables gave the same, it is his own. What a fine elsewhere at the same table took
    off is not in the total here, so that what was made decides where the totals do not.
    """
    made = row["points"] + row["roem"]
    here = [one for one in tables if one.made == made]
    left = [one for one in here if one.total == made - row["fines"]]
    return next(iter(left or here), None)


_TABLES = (
    "SELECT t.id, t.round, t.number, e.id AS evening_id, e.number AS evening, e.games, r.toml,"
    " f.id AS sheet_id, f.status"
    " FROM playing_table t JOIN evening e ON e.id = t.evening_id"
    " JOIN rule_set r ON r.id = e.rule_set_id"
    " JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE {whose} ORDER BY e.number, t.round, t.number"
)
_LINES = (
    "SELECT g.scoresheet_id, g.game, g.typed FROM game g"
    " JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN evening e ON e.id = t.evening_id"
    " WHERE {whose}"
)
_SEATS = (
    "SELECT s.playing_table_id, s.position, p.member_id, p.pair_id"
    " FROM seat s JOIN participant p ON p.id = s.participant_id"
    " JOIN playing_table t ON t.id = s.playing_table_id JOIN evening e ON e.id = t.evening_id"
    " WHERE {whose}"
)
_MEMBERS = text(f"SELECT id, first_name, infix, last_name, {apart('member')} FROM member")
_PAIRS = text("SELECT id, member_a, member_b FROM pair")
Entrant = tuple[int | None, int | None]  # a member or a pair, by id
_OF_EVENING, _OF_COMPETITION = "e.id = :key", "e.competition_id = :key"


@dataclass(frozen=True)
class SeatedSheet:
    """A sheet with who sat where: entrants by seat, a pair at both of its seats."""

    table_id: int
    seen: SeenSheet
    evening_id: int
    signed: bool
    seats: Mapping[Position, Entrant]


def evening_statistics(club: OpenClub, evening_id: int) -> Statistics:
    """The figures of an evening, as far as its sheets are typed."""
    gone = Message("Deze avond staat niet (meer) in deze club.")
    return _load(club, _EVENING, _OF_EVENING, evening_id, gone)


def competition_statistics(club: OpenClub, competition_id: int) -> Statistics:
    """The figures of all evenings of a competition; a block for each rule set played under."""
    gone = Message("Deze competitie staat niet (meer) in deze club.")
    return _load(club, _COMPETITION, _OF_COMPETITION, competition_id, gone)


def _load(club: OpenClub, query: Any, whose: str, key: int, gone: Message) -> Statistics:
    with club.store.read() as conn:
        head = _head(conn, query, key, gone)
        tables = _tables(conn, whose, key, season=whose == _OF_COMPETITION)
        made, totals = _statistics(head, tables, _names(conn)), _by_totals(conn, whose, key)
    return replace(made, totals_only=totals)


def _by_totals(conn: Connection, whose: str, key: int) -> int:
    """Count the sheets that count by their totals."""
    rows = conn.execute(text(_TABLES.format(whose=f"{whose} AND f.totals_of > 0")), {"key": key})
    return len(rows.all())


_EVENING = text(
    "SELECT c.name AS competition, s.name AS season,"
    f" CASE WHEN {PLANNED} = 1 THEN NULL ELSE e.number END AS evening FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE e.id = :key"
)
_COMPETITION = text(
    "SELECT c.name AS competition, s.name AS season, NULL AS evening FROM competition c"
    " JOIN season s ON s.id = c.season_id WHERE c.id = :key"
)


def seated_sheets(
    conn: Connection, evening_id: int | None, competition_id: int
) -> list[SeatedSheet]:
    """The sheets that statistics go by: those of an evening, or else of a competition."""
    if evening_id is not None:
        return _tables(conn, _OF_EVENING, evening_id, season=False)
    return _tables(conn, _OF_COMPETITION, competition_id, season=True)


def _head(conn: Connection, query: Any, key: int, gone: Message) -> Mapping[Any, Any]:
    row = conn.execute(query, {"key": key}).mappings().first()
    if row is None:
        raise Gone("{gone} Kies opnieuw uit de lijst.", gone=gone)
    return row


def _tables(conn: Connection, whose: str, key: int, *, season: bool) -> list[SeatedSheet]:
    """The sheets that are stored, scored as far as they are typed."""
    which = {"key": key}
    lines: dict[int, dict[int, str]] = defaultdict(dict)
    for sheet, game, typed in conn.execute(text(_LINES.format(whose=whose)), which):
        lines[sheet][game] = typed
    seats: dict[int, dict[Position, Entrant]] = defaultdict(dict)
    for table, position, member, pair in conn.execute(text(_SEATS.format(whose=whose)), which):
        seats[table][Position(position)] = (member, pair)
    found = []
    whole = f"{whose} AND f.totals_of = 0"
    for row in conn.execute(text(_TABLES.format(whose=whole)), which).mappings():
        typed = [lines[row["sheet_id"]].get(game, "") for game in range(1, row["games"] + 1)]
        sheet = score_sheet(typed, parsed(row["toml"]), games=row["games"])
        seen = SeenSheet(sheet, row["round"], row["number"], row["evening"] if season else None)
        signed = row["status"] == "signed"
        found.append(SeatedSheet(row["id"], seen, row["evening_id"], signed, seats[row["id"]]))
    return [one for one in found if one.seen.sheet.typed]


def _names(conn: Connection) -> dict[Entrant, str]:
    members = {row[0]: label_of(*row[1:]) for row in conn.execute(_MEMBERS)}
    names: dict[Entrant, str] = {(one, None): name for one, name in members.items()}
    for pair, first, second in conn.execute(_PAIRS):
        names[None, pair] = f"{members[first]} – {members[second]}"
    return names


def _statistics(
    head: Mapping[Any, Any], tables: Sequence[SeatedSheet], names: Mapping[Entrant, str]
) -> Statistics:
    by_rules: dict[str, list[SeatedSheet]] = defaultdict(list)
    for one in tables:
        by_rules[one.seen.sheet.rules.title].append(one)
    return Statistics(
        competition=head["competition"],
        season=head["season"],
        evening=head["evening"],
        blocks=tuple(_block(title, found, names) for title, found in by_rules.items()),
        unsigned=sum(not one.signed for one in tables),
    )


def _block(
    title: str, tables: Sequence[SeatedSheet], names: Mapping[Entrant, str]
) -> StatisticsBlock:
    rules: RuleSet = tables[-1].seen.sheet.rules
    return StatisticsBlock(
        rule_set=title,
        evenings=len({one.evening_id for one in tables}),
        sheets=len(tables),
        figures=of_games([one.seen for one in tables], rules),
        players=tuple(_players(tables, names, rules)),
    )


def _players(
    tables: Sequence[SeatedSheet], names: Mapping[Entrant, str], rules: RuleSet
) -> Iterable[PlayerFigures]:
    played: dict[Entrant, list[tuple[SeenSheet, Position]]] = defaultdict(list)
    for one in tables:
        for entrant, seat in first_seats(one).items():
            played[entrant].append((one.seen, seat))
    in_order = sorted(played, key=lambda one: names[one].casefold())
    for number, entrant in enumerate(in_order, 1):
        figures: tuple[Statistic, ...] = of_player(played[entrant], rules)
        yield PlayerFigures(number, names[entrant], figures, *entrant)


def first_seats(one: SeatedSheet) -> dict[Entrant, Position]:
    """Map everybody to a seat; a pair sits at two and plays once."""
    found: dict[Entrant, Position] = {}
    for seat, entrant in one.seats.items():
        found.setdefault(entrant, seat)
    return found

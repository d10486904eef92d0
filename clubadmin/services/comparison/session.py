"""A session of comparison play: every game at every table, who sat there, and its matchpoints."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.decisions import SEATS, Code, Decision, read_decisions, ruling_for
from clubadmin.domain.comparison.matchpoints import (
    Result,
    ScoredGame,
    ScoredResult,
    Standing,
    Tally,
    rank,
    score_game,
)
from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Sitting
from clubadmin.model.members.member import label_of
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.storage.schema.reading import apart

_SEATED = text(
    "SELECT s.playing_table_id, s.position, s.participant_id, p.number, y.name,"
    f" m.first_name, m.infix, m.last_name, {apart('m')}"
    " FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN participant p ON p.id = s.participant_id LEFT JOIN team y ON y.id = p.team_id"
    " JOIN member m ON m.id = s.member_id WHERE t.evening_id = :evening"
    " AND (:lying = '' OR instr(',' || t.wallets || ',', :lying) > 0)"
)
_ORDER = ("n", "s", "e", "w")
_SIDE_OF = {"n": "ns", "s": "ns", "e": "ew", "w": "ew"}

Sittings = Mapping[tuple[int, str], Sitting]
"""By table and side, "ns" or "ew"."""

# an empty :lying takes all tables, ",5," those where game 5 lies
_WHERE = (
    " WHERE t.evening_id = :evening AND t.round <= :until AND t.wallets <> ''"
    " AND (:lying = '' OR instr(',' || t.wallets || ',', :lying) > 0)"
)
_TABLES = text(
    "SELECT t.id, t.round, t.number, t.wallets, f.status FROM playing_table t"
    f" LEFT JOIN scoresheet f ON f.playing_table_id = t.id{_WHERE} ORDER BY t.round, t.number"
)
_SEATS = text(
    "SELECT s.playing_table_id, s.position, s.participant_id FROM seat s"
    f" JOIN playing_table t ON t.id = s.playing_table_id{_WHERE}"
)
_GAMES = text(
    "SELECT f.playing_table_id, g.game, g.typed, g.outcome,"
    " g.ns_points + g.ns_roem, g.ew_points + g.ew_roem"
    " FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    f" JOIN playing_table t ON t.id = f.playing_table_id{_WHERE}"
)
_DECIDED = text(
    "SELECT f.playing_table_id, d.game, d.matchpoints FROM decision d"
    " JOIN scoresheet f ON f.id = d.scoresheet_id"
    f" JOIN playing_table t ON t.id = f.playing_table_id{_WHERE}"
    " AND d.matchpoints <> '' ORDER BY d.id"
)
_NUMBERS = text("SELECT id, number, line FROM participant WHERE evening_id = :evening")
LAST_ROUND = 2**31
"""No evening has a later one."""
_NO_SCORE = (None, "not-played", "cancelled")
_NONE: frozenset[Code] = frozenset()
_SIDES = {"n": 0, "s": 0, "e": 1, "w": 1}
_NOTHING = ("", None, None, None)
_Sides = tuple[tuple[int, ...], tuple[int, ...]]
_At = tuple[int, int]  # a table and a row of its sheet
GameOfGroup = tuple[str, int]
"""A group and a game: each group has wallets of its own."""


def load_sittings(conn: Connection, evening_id: int, game: int | None = None) -> Sittings:
    """Load the sides of each table of an evening, or of those where a game lies."""
    which = {"evening": evening_id, "lying": "" if game is None else f",{game},"}
    found: dict[tuple[int, str], list[tuple[int, int, str, str]]] = defaultdict(list)
    rows = sorted(conn.execute(_SEATED, which), key=lambda row: _ORDER.index(row[1]))
    for table_id, position, participant_id, number, team, *name in rows:
        found[table_id, _SIDE_OF[position]].append(
            (participant_id, number, team or "", label_of(*name))
        )
    return {at: _sitting(people) for at, people in found.items()}


def _sitting(people: list[tuple[int, int, str, str]]) -> Sitting:
    return Sitting(
        tuple(dict.fromkeys(one[0] for one in people)),
        tuple(dict.fromkeys(one[1] for one in people)),
        " – ".join(one[3] for one in people),
        people[0][2],
        tuple(one[3] for one in people),
    )


@dataclass(slots=True)
class Played:
    """A game at a table."""

    table_id: int
    row: int
    round: int
    table: int
    game: int
    line: str
    ns: tuple[int, ...]  # participants
    ew: tuple[int, ...]
    typed: str
    outcome: str | None
    result: Result  # its table is the id, its entrants are those of the side, joined
    signed: bool

    @property
    def scored(self) -> bool:
        """Whether it is known what both sides get: by a score, or by decision."""
        if self.result.ns_points is not None:
            return True
        decisions = self.decisions
        rulings = [ruling_for(side, decisions) for side in Side] if decisions else ()
        return any(not one.compared for one in rulings) or (
            bool(rulings) and all(one.instead for one in rulings)
        )

    @property
    def void(self) -> bool:
        """Whether the row says that there will be no score."""
        return self.outcome is not None and self.outcome in _NO_SCORE

    @property
    def decisions(self) -> frozenset[Code]:
        """The decisions; a row that says that the game was not played cancels it as well."""
        decided = self.result.decisions
        return decided | {Decision.CANCELLED} if decided and self.void else decided


@dataclass(frozen=True)
class Session:
    """An evening of comparison play."""

    head: EveningHead  # the evening
    numbers: Mapping[int, int]  # the number of each participant, by id
    lines: Mapping[int, str]  # the group of each participant, by id; "" where there is one
    played: tuple[Played, ...]  # the games at each table, by round, table and row

    @property
    def groups(self) -> tuple[str, ...]:
        """The names of the groups."""
        return tuple(sorted({one.line for one in self.played} or {""}))

    @property
    def typed(self) -> int:
        """How many results are in."""
        return sum(1 for one in self.played if one.typed or one.scored)


def load_session(
    conn: Connection, head: EveningHead, until: int | None = None, *, game: int | None = None
) -> Session:
    """The games of an evening.

    Args:
        until: the last round; None takes all.
        game: only the tables where this game lies, with all games of these; None takes all.
    """
    which = {
        "evening": head.id,
        "until": LAST_ROUND if until is None else until,
        "lying": "" if game is None else f",{game},",
    }
    people = _rows(conn, _NUMBERS, {"evening": head.id})
    lines = {one[0]: one[2] for one in people}
    pairs = head.form.entrant is not Entrant.MEMBER
    typed = {(table, row): rest for table, row, *rest in _rows(conn, _GAMES, which)}
    read = _Read(
        lines,
        _sides(_rows(conn, _SEATS, which), pairs=pairs),
        typed,
        _decided(_rows(conn, _DECIDED, which)),
    )
    played = tuple(one for table in _rows(conn, _TABLES, which) for one in read.at(*table))
    return Session(head, {one[0]: one[1] for one in people}, lines, played)


@dataclass(frozen=True)
class _Read:
    """The rows read of an evening, to be put together table by table."""

    lines: Mapping[int, str]
    sides: Mapping[int, "_Sides"]
    typed: Mapping["_At", Sequence[Any]]
    decided: Mapping["_At", frozenset[Code]]

    def at(
        self, table_id: int, number: int, table: int, wallets: str, status: str | None
    ) -> Iterator[Played]:
        """The games at a table; none where nobody sits on a side."""
        ns, ew = self.sides[table_id]
        if not ns or not ew:
            return
        ours, theirs = "+".join(map(str, ns)), "+".join(map(str, ew))
        line, signed = self.lines[ns[0]], status == "signed"
        for row, game in enumerate(wallets_of(wallets), 1):
            at = (table_id, row)
            typed, outcome, ns_points, ew_points = self.typed.get(at, _NOTHING)
            if outcome in _NO_SCORE:
                ns_points = ew_points = None
            decisions = self.decided.get(at, _NONE)
            result = Result(game, str(table_id), ours, theirs, ns_points, ew_points, decisions)
            yield Played(
                table_id, row, number, table, game, line, ns, ew, typed, outcome, result, signed
            )


def _rows(conn: Connection, query: Any, which: Mapping[str, Any]) -> Sequence[Any]:
    """All rows straight from the driver: a contest has thousands, and they are read at each key."""
    cursor = conn.execute(query, which).cursor
    return [] if cursor is None else list(cursor.fetchall())


def _sides(seats: Sequence[Any], *, pairs: bool) -> Mapping[int, _Sides]:
    """The participants on both sides of each table; a pair or team once."""
    found: dict[int, list[dict[str, int]]] = defaultdict(lambda: [{}, {}])
    for table_id, position, participant_id in seats:
        found[table_id][_SIDES[position]][position] = participant_id
    sides: dict[int, _Sides] = defaultdict(lambda: ((), ()))
    for table_id, (ns, ew) in found.items():
        sides[table_id] = (_side(ns, "ns", pairs), _side(ew, "ew", pairs))
    return sides


def _side(seats: Mapping[str, int], order: str, pairs: bool) -> tuple[int, ...]:
    there = tuple(seats[position] for position in order if position in seats)
    return there[:1] if pairs else tuple(dict.fromkeys(there))


def _decided(rows: Sequence[Any]) -> dict[_At, frozenset[Code]]:
    """Join the decisions in force about each row."""
    joined: dict[_At, str] = {}
    for table_id, row, codes in rows:
        at = (table_id, row)
        joined[at] = f"{joined[at]};{codes}" if at in joined else codes
    return {at: read_decisions(codes)[0] for at, codes in joined.items()}


@dataclass(frozen=True)
class Scored:
    """A session with what everything is worth."""

    session: Session  # the session
    games: Mapping[GameOfGroup, ScoredGame]  # what each game came to, in each group
    # the same by table and game, where anything is known
    by_table: Mapping[tuple[int, int], ScoredResult]

    def at(self, one: Played) -> ScoredResult | None:
        """The worth of a game at a table; None while nothing is known of it."""
        return self.by_table.get((one.table_id, one.game))


def score_session(session: Session) -> Scored:
    """Compare all games of a session."""
    return scored_games(session, score_games(session.played))


def scored_games(session: Session, games: Mapping[GameOfGroup, ScoredGame]) -> Scored:
    """A session of which these games were compared; of teams no game is worth matchpoints."""
    worth = session.head.form.decides is Decides.MATCHPOINTS
    by_table = {
        (int(one.result.table), game.game): one
        for game in (games.values() if worth else ())
        for one in game.results
    }
    return Scored(session, games, by_table)


def score_games(played: Iterable[Played]) -> dict[GameOfGroup, ScoredGame]:
    """Compare these games, each within its group."""
    by_game: dict[GameOfGroup, list[Played]] = defaultdict(list)
    for one in played:
        if one.scored:
            by_game[one.line, one.game].append(one)
    return {key: _scored(tuple(one.result for one in rows)) for key, rows in by_game.items()}


@lru_cache(maxsize=1024)
def _scored(results: tuple[Result, ...]) -> ScoredGame:
    """A game compared; after a row is typed, all other games of the contest are as they were."""
    return score_game(results)


def tallies(scored: Scored, *, apart: bool) -> dict[tuple[str, str], dict[int, Tally]]:
    """Add up results, by group and side; with `apart` False both sides are one field, ""."""
    session = scored.session
    fields: dict[tuple[str, str], dict[int, Tally]] = defaultdict(dict)
    for one in session.played:
        found = scored.at(one)
        for side, people in ((Side.NS, one.ns), (Side.EW, one.ew)):
            field = fields[one.line, side.value if apart else ""]
            for person, seat in zip(people, SEATS[side], strict=False):
                tally = field.get(person)
                if tally is None:
                    tally = field[person] = Tally(str(session.numbers[person]), one.line)
                if found is not None:
                    _, points, gets, attainable, top = found.of(side)
                    if found.result.decisions:  # few rows have any, and this is done at each key
                        gets = found.matchpoints(seat)
                    tally.add(gets or 0, top, points or 0, int(attainable > 0), attainable)
    return fields


def ranked(field: Mapping[int, Tally]) -> tuple[tuple[int, Standing], ...]:
    """Participants with their places, from the first on."""
    by_number = {(tally.group, tally.entrant): person for person, tally in field.items()}
    return tuple((by_number[one.group, one.entrant], one) for one in rank(field.values()))

"""A closed evening as it is kept: its result, every typed line and every decision, as JSON.

Names are not in it: they are looked up when an old version is read, so that a person who
is erased from the club is erased here as well.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.decisions import Decision, read_decisions
from clubadmin.model.results.result import EveningResult, ResultRow, RoundFigure
from clubadmin.services.evenings.wallets import wallets_of
from clubadmin.services.sheets.game_rows import LineFigures, SeatFigures

_GAMES = text(
    "SELECT t.round, t.number, g.game, g.typed, g.outcome, g.side, g.ns_points, g.ns_roem,"
    " g.ew_points, g.ew_roem FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening"
    " ORDER BY t.round, t.number, g.game"
)
_SEATS = text(
    "SELECT t.round, t.number, s.position, s.member_id, s.participant_id FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id WHERE t.evening_id = :evening"
    " ORDER BY t.round, t.number, s.position"
)
_PAPER = text(
    "SELECT t.round, t.number, f.paper_ns_points, f.paper_ns_roem, f.paper_ew_points,"
    " f.paper_ew_roem, f.paper_first, f.paper_second, f.paper_third FROM scoresheet f"
    " JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = :evening ORDER BY t.round, t.number"
)

_SHARES = text(
    "SELECT t.round, t.number, x.game, x.position, x.side, x.points, x.roem, x.fine, x.floored"
    " FROM game_seat x JOIN scoresheet f ON f.id = x.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening"
    " ORDER BY t.round, t.number, x.game, x.position"
)
_DECISIONS = text(
    "SELECT t.round, t.number, d.game, d.kind, d.seat, d.text, d.article, d.decided_by,"
    " d.decided_at, d.line_before, d.line_after, d.play, d.matchpoints"
    " FROM decision d JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id WHERE t.evening_id = :evening"
    " ORDER BY d.id"
)
_WALLETS = text(
    "SELECT round, number, wallets FROM playing_table WHERE evening_id = :evening"
    " AND wallets <> '' ORDER BY round, number"
)

_MATCHPOINTS = 9  # its place in a kept decision, after round, table and game

GamePlace = tuple[int, int, int]  # round, table number, row


@dataclass(frozen=True)
class Frozen:
    """A closed evening read back; the names in `result` are those of today."""

    result: EveningResult
    games: Mapping[GamePlace, LineFigures]
    seats: Mapping[GamePlace, tuple[SeatFigures, ...]]
    decided: Mapping[GamePlace, frozenset[Decision]]  # about matchpoints
    wallets: Mapping[tuple[int, int], tuple[int, ...]]  # by round and table; {} without wallets

    def game(self, at: GamePlace) -> int:
        """The number of a game: that of its wallet, where there are wallets."""
        round_number, table, row = at
        lying = self.wallets.get((round_number, table), ())
        return lying[row - 1] if row <= len(lying) else row


def freeze(conn: Connection, result: EveningResult) -> str:
    """The result, the seats, every typed line and decision of an evening, as JSON."""
    which = {"evening": result.evening_id}
    kept: dict[str, Any] = {
        "rule_set": result.rule_set_title,
        "rounds": result.rounds,
        "depth": result.depth,
        "rows": [_frozen_row(row) for row in result.rows],
        "seats": [list(row) for row in conn.execute(_SEATS, which)],
        "games": [list(row) for row in conn.execute(_GAMES, which)],
        "paper": [list(row) for row in conn.execute(_PAPER, which)],
        "shares": [list(row) for row in conn.execute(_SHARES, which)],
        "decisions": [list(row) for row in conn.execute(_DECISIONS, which)],
    }
    if result.contest is not None or result.teams is not None:
        from clubadmin.services.results.frozen_contest import pack

        kept |= pack(result.contest, result.teams)
        kept["wallets"] = [list(row) for row in conn.execute(_WALLETS, which)]
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def thaw(figures: str, today: EveningResult, version: Mapping[Any, Any]) -> Frozen:
    """Read a kept version back.

    Args:
        figures: the JSON.
        today: the result as it stands, for the names and what does not change.
        version: the row of the version, without its figures.
    """
    kept = json.loads(figures)
    people = {row.participant_id: (row.name, row.guest) for row in today.rows}
    names = {who: name for who, (name, _) in people.items()}
    result = replace(
        today,
        rule_set_title=kept["rule_set"],
        rounds=kept["rounds"],
        depth=kept["depth"],
        rows=tuple(_thawed_row(row, people) for row in kept["rows"]),
        missing=0,
        closed=True,
        version=version["number"],
        rectification=version["rectification"],
        closed_at=version["closed_at"],
    )
    if "wallets" in kept:
        from clubadmin.services.results.frozen_contest import unpack

        contest, teams = unpack(kept, today.evening_id, names)
        result = replace(result, contest=contest, teams=teams)
    games = {
        (round_number, table, game): LineFigures(*rest)
        for round_number, table, game, *rest in kept["games"]
    }
    decided = _thawed_decisions(kept.get("decisions", ()))
    wallets = {(one, table): wallets_of(lying) for one, table, lying in kept.get("wallets", ())}
    return Frozen(result, games, _thawed_seats(kept.get("shares", ())), decided, wallets)


def _thawed_seats(
    shares: Iterable[Sequence[Any]],
) -> dict[GamePlace, tuple[SeatFigures, ...]]:
    """What single players got; a version that was kept before anybody did has none."""
    seats: dict[GamePlace, tuple[SeatFigures, ...]] = {}
    for round_number, table, game, *figures in shares:
        place = (round_number, table, game)
        seats[place] = (*seats.get(place, ()), SeatFigures(*figures))
    return seats


def _thawed_decisions(rows: Iterable[Sequence[Any]]) -> dict[GamePlace, frozenset[Decision]]:
    """What was decided about matchpoints; a version that was kept before that has nothing."""
    found: dict[GamePlace, frozenset[Decision]] = {}
    for round_number, table, game, *rest in rows:
        codes = read_decisions(rest[_MATCHPOINTS])[0] if len(rest) > _MATCHPOINTS else None
        if codes:
            place = (round_number, table, game)
            found[place] = found.get(place, frozenset()) | codes
    return found


def _frozen_row(row: ResultRow) -> dict[str, Any]:
    values = asdict(row)
    del values["name"], values["missing"], values["guest"]  # of the club, not of the evening
    return values


def _thawed_row(values: Mapping[str, Any], names: Mapping[int, tuple[str, bool]]) -> ResultRow:
    rest = dict(values)
    rest["rounds"] = tuple(RoundFigure(**figure) for figure in values["rounds"])
    name, guest = names.get(values["participant_id"], (f"Nummer {values['number']}", False))
    return ResultRow(name=name, guest=guest, **rest)

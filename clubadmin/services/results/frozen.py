"""A closed evening as it is kept: its result, every typed line and every decision, as JSON.

Names of people are not in it, nor in a contest within it: they are looked up when an old version
is read, so that a person who is erased from the club is erased here as well.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.decisions import Code, decisions_text, read_decisions
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.model.comparison.comparison import (
    Contest,
    ContestField,
    ContestRow,
    Sitting,
    TeamContest,
    TeamGame,
    TeamMatch,
    TeamRow,
)
from clubadmin.model.results.result import EveningResult, ResultRow, RoundFigure
from clubadmin.model.results.won import WonFeat
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.services.sheets.rows import LineFigures, SeatFigures
from clubadmin.storage.sums.reckoning import reckoning_of

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
_SANCTIONS = text(
    "SELECT kind, member_a, member_b, span, from_round, until, text, article, decided_by,"
    " decided_at FROM sanction WHERE evening_id = :evening ORDER BY id"
)
_WALLETS = text(
    "SELECT round, number, wallets FROM playing_table WHERE evening_id = :evening"
    " AND wallets <> '' ORDER BY round, number"
)

_MATCHPOINTS = 9  # its place in a kept decision, after round, table and game

GamePlace = tuple[int, int, int]  # round, table number, row

Names = Mapping[int, str]
"""Of participants, by id."""


@dataclass(frozen=True)
class Frozen:
    """A closed evening read back; the names in `result` are those of today."""

    result: EveningResult
    games: Mapping[GamePlace, LineFigures]
    seats: Mapping[GamePlace, tuple[SeatFigures, ...]]
    decided: Mapping[GamePlace, frozenset[Code]]  # about matchpoints
    wallets: Mapping[tuple[int, int], tuple[int, ...]]  # by round and table; {} without wallets

    def game(self, at: GamePlace) -> int:
        """The number of a game: that of its wallet, where there are wallets."""
        round_number, table, row = at
        lying = self.wallets.get((round_number, table), ())
        return lying[row - 1] if row <= len(lying) else row


def freeze(conn: Connection, result: EveningResult) -> str:
    """The result, the seats, every typed line and decision of an evening, as JSON."""
    which = {"evening": result.evening_id}
    reckoning = reckoning_of(conn, result.evening_id)
    kept: dict[str, Any] = {"reckoning": reckoning} if reckoning > 1 else {}
    kept |= {
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
    if result.totals_only:
        kept["totals_only"] = result.totals_only
    if sanctions := [list(row) for row in conn.execute(_SANCTIONS, which)]:
        kept["sanctions"] = sanctions
    if result.contest is not None or result.teams is not None:
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
    people = {row.participant_id: row for row in today.rows}
    names = {who: row.name for who, row in people.items()}
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
        totals_only=tuple((at, table) for at, table in kept.get("totals_only", ())),
    )
    if "wallets" in kept:
        contest, teams = unpack(kept, today.evening_id, names)
        result = replace(result, contest=contest, teams=teams)
    games = {
        (round_number, table, game): LineFigures(*rest)
        for round_number, table, game, *rest in kept["games"]
    }
    decided = _thawed_decisions(kept.get("decisions", ()))
    wallets = {(one, table): wallets_of(lying) for one, table, lying in kept.get("wallets", ())}
    return Frozen(result, games, _thawed_seats(kept.get("shares", ())), decided, wallets)


def _thawed_seats(shares: Iterable[Sequence[Any]]) -> dict[GamePlace, tuple[SeatFigures, ...]]:
    """Thaw the figures of single players; a version from before these has none."""
    seats: dict[GamePlace, tuple[SeatFigures, ...]] = {}
    for round_number, table, game, *figures in shares:
        place = (round_number, table, game)
        seats[place] = (*seats.get(place, ()), SeatFigures(*figures))
    return seats


def _thawed_decisions(rows: Iterable[Sequence[Any]]) -> dict[GamePlace, frozenset[Code]]:
    """Thaw the decisions about matchpoints; a version from before these has none."""
    found: dict[GamePlace, frozenset[Code]] = {}
    for round_number, table, game, *rest in rows:
        codes = read_decisions(rest[_MATCHPOINTS])[0] if len(rest) > _MATCHPOINTS else None
        if codes:
            place = (round_number, table, game)
            found[place] = found.get(place, frozenset()) | codes
    return found


def _frozen_row(row: ResultRow) -> dict[str, Any]:
    values = asdict(row)
    for one in ("name", "missing", "guest", "district"):  # of the club, not of the evening
        del values[one]
    for one in ("award", "sponsor", "parted", "feats"):
        if not values[one]:  # few evenings have prizes that are named, or anybody level
            del values[one]
    for one in values["rounds"]:
        if not one["totals_only"]:
            del one["totals_only"]
    return values


def _thawed_row(values: Mapping[str, Any], people: Mapping[int, ResultRow]) -> ResultRow:
    rest = dict(values)
    rest["rounds"] = tuple(RoundFigure(**figure) for figure in values["rounds"])
    rest["feats"] = tuple(WonFeat(*one) for one in values.get("feats", ()))
    rest["parted"] = tuple(LookedAt(*one) for one in values.get("parted", ()))
    now = people.get(values["participant_id"])
    name = now.name if now else f"Nummer {values['number']}"
    guest, district = (now.guest, now.district) if now else (False, "")
    return ResultRow(name=name, guest=guest, district=district, **rest)


def pack(contest: Contest | None, teams: TeamContest | None) -> dict[str, Any]:
    """Pack a contest for JSON: under "contest", or of teams under "teams"."""
    kept: dict[str, Any] = {}
    if contest is not None:
        kept["contest"] = _packed_contest(contest)
    if teams is not None:
        kept["teams"] = _packed_teams(teams)
    return kept


def unpack(
    kept: Mapping[str, Any], evening_id: int, names: Names
) -> tuple[Contest | None, TeamContest | None]:
    """The contest or that of teams again, with the names of today."""
    contest, teams = kept.get("contest"), kept.get("teams")
    return (
        None if contest is None else _contest(contest, names),
        None if teams is None else _teams(teams, evening_id, names),
    )


def _packed_contest(contest: Contest) -> dict[str, Any]:
    whole = asdict(replace(contest, fields=(), combined=()))
    del whole["step"]  # what it was read at is of a paper
    return {
        **whole,
        "fields": [_packed_field(field) for field in contest.fields],
        "combined": [_packed_field(field) for field in contest.combined],
    }


def _contest(kept: Mapping[str, Any], names: Names) -> Contest:
    return Contest(
        **{
            **kept,
            "evenings": tuple(kept["evenings"]),
            "sessions": tuple(kept["sessions"]),
            "fields": tuple(_field(one, names) for one in kept["fields"]),
            "combined": tuple(_field(one, names) for one in kept["combined"]),
        }
    )


def _packed_teams(teams: TeamContest) -> dict[str, Any]:
    return {
        "rows": _without_names(teams.rows),
        "matches": [_packed_match(match) for match in teams.matches],
    }


def _teams(kept: Mapping[str, Any], evening_id: int, names: Names) -> TeamContest:
    return TeamContest(
        evening_id,
        tuple(TeamRow(name=_name(names, row), **row) for row in kept["rows"]),
        tuple(_match(match, names) for match in kept["matches"]),
    )


def _packed_field(field: ContestField) -> dict[str, Any]:
    return {**asdict(replace(field, rows=())), "rows": _without_names(field.rows)}


def _without_names(rows: Iterable[ContestRow | TeamRow]) -> list[dict[str, Any]]:
    return [{key: value for key, value in asdict(row).items() if key != "name"} for row in rows]


def _field(kept: Mapping[str, Any], names: Names) -> ContestField:
    rows = tuple(
        ContestRow(name=_name(names, row), **{**row, "sessions": tuple(row["sessions"])})
        for row in kept["rows"]
    )
    return ContestField(**{**kept, "rows": rows})


def _name(names: Names, row: Mapping[str, Any]) -> str:
    return names.get(row["participant_id"], f"Nummer {row['number']}")


def _packed_match(match: TeamMatch) -> dict[str, Any]:
    return {
        **asdict(replace(match, games=())),
        "first": [match.first.participants[0], match.first.numbers[0]],
        "second": [match.second.participants[0], match.second.numbers[0]],
        "games": [
            {**asdict(game), "decisions": decisions_text(game.decisions)} for game in match.games
        ],
    }


def _match(kept: Mapping[str, Any], names: Names) -> TeamMatch:
    games = tuple(
        TeamGame(**{**game, "decisions": read_decisions(game["decisions"])[0]})
        for game in kept["games"]
    )
    return TeamMatch(
        **{
            **kept,
            "tables": tuple(kept["tables"]),
            "first": _team(kept["first"], names),
            "second": _team(kept["second"], names),
            "games": games,
        }
    )


def _team(kept: Sequence[int], names: Names) -> Sitting:
    participant_id, number = kept
    name = names.get(participant_id, f"Nummer {number}")
    return Sitting((participant_id,), (number,), name, name)

"""A contest within a closed evening as it is kept: without the names of people.

Names are looked up when it is read, as everywhere in what is kept of a closing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from clubadmin.domain.comparison.decisions import decisions_text, read_decisions
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

Names = Mapping[int, str]
"""Of participants, by id."""


def pack(contest: Contest | None, teams: TeamContest | None) -> dict[str, Any]:
    """What there is of a contest, for JSON: under "contest", or of teams under "teams"."""
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
    return {
        **asdict(replace(contest, fields=(), combined=())),
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

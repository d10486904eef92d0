"""The result of a contest by matchpoints, or of teams, as the rows of a table for people."""

from collections.abc import Iterable

from clubadmin.model.comparison.comparison import Contest, TeamContest
from clubadmin.model.results.result import EveningResult
from clubadmin.services.exchange.write import Cell

Row = list[Cell]


def contest_rows(result: EveningResult) -> Iterable[Row]:
    """The header and everybody's row; () where the evening goes by points."""
    given = {
        row.participant_id: "prijs" if row.prize else "poedelprijs" if row.poedelprijs else ""
        for row in result.rows
    }
    if result.contest is not None:
        return _by_matchpoints(result.contest, given)
    return _of_teams(result.teams, given) if result.teams is not None else ()


def _by_matchpoints(contest: Contest, given: dict[int, str]) -> Iterable[Row]:
    grouped = any(field.line for field in contest.fields)
    apart = any(field.name for field in contest.fields)
    extra = [*(["groep"] if grouped else []), *(["richting"] if apart else [])]
    yield [
        *extra,
        *("plaats", "nummer", "naam", "club of district", "matchpunten", "tops", "punten"),
        *("spellen", "haalbaar", "procent", "prijs"),
    ]
    for field in contest.fields:
        for row in field.rows:
            share = None if row.percentage is None else round(row.percentage, 2)
            yield [
                *([field.line] if grouped else []),
                *([field.name] if apart else []),
                *(row.place, row.number, row.name, row.district, row.matchpoints, row.tops),
                *(row.points, row.games, row.attainable, share, given.get(row.participant_id, "")),
            ]


def _of_teams(teams: TeamContest, given: dict[int, str]) -> Iterable[Row]:
    grouped = any(row.line for row in teams.rows)
    yield [
        *(["groep"] if grouped else []),
        *("plaats", "nummer", "team", "club of district", "wedstrijdpunten", "spelpunten", "saldo"),
        *("wedstrijden", "gewonnen", "gelijk", "verloren", "prijs"),
    ]
    for row in teams.rows:
        yield [
            *([row.line] if grouped else []),
            *(row.place, row.number, row.name, row.district, row.match_points, row.game_points),
            *(row.saldo, row.matches, row.won, row.drawn, row.lost),
            given.get(row.participant_id, ""),
        ]

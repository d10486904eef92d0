"""Places on an evening where something else than points decides: matchpoints, matches, going on.

The rows come with the figures from the sums; here they get their place. Comparison play is
loaded where it is played: most evenings do without.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.domain.standings.prizes import PrizeError, prize_places
from clubadmin.model.results.result import ResultRow
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.sheets.knockout_outcome import Reached, outcomes, reached

if TYPE_CHECKING:
    from clubadmin.model.comparison.comparison import Contest, TeamContest

Rows = tuple[ResultRow, ...]


@dataclass(frozen=True)
class Placed:
    """The rows of an evening with their places, and what these follow from."""

    rows: Rows
    contest: "Contest | None" = None
    teams: "TeamContest | None" = None
    level: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class _Place:
    """Somebody's place within those he is ranked with."""

    who: int
    place: int
    matchpoints: int | None = None
    field: str = ""
    line: str = ""
    out_in: int | None = None
    partial: bool = False  # missed rounds, coming late or leaving early: no prize


def placed(conn: Connection, head: EveningHead, rows: Rows) -> Placed:
    """The rows with the places that the format gives.

    Args:
        conn: the club.
        head: the evening.
        rows: everybody, ranked by points.

    Raises:
        Refused: the prize rule cannot be read.
    """
    decides = head.form.decides
    if head.depth != "game" or decides is Decides.POINTS:
        return Placed(rows)
    if decides is Decides.MATCHPOINTS:
        from clubadmin.services.comparison.contests import load_contest

        contest = load_contest(conn, head)
        return Placed(_put(head, rows, _by_matchpoints(contest)), contest=contest)
    if decides is Decides.MATCHES:
        from clubadmin.services.comparison.matches import load_teams

        teams = load_teams(conn, head)
        return Placed(_put(head, rows, _by_matches(teams)), teams=teams)
    evening = load_evening(conn, head.id)
    ended = outcomes(conn, evening)
    level = tuple(at for at, one in sorted(ended.items()) if one.level)
    return Placed(_put(head, rows, [_by_going_on(reached(evening, ended), rows)]), level=level)


def _by_matchpoints(contest: "Contest") -> list[list[_Place]]:
    """A list for each field; who played in two is in the one where he played most."""
    games: dict[int, int] = {}
    for field in contest.fields:
        for row in field.rows:
            games[row.participant_id] = max(row.games, games.get(row.participant_id, 0))
    fields, taken = [], set()
    for field in contest.fields:
        those = []
        for row in field.rows:
            who = row.participant_id
            if row.games == games[who] and who not in taken:
                taken.add(who)
                those.append(
                    _Place(
                        who,
                        row.place,
                        row.matchpoints,
                        field.name,
                        field.line,
                        partial=row.partial,
                    )
                )
        fields.append(those)
    return fields


def _by_matches(teams: "TeamContest") -> list[list[_Place]]:
    lines = sorted({row.line for row in teams.rows})
    return [
        [
            _Place(row.participant_id, row.place, row.match_points, line=line)
            for row in teams.rows
            if row.line == line
        ]
        for line in lines
    ]


def _by_going_on(came: Mapping[int, Reached], rows: Rows) -> list[_Place]:
    """Whoever lost in a later round is in front; those of one round share a place.

    Who won a round and then left is behind those who lost the next one, and in front of
    those who lost his. Who was in no draw is last, once there is one.
    """
    nowhere = Reached(0, 0) if came else Reached()
    far = {row.participant_id: came.get(row.number, nowhere) for row in rows}
    merits = [one.merit for one in far.values()]
    return [
        _Place(who, 1 + sum(one > far[who].merit for one in merits), out_in=far[who].out_in)
        for who in sorted(far, key=lambda who: far[who].merit, reverse=True)
    ]


def _put(head: EveningHead, rows: Rows, fields: Iterable[Sequence[_Place]]) -> Rows:
    """The rows field by field with their places; at the end those who are in no field."""
    by_id = {row.participant_id: row for row in rows}
    found: list[ResultRow] = []
    for field in fields:
        there = [one for one in field if one.who in by_id]
        found += _of_field(head, there, by_id)
    done = {row.participant_id for row in found}
    rest = [row for row in rows if row.participant_id not in done]
    return (*found, *(replace(row, prize=False) for row in rest))


def _of_field(
    head: EveningHead, field: Sequence[_Place], by_id: Mapping[int, ResultRow]
) -> Iterable[ResultRow]:
    try:
        prizes = prize_places(head.prizes, len(field))
    except PrizeError as error:
        raise Refused(str(error)) from error
    for one in field:
        yield replace(
            by_id[one.who],
            place=one.place,
            prize=one.place in prizes and bool(by_id[one.who].rounds) and not one.partial,
            matchpoints=one.matchpoints,
            field=one.field,
            line=one.line,
            out_in=one.out_in,
        )

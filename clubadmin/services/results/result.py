"""The result of an evening, worked out from the sums: places, prizes, the poedelprijs."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.standings.prizes import PrizeError, prize_places
from clubadmin.domain.standings.ranking import Figure, RankedEvening, RankingError, rank_evening
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.results.result import EveningResult, ResultRow, RoundFigure
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.consolation import consoled, whole_evening
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.results.at_tables import at_tables, counting
from clubadmin.services.results.places import placed

_TOTALS = text(
    "SELECT participant_id, points, roem, fines, total, pits, nat FROM evening_result"
    " WHERE evening_id = :evening"
)
_ROUNDS = text(
    "SELECT participant_id, round, points, roem, fines, pits, nat, credit FROM round_result"
    " WHERE evening_id = :evening ORDER BY participant_id, round"
)
_UNSIGNED = text(
    "SELECT t.id, s.participant_id FROM playing_table t"
    " JOIN seat s ON s.playing_table_id = t.id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND COALESCE(f.status, 'draft') <> 'signed'"
)
_DRAWN = text("SELECT coalesce(max(round), 0) FROM playing_table WHERE evening_id = :evening")
_CLUB = text("SELECT name FROM club")
_LAST_VERSION = text(
    "SELECT number, rectification, closed_at FROM evening_version"
    " WHERE evening_id = :evening ORDER BY number DESC LIMIT 1"
)


def load_result(conn: Connection, evening_id: int) -> EveningResult:
    """The result worked out from the sums; `missing` says how many sheets are to come.

    Raises:
        Refused: there is no such evening, or its competition's tie-breaks or prize rule
            cannot be read.
    """
    head = evening_head(conn, evening_id)
    missing: dict[int, set[int]] = defaultdict(set)
    unsigned = set()
    for table_id, participant_id in conn.execute(_UNSIGNED, {"evening": evening_id}):
        missing[participant_id].add(table_id)
        unsigned.add(table_id)
    version = conn.execute(_LAST_VERSION, {"evening": evening_id}).mappings().first()
    people = {person.id: person for person in load_participants(conn, head.id)}
    totals = conn.execute(_TOTALS, {"evening": head.id}).mappings()
    made = {row["participant_id"]: row for row in totals}
    rows = _rows(conn, head, people, made, {one: len(tables) for one, tables in missing.items()})
    whole = {one for one in made if whole_evening(people[one])}
    found = placed(conn, head, rows)
    return EveningResult(
        evening_id=evening_id,
        club=str(conn.execute(_CLUB).scalar_one()),
        season=head.season,
        competition=head.competition,
        number=head.number,
        date=head.date,
        format=head.format,
        rule_set_title=head.rule_set_title,
        rounds=head.rounds,
        depth=head.depth,
        rows=consoled(found.rows, whole, over=not unsigned and _all_drawn(conn, head)),
        missing=len(unsigned),
        closed=head.status == "closed",
        version=version["number"] if version else 0,
        rectification=version["rectification"] if version else None,
        closed_at=version["closed_at"] if version else "",
        contest=found.contest,
        teams=found.teams,
        level=found.level,
        planned=head.planned,
    )


def _all_drawn(conn: Connection, head: EveningHead) -> bool:
    """Whether no round is to come; what comes from paper is whole."""
    if head.depth != "game":
        return True
    return int(conn.execute(_DRAWN, {"evening": head.id}).scalar_one()) >= head.rounds


def _rows(
    conn: Connection,
    head: EveningHead,
    people: Mapping[int, Participant],
    made: Mapping[int, Mapping[Any, Any]],
    missing: Mapping[int, int],
) -> tuple[ResultRow, ...]:
    ranked = _ranked(head, people, made)
    prizes = _prizes(head, len(people))
    rounds = _rounds(conn, head.id)
    return tuple(
        ResultRow(
            place=one.place,
            participant_id=one.figure.entrant,
            number=people[one.figure.entrant].number,
            name=people[one.figure.entrant].name,
            points=one.figure.points,
            roem=one.figure.roem,
            total=one.figure.total,
            pits=one.figure.pits,
            nat=one.figure.nat,
            rounds=tuple(rounds.get(one.figure.entrant, ())),
            missing=missing.get(one.figure.entrant, 0),
            prize=one.place in prizes and one.figure.entrant in made,
            guest=_only_guests(people[one.figure.entrant]),
            fines=made[one.figure.entrant]["fines"] if one.figure.entrant in made else 0,
            imposed=sum(figure.imposed for figure in rounds.get(one.figure.entrant, ())),
        )
        for one in ranked
    )


def _only_guests(person: Participant) -> bool:
    return all(member.guest for member in person.members)


def _ranked(
    head: EveningHead, people: Mapping[int, Participant], made: Mapping[int, Mapping[Any, Any]]
) -> Sequence[RankedEvening]:
    """Who made something, by place; after them whoever has nothing to show yet."""
    figures = [
        Figure(
            entrant=one,
            evening=head.number,
            total=row["total"],
            pits=row["pits"],
            nat=row["nat"],
            points=row["points"],
            roem=row["roem"],
        )
        for one, row in made.items()
    ]
    ties = [tie.strip() for tie in head.tie_breaks.split(",") if tie.strip()]
    try:
        ranked = list(rank_evening(figures, ties, seed=head.seed))
    except RankingError as error:
        raise Refused(str(error)) from error
    nothing = [Figure(one, head.number, 0) for one in people if one not in made]
    ranked += [RankedEvening(len(made) + 1, figure) for figure in nothing]
    return sorted(ranked, key=lambda one: (one.place, people[one.figure.entrant].number))


def _prizes(head: EveningHead, people: int) -> frozenset[int]:
    try:
        return frozenset(prize_places(head.prizes, people))
    except PrizeError as error:
        raise Refused(str(error)) from error


def _rounds(conn: Connection, evening_id: int) -> dict[int, list[RoundFigure]]:
    rounds: dict[int, list[RoundFigure]] = defaultdict(list)
    tables = at_tables(conn, evening_id)
    for row in conn.execute(_ROUNDS, {"evening": evening_id}).mappings():
        counted = counting(tables.get((row["participant_id"], row["round"]), ()), row)
        rounds[row["participant_id"]].append(
            RoundFigure(
                round=row["round"],
                points=row["points"],
                roem=row["roem"],
                pits=row["pits"],
                nat=row["nat"],
                credit=bool(row["credit"]),
                fines=row["fines"],
                imposed=counted.imposed if counted else 0,
                fill_in=counted.lent if counted else False,
            )
        )
    return rounds

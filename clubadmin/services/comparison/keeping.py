"""What everybody made in closed sessions, kept for standings: written at closing, gone at opening.

It follows from the sheets and decisions of a closed evening, which do not change; `check`
works it out again and compares.
"""

import json
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.competition.formats import FORMATS, Decides
from clubadmin.services.comparison.contests import load_contest
from clubadmin.services.comparison.matches import load_teams
from clubadmin.services.evening_head import EveningHead, evening_head
from clubadmin.storage.change import Change

_COLUMNS = "evening_id, participant_id, matchpoints, tops, points, attainable, games"
_WRITE = text(
    f"INSERT INTO contest_result ({_COLUMNS}) VALUES (:evening_id, :participant_id, :matchpoints,"
    " :tops, :points, :attainable, :games)"
)
_CLEAR = text("DELETE FROM contest_result WHERE evening_id = :evening")
_KEPT = text(
    "SELECT participant_id, matchpoints, tops, points, attainable, games FROM contest_result"
    " WHERE evening_id = :evening"
)
_EVENINGS = text(
    "SELECT e.id, e.status, c.format FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.format IN (SELECT value FROM json_each(:formats)) OR EXISTS ("
    " SELECT 1 FROM contest_result x WHERE x.evening_id = e.id) ORDER BY e.id"
)
_COMPARED = [one.name for one in FORMATS.values() if one.compared]


class KeptFigures(NamedTuple):
    """What a participant made: of a team its match points, game points, saldo and matches."""

    participant_id: int
    matchpoints: int
    tops: int
    points: int
    attainable: int
    games: int


def keep_figures(change: Change, evening_id: int) -> None:
    """Write what everybody made in a session that is closed; of other evenings nothing."""
    change.write_derived(_CLEAR, {"evening": evening_id})
    head = evening_head(change.conn, evening_id)
    rows = [{"evening_id": evening_id, **one._asdict()} for one in figures(change.conn, head)]
    if rows:
        change.write_derived(_WRITE, rows)


def forget_figures(change: Change, evening_id: int) -> None:
    """A session that is opened again has no figures until it is closed."""
    change.write_derived(_CLEAR, {"evening": evening_id})


def figures(conn: Connection, head: EveningHead) -> tuple[KeptFigures, ...]:
    """What everybody made, worked out from the sheets; () where no games are compared."""
    if head.form.decides is Decides.MATCHPOINTS:
        return _of_contest(conn, head)
    return _of_teams(conn, head) if head.form.decides is Decides.MATCHES else ()


def figures_problems(conn: Connection) -> Iterator[str]:
    """A sentence for each session whose kept figures are not those of its sheets."""
    for row in conn.execute(_EVENINGS, {"formats": json.dumps(_COMPARED)}).all():
        head = evening_head(conn, row.id)
        closed = row.status == "closed"
        wanted = set(figures(conn, head)) if closed else set()
        kept = {KeptFigures(*one) for one in conn.execute(_KEPT, {"evening": row.id})}
        if kept != wanted:
            yield f"{head.competition}, avond {head.number}: {_WRONG[closed]}"


_WRONG = {
    True: "de bewaarde matchpunten zijn niet die van de formulieren. Heropen de avond en sluit haar"
    " opnieuw af.",
    False: "de avond is open, maar er zijn matchpunten als einduitslag bewaard. Sluit de avond af.",
}
"""By whether the evening is closed."""


def _of_contest(conn: Connection, head: EveningHead) -> tuple[KeptFigures, ...]:
    """Both fields of whoever played in both."""
    sums: dict[int, KeptFigures] = {}
    for field in load_contest(conn, head).fields:
        for row in field.rows:
            before = sums.get(row.participant_id, KeptFigures(row.participant_id, 0, 0, 0, 0, 0))
            sums[row.participant_id] = KeptFigures(
                row.participant_id,
                before.matchpoints + row.matchpoints,
                before.tops + row.tops,
                before.points + row.points,
                before.attainable + row.attainable,
                before.games + row.games,
            )
    return tuple(one for one in sums.values() if one.games)


def _of_teams(conn: Connection, head: EveningHead) -> tuple[KeptFigures, ...]:
    return tuple(
        KeptFigures(
            row.participant_id,
            row.match_points,
            row.game_points,
            row.saldo,
            2 * row.matches,
            row.matches,
        )
        for row in load_teams(conn, head).rows
        if row.matches
    )

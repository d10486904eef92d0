"""Results of closed sessions, kept for standings: written at closing, gone at opening.

Of a knock-out these are the rounds that were come through, and the points that part who are level.
It follows from the sheets and decisions of a closed evening, which do not change; `check`
works it out again and compares.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.i18n import Message
from clubadmin.services.comparison.contests import load_contest
from clubadmin.services.comparison.matches import load_teams
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.sheets.knockout_outcome import outcomes, reached
from clubadmin.storage.sums.refresh import Writer

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
_TOTALS = text(
    "SELECT x.participant_id, p.number, x.total, x.pits, x.rounds FROM evening_result x"
    " JOIN participant p ON p.id = x.participant_id WHERE x.evening_id = :evening"
)
_KEEPING = [one.name for one in FORMATS.values() if not one.by_points]


class KeptFigures(NamedTuple):
    """The kept figures of a participant.

    Of a team its match points, game points, saldo and matches; of who plays a knock-out the
    rounds come through, pits, points with roem, and rounds; no matchpoints could be had there.
    """

    participant_id: int
    matchpoints: int
    tops: int
    points: int
    attainable: int
    games: int


def keep_figures(change: Writer, evening_id: int) -> None:
    """Write what everybody made in a session that is closed; of other evenings nothing."""
    change.write_derived(_CLEAR, {"evening": evening_id})
    head = evening_head(change.conn, evening_id)
    rows = [{"evening_id": evening_id, **one._asdict()} for one in figures(change.conn, head)]
    if rows:
        change.write_derived(_WRITE, rows)


def forget_figures(change: Writer, evening_id: int) -> None:
    """A session that is opened again has no figures until it is closed."""
    change.write_derived(_CLEAR, {"evening": evening_id})


def remake_figures(sums: Writer) -> None:
    """Make what is kept of every session again; where it cannot be worked out, leave it.

    Args:
        sums: a file that is being put right.
    """
    for row in sums.conn.execute(_EVENINGS, {"formats": json.dumps(_KEEPING)}).all():
        with suppress(Exception):  # damage can make anything of what is not proved
            if row.status == "closed":
                keep_figures(sums, row.id)
            else:
                forget_figures(sums, row.id)


def figures(conn: Connection, head: EveningHead) -> tuple[KeptFigures, ...]:
    """Work out everybody's figures from the sheets; () where points are added up."""
    of = {
        Decides.MATCHPOINTS: _of_contest,
        Decides.MATCHES: _of_teams,
        Decides.KNOCKOUT: _of_knockout,
    }.get(head.form.decides)
    return of(conn, head) if of else ()


def figures_problems(conn: Connection) -> Iterator[Message]:
    """A sentence for each session whose kept figures are not those of its sheets."""
    for row in conn.execute(_EVENINGS, {"formats": json.dumps(_KEEPING)}).all():
        head = evening_head(conn, row.id)
        closed = row.status == "closed"
        wanted = set(figures(conn, head)) if closed else set()
        kept = {KeptFigures(*one) for one in conn.execute(_KEPT, {"evening": row.id})}
        if kept != wanted:
            yield Message(
                "{competition}, avond {number}: {wrong}",
                competition=head.competition,
                number=head.number,
                wrong=_wrong(head, closed=closed),
            )


def _wrong(head: EveningHead, *, closed: bool) -> Message:
    what = (
        Message("gewonnen ronden")
        if head.form.decides is Decides.KNOCKOUT
        else Message("matchpunten")
    )
    if closed:
        return Message(
            "de bewaarde {what} zijn niet die van de formulieren. Heropen de avond en"
            " sluit haar opnieuw af.",
            what=what,
        )
    return Message(
        "de avond is open, maar er zijn {what} als einduitslag bewaard. Sluit de avond af.",
        what=what,
    )


def _of_contest(conn: Connection, head: EveningHead) -> tuple[KeptFigures, ...]:
    """Work out the kept figures; those who played in both fields have the sum of both."""
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


def _of_knockout(conn: Connection, head: EveningHead) -> tuple[KeptFigures, ...]:
    evening = load_evening(conn, head.id)
    came = reached(evening, outcomes(conn, evening))
    return tuple(
        KeptFigures(who, came[number].won if number in came else 0, pits, total, 0, rounds)
        for who, number, total, pits, rounds in conn.execute(_TOTALS, {"evening": head.id})
    )

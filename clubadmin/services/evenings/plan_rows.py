"""Rounds as drawn, in the database: what may still change, taking rounds off, putting them on."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from sqlalchemy import Connection, text

from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import PlayingTableRow, SeatRow, SittingOutRow

# Something stands on the sheet: a line (readable or not), a total, a decision or a signature;
# or somebody protests against what happened at the table.
_TYPED = (
    "(f.status = 'signed' OR f.paper_ns_points IS NOT NULL OR f.paper_ns_roem IS NOT NULL"
    " OR f.paper_ew_points IS NOT NULL OR f.paper_ew_roem IS NOT NULL"
    " OR f.paper_first IS NOT NULL OR f.paper_second IS NOT NULL OR f.paper_third IS NOT NULL"
    " OR EXISTS (SELECT 1 FROM decision d WHERE d.scoresheet_id = f.id)"
    " OR EXISTS (SELECT 1 FROM game g WHERE g.scoresheet_id = f.id)"
    " OR EXISTS (SELECT 1 FROM other_game o WHERE o.scoresheet_id = f.id)"
    " OR EXISTS (SELECT 1 FROM protest p WHERE p.playing_table_id = t.id))"
)
_LAST_TYPED = text(
    "SELECT MAX(t.round) FROM playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    f" WHERE t.evening_id = :evening AND {_TYPED}"
)
_TYPED_TABLES = text(
    "SELECT t.id, t.round, t.number FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    f" WHERE t.evening_id = :evening AND {_TYPED} ORDER BY t.round, t.number"
)
_TABLES_FROM = text(
    "SELECT id FROM playing_table WHERE evening_id = :evening AND round >= :first ORDER BY id"
)
_OUT_FROM = text(
    "SELECT evening_id, round, participant_id FROM sitting_out"
    " WHERE evening_id = :evening AND round >= :first"
)
# a row without a score, of a game that was cancelled there
_CANCELLED_AT = (
    "SELECT 1 FROM decision d WHERE d.scoresheet_id = f.id AND d.game = g.game AND g.typed = 'x'"
    " AND d.line_before = '' AND d.line_after = 'x' AND d.matchpoints = 'cancelled'"
)
_CANCELLED = text(
    "SELECT t.id FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND t.round = :round AND f.status <> 'signed'"
    " AND NOT EXISTS (SELECT 1 FROM protest p WHERE p.playing_table_id = t.id)"
    f" AND NOT EXISTS (SELECT 1 FROM game g WHERE g.scoresheet_id = f.id"
    f" AND NOT EXISTS ({_CANCELLED_AT}))"
)
_DRAWN = text("SELECT MAX(round) FROM playing_table WHERE evening_id = :evening")


@dataclass(frozen=True)
class TypedTable:
    """A table of whose sheet something was typed."""

    table_id: int
    round: int
    number: int


@dataclass(frozen=True)
class SeatPlan:
    """Somebody at a table: the seat, the participant's id and the person's."""

    position: str
    participant_id: int
    member_id: int


@dataclass(frozen=True)
class PlannedRound:
    """A round to be written: seats by table number, and ids of participants who sit out.

    `wallets` has the games of each table, by its number, in comparison play.
    """

    round: int
    tables: Mapping[int, tuple[SeatPlan, ...]]
    sits_out: tuple[int, ...] = ()
    wallets: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


def typed_tables(conn: Connection, evening_id: int) -> tuple[TypedTable, ...]:
    """The tables of whose sheet something was typed, in round order."""
    rows = conn.execute(_TYPED_TABLES, {"evening": evening_id})
    return tuple(TypedTable(*row) for row in rows)


def kept_rounds(conn: Connection, evening_id: int) -> int:
    """How many rounds stay as they are, because something of them was typed.

    Rounds before the last such round are kept with it: they were played before it.
    """
    return conn.execute(_LAST_TYPED, {"evening": evening_id}).scalar() or 0


def only_cancelled(conn: Connection, evening_id: int, number: int) -> bool:
    """Whether a round is kept by nothing but a game that was cancelled before it was played."""
    which = {"evening": evening_id, "round": number}
    cancelled = set(conn.execute(_CANCELLED, which).scalars())
    kept = {one.table_id for one in typed_tables(conn, evening_id) if one.round == number}
    return bool(kept) and kept <= cancelled


def drawn_rounds(conn: Connection, evening_id: int) -> int:
    """The last round that is drawn; 0 where none is."""
    return conn.execute(_DRAWN, {"evening": evening_id}).scalar() or 0


def remove_rounds(change: Change, evening_id: int, first: int) -> None:
    """Take the rounds from `first` on off the plan, if they are on it.

    Nothing may have been typed of them.
    """
    which = {"evening": evening_id, "first": first}
    for table_id in change.conn.execute(_TABLES_FROM, which).scalars().all():
        change.delete(PlayingTableRow, table_id)  # its seats go with it
    for key in change.conn.execute(_OUT_FROM, which).all():
        change.delete(SittingOutRow, tuple(key))


def write_rounds(change: Change, evening_id: int, rounds: Iterable[PlannedRound]) -> None:
    """Put drawn rounds on the plan."""
    for planned in rounds:
        for number, seats in sorted(planned.tables.items()):
            table_id = change.insert(
                PlayingTableRow,
                evening_id=evening_id,
                round=planned.round,
                number=number,
                wallets=",".join(map(str, planned.wallets.get(number, ()))),
            )
            change.insert_many(
                SeatRow,
                [
                    {
                        "playing_table_id": table_id,
                        "position": seat.position,
                        "participant_id": seat.participant_id,
                        "member_id": seat.member_id,
                    }
                    for seat in seats
                ],
            )
        change.insert_many(
            SittingOutRow,
            [
                {"evening_id": evening_id, "round": planned.round, "participant_id": person}
                for person in planned.sits_out
            ],
        )


def replace_round(
    change: Change,
    evening_id: int,
    planned: PlannedRound,
    *,
    off: Iterable[int],
    kept: Container[int],
    out: set[int],
) -> None:
    """Make a drawn round what it is planned to be now; nothing may have been typed of it.

    Args:
        change: in which it is done.
        planned: the whole round.
        off: the ids of the tables that are there no longer as they were.
        kept: the numbers of those that stay.
        out: the ids of the participants who sat out.
    """
    for table_id in off:
        change.delete(PlayingTableRow, table_id)
    for person in out - {*planned.sits_out}:
        change.delete(SittingOutRow, (evening_id, planned.round, person))
    tables = {number: seats for number, seats in planned.tables.items() if number not in kept}
    fresh = tuple(person for person in planned.sits_out if person not in out)
    write_rounds(change, evening_id, [replace(planned, tables=tables, sits_out=fresh)])


@lru_cache(maxsize=1024)
def wallets_of(kept: str) -> tuple[int, ...]:
    """The games of a table, in the order of the rows of its sheet: "5,6" is 5, then 6."""
    return tuple(map(int, filter(None, kept.split(","))))

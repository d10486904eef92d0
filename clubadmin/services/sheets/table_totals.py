"""Totals at each table of a player; one who is lent sits at two in one round."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.storage.sums.rounds import TABLE_TOTALS

_AT_TABLES = text(
    TABLE_TOTALS.format(
        and_seat="AND s.participant_id IN (SELECT id FROM participant WHERE evening_id = :evening)"
    )
)


@dataclass(frozen=True)
class AtTable:
    """A player's total at a table, and the fines imposed on him.

    `total` is what was made less the fines, as if this table were the whole round.
    """

    table: int
    lent: bool
    imposed: int
    made: int
    total: int


def at_tables(conn: Connection, evening_id: int) -> dict[tuple[int, int], tuple[AtTable, ...]]:
    """Load a participant's totals at each table, by round, his own table first."""
    found: dict[tuple[int, int], list[AtTable]] = defaultdict(list)
    for person, number, table, lent, *figures in conn.execute(_AT_TABLES, {"evening": evening_id}):
        found[person, number].append(AtTable(table, bool(lent), *figures))
    return {
        key: tuple(sorted(tables, key=lambda one: (one.lent, one.table)))
        for key, tables in found.items()
    }


def counting(tables: Sequence[AtTable], row: Mapping[Any, Any]) -> AtTable | None:
    """The table of which the figures are in a row of `round_result`; None: of none, a credit.

    Where both tables gave the same, it is his own. What a fine elsewhere at the same table took
    off is not in the total here, so that what was made decides where the totals do not.
    """
    made = row["points"] + row["roem"]
    here = [one for one in tables if one.made == made]
    left = [one for one in here if one.total == made - row["fines"]]
    return next(iter(left or here), None)

"""Win points of an evening: which rounds were won at the table, by how much."""

from collections.abc import Sequence

from clubadmin.model.explain.explanation import Explained
from clubadmin.services.explain.evenings.games import Telling
from clubadmin.services.explain.evenings.reading import Table

_ENDED = ("win-won", "win-level", "win-lost")


def rounds_won(tables: Sequence[Table], win: Sequence[int], telling: Telling) -> list[Explained]:
    """A part for each table where a round was won, level or lost.

    Nobody wins a round where each has figures of his own, nor as one who is lent.
    """
    return [
        _round(table, win, telling)
        for table in tables
        if not table.lent and table.counted and not table.shared_out
    ]


def _round(table: Table, win: Sequence[int], telling: Telling) -> Explained:
    words = telling.words
    own, other = table.sums()
    at = 0 if own > other else 1 if own == other else 2
    value = win[at]
    return Explained(
        title=words("round-table", round=table.round, table=table.number),
        figure=words.number(value),
        note=words(
            "win-round", own=words.number(own), other=words.number(other), what=words(_ENDED[at])
        ),
        weight="counts",
        evening_id=table.evening,
        table_id=table.id,
        value=value,
    )

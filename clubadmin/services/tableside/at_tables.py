"""The board's facts of sheets typed at their tables: confirmed, typed there, calling."""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import Connection, text

from clubadmin.model.tableside.sheet import AtTable, confirming
from clubadmin.services.club.club import reads
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.tableside.table_sheet import digest_of

_OF = "playing_table t ON t.id = x.playing_table_id WHERE t.evening_id = :evening"
_TYPED = text(
    "SELECT t.id FROM playing_table t WHERE t.evening_id = :evening AND EXISTS (SELECT 1 FROM"
    " tableside_key x WHERE x.playing_table_id = t.id AND x.what = 'row')"
)
_CONFIRMED = text(f"SELECT t.id, x.side, x.agreed FROM confirmation x JOIN {_OF}")
_CALLED = text(f"SELECT t.id, x.at FROM referee_call x JOIN {_OF}")
_LINES = text(
    f"SELECT t.id, g.game, g.typed FROM scoresheet x JOIN {_OF}".replace(
        " WHERE", " JOIN game g ON g.scoresheet_id = x.id WHERE"
    )
    + " AND EXISTS (SELECT 1 FROM confirmation c WHERE c.playing_table_id = t.id)"
)


def load_at_tables(conn: Connection, evening_id: int) -> Mapping[int, AtTable]:
    """Map tables to what their people did; one that is not there did nothing."""
    sides = confirming(evening_head(conn, evening_id).rules)
    which = {"evening": evening_id}
    typed = set(conn.execute(_TYPED, which).scalars())
    called: dict[int, str] = {row.id: row.at for row in conn.execute(_CALLED, which)}
    agreed: dict[int, dict[str, str]] = defaultdict(dict)
    for table_id, side, what in conn.execute(_CONFIRMED, which):
        agreed[table_id][side] = what
    lines: dict[int, dict[int, str]] = defaultdict(dict)
    for table_id, row, line in conn.execute(_LINES, which) if agreed else ():
        lines[table_id][row] = line
    found = {}
    for table_id in typed | called.keys() | agreed.keys():
        now = digest_of(lines[table_id])
        holds = frozenset(side for side, what in agreed[table_id].items() if what == now)
        found[table_id] = AtTable(
            table_id,
            typed=table_id in typed,
            confirmed=holds.issuperset(sides),
            sides=holds,
            called=table_id in called,
            called_at=called.get(table_id, ""),
        )
    return found


at_tables = reads(load_at_tables)

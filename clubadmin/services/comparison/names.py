"""Who sat at the tables of an evening of comparison play, by name."""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import Connection, text

from clubadmin.model.comparison.comparison import Sitting
from clubadmin.model.members.member import label_of

_SEATED = text(
    "SELECT s.playing_table_id, s.position, s.participant_id, p.number, y.name,"
    " m.first_name, m.infix, m.last_name, m.remark"
    " FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN participant p ON p.id = s.participant_id LEFT JOIN team y ON y.id = p.team_id"
    " JOIN member m ON m.id = s.member_id WHERE t.evening_id = :evening"
    " AND (:lying = '' OR instr(',' || t.wallets || ',', :lying) > 0)"
)
_ORDER = ("n", "s", "e", "w")
_SIDES = {"n": "ns", "s": "ns", "e": "ew", "w": "ew"}

Sittings = Mapping[tuple[int, str], Sitting]
"""By table and side, "ns" or "ew"."""


def load_sittings(conn: Connection, evening_id: int, game: int | None = None) -> Sittings:
    """Who sit on each side of each table of an evening, or of those where a game lies."""
    which = {"evening": evening_id, "lying": "" if game is None else f",{game},"}
    found: dict[tuple[int, str], list[tuple[int, int, str, str]]] = defaultdict(list)
    rows = sorted(conn.execute(_SEATED, which), key=lambda row: _ORDER.index(row[1]))
    for table_id, position, participant_id, number, team, *name in rows:
        found[table_id, _SIDES[position]].append(
            (participant_id, number, team or "", label_of(*name))
        )
    return {at: _sitting(people) for at, people in found.items()}


def _sitting(people: list[tuple[int, int, str, str]]) -> Sitting:
    return Sitting(
        tuple(dict.fromkeys(one[0] for one in people)),
        tuple(dict.fromkeys(one[1] for one in people)),
        " – ".join(one[3] for one in people),
        people[0][2],
        tuple(one[3] for one in people),
    )

"""Which field of a Schevenings competition everybody is in, over its evenings."""

import json
from collections import defaultdict

from sqlalchemy import Connection, text

from clubadmin.domain.terms import Position, Side

NAMES = {Side.NS: "N/Z", Side.EW: "O/W"}
"""What fields are called, the first one first."""

_SIDES = text(
    "SELECT DISTINCT coalesce(p.member_id, p.pair_id, p.team_id), s.position FROM evening e"
    " JOIN playing_table t ON t.evening_id = e.id JOIN seat s ON s.playing_table_id = t.id"
    " JOIN participant p ON p.id = s.participant_id WHERE e.competition_id = :competition"
    " AND e.number <= :after AND NOT s.fill_in AND p.pair_id IN (SELECT value FROM json_each(:ids))"
)


def fields_of(
    conn: Connection, form: str, until: dict[str, int], entrants: set[int]
) -> dict[int, str]:
    """The field of each entrant; {} where all are ranked together.

    Pairs that were N/Z on every evening never played what O/W played, so these are ranked
    apart; as soon as anybody changed sides, all are in one list, as in the contest itself.

    Args:
        conn: the club.
        form: the format.
        until: which competition, and the number of the last evening.
        entrants: who have a place.
    """
    if form != "schevenings" or not entrants:
        return {}
    sides: dict[int, set[Side]] = defaultdict(set)
    ids = json.dumps(sorted(entrants))
    for entrant, position in conn.execute(_SIDES, {**until, "ids": ids}):
        sides[entrant].add(Position(position).side)
    if sides.keys() != entrants or any(len(one) > 1 for one in sides.values()):
        return {}
    return {entrant: NAMES[next(iter(one))] for entrant, one in sides.items()}

"""What people made over closed evenings, from the sums that are kept by competition.

Where only some evenings of a competition are asked for, those are added up one by one.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.model.archive.people import Career
from clubadmin.services.archive.past.evenings import Past
from clubadmin.storage.sums.career import CONTEST_WINNERS, who_played

_COLUMNS = "evenings, points, roem, total, pits, nat, games, wins"
_ADDED = ", ".join(f"sum({name})" for name in _COLUMNS.split(", "))
_GIVEN = "(SELECT value FROM json_each(:evenings))"
_WHOLE = (
    f"SELECT member_id, {_COLUMNS} FROM career"
    " WHERE competition_id IN (SELECT value FROM json_each(:competitions))"
)
_SOME = f"""
    SELECT w.member_id, 1, r.points, r.roem, r.total, r.pits, r.nat, r.games,
      iif(h.contest, r.participant_id IN ({CONTEST_WINNERS}), r.total = h.highest)
    FROM evening_result r
      JOIN ({who_played(f"AND p.evening_id IN {_GIVEN}")}) w ON w.participant_id = r.participant_id
      JOIN (SELECT x.evening_id, max(x.total) AS highest,
          EXISTS (SELECT 1 FROM contest_result c WHERE c.evening_id = x.evening_id) AS contest
        FROM evening_result x
        WHERE x.evening_id IN {_GIVEN} GROUP BY x.evening_id) h ON h.evening_id = r.evening_id
    WHERE r.evening_id IN {_GIVEN}"""
_SUMS = text(f"SELECT member_id, {_ADDED} FROM ({_WHOLE} UNION ALL {_SOME}) GROUP BY member_id")
_SUMS_WHOLE = text(f"SELECT member_id, {_ADDED} FROM ({_WHOLE}) GROUP BY member_id")


class Parted(NamedTuple):
    """Evenings by how they can be added up."""

    competitions: list[int]  # all evenings of these
    evenings: list[int]  # and these


def sums(conn: Connection, wanted: Sequence[Past], everything: Iterable[Past]) -> dict[int, Career]:
    """The sums by member over these evenings.

    Args:
        conn: the club.
        wanted: closed evenings.
        everything: all closed evenings there are.
    """
    parts = parted(wanted, everything)
    which = {
        "competitions": json.dumps(parts.competitions),
        "evenings": json.dumps(parts.evenings),
    }
    query = _SUMS if parts.evenings else _SUMS_WHOLE
    return {row[0]: Career(*row[1:]) for row in conn.execute(query, which)}


def parted(wanted: Iterable[Past], everything: Iterable[Past]) -> Parted:
    """Competitions of which all evenings are wanted, and the evenings of the others."""
    counts: dict[int, int] = defaultdict(int)
    for one in everything:
        counts[one.competition_id] += 1
    of: dict[int, list[int]] = defaultdict(list)
    for one in wanted:
        of[one.competition_id].append(one.id)
    whole = [key for key, evenings in of.items() if len(evenings) == counts[key]]
    some = [one for key, evenings in of.items() if key not in set(whole) for one in evenings]
    return Parted(whole, some)

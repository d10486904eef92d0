"""What people had done before an evening: how often they came, and their highest evening."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text

from clubadmin.services.archive.past.evenings import Past
from clubadmin.services.archive.past.sums import parted
from clubadmin.storage.sums.career import who_played

_GIVEN = "(SELECT value FROM json_each(:evenings))"
_BEFORE = text(f"""
    SELECT member_id, sum(evenings), max(best) FROM (
      SELECT member_id, evenings, best FROM career
      WHERE competition_id IN (SELECT value FROM json_each(:competitions))
      UNION ALL
      SELECT w.member_id, 1, r.total
      FROM ({who_played(f"AND p.evening_id IN {_GIVEN}")}) w
        JOIN evening_result r ON r.participant_id = w.participant_id)
    GROUP BY member_id""")


@dataclass(frozen=True)
class Before:
    """What somebody had done before an evening."""

    evenings: int
    best: int


def done_before(
    conn: Connection, wanted: Sequence[Past], everything: Sequence[Past]
) -> Mapping[int, Before]:
    """How often each came on these evenings, and the highest he made there, by member."""
    parts = parted(wanted, everything)
    which = {
        "competitions": json.dumps(parts.competitions),
        "evenings": json.dumps(parts.evenings),
    }
    return {row[0]: Before(row[1], row[2]) for row in conn.execute(_BEFORE, which)}

"""Who won which evenings: the highest figure, shared by whoever has it too."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, text

from clubadmin.services.archive.past.evenings import Past
from clubadmin.services.archive.past.naming import participants
from clubadmin.storage.sums.career import CONTEST_WINNERS

_THESE = "IN (SELECT value FROM json_each(:evenings))"
LEADS = text(
    "SELECT r.evening_id, r.participant_id, max(r.total) - coalesce((SELECT x.total"
    "  FROM evening_result x WHERE x.evening_id = r.evening_id"
    "  ORDER BY x.total DESC LIMIT 1 OFFSET 1), -1), count(*)"
    f" FROM evening_result r WHERE r.evening_id {_THESE} GROUP BY r.evening_id"
)
"""SQL: of each evening who has most points, how many more than the second, and who were there."""

_LEVEL = text(
    "SELECT evening_id, participant_id FROM (SELECT evening_id, participant_id,"
    " total = max(total) OVER (PARTITION BY evening_id) AS won FROM evening_result"
    f" WHERE evening_id {_THESE}) WHERE won"
)
_CONTESTS = text(
    "SELECT r.evening_id, r.participant_id FROM evening_result r"
    f" WHERE r.evening_id {_THESE} AND r.participant_id IN ({CONTEST_WINNERS})"
)
_PLACED = text(f"SELECT DISTINCT evening_id FROM contest_result WHERE evening_id {_THESE}")


def winners(conn: Connection, evenings: Iterable[int]) -> dict[int, list[int]]:
    """The participants who won each of these evenings, by evening."""
    ids = list(evenings)
    placed = set(conn.execute(_PLACED, _ids(ids)).scalars())
    by_points = [one for one in ids if one not in placed]
    found: dict[int, list[int]] = defaultdict(list)
    level = []
    for evening, participant, lead, _ in conn.execute(LEADS, _ids(by_points)):
        if lead:
            found[evening].append(participant)
        else:
            level.append(evening)
    for query, which in ((_LEVEL, level), (_CONTESTS, sorted(placed))):
        for evening, participant in conn.execute(query, _ids(which)) if which else ():
            found[evening].append(participant)
    return found


def wins_by_member(conn: Connection, evenings: Sequence[Past]) -> dict[int, list[int]]:
    """Which of these evenings each person won: their places in the list, in order."""
    won = winners(conn, (one.id for one in evenings))
    who = participants(conn, (one for found in won.values() for one in found))
    wins: dict[int, list[int]] = defaultdict(list)
    for place, evening in enumerate(evenings):
        there = [who[one] for one in won.get(evening.id, ()) if one in who]
        for member in sorted({member for one in there for member in one.member_ids}):
            wins[member].append(place)
    return dict(wins)


def _ids(evenings: Sequence[int]) -> dict[str, str]:
    return {"evenings": json.dumps(evenings)}

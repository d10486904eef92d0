"""Who won which evenings: the highest figure, shared by whoever has it too."""

import json
from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, text

from clubadmin.services.archive.evenings import Past
from clubadmin.services.archive.naming import participants

_WINNERS = text(
    "SELECT e.value, r.participant_id FROM json_each(:evenings) e"
    " JOIN evening_result r ON r.evening_id = e.value"
    " LEFT JOIN contest_result c ON c.participant_id = r.participant_id"
    " WHERE coalesce(c.matchpoints, r.total) = (SELECT max(coalesce(y.matchpoints, x.total))"
    "  FROM evening_result x LEFT JOIN contest_result y ON y.participant_id = x.participant_id"
    "  WHERE x.evening_id = e.value)"
)


def winners(conn: Connection, evenings: Sequence[Past]) -> dict[int, list[int]]:
    """The participants who won each of these evenings, by evening."""
    found: dict[int, list[int]] = defaultdict(list)
    which = {"evenings": json.dumps([one.id for one in evenings])}
    for evening, participant in conn.execute(_WINNERS, which):
        found[evening].append(participant)
    return found


def wins_by_member(conn: Connection, evenings: Sequence[Past]) -> dict[int, list[int]]:
    """Which of these evenings each person won: their places in the list, in order."""
    won = winners(conn, evenings)
    who = participants(conn, (one for found in won.values() for one in found))
    wins: dict[int, list[int]] = defaultdict(list)
    for place, evening in enumerate(evenings):
        members = {m for one in won.get(evening.id, ()) for m in who[one].member_ids}
        for member in sorted(members):
            wins[member].append(place)
    return dict(wins)

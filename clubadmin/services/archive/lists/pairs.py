"""Lists of all times of pairs: the best average together, the most evenings together."""

import json

from sqlalchemy import Connection, text

from clubadmin.domain.archive.series import ranked
from clubadmin.domain.draw.plan.formats import FORMATS
from clubadmin.model.archive.records import RecordRow
from clubadmin.services.archive.lists.asked import LEAST_EVENINGS, Asked
from clubadmin.services.members.entrants import entrant_names

_SUMS = text(
    "SELECT q.id, q.member_a, q.member_b, count(*), sum(r.total) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id JOIN evening_result r ON r.participant_id = p.id"
    " WHERE p.evening_id IN (SELECT value FROM json_each(:evenings)) GROUP BY q.id"
)


def rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """By the average or the number of evenings; one with a substitute is the pair's as well."""
    found = {row[0]: row for row in conn.execute(_SUMS, {"evenings": json.dumps(list_of.ids)})}
    averages = list_of.what == "pair-average"
    if averages:
        most = max((row[3] for row in found.values()), default=0)
        least = list_of.scope.least or max(LEAST_EVENINGS, most // 10)
        found = {pair: row for pair, row in found.items() if row[3] >= least}
    called = entrant_names(conn, FORMATS["pairs"], found)
    figures: dict[int, float] = {
        pair: found[pair][4] / found[pair][3] if averages else found[pair][3]
        for pair in sorted(found, key=lambda pair: called[pair])
    }
    return tuple(
        RecordRow(
            place,
            called[pair],
            figures[pair],
            (found[pair][1], found[pair][2]),
            evenings=found[pair][3],
            pair_id=pair,
        )
        for place, pair in ranked(figures)
        if place <= list_of.most
    )

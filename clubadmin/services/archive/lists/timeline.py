"""The highest figures of every closed evening, one after another: when records went.

Kept until the next change, so that every page of an evening can say at once what was broken.
"""

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, text

from clubadmin.model.archive.records import What
from clubadmin.services.archive.lists.asked import alike, counts
from clubadmin.services.archive.past.evenings import Past
from clubadmin.services.archive.past.winners import LEADS

Peaks = Mapping[What, Mapping[int, int]]
"""The highest figure of each evening, by list."""

BREAKABLE: tuple[What, ...] = (
    *("best-evening", "best-round", "best-game", "most-roem-game"),
    *("pits-evening", "roem-evening", "highest-win"),
)
"""Lists of which a single evening can take over the first place."""

_EVENINGS = text(
    "SELECT evening_id, max(total), max(pits), max(roem) FROM evening_result GROUP BY evening_id"
)
_ROUNDS = text(
    "SELECT evening_id, max(points + roem - fines) FROM round_result WHERE NOT credit"
    " GROUP BY evening_id"
)
_GAMES = text("SELECT evening_id, best_game, most_roem FROM evening_peak")


def peaks(conn: Connection, evenings: Sequence[Past]) -> Peaks:
    """The highest of each evening of which there are figures."""
    which = {"evenings": json.dumps([one.id for one in evenings])}
    of_evenings = conn.execute(_EVENINGS).all()
    of_games = conn.execute(_GAMES).all()
    leads = conn.execute(LEADS, which).all()
    return {
        "best-evening": {row[0]: row[1] for row in of_evenings},
        "pits-evening": {row[0]: row[2] for row in of_evenings},
        "roem-evening": {row[0]: row[3] for row in of_evenings},
        "best-round": {row[0]: row[1] for row in conn.execute(_ROUNDS)},
        "best-game": {row[0]: row[1] for row in of_games},
        "most-roem-game": {row[0]: row[2] for row in of_games},
        "highest-win": {row[0]: row[2] for row in leads if row[3] > 1},
    }


def before(
    what: What, evening: Past, evenings: Sequence[Past], of: Peaks
) -> tuple[int, Past] | None:
    """The record as it stood before an evening, and the first evening that had it.

    None: nothing alike was played before.
    """
    best: tuple[int, Past] | None = None
    figures = of[what]
    for one in evenings:
        if one.id == evening.id:
            break
        figure = figures.get(one.id, 0)
        if best is not None and figure <= best[0]:
            continue  # first, as this is nearly all of them
        if alike(what, one.size, evening.size) and counts(what, one):
            best = figure, one
    return best

"""A season at its end: who came first, and what must be done before it is closed."""

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.closing import Ending, Obstacle, SeasonReview, Winner
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date, evening_title
from clubadmin.services.seasons.competitions import competitions
from clubadmin.services.seasons.moved import rectified
from clubadmin.services.seasons.seasons import season
from clubadmin.services.standings.frozen import kept_rules
from clubadmin.services.standings.standings import standings

_OPEN = text(
    "SELECT e.id, e.number, e.date, c.id AS competition_id, c.name AS competition,"
    " EXISTS (SELECT 1 FROM participant p WHERE p.evening_id = e.id) AS begun"
    " FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.season_id = :season AND e.status = 'open' ORDER BY e.date, e.id"
)
_PROTESTS = text(
    "SELECT e.id, e.number, e.date, c.id AS competition_id, c.name AS competition,"
    " count(*) AS count FROM protest x JOIN evening e ON e.id = x.evening_id"
    " JOIN competition c ON c.id = e.competition_id"
    " WHERE c.season_id = :season AND x.status = 'open' GROUP BY e.id ORDER BY e.date, e.id"
)
_REASON = text("SELECT reopen_reason FROM season WHERE id = :season")
_LATER = text(
    "SELECT n.name FROM season n JOIN season s ON n.starts > s.starts"
    " WHERE s.id = :season ORDER BY n.starts LIMIT 1"
)


def review(club: OpenClub, season_id: int) -> SeasonReview:
    """A season as it is, or as it was closed.

    Raises:
        Refused: there is no such season, or a rule of ranking cannot be read.
    """
    about = season(club, season_id)
    endings = tuple(_ending(club, one) for one in competitions(club, season_id))
    with club.store.read() as conn:
        which = {"season": season_id}
        return SeasonReview(
            season=about,
            competitions=endings,
            obstacles=tuple(obstacles(conn, season_id)),
            rectifications=rectified(conn, season_id),
            reopen_reason=conn.execute(_REASON, which).scalar() or "",
            next_season=conn.execute(_LATER, which).scalar() or "",
        )


def obstacles(conn: Connection, season_id: int) -> Iterator[Obstacle]:
    """What must be done before a season can be closed: evenings, and protests on them."""
    for row in conn.execute(_OPEN, {"season": season_id}).mappings():
        todo = "Sluit haar af." if row["begun"] else "Er staat niemand op de lijst; verwijder haar."
        yield _obstacle(row, f"{_title(row)} is nog open. {todo}")
    for row in conn.execute(_PROTESTS, {"season": season_id}).mappings():
        count = row["count"]
        what = "een protest" if count == 1 else f"{count} protesten"
        yield _obstacle(row, f"{_title(row)}: over {what} is nog niet beslist. Doe uitspraak.")


def _title(row: Mapping[Any, Any]) -> str:
    return evening_title(row["number"], row["competition"], as_date(row["date"]))


def _obstacle(row: Mapping[Any, Any], sentence: str) -> Obstacle:
    return Obstacle(sentence, row["id"], row["competition_id"])


def _ending(club: OpenClub, one: Competition) -> Ending:
    found = standings(club, one.id)
    with club.store.read() as conn:
        rules = kept_rules(conn, one.id)
    return Ending(
        competition_id=one.id,
        name=one.name,
        format=one.format,
        evenings=len(found.evenings),
        entrants=len(found.rows),
        rule=found.rule,
        rule_sets=tuple(dict.fromkeys(str(rule["title"]) for rule in rules)),
        winners=winners(found),
        up=tuple(row.name for row in found.rows if row.moves == "up"),
        down=tuple(row.name for row in found.rows if row.moves == "down"),
        undecided=tuple(row.name for row in found.rows if row.moves.endswith("?")),
        planned=one.evenings,
    )


def winners(found: Standings) -> tuple[Winner, ...]:
    """Who came first in each field or group; who has no place wins nothing."""
    return tuple(
        Winner(field, names)
        for field in found.fields
        if (names := tuple(r.name for r in found.rows if r.field == field and r.place == 1))
    )

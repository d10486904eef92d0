"""Closing a season: its standings are frozen with the rules by which they came about.

Before it, who came first and what must be done; after it, what a correction changed in standings
that were frozen.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.closing import (
    Ending,
    Obstacle,
    SeasonMoved,
    SeasonReview,
    StandingMoved,
    Winner,
)
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.season_closed import refuse_closed_season
from clubadmin.services.evenings.head import as_date, evening_title
from clubadmin.services.input.checks import reason_to_reopen
from clubadmin.services.results.closing import next_number
from clubadmin.services.seasons.seasons import competitions, season
from clubadmin.services.standings.material import about as about_competition
from clubadmin.services.standings.material import gather
from clubadmin.services.standings.standings import (
    UNREADABLE,
    differ,
    freeze,
    kept_rules,
    standings,
    thaw,
)
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import SeasonRow, SeasonStandingRow

_LAST = text(
    "SELECT number, figures FROM season_standing WHERE competition_id = :competition"
    " ORDER BY number DESC LIMIT 1"
)
_REASON = text("SELECT reopen_reason FROM season WHERE id = :season")
_KEPT = text(
    "SELECT x.competition_id, x.number, x.closed_at, x.reason, x.rectification, x.figures,"
    " c.format, c.name AS competition, s.name AS season, b.name AS club"
    " FROM season_standing x JOIN competition c ON c.id = x.competition_id"
    " JOIN season s ON s.id = c.season_id CROSS JOIN club b"
    " WHERE c.season_id = :season ORDER BY c.id, x.number"
)
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
_LATER = text(
    "SELECT n.name FROM season n JOIN season s ON n.starts > s.starts"
    " WHERE s.id = :season ORDER BY n.starts LIMIT 1"
)


def close_season(club: OpenClub, season_id: int) -> SeasonReview:
    """Close a season: standings are kept as they are, and nothing of it can change.

    Closing again after a correction gives each competition whose standings are other ones a
    numbered rectification.
    """
    about = season(club, season_id)
    with club.store.read() as conn:
        refuse_closed_season(conn, season_id)
        in_the_way = tuple(obstacles(conn, season_id))
    if in_the_way:
        raise Refused(_not_yet(about.name, in_the_way))
    found = [(one, standings(club, one.id)) for one in competitions(club, season_id)]
    if not any(one.evenings for _, one in found):
        raise Refused(
            "Seizoen {season} heeft nog geen avonden; er is niets af te sluiten.", season=about.name
        )
    with club.store.change(
        Message("Seizoen {season} afgesloten", season=about.name), undoable=False
    ) as change:
        reason = change.conn.execute(_REASON, {"season": season_id}).scalar() or ""
        for one, ended in found:
            ties = gather(change.conn, about_competition(change.conn, one.id)).force.ties
            figures = freeze(ended, kept_rules(change.conn, one.id), ties)
            _keep(change, one.id, figures, reason)
        change.update(
            SeasonRow, season_id, version=about.version, closed_at=change.at, reopen_reason=""
        )
    return review(club, season_id)


def _not_yet(season_name: str, in_the_way: Sequence[Obstacle]) -> Message:
    first, more = in_the_way[0].sentence, len(in_the_way) - 1
    if not more:
        return Message(
            "Seizoen {season} kan nog niet worden afgesloten. {first}",
            season=season_name,
            first=first,
        )
    return Message(
        "Seizoen {season} kan nog niet worden afgesloten. {first} Daarna nog {more}.",
        season=season_name,
        first=first,
        more=more,
    )


def reopen_season(club: OpenClub, season_id: int, reason: str) -> SeasonReview:
    """Open a closed season again for a correction; the standings so far are kept."""
    needed = Message(
        "Geef een reden op om het seizoen te heropenen, bijvoorbeeld “Avond 7: roem vergeten”. De"
        " reden komt op de rectificatie."
    )
    why = reason_to_reopen(reason, needed)
    about = season(club, season_id)
    if not about.closed_at:
        raise Refused(
            "Seizoen {season} is niet afgesloten; er kan gewoon aan gewerkt worden.",
            season=about.name,
        )
    with club.store.change(
        Message("Seizoen {season} heropend: {why}", season=about.name, why=why), undoable=False
    ) as change:
        change.update(SeasonRow, season_id, version=about.version, closed_at="", reopen_reason=why)
    return review(club, season_id)


def _keep(change: Change, competition_id: int, figures: str, reason: str) -> None:
    last = change.conn.execute(_LAST, {"competition": competition_id}).first()
    if last is not None and last.figures == figures:
        return  # closed again as it was
    differs = last is not None and differ(last.figures, figures)
    change.insert(
        SeasonStandingRow,
        competition_id=competition_id,
        number=last.number + 1 if last else 1,
        closed_at=change.at,
        reason=reason,
        rectification=next_number(change.conn) if differs else None,
        figures=figures,
    )


def rectified(conn: Connection, season_id: int) -> tuple[SeasonMoved, ...]:
    """List the changes by later closings of a season, in the order of their numbers."""
    rows = conn.execute(_KEPT, {"season": season_id}).mappings().all()
    found = []
    for _, of_one in groupby(rows, key=lambda row: row["competition_id"]):
        for before, after in pairwise(of_one):
            if after["rectification"] is not None:
                found.append(_rectified(conn, before, after))
    return tuple(sorted(found, key=lambda one: one.rectification))


def _rectified(
    conn: Connection, before: Mapping[Any, Any], after: Mapping[Any, Any]
) -> SeasonMoved:
    """Tell the changes of a closing; none where it is damaged, which a check reports."""
    try:
        moved = tuple(moved_rows(thaw(conn, before), thaw(conn, after)))
    except UNREADABLE:
        moved = ()
    return SeasonMoved(
        rectification=after["rectification"],
        closed_at=after["closed_at"],
        reason=after["reason"],
        competition=after["competition"],
        moved=moved,
    )


def moved_rows(before: Standings, after: Standings) -> Iterator[StandingMoved]:
    """Everybody whose place or total is another one, by the new place."""
    old = {row.entrant_id: row for row in before.rows}
    for row in after.rows:
        was = old.get(row.entrant_id)
        if was is not None and (was.place, was.total) != (row.place, row.total):
            yield StandingMoved(row.name, was.place, row.place, was.total, row.total)


def review(club: OpenClub, season_id: int) -> SeasonReview:
    """A season as it is, or as it was closed."""
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
    """Find what must be done before a season can be closed: evenings, and protests on them."""
    for row in conn.execute(_OPEN, {"season": season_id}).mappings():
        todo = (
            Message("Sluit hem af.")
            if row["begun"]
            else Message("Er staat niemand op de lijst; verwijder hem.")
        )
        yield _obstacle(row, Message("{title} is nog open. {todo}", title=_title(row), todo=todo))
    for row in conn.execute(_PROTESTS, {"season": season_id}).mappings():
        what = Message.counted("een protest", "{n} protesten", row["count"])
        yield _obstacle(
            row,
            Message(
                "{title}: over {what} is nog niet beslist. Doe uitspraak.",
                title=_title(row),
                what=what,
            ),
        )


def _title(row: Mapping[Any, Any]) -> Message:
    return evening_title(row["number"], row["competition"], as_date(row["date"]))


def _obstacle(row: Mapping[Any, Any], sentence: Message) -> Obstacle:
    return Obstacle(sentence, row["id"], row["competition_id"])


def _ending(club: OpenClub, one: Competition) -> Ending:
    found = standings(club, one.id)
    rules = club.read(kept_rules, one.id)
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
    """Find the first of each field or group; without a place there is nothing to win."""
    first_of = {
        one: [r for r in found.rows if r.field == one and r.place == 1] for one in found.fields
    }
    return tuple(
        Winner(field, tuple(r.name for r in first), tuple(r.entrant_id for r in first))
        for field, first in first_of.items()
        if first
    )

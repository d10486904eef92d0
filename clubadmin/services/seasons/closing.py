"""Closing a season: its standings are frozen with the rules by which they came about."""

from sqlalchemy import text

from clubadmin.model.seasons.closing import SeasonReview
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.season_closed import refuse_closed_season
from clubadmin.services.errors import Refused
from clubadmin.services.results.rectifying import next_number
from clubadmin.services.seasons.competitions import competitions
from clubadmin.services.seasons.review import obstacles, review
from clubadmin.services.seasons.seasons import season
from clubadmin.services.standings.frozen import differ, freeze, kept_rules
from clubadmin.services.standings.material import about as about_competition
from clubadmin.services.standings.material import gather
from clubadmin.services.standings.standings import standings
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import SeasonRow, SeasonStandingRow

LONGEST_REASON = 500

_LAST = text(
    "SELECT number, figures FROM season_standing WHERE competition_id = :competition"
    " ORDER BY number DESC LIMIT 1"
)
_REASON = text("SELECT reopen_reason FROM season WHERE id = :season")


def close_season(club: OpenClub, season_id: int, *, backup: bool = True) -> SeasonReview:
    """Close a season: standings are kept as they are, and nothing of it can change.

    Closing again after a correction gives each competition whose standings are other ones a
    numbered rectification.

    Args:
        club: the open club.
        season_id: which season.
        backup: make a copy of the club afterwards.

    Raises:
        Refused: it is closed already, it has no evenings, or evenings or protests are open.
    """
    about = season(club, season_id)
    with club.store.read() as conn:
        refuse_closed_season(conn, season_id)
        in_the_way = tuple(obstacles(conn, season_id))
    if in_the_way:
        more = f" Daarna nog {len(in_the_way) - 1}." if len(in_the_way) > 1 else ""
        raise Refused(
            f"Seizoen {about.name} kan nog niet worden afgesloten. {in_the_way[0].sentence}{more}"
        )
    found = [(one, standings(club, one.id)) for one in competitions(club, season_id)]
    if not any(one.evenings for _, one in found):
        raise Refused(f"Seizoen {about.name} heeft nog geen avonden; er is niets af te sluiten.")
    with club.store.change(f"Seizoen {about.name} afgesloten", undoable=False) as change:
        reason = change.conn.execute(_REASON, {"season": season_id}).scalar() or ""
        for one, ended in found:
            ties = gather(change.conn, about_competition(change.conn, one.id)).force.ties
            figures = freeze(ended, kept_rules(change.conn, one.id), ties)
            _keep(change, one.id, figures, reason)
        change.update(
            SeasonRow,
            season_id,
            version=about.version,
            closed_at=change.at,
            reopen_reason="",
        )
    if backup:
        _backup(club)
    return review(club, season_id)


def reopen_season(club: OpenClub, season_id: int, reason: str) -> SeasonReview:
    """Open a closed season again for a correction; the standings so far are kept.

    Raises:
        Refused: it is not closed, or no reason is given.
    """
    why = " ".join(reason.split())
    if not why:
        raise Refused(
            "Geef een reden op om het seizoen te heropenen, bijvoorbeeld “Avond 7: roem vergeten”."
            " De reden komt op de rectificatie."
        )
    if len(why) > LONGEST_REASON:
        raise Refused(f"Houd de reden bij {LONGEST_REASON} tekens; dit zijn er {len(why)}.")
    about = season(club, season_id)
    if not about.closed_at:
        raise Refused(f"Seizoen {about.name} is niet afgesloten; er kan gewoon aan gewerkt worden.")
    with club.store.change(f"Seizoen {about.name} heropend: {why}", undoable=False) as change:
        change.update(SeasonRow, season_id, version=about.version, closed_at="", reopen_reason=why)
    return review(club, season_id)


def _keep(change: Change, competition_id: int, figures: str, reason: str) -> None:
    last = change.conn.execute(_LAST, {"competition": competition_id}).first()
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


def _backup(club: OpenClub) -> None:
    """A copy of the season as it was closed; without one the season is closed all the same."""
    try:
        health.backup(club)
    except (StorageError, Refused, OSError):
        return

"""Seasons and the list of their evenings; competitions are in `competitions`."""

from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.seasons.season import EveningLine, Season
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.club.season_closed import refuse_closed_season
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import as_kept
from clubadmin.services.seasons.competitions import (
    add_competition,
    change_competition,
    competition,
    competitions,
    remove_competition,
)
from clubadmin.storage.schema.meanings import has_played
from clubadmin.storage.schema.tablenames import SeasonRow

__all__ = [
    "add_competition",
    "add_season",
    "change_competition",
    "change_season",
    "competition",
    "competitions",
    "evenings",
    "remove_competition",
    "remove_season",
    "season",
    "seasons",
]

LONGEST = 800  # days; a longer season is a slip in a date

_FIELDS = "id, name, starts, ends, version, closed_at"
_ALL = text(f"SELECT {_FIELDS} FROM season ORDER BY starts DESC, id DESC")
_ONE = text(f"SELECT {_FIELDS} FROM season WHERE id = :id")
_SAME = text("SELECT id FROM season WHERE lower(name) = lower(:name) AND id <> :id")
_OUTSIDE = text(
    "SELECT e.number, e.date, c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.season_id = :id AND (e.date < :starts OR e.date > :ends) ORDER BY e.date LIMIT 1"
)
_HAS_EVENINGS = text(
    "SELECT EXISTS (SELECT 1 FROM evening e JOIN competition c ON c.id = e.competition_id"
    " WHERE c.season_id = :id)"
)
_EVENINGS = """
    SELECT e.id, e.competition_id, c.name AS competition, e.number, e.date, e.status, e.depth,
      (SELECT count(*) FROM participant p WHERE p.evening_id = e.id) AS participants,
      (SELECT count(*) FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id
        WHERE t.evening_id = e.id AND f.status = 'signed') AS sheets_signed,
      (SELECT count(*) FROM playing_table t WHERE t.evening_id = e.id) AS sheets
    FROM evening e JOIN competition c ON c.id = e.competition_id {where}
    ORDER BY e.date DESC, e.number DESC, e.id DESC"""


def seasons(club: OpenClub) -> tuple[Season, ...]:
    """All seasons, newest first."""
    with club.store.read() as conn:
        return tuple(_season(row) for row in conn.execute(_ALL).mappings())


def add_season(club: OpenClub, name: str, starts: date, ends: date) -> Season:
    """Add a season from the first up to and including the last day."""
    values = club.read(season_values, 0, name, starts, ends)
    with club.store.change(Message("Seizoen {name} toegevoegd", name=values["name"])) as change:
        made = change.insert(SeasonRow, **values)
        assert made is not None
        return _load(change.conn, made)


def change_season(club: OpenClub, wanted: Season) -> Season:
    """Keep another name or other days."""
    with club.store.read() as conn:
        _load(conn, wanted.id)
        refuse_closed_season(conn, wanted.id)
        values = season_values(conn, wanted.id, wanted.name, wanted.starts, wanted.ends)
    with club.store.change(Message("Seizoen {name} gewijzigd", name=values["name"])) as change:
        change.update(SeasonRow, wanted.id, version=wanted.version, **values)
        return _load(change.conn, wanted.id)


def remove_season(club: OpenClub, season_id: int) -> None:
    """Remove a season without evenings, with its competitions."""
    with club.store.read() as conn:
        gone = _load(conn, season_id)
        refuse_closed_season(conn, season_id)
        if conn.execute(_HAS_EVENINGS, {"id": season_id}).scalar():
            raise Refused("In seizoen {gone} staan avonden. Verwijder die eerst.", gone=gone.name)
        if conn.execute(has_played("season"), {"id": season_id}).scalar():
            raise Refused(
                "Voor seizoen {gone} is contributie vastgesteld of betaald. Dat blijft bewaard,"
                " en het seizoen dus ook.",
                gone=gone.name,
            )
    with club.store.change(Message("Seizoen {gone} verwijderd", gone=gone.name)) as change:
        change.delete(SeasonRow, season_id)


def evenings(club: OpenClub, competition_id: int | None = None) -> tuple[EveningLine, ...]:
    """The evenings of a competition, or of all, newest first."""
    where = "" if competition_id is None else "WHERE e.competition_id = :id"
    values = {} if competition_id is None else {"id": competition_id}
    with club.store.read() as conn:
        rows = conn.execute(text(_EVENINGS.format(where=where)), values).mappings()
        return tuple(EveningLine(**{**row, "date": as_date(row["date"])}) for row in rows)


def season_values(
    conn: Connection, own: int, name: str, starts: date, ends: date
) -> dict[str, Any]:
    """The columns of a season as it may be kept; `own` is its id, 0 for a new one."""
    clean = as_kept("season", "name", name, needed=True)
    if conn.execute(_SAME, {"name": clean, "id": own}).first():
        raise Refused("Er is al een seizoen {clean}. Kies een andere naam.", clean=clean)
    if ends < starts or (ends - starts).days > LONGEST:
        raise Refused(
            "Een seizoen van {starts} tot en met {ends} kan niet. Kies een laatste dag"
            " na de eerste, hooguit twee jaar later.",
            starts=starts,
            ends=ends,
        )
    out = conn.execute(_OUTSIDE, {"id": own, "starts": str(starts), "ends": str(ends)}).first()
    if out:
        raise Refused(
            "Avond {out} van {name} op {date} zou buiten het seizoen vallen. Kies de dagen ruimer.",
            out=out.number,
            name=out.name,
            date=as_date(out.date),
        )
    return {"name": clean, "starts": starts, "ends": ends}


def _load(conn: Connection, season_id: int) -> Season:
    row = conn.execute(_ONE, {"id": season_id}).mappings().first()
    if row is None:
        raise Refused("Dit seizoen is er niet meer. Kies een seizoen uit de lijst.")
    return _season(row)


season = reads(_load)


def _season(row: Any) -> Season:
    return Season(**{**row, "starts": as_date(row["starts"]), "ends": as_date(row["ends"])})

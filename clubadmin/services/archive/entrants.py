"""The owner of an archive page: a player of an evening, or an entrant in a competition."""

from sqlalchemy import text

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.services.club.club import OpenClub

_PLAYS = text("SELECT team_id, pair_id, member_id FROM participant WHERE id = :id")
_FORMAT = text("SELECT format FROM competition WHERE id = :id")
_KINDS = ("team", "pair", "member")


def who_plays(club: OpenClub, participant_id: int) -> tuple[str, int]:
    """The kind, "member", "pair" or "team", and the id; no kind where it is gone meanwhile."""
    with club.store.read() as conn:
        found = conn.execute(_PLAYS, {"id": participant_id}).first()
    ids = dict(zip(_KINDS, found or (), strict=False))
    return next(((kind, int(one)) for kind, one in ids.items() if one), ("", 0))


def who_is_ranked(club: OpenClub, competition_id: int, entrant_id: int) -> tuple[str, int]:
    """Find the archive page of a row of the standings; no kind for those who have none."""
    if entrant_id <= 0:
        return "", 0
    with club.store.read() as conn:
        found = conn.execute(_FORMAT, {"id": competition_id}).scalar()
    return ("", 0) if found is None else (FORMATS[found].entrant.value, entrant_id)

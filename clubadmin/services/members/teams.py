"""Teams: two or more pairs that play as one (NKF 1976, word list: viertallen)."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import best_found, fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member, Team
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import named
from clubadmin.services.members.entrants import forget
from clubadmin.services.members.members import load_member
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import has_played
from clubadmin.storage.schema.reading import columns, reader
from clubadmin.storage.schema.tablenames import TeamMemberRow, TeamRow

FEWEST, MOST = 4, 24
"""Two pairs; and eight with half as many in reserve."""

_TEAMS = "SELECT id, name, active, version FROM team"
_FIELDS = columns(Member, "m")
_MEMBERS = f"SELECT y.team_id, {_FIELDS} FROM team_member y JOIN member m ON m.id = y.member_id"
_member = reader(Member, "m_")
_NAMES = text("SELECT id, name, active FROM team")
_PLACES = text("SELECT place, member_id FROM team_member WHERE team_id = :id ORDER BY place")


def teams(club: OpenClub, search: str = "", inactive: bool = False) -> tuple[Team, ...]:
    """The teams by name; every word of `search` must occur in its name or those of its members."""
    found = club.read(_teams)
    words = fold(search).split()
    return tuple(
        sorted(
            (
                team
                for team in found
                if (inactive or team.active) and all(word in fold(team.label) for word in words)
            ),
            key=lambda team: (best_found(words, team.searched), fold(team.name), team.id),
        )
    )


def load_team(conn: Connection, team_id: int) -> Team:
    """Load a team."""
    found = _teams(conn, team_id)
    if not found:
        raise Refused("Dit team is er niet meer. Zoek het opnieuw in de lijst van teams.")
    return found[0]


team = reads(load_team)


def add_team(club: OpenClub, name: str, member_ids: Sequence[int]) -> Team:
    """Make a team; the first two members are its first pair."""
    with club.store.read() as conn:
        clean = _free_name(conn, name, own=0)
        members = _members(conn, member_ids)
    with club.store.change(Message("Team {clean} toegevoegd", clean=clean)) as change:
        made = change.insert(TeamRow, name=clean)
        assert made is not None
        _seat(change, made, members)
        return load_team(change.conn, made)


def change_team(club: OpenClub, wanted: Team) -> Team:
    """Keep the name, who play and whether the team still does.

    Who sat for it on earlier evenings stays on the sheets of those.
    """
    with club.store.read() as conn:
        now = load_team(conn, wanted.id)
        clean = _free_name(conn, wanted.name, own=wanted.id)
        members = _members(conn, [one.id for one in wanted.members])
    with club.store.change(Message("Team {clean} gewijzigd", clean=clean)) as change:
        change.update(TeamRow, wanted.id, version=wanted.version, name=clean, active=wanted.active)
        if (now.name, now.active) == (clean, wanted.active) and now.members != members:
            change.touch(TeamRow, wanted.id, version=wanted.version)
        _seat(change, wanted.id, members)
        return load_team(change.conn, wanted.id)


def remove_team(club: OpenClub, team_id: int) -> Team | None:
    """Remove a team that never played; one that did leaves the list but stays in results.

    Answers the team as it is kept, or None.
    """
    with club.store.read() as conn:
        gone = load_team(conn, team_id)
        used = conn.execute(has_played("team"), {"id": team_id}).scalar()
    with club.store.change(Message("Team {gone} verwijderd", gone=gone.name)) as change:
        if used:
            change.update(TeamRow, team_id, active=False)
            return load_team(change.conn, team_id)
        forget(change, Entrant.TEAM, team_id)
        change.delete(TeamRow, team_id)
    return None


def _teams(conn: Connection, team_id: int | None = None) -> tuple[Team, ...]:
    which = {} if team_id is None else {"id": team_id}
    own, theirs = ("", "") if team_id is None else (" WHERE id = :id", " WHERE y.team_id = :id")
    members: dict[int, list[Member]] = defaultdict(list)
    for row in conn.execute(text(f"{_MEMBERS}{theirs} ORDER BY y.place"), which).mappings():
        members[row["team_id"]].append(_member(row))
    return tuple(
        Team(row.id, row.name, tuple(members[row.id]), bool(row.active), row.version)
        for row in conn.execute(text(_TEAMS + own), which)
    )


def _free_name(conn: Connection, name: str, own: int) -> str:
    """The name as it is kept; two teams that are called alike cannot be told apart on paper."""
    clean = named(name, Message("De naam van het team"))
    for row in conn.execute(_NAMES):
        if row.id != own and fold(row.name) == fold(clean):
            raise Refused(
                Message("Er is al een team {name}. Kies een andere naam.", name=row.name)
                if row.active
                else Message(
                    "Er is al een team {name}. Kies een andere naam. Het speelt niet meer; zet het"
                    " weer op actief.",
                    name=row.name,
                )
            )
    return clean


def _members(conn: Connection, member_ids: Sequence[int]) -> tuple[Member, ...]:
    members = tuple(load_member(conn, one) for one in member_ids)
    if not FEWEST <= len(members) <= MOST:
        raise Refused(
            "Een team heeft {fewest} tot {most} spelers: twee paren of meer, en"
            " reserves; dit zijn er {count}.",
            fewest=FEWEST,
            most=MOST,
            count=len(members),
        )
    twice = next((one for at, one in enumerate(members) if one in members[:at]), None)
    if twice:
        raise Refused("{twice} staat twee keer in dit team. Kies een ander.", twice=twice.label)
    return members


def _seat(change: Change, team_id: int, members: Sequence[Member]) -> None:
    """The members in their places; a place that stays as it is, is not written."""
    now = {row.place: row.member_id for row in change.conn.execute(_PLACES, {"id": team_id})}
    for place, member in enumerate(members, 1):
        if place in now:
            change.update(TeamMemberRow, (team_id, place), member_id=member.id)
        else:
            change.insert(TeamMemberRow, team_id=team_id, place=place, member_id=member.id)
    for place in sorted(now.keys() - range(1, len(members) + 1)):
        change.delete(TeamMemberRow, (team_id, place))

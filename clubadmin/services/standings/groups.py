"""Groups of a competition: each has standings of its own, and one goes up or down after it."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Format
from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.member import GroupLine, Groups
from clubadmin.model.results.result import NO_GROUP, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.input.checks import named
from clubadmin.services.members.entrants import COLUMNS, about, active, entrant_names, who_played
from clubadmin.services.standings.standings import standings
from clubadmin.storage.schema.tablenames import GroupPlaceRow

LONGEST = 20
_LAST = 10**9


def groups(club: OpenClub, competition_id: int) -> Groups:
    """List the groups, the best first, and those who could still be put in one."""
    found = standings(club, competition_id)
    return club.read(_groups, competition_id, found)


def arrange(club: OpenClub, competition_id: int, wanted: Mapping[int, str]) -> Groups:
    """Put everybody in the group that is given; "" takes out, who is not given stays.

    Args:
        wanted: the name of the group by member, pair or team.
    """
    with club.store.read() as conn:
        title, form = about(conn, competition_id)
        refuse_closed_competition(conn, competition_id)
        now = _placed(conn, competition_id, form)
        _refuse_unknown(conn, form, wanted)
    column = COLUMNS[form.entrant]
    clean = {
        entrant: named(name, Message("De naam van de groep"), needed=False, longest=LONGEST)
        for entrant, name in wanted.items()
    }
    with club.store.change(Message("Groepen van {title}", title=title)) as change:
        for entrant, name in clean.items():
            row_id, before = now.get(entrant, (0, ""))
            if name == before:
                continue
            if not name:
                change.delete(GroupPlaceRow, row_id)
            elif row_id:
                change.update(GroupPlaceRow, row_id, name=name)
            else:
                values = {"competition_id": competition_id, column: entrant, "name": name}
                change.insert(GroupPlaceRow, **values)
    return groups(club, competition_id)


def has_groups(club: OpenClub, competition_id: int) -> bool:
    """Whether anybody is in a group of a competition."""
    sql = text("SELECT EXISTS (SELECT 1 FROM group_place WHERE competition_id = :id)")
    with club.store.read() as conn:
        return bool(conn.execute(sql, {"id": competition_id}).scalar())


def dealt(lines: Iterable[GroupLine], names: Iterable[str]) -> dict[int, str]:
    """Groups as equal as can be, the best in the first; nothing is kept yet.

    Who has no place comes after who has one, in the order given.
    """
    order = sorted(lines, key=lambda one: _LAST if one.place is None else one.place)
    titles = tuple(names)
    each, over = divmod(len(order), len(titles))
    found: dict[int, str] = {}
    at = 0
    for number, title in enumerate(titles):
        size = each + (number < over)
        found |= {one.entrant_id: title for one in order[at : at + size]}
        at += size
    return found


def after_moves(found: Standings) -> dict[int, str]:
    """The groups of a next season: who goes up and down by these standings has moved.

    Who is in no group is left out. Of whom it is still to be decided stays where he is.
    """
    names = sorted(name for name in found.fields if name not in ("", NO_GROUP))
    moved: dict[int, str] = {}
    for row in found.rows:
        if row.field not in names or row.entrant_id < 0:  # two who are no pair of the club
            continue
        at = names.index(row.field) + {"up": -1, "down": 1}.get(row.moves, 0)
        moved[row.entrant_id] = names[min(max(at, 0), len(names) - 1)]
    return moved


def _groups(conn: Connection, competition_id: int, found: Standings) -> Groups:
    title, form = about(conn, competition_id)
    placed = {entrant: name for entrant, (_id, name) in _placed(conn, competition_id, form).items()}
    played = who_played(conn, competition_id, form)
    places = _overall(found)
    everybody = {*placed, *played, *active(conn, form)}
    names = entrant_names(conn, form, everybody)
    lines = [
        GroupLine(who, name, placed.get(who, ""), places.get(who), played.get(who, 0))
        for who, name in names.items()
    ]
    return Groups(competition_id, title, tuple(sorted(lines, key=_order)))


def _overall(found: Standings) -> dict[int, int]:
    """The place that each would have without groups, by what the places go by."""
    placed = [(-found.score(row), row.place, row.entrant_id) for row in found.rows if row.place]
    order = sorted(placed)
    places: dict[int, int] = {}
    for at, (score, place, entrant) in enumerate(order):
        before = order[at - 1] if at else None
        equal = before is not None and before[:2] == (score, place)
        places[entrant] = places[before[2]] if before and equal else at + 1
    return places


def _order(one: GroupLine) -> tuple[bool, str, int, str]:
    """Group by group, who is in none last; in each by place, then by name."""
    place = _LAST if one.place is None else one.place
    return (not one.group, one.group, place, fold(one.name))


def _placed(conn: Connection, competition_id: int, form: Format) -> dict[int, tuple[int, str]]:
    column = COLUMNS[form.entrant]
    sql = text(
        f"SELECT {column}, id, name FROM group_place WHERE competition_id = :id"
        f" AND {column} IS NOT NULL"
    )
    return {row[0]: (row[1], row[2]) for row in conn.execute(sql, {"id": competition_id})}


def _refuse_unknown(conn: Connection, form: Format, wanted: Iterable[int]) -> None:
    entrants = set(wanted)
    if entrants - entrant_names(conn, form, entrants).keys():
        raise Refused("Een van deze deelnemers is er niet meer. Kijk opnieuw in de lijst.")

"""The lists in which somebody stands first."""

from clubadmin.model.archive.records import RecordHeld, What
from clubadmin.services.archive.lists.records import records
from clubadmin.services.club.club import OpenClub

_NO_HONOUR: tuple[What, ...] = ("worst-evening", "nat-evening")


def held_by(club: OpenClub, member_id: int) -> tuple[RecordHeld, ...]:
    """The records of the club that a person holds, alone or with others."""
    found = []
    for one in records(club).lists:
        first = [row for row in one.rows if row.place == 1]
        own = [row for row in first if member_id in row.member_ids]
        if own and one.what not in _NO_HONOUR:
            shared = len({row.member_ids for row in first}) > 1
            found.append(RecordHeld(one.what, own[0], shared))
    return tuple(found)

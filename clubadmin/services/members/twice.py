"""Possible duplicates in the list: names spelled alike, with birth dates that may agree."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from sqlalchemy import text

from clubadmin.domain.names import fold
from clubadmin.model.members.known import Alikeness, Twice
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.likeness import Shape, shape
from clubadmin.services.members.particulars import register

_MOST = 200  # proposals; more is a list that was read twice, which undo takes back
_FAR = 2  # slips, above which names are of different people
_ORDER = tuple(Alikeness)
_ATTENDED = text(
    "SELECT member_id, evening_id FROM participant WHERE member_id IS NOT NULL"
    " UNION SELECT q.member_a, p.evening_id FROM participant p JOIN pair q ON q.id = p.pair_id"
    " UNION SELECT q.member_b, p.evening_id FROM participant p JOIN pair q ON q.id = p.pair_id"
    " UNION SELECT substitute_a, evening_id FROM participant WHERE substitute_a IS NOT NULL"
    " UNION SELECT substitute_b, evening_id FROM participant WHERE substitute_b IS NOT NULL"
    " UNION SELECT s.member_id, t.evening_id FROM seat s"
    " JOIN playing_table t ON t.id = s.playing_table_id"
)


def twice(club: OpenClub) -> tuple[Twice, ...]:
    """Find possible duplicates, the surest first; two who met on an evening are two."""
    people = [one for one in register(club, inactive=True).people if not one.member.erased]
    shapes = {one.member.id: shape(one.member.name) for one in people}
    found = [
        (one, other, why)
        for one, other in _near(people, shapes)
        if (why := _why(one, other, shapes)) is not None
    ]
    if not found:
        return ()
    attended: dict[int, set[int]] = defaultdict(set)
    with club.store.read() as conn:
        for member_id, evening_id in conn.execute(_ATTENDED):
            attended[member_id].add(evening_id)
    made = [
        Twice(one, other, why, (len(mine), len(theirs)))
        for one, other, why in found
        if not (mine := attended[one.member.id]) & (theirs := attended[other.member.id])
    ]
    made.sort(key=lambda one: (_ORDER.index(one.why), fold(one.one.member.sorted_name)))
    return tuple(made[:_MOST])


def _near(
    people: Iterable[Particulars], shapes: dict[int, Shape]
) -> Iterator[tuple[Particulars, Particulars]]:
    """Each two that share something by which alike names are found; the lower number first."""
    drawers: dict[str, list[Particulars]] = defaultdict(list)
    for one in people:
        name = shapes[one.member.id]
        keys = {*name.near_keys(), f"{name.name[:1]} {name.parts[-1] if name.parts else ''}"}
        for key in keys:
            drawers[key].append(one)
    seen = set()
    for drawer in drawers.values():
        for pair in combinations(sorted(drawer, key=lambda one: one.member.id), 2):
            ids = (pair[0].member.id, pair[1].member.id)
            if ids not in seen:
                seen.add(ids)
                yield pair


def _why(one: Particulars, other: Particulars, shapes: dict[int, Shape]) -> Alikeness | None:
    if one.born and other.born and one.born != other.born:
        return None
    far = shapes[one.member.id].likeness(shapes[other.member.id])
    if far is None or far > _FAR:
        return None
    if one.born is not None and one.born == other.born:
        return Alikeness.BORN
    if one.member.remark and other.member.remark:
        return None  # somebody told them apart
    if fold(one.member.name) == fold(other.member.name):
        return Alikeness.SAME
    return Alikeness.SPELLED if far < _FAR else Alikeness.SHORTENED

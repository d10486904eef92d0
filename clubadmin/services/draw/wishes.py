"""Wishes of members for every draw: together, apart, or at a table of one's own.

A wish is of people, and holds on every evening where they play: on their own, in a pair or
in a team. What cannot go together is refused when it is asked, so that a draw has only what
the numbers of an evening forbid left to say.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.schedule import Couple, couple
from clubadmin.domain.names import fold
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import DrawWishes, Wish, WishKind
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.wish_clashes import refuse_clash
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.attendance_rows import who_plays
from clubadmin.services.input.checks import between, named
from clubadmin.services.members.members import by_last, load_member, member_of
from clubadmin.storage.schema.tablenames import WishRow

__all__ = ["DrawWishes", "add_wish", "change_wish", "draw_wishes", "remove_wish", "wishes"]

MOST_TABLES = 200

_WISHES = text("SELECT id, kind, member_a, member_b, table_number, reason, version FROM wish")
_MEMBERS = text(
    "SELECT id, first_name, infix, last_name, remark, phone, email, guest, active, version"
    " FROM member WHERE id IN (SELECT member_a FROM wish UNION SELECT member_b FROM wish)"
)


def wishes(club: OpenClub, search: str = "") -> tuple[Wish, ...]:
    """The wishes, by name; every word of `search` must occur in the names or the reason."""
    words = fold(search).split()
    with club.store.read() as conn:
        found = _load(conn)
    texts = {one.id: fold(f"{one.names} {one.reason}") for one in found}
    kept = [one for one in found if all(word in texts[one.id] for word in words)]
    return tuple(sorted(kept, key=lambda one: (by_last(one.a), one.kind, one.id)))


def add_wish(club: OpenClub, wanted: Wish) -> Wish:
    """Add a wish; the id of `wanted` does not matter.

    Raises:
        Refused: a field cannot be, or it cannot go together with another wish.
    """
    with club.store.read() as conn:
        values = _checked(conn, wanted, _load(conn))
    with club.store.change(f"Wens van {wanted.names} toegevoegd") as change:
        made = change.insert(WishRow, **values)
        assert made is not None
        return _one(change.conn, made)


def change_wish(club: OpenClub, wanted: Wish) -> Wish:
    """Keep what was changed of a wish.

    Raises:
        Refused: a field cannot be, the wish is gone, or it clashes with another.
        RowMovedOn: it was changed since `wanted` was read.
    """
    with club.store.read() as conn:
        _one(conn, wanted.id)
        others = [one for one in _load(conn) if one.id != wanted.id]
        values = _checked(conn, wanted, others)
    with club.store.change(f"Wens van {wanted.names} gewijzigd") as change:
        change.update(WishRow, wanted.id, version=wanted.version, **values)
        return _one(change.conn, wanted.id)


def remove_wish(club: OpenClub, wish_id: int) -> None:
    """Take a wish away.

    Raises:
        Refused: it is gone already.
    """
    with club.store.read() as conn:
        gone = _one(conn, wish_id)
    with club.store.change(f"Wens van {gone.names} weg") as change:
        change.delete(WishRow, wish_id)


def draw_wishes(conn: Connection, people: Iterable[Participant]) -> DrawWishes:
    """What members wish of the draw of an evening, by the numbers under which they play.

    Wishes between two of one pair or team say nothing to a draw and are left out; and pairs and
    teams are not kept together, for they would play each other every round. Where two of a
    pair have tables of their own, the pair goes to that of the wish made first.
    """
    there = tuple(people)
    numbers = who_plays(there)
    single = all(len(person.members) == 1 for person in there)
    couples: dict[WishKind, set[Couple]] = defaultdict(set)
    fixed: dict[int, int] = {}
    for one in sorted(_load(conn), key=lambda wish: wish.id):
        a = numbers.get(one.a.id)
        if a is None:
            continue
        if one.table is not None:
            fixed.setdefault(a, one.table)
            continue
        b = numbers.get(one.b.id) if one.b else None
        if b is not None and b != a:
            couples[one.kind].add(couple(a, b))
    apart = couples[WishKind.APART]
    together = couples[WishKind.TOGETHER] if single else ()
    return DrawWishes(tuple(sorted(together)), tuple(sorted(apart)), fixed)


def _checked(conn: Connection, wanted: Wish, others: Sequence[Wish]) -> dict[str, Any]:
    """The columns of a wish as it can be kept."""
    a = load_member(conn, wanted.a.id)
    b = load_member(conn, wanted.b.id) if wanted.b else None
    table = None
    if wanted.kind is WishKind.TABLE:
        table, b = between(wanted.table or 0, 1, MOST_TABLES, "Het nummer van de tafel"), None
    elif b is None or b.id == a.id:
        raise Refused(
            f"Voor wie {_kind(wanted.kind)} zitten zijn er twee nodig: kies naast {a.label} nog"
            " iemand."
        )
    reason = named(wanted.reason, "De reden", needed=False, longest=200)
    refuse_clash(Wish(wanted.id, wanted.kind, a, b, table), others)
    return {
        "kind": str(wanted.kind),
        "member_a": a.id,
        "member_b": b.id if b else None,
        "table_number": table,
        "reason": reason,
    }


def _kind(kind: WishKind) -> str:
    return "samen" if kind is WishKind.TOGETHER else "apart"


def _one(conn: Connection, wish_id: int) -> Wish:
    for one in _load(conn):
        if one.id == wish_id:
            return one
    raise Refused("Deze wens is er niet meer. Kijk opnieuw in de lijst van wensen.")


def _load(conn: Connection) -> list[Wish]:
    people = {row["id"]: member_of(row) for row in conn.execute(_MEMBERS).mappings()}
    return [_wish(row, people) for row in conn.execute(_WISHES).mappings()]


def _wish(row: Any, people: dict[int, Member]) -> Wish:
    return Wish(
        id=row["id"],
        kind=WishKind(row["kind"]),
        a=people[row["member_a"]],
        b=people[row["member_b"]] if row["member_b"] is not None else None,
        table=row["table_number"],
        reason=row["reason"],
        version=row["version"],
    )

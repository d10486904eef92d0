"""Pairs of two members who play together."""

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import best_found, fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member, Pair
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.members.entrants import forget
from clubadmin.services.members.members import by_last, load_member
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import has_played
from clubadmin.storage.schema.reading import columns, reader
from clubadmin.storage.schema.tablenames import PairRow

_A, _B = columns(Member, "a"), columns(Member, "b")
_PAIRS = (
    f"SELECT p.id, p.active, p.version, {_A}, {_B}, a.search || ' ' || b.search AS search"
    " FROM pair p JOIN member a ON a.id = p.member_a JOIN member b ON b.id = p.member_b"
)
_pair = reader(Pair)
_SAME = text(
    "SELECT id, active, version FROM pair WHERE id <> :id"
    " AND ((member_a = :a AND member_b = :b) OR (member_a = :b AND member_b = :a))"
)


def pairs(club: OpenClub, search: str = "", inactive: bool = False) -> tuple[Pair, ...]:
    """The pairs, by the last name of the first; every word of `search` must occur in the names."""
    with club.store.read() as conn:
        rows = conn.execute(text(_PAIRS)).mappings().all()
    words = fold(search).split()
    found = [
        _pair(row)
        for row in rows
        if (inactive or row["active"]) and all(word in row["search"] for word in words)
    ]
    return tuple(
        sorted(
            found, key=lambda one: (best_found(words, one.searched), by_last(one.a), by_last(one.b))
        )
    )


def also_paired(club: OpenClub, wanted: Pair) -> tuple[Pair, ...]:
    """Other pairs that still play, of one of these two: perhaps the wrong one was chosen."""
    two = {wanted.a.id, wanted.b.id}
    return tuple(one for one in pairs(club) if one.id != wanted.id and two & {one.a.id, one.b.id})


def load_pair(conn: Connection, pair_id: int) -> Pair:
    """Load a pair."""
    row = conn.execute(text(_PAIRS + " WHERE p.id = :id"), {"id": pair_id}).mappings().first()
    if row is None:
        raise Refused("Dit paar is er niet meer. Zoek het opnieuw in de lijst van paren.")
    return _pair(row)


pair = reads(load_pair)


def add_pair(club: OpenClub, a_id: int, b_id: int) -> Pair:
    """Make a pair of two members; a pair that had stopped starts again."""
    a, b = club.read(_two, a_id, b_id)
    with club.store.change(Message("Paar {a} – {b} toegevoegd", a=a.label, b=b.label)) as change:
        return load_pair(change.conn, join(change, a_id, b_id))


def join(change: Change, a_id: int, b_id: int) -> int:
    """Make a pair within a change, as `add_pair` does; gives its id."""
    a, b = _two(change.conn, a_id, b_id)
    same = change.conn.execute(_SAME, {"id": 0, "a": a_id, "b": b_id}).first()
    if same and same.active:
        raise Refused("{a} en {b} zijn al een paar.", a=a.label, b=b.label)
    if same:
        change.update(PairRow, same.id, active=True)
        return int(same.id)
    made = change.insert(PairRow, member_a=a_id, member_b=b_id)
    assert made is not None
    return made


def change_pair(club: OpenClub, wanted: Pair) -> Pair:
    """Keep who form a pair and whether it still plays.

    Members of a pair that has played stay: its results are theirs.
    """
    with club.store.read() as conn:
        now = load_pair(conn, wanted.id)
        a, b = _two(conn, wanted.a.id, wanted.b.id)
        used = conn.execute(has_played("pair"), {"id": wanted.id}).scalar()
        same = conn.execute(_SAME, {"id": wanted.id, "a": a.id, "b": b.id}).first()
    if same:
        raise Refused("{a} en {b} zijn al een paar.", a=a.label, b=b.label)
    if used and {a.id, b.id} != {now.a.id, now.b.id}:
        raise Refused(
            "{now} heeft al gespeeld. Maak een nieuw paar, of zet voor een avond een invaller in.",
            now=now.label,
        )
    with club.store.change(Message("Paar {a} – {b} gewijzigd", a=a.label, b=b.label)) as change:
        change.update(
            PairRow,
            wanted.id,
            version=wanted.version,
            member_a=a.id,
            member_b=b.id,
            active=wanted.active,
        )
        return load_pair(change.conn, wanted.id)


def remove_pair(club: OpenClub, pair_id: int) -> Pair | None:
    """Remove a pair that never played; one that did leaves the list but stays in results.

    Answers the pair as it is kept, or None.
    """
    gone = club.read(load_pair, pair_id)
    with club.store.change(
        Message("Paar {a} – {b} verwijderd", a=gone.a.label, b=gone.b.label)
    ) as change:
        return load_pair(change.conn, pair_id) if part(change, pair_id) else None


def part(change: Change, pair_id: int) -> bool:
    """Take a pair off the list within a change; whether it stays in results."""
    used = change.conn.execute(has_played("pair"), {"id": pair_id}).scalar()
    if used:
        change.update(PairRow, pair_id, active=False)
    else:
        forget(change, Entrant.PAIR, pair_id)
        change.delete(PairRow, pair_id)
    return bool(used)


def _two(conn: Connection, a_id: int, b_id: int) -> tuple[Member, Member]:
    a, b = load_member(conn, a_id), load_member(conn, b_id)
    if a_id == b_id:
        raise Refused("{a} kan geen paar vormen met zichzelf. Kies twee leden.", a=a.label)
    return a, b

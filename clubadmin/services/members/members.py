"""Members and guests: the list, and one by one.

Who a member is says the id: two people of one name are two members.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import Searched, best_first, fold, is_name, tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message, marked
from clubadmin.model.members.member import Found, Member
from clubadmin.services.club.club import OpenClub, kept, reads
from clubadmin.services.input.checks import as_told, no_name
from clubadmin.services.members.entrants import forget
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import has_played
from clubadmin.storage.schema.reading import columns, reader
from clubadmin.storage.schema.tablenames import MemberRow

FIELDS = columns(Member)
"""What is asked of the table for `member_of`."""
member_of = reader(Member)
_ONE = text(f"SELECT {FIELDS} FROM member WHERE id = :id")
_SEARCHED = text(f"SELECT {FIELDS}, search FROM member")

_Somebody = tuple[Searched, Member]
_Listed = tuple[str, str, _Somebody]  # name and number by which he is found, and who it is

# by whether it is a guest
_ADDED = (marked("Lid {name} toegevoegd"), marked("Gast {name} toegevoegd"))
_CHANGED = (marked("Lid {name} gewijzigd"), marked("Gast {name} gewijzigd"))
_STOPPED = (marked("Lid {name} gestopt"), marked("Gast {name} gestopt"))
_REMOVED = (marked("Lid {name} verwijderd"), marked("Gast {name} verwijderd"))


def members(
    club: OpenClub,
    search: str = "",
    sort: str = "last",
    guests: bool = True,
    inactive: bool = False,
) -> tuple[Member, ...]:
    """The members and guests.

    Args:
        search: letters of the name or what tells namesakes apart, figures of the telephone
            number; every word must occur, in any order; case and accents do not matter. The
            best found come first.
        sort: "last" sorts by last name without its infix, "first" by first name.
        guests: guests as well.
        inactive: those who left as well.
    """
    words = fold(search).split()
    found = [one for part in _found(club, words, inactive=inactive) for one in part]
    if not guests:
        found = [one for one in found if not one[1].guest]
    if sort == "first":
        found.sort(key=lambda one: _by_first(one[1]))
    return tuple(best_first(words, found, len(found)))


def find(club: OpenClub, search: str, most: int, *, inactive: bool = False) -> Found:
    """The best found, as `members` has them, and how many there are in all."""
    words = fold(search).split()
    named, numbered = _found(club, words, inactive=inactive)
    best = best_first(words, named, most)
    best += [one for _, one in numbered[: most - len(best)]]
    guests = len([one for found in (named, numbered) for one in found if one[1].guest])
    return Found(tuple(best), len(named) + len(numbered) - guests, guests)


def _found(
    club: OpenClub, words: list[str], *, inactive: bool
) -> tuple[list[_Somebody], list[_Somebody]]:
    """Everybody in whose name each word occurs, by last name; and who has it in his number."""
    with club.store.read() as conn:
        everybody = kept(club, conn, "members", lambda: _everybody(conn))[inactive]
    named = everybody
    for word in words:
        named = [one for one in named if word in one[0]]
    if not any(map(str.isdigit, "".join(words))):
        return [one[2] for one in named], []
    numbered = everybody
    for word in words:
        numbered = [one for one in numbered if word in one[0] or word in one[1]]
    if named:
        there = set(map(id, named))
        numbered = [one for one in numbered if id(one) not in there]
    return [one[2] for one in named], [one[2] for one in numbered]


def _everybody(conn: Connection) -> tuple[list[_Listed], list[_Listed]]:
    """Load everybody by last name with the texts searched: those who play, and all."""
    rows = [(row, member_of(row)) for row in conn.execute(_SEARCHED).mappings()]
    rows.sort(key=lambda one: by_last(one[1]))
    every = [(row["search"], _numbers(one), (one.searched[0], one)) for row, one in rows]
    return [one for one in every if one[2][1].active], every


def _numbers(one: Member) -> str:
    """The telephone number as it is written, and its figures in one piece."""
    return f"{fold(one.phone)} {''.join(filter(str.isdigit, one.phone))}"


def load_member(conn: Connection, member_id: int) -> Member:
    """Load a member."""
    row = conn.execute(_ONE, {"id": member_id}).mappings().first()
    if row is None:
        raise Refused("Dit lid is er niet meer. Zoek het lid opnieuw in de ledenlijst.")
    return member_of(row)


member = reads(load_member)


def load_people(conn: Connection, query: TextClause, **values: object) -> dict[int, Member]:
    """The members that a query for `FIELDS` finds, by id."""
    return {row["id"]: member_of(row) for row in conn.execute(query, values).mappings()}


def add_member(club: OpenClub, new: Member) -> Member:
    """Add a member or guest; the id of `new` does not matter."""
    values = checked(new)
    with club.store.change(told_of_change(new.changed(id=0))) as change:
        return load_member(change.conn, insert(change, values))


def change_member(club: OpenClub, wanted: Member) -> Member:
    """Keep what was changed of a member."""
    values = checked(wanted)
    with club.store.change(told_of_change(wanted)) as change:
        load_member(change.conn, wanted.id)
        change.update(MemberRow, wanted.id, version=wanted.version, **values)
        return load_member(change.conn, wanted.id)


def told_of_change(wanted: Member) -> Message:
    """Name the change in which somebody is added, as who has no id is, or changed."""
    labels = _CHANGED if wanted.id else _ADDED
    return Message(labels[wanted.guest], name=tidy(wanted.name))


def namesakes(club: OpenClub, wanted: Member) -> tuple[Member, ...]:
    """List the namesakes of somebody, while nothing tells them apart from him yet.

    Nobody where he is kept under this name already: that was looked at then.
    """
    others = [one for one in members(club, inactive=True) if fold(one.name) == fold(wanted.name)]
    if any(one.id == wanted.id and _typed(one) == _typed(wanted) for one in others):
        return ()
    others = [one for one in others if one.id != wanted.id]
    told_apart = wanted.remark and all(_typed(one) != _typed(wanted) for one in others)
    return () if told_apart else tuple(others)


def _typed(one: Member) -> tuple[str, str]:
    return fold(one.name), fold(one.remark)


def remove_member(club: OpenClub, member_id: int) -> Member | None:
    """Remove a member who never played; one who did leaves the list but stays in results.

    Answers the member as he is kept, or None when nothing of him is left.
    """
    with club.store.read() as conn:
        gone = load_member(conn, member_id)
        used = is_used(conn, member_id)
    if used:
        with club.store.change(Message(_STOPPED[gone.guest], name=gone.name)) as change:
            change.update(MemberRow, member_id, version=gone.version, active=False)
            return load_member(change.conn, member_id)
    with club.store.change(Message(_REMOVED[gone.guest], name=gone.name)) as change:
        forget(change, Entrant.MEMBER, member_id)
        change.delete(MemberRow, member_id)
    return None


def is_used(conn: Connection, member_id: int) -> bool:
    """Whether anything in the file is about this member, so that his row has to stay."""
    return bool(conn.execute(has_played("member"), {"id": member_id}).scalar())


def add_members(club: OpenClub, people: Iterable[Member]) -> tuple[Member, ...]:
    """Add all of these as one change."""
    good = [checked(one) for one in people]
    label = Message.counted("{n} lid toegevoegd", "{n} leden toegevoegd", len(good))
    with club.store.change(label) as change:
        made = [insert(change, values) for values in good]
        return tuple(load_member(change.conn, one) for one in made)


def checked(wanted: Member) -> dict[str, Any]:
    """The fields of a member as they can be kept."""
    if wanted.last_name.strip() and not is_name(wanted.name):
        raise Refused(no_name(wanted.name))
    texts = as_told("member", wanted, needed=("last_name",))
    return {**texts, "guest": wanted.guest, "active": wanted.active}


def by_last(member: Member) -> tuple[str, ...]:
    """Sorts members by last name without infix, then by the rest of the name."""
    parts = (member.filed_under, member.first_name, member.infix, member.remark)
    return (*map(fold, parts), f"{member.id:09d}")


def _by_first(member: Member) -> tuple[str, ...]:
    parts = (member.first_name or member.last_name, member.filed_under, member.infix, member.remark)
    return (*map(fold, parts), f"{member.id:09d}")


def insert(change: Change, values: dict[str, Any]) -> int:
    """Add somebody, within a change; `values` are those that `checked` gives."""
    made = change.insert(MemberRow, **values)
    assert made is not None
    return made

"""Wishes of members for every draw: together, as partners, apart, or at a table of one's own.

Those of one club or one home are kept apart where that is ticked for a competition.

A wish is of people, and holds on every evening where they play: on their own, in a pair or
in a team. What cannot go together is refused when it is asked, so that a draw has only what
the numbers of an evening forbid left to say. After a swap it is told which are not met.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import INDIVIDUAL, Decides
from clubadmin.domain.draw.groups.notes import notes_on
from clubadmin.domain.draw.plan.schedule import Couple, Repeats, couple
from clubadmin.domain.draw.plan.task import fixed_notes
from clubadmin.domain.draw.plan.told import by_name
from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import DrawWishes, Wish, WishKind
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.seats import as_drawn
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.services.evenings.view import load_evening, who_plays
from clubadmin.services.input.checks import between, named
from clubadmin.services.members.members import by_last, load_member
from clubadmin.storage.schema.reading import columns, reader
from clubadmin.storage.schema.tablenames import CompetitionRow, WishRow

__all__ = ["DrawWishes", "add_wish", "change_wish", "draw_wishes", "remove_wish", "wishes"]


MOST_TABLES = 200

_A, _B = columns(Member, "a"), columns(Member, "b")
_WISHES = text(
    f'SELECT w.id, w.kind, {_A}, {_B}, w.table_number AS "table", w.reason, w.version FROM wish w'
    " JOIN member a ON a.id = w.member_a LEFT JOIN member b ON b.id = w.member_b"
)
_wish = reader(Wish)
_HOMES = text("SELECT member_id, household FROM membership WHERE household <> ''")
_VERSION = text("SELECT version FROM competition WHERE id = :id")

AT_A_TABLE = 4


def wishes(club: OpenClub, search: str = "") -> tuple[Wish, ...]:
    """The wishes, by name; every word of `search` must occur in the names or the reason."""
    words = fold(search).split()
    found = club.read(_load)
    texts = {one.id: fold(f"{one.names} {one.reason}") for one in found}
    kept = [one for one in found if all(word in texts[one.id] for word in words)]
    return tuple(sorted(kept, key=lambda one: (by_last(one.a), one.kind, one.id)))


def add_wish(club: OpenClub, wanted: Wish) -> Wish:
    """Add a wish; the id of `wanted` does not matter."""
    with club.store.read() as conn:
        values = _checked(conn, wanted, _load(conn))
    with club.store.change(Message("Wens van {names} toegevoegd", names=wanted.names)) as change:
        made = change.insert(WishRow, **values)
        assert made is not None
        return _one(change.conn, made)


def change_wish(club: OpenClub, wanted: Wish) -> Wish:
    """Keep what was changed of a wish."""
    with club.store.read() as conn:
        _one(conn, wanted.id)
        others = [one for one in _load(conn) if one.id != wanted.id]
        values = _checked(conn, wanted, others)
    with club.store.change(Message("Wens van {names} gewijzigd", names=wanted.names)) as change:
        change.update(WishRow, wanted.id, version=wanted.version, **values)
        return _one(change.conn, wanted.id)


def remove_wish(club: OpenClub, wish_id: int) -> None:
    """Take a wish away."""
    gone = club.read(_one, wish_id)
    with club.store.change(Message("Wens van {names} weg", names=gone.names)) as change:
        change.delete(WishRow, wish_id)


def draw_wishes(conn: Connection, people: Iterable[Participant]) -> DrawWishes:
    """Load members' wishes for the draw of an evening, by the numbers under which they play.

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
    partners = couples[WishKind.PARTNERS] if single else set()
    together = couples[WishKind.TOGETHER] | partners if single else ()
    apart = sorted(couples[WishKind.APART])
    kin = _kin(conn, there).difference(together)
    return DrawWishes(
        tuple(sorted(together)), tuple(apart), fixed, tuple(sorted(partners)), tuple(sorted(kin))
    )


def _kin(conn: Connection, people: Iterable[Participant]) -> set[Couple]:
    """Find those of one club or one home, by their numbers."""
    homes = {member: fold(home) for member, home in conn.execute(_HOMES)}
    of_one: dict[tuple[str, str], set[int]] = defaultdict(set)
    for person in people:
        if person.district:
            of_one["club", fold(person.district)].add(person.number)
        for member in person.members:
            if member.id in homes:
                of_one["home", homes[member.id]].add(person.number)
    return {couple(*two) for numbers in of_one.values() for two in combinations(numbers, 2)}


def has_kin(club: OpenClub, evening_id: int) -> bool:
    """Whether two who are there are of one club or one home."""
    with club.store.read() as conn:
        return bool(draw_wishes(conn, load_evening(conn, evening_id).participants).kin)


def keep_kin_apart(club: OpenClub, evening_id: int, *, apart: bool) -> Evening:
    """Have draws of a competition keep those of one club or one home apart from now on."""
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        version = conn.execute(_VERSION, {"id": head.competition_id}).scalar_one()
    told = Message("{name}: zelfde club en gezin apart", name=head.competition)
    if not apart:
        told = Message("{name}: zelfde club en gezin niet apart", name=head.competition)
    with club.store.change(told) as change:
        change.update(CompetitionRow, head.competition_id, version=version, kin_apart=apart)
        return load_evening(change.conn, evening_id)


def _checked(conn: Connection, wanted: Wish, others: Sequence[Wish]) -> dict[str, Any]:
    """The columns of a wish as it can be kept."""
    a = load_member(conn, wanted.a.id)
    b = load_member(conn, wanted.b.id) if wanted.b else None
    table = None
    if wanted.kind is WishKind.TABLE:
        table, b = (
            between(wanted.table or 0, 1, MOST_TABLES, Message("Het nummer van de tafel")),
            None,
        )
    elif b is None or b.id == a.id:
        raise Refused(
            "Voor wie {kind} zitten zijn er twee nodig: kies naast {a} nog iemand.",
            kind=_kind(wanted.kind),
            a=a.label,
        )
    reason = named(wanted.reason, Message("De reden"), needed=False, longest=200)
    refuse_clash(Wish(wanted.id, wanted.kind, a, b, table), others)
    return {
        "kind": str(wanted.kind),
        "member_a": a.id,
        "member_b": b.id if b else None,
        "table_number": table,
        "reason": reason,
    }


def _kind(kind: WishKind) -> Message:
    return {
        WishKind.TOGETHER: Message("samen"),
        WishKind.PARTNERS: Message("als maten"),
        WishKind.APART: Message("apart"),
    }[kind]


def _one(conn: Connection, wish_id: int) -> Wish:
    for one in _load(conn):
        if one.id == wish_id:
            return one
    raise Refused("Deze wens is er niet meer. Kijk opnieuw in de lijst van wensen.")


def _load(conn: Connection) -> list[Wish]:
    return list(map(_wish, conn.execute(_WISHES).mappings()))


def refuse_clash(wanted: Wish, others: Sequence[Wish]) -> None:
    """Refuse a wish that cannot go together with those that are there."""
    _refuse_double(wanted, others)
    every = [*others, wanted]
    names = {one.id: one.label for wish in every for one in (wish.a, wish.b) if one is not None}
    tables = {wish.a.id: wish.table for wish in every if wish.table is not None}
    apart = [frozenset(_two(wish)) for wish in every if wish.kind is WishKind.APART]
    for party in _parties(every):
        _refuse_party(party, apart, tables, names)
    for two in apart:
        a, b = sorted(two)
        if a in tables and tables[a] == tables.get(b):
            raise Refused(
                "{a} en {b} moeten apart zitten, maar tafel {table} is de vaste"
                " tafel van beiden. Neem een van die wensen eerst weg.",
                a=names[a],
                b=names[b],
                table=tables[a],
            )


def _refuse_double(wanted: Wish, others: Iterable[Wish]) -> None:
    for one in others:
        if wanted.kind is WishKind.TABLE:
            if one.table is not None and one.a.id == wanted.a.id:
                raise Refused(
                    "{a} heeft al een vaste tafel: tafel {table}. Wijzig die wens.",
                    a=one.a.label,
                    table=one.table,
                )
        elif one.b is not None and _two(one) == _two(wanted):
            if one.kind is wanted.kind:
                raise Refused("Deze wens van {names} staat er al.", names=one.names)
            raise Refused(
                "{names} hebben al de wens om {how} te zitten; beide kan niet. Neem die"
                " wens eerst weg.",
                names=one.names,
                how=_kind(one.kind),
            )
        elif one.kind is wanted.kind is WishKind.PARTNERS and (both := _two(one) & _two(wanted)):
            raise Refused(
                "{a} heeft al een vaste maat, {names}, en twee gaat niet. Neem die wens eerst weg.",
                a=next(who.label for who in (wanted.a, wanted.b) if who and who.id in both),
                names=one.names,
            )


def _refuse_party(
    party: set[int], apart: Iterable[frozenset[int]], tables: dict[int, int], names: dict[int, str]
) -> None:
    """Check a party at one table each round: few enough, none apart, one table at most."""
    everybody = ", ".join(names[one] for one in sorted(party))
    if len(party) > AT_A_TABLE:
        raise Refused(
            "{everybody} zouden met {count} aan een tafel moeten zitten, en daar zitten"
            " er {most}. Neem eerst een wens om samen te zitten weg.",
            everybody=everybody,
            count=len(party),
            most=AT_A_TABLE,
        )
    for two in apart:
        if two <= party:
            a, b = sorted(two)
            raise Refused(
                "{a} en {b} moeten apart zitten, maar komen door andere wensen aan"
                " dezelfde tafel ({everybody}). Neem een van die wensen eerst weg.",
                a=names[a],
                b=names[b],
                everybody=everybody,
            )
    fixed = [one for one in sorted(party) if one in tables]
    for a, b in combinations(fixed, 2):
        if tables[a] != tables[b]:
            raise Refused(
                "{names} zit altijd aan tafel {tables} en {names2} aan tafel {tables2};"
                " samen aan een tafel kan dan niet ({everybody}).",
                names=names[a],
                tables=tables[a],
                names2=names[b],
                tables2=tables[b],
                everybody=everybody,
            )


def _two(wish: Wish) -> set[int]:
    return {one.id for one in (wish.a, wish.b) if one is not None}


def _parties(wishes: Iterable[Wish]) -> list[set[int]]:
    """Groups that must be at one table, each two of them by way of wishes to be together."""
    parties: list[set[int]] = []
    for wish in wishes:
        if wish.kind not in (WishKind.TOGETHER, WishKind.PARTNERS):
            continue
        joined = _two(wish)
        for party in [one for one in parties if one & joined]:
            joined |= party
            parties.remove(party)
        parties.append(joined)
    return parties


def unmet_wishes(club: OpenClub, evening_id: int, number: int) -> tuple[Message, ...]:
    """A sentence for each wish that round `number` does not meet.

    Where games lie in wallets the rounds after it are looked at too, for a swap goes on in these.
    Who should sit together need not in a contest, nor after the first round of a knock-out.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        evening = load_evening(conn, evening_id)
        wishes = draw_wishes(conn, evening.participants)
    rounds = [
        as_drawn(head, plan)
        for plan in evening.plan
        if plan.round == number or (head.form.compared and plan.round > number)
    ]
    later = head.form.decides is Decides.KNOCKOUT and number > 1
    together = () if head.form.compared or later else wishes.together
    partners = wishes.partners if head.form == INDIVIDUAL and head.players == AT_A_TABLE else ()
    kin = wishes.kin if head.kin_apart else ()
    apart = () if later else sorted({*wishes.apart, *kin})
    notes = [
        *notes_on(rounds, Repeats(0, 0), together, apart, partners),
        *fixed_notes(rounds, wishes.fixed),
    ]
    names = {person.number: person.name for person in evening.participants}
    return tuple(by_name(note, names) for note in notes)

"""Accounts of a season: the sums owed, and payments, noted by hand and taken back."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.administration.payment_code import reference_of
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import Account, Due, Payment
from clubadmin.model.seasons.season import Season
from clubadmin.services.administration.amounts import euros, not_negative
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import named, one_of
from clubadmin.services.members.members import member
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import season, seasons
from clubadmin.storage.schema.reading import reader
from clubadmin.storage.schema.tablenames import PaymentRow

HOW = ("cash", "bank")
LONGEST_REASON = 200

_ONE = text("SELECT * FROM payment WHERE id = :id")
_TAKEN_BACK = text("SELECT EXISTS (SELECT 1 FROM payment WHERE reverses = :id)")


def pay(
    club: OpenClub, season_id: int, member_id: int, amount: int, *, day: date, how: str = "cash"
) -> None:
    """Note that a member paid something of his dues, in cents."""
    season(club, season_id)
    who = member(club, member_id)
    what = Message("Het bedrag")
    if not not_negative(amount, what):
        raise Refused("Er is geen bedrag ingevuld. Typ wat er betaald is.")
    how = one_of(how, HOW, Message("Hoe er betaald is"))
    label = Message("{name} betaalde {amount}", name=who.name, amount=euros(amount))
    with club.store.change(label) as change:
        change.insert(
            PaymentRow,
            season_id=season_id,
            member_id=member_id,
            paid_on=day,
            amount=amount,
            how=how,
            line_id=None,
            reverses=None,
            reason="",
        )


def take_back(club: OpenClub, payment_id: int, reason: str, day: date) -> None:
    """Take a payment back, with the reason; what was noted stays to be seen."""
    told = named(reason, Message("De reden"), longest=LONGEST_REASON)
    with club.store.read() as conn:
        row = conn.execute(_ONE, {"id": payment_id}).mappings().first()
        gone = row is None or row["reverses"] is not None
        if gone or conn.execute(_TAKEN_BACK, {"id": payment_id}).scalar():
            raise Refused(
                "Deze betaling is er niet (meer) of is al teruggenomen. Bekijk het opnieuw."
            )
        assert row is not None
    label = Message(
        "Betaling van {name} van {day} teruggenomen",
        name=member(club, row["member_id"]).name,
        day=as_date(row["paid_on"]),
    )
    with club.store.change(label) as change:
        change.insert(
            PaymentRow,
            season_id=row["season_id"],
            member_id=row["member_id"],
            paid_on=day,
            amount=-row["amount"],
            how=row["how"],
            line_id=row["line_id"],
            reverses=payment_id,
            reason=told,
        )


_due, _payment = reader(Due), reader(Payment)
_DUES = text("SELECT * FROM due WHERE season_id = :season ORDER BY due_on, part, id")
_PAYMENTS = text("SELECT * FROM payment WHERE season_id = :season ORDER BY paid_on, id")
_UNDER_WAY = text(
    "SELECT d.member_id, c.collect_on, d.amount FROM debit d"
    " JOIN collection c ON c.id = d.collection_id WHERE c.season_id = :season"
    " AND NOT EXISTS (SELECT 1 FROM debit_outcome o WHERE o.debit_id = d.id)"
    " ORDER BY c.collect_on, d.id"
)
_MINE = text(
    "SELECT season_id FROM due WHERE member_id = :id"
    " UNION SELECT season_id FROM payment WHERE member_id = :id"
)
_AGREED = text("SELECT account, member_id FROM mandate WHERE account <> ''")


def accounts(club: OpenClub, season_id: int) -> tuple[Account, ...]:
    """The accounts of everybody who was asked or paid something, in the order of the list."""
    with club.store.read() as conn:
        dues = _by_member(map(_due, conn.execute(_DUES, {"season": season_id}).mappings()))
        sent = conn.execute(_UNDER_WAY, {"season": season_id}).all()
        paid = _by_member(map(_payment, conn.execute(_PAYMENTS, {"season": season_id}).mappings()))
    under_way: dict[int, list[tuple[date, int]]] = defaultdict(list)
    for member_id, collect_on, amount in sent:
        under_way[member_id].append((as_date(collect_on), amount))
    return tuple(
        Account(
            one.member,
            one.kind,
            one.household,
            reference_of(season_id, one.member.id),
            tuple(dues.get(one.member.id, ())),
            tuple(paid.get(one.member.id, ())),
            tuple(under_way.get(one.member.id, ())),
        )
        for one in register(club, inactive=True).people
        if one.member.id in dues or one.member.id in paid
    )


def accounts_of(club: OpenClub, member_id: int) -> tuple[tuple[Season, Account], ...]:
    """The accounts of one person, each with its season, the newest first."""
    with club.store.read() as conn:
        mine = set(conn.execute(_MINE, {"id": member_id}).scalars())
    return tuple(
        (season, one)
        for season in seasons(club)
        if season.id in mine
        for one in accounts(club, season.id)
        if one.member.id == member_id
    )


def known_accounts(conn: Connection) -> dict[str, frozenset[int]]:
    """Map bank accounts to the members whose dues each paid before, or may be collected of it."""
    found: dict[str, set[int]] = defaultdict(set)
    for account, member_id in conn.execute(
        text(
            "SELECT l.account, p.member_id FROM payment p JOIN bank_line l ON l.id = p.line_id"
            " WHERE l.account <> '' AND p.amount > 0 AND p.how <> 'debit'"
            " AND NOT EXISTS (SELECT 1 FROM payment r WHERE r.reverses = p.id)"
        )
    ):
        found[account].add(member_id)
    for account, member_id in conn.execute(_AGREED):
        found[account].add(member_id)
    return {account: frozenset(who) for account, who in found.items()}


def _by_member(rows: Iterable[Any]) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = defaultdict(list)
    for one in rows:
        found[one.member_id].append(one)
    return found

"""Accounts of a season: the sums owed, come in and still open."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.administration.reference import reference_of
from clubadmin.model.administration.dues import Account, Due, Payment
from clubadmin.model.seasons.season import Season
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import seasons
from clubadmin.storage.schema.reading import reader

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

"""Outcomes of collections: what came in, what came back and what fell through.

What was sent is not changed: each outcome is a row of its own, beside the payment that it makes
or takes back.
"""

from collections.abc import Collection as Some
from datetime import date
from typing import Any

from sqlalchemy import text

from clubadmin.domain.administration.debits import reason_code
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import BankLine, Collection, Debit, DebitState
from clubadmin.services.administration.accounts import LONGEST_REASON
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.collections import load_collections
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.checks import named
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import DebitOutcomeRow, PaymentRow

_PAYMENT = text("SELECT season_id, member_id, amount, how FROM payment WHERE id = :id")


def came_in(club: OpenClub, collection_id: int, day: date) -> int:
    """Note that a whole file under way came in; gives the number of lines.

    For who reads no statements of the bank into the program. It is paid on the day of the
    collection.
    """
    file, lines = _under_way(club, collection_id)
    if day < file.collect_on:
        raise Refused("De bank schrijft pas af op {day}. Kijk dan nog eens.", day=file.collect_on)
    label = Message(
        "Incasso van {day} binnengekomen: {total}",
        day=file.collect_on,
        total=euros(sum(one.amount for one in lines)),
    )
    with club.store.change(label) as change:
        for one in lines:
            _book(change, file.season_id, one, file.collect_on, None)
    return len(lines)


def fell_through(club: OpenClub, collection_id: int, reason: str, day: date) -> int:
    """Note that a whole file under way was not collected: it was never sent, or refused."""
    told = named(reason, Message("De reden"), longest=LONGEST_REASON)
    file, lines = _under_way(club, collection_id)
    label = Message("Incasso van {day} ging niet door", day=file.collect_on)
    with club.store.change(label) as change:
        for one in lines:
            _return(change, one, told, day, None)
    return len(lines)


def came_back(club: OpenClub, debit_id: int, reason: str, day: date) -> None:
    """Note that a line came back; what it paid is owed again."""
    told = named(reason, Message("De reden"), longest=LONGEST_REASON)
    with club.store.read() as conn:
        found = [
            one
            for file in load_collections(conn, 0)
            for one in file.debits
            if one.id == debit_id and one.state is not DebitState.RETURNED
        ]
    if not found:
        raise _gone()
    label = Message(
        "Storno van {amount} van {name}", amount=euros(found[0].amount), name=found[0].member.name
    )
    with club.store.change(label) as change:
        _return(change, found[0], told, day, None)


def book_line(change: Change, line: BankLine, line_id: int | None, debits: Some[int]) -> None:
    """Book a line of a statement that is what was collected, or takes some of it back."""
    there = {
        one.id: (file, one) for file in load_collections(change.conn, 0) for one in file.debits
    }
    right = {DebitState.UNDER_WAY} if line.amount > 0 else {DebitState.UNDER_WAY, DebitState.BOOKED}
    if any(there[one][1].state not in right for one in debits if one in there) or not (
        set(debits) <= there.keys()
    ):
        raise _gone()
    for number in debits:
        file, one = there[number]
        if line.amount > 0:
            _book(change, file.season_id, one, line.booked_on, line_id)
        else:
            reason = reason_code(f"{line.reference} {line.text}") or line.text[:LONGEST_REASON]
            _return(change, one, reason, line.booked_on, line_id)


def _under_way(club: OpenClub, collection_id: int) -> tuple[Collection, list[Debit]]:
    with club.store.read() as conn:
        for file in load_collections(conn, 0):
            lines = [one for one in file.debits if one.state is DebitState.UNDER_WAY]
            if file.id == collection_id and lines:
                return file, lines
    raise Refused("Van deze incasso is niets meer onderweg. Bekijk de lijst opnieuw.")


def _gone() -> Refused:
    return Refused("Deze incasso is intussen geboekt of teruggekomen. Bekijk de lijst opnieuw.")


def _book(change: Change, season_id: int, one: Debit, day: date, line_id: int | None) -> None:
    payment_id = change.insert(
        PaymentRow,
        season_id=season_id,
        member_id=one.member.id,
        paid_on=day,
        amount=one.amount,
        how="debit",
        line_id=line_id,
        reverses=None,
        reason="",
    )
    _note(change, one, kind="booked", day=day, payment_id=payment_id, line_id=line_id, reason="")


def _return(change: Change, one: Debit, reason: str, day: date, line_id: int | None) -> None:
    payment_id = None
    if one.payment_id is not None:
        paid = change.conn.execute(_PAYMENT, {"id": one.payment_id}).mappings().one()
        payment_id = change.insert(
            PaymentRow,
            season_id=paid["season_id"],
            member_id=paid["member_id"],
            paid_on=day,
            amount=-paid["amount"],
            how=paid["how"],
            line_id=line_id,
            reverses=one.payment_id,
            reason=reason,
        )
    _note(
        change, one, kind="returned", day=day, payment_id=payment_id, line_id=line_id, reason=reason
    )


def _note(change: Change, one: Debit, **values: Any) -> None:
    change.insert(DebitOutcomeRow, debit_id=one.id, **values)

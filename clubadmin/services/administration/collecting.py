"""Collecting dues: what a file for the bank would hold, telling members of it, and writing it.

What was written is kept as it was sent. It is paid only once it stands on the account, as the
treasurer reads it there (`debit_outcomes`); until then it is under way, and is neither asked for
nor collected again.
"""

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection, text

from clubadmin.domain.administration.debits import (
    LONGEST_TEXT,
    bank_day,
    earliest,
    end_to_end,
    is_bank_day,
    needs_address,
    plain,
    sequence_of,
)
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import (
    Collection,
    CollectionPlan,
    Creditor,
    Debit,
    DebitState,
    LeftOut,
    Mandate,
)
from clubadmin.model.administration.dues import Account, Collected, DuesLetters, Treasury
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.collections import load_collections
from clubadmin.services.administration.creditor import creditor
from clubadmin.services.administration.iban import masked
from clubadmin.services.administration.letters import letters_of
from clubadmin.services.administration.mandates import (
    last_used,
    mandates,
    unreadable_holder,
    why_not,
)
from clubadmin.services.administration.pain import document
from clubadmin.services.administration.treasury import treasury
from clubadmin.services.club import files
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.unlikely import refuse_day
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import season
from clubadmin.storage.schema.tablenames import AnnouncementRow, CollectionRow, DebitRow

_TOLD = text(
    "SELECT collect_on, told_on FROM announcement WHERE season_id = :season ORDER BY id DESC"
)


def plan(club: OpenClub, season_id: int, collect_on: date, today: date) -> CollectionPlan:
    """Plan a collection file for a day: all that is due by then from members with a mandate.

    Args:
        season_id: whose dues.
        collect_on: the day on which the bank collects.
        today: when the file is written.
    """
    there = season(club, season_id)
    own, _kept = _own(club)
    _refuse_day(collect_on, today)
    with club.store.read() as conn:
        used, told = last_used(conn), _announced(conn, season_id).get(collect_on)
    given, homes = mandates(club), _homes(club)
    debits, left_out = [], []
    about = plain(f"Contributie {there.name} {settings(club).name}", LONGEST_TEXT)
    for one in accounts(club, season_id):
        mandate = given.get(one.member.id)
        amount = one.collectable(collect_on)
        if mandate is None or one.member.erased or amount <= 0:
            continue
        last = used.get((one.member.id, mandate.reference))
        why = why_not(mandate, last, collect_on)
        why = why or unreadable_holder(mandate.holder or one.member.name)
        if needs_address(mandate.account) and not homes[one.member.id].town:
            why = why or Message(
                "Bij een rekening in {country} vraagt de bank ook het adres. Vul het in bij dit"
                " lid.",
                country=mandate.account[:2],
            )
        if why is not None:
            left_out.append(LeftOut(one.member, why))
        else:
            debits.append(_debit(one, mandate, amount, about))
    return CollectionPlan(season_id, collect_on, tuple(debits), tuple(left_out), own.notice, told)


def announced_day(club: OpenClub, season_id: int, today: date) -> date | None:
    """The day that members were told of last, while a bank can still collect on it."""
    told = club.read(_announced, season_id)
    return next((day for day in told if day >= earliest(today)), None)


def proposed_day(club: OpenClub, season_id: int, today: date) -> date:
    """The day that members were told of; else the first one of which they can be told in time."""
    coming = announced_day(club, season_id, today)
    return coming or bank_day(today + timedelta(creditor(club).notice))


def collected(club: OpenClub, season_id: int, day: date) -> dict[int, Collected]:
    """Map each member with a valid mandate to what a letter says of the collection of his dues."""
    return _collected(club, season_id, day, announced_day(club, season_id, day))


def letters_about(club: OpenClub, season_id: int, day: date, collect_on: date) -> DuesLetters:
    """The letters of a day that tell of a collection, to whom it is collected of."""
    told = _collected(club, season_id, day, collect_on)
    told = {who: one for who, one in told.items() if one.amount}
    found = letters_of(club, season_id, day, collected=told)
    mine = tuple(one for one in found.letters if one.collected is not None)
    if not mine:
        raise _nothing_to_collect(collect_on)
    return replace(found, letters=mine)


def announce(club: OpenClub, season_id: int, collect_on: date, today: date) -> None:
    """Keep that letters were made today that tell of a collection on a day."""
    _refuse_empty(plan(club, season_id, collect_on, today))
    label = Message("Incasso van {day} aangekondigd", day=collect_on)
    with club.store.read() as conn:
        if collect_on in _announced(conn, season_id):
            return  # the first time counts
    with club.store.change(label) as change:
        change.insert(AnnouncementRow, season_id=season_id, collect_on=collect_on, told_on=today)


def collect(club: OpenClub, planned: CollectionPlan, file: Path, now: datetime) -> Collection:
    """Write the file and keep what was sent: both, or neither. Undo does not step past it.

    Args:
        planned: what was looked at.
        file: for the bank.
        now: the moment, local time.

    Raises:
        NoRoom, NoAccess: it cannot be written there.
    """
    _own_creditor, kept = _own(club)
    fresh = plan(club, planned.season_id, planned.collect_on, now.date())
    if fresh.debits != planned.debits:
        raise Refused("Er is intussen iets gewijzigd. Bekijk opnieuw wat er geïncasseerd wordt.")
    _refuse_empty(fresh)
    label = Message.counted(
        "Incasso van {day}: {n} lid, {total}",
        "Incasso van {day}: {n} leden, samen {total}",
        len(fresh.debits),
        day=fresh.collect_on,
        total=euros(fresh.total),
    )
    references = {one.member.id: one.reference for one in accounts(club, fresh.season_id)}
    homes = _homes(club)
    with club.store.change(label, undoable=False) as change:
        number = change.insert(
            CollectionRow,
            season_id=fresh.season_id,
            collect_on=fresh.collect_on,
            made_at=now.isoformat(timespec="seconds"),
            identifier=_own_creditor.identifier,
            account=kept.account,
            holder=kept.holder or settings(club).name,
        )
        assert number is not None
        for one in fresh.debits:
            change.insert(
                DebitRow,
                collection_id=number,
                member_id=one.member.id,
                amount=one.amount,
                end_to_end=end_to_end(references[one.member.id], number),
                mandate=one.mandate,
                signed=one.signed,
                account=one.account,
                holder=one.holder,
                sequence=one.sequence.value,
                text=one.text,
            )
        made = next(
            one for one in load_collections(change.conn, fresh.season_id) if one.id == number
        )
        files.save(file, document(made, homes))
    return made


def write_again(club: OpenClub, season_id: int, collection_id: int, file: Path) -> None:
    """Write a file once more, the same to the letter but for addresses that a bank asks.

    Raises:
        NoRoom, NoAccess: it cannot be written there.
    """
    with club.store.read() as conn:
        found = [one for one in load_collections(conn, season_id) if one.id == collection_id]
    if not found:
        raise Refused("Deze incasso is er niet (meer). Bekijk de lijst opnieuw.")
    if any(not one.account for one in found[0].debits):
        raise Refused(
            "Van iemand in deze incasso zijn de gegevens gewist. Het bestand kan niet meer"
            " worden gemaakt."
        )
    files.save(file, document(found[0], _homes(club)))


def _homes(club: OpenClub) -> dict[int, Particulars]:
    return {one.member.id: one for one in register(club, inactive=True).people}


def _own(club: OpenClub) -> tuple[Creditor, Treasury]:
    own, kept = creditor(club), treasury(club)
    if not own.identifier or not kept.account:
        raise Refused(
            "Om te incasseren zijn de rekening van de club en het incassant-ID nodig. Vul ze in"
            " bij Leden, Contributie."
        )
    return own, kept


def _refuse_day(collect_on: date, today: date) -> None:
    refuse_day(collect_on)
    first = earliest(today)
    if not is_bank_day(collect_on):
        raise Refused(
            "Op {day} werken de banken niet. De eerste dag daarna is {next}.",
            day=collect_on,
            next=max(bank_day(collect_on), first),
        )
    if collect_on < first:
        raise Refused(
            "Op {day} kan de bank niet meer incasseren. De eerste dag die kan, is {next}.",
            day=collect_on,
            next=first,
        )


def _nothing_to_collect(day: date) -> Refused:
    """Refuse a collection: nobody with a mandate owes anything by a day."""
    return Refused(
        "Op {day} is er niets te incasseren: niemand met een geldig mandaat is dan iets schuldig.",
        day=day,
    )


def _refuse_empty(planned: CollectionPlan) -> None:
    if not planned.debits:
        raise _nothing_to_collect(planned.collect_on)


def _announced(conn: Connection, season_id: int) -> dict[date, date]:
    """Days that members were told of, the latest told first, each with when it was told first."""
    return {
        as_date(collect_on): as_date(told_on)
        for collect_on, told_on in conn.execute(_TOLD, {"season": season_id})
    }


def _debit(one: Account, mandate: Mandate, amount: int, about: str) -> Debit:
    assert mandate.signed is not None
    return Debit(
        one.member,
        amount,
        mandate.reference,
        mandate.signed,
        mandate.account,
        mandate.holder or one.member.name,
        sequence_of(mandate.kind),
        about,
        state=DebitState.PLANNED,
    )


def _collected(
    club: OpenClub, season_id: int, day: date, collect_on: date | None
) -> dict[int, Collected]:
    """Map each member with a valid mandate to the collection of his dues."""
    own = creditor(club)
    if not own.identifier:
        return {}
    used = club.read(last_used)
    amounts: dict[int, int] = {}
    if collect_on is not None:
        planned = plan(club, season_id, collect_on, day)
        amounts = {one.member.id: one.amount for one in planned.debits}
    return {
        who: Collected(
            one.reference,
            masked(one.account),
            own.identifier,
            collect_on if who in amounts else None,
            amounts.get(who, 0),
        )
        for who, one in mandates(club).items()
        if why_not(one, used.get((who, one.reference)), collect_on or day) is None
    }

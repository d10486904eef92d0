"""Letters, reminders and receipts about dues, and the treasurer's list: what stands in them."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from clubadmin.domain.administration.payment_code import MOST, can_be_paid_to, payment_code
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import (
    Account,
    Asked,
    Collected,
    DuesLetter,
    DuesLetters,
    DuesList,
    Receipt,
    Treasury,
)
from clubadmin.part import fillings
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.treasury import treasury
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import season


def letters(club: OpenClub, season_id: int, day: date) -> DuesLetters:
    """A letter for everybody who still owes something, and was not erased.

    Who gave a mandate is told what is collected, and when that is known already.
    """
    collected: dict[int, Collected] = {}
    for of_members in fillings("collected"):
        collected |= of_members(club, season_id, day)
    return letters_of(club, season_id, day, collected=collected)


def reminders(club: OpenClub, season_id: int, day: date) -> DuesLetters:
    """A reminder for everybody of whom something is late on a day, about that only."""
    return letters_of(club, season_id, day, reminder=True, collected={})


def receipt(club: OpenClub, season_id: int, payment_id: int) -> Receipt:
    """Make the receipt of a payment, with the sum still owed once it was in."""
    there = season(club, season_id)
    for account in accounts(club, season_id):
        for one in account.standing_payments:
            if one.id == payment_id:
                later = (
                    other.amount
                    for other in account.standing_payments
                    if (other.paid_on, other.id) > (one.paid_on, one.id)
                )
                return Receipt(there.name, account.member, one, account.open + sum(later))
    raise Refused(
        "Van deze betaling kan geen kwitantie worden gemaakt: ze is er niet (meer) of is"
        " teruggenomen."
    )


def dues_list(club: OpenClub, season_id: int, day: date) -> DuesList:
    """Everybody who was asked something or paid something."""
    there = season(club, season_id)
    found = accounts(club, season_id)
    if not found:
        raise Refused(
            "Voor seizoen {name} is nog geen contributie vastgesteld. Stel die eerst vast.",
            name=there.name,
        )
    return DuesList(there.name, day, found)


def letters_of(
    club: OpenClub,
    season_id: int,
    day: date,
    *,
    reminder: bool = False,
    collected: Mapping[int, Collected],
) -> DuesLetters:
    """The letters of a season, with for each member what is collected of him."""
    there = season(club, season_id)
    kept = treasury(club)
    if not kept.account:
        raise Refused(
            "In de brief hoort waarheen er betaald wordt. Vul eerst bij Leden, Contributie de"
            " rekening van de club in."
        )
    kept = replace(kept, holder=kept.holder or settings(club).name)
    lives = {one.member.id: one.envelope for one in register(club, inactive=True).people}
    made = [
        replace(
            _letter(one, kept, day if reminder else None, collected.get(one.member.id)),
            address=lives.get(one.member.id, ()),
        )
        for one in accounts(club, season_id)
        if not one.member.erased
    ]
    wanted = tuple(one for one in made if one.amount > 0)
    if not wanted:
        raise Refused(
            Message("Er is niemand die te laat is met betalen. Een herinnering is niet nodig.")
            if reminder
            else Message("Er staat niets open. Een brief is niet nodig.")
        )
    return DuesLetters(there.name, day, kept, reminder, wanted)


def _letter(
    account: Account, kept: Treasury, late_on: date | None, collected: Collected | None
) -> DuesLetter:
    """Make a member's letter: dues late on a day, or without a day all that was asked."""
    open_dues = {due.id: amount for due, amount in account.open_dues}
    asked = tuple(
        Asked(one, open_dues.get(one.id, 0))
        for one in account.standing_dues
        if late_on is None or (one.due_on <= late_on and one.id in open_dues)
    )
    amount = account.open if late_on is None else account.late(late_on)
    amount -= sum(cents for _, cents in account.under_way)
    return DuesLetter(
        account.member,
        asked,
        account.standing_payments,
        amount,
        account.reference,
        max((one.part for one in account.standing_dues), default=1),
        "" if collected else _code(kept, amount, account.reference),
        collected,
        account.under_way,
    )


def _code(kept: Treasury, amount: int, reference: str) -> str:
    if 0 < amount <= MOST and can_be_paid_to(kept.account):
        return payment_code(kept.account, kept.holder, amount, reference)
    return ""

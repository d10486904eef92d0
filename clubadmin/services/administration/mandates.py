"""Mandates: who agreed to be collected of, when, and of which account."""

from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.administration.debits import (
    LONGEST_MANDATE,
    MandateKind,
    expires,
    is_plain,
    needs_address,
    plain,
)
from clubadmin.domain.administration.payment_code import LONGEST_NAME, can_be_paid_to
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import Mandate
from clubadmin.model.members.member import Member
from clubadmin.services.administration.iban import checked_iban
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.evenings.head import as_date
from clubadmin.services.input.checks import named
from clubadmin.services.members.members import load_member
from clubadmin.storage.schema.reading import reader
from clubadmin.storage.schema.tablenames import MandateRow

_mandate = reader(Mandate)
_ALL = text("SELECT * FROM mandate WHERE account <> ''")
_ONE = text("SELECT * FROM mandate WHERE member_id = :id")
_OTHERS = text(
    "SELECT 1 FROM mandate WHERE reference = :reference AND member_id <> :id"
    " UNION SELECT 1 FROM debit WHERE mandate = :reference AND member_id <> :id"
)
_SENT = text("SELECT 1 FROM debit WHERE mandate = :reference AND member_id = :id")
_USED = text(
    "SELECT d.member_id, d.mandate, max(c.collect_on) FROM debit d"
    " JOIN collection c ON c.id = d.collection_id GROUP BY d.member_id, d.mandate"
)


def load_mandates(conn: Connection) -> dict[int, Mandate]:
    """Load the mandates of members."""
    return {row["member_id"]: _mandate(row) for row in conn.execute(_ALL).mappings()}


mandates = reads(load_mandates)


def keep_mandate(club: OpenClub, wanted: Mandate, today: date) -> Mandate:
    """Keep the mandate of a member; one without a reference gets one."""
    with club.store.read() as conn:
        who = load_member(conn, wanted.member_id)
        checked = _checked(conn, who, wanted, today)
    values = {
        "reference": checked.reference,
        "signed": checked.signed,
        "account": checked.account,
        "holder": checked.holder,
        "kind": checked.kind.value,
    }
    with club.store.change(Message("Mandaat van {name} gewijzigd", name=who.name)) as change:
        if wanted.version:
            change.update(MandateRow, who.id, version=wanted.version, **values)
        else:
            change.insert(MandateRow, member_id=who.id, **values)
        return _mandate(change.conn.execute(_ONE, {"id": who.id}).mappings().one())


def withdraw(club: OpenClub, member_id: int) -> None:
    """A member is collected of no more; what was collected stays."""
    with club.store.read() as conn:
        who = load_member(conn, member_id)
        if conn.execute(_ONE, {"id": member_id}).first() is None:
            raise Refused("{name} heeft geen mandaat (meer).", name=who.name)
    with club.store.change(Message("Mandaat van {name} ingetrokken", name=who.name)) as change:
        change.delete(MandateRow, member_id)


def last_used(conn: Connection) -> dict[tuple[int, str], date]:
    """Load the last day of collection by member and reference of the mandate."""
    return {(who, reference): as_date(day) for who, reference, day in conn.execute(_USED)}


def why_not(mandate: Mandate, used: date | None, collect_on: date) -> Message | None:
    """Why nothing can be collected under a mandate on a day; None where it can.

    Args:
        used: the last day on which something was collected under it.
    """
    assert mandate.signed is not None
    if used is not None and mandate.kind is MandateKind.ONCE:
        return Message(
            "Het mandaat {reference} gold voor één keer en is gebruikt op {day}. Vraag een nieuw.",
            reference=mandate.reference,
            day=used,
        )
    if mandate.signed > collect_on:
        return Message(
            "Het mandaat {reference} is getekend op {day}, na de dag van de incasso.",
            reference=mandate.reference,
            day=mandate.signed,
        )
    if collect_on >= expires(max(used or mandate.signed, mandate.signed)):
        return Message(
            "Het mandaat {reference} is verlopen: er is 36 maanden niets onder geïncasseerd. Vraag"
            " een nieuw.",
            reference=mandate.reference,
        )
    return None


def unreadable_holder(holder: str) -> Message | None:
    """The question where no sign of a name gets through to the bank; None where one does."""
    if plain(holder, LONGEST_NAME):
        return None
    return Message(
        "De naam {name} komt bij de bank niet door: die neemt alleen onze letters aan. Vul bij het"
        " mandaat in hoe de rekening daar heet.",
        name=holder,
    )


def _checked(conn: Connection, who: Member, wanted: Mandate, today: date) -> Mandate:
    if wanted.signed is None:
        raise Refused(
            "Het mandaat van {name} heeft geen datum. Vul de dag in waarop het getekend is.",
            name=who.name,
        )
    if wanted.signed > today:
        raise Refused(
            "Het mandaat van {name} is getekend op {day}; dat is later dan vandaag. Kijk de dag"
            " na.",
            name=who.name,
            day=wanted.signed,
        )
    if not wanted.account.strip():
        raise Refused(
            "Het mandaat van {name} heeft geen rekening. Vul het nummer (IBAN) in.", name=who.name
        )
    account = checked_iban(wanted.account)
    if not can_be_paid_to(account) and not needs_address(account):
        raise Refused(
            "Van een rekening in {country} kan niet worden geïncasseerd: dat land doet niet mee"
            " aan de Europese incasso (SEPA).",
            country=account[:2],
        )
    holder = named(
        wanted.holder, Message("De naam bij de rekening"), needed=False, longest=LONGEST_NAME
    )
    if why := unreadable_holder(holder or who.name):
        raise Refused(why)
    clean = replace(
        wanted, account=account, holder=holder, reference=" ".join(wanted.reference.split())
    )
    return _with_reference(conn, who, clean)


def _with_reference(conn: Connection, who: Member, wanted: Mandate) -> Mandate:
    row = conn.execute(_ONE, {"id": who.id}).mappings().first()
    kept = _mandate(row) if row and row["account"] else None
    agreed = ("account", "signed", "kind")
    another = kept is not None and any(getattr(kept, one) != getattr(wanted, one) for one in agreed)
    if not wanted.reference:
        return replace(wanted, reference=_free(conn, who.id))
    if not is_plain(wanted.reference):
        raise Refused(
            "Kenmerk {reference} kan niet: een bank neemt er hoogstens {most} letters, cijfers"
            " en streepjes van aan.",
            reference=wanted.reference[:60],
            most=LONGEST_MANDATE,
        )
    asked = {"reference": wanted.reference, "id": who.id}
    if conn.execute(_OTHERS, asked).first():
        raise Refused(
            "Kenmerk {reference} is al van iemand anders. Elk mandaat heeft een eigen kenmerk.",
            reference=wanted.reference,
        )
    same = kept is None or kept.reference == wanted.reference
    if (kept is None or (same and another)) and conn.execute(_SENT, asked).first():
        raise Refused(
            "Onder kenmerk {reference} is al geïncasseerd. Een andere rekening of dag is een"
            " nieuw mandaat: laat het kenmerk leeg, dan krijgt het een nieuw.",
            reference=wanted.reference,
        )
    return wanted


def _free(conn: Connection, member_id: int) -> str:
    """A reference that nothing was collected under, and nobody has."""
    number, reference = 1, f"M{member_id}"
    while True:
        asked = {"reference": reference, "id": member_id}
        if not conn.execute(_OTHERS, asked).first() and not conn.execute(_SENT, asked).first():
            return reference
        number += 1
        reference = f"M{member_id}-{number}"

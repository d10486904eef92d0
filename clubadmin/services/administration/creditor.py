"""The identifier under which the club collects."""

import re

from sqlalchemy import Connection, text
from stdnum.eu import at_02

from clubadmin.domain.administration.payment_code import grouped
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import Creditor
from clubadmin.services.administration.iban import meant_ones
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.input.checks import between
from clubadmin.storage.schema.tablenames import CreditorRow

MOST_NOTICE = 60
_ROW = text("SELECT identifier, notice, version FROM creditor")
_DUTCH = re.compile(r"NL\d\d[A-Z0-9]{3}\d{12}")


def load_creditor(conn: Connection) -> Creditor:
    """The identifier as it is kept; none where the club does not collect."""
    row = conn.execute(_ROW).mappings().first()
    return Creditor(**row) if row else Creditor()


creditor = reads(load_creditor)


def keep_creditor(club: OpenClub, wanted: Creditor) -> Creditor:
    """Keep it; an empty one has the club collect no more, what was collected stays."""
    identifier = checked_identifier(wanted.identifier) if wanted.identifier.strip() else ""
    between(wanted.notice, 1, MOST_NOTICE, Message("Dagen vooraf"))
    values = {"identifier": identifier, "notice": wanted.notice}
    with club.store.change(Message("Incassant-ID van de club gewijzigd")) as change:
        if wanted.version:
            change.update(CreditorRow, 1, version=wanted.version, **values)
        else:
            change.insert(CreditorRow, id=1, **values)
        return load_creditor(change.conn)


def checked_identifier(typed: str) -> str:
    """A Dutch identifier without blanks, in capitals.

    Its check digits are those of the country and of what comes after the three signs that a
    club may choose itself (ISO 7064, mod 97-10).
    """
    clean = "".join(typed.split()).upper()
    if _DUTCH.fullmatch(clean) and at_02.is_valid(clean):
        return clean
    if _DUTCH.fullmatch(clean) and (meant := meant_ones(clean, _is_one)):
        raise Refused(
            "Incassant-ID {number} kan niet. Waarschijnlijk is er één vergissing, bij {slips}.",
            number=grouped(clean),
            slips=meant,
        )
    raise Refused(
        "Incassant-ID {number} kan niet. Kijk het na in het contract met de bank: NL, twee"
        " cijfers, ZZZ en twaalf cijfers.",
        number=grouped(clean)[:60],
    )


def _is_one(number: str) -> bool:
    return _DUTCH.fullmatch(number) is not None and at_02.is_valid(number)

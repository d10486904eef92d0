"""The file by which a bank collects: pain.008 (ISO 20022), as SEPA banks take it since 2024.

The same collection gives the same bytes, so that a file that got lost can be written again. It is
held against the published schema before anybody gets it.
"""

from collections.abc import Mapping
from xml.etree import ElementTree

from clubadmin.domain.administration.debits import LONGEST_TEXT, Sequence, needs_address, plain
from clubadmin.domain.administration.payment_code import LONGEST_NAME
from clubadmin.errors import Refused
from clubadmin.model.administration.debits import Collection, Debit
from clubadmin.model.members.particulars import Particulars

SCHEMA = "pain.008.001.08"
_SPACE = f"{{urn:iso:std:iso:20022:tech:xsd:{SCHEMA}}}"


def document(collection: Collection, homes: Mapping[int, Particulars]) -> bytes:
    """The file of a collection.

    Args:
        homes: of members where they live, for accounts of which a bank asks it.
    """
    from sepaxml import SepaDD  # late: a club that collects nothing never needs it
    from sepaxml.validation import ValidationError, try_valid_xml

    made = SepaDD(
        {
            "name": plain(collection.holder, LONGEST_NAME) or collection.identifier,
            "IBAN": collection.account,
            "batch": True,
            "creditor_id": collection.identifier,
            "currency": "EUR",
        },
        schema=SCHEMA,
        clean=False,
    )
    for one in collection.debits:
        made.add_payment(_payment(collection, one, homes))
    data = _named(made.export(validate=False), collection)
    try:
        try_valid_xml(data, SCHEMA)
    except ValidationError as error:
        raise Refused(
            "Het bestand voldoet niet aan wat banken vragen ({schema}). Er is niets geschreven."
            " Kijk de namen en kenmerken van de mandaten na.",
            schema=SCHEMA,
        ) from error
    return data


def _payment(
    collection: Collection, one: Debit, homes: Mapping[int, Particulars]
) -> dict[str, object]:
    home = homes.get(one.member.id)
    told = needs_address(one.account) and home
    address = told and {
        "postcode": plain(told.postcode, 16),
        "town": plain(told.town, 35),
        "country": one.account[:2],
        "lines": [line] if (line := plain(told.street, 70)) else [],
    }
    return {
        "address": address or {},
        "name": plain(one.holder, LONGEST_NAME) or one.mandate,
        "IBAN": one.account,
        "amount": one.amount,
        "type": one.sequence.value,
        "collection_date": collection.collect_on,
        "mandate_id": one.mandate,
        "mandate_date": one.signed,
        "description": plain(one.text, LONGEST_TEXT) or one.mandate,
        "endtoend_id": one.end_to_end,
    }


def _named(data: bytes, collection: Collection) -> bytes:
    """Put in the names and the moment that are kept, in place of those made up on the way."""
    root = ElementTree.fromstring(data)  # noqa: S314 - made here
    _put(root, "MsgId", collection.message)
    _put(root, "CreDtTm", collection.made_at.isoformat(timespec="seconds"))
    for batch in root.iter(f"{_SPACE}PmtInf"):
        sequence = next(batch.iter(f"{_SPACE}SeqTp")).text or ""
        _put(batch, "PmtInfId", collection.batch(Sequence(sequence)))
    ElementTree.register_namespace("", _SPACE.strip("{}"))
    return bytes(ElementTree.tostring(root, encoding="UTF-8", xml_declaration=True))


def _put(under: ElementTree.Element, tag: str, text: str) -> None:
    next(under.iter(f"{_SPACE}{tag}")).text = text

"""MT940, the statement that banks gave before CAMT.053 and still give."""

import re
from datetime import date
from typing import Any

import mt940

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankLine, BankStatement
from clubadmin.services.administration.amounts import refuse_currency
from clubadmin.services.administration.iban import is_iban
from clubadmin.services.input.text import decode

_TAG = re.compile(
    r"/(?P<tag>TRTP|TRCD|ORDP|BENM|CNTP|NAME|IBAN|BIC|REMI|EREF|MARF|CSID|ISDT|USTD|STRD|SWOD|RTRN"
    r"|PURP|ULTC|ULTD|ULTB|SVCL|PREF|ID|CDTRREF|CDTRREFTP|ORDRF|NRTX|PERS|EMS)/"
)
_IBAN = re.compile(r"\b[A-Z]{2}\d{2}[A-Z0-9]{10,30}\b")


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The statements of a file.

    Args:
        data: the file.
        name: of the file, for what is told.
    """
    try:
        parsed = mt940.parse_statements(decode(data))
        return tuple(_statement(one, name) for one in parsed)
    except Refused:
        raise
    except Exception as error:  # whatever the library makes of a file that is none
        raise Refused(
            Message(
                "{file} lijkt een MT940, maar is niet te lezen. Haal bij de bank een CAMT.053 of"
                " opnieuw een MT940 op.",
                file=name,
            )
        ) from error


def _statement(one: Any, name: str) -> BankStatement:
    about = one.data
    lines = tuple(_line(each.data, name) for each in one.transactions)
    account = re.sub(r"[^A-Z0-9]", "", str(about.get("account_identification") or "").upper())
    found = next((part for part in _IBAN.findall(account) if is_iban(part)), account[:34])
    return BankStatement(
        found.removesuffix("EUR"),
        lines,
        str(about.get("statement_number") or ""),
        _cents(about.get("final_opening_balance"), name),
        _cents(about.get("final_closing_balance"), name),
    )


def _line(told: dict[str, Any], name: str) -> BankLine:
    amount = _cents(told["amount"], name)
    assert amount is not None
    written = str(told.get("transaction_details") or "").replace("\n", "")
    parts = _parts(written)
    account = next(
        (found for found in (parts.get("IBAN", ""), *_accounts(told, written)) if is_iban(found)),
        "",
    )
    text = parts.get("REMI") or parts.get("USTD") or parts.get("", "")
    text = re.sub(r"^/*(?:USTD|STRD)/+", "", text).strip("/")
    reference = parts.get("CDTRREF") or parts.get("EREF") or ""
    return BankLine(
        date(told["date"].year, told["date"].month, told["date"].day),
        amount,
        account,
        tidy(parts.get("NAME", "") or str(told.get("applicant_name") or "")),
        tidy(text or str(told.get("purpose") or "") or written),
        "" if reference in ("NOTPROVIDED", "NONREF") else tidy(reference),
    )


def _parts(written: str) -> dict[str, str]:
    """Map each mark of the free field to its text, as Dutch banks fill it."""
    found: dict[str, str] = {}
    marks = list(_TAG.finditer(written))
    ends = [*(mark.start() for mark in marks[1:]), len(written)]
    for mark, end in zip(marks, ends, strict=True):
        found.setdefault(mark["tag"], written[mark.end() : end].strip("/ "))
    if "CNTP" in found:  # ING: number, bank, name and place, parted by slashes
        account, _, rest = found["CNTP"].partition("/")
        found.setdefault("IBAN", account)
        found.setdefault("NAME", rest.partition("/")[2].partition("/")[0])
    found.setdefault("", written[: marks[0].start()] if marks else written)
    return found


def _accounts(told: dict[str, Any], written: str) -> list[str]:
    beside = f"{told.get('applicant_iban') or ''} {told.get('extra_details') or ''}"
    return [*_IBAN.findall(beside), *_IBAN.findall(written)]


def _cents(amount: Any, name: str) -> int | None:
    """Convert an amount to cents; None where a balance is not given."""
    if amount is None:
        return None
    if isinstance(amount, mt940.models.Balance):
        amount = amount.amount
    refuse_currency(amount.currency, name)
    return int(amount.amount * 100)

"""CAMT.053, the statement in XML that every bank in Europe gives (ISO 20022), of any version."""

import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankLine, BankStatement
from clubadmin.services.administration.amounts import refuse_currency

_AMOUNT = re.compile(r"\+?\d{1,18}(\.\d{0,5})?|\.\d{1,5}", re.ASCII)  # as the schema has it
_OPENING, _CLOSING = ("OPBD", "PRCD"), ("CLBD",)


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The statements of a file.

    Args:
        data: the file.
        name: of the file, for what is told.
    """
    try:
        root = fromstring(data, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise Refused(
            Message(
                "{file} is geen afschrift dat te lezen is. Haal bij de bank een CAMT.053, een"
                " MT940 of een CSV op.",
                file=name,
            )
        ) from error
    found = tuple(_statement(one, name) for one in _all(root, "Stmt"))
    if not found:
        raise Refused(
            Message(
                "{file} is XML, maar geen afschrift (CAMT.053). Kies bij de bank dat soort.",
                file=name,
            )
        )
    return found


def _statement(one: Element, name: str) -> BankStatement:
    account = _text(one, "Acct", "Id", "IBAN") or _text(one, "Acct", "Id", "Othr", "Id")
    entries = (entry for entry in _children(one, "Ntry") if _is_booked(entry))
    lines = tuple(line for entry in entries for line in _lines(entry, name))
    return BankStatement(
        account,
        lines,
        _text(one, "LglSeqNb") or _text(one, "ElctrncSeqNb") or _text(one, "Id"),
        _balance(one, _OPENING, name),
        _balance(one, _CLOSING, name),
    )


def _balance(one: Element, kinds: tuple[str, ...], name: str) -> int | None:
    for balance in _children(one, "Bal"):
        if _text(balance, "Tp", "CdOrPrtry", "Cd") in kinds:
            return _amount(balance, name)
    return None


def _is_booked(entry: Element) -> bool:
    """Whether a bank booked an entry; announced ones are not, and older versions have no code."""
    return (_text(entry, "Sts", "Cd") or _text(entry, "Sts") or "BOOK") == "BOOK"


def _lines(entry: Element, name: str) -> Iterator[BankLine]:
    """Read the payments of an entry; a batch with its parts is read as these parts."""
    day = _day(entry, name)
    total = _amount(entry, name)
    details = [one for each in _children(entry, "NtryDtls") for one in _children(each, "TxDtls")]
    amounts = [_amount_of_part(one, total, name) for one in details]
    given = [one for one in amounts if one is not None]
    if len(details) == len(given) > 1 and sum(given) == total:
        for one, amount in zip(details, given, strict=True):
            yield _line(entry, one, day, amount)
        return
    yield _line(entry, details[0] if len(details) == 1 else None, day, total)


def _line(entry: Element, details: Element | None, day: date, amount: int) -> BankLine:
    if details is None:
        told = tidy(_text(entry, "AddtlNtryInf"))
        return BankLine(day, amount, text=told, reference=_batch(entry))
    reason = _text(details, "RtrInf", "Rsn", "Cd")  # a collection that came back
    side = "Dbtr" if amount > 0 or reason else "Cdtr"
    unstructured = [tidy(one.text or "") for one in _deep(details, "RmtInf", "Ustrd")]
    structured = _text(details, "RmtInf", "Strd", "CdtrRefInf", "Ref")
    told = " ".join(unstructured) or tidy(
        _text(details, "AddtlTxInf") or _text(entry, "AddtlNtryInf")
    )
    return BankLine(
        day,
        amount,
        _text(details, "RltdPties", f"{side}Acct", "Id", "IBAN"),
        tidy(
            _text(details, "RltdPties", side, "Nm")
            or _text(details, "RltdPties", side, "Pty", "Nm")
        ),
        f"{reason} {told}".strip(),
        structured or _end_to_end(details) or _batch(entry),
    )


def _batch(entry: Element) -> str:
    """The name of what is booked as one amount, as it was sent to the bank."""
    return _text(entry, "NtryDtls", "Btch", "PmtInfId") or _text(
        entry, "NtryDtls", "TxDtls", "Refs", "PmtInfId"
    )


def _end_to_end(details: Element) -> str:
    found = _text(details, "Refs", "EndToEndId")
    return "" if found == "NOTPROVIDED" else found


def _amount(one: Element, name: str) -> int:
    """The amount in cents, below nothing where it went out.

    A payment that was turned back bears its own sign already: the mark of credit or debit.
    """
    amount = _cents(one, name)
    return -amount if _text(one, "CdtDbtInd") == "DBIT" else amount


def _amount_of_part(details: Element, total: int, name: str) -> int | None:
    of = next(
        (one for one in (details, *_deep(details, "AmtDtls", "TxAmt")) if _amounts(one)), None
    )
    if of is None:
        return None
    amount = _cents(of, name)
    direction = _text(details, "CdtDbtInd") or ("DBIT" if total < 0 else "CRDT")
    return -amount if direction == "DBIT" else amount


def _amounts(one: Element) -> list[Element]:
    return _children(one, "Amt")


def _cents(one: Element, name: str) -> int:
    written = next(iter(_amounts(one)), None)
    text = "" if written is None else (written.text or "").strip()
    refuse_currency(None if written is None else written.get("Ccy"), name)
    cents = Decimal(text) * 100 if _AMOUNT.fullmatch(text) else Decimal("0.1")
    if cents != int(cents):
        raise _no_amount(text, name)
    return int(cents)


def _no_amount(text: str, name: str) -> Refused:
    return Refused(
        Message(
            "In {file} staat {text} waar een bedrag hoort. Haal het opnieuw op bij de bank.",
            file=name,
            text=text[:40] or Message("niets"),
        )
    )


def _day(entry: Element, name: str) -> date:
    for kind in ("BookgDt", "ValDt"):
        text = (_text(entry, kind, "Dt") or _text(entry, kind, "DtTm"))[:10]
        if text:
            try:
                return date.fromisoformat(text)
            except ValueError:
                break
    raise Refused(
        Message(
            "In {file} staat een betaling zonder dag. Haal het opnieuw op bij de bank.", file=name
        )
    )


def _children(one: Element, tag: str) -> list[Element]:
    """The children of a name, whatever the version of the schema calls its space."""
    return [child for child in one if child.tag.rpartition("}")[2] == tag]


def _deep(one: Element, *tags: str) -> list[Element]:
    found = [one]
    for tag in tags:
        found = [child for each in found for child in _children(each, tag)]
    return found


def _text(one: Element, *tags: str) -> str:
    return next((each.text.strip() for each in _deep(one, *tags) if each.text), "")


def _all(root: Element, tag: str) -> list[Element]:
    return [one for one in root.iter() if one.tag.rpartition("}")[2] == tag]

"""CAMT.053, the statement in XML that every bank in Europe gives (ISO 20022), of any version.

Each payment is read where it ends, so that a file of a year takes no more room than its payments.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from xml.parsers import expat

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import BankLine, BankStatement
from clubadmin.services.administration.bank_marks import Told, dutch_day, unreadable
from clubadmin.services.input.text import decode

_AMOUNT = re.compile(r"\+?(\d{0,18})(?:\.(\d{0,2})0{0,3})?", re.ASCII)  # as the schema has it
_OPENING, _CLOSING = ("OPBD", "PRCD"), ("CLBD",)
_RECORDS = frozenset(("Stmt", "Bal", "Ntry", "TxDtls"))
_DEEPEST = 40  # of any version it is less than 20
_Record = dict[str, str]  # the first text by each path of names; behind "@" its currency
_OWN_AMOUNTS = ("", "/AmtDtls/TxAmt", "/AmtDtls/CntrValAmt", "/AmtDtls/InstdAmt")


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The statements of a file."""
    try:
        try:
            found = _Reader(name).read(data)
        except (expat.ExpatError, ValueError, LookupError):  # of other letters than it says
            found = _Reader(name).read(decode(data).strip())
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise Refused(
            "{file} is geen afschrift dat te lezen is. Haal bij de bank een CAMT.053, een"
            " MT940 of een CSV op.",
            file=name,
        ) from error
    if not found:
        raise Refused(
            "{file} is XML, maar geen afschrift (CAMT.053). Kies bij de bank dat soort.", file=name
        )
    return found


class _Reader:
    """The statements read so far of a file; definitions of its own are refused."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._records: list[_Record] = [{}]
        self._path = ""  # of names, within the record
        self._paths: list[str] = []  # of what is around it
        self._text = ""
        self._parts: list[_Record] = []
        self._balances: list[_Record] = []
        self._lines: list[tuple[BankLine, bool, str]] = []  # whether it turns back, its currency
        self._found: list[BankStatement] = []

    def read(self, data: bytes | str) -> tuple[BankStatement, ...]:
        """The statements in it."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = _refuse_definitions
        parser.StartElementHandler = self._begin
        parser.CharacterDataHandler = self._read_text
        parser.EndElementHandler = self._end
        parser.Parse(data, True)
        return tuple(self._found)

    def _begin(self, tag: str, marks: dict[str, str]) -> None:
        tag = tag.rpartition(":")[2]
        self._paths.append(self._path)
        self._text = ""
        if tag in _RECORDS:
            self._records.append({})
            self._path = ""
        else:
            self._path = f"{self._path}/{tag}"
            if marks and "Ccy" in marks:
                self._records[-1].setdefault(self._path + "@", marks["Ccy"])
            if len(self._paths) > _DEEPEST:
                raise ValueError("nothing of a bank is as deep")

    def _read_text(self, text: str) -> None:
        self._text += text

    def _end(self, tag: str) -> None:
        if self._text and (text := self._text.strip()):
            record, path = self._records[-1], self._path
            if path not in record:
                record[path] = text
            elif path == "/RmtInf/Ustrd":
                record[path] += f" {text}"
        self._text = ""
        self._path = self._paths.pop()
        tag = tag.rpartition(":")[2]
        if tag in _RECORDS:
            self._close(tag, self._records.pop())

    def _close(self, tag: str, record: _Record) -> None:
        if tag == "TxDtls":
            self._parts.append(record)
        elif tag == "Bal":
            self._balances.append(record)
        elif tag == "Ntry":
            self._entry(record)
            self._parts = []
        else:
            self._found.append(self._statement(record))
            self._lines, self._balances = [], []

    def _entry(self, entry: _Record) -> None:
        """Keep an entry that is booked, not merely announced; older versions have no code."""
        if (entry.get("/Sts/Cd") or entry.get("/Sts") or "BOOK") != "BOOK":
            return
        where = Message("betaling {number}", number=len(self._lines) + 1)
        turned = entry.get("/RvslInd", "").lower() in ("true", "1")
        for line in _lines(entry, self._parts, self._name, where):
            self._lines.append((line, turned, entry.get("/Amt@", "")))

    def _statement(self, about: _Record) -> BankStatement:
        own = next(iter(self._balances), {}).get("/Amt@", "")
        currency = about.get("/Acct/Ccy") or own or next((one for _, _, one in self._lines), "")
        for at, (_, _, other) in enumerate(self._lines, 1):
            if other not in ("", currency):  # its amount is in none of the sums
                where = Message("betaling {number}", number=at)
                raise unreadable(self._name, where, other, Message.verbatim(currency))
        opening, closing = self._balance(_OPENING), self._balance(_CLOSING)
        lines = tuple(line for line, _, _ in self._lines)
        if opening is not None and closing is not None and opening + _sum(lines) != closing:
            turned = _turned(self._lines)
            lines = turned if opening + _sum(turned) == closing else lines
        return BankStatement(
            about.get("/Acct/Id/IBAN") or about.get("/Acct/Id/Othr/Id", ""),
            lines,
            about.get("/LglSeqNb") or about.get("/ElctrncSeqNb") or about.get("/Id", ""),
            opening,
            closing,
            currency or "EUR",
        )

    def _balance(self, kinds: tuple[str, ...]) -> int | None:
        for balance in self._balances:
            if balance.get("/Tp/CdOrPrtry/Cd") in kinds:
                return _signed(balance, _cents(balance, self._name, Message("een saldo")))
        return None


def _refuse_definitions(*_: object) -> None:
    raise ValueError("a definition of its own")


def _lines(entry: _Record, parts: list[_Record], name: str, where: Message) -> Iterator[BankLine]:
    """Read the payments of an entry; a batch with its parts is read as these parts.

    Parts in another currency, or that do not make the amount of the entry, are not booked: that
    amount is.
    """
    day = _day(entry, name, where)
    total = _signed(entry, _cents(entry, name, where))
    if len(parts) > 1:
        amounts = [_of_part(one, entry, name, where) for one in parts]
        if None not in amounts and sum(one or 0 for one in amounts) == total:
            for part, amount in zip(parts, amounts, strict=True):
                yield _line(entry, part, day, amount or 0)
            return
    batch = parts[0].get("/Refs/PmtInfId", "") if parts else ""
    yield _line(entry, parts[0] if len(parts) == 1 else {"/Refs/PmtInfId": batch}, day, total)


def _line(entry: _Record, part: _Record, day: date, amount: int) -> BankLine:
    get = part.get
    reason = get("/RtrInf/Rsn/Cd") or get("/RtrInf/Rsn/Prtry") or ""
    side, other = ("Dbtr", "Cdtr") if amount > 0 or reason else ("Cdtr", "Dbtr")
    account, name = get(f"/RltdPties/{side}Acct/Id/IBAN", ""), _named(part, side)
    if not account and not name:
        side = other
        account, name = get(f"/RltdPties/{side}Acct/Id/IBAN", ""), _named(part, side)
    given = get("/RmtInf/Ustrd") or get("/AddtlTxInf") or entry.get("/AddtlNtryInf", "")
    why = get("/RtrInf/AddtlInf")
    return Told(
        account,
        name,
        _named(part, f"Ultmt{side}"),
        f"{why} {given}" if why else given,
        (
            get("/RmtInf/Strd/CdtrRefInf/Ref", ""),
            get("/Refs/EndToEndId", ""),
            get("/Refs/MndtId", ""),
            entry.get("/NtryDtls/Btch/PmtInfId", ""),
            get("/Refs/PmtInfId", ""),
        ),
        reason,
    ).line(day, amount)


def _named(part: _Record, side: str) -> str:
    path = f"/RltdPties/{side}"
    found = part.get(f"{path}/Nm") or part.get(f"{path}/Pty/Nm")
    return found or part.get(f"{path}/Agt/FinInstnId/Nm", "")


def _signed(record: _Record, cents: int) -> int:
    """Give an amount its sign: below nothing where it went out."""
    return -cents if record.get("/CdtDbtInd") == "DBIT" else cents


def _of_part(part: _Record, entry: _Record, name: str, where: Message) -> int | None:
    """The amount of a part in the currency of its entry; None where it has none."""
    for path in _OWN_AMOUNTS:
        if part.get(f"{path}/Amt@") == entry.get("/Amt@") and f"{path}/Amt" in part:
            return _signed({**entry, **part}, _cents(part, name, where, path))
    return None


def _turned(lines: list[tuple[BankLine, bool, str]]) -> tuple[BankLine, ...]:
    """Give reversals the other sign, as some banks mean it."""
    return tuple(replace(one, amount=-one.amount) if turned else one for one, turned, _ in lines)


def _sum(lines: tuple[BankLine, ...]) -> int:
    return sum(one.amount for one in lines)


def _cents(record: _Record, name: str, where: Message, path: str = "") -> int:
    text = record.get(f"{path}/Amt", "")
    found = _AMOUNT.fullmatch(text)
    if not found or not (found[1] or found[2]):
        raise unreadable(name, where, text, Message("een bedrag"))
    return 100 * int(found[1] or 0) + int((found[2] or "").ljust(2, "0"))


def _day(entry: _Record, name: str, where: Message) -> date:
    told = ""
    for path in ("/BookgDt/Dt", "/BookgDt/DtTm", "/ValDt/Dt", "/ValDt/DtTm"):
        if told := entry.get(path, ""):
            try:
                return dutch_day(told)
            except (ValueError, OverflowError):
                break
    raise unreadable(name, where, told, Message("een dag"))

"""The marks that a bank tells of a payment in any kind of file, and MT940, the oldest of them.

A free field is filled by each bank in its own way: Dutch ones put slashes around marks (MT940 and
the lists of ABN AMRO), German ones number the parts, others write labels or plain words. What no
way explains is the text as it stands.

Each field is read by itself, so that an odd one spoils no other.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import cache

from clubadmin import assets
from clubadmin.domain.administration.debits import reason_code
from clubadmin.domain.names import fold, tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import BankLine, BankStatement
from clubadmin.services.administration.iban import is_iban
from clubadmin.services.input.text import decode

_NUMBERED = re.compile(r"(?:\d{3})?([?~^<>@])00|([?~^<>@])2\d")
_PLUS = re.compile(r"(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT|PURP|IBAN|BIC)\+\s?")
_IBAN = re.compile(r"\b[A-Z]{2}\d{2}[A-Z0-9]{10,30}\b")
_NOTHING = {"NOTPROVIDED", "NONREF", "EREF", "PREF", "MARF", "KREF", "CREF"}
_FULL = 26  # signs of a numbered part that goes on in the next


@dataclass(frozen=True)
class Told:
    """The particulars of a payment."""

    account: str = ""  # of the other side
    name: str = ""  # of the other side
    for_whom: str = ""  # who really pays or gets it, where that is somebody else
    text: str = ""  # as it was given along
    # all by which it can be known: of the payer, the mandate, the batch
    references: tuple[str, ...] = ()
    reason: str = ""  # why it came back

    def line(self, booked_on: date, amount: int) -> BankLine:
        """The payment of a day and an amount in cents."""
        name, other = tidy(self.name), tidy(self.for_whom)
        if other and fold(other) not in fold(name):
            name = f"{name} / {other}" if name else other
        text, reason = tidy(self.text), tidy(self.reason)
        known = dict.fromkeys(one for one in map(tidy, self.references) if one not in _NOTHING)
        return BankLine(
            booked_on,
            amount,
            self.account,
            name,
            text if reason in text else f"{reason} {text}".strip(),
            " ".join(filter(None, known)),
        )


@cache
def _marks() -> tuple[re.Pattern[str], re.Pattern[str], dict[str, str]]:
    """Patterns of marks between slashes and of labels, and of each label the Dutch one."""
    told = assets.table("banks.toml")
    labels = {one: dutch for dutch, others in told["labels"].items() for one in (dutch, *others)}
    longest_first = sorted(labels, key=len, reverse=True)
    return (
        re.compile(f"/({'|'.join(told['marks'])})/"),
        re.compile(rf"\b({'|'.join(longest_first)}): "),
        labels,
    )


def told_of(written: str, *, came_in: bool, beside: str = "") -> Told:
    """Read the free field of a payment.

    Args:
        written: the field, with the ends of its lines.
        came_in: whether the amount came in; else it went out.
        beside: what else may hold the account, such as the line below the amount.
    """
    whole = written.replace("\n", "")
    if _marks()[0].search(whole):
        told = _of_slashes(whole, came_in)
    elif _NUMBERED.match(whole):
        told = _of_numbers(whole, came_in)
    else:
        told = _of_labels(written) or _of_words(written)
    return told if told.account else _with_account(told, f"{beside} {whole}")


def labelled(written: str) -> dict[str, str]:
    """Map each label of a text, in Dutch, to what follows it."""
    _, labels, dutch = _marks()
    pieces = labels.split(written)
    found: dict[str, str] = {}
    for label, value in zip(pieces[1::2], pieces[2::2], strict=True):
        found.setdefault(dutch[label], value.strip())
    return found


def _with_account(told: Told, beside: str) -> Told:
    return replace(told, account=next(filter(is_iban, _IBAN.findall(beside)), ""))


def _of_slashes(written: str, came_in: bool) -> Told:
    found: dict[str, str] = {}
    marks = [*_marks()[0].finditer(written)]
    whose = ""
    for at, mark in enumerate(marks):
        end = marks[at + 1].start() if at + 1 < len(marks) else len(written)
        tag, value = mark[1], written[mark.end() : end].strip("/ ")
        if tag in ("ORDP", "BENM", "CNTP", "ULTC", "ULTD", "ULTB"):
            whose = tag if tag.startswith("ULT") else ""
        if tag == "NAME" and whose:
            tag, whose = whose, ""
        if tag == "ID" and "REMI" in found and marks[at - 1][1] in ("REMI", "ID"):
            found["REMI"] += f"/ID/{value}"  # somebody's own slashes
        elif value or tag not in found:
            found[tag] = found.get(tag) or value
    if "CNTP" in found:  # ING: number, bank, name and place, parted by slashes
        account, _, rest = found["CNTP"].partition("/")
        found.setdefault("IBAN", account)
        found.setdefault("NAME", rest.partition("/")[2].partition("/")[0])
    text = found.get("REMI") or found.get("USTD") or written[: marks[0].start()]
    structured = re.match(r"/*STRD/+(?:CUR|ISO)/+(.+)", text)
    text = re.sub(r"^/*(?:USTD|STRD)/+(?:(?:CUR|ISO)/+)?", "", text).strip("/")
    reason = found.get("RTRN", "").partition("/")[0]
    inward = came_in or bool(reason)
    other = found.get("ULTD") if inward else found.get("ULTC") or found.get("ULTB")
    account = found.get("IBAN", "")
    return Told(
        account if is_iban(account) else "",
        found.get("NAME", ""),
        (other or "").partition("/")[0],
        text or written,
        (
            *(found.get("CDTRREF", ""), structured[1].strip("/") if structured else ""),
            *(found.get(tag, "") for tag in ("EREF", "KREF", "MARF", "PREF")),
        ),
        reason,
    )


def _of_numbers(written: str, came_in: bool) -> Told:
    """Read it as German banks do: ?20 to ?29, ?60 to ?63 text, ?31 the account, ?32, ?33 who."""
    known = _NUMBERED.match(written)
    assert known is not None
    sign = re.escape(known[1] or known[2])
    pieces = re.split(rf"{sign}(\d\d)", written)
    parts = [*zip(pieces[1::2], pieces[2::2], strict=True)]
    of_text = [value for number, value in parts if number[0] == "2" or "60" <= number <= "63"]
    kept = dict(parts)
    text = "".join(of_text)
    before, *marked = _PLUS.split(text)
    found = dict(zip(marked[::2], map(str.strip, marked[1::2]), strict=True))
    if found:
        text = found.get("SVWZ") or before
    else:
        text = "".join(one if len(one) >= _FULL else f"{one} " for one in of_text)
    account = kept.get("31", "").strip() or found.get("IBAN", "")
    returned = not came_in and reason_code(text)
    return Told(
        account if is_iban(account) else "",
        f"{kept.get('32', '')}{kept.get('33', '')}",
        found.get("ABWA" if came_in or returned else "ABWE", ""),
        text.strip() or kept.get("00", ""),
        tuple(found.get(tag, "") for tag in ("EREF", "KREF", "MREF")),
    )


def _of_labels(written: str) -> Told | None:
    """Read it as older lists and statements of ABN AMRO have it; None where it is not so."""
    found = labelled(tidy(written))
    if "IBAN" not in found or "Naam" not in found:
        return None
    account = found["IBAN"].partition(" ")[0]
    return Told(
        account if is_iban(account) else "",
        found["Naam"],
        found.get("Overige partij", ""),
        found.get("Omschrijving", tidy(written)),
        tuple(found.get(label, "") for label in ("Kenmerk", "Machtiging", "Batch")),
        found.get("Reden", ""),
    )


def _of_words(written: str) -> Told:
    """Read plain words; SNS, ASN and RegioBank begin with the account and the name."""
    first, _, rest = written.partition("\n")
    account, _, name = first.strip().partition(" ")
    if is_iban(account) and _IBAN.fullmatch(account):
        return Told(account, name, text=rest.replace("\n", " "))
    return Told(text="".join(one if len(one) > 60 else f"{one} " for one in written.split("\n")))


def dutch_day(written: str) -> date:
    """The day in the Netherlands of a day or a moment, as ISO 8601 writes it."""
    day = date.fromisoformat(written[:10])
    if len(written) < 16:
        return day  # a day by itself, with or without a zone
    moment = datetime.fromisoformat(written)
    if moment.tzinfo is None:
        return moment.date()
    utc = moment.astimezone(UTC)
    summer = _last_sunday(utc.year, 3) <= utc < _last_sunday(utc.year, 10)
    return (utc + timedelta(hours=2 if summer else 1)).date()


def _last_sunday(year: int, month: int) -> datetime:
    """The moment at which summer time begins or ends."""
    last = datetime(year, month, 31, 1, tzinfo=UTC)
    return last - timedelta((last.weekday() + 1) % 7)


def unreadable(file: str, where: Message, value: str, what: Message) -> Refused:
    """A row whose amount or day cannot be read: without it a total would be wrong."""
    return Refused(
        "{file} heeft bij {where} {value} waar {what} hoort. {advice}",
        file=file,
        where=where,
        value=value[:40] or Message("niets"),
        what=what,
        advice=ADVICE,
    )


ADVICE = Message(
    "Is het bestand bewerkt, neem dan dat van de bank. Zegt dat hetzelfde, haal dan een ander soort"
    " op: CAMT.053, MT940 of CSV."
)


_FIELD = re.compile(
    r"^(?:\{4:)?:(20|21|25P?|28C?|60[FM]?|61|62[FM]?|64|65|86|13D?|34F|90[CD]|NS|940):", re.M
)
_END = re.compile(r"^(?:-\s*$|-\}|\{)", re.M)  # of a message
_BALANCE = re.compile(r"\s*([CD])(\d{6})([A-Z]{3})\s*([\d.,]+)", re.I)
_ROW = re.compile(
    r"\s*(?P<day>\d{6})(?P<entry>\d{4})?\s*(?P<mark>R?[CD])[A-Z]?\s*(?P<amount>\d[\d.,]*|,\d+)"
    r"(?P<rest>.*)",
    re.I | re.S,
)
_REST = re.compile(r"(?:[A-Z][A-Z0-9 ]{3})?(?P<reference>.*?)(?://.*)?", re.I)
_AMOUNT = re.compile(r"(\d{0,30})(?:[.,](\d{0,2})0*)?", re.ASCII)
_INWARD = ("C", "RD")  # RC takes back what came in, RD what went out
_Fields = list[tuple[str, str]]


def statements(data: bytes, name: str) -> tuple[BankStatement, ...]:
    """The statements of a file."""
    text = decode(data).replace("\r\n", "\n").replace("\r", "\n")
    messages: list[_Fields] = []
    marks = [*_FIELD.finditer(text)]
    for at, mark in enumerate(marks):
        end = marks[at + 1].start() if at + 1 < len(marks) else len(text)
        told = _END.split(text[mark.end() : end], maxsplit=1)[0]
        if mark[1] == "20":
            messages.append([])
        if messages:
            messages[-1].append((mark[1], told.strip("\n")))
    return tuple(_statement(fields, name) for fields in messages)


def _statement(fields: _Fields, name: str) -> BankStatement:
    kept = dict(reversed(fields))  # the first of each
    opening, closing = (_balance(kept, number, name) for number in ("60", "62"))
    currency = next((one[1] for one in (opening, closing) if one), "")
    account = re.sub(r"[^A-Z0-9]", "", (kept.get("25") or kept.get("25P") or "").upper())[:38]
    if account[-3:].isalpha() and not is_iban(account):  # a bank may write the currency behind it
        currency = currency or account[-3:]
        account = account.removesuffix(currency)
    return BankStatement(
        account[:34],
        tuple(_lines(fields, name)),
        (kept.get("28C") or kept.get("28") or "").partition("/")[0].strip(),
        opening and opening[0],
        closing and closing[0],
        currency or "EUR",
    )


def _lines(fields: _Fields, name: str) -> Iterator[BankLine]:
    number = 0
    for (tag, row), (below, written) in zip(fields, [*fields[1:], ("", "")], strict=True):
        if tag == "61":
            number += 1
            yield _line(row, written if below == "86" else "", number, name)


def _line(row: str, written: str, number: int, name: str) -> BankLine:
    found = _ROW.match(row)
    cents = _cents(found["amount"]) if found else None
    if found is None or cents is None:
        where = Message("betaling {number}", number=number)
        raise unreadable(name, where, row.partition("\n")[0], Message("een bedrag"))
    day = _day(found["day"], found["entry"])
    if day is None:
        where = Message("betaling {number}", number=number)
        raise unreadable(name, where, found["day"], Message("een dag"))
    first, _, below = found["rest"].partition("\n")
    kind = _REST.fullmatch(first)
    reference = kind["reference"] if kind else ""
    came_in = found["mark"].upper() in _INWARD
    bare = written.strip() or below.strip() or first.replace("NONREF", "")
    told = told_of(bare, came_in=came_in, beside=below)
    if not told.account.startswith(reference):  # some banks put the account there
        told = replace(told, references=(*told.references, reference))
    return told.line(day, cents if came_in else -cents)


def _day(value: str, entry: str | None) -> date | None:
    """The day of value; of thirty days in February, which some banks count, the last one."""
    year, month, day = 2000 + int(value[:2]), int(value[2:4]), int(value[4:])
    if not 1 <= month <= 12 or not 1 <= day <= 31:
        month, day = (int(entry[:2]), int(entry[2:])) if entry else (0, 0)
    for last in range(day, day - 4, -1):
        try:
            return date(year, month, last)
        except ValueError:
            continue
    return None


def _balance(kept: dict[str, str], number: str, name: str) -> tuple[int, str] | None:
    """The balance in cents and its currency; None where it is not given."""
    written = next((kept[number + kind] for kind in ("F", "M", "") if number + kind in kept), "")
    if not written.strip():
        return None
    found = _BALANCE.match(written)
    cents = _cents(found[4]) if found else None
    if found is None or cents is None:
        raise unreadable(name, Message("een saldo"), written, Message("een bedrag"))
    return cents if found[1].upper() == "C" else -cents, found[3].upper()


def _cents(written: str) -> int | None:
    """An amount with a comma; None where it has parts of a cent or is none."""
    found = _AMOUNT.fullmatch(written)
    return found and 100 * int(found[1] or 0) + int((found[2] or "").ljust(2, "0"))

"""The marks that a bank tells of a payment beside its day and amount, whatever the kind of file.

A free field is filled by each bank in its own way: Dutch ones put slashes around marks (MT940 and
the lists of ABN AMRO), German ones number the parts, others write labels or plain words. What no
way explains is the text as it stands.
"""

import re
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import cache

from clubadmin import assets
from clubadmin.domain.administration.debit_matching import reason_code
from clubadmin.domain.names import fold, tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.statement import BankLine
from clubadmin.services.administration.iban import is_iban

_NUMBERED = re.compile(r"(?:\d{3})?([?~^<>@])00|([?~^<>@])2\d")
_PLUS = re.compile(r"(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT|PURP|IBAN|BIC)\+\s?")
_IBAN = re.compile(r"\b[A-Z]{2}\d{2}[A-Z0-9]{10,30}\b")
_NOTHING = {"NOTPROVIDED", "NONREF", "EREF", "PREF", "MARF", "KREF", "CREF"}
_FULL = 26  # signs of a numbered part that goes on in the next


@dataclass(frozen=True)
class Told:
    """The particulars of a payment.

    Attributes:
        account: of the other side.
        name: of the other side.
        for_whom: who really pays or gets it, where that is somebody else.
        text: as it was given along.
        references: all by which it can be known: of the payer, the mandate, the batch.
        reason: why it came back.
    """

    account: str = ""
    name: str = ""
    for_whom: str = ""
    text: str = ""
    references: tuple[str, ...] = ()
    reason: str = ""

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

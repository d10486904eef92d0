"""One list of payments as every bank writes it, in each kind of file and language."""

import random
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta

from clubadmin.domain.administration.debits import Sent
from clubadmin.domain.administration.matching import Debtor
from clubadmin.domain.administration.payment_code import reference_of
from clubadmin.services.administration.bank_csv import _banks
from tests.services.administration import bank_files_made as made

SEASON = 33
FIRST = date(2026, 9, 1)
NAMES = ("J. Bos", "Mies Visser", "Greet Vermeer", "A. van den Berg", "Koos Prins", "Ria de Wit")
ACCOUNTS = (
    *("NL44RABO0123456789", "NL86INGB0002445588", "NL39RABO0300065264", "NL20INGB0001234567"),
    *("BE68539007547034", "DE89370400440532013000"),
)
REASONS = ("MD06", "AM04", "AC04", "MS03")


@dataclass(frozen=True)
class Written:
    """A payment with all that a bank may tell of it."""

    day: date
    amount: int
    account: str = ""
    name: str = ""
    text: str = ""
    end_to_end: str = ""
    mandate: str = ""
    batch: str = ""
    reason: str = ""


@dataclass(frozen=True)
class Year:
    """Payments, and what they are about."""

    payments: tuple[Written, ...]
    sent: tuple[Sent, ...]
    debtors: tuple[Debtor, ...]


def year(chance: random.Random) -> Year:
    """Dues with and without a reference, a collection, what came back of it, and other things."""
    owed = [chance.randrange(1000, 9000, 5) for _ in NAMES]
    debtors = tuple(
        Debtor(at, name.split()[0], name.split()[-1], open=owed[at], parts=(owed[at],))
        for at, name in enumerate(NAMES)
    )
    paying, collected = sorted(chance.sample(range(6), 3)), []
    found = []
    for at in paying:
        told = reference_of(SEASON, at) if chance.random() < 0.5 else "contributie"
        day = FIRST + timedelta(chance.randrange(60))
        found.append(Written(day, owed[at], ACCOUNTS[at], NAMES[at], told))
    on, batch = (
        FIRST + timedelta(chance.randrange(20, 60)),
        f"INCASSO{chance.randrange(1, 99)}-RCUR",
    )
    for at in sorted({*range(6)} - {*paying}):
        end_to_end, mandate = (
            f"RF{chance.randrange(10, 99)}33C{at}-1",
            f"M{at}-{chance.randrange(99)}",
        )
        collected.append(
            Sent(at, at, owed[at], end_to_end, ACCOUNTS[at], batch, on, False, mandate)
        )
    found.append(Written(on, sum(one.amount for one in collected), text="incasso", batch=batch))
    for one in chance.sample(collected, 2):
        day, reason = on + timedelta(chance.randrange(1, 20)), chance.choice(REASONS)
        by = {"end_to_end": one.end_to_end} if chance.random() < 0.8 else {}
        found.append(
            Written(
                *(day, -one.amount, one.account, NAMES[one.member_id], "contributie"),
                **by,
                mandate=one.mandate,
                reason=reason,
            )
        )
    found.append(Written(on, -215, text="KOSTEN BETALINGSVERKEER"))
    found.sort(key=lambda one: (one.day, one.amount))
    return Year(tuple(found), tuple(collected), debtors)


def _balances(payments: tuple[Written, ...]) -> list[int]:
    held = [made.OPENING]
    for one in payments:
        held.append(held[-1] + one.amount)
    return held


def _euros(cents: int, sign: str = ",") -> str:
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}{sign}{abs(cents) % 100:02}"


def camt(version: str) -> Callable[[tuple[Written, ...]], str]:
    """A CAMT.053 of a version."""

    def write(payments: tuple[Written, ...]) -> str:
        entries = []
        for one in payments:
            line = made.BankLine(one.day, one.amount, one.account, one.name, one.text)
            details = made.part(
                line, version, end_to_end=one.end_to_end or "NOTPROVIDED", reason=one.reason
            )
            if one.mandate:
                details = details.replace("</Refs>", f"<MndtId>{one.mandate}</MndtId></Refs>")
            if one.batch:
                details = f"<Btch><PmtInfId>{one.batch}</PmtInfId></Btch>{details}"
            entries.append(made.entry(line, version, details))
        last = _balances(payments)[-1]
        return made.camt_of("".join(entries), made.OPENING, last, version).decode()

    return write


def _mt940(free: Callable[[Written], str], below: bool = False) -> Callable[..., str]:
    """`below`: the account stands under the amount, as Rabobank has it."""

    def write(payments: tuple[Written, ...]) -> str:
        held = _balances(payments)
        lines = [":20:X", f":25:{made.OWN} EUR", ":28C:37/1"]
        lines.append(f":60F:C260831EUR{_euros(held[0])}")
        for at, one in enumerate(payments):
            # what is turned back bears a mark of its own
            mark = ("C" if at % 3 else "RD") if one.amount > 0 else ("D" if at % 3 else "RC")
            lines.append(f":61:{one.day:%y%m%d%m%d}{mark}{_euros(abs(one.amount))}NTRFNONREF")
            lines += [one.account] if below and one.account else []
            lines += [f":86:{free(one)}"]
        lines.append(f":62F:{'C' if held[-1] >= 0 else 'D'}261130EUR{_euros(abs(held[-1]))}")
        return "\r\n".join([*lines, "-"])

    return write


def _marks(one: Written, *order: tuple[str, str]) -> str:
    told = "".join(f"/{tag}/{value}" for tag, value in order if value)
    return "\r\n".join(textwrap.wrap(told, 65, drop_whitespace=False, break_on_hyphens=False))


def _abn_amro(one: Written) -> str:
    return _marks(
        one,
        *(("TRTP", "SEPA OVERBOEKING"), ("IBAN", one.account), ("NAME", one.name)),
        *(("MARF", one.mandate), ("REMI", one.text), ("EREF", one.end_to_end or "NOTPROVIDED")),
        *(("PREF", one.batch), ("RTRN", one.reason)),
    )


def _ing(one: Written) -> str:
    who = f"{one.account}/RABONL2U/{one.name}//" if one.account else ""
    return _marks(
        one,
        *(("RTRN", one.reason), ("PREF", one.batch), ("EREF", one.end_to_end)),
        *(("MARF", one.mandate), ("CNTP", who), ("REMI", f"USTD//{one.text}/")),
    )


def _rabobank(one: Written) -> str:
    side = ("BENM", "/") if one.amount < 0 else ("ORDP", "/")
    return _marks(
        one,
        *(("PREF", one.batch), ("MARF", one.mandate), ("EREF", one.end_to_end)),
        *(("RTRN", one.reason), side, ("NAME", one.name), ("REMI", one.text)),
    )


def _german(one: Written) -> str:
    told = (("EREF", one.end_to_end), ("KREF", one.batch), ("MREF", one.mandate))
    parts = [
        piece
        for key, value in (*told, ("SVWZ", f"{one.text} {one.reason}".strip()))
        if value
        for piece in textwrap.wrap(f"{key}+{value}", 27, drop_whitespace=False)
    ]
    text = "".join(f"?{20 + at}{piece}" for at, piece in enumerate(parts))
    return f"166?00GUTSCHRIFT?10931{text}?30COBADEFFXXX?31{one.account}?32{one.name}"


def _all_of(one: Written) -> str:
    """As a bank without columns for them puts all into one text."""
    told = (one.text, one.end_to_end, one.batch, one.reason)
    mandate = f"Machtiging ID: {one.mandate}" if one.mandate else ""
    return " ".join(filter(None, (*told, mandate)))


def _cells(one: Written, held: int) -> dict[str, str]:
    plain = _euros(one.amount)
    return {
        "day": one.day.isoformat(),
        "own": made.OWN,
        "amount": plain,
        "out": "D" if one.amount < 0 else "C",
        "account": one.account,
        "name": one.name,
        "text": _all_of(one),
        "balance": _euros(held),
        "currency": "EUR",
    }


def listed(bank: str, language: int) -> Callable[[tuple[Written, ...]], str]:
    """A list with heads, in Dutch (0) or in English (1)."""
    known = next(one for one in _banks() if one.name == bank and not one.shape)
    days = {"ING": "%Y%m%d", "Knab": "%d-%m-%Y", "SNS, ASN en RegioBank": "%d-%m-%Y"}
    ways = {
        "ING": (("Bij", "Af"), ("Credit", "Debit")),
        "Knab": (("C", "D"), ("C", "D")),
    }
    heads = HEADS[bank][language]

    def write(payments: tuple[Written, ...]) -> str:
        rows = [";".join(f'"{one}"' for one in heads)]
        for one, held in zip(payments, _balances(payments)[1:], strict=True):
            cells = _cells(one, held)
            cells["day"] = one.day.strftime(days.get(bank, known.days[0]))
            if bank in ways:
                cells["out"] = ways[bank][language][one.amount < 0]
                cells["amount"] = _euros(abs(one.amount))
            if bank == "Revolut":
                cells |= {"amount": _euros(one.amount, "."), "fee": "0.00"}
                cells["state"] = ("VOLTOOID", "COMPLETED")[language]
                cells["day"] = f"{one.day} 12:00:00"
                cells["text"] = f"{one.name} {cells['text']}"
            if bank == "Rabobank":
                cells |= {"text": one.text, "reason": one.reason, "batch": one.batch}
                cells |= {"mandate": one.mandate, "end_to_end": one.end_to_end}
            rows.append(";".join(f'"{cells.get(field, "")}"' for field in heads.values()))
        return "\n".join(rows)

    return write


def _headed(dutch: str, english: str, fields: str) -> tuple[dict[str, str], dict[str, str]]:
    """The heads of a list in both languages, each with what stands under it."""
    kinds = fields.split(";")
    first, second = dutch.split(";"), english.split(";")
    return dict(zip(first, kinds, strict=True)), dict(zip(second, kinds, strict=True))


HEADS = {
    "ING": _headed(
        "Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;"
        "Mededelingen;Saldo na mutatie;Tag",
        "Date;Name / Description;Account;Counterparty;Code;Debit/credit;Amount (EUR);Transaction"
        " type;Notifications;Resulting balance;Tag",
        "day;name;own;account;-;out;amount;-;text;balance;-",
    ),
    "Rabobank": _headed(
        "IBAN/BBAN;Munt;BIC;Volgnr;Datum;Bedrag;Saldo na trn;Tegenrekening IBAN/BBAN;Naam"
        " tegenpartij;Naam uiteindelijke partij;Code;Batch ID;Transactiereferentie;"
        "Machtigingskenmerk;Betalingskenmerk;Omschrijving-1;Omschrijving-2;Reden retour",
        "IBAN/BBAN;Currency;BIC;Number;Date;Amount;Balance after trn;Counterparty IBAN/BBAN;Name"
        " counterparty;Name ultimate party;Code;Batch ID;Transaction reference;Mandate"
        " reference;Payment reference;Description-1;Description-2;Return reason",
        "own;currency;-;-;day;amount;balance;account;name;-;-;batch;end_to_end;mandate;-;text;-;"
        "reason",
    ),
    "Knab": _headed(
        "Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;"
        "Tegenrekeninghouder;Omschrijving",
        "Account number;Transaction date;Currency code;CreditDebit;Amount;Counter account number;"
        "Counter account holder;Description",
        "own;day;currency;out;amount;account;name;text",
    ),
    "bunq": _headed(
        "Datum;Rentedatum;Bedrag;Rekening;Tegenpartij;Naam;Omschrijving",
        "Date;Interest Date;Amount;Account;Counterparty;Name;Description",
        "day;-;amount;own;account;name;text",
    ),
    "Revolut": _headed(
        "Type;Product;Startdatum;Datum voltooid;Beschrijving;Bedrag;Kosten;Valuta;Status;Saldo",
        "Type;Product;Started Date;Completed Date;Description;Amount;Fee;Currency;State;Balance",
        "-;-;-;day;text;amount;fee;currency;state;balance",
    ),
}


def _unheaded(separator: str, row: Callable[[Written, int, int], list[str]]) -> Callable[..., str]:
    def write(payments: tuple[Written, ...]) -> str:
        held = _balances(payments)
        return "\n".join(
            separator.join(row(one, before, after))
            for one, before, after in zip(payments, held, held[1:], strict=False)
        )

    return write


def _tab(one: Written, before: int, after: int) -> list[str]:
    day, free = f"{one.day:%Y%m%d}", _abn_amro(one).replace("\r\n", "")
    return [made.OWN, "EUR", day, _euros(before), _euros(after), day, _euros(one.amount), free]


def _sns(one: Written, before: int, after: int) -> list[str]:
    day = f"{one.day:%d-%m-%Y}"
    return [
        *(day, made.OWN, one.account, one.name, "", "", "", "EUR", _euros(before, ".")),
        *(
            "EUR",
            _euros(one.amount, "."),
            day,
            day,
            "944",
            "IBA",
            "1",
            "",
            f"'{_all_of(one)}'",
            "1",
        ),
    ]


def _triodos(one: Written, before: int, after: int) -> list[str]:
    way = "Debet" if one.amount < 0 else "Credit"
    cells = (f"{one.day:%d-%m-%Y}", made.OWN, _euros(abs(one.amount)), way, one.name, one.account)
    return [f'"{cell}"' for cell in (*cells, "ET", _all_of(one), _euros(after))]


EVERY: dict[str, Callable[[tuple[Written, ...]], str]] = {
    **{f"camt.053 v{number}": camt(number) for number in ("02", "04", "08", "13")},
    "MT940 ABN AMRO": _mt940(_abn_amro),
    "MT940 ING": _mt940(_ing),
    "MT940 Rabobank": _mt940(_rabobank, below=True),
    "MT940 German": _mt940(_german),
    **{f"{bank}, {way}": listed(bank, way) for bank in HEADS for way in (0, 1)},
    "ABN AMRO": _unheaded("\t", _tab),
    "SNS, ASN, RegioBank": _unheaded(",", _sns),
    "Triodos": _unheaded(",", _triodos),
}
WITHOUT_ACCOUNT = ("Revolut, 0", "Revolut, 1")

"""Statements as Dutch banks write them, with made-up people and sound numbers."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from clubadmin.model.administration.debits import BankLine

OWN = "NL91ABNA0417164300"
JAN = "NL44RABO0123456789"
LINES = (
    BankLine(date(2026, 9, 14), 4500, JAN, "J. BOS", "contributie RF75 3C17"),
    BankLine(date(2026, 9, 15), -12550, "NL86INGB0002445588", "ZAALHUUR BV", "september"),
    BankLine(date(2026, 9, 15), 3500, "NL39RABO0300065264", "Çelik, Ayşe", "contributie"),
)
BATCH = (("Jan", 1000), ("Mies", 3500))
OPENING, CLOSING = 100_000, 95_450


def entry(line: BankLine, version: str = "02", details: str = "", status: str = "BOOK") -> str:
    """A payment as the published schema of a version has it; `details` in place of its own."""
    newer = version >= "08"
    mark = "CRDT" if line.amount > 0 else "DBIT"
    told = f"<Cd>{status}</Cd>" if newer else status
    return f"""<Ntry><Amt Ccy="EUR">{_euros(line.amount)}</Amt><CdtDbtInd>{mark}</CdtDbtInd>
<Sts>{told}</Sts><BookgDt><Dt>{line.booked_on}</Dt></BookgDt>
<BkTxCd><Prtry><Cd>544</Cd></Prtry></BkTxCd>
<NtryDtls>{details or part(line, version)}</NtryDtls></Ntry>"""


def part(
    line: BankLine, version: str = "02", *, end_to_end: str = "NOTPROVIDED", reason: str = ""
) -> str:
    """What an entry says of one payment; `reason` is why it came back."""
    newer = version >= "08"
    amount = f'<Amt Ccy="EUR">{_euros(line.amount)}</Amt>'
    mark = f"<CdtDbtInd>{'CRDT' if line.amount > 0 else 'DBIT'}</CdtDbtInd>"
    own = amount + mark if newer else f"<AmtDtls><TxAmt>{amount}</TxAmt></AmtDtls>"
    side = "Dbtr" if line.amount > 0 or reason else "Cdtr"
    name = f"<Nm>{line.name}</Nm>" if line.name else ""
    who = f"<Pty>{name}</Pty>" if newer else name
    account = f"<{side}Acct><Id><IBAN>{line.account}</IBAN></Id></{side}Acct>"
    text = f"<Ustrd>{line.text}</Ustrd>" if line.text else ""
    back = f"<RtrInf><Rsn><Cd>{reason}</Cd></Rsn></RtrInf>" if reason else ""
    return (
        f"<TxDtls><Refs><EndToEndId>{end_to_end}</EndToEndId></Refs>{own}"
        f"<RltdPties><{side}>{who}</{side}>{account if line.account else ''}</RltdPties>"
        f"<RmtInf>{text}</RmtInf>{back}</TxDtls>"
    )


def camt(
    lines: tuple[BankLine, ...] = LINES,
    opening: int = OPENING,
    closing: int | None = None,
    version: str = "02",
) -> bytes:
    """A statement of these payments."""
    total = sum(line.amount for line in lines)
    entries = "".join(entry(line, version) for line in lines)
    return camt_of(entries, opening, opening + total if closing is None else closing, version)


def camt_of(entries: str, opening: int, closing: int, version: str = "02") -> bytes:
    """A statement of entries as they are written."""
    balances = "".join(
        f'<Bal><Tp><CdOrPrtry><Cd>{kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">{_euros(cents)}</Amt>'
        f"<CdtDbtInd>{'CRDT' if cents >= 0 else 'DBIT'}</CdtDbtInd>"
        "<Dt><Dt>2026-09-15</Dt></Dt></Bal>"
        for kind, cents in (("OPBD", opening), ("CLBD", closing))
    )
    made_at = "<CreDtTm>2026-09-16T06:00:00</CreDtTm>"
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.{version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId>{made_at}</GrpHdr><Stmt><Id>1</Id><LglSeqNb>37</LglSeqNb>{made_at}
<Acct><Id><IBAN>{OWN}</IBAN></Id></Acct>{balances}{entries}</Stmt>
</BkToCstmrStmt></Document>""".encode()


def batch(version: str) -> bytes:
    """Two who paid in one amount, each named."""
    both = [replace(LINES[0], name=name, amount=cents) for name, cents in BATCH]
    details = "".join(part(one, version) for one in both)
    return camt_of(entry(LINES[0], version, details), OPENING, OPENING + 4500, version)


def pending(version: str) -> bytes:
    """A payment, and one that the bank announces and did not book yet."""
    entries = entry(LINES[0], version) + entry(LINES[2], version, status="PDNG")
    return camt_of(entries, OPENING, OPENING + LINES[0].amount, version)


def returned(version: str, line: BankLine, end_to_end: str, reason: str) -> bytes:
    """A collection that came back, with why in a field of its own."""
    details = part(line, version, end_to_end=end_to_end, reason=reason)
    return camt_of(entry(line, version, details), OPENING, OPENING + line.amount, version)


def _euros(cents: int) -> str:
    return f"{abs(cents) // 100}.{abs(cents) % 100:02}"


DATA = Path(__file__).parents[2] / "data" / "bank"
"""The same three payments as each bank writes them."""


def given(name: str) -> str:
    """A file of a bank, such as "ing.csv"."""
    return (DATA / name).read_text(encoding="utf-8")

"""Statements as Dutch banks write them, with made-up people and sound numbers."""

from datetime import date
from pathlib import Path

from clubadmin.model.administration.statement import BankLine

OWN = "NL91ABNA0417164300"
JAN = "NL44RABO0123456789"
LINES = (
    BankLine(date(2026, 9, 14), 4500, JAN, "J. BOS", "contributie RF75 3C17"),
    BankLine(date(2026, 9, 15), -12550, "NL86INGB0002445588", "ZAALHUUR BV", "september"),
    BankLine(date(2026, 9, 15), 3500, "NL39RABO0300065264", "Çelik, Ayşe", "contributie"),
)
OPENING, CLOSING = 100_000, 95_450


def _entry(line: BankLine) -> str:
    side = "Dbtr" if line.amount > 0 else "Cdtr"
    mark = "CRDT" if line.amount > 0 else "DBIT"
    return f"""<Ntry><Amt Ccy="EUR">{abs(line.amount) / 100:.2f}</Amt><CdtDbtInd>{mark}</CdtDbtInd>
<Sts>BOOK</Sts><BookgDt><Dt>{line.booked_on}</Dt></BookgDt><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><{side}><Nm>{line.name}</Nm></{side}>
<{side}Acct><Id><IBAN>{line.account}</IBAN></Id></{side}Acct></RltdPties>
<RmtInf><Ustrd>{line.text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>"""


def camt(
    lines: tuple[BankLine, ...] = LINES,
    opening: int = OPENING,
    closing: int | None = None,
    version: str = "02",
) -> bytes:
    closing = opening + sum(line.amount for line in lines) if closing is None else closing
    balances = "".join(
        f'<Bal><Tp><CdOrPrtry><Cd>{kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">{cents / 100:.2f}'
        "</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-09-15</Dt></Dt></Bal>"
        for kind, cents in (("OPBD", opening), ("CLBD", closing))
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.{version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><LglSeqNb>37</LglSeqNb>
<Acct><Id><IBAN>{OWN}</IBAN></Id></Acct>{balances}{"".join(map(_entry, lines))}</Stmt>
</BkToCstmrStmt></Document>""".encode()


DATA = Path(__file__).parents[2] / "data" / "bank"
"""The same three payments as each bank writes them."""


def given(name: str) -> str:
    """A file of a bank, such as "ing.csv"."""
    return (DATA / name).read_text(encoding="utf-8")

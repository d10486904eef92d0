"""The payment code of a letter, which a bank's app reads, and the payment reference in it.

The European Payments Council's code for a credit transfer (EPC069-12, version 002), with the
structured reference of ISO 11649. How it is painted is not of here.

A bank passes it on unchanged and checks its two digits, so that a slip of the pen is seen.
"""

import re

_WRITTEN = re.compile(r"RF(\d\d)(\d{1,9})C(\d{1,9})")
_ANY = re.compile(r"RF(?:\s?[0-9A-Z]){3,23}", re.IGNORECASE)


def reference_of(season_id: int, member_id: int) -> str:
    """The reference, without blanks: `RF` with two digits that check it, season and member."""
    body = f"{season_id}C{member_id}"
    return f"RF{98 - _rest(body + 'RF00'):02d}{body}"


def grouped(reference: str) -> str:
    """Group a reference in fours, as it is printed."""
    return " ".join(reference[at : at + 4] for at in range(0, len(reference), 4))


def referred(text: str) -> tuple[int, int] | None:
    """The season and the member that a text refers to; None where it holds no sound reference."""
    for found in _ANY.finditer(text):
        signs = "".join(found.group().split()).upper()
        while signs:  # words may follow it without a gap
            written = _WRITTEN.fullmatch(signs)
            if written and _rest(signs[4:] + signs[:4]) == 1:
                return int(written[2]), int(written[3])
            signs = signs[:-1]
    return None


def _rest(signs: str) -> int:
    """Modulo 97 of the digits that the signs stand for (ISO 7064)."""
    return int("".join(str(int(sign, 36)) for sign in signs)) % 97


LONGEST_NAME = 70  # signs
MOST = 99_999_999_999  # cents
MOST_BYTES = 331
LARGEST = 13  # version of the QR code; its error correction is M
_ACCOUNT = re.compile(r"[A-Z]{2}\d\d[A-Z0-9]{1,30}")
_REFERENCE = re.compile(r"RF\d\d[A-Z0-9]{1,21}")
_WITHOUT_BIC = re.compile(
    "AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK"
)
"""The European Economic Area: for an account elsewhere the code must name the bank as well."""


def can_be_paid_to(account: str) -> bool:
    """Whether a code for an account needs to name no bank."""
    return _WITHOUT_BIC.fullmatch(account[:2]) is not None


def payment_code(account: str, holder: str, amount: int, reference: str) -> str:
    """The lines of the code, without one after the last.

    Args:
        account: an IBAN without blanks.
        holder: whose account it is; what is beyond 70 signs is left out.
        amount: in cents, from 1 to 99,999,999,999.
        reference: of ISO 11649, without blanks.

    Raises:
        ValueError: one of them cannot stand in a code.
    """
    name = " ".join(holder.split())[:LONGEST_NAME].rstrip()
    if not _ACCOUNT.fullmatch(account) or not can_be_paid_to(account):
        raise ValueError(f"no code can be made for the account {account!r}")
    if not name:
        raise ValueError("a code names who is paid")
    if not 1 <= amount <= MOST:
        raise ValueError(f"no code can be made for {amount} cents")
    if not _REFERENCE.fullmatch(reference):
        raise ValueError(f"{reference!r} is no reference")
    lines = (
        "BCD",
        "002",
        "1",  # UTF-8
        "SCT",
        "",  # the bank
        name,
        account,
        f"EUR{amount // 100}.{amount % 100:02d}",
        "",  # the purpose
        reference,
    )
    made = "\n".join(lines)
    while len(made.encode()) > MOST_BYTES:  # letters of three bytes
        name = name[:-1].rstrip()
        made = "\n".join((*lines[:5], name, *lines[6:]))
    return made

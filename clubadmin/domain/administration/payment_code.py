"""The payment code of a letter, which a bank's app reads from paper.

The European Payments Council's code for a credit transfer (EPC069-12, version 002), with the
structured reference of ISO 11649. How it is painted is not of here.
"""

import re

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

"""The payment reference of a member's dues of a season (ISO 11649, the structured RF reference).

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

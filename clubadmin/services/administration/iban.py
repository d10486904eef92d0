"""Numbers of bank accounts: checked, a slip named, and hidden on the screen."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from stdnum import iban

from clubadmin.domain.administration.payment_code import grouped
from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message

_MOST_SLIPS = 3  # more would be no help
_SHOWN = 4  # signs at either end of what is hidden
_WRITTEN = re.compile(r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}")


def checked_iban(text: str) -> str:
    """An IBAN without blanks, in capitals."""
    clean = iban.compact(text).upper()
    if is_iban(clean):
        return clean
    if meant := meant_ones(clean, is_iban):
        raise Refused(
            "Rekening {number} kan niet. Waarschijnlijk is er één vergissing, bij {slips}.",
            number=grouped(clean),
            slips=meant,
        )
    raise Refused(
        "Rekening {number} kan niet. Kijk het nummer na: het begint met twee letters en heeft"
        " in Nederland 18 tekens.",
        number=grouped(clean)[:60],
    )


@lru_cache(4096)  # a statement names the same ones time and again
def is_iban(text: str) -> bool:
    """Whether a text is a sound IBAN; lists of a country's banks are older than some banks."""
    return bool(iban.is_valid(text, check_country=False))


def masked(number: str) -> str:
    """An IBAN as the screen shows it: enough to know one's own by, too little to use."""
    clean = iban.compact(number)
    hidden = "*" * max(0, len(clean) - 2 * _SHOWN)
    return grouped(clean[:_SHOWN] + hidden + clean[-_SHOWN:]) if hidden else clean


def masked_in(text: str) -> str:
    """A text as the screen shows it: of each account in it no more than `masked` leaves."""
    return _WRITTEN.sub(_hidden, text)


def _hidden(found: re.Match[str]) -> str:
    text = found[0]
    ends = (at for at in range(len(text), 0, -1) if text[at - 1] != " " and is_iban(text[:at]))
    end = next(ends, 0)
    return masked(text[:end]) + text[end:] if end else text


def meant_ones(clean: str, is_valid: Callable[[str], bool]) -> Listed | None:
    """Name the numbers that were likely meant, where one slip of a finger explains a wrong one.

    Answers the place of the slip with the number that was meant, for a sentence; None where no slip
    explains it, or too many do.

    Args:
        clean: the number, without blanks.
        is_valid: whether its check digits are right.
    """
    slips = tuple(_slips(clean, is_valid))
    if not 0 < len(slips) <= _MOST_SLIPS:
        return None
    meant = [Message("teken {at}: {meant}", at=at + 1, meant=grouped(one)) for at, one in slips]
    return Listed(tuple(meant), "of")


def _slips(clean: str, is_valid: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """Each number that two neighbours that changed places would explain; else one wrong digit."""
    swapped = [
        (at, clean[:at] + clean[at + 1] + clean[at] + clean[at + 2 :])
        for at in range(2, len(clean) - 1)
        if clean[at] != clean[at + 1]
    ]
    found = [one for one in swapped if is_valid(one[1])]
    if found:
        yield from found
        return
    for at in range(4, len(clean)):
        if not clean[at].isdigit():
            continue
        for digit in "0123456789":
            tried = clean[:at] + digit + clean[at + 1 :]
            if digit != clean[at] and is_valid(tried):
                yield at, tried

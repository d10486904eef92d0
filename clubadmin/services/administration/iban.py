"""Numbers of bank accounts: checked, a slip named, and hidden on the screen."""

from collections.abc import Iterator

from stdnum import iban

from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message

_MOST_SLIPS = 3  # more would be no help
_SHOWN = 4  # signs at either end of what is hidden


def checked_iban(text: str) -> str:
    """An IBAN without blanks, in capitals.

    Raises:
        Refused: it cannot be one; where one slip of a finger explains that, it is named.
    """
    clean = iban.compact(text).upper()
    if iban.is_valid(clean):
        return clean
    slips = tuple(_slips(clean))
    if 0 < len(slips) <= _MOST_SLIPS:
        meant = [
            Message("teken {at}: {meant}", at=at + 1, meant=_grouped(one)) for at, one in slips
        ]
        raise Refused(
            Message(
                "Rekening {number} kan niet. Waarschijnlijk is er één vergissing, bij {slips}.",
                number=_grouped(clean),
                slips=Listed(tuple(meant), "of"),
            )
        )
    raise Refused(
        Message(
            "Rekening {number} kan niet. Kijk het nummer na: het begint met twee letters en heeft"
            " in Nederland 18 tekens.",
            number=_grouped(clean)[:60],
        )
    )


def is_iban(text: str) -> bool:
    """Whether a text is a sound IBAN."""
    return bool(iban.is_valid(text))


def masked(number: str) -> str:
    """An IBAN as the screen shows it: enough to know one's own by, too little to use."""
    clean = iban.compact(number)
    hidden = "*" * max(0, len(clean) - 2 * _SHOWN)
    return _grouped(clean[:_SHOWN] + hidden + clean[-_SHOWN:]) if hidden else clean


def _slips(clean: str) -> Iterator[tuple[int, str]]:
    """Each number that two neighbours that changed places would explain; else one wrong digit."""
    swapped = [
        (at, clean[:at] + clean[at + 1] + clean[at] + clean[at + 2 :])
        for at in range(2, len(clean) - 1)
        if clean[at] != clean[at + 1]
    ]
    found = [one for one in swapped if iban.is_valid(one[1])]
    if found:
        yield from found
        return
    for at in range(4, len(clean)):
        if not clean[at].isdigit():
            continue
        for digit in "0123456789":
            tried = clean[:at] + digit + clean[at + 1 :]
            if digit != clean[at] and iban.is_valid(tried):
                yield at, tried


def _grouped(number: str) -> str:
    return " ".join(number[at : at + 4] for at in range(0, len(number), 4))

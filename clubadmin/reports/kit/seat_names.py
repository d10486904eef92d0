"""Names of the seats at a table."""

from clubadmin.i18n import Words, marked

_SEATS = {"n": marked("Noord"), "e": marked("Oost"), "s": marked("Zuid"), "w": marked("West")}


def seat_name(words: Words, seat: str) -> str:
    """Noord, Oost, Zuid or West of "n", "e", "s", "w"."""
    return words(_SEATS[seat])


def seat_letter(words: Words, seat: str) -> str:
    """The first letter of that."""
    return seat_name(words, seat)[0]

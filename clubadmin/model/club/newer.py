"""The place of newer versions of the program, told in a sentence."""

from clubadmin import ADDRESS
from clubadmin.i18n import Message


def where_newer() -> Message:
    """Fits behind "kijk" and "haal": the address, or in words where there is none."""
    if ADDRESS:
        return Message("op {address}", address=ADDRESS)
    return Message("waar u het programma vandaan hebt")

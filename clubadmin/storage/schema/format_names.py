"""The names of formats in SQL."""

from collections.abc import Callable

from clubadmin.domain.draw.formats import FORMATS, Format


def formats(which: Callable[[Format], bool]) -> str:
    """SQL: the names of those formats, between quotes and with commas."""
    return ", ".join(f"'{name}'" for name, form in FORMATS.items() if which(form))

"""Deeds after an evening was closed; this computer remembers them, whatever happens."""

from clubadmin.desktop.kit import remembered

_NAME = "evening/done"
_MOST = 60  # marks; the oldest go first


def has(mark: str) -> bool:
    """Whether this was done."""
    return mark in _marks()


def note(mark: str, *, done: bool = True) -> None:
    """Remember that this was done, or that it is to be done once more."""
    others = [one for one in _marks() if one != mark]
    remembered.keep_text(_NAME, " ".join([*others, *[mark] * done][-_MOST:]))


def everything(club: str, evening_id: int) -> str:
    """The mark of an evening after which all is done; `club` is what that has of its own."""
    return f"{club}:{evening_id}:everything"


def _marks() -> list[str]:
    return remembered.text(_NAME).split()

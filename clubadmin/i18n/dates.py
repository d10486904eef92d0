"""Dates as each language writes them, long and short, with or without the day of the week."""

from datetime import date

from clubadmin.i18n.catalogue import Language, marked, translated

_DAYS = (
    marked("maandag"),
    marked("dinsdag"),
    marked("woensdag"),
    marked("donderdag"),
    marked("vrijdag"),
    marked("zaterdag"),
    marked("zondag"),
)
_MONTHS = (
    marked("januari"),
    marked("februari"),
    marked("maart"),
    marked("april"),
    marked("mei"),
    marked("juni"),
    marked("juli"),
    marked("augustus"),
    marked("september"),
    marked("oktober"),
    marked("november"),
    marked("december"),
)
_SHORT_MONTHS = (
    marked("jan", "short month"),
    marked("feb", "short month"),
    marked("mrt", "short month"),
    marked("apr", "short month"),
    marked("mei", "short month"),
    marked("jun", "short month"),
    marked("jul", "short month"),
    marked("aug", "short month"),
    marked("sep", "short month"),
    marked("okt", "short month"),
    marked("nov", "short month"),
    marked("dec", "short month"),
)


def day(language: Language, when: date) -> str:
    """2 november 2026."""
    return f"{when.day} {translated(language, _MONTHS[when.month - 1])} {when.year}"


def short_day(language: Language, when: date) -> str:
    """2 nov 2026."""
    month = translated(language, _SHORT_MONTHS[when.month - 1], "short month")
    return f"{when.day} {month} {when.year}"


def weekday(language: Language, when: date) -> str:
    """Maandag, in Dutch without a capital."""
    return translated(language, _DAYS[when.weekday()])

"""Figures and dates as people write them."""

from datetime import date

from PySide6.QtCore import QDate

from clubadmin.desktop.kit import language
from clubadmin.i18n import Language, figures


def whole(number: float) -> str:
    """26180 as "26.180", or "26,180" in English."""
    return figures.number(_spoken(), round(number))


def written(text: str) -> str:
    """A figure that stands there in digits, with its marks of thousands; other text as it is."""
    return whole(int(text)) if text.isascii() and text.isdecimal() else text


def decimal(number: float, places: int = 1) -> str:
    """1234.5 as "1.234,5", or "1,234.5" in English; a half goes up, as on paper."""
    return figures.number(_spoken(), number, places)


def signed(number: float) -> str:
    """A difference with its sign: "+120", "−30", "0"."""
    return figures.signed(_spoken(), number)


def total(number: float, places: int = 1) -> str:
    """A whole number without decimals, any other with so many."""
    return whole(number) if float(number).is_integer() else decimal(number, places)


def long_date(day: date) -> str:
    """Donderdag 12 november 2026."""
    text = f"{figures.weekday(_spoken(), day)} {plain_date(day)}"
    return text[:1].upper() + text[1:]


def plain_date(day: date) -> str:
    """12 november 2026, within a sentence."""
    return figures.day(_spoken(), day)


def short_date(day: date) -> str:
    """12 nov 2026."""
    return figures.short_day(_spoken(), day)


def qdate(day: date) -> QDate:
    """The date as Qt has it."""
    return QDate(day.year, day.month, day.day)


def pydate(day: QDate) -> date:
    """The date as the services have it."""
    return date(day.year(), day.month(), day.day())


def _spoken() -> Language:
    return language.current()

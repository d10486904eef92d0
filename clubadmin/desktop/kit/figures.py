"""Figures and dates as people write them."""

from datetime import date
from decimal import ROUND_HALF_UP, Decimal

from PySide6.QtCore import QDate, QLocale

from clubadmin.desktop.kit import language
from clubadmin.domain.terms import Language


def whole(number: float) -> str:
    """26180 as "26.180", or "26,180" in English."""
    text = f"{round(number):,}"
    return text if _english() else text.replace(",", ".")


def decimal(number: float, places: int = 1) -> str:
    """1234.5 as "1.234,5", or "1,234.5" in English; a half goes up, as on paper."""
    exact = Decimal(str(number)).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    text = f"{exact:,}"
    if _english():
        return text
    return text.replace(",", " ").replace(".", ",").replace(" ", ".")


def total(number: float) -> str:
    """A whole number without decimals, any other with one."""
    return whole(number) if float(number).is_integer() else decimal(number)


def long_date(day: date) -> str:
    """Donderdag 12 november 2026."""
    text = _locale().toString(qdate(day), "dddd d MMMM yyyy")
    return text[:1].upper() + text[1:]


def plain_date(day: date) -> str:
    """12 november 2026, within a sentence."""
    return _locale().toString(qdate(day), "d MMMM yyyy")


def short_date(day: date) -> str:
    """12 nov 2026."""
    return _locale().toString(qdate(day), "d MMM yyyy").replace(".", "")


def qdate(day: date) -> QDate:
    """The date as Qt has it."""
    return QDate(day.year, day.month, day.day)


def pydate(day: QDate) -> date:
    """The date as the services have it."""
    return date(day.year(), day.month(), day.day())


def _english() -> bool:
    return language.current() is Language.EN


def _locale() -> QLocale:
    if _english():
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return QLocale(QLocale.Language.Dutch, QLocale.Country.Netherlands)

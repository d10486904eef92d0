"""Figures and dates as each language writes them: thousands, decimals, the minus sign, months."""

from datetime import date, datetime, time
from decimal import ROUND_HALF_UP, Context, Decimal
from typing import TYPE_CHECKING, TypeAlias

from clubadmin.i18n.catalogue import Language, marked, translated

if TYPE_CHECKING:
    from fractions import Fraction

Number: TypeAlias = "int | float | Decimal | Fraction"
MINUS = "−"  # the true minus: as wide as a plus, and never broken off at the end of a line
_SIGNS = {
    Language.NL: str.maketrans({",": ".", ".": ",", "-": MINUS}),
    Language.EN: str.maketrans({"-": MINUS}),
}
DAYS = (
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


_ANY = Context(prec=400)  # digits; a float has no more, and no figure that was typed is refused


def number(language: Language, value: Number, decimals: int | None = None) -> str:
    """26180 as "26.180" in Dutch, "26,180" in English.

    Args:
        language: whose signs are written.
        value: a half goes up, away from zero, as on paper.
        decimals: how many; when not given, one for what is not whole.
    """
    if isinstance(value, int) and not decimals:
        return f"{value:,}".translate(_SIGNS[language])
    exact = _exact(value)
    if decimals is None:
        decimals = 0 if exact == exact.to_integral_value() else 1
    rounded = exact.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP, _ANY)
    return f"{rounded or abs(rounded):,}".translate(_SIGNS[language])


def signed(language: Language, value: Number, decimals: int | None = None) -> str:
    """A difference with its sign: "+40", "−40", "0"."""
    return ("+" if value > 0 else "") + number(language, value, decimals)


def _exact(value: Number) -> Decimal:
    if isinstance(value, int | float | Decimal):
        return Decimal(str(value))
    return Decimal(value.numerator) / Decimal(value.denominator)


def day(language: Language, when: date) -> str:
    """2 november 2026."""
    return f"{when.day} {translated(language, _MONTHS[when.month - 1])} {when.year}"


def short_day(language: Language, when: date) -> str:
    """2 nov 2026."""
    month = translated(language, _SHORT_MONTHS[when.month - 1], "short month")
    return f"{when.day} {month} {when.year}"


def day_in_figures(when: date | None) -> str:
    """2-11-2026, as it is typed as well; "" for none."""
    return f"{when.day}-{when.month}-{when.year}" if when else ""


def time_of_day(language: Language, when: time, *, seconds: bool = False) -> str:
    """22.41 or 22.41.07, in English 22:41."""
    told = f"{when:%H.%M.%S}" if seconds else f"{when:%H.%M}"
    return told if language is Language.NL else told.replace(".", ":")


def moment(language: Language, when: datetime) -> str:
    """2 november 2026, 22.41 uur."""
    told = f"{day(language, when)}, {time_of_day(language, when.time())}"
    return f"{told} uur" if language is Language.NL else told


def weekday(language: Language, when: date) -> str:
    """Maandag, in Dutch without a capital."""
    return translated(language, DAYS[when.weekday()])

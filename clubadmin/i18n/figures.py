"""Figures as each language writes them: thousands, decimals, the minus sign."""

from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, TypeAlias

from clubadmin.i18n.catalogue import Language

if TYPE_CHECKING:
    from fractions import Fraction

Number: TypeAlias = "int | float | Decimal | Fraction"

MINUS = "−"  # the true minus: as wide as a plus, and never broken off at the end of a line
_SIGNS = {
    Language.NL: str.maketrans({",": ".", ".": ",", "-": MINUS}),
    Language.EN: str.maketrans({"-": MINUS}),
}


def number(language: Language, value: Number, decimals: int | None = None) -> str:
    """26180 as "26.180" in Dutch, "26,180" in English.

    Args:
        language: whose signs are written.
        value: a half goes up, away from zero, as on paper.
        decimals: how many; when not given, one for what is not whole.
    """
    exact = _exact(value)
    if decimals is None:
        decimals = 0 if exact == exact.to_integral_value() else 1
    rounded = exact.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    return f"{rounded or abs(rounded):,}".translate(_SIGNS[language])


def signed(language: Language, value: Number, decimals: int | None = None) -> str:
    """A difference with its sign: "+40", "−40", "0"."""
    return ("+" if value > 0 else "") + number(language, value, decimals)


def _exact(value: Number) -> Decimal:
    if isinstance(value, int | float | Decimal):
        return Decimal(str(value))
    return Decimal(value.numerator) / Decimal(value.denominator)

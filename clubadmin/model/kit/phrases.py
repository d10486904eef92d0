"""Phrases that a window and a paper share, in Dutch and in English."""

from collections.abc import Mapping
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import ClassVar

from clubadmin.domain.terms import Language
from clubadmin.model.results.result import NO_GROUP

_NL = ("jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec")
_EN = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_FIELDS = {"N/Z": "N/S", "O/W": "E/W", NO_GROUP: "without a group"}


def field_word(language: Language, name: str) -> str:
    """A field or group as standings keep it; the name of a group is what the club chose."""
    return name if language is Language.NL else _FIELDS.get(name, name)


class Phrases:
    """Words of a subject in a language; a subclass has them in `TEXTS`, Dutch and English."""

    TEXTS: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, key: str, **values: object) -> str:
        """A phrase with its values filled in."""
        text = self.TEXTS[key][0 if self.language is Language.NL else 1]
        return text.format(**values) if values else text

    def field(self, name: str) -> str:
        """A field or group as standings keep it."""
        return field_word(self.language, name)

    def number(self, figure: float) -> str:
        """A figure: "4.712", or "4,712" in English; an average has one decimal."""
        whole = float(figure).is_integer()
        text = f"{int(figure):,}" if whole else f"{_tenth(figure):,}"
        if self.language is Language.EN:
            return text
        return text.replace(",", " ").replace(".", ",").replace(" ", ".")

    def signed(self, figure: float) -> str:
        """A difference: "+210" or "-210"; "" for none."""
        if not figure:
            return ""
        return f"{'+' if figure > 0 else '-'}{self.number(abs(figure))}"

    def day(self, when: date) -> str:
        """12 nov 2026."""
        months = _NL if self.language is Language.NL else _EN
        return f"{when.day} {months[when.month - 1]} {when.year}"

    def listed(self, parts: list[str]) -> str:
        """A, B en C."""
        if len(parts) < 2:
            return "".join(parts)
        joint = " en " if self.language is Language.NL else " and "
        return f"{', '.join(parts[:-1])}{joint}{parts[-1]}"


def _tenth(figure: float) -> Decimal:
    """With one decimal; a half goes up, as on paper."""
    return Decimal(str(figure)).quantize(Decimal("0.1"), ROUND_HALF_UP)

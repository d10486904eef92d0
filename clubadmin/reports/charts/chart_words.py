"""The few words of a chart that are not in the chart itself."""

from clubadmin.domain.terms import Language
from clubadmin.reports.kit.words import Words

_PHRASES = {
    "average": ("gemiddeld", "average"),
    "nothing": ("Nog geen cijfers.", "No figures yet."),
    "more": ("en nog {count}", "and {count} more"),
}


class ChartWords:
    """The few words of a chart, and its figures, in one language."""

    def __init__(self, language: Language) -> None:
        self._words = Words(language)
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase with its gaps filled in."""
        return _PHRASES[key][self._pick].format(**values)

    def number(self, value: float) -> str:
        """A figure: whole where it is, else with one decimal."""
        whole = abs(value - round(value)) < 0.05
        plain = self._words.number(abs(round(value) if whole else value), 0 if whole else 1)
        return f"–{plain}" if value < 0 and plain != "0" else plain

"""What papers say, with a dash as wide as a figure for a minus."""

from clubadmin import i18n
from clubadmin.i18n.figures import MINUS, Number


class Words(i18n.Words):
    """The words of one language."""

    def number(self, value: Number, decimals: int | None = None) -> str:
        """26180 as "26.180"."""
        return super().number(value, decimals).replace(MINUS, "-")

    def signed(self, value: Number, decimals: int | None = None) -> str:
        """A difference with its sign: "+40", "–40", "0"."""
        return super().signed(value, decimals).replace(MINUS, "–")

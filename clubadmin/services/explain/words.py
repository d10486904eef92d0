"""What explanations of places and days have in common."""

from datetime import date

from clubadmin import i18n
from clubadmin.i18n import marked
from clubadmin.i18n.figures import MINUS, Number

_TIES = {
    "pits": marked("meeste pits"),
    "tops": marked("meeste tops"),
    "wins": marked("meeste avonden gewonnen"),
    "win-points": marked("meeste winstpunten"),
    "mutual": marked("onderling resultaat"),
    "best-evening": marked("beste avond"),
    "nat": marked("minst nat"),
    "points": marked("meeste punten"),
    "lot": marked("het lot"),
}


class Words(i18n.Words):
    """The words of one language; days in figures."""

    def number(self, value: Number, decimals: int | None = None) -> str:
        """26180 as "26.180"."""
        return super().number(value, decimals).replace(MINUS, "-")

    def day(self, when: date) -> str:
        """12-11-2026."""
        return f"{when:%d-%m-%Y}"


def tie_word(words: i18n.Words, tie: str) -> str:
    """What decides between who are level."""
    return words(_TIES[tie])

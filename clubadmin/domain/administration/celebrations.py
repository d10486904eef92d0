"""Days on which somebody has a birthday, or has been a member for so many years."""

from datetime import date

JUBILEES = (25, 50, 80, 100)
"""Half years of membership that are celebrated: 12 1/2, 25, 40 and 50 years."""


def birthday(born: date, year: int) -> date:
    """The birthday in a year; who was born on 29 February has it on 1 March in other years."""
    try:
        return born.replace(year=year)
    except ValueError:
        return date(year, 3, 1)


def jubilee(joined: date, halves: int) -> date:
    """The day on which somebody has been a member for so many half years."""
    months = joined.month - 1 + 6 * halves
    year, month = joined.year + months // 12, months % 12 + 1
    day = joined.day
    while True:  # the last day of a month that is shorter
        try:
            return date(year, month, day)
        except ValueError:
            day -= 1

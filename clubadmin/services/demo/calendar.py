"""On which Thursdays a demo season is played."""

from datetime import date, timedelta

LAST_YEAR = 2026  # the last season is 2026-2027
_THURSDAY = 3


def season_name(year: int) -> str:
    """The season that starts in `year`: "2026-2027"."""
    return f"{year}-{year + 1}"


def season_days(year: int) -> tuple[date, date]:
    """The first and the last day of a season."""
    return date(year, 8, 1), date(year + 1, 7, 31)


def evenings(year: int, first_week: int, every: int, count: int) -> list[date]:
    """Thursdays of the season that starts in `year`, none around the turn of the year.

    Args:
        year: when the season starts.
        first_week: weeks after the first Thursday of August.
        every: weeks from one to the next.
        count: how many.
    """
    start = date(year, 8, 1)
    day = start + timedelta(days=(_THURSDAY - start.weekday()) % 7, weeks=first_week)
    days: list[date] = []
    while len(days) < count:
        if not _holiday(day):
            days.append(day)
        day += timedelta(weeks=every)
    return days


def _holiday(day: date) -> bool:
    return (day.month == 12 and day.day >= 20) or (day.month == 1 and day.day <= 2)

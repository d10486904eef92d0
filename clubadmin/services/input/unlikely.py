"""Days that may be slips of the hand: asked about once, and kept when they are what was meant.

What no column takes is refused where it is written; here is what a club can have and hardly has.
Today is handed in: nothing here has a clock.
"""

from collections.abc import Iterable
from datetime import date, timedelta

from clubadmin.errors import Refused
from clubadmin.i18n import Cased, Listed, Message
from clubadmin.i18n.figures import DAYS
from clubadmin.storage.schema.ranges import FIRST_DAY, LAST_DAY, no_day

__all__ = ["can_be_kept", "no_day", "question", "refuse_day", "unlikely", "unlikely_births"]

EARLIEST = date(1945, 1, 1)  # years on paper go back so far
AHEAD = timedelta(days=731)
OLDEST, YOUNGEST = 110, 4
YEAR = 366  # days


def can_be_kept(day: date) -> bool:
    """Whether any column takes it; else `no_day` says why not."""
    return FIRST_DAY <= day <= LAST_DAY


def refuse_day(day: date) -> None:
    """Hold up a day that no column takes, before anything is worked out from it."""
    if not can_be_kept(day):
        raise Refused(no_day(day))


def unlikely(days: Iterable[date | None], today: date) -> tuple[date, ...]:
    """Keep the days that hardly any season, evening, meeting or mandate has."""
    return tuple(
        day for day in days if day and can_be_kept(day) and not EARLIEST <= day <= today + AHEAD
    )


def unlikely_births(days: Iterable[date | None], today: date) -> tuple[date, ...]:
    """Keep the birthdays of somebody older or younger than members are."""
    return tuple(day for day in days if day and not YOUNGEST <= _age(day, today) <= OLDEST)


def unlikely_ends(days: Iterable[date | None], today: date) -> tuple[date, ...]:
    """Keep the days on which hardly anybody's membership is said to end: over a year away."""
    return tuple(day for day in days if day and abs((day - today).days) > YEAR)


def question(days: Iterable[date]) -> Message:
    """Whether these are meant: "Dinsdag 1 september 2107: klopt dat?"."""
    told = (
        Message("{weekday} {day}", weekday=Message(DAYS[day.weekday()]), day=day) for day in days
    )
    return Message("{days}: klopt dat?", days=Cased(Listed(tuple(told))))


def _age(born: date, today: date) -> int:
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))

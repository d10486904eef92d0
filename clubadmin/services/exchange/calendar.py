"""Birthdays and jubilees as a calendar that any program of agendas takes (RFC 5545)."""

from datetime import date, datetime, timedelta

from clubadmin.domain.administration.celebrations import birthday
from clubadmin.i18n import Words
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.lists import current, jubilees


def celebrations_calendar(club: OpenClub, words: Words, now: datetime) -> bytes:
    """A birthday comes back each year; jubilees stand on their days, those past left out.

    Args:
        club: whose members.
        words: the language of what stands in it.
        now: when it is made.
    """
    from icalendar import Calendar

    made = Calendar()
    made.add("prodid", "-//clubadmin//NL")
    made.add("version", "2.0")
    made.add("x-wr-calname", words("Verjaardagen en jubilea"))
    for one in current(club, now.date()).people:
        name = one.member.name
        key = f"{one.member.id}-{club.uid}@clubadmin"
        if one.born is not None:
            day = _next_birthday(one, now.date())
            event = _event(day, words("{name} is jarig", name=name), f"born-{key}", now)
            event.add("rrule", {"freq": "yearly"})
            event.add("description", words("Geboren op {day}", day=one.born))
            made.add_component(event)
        for each in jubilees(one, now.date()):
            said = words("{name}: {what}", name=name, what=each.what)
            made.add_component(_event(each.day, said, f"{each.day:%Y}-{key}", now))
    return bytes(made.to_ical())


def _event(day: date, said: str, uid: str, now: datetime):  # type: ignore[no-untyped-def]
    """A whole day on which nobody is kept from other things."""
    from icalendar import Event

    event = Event()
    event.add("uid", uid)
    event.add("dtstamp", now)
    event.add("dtstart", day)
    event.add("dtend", day + timedelta(days=1))
    event.add("summary", said)
    event.add("transp", "TRANSPARENT")
    return event


def _next_birthday(one: Particulars, today: date) -> date:
    assert one.born is not None
    this_year = birthday(one.born, today.year)
    return this_year if this_year >= today else birthday(one.born, today.year + 1)

"""Birthdays and jubilees as a calendar that any program of agendas takes (RFC 5545)."""

from datetime import date, datetime, timedelta

from clubadmin.domain.administration.celebrations import birthday
from clubadmin.i18n import Words
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.lists import current, jubilees


def celebrations_calendar(club: OpenClub, words: Words, now: datetime) -> bytes:
    """A birthday comes back each year; jubilees stand on their days, those past left out."""
    from icalendar import Calendar

    made = Calendar()
    made.add("prodid", "-//clubadmin//NL")
    made.add("version", "2.0")
    made.add("x-wr-calname", words("Verjaardagen en jubilea"))
    for one in current(club, now.date()).people:
        name = one.member.name
        key = f"{one.member.id}-{club.uid}@clubadmin"
        if one.born is not None:
            leap = (one.born.month, one.born.day) == (2, 29)
            for day in _next_birthdays(one.born, now.date(), 4 if leap else 1):
                uid = f"born-{day.year % 4}-{key}" if leap else f"born-{key}"
                event = _event(day, words("{name} is jarig", name=name), uid, now)
                event.add("rrule", {"freq": "yearly", **({"interval": 4} if leap else {})})
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


def _next_birthdays(born: date, today: date, many: int) -> list[date]:
    """The first ones from today on.

    Of who was born on 29 February it takes four, each coming back every four years: a program
    of agendas that is told "each year" leaves out years without that day, or keeps 1 March.
    """
    coming = (birthday(born, today.year + later) for later in range(many + 1))
    return [day for day in coming if day >= today][:many]

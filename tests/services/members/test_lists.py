"""Who is on a list of members, and what is to be celebrated, on paper and in an agenda."""

from datetime import date, datetime, time

import pytest
from dateutil.rrule import rrulestr
from icalendar import Calendar

from clubadmin.domain.administration.celebrations import birthday
from clubadmin.i18n import Language, Words
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.calendar import celebrations_calendar
from clubadmin.services.members import lists, members, particulars

TODAY = date(2026, 11, 23)
NOW = datetime(2026, 11, 23, 20, 15)


def add(club: OpenClub, last: str, **values: object) -> Member:
    guest = bool(values.pop("guest", False))
    made = members.add_member(club, Member(0, last, first_name="Jan", guest=guest))
    found = particulars.particulars(club, made.id)
    particulars.keep(club, found.changed(**values), today=TODAY)
    return made


@pytest.fixture
def people(club: OpenClub) -> OpenClub:
    add(club, "Zand", born=date(1951, 11, 24), joined=date(1986, 11, 30))
    add(club, "Bos", born=date(1952, 2, 29), joined=date(2014, 5, 31), ended=date(2026, 12, 31))
    add(club, "Weg", born=date(1950, 12, 1), ended=date(2026, 6, 30))
    add(club, "Gast", born=date(1950, 12, 1), guest=True)
    gone = add(club, "Gestopt", born=date(1950, 12, 1))
    members.change_member(club, members.member(club, gone.id).changed(active=False))
    return club


def test_guests_and_who_left_are_not_on_a_list(people: OpenClub) -> None:
    found = lists.current(people, TODAY).people
    assert [one.member.last_name for one in found] == ["Bos", "Zand"]
    assert "Weg" in [
        one.member.last_name for one in lists.current(people, date(2026, 6, 30)).people
    ]


def test_birthdays_and_jubilees_stand_by_day(people: OpenClub) -> None:
    found = lists.celebrations(people, TODAY, date(2027, 11, 22))
    told = [(one.day, one.member.last_name, str(one.what), one.jubilee) for one in found.all]
    assert told == [
        (date(2026, 11, 24), "Zand", "wordt 75", False),
        (date(2026, 11, 30), "Bos", "12½ jaar lid", True),
        (date(2026, 11, 30), "Zand", "40 jaar lid", True),
        (date(2027, 3, 1), "Bos", "wordt 75", False),
    ]
    before = lists.celebrations(people, TODAY, date(2026, 11, 29))
    assert [one.member.last_name for one in before.all] == ["Zand"]


def test_an_agenda_has_them_on_whole_days_each_birthday_coming_back(people: OpenClub) -> None:
    made = celebrations_calendar(people, Words(Language.NL), NOW)
    assert made == celebrations_calendar(people, Words(Language.NL), NOW)
    assert all(len(line) <= 75 for line in made.split(b"\r\n"))
    found = Calendar.from_ical(made)
    events = {str(one["summary"]): one for one in found.walk("VEVENT")}
    assert set(events) == {
        *("Jan Zand is jarig", "Jan Zand: 40 jaar lid", "Jan Zand: 50 jaar lid"),
        *("Jan Bos is jarig", "Jan Bos: 12½ jaar lid"),
    }
    zand = events["Jan Zand is jarig"]
    assert (zand["dtstart"].dt, zand["dtend"].dt) == (date(2026, 11, 24), date(2026, 11, 25))
    assert zand["rrule"]["FREQ"] == ["YEARLY"]
    assert str(zand["description"]) == "Geboren op 24 november 1951"
    assert events["Jan Zand: 40 jaar lid"]["dtstart"].dt == date(2026, 11, 30)
    assert "rrule" not in events["Jan Zand: 40 jaar lid"]
    every = found.walk("VEVENT")
    assert (
        len({str(one["uid"]) for one in every}) == len(every) == len(events) + 3
    )  # of 29 February
    english = celebrations_calendar(people, Words(Language.EN), NOW).decode()
    assert "birthday" in english


YEARS = range(2026, 2041)


def days_of_agenda(data: bytes) -> list[list[tuple[date, str]]]:
    """What two readers of agendas show in these years."""
    one, other = [], []
    for event in Calendar.from_ical(data).walk("VEVENT"):
        begin, what = event["dtstart"].dt, str(event["summary"])
        each = event["rrule"].get("INTERVAL", [1])[0] if "rrule" in event else 100
        for year in range(begin.year, YEARS.stop, each):  # a day that a year lacks is left out
            if (begin.month, begin.day) != (2, 29) or year % 4 == 0:
                one.append((begin.replace(year=year), what))
    for block in data.decode().replace("\r\n ", "").split("BEGIN:VEVENT")[1:]:
        lines = block.splitlines()
        rule = "\n".join(line for line in lines if line.startswith(("DTSTART", "RRULE")))
        rule = rule if "RRULE" in rule else f"{rule}\nRRULE:FREQ=DAILY;COUNT=1"
        what = next(line[8:] for line in lines if line.startswith("SUMMARY:"))
        bounds = datetime(YEARS[0], 1, 1), datetime(YEARS[-1], 12, 31)
        other += [(day.date(), what) for day in rrulestr(rule).between(*bounds, inc=True)]
    return [sorted(one), sorted(other)]


@pytest.mark.parametrize(
    "made_in", [date(2027, 2, 28), date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1)]
)
def test_who_was_born_on_29_february_has_a_birthday_in_every_year(
    club: OpenClub, made_in: date
) -> None:
    add(club, "Bos", born=date(1952, 2, 29), joined=date(2004, 2, 29))
    now = datetime.combine(made_in, time(20))
    for found in days_of_agenda(celebrations_calendar(club, Words(Language.NL), now)):
        birthdays = [day for day, what in found if what == "Jan Bos is jarig"]
        asked = (birthday(date(1952, 2, 29), year) for year in YEARS)
        assert birthdays == [day for day in asked if day >= made_in]
        jubilees = [(day, what) for day, what in found if "lid" in what and day.year in YEARS]
        assert jubilees == [(date(2029, 2, 28), "Jan Bos: 25 jaar lid")]


def test_a_name_can_say_nothing_to_the_program_that_reads_the_agenda(club: OpenClub) -> None:
    add(club, "Bos;\\, BEGIN:VALARM", born=date(1950, 12, 1))
    found = Calendar.from_ical(celebrations_calendar(club, Words(Language.NL), NOW))
    (event,) = found.walk("VEVENT")
    assert str(event["summary"]) == "Jan Bos;\\, BEGIN:VALARM is jarig"
    assert not found.walk("VALARM")

"""Members on a day, for a list, labels or letters, and their celebrations."""

from collections.abc import Iterator
from datetime import date

from clubadmin.domain.administration.celebrations import JUBILEES, birthday, jubilee
from clubadmin.i18n import Message
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Celebration, Celebrations
from clubadmin.model.members.particulars import Particulars, PhoneList, Register
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.consents import agreeing
from clubadmin.services.members.members import by_last
from clubadmin.services.members.particulars import register


def current(club: OpenClub, day: date) -> Register:
    """List the members on a day: no guest, nobody who left; in the order of a list."""
    found = register(club)
    people = (one for one in found.people if _belongs(one, day))
    return Register(tuple(sorted(people, key=lambda one: by_last(one.member))), found.fields)


def phone_list(club: OpenClub, day: date) -> PhoneList:
    """The members who agreed to be on the list that the others get, with a number."""
    agreed = club.read(agreeing, Purpose.PHONES)
    reached = [one for one in current(club, day).people if one.phones]
    people = tuple(one for one in reached if one.member.id in agreed)
    return PhoneList(people, len(reached) - len(people))


def celebrations(club: OpenClub, first: date, last: date) -> Celebrations:
    """Birthdays and jubilees from one day to another, of who is a member on the first."""
    found = [
        one
        for person in current(club, first).people
        for one in (*_birthdays(person, first, last), *jubilees(person, first, last))
    ]
    found.sort(key=lambda one: (one.day, not one.jubilee, by_last(one.member)))
    return Celebrations(first, last, tuple(found))


def jubilees(one: Particulars, first: date, last: date = date.max) -> Iterator[Celebration]:
    """Give the jubilees of a member."""
    for halves in JUBILEES if one.joined else ():
        assert one.joined is not None
        day = jubilee(one.joined, halves)
        stays = one.ended is None or day <= one.ended
        if first <= day <= last and stays:
            years = f"{halves // 2}½" if halves % 2 else str(halves // 2)
            yield Celebration(day, one.member, Message("{years} jaar lid", years=years), True)


def _birthdays(one: Particulars, first: date, last: date) -> Iterator[Celebration]:
    for year in range(first.year, last.year + 1) if one.born else ():
        assert one.born is not None
        day = birthday(one.born, year)
        if first <= day <= last:
            yield Celebration(day, one.member, Message("wordt {age}", age=year - one.born.year))


def was_member(one: Particulars, day: date) -> bool:
    """Whether somebody was a member on a day, as far as is known.

    Who left on a day that nobody noted was a member on none that is asked for.
    """
    begun = one.joined is None or one.joined <= day
    stays = one.member.active if one.ended is None else one.ended >= day
    return not one.member.guest and begun and stays


def _belongs(one: Particulars, day: date) -> bool:
    return not one.member.guest and (one.ended is None or one.ended >= day)

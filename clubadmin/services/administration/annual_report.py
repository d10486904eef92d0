"""The annual report of a season: members, evenings, money and the board."""

from datetime import date, timedelta

from clubadmin.model.administration.annual_report import (
    AnnualReport,
    CompetitionYear,
    DuesYear,
    MemberYear,
    cash_year,
)
from clubadmin.model.members.member import Celebration
from clubadmin.model.members.particulars import Particulars
from clubadmin.model.seasons.season import Competition, EveningLine, Season
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.cash import load_cash
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.members.assembly import meetings, resigning
from clubadmin.services.members.lists import jubilees, was_member
from clubadmin.services.members.members import by_last
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import competitions, evenings, season, seasons
from clubadmin.services.standings.standings import standings


def annual_report(club: OpenClub, season_id: int) -> AnnualReport:
    """All that the club keeps of a season; of what it does not keep nothing."""
    found, used = season(club, season_id), uses(club)
    people = register(club, inactive=True).people
    played = [one for one in evenings(club) if one.status == "closed" or one.sheets_signed]
    contests = competitions(club, season_id)
    of_season = {one.id for one in contests}
    ids = [one.id for one in evenings(club) if one.competition_id in of_season]
    asked = accounts(club, season_id) if "dues" in used else ()
    with club.store.read() as conn:
        boxes = tuple(load_cash(conn, one) for one in ids) if "cash" in used else ()
    first = _begin(club, found)
    held = tuple(one for one in meetings(club) if first <= one.held_on <= found.ends)
    return AnnualReport(
        found,
        member_year(people, first, found.ends),
        _jubilees(people, first, found.ends),
        tuple(_competition(club, one, played) for one in contests),
        DuesYear(len(asked), sum(one.charged for one in asked), sum(one.paid for one in asked))
        if asked
        else None,
        cash_year(boxes) if boxes and cash_year(boxes).evenings else None,
        held[::-1],
        resigning(club, found.ends.year),
    )


def _begin(club: OpenClub, of: Season) -> date:
    """The day after the season before it, so that nobody comes or goes between two reports."""
    earlier = [one.ends for one in seasons(club) if one.ends < of.starts]
    return max(earlier) + timedelta(days=1) if earlier else of.starts


def member_year(people: tuple[Particulars, ...], first: date, last: date) -> MemberYear:
    """The members who came and went between two days, and the numbers before and after.

    Who came and went within it is in both lists; who was a member up to and including the last
    day has gone by the end of it.
    """
    ours = sorted(
        (one for one in people if not one.member.guest), key=lambda one: by_last(one.member)
    )
    dated = [one for one in ours if one.member.active or one.ended is not None]
    return MemberYear(
        sum(_goes_on(one, first - timedelta(days=1)) for one in dated),
        tuple(
            (one.member, one.joined)
            for one in dated
            if one.joined is not None and first <= one.joined <= last and _stayed(one)
        ),
        tuple(
            (one.member, one.ended)
            for one in dated
            if one.ended is not None and first <= one.ended <= last and _stayed(one)
        ),
        sum(_goes_on(one, last) for one in dated),
        len(ours) - len(dated),
    )


def _goes_on(one: Particulars, day: date) -> bool:
    """Whether somebody is a member after a day."""
    return was_member(one, day) and one.ended != day


def _stayed(one: Particulars) -> bool:
    """Whether somebody was a member for a day at least."""
    return one.joined is None or one.ended is None or one.joined <= one.ended


def _jubilees(people: tuple[Particulars, ...], first: date, last: date) -> tuple[Celebration, ...]:
    found = [
        one
        for person in people
        if not person.member.guest and (person.member.active or person.ended is not None)
        for one in jubilees(person, first, last)
    ]
    return tuple(sorted(found, key=lambda one: (one.day, by_last(one.member))))


def _competition(club: OpenClub, one: Competition, played: list[EveningLine]) -> CompetitionYear:
    here = sorted((line for line in played if line.competition_id == one.id), key=_by_day)
    attendance = tuple(line.participants for line in here)
    return CompetitionYear(one.name, attendance, standings(club, one.id) if attendance else None)


def _by_day(one: EveningLine) -> tuple[date, int]:
    return one.date, one.number

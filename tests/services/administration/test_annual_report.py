"""The annual report adds up, and agrees with what was reckoned by hand."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.administration.cash import Stakes
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.errors import Refused
from clubadmin.model.administration.annual_report import AnnualReport
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.members.assembly import Articles, Attending
from clubadmin.model.members.member import Member
from clubadmin.services.administration import accounts, cash, charging, memberships, stakes
from clubadmin.services.administration.annual_report import annual_report
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import assembly, members, particulars
from clubadmin.services.seasons import seasons
from tests.services.publishing_club import paper_club

TODAY = date(2025, 7, 1)


@pytest.fixture
def paper(tmp_path: Path) -> Iterator[OpenClub]:
    """Five people who played three evenings of 2024-2025."""
    club = paper_club(tmp_path)
    yield club
    club.close()


def span(club: OpenClub, name: str, joined: date | None, ended: date | None = None) -> None:
    (one,) = (one for one in members.members(club, inactive=True) if one.name == name)
    found = particulars.particulars(club, one.id)
    particulars.keep(club, found.changed(joined=joined, ended=ended), today=TODAY)


def report(club: OpenClub) -> AnnualReport:
    return annual_report(club, seasons.seasons(club)[-1].id)


def names(found: tuple[tuple[Member, date], ...]) -> list[str]:
    return [one.name for one, _day in found]


def test_members_who_came_and_went_add_up(paper: OpenClub) -> None:
    """Four at the beginning, two came of whom one went again, two more went: three are left."""
    season = seasons.seasons(paper)[-1]
    members.add_member(paper, Member(0, "Gast", first_name="Gé", guest=True))
    members.add_member(paper, Member(0, "Nieuw", first_name="Noor"))
    members.add_member(paper, Member(0, "Eerder", first_name="Els"))
    span(paper, "Jan Bos", date(1985, 3, 1))  # 40 years on 1 March
    span(paper, "Piet Vos", None)
    span(paper, "Kees Smit", date(1990, 1, 1), season.ends)  # until and including the last day
    span(paper, "Anna de Wit", date(2012, 9, 1), date(2025, 1, 31))
    span(paper, "Wim Bos", season.starts, date(2025, 5, 31))
    span(paper, "Noor Nieuw", date(2025, 2, 1))
    span(paper, "Els Eerder", date(2000, 1, 1), date(2023, 6, 30))
    found = report(paper)
    year = found.members
    assert (year.before, year.after) == (4, 3)
    assert names(year.joined) == ["Wim Bos", "Noor Nieuw"]
    assert names(year.left) == ["Wim Bos", "Kees Smit", "Anna de Wit"]
    assert year.before + len(year.joined) - len(year.left) == year.after
    assert [(one.member.name, one.day) for one in found.jubilees] == [("Jan Bos", date(2025, 3, 1))]


def test_who_stopped_on_no_known_day_is_told_and_not_counted(paper: OpenClub) -> None:
    before = report(paper).members
    gone = members.members(paper, "jan bos")[0]
    members.change_member(paper, gone.changed(active=False))
    after = report(paper).members
    assert (before.before, after.before) == (5, 4)
    assert (before.undated, after.undated) == (0, 1)


def test_nobody_comes_or_goes_between_two_reports(paper: OpenClub) -> None:
    """Who joins in the summer is in the next one, which begins with what this one ended with."""
    old = seasons.seasons(paper)[-1]
    begun = date(old.ends.year, 9, 1) if old.ends < date(old.ends.year, 9, 1) else None
    starts = begun or date(old.ends.year + 1, 9, 1)
    ends = date(starts.year + 1, 6, 30)
    new = seasons.add_season(paper, "daarna", starts, ends)
    members.add_member(paper, Member(0, "Zomer", first_name="Saar"))
    span(paper, "Saar Zomer", date(starts.year, 8, 15))
    span(paper, "Jan Bos", None, old.ends)
    first, second = annual_report(paper, old.id).members, annual_report(paper, new.id).members
    assert first.after == second.before == 4
    assert names(second.joined) == ["Saar Zomer"]
    assert second.after == 5


def test_each_competition_has_its_first_three_and_how_many_came(paper: OpenClub) -> None:
    (one,) = report(paper).competitions
    assert one.attendance == (5, 5, 5)
    assert one.average == 5
    assert one.standings is not None
    assert [(row.place, row.name) for row in one.standings.rows[:3]] == [
        (1, "Anna de Wit"),  # 4711 + 6000 + 5900
        (2, "Jan Bos"),  # 5304 + 4700 + 5000
        (3, "Wim Bos"),  # 4000 + 3900 + 6900
    ]


def test_what_a_club_does_not_keep_is_not_in_it(paper: OpenClub) -> None:
    found = report(paper)
    assert (found.dues, found.cash, found.meetings, found.resigning) == (None, None, (), ())
    with pytest.raises(Refused):
        annual_report(paper, 99)


def test_dues_of_the_season_are_those_of_the_accounts(paper: OpenClub) -> None:
    """Five pay 45 euros; two did, one half of it: 225 asked, 112.50 came in."""
    season = seasons.seasons(paper)[-1]
    memberships.add_kind(paper, season.id, DuesKind("Lid", 4500))
    people = [one.id for one in members.members(paper)]
    memberships.give_kind(paper, people, "Lid")
    charging.charge(paper, charging.charging(paper, season.id))
    for who, cents in zip(people, (4500, 4500, 2250), strict=False):
        accounts.pay(paper, season.id, who, cents, day=TODAY)
    found = report(paper).dues
    assert found is not None
    assert (found.members, found.asked, found.paid, found.open) == (5, 22500, 11250, 11250)


def test_the_cash_of_all_evenings_is_what_was_counted_above_the_change(paper: OpenClub) -> None:
    """Five of 4 euros and 12.55 of coffee, twice; once a quarter too little was counted."""
    stakes.keep_stakes(paper, KeptStakes(Stakes(400, 500)))
    first, second = (one.id for one in seasons.evenings(paper)[:2])
    for evening, counted in ((first, 5720), (second, 5745)):
        stakes.pay_all(paper, evening)
        cash.add_line(paper, evening, "Koffie", -1255)
        box = cash.evening_cash(paper, evening)
        cash.keep_box(paper, box, change_money=5000, counted=counted)
    found = report(paper).cash
    assert found is not None
    assert (found.evenings, found.came_in, found.went_out) == (2, 4000, 2510)
    assert (found.difference, found.left) == (-25, 1465)
    assert found.left == 5720 + 5745 - 2 * 5000


def test_meetings_of_the_season_and_who_resigns_are_in_it(paper: OpenClub) -> None:
    assembly.keep_articles(paper, Articles(term=3))
    assembly.add_meeting(paper, date(2020, 4, 1), "Lang geleden")
    made = assembly.add_meeting(paper, date(2025, 4, 1), "Voorjaar")
    one = members.members(paper, "jan bos")[0]
    assembly.attend(paper, made.id, [one.id], Attending.PRESENT)
    found = particulars.particulars(paper, one.id)
    offices = offices_of("voorzitter 2023-", TODAY)
    particulars.keep(paper, found.changed(offices=offices), today=TODAY)
    told = report(paper)
    assert [(one.name, one.count(Attending.PRESENT)) for one in told.meetings] == [("Voorjaar", 1)]
    assert [(one.year, one.member.name) for one in told.resigning] == [(2026, "Jan Bos")]

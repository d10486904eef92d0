"""The evening after an evening: the one that is there, or the day on which it would be."""

from datetime import date

from clubadmin.model.evenings.evening import Following
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.following import following
from tests.services.evening_club import add_competition, add_people


def test_a_first_evening_is_followed_a_week_later(club: OpenClub) -> None:
    competition = add_competition(club)
    first = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    assert following(club, first.id) == Following(competition.id, 2, date(2026, 11, 19))


def test_the_next_one_comes_as_long_after_as_this_one_came(club: OpenClub) -> None:
    competition = add_competition(club)
    evenings.add_evening(club, competition.id, date(2026, 11, 5))
    second = evenings.add_evening(club, competition.id, date(2026, 11, 19))
    assert following(club, second.id) == Following(competition.id, 3, date(2026, 12, 3))


def test_one_that_is_there_is_told_with_whether_anybody_is_on_it(club: OpenClub) -> None:
    competition = add_competition(club)
    first = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    second = evenings.add_evening(club, competition.id, date(2026, 12, 1))
    found = Following(competition.id, 2, date(2026, 12, 1), second.id)
    assert following(club, first.id) == found
    attendance.add_participant(club, second.id, member_id=add_people(club, 1)[0].id)
    after = following(club, first.id)
    assert after is not None
    assert after.begun


def test_after_the_last_one_planned_or_the_end_of_the_season_there_is_none(
    club: OpenClub,
) -> None:
    competition = add_competition(club, evenings=2)
    evenings.add_evening(club, competition.id, date(2026, 11, 12))
    last = evenings.add_evening(club, competition.id, date(2026, 11, 19))
    assert following(club, last.id) is None


def test_no_evening_is_proposed_outside_the_season(club: OpenClub) -> None:
    competition = add_competition(club)
    last = evenings.add_evening(club, competition.id, date(2027, 6, 28))
    assert following(club, last.id) is None

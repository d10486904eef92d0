from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.services.evening_club import add_competition, evening_with, table_id, undone_and_redone


def test_evenings_are_numbered_on(club: OpenClub) -> None:
    competition = add_competition(club, evenings=16)
    first = evenings.add_evening(club, competition.id, date(2026, 9, 3))
    other = evenings.add_evening(club, competition.id, date(2026, 10, 1), 7)
    third = evenings.add_evening(club, competition.id, date(2026, 11, 5))
    assert (first.number, other.number, third.number, first.planned) == (1, 7, 8, 16)
    with pytest.raises(Refused, match=r"heeft al een avond 7. Neem 9"):
        evenings.add_evening(club, competition.id, date(2026, 12, 3), 7)
    with pytest.raises(Refused, match="vanaf 1; 0 kan niet"):
        evenings.add_evening(club, competition.id, date(2026, 12, 3), 0)


def test_an_evening_lies_within_its_season(club: OpenClub) -> None:
    competition = add_competition(club)
    with pytest.raises(Refused, match="1 juli 2027 valt buiten seizoen 2026-2027"):
        evenings.add_evening(club, competition.id, date(2027, 7, 1))
    evening = evenings.add_evening(club, competition.id, date(2027, 6, 30))
    with pytest.raises(Refused, match="valt buiten seizoen"):
        evenings.change_evening(club, evening.id, day=date(2026, 8, 31))


def test_an_evening_of_nothing_is_refused(club: OpenClub) -> None:
    with pytest.raises(Refused, match="competitie bestaat niet"):
        evenings.add_evening(club, 5, date(2027, 7, 1))
    with pytest.raises(Refused, match="staat niet in deze club"):
        evenings.evening(club, 5)


def test_an_evening_takes_the_rules_in_force_on_its_day(club: OpenClub) -> None:
    competition = add_competition(club)
    source = rulesets.rules_at(club, "nku", date(2026, 9, 1))
    own = rulesets.copy_rule_set(club, source.id, "Eigen regels", date(2026, 1, 1), {})
    later = rulesets.copy_rule_set(
        club, own.id, "Eigen regels", date(2027, 1, 1), {"four_jacks": 200}
    )
    competition = add_competition_with(club, competition.season_id, own.name)
    first = evenings.add_evening(club, competition, date(2026, 12, 31))
    other = evenings.add_evening(club, competition, date(2027, 1, 1))
    assert (first.rule_set_id, other.rule_set_id) == (own.id, later.id)
    moved = evenings.change_evening(club, first.id, day=date(2027, 2, 1))
    assert moved.rule_set_id == later.id


def add_competition_with(club: OpenClub, season: int, rules: str) -> int:
    from clubadmin.model.seasons.season import Competition
    from clubadmin.services.seasons import seasons

    wanted = Competition(0, season, "Eigen", "individual", rules, 4, 2)
    return seasons.add_competition(club, wanted).id


def test_rounds_of_which_something_was_typed_stay(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=3)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    sheets.save_line(club, table_id(evening, 2, 1), 1, "92")
    with pytest.raises(Refused, match="niet korter worden dan 2 ronden"):
        evenings.change_evening(club, evening.id, rounds=1)
    shorter = evenings.change_evening(club, evening.id, rounds=2)
    assert [plan.round for plan in shorter.plan] == [1, 2]
    longer = evenings.change_evening(club, evening.id, rounds=4)
    assert (longer.rounds, len(longer.plan)) == (4, 2)


@pytest.mark.parametrize(("games", "rounds"), [(0, None), (65, None), (None, 0), (None, 21)])
def test_an_evening_has_a_believable_length(
    club: OpenClub, games: int | None, rounds: int | None
) -> None:
    evening = evening_with(club, 0)
    with pytest.raises(Refused, match="kan niet"):
        evenings.change_evening(club, evening.id, games=games, rounds=rounds)


def test_an_evening_with_something_typed_cannot_be_removed(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    sheets.save_line(club, table_id(evening, 1, 2), 1, "92")
    with pytest.raises(
        Refused, match=r"van 1 formulier\(en\) getypt, het eerst tafel 2 in ronde 1"
    ):
        evenings.remove_evening(club, evening.id)
    sheets.save_line(club, table_id(evening, 1, 2), 1, "")
    evenings.remove_evening(club, evening.id)
    with pytest.raises(Refused, match="staat niet in deze club"):
        evenings.evening(club, evening.id)


def test_making_an_evening_can_be_undone(club: OpenClub) -> None:
    competition = add_competition(club)
    undone_and_redone(
        club, lambda opened: evenings.add_evening(opened, competition.id, date(2026, 9, 3))
    ).close()

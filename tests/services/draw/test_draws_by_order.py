"""Draws by standing go a round at a time, those by strength look back."""

from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.results.closing import close
from tests.services.evening_club import contest_evening, draw_next, type_sheet

WIJ, ZIJ = "100 100 100 100", "62 62 62 62"


@pytest.mark.parametrize("kind", ["individual", "pairs", "howell-pairs", "teams"])
def test_by_standing_the_next_round_waits_for_the_sheets(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 8, rounds=3, draw_by="standing")
    evening, report = draw_next(club, evening.id, 1)
    assert (len(evening.plan), report.rounds) == (1, 1)
    again, _ = draw_next(club, evening.id, 2)
    assert len(again.plan) == 1
    type_sheet(club, again.plan[0].tables[0].table_id, WIJ)
    with pytest.raises(Refused, match=r"Ronde 2 wordt geloot op de uitslag van ronde 1.*tafel 2"):
        draw_next(club, evening.id)
    for table in again.plan[0].tables[1:]:
        type_sheet(club, table.table_id, WIJ)
    evening, _ = draw_next(club, evening.id)
    assert len(evening.plan) == 2
    history.undo(club)
    assert len(evenings.evening(club, evening.id).plan) == 1


def test_by_standing_winners_meet_winners(club: OpenClub) -> None:
    evening = contest_evening(club, "pairs", 8, rounds=2, draw_by="standing", pair_draw="drawn")
    evening, _ = draw_next(club, evening.id, 1)
    tables = evening.plan[0].tables
    made = {}
    for points, table in zip((150, 140, 130, 120), tables, strict=True):
        type_sheet(club, table.table_id, f"{points} {points} {points} {points}")
        made |= {table.ns[0]: points, table.ew[0]: 162 - points}
    evening, report = draw_next(club, evening.id)
    met = [{t.ns[0], t.ew[0]} for t in evening.plan[1].tables]
    order = sorted(made, key=lambda one: -made[one])
    assert met[0] == set(order[:2])
    assert {frozenset(pair) for pair in met} >= {frozenset(order[2:4])}
    assert "Wie dicht bij elkaar staan in de stand, treffen elkaar." in map(str, report.notes)


def test_without_a_standing_chance_decides(club: OpenClub) -> None:
    evening = contest_evening(club, "individual", 8, rounds=2, draw_by="standing")
    _, report = draw_next(club, evening.id, 1)
    assert not any("stand" in str(note) for note in report.notes)


def test_by_standing_teams_that_won_meet(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 4, rounds=2, draw_by="standing")
    evening, _ = draw_next(club, evening.id, 1)
    won = set()
    for first, second in zip(
        evening.plan[0].tables[::2], evening.plan[0].tables[1::2], strict=True
    ):
        type_sheet(club, first.table_id, WIJ)
        type_sheet(club, second.table_id, ZIJ)
        won |= set(first.ns)
    evening, _ = draw_next(club, evening.id)
    assert set(evening.plan[1].tables[0].ns + evening.plan[1].tables[0].ew) == won


def test_by_strength_those_who_made_as_much_before_meet(club: OpenClub) -> None:
    before = contest_evening(club, "pairs", 8, rounds=1, draw_by="strength", pair_draw="drawn")
    drawn, first = draw_next(club, before.id, 1)
    assert "Van niemand is al een sterkte bekend; de tafels zijn geloot." in map(str, first.notes)
    made = {}
    for points, table in zip((150, 140, 130, 120), drawn.plan[0].tables, strict=True):
        type_sheet(club, table.table_id, f"{points} {points} {points} {points}")
        made |= {table.ns[0]: points, table.ew[0]: 162 - points}
    close(club, before.id)
    now = evenings.add_evening(club, before.competition_id, date(2026, 11, 19))
    for person in before.participants:
        now = attendance.add_participant(club, now.id, pair_id=person.pair_id)
    now, report = draw_next(club, now.id, 1)
    order = sorted(made, key=lambda one: -made[one])
    met = {frozenset((t.ns[0], t.ew[0])) for t in now.plan[0].tables}
    assert {frozenset(order[:2]), frozenset(order[2:4])} <= met
    assert "Wie ongeveer even sterk zijn, treffen elkaar." in map(str, report.notes)
    assert f"De sterkte komt uit seizoen {now.season}." in map(str, report.notes)


def _six_times(club: OpenClub, evening_id: int) -> set[tuple[tuple[int, ...], ...]]:
    drawn = [draw_next(club, evening_id)[0] for _ in range(6)]
    return {tuple(table.ns + table.ew for table in one.plan[0].tables) for one in drawn}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", ["pairs", "howell-pairs", "schevenings", "teams", "individual"])
@pytest.mark.parametrize("by", ["chance", "standing"])
def test_each_new_draw_of_a_first_round_is_by_chance(club: OpenClub, kind: str, by: str) -> None:
    if (kind, by) == ("schevenings", "standing"):
        return
    how = {"pair_draw": "drawn"} if by == "chance" else {}
    evening = contest_evening(club, kind, 8, rounds=2, draw_by=by, **how)
    assert len(_six_times(club, evening.id)) > 1


def test_pairs_that_move_up_sit_by_their_numbers_and_are_told_so(club: OpenClub) -> None:
    evening = contest_evening(club, "pairs", 6, rounds=2, pair_draw="move")
    assert len(_six_times(club, evening.id)) == 1
    _, report = draw_next(club, evening.id)
    assert any("liggen vast door de nummers" in str(note) for note in report.notes)

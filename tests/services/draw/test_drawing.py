from collections import Counter
from datetime import date
from itertools import combinations

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, seats
from clubadmin.services.draw.request import season_memory
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.sheets import sheets
from tests.services.evening_club import content, evening_with, pairs_evening, table_id


def meetings(evening: Evening) -> list[tuple[int, int]]:
    return [
        pair
        for plan in evening.plan
        for table in plan.tables
        for pair in combinations(sorted((*table.ns, *table.ew)), 2)
    ]


def test_nobody_meets_a_table_mate_again_while_that_is_possible(club: OpenClub) -> None:
    evening = evening_with(club, 16, rounds=4)
    evening, report = drawing.draw(club, evening.id, seed=5)
    assert len(meetings(evening)) == len(set(meetings(evening)))
    assert (report.rounds, report.tablemates_again, report.partners_again) == (4, 0, 0)
    assert report.proven_best
    assert "Niemand zit twee keer bij dezelfde aan tafel; beter kan niet." in map(str, report.notes)


def test_a_draw_that_has_to_repeat_says_so(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=3)
    _, report = drawing.draw(club, evening.id, seed=5)
    assert report.tablemates_again > 0
    assert not any("beter kan niet" in str(note) for note in report.notes)


def test_the_same_seed_gives_the_same_draw(club: OpenClub) -> None:
    evening = evening_with(club, 12)
    first, _ = drawing.draw(club, evening.id, seed=5)
    other, _ = drawing.draw(club, evening.id, seed=6)
    again, _ = drawing.draw(club, evening.id, seed=5)
    assert meetings(first) == meetings(again) != meetings(other)


def test_drawing_again_leaves_rounds_alone_of_which_something_was_typed(club: OpenClub) -> None:
    evening = evening_with(club, 12, rounds=3)
    first, _ = drawing.draw(club, evening.id, seed=5)
    sheets.save_line(club, table_id(first, 2, 3), 4, "onleesbaar")  # a draft is typed as well
    first = evenings.evening(club, evening.id)
    again, report = drawing.draw(club, evening.id, seed=6)
    assert again.plan[:2] == first.plan[:2]
    assert again.plan[2] != first.plan[2]
    assert report.rounds == 1
    assert sheets.sheet(club, table_id(first, 2, 3)).lines[3] == "onleesbaar"


def test_when_all_rounds_are_typed_there_is_nothing_to_draw(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    evening, _ = drawing.draw(club, evening.id, seed=5)
    sheets.save_line(club, table_id(evening, 2, 1), 1, "92")
    with pytest.raises(Refused, match="niets meer te loten"):
        drawing.draw(club, evening.id)
    with pytest.raises(Refused, match="niets meer te loten"):
        drawing.draw(club, evening.id, from_round=1)


def test_a_draw_from_a_round_on_leaves_the_rounds_before_it(club: OpenClub) -> None:
    evening = evening_with(club, 12, rounds=3)
    first, _ = drawing.draw(club, evening.id, seed=5)
    again, _ = drawing.draw(club, evening.id, seed=6, from_round=3)
    assert again.plan[:2] == first.plan[:2]
    with pytest.raises(Refused, match="Vanaf ronde 4 loten kan niet"):
        drawing.draw(club, evening.id, from_round=4)


def test_too_few_people_is_said_with_the_round(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    attendance.drop_out(club, evening.id, evening.participants[0].id, 1)
    with pytest.raises(Refused, match="ronde 2 zijn er te weinig spelers: 3, en een tafel"):
        drawing.draw(club, evening.id)


def test_who_sat_out_least_this_season_is_next(club: OpenClub) -> None:
    evening = evening_with(club, 5, rounds=2)
    out: list[str] = []
    drawn, _ = drawing.draw(club, evening.id, seed=1)
    out += [one.name for plan in drawn.plan for one in plan.sitting_out]
    for week in range(1, 3):
        following = evenings.add_evening(
            club, evening.competition_id, evening.date.replace(day=12 + week)
        )
        for one in evening.participants:
            attendance.add_participant(club, following.id, member_id=one.members[0].id)
        drawn, _ = drawing.draw(club, following.id, seed=week)
        out += [one.name for plan in drawn.plan for one in plan.sitting_out]
    assert len(out) == 6
    assert {out.count(name) for name in set(out)} == {1, 2}
    assert len(set(out)) == 5


def test_people_meet_others_than_on_earlier_evenings(club: OpenClub) -> None:
    """Of sixteen each meets three an evening: in five evenings all fifteen others, once."""
    evening = evening_with(club, 16, rounds=1)
    met: list[tuple[str, str]] = []
    for week in range(5):
        if week:
            following = evenings.add_evening(
                club, evening.competition_id, evening.date.replace(day=12 + week)
            )
            for one in evening.participants:
                attendance.add_participant(club, following.id, member_id=one.members[0].id)
            evening = following
        evening, _ = drawing.draw(club, evening.id, seed=week)
        for table in evening.plan[0].tables:
            names = sorted(one.name for one in (table.n, table.s, table.e, table.w) if one)
            met += combinations(names, 2)
    # at random some thirty of the 120 couples would meet again
    assert len(met) - len(set(met)) <= 8


def test_a_table_of_three_has_a_blind_hand_where_the_club_wants_that(club: OpenClub) -> None:
    evening = evening_with(club, 7, odd_players="three", rounds=1)
    evening, report = drawing.draw(club, evening.id, seed=2)
    three = next(table for table in evening.plan[0].tables if table.w is None)
    assert (len(three.ns), len(three.ew)) == (2, 1)
    assert evening.plan[0].sitting_out == ()
    assert any("tafel van drie" in str(note) for note in report.notes)


def test_two_people_change_places_by_hand(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    one, other = evening.plan[0].tables
    people = {person.number: person for person in evening.participants}
    after = seats.swap(club, evening.id, 1, people[one.ns[0]].id, people[other.ew[1]].id)
    first, second = after.plan[0].tables
    assert (first.n, second.w) == (other.w, one.n)
    assert (first.s, first.e, first.w) == (one.s, one.e, one.w)
    assert after.plan[1] == evening.plan[1]


def test_somebody_who_sits_out_can_be_swapped_in(club: OpenClub) -> None:
    evening = evening_with(club, 5, rounds=1)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    (out,) = evening.plan[0].sitting_out
    people = {person.number: person for person in evening.participants}
    player = people[evening.plan[0].tables[0].ns[0]]
    after = seats.swap(club, evening.id, 1, out.id, player.id)
    assert after.plan[0].sitting_out == (player,)
    assert after.plan[0].tables[0].n == out.members[0]


def test_a_swap_at_a_table_that_was_typed_is_refused(club: OpenClub) -> None:
    evening = evening_with(club, 12)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    typed, two, three = evening.plan[0].tables
    sheets.save_line(club, typed.table_id, 1, "92")
    people = {person.number: person for person in evening.participants}
    before = content(club)
    with pytest.raises(Refused, match="aan tafel 1, en van dat formulier is al getypt"):
        seats.swap(club, evening.id, 1, people[typed.ns[0]].id, people[two.ns[0]].id)
    assert content(club) == before
    seats.swap(club, evening.id, 1, people[two.ns[0]].id, people[three.ns[0]].id)
    with pytest.raises(Refused, match="niet ingedeeld in ronde 7"):
        seats.swap(club, evening.id, 7, people[two.ns[0]].id, people[three.ns[0]].id)
    with pytest.raises(Refused, match="twee verschillende"):
        seats.swap(club, evening.id, 1, people[two.ns[0]].id, people[two.ns[0]].id)


def test_even_pairs_stay_and_odd_pairs_move_up(club: OpenClub) -> None:
    evening = pairs_evening(club, 8, rounds=3)
    evening, report = drawing.draw(club, evening.id, seed=1)
    tables = [
        {number: table.number for table in plan.tables for number in (*table.ns, *table.ew)}
        for plan in evening.plan
    ]
    for number in (2, 4, 6, 8):
        assert len({round_tables[number] for round_tables in tables}) == 1
    for number in (1, 3, 5, 7):
        first, second, third = (round_tables[number] for round_tables in tables)
        assert (second - first) % 4 == (third - second) % 4 == 1
    assert str(report.notes[0]).startswith("Geen paar speelt twee keer")


def test_the_season_remembers_who_bore_that_two_met_again(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, evening_with(club, 8, rounds=3).id, seed=1)
    borne = Counter(
        one for two, times in Counter(meetings(evening)).items() for one in two * (times - 1)
    )
    later = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    for one in evening.participants:
        later = attendance.add_participant(club, later.id, member_id=one.members[0].id)
    with club.store.read() as conn:
        history, _ = season_memory(conn, evening_head(conn, later.id), later.participants)
    assert sum(borne.values()) > 0
    assert history.again == borne

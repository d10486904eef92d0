"""Lists of all times where it is close: seasons that are missed, places that are shared."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from clubadmin.model.archive.records import RecordList, Scope, What
from clubadmin.services.archive import game_lists, people
from clubadmin.services.archive.lists import records
from clubadmin.services.archive.past import final_places
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, pairs
from clubadmin.services.results import closing
from tests.services.archive.by_hand import Night
from tests.services.archive.lists.test_records import BY_HAND, ranked, shown
from tests.services.evening_club import add_competition, add_people, evening_with, type_sheet
from tests.services.lists.taking import import_file

History = tuple[Night, ...]


def written(club: OpenClub, folder: Path, *evenings_of: tuple[int, int, str]) -> None:
    """Evenings from paper: the year, the number and who made what: "Jan 5000, Piet 4900"."""
    rows = ["season,competition,evening,date,name,round,points,roem,pits"]
    for year, number, made in evenings_of:
        for one in made.split(", "):
            name, points = one.split()
            day = date(year, 9, 1) + timedelta(days=7 * number)
            rows.append(f"{year}-{year + 1},Maandavond,{number},{day},{name},,{points},,")
    file = folder / "oud.csv"
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    import_file(club, file)


def by_name(found: RecordList) -> dict[str, float]:
    return {row.name: row.figure for row in found.rows}


def test_a_season_that_one_missed_altogether_ends_a_series(club: OpenClub, tmp_path: Path) -> None:
    written(
        club,
        tmp_path,
        (2018, 1, "Jan 5000, Piet 4900, Kees 4800"),
        (2018, 2, "Jan 5000, Piet 4900, Kees 4800"),
        (2019, 1, "Jan 5000, Kees 4800"),
        (2019, 2, "Jan 5000, Ans 4800"),
        (2020, 1, "Jan 5000, Piet 4900, Kees 4800"),
        (2020, 2, "Piet 4900, Kees 4800"),
    )
    attended = records.all_time(club, "attended")
    assert by_name(attended) == {"Jan": 5, "Kees": 3, "Piet": 2, "Ans": 1}
    jan = attended.rows[0]
    assert (jan.first, jan.last) == (date(2018, 9, 8), date(2020, 9, 8))
    piet = next(row for row in attended.rows if row.name == "Piet")
    assert piet.first == date(2020, 9, 8)  # of equally long ones the latest


def test_a_season_of_which_nothing_is_known_ends_every_series(
    club: OpenClub, tmp_path: Path
) -> None:
    written(
        club,
        tmp_path,
        *((2018, number, "Jan 5000, Piet 4900") for number in (1, 2, 3)),
        *((2020, number, "Jan 5000, Piet 4900") for number in (1, 2)),
    )
    for what in ("attended", "won-series"):
        jan = records.all_time(club, what).rows[0]
        assert (jan.figure, jan.first, jan.last) == (3, date(2018, 9, 8), date(2018, 9, 22))
    streaks = people.person(club, jan.member_ids[0]).streaks
    for one in (streaks.attended, streaks.won):
        assert one is not None
        assert (one.length, one.last, one.running) == (3, date(2018, 9, 22), False)


def test_a_first_place_that_is_shared_is_won_by_both(club: OpenClub, tmp_path: Path) -> None:
    written(
        club,
        tmp_path,
        (2018, 1, "Jan 5000, Piet 5000, Kees 4800"),
        (2018, 2, "Jan 5000, Piet 4900"),
        (2018, 3, "Kees 5000, Piet 4900"),
        (2018, 4, "Jan 4700, Piet 4600"),
        (2018, 5, "Jan 4700, Kees 4900"),
        (2018, 6, "Kees 4900, Piet 4800"),
    )
    assert by_name(records.all_time(club, "wins")) == {"Jan": 3, "Kees": 3, "Piet": 1}
    # Jan was not there on the third evening, so that his fourth goes on; Kees was away as well
    assert by_name(records.all_time(club, "won-series")) == {"Jan": 3, "Kees": 3, "Piet": 1}
    found = game_lists.on_this_day(club, date(2030, 9, 8))
    assert [one.winner for one in found] == ["Jan, Piet"]
    first, *others = records.all_time(club, "highest-win").rows
    assert (first.name, first.figure) == ("Kees", 200)
    assert [one.figure for one in others] == [100] * 4


@pytest.mark.sampled(3)
@pytest.mark.parametrize("most", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("what", ["best-evening", "pits-evening", "roem-evening", "best-round"])
def test_who_share_the_last_place_are_all_in_a_list_however_little_is_read_at_once(
    past: OpenClub, history: History, monkeypatch: pytest.MonkeyPatch, what: What, most: int
) -> None:
    monkeypatch.setattr(records, "_FIRST", 1)
    by_hand = [row for row in ranked(BY_HAND[what](history)) if row[0] <= most]
    assert shown(records.all_time(past, what, most=most)) == by_hand


def test_what_was_worked_out_once_is_kept_until_something_changes(club: OpenClub) -> None:
    book = records.records(club)
    assert records.records(club) is book
    add_people(club, 1)
    assert records.records(club) is not book


def test_while_evenings_are_planned_nobody_has_the_title(club: OpenClub) -> None:
    evening = evening_with(club, 4, rounds=1, evenings=2)
    for day in (None, date(2026, 11, 19)):
        if day is not None:
            assert final_places.titles(club) == ()
            again = evenings.add_evening(club, evening.competition_id, day)
            for one in evening.participants:
                attendance.add_participant(club, again.id, member_id=one.members[0].id)
            evening = again
        drawn, _ = drawing.draw(club, evening.id, seed=1)
        type_sheet(club, drawn.plan[0].tables[0].table_id, "92 92 92 92")
        closing.close(club, evening.id)
    assert {one.competition for one in final_places.titles(club)} == {"Maandavond"}


def test_who_played_in_two_pairs_stands_where_he_played_most(club: OpenClub) -> None:
    competition = add_competition(club, "pairs", rounds=1)
    a, b, c, *others = add_people(club, 7)
    often, once = pairs.add_pair(club, a.id, b.id), pairs.add_pair(club, a.id, c.id)
    against = pairs.add_pair(club, others[0].id, others[1].id)
    for day, pair in enumerate((often, once, often), 1):
        evening = evenings.add_evening(club, competition.id, date(2026, 11, day))
        for one in (pair, against):
            attendance.add_participant(club, evening.id, pair_id=one.id)
        evening, _ = drawing.draw(club, evening.id, seed=1)
        type_sheet(club, evening.plan[0].tables[0].table_id, "92 92 92 92")
        closing.close(club, evening.id)
    entrants = {
        person.id: people.person(club, person.id).seasons for person in members.members(club)
    }
    assert [one.entrant_id for one in entrants[a.id]] == [often.id]
    assert [one.entrant_id for one in entrants[c.id]] == [once.id]
    assert entrants[a.id][0].career.evenings == 3


def test_pairs_have_lists_of_what_they_made_together(past: OpenClub, history: History) -> None:
    made: dict[tuple[int, ...], list[int]] = {}
    for one in pairs.pairs(past):
        mine = (one.a.id, one.b.id)
        for night in history:
            if night.format == "pairs":
                totals = [row.row.total for row in night.rows if row.row.name == one.label]
                made.setdefault(mine, []).extend(totals)
    evenings_of = records.all_time(past, "pair-evenings")
    assert [row.figure for row in evenings_of.rows] == [3] * 4
    averages = records.all_time(past, "pair-average", Scope(least=3))
    assert averages.size is not None
    best = [row.figure for row in averages.rows]
    assert best == sorted(best, reverse=True)
    assert len(best) == 4
    for row in averages.rows:
        if len(made[row.member_ids]) == 3:  # never with a substitute, who is named as well
            assert row.figure == sum(made[row.member_ids]) / 3
        page = people.pair_page(past, row.pair_id)
        assert page.career.average == row.figure
    assert records.all_time(past, "pair-average").rows == ()  # fewer than five evenings

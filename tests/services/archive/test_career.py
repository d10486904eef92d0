"""The evenings of a person with their places, and an evening down to its games."""

from datetime import date
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.archive import career, meetings, people
from clubadmin.services.archive.lists import records
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.results.closing import result
from tests.services.evening_club import (
    contest_evening,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.lists.taking import import_file


def places(club: OpenClub, evening_id: int) -> dict[str, int | None]:
    """The place of everybody on an evening, as their careers have it."""
    return {
        person.label: one.place
        for person in members.members(club)
        for one in career.career(club, person.id)
        if one.evening_id == evening_id
    }


def test_equal_totals_are_parted_in_a_career_as_they_were_at_closing(club: OpenClub) -> None:
    evening = evening_with(club, 4, rounds=1, tie_breaks=("pits",))
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "p n-100 92 .92")
    shown = closing.close(club, evening.id)
    assert places(club, evening.id) == {row.name: row.place for row in shown.rows}
    assert len(set(places(club, evening.id).values())) == 2


def test_paper_with_equal_totals_is_parted_by_the_rule_of_the_competition(
    club: OpenClub, tmp_path: Path
) -> None:
    file = tmp_path / "oud.csv"
    rows = ["Jan Bos,,5000,,1", "Piet Cas,,5000,,3", "Kees Dam,,5000,,3", "Ans Eik,,4000,,"]
    file.write_text(
        "season,competition,evening,date,name,round,points,roem,pits\n"
        + "".join(f"2019-2020,Maandavond,1,2019-09-02,{row}\n" for row in rows),
        encoding="utf-8",
    )
    import_file(club, file)
    assert places(club, 1) == {row.name: row.place for row in result(club, 1).rows}
    assert places(club, 1)["Piet Cas"] == places(club, 1)["Kees Dam"] == 1
    assert places(club, 1)["Jan Bos"] == 3


@pytest.mark.parametrize(("kind", "entrants"), [("schevenings", 4), ("knockout", 8)])
def test_where_something_else_than_points_decides_so_does_it_in_a_career(
    club: OpenClub, kind: str, entrants: int
) -> None:
    evening = contest_evening(club, kind, entrants, rounds=2, games=4)
    drawn = 0
    while drawn < 2:
        evening, _ = drawing.draw(club, evening.id, seed=3)
        for plan in evening.plan[drawn:]:
            for at, table in enumerate(plan.tables):
                type_sheet(club, table.table_id, f"{92 + at} 100 p {85 + plan.round}")
        drawn = len(evening.plan)
    shown = closing.close(club, evening.id)
    by_row = {label: row.place for row in shown.rows for label in row.name.split(" – ")}
    assert places(club, evening.id) == by_row


def test_an_evening_that_is_not_closed_has_no_place_yet(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92 92 92 92")
    person = members.members(club)[0]
    (open_one,) = career.career(club, person.id)
    assert (open_one.place, open_one.closed, open_one.won) == (None, False, False)
    closing.close(club, evening.id)
    (closed,) = career.career(club, person.id)
    assert closed.closed
    assert closed.place in (1, 3)


def test_who_came_late_did_not_play_a_whole_evening(club: OpenClub) -> None:
    evening = evening_with(club, 5, rounds=2)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}, {1: "1 2 3 5"}])
    for number in (1, 2):
        type_sheet(club, table_id(evening, number, 1), "92 92 92 92")
    closing.close(club, evening.id)
    whole = {
        person.label: career.career(club, person.id)[0].whole for person in members.members(club)
    }
    assert sorted(whole.values()) == [False, False, True, True, True]
    lowest = records.all_time(club, "worst-evening").rows
    assert {row.name for row in lowest} == {name for name, one in whole.items() if one}


def test_somebody_who_never_came_has_an_empty_career(club: OpenClub) -> None:
    person = members.add_member(club, Member(0, "Bos", "Jan"))
    assert career.career(club, person.id) == ()
    page = people.person(club, person.id)
    assert (page.size, page.best, page.curve, page.depth) == (None, None, (), "")
    assert page.career.average == 0


def test_an_evening_opens_down_to_the_single_game(past: OpenClub) -> None:
    games = career.games(past, 1)
    assert len(games) == 16
    first = games[0]
    assert (first.round, first.table, first.game) == (1, 1, 1)
    assert " – " in first.wij
    for game in games:
        if game.outcome == "made":
            assert game.ns_points + game.ew_points == 162


def test_the_games_of_one_person_are_those_he_sat_at(past: OpenClub) -> None:
    person = members.members(past)[0]
    evening = next(one for one in career.career(past, person.id) if one.depth == "game")
    games = career.games(past, evening.evening_id, person.id)
    assert len(games) == 8
    assert all(person.label in game.wij + game.zij for game in games)
    made = sum(
        game.ns_points + game.ns_roem if person.label in game.wij else game.ew_points + game.ew_roem
        for game in games
    )
    assert made == evening.total


def test_what_is_not_there_is_told(past: OpenClub) -> None:
    with pytest.raises(Refused, match="persoon"):
        career.career(past, 99_999)
    with pytest.raises(Refused, match="avond"):
        career.games(past, 99_999)


def test_one_against_two_shows_who_played_alone_and_against_whom(club: OpenClub) -> None:
    played = evening_with(club, 3, rule_set="drie-spelers", rounds=1, games=3)
    played, _ = drawing.draw(club, played.id, seed=1)
    table = played.plan[0].tables[0]
    type_sheet(club, table.table_id, "1/85#80 2/85#80 -")
    first, second, third = (person.label for _, person in table.seats)
    assert [(one.wij, one.zij) for one in career.games(club, played.id)] == [
        (first, f"{second} – {third}"),
        (second, f"{first} – {third}"),
        (f"{first} – {second} – {third}", ""),
    ]


def test_at_a_table_of_three_everybody_plays_against_everybody(club: OpenClub) -> None:
    played = evening_with(club, 3, rule_set="drie-spelers", rounds=1, games=3)
    played, _ = drawing.draw(club, played.id, seed=1)
    table = played.plan[0].tables[0]
    type_sheet(club, table.table_id, "1/85#80 2/85#80 3/85#80")
    shown = closing.close(club, played.id)
    totals = {row.name: row.total for row in shown.rows}
    for person in members.members(club):
        page = people.person(club, person.id)
        assert page.partners == ()
        assert len(page.opponents) == 2
        for one in page.opponents:
            assert (one.made, one.other) == (totals[person.label], totals[one.name])
            met = meetings.head_to_head(club, person.id, one.member_id)
            assert met.together.tables == 0
            assert (met.against.made, met.against.other) == (one.made, one.other)
    best = records.all_time(club, "best-game", most=1).rows
    assert best
    assert all(row.name for row in best)


def test_one_against_one_shows_both(club: OpenClub) -> None:
    played = evening_with(club, 2, rule_set="twee-spelers", rounds=1, games=1)
    played, _ = drawing.draw(club, played.id, seed=1)
    table = played.plan[0].tables[0]
    type_sheet(club, table.table_id, "92")
    (game,) = career.games(club, played.id)
    assert (game.wij, game.zij) == (table.wij, table.zij)


def test_the_earlier_of_two_evenings_stands_first(club: OpenClub) -> None:
    late = evening_with(club, 4, rounds=1)
    early = evenings.add_evening(club, late.competition_id, date(2026, 10, 1))
    for one in late.participants:
        attendance.add_participant(club, early.id, member_id=one.members[0].id)
    for empty in (late, evenings.evening(club, early.id)):
        evening = seat_by_hand(club, empty, [{1: "1 2 3 4"}])
        type_sheet(club, table_id(evening, 1, 1), "92 92 92 92")
    person = members.members(club)[0]
    assert [one.evening_id for one in career.career(club, person.id)] == [early.id, late.id]

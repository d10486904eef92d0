"""The season of a knock-out goes by the rounds one came through; who came equally far share it."""

import json
import sqlite3
from contextlib import closing as closing_file
from dataclasses import replace

from sqlalchemy import text

from clubadmin.model.evenings.evening import Evening
from clubadmin.services.archive import people
from clubadmin.services.archive.past import final_places
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange.tables import standings_csv
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings import standings
from clubadmin.storage.schema.packed import plain
from clubadmin.storage.schema.tablenames import EveningVersionRow
from tests.services.evening_club import evening_with
from tests.services.results.test_knockout_places import play


def _kept(club: OpenClub) -> list[int]:
    with club.store.read() as conn:
        kept = conn.execute(text("SELECT matchpoints FROM contest_result ORDER BY 1"))
        return list(kept.scalars())


def _played(club: OpenClub) -> Evening:
    """Eight players; who lose at table 1 of the first round have far the most points of all."""
    evening = evening_with(club, 8, kind="knockout", games=1, rounds=2)
    drawn, _ = drawing.draw(club, evening.id)
    for table, line in zip(drawn.plan[0].tables, ("82 +100 -100", "162"), strict=True):
        sheets.save_line(club, table.table_id, 1, line)
        sheets.sign(club, table.table_id)
    return play(club, evenings.evening(club, evening.id), 2, "82")


def test_who_came_further_is_in_front_whatever_the_points(club: OpenClub) -> None:
    evening = _played(club)
    for closed in (False, True):
        if closed:
            closing.close(club, evening.id)
        found = standings.standings(club, evening.competition_id)
        assert found.wins
        assert [row.total for row in found.rows] == [2, 2, 1, 1, 0, 0, 0, 0]
        assert [row.place for row in found.rows] == [1, 1, 2, 2, 3, 3, 3, 3], "as in the result"
        assert found.provisional is not closed


def test_who_win_the_final_together_are_both_champion_in_every_window(club: OpenClub) -> None:
    evening = _played(club)
    closing.close(club, evening.id)
    result = closing.result(club, evening.id)
    found = standings.standings(club, evening.competition_id)
    assert {one.name: one.place for one in found.rows} == {
        one.name: one.place for one in result.rows
    }
    about = seasons.competition(club, evening.competition_id)
    seasons.change_competition(club, replace(about, evenings=1))
    champions = final_places.titles(club)
    assert {one.name for one in champions} == {one.name for one in result.rows if one.place == 1}
    assert all(one.shared for one in champions)
    for row in result.rows:
        who = next(one.members[0].id for one in evening.participants if one.name == row.name)
        (place,) = final_places.season_places(club, people.person(club, who).seasons)
        assert place.place == row.place


def test_standings_number_as_the_result_that_was_closed(club: OpenClub) -> None:
    """An older version gave who lost the final place 3, and who lost before it place 5."""
    evening = _played(club)
    closing.close(club, evening.id)
    older = {1: 1, 2: 3, 3: 5}
    with club.store.change("voorheen") as change:
        ((number, figures),) = change.conn.exec_driver_sql(
            f"SELECT id, {plain('figures')} FROM evening_version"
        )
        kept = json.loads(figures)
        for row in kept["rows"]:
            row["place"] = older[row["place"]]
        change.update(EveningVersionRow, number, figures=json.dumps(kept))
    result = {row.name: row.place for row in closing.result(club, evening.id).rows}
    rows = standings.standings(club, evening.competition_id).rows
    assert {row.name: row.place for row in rows} == result
    assert [row.place for row in rows] == sorted(result.values())
    assert set(result.values()) == {1, 3, 5}
    assert health.check(club).ok


def test_two_evenings_are_added_up_by_rounds_come_through(club: OpenClub) -> None:
    first = _played(club)
    closing.close(club, first.id)
    again = evenings.add_evening(club, first.competition_id, first.date)
    for one in first.participants:
        again = attendance.add_participant(club, again.id, member_id=one.members[0].id)
    play(club, again, 1, "162")
    found = standings.standings(club, first.competition_id)
    assert found.evenings == (1, 2)
    assert sum(row.total for row in found.rows) == 2 * 2 + 2 * 1 + 4
    assert all(cell.points in (0, 1) for row in found.rows for cell in row.evenings[1:])


def test_what_was_kept_goes_at_opening_and_the_check_works_it_out_again(club: OpenClub) -> None:
    evening = _played(club)
    closing.close(club, evening.id)
    assert health.check(club).ok
    assert _kept(club) == [0, 0, 0, 0, 1, 1, 2, 2]
    closing.reopen(club, evening.id, "tafel 1 zat verkeerd")
    assert _kept(club) == []
    table = evening.plan[1].tables[0].table_id
    sheets.unsign(club, table)
    sheets.save_line(club, table, 1, "80")
    sheets.sign(club, table)
    closing.close(club, evening.id)
    found = standings.standings(club, evening.competition_id)
    names = {one.number: one.name for one in evening.participants}
    winners = {names[number] for number in evening.plan[1].tables[0].ew}
    assert {row.name for row in found.rows if row.total == 2} == winners
    rectified = closing.with_rectifications(club, evening.id)[1]
    assert {moved.name for moved in rectified[0].moved} >= winners
    with closing_file(sqlite3.connect(club.path)) as other, other:
        other.execute("UPDATE contest_result SET matchpoints = 5 WHERE matchpoints = 2")
    assert any("gewonnen ronden" in str(one) for one in health.check(club).problems)


def test_a_winner_who_goes_home_came_no_further_than_that(club: OpenClub) -> None:
    evening = evening_with(club, 8, kind="knockout", games=1, rounds=2)
    played = play(club, evening, 1, "100")
    gone = next(one for one in played.participants if one.number == played.plan[0].tables[0].ns[0])
    attendance.drop_out(club, evening.id, gone.id, 1)
    play(club, played, 2, "100")
    row = next(one for one in closing.result(club, evening.id).rows if one.number == gone.number)
    assert (row.place, row.out_in) == (3, 1), "behind the two sides of the final"
    closing.close(club, evening.id)
    found = standings.standings(club, evening.competition_id)
    assert {one.name: one.total for one in found.rows}[gone.name] == 1


def test_a_list_for_elsewhere_says_that_rounds_are_counted(club: OpenClub) -> None:
    evening = _played(club)
    found = standings.standings(club, evening.competition_id)
    assert b"gewonnen ronden" in standings_csv(found).splitlines()[0]

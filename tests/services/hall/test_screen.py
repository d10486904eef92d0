"""What the hall may see: figures of whole rounds, and none that are kept secret."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Stage
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside import seen_by_all
from tests.services.evening_club import contest_evening, evening_with, type_sheet, undone_and_redone

GAMES = ("92+20 70 100 62", "62 81+40 92 70", "100 100 100 100", "62 62 62 62")


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return drawing.draw(club, evening_with(club, 8).id, seed=1)[0]


def play(club: OpenClub, evening: Evening, round_number: int) -> None:
    for at, table in enumerate(evening.plan[round_number - 1].tables):
        type_sheet(club, table.table_id, GAMES[2 * (round_number - 1) + at])


def totals(rows: object) -> dict[str, int]:
    return {row.name: row.score for row in rows}  # type: ignore[attr-defined]


def test_the_standing_after_a_round_is_that_of_the_sheets(club: OpenClub, evening: Evening) -> None:
    assert screen.facts(club, evening.id).standing.rows == ()
    play(club, evening, 1)
    shown = screen.facts(club, evening.id)
    assert (shown.complete, shown.in_play, shown.standing.after) == (1, 2, 1)
    first = evening.plan[0].tables[0]
    made = totals(shown.standing.rows)
    assert made[first.n.label] == 92 + 20 + 70 + 100 + 62
    assert [row.score for row in shown.standing.rows] == sorted(made.values(), reverse=True)
    assert shown.ranking.rows == ()


def test_what_is_typed_meanwhile_shows_nowhere(club: OpenClub, evening: Evening) -> None:
    play(club, evening, 1)
    before = screen.facts(club, evening.id)
    for table in evening.plan[1].tables:
        sheets.save_line(club, table.table_id, 1, "p")
    after = screen.facts(club, evening.id)
    assert after.standing == before.standing
    assert after.ranking == before.ranking


def test_the_last_round_makes_it_the_result(club: OpenClub, evening: Evening) -> None:
    play(club, evening, 1)
    play(club, evening, 2)
    shown = screen.facts(club, evening.id)
    result = closing.result(club, evening.id)
    assert shown.ranking == shown.standing
    assert totals(shown.ranking.rows) == {row.name: row.total for row in result.rows}
    assert [row.last for row in shown.ranking.rows] == [row.poedelprijs for row in result.rows]
    assert shown.finality.stage is Stage.PROVISIONAL


@pytest.mark.parametrize(("first", "after"), [(1, 0), (2, 1), (None, 2)])
def test_hidden_rounds_are_left_out(
    club: OpenClub, evening: Evening, first: int | None, after: int
) -> None:
    screen.hide_from(club, evening.id, first)
    play(club, evening, 1)
    play(club, evening, 2)
    shown = screen.facts(club, evening.id)
    assert shown.standing.after == after
    assert shown.hidden == (after < 2)
    assert len(shown.ranking.rows) == 8


def test_also_a_closed_evening_is_kept_secret_until_the_prizes(
    club: OpenClub, evening: Evening
) -> None:
    play(club, evening, 1)
    play(club, evening, 2)
    closing.close(club, evening.id)
    screen.hide_from(club, evening.id, 2)
    assert screen.facts(club, evening.id).standing.after == 1
    screen.hide_from(club, evening.id, None)
    assert screen.facts(club, evening.id).standing.after == 2


def test_hiding_is_undone_and_redone(club: OpenClub, evening: Evening) -> None:
    undone_and_redone(club, lambda club: screen.hide_from(club, evening.id, 2), restart=False)
    assert evenings.evening(club, evening.id).hidden_from == 2


@pytest.mark.parametrize("first", [-1, 3])
def test_a_round_that_is_not_there_is_refused(club: OpenClub, evening: Evening, first: int) -> None:
    with pytest.raises(Refused, match="deze avond heeft ronde 1 tot en met 2"):
        screen.hide_from(club, evening.id, first)


def test_the_mark_is_another_when_the_hall_sees_something_else(
    club: OpenClub, evening: Evening
) -> None:
    table = evening.plan[0].tables[0].table_id
    first = screen.mark(club, evening.id)
    sheets.save_line(club, table, 1, "92")
    assert screen.mark(club, evening.id) == first
    for line in (2, 3, 4):
        sheets.save_line(club, table, line, "70")
    sheets.sign(club, table)
    signed = screen.mark(club, evening.id)
    assert signed != first
    sheets.unsign(club, table)
    assert screen.mark(club, evening.id) != signed
    screen.hide_from(club, evening.id, 1)
    assert screen.mark(club, evening.id) not in (first, signed)


def test_an_evening_that_is_gone_has_no_mark(club: OpenClub) -> None:
    assert screen.mark(club, 99) is None
    with pytest.raises(Refused):
        screen.facts(club, 99)


def test_before_the_last_sheet_the_standing_is_provisional_where_the_contest_allows_it(
    club: OpenClub, evening: Evening
) -> None:
    first, second = evening.plan[0].tables
    type_sheet(club, first.table_id, "92 92 92 92")
    assert screen.facts(club, evening.id).standing.after == 0
    screen.hide_from(club, evening.id, screen.EARLY)
    shown = screen.facts(club, evening.id)
    assert (shown.standing.after, shown.standing.early, shown.hidden) == (1, True, False)
    assert str(shown.standing.told[0]) == "Voorlopig: na ronde 1, 1 van 2 tafels"
    # by hand: four times 92 and 70; who sits at the other table has nothing yet
    made = totals(shown.standing.rows)
    assert sorted(made.values(), reverse=True)[:4] == [368, 368, 280, 280]
    awaited = {row.number for row in shown.standing.rows if row.awaited}
    assert awaited <= {*second.ns, *second.ew}
    mine = seen_by_all.my_evening(seen_by_all.look(club, evening.id), first.ns[0])
    assert (mine.place, mine.sat[0].total) == (None, 368)
    type_sheet(club, second.table_id, "92 92 92 92")
    after = screen.facts(club, evening.id).standing
    assert (after.after, after.early, after.told) == (1, False, ())
    play(club, evening, 2)
    over = screen.facts(club, evening.id)
    assert (over.standing.over, over.standing.early, over.standing) == (True, False, over.ranking)
    history.undo(club)
    assert screen.facts(club, evening.id).standing.early


def test_a_knock_out_has_no_standing_before_a_round_is_complete(club: OpenClub) -> None:
    knockout = contest_evening(club, "knockout", 8)
    with pytest.raises(Refused, match="afvaltoernooi"):
        screen.hide_from(club, knockout.id, screen.EARLY)

"""The standings of a contest are in matchpoints, with tops where others have pits."""

from clubadmin.desktop.standings.columns import columns
from clubadmin.desktop.standings.loading import Wanted, load
from clubadmin.services.results import closing
from clubadmin.services.standings.standings import standings
from tests.services.comparison.contests import HOWELL, contest_evening, type_all
from tests.services.evening_club import evening_with
from tests.services.results.test_knockout_places import play

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


def test_a_contest_has_matchpoints_and_tops(qapp, ops, club):
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    found = standings(club, evening.competition_id)
    shown = {one.title: one for one in columns(found)}
    assert not shown.keys() & {"Totaal", "Pits"}
    assert shown["MP"].text(found.rows[0]) == "19"
    assert shown["Tops"].text(found.rows[0]) == "4"


def test_points_have_a_total_and_pits(qapp, ops, club):
    found = standings(club, evening_with(club, 4).competition_id)
    assert {"Totaal", "Pits"} <= {one.title for one in columns(found)}


def test_a_closed_knock_out_has_a_standing(qapp, ops, club):
    evening = evening_with(club, 4, kind="knockout", games=1, rounds=1)
    play(club, evening, 1, "100")
    closing.close(club, evening.id)
    found = load(club, Wanted()).standings
    assert found is not None
    assert [row.total for row in found.rows] == [1, 1, 0, 0]
    assert "Gewonnen ronden" in {one.title for one in columns(found)}

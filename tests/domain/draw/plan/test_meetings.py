"""What a season remembers of who met whom."""

from clubadmin.domain.draw.plan.schedule import RoundDraw, TableSeats, ThreeTable
from clubadmin.domain.draw.plan.task import Meetings


def test_partners_meet_at_a_table_too_and_nobody_meets_himself() -> None:
    season = Meetings.from_pairs([(2, 1), (1, 3), (4, 4)], [(3, 1)])
    assert season.tablemates == {(1, 2): 1, (1, 3): 2}
    assert season.partners == {(1, 3): 1}
    assert (season.met(3, 1), season.met(2, 3)) == (2, 0)


def test_who_met_again_on_an_evening_bore_a_repeat_and_who_played_alone_did_so() -> None:
    season = Meetings()
    table, three = TableSeats(1, 1, 2, 3, 4), ThreeTable(2, (5, 6, 7))
    other = TableSeats(1, 1, 5, 2, 8)
    season.add_evening([RoundDraw(1, (table,), three=(three,)), RoundDraw(2, (other,), three=())])
    assert dict(season.again) == {1: 1, 2: 1}
    assert season.alone == {7: 1}
    assert (season.met(1, 2), season.partners[1, 2]) == (2, 1)
    season.add_evening([RoundDraw(3, (table,), three=(three,))] * 3)
    assert dict(season.again) == {1: 7, 2: 7, 3: 6, 4: 6, 5: 4, 6: 4, 7: 4}
    assert season.alone == {7: 4}

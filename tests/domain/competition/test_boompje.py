from collections import Counter

from clubadmin.domain.competition.boompje import draw_boompje
from clubadmin.domain.competition.schedule import TableSeats, partners_of
from clubadmin.domain.competition.verify import verify


def test_the_writer_stays_and_the_others_move_one_seat_clockwise():
    first, second, third = (draw.tables[0] for draw in draw_boompje(range(1, 5), 3, 1).rounds)
    assert isinstance(first, TableSeats)
    # clockwise around a table: N, E, S, W
    assert second == TableSeats(1, n=first.n, s=first.e, w=first.s, e=first.w)
    assert third == TableSeats(1, n=first.n, s=first.w, w=first.e, e=first.s)


def test_each_has_each_of_the_three_others_as_partner():
    schedule = draw_boompje(range(1, 5), 3, 1)
    partners = Counter(two for draw in schedule.rounds for two in partners_of(draw))
    assert len(partners) == 6
    assert set(partners.values()) == {1}
    assert (schedule.repeats.partners, schedule.proof, schedule.notes) == (0, "optimal", ())


def test_after_three_boompjes_there_are_new_tables_where_nobody_has_met():
    schedule = draw_boompje(range(1, 33), 9, 1)
    tables = [{frozenset(table.people) for table in draw.tables} for draw in schedule.rounds]
    assert tables[0] == tables[1] == tables[2]
    assert tables[3] == tables[4] == tables[5]
    for one in tables[0]:
        assert all(len(one & other) <= 1 for other in (*tables[3], *tables[6]))
    assert schedule.repeats.partners == 0
    assert schedule.proof == "optimal"


def test_who_sits_out_does_so_for_three_boompjes_and_then_others_do():
    schedule = draw_boompje(range(1, 11), 6, 1)
    resting = [draw.sits_out for draw in schedule.rounds]
    assert resting[0] == resting[1] == resting[2]
    assert not set(resting[0]) & set(resting[3])


def test_at_a_table_of_three_each_plays_with_the_blind_hand_once():
    schedule = draw_boompje(range(1, 8), 3, 1, odd="three")
    assert verify(schedule) == ()
    assert len({draw.three[0].alone for draw in schedule.rounds}) == 3


def test_four_people_who_go_on_meet_the_same_partners_and_it_is_said():
    schedule = draw_boompje(range(1, 5), 6, 1)
    assert schedule.repeats.partners == 6
    assert schedule.notes == ("6 keer treffen twee elkaar deze avond opnieuw aan tafel.",)

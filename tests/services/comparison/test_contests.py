"""The result of a contest, worked out on paper beside it (NKF 1976, part 2, art. 18 and 19)."""

from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import Contest, ContestField
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import contests
from clubadmin.services.evenings import evenings
from tests.services.comparison.contests import (
    HOWELL,
    PLAYERS,
    SCHEVENINGS,
    contest_evening,
    save_line,
    seat,
    table_of,
    type_all,
)
from tests.services.evening_club import evening_with


def figures(field: ContestField) -> list[tuple[int, int, int, int, int]]:
    """Place, number, matchpoints, tops, points."""
    return [(one.place, one.number, one.matchpoints, one.tops, one.points) for one in field.rows]


def schevenings(club: OpenClub) -> Contest:
    """Six pairs, nine tables.

    Scores of N/Z (O/W has the rest of 162):

        game      1    2    3    4    5    6
        pair 1  100   90   82   82  120  120     O/W: 4 4 6 6 5 5
        pair 2   90   90  100  120  120   82     O/W: 6 6 5 5 4 4
        pair 3   82  100   90  100   82  100     O/W: 5 5 4 4 6 6

    Matchpoints N/Z (2, 4, 6; equals share):

        pair 1    6    3    2    2    5    6  = 24, tops: games 1, 5 (shared), 6     = 3
        pair 2    4    3    6    6    5    2  = 26, tops: games 3, 4, 5 (shared)     = 3
        pair 3    2    6    4    4    2    4  = 22, tops: game 2                     = 1

    O/W, whose score is 162 less; by pair of each game (4, 5, 6):

        game 1: 4 has 62, 5 has 80, 6 has 72     -> 2, 6, 4
        game 2: 4 has 72, 5 has 62, 6 has 72     -> 5, 2, 5
        game 3: 4 has 72, 5 has 62, 6 has 80     -> 4, 2, 6
        game 4: 4 has 62, 5 has 42, 6 has 80     -> 4, 2, 6
        game 5: 4 has 42, 5 has 42, 6 has 80     -> 3, 3, 6
        game 6: 4 has 80, 5 has 42, 6 has 62     -> 6, 2, 4
        pair 4: 24, tops games 2 (shared), 6     = 2, points 62+72+72+62+42+80 = 390
        pair 5: 17, top game 1                   = 1, points 80+62+62+42+42+42 = 330
        pair 6: 31, tops 2, 3, 4, 5              = 4, points 72+72+80+80+80+62 = 446
    """
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    type_all(
        club,
        evening,
        [
            ("100", "90"), ("100", "120"), ("82", "100"),
            ("82", "82"), ("120", "82"), ("82", "100"),
            ("120", "120"), ("90", "90"), ("90", "100"),
        ],
    )  # fmt: skip
    return contests.contest(club, evening.id)


def test_a_schevenings_contest_has_two_fields_with_a_result_each(club: OpenClub) -> None:
    found = schevenings(club)
    ns, ew = found.fields
    assert (ns.name, ew.name) == ("N/Z", "O/W")
    assert figures(ns) == [(1, 2, 26, 3, 602), (2, 1, 24, 3, 594), (3, 3, 22, 1, 554)]
    assert figures(ew) == [(1, 6, 31, 4, 446), (2, 4, 24, 2, 390), (3, 5, 17, 1, 330)]
    assert not ns.unequal
    assert found.combined == ()
    assert (found.games, found.typed, found.expected, found.complete) == (6, 18, 18, True)
    assert {one.attainable for one in ns.rows} == {36}


def test_of_howell_pairs_both_directions_are_added_up(club: OpenClub) -> None:
    """Four pairs; on each game two tables, so 2 and 4, or 3 each.

    N/Z's score, by game and table; O/W has the rest of 162:

        game 1: 1-2 100 (62), 3-4 90 (72)   N/Z: 1 has 4, 3 has 2; O/W: 2 has 2, 4 has 4
        game 2: 1-2  82 (80), 3-4 82 (80)   all 3
        game 3: 3-1 120 (42), 4-2 82 (80)   3 has 4, 4 has 2; 1 has 2, 2 has 4
        game 4: 3-1  90 (72), 4-2 100 (62)  3 has 2, 4 has 4; 1 has 4, 2 has 2
        game 5: 1-4  82 (80), 2-3 90 (72)   1 has 2, 2 has 4; 4 has 4, 3 has 2
        game 6: 1-4 100 (62), 2-3 82 (80)   1 has 4, 2 has 2; 4 has 2, 3 has 4

        pair 1: 4+3+2+4+2+4 = 19; pair 2: 2+3+4+2+4+2 = 17
        pair 3: 2+3+4+2+2+4 = 17; pair 4: 4+3+2+4+4+2 = 19
        tops  1: games 1, 2, 4, 6 = 4;  2: 2, 3, 5 = 3;  3: 2, 3, 6 = 3;  4: 1, 2, 4, 5 = 4
        points 1: 100+82+42+72+82+100 = 478;  4: 72+80+82+100+80+62 = 476
               2: 62+80+80+62+90+82 = 456;    3: 90+82+120+90+72+80 = 534
    """
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    lines = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]
    type_all(club, evening, lines)
    (field,) = contests.contest(club, evening.id).fields
    assert field.name == ""
    assert figures(field) == [
        (1, 1, 19, 4, 478),
        (2, 4, 19, 4, 476),  # the same tops, fewer points
        (3, 3, 17, 3, 534),
        (4, 2, 17, 3, 456),
    ]


def test_single_players_each_get_what_their_side_made(club: OpenClub) -> None:
    """Game 1: 1+2 have 100 and 5+6 have 90, so 4 and 2; 3+4 62 and 7+8 72, so 2 and 4."""
    evening = contest_evening(club, "howell-players", 8, PLAYERS)
    save_line(club, evening.id, 1, table_of(evening, 1, 1), "100")
    save_line(club, evening.id, 1, table_of(evening, 1, 2), "90")
    (field,) = contests.contest(club, evening.id).fields
    assert [(one.number, one.matchpoints) for one in field.rows] == [
        (1, 4), (2, 4), (7, 4), (8, 4), (5, 2), (6, 2), (3, 2), (4, 2),
    ]  # fmt: skip
    assert [one.place for one in field.rows] == [1, 1, 3, 3, 5, 5, 7, 7]


def test_rounds_after_one_that_is_named_are_left_out_for_suspense(club: OpenClub) -> None:
    evening_id = schevenings(club).evenings[0]
    first = contests.contest(club, evening_id, until=1)
    assert (first.until, first.typed, first.expected) == (1, 6, 6)
    assert {one.matchpoints for field in first.fields for one in field.rows} == {
        4
    }  # all alone: 2+2


def test_each_group_is_compared_on_its_own_and_the_highest_of_all_wins(club: OpenClub) -> None:
    groups = (
        {**HOWELL[0], 3: ("5", "6", (1, 2)), 4: ("7", "8", (1, 2))},
        {**HOWELL[1], 3: ("7", "5", (3, 4)), 4: ("8", "6", (3, 4))},
    )
    evening = contest_evening(club, "howell-pairs", 8, groups, "AAAABBBB")
    for table, line in ((1, "100"), (2, "90"), (3, "120"), (4, "82")):
        save_line(club, evening.id, 1, table_of(evening, 1, table), line)
    found = contests.contest(club, evening.id)
    assert [field.line for field in found.fields] == ["A", "B"]
    assert [(one.number, one.matchpoints) for one in found.fields[0].rows[:2]] == [(1, 4), (4, 4)]
    (everybody,) = found.combined
    # 5 has 4 matchpoints within its group, as 1 has; more points put it in front
    assert [(one.place, one.number) for one in everybody.rows[:3]] == [(1, 5), (2, 1), (3, 8)]


def test_sessions_are_added_up_for_whoever_played_under_whatever_number(club: OpenClub) -> None:
    first = contest_evening(club, "howell-pairs", 4, HOWELL[:1])
    second = evenings.add_evening(club, first.competition_id, date(2026, 12, 10))
    for one in reversed(first.participants):
        second = attendance.add_participant(club, second.id, pair_id=one.pair_id)
    seat(club, second, HOWELL[:1])
    second = evenings.evening(club, second.id)
    for evening in (first, second):
        type_all(club, evening, [("100", "100"), ("90", "90")])
    found = contests.contest_over(club, first.competition_id)
    assert found.sessions == (1, 2)
    # in both sessions 1 and 4 have 8, 2 and 3 have 4; pair 1 is number 4 in the second
    (field,) = found.fields
    assert [(one.matchpoints, one.sessions) for one in field.rows] == [
        (16, (8, 8)), (16, (8, 8)), (8, (4, 4)), (8, (4, 4)),
    ]  # fmt: skip


def test_pairs_that_changed_sides_between_sessions_are_in_one_field(club: OpenClub) -> None:
    """Pair 1 is number 6, and so O/W, in the second session."""
    first = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    over = contests.contest_over(club, first.competition_id)
    assert [field.name for field in over.fields] == ["N/Z", "O/W"]
    second = evenings.add_evening(club, first.competition_id, date(2026, 12, 10))
    for one in reversed(first.participants):
        second = attendance.add_participant(club, second.id, pair_id=one.pair_id)
    second = seat(club, second, SCHEVENINGS)
    for evening in (first, second):
        type_all(club, evening, [("100", "90")] * 9)
    (field,) = contests.contest_over(club, first.competition_id).fields
    assert field.name == ""
    # everywhere N/Z 100 and 90: all share, 4 on each of 6 games in both sessions
    assert [(one.place, one.matchpoints, one.sessions) for one in field.rows] == [
        (1, 48, (24, 24))
    ] * 6


def test_an_evening_without_wallets_has_no_matchpoints(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    with pytest.raises(Refused, match="geen vergelijkingswedstrijd"):
        contests.contest(club, evening.id)

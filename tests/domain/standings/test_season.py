"""Periods, tie-breaks and what lies outside a season, worked out by hand."""

import pytest

from clubadmin.domain.standings.ranked import OPENING, Figure, RankedSeason
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.season import Season
from tests.domain.standings.seasons import rank_season


def _by_entrant(figures: list[Figure], rule: str, *ties: str) -> dict[int, RankedSeason]:
    return {row.entrant: row for row in rank_season(figures, parse_rule(rule), ties)}


def _one(rule: str, *totals: int) -> RankedSeason:
    figures = [Figure(1, evening, total) for evening, total in enumerate(totals, 1) if total]
    figures += [Figure(2, evening, 1) for evening in range(1, len(totals) + 1)]  # so each is held
    return _by_entrant(figures, rule)[1]


@pytest.mark.parametrize(
    ("rule", "totals", "periods", "counts", "total"),
    [
        (
            "best:1,periods:2",
            (5000, 5100, 4900, 4800),
            [(5100, True), (4900, True)],
            [False, True, True, False],
            10000,
        ),
        (
            "best:1,periods:2,best-periods:1",
            (5000, 5100, 5300, 4800),
            [(5100, False), (5300, True)],
            [False, False, True, False],
            5300,
        ),
        (
            "best:1,periods:2,best-periods:1",
            (5000, 5100, 5100, 4800),  # of equal periods the earliest
            [(5100, True), (5100, False)],
            [False, True, False, False],
            5100,
        ),
        (
            "best:2,periods:2,best-periods:2",
            (5000, 5100, 0, 0, 4800, 0),  # nothing in the second: the two others count
            [(10100, True), (0, False), (4800, True)],
            [True, True, False, False, True, False],
            14900,
        ),
        (
            "average-best:2,periods:2,best-periods:1",
            (5000, 5001, 0, 5001),  # 5000.5 against 5001
            [(10001, False), (5001, True)],
            [False, False, False, True],
            5001,
        ),
        (
            "average-best:3,periods:3,best-periods:1",
            (5000, 5001, 5001, 5000, 5001, 0),  # 5000.67 against 5000.5
            [(15002, True), (10001, False)],
            [True, True, True, False, False, False],
            15002,
        ),
    ],
)
def test_the_best_periods_count(
    rule: str,
    totals: tuple[int, ...],
    periods: list[tuple[int, bool]],
    counts: list[bool],
    total: int,
) -> None:
    row = _one(rule, *totals)
    assert list(row.periods) == periods
    assert [cell.counts for cell in row.cells] == counts
    assert row.total == total


def test_where_win_points_decide_the_best_evenings_are_those_with_most_of_them() -> None:
    evenings = [(5200, 1), (4800, 4), (5000, 2), (4700, 4)]  # points, win points
    figures = [
        Figure(1, evening, total, won=won) for evening, (total, won) in enumerate(evenings, 1)
    ]
    figures += [Figure(2, evening, 4900, won=3) for evening in (1, 2)]
    first, second = rank_season(figures, parse_rule("best:2,win:2/1/0,by:wins"))
    # 4 and 4 count, though 5200 and 5000 were the higher evenings; 3 and 3 come to less
    assert (first.entrant, first.place, first.won, first.total) == (1, 1, 8, 9500)
    assert [cell.counts for cell in first.cells] == [False, True, False, True]
    assert (second.entrant, second.place, second.won, second.total) == (2, 2, 6, 9800)


def test_of_evenings_with_as_many_win_points_the_higher_counts_and_of_equal_ones_the_earlier() -> (
    None
):
    evenings = [(4800, 2), (5000, 2), (5000, 2), (5100, 0)]
    figures = [
        Figure(1, evening, total, won=won) for evening, (total, won) in enumerate(evenings, 1)
    ]
    [row] = rank_season(figures, parse_rule("best:1,win:2/1/0,by:wins"))
    assert [cell.counts for cell in row.cells] == [False, True, False, False]
    assert (row.won, row.total) == (2, 5000)


def test_of_who_never_had_one_no_pit_nat_or_win_point_is_told() -> None:
    row = _one("sum", 5000, 5100)
    assert (row.pits, row.nat, row.won) == (0, 0, 0)
    assert [cell.won for cell in row.cells] == [0, 0]


def test_pits_and_nat_of_all_evenings_are_added_up() -> None:
    figures = [Figure(1, 1, 5000, pits=1, nat=2), Figure(1, 2, 5000, pits=2, nat=1)]
    row = _by_entrant(figures, "best:1")[1]
    assert (row.pits, row.nat) == (3, 3)


@pytest.mark.parametrize(
    ("tie", "places"), [("points", (2, 1)), ("tops", (1, 2)), ("nat", (1, 1)), ("pits", (1, 1))]
)
def test_points_and_tops_part_equals_only_where_they_are_asked_for(
    tie: str, places: tuple[int, int]
) -> None:
    figures = [
        Figure(1, 1, 5000, points=2000, tops=2),
        Figure(1, 2, 5000, points=2000),
        Figure(2, 1, 5000, points=4001, tops=1),
        Figure(2, 2, 5000),
    ]
    rows = _by_entrant(figures, "sum", tie)
    assert (rows[1].place, rows[2].place) == places


def test_who_has_no_points_of_cards_comes_after_who_has_some() -> None:
    figures = [Figure(1, 1, 5000), Figure(2, 1, 5000, points=1)]
    rows = _by_entrant(figures, "sum", "points")
    assert (rows[1].place, rows[2].place) == (2, 1)


def test_who_is_parted_from_the_others_keeps_the_place_when_these_are_parted_too() -> None:
    figures = [
        Figure(1, 1, 5000, pits=3, nat=9),
        Figure(2, 1, 5000, pits=1, nat=2),
        Figure(3, 1, 5000, pits=1, nat=1),
    ]
    rows = rank_season(figures, parse_rule("sum"), ("pits", "nat"))
    assert [(row.entrant, row.place) for row in rows] == [(1, 1), (3, 2), (2, 3)]


def test_who_never_played_has_no_place_whatever_absence_gave_him() -> None:
    """2 has 5 for an absence, as much as 1 made; 3 sat out all evening and was there."""
    rule = parse_rule("sum,absent:5")
    season = Season([Figure(1, 1, 4)], rule, sat_out=[(3, 1)])
    rows = season.rank({1, 2, 3})
    assert [(row.entrant, row.place, row.total, row.played) for row in rows] == [
        (1, 1, 4, 1),
        (2, None, 5, 0),
        (3, None, 0, 1),
    ]
    assert [row.place for row in Season([Figure(1, 1, 4)], rule, unplayed=True).rank({1, 2})] == [
        1,
        2,
    ]


def test_who_did_not_play_has_no_fewer_points_of_cards_than_nothing() -> None:
    season = Season([Figure(1, 1, 5)], parse_rule("sum,absent:5"), unplayed=True)
    rows = season.rank({1, 2}, ("points", "tops", "pits", "nat"))
    assert [(row.entrant, row.place, row.total) for row in rows] == [(1, 1, 5), (2, 1, 5)]


def test_who_did_not_play_has_a_best_evening_of_nothing() -> None:
    season = Season([Figure(1, 1, 0)], parse_rule("sum,absent:0"), unplayed=True)
    rows = season.rank({1, 2}, ("best-evening",))
    assert [(row.entrant, row.place) for row in rows] == [(1, 1), (2, 1)]


def test_who_have_no_place_stand_in_the_order_of_their_averages() -> None:
    """1 made 10 on one evening, 2 made 15 on two; 3 did not come at all."""
    figures = [Figure(1, 1, 10), Figure(2, 1, 7), Figure(2, 2, 8)]
    rows = rank_season(figures, parse_rule("average,min:3"), entrants=(3,))
    assert [(row.entrant, row.place) for row in rows] == [(1, None), (2, None), (3, None)]


def test_an_evening_that_is_not_of_the_season_is_left_out() -> None:
    figures = [Figure(1, 1, 1), Figure(1, 9, 1), Figure(2, 1, 1)]
    rows = {one.entrant: one for one in rank_season(figures, parse_rule("sum"), evenings=(1,))}
    assert [(one.total, one.played) for one in (rows[1], rows[2])] == [(1, 1), (1, 1)]


def test_equal_totals_of_an_evening_are_neither_above_nor_below_each_other() -> None:
    figures = [
        *(Figure(one, 1, 5000) for one in (1, 2, 3)),
        Figure(1, 2, 4000),
        Figure(2, 3, 4000),
        Figure(3, 2, 3999),
        Figure(3, 3, 1),
    ]
    rows = _by_entrant(figures, "sum", "mutual")
    assert [rows[one].place for one in (1, 2, 3)] == [1, 1, 3]


def test_what_parted_two_is_told_with_the_figures_of_both() -> None:
    """1 and 2 have 262 of the first evening with a pit each, 3 and 4 262 of the second without.

    Each is above two others on one evening and below two on the other, so mutual results are
    level; pits part them, and nat is not looked at any more. 1 and 2 are parted by lot alone.
    """
    pits = [Figure(1, 1, 262, 1), Figure(2, 1, 262, 1), Figure(3, 1, 0), Figure(4, 1, 0)]
    figures = [*pits, Figure(1, 2, 0), Figure(2, 2, 0), Figure(3, 2, 262), Figure(4, 2, 262)]
    season = Season(figures, parse_rule("sum"))
    told = season.parted((1, 2, 3, 4), ("mutual", "pits", "nat"), 1, (1, 3))
    assert told == (("mutual", 0, 0), ("pits", 1, 0))
    same = season.parted((1, 2, 3, 4), ("pits", "nat", "lot"), 1, (1, 2))
    assert same == (("pits", 1, 1), ("nat", 0, 0), ("lot", None, None))


def test_of_nat_the_times_are_told_and_the_fewest_are_in_front() -> None:
    figures = [Figure(1, 1, 100, 0, 2), Figure(2, 1, 100, 0, 5)]
    season = Season(figures, parse_rule("sum"))
    assert season.parted((1, 2), ("nat",), 1, (2, 1)) == (("nat", 5, 2),)


def test_an_opening_stand_counts_before_all_and_as_so_many_of_the_best() -> None:
    totals = (12000, 3000, 5000, 2000, 4000)  # the first is of three evenings together
    figures = [Figure(1, evening, total) for evening, total in enumerate(totals, OPENING)]
    (row,) = Season(figures, parse_rule("best:5"), opening=3).rank()
    assert (row.total, row.played) == (12000 + 5000 + 4000, 7)
    (row,) = Season(figures, parse_rule("best:2"), opening=3).rank()
    assert row.total == 12000, "no room is left for others"
    (row,) = Season(figures, parse_rule("average-best:5"), opening=3).rank()
    assert row.average == 4200.0, "21,000 over five"

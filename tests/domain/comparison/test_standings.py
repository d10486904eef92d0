"""The order of art. 19, and several sessions and groups together."""

from clubadmin.domain.comparison.matchpoints import (
    Tally,
    add_up,
    in_group,
    rank,
    score_contest,
    unequal,
)
from clubadmin.domain.names import natural
from tests.domain.comparison.contest import schevenings


def tally(entrant: str, matchpoints: int, tops: int = 0, points: int = 0) -> Tally:
    made = Tally(entrant)
    made.add(matchpoints, tops, points, 1, 10)
    return made


def places(*tallies: Tally) -> list[tuple[int, str]]:
    return [(one.place, one.entrant) for one in rank(tallies)]


def test_matchpoints_decide_then_tops_then_points() -> None:
    assert places(
        tally("1", 20, 9, 9000),
        tally("2", 24, 1, 500),
        tally("3", 24, 2, 400),
        tally("4", 24, 1, 501),
    ) == [(1, "3"), (2, "4"), (3, "2"), (4, "1")]


def test_who_is_equal_in_everything_shares_the_place_and_the_next_is_skipped() -> None:
    assert places(tally("10", 8), tally("2", 8), tally("7", 6), tally("3", 9)) == [
        (1, "3"),
        (2, "2"),
        (2, "10"),
        (4, "7"),
    ]


def test_numbers_come_before_words_and_two_before_ten() -> None:
    names = ["Bos", "10", "2", "A1", "3a", "3", "bos", "1" * 30]
    assert sorted(names, key=natural) == ["2", "3", "3a", "10", "1" * 30, "A1", "Bos", "bos"]


def test_a_pair_that_plays_several_sessions_has_the_sum_of_them() -> None:
    first = score_contest(schevenings(5, 20, seed=1))
    second = score_contest(schevenings(5, 20, seed=2))
    total = {one.entrant: one for one in add_up(first.ns, second.ns)}
    for one in first.ns:
        other = next(two for two in second.ns if two.entrant == one.entrant)
        both = total[one.entrant]
        assert both.matchpoints == one.matchpoints + other.matchpoints
        assert both.tops == one.tops + other.tops
        assert both.points == one.points + other.points
        assert (both.games, both.attainable) == (40, 400)


def test_sessions_of_other_pairs_give_a_total_of_all_who_played() -> None:
    first = score_contest(schevenings(3, 6)).ns
    second = score_contest(schevenings(5, 10)).ns
    total = add_up(first, second)
    assert {one.entrant for one in total} == {"1", "2", "3", "4", "5"}
    assert unequal(total)


def test_groups_stay_apart_and_the_highest_of_all_wins() -> None:
    """Art. 19: with several groups the pair with the most matchpoints is the winner."""
    groups = {name: score_contest(schevenings(5, 20, seed)).ns for seed, name in enumerate("AB")}
    total = add_up(*(in_group(field, name) for name, field in groups.items()))
    assert len(total) == 10
    assert {one.group for one in total} == {"A", "B"}
    best = max((one for field in groups.values() for one in field), key=lambda x: x.matchpoints)
    assert total[0].matchpoints == best.matchpoints
    assert not unequal(total)
    assert not any(one.partial for one in (*groups["A"], *groups["B"], *total))


def test_howell_adds_both_directions_of_a_pair() -> None:
    contest = score_contest(schevenings(3, 6))
    total = add_up(contest.ns, contest.ew)
    assert sum(one.matchpoints for one in total) == 2 * 6 * 3 * 4


def test_adding_up_one_field_changes_nothing() -> None:
    field = score_contest(schevenings(7, 14)).ns
    assert add_up(field) == field


def test_who_could_get_less_is_told_by_percentage() -> None:
    short, full = tally("1", 5), tally("2", 10)
    full.add(2, 0, 0, 1, 10)
    ranked = rank([short, full])
    assert unequal(ranked)
    assert [one.percentage for one in ranked] == [60.0, 50.0]

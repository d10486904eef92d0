"""Matches of teams: what one team gets is what the other does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.comparison.decisions import Decision, read_decisions
from clubadmin.domain.comparison.teams import (
    TeamFigures,
    TeamTable,
    compare_game,
    compare_match,
    rank_teams,
)
from clubadmin.domain.terms import Side

SCORES = st.none() | st.integers(0, 362)
TABLES = st.tuples(SCORES, SCORES)
GAMES = st.lists(st.tuples(TABLES, TABLES), max_size=6)


def game(first: tuple[int | None, int | None], second: tuple[int | None, int | None]) -> list:  # type: ignore[type-arg]
    return [TeamTable(Side.NS, *first), TeamTable(Side.EW, *second)]


@given(GAMES)
def test_seen_from_the_other_side_a_match_is_its_mirror_image(
    games: list[tuple[tuple[int | None, int | None], tuple[int | None, int | None]]],
) -> None:
    ours = compare_match([compare_game(game(*one)) for one in games])
    mirrored = [[table._replace(first=table.first.other) for table in game(*one)] for one in games]
    theirs = compare_match([compare_game(one) for one in mirrored])
    assert (ours.first_points, ours.second_points) == (theirs.second_points, theirs.first_points)
    assert (ours.first_game_points, ours.saldo) == (theirs.second_game_points, -theirs.saldo)


def test_a_single_point_more_wins_a_game() -> None:
    found = compare_game(game((81, 81), (80, 81)))
    assert (found.first_points, found.second_points, found.saldo) == (2, 0, 1)


def test_a_game_that_cannot_be_played_gives_both_half() -> None:
    tables = [
        TeamTable(Side.NS, None, None, frozenset({Decision.HALF_BOTH})),
        TeamTable(Side.EW, 100, 62),
    ]
    found = compare_game(tables)
    assert (found.first_points, found.second_points, found.saldo) == (1, 1, 0)


def test_a_game_that_is_cancelled_gives_nobody_anything_but_a_penalty() -> None:
    tables = [
        TeamTable(Side.NS, 100, 62, frozenset({Decision.CANCELLED, Decision.EW_1})),
        TeamTable(Side.EW, 100, 62),
    ]
    found = compare_game(tables)
    assert (found.first_points, found.second_points, found.saldo) == (0, -1, 0)


@pytest.mark.parametrize(
    ("decided", "points"),
    [
        ("ns=2", (2, 0)),
        ("ns=0", (0, 2)),
        ("ew=2", (0, 2)),
        ("ew=1", (1, 1)),
        ("ns=3", (3, 0)),
        ("ns=2;ew=2", (2, 2)),
        ("ns=0;ew=1", (0, 1)),
        ("lowest-ns", (0, 2)),
        ("lowest-ew", (2, 0)),
        ("lowest-ns;lowest-ew", (0, 0)),
        ("lowest-ns;ew=1", (0, 1)),
        ("average-ns", (1, 0)),
        ("average-both", (1, 1)),
    ],
)
def test_what_the_director_gives_leaves_the_rest_of_two_for_the_other(
    decided: str, points: tuple[int, int]
) -> None:
    """The first team sits N/Z at the first table and O/W at the second."""
    codes, problems = read_decisions(decided)
    assert problems == ()
    turned, _ = read_decisions(_turned(decided))
    here = compare_game([TeamTable(Side.NS, 100, 62, codes), TeamTable(Side.EW, 100, 62)])
    there = compare_game([TeamTable(Side.NS, 100, 62), TeamTable(Side.EW, 62, 100, turned)])
    assert (here.first_points, here.second_points) == points
    assert (there.first_points, there.second_points) == points
    assert here.saldo == there.saldo == 0


def _turned(decided: str) -> str:
    """The same of who sits the other way round."""
    return decided.replace("ns", "?").replace("ew", "ns").replace("?", "ew")


def test_more_pairs_are_added_up_over_all_tables() -> None:
    """The first team 100 + 90 as N/Z and 62 + 80 as O/W: 332; the other 62 + 72 + 100 + 82: 316."""
    tables = [
        TeamTable(Side.NS, 100, 62),
        TeamTable(Side.EW, 100, 62),
        TeamTable(Side.NS, 90, 72),
        TeamTable(Side.EW, 82, 80),
    ]
    found = compare_game(tables)
    assert (found.first, found.second) == (332, 316)
    assert (found.first_points, found.second_points) == (2, 0)


def test_a_match_is_won_by_the_sum_of_the_differences_when_all_its_games_are_there() -> None:
    won = compare_game(game((100, 62), (62, 100)))  # 200 against 124
    level = compare_game(game((100, 62), (100, 62)))
    lost = compare_game(game((60, 102), (102, 60)))  # 120 against 204
    assert compare_match([won, level]) == (3, 1, 76, 2, 0)
    assert compare_match([level]) == (1, 1, 0, 1, 1)
    assert compare_match([won, lost]) == (2, 2, -8, 0, 2)
    unplayed = compare_game(game((100, None), (62, 100)))
    assert compare_match([won, unplayed]) == (2, 0, 76, None, None)
    assert compare_match([]) == (0, 0, 0, None, None)


def test_equal_teams_share_a_place_and_the_next_is_skipped() -> None:
    figures = [TeamFigures(1, 4, 9, 10), TeamFigures(2, 4, 9, 10), TeamFigures(3, 4, 8, 90)]
    assert [(place, one.team) for place, one in rank_teams(figures)] == [(1, 1), (1, 2), (3, 3)]

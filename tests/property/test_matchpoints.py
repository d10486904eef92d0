"""What is true of matchpoints whatever the scores are."""

from dataclasses import replace
from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.comparison.contestfile import read_contest
from clubadmin.domain.comparison.decisions import (
    Code,
    Decision,
    Given,
    decisions_text,
    of_one_player,
    read_decisions,
)
from clubadmin.domain.comparison.matchpoints import Result, add_up, score_contest, worth
from clubadmin.domain.comparison.reading import COLUMNS
from clubadmin.domain.terms import Side

POINTS = st.integers(0, 400)
MIRROR = {
    Decision.AVERAGE_NS: Decision.AVERAGE_EW,
    Decision.LOWEST_NS: Decision.LOWEST_EW,
    Decision.NS_1: Decision.EW_1,
    Decision.NS_2: Decision.EW_2,
}
MIRROR |= {b: a for a, b in MIRROR.items()}
GIVEN = ("ns=0", "ns=3", "ew=3", "ew=12", "ns-3", "ew-3", "ns-40")
OTHER = {"ns": "ew", "ew": "ns"}


def mirrored(code: Code) -> Code:
    """The same about the other side."""
    if isinstance(code, Given):
        return Given(f"{OTHER[code.whose]}{code[2:]}")
    return MIRROR.get(code, code)


@st.composite
def decisions(draw: st.DrawFn) -> frozenset[Code]:
    known = [one for one in Decision if not of_one_player([one])]  # these are of pairs
    words = draw(st.lists(st.sampled_from([*known, *GIVEN]), max_size=4))
    return read_decisions(";".join(words))[0]


@st.composite
def contests(draw: st.DrawFn, decided: bool = True) -> list[Result]:
    """Every pair of a field may play every game, once."""
    tables = draw(st.integers(1, 7))
    games = draw(st.integers(1, 6))
    results = []
    for game in range(1, games + 1):
        opponents = draw(st.permutations(range(tables)))
        for table in range(draw(st.integers(1, tables))):
            results.append(
                Result(
                    game,
                    str(table + 1),
                    str(table + 1),
                    str(101 + opponents[table]),
                    draw(POINTS),
                    draw(POINTS),
                    draw(decisions()) if decided else frozenset(),
                )
            )
    return results


@given(contests(decided=False))
def test_a_game_gives_n_times_n_plus_one_to_each_side(results: list[Result]) -> None:
    for game in score_contest(results).games:
        times = len(game.results)
        for side in Side:
            given_out = sum(one.of(side).matchpoints or 0 for one in game.results)
            assert given_out == times * (times + 1)


@given(contests(), st.randoms(use_true_random=False))
def test_the_order_of_the_rows_changes_nothing(results: list[Result], chance) -> None:
    shuffled = list(results)
    chance.shuffle(shuffled)
    assert score_contest(shuffled) == score_contest(results)


@given(contests())
def test_the_other_side_of_the_table_is_a_mirror(results: list[Result]) -> None:
    turned = [
        replace(
            one,
            ns=one.ew,
            ew=one.ns,
            ns_points=one.ew_points,
            ew_points=one.ns_points,
            decisions=frozenset(map(mirrored, one.decisions)),
        )
        for one in results
    ]
    here, there = score_contest(results), score_contest(turned)
    assert (here.ns, here.ew) == (there.ew, there.ns)


@given(contests(), st.integers(2, 9), st.integers(0, 50))
def test_matchpoints_go_by_order_and_not_by_size(
    results: list[Result], factor: int, more: int
) -> None:
    grown = [
        replace(
            one,
            ns_points=(one.ns_points or 0) * factor + more,
            ew_points=(one.ew_points or 0) * factor + more,
        )
        for one in results
    ]
    for before, after in zip(score_contest(results).games, score_contest(grown).games, strict=True):
        for side in Side:
            assert [(one.of(side).matchpoints, one.of(side).top) for one in before.results] == [
                (one.of(side).matchpoints, one.of(side).top) for one in after.results
            ]


@given(st.lists(POINTS, min_size=1, max_size=40))
def test_matchpoints_are_twice_who_is_below_and_one_for_each_equal(scores: list[int]) -> None:
    for points, times, matchpoints in worth(scores):
        assert times == scores.count(points)
        below = sum(score < points for score in scores)
        assert matchpoints == 2 * below + times + 1


@given(contests())
def test_nobody_gets_more_than_could_be_had(results: list[Result]) -> None:
    contest = score_contest(results)
    for game in contest.games:
        for one in game.results:
            for side in Side:
                outcome = one.of(side)
                assert (outcome.matchpoints or 0) <= outcome.attainable
    for field in (contest.ns, contest.ew):
        assert all(one.matchpoints <= one.attainable for one in field)


@given(contests())
def test_a_standing_is_the_sum_of_its_games(results: list[Result]) -> None:
    contest = score_contest(results)
    for side, field in ((Side.NS, contest.ns), (Side.EW, contest.ew)):
        for row in field:
            own = [
                one.of(side)
                for game in contest.games
                for one in game.results
                if one.of(side).entrant == row.entrant
            ]
            assert row.matchpoints == sum(one.matchpoints or 0 for one in own)
            assert row.tops == sum(one.top for one in own)
            assert row.points == sum(one.points or 0 for one in own)


@given(contests())
def test_places_follow_article_19(results: list[Result]) -> None:
    for field in (score_contest(results).ns, score_contest(results).ew):
        merits = [(one.matchpoints, one.tops, one.points) for one in field]
        assert merits == sorted(merits, reverse=True)
        at = 1
        for _, same in groupby(field, key=lambda one: (one.matchpoints, one.tops, one.points)):
            equals = list(same)
            assert {one.place for one in equals} == {at}
            at += len(equals)


@given(contests(), st.integers(1, 5))
def test_a_contest_in_sessions_adds_up_to_the_contest(results: list[Result], split: int) -> None:
    whole = score_contest(results)
    first = score_contest(one for one in results if one.game <= split)
    second = score_contest(one for one in results if one.game > split)
    assert add_up(first.ns, second.ns) == whole.ns
    assert add_up(first.ew, second.ew) == whole.ew


@given(contests())
def test_a_table_of_results_reads_as_the_results(results: list[Result]) -> None:
    rows = [
        [str(cell) for cell in (one.game, one.table, one.ns, one.ew, one.ns_points, one.ew_points)]
        + [decisions_text(one.decisions)]
        for one in results
    ]
    read = read_contest(COLUMNS, rows)
    assert not read.wrong
    assert read.contest == score_contest(results)


CELLS = st.one_of(st.sampled_from(["", "1", "2", "92", "ns-1", "half-both", "x;ew-2"]), st.text())


@given(st.lists(st.lists(CELLS, max_size=9), max_size=12))
def test_any_cells_at_all_are_judged_and_nothing_raises(rows: list[list[str]]) -> None:
    read = read_contest(COLUMNS, rows)
    for finding in read.findings:
        assert 2 <= finding.line <= len(rows) + 1


@given(contests(decided=False), st.randoms(use_true_random=False))
def test_who_is_left_out_does_not_depend_on_the_order_of_the_rows(
    results: list[Result], chance
) -> None:
    rows = [
        [str(cell) for cell in (one.game, one.table, one.ns, one.ew, one.ns_points, one.ew_points)]
        + [""]
        for one in results
    ]
    for _ in range(2):
        rows[chance.randrange(len(rows))][2] = str(chance.randint(1, 4))
    shuffled = list(rows)
    chance.shuffle(shuffled)
    assert read_contest(COLUMNS, rows).contest == read_contest(COLUMNS, shuffled).contest

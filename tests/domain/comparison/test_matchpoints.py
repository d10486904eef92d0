"""Matchpoints by NKF 1976, part 2, art. 13 to 21."""

from dataclasses import replace

import pytest

from clubadmin.domain.comparison.contestfile import contest_json, read_contest
from clubadmin.domain.comparison.decisions import (
    Decision,
    DecisionProblem,
    concerns,
    decision_words,
    decisions_text,
    read_code,
    read_decisions,
    ruling_for,
    seat_penalty,
)
from clubadmin.domain.comparison.matchpoints import Contest, score_contest, score_game
from clubadmin.domain.comparison.reading import contest_sentence
from clubadmin.domain.terms import Position, Side
from tests.domain.comparison.contest import one_game, result, schevenings


def matchpoints(*scores) -> tuple[list[int | None], list[int | None]]:
    game = score_game(one_game(*scores))
    return [one.ns.matchpoints for one in game.results], [
        one.ew.matchpoints for one in game.results
    ]


def table_of(field) -> list[tuple[int, str, int, int, int]]:
    return [(one.place, one.entrant, one.matchpoints, one.tops, one.points) for one in field]


def test_the_lowest_gets_two_and_the_next_four_on_each_side_apart() -> None:
    ns, ew = matchpoints((92, 70), (60, 122), (182, 0), (81, 81))
    assert ns == [6, 2, 8, 4]
    assert ew == [4, 8, 2, 6]


def test_two_lowest_alike_get_three_each() -> None:
    ns, _ = matchpoints((60, 102), (60, 102), (92, 70), (100, 62))
    assert ns == [3, 3, 6, 8]


@pytest.mark.parametrize("tables", range(1, 13))
def test_when_all_are_equal_all_get_the_mean_which_is_whole(tables: int) -> None:
    ns, ew = matchpoints(*[(92, 70)] * tables)
    assert ns == ew == [tables + 1] * tables


def test_sides_are_compared_by_their_own_scores_and_not_by_the_others() -> None:
    """92 against 70 and 92 against 90 (roem): equal for N/Z, not for O/W."""
    ns, ew = matchpoints((92, 70), (92, 90))
    assert ns == [3, 3]
    assert ew == [2, 4]


def test_a_shared_highest_score_is_a_top_for_each_who_shares_it() -> None:
    game = score_game(one_game((92, 70), (92, 70), (60, 102)))
    assert [one.ns.top for one in game.results] == [True, True, False]
    assert [one.ew.top for one in game.results] == [False, False, True]


def test_frequencies_go_from_the_highest_score_down() -> None:
    game = score_game(one_game((92, 70), (60, 102), (92, 70), (182, 0)))
    assert [tuple(one) for one in game.ns] == [(182, 1, 8), (92, 2, 5), (60, 1, 2)]
    assert [tuple(one) for one in game.ew] == [(102, 1, 8), (70, 2, 5), (0, 1, 2)]


class TestDecisions:
    def test_the_director_gives_any_number_and_takes_any_number_off(self) -> None:
        """Four tables give 8, 6, 4 and 2; table 2 gets 7 for its 92, table 1 loses 5."""
        read = {word: read_code(word) for word in ("ns=7", "ns-5", "ew=0")}
        game = score_game(
            one_game(
                (102, 60, read["ns-5"]),
                (92, 70, read["ns=7"]),
                (81, 81),
                (60, 102, read["ew=0"]),
            )
        )
        assert [one.ns.matchpoints for one in game.results] == [8 - 5, 7, 4, 2]
        assert [one.ew.matchpoints for one in game.results] == [2, 4, 6, 0]
        assert [one.ns.top for one in game.results] == [True, False, False, False]
        assert [one.ew.top for one in game.results] == [False] * 4, "what is given is no top"
        assert [one.ns.attainable for one in game.results] == [8] * 4

    def test_a_game_that_was_not_played_gets_what_the_director_gives(self) -> None:
        cancelled = frozenset({Decision.CANCELLED, read_code("ns=5"), read_code("ew=1")})
        rows = one_game((92, 70), (None, None), (60, 102))
        rows[1] = replace(rows[1], decisions=cancelled)
        game = score_game(rows)
        assert [one.ns.matchpoints for one in game.results] == [4, 5, 2]
        assert [one.ew.matchpoints for one in game.results] == [2, 1, 4]

    def test_more_than_the_game_has_counts_as_what_it_has_and_is_told(self) -> None:
        header = ["game", "table", "ns", "ew", "ns_points", "ew_points", "decision"]
        rows = ["1,1,1,11,92,70,ns=9", "1,2,2,12,60,102,ns-3"]
        read = read_contest(header, [row.split(",") for row in rows])
        assert [one.ns.matchpoints for one in read.contest.games[0].results] == [4, 2 - 3]
        (found,) = read.findings
        assert (found.code, found.severity.value, found.line) == ("decision-above", "warning", 2)
        assert contest_sentence(found) == (
            "Regel 2, spel 1: 9 matchpunten voor N/Z is meer dan er op dit spel te halen is;"
            " het telt als 4."
        )
        results = contest_json(read)["games"][0]["results"]
        assert [one["decision"] for one in results] == ["ns=9", "ns-3"]
        rows[0] = "1,1,1,11,92,70,ns=4"
        assert read_contest(header, [row.split(",") for row in rows]).findings == ()

    def test_numbers_are_read_and_written_alike_and_told_apart(self) -> None:
        read, problems = read_decisions(" NS=9; ew-05 ;n-3;cancelled;ns-2")
        assert problems == ()
        assert decisions_text(read) == "cancelled;ns-2;ns=9;ew-5;n-3"
        assert decision_words(read) == (
            "vervallen, 2 straf N/Z, 9 matchpunten N/Z, 5 straf O/W, 3 straf Noord"
        )
        for wrong in ("ns-0", "n=4", "ns=-1", "ns=1000", "ns=1.5", "ns+3", "ns="):
            assert read_decisions(wrong)[1] == (DecisionProblem("decision-unknown", wrong),)
        for against in ("ns=9;average-both", "ns=9;ns=8", "ew-3;ew-1", "n-1;n-4"):
            read, problems = read_decisions(against)
            assert read == frozenset()
            assert [one.code for one in problems] == ["decision-conflict"]

    def test_a_penalty_comes_off_that_pair_only_and_the_top_stays(self) -> None:
        game = score_game(one_game((92, 70, Decision.NS_1), (60, 102, Decision.EW_2)))
        assert [one.ns.matchpoints for one in game.results] == [3, 2]
        assert [one.ew.matchpoints for one in game.results] == [2, 2]
        assert [one.ns.top for one in game.results] == [True, False]

    def test_average_is_half_of_what_the_game_can_give(self) -> None:
        ns, ew = matchpoints((182, 0, Decision.AVERAGE_NS), (60, 102), (92, 70), (81, 81))
        assert ns == [4, 2, 6, 4]
        assert ew == [2, 8, 4, 6]

    def test_a_decision_changes_nothing_for_anybody_else(self) -> None:
        """Art. 20: by changing the number of matchpoints of a pair."""
        plain, _ = matchpoints((182, 0), (60, 102), (92, 70))
        for decision in (Decision.AVERAGE_NS, Decision.LOWEST_NS, Decision.NS_2):
            decided, _ = matchpoints((182, 0, decision), (60, 102), (92, 70))
            assert decided[1:] == plain[1:]

    def test_the_lowest_is_two_and_no_top(self) -> None:
        game = score_game(one_game((182, 0, Decision.LOWEST_NS), (60, 102), (92, 70)))
        assert game.results[0].ns.matchpoints == 2
        assert not any(one.ns.top for one in game.results)

    def test_the_lowest_less_two_is_nothing(self) -> None:
        decided = (182, 0, Decision.LOWEST_NS, Decision.NS_2)
        ns, _ = matchpoints(decided, (60, 102))
        assert ns == [0, 2]

    def test_a_cancelled_table_was_not_played_there(self) -> None:
        ns, ew = matchpoints((182, 0, Decision.CANCELLED), (60, 102), (92, 70))
        assert ns == [None, 2, 4]
        assert ew == [None, 4, 2]

    def test_cancelled_without_harm_to_the_innocent(self) -> None:
        """Art. 14: the offenders get the lowest less one, the others are not harmed."""
        decided = (
            None,
            None,
            Decision.CANCELLED,
            Decision.AVERAGE_NS,
            Decision.LOWEST_EW,
            Decision.EW_1,
        )
        ns, ew = matchpoints(decided, (60, 102), (92, 70), (81, 81))
        assert ns == [4, 2, 6, 4]
        assert ew == [1, 6, 2, 4]

    def test_wrong_seats_give_both_the_lowest_and_the_scores_do_not_count(self) -> None:
        """Art. 17."""
        wrong = (182, 0, Decision.CANCELLED, Decision.LOWEST_NS, Decision.LOWEST_EW)
        ns, ew = matchpoints(wrong, (60, 102), (92, 70))
        assert ns == [2, 2, 4]
        assert ew == [2, 4, 2]

    def test_a_game_that_cannot_be_played_gives_both_half(self) -> None:
        """Art. 16: with this table it would have been played four times, so 8 could be had."""
        ns, ew = matchpoints((None, None, Decision.HALF_BOTH), (60, 102), (92, 70), (81, 81))
        assert ns == [4, 2, 6, 4]
        assert ew == [4, 6, 2, 4]

    def test_both_pairs_that_did_not_check_their_cards_can_be_penalised_beside_half(self) -> None:
        """Art. 16: 8 could be had, so 4, and each pair loses one of it."""
        decided = (None, None, Decision.HALF_BOTH, Decision.NS_1, Decision.EW_1)
        ns, ew = matchpoints(decided, (60, 102), (92, 70), (81, 81))
        assert ns == [3, 2, 6, 4]
        assert ew == [3, 6, 2, 4]

    def test_half_is_as_much_as_the_others_have_on_the_mean(self) -> None:
        for others in range(1, 9):
            scores = [(60 + at, 102 - at) for at in range(others)]
            ns, _ = matchpoints((None, None, Decision.HALF_BOTH), *scores)
            played = [one for one in ns[1:] if one]
            assert ns[0] == sum(played) / len(played)

    def test_a_game_cancelled_altogether_gives_nobody_anything(self) -> None:
        rows = [(92, 70, Decision.CANCELLED), (60, 102, Decision.CANCELLED)]
        contest = score_contest(one_game(*rows))
        assert table_of(contest.ns) == [(1, "1", 0, 0, 0), (1, "2", 0, 0, 0)]
        assert contest.ns[0].attainable == contest.ns[0].games == 0
        assert contest.ns[0].percentage is None

    def test_only_one_score_may_be_missing_when_a_decision_covers_it(self) -> None:
        ns, ew = matchpoints((None, 90, Decision.AVERAGE_NS), (60, 102), (92, 70))
        assert ns == [3, 2, 4]
        assert ew == [4, 6, 2]

    def test_points_count_for_scores_that_are_compared(self) -> None:
        results = [
            result(1, 1, 5, (92, 70), Decision.AVERAGE_NS),
            result(2, 1, 5, (100, 62), Decision.CANCELLED),
            result(3, 1, 5, (81, 81), Decision.NS_1),
        ]
        contest = score_contest(results)
        assert contest.ns[0].points == 92 + 81
        assert contest.ew[0].points == 70 + 81


def small_contest() -> Contest:
    """Three tables, six games, series of two; all of it by hand below.

    Round 1: table 1 1-4 games 1, 2; table 2 2-5 games 3, 4; table 3 3-6 games 5, 6.
    Round 2: table 1 1-6 games 3, 4; table 2 2-4 games 5, 6; table 3 3-5 games 1, 2.
    Round 3: table 1 1-5 games 5, 6; table 2 2-6 games 1, 2; table 3 3-4 games 3, 4.
    """
    played = {
        1: ((1, 4, 92, 70), (3, 5, 112, 70), (2, 6, 92, 70)),
        2: ((1, 4, 0, 182), (3, 5, 60, 102), (2, 6, 81, 81)),
        3: ((2, 5, 162, 0), (1, 6, 182, 0), (3, 4, 182, 0)),
        4: ((2, 5, 70, 92), (1, 6, 70, 112), (3, 4, 102, 60)),
        5: ((3, 6, 0, 262), (2, 4, 90, 72), (1, 5, 100, 62)),
        6: ((3, 6, 82, 80), (2, 4, 82, 80), (1, 5, 82, 80)),
    }
    return score_contest(
        result(game, ns, ew, (ns_points, ew_points), table=ns)
        for game, rows in played.items()
        for ns, ew, ns_points, ew_points in rows
    )


def test_a_small_schevenings_contest_worked_out_by_hand() -> None:
    """Matchpoints by game (tops marked *).

    ========  ====  ====  ====  ====  ====  ====  =====
    game       1     2     3     4     5     6     sum
    ========  ====  ====  ====  ====  ====  ====  =====
    N/Z 1      3     2     5*    3     6*    4*    23
    N/Z 2      3     6*    2     3     4     4*    22
    N/Z 3      6*    4     5*    6*    2     4*    27
    O/W 4      4*    6*    4*    2     4     4*    24
    O/W 5      4*    4     4*    4     2     4*    22
    O/W 6      4*    2     4*    6*    6*    4*    26
    ========  ====  ====  ====  ====  ====  ====  =====
    """
    contest = small_contest()
    assert table_of(contest.ns) == [
        (1, "3", 27, 4, 112 + 60 + 182 + 102 + 0 + 82),
        (2, "1", 23, 3, 92 + 0 + 182 + 70 + 100 + 82),
        (3, "2", 22, 2, 92 + 81 + 162 + 70 + 90 + 82),
    ]
    assert table_of(contest.ew) == [
        (1, "6", 26, 5, 70 + 81 + 0 + 112 + 262 + 80),
        (2, "4", 24, 4, 70 + 182 + 0 + 60 + 72 + 80),
        (3, "5", 22, 3, 70 + 102 + 0 + 92 + 62 + 80),
    ]
    assert {one.attainable for one in (*contest.ns, *contest.ew)} == {36}


def test_every_pair_of_a_whole_contest_could_get_equally_much() -> None:
    contest = score_contest(schevenings(7, 28))
    assert {one.attainable for one in (*contest.ns, *contest.ew)} == {28 * 14}
    assert {one.games for one in contest.ew} == {28}


def test_results_are_by_table_and_games_by_number() -> None:
    results = [
        result(2, 9, 3, (92, 70), table=10),
        result(2, 1, 4, (92, 70), table=2),
        result(1, 1, 4, (92, 70), table="A"),
        result(1, 9, 3, (92, 70), table=3),
    ]
    games = score_contest(results).games
    assert [game.game for game in games] == [1, 2]
    assert [one.result.table for one in games[0].results] == ["3", "A"]
    assert [one.result.table for one in games[1].results] == ["2", "10"]


def test_no_results_are_an_empty_contest() -> None:
    assert score_contest([]) == Contest((), (), ())


@pytest.mark.parametrize(
    ("codes", "ns", "ew"),
    [
        ("", False, False),
        ("ns-1", True, False),
        ("average-ew", False, True),
        ("half-both", True, True),
        ("n-1", True, False),
        ("e-2", False, True),
    ],
)
def test_a_decision_concerns_the_side_that_gets_something_else_by_it(codes, ns, ew) -> None:
    decisions, problems = read_decisions(codes)
    assert problems == ()
    assert (concerns(Side.NS, decisions), concerns(Side.EW, decisions)) == (ns, ew)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("whose", [*Side, *Position])
def test_so_many_come_off_of_that_side_or_player_and_of_nobody_else(whose, number) -> None:
    """NKF 1976, part 2, art. 13, 14 and 20: one, two, or what the director says."""
    codes, problems = read_decisions(f"{whose.value}-{number}")
    assert problems == ()
    off = {side: ruling_for(side, codes).penalty for side in Side}
    off |= {seat: seat_penalty(seat, codes) for seat in Position}
    assert off == {one: number if one is whose else 0 for one in (*Side, *Position)}

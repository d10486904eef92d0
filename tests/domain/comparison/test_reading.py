"""What is wrong in a contest's table, told by line, with the rest judged."""

import pytest

from clubadmin.domain.comparison.contestfile import ReadContest, check_rows, read_contest
from clubadmin.domain.comparison.decisions import ARTICLES, Decision, decisions_text, read_decisions
from clubadmin.domain.comparison.matchpoints import Result
from clubadmin.domain.comparison.reading import (
    COLUMNS,
    ContestFinding,
    ContestRow,
    NoContest,
    contest_sentence,
)
from clubadmin.domain.terms import Language
from clubadmin.i18n.catalogue import sentences
from tests.domain.comparison.contest import schevenings


def read(*lines: str, header: str = ",".join(COLUMNS)) -> ReadContest:
    return read_contest(header.split(","), [line.split(",") for line in lines])


def told(contest: ReadContest) -> list[tuple[int, str]]:
    return [(one.line, one.code) for one in contest.findings]


def rows_of(results: list[Result]) -> list[list[str]]:
    return [
        [
            str(one.game),
            one.table,
            one.ns,
            one.ew,
            str(one.ns_points),
            str(one.ew_points),
            decisions_text(one.decisions),
        ]
        for one in results
    ]


ARGS = tuple((name, "x") for name in ("text", "side", "entrant", "other", "known"))
GOOD = ("1,1,1,5,92,70,", "1,2,2,6,60,102,", "1,3,3,7,81,81,")


def test_a_good_table_has_nothing_to_say() -> None:
    contest = read(*GOOD)
    assert contest.findings == ()
    assert not contest.wrong
    assert [one.matchpoints for one in contest.contest.ns] == [6, 4, 2]
    assert contest.total == ()


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("x,4,4,8,92,70,", "game-unreadable", "“x” is geen spelnummer"),
        ("0,4,4,8,92,70,", "game-unreadable", "“0”"),
        ("1.5,4,4,8,92,70,", "game-unreadable", "“1.5”"),
        (",4,4,8,92,70,", "game-unreadable", "geen spelnummer"),
        ("1,4,,8,92,70,", "pair-missing", "geen paar N/Z"),
        ("1,4,4, ,92,70,", "pair-missing", "geen paar O/W"),
        ("1,4,4,8,veel,70,", "points-unreadable", "“veel” is geen aantal punten N/Z"),
        ("1,4,4,8,92,-7,", "points-unreadable", "“-7” is geen aantal punten O/W"),
        ("1,4,4,8,92,70.5,", "points-unreadable", "heel getal"),
        ("1,4,4,8,²,70,", "points-unreadable", "“²”"),
        ("1,4,4,8,٣,70,", "points-unreadable", "“٣”"),
        ("1,4,4,8,9999999,70,", "points-unreadable", "9999999"),
        ("1,4,4,8,,70,", "points-missing", "geen punten N/Z"),
        ("1,4,4,8,92,,average-ns", "points-missing", "geen punten O/W"),
        ("1,4,4,8", "points-missing", "geen punten N/Z"),
        ("1,4,4,4,92,70,", "pair-itself", "4 speelt tegen zichzelf"),
        ("1,4,4,8,92,70,,extra", "cells", "meer cellen dan kolommen"),
        ('1,4,4,8,92,"70\n1,5,5,9,92', "cell-broken", "aanhalingsteken"),
    ],
)
def test_a_row_that_cannot_be_is_named_and_the_others_count(
    line: str, code: str, says: str
) -> None:
    rows = [one.split(",") for one in GOOD]
    cells = ["1", "4", "4", "8", "92", "70\n1,5,5,9,92"] if "\n" in line else line.split(",")
    contest = read_contest(COLUMNS, [*rows[:2], cells, rows[2]])
    assert (4, code) in told(contest)
    assert contest.wrong
    assert contest.contest == read(*GOOD).contest
    sentence = contest_sentence(next(one for one in contest.findings if one.code == code))
    assert sentence.startswith("Regel 4")
    assert says in sentence


def test_everything_wrong_in_a_row_is_told_at_once() -> None:
    contest = read("x,,,8,y,,onzin")
    assert told(contest) == [
        (2, "decision-unknown"),
        (2, "game-unreadable"),
        (2, "pair-missing"),
        (2, "points-missing"),
        (2, "points-unreadable"),
    ]


@pytest.mark.parametrize("missing", COLUMNS)
def test_a_missing_column_is_named(missing: str) -> None:
    header = [name for name in COLUMNS if name != missing]
    with pytest.raises(NoContest, match=f"mist {missing}"):
        read_contest(header, [])


def test_a_column_that_is_there_twice_is_refused() -> None:
    with pytest.raises(NoContest, match="ns meer dan één keer"):
        read_contest([*COLUMNS, "NS"], [])


def test_columns_may_stand_in_any_order_with_others_between() -> None:
    header = "decision,opmerking,ew,ns,ew_points,ns_points,table,game"
    contest = read("ns-1,hoi,5,1,70,92,1,1", header=header)
    assert contest.findings == ()
    assert contest.contest.ns[0].matchpoints == 1


def test_blank_rows_are_passed_over_and_lines_stay_right() -> None:
    contest = read(GOOD[0], ",,,,,,", "", GOOD[1], "x,3,3,7,81,81,")
    assert told(contest) == [(6, "game-unreadable")]


def test_zeros_in_front_and_spaces_do_not_make_another_pair() -> None:
    contest = read("01, 1,007, 5,092,70,", "2,1,7,005,92,70,")
    assert [one.entrant for one in contest.contest.ns] == ["7"]
    assert [one.entrant for one in contest.contest.ew] == ["5"]
    assert contest.contest.ns[0].games == 2


def test_names_may_stand_for_numbers() -> None:
    contest = read("1,1,Bos –  Cate,Eik\x1b[31m,92,70,")
    assert contest.contest.ns[0].entrant == "Bos – Cate"
    assert contest.contest.ew[0].entrant.isprintable()


class TestTogether:
    def test_a_pair_twice_on_one_game_is_named_at_both_lines_and_neither_counts(self) -> None:
        contest = read(*GOOD, "1,4,1,8,92,70,")
        assert told(contest) == [(2, "pair-twice"), (5, "pair-twice")]
        assert "N/Z 1 heeft dit spel ook op regel 5" in contest_sentence(contest.findings[0])
        assert {one.entrant for one in contest.contest.ns} == {"2", "3"}

    def test_a_pair_on_both_sides_of_a_game_is_twice_as_well(self) -> None:
        contest = read(*GOOD, "1,4,4,1,92,70,")
        assert told(contest) == [(2, "pair-twice"), (5, "pair-twice")]

    def test_a_row_that_is_there_twice_counts_once(self) -> None:
        contest = read(*GOOD, GOOD[0])
        assert told(contest) == [(5, "row-twice")]
        assert contest.wrong
        assert contest.contest == read(*GOOD).contest

    def test_a_table_that_has_a_game_twice_is_asked_about_and_counts(self) -> None:
        contest = read(*GOOD, "1,3,4,8,100,62,")
        assert told(contest) == [(5, "table-twice")]
        assert not contest.wrong
        assert len(contest.contest.ns) == 4

    def test_a_row_without_a_table_among_rows_that_have_one_is_asked_about(self) -> None:
        rows = rows_of(schevenings(3, 6))
        rows[4][1] = ""
        assert told(read_contest(COLUMNS, rows)) == [(6, "table-missing")]
        assert read_contest(COLUMNS, [[row[0], "", *row[2:]] for row in rows]).findings == ()

    def test_scores_that_cannot_be_of_one_game_are_asked_about(self) -> None:
        rows = rows_of(schevenings(3, 6))
        rows[4][4:6] = ["29", "70"]
        contest = read_contest(COLUMNS, rows)
        assert told(contest) == [(6, "points-sum")]
        assert "29 + 70 = 99" in contest_sentence(contest.findings[0])
        assert not contest.wrong

    def test_a_row_with_one_score_is_not_asked_about_its_sum(self) -> None:
        for at in (4, 5):
            rows = rows_of(schevenings(3, 6))
            rows[4][at] = ""
            assert "points-sum" not in {code for _, code in told(read_contest(COLUMNS, rows))}

    def test_where_most_games_are_not_162_nothing_is_said_of_it(self) -> None:
        rows = [[*row[:4], "12", "0", ""] for row in rows_of(schevenings(3, 6))]
        assert read_contest(COLUMNS, rows).findings == ()

    def test_several_groups_in_one_file_are_no_mistake_in_every_row(self) -> None:
        first = schevenings(3, 6)
        rows = rows_of(first) + [
            [*row[:2], f"B{row[2]}", f"B{row[3]}", *row[4:]] for row in rows_of(first)
        ]
        contest = read_contest(COLUMNS, rows)
        assert contest.findings == ()
        assert {one.attainable for one in contest.contest.ns} == {6 * 12}

    def test_fields_with_numbers_of_their_own_may_meet_the_same_number(self) -> None:
        lines = [f"1,{at},{at},{at},{90 + at},{72 - at}," for at in range(1, 6)]
        contest = read(*lines)
        assert contest.findings == ()
        assert contest.total == ()
        assert len(contest.contest.ns) == len(contest.contest.ew) == 5

    @pytest.mark.parametrize("tables", [3, 5, 7, 9])
    def test_fields_with_numbers_of_their_own_are_known_after_every_round(
        self, tables: int
    ) -> None:
        rows = rows_of(schevenings(tables, 2 * tables))
        apart = [[*row[:3], str(int(row[3]) - tables), *row[4:]] for row in rows]
        each = 2 * tables  # rows of a round
        for round_ in range(1, tables + 1):
            read_so_far = read_contest(COLUMNS, apart[: round_ * each])
            assert read_so_far.findings == ()
            assert read_so_far.total == ()

    def test_one_such_row_among_pairs_with_common_numbers_is_a_mistake(self) -> None:
        contest = read(*GOOD, "2,1,2,2,92,70,")
        assert told(contest) == [(5, "pair-itself")]

    def test_howell_gives_a_total_of_both_directions(self) -> None:
        contest = read("1,1,1,2,92,70,", "1,2,3,4,60,102,", "2,1,2,1,92,70,", "2,2,3,4,60,102,")
        assert contest.findings == ()
        assert {one.entrant for one in contest.total} == {"1", "2", "3", "4"}
        assert all(one.games == 2 for one in contest.total)

    def test_single_players_have_a_total_each_and_a_game_without_a_comparison_is_none(
        self,
    ) -> None:
        contest = read(
            "1,1,1+2,3+4,92,70,",
            "1,2,5+6,7+8,60,102,",
            "2,1,1+3,2+4,92,70,",
            "2,2,5+7,6+8,60,102,cancelled",
        )
        # game 1: 4 for the higher of two and 2 for the lower; game 2: 2 of 2 at the one table
        found = {one.entrant: (one.matchpoints, one.games, one.attainable) for one in contest.total}
        both, one_game = {"1": 6, "2": 6, "3": 4, "4": 4}, {"5": 2, "6": 2, "7": 4, "8": 4}
        assert found == {
            **{player: (points, 2, 6) for player, points in both.items()},
            **{player: (points, 1, 4) for player, points in one_game.items()},
        }

    def test_a_game_entered_by_the_wrong_pairs_stands_out(self) -> None:
        rows = rows_of(schevenings(7, 28))
        assert read_contest(COLUMNS, rows).findings == ()
        at = next(i for i, row in enumerate(rows) if (row[1], row[0]) == ("3", "11"))
        usual = rows[at][2:4]
        rows[at] = [*rows[at][:2], usual[0], "99", *rows[at][4:]]
        contest = read_contest(COLUMNS, rows)
        assert told(contest) == [(at + 2, "wrong-pairs")]
        sentence = contest_sentence(contest.findings[0])
        assert "O/W 99, maar de andere spellen van deze serie speelden aan tafel 3" in sentence
        assert f"O/W {usual[1]}" in sentence

    @pytest.mark.parametrize(("wrong", "told_of"), [(5, 5), (6, 0)])
    def test_where_a_fifth_of_the_rows_is_in_a_broken_series_no_more_is_a_slip(
        self, wrong: int, told_of: int
    ) -> None:
        """Of 75 rows, in series of three, each wrong one breaks a series: 15 of 75, or 18."""
        rows = rows_of(schevenings(5, 15))
        for at in range(wrong):
            rows[3 * at][3] = str(90 + at)
        found = [code for _, code in told(read_contest(COLUMNS, rows))]
        assert found == ["wrong-pairs"] * told_of

    def test_where_two_pairs_have_as_many_games_of_a_series_nobody_is_wrong(self) -> None:
        rows = rows_of(schevenings(5, 25))
        rows[0][3], rows[1][3], rows[2][3] = "98", "98", "99"
        assert read_contest(COLUMNS, rows).findings == ()

    def test_of_nine_rows_one_odd_sum_may_be_a_slip_and_two_are_none(self) -> None:
        for odd in (1, 2):
            rows = rows_of(schevenings(3, 3))
            for row in rows[:odd]:
                row[4:6] = ["29", "70"]
            assert len(read_contest(COLUMNS, rows).findings) == (odd == 1)

    def test_rows_with_one_score_have_no_sum(self) -> None:
        rows = [
            ContestRow(at, Result(at, "1", "1", "2", *points, frozenset()))
            for at, points in enumerate(((92, None), (None, 70), (92, 70)), 1)
        ]
        assert check_rows(rows).findings == ()

    def test_one_row_alone_is_asked_nothing(self) -> None:
        assert told(read("1,1,1,5,92,71,")) == []
        assert told(read("1,1,1,5,92,71,", "1,2,2,6,60,102,")) == [(2, "points-sum")]

    def test_a_round_that_is_half_typed_raises_no_suspicion(self) -> None:
        rows = rows_of(schevenings(7, 28))
        for typed in range(0, len(rows), 5):
            assert read_contest(COLUMNS, rows[:typed]).findings == ()


class TestDecisionCells:
    def test_several_are_joined_with_a_semicolon_in_any_order_and_case(self) -> None:
        taken, problems = read_decisions(" EW-1 ; Average-NS;; ")
        assert taken == {Decision.EW_1, Decision.AVERAGE_NS}
        assert problems == ()
        assert decisions_text(taken) == "average-ns;ew-1"

    @pytest.mark.parametrize(
        ("text", "code", "left"),
        [
            ("foo;ns-1", "decision-unknown", "ns-1"),
            ("ns-1;ns-1", "decision-twice", "ns-1"),
            ("ns-1;ns-2;ew-1", "decision-conflict", "ew-1"),
            ("n-1;n-2;s-1;w-2", "decision-conflict", "s-1;w-2"),
            ("average-ns;lowest-ns;ew-2", "decision-conflict", "ew-2"),
            ("half-both;lowest-ew", "decision-conflict", ""),
            ("average-both;half-both", "decision-conflict", ""),
        ],
    )
    def test_what_cannot_be_taken_is_named_and_left_out(
        self, text: str, code: str, left: str
    ) -> None:
        taken, problems = read_decisions(text)
        assert [one.code for one in problems] == [code]
        assert decisions_text(taken) == left

    def test_a_cell_that_goes_on_for_ever_is_one_problem(self) -> None:
        taken, problems = read_decisions("ns-1;" * 1_000_000)
        assert (taken, [one.code for one in problems]) == (frozenset(), ["decision-unknown"])
        contest = read_contest(COLUMNS, [["1", "1", "1", "5", "92", "70", *["ns-1"] * 100_000]])
        assert told(contest) == [(2, "cells")]

    def test_the_same_said_in_two_ways_is_no_contradiction(self) -> None:
        assert read_decisions("average-both;average-ns;cancelled")[1] == ()

    def test_a_row_with_an_unknown_decision_counts_without_it(self) -> None:
        contest = read(*GOOD[:2], "1,3,3,7,81,81,onzin")
        assert told(contest) == [(4, "decision-unknown")]
        assert contest.contest.ns == read(*GOOD).contest.ns

    def test_decisions_in_cells_of_their_own_are_taken(self) -> None:
        contest = read("1,1,1,5,92,70,ns-1,ew-2")
        assert contest.findings == ()
        assert contest.contest.ns[0].matchpoints == 1
        assert contest.contest.ew[0].matchpoints == 0

    def test_points_beside_a_game_that_was_not_played_are_asked_about(self) -> None:
        contest = read("1,1,1,5,92,70,half-both")
        assert told(contest) == [(2, "half-with-score")]
        assert not contest.wrong

    def test_every_decision_says_where_it_comes_from(self) -> None:
        assert set(ARTICLES) == set(Decision)


def test_every_finding_has_a_sentence_in_both_languages() -> None:
    findings = [
        ContestFinding(9, code, game=game, args=ARGS)
        for code in sentences("contest")
        for game in (None, 3)
    ]
    for one in findings:
        assert contest_sentence(one).startswith("Regel 9")
        assert contest_sentence(one, Language.EN).startswith("Line 9")

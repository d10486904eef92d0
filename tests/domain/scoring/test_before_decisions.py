"""Which lines stood in rows before decisions that still hold."""

from collections.abc import Callable, Mapping

from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.scoring.before_decisions import earlier_lines, explained
from clubadmin.domain.terms import Side


def test_the_line_before_a_decision_that_still_stands() -> None:
    assert earlier_lines({3: [("100-20", "v-20")]}, {3: "v-20"}) == {3: ("100-20",)}


def test_a_row_that_was_typed_anew_since_is_not_explained_by_the_decision() -> None:
    assert earlier_lines({3: [("100-20", "v-20")]}, {3: "90"}) == {}


def test_a_decision_that_left_the_row_as_it_was_explains_nothing() -> None:
    assert earlier_lines({3: [("100-20", "100-20")]}, {3: "100-20"}) == {}


def test_of_two_decisions_the_row_before_each_counts_the_latest_first() -> None:
    rows = [("100", "90"), ("90", "v")]
    assert earlier_lines({1: rows}, {1: "v"}) == {1: ("90", "100")}


def test_one_decision_is_told_at_its_row_and_several_at_none() -> None:
    found = [finding("total-mismatch", Side.NS, "points", "", None)]

    def right(*games: int) -> Callable[[Mapping[int, str]], list[Finding]]:
        return lambda lines: [] if sorted(lines) == [*games] else found

    earlier = {2: ("90",), 5: ("80", "70")}
    for games, told in (((2,), 2), ((5,), 5), ((2, 5), None)):
        (said,) = explained(found, earlier, right(*games))
        assert (said.game, said.values["rows"]) == (told, games)
    assert explained(found, earlier, right(9)) == (*found,)

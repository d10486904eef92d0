"""Which lines stood in rows before decisions that still hold."""

from collections.abc import Callable, Mapping

from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.scoring.sheet import earlier_lines, explained
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


FOUND = [finding("total-mismatch", Side.NS, "points", "", None)]


def right(*games: int) -> Callable[[Mapping[int, str]], list[Finding]]:
    """Totals that are right where just these games are as they were."""
    return lambda lines: [] if sorted(lines) == [*games] else FOUND


def test_one_decision_is_told_at_its_row_and_several_at_none() -> None:
    earlier = {2: ("90",), 5: ("80", "70")}
    for games, told in (((2,), 2), ((5,), 5), ((2, 5), None)):
        (said,) = explained(FOUND, earlier, right(*games))
        assert (said.game, said.values["rows"]) == (told, games)
    assert explained(FOUND, earlier, right(9)) == (*FOUND,)


def test_of_many_decisions_any_one_is_tried_and_the_first_64_ways_in_all() -> None:
    earlier = dict.fromkeys(range(1, 8), ("90",))
    # 7 alone, 21 by two, 35 by three: the 64th way is the last four
    for games in ((1,), (1, 2, 3), (4, 5, 6, 7)):
        (said,) = explained(FOUND, earlier, right(*games))
        assert said.values["rows"] == games
    assert explained(FOUND, earlier, right(3, 5, 6, 7)) == (*FOUND,)


def test_a_row_that_was_decided_twice_is_tried_as_it_was_each_time() -> None:
    tried: list[Mapping[int, str]] = []

    def wrong(lines: Mapping[int, str]) -> list[Finding]:
        tried.append(lines)
        return FOUND

    assert explained(FOUND, {1: ("90", "100")}, wrong) == (*FOUND,)
    assert tried == [{1: "90"}, {1: "100"}]

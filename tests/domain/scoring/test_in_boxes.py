"""A row typed in its boxes and the line that says it are one and the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.row.raw import Mark
from clubadmin.domain.scoring.boxes import in_boxes, other_way, rest_as_roem, takes, with_mark
from clubadmin.domain.scoring.keypad import expand, forms_of
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side
from tests.domain.scoring.own import built_in

NKU = built_in("nku")
FORMS = forms_of(NKU)
RESULTS = (
    "92",
    ".70",
    "95.67",
    "*",
    ".n",
    "**",
    "p",
    "v",
    ".***",
    "n0.162",
    ".n162",
    "w70",
    "2/61",
)
ROEM = ("", "+", "++", "+20", "+5", "-100", "+20-40", "-2+5", "+vi", "-ii")


@pytest.mark.parametrize(
    ("keys", "boxes"),
    [
        ("92", ("92", "", "", "")),
        (".67", ("", "", "67", "")),
        ("95.67+20-40", ("95", "20", "67", "40")),
        ("92++", ("92", "++", "", "")),
        (".n-40", ("", "", "n", "40")),
        ("p+140", ("p", "140", "", "")),
        ("", ("", "", "", "")),
    ],
)
def test_each_figure_of_a_line_stands_in_its_box(keys, boxes):
    row = in_boxes(keys)
    assert row is not None
    assert row.boxes == boxes


@pytest.mark.parametrize(
    ("row", "roem", "where"),
    [
        ("95.67", True, {0, 2}),  # in a box of points, never in one of roem
        ("v", True, {0}),
        (".v", True, {2}),  # one side has it
        ("95.67", False, {0, 1}),
        (".n", False, {1}),
    ],
)
def test_a_letter_stands_at_points_of_one_side_and_a_figure_anywhere(row, roem, where):
    boxes = in_boxes(row, roem=roem)
    assert boxes is not None
    places = range(4 if roem else 2)
    assert {box for box in places if takes(boxes, box, "P")} == where
    assert {box for box in places if takes(boxes, box, "7")} == set(places)
    assert {box for box in places if takes(boxes, box, "/")} == {
        box for box in places if roem and box % 2
    }


@pytest.mark.parametrize("keys", ["-", "x", "9a9", "92+20+20", "92?", "*.*"])
def test_what_does_not_stand_in_boxes_stays_a_line(keys):
    assert in_boxes(keys) is None


@given(st.sampled_from(RESULTS), st.sampled_from(ROEM), st.sampled_from(("", "/", "r")))
def test_a_line_taken_apart_and_put_together_says_the_same(result, roem, tail):
    keys = f"{result}{roem}{tail}"
    row = in_boxes(keys)
    assert row is not None
    before, after = (score_line(expand(one, FORMS), NKU, 1) for one in (keys, row.line))
    assert (before.raw, before.settled) == (after.raw, after.settled)


@pytest.mark.parametrize(
    ("keys", "points_of", "as_points"),
    [
        ("92 +70", Side.EW, "92.70"),
        ("142 -20", Side.EW, "142.20"),
        (".62 +100", Side.NS, "100.62"),
    ],
)
def test_roem_in_its_box_that_is_just_the_rest_may_be_the_points(keys, points_of, as_points):
    rest = rest_as_roem(keys, 162)
    assert rest is not None
    assert (rest.points_of, rest.as_points) == (points_of, as_points)


@pytest.mark.parametrize("keys", ["92+70", "92 +20", "92.70 +70", "92 +70-20", "n +162", "92"])
def test_nothing_is_asked_of_a_line_or_of_other_figures(keys):
    assert rest_as_roem(keys, 162) is None


def test_two_figures_run_together_that_are_a_game_are_first_read_as_points_of_both():
    told = [sentence(one) for one in score_line("9270", NKU, 1).findings]
    assert "Bedoeld 92 voor Wij en 70 voor Zij, of 92+70?" in told[0]
    told = [sentence(one) for one in score_line("9567", NKU, 1).findings]
    assert "Bedoeld 95 voor Wij en 67 voor Zij?" in told[0]


@pytest.mark.parametrize(
    ("line", "turned"),
    [
        ("92+20", ".92-20"),
        ("n-40", ".n+40"),
        ("w70+20-40", "z.70+40-20"),
        ("p", ".p"),
        ("95.67", "67.95"),
        ("-", "-"),
        ("9a9", "9a9"),
        ("", ""),
    ],
)
def test_a_line_the_other_way_round_gives_each_side_what_the_other_had(line, turned):
    assert other_way(line, NKU) == turned
    assert other_way(turned, NKU) == line


@pytest.mark.parametrize(
    ("line", "mark", "side", "marked", "totals"),
    [
        ("", Mark.NAT, Side.NS, "n", (0, 162)),
        ("70+20-40@s", Mark.NAT, Side.NS, "n-60@s", (0, 222)),  # 162 and the roem of both
        ("92+20", Mark.NAT, Side.EW, ".n+20", (182, 0)),
        ("n-60", Mark.NAT, Side.EW, ".n+60", (222, 0)),
        ("", Mark.PIT, Side.NS, "p", (262, 0)),  # 162 and 100
        ("162+50", Mark.PIT, Side.NS, "p+150", (312, 0)),
        ("p+150", Mark.PIT, Side.NS, "p+150", (312, 0)),
        ("p+150", Mark.NAT, Side.NS, "n-50", (0, 212)),
        ("70-20", Mark.PIT, Side.EW, ".p-120", (0, 282)),
        ("onzin", Mark.PIT, Side.EW, ".p", (0, 262)),
    ],
)
def test_nat_and_pit_are_marked_with_the_roem_where_it_then_belongs(
    line, mark, side, marked, totals
):
    found = with_mark(line, mark, side, NKU)
    assert found == marked
    settled = score_line(found, NKU, 1).settled
    assert settled is not None
    assert (settled.ns.total, settled.ew.total) == totals


def test_rules_without_nat_have_no_such_mark():
    assert with_mark("37", Mark.NAT, Side.NS, built_in("manille")) is None

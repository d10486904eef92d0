"""The table of quick entry, line by line, under every rule set."""

import pytest

from clubadmin.domain.row.raw import Box, Mark, RawGame, State
from clubadmin.domain.row.settle import settle
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Side


def figures(line: str, rules: RuleSet) -> tuple[object, ...]:
    raw = parse_line(line, rules)
    assert isinstance(raw, RawGame), raw
    game = settle(raw, rules)
    found = {one.code for one in score_line(line, rules, 1).findings}
    assert found <= {"bid-missing"}  # said of a count wherever there is bidding
    ns = "/" if game.ns_box == "stripe" else game.ns.roem
    ew = "/" if game.ew_box == "stripe" else game.ew.roem
    return game.ns.points, ns, game.ew.points, ew, game.outcome.value, game.side


TABLE = {
    "92": (92, "/", 70, "/", "made", None),
    "92+20": (92, 20, 70, "/", "made", None),
    "81-20": (81, "/", 81, 20, "made", None),
    ".70": (92, "/", 70, "/", "made", None),
    "n-40": (0, "/", 162, 40, "nat", "ns"),
    ".n+vi": (162, 70, 0, "/", "nat", "ew"),
    "p": (162, 100, 0, "/", "pit", "ns"),
    "**+140": (162, 140, 0, "/", "pit", "ns"),
    "v-20": (0, "/", 262, 20, "revoke", "ns"),
    "w70+20-40": (0, "/", 162, 60, "nat", "ns"),
    "w92+20-20": (92, 20, 70, 20, "made", None),
}


@pytest.mark.parametrize("line", TABLE)
def test_each_example_of_the_table_settles_as_it_says(line: str, family: RuleSet) -> None:
    assert figures(line, family) == TABLE[line]


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("*-40", "n-40"),
        (".*+70", ".n+vi"),
        ("**", "p"),
        (".**", ".p"),
        ("***-20", "v-20"),
        ("N-40", "n-40"),
        (" 92 + 2 0 ", "92+20"),
        ("92\t+20\n", "92+20"),
        ("W70+20-40", "w70+20-40"),
        (",70", ".70"),
        ("92−20", "92-20"),
        ("92+VII", "92+90"),
        ("92+20+40", "92+60"),
        ("92/", "92"),
        ("92+20/", "92+20"),
        ("92+0", "92"),
        ("092", "92"),
    ],
)
def test_two_ways_to_type_the_same_row(line: str, same: str, nku: RuleSet) -> None:
    assert parse_line(line, nku) == parse_line(same, nku)


def test_v_is_verzaakt_where_a_result_stands_and_a_stroke_of_50_in_an_amount(nku: RuleSet) -> None:
    assert parse_line(".v+v", nku) == RawGame(
        mark=Mark.REVOKE, mark_side=Side.EW, ns_roem=50, ew_roem=Box.STRIPE
    )


def test_a_dash_alone_is_a_game_that_was_not_played(nku: RuleSet) -> None:
    assert parse_line("-", nku) == RawGame(state=State.NOT_PLAYED)
    assert settle(RawGame(state=State.NOT_PLAYED), nku).outcome is Outcome.NOT_PLAYED


def test_an_x_is_a_game_that_was_cancelled(nku: RuleSet) -> None:
    assert parse_line("X", nku) == RawGame(state=State.CANCELLED)


def test_a_tie_is_nat_for_whoever_played(nku: RuleSet) -> None:
    assert figures("w81", nku) == (0, "/", 162, "/", "nat", "ns")
    assert figures("z81", nku) == (162, "/", 0, "/", "nat", "ew")


def test_a_tie_with_roem_is_nat_for_whoever_played(nku: RuleSet) -> None:
    assert figures("w71+20", nku) == (0, "/", 162, 20, "nat", "ns")
    assert figures("z71+20", nku) == (162, 20, 0, "/", "nat", "ew")


def test_with_roem_the_side_with_most_in_all_wins(nku: RuleSet) -> None:
    """62 and 40 is 102 against 100; 60 and 40 is 100 against 102; 92 against 70 and 20 is made."""
    assert figures("w62+40", nku) == (62, 40, 100, "/", "made", None)
    assert figures("w60+40", nku) == (0, "/", 162, 40, "nat", "ns")
    assert figures("w92-20", nku) == (92, "/", 70, 20, "made", None)
    assert figures("w90-20", nku) == (0, "/", 162, 20, "nat", "ns")


def test_one_point_more_is_made(nku: RuleSet) -> None:
    assert figures("w82", nku) == (82, "/", 80, "/", "made", None)


def test_points_after_a_dot_are_those_of_zij_also_when_who_played_is_typed(nku: RuleSet) -> None:
    assert figures("z.70", nku) == (162, "/", 0, "/", "nat", "ew")
    assert figures("z.92", nku) == (70, "/", 92, "/", "made", None)


def test_as_counted_the_roem_of_a_side_that_is_nat_goes_over(nku: RuleSet) -> None:
    assert figures("wn+20-40", nku) == (0, "/", 162, 60, "nat", "ns")
    assert figures("zv+50", nku)[:4] == (0, "/", 262, 50)


def test_a_question_mark_leaves_both_boxes_blank(nku: RuleSet) -> None:
    raw = parse_line("92?", nku)
    assert isinstance(raw, RawGame)
    assert (raw.ns_roem, raw.ew_roem) == (Box.BLANK, Box.BLANK)


def test_a_question_mark_beside_an_amount_leaves_the_other_box_blank(nku: RuleSet) -> None:
    raw = parse_line("92+20?", nku)
    assert isinstance(raw, RawGame)
    assert (raw.ns_roem, raw.ew_roem) == (20, Box.BLANK)


def test_trump_may_be_noted_under_every_rule_set(family: RuleSet) -> None:
    raw = parse_line("92+20@S", family)
    assert isinstance(raw, RawGame)
    assert raw.trump == "s"
    assert figures("92+20@k", family)[:4] == (92, 20, 70, "/")


@pytest.mark.parametrize(
    ("line", "reason", "char", "position"),
    [
        ("", "empty", "", 1),
        ("   ", "empty", "", 1),
        ("92q20", "sign", "q", 3),
        ("  92 q", "sign", "q", 6),
        ("92+", "amount", "", 4),
        ("92++20", "amount", "+", 4),
        ("w", "points", "", 2),
        ("w-", "points-first", "-", 2),
        (".", "points", "", 2),
        ("92.", "points", "", 4),
        ("+20", "points-first", "+", 1),
        ("****", "sign", "*", 4),
        ("x92", "sign", "x", 1),
        ("92-x", "amount", "x", 4),
        ("92+20i", "sign", "i", 6),
        ("1234567", "number", "7", 7),
        ("92+" + "i" * 25, "number", "i", 28),
        ("92+20-20?", "stripe", "?", 9),
        ("92/?", "stripe", "?", 4),
        ("92@q", "trump", "q", 4),
        ("92@z", "no-trumps-unknown", "@", 3),
        ("85#2", "bid-unknown", "#", 3),
        ("61+40k", "double-unknown", "k", 6),
        ("92²", "sign", "²", 3),
        ("٩٢", "sign", "٩", 1),
    ],
)
def test_a_line_that_cannot_be_read_says_which_sign_and_where(
    line: str, reason: str, char: str, position: int, nku: RuleSet
) -> None:
    assert parse_line(line, nku) == Unreadable(reason, char, position)


def test_an_unreadable_line_keeps_what_was_typed(nku: RuleSet) -> None:
    row = score_line("92q20", nku, 7)
    assert row.typed == "92q20"
    assert (row.raw, row.settled) == (None, None)
    assert [one.code for one in row.findings] == ["unreadable"]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "92q20",
            "Spel 7: q kan hier niet staan (het is teken 3 van de rij). Bedoeld 92+20, of 92-20?",
        ),
        ("92+2o", "Spel 7: o kan hier niet staan (het is teken 5 van de rij). Bedoeld 92+20?"),
        (
            ".7x20",
            "Spel 7: x kan hier niet staan (het is teken 3 van de rij). Bedoeld .7+20, of .7-20?",
        ),
        (
            "72:90",
            "Spel 7: : kan hier niet staan (het is teken 3 van de rij). "
            "Bedoeld 72 voor Wij en 90 voor Zij, of 72+90?",
        ),
        ("b-40", "Spel 7: b kan hier niet staan (het is teken 1 van de rij). Bedoeld n-40?"),
        ("nx20", "Spel 7: x kan hier niet staan (het is teken 2 van de rij)."),
        ("92q", "Spel 7: q kan hier niet staan (het is teken 3 van de rij). Bedoeld 92?"),
        ("w", "Spel 7: na teken 1 horen nog punten."),
        (
            "85#2",
            "Spel 7: teken 3, #: onder NKU wordt niet geboden. (NKU, Delen/passen/aannemen)",
        ),
    ],
)
def test_the_sentence_says_what_could_have_been_meant(line: str, text: str, nku: RuleSet) -> None:
    assert sentence(score_line(line, nku, 7).findings[0]) == text


def test_of_a_line_of_more_than_forty_signs_it_is_not_asked_what_was_meant(nku: RuleSet) -> None:
    forty, longer = f"92x{'+i' * 18}i", f"92x{'+i' * 19}"  # nineteen strokes of roem
    for line, meant in ((forty, (forty.replace("x", ""),)), (longer, ())):
        (found,) = score_line(line, nku, 7).findings
        assert found.values["meant"] == meant


@pytest.mark.parametrize(
    "line",
    [*TABLE, "-", "x", "92.70", "n20.142", ".p.12", "w!70", "p/", "p?", "92+0?", "v100+20-20@h"],
)
def test_a_row_written_out_is_read_as_the_same_row(line: str, nku: RuleSet) -> None:
    raw = parse_line(line, nku)
    assert isinstance(raw, RawGame)
    assert parse_line(write_line(raw), nku) == raw

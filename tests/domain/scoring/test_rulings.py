"""What is decided at a table becomes a row, by the fields of the rule set."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.record import seats_of
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.rulings import (
    Ruling,
    RulingKind,
    Verdict,
    rule_on,
    ruling_sentence,
)
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Language, Outcome, Position, Severity, Side
from tests.domain.referee.dealing import built_in, duty_sets, play
from tests.domain.scoring.own import own

SETS = {rules.name: rules for rules in [*duty_sets(), *built_in()]}
NKU, MANILLE, THREE = SETS["nku"], SETS["manille"], SETS["drie-spelers"]
N, E, S, W = Position
AS_REVOKE = (
    RulingKind.REVOKE,
    RulingKind.FALSE_ACCUSATION,
    RulingKind.CARD_SHORT,
    RulingKind.MISDEAL,
)


def amounts(ruling: Ruling, rules: RuleSet) -> tuple[Amounts, Amounts]:
    assert ruling.line is not None
    row = judge(ruling.line, rules)
    assert row.settled is not None
    assert not [one for one in row.findings if one.severity is Severity.ERROR], ruling.line
    return row.settled.ns, row.settled.ew


@pytest.mark.parametrize("kind", AS_REVOKE)
@pytest.mark.parametrize(
    ("row", "roem"),
    [
        ("", 0),
        ("w70+20-40", 60),
        ("92+20", 20),
        ("n-40", 40),
        ("p+120", 20),
        ("p+40", 40),
        ("wp", 0),
        ("wp+40", 40),
        ("x", 0),
        ("wat?", 0),
    ],
)
def test_all_goes_to_the_other_side_with_the_roem_that_was_made(
    kind: RulingKind, row: str, roem: int
) -> None:
    ruling = rule_on(kind, E, row, NKU)
    assert ruling.verdict is Verdict.ALL_TO_OTHER
    assert amounts(ruling, NKU) == (Amounts(262, roem), Amounts(0, 0))
    mirrored = rule_on(kind, N, row, NKU)
    assert amounts(mirrored, NKU) == (Amounts(0, 0), Amounts(262, roem))


def test_what_else_the_row_says_stays() -> None:
    assert rule_on(RulingKind.REVOKE, S, "w92+20@h", NKU).line == "wv+20@h"
    assert rule_on(RulingKind.REVOKE, E, "w92+20@hk", SETS["kraken"]).line == "w.v+20@hk"


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        (RulingKind.REVOKE, "revoke"),
        (RulingKind.FALSE_ACCUSATION, "false_accusation"),
        (RulingKind.CARD_SHORT, "card_short"),
        (RulingKind.MISDEAL, "misdeal"),
    ],
)
def test_each_ruling_cites_the_article_of_its_field(kind: RulingKind, field: str) -> None:
    ruling = rule_on(kind, E, "", NKU)
    assert (ruling.field, ruling.article) == (field, NKU.articles[field])
    assert NKU.articles[field] in ruling_sentence(ruling, NKU)


@pytest.mark.parametrize(
    ("kind", "verdict", "article"),
    [
        (RulingKind.MARKED_CARDS, Verdict.NEW_PACK, 1),
        (RulingKind.FIRST_SUIT, Verdict.SUIT_STAYS, 7),
        (RulingKind.WAITING, Verdict.ADMONISHED, 8),
        (RulingKind.OUT_OF_TURN, Verdict.BOTH_PASS, 10),
    ],
)
def test_what_is_decided_while_the_game_goes_on_leaves_the_row_and_has_its_article(
    kind: RulingKind, verdict: Verdict, article: int
) -> None:
    ruling = rule_on(kind, E, "92+20", NKU)
    assert (ruling.verdict, ruling.line, ruling.fine) == (verdict, None, "")
    assert ruling.article == f"NKF 1976, deel 1, art. {article}"


@pytest.mark.parametrize("field", ["false_accusation", "card_short", "misdeal"])
def test_what_the_rules_leave_to_the_director_he_types(field: str) -> None:
    rules = own(NKU, **{field: "director"})
    ruling = rule_on(RulingKind(field.replace("_", "-")), E, "92", rules)
    assert (ruling.verdict, ruling.line) == (Verdict.DIRECTOR, None)


def test_no_penalty_where_the_rule_set_has_none() -> None:
    rules = own(NKU, revoke="162")
    ruling = rule_on(RulingKind.REVOKE, E, "92-20", rules)
    assert amounts(ruling, rules) == (Amounts(162, 20), Amounts(0, 0))


def test_a_game_that_is_dealt_again_waits_for_its_result() -> None:
    ruling = rule_on(RulingKind.REVOKE, E, "92-20", own(NKU, revoke="redeal"))
    assert (ruling.verdict, ruling.line, ruling.fine) == (Verdict.REDEAL, None, "")


def test_a_personal_penalty_goes_behind_the_row_that_stands() -> None:
    rules = own(NKU, revoke="personal")
    ruling = rule_on(RulingKind.REVOKE, S, "92+20", rules)
    assert ruling.line == "92+20!3v"
    assert amounts(ruling, rules) == (Amounts(92, 20), Amounts(70, 0))
    bare = rule_on(RulingKind.REVOKE, S, "", rules)
    assert (bare.line, bare.fine) == (None, "!3v")


@pytest.mark.parametrize("kind", [RulingKind.REVOKE, RulingKind.CHEATING])
@pytest.mark.parametrize(
    ("row", "fine"), [("37", 30), ("37@hk", 60), ("37@z", 60), ("37@zk", 120), ("37@hkk", 120)]
)
def test_manille_fines_what_the_stopped_game_could_give(
    kind: RulingKind, row: str, fine: int
) -> None:
    ruling = rule_on(kind, W, row, MANILLE)
    assert (ruling.line, ruling.fine) == (None, f"!4v{fine}")
    assert f"!4v{fine}" in ruling_sentence(ruling, MANILLE)


def test_manille_fines_a_dealer_from_the_second_misdeal_in_a_row() -> None:
    """Manille-tornooi, Verkeerd delen: 15 from the second time."""
    ruling = rule_on(RulingKind.MISDEAL, N, "37", MANILLE, points=2)
    assert (ruling.verdict, ruling.line) == (Verdict.MISDEAL_FINE, "37!1m2")
    settled = judge("37!1m2", MANILLE).settled
    assert settled is not None
    assert [(share.seat, share.fine) for share in settled.shares] == [(N, 15)]
    assert ruling.article == MANILLE.articles["misdeal_fine"]


def test_an_arbitral_score_stands_as_decided_with_the_roem_that_was_made() -> None:
    ruling = rule_on(RulingKind.ARBITRAL, N, "92+20", NKU, points=81)
    assert ruling.line == "a81.81+20"
    settled = judge(ruling.line, NKU).settled
    assert settled is not None
    assert settled.outcome is Outcome.ARBITRAL
    assert rule_on(RulingKind.ARBITRAL, N, "92+20", NKU).line is None


def test_of_three_players_it_must_be_known_who_plays_alone() -> None:
    assert rule_on(RulingKind.REVOKE, N, "85", THREE).verdict is Verdict.WHO_ALONE
    alone = rule_on(RulingKind.REVOKE, N, "1/85+20#90", THREE)
    settled = judge(alone.line or "", THREE).settled
    assert settled is not None
    assert settled.side is Side.NS
    together = rule_on(RulingKind.REVOKE, S, "1/85+20#90", THREE)
    settled = judge(together.line or "", THREE).settled
    assert settled is not None
    assert settled.side is Side.EW


rows = st.one_of(
    st.sampled_from(["", "92+20", "w70-40@hk", "1/85#90", "37@zk", "-", "x", "a81.81", ".p-140"]),
    st.text(alphabet="0123456789.+-*/?wznpvixk#@shr!am ", max_size=14),
)


@given(
    st.sampled_from(RulingKind),
    st.sampled_from(Position),
    rows,
    st.sampled_from(sorted(SETS)),
    st.none() | st.integers(-5, 2000),
)
@example(RulingKind.MISDEAL, N, "92+20", "manille", -1)
def test_anything_gets_a_ruling_whose_row_can_be_read(
    kind: RulingKind, seat: Position, row: str, name: str, points: int | None
) -> None:
    rules = SETS[name]
    ruling = rule_on(kind, seat, row, rules, points=points)
    if ruling.line is not None:
        assert judge(ruling.line, rules).settled is not None, ruling.line
    for language in Language:
        assert ruling_sentence(ruling, rules, language)


def _errors(line: str, rules: RuleSet) -> list[Finding]:
    return [one for one in judge(line, rules).findings if one.severity is Severity.ERROR]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", sorted(SETS))
def test_a_good_row_makes_a_good_row_whatever_happened(name: str) -> None:
    rules, rng = SETS[name], Random(name)
    for _ in range(8):
        game = play(rules, rng)
        assert game is not None
        line = judge_play(game.record, rules).line
        if _errors(line, rules):
            continue  # both declared as much in the hand: no row says whose counts
        for kind in RulingKind:
            for seat in seats_of(rules):
                ruling = rule_on(kind, seat, line, rules, points=rules.total // 2)
                if kind is RulingKind.MISDEAL and ruling.verdict is Verdict.MISDEAL_FINE:
                    ruling = rule_on(kind, seat, line.replace("@z", "@s"), rules, points=2)
                if ruling.line is None:
                    continue
                row = judge(ruling.line, rules)
                assert not _errors(ruling.line, rules), (line, ruling)
                assert row.settled is not None
                if ruling.verdict is Verdict.ALL_TO_OTHER:
                    assert row.settled.side is not None
                    assert row.settled.of(row.settled.side) == Amounts(0, 0)


@pytest.mark.parametrize("line", ["92", "w92", "z92"])
def test_of_three_nothing_is_decided_by_row_as_long_as_it_is_not_said_who_plays_alone(
    line: str,
) -> None:
    for kind in AS_REVOKE:
        ruling = rule_on(kind, N, line, THREE)
        assert (ruling.verdict, ruling.line) == (Verdict.WHO_ALONE, None)

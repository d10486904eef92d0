"""Ranking rules as they are typed, and in words."""

from dataclasses import fields

import pytest

from clubadmin.domain.standings.absence import Worth
from clubadmin.domain.standings.ranking_rule import RankingError, RankingRule, WinPoints, parse_rule
from clubadmin.domain.standings.ranking_words import (
    ended_level,
    rule_parts,
    rule_text,
    rule_words,
    worth_text,
)
from clubadmin.domain.terms import Language
from clubadmin.i18n import Message

EVERYTHING = (
    "average-best:4,min:5,absent:own-average/1450,unnotified:half,absent-most:3,periods:1+7+13,"
    "best-periods:2,substitutes:self,win:2/1/0,by:wins,promote:2,decimals:2"
)


def test_every_part_of_a_rule_is_read() -> None:
    rule = parse_rule(EVERYTHING)
    assert rule == RankingRule(
        "average-best",
        best=4,
        minimum=5,
        absent=Worth("own-average", 1450),
        unnotified=Worth("half"),
        absent_most=3,
        period_starts=(1, 7, 13),
        best_periods=2,
        substitutes="self",
        win=WinPoints(2, 1, 0),
        by_wins=True,
        promote=2,
        decimals=2,
    )
    assert rule.text == EVERYTHING
    untouched = {one.name for one in fields(rule) if getattr(rule, one.name) == one.default}
    assert untouched == {"period_length"}


def test_parts_may_come_in_any_order_and_with_spaces() -> None:
    mixed = " Best:4 , Promote:2, periods: 6 ,absent: Own-Average / 1450 "
    assert parse_rule(mixed).text == "best:4,absent:own-average/1450,periods:6,promote:2"


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("sum,unnotified:veel", "hoort na “unnotified:” een aantal punten"),
        ("sum,absent:own-average/0", "hoort na “absent:”"),
        ("sum,periods:0", "heel getal vanaf 1"),
        ("sum,periods:2+7", "eerste avond van elke periode"),
        ("sum,periods:1+7+7", "van laag naar hoog"),
        ("sum,periods:1+x", "eerste avond van elke periode"),
        ("sum,best-periods:2", "welke perioden er zijn"),
        ("sum,substitutes:both", "substitutes"),
        ("sum,win:2/1", "drie getallen"),
        ("sum,win:a/b/c", "drie getallen"),
        ("sum,win:2/x/0", "drie getallen"),
        ("sum,win:0/1/2", "niet meer waard"),
        ("sum,win:1/1/1", "niet meer waard"),
        ("sum,by:points", "alleen “wins”"),
        ("sum,by:wins", "hoeveel een ronde oplevert"),
        ("average,decimals:1", "alleen 2 staan"),
        ("sum,promote:0", "heel getal vanaf 1"),
        ("sum,promote:1,promote:2", "staat er twee keer"),
        ("sum,min", "niet bekend"),
    ],
)
def test_a_part_that_cannot_be_is_told_with_what_can(rule: str, sentence: str) -> None:
    with pytest.raises(RankingError) as refused:
        parse_rule(rule)
    assert sentence in str(refused.value)
    assert rule in str(refused.value)


@pytest.mark.parametrize(
    ("rule", "dutch", "english"),
    [
        (
            "best:4,periods:6,best-periods:5",
            "beste 4 van elke periode tellen, perioden van 6 avonden, beste 5 perioden tellen",
            "best 4 of each period count, periods of 6 evenings, best 5 periods count",
        ),
        (
            "average-best:2,periods:1+7,best-periods:1",
            "gemiddelde van de beste 2 van elke periode, perioden vanaf avond 1 en 7,"
            " alleen de beste periode telt",
            "average of the best 2 of each period, periods from evening 1 and 7,"
            " only the best period counts",
        ),
        (
            "sum,absent:lowest,unnotified:0,absent-most:1",
            "alle avonden tellen, afgemeld: de laagste van de avond, niet afgemeld: 0 punten,"
            " alleen de eerste keer",
            "all evenings count, absent with notice: the lowest of the evening,"
            " without notice: 0 points, only the first time",
        ),
        (
            "sum,absent:own-average/1450,win:2/1/0,by:wins,promote:2,decimals:2",
            "alle avonden tellen, afwezig: het eigen gemiddelde (hoogstens 1.450), winstpunten per"
            " ronde 2/1/0 (gewonnen/gelijk/verloren), de winstpunten bepalen de plaats,"
            " per groep 2 omhoog en 2 omlaag, een gemiddelde in honderdsten",
            "all evenings count, absent: one's own average (1,450 at most), win points a round"
            " 2/1/0 (won/level/lost), win points decide the place,"
            " in each group 2 up and 2 down, an average in hundredths",
        ),
        ("best:1", "alleen de beste van 16 telt", "only the best of 16 counts"),
        (
            "best:1,periods:1",
            "de beste van elke periode telt, elke avond een periode",
            "the best of each period counts, a period each evening",
        ),
        (
            "sum,substitutes:none",
            "alle avonden tellen, een avond met een invaller telt voor niemand",
            "all evenings count, an evening with a substitute counts for nobody",
        ),
    ],
)
def test_a_rule_is_told_in_both_languages(rule: str, dutch: str, english: str) -> None:
    assert rule_text(parse_rule(rule), 16) == dutch
    assert rule_text(parse_rule(rule), 16, Language.EN) == english


def test_each_part_has_a_phrase_of_its_own() -> None:
    assert len(rule_parts(parse_rule(EVERYTHING))) == 12
    assert len(rule_parts(parse_rule(EVERYTHING), language=Language.EN)) == 12


@pytest.mark.parametrize("points", ["2/2/1", "2/1/1", "3/1/0"])
def test_a_round_that_is_level_may_be_worth_as_much_as_one_won_or_lost(points: str) -> None:
    assert parse_rule(f"sum,win:{points}").text == f"sum,win:{points}"


@pytest.mark.parametrize(
    ("rule", "gives"),
    [("sum", False), ("sum,absent:lowest", True), ("sum,unnotified:half", True)],
)
def test_absence_is_worth_something_only_where_the_rule_says_so(rule: str, gives: bool) -> None:
    assert parse_rule(rule).gives is gives


def test_the_evenings_of_a_period_go_by_their_numbers() -> None:
    six = parse_rule("sum,periods:6")
    assert [six.period_of(one) for one in (1, 6, 7, 13)] == [1, 1, 2, 3]
    assert (six.bounds(1), six.bounds(3)) == ((1, 6), (13, 18))
    own = parse_rule("sum,periods:1+4+9")
    assert [own.period_of(one) for one in (1, 3, 4, 8, 9, 99)] == [1, 1, 2, 2, 3, 3]
    assert (own.bounds(2), own.bounds(3)) == ((4, 8), (9, 0))


def test_a_rule_and_a_worth_are_told_within_another_sentence() -> None:
    rule = parse_rule("best:3,absent:own-average/4500")
    told = Message("Zo: {rule}.", rule=rule_words(rule)).text(Language.NL)
    assert told == "Zo: beste 3 tellen, afwezig: het eigen gemiddelde (hoogstens 4.500)."
    assert rule.absent is not None
    assert worth_text(rule.absent) == "het eigen gemiddelde (hoogstens 4.500)"
    assert rule_text(parse_rule("best:1")) == "alleen de beste avond telt"
    assert rule_text(parse_rule("best:2")) == "beste 2 tellen"
    assert worth_text(Worth("own-average")) == "het eigen gemiddelde"
    assert worth_text(Worth("lowest"), Language.EN) == "the lowest of the evening"
    assert worth_text(Worth("points", 1)) == "1 punt"


def test_win_points_decide_before_an_average_and_that_before_a_total() -> None:
    rules = map(parse_rule, ("sum", "average", "average,win:2/1/0,by:wins"))
    found = [rule.score(7, 4512.5, 9025) for rule in rules]
    assert found == [9025, 4512.5, 7]


def test_of_many_who_ended_level_four_are_named() -> None:
    told = [Message.verbatim(f"P{number}") for number in range(1, 7)]
    assert str(ended_level(told[:4])) == "Gelijk geëindigd: P1; P2; P3; P4."
    assert str(ended_level(told)) == "Gelijk geëindigd: P1; P2; P3; P4 en nog 2."

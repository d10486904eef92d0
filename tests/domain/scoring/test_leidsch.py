"""Leidsch: bids by suit and level, and bids by tens."""

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Severity, Side
from tests.domain.scoring.own import built_in, own


@pytest.fixture
def leidsch() -> RuleSet:
    return built_in("leidsch")


@pytest.fixture
def tens() -> RuleSet:
    return built_in("leidsch-tientallen")


def figures(line: str, rules: RuleSet) -> tuple[int, int, int, int, str, Side | None]:
    game = judge(line, rules).settled
    assert game is not None
    return (
        game.ns.points,
        game.ns.roem,
        game.ew.points,
        game.ew.roem,
        game.outcome.value,
        game.side,
    )


def codes(line: str, rules: RuleSet) -> list[tuple[str, str]]:
    return [(one.code, one.field) for one in judge(line, rules).findings]


def told(line: str, rules: RuleSet, language: Language = Language.NL) -> str:
    return " ".join(sentence(one, language) for one in judge(line, rules).findings)


def test_85_with_a_bid_of_two_is_nat(leidsch: RuleSet) -> None:
    assert figures("w85#2", leidsch) == (0, 0, 162, 0, "nat", Side.NS)
    assert codes("w85#2", leidsch) == []


@pytest.mark.parametrize(("level", "least"), [(1, 82), (2, 92), (3, 102), (5, 122), (9, 162)])
def test_each_level_asks_ten_more(level: int, least: int, leidsch: RuleSet) -> None:
    assert figures(f"w{least}#{level}", leidsch)[4] == "made"
    assert figures(f"w{least - 2}#{level}", leidsch)[4] == "nat"


def test_without_a_bid_it_is_a_bid_of_one(leidsch: RuleSet) -> None:
    assert figures("w82", leidsch) == figures("w82#1", leidsch) == (82, 0, 80, 0, "made", None)
    assert figures("w81", leidsch)[4] == "nat"


def test_a_level_is_reached_with_roem_and_asks_more_than_the_other(leidsch: RuleSet) -> None:
    assert figures("w76+20#2", leidsch)[4] == "made"
    assert figures("w92-50#2", leidsch)[4] == "nat"


def test_a_level_may_ask_a_margin_over_the_half_of_all(leidsch: RuleSet) -> None:
    margin = own(leidsch, level_bar="margin")
    assert figures("w92#2", margin)[4] == "made"
    assert figures("w91#2", margin)[4] == "nat"
    assert figures("w92+20#2", margin)[4] == "made"
    assert figures("w92-20#2", margin)[4] == "nat"  # 92 of 182: more than 101 is asked
    assert figures("w82-20#1", margin)[4] == "nat"


def test_the_points_in_the_game_stay_162(leidsch: RuleSet) -> None:
    assert figures("w120#3", leidsch)[:4] == (120, 0, 42, 0)
    assert figures("z120#3", leidsch)[:4] == (162, 0, 0, 0)


def test_a_game_made_without_its_bid_should_have_been_written_as_nat(leidsch: RuleSet) -> None:
    assert codes("w!85#2", leidsch) == [("nat-missed", "row")]
    assert told("w!85#2", leidsch) == (
        "Totaal: Wij speelde en heeft 85 tegen 77, en het bod vraagt 92: dat is nat. Het wordt 0 "
        "en 162. (Alles over kaarten, Leidsch)"
    )
    level = told("w!81#2", leidsch)
    assert level.startswith("Totaal: Wij speelde en heeft 81 tegen 81: dat is nat.")
    margin = told("w!92-20#2", own(leidsch, level_bar="margin"))  # 92 of 182: half, one and ten
    assert "heeft 92 tegen 90, en het bod vraagt 102: dat is nat." in margin


def test_whoever_played_is_nat_when_neither_side_has_what_was_bid(leidsch: RuleSet) -> None:
    assert codes("85#2", leidsch) == [("bid-unsettled", "row")]
    assert judge("85#2", leidsch).findings[0].severity is Severity.ERROR
    assert told("85#2", leidsch, Language.EN) == (
        "Total: neither side has the 92 that the bid asks. Whoever played is then nat: type * "
        "(Wij) or .* (Zij). (Alles over kaarten, Leidsch)"
    )
    assert codes("92#2", leidsch) == codes(".92#2", leidsch) == []


def test_nat_that_only_the_bid_explains_is_right(leidsch: RuleSet) -> None:
    assert codes("wn85#2", leidsch) == []
    assert codes("wn92#2", leidsch) == [("nat-wrong", "row")]
    assert codes("n#2", leidsch) == []


@pytest.mark.parametrize("bid", [0, 20, 90])
def test_a_bid_that_is_no_level_is_named_and_the_rest_still_judged(
    bid: int, leidsch: RuleSet
) -> None:
    assert codes(f"w120+30#{bid}", leidsch) == [("roem-unit", "roem"), ("bid-kind", "bid")]


def test_why_a_bid_is_no_level_is_said(leidsch: RuleSet) -> None:
    assert told("w120#0", leidsch) == (
        "Bod: 0 is hier geen bod: een bod is een hoogte, 1, 2, 3 ... Kijk op het formulier "
        "welk bod het was. (Alles over kaarten, Leidsch)"
    )
    for bid in (20, 999):
        assert told(f"w120#{bid}", leidsch) == (
            f"Bod: {bid} is hier geen bod: een bod is een hoogte, 1 tot en met 19. Daarboven "
            "vraagt het 272 of meer, en zonder roem is dat er nooit. Kijk op het formulier welk "
            "bod het was. (Alles over kaarten, Leidsch)"
        )
    assert codes("wp#19", leidsch) == []


def test_with_spades_double_there_is_more_to_bid_on(leidsch: RuleSet) -> None:
    spades = own(leidsch, spades_double=True)
    assert codes("w120#20@s", spades) == []
    assert codes("w120#28@s", spades) == [("bid-kind", "bid")]
    assert "1 tot en met 27. Daarboven vraagt het 433 of meer" in told("w120#28@s", spades)


def test_a_count_without_its_level_is_taken_as_one_and_says_so(leidsch: RuleSet) -> None:
    (found,) = judge("w82", leidsch).findings
    assert (found.code, found.severity) == ("bid-missing", Severity.WARNING)
    assert sentence(found).startswith("Bod: er staat geen bod bij, dus het telt als hoogte 1.")
    assert "counts as level 1" in sentence(found, Language.EN)
    # nat stays nat under any bid, and as written there is nothing to judge by it
    assert codes("w70", leidsch) == codes("92", leidsch) == codes("wn", leidsch) == []


def test_where_a_bid_should_stand_a_number_is_asked_and_no_strokes(leidsch: RuleSet) -> None:
    assert told("92#", leidsch) == "Totaal: op plaats 4 hoort een getal."


def test_a_bid_by_tens_must_be_reached_roem_included(tens: RuleSet) -> None:
    assert figures("w85+20#100", tens) == (85, 20, 77, 0, "made", None)
    assert figures("w85+20#110", tens) == (0, 0, 162, 20, "nat", Side.NS)
    assert codes("w85+20#100", tens) == codes("w85+20#110", tens) == []


def test_a_bid_by_tens_asks_more_than_the_other_as_well(tens: RuleSet) -> None:
    assert figures("w90-20#90", tens)[4] == "nat"
    assert figures("w92-50#90", tens)[4] == "nat"
    assert figures("w92#90", tens)[4] == "made"


@pytest.mark.parametrize(
    ("bid", "code", "text"),
    [
        (2, "bid-kind", "2 is hier geen bod: een bod is een aantal punten, vanaf 90."),
        (80, "bid-low", "80 kan niet: het laagste bod is 90."),
        (95, "bid-kind", "95 is hier geen bod: er wordt op hele tientallen geboden, vanaf 90."),
        (5000, "bid-high", "5.000 kan niet: meer dan"),
    ],
)
def test_a_bid_that_nobody_can_make_is_named(bid: int, code: str, text: str, tens: RuleSet) -> None:
    assert codes(f"w120#{bid}", tens) == [(code, "bid")]
    assert told(f"w120#{bid}", tens).startswith(f"Bod: {text}")


def test_a_count_without_its_bid_is_a_warning(tens: RuleSet) -> None:
    found = judge("w92+20", tens).findings
    assert [(one.code, one.severity) for one in found] == [("bid-missing", Severity.WARNING)]
    assert codes("w70", tens) == codes("92+20", tens) == codes("wn", tens) == []


def test_hand_roem_counts_for_the_bid_and_the_lesser_of_the_others_is_rejected(
    tens: RuleSet,
) -> None:
    assert figures("w85+50h-20h#130", tens) == (85, 50, 77, 0, "made", None)
    assert figures("w85+20h-50h#90", tens)[4] == "nat"
    assert figures("w92+20-s#90", tens) == (92, 20, 70, 20, "made", None)


def test_a_pit_that_stays_below_its_bid_is_named(tens: RuleSet) -> None:
    assert codes("wp#260", tens) == []
    assert codes("wp#270", tens) == [("nat-missed", "row")]


def test_a_bid_with_spades_double_is_reached_with_doubled_points(leidsch: RuleSet) -> None:
    spades = own(leidsch, spades_double=True)
    assert figures("w92#2@s", spades)[:4] == (184, 0, 140, 0)
    assert figures("w87#2@s", spades)[4] == "made"
    assert figures("w86#2@s", spades)[4] == "nat"  # 172, where 162 + 1 + 10 is asked


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("w!85#2", "Wij speelde en heeft 85 tegen 77, en het bod vraagt 92: dat is nat."),
        ("w!70#2", "Wij speelde en heeft 70 tegen 92: dat is nat."),
        ("z!85#2", "Zij speelde en heeft 77 tegen 85: dat is nat."),
    ],
)
def test_a_row_as_written_says_why_it_is_nat(line: str, says: str) -> None:
    (found,) = judge(line, built_in("leidsch")).findings
    assert says in sentence(found)
    assert judge("w!92#2", built_in("leidsch")).findings == ()


def test_a_number_below_20_is_a_level_and_not_a_bid_too_low(tens: RuleSet) -> None:
    assert codes("w100#19", tens) == [("bid-kind", "bid")]
    assert codes("w100#20", tens) == [("bid-low", "bid")]


def test_all_that_there_is_can_be_bid(tens: RuleSet) -> None:
    free = own(tens, lowest_bid=81)
    (found,) = judge("w100#9999", free).findings
    most = found.values["most"]
    assert isinstance(most, int)
    assert codes(f"w100#{most}", free) == []
    assert codes(f"w100#{most + 1}", free) == [("bid-high", "bid")]


@pytest.mark.parametrize("line", ["82#3", "w!85#3"])
def test_a_margin_is_asked_of_what_both_have_together(line: str, leidsch: RuleSet) -> None:
    (found,) = judge(line, own(leidsch, level_bar="margin")).findings
    assert found.values["need"] == 102  # half of 162 and one, and ten for each level more

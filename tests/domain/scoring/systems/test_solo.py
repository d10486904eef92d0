import pytest

from clubadmin.domain.row.columns import after_text
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.scorefile import score_text
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.scoring.systems.solo import Solo
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Outcome, Position, Severity, Side
from tests.domain.scoring.own import built_in, own


@pytest.fixture
def three() -> RuleSet:
    return built_in("drie-spelers")


@pytest.fixture
def each_his_own(three: RuleSet) -> RuleSet:
    return own(three, solo_share="own")


def each(line: str, rules: RuleSet) -> list[int | None]:
    """What the three players get, by seat."""
    settled = judge(line, rules).settled
    assert settled is not None
    return [share.amounts.total if share.amounts else None for share in settled.shares]


def outcome(line: str, rules: RuleSet) -> Outcome | None:
    settled = judge(line, rules).settled
    return settled.outcome if settled else None


def codes(line: str, rules: RuleSet) -> list[str]:
    return [one.code for one in judge(line, rules).findings]


def test_a_game_of_three_has_ten_tricks(three: RuleSet) -> None:
    assert (three.seats, three.tricks, three.total) == (3, 10, 162)


def test_who_plays_alone_keeps_his_own_and_the_two_share(three: RuleSet) -> None:
    assert each("2/85+20-40#90", three) == [59, 105, 59]
    assert codes("2/85+20-40#90", three) == []


def test_the_bid_is_reached_with_roem_included(three: RuleSet) -> None:
    assert outcome("1/80+20#100", three) is Outcome.MADE
    assert outcome("1/80+20#101", three) is Outcome.NAT


def test_the_bid_is_all_that_is_asked(three: RuleSet) -> None:
    assert outcome("1/75#70", three) is Outcome.MADE
    assert codes("1/75#70", three) == []


def test_who_does_not_reach_his_bid_is_nat_and_the_others_share_everything(
    three: RuleSet,
) -> None:
    assert each("3/85+20-40#120", three) == [111, 111, 0]


def test_half_a_point_goes_up_or_down_as_the_rules_say(three: RuleSet) -> None:
    assert each("1/85#80", three) == [85, 39, 39]
    assert each("1/85#80", own(three, solo_share="half-down")) == [85, 38, 38]


@pytest.mark.parametrize(
    ("share", "lines", "totals"),
    [
        ("half-up", ["1/85#80"] * 3, [255, 116, 116]),  # 3 x 38.5 = 115.5
        ("half-down", ["1/85#80"] * 3, [255, 115, 115]),
        ("half-up", ["1/85#80", "2/86#80", "3/87#80"], [161, 162, 164]),
        # 85 + 38 + 37.5 = 160.5; 38.5 + 86 + 37.5 = 162; 38.5 + 38 + 87 = 163.5
        ("half-down", ["1/85#80", "2/86#80", "3/87#80"], [160, 162, 163]),
        ("half-up", ["2/70#90", "1/85#80", "-"], [166, 39, 120]),  # 81 + 38.5 = 119.5
    ],
)
def test_halves_of_a_point_are_rounded_once_at_the_end_of_the_sheet(
    three: RuleSet, share: str, lines: list[str], totals: list[int]
) -> None:
    rules = own(three, solo_share=share)
    assert [one.total for one in score_sheet(lines, rules).seats] == totals


def test_a_row_shows_the_half_that_each_of_the_two_gets(three: RuleSet) -> None:
    for share in ("half-up", "half-down"):
        settled = judge("1/85#80", own(three, solo_share=share)).settled
        assert settled is not None
        assert [after_text(f"player-{place}", settled) for place in (1, 2, 3)] == [
            "85",
            "38½",
            "38½",
        ]


def test_a_pit_against_two(three: RuleSet) -> None:
    assert each("1/p#100", three) == [262, 0, 0]
    assert each("1/p+140#100", three) == [302, 0, 0]


def test_a_revoke_by_one_of_the_two_gives_all_to_who_plays_alone(three: RuleSet) -> None:
    assert each("2/.v#90", three) == [0, 262, 0]
    assert each("2/v#90", three) == [131, 0, 131]


def test_each_may_keep_what_he_made(each_his_own: RuleSet) -> None:
    assert each("1/85*40#80", each_his_own) == [85, 40, 37]


def test_roem_goes_to_who_made_it(each_his_own: RuleSet) -> None:
    assert each("1/105*40-20*20#80", each_his_own) == [105, 60, 17]
    assert each("3/105*40-40*0#80", each_his_own) == [40, 57, 105]


def test_where_each_keeps_his_own_who_plays_alone_must_have_more_than_both(
    three: RuleSet, each_his_own: RuleSet
) -> None:
    assert outcome("1/82*40#80", each_his_own) is Outcome.MADE
    assert outcome("1/81*40#80", each_his_own) is Outcome.NAT
    assert outcome("1/90*40-20*20#80", each_his_own) is Outcome.NAT  # 90 against 92
    assert outcome("1/90*40#100", each_his_own) is Outcome.NAT
    assert outcome("1/81#80", three) is Outcome.MADE  # they share: the bid is all that is asked
    for line in ("1/!81#80", "1/!80#80", "1/!81#81"):
        found = judge(line, each_his_own).findings[0]
        assert (found.code, found.article) == ("nat-missed", "Eigen, eigen regel")
        assert "reason" not in found.values  # it is not the bid that he lacks


def test_what_the_two_made_apart_must_be_told(each_his_own: RuleSet) -> None:
    assert each("1/85#80", each_his_own) == [85, None, None]
    (found,) = judge("1/85#80", each_his_own).findings
    assert sentence(found).startswith("Punten: wat de twee samen maakten (77)")
    assert "speler 2" in sentence(found)
    assert codes("1/105*40-20#80", each_his_own) == ["share-missing"]


def test_nobody_can_have_made_more_than_the_two_together(each_his_own: RuleSet) -> None:
    assert codes("2/85*0#80", each_his_own) == codes("2/85*77#80", each_his_own) == []
    assert codes("2/85*78#80", each_his_own) == ["share-range"]
    (found,) = judge("2/85*78#80", each_his_own).findings
    assert "player 1 cannot have made 78" in sentence(found, Language.EN)


def test_no_player_can_have_made_less_than_nothing(each_his_own: RuleSet) -> None:
    row = RawGame(solo=2, ns_points=85, bid=80, first_points=-1)
    found = Solo().check(row, Solo().settle(row, each_his_own), each_his_own)
    assert [one.code for one in found] == ["share-range"]


@pytest.mark.parametrize("line", ["1/a85.30", "1/a85+20-20"])
def test_what_the_director_decided_is_asked_nothing_of(line: str, each_his_own: RuleSet) -> None:
    assert codes(line, own(each_his_own, talon="none")) == []


def test_what_is_lost_to_the_two_they_share_alike(each_his_own: RuleSet) -> None:
    assert each("1/70*40#90", each_his_own) == [0, 81, 81]


def test_without_a_player_a_row_is_kept_and_asks_only_when_the_sheet_is_complete(
    three: RuleSet,
) -> None:
    (found,) = score_sheet(["85+20#90"], three).findings
    assert (found.code, found.severity, found.game) == ("solo-player", Severity.WARNING, 1)
    assert sentence(found) == (
        "Spel 1: wie speelde alleen? Typ 1/, 2/ of 3/ ervoor; zolang dat er niet staat, heeft geen "
        "van de drie iets van dit spel. (Alles over kaarten, Klaverjassen met drie personen)"
    )
    (found,) = score_sheet(["85+20#90"], three, complete=True).findings
    assert (found.code, found.game) == ("solo-unknown", 1)
    assert sentence(found) == (
        "Spel 1: er staat niet bij wie alleen speelde. Typ 1/, 2/ of 3/ voor de rij. "
        "(Alles over kaarten, Klaverjassen met drie personen)"
    )


def test_a_row_as_written_below_its_bid_should_be_nat(three: RuleSet) -> None:
    assert codes("85+20#110", three) == ["nat-missed", "solo-player"]
    assert outcome("85+20#110", three) is Outcome.MADE


def test_the_two_can_have_the_left_boxes(three: RuleSet) -> None:
    settled = judge("z1/.85-20#90", three).settled
    assert settled is not None
    assert settled.of(Side.EW).total == 105
    assert each("z1/.85-20#90", three) == [105, 39, 39]


def test_four_in_sequence_does_not_fit_in_a_trick_of_three(three: RuleSet) -> None:
    assert codes("1/85+50#80", three) == ["roem-unit"]


def test_findings_call_the_sides_alone_and_together(three: RuleSet) -> None:
    (found,) = judge("1/85+50#80", three).findings
    assert sentence(found).startswith("Roem Alleen: 50 kan niet.")
    assert sentence(found, Language.EN).startswith("Roem Alone: 50 cannot be.")


def test_a_talon_that_does_not_count_takes_its_points_out_of_the_game(three: RuleSet) -> None:
    without = own(three, talon="none")
    assert codes("1/85.70#80", without) == []
    assert codes("1/85.78#80", without) == ["points-split"]
    assert codes("1/85.30#80", without) == ["points-split"]
    # jack and nine of trumps may be left: 34, so there are at least 128 and at most 162
    assert codes("1/85.43#80", without) == []
    assert codes("1/85.42#80", without) == ["points-split"]
    assert codes("1/85.77#80", without) == []
    double = own(without, spades_double=True)
    assert codes("1/!86.170#80@s", double) == []  # doubled as written: 324 less 68
    assert codes("1/!86.168#80@s", double) == ["points-split"]
    (found,) = judge("1/85#80", without).findings
    assert "Typ beide: Alleen, een punt en Samen" in sentence(found)


def test_each_player_has_a_total_of_his_own(three: RuleSet) -> None:
    sheet = score_sheet(["1/85+20#90", "2/70#90", "3/p#100", "-"], three)
    assert [(one.seat.value, one.points, one.roem, one.total) for one in sheet.seats] == [
        ("n", 166, 20, 186),
        ("e", 39, 0, 39),
        ("s", 282, 100, 382),
    ]


def test_a_fine_comes_off_one_players_total(three: RuleSet) -> None:
    sheet = score_sheet(["1/85#80!2v"], own(three, revoke="personal"))
    assert [one.total for one in sheet.seats] == [85, -61, 39]


def test_a_fine_is_known_though_nobody_yet_says_who_played_alone(three: RuleSet) -> None:
    settled = judge("85#80!2v", own(three, revoke="personal")).settled
    assert settled is not None
    assert [(one.seat, one.amounts, one.fine) for one in settled.shares] == [
        (Position.E, None, 100)
    ]


def test_who_revoked_is_one_of_those_who_play_on_that_side(three: RuleSet) -> None:
    personal = own(three, revoke="personal")
    assert codes("2/v85#80!2v", personal) == []
    (found,) = judge("2/v85#80!1v", personal).findings
    assert (found.code, found.values["meant"]) == ("fine-player", ("2/v85#80!1v!2v",))
    (found,) = judge("2/.v85#80", personal).findings
    assert found.values["meant"] == ("2/.v85#80!1v", "2/.v85#80!3v")


def test_a_fine_for_a_seat_where_nobody_sits_is_a_finding(three: RuleSet) -> None:
    assert codes("1/85#80!4v", own(three, revoke="personal")) == ["fine-seat"]


def test_what_three_players_added_up_is_judged(three: RuleSet) -> None:
    lines = ["1/85#80", "2/85#80", "3/85#80"]
    right = score_sheet(lines, three, own=(162, 162, 162))
    assert right.findings == ()
    (found,) = score_sheet(lines, three, own=(162, 77, None)).findings
    assert sentence(found).startswith(
        "Totaal speler 2: op papier 77, de rijen geven 162: 85 te weinig. "
        "Spel 2 lijkt overgeslagen."
    )


def test_three_games_at_most_are_named(three: RuleSet) -> None:
    (found,) = score_sheet(["1/85#80"] * 3, three, own=(170, None, None)).findings
    assert "Spel 1, 2 of 3 lijkt overgeslagen." in sentence(found)
    (found,) = score_sheet(["1/85#80"] * 4, three, own=(255, None, None)).findings
    assert "Spel 1" not in sentence(found)


def test_roem_that_was_not_added_up_is_named(three: RuleSet) -> None:
    lines = ["1/85+20#80", "1/p#80", "1/92#80"]
    (found,) = score_sheet(lines, three, own=(439, None, None)).findings
    assert "Kijk naar spel 1: de roem lijkt niet meegeteld." in sentence(found)
    (found,) = score_sheet(lines, three, own=(339, None, None)).findings
    assert "Op papier is de roem niet meegeteld." in sentence(found)


def test_three_totals_end_a_file(three: RuleSet) -> None:
    sheet = score_text("1/85#80\ntotal 85 39 93\n", three)
    (found,) = sheet.findings
    assert sentence(found).startswith(
        "Totaal speler 3: op papier 93, de rijen geven 39: 54 te veel."
    )
    (unread,) = score_text("1/85#80\ntotal 85 39\n", three).findings
    assert "total 905 811 744" in sentence(unread)


def test_where_nothing_is_bid_who_plays_alone_must_have_more(three: RuleSet) -> None:
    unbid = own(three, bidding="none")
    assert outcome("1/81", unbid) is Outcome.NAT
    assert outcome("1/82", unbid) is Outcome.MADE


def test_a_bid_that_is_missing_is_said(three: RuleSet) -> None:
    assert codes("1/85", three) == ["bid-missing"]
    assert codes("1/75", three) == ["bid-missing"]


def test_what_was_meant_is_offered_though_the_player_is_still_to_be_typed(three: RuleSet) -> None:
    (found,) = judge("85+2o#90", three).findings
    assert found.values["meant"] == ("85+20#90",)

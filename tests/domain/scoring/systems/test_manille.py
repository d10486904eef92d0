import pytest

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.scorefile import score_text, sheet_json
from clubadmin.domain.scoring.sheet import judge, score_sheet
from clubadmin.domain.scoring.systems import system_of
from clubadmin.domain.scoring.systems.one_box import counts
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Position, Severity, Side
from tests.domain.scoring.own import built_in, own


@pytest.fixture
def manille() -> RuleSet:
    return built_in("manille")


def gives(line: str, rules: RuleSet) -> tuple[int, int]:
    settled = judge(line, rules).settled
    assert settled is not None
    return settled.ns.total, settled.ew.total


def fines(line: str, rules: RuleSet) -> dict[Position, int]:
    settled = judge(line, rules).settled
    assert settled is not None
    return {share.seat: share.fine for share in settled.shares}


def codes(line: str, rules: RuleSet) -> list[str]:
    return [one.code for one in judge(line, rules).findings]


def test_37_points_are_a_score_of_7(manille: RuleSet) -> None:
    assert gives("37", manille) == (7, 0)
    assert gives(".37", manille) == (0, 7)


def test_37_without_trumps_and_kloppen_is_28(manille: RuleSet) -> None:
    assert gives("37@zk", manille) == (28, 0)


@pytest.mark.parametrize(
    ("line", "score"), [("60", 30), ("60k", 60), ("60@z", 60), ("60kk", 120), ("60@zk", 120)]
)
def test_all_points_are_30_and_at_most_120(line: str, score: int, manille: RuleSet) -> None:
    assert gives(line, manille) == (score, 0)
    assert codes(line, manille) == []


def test_30_30_is_written_with_dashes_and_nobody_scores(manille: RuleSet) -> None:
    for line in ("---", "30", ".30"):
        judged = judge(line, manille)
        assert judged.settled is not None
        assert judged.settled.outcome is Outcome.MADE
        assert (gives(line, manille), judged.findings) == ((0, 0), ())


def test_after_30_30_the_next_game_does_not_count_double(manille: RuleSet) -> None:
    sheet = score_sheet(["---", "37"], manille)
    assert (sheet.ns.total, sheet.ew.total) == (7, 0)


def test_a_game_without_trumps_is_never_worth_eight_times(manille: RuleSet) -> None:
    assert gives("60@zkk", manille) == (120, 0)
    (found,) = judge("60@zkk", manille).findings
    assert found.code == "double-limit"
    assert "hoogstens 4 keer" in sentence(found)


@pytest.mark.parametrize(
    ("line", "fine"), [("37!2v", 30), ("37k!2v", 60), ("37@z!2v", 60), ("37@zk!2v", 120)]
)
def test_revoking_costs_what_the_game_could_give(line: str, fine: int, manille: RuleSet) -> None:
    assert fines(line, manille) == {Position.E: fine}
    assert codes(line, manille) == []


def test_the_stopped_game_may_have_had_another_stake(manille: RuleSet) -> None:
    for stake in (30, 60, 120):
        assert fines(f"37!4v{stake}", manille) == {Position.W: stake}
        assert codes(f"37!4v{stake}", manille) == []
    (found,) = judge("37!4v50", manille).findings
    assert sentence(found).startswith(
        "Straf: een straf van 50 voor West kan niet. Het is wat het stopgezette spel kon "
        "opbrengen: 30, 60 of 120."
    )


def test_the_first_misdeal_costs_nothing_and_each_later_one_15(manille: RuleSet) -> None:
    assert fines("37!1m", manille) == {}
    assert fines("37!1m2", manille) == {Position.N: 15}
    assert fines("37!1m4", manille) == {Position.N: 45}


def test_after_a_misdeal_the_dealer_may_not_play_without_trumps(manille: RuleSet) -> None:
    assert codes("37@z!1m", manille) == ["misdeal-no-trumps"]
    assert codes("37@s!1m", manille) == []


def test_a_misdeal_and_a_revoke_of_one_player_add_up(manille: RuleSet) -> None:
    assert fines("37!1m2!1v", manille) == {Position.N: 45}


def test_one_player_deals_a_game(manille: RuleSet) -> None:
    assert codes("37!1m!2m", manille) == ["misdeal-twice"]
    assert codes("37!1m!1m2", manille) == ["misdeal-twice"]


def test_points_typed_for_the_number_of_misdeals_are_seen(manille: RuleSet) -> None:
    (found,) = judge("37!4m15", manille).findings
    assert sentence(found).startswith(
        "Straf: West kan niet 15 keer achter elkaar verkeerd gedeeld hebben. Typ hoe vaak, niet "
        "de punten: !4m2 is twee keer."
    )
    assert codes("37!1m0", manille) == codes("37!1m10", manille) == ["misdeal-times"]
    assert codes("37!1m1", manille) == codes("37!1m9", manille) == []


def test_fines_come_off_at_the_end_of_the_round(manille: RuleSet) -> None:
    sheet = score_sheet(["60@zk", "37!2v", ".45!1m2"], manille)
    assert [(one.seat.value, one.points, one.fines, one.total) for one in sheet.seats] == [
        ("n", 127, 15, 112),
        ("e", 15, 30, 0),
        ("s", 127, 0, 127),
        ("w", 15, 0, 15),
    ]


def test_on_one_of_several_sheets_of_a_round_fines_are_still_to_come_off(manille: RuleSet) -> None:
    sheet = score_sheet(["60@zk", "37!2v", ".45!1m2"], manille, part=True)
    assert [(one.points, one.fines, one.total) for one in sheet.seats] == [
        (127, 15, 127),
        (15, 30, 15),
        (127, 0, 127),
        (15, 0, 15),
    ]


def test_fines_never_bring_a_round_below_zero_a_floor_of_0(manille: RuleSet) -> None:
    sheet = score_sheet(["37!2v120"], manille)
    assert [one.total for one in sheet.seats] == [7, 0, 7, 0]


def test_a_club_may_let_fines_go_below_zero(manille: RuleSet) -> None:
    sheet = score_sheet(["37!2v120"], own(manille, fine_floor=False))
    assert [one.total for one in sheet.seats] == [7, -120, 7, 0]


def test_a_stopped_game_without_a_new_one_says_what_to_type(manille: RuleSet) -> None:
    (found,) = judge(".v", manille).findings
    assert sentence(found) == (
        "Totaal: na verzaken wordt dit spel opnieuw gedeeld. Typ de uitslag van het nieuwe spel "
        "met de straf erachter: ! en de speler (1 tot en met 4), en dan v. "
        "(Manille-tornooi, Loochenen / Vals spelen)"
    )
    assert gives(".v", manille) == (0, 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("61", "points-range"),
        ("37.22", "points-split"),
        ("37+20", "roem-none"),
        ("n37", "mark-unknown"),
        ("p", "mark-unknown"),
    ],
)
def test_what_manille_does_not_know_is_a_finding(line: str, code: str, manille: RuleSet) -> None:
    assert codes(line, manille) == [code]


@pytest.mark.parametrize("name", ["manille", "troefcall"])
def test_no_side_can_have_less_than_nothing(name: str) -> None:
    rules = built_in(name)
    row = RawGame(ew_points=-1)
    found = system_of(rules).check(row, system_of(rules).settle(row, rules), rules)
    assert [(one.code, one.side) for one in found] == [("points-range", Side.EW)]


def test_the_directors_score_stands_as_it_is(manille: RuleSet) -> None:
    settled = judge("a15.15", manille).settled
    assert settled is not None
    assert (settled.outcome, settled.ns.points, settled.ew.points) == (Outcome.ARBITRAL, 15, 15)
    assert gives("a15", manille) == (15, 0)
    assert gives("a.15", manille) == (0, 15)


def test_a_misdeal_by_who_does_not_deal_that_game_is_seen(manille: RuleSet) -> None:
    rows = ["37!1m", "37!2m2", "37", "37!4m", "37!2m2"]
    (found,) = score_sheet(rows, manille).findings
    assert (found.code, found.game, found.severity) == ("misdeal-dealer", 5, Severity.WARNING)
    assert sentence(found).startswith(
        "Spel 5, straf: Oost staat hier als wie verkeerd deelde, maar naar de andere spellen "
        "deelde Noord."
    )


def test_of_two_misdeals_that_disagree_the_earliest_is_believed(manille: RuleSet) -> None:
    (found,) = score_sheet(["37!1m", "37!4m"], manille).findings
    assert (found.code, found.game) == ("misdeal-dealer", 2)
    assert "naar de andere spellen deelde Oost" in sentence(found)


def test_where_the_sheet_says_who_deals_one_misdeal_is_enough(manille: RuleSet) -> None:
    around = tuple(Position)
    (found,) = score_sheet(["37!1m", "37!1m3"], manille, dealers=around).findings
    assert (found.code, found.game, found.severity) == ("misdeal-dealer", 2, Severity.WARNING)
    assert sentence(found).startswith(
        "Spel 2, straf: Noord staat hier als wie verkeerd deelde, maar op het formulier is Oost "
        "de gever van dit spel."
    )


def test_who_deals_is_not_known_until_a_row_says_it(manille: RuleSet) -> None:
    """Manille-tornooi, Wie begint met delen: the highest card deals, at each boompje anew."""
    assert score_sheet(["37", "41"], manille).dealers == ()
    around = (Position.W, Position.N, Position.E, Position.S)
    for rows in (["37", "37!1g"], ["37", "37!1m"], ["37", "37!nm2", "37!og"]):
        scored = score_sheet(rows, manille, games=4)
        assert (scored.dealers, scored.findings) == (around, ())


def test_a_dealer_costs_nothing_and_is_checked_against_the_others(manille: RuleSet) -> None:
    scored = score_sheet(["37!3g", "41!1m2", "37!1g"], manille)
    assert [(one.seat, one.fines) for one in scored.seats if one.fines] == [(Position.N, 15)]
    (found,) = scored.findings
    assert (found.game, found.severity) == (2, Severity.WARNING)
    assert sentence(found).startswith(
        "Spel 2, straf: Noord staat hier als wie verkeerd deelde, maar op het formulier is West "
        "de gever van dit spel."
    )
    (other,) = score_sheet(["37!3g", "41!1g"], manille).findings
    assert sentence(other).startswith(
        "Spel 2, straf: Noord staat hier als gever, maar naar een ander spel gaf West dit spel."
    )


def test_a_dealer_is_not_typed_where_the_sheet_has_him(nku: RuleSet) -> None:
    (found,) = judge("92!1g", nku).findings
    assert (found.code, "staat op het formulier al wie er geeft" in sentence(found)) == (
        "unreadable",
        True,
    )


def test_one_misdeal_alone_can_be_anybodys(manille: RuleSet) -> None:
    assert score_sheet(["37", "37!3m2"], manille).findings == ()


def test_two_totals_end_a_file(manille: RuleSet) -> None:
    assert score_text("37\n.40\ntotal 7 10\n", manille).findings == ()
    (found,) = score_text("37\n.40\ntotal 7 11\n", manille).findings
    assert sentence(found).startswith("Totaal punten Zij: op papier 11, de rijen geven 10")
    (unread,) = score_text("37\ntotal 7\n", manille).findings
    assert "total, en dan de punten van Wij en van Zij" in sentence(unread)


def test_the_score_file_tells_what_each_player_pays(manille: RuleSet) -> None:
    printed = sheet_json(score_text("37!2v60!1m2\n37\n", manille))
    assert printed["games"][0]["shares"] == [
        {"seat": "n", "points": None, "roem": None, "fine": 15},
        {"seat": "e", "points": None, "roem": None, "fine": 60},
    ]
    assert "shares" not in printed["games"][1]
    assert printed["seats"][0] == {"seat": "n", "points": 14, "roem": 0, "fines": 15, "total": 0}


@pytest.mark.parametrize(
    ("line", "meant"), [("30-30", ("---", "30")), ("37-23", ("37",)), ("37-23@zk", ("37@zk",))]
)
def test_counts_of_both_sides_with_a_dash_between_are_understood(
    line: str, meant: tuple[str, ...], manille: RuleSet
) -> None:
    (found,) = judge(line, manille).findings
    assert (found.code, found.values["meant"]) == ("roem-none", meant)
    assert f"Bedoeld {', of '.join(meant)}?" in sentence(found)


def test_what_one_side_has_is_reckoned_from_what_the_other_has() -> None:
    typed = [RawGame(), RawGame(ns_points=37), RawGame(ew_points=23), RawGame(ns_points=61)]
    assert [counts(one, 60) for one in typed] == [(0, 0), (37, 23), (37, 23), (61, 0)]


def test_what_is_no_count_of_both_sides_is_only_refused(manille: RuleSet) -> None:
    (found,) = judge("37-20", manille).findings
    assert "Bedoeld" not in sentence(found)
    for line in ("30.30-30", "n30-30", "30+5-30"):
        for found in judge(line, manille).findings:
            assert found.values.get("meant", ()) == (), line
    troefcall = built_in("troefcall")
    assert judge("7-6", troefcall).findings[0].values["meant"] == ("7",)


def test_what_is_wrong_with_a_whole_sheet_goes_by_the_document_of_manille(
    manille: RuleSet,
) -> None:
    own_total = score_sheet(["37", "40"], manille, paper=(18, None, 0, None))
    missing = score_sheet(["37"], manille, games=2, complete=True)
    articles = {one.article for one in (*own_total.findings, *missing.findings)}
    assert articles == {"Manille-tornooi, Einde van de ronde"}

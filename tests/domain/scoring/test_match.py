import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.match import Match
from clubadmin.domain.scoring.scorefile import score_text, sheet_json
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Severity, Side
from tests.domain.scoring.own import own


@pytest.fixture
def to_501(nku: RuleSet) -> RuleSet:
    return own(nku, target=501)


def test_a_match_ends_with_the_game_that_brings_a_side_to_the_target(to_501: RuleSet) -> None:
    sheet = score_sheet(["p", "p"], to_501)
    assert sheet.match == Match(501, 2, Side.NS)
    assert score_sheet(["p", "92"], to_501).match == Match(501)


def test_level_at_or_above_the_target_one_more_game_decides(to_501: RuleSet) -> None:
    level = ["122+100-200", "40+200-100", "71+40-20"]
    sheet = score_sheet(level, to_501)
    assert (sheet.ns.total, sheet.ew.total) == (573, 573)
    assert sheet.match == Match(501)
    assert score_sheet([*level, "92"], to_501).match == Match(501, 4, Side.NS)
    assert score_sheet([*level, "71-20+40", "70"], to_501).match == Match(501, 5, Side.EW)


def test_of_two_sides_that_get_there_together_the_higher_wins(to_501: RuleSet) -> None:
    sheet = score_sheet(["122+100-200", "40+200-100", "70+40-50"], to_501)
    assert (sheet.ns.total, sheet.ew.total) == (572, 604)
    assert sheet.match == Match(501, 3, Side.EW)


def test_behind_a_game_that_is_not_known_nothing_ends_a_match(to_501: RuleSet) -> None:
    assert score_sheet(["p", "", "p"], to_501).match == Match(501)
    assert score_sheet(["p", "9?q", "p"], to_501).match == Match(501)


def test_without_a_target_there_is_no_match(nku: RuleSet) -> None:
    assert score_sheet(["p", "p"], nku).match is None


def test_games_after_the_end_are_not_missing(to_501: RuleSet) -> None:
    sheet = score_sheet(["p", "p", "", ""], to_501, games=16, complete=True)
    assert (sheet.missing, sheet.findings) == ((), ())


def test_a_game_typed_after_the_end_is_a_finding(to_501: RuleSet) -> None:
    sheet = score_sheet(["p", "p", "92", "-"], to_501)
    (found,) = sheet.findings
    assert (found.code, found.game) == ("match-over", 3)
    assert "de partij was na spel 2 al uit: Wij had 524, en het gaat tot 501" in sentence(found)


def test_a_complete_sheet_without_an_end_says_so_once(to_501: RuleSet) -> None:
    sheet = score_sheet(["p", "92"], to_501, games=16, complete=True)
    (found,) = sheet.findings
    assert (found.code, found.severity) == ("match-unfinished", Severity.ERROR)
    assert "Wij heeft 354, Zij 70" in sentence(found)


def test_where_all_rows_are_typed_it_is_said_how_to_get_more(to_501: RuleSet) -> None:
    told = sentence(score_sheet(["92", "92"], to_501, games=2, complete=True).findings[0])
    assert "alle rijen zijn vol. Geef een formulier meer spellen" in told
    assert "Typ de volgende rij" not in told
    told = sentence(score_sheet(["92", "92"], to_501, games=3, complete=True).findings[-1])
    assert "Typ de volgende rij" in told


def test_within_its_longest_a_match_has_been_won(to_501: RuleSet) -> None:
    longest = to_501.longest_match
    assert longest == 7  # six games of 162 are 972: both may be below 501
    last = score_sheet(["81"] * (longest - 1) + ["82"], to_501)
    assert last.match == Match(501, longest, Side.NS)
    assert own(to_501, target=1001).longest_match == 13
    assert own(to_501, target=0).longest_match == 0


def test_a_game_skipped_before_the_last_is_missing_all_the_same(to_501: RuleSet) -> None:
    sheet = score_sheet(["p", "", "92"], to_501, games=16, complete=True)
    assert [one.code for one in sheet.findings] == ["game-missing", "match-unfinished"]


def test_a_match_that_was_stopped_is_a_warning(to_501: RuleSet) -> None:
    sheet = score_sheet(["p", "92", "-"], to_501, complete=True)
    (found,) = sheet.findings
    assert (found.code, found.severity) == ("match-stopped", Severity.WARNING)


def test_a_match_that_was_stopped_is_named_before_the_sheet_is_declared_whole(
    to_501: RuleSet,
) -> None:
    for text in ("p\n92\n-\n", "92\nx\n"):
        (found,) = score_text(text, to_501).findings
        assert (found.code, found.severity) == ("match-stopped", Severity.WARNING)
    assert score_text("p\n92\n", to_501).findings == ()  # it may go on
    assert score_sheet(["92", "-", ""], to_501).findings == ()


def test_a_sheet_with_all_its_games_and_no_winner_is_an_error(to_501: RuleSet) -> None:
    short = own(to_501, games=4)
    (found,) = score_text("x\nx\nx\n92\n", short).findings
    assert (found.code, found.severity) == ("match-unfinished", Severity.ERROR)
    (found,) = score_text("92\nx\nx\nx\n", short).findings
    assert (found.code, found.severity) == ("match-stopped", Severity.WARNING)
    assert score_sheet(["x", "x", "x", "92"], short, games=8).findings == ()


def test_the_score_file_tells_how_the_match_stands(to_501: RuleSet) -> None:
    printed = sheet_json(score_text("p\np\n", to_501))
    assert printed["match"] == {"target": 501, "over_after": 2, "winner": "ns"}
    assert "match" not in sheet_json(score_text("p\n", own(to_501, target=0)))


def test_the_target_itself_is_enough(nku: RuleSet) -> None:
    for target, over in ((262, 1), (263, None)):  # a march is 162 and 100
        match = score_sheet(["p"], own(nku, target=target)).match
        assert match is not None
        assert match.over_after == over


def test_a_match_of_one_row_that_is_not_played_was_stopped(to_501: RuleSet) -> None:
    assert [one.code for one in score_sheet(["-"], to_501).findings] == ["match-stopped"]
    assert score_sheet([], to_501).findings == ()

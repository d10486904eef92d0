from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import ScoredSheet, score_line, score_sheet
from clubadmin.domain.scoring.wording import sentence
from tests.domain.scoring.own import built_in

LINES = ("92+20", "n-40", "p", ".58-50", "w70+20-40", "71-20", "130+40", "v", "x", "-")


def told(sheet: ScoredSheet) -> list[str]:
    return [sentence(one) for one in sheet.findings]


def test_the_columns_are_added_up_by_side(nku: RuleSet) -> None:
    sheet = score_sheet(LINES, nku)
    assert (sheet.ns.points, sheet.ns.roem) == (92 + 162 + 104 + 71 + 130, 20 + 100 + 40)
    assert (sheet.ew.points, sheet.ew.roem) == (
        70 + 162 + 58 + 162 + 91 + 32 + 262,
        40 + 50 + 60 + 20,
    )
    assert sheet.ns.total == sheet.ns.points + sheet.ns.roem


def test_a_game_that_hangs_is_typed_as_the_paper_has_it(nku: RuleSet) -> None:
    """After 81 against 81 Wij wins by 100 to 62 and has the 162 that hung as well: 262."""
    sheet = score_sheet(["92+20", "a0.0", "a262.62"], nku, games=3, complete=True)
    assert not sheet.findings
    assert (sheet.ns.total, sheet.ew.total) == (112 + 262, 70 + 62)


def test_a_row_that_is_not_typed_yet_is_no_error(nku: RuleSet) -> None:
    sheet = score_sheet(["92", "", "  "], nku, games=4)
    assert (sheet.typed, sheet.missing, sheet.findings) == (1, (2, 3, 4), ())
    assert sheet.games[1].raw is None


def test_a_sheet_that_should_be_complete_names_each_game_it_lacks(nku: RuleSet) -> None:
    sheet = score_sheet(["92", "", "70"], nku, games=4, complete=True)
    assert told(sheet) == [
        "Spel 2: dit spel ontbreekt. Typ de rij, of - als het niet gespeeld is.",
        "Spel 4: dit spel ontbreekt. Typ de rij, of - als het niet gespeeld is.",
    ]


def test_a_game_that_was_not_played_is_not_missing(nku: RuleSet) -> None:
    assert score_sheet(["-", "x"], nku, games=2, complete=True).findings == ()


def test_an_unreadable_row_is_typed_and_does_not_count(nku: RuleSet) -> None:
    sheet = score_sheet(["92", "9q", "70"], nku, games=3)
    assert (sheet.typed, sheet.missing) == (3, ())
    assert sheet.ns.points == 162
    assert [one.code for one in sheet.errors] == ["unreadable"]


def test_a_warning_is_no_error(nku: RuleSet) -> None:
    sheet = score_sheet(["162"], nku)
    assert len(sheet.findings) == 1
    assert sheet.errors == ()


def test_findings_know_the_game_they_are_about(nku: RuleSet) -> None:
    assert [one.game for one in score_sheet(["92", "81", "1"], nku).findings] == [2, 3]
    assert score_line("81", nku, 12).findings[0].game == 12


def test_two_sheets_of_one_table_part_at_the_first_game_that_differs(nku: RuleSet) -> None:
    other = ("92+20", "n-40", "p", ".58-20", "n-60", "70-20", *LINES[6:])
    assert told(score_sheet(LINES, nku, other=other)) == [
        "Spel 4: hier lopen de twee formulieren uiteen: 104 / – 58 50 tegenover 104 / – 58 20. "
        "Kijk beide na."
    ]


def test_two_sheets_agree_when_the_figures_do_however_they_were_typed(nku: RuleSet) -> None:
    other = ("92+I", "*-40", "**", "104-v", "n-60", ".91-20", ".32+40", "***", "-", "x")
    assert score_sheet(LINES, nku, other=other).findings == ()


def test_a_second_sheet_that_is_half_typed_is_compared_as_far_as_it_goes(nku: RuleSet) -> None:
    assert score_sheet(LINES, nku, other=("92+20", "", "p")).findings == ()
    assert score_sheet(LINES, nku, other=("", "", "p-")).findings[0].game == 3


def test_sheets_that_differ_only_in_who_played_alone_part_there() -> None:
    rules = built_in("drie-spelers")
    sheet = score_sheet(["1/95#90"], rules, other=["2/95#90"])
    assert [one.code for one in sheet.findings] == ["sheets-differ"]
    assert "1/95#90 tegenover 2/95#90" in told(sheet)[0]


def test_of_a_row_that_the_other_sheet_has_otherwise_twenty_signs_are_shown(nku: RuleSet) -> None:
    for typed, shown in (("q" * 20, "q" * 20), ("q" * 21, "q" * 20), ("  - ", "-")):
        (found,) = score_sheet(["92"], nku, other=[typed]).findings
        assert (found.code, found.values["theirs"]) == ("sheets-differ", shown)


def test_a_sheet_without_rows_lacks_none(nku: RuleSet) -> None:
    assert score_sheet([], nku, complete=True).findings == ()

"""The players' own totals: which row explains what they are off."""

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language
from tests.domain.scoring.own import built_in, own

LINES = ("92+20", "n-40", "p+140", ".58-50", "w70+20-40", "71-20", "130+40", "v-20", "84")
Off = tuple[int, int, int, int]
ARTICLE = ""  # the NKU says nothing of sheets


def told(
    off: Off, rules: RuleSet, lines: tuple[str, ...] = LINES
) -> list[tuple[int | None, str, str]]:
    """(row named, column, sentence) for totals that are off by so much."""
    right = score_sheet(lines, rules)
    own = (right.ns.points, right.ns.roem, right.ew.points, right.ew.roem)
    paper = tuple(a + b for a, b in zip(own, off, strict=True))
    sheet = score_sheet(lines, rules, paper=paper)  # type: ignore[arg-type]
    found = [one for one in sheet.findings if one.code == "total-mismatch"]
    assert all(sentence(one).endswith(ARTICLE) for one in found)
    return [
        (one.game, f"{one.side} {one.field}", sentence(one).removesuffix(ARTICLE)) for one in found
    ]


def test_totals_that_agree_are_left_alone(nku: RuleSet) -> None:
    assert told((0, 0, 0, 0), nku) == []


def test_the_sentence_names_the_difference_and_the_row(nku: RuleSet) -> None:
    assert told((-104, 0, 0, 0), nku) == [
        (
            4,
            "ns points",
            "Totaal punten Wij: op papier 539, de rijen geven 643: 104 te weinig. "
            "Spel 4 lijkt overgeslagen.",
        )
    ]


def test_of_no_rows_every_total_is_nothing(nku: RuleSet) -> None:
    assert score_sheet([], nku, paper=(0, 0, 0, 0)).findings == ()
    found = score_sheet([], nku, paper=(1, 20, 2, 40)).findings
    assert [(one.field, one.values["difference"]) for one in found] == [
        ("points", 1),
        ("roem", 20),
        ("points", 2),
        ("roem", 40),
    ]


@pytest.mark.parametrize(
    ("off", "game", "text"),
    [
        ((-92, -20, -70, 0), 1, "Spel 1 lijkt overgeslagen."),
        ((0, 0, 0, -50), 4, "Spel 4 lijkt overgeslagen."),
        ((130, 40, 32, 0), 7, "Spel 7 lijkt twee keer geteld."),
        ((0, 0, 91, 0), 6, "Spel 6 lijkt twee keer geteld."),
        ((29 - 92, 0, 63, 0), 1, "Kijk naar spel 1: twee cijfers lijken verwisseld."),
        ((0, 0, 85 - 58, 0), 4, "Bij spel 4 lijken twee cijfers verwisseld bij het optellen."),
        ((58 - 104, 50, 46, -50), 4, "Kijk naar spel 4: Wij en Zij lijken verwisseld."),
        ((-84, 0, 84, 0), 9, "Kijk naar spel 9: daar lijkt nat vergeten, hier of op papier."),
        ((0, -40, 0, 40), 7, "Kijk naar spel 7: de roem lijkt aan de andere kant te horen."),
        ((78, 0, -78, 0), 9, "Kijk naar spel 9: daar lijkt nat vergeten, hier of op papier."),
        ((40, -40, 0, 0), 7, "Spel 7 lijkt in de verkeerde kolom geteld."),
        ((-84, 84, 0, 0), 9, "Spel 9 lijkt in de verkeerde kolom geteld."),
        ((0, 0, 50, -50), 4, "Spel 4 lijkt in de verkeerde kolom geteld."),
        ((0, 0, -78, 78), 9, "Spel 9 lijkt in de verkeerde kolom geteld."),
        (
            (0, -100, 0, 0),
            3,
            "Kijk naar spel 3: de 100 extra lijkt vergeten of in de verkeerde kolom geteld.",
        ),
        (
            (100, -100, 0, 0),
            3,
            "Kijk naar spel 3: de 100 extra lijkt vergeten of in de verkeerde kolom geteld.",
        ),
        (
            (0, 0, -100, 0),
            8,
            "Kijk naar spel 8: de 100 extra lijkt vergeten of in de verkeerde kolom geteld.",
        ),
    ],
)
def test_a_row_is_named_when_it_explains_the_whole_difference(
    off: Off, game: int, text: str, nku: RuleSet
) -> None:
    found = told(off, nku)
    assert found
    assert all(named == game and told.endswith(text) for named, _, told in found), found


@pytest.mark.parametrize(
    ("off", "text"),
    [
        ((7, 0, 0, 0), "Tel de kolom na."),
        ((10, 0, 0, 0), "10 te veel. Is er 10 dubbel geteld bij het optellen?"),
        ((-10, 0, 0, 0), "10 te weinig. Is er 10 vergeten bij het optellen?"),
        ((1000, 0, 0, 0), "Is er 1.000 dubbel geteld bij het optellen?"),
        ((200, 0, 0, 0), "Op papier zijn punten en roem samen geteld."),
        ((634 - 643, 0, 0, 0), "In het totaal op papier lijken twee cijfers verwisseld."),
    ],
)
def test_no_row_is_named_when_none_explains_the_difference(
    off: Off, text: str, nku: RuleSet
) -> None:
    found = told(off, nku)
    assert [named for named, _, _ in found] == [None]
    assert found[0][2].endswith(text)


def test_104_typed_as_4_is_found_by_its_hundred(nku: RuleSet) -> None:
    found = told((100, 0, -100, 0), nku, ("92+20", "4-40", "71"))
    assert [game for game, _, _ in found] == [2, 2]
    assert found[0][2].endswith("Kijk naar spel 2: daar kan een honderdtal vergeten zijn.")


@pytest.mark.parametrize("off", [(0, -20, 0, 20), (0, 50, 0, -50), (0, 30, 0, -30)])
def test_roem_of_one_side_or_both_may_stand_at_the_other(off: Off, nku: RuleSet) -> None:
    found = told(off, nku, ("92+20-50", "84", "71"))
    text = "Kijk naar spel 1: de roem lijkt aan de andere kant te horen."
    assert [(game, told.endswith(text)) for game, _, told in found] == [(1, True), (1, True)]


def test_roem_of_120_typed_as_20_is_found_by_its_hundred(nku: RuleSet) -> None:
    found = told((0, 100, 0, 0), nku, ("92+20", "84-40", "71"))
    assert found == [
        (
            1,
            "ns roem",
            "Totaal roem Wij: op papier 120, de rijen geven 20: 100 te veel. "
            "Kijk naar spel 1: daar kan een honderdtal vergeten zijn.",
        )
    ]


def test_digits_of_a_row_are_not_blamed_alone_where_those_of_the_total_may_be_swapped(
    nku: RuleSet,
) -> None:
    ((row, _, text),) = told((-9, 0, 0, 0), nku, ("110", "44"))
    assert row == 1
    assert text.endswith(
        "op papier 145, de rijen geven 154: 9 te weinig. Twee cijfers lijken verwisseld:"
        " in dit totaal, of bij het optellen van spel 1."
    )
    ((row, _, text),) = told((-9, 0, 0, 0), nku, ("110", "34"))
    assert row == 1
    assert text.endswith("Bij spel 1 lijken twee cijfers verwisseld bij het optellen.")


def test_two_rows_that_explain_it_equally_are_both_named(nku: RuleSet) -> None:
    found = told((0, 0, -162, 0), nku)
    assert found[0][0] is None
    assert found[0][2].endswith("Spel 2 of 5 lijkt overgeslagen.")


def test_a_figure_that_many_rows_have_names_none_of_them(nku: RuleSet) -> None:
    found = told((0, -20, 0, 0), nku, ("92+20", "84+20", "71+20", "130+20"))
    assert found[0][0] is None
    assert found[0][2].endswith("20 te weinig. Tel de kolom na.")
    found = told((0, -20, 0, 0), nku, ("92+20", "84+20", "71+20"))
    assert "Spel 1, 2 of 3 " in found[0][2]


def test_a_figure_is_only_in_the_wrong_column_when_both_columns_are_off(nku: RuleSet) -> None:
    found = told((100, 0, 0, 3), nku)
    assert found[0][2].endswith("Is er 100 dubbel geteld bij het optellen?")


def test_two_slips_in_two_columns_are_explained_apart(nku: RuleSet) -> None:
    assert [game for game, _, _ in told((-104, 0, 0, -20 - 3), nku)] == [4, None]
    assert [game for game, _, _ in told((-104, 0, 0, -50), nku)] == [4, 4]


def test_a_box_left_blank_explains_roem_that_the_players_did_count(nku: RuleSet) -> None:
    lines = ("92", "84+20?", "71")
    assert told((0, 0, 0, 50), nku, lines)[0][0] == 2
    assert told((0, 0, 0, 50), nku, lines)[0][2].endswith(
        "In spel 2 is het roemvakje leeg: hoort daar 50?"
    )


def test_a_row_that_cannot_be_read_is_the_first_suspect(nku: RuleSet) -> None:
    found = told((104, 0, 58, 50), nku, ("92", "1q4", "71"))
    assert [game for game, _, _ in found] == [2, 2, 2]
    assert found[0][2].endswith("Spel 2 kan nog niet gelezen worden.")


KRAKEN = ("92", "w61+40k", "w100+20-50kk", "z70", ".n+20")
SPADES = ("w92+20@s", "71-20", "z60@h", "p@s", "w84@s")


@pytest.mark.parametrize(
    ("off", "game", "text"),
    [
        ((-324, -40, 0, 0), 2, "Spel 2 lijkt overgeslagen."),
        ((-648, -70, 648, 70), 3, "Kijk naar spel 3: Wij en Zij lijken verwisseld."),
        ((-324, 0, 0, 0), 3, "Kijk naar spel 3: daar kan een verdubbeling vergeten zijn"),
        ((-324, -40, 162, 40), 2, "Kijk naar spel 2: daar kan een verdubbeling vergeten zijn"),
        ((-548, -50, 62, 50), 3, "Kijk naar spel 3: daar kan een verdubbeling vergeten zijn"),
        ((0, -70, 0, 70), 3, "Kijk naar spel 3: de roem lijkt aan de andere kant te horen."),
    ],
)
def test_a_game_that_was_gekraakt_explains_what_it_is_worth(off: Off, game: int, text: str) -> None:
    found = told(off, built_in("kraken"), KRAKEN)
    assert found
    assert all(named == game and text in told for named, _, told in found), found


@pytest.mark.parametrize("counted", [1296, 648, 324, 162])
def test_of_a_superkraak_in_spades_each_doubling_may_be_forgotten(
    counted: int, nku: RuleSet
) -> None:
    rules = own(nku, doubling="kraken", spades_double=True)
    ((game, _, text),) = told((counted - 2592, 0, 0, 0), rules, ("92@h", "2592@skkk", "80@h"))
    assert game == 2
    assert "daar kan een verdubbeling vergeten zijn" in text


@pytest.mark.parametrize(
    ("off", "game", "text"),
    [
        ((-92, 0, -70, 0), 1, "Kijk naar spel 1: daar kan een verdubbeling vergeten zijn"),
        ((60, 0, 102, 0), 3, "Spel 3 lijkt twee keer geteld."),
        ((-36 * 2, 0, 36 * 2, 0), 5, "Kijk naar spel 5: twee cijfers lijken verwisseld."),
        ((0, -100, 0, 0), 4, "Kijk naar spel 4: de 100 extra lijkt vergeten"),
    ],
)
def test_a_game_with_spades_explains_twice_what_was_typed(off: Off, game: int, text: str) -> None:
    found = told(off, built_in("schoppen-dubbel"), SPADES)
    assert found
    assert all(named == game and text in told for named, _, told in found), found


def test_a_hundred_forgotten_in_the_count_is_two_hundred_with_spades() -> None:
    found = told((200, 0, -200, 0), built_in("schoppen-dubbel"), ("92", "z40@s", "71"))
    assert [game for game, _, _ in found] == [2, 2]


@pytest.mark.parametrize(("name", "article"), [("nkf1976", "NKF 1976, art. 4"), ("nku", "")])
def test_a_total_that_is_off_cites_the_rules_in_force_or_none(name: str, article: str) -> None:
    sheet = score_sheet(LINES, built_in(name), paper=(1, 2, 3, 4))
    assert {one.article for one in sheet.findings} == {article}


def test_only_columns_that_the_players_added_up_are_checked(nku: RuleSet) -> None:
    sheet = score_sheet(LINES, nku, paper=(None, 1, None, None))
    assert [(one.side, one.field) for one in sheet.findings] == [("ns", "roem")]


def test_half_a_sheet_cannot_add_up_yet(nku: RuleSet) -> None:
    assert score_sheet([*LINES, ""], nku, paper=(1, 2, 3, 4)).findings == ()


def test_the_sentence_comes_in_english_as_well(nku: RuleSet) -> None:
    sheet = score_sheet(["92", "84"], nku, paper=(92, 0, 148, 0))
    assert sentence(sheet.findings[0], Language.EN) == (
        "Total points Wij: 92 on paper, the rows give 176: 84 too little. "
        "Game 2 seems to be skipped."
    )


def before_and_after(earlier: dict[int, tuple[str, ...]], rules: RuleSet) -> list[tuple[str, str]]:
    """Severity and sentence of each total, where the players added up before a decision."""
    first = {game: lines[0] for game, lines in earlier.items()}
    lines = tuple(first.get(game, line) for game, line in enumerate(LINES, 1))
    was = score_sheet(lines, rules)
    paper = (was.ns.points, was.ns.roem, was.ew.points, was.ew.roem)
    sheet = score_sheet(LINES, rules, paper=paper, earlier=earlier)
    return [
        (one.severity.value, sentence(one))
        for one in sheet.findings
        if one.code == "total-mismatch"
    ]


def test_totals_of_before_a_decision_are_a_warning_that_names_it(nku: RuleSet) -> None:
    found = before_and_after({8: ("100-20",)}, nku)
    assert {severity for severity, _ in found} == {"warning"}
    assert all("van voor de beslissing bij spel 8." in text for _, text in found)
    assert any("op papier 743, de rijen geven 643: 100 te veel" in text for _, text in found)


def test_of_two_decisions_both_may_have_come_after_the_totals(nku: RuleSet) -> None:
    found = before_and_after({2: ("100",), 8: ("100-20", "v")}, nku)
    assert found
    assert {severity for severity, _ in found} == {"warning"}
    assert all("spel 2, 8." in text for _, text in found)


def test_a_total_that_is_off_beside_a_decision_still_stands_in_the_way(nku: RuleSet) -> None:
    was = score_sheet(LINES, nku)
    paper = (was.ns.points + 7, was.ns.roem, was.ew.points, was.ew.roem)
    sheet = score_sheet(LINES, nku, paper=paper, earlier={8: ("100-20",)})
    assert [one.severity.value for one in sheet.findings if one.code == "total-mismatch"] == [
        "error"
    ]


def test_one_point_more_is_too_much_and_one_less_too_little(nku: RuleSet) -> None:
    for written, way in ((93, "veel"), (91, "weinig")):
        (found,) = score_sheet(["92"], nku, paper=(written, 0, 70, 0)).findings
        assert f"1 te {way}" in sentence(found)

"""Every code of the table of findings, and rows that look odd but are right."""

from datetime import date

import pytest

from clubadmin.domain.row.raw import Mark, RawGame
from clubadmin.domain.row.settle import settle
from clubadmin.domain.rules.rules import RuleSet, changed
from clubadmin.domain.scoring.checks import check_game
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Severity, Side
from tests.domain.scoring.own import built_in, own


def found(line: str, rules: RuleSet) -> list[tuple[str, str | None, str]]:
    return [(one.code, one.side, one.field) for one in score_line(line, rules, 7).findings]


def told(line: str, rules: RuleSet, language: Language = Language.NL) -> str:
    return " ".join(sentence(one, language) for one in score_line(line, rules, 7).findings)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("92.71", ("points-split", None, "points")),
        ("1", ("points-impossible", "ns", "points")),
        (".161", ("points-impossible", "ew", "points")),
        ("w161", ("points-impossible", "ns", "points")),
        ("wn1", ("points-impossible", "ns", "points")),
        ("n1", ("nat-keeps", "ns", "points")),
        ("wp163", ("pit-points", "ns", "points")),
        ("163", ("points-range", "ns", "points")),
        (".9220", ("points-range", "ew", "points")),
        ("92+20?", ("roem-blank", "ew", "roem")),
        ("92+30", ("roem-unit", "ns", "roem")),
        ("92-25", ("roem-unit", "ew", "roem")),
        ("92-10", ("roem-unit", "ew", "roem")),
        ("92+790", ("roem-unit", "ns", "roem")),
        ("92+810", ("roem-limit", "ns", "roem")),
        ("92+700-120", ("roem-limit", None, "roem")),
        ("p-20", ("roem-without-trick", "ew", "roem")),
        ("n+20", ("nat-keeps", "ns", "roem")),
        ("n+50", ("nat-keeps", "ns", "roem")),
        (".n.20", ("nat-keeps", "ew", "points")),
        ("w!70", ("nat-missed", "ns", "row")),
        ("z!81", ("nat-missed", "ew", "row")),
        ("wn92", ("nat-wrong", "ns", "row")),
        ("n92", ("nat-wrong", "ns", "row")),
        ("w.n", ("nat-wrong", "ew", "row")),
        ("81", ("tie-unsettled", None, "row")),
        ("91-20", ("tie-unsettled", None, "row")),
        ("p150", ("pit-points", "ns", "points")),
        ("p+40", ("pit-bonus-missing", "ns", "roem")),
        ("p/", ("pit-bonus-missing", "ns", "roem")),
        ("p+130", ("pit-bonus-missing", "ns", "roem")),
        ("zp", ("pit-by-defenders", "ns", "row")),
        ("162", ("sweep-unmarked", "ns", "row")),
        ("0+20", ("sweep-unmarked", "ew", "row")),
        ("w162+40", ("sweep-unmarked", "ns", "row")),
        ("v100", ("revoke-points", "ns", "points")),
        ("v+20", ("revoke-points", "ns", "roem")),
        ("262", ("revoke-unmarked", "ns", "points")),
        (".262-20", ("revoke-unmarked", "ew", "points")),
        ("92q", ("unreadable", None, "row")),
    ],
)
def test_each_code_arises_from_the_row_it_is_about(
    line: str, expected: tuple[str, str | None, str], nku: RuleSet
) -> None:
    assert found(line, nku) == [expected]


@pytest.mark.parametrize(
    "line",
    [
        "2",
        "160",
        "92+40",
        "92+60-20",
        "92+110-70",
        "162@s",
        "*-800",
        "**+900",
        "p+600",
        "w0",
        "w81-20",
        "n",
        ".n+20",
        "-",
        "x",
        "***-100",
        "82-20+40",
    ],
)
def test_a_row_that_can_be_is_left_alone(line: str, nku: RuleSet) -> None:
    assert [one for one in score_line(line, nku, 7).findings if one.severity == "error"] == []


def test_only_a_sweep_without_a_mark_is_a_warning(nku: RuleSet) -> None:
    assert score_line("162", nku, 1).findings[0].severity is Severity.WARNING
    assert score_line("81", nku, 1).findings[0].severity is Severity.ERROR


def test_four_jacks_make_900_possible_where_they_count_200(
    nku: RuleSet, rotterdams: RuleSet
) -> None:
    assert found("n-900", nku) == [("roem-limit", "ew", "roem")]
    assert found("n-900", rotterdams) == []
    assert found("n-910", rotterdams) == [("roem-limit", "ew", "roem")]


def test_where_only_high_cards_count_as_four_alike_less_can_be_had(nku: RuleSet) -> None:
    high = changed(nku, "Hoog", date(2027, 1, 1), four_alike_ranks=("A", "K", "Q", "J", "10"))
    assert found("n-600", high) == []
    assert found("n-610", high) == [("roem-limit", "ew", "roem")]


def test_a_pit_by_the_defenders_is_fine_under_the_rules_of_1976(nkf1976: RuleSet) -> None:
    assert found("zp", nkf1976) == []


def test_roem_that_cannot_be_is_named_beside_any_mark_but_the_pit_of_that_side(
    nku: RuleSet,
) -> None:
    assert found("p-30", nku) == [
        ("roem-unit", "ew", "roem"),
        ("roem-without-trick", "ew", "roem"),
    ]
    assert found("n+30", nku) == [("roem-unit", "ns", "roem"), ("nat-keeps", "ns", "roem")]


@pytest.mark.parametrize("mark", Mark)
def test_a_mark_of_nobodys_is_none(mark: Mark, nku: RuleSet) -> None:
    raw = RawGame(mark=mark, ns_points=92, ew_points=70)
    assert [*check_game(raw, settle(raw, nku), nku)] == []


@pytest.mark.parametrize("roem", [0, 20, 80])
def test_less_than_its_bonus_at_a_pit_is_the_one_thing_wrong_with_it(
    roem: int, nku: RuleSet
) -> None:
    assert found(f"p+{roem}", nku) == [("pit-bonus-missing", "ns", "roem")]
    without = changed(nku, "Eigen", date(2027, 1, 1), roem_where="none")
    declared = [("roem-none", "ns", "roem")] if roem else []
    assert found(f"p+{roem}", without) == [*declared, ("pit-bonus-missing", "ns", "roem")]
    assert found("p+100", without) == []


def test_a_blank_box_is_fine_where_no_stripe_is_asked(nku: RuleSet) -> None:
    assert found("92?", changed(nku, "Eigen", date(2027, 1, 1), stripe_required=False)) == []


def test_a_revoke_under_rules_that_deal_again_has_no_row(nku: RuleSet) -> None:
    redeal = changed(nku, "Eigen", date(2027, 1, 1), revoke="redeal")
    assert found("v", redeal) == [("revoke-points", "ns", "row")]


def test_a_revoke_for_which_the_player_pays_needs_its_points(nku: RuleSet) -> None:
    personal = changed(nku, "Eigen", date(2027, 1, 1), revoke="personal")
    assert found("v", personal) == [("revoke-points", "ns", "row")]
    assert found("v92+20!1v", personal) == []
    assert found("v1!3v", personal) == [("points-impossible", "ns", "points")]


def test_262_is_no_sign_of_a_revoke_where_there_is_no_penalty(nku: RuleSet) -> None:
    mild = changed(nku, "Eigen", date(2027, 1, 1), revoke="162")
    assert found("262", mild) == [("points-range", "ns", "points")]


def test_a_row_with_both_sides_points_from_elsewhere_can_be_checked(nku: RuleSet) -> None:
    for points, roem in ((-5, 30), (-1, -10)):
        raw = RawGame(ns_points=points, ew_points=10**9, ns_roem=roem)
        codes = [one.code for one in check_game(raw, settle(raw, nku), nku)]
        assert codes == ["points-range", "roem-unit"]


@pytest.mark.parametrize(
    ("line", "dutch"),
    [
        (
            "88+30",
            "Spel 7, roem Wij: 30 kan niet. Roem bestaat uit 20, 40, 50, 70 of 100. "
            "Bedoeld 20, of 50? (NKU, Roem)",
        ),
        (
            "p+40",
            "Spel 7, roem Wij: 40 kan niet bij een pit. In het vakje horen de 100 van de pit en de "
            "roem samen: 100, 120 ... (NKU, Pit, pan of mars)",
        ),
        (
            "81",
            "Spel 7: beide kanten hebben 81. Wie speelde is dan nat: typ * (Wij) of .* (Zij). "
            "(NKU, Nat/beet)",
        ),
        (
            "zp",
            "Spel 7: Zij speelde, dus alle slagen voor Wij is geen pit: Zij is nat. Typ .*. "
            "(NKU, Pit, pan of mars)",
        ),
        (
            "92.71",
            "Spel 7, punten: 92 en 71 zijn samen 163, maar een spel telt 162 punten. "
            "Kijk op het formulier welk van de twee niet klopt. (NKU, Punten per spel)",
        ),
    ],
)
def test_the_sentence_says_what_where_and_what_to_do(line: str, dutch: str, nku: RuleSet) -> None:
    assert told(line, nku) == dutch


def test_the_sentence_names_the_units_of_the_rule_set(rotterdams: RuleSet) -> None:
    assert "Roem bestaat uit 20, 40, 50, 70, 100 of 200." in told("88+30", rotterdams)


def test_the_article_is_that_of_the_rule_set(nkf1976: RuleSet) -> None:
    assert told("92?", nkf1976).endswith("(NKF 1976, art. 25)")
    assert score_line("v+20", nkf1976, 1).findings[0].article == "NKF 1976, art. 13"


def test_sentences_come_in_english_as_well(nku: RuleSet) -> None:
    assert told("88+30", nku, Language.EN) == (
        "Game 7, roem Wij: 30 cannot be. Roem is made of 20, 40, 50, 70 or 100. "
        "Meant 20, or 50? (NKU, Roem)"
    )


def test_a_finding_knows_its_side(nku: RuleSet) -> None:
    assert score_line(".n-20", nku, 1).findings[0].side is Side.EW


def test_the_commonest_roem_is_offered_first(nku: RuleSet) -> None:
    assert "Bedoeld 20, of 50?" in told("92+10", nku)
    assert "Bedoeld 20, of 40?" in told("92+25", nku)
    assert "Bedoeld 50?" in told("92+5", nku)
    assert "Bedoeld 70, of 60?" in told("92+65", nku)
    assert "Bedoeld 100, of 110?" in told("92+105", nku)


@pytest.mark.parametrize("line", ["1", "161", ".161"])
def test_points_that_no_tricks_make_are_named_with_both_that_cannot_be(
    line: str, nku: RuleSet
) -> None:
    assert "geen slagen zijn samen 1 of 161 punten waard" in told(line, nku)


def test_a_forgotten_sign_is_offered_back(nku: RuleSet) -> None:
    assert told("9220", nku).endswith("Bedoeld 92+20, of 92-20? (NKU, Punten per spel)")
    assert "Bedoeld 162+20, of 162-20?" in told("16220", nku)
    assert told(".10050", nku).endswith("Bedoeld .100+50, of .100-50? (NKU, Punten per spel)")
    assert "Bedoeld" not in told("163", nku)


def test_where_the_player_pays_for_a_revoke_a_tie_still_needs_a_mark(nku: RuleSet) -> None:
    personal = changed(nku, "Eigen", date(2027, 1, 1), revoke="personal")
    assert found("v81!1v", personal) == [("tie-unsettled", None, "row")]
    assert found("wv81!1v", personal) == []


def test_262_under_spades_double_is_the_figure_that_was_typed() -> None:
    spades = built_in("schoppen-dubbel")
    assert found("w262@s", spades) == [("revoke-unmarked", "ns", "points")]
    assert told("w262@s", spades).startswith(
        "Spel 7, punten Wij: 262 punten krijgt men alleen als de ander verzaakt."
    )
    assert told("424@s", spades).startswith(
        "Spel 7, punten Wij: 424 punten krijgt men alleen als de ander verzaakt."
    )


def test_262_that_a_doubled_count_can_give_may_still_have_been_a_revoke() -> None:
    spades = built_in("schoppen-dubbel")
    (one,) = score_line("262@s", spades, 7).findings
    assert (one.code, one.side, one.severity) == ("revoke-doubled", Side.NS, Severity.WARNING)
    assert sentence(one).startswith(
        "Spel 7, punten Wij: 262 is hier 2 keer 131. Is er verzaakt, dan wordt het 424: typ v "
        "(Wij verzaakte) of .v (Zij). Anders kan het zo blijven."
    )
    assert found("62.262@s", spades) == [("revoke-doubled", "ew", "points")]
    assert found("w131@s", spades) == []
    assert found("262@s", own(spades, revoke="162")) == []
    assert found("162@h", own(spades, revoke_penalty=0)) == [("sweep-unmarked", "ns", "row")]


@pytest.mark.parametrize(("line", "side"), [("w0", "ew"), ("z162", "ns")])
def test_all_points_for_the_defenders_may_have_been_their_pit(
    line: str, side: str, nkf1976: RuleSet, nku: RuleSet
) -> None:
    (one,) = score_line(line, nkf1976, 7).findings
    assert (one.code, one.side, one.severity) == ("sweep-unmarked", side, Severity.WARNING)
    whose = "Wij" if side == "ns" else "Zij"
    assert f"{whose} haalde alle 162 punten. Waren het ook alle slagen" in sentence(one)
    assert found(line, nku) == []
    assert found(line[0] + ("n" if side == "ew" else ".n"), nkf1976) == []
    assert found(line[0] + (".p" if side == "ew" else "p"), nkf1976) == []


def test_what_a_side_that_is_nat_keeps_goes_by_the_article_on_nat(nkf1976: RuleSet) -> None:
    (one,) = score_line("n20", nkf1976, 7).findings
    assert one.article == "NKF 1976 zwijgt; Alles over kaarten, Puntentelling"


@pytest.mark.parametrize("line", ["92!3v50", "v92!1v200"])
def test_a_personal_penalty_is_what_the_rule_set_says(line: str, nku: RuleSet) -> None:
    personal = own(nku, revoke="personal")
    assert found(line, personal) == [("fine-amount", None, "fines")]
    assert "het reglement geeft 100. Haal het getal weg." in told(line, personal)
    assert "the rules give 100" in told(line, personal, Language.EN)
    assert found("92!3v100", personal) == found("92!3v", personal) == []


def test_a_fine_is_of_a_thousand_points_at_most(nku: RuleSet) -> None:
    fined = own(nku, revoke="redeal-fine")
    assert found("92!3v1", fined) == found("92!3v1000", fined) == []
    for line in ("92!3v0", "92!3v1001"):
        assert found(line, fined) == [("fine-amount", None, "fines")]

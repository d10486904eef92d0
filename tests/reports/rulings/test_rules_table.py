from collections.abc import Sequence
from dataclasses import replace

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.reports.rulings.rules_table import rules_table
from clubadmin.services.club.rulesets import installed
from tests.reports import looking, made_up

SETS = {rules.name: rules for rules in installed()}
NKU, ROTTERDAMS = SETS["nku"], SETS["rotterdams"]


def made(
    *rules: RuleSet, only_differences: bool = False, language: Language = Language.NL
) -> bytes:
    return rules_table(
        rules, Printing(made_up.CLUB, language, made_up.STAMP), only_differences=only_differences
    )


def test_one_rule_set_stands_with_its_articles_under_headings() -> None:
    text = looking.text(made(NKU))
    assert "Spelregels NKU" in text
    for said in ("Kaarten en punten", "Vier boeren", "100", "NKU, Kaart te kort", "Troefplicht"):
        assert said in text


def test_what_does_nothing_is_left_out() -> None:
    assert "Laagste bod op punten" not in looking.text(made(NKU))


def test_a_comparison_marks_what_differs() -> None:
    text = looking.text(made(NKU, ROTTERDAMS))
    assert "» Vier boeren 100 200" in text
    assert "» Laatste slag" not in text


def test_only_differences_are_printed_when_asked() -> None:
    text = looking.text(made(NKU, ROTTERDAMS, only_differences=True))
    assert "Vier boeren" in text
    assert "Laatste slag" not in text


def test_rule_sets_that_are_alike_give_a_page_that_says_so() -> None:
    text = looking.text(made(NKU, replace(NKU, title="Ook NKU"), only_differences=True))
    assert "verschillen nergens" in text


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    "rules",
    [*((one,) for one in SETS.values()), tuple(SETS.values()), tuple(SETS.values()) * 5],
    ids=lambda rules: str(len(rules)),
)
def test_nothing_lies_over_something_else(rules: Sequence[RuleSet], language: Language) -> None:
    sheets = looking.sheets(lambda: made(*rules, language=language))
    assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []


@pytest.mark.parametrize(
    "title", ["W" * 80, "<b>&amp;</b> \u202e😀", "Onze regels, versie van de club " * 2]
)
def test_any_title_of_an_own_rule_set_stays_within_its_column(title: str) -> None:
    own = replace(ROTTERDAMS, title=title)
    for rules in ((own,), (NKU, own, own), (own,) * 7):
        sheets = looking.sheets(lambda rules=rules: made(*rules))  # type: ignore[misc]
        assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []

from dataclasses import replace
from datetime import date

from clubadmin.domain.rules.families import FAMILIES, family, family_title, one_line
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.rules.side_by_side import NOTHING, ComparedField, column_titles, side_by_side
from clubadmin.domain.terms import Language
from clubadmin.services.club.rulesets import installed

SETS = {rules.name: rules for rules in installed()}


def _fields(*rules: RuleSet, only_differences: bool = False) -> dict[str, ComparedField]:
    groups = side_by_side(rules, only_differences=only_differences)
    return {one.name: one for group in groups for one in group.fields}


def test_every_field_stands_beside_the_same_field_of_the_others() -> None:
    fields = _fields(*SETS.values())
    assert set(fields) == set(field_specs())
    assert all(len(one.said) == len(SETS) for one in fields.values())
    assert all(said.article for one in fields.values() for said in one.said)
    assert fields["last_trick"].label(Language.NL) == "Laatste slag"
    assert all(one.label(language) for one in fields.values() for language in Language)


def test_unless_it_is_asked_otherwise_what_is_alike_stands_there_as_well() -> None:
    both = (SETS["nku"], SETS["rotterdams"])
    names = {one.name for group in side_by_side(both) for one in group.fields}
    assert names == set(field_specs())


def test_what_differs_is_marked_and_the_rest_can_be_left_out() -> None:
    fields = _fields(SETS["nku"], SETS["rotterdams"], only_differences=True)
    assert fields["four_jacks"].apart(1)
    assert not fields["four_jacks"].apart(0)
    assert "last_trick" not in fields


def test_a_rule_set_beside_itself_differs_nowhere() -> None:
    assert _fields(SETS["nku"], SETS["nku"], only_differences=True) == {}


def test_a_field_that_does_nothing_shows_a_dash_and_is_no_difference() -> None:
    other = replace(SETS["nku"], level_bar="margin")
    fields = _fields(SETS["nku"], other)
    assert fields["level_bar"].said[1].value(Language.NL) == NOTHING
    assert not fields["level_bar"].differs
    assert not fields["level_bar"].counts
    bids = _fields(SETS["nku"], SETS["leidsch"])["level_bar"]
    assert bids.counts  # under one of the two
    assert bids.differs


def test_every_rule_set_has_a_kind_and_a_line_in_both_languages() -> None:
    for rules in SETS.values():
        assert family(rules) in FAMILIES
        for language in Language:
            assert family_title(rules, language)
            assert 10 < len(one_line(rules, language)) < 110


def test_rule_sets_of_one_kind_can_be_told_apart_by_their_line() -> None:
    nku, rotterdams = SETS["nku"], SETS["rotterdams"]
    assert one_line(nku, Language.NL) == "Vier boeren 100, maatslag vrij"
    assert one_line(rotterdams, Language.NL) == "Vier boeren 200, maatslag ook troeven"


def test_kinds_follow_from_fields() -> None:
    nku = SETS["nku"]
    assert family(replace(nku, bidding="level")) == "bidding"
    assert family(replace(nku, doubling="kraken")) == "stakes"
    assert family(replace(nku, spades_double=True)) == "stakes"
    assert family(replace(nku, target=501)) == "target"
    assert family(replace(nku, players="2")) == "few"
    assert family(replace(nku, system="manille", players="4")) == "kin"
    assert family(replace(nku, roem_where="stuk")) == "kin"


def test_versions_of_the_same_rules_are_told_apart_by_their_first_day() -> None:
    later = replace(SETS["nku"], valid_from=date(2027, 1, 1))
    titles = column_titles([SETS["nku"], later, SETS["kraken"]])
    assert titles == ["NKU 01-01-1970", "NKU 01-01-2027", "Kraken"]

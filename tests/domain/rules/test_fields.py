from dataclasses import replace

import pytest

from clubadmin.domain.rules.field_use import unused, values_of
from clubadmin.domain.rules.fields import field_groups, field_specs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Language
from clubadmin.services.club.rulesets import installed

NKU = next(rules for rules in installed() if rules.name == "nku")


@pytest.mark.parametrize("field", field_specs())
def test_every_field_is_explained_in_both_languages_with_its_source(field: str) -> None:
    said = field_specs()[field]
    for language in Language:
        assert said.help.text(language).endswith(".")
        assert len(said.help.text(language)) > 30
    assert said.help.text(Language.NL) != said.help.text(Language.EN)
    assert len(said.source) > 3


DOCUMENTS = ("Alles over kaarten", "NKF 1976", "NKU", "Manille-tornooi", "Online klaverjasregels")


@pytest.mark.parametrize("field", field_specs())
def test_sources_are_documents_by_the_names_that_articles_have(field: str) -> None:
    for source in field_specs()[field].source.split("; "):
        assert source.startswith(DOCUMENTS)
        assert len(source) > len("NKU, ")


def test_every_field_stands_under_one_heading() -> None:
    names = [name for group in field_groups() for name in group.fields]
    assert sorted(names) == sorted(field_specs())


def test_what_a_level_asks_counts_only_where_there_is_bidding_by_level() -> None:
    values = values_of(NKU)
    idle = unused("level_bar", values)
    assert idle is not None
    assert "geboden" in idle.message.text(Language.NL)
    assert unused("level_bar", values | {"bidding": "level"}) is None


def test_roem_fields_do_nothing_where_no_roem_counts() -> None:
    values = values_of(NKU) | {"roem_where": "none"}
    assert unused("three_in_sequence", values)
    assert unused("stuk", values)
    assert unused("stuk", values | {"roem_where": "stuk"}) is None
    assert unused("last_trick", values) is None


LINES = """
92+20 .70 n-40 p .p v-20 92? w70+20-40 w61+40k z.110#3@s w85#2 w76+20@s 1/85+20#90 2/70#100
37@zk 30 --- .60@s 42kk 36!2v60 20!1m2 92!3v a81.81 8 13 92+50h 92-s 85+50-40 92r 1 161 262 -
p@s v@s **+100k 0-100k *k w92k w92kk@s v+40@sk w92#3@h w130#200 1/85*40 2/162#100 a10.20@s 92+s
92+20h-50h
.60kk@z 37!2m1 92!4m3 0 26 60 61 92+10 92+25 92+900 81 w81 .81 82-800 162 .162 .v!1v w70+40#1
"""


def _others(field: str, value: object) -> list[object]:
    """Other values that the field could have."""
    spec = field_specs()[field]
    if spec.kind == "choice":
        return [one.value for one in spec.choices if one.value != value]
    if spec.kind == "flag":
        return [not value]
    if isinstance(value, int):
        return [value + 10, 0]
    assert isinstance(value, tuple)
    if spec.kind == "card-points":
        return [tuple((rank, worth + 1) for rank, worth in value)]
    return [value[1:] if spec.kind == "ranks" else value[::-1]]


def _judged(rules: RuleSet) -> list[object]:
    found: list[object] = []
    for line in LINES.split():
        one = judge(line, rules)
        found.append((one.raw, one.settled, [finding.code for finding in one.findings]))
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", installed(), ids=lambda rules: rules.name)
def test_a_field_that_is_said_to_do_nothing_does_nothing(rules: RuleSet) -> None:
    usual = _judged(rules)
    values = values_of(rules)
    for field in field_specs():
        if unused(field, values) is None:
            continue
        for other in _others(field, values[field]):
            # a name of its own: lines are kept by the name of their rules
            changed = replace(rules, name=f"{rules.name}-{field}-{other}", **{field: other})
            assert _judged(changed) == usual, (field, other)

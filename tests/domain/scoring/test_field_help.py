import pytest

from clubadmin.domain.scoring.field_groups import GROUPS
from clubadmin.domain.scoring.field_help import FIELD_HELP
from clubadmin.domain.scoring.field_use import unused, values_of
from clubadmin.domain.scoring.fields import SPECS
from clubadmin.domain.terms import Language
from clubadmin.services.rulesets import installed

NKU = next(rules for rules in installed() if rules.name == "nku")


@pytest.mark.parametrize("field", SPECS)
def test_every_field_is_explained_in_both_languages_with_its_source(field: str) -> None:
    said = FIELD_HELP[field]
    for language in Language:
        assert said.text(language).endswith(".")
        assert len(said.text(language)) > 30
    assert said.nl != said.en
    assert len(said.source) > 3


def test_nothing_is_explained_that_is_no_field() -> None:
    assert set(FIELD_HELP) == set(SPECS)


def test_every_field_stands_under_one_heading() -> None:
    names = [name for group in GROUPS for name in group.fields]
    assert sorted(names) == sorted(SPECS)


def test_what_a_level_asks_counts_only_where_there_is_bidding_by_level() -> None:
    values = values_of(NKU)
    idle = unused("level_bar", values)
    assert idle is not None
    assert "geboden" in idle.sentence(Language.NL)
    assert unused("level_bar", values | {"bidding": "level"}) is None


def test_roem_fields_do_nothing_where_no_roem_counts() -> None:
    values = values_of(NKU) | {"roem_where": "none"}
    assert unused("three_in_sequence", values)
    assert unused("stuk", values)
    assert unused("stuk", values | {"roem_where": "stuk"}) is None
    assert unused("last_trick", values) is None

"""The rule sets that come with the program."""

import tomllib

import pytest

from clubadmin import assets
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import read_rules, write_rules
from clubadmin.domain.scoring.systems import SYSTEMS

NAMES = sorted(path.stem for path in assets.path("rules").glob("*.toml"))


def text(name: str) -> str:
    return assets.path(f"rules/{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_chosen_and_says_where_it_comes_from(name: str) -> None:
    fields = tomllib.loads(text(name))
    for spec in field_specs().values():
        assert fields[spec.name]["article"].strip(), spec.name


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_set_is_called_as_its_file_and_can_be_played(name: str) -> None:
    rules = read_rules(text(name))
    assert rules.name == name
    assert rules.system in SYSTEMS
    assert read_rules(write_rules(rules)) == rules


def test_no_two_have_the_same_title() -> None:
    titles = [read_rules(text(name)).title for name in NAMES]
    assert len(set(titles)) == len(titles)


def test_cards_of_every_system_add_up() -> None:
    totals = {name: read_rules(text(name)).total for name in NAMES}
    assert totals.pop("manille") == 60
    assert totals.pop("troefcall") == 13
    assert set(totals.values()) == {162}

"""The rule sets of a club: those that come with the program and its own copies.

A version of a rule set never changes once it is there; a change is a new version with a
later start date, so that a finished evening keeps the rules it was played under.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from clubadmin import assets
from clubadmin.domain.rules.rules import RulesError, RuleSet, changed, read_rules, write_rules
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.services.errors import Refused
from clubadmin.services.input.checks import named
from clubadmin.storage.schema.tablenames import RuleSetRow

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

_VERSIONS = text(
    "SELECT id, name, title, valid_from, own, toml FROM rule_set ORDER BY name, valid_from"
)


@cache
def installed_texts() -> tuple[tuple[RuleSet, str], ...]:
    """The rule sets that come with the program, each with its text."""
    found = []
    for path in sorted(assets.path("rules").glob("*.toml")):
        toml = path.read_text(encoding="utf-8")
        found.append((read_rules(toml), toml))
    return tuple(found)


def installed() -> tuple[RuleSet, ...]:
    """The rule sets that come with the program."""
    return tuple(rules for rules, _ in installed_texts())


@cache
def parsed(toml: str) -> RuleSet:
    """The rules in a text; texts of a club have been read before they were kept."""
    return read_rules(toml)


def rule_sets(club: "OpenClub") -> tuple[RuleSetVersion, ...]:
    """All versions, by name and then by start date."""
    with club.store.read() as conn:
        return tuple(_version(row) for row in conn.execute(_VERSIONS).mappings())


def _version(row: Mapping[Any, Any]) -> RuleSetVersion:
    day = date.fromisoformat(str(row["valid_from"]))
    return RuleSetVersion(**{**row, "valid_from": day, "own": bool(row["own"])})


def rules_at(club: "OpenClub", name: str, day: date) -> RuleSetVersion:
    """The version of a rule set that holds on a day; before the first one, the first.

    Raises:
        Refused: the club has no rule set of that name.
    """
    versions = [version for version in rule_sets(club) if version.name == name]
    if not versions:
        raise Refused(f"De spelregels {name!r} staan niet in deze club. Kies andere spelregels.")
    begun = [version for version in versions if version.valid_from <= day]
    return begun[-1] if begun else versions[0]


def copy_rule_set(
    club: "OpenClub",
    source_id: int,
    title: str,
    valid_from: date,
    changes: Mapping[str, object],
) -> RuleSetVersion:
    """Make rules of the club's own out of existing ones.

    A title that the club's own rules already have makes a later version of those; another
    title makes a new rule set.

    Args:
        club: the club.
        source_id: the version to start from.
        title: how the rules are called on paper.
        valid_from: the first day they hold.
        changes: the fields that differ.

    Raises:
        Refused: a field cannot be, or the rules already have a version from that day.
    """
    versions = rule_sets(club)
    source = next((version for version in versions if version.id == source_id), None)
    if source is None:
        raise Refused("De spelregels om over te nemen zijn er niet meer. Kies andere spelregels.")
    rules = _changed(
        source, versions, named(title, "De naam van de spelregels"), valid_from, changes
    )
    if any(v.name == rules.name and v.valid_from == valid_from for v in versions):
        raise Refused(
            f"{rules.title} heeft al een versie vanaf {valid_from:%d-%m-%Y}."
            " Kies een andere begindatum."
        )
    with club.store.change(f"Spelregels {rules.title}") as change:
        made = change.insert(
            RuleSetRow,
            name=rules.name,
            title=rules.title,
            valid_from=valid_from,
            own=True,
            toml=write_rules(rules),
        )
    return next(version for version in rule_sets(club) if version.id == made)


def _changed(
    source: RuleSetVersion,
    versions: tuple[RuleSetVersion, ...],
    title: str,
    valid_from: date,
    changes: Mapping[str, object],
) -> RuleSet:
    """The new rules under a name of their own, or that of the rules with the same title."""
    try:
        rules = changed(parsed(source.toml), title, valid_from, **changes)
    except RulesError as error:
        raise Refused(error.sentence) from None
    same = next((version.name for version in versions if version.title == rules.title), None)
    taken = {version.name for version in versions}
    return replace(rules, name=same or _free_name(rules.name, taken))


def _free_name(name: str, taken: set[str]) -> str:
    """The name, with a number behind it when other rules have it."""
    if name not in taken:
        return name
    return next(f"{name}-{n}" for n in range(2, len(taken) + 3) if f"{name}-{n}" not in taken)

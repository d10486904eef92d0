"""Rule sets that came with the program after a club was made: they come in when it is opened."""

import re
from collections.abc import Collection
from dataclasses import replace
from functools import cache

from sqlalchemy import text

from clubadmin import assets
from clubadmin.domain.rules.rules import RuleSet, write_rules
from clubadmin.services.club.rulesets import installed_texts
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.tablenames import RuleSetRow

_KEPT = text("SELECT name, title, own FROM rule_set")


@cache
def installed_names() -> frozenset[str]:
    """The names of the rule sets that come with the program; none of them is read for that."""
    return frozenset(path.stem for path in assets.path("rules").glob("*.toml"))


def add_new_rule_sets(store: Store) -> None:
    """Add what the club does not have yet; what it has, its own rules above all, stays as it is.

    Undo steps over this: nobody did it.

    Raises:
        StorageError: they could not be written; the club is what it was.
    """
    with store.read() as conn:
        kept = conn.execute(_KEPT).all()
    here = {_stem(row.name) for row in kept if not row.own}
    lacking = installed_names() - here
    if not lacking:
        return
    names, titles = {row.name for row in kept}, {row.title for row in kept}
    with store.writing("Nieuwe spelregels van het programma", "program", "") as change:
        for rules, toml in installed_texts():
            if rules.name in lacking:
                own_name = rules.name not in names and rules.title not in titles
                given = rules if own_name else _apart(rules, names, titles)
                change.insert(
                    RuleSetRow,
                    name=given.name,
                    title=given.title,
                    valid_from=given.valid_from,
                    toml=toml if own_name else write_rules(given),
                )


def _stem(name: str) -> str:
    """The name as the program has it, for rules that are here under a number."""
    return name if name in installed_names() else re.sub(r"-\d+$", "", name)


def _apart(rules: RuleSet, names: Collection[str], titles: Collection[str]) -> RuleSet:
    """The rules under a name and title that the club's own rules do not have."""
    name, title, number = rules.name, rules.title, 1
    while name in names or title in titles:
        number += 1
        name, title = f"{rules.name}-{number}", f"{rules.title} ({number})"
    return replace(rules, name=name, title=title)

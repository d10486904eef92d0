"""Rule sets of a club's own, for tests."""

from datetime import date

from clubadmin import assets
from clubadmin.domain.rules.rules import RuleSet, changed, read_rules


def all_built_in() -> tuple[str, ...]:
    """The names of the rule sets that come with the program."""
    return tuple(sorted(path.stem for path in assets.path("rules").glob("*.toml")))


def built_in(name: str) -> RuleSet:
    """A rule set that comes with the program."""
    return read_rules(assets.path(f"rules/{name}.toml").read_text(encoding="utf-8"))


def own(rules: RuleSet, **fields: object) -> RuleSet:
    """A club's own rule set: `rules` with some fields otherwise."""
    return changed(rules, "Eigen", date(2027, 1, 1), **fields)

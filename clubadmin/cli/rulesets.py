"""The rule sets that come with the program, read without opening any club."""

from functools import cache

from clubadmin import assets
from clubadmin.cli.output import Stop
from clubadmin.domain.scoring.rules import RuleSet, read_rules


@cache
def names() -> tuple[str, ...]:
    """The names, in order of the alphabet."""
    return tuple(sorted(file.stem for file in assets.path("rules").glob("*.toml")))


def rule_set(name: str) -> RuleSet:
    """The rule set with this name.

    Raises:
        Stop: there is none.
    """
    wanted = name.strip().casefold()
    if wanted not in names():
        raise Stop(f"Het reglement '{name}' is er niet. Wel: {', '.join(names())}.")
    return _read(wanted)


@cache
def _read(name: str) -> RuleSet:
    return read_rules(assets.path(f"rules/{name}.toml").read_text(encoding="utf-8"))

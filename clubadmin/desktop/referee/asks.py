"""What the referee asks of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from clubadmin.desktop.kit.figures import short_date
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.sheets.dispute import Case

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Start:
    """What the referee begins with: rule sets by title, the one to judge by, a play kept before."""

    rule_sets: Mapping[str, RuleSet]
    rules: RuleSet
    play: str = ""
    file: Path | None = None  # where plays are kept that are not in a decision
    kept: dict[str, tuple[str, str]] = field(default_factory=dict)


def start(club: "OpenClub", case: Case | None, folder: Path | None = None) -> Start:
    """For a row of a sheet, or for none; `folder` is where the program keeps its settings."""
    from clubadmin.services.sheets import begun_plays

    begun = _begun(club, case)
    if folder is None:
        return begun
    file = begun_plays.file_of(club, folder)
    return replace(begun, file=file, kept=begun_plays.read(file))


def _begun(club: "OpenClub", case: Case | None) -> Start:
    offered = rule_sets(club)
    if case is not None:
        return Start(offered, case.rules, _play_of(club, case))
    preferred = _preferred(club)
    rules = [one for one in offered.values() if one.name == preferred]
    return Start(offered, rules[-1] if rules else next(iter(offered.values())))


def rule_sets(club: "OpenClub") -> dict[str, RuleSet]:
    """The rule sets of the club by title; of several versions each with the day it began."""
    from clubadmin.services.club import rulesets

    versions = rulesets.rule_sets(club)
    names = [version.name for version in versions]
    found = {}
    for version in versions:
        many = names.count(version.name) > 1
        title = version.title
        if many:
            title += f" ({short_date(version.valid_from)})"
        found[title] = rulesets.parsed(version.toml)
    return found


def _preferred(club: "OpenClub") -> str:
    from clubadmin.services.club import club as clubs

    return clubs.settings(club).rule_set


def _play_of(club: "OpenClub", case: Case) -> str:
    """The play that the last decision about this game was judged by."""
    from clubadmin.services.sheets.decisions import decisions_at

    made = [one for one in decisions_at(club, case.table_id) if one.game == case.game]
    return next((one.play for one in reversed(made) if one.play), "")

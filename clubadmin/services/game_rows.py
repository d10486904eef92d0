"""What is stored of a line; for sheets in bulk worked out once for each distinct line."""

from typing import NamedTuple

from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Severity

COLUMNS = (
    "scoresheet_id",
    "game",
    "typed",
    "outcome",
    "side",
    "ns_points",
    "ns_roem",
    "ew_points",
    "ew_roem",
)


class LineFigures(NamedTuple):
    """What is stored of a line besides its place."""

    typed: str
    outcome: str | None
    side: str | None
    ns_points: int
    ns_roem: int
    ew_points: int
    ew_roem: int


class Lines(dict[str, LineFigures]):
    """The figures of lines under one rule set; a line that is met again costs a lookup.

    Args:
        rules: under which the lines are settled.
    """

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self._rules = rules
        self.wrong: dict[str, str] = {}  # lines with errors, and what is wrong with them

    def __missing__(self, typed: str) -> LineFigures:
        scored = judge(typed, self._rules)
        errors = [one for one in scored.findings if one.severity is Severity.ERROR]
        if errors:
            self.wrong[typed] = sentence(errors[0])
        settled = scored.settled
        if settled is None:
            figures = LineFigures(typed, None, None, 0, 0, 0, 0)
        else:
            figures = LineFigures(
                typed,
                settled.outcome.value,
                settled.side.value if settled.side else None,
                settled.ns.points,
                settled.ns.roem,
                settled.ew.points,
                settled.ew.roem,
            )
        self[typed] = figures
        return figures

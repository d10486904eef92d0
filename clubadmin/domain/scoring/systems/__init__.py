"""The systems that score otherwise: each one file with the same few functions.

Klaverjassen, solo (three players), manille and tricks; `system_of` gives that of a rule set. What
they have in common is in `row`. Come in by: `systems`, `manille`, `solo`.
"""

from typing import Protocol

from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.systems.klaverjas import Klaverjas
from clubadmin.domain.scoring.systems.manille import Manille
from clubadmin.domain.scoring.systems.solo import Solo
from clubadmin.domain.scoring.systems.tricks import Tricks


class System(Protocol):
    """How a row is settled and judged where points are counted in one way."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """Settle a row. Any integers give a result; never raises."""
        ...

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:
        """All findings of a row, naming no game. Any integers are judged; never raises."""
        ...


SYSTEMS: dict[str, System] = {
    "klaverjas": Klaverjas(),
    "solo": Solo(),
    "manille": Manille(),
    "tricks": Tricks(),
}


def system_of(rules: RuleSet) -> System:
    """The system that a rule set is played by."""
    return SYSTEMS[rules.system]

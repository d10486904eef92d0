"""Points and roem, two sides: klaverjassen and what is built on it."""

from clubadmin.domain.scoring.findings import Finding, check_game
from clubadmin.domain.scoring.raw import RawGame
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.settle import SettledGame, settle


class Klaverjas:
    """As `settle.py` and `findings.py` have it."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """What a row counts."""
        return settle(raw, rules)

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:
        """All findings of a row."""
        return check_game(None, raw, settled, rules)

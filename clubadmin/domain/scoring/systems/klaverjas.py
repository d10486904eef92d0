"""Points and roem, two sides: klaverjassen and what is built on it."""

from dataclasses import replace

from clubadmin.domain.row.doubling import row_total
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.seat_totals import fine_shares
from clubadmin.domain.row.settle import SettledGame, settle
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.checks import check_game
from clubadmin.domain.scoring.systems.fined import check_fines


class Klaverjas:
    """Klaverjassen by `settle.py` and `checks`; a fined player has a share of his own."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """Settle a row."""
        game = settle(raw, rules)
        shares = fine_shares(raw, rules, row_total(raw, rules))
        return replace(game, shares=shares) if shares else game

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:
        """All findings of a row."""
        return (*check_game(raw, settled, rules), *check_fines(raw, rules))

"""Manille: what a side has above half of the points counts, and the stake multiplies it.

Loochenen stops the game: its player is fined what the game could give, and the same dealer
deals again, so the row holds the new game and the fine beside it (manille-tornooi, Loochenen).
"""

from collections.abc import Iterator

from clubadmin.domain.row.doubling import doubled
from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.raw import FineKind, Mark, RawGame, State
from clubadmin.domain.row.seat_totals import fine_shares
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.systems.fined import check_fines
from clubadmin.domain.scoring.systems.one_box import (
    UNPLAYED,
    check_boxes,
    check_counts,
    counts,
    marked,
)
from clubadmin.domain.terms import Outcome

NO_TRUMPS = "z"
_TIMES = (1, 2, 4)
"""Never eight times: after a game without trumps was doubled nobody doubles again."""


class Manille:
    """30-30 gives nobody anything; all sixty give the 30 above half."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """Settle a row; fines are in the shares of those who pay them."""
        outcome, ns, ew = _settled(raw, rules)
        shares = fine_shares(raw, rules, most_to_win(raw, rules))
        return SettledGame(
            outcome,
            raw.mark_side if outcome is Outcome.REVOKE else None,
            Amounts(ns),
            Amounts(ew),
            shares=shares,
        )

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:  # noqa: ARG002
        """All findings of a row."""
        return tuple(_found(raw, rules))


def times(raw: RawGame, rules: RuleSet) -> int:
    """How many times the excess counts: 2 without trumps or after kloppen, 4 after both."""
    without_trumps = 2 if raw.trump == NO_TRUMPS else 1
    return min(without_trumps * doubled(raw, rules), _TIMES[-1])


def most_to_win(raw: RawGame, rules: RuleSet) -> int:
    """The most that the game could give: 30, 60 or 120."""
    return rules.total // 2 * times(raw, rules)


def _settled(raw: RawGame, rules: RuleSet) -> tuple[Outcome, int, int]:
    if raw.state is not State.PLAYED:
        return UNPLAYED[raw.state], NOTHING.points, NOTHING.points
    if raw.arbitral:
        return Outcome.ARBITRAL, raw.ns_points or 0, raw.ew_points or 0
    if marked(raw) is Mark.REVOKE:
        return Outcome.REVOKE, 0, 0
    ns, ew = (_excess(points, raw, rules) for points in counts(raw, rules.total))
    return Outcome.MADE, ns, ew


def _excess(points: int, raw: RawGame, rules: RuleSet) -> int:
    return max(points - rules.total // 2, 0) * times(raw, rules)


def _found(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    if raw.fines:
        half = rules.total // 2
        yield from check_fines(raw, rules, tuple(half * times for times in _TIMES))
    if raw.state is not State.PLAYED or raw.arbitral:
        return
    if marked(raw) is Mark.REVOKE:
        yield finding(
            "revoke-points",
            raw.mark_side,
            "row",
            rules.articles["revoke"],
            None,
            reason="redeal-fine",
        )
    else:
        yield from check_counts(raw, rules, rules.articles["system"])
    yield from check_boxes(raw, rules)
    if raw.trump != NO_TRUMPS:
        return
    if raw.double > 1:
        yield finding(
            "double-limit", None, "row", rules.articles["doubling"], None, most=_TIMES[-1]
        )
    if any(fine.kind is FineKind.MISDEAL for fine in raw.fines):
        yield finding("misdeal-no-trumps", None, "row", rules.articles["misdeal_fine"], None)

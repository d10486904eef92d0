"""Counting by tricks (troefcall): the points of a row are tricks, and there is no roem."""

from collections.abc import Iterator

from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.raw import Mark, RawGame, State
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
from clubadmin.domain.terms import Outcome, Side

_REASON = "tricks"


class Tricks:
    """Each side keeps the tricks it took; a revoke gives the other side all of them."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """Settle a row."""
        shares = fine_shares(raw, rules, rules.total)
        if raw.state is not State.PLAYED:
            return SettledGame(UNPLAYED[raw.state], None, NOTHING, NOTHING, shares=shares)
        ns, ew = _figures(raw, rules)
        outcome, side = Outcome.MADE, None
        if raw.arbitral:
            outcome = Outcome.ARBITRAL
        elif marked(raw) is Mark.REVOKE:
            outcome, side = Outcome.REVOKE, raw.mark_side
        return SettledGame(outcome, side, Amounts(ns), Amounts(ew), shares=shares)

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:  # noqa: ARG002
        """All findings of a row."""
        return tuple(_found(raw, rules))


def _figures(raw: RawGame, rules: RuleSet) -> tuple[int, int]:
    if raw.arbitral or marked(raw) is not Mark.REVOKE or rules.revoke == "personal":
        return counts(raw, rules.total)
    if _dealt_again(rules):
        return 0, 0
    full = rules.revoke_total
    return (0, full) if raw.mark_side is Side.NS else (full, 0)


def _dealt_again(rules: RuleSet) -> bool:
    return rules.revoke in ("redeal", "redeal-fine")


def _found(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    yield from check_fines(raw, rules)
    if raw.state is not State.PLAYED or raw.arbitral:
        return
    revoked = marked(raw) is Mark.REVOKE
    if revoked:
        yield from _revoked(raw, rules)
    if not revoked or rules.revoke == "personal":
        yield from check_counts(raw, rules, rules.articles["trick_points"], _REASON)
    yield from check_boxes(raw, rules)


def _revoked(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    side, article = raw.mark_side, rules.articles["revoke"]
    nothing = raw.ns_points is None and raw.ew_points is None
    if side is None:
        return
    if _dealt_again(rules):
        yield finding("revoke-points", side, "row", article, None, reason=rules.revoke)
    elif rules.revoke == "personal":
        if nothing:
            yield finding("revoke-points", side, "row", article, None, reason="personal")
    elif not nothing and _given(raw, rules, side) != (0, rules.revoke_total):
        own, other = _given(raw, rules, side)
        yield finding(
            "revoke-points",
            side,
            "points",
            article,
            None,
            reason=_REASON,
            own=own,
            other=other,
            total_points=rules.revoke_total,
        )


def _given(raw: RawGame, rules: RuleSet, side: Side) -> tuple[int, int]:
    ns, ew = counts(raw, rules.total)
    return (ns, ew) if side is Side.NS else (ew, ns)

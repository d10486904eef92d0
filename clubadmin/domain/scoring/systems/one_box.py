"""Parts that the systems without roem share: one box a side, and no nat and no pit."""

from collections.abc import Iterator
from dataclasses import replace

from clubadmin.domain.row.findings import Arg, Finding, finding
from clubadmin.domain.row.possible import points_possible
from clubadmin.domain.row.raw import Box, Mark, RawGame, State
from clubadmin.domain.row.signs import EVEN
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Side

UNPLAYED = {State.NOT_PLAYED: Outcome.NOT_PLAYED, State.CANCELLED: Outcome.CANCELLED}
"""How a game ended that was not played."""


def marked(raw: RawGame) -> Mark | None:
    """The mark beside the row; a mark of nobody's is none."""
    return raw.mark if raw.mark_side else None


def counts(raw: RawGame, total: int) -> tuple[int, int]:
    """The points of both sides, the unwritten one filled in; 0 and 0 if the row has none."""
    ns, ew = raw.ns_points, raw.ew_points
    if ns is not None:
        return ns, max(total - ns, 0) if ew is None else ew
    if ew is not None:
        return max(total - ew, 0), ew
    return 0, 0


def check_counts(raw: RawGame, rules: RuleSet, article: str, reason: str = "") -> Iterator[Finding]:
    """Whether the row's figures can be, and add up; `reason` picks other words for them."""
    shared: dict[str, Arg] = {"total_points": rules.total}
    if reason:
        shared["reason"] = reason
    for side in Side:
        points = raw.points(side)
        if points is None:
            continue
        if not 0 <= points <= rules.total:
            yield finding("points-range", side, "points", article, None, points=points, **shared)
            return
        if not rules.trick_points and not points_possible(points, rules):
            yield finding(
                "points-impossible", side, "points", article, None, points=points, **shared
            )
            return
    ns, ew = counts(raw, rules.total)
    if raw.ns_points is not None and raw.ew_points is not None and ns + ew != rules.total:
        yield finding("points-split", None, "points", article, None, ns=ns, ew=ew, **shared)


def _both_typed(raw: RawGame, ew: int, rules: RuleSet) -> tuple[str, ...]:
    """The lines that were meant by 30-30 or 37-23: the counts of both sides, as paper has them."""
    ns, _ = counts(raw, rules.total)
    alone = raw.ew_points is None and raw.mark is None and isinstance(raw.ns_roem, Box)
    if not alone or ns + ew != rules.total:
        return ()
    line = write_line(replace(raw, ew_roem=Box.STRIPE))
    even = str(ns) == line and ns == ew and rules.system == "manille"
    return (EVEN, line) if even else (line,)


def check_boxes(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    """Roem, nat or pit in a row under rules that know none."""
    for side in Side:
        roem = raw.roem(side)
        if not isinstance(roem, Box):
            article, meant = rules.articles["roem_where"], _both_typed(raw, roem, rules)
            yield finding("roem-none", side, "roem", article, None, amount=roem, meant=meant)
    if marked(raw) in (Mark.NAT, Mark.PIT):
        yield finding(
            "mark-unknown",
            raw.mark_side,
            "row",
            rules.articles["system"],
            None,
            reason="nat" if raw.mark is Mark.NAT else "pit",
            title=rules.title,
        )

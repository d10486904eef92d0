"""Whether the mark of a row agrees with its figures, and where one is lacking; pit above all."""

from collections.abc import Iterator

from clubadmin.domain.row.doubling import sweep_bonus
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import Box, Mark
from clubadmin.domain.row.settle import box_amount
from clubadmin.domain.scoring.checks.nat import check_nat, missed, unsettled
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.scoring.checks.verzaken import check_verzaakt, maybe_verzaakt
from clubadmin.domain.terms import Outcome, Side


def check_mark(row: Row) -> Iterator[Finding]:
    """Check the mark beside the row against its figures."""
    side = row.raw.mark_side
    if row.raw.mark is None or side is None:
        yield from _unmarked(row)
    elif row.raw.mark is Mark.NAT:
        yield from check_nat(row, side)
    elif row.raw.mark is Mark.PIT:
        yield from _pit(row, side)
    else:
        yield from check_verzaakt(row, side)


def _pit(row: Row, side: Side) -> Iterator[Finding]:
    own, other = row.of(side), row.of(side.other)
    if (own.points, other.points) != (row.total, 0):
        yield row.about(
            "pit-points", side, "points", "sweep_bonus", own=own.points, other=other.points
        )
    rest = box_amount(row.raw, side, row.rules) - sweep_bonus(row.raw, row.rules)
    possible = row.space.one(min(rest, row.space.most))  # above the most it is told as roem
    if not possible and row.raw.roem(side) is not Box.BLANK:
        yield row.about("pit-bonus-missing", side, "roem", "sweep_bonus", amount=own.roem)
    yield from _pit_against(row, side.other)
    if row.raw.played_by is side.other and row.rules.sweep_by_defenders == "nat":
        yield row.about("pit-by-defenders", side, "row", "sweep_by_defenders")
    elif row.raw.played_by is side and not row.made_by(side):
        yield from missed(row, side)


def _pit_against(row: Row, side: Side) -> Iterator[Finding]:
    """Check a pit: without a trick no roem on the table; what was in the hand stays."""
    amount = box_amount(row.raw, side, row.rules)
    if amount and row.rules.roem_where in ("table", "both"):
        yield row.about("roem-without-trick", side, "roem", "sweep_bonus", amount=amount)


def _unmarked(row: Row) -> Iterator[Finding]:
    for side in Side:
        points = row.raw.points(side)
        if points is not None and row.is_262(points):
            yield row.about("revoke-unmarked", side, "points", "revoke_penalty", points=points)
            return
    if row.settled.outcome is Outcome.NAT:
        yield from _swept(row)
    if row.settled.outcome is not Outcome.MADE or row.parted:
        return
    yield from maybe_verzaakt(row)
    yield from unsettled(row)
    if row.one_takes_all:
        return
    for side in Side:
        if (row.of(side).points, row.of(side.other).points) == (row.total, 0):
            yield row.about("sweep-unmarked", side, "row", "sweep_bonus")


def _swept(row: Row) -> Iterator[Finding]:
    """Nat by count against all points: where the others can make a pit, it may have been one."""
    if row.rules.sweep_by_defenders != "bonus" or row.settled.side is None:
        return
    others = row.settled.side.other
    if row.of(others).points == row.total:
        yield row.about("sweep-unmarked", others, "row", "sweep_by_defenders", reason="defenders")

"""Whether marks agree with the figures of a row: pit, and verzaakt (a revoke) where meant."""

from collections.abc import Iterator
from dataclasses import replace

from clubadmin.domain.row.doubling import box_bonus, revoke_total, row_total, sweep_bonus
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark
from clubadmin.domain.row.seat_totals import players_of
from clubadmin.domain.row.settle import box_amount
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.scoring.checks.nat import check_nat, missed, unsettled
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.terms import Outcome, Side


def check_verzaakt(row: Row, side: Side) -> Iterator[Finding]:
    """A row marked verzaakt against its figures, as the rule set has a revoke paid."""
    if row.rules.revoke in ("redeal", "redeal-fine"):
        yield row.about("revoke-points", side, "row", "revoke", reason=row.rules.revoke)
    elif row.rules.revoke == "personal":
        yield from _personal(row, side)
    else:
        if not row.raw.counted:
            yield from _revoke_figures(row, side)
        yield from _penalty(row, side.other)


def _personal(row: Row, side: Side) -> Iterator[Finding]:
    if not row.has_points:
        yield row.about("revoke-points", side, "row", "revoke", reason="personal")
        return
    if not row.raw.counted:
        yield from unsettled(row)
    fined = {one.seat for one in row.raw.fines if one.kind is FineKind.REVOKE}
    if fined.isdisjoint(players_of(side, row.raw, row.rules)):
        yield row.about("fine-player", side, "fines", "revoke", meant=_with_a_player(row, side))


def _with_a_player(row: Row, side: Side) -> tuple[str, ...]:
    return tuple(
        write_line(replace(row.raw, fines=(*row.raw.fines, Fine(seat, FineKind.REVOKE))))
        for seat in players_of(side, row.raw, row.rules)
    )


def _revoke_figures(row: Row, side: Side) -> Iterator[Finding]:
    own, other = row.of(side), row.of(side.other)
    if (own.points, other.points) != (0, revoke_total(row.raw, row.rules)):
        yield row.about(
            "revoke-points",
            side,
            "points",
            "revoke",
            reason="points",
            own=own.points,
            other=other.points,
        )
    if own.roem:
        yield row.about("revoke-points", side, "roem", "revoke", reason="roem", amount=own.roem)


def _penalty(row: Row, side: Side) -> Iterator[Finding]:
    """Check the place of the penalty: the receiver's box, or the points and not there too."""
    raw, rules = row.raw, row.rules
    roem, in_box = raw.roem(side), box_bonus(raw, side, rules)
    if in_box and roem not in (Box.BLANK, Box.BONUS):
        amount = box_amount(raw, side, rules)
        if not row.space.one(min(amount - in_box, row.space.most)):
            meant = _with_box(row, side, amount + in_box) if row.space.one(amount) else ()
            about = ("revoke-points", side, "roem", "revoke_written")
            yield row.about(*about, reason="box", amount=amount, bonus=in_box, meant=meant)
    twice = revoke_total(raw, rules) - row_total(raw, rules)
    if twice and not isinstance(roem, Box) and roem >= twice and row.space.one(roem - twice):
        about = ("revoke-twice", side, "roem", "revoke_penalty")
        meant = _with_box(row, side, roem - twice)
        yield row.about(*about, amount=roem, bonus=twice, meant=meant)


def _with_box(row: Row, side: Side, amount: int) -> tuple[str, ...]:
    box = amount or Box.STRIPE
    meant = replace(row.raw, ns_roem=box) if side is Side.NS else replace(row.raw, ew_roem=box)
    return (write_line(meant),)


def maybe_verzaakt(row: Row) -> Iterator[Finding]:
    """A figure that a count doubled can give, but that is also what a plain revoke gives."""
    for side in Side:
        points = row.raw.points(side)
        doubled = row.rules.revoke == "262" and row.times > 1
        if doubled and points == row.rules.revoke_total < row.total:
            yield row.about(
                "revoke-doubled",
                side,
                "points",
                "revoke_penalty",
                points=points,
                once=points // row.times,
                times=row.times,
            )


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

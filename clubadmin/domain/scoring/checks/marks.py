"""Whether nat, pit and verzaakt agree with the figures, and where they are lacking."""

from collections.abc import Iterator
from dataclasses import replace

from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.made import bar
from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark
from clubadmin.domain.row.seats import players_of
from clubadmin.domain.row.settle import box_amount
from clubadmin.domain.row.stakes import revoke_total, sweep_bonus, winner_takes_all
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.terms import Outcome, Side


def check_mark(row: Row) -> Iterator[Finding]:
    """What stands beside the row against its figures."""
    side = row.raw.mark_side
    if row.raw.mark is None or side is None:
        yield from _unmarked(row)
    elif row.raw.mark is Mark.NAT:
        yield from _nat(row, side)
    elif row.raw.mark is Mark.PIT:
        yield from _pit(row, side)
    else:
        yield from _revoke(row, side)


def _nat(row: Row, side: Side) -> Iterator[Finding]:
    if row.raw.played_by is side.other:
        yield row.about("nat-wrong", side, "row", "tie", reason="other-side")
    elif row.has_points and row.made_by(side):
        own, other = row.totals(side)
        doubled = winner_takes_all(row.raw, row.rules)
        yield row.about(
            "nat-wrong",
            side,
            "row",
            "doubling" if doubled else "tie",
            reason="made-doubled" if doubled else "made",
            own=own,
            other=other,
        )
    elif not row.raw.counted:
        yield from _nat_keeps(row, side)


def _nat_keeps(row: Row, side: Side) -> Iterator[Finding]:
    own, other = row.of(side), row.of(side.other)
    if own.points:
        yield row.about("nat-keeps", side, "points", "nat_roem", kept="points", amount=own.points)
    elif other.points != row.total:
        yield row.about("points-split", None, "points", "total", ns=row.ns.points, ew=row.ew.points)
    if own.roem:
        yield row.about("nat-keeps", side, "roem", "nat_roem", kept="roem", amount=own.roem)


def _pit(row: Row, side: Side) -> Iterator[Finding]:
    own, other = row.of(side), row.of(side.other)
    if (own.points, other.points) != (row.total, 0):
        yield row.about(
            "pit-points", side, "points", "sweep_bonus", own=own.points, other=other.points
        )
    rest = box_amount(row.raw, side, row.rules) - sweep_bonus(row.raw, row.rules)
    blank = row.raw.roem(side) is Box.BLANK
    if not blank and rest <= row.space.most and not row.space.one(rest):
        yield row.about("pit-bonus-missing", side, "roem", "sweep_bonus", amount=own.roem)
    yield from _pit_against(row, side.other)
    if row.raw.played_by is side.other and row.rules.sweep_by_defenders == "nat":
        yield row.about("pit-by-defenders", side, "row", "sweep_by_defenders")
    elif row.raw.played_by is side and not row.made_by(side):
        yield from _missed(row, side)


def _pit_against(row: Row, side: Side) -> Iterator[Finding]:
    """No trick, no roem on the table; what was in the hand, was there all the same."""
    amount = box_amount(row.raw, side, row.rules)
    if amount and row.rules.roem_where in ("table", "both"):
        yield row.about("roem-without-trick", side, "roem", "sweep_bonus", amount=amount)


def _revoke(row: Row, side: Side) -> Iterator[Finding]:
    if row.rules.revoke in ("redeal", "redeal-fine"):
        yield row.about("revoke-points", side, "row", "revoke", reason=row.rules.revoke)
    elif row.rules.revoke == "personal":
        yield from _personal(row, side)
    elif not row.raw.counted:
        yield from _revoke_figures(row, side)


def _personal(row: Row, side: Side) -> Iterator[Finding]:
    if not row.has_points:
        yield row.about("revoke-points", side, "row", "revoke", reason="personal")
        return
    if not row.raw.counted:
        yield from _unsettled(row)
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
    yield from _doubled(row)
    yield from _unsettled(row)
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


def _doubled(row: Row) -> Iterator[Finding]:
    """A figure that a count doubled can give, but that is also what a plain revoke gives."""
    for side in Side:
        points = row.raw.points(side)
        if row.rules.revoke == "262" and row.times > 1 and points == row.rules.revoke_total:
            yield row.about(
                "revoke-doubled",
                side,
                "points",
                "revoke_penalty",
                points=points,
                once=points // row.times,
                times=row.times,
            )


def _unsettled(row: Row) -> Iterator[Finding]:
    """A row as written that should have been written as nat."""
    played_by = row.raw.played_by
    if played_by is not None:
        if not row.made_by(played_by):
            yield from _missed(row, played_by)
    elif not any(row.made_by(side) for side in Side):
        ns, ew = row.totals(Side.NS)
        if ns == ew:
            yield row.about("tie-unsettled", None, "row", "tie", total=ns)
        else:
            need = bar(row.raw, ns + ew, row.rules)
            yield row.about("bid-unsettled", None, "row", "bidding", need=need)


def _missed(row: Row, side: Side) -> Iterator[Finding]:
    own, other = row.totals(side)
    need = bar(row.raw, own + other, row.rules)
    if own > other and own < need:
        yield row.about(
            "nat-missed", side, "row", "bidding", reason="bid", own=own, other=other, need=need
        )
    else:
        enough = bool(need) and row.rules.system == "solo" and own >= need
        rule = "solo_share" if enough else "tie"
        yield row.about("nat-missed", side, "row", rule, own=own, other=other)

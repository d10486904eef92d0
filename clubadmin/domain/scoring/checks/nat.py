"""Whether nat agrees with the figures of a row, and where it is lacking."""

from collections.abc import Iterator

from clubadmin.domain.row.doubling import winner_takes_all
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.nat import bar, enough
from clubadmin.domain.row.settle import hanging
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.terms import Side


def check_nat(row: Row, side: Side) -> Iterator[Finding]:
    """A row marked nat against its figures."""
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


def unsettled(row: Row) -> Iterator[Finding]:
    """A row as written that should have been written as nat."""
    played_by = row.raw.played_by
    if hanging(row.raw, row.rules) is not None:
        return
    if played_by is not None:
        if not row.made_by(played_by):
            yield from missed(row, played_by)
    elif not any(row.made_by(side) for side in Side):
        ns, ew = row.totals(Side.NS)
        if ns == ew:
            who = {"reason": "player"} if row.rules.hangs else {}
            yield row.about("tie-unsettled", None, "row", "tie", total=ns, **who)
        else:
            need = bar(row.raw, ns + ew, row.rules)
            yield row.about("bid-unsettled", None, "row", "bidding", need=need)


def missed(row: Row, side: Side) -> Iterator[Finding]:
    """A side that played, did not make it, and stands as if it had."""
    own, other = row.totals(side)
    need = bar(row.raw, own + other, row.rules)
    if enough(row.raw, own, other, row.rules):  # so that it is the bid that it lacks
        yield row.about(
            "nat-missed", side, "row", "bidding", reason="bid", own=own, other=other, need=need
        )
    else:
        bid_reached = bool(need) and row.rules.system == "solo" and own >= need
        rule = "solo_share" if bid_reached else "tie"
        yield row.about("nat-missed", side, "row", rule, own=own, other=other)


def _nat_keeps(row: Row, side: Side) -> Iterator[Finding]:
    own, other = row.of(side), row.of(side.other)
    if own.points:
        yield row.about("nat-keeps", side, "points", "nat_roem", kept="points", amount=own.points)
    elif other.points != row.total:
        yield row.about("points-split", None, "points", "total", ns=row.ns.points, ew=row.ew.points)
    if own.roem:
        yield row.about("nat-keeps", side, "roem", "nat_roem", kept="roem", amount=own.roem)

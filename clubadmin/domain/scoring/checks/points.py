"""Whether the points of a row can be."""

from collections.abc import Iterator
from dataclasses import replace

from clubadmin.domain.row.doubling import carried
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.possible import meant_points, points_possible
from clubadmin.domain.row.raw import Mark
from clubadmin.domain.row.settle import written
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.terms import Side


def check_points(row: Row) -> Iterator[Finding]:
    """Points that cannot be, and points of two sides that do not make a game."""
    personal = row.raw.mark is Mark.REVOKE and row.rules.revoke == "personal"
    if row.one_takes_all and (row.raw.mark is None or personal):
        yield from _all_or_nothing(row)
    elif _normal(row):
        found = next(_impossible(row), None)
        if found is not None:
            yield found
        elif row.has_points and row.ns.points + row.ew.points != row.total:
            yield row.about(
                "points-split",
                None,
                "points",
                "total",
                ns=row.ns.points,
                ew=row.ew.points,
                meant=_as_counted(row),
            )


def _normal(row: Row) -> bool:
    """Whether the row's points should add up to what a game is worth."""
    raw = row.raw
    if any(row.is_262(raw.points(side)) for side in Side):
        return False
    if raw.mark is Mark.REVOKE:
        return row.rules.revoke == "personal"
    return raw.mark is None or (raw.mark is Mark.NAT and raw.counted)


def _impossible(row: Row) -> Iterator[Finding]:
    for side in Side:
        points = row.raw.points(side)
        if points is None:
            continue
        if not 0 <= points <= row.total:
            yield row.about(
                "points-range",
                side,
                "points",
                "total",
                points=points,
                meant=meant_points(points, side, row.total, row.space),
            )
        elif _own_points(row, side) % row.times:
            yield row.about(
                "points-impossible",
                side,
                "points",
                "spades_double" if row.rules.spades_double else "doubling",
                points=points,
                reason="doubled",
                times=row.times,
                meant=_as_counted(row),
            )
        elif not points_possible(_own_points(row, side) // row.times, row.rules):
            yield row.about("points-impossible", side, "points", "total", points=points)


def _own_points(row: Row, side: Side) -> int:
    """A side's points of this game alone; what a game before it left is for who has most."""
    points = row.of(side).points
    most = points > row.of(side.other).points
    return points - carried(row.raw, row.rules) if most else points


def _all_or_nothing(row: Row) -> Iterator[Finding]:
    """A game that was gekraakt goes to one side, points and roem alike."""
    if row.parted:
        if any(row.is_262(row.raw.points(side)) for side in Side):
            return
        meant = _as_counted(row)
        yield row.about(
            "double-who" if row.raw.played_by is None and meant else "double-points",
            None,
            "points",
            "doubling",
            ns=row.ns.points,
            ew=row.ew.points,
            meant=meant,
        )
        return
    for side in Side:
        if not row.of(side).points and row.of(side).roem:
            yield row.about("double-keeps", side, "roem", "doubling", amount=row.of(side).roem)


def _as_counted(row: Row) -> tuple[str, ...]:
    """The lines that have what was typed for the count, if it can be one."""
    raw = replace(row.raw, counted=True)
    ns, ew = written(raw, row.rules)
    if ns.points + ew.points != row.rules.total:
        return ()
    sides = Side if raw.played_by is None else (raw.played_by,)
    return tuple(write_line(replace(raw, played_by=side)) for side in sides)

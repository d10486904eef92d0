"""What is stored of a line; for sheets in bulk worked out once for each distinct line."""

from typing import NamedTuple

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.seats import share_of
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Outcome, Position, Severity, Side

COLUMNS = (
    "scoresheet_id",
    "game",
    "typed",
    "outcome",
    "side",
    "ns_points",
    "ns_roem",
    "ew_points",
    "ew_roem",
)


_UNPLAYED = (Outcome.NOT_PLAYED, Outcome.CANCELLED)


class LineFigures(NamedTuple):
    """What is stored of a line besides its place."""

    typed: str
    outcome: str | None
    side: str | None
    ns_points: int
    ns_roem: int
    ew_points: int
    ew_roem: int


class SeatFigures(NamedTuple):
    """What a player gets of a game otherwise than his side, besides its place.

    `side` is the one he plays this game on where that changes from game to game; `points` and
    `roem` are his own, None where he gets his side's; `fine` comes off at the end of the round,
    and with `floored` never brings it below 0.
    """

    position: str
    side: str | None
    points: int | None
    roem: int | None
    fine: int
    floored: bool


def line_figures(typed: str, settled: SettledGame | None) -> LineFigures:
    """What is stored of a line that was settled so; None while it cannot be."""
    if settled is None:
        return LineFigures(typed, None, None, 0, 0, 0, 0)
    return LineFigures(
        typed,
        settled.outcome.value,
        settled.side.value if settled.side else None,
        settled.ns.points,
        settled.ns.roem,
        settled.ew.points,
        settled.ew.roem,
    )


def seat_figures(
    raw: RawGame | None, settled: SettledGame | None, rules: RuleSet
) -> tuple[SeatFigures, ...]:
    """The players for whom something else is stored than for their side; () when there is none.

    Where one plays against two nobody has a side of his own: everybody is stored, with nothing
    while it is not known who played alone.
    """
    if raw is None or settled is None:
        return ()
    counts = rules.system == "solo" and settled.outcome not in _UNPLAYED
    if not counts and not settled.shares:
        return ()
    seats = (_seat_figures(seat, raw, settled, rules) for seat in SEATS[: rules.seats])
    return tuple(one for one in seats if one is not None)


def _seat_figures(
    seat: Position, raw: RawGame, settled: SettledGame, rules: RuleSet
) -> SeatFigures | None:
    share, side = share_of(settled, seat), None
    own = share.amounts if share else None
    fine = share.fine if share else 0
    if rules.system == "solo":
        own = own or Amounts()
        alone = SEATS[raw.solo - 1] if raw.solo else None
        side = Side.NS if seat is alone else Side.EW if alone else None
    elif share is None:
        return None
    return SeatFigures(
        seat.value,
        side.value if side else None,
        own.points if own else None,
        own.roem if own else None,
        fine,
        rules.fine_floor and fine > 0,
    )


class Lines(dict[str, LineFigures]):
    """The figures of lines under one rule set; a line that is met again costs a lookup.

    Args:
        rules: under which the lines are settled.

    Attributes:
        rules: the same.
        wrong: lines with errors, and what is wrong with them.
        seats: lines of which single players get something else than their side.
    """

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self.rules = rules
        self.wrong: dict[str, str] = {}
        self.seats: dict[str, tuple[SeatFigures, ...]] = {}

    def __missing__(self, typed: str) -> LineFigures:
        scored = judge(typed, self.rules)
        errors = [one for one in scored.findings if one.severity is Severity.ERROR]
        if errors:
            self.wrong[typed] = sentence(errors[0])
        if seats := seat_figures(scored.raw, scored.settled, self.rules):
            self.seats[typed] = seats
        self[typed] = figures = line_figures(typed, scored.settled)
        return figures

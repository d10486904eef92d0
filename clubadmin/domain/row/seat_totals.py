"""What each player has at the end of a sheet, where that is not what his side has."""

from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame, Share
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Side


@dataclass(frozen=True, slots=True)
class SeatTotal:
    """A player's own total: points and roem, less his fines, never below 0 if so ruled.

    On one of several sheets of a round fines are still to come off at its end.
    """

    seat: Position
    points: int
    roem: int
    fines: int
    total: int


def players_of(side: Side, raw: RawGame, rules: RuleSet) -> tuple[Position, ...]:
    """Who plays on a side in this row; of three all, while it is not said who plays alone."""
    seats = SEATS[: rules.seats]
    if rules.system != "solo":
        return tuple(seat for seat in seats if seat.side is side)
    if raw.solo is None:
        return seats
    alone = side is (raw.played_by or Side.NS)
    return tuple(seat for place, seat in enumerate(seats, 1) if (place == raw.solo) == alone)


def seat_totals(
    games: Sequence[SettledGame], rules: RuleSet, *, part: bool = False
) -> tuple[SeatTotal, ...]:
    """One total for each seat at the table; () when nobody differs from his side.

    Of a game in which it is not known what a player gets, he has nothing yet. With `part` the
    sheet is one of several of a round, at the end of which fines come off.
    """
    if not any(game.shares for game in games):
        return ()
    return tuple(_total(seat, games, rules, part=part) for seat in SEATS[: rules.seats])


def _total(
    seat: Position, games: Sequence[SettledGame], rules: RuleSet, *, part: bool
) -> SeatTotal:
    shares = [share_of(game, seat) for game in games]
    fines = sum(share.fine for share in shares if share)
    alone = rules.system == "solo"
    own = sum(
        (
            _amounts(game, seat, share, alone=alone)
            for game, share in zip(games, shares, strict=True)
        ),
        NOTHING,
    )
    total = own.total - (0 if part else fines)
    if fines and rules.fine_floor:
        total = max(total, 0)
    return SeatTotal(seat, own.points, own.roem, fines, total)


def share_of(game: SettledGame, seat: Position) -> Share | None:
    """What a game gives this player otherwise than his side; None if nothing."""
    return next((share for share in game.shares if share.seat is seat), None)


def _amounts(game: SettledGame, seat: Position, share: Share | None, *, alone: bool) -> Amounts:
    if share and share.amounts:
        return share.amounts
    return NOTHING if alone else game.of(seat.side)

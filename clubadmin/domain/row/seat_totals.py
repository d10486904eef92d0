"""Fines of a single player, and his total at the end of a sheet where it is not his side's."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.raw import Fine, FineKind, RawGame
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame, Share
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Side


def fine_shares(raw: RawGame, rules: RuleSet, most: int) -> tuple[Share, ...]:
    """A share for each player whom the row fines, by seat; () if nobody pays anything.

    Args:
        most: the most that the game could have given: what a revoke costs where the rule set
            says so.
    """
    if not raw.fines:
        return ()
    paid = dict.fromkeys(Position, 0)
    for fine in raw.fines:
        paid[fine.seat] += fine_points(fine, rules, most)
    return tuple(Share(seat, None, points) for seat, points in paid.items() if points)


def fine_points(fine: Fine, rules: RuleSet, most: int) -> int:
    """The points that a fine takes off its player's round; the first misdeal costs nothing."""
    if fine.kind is FineKind.DEALT:
        return 0
    if fine.kind is FineKind.MISDEAL:
        return rules.misdeal_fine * max(fine.count - 1, 0) if fine.count else 0
    if fine.count is not None:
        return fine.count
    return most if rules.revoke == "redeal-fine" else rules.revoke_penalty


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
    """The players on a side in this row; of three all, while it is not said who plays alone."""
    seats = SEATS[: rules.seats]
    if rules.system != "solo":
        return tuple(seat for seat in seats if seat.side is side)
    if raw.solo is None:
        return seats
    alone = side is (raw.played_by or Side.NS)
    return tuple(seat for place, seat in enumerate(seats, 1) if (place == raw.solo) == alone)


def seat_totals(
    games: Sequence[SettledGame], rules: RuleSet, *, part: bool = False, each_half: bool = False
) -> tuple[SeatTotal, ...]:
    """Add up a total for each seat at the table; () when nobody differs from his side.

    Of a game in which it is not known what a player gets, he has nothing yet. With `part` the
    sheet is one of several of a round, at the end of which fines come off. Halves of a point are
    rounded once, at the end; with `each_half` in each game, as evenings of before keep it.
    """
    if not any(game.shares for game in games):
        return ()
    return tuple(
        _total(seat, games, rules, part=part, each_half=each_half) for seat in SEATS[: rules.seats]
    )


def _total(
    seat: Position, games: Sequence[SettledGame], rules: RuleSet, *, part: bool, each_half: bool
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
    if not each_half:
        own += _rounding(share.halves for share in shares if share)
    total = own.total - (0 if part else fines)
    if fines and rules.fine_floor:
        total = max(total, 0)
    return SeatTotal(seat, own.points, own.roem, fines, total)


def _rounding(halves: Iterable[Amounts]) -> Amounts:
    """The sum of the halves that games gave too much; the last one stays, as it is rounded."""
    over = sum(halves, NOTHING)
    return Amounts(-int(over.points / 2), -int(over.roem / 2))


def share_of(game: SettledGame, seat: Position) -> Share | None:
    """The share of a player in a game where it differs from his side's; None if it does not."""
    return next((share for share in game.shares if share.seat is seat), None)


def _amounts(game: SettledGame, seat: Position, share: Share | None, *, alone: bool) -> Amounts:
    if share and share.amounts:
        return share.amounts
    return NOTHING if alone else game.of(seat.side)

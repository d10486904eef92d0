"""Three players: one plays alone against two, and each has a total of his own.

The boxes of Wij are those of who plays alone, the boxes of Zij those of the two together;
who it was and what each of the three gets stands beside them.
"""

from dataclasses import replace

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.fines import fine_shares
from clubadmin.domain.row.raw import RawGame, State
from clubadmin.domain.row.settle import Amounts, SettledGame, Share, settle
from clubadmin.domain.row.stakes import row_total
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.checks import check_game
from clubadmin.domain.scoring.systems.fined import check_fines
from clubadmin.domain.scoring.systems.solo_check import (
    check_bounds,
    check_player,
    check_shares,
)
from clubadmin.domain.terms import Outcome, Position, Side

_PLAYERS = SEATS[:3]
_OWN = frozenset((Outcome.MADE, Outcome.PIT, Outcome.ARBITRAL))
"""Who took what can be told apart; what is lost to the two otherwise they share alike."""


class Solo:
    """As klaverjassen, but the bid alone decides who is nat, and each counts for himself."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """What a row counts; no shares while it is not said who played alone."""
        row = _alone(raw)
        game = settle(row, rules)
        return replace(game, shares=_shares(row, game, rules))

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:
        """All findings of a row."""
        row = _alone(raw)
        found = [*check_game(None, row, settled, rules), *check_fines(row, rules)]
        found += check_player(row, rules)
        if row.state is not State.PLAYED or row.arbitral:
            return tuple(found)
        if rules.talon == "none" and row.mark is None:
            found = [one for one in found if one.code != "points-split"]
            found += check_bounds(row, rules)
        return (*found, *check_shares(row, settled, rules))


def _alone(raw: RawGame) -> RawGame:
    """The row with the side that always plays: whoever plays alone."""
    return raw if raw.played_by else replace(raw, played_by=Side.NS)


def _shares(raw: RawGame, game: SettledGame, rules: RuleSet) -> tuple[Share, ...]:
    fines = {share.seat: share.fine for share in fine_shares(raw, rules, row_total(raw, rules))}
    amounts = _amounts(raw, game, rules)
    return tuple(
        Share(seat, amounts.get(seat), fines.get(seat, 0))
        for seat in (_PLAYERS if amounts else SEATS)
        if amounts or seat in fines
    )


def _amounts(raw: RawGame, game: SettledGame, rules: RuleSet) -> dict[Position, Amounts | None]:
    """What each player gets; None where the row does not say who of the two made it."""
    if raw.solo not in (1, 2, 3) or raw.state is not State.PLAYED:
        return {}
    side = raw.played_by or Side.NS
    first, second = two_together(raw.solo)
    parts = _parts(raw, game, game.of(side.other), rules)
    return {_PLAYERS[raw.solo - 1]: game.of(side), first: parts[0], second: parts[1]}


def two_together(solo: int) -> tuple[Position, Position]:
    """The two who play together against player `solo` (1 to 3), by seat."""
    first, second = (seat for place, seat in enumerate(_PLAYERS, 1) if place != solo)
    return first, second


def _parts(
    raw: RawGame, game: SettledGame, both: Amounts, rules: RuleSet
) -> tuple[Amounts | None, Amounts | None]:
    if rules.solo_share != "own" or game.outcome not in _OWN:
        up = rules.solo_share != "half-down"
        half = Amounts(_half(both.points, up=up), _half(both.roem, up=up))
        return half, half
    points = raw.first_points if both.points else 0
    roem = raw.first_roem if both.roem else 0
    if points is None or roem is None:
        return None, None
    return Amounts(points, roem), Amounts(both.points - points, both.roem - roem)


def _half(amount: int, *, up: bool) -> int:
    return (amount + up) // 2

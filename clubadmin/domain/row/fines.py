"""Fines of a single player: for verzaken or cheating, and for dealing wrong again."""

from clubadmin.domain.row.raw import Fine, FineKind, RawGame
from clubadmin.domain.row.settle import Share
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position


def fine_shares(raw: RawGame, rules: RuleSet, most: int) -> tuple[Share, ...]:
    """A share for each player whom the row fines, by seat; () if nobody pays anything.

    Args:
        raw: the row.
        rules: the rule set.
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

"""Settling of a row: from what the paper says to what counts, under a rule set."""

from dataclasses import dataclass, replace
from enum import StrEnum

from clubadmin.domain.row.doubling import (
    box_bonus,
    cards_worth,
    carried,
    revoke_total,
    row_total,
    stake,
    winner_takes_all,
    written_total,
)
from clubadmin.domain.row.hand_roem import hand_change
from clubadmin.domain.row.nat import bar, made
from clubadmin.domain.row.raw import Box, Mark, RawGame, State
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Position, Side


class Shown(StrEnum):
    """How a roem box of a settled row is painted."""

    AMOUNT = "amount"
    STRIPE = "stripe"
    BLANK = "blank"


@dataclass(frozen=True, slots=True)
class Amounts:
    """Card points and roem of one side."""

    points: int = 0
    roem: int = 0

    @property
    def total(self) -> int:
        """Points and roem together."""
        return self.points + self.roem

    def __add__(self, other: "Amounts") -> "Amounts":
        return Amounts(self.points + other.points, self.roem + other.roem)


NOTHING = Amounts()


@dataclass(frozen=True, slots=True)
class Share:
    """The share of one player, where it differs from his side's.

    `amounts` is his own in place of his side's, None if he gets what his side gets; `fine`
    comes off at the end of the round. `halves` is what rounding a share gave him too much (1) or
    too little (-1), in halves of a point: a sheet rounds once, at its end.
    """

    seat: Position
    amounts: Amounts | None = None
    fine: int = 0
    halves: Amounts = NOTHING


@dataclass(frozen=True, slots=True)
class SettledGame:
    """A row as it counts. `side` is nat, made the pit or revoked; else None.

    `shares` holds the players for whom something else counts than for their side: all three
    where one plays against two, and whoever was fined.
    """

    outcome: Outcome
    side: Side | None
    ns: Amounts
    ew: Amounts
    ns_box: Shown = Shown.STRIPE
    ew_box: Shown = Shown.STRIPE
    shares: tuple[Share, ...] = ()

    def of(self, side: Side) -> Amounts:
        """The amounts of a side."""
        return self.ns if side is Side.NS else self.ew

    def box(self, side: Side) -> Shown:
        """How a side's roem box is painted."""
        return self.ns_box if side is Side.NS else self.ew_box


_OF_STATE = {State.NOT_PLAYED: Outcome.NOT_PLAYED, State.CANCELLED: Outcome.CANCELLED}


def settle(raw: RawGame, rules: RuleSet) -> SettledGame:
    """Settle a row for the two sides. Any integers give a result; never raises."""
    if raw.state is not State.PLAYED:
        return SettledGame(_OF_STATE[raw.state], None, NOTHING, NOTHING)
    if raw.arbitral:
        return _as_it_stands(raw, rules, Outcome.ARBITRAL, None)
    if raw.mark is Mark.REVOKE and raw.mark_side:
        return _revoke(raw, raw.mark_side, rules)
    if hanging(raw, rules) is not None:
        return _hung(raw, rules)
    if raw.mark is Mark.PIT and raw.mark_side:
        return _won(raw, rules, Outcome.PIT, raw.mark_side, raw.mark_side)
    nat_side = raw.mark_side if raw.mark is Mark.NAT else _nat_by_count(raw, rules)
    if nat_side is not None:
        return _nat(raw, rules, nat_side)
    return _won(raw, rules, Outcome.MADE, None, raw.played_by)


def hanging(raw: RawGame, rules: RuleSet) -> Amounts | None:
    """The part of a drawn game that the winner of the next one gets; None: nothing."""
    settled_otherwise = raw.state is not State.PLAYED or raw.arbitral or raw.mark is not None
    if not rules.hangs or settled_otherwise or winner_takes_all(raw, rules):
        return None
    ns, ew = compared(raw, rules)
    if ns.total != ew.total or carried(raw, rules) or ns.total < bar(raw, 2 * ns.total, rules):
        return None
    if rules.tie == "next":
        return ns + ew
    return {None: None, Side.NS: ns, Side.EW: ew}[raw.played_by]


def _hung(raw: RawGame, rules: RuleSet) -> SettledGame:
    game = _as_it_stands(raw, rules, Outcome.MADE, None, stake(raw, rules) if raw.counted else 1)
    left = Side if rules.tie == "next" else (raw.played_by,)
    ns, ew = (NOTHING if side in left else game.of(side) for side in Side)
    return replace(game, ns=ns, ew=ew)


def written(raw: RawGame, rules: RuleSet) -> tuple[Amounts, Amounts]:
    """The figures of a row as they stand on paper, the unwritten ones filled in: (Wij, Zij).

    Roem is what counts of it: hand roem that is rejected is left out, stuk is there.
    """
    ns_points, ew_points = _points(raw, rules)
    return (
        Amounts(ns_points, roem_amount(raw, Side.NS, rules)),
        Amounts(ew_points, roem_amount(raw, Side.EW, rules)),
    )


def compared(raw: RawGame, rules: RuleSet) -> tuple[Amounts, Amounts]:
    """The figures by which it is judged who made it: spades counted double where they are."""
    ns, ew = written(raw, rules)
    times = cards_worth(raw, rules) if raw.counted else 1
    return _times(ns, times), _times(ew, times)


def roem_amount(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The roem that a side has before nat takes it away."""
    return box_amount(raw, side, rules) + hand_change(raw, side, rules)


def box_amount(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The roem in a side's box; a stripe and a blank box are 0."""
    roem = raw.roem(side)
    if roem is Box.BONUS:
        return box_bonus(raw, side, rules)
    return 0 if isinstance(roem, Box) else roem


def _points(raw: RawGame, rules: RuleSet) -> tuple[int, int]:
    total = written_total(raw, rules)
    if raw.ns_points is not None:
        ew_points = raw.ew_points
        return raw.ns_points, _rest(raw.ns_points, total) if ew_points is None else ew_points
    if raw.ew_points is not None:
        return _rest(raw.ew_points, total), raw.ew_points
    full = revoke_total(raw, rules) if raw.mark is Mark.REVOKE else total
    all_to_ns = (raw.mark is Mark.PIT) == (raw.mark_side is Side.NS)
    return (full, 0) if all_to_ns else (0, full)


def _rest(points: int, total: int) -> int:
    # 262 leaves nothing: that is how a revoke is written, marked or not
    return max(total - points, 0)


def _nat_by_count(raw: RawGame, rules: RuleSet) -> Side | None:
    if not raw.counted or raw.played_by is None:
        return None
    ns, ew = compared(raw, rules)
    own, other = (ns, ew) if raw.played_by is Side.NS else (ew, ns)
    return None if made(raw, own.total, other.total, rules) else raw.played_by


def _won(
    raw: RawGame, rules: RuleSet, outcome: Outcome, side: Side | None, winner: Side | None
) -> SettledGame:
    """A game that was made or a pit: each side keeps its own, unless it was gekraakt."""
    if raw.counted and winner and winner_takes_all(raw, rules):
        total = row_total(raw, rules)
        return _all_to(winner, raw, rules, outcome=outcome, side=side, points=total)
    return _as_it_stands(raw, rules, outcome, side, stake(raw, rules) if raw.counted else 1)


def _nat(raw: RawGame, rules: RuleSet, side: Side) -> SettledGame:
    if not raw.counted:
        return _as_it_stands(raw, rules, Outcome.NAT, side)
    return _all_to(
        side.other,
        raw,
        rules,
        outcome=Outcome.NAT,
        side=side,
        points=row_total(raw, rules),
        roem_too=rules.nat_roem == "other",
    )


def _revoke(raw: RawGame, side: Side, rules: RuleSet) -> SettledGame:
    if rules.revoke in ("redeal", "redeal-fine"):
        return SettledGame(Outcome.REVOKE, side, NOTHING, NOTHING)
    if rules.revoke == "personal":
        return _personal(raw, side, rules)
    if raw.counted:
        total = revoke_total(raw, rules)
        return _all_to(
            side.other,
            _without_roem(raw) if rules.revoke_roem == "lost" else raw,
            rules,
            outcome=Outcome.REVOKE,
            side=side,
            points=total,
            roem_too=rules.revoke_roem == "other",
        )
    return _as_it_stands(raw, rules, Outcome.REVOKE, side)


def _without_roem(raw: RawGame) -> RawGame:
    """The row with no roem of the cards in it; a bonus or a penalty stays in its box."""
    ns, ew = (one if one is Box.BLANK else Box.BONUS for one in (raw.ns_roem, raw.ew_roem))
    return replace(raw, ns_roem=ns, ew_roem=ew, ns_hand=0, ew_hand=0, stuk=None)


def _personal(raw: RawGame, side: Side, rules: RuleSet) -> SettledGame:
    """The player pays, all else counts: the row is settled as if nobody had revoked."""
    if raw.ns_points is None and raw.ew_points is None:
        return SettledGame(Outcome.REVOKE, side, NOTHING, NOTHING)
    game = settle(replace(raw, mark=None, mark_side=None), rules)
    return replace(game, outcome=Outcome.REVOKE, side=side)


def _as_it_stands(
    raw: RawGame, rules: RuleSet, outcome: Outcome, side: Side | None, times: int = 1
) -> SettledGame:
    """Each side its own figures, the points counted so many times."""
    ns, ew = written(raw, rules)
    return SettledGame(
        outcome,
        side,
        _times(ns, times),
        _times(ew, times),
        _shown(raw.ns_roem, ns.roem),
        _shown(raw.ew_roem, ew.roem),
    )


def _all_to(
    winner: Side,
    raw: RawGame,
    rules: RuleSet,
    *,
    outcome: Outcome,
    side: Side | None,
    points: int,
    roem_too: bool = True,
) -> SettledGame:
    """All points to one side, and the roem of both if `roem_too`."""
    loser = winner.other
    roem = roem_amount(raw, winner, rules)
    if roem_too:
        roem += roem_amount(raw, loser, rules)
    won = Amounts(points, roem)
    boxes = {
        loser: _shown(Box.BLANK if raw.roem(loser) is Box.BLANK else Box.STRIPE, 0),
        winner: _shown(raw.roem(winner), roem),
    }
    ns, ew = (NOTHING, won) if loser is Side.NS else (won, NOTHING)
    return SettledGame(outcome, side, ns, ew, boxes[Side.NS], boxes[Side.EW])


def _times(amounts: Amounts, times: int) -> Amounts:
    return Amounts(amounts.points * times, amounts.roem)


def _shown(roem: int | Box, amount: int) -> Shown:
    if amount:
        return Shown.AMOUNT
    return Shown.BLANK if roem is Box.BLANK else Shown.STRIPE

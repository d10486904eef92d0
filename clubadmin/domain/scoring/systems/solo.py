"""Three players: one plays alone against two, and each has a total of his own.

The boxes of Wij are those of who plays alone, the boxes of Zij those of the two together;
who it was and what each of the three gets stands beside them.
"""

from collections.abc import Iterator
from dataclasses import replace

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.doubling import cards_worth, row_total, written_total
from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.raw import RawGame, State
from clubadmin.domain.row.seat_totals import fine_shares
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame, Share, settle
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.checks import check_game
from clubadmin.domain.scoring.systems.fined import check_fines
from clubadmin.domain.terms import Outcome, Position, Side

_PLAYERS = SEATS[:3]
_OWN = frozenset((Outcome.MADE, Outcome.PIT, Outcome.ARBITRAL))
"""Who took what can be told apart; what is lost to the two otherwise they share alike."""


class Solo:
    """Klaverjassen where the bid alone decides who is nat, and each counts for himself."""

    def settle(self, raw: RawGame, rules: RuleSet) -> SettledGame:
        """Settle a row; no shares while it is not said who played alone."""
        row = _alone(raw)
        game = settle(row, rules)
        return replace(game, shares=_shares(row, game, rules))

    def check(self, raw: RawGame, settled: SettledGame, rules: RuleSet) -> tuple[Finding, ...]:
        """All findings of a row."""
        row = _alone(raw)
        found = [*check_game(row, settled, rules), *check_fines(row, rules)]
        found += check_player(row, rules)
        if row.arbitral:
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
    halves = _halves(raw, game, amounts)
    return tuple(
        Share(seat, amounts.get(seat), fines.get(seat, 0), halves.get(seat, NOTHING))
        for seat in (_PLAYERS if amounts else SEATS)
        if amounts or seat in fines
    )


def _amounts(raw: RawGame, game: SettledGame, rules: RuleSet) -> dict[Position, Amounts | None]:
    """The amounts of each player; None where the row does not say who of the two made it."""
    if raw.solo not in (1, 2, 3) or raw.state is not State.PLAYED:
        return {}
    side = raw.played_by or Side.NS
    first, second = two_together(raw.solo)
    parts = _parts(raw, game, game.of(side.other), rules)
    return {_PLAYERS[raw.solo - 1]: game.of(side), first: parts[0], second: parts[1]}


def _halves(
    raw: RawGame, game: SettledGame, amounts: dict[Position, Amounts | None]
) -> dict[Position, Amounts]:
    """The rounding of each of the two, in halves; {} where nothing was rounded."""
    if not amounts:
        return {}
    pair = two_together(raw.solo or 0)
    first, second = (amounts[seat] for seat in pair)
    if first is None or second is None:
        return {}
    got, both = first + second, game.of((raw.played_by or Side.NS).other)
    return dict.fromkeys(pair, Amounts(got.points - both.points, got.roem - both.roem))


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


_LEFT_OVER = 2


def check_player(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    """Whether the row says who played alone: without it no player has anything of it.

    On a sheet that should be whole it is an error, `solo-unknown`.
    """
    if raw.state is State.PLAYED and raw.solo is None:
        yield finding("solo-player", None, "row", rules.articles["players"], None)


def check_bounds(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    """Whether the figures of an unmarked row fit together where the talon does not count."""
    ns, ew = raw.ns_points, raw.ew_points
    total, article = written_total(raw, rules), rules.articles["talon"]
    if ns is None and ew is None:
        return
    if ns is None or ew is None:
        yield finding("points-split", None, "points", article, None, reason="talon-rest")
    elif not (least := total - _talon_most(raw, rules)) <= ns + ew <= total:
        yield finding(
            "points-split",
            None,
            "points",
            article,
            None,
            reason="talon",
            ns=ns,
            ew=ew,
            least=least,
            total_points=total,
        )


def _talon_most(raw: RawGame, rules: RuleSet) -> int:
    """The most that the two cards left over can be worth."""
    # of the other suits no more than two cards of a rank can be among them
    worths = [worth for _, worth in rules.trump_points + rules.plain_points + rules.plain_points]
    return sum(sorted(worths)[-_LEFT_OVER:]) * (1 if raw.counted else cards_worth(raw, rules))


def check_shares(raw: RawGame, settled: SettledGame, rules: RuleSet) -> Iterator[Finding]:
    """Check that the row tells what each of the two made, where each keeps his own."""
    own = rules.solo_share == "own" and settled.outcome in (Outcome.MADE, Outcome.PIT)
    if not own or raw.solo is None:
        return
    both = settled.of((raw.played_by or Side.NS).other)
    taker = 2 if raw.solo == 1 else 1
    article = rules.articles["solo_share"]
    for field, amount, taken in (
        ("points", both.points, raw.first_points),
        ("roem", both.roem, raw.first_roem),
    ):
        if taken is None and amount:
            yield finding(
                "share-missing",
                None,
                field,
                article,
                None,
                reason=field,
                amount=amount,
                taker=taker,
            )
        elif taken is not None and not 0 <= taken <= amount:
            yield finding(
                "share-range", None, field, article, None, taken=taken, amount=amount, taker=taker
            )

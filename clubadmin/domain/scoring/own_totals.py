"""Three players' own totals on paper against the rows, and which row explains a difference."""

from collections.abc import Iterator, Sequence

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Finding, finding, sheet_article
from clubadmin.domain.row.seat_totals import SeatTotal, seat_totals, share_of
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.match import Played
from clubadmin.domain.scoring.total_ways import swapped_digits

OwnTotals = tuple[int | None, int | None, int | None]
"""Points and roem together as the first, second and third player wrote them; None if not."""

_MOST_NAMED = 3


def check_own_totals(games: Sequence[Played], own: OwnTotals, rules: RuleSet) -> Iterator[Finding]:
    """A finding for each player whose total on paper is not what the rows give him."""
    settled = [game for _, game in games if game]
    totals = {one.seat: one for one in seat_totals(settled, rules)}
    for place, (seat, written) in enumerate(zip(SEATS, own, strict=False), 1):
        total = totals.get(seat)
        if written is None or total is None or written == total.total:
            continue
        reason, rows = _cause(games, total, written)
        yield finding(
            "total-mismatch",
            None,
            "total",
            sheet_article(rules),
            rows[0] if len(rows) == 1 else None,
            reason=reason,
            paper=written,
            sum_rows=total.total,
            difference=written - total.total,
            rows=rows,
            worth=abs(written - total.total),
            player=place,
        )


def _cause(games: Sequence[Played], total: SeatTotal, written: int) -> tuple[str, tuple[int, ...]]:
    """The likeliest way in which a few rows, each by itself, explain the difference."""
    unread = tuple(number for number, game in games if game is None)
    if unread:
        return "unread", unread
    if total.roem and written == total.total - total.roem:
        return "without-roem", ()
    own = [
        (number, share.amounts)
        for number, game in games
        if game and (share := share_of(game, total.seat)) and share.amounts
    ]
    for reason, rows in _ways(own, written - total.total):
        if 0 < len(rows) <= _MOST_NAMED:
            return reason, rows
    if written in swapped_digits(total.total):
        return "total-digits", ()
    return ("carry" if abs(written - total.total) in (10, 100, 1000) else "unknown"), ()


def _ways(
    own: Sequence[tuple[int, Amounts]], difference: int
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each way to go wrong, with the games that it would take."""
    yield "skipped", tuple(number for number, got in own if got.total == -difference)
    yield "twice", tuple(number for number, got in own if got.total == difference)
    yield "roem-skipped", tuple(number for number, got in own if got.roem == -difference)
    yield (
        "adding-digits",
        tuple(number for number, got in own if got.total + difference in swapped_digits(got.total)),
    )

"""Three players' own totals on paper against the rows, and which row explains a difference."""

from collections.abc import Iterator, Sequence

from clubadmin.domain.scoring.columns import SEATS
from clubadmin.domain.scoring.findings import SHEET_ARTICLE, Finding, finding
from clubadmin.domain.scoring.match import Played
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.seats import seat_totals, share_of
from clubadmin.domain.scoring.total_ways import swapped_digits
from clubadmin.domain.terms import Position

OwnTotals = tuple[int | None, int | None, int | None]
"""Points and roem together as the first, second and third player wrote them; None if not."""

_MOST_NAMED = 3


def check_own_totals(games: Sequence[Played], own: OwnTotals, rules: RuleSet) -> Iterator[Finding]:
    """A finding for each player whose total on paper is not what the rows give him."""
    settled = [game for _, game in games if game]
    totals = {one.seat: one.total for one in seat_totals(settled, rules)}
    for place, (seat, written) in enumerate(zip(SEATS, own, strict=False), 1):
        difference = (written or 0) - totals.get(seat, 0)
        if written is None or not difference or seat not in totals:
            continue
        reason, rows = _cause(games, seat, written, difference)
        yield finding(
            "total-mismatch",
            None,
            "total",
            SHEET_ARTICLE,
            rows[0] if len(rows) == 1 else None,
            reason=reason,
            paper=written,
            sum_rows=totals[seat],
            difference=difference,
            rows=rows,
            worth=abs(difference),
            player=place,
        )


def _cause(
    games: Sequence[Played], seat: Position, written: int, difference: int
) -> tuple[str, tuple[int, ...]]:
    """The likeliest way in which a few rows, each by itself, explain the difference."""
    unread = tuple(number for number, game in games if game is None)
    if unread:
        return "unread", unread
    worths = [
        (number, share.amounts.total)
        for number, game in games
        if game and (share := share_of(game, seat)) and share.amounts
    ]
    ways = (
        ("skipped", [number for number, worth in worths if worth == -difference]),
        ("twice", [number for number, worth in worths if worth == difference]),
        (
            "adding-digits",
            [number for number, worth in worths if worth + difference in swapped_digits(worth)],
        ),
    )
    for reason, rows in ways:
        if 0 < len(rows) <= _MOST_NAMED:
            return reason, tuple(rows)
    if written in swapped_digits(written - difference):
        return "total-digits", ()
    return ("carry" if abs(difference) in (10, 100, 1000) else "unknown"), ()

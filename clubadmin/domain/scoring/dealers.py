"""Whether those who are said to have misdealt can have dealt: the deal goes round."""

from collections import Counter
from collections.abc import Iterator, Sequence

from clubadmin.domain.scoring.columns import SEATS
from clubadmin.domain.scoring.findings import Finding, finding
from clubadmin.domain.scoring.raw import FineKind, RawGame
from clubadmin.domain.scoring.rules import RuleSet


def check_dealers(games: Sequence[tuple[int, RawGame]], rules: RuleSet) -> Iterator[Finding]:
    """A finding for each misdeal by a player who does not deal that game.

    `games` are the rows that can be read, with their numbers. Who deals the first game is
    drawn and not on the sheet, so it follows from the misdeals themselves: the deal in which
    most of them agree, the earliest of these.
    """
    misdeals = [
        (number, SEATS.index(fine.seat))
        for number, raw in games
        for fine in raw.fines
        if fine.kind is FineKind.MISDEAL
    ]
    if len(misdeals) < 2:
        return
    first, _ = Counter(_first(seat, number, rules) for number, seat in misdeals).most_common(1)[0]
    for number, seat in misdeals:
        if _first(seat, number, rules) != first:
            dealer = SEATS[(first + number - 1) % rules.seats]
            yield finding(
                "misdeal-dealer",
                None,
                "fines",
                rules.articles["misdeal_fine"],
                number,
                seat=SEATS[seat].value,
                dealer=dealer.value,
            )


def _first(seat: int, number: int, rules: RuleSet) -> int:
    """Who dealt the first game if this seat dealt game `number`."""
    return (seat - number + 1) % rules.seats

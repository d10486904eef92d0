"""Whether those who are said to have misdealt can have dealt: the deal goes round."""

from collections import Counter
from collections.abc import Iterator, Sequence

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.raw import FineKind, RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position


def check_dealers(
    games: Sequence[tuple[int, RawGame]], rules: RuleSet, known: Sequence[Position] = ()
) -> Iterator[Finding]:
    """A finding for each misdeal by a player who does not deal that game.

    `games` are the rows that can be read, with their numbers, and `known` who deals each game
    where the sheet says so. Where it does not, that follows from the misdeals themselves: the
    deal in which most of them agree, the earliest of these.
    """
    misdeals = [
        (number, SEATS.index(fine.seat))
        for number, raw in games
        for fine in raw.fines
        if fine.kind is FineKind.MISDEAL
    ]
    if known:
        for number, seat in misdeals:
            if number <= len(known) and known[number - 1] is not SEATS[seat]:
                yield _about(number, seat, known[number - 1], rules, reason="sheet")
        return
    if len(misdeals) < 2:
        return
    first, _ = Counter(_first(seat, number, rules) for number, seat in misdeals).most_common(1)[0]
    for number, seat in misdeals:
        if _first(seat, number, rules) != first:
            dealer = SEATS[(first + number - 1) % rules.seats]
            yield _about(number, seat, dealer, rules)


def _about(number: int, seat: int, dealer: Position, rules: RuleSet, **reason: str) -> Finding:
    article = rules.articles["misdeal_fine"]
    who = {"seat": SEATS[seat].value, "dealer": dealer.value}
    return finding("misdeal-dealer", None, "fines", article, number, **who, **reason)


def _first(seat: int, number: int, rules: RuleSet) -> int:
    """Who dealt the first game if this seat dealt game `number`."""
    return (seat - number + 1) % rules.seats
